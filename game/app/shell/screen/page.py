"""Show which part of a page that is larger than the window is shown, and how it moves.

With everything set larger than fits, the screens are drawn on a page larger than the window. The page moves
when the pointer is at an edge of the window, and when the keyboard or a new screen needs a place that is out
of sight. All lengths are in pixels. Pure.
"""

from __future__ import annotations

Box = tuple[float, float, float, float]
Spot = tuple[int, int]

EDGE = 0.045
"""Distance of the pointer from an edge that counts as near, as a share of the window's smaller side."""
SPEED = 1.3
"""Window widths a second that the page moves while the pointer is at the very edge."""
EASE_MS = 70.0
"""About how long the page takes to most of its way to where the keyboard is."""
LEAP = 0.5
LEAP_REST_MS = 450.0
"""Without smooth motion the page leaps by this share of the window, then rests for so long."""
MARGIN = 0.06
"""Space around the thing that the keyboard is on, as a share of the window."""


class Page:
    """The page of one size of window.

    Args:
        window: width and height of the window.
        size: width and height of the page, at least those of the window.

    Attributes:
        x, y: the page's point at the window's top left.
        smooth: whether it glides; otherwise it leaps.
    """

    def __init__(self, window: Spot, size: Spot) -> None:
        self.window = window
        self.size = size
        self.x = self.y = 0.0
        self.smooth = True
        self._goal: tuple[float, float] | None = None
        self._pointer: Spot | None = None
        self._rest = 0.0

    @property
    def larger(self) -> bool:
        """Return whether there is more than the window shows."""
        return self.size[0] > self.window[0] or self.size[1] > self.window[1]

    @property
    def offset(self) -> Spot:
        """The page's point at the window's top left, in whole pixels."""
        return round(self.x), round(self.y)

    @property
    def shown(self) -> Box:
        """Return what the window shows of the page."""
        return (*self.offset, *self.window)

    def keep(self, other: Page) -> None:
        """Show the same place as another page did, as far as this one can."""
        self._pointer = other.pointer
        middle = [
            (place + length / 2) / max(1, whole)
            for place, length, whole in zip((other.x, other.y), other.window, other.size, strict=True)
        ]
        self._put(
            *(
                share * whole - length / 2
                for share, whole, length in zip(middle, self.size, self.window, strict=True)
            )
        )
        self.smooth = other.smooth

    def on_page(self, spot: Spot) -> Spot:
        """Return the page's point below a point of the window."""
        return spot[0] + self.offset[0], spot[1] + self.offset[1]

    # what moves it

    def point(self, spot: Spot | None) -> None:
        """The pointer is at a point of the window, or gone (None)."""
        if spot is not None and spot != self._pointer:
            self._goal = None
        self._pointer = spot

    @property
    def pointer(self) -> Spot | None:
        """Return where the pointer is in the window."""
        return self._pointer

    def reveal(self, box: Box) -> None:
        """Move so far that a part of the page is seen whole, its top left if it is larger than the window."""
        goal = []
        start = self._goal or (self.x, self.y)
        for place, wanted, length, window in zip(start, box[:2], box[2:], self.window, strict=True):
            air = min(MARGIN * window, max(0.0, (window - length) / 2))
            if length > window:
                goal.append(wanted)
                continue
            goal.append(min(max(place, wanted + length + air - window), wanted - air))
        self._head_for(*goal)

    def home(self) -> None:
        """Show the page's beginning at once."""
        self._put(0, 0)
        self._goal = None

    def centre_on(self, box: Box) -> None:
        """Move so that a part of the page is in the middle; its top if it is higher than the window."""
        x = box[0] + box[2] / 2 - self.window[0] / 2
        y = box[1] + box[3] / 2 - self.window[1] / 2
        if box[2] > self.window[0]:
            x = box[0]
        if box[3] > self.window[1]:
            y = box[1]
        self._head_for(x, y)

    def _head_for(self, x: float, y: float) -> None:
        goal = self._inside(x, y)
        self._goal = goal if goal != (self.x, self.y) else None
        if not self.smooth and self._goal is not None:
            self._put(*self._goal)
            self._goal = None

    # time

    def update(self, ms: float) -> bool:
        """Let time pass; return True if the page has moved."""
        before = self.offset
        if self._goal is not None:
            self._glide(ms)
        elif self.smooth:
            ways = self._ways()
            step = SPEED * self.window[0] * ms / 1000
            self._put(self.x + ways[0] * step, self.y + ways[1] * step)
        else:
            self._leap(ms)
        return self.offset != before

    def _glide(self, ms: float) -> None:
        assert self._goal is not None
        share = min(1.0, ms / EASE_MS) if ms < EASE_MS else 1.0
        dx, dy = self._goal[0] - self.x, self._goal[1] - self.y
        if abs(dx) + abs(dy) < 2 or share >= 1:
            self._put(*self._goal)
            self._goal = None
        else:
            self._put(self.x + dx * share, self.y + dy * share)

    def _leap(self, ms: float) -> None:
        ways = self._ways()
        self._rest = max(0.0, self._rest - ms)
        if ways == (0.0, 0.0) or self._rest > 0:
            return
        before = self.offset
        leaps = [
            LEAP * length * (1 if way > 0 else -1 if way < 0 else 0)
            for way, length in zip(ways, self.window, strict=True)
        ]
        self._put(self.x + leaps[0], self.y + leaps[1])
        if self.offset != before:
            self._rest = LEAP_REST_MS

    def wake(self) -> float | None:
        """Return after how many ms `update` must be called; None while nothing moves."""
        if self._goal is not None:
            return 0
        x, y = self._ways()
        ahead = self._inside(self.x + x, self.y + y)
        if ahead == (self.x, self.y):
            return None
        return 0 if self.smooth else self._rest

    def _ways(self) -> tuple[float, float]:
        """Return how strongly the pointer pushes: -1 to 1 across and down."""
        if self._pointer is None or not self.larger:
            return 0.0, 0.0
        zone = max(12.0, EDGE * min(self.window))
        found = []
        for at, length in zip(self._pointer, self.window, strict=True):
            near = (zone - at) / zone
            far = (at - (length - 1 - zone)) / zone
            found.append(-(min(1.0, near) ** 2) if near > 0 else min(1.0, far) ** 2 if far > 0 else 0.0)
        return found[0], found[1]

    def _inside(self, x: float, y: float) -> tuple[float, float]:
        return (
            min(max(0.0, x), float(self.size[0] - self.window[0])),
            min(max(0.0, y), float(self.size[1] - self.window[1])),
        )

    def _put(self, x: float, y: float) -> None:
        self.x, self.y = self._inside(x, y)
