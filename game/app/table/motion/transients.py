"""Show what is on the screen for a moment: messages, the turn banner, a piece that flies back; and
resting."""

from __future__ import annotations

from dataclasses import dataclass

from game.app.drawing.viewport import Point, Rect
from game.app.table.model.table_keys import TableKey
from game.app.table.motion.landings import Landings
from game.app.table.motion.spectacle.aftereffects import Aftereffect
from game.app.table.motion.spectacle.dissolves import Dissolves
from game.sentences import Reason

TOAST_MS, LETTER_MS = 2500.0, 45.0
"""Time in ms that a message stays at least, and for each of its letters."""
BANNER_MS = 1700.0
RETURN_MS = 220.0
FADE_MS = 300.0
REFUSAL_MS = 220.0
"""Time in ms for which a piece is held over a refusing place before the table says why."""
MEANT = 24.0
"""Units from which on a movement of the pointer is meant."""
TIP_MS, INFO_MS = 350.0, 650.0
"""Time in ms for which the pointer rests before a note, and before a room's large card, appears."""


@dataclass
class Toast:
    """A message beside `anchor`: a reason, or plain words; `left` ms remain.

    Where it was drawn, `link` is its foot: a click there leads from a reason into the rulebook. One that
    `stays` is ended by a hand or by its time, and not by what goes on at the table.
    """

    anchor: Rect
    reason: Reason | None = None
    note: str = ""
    left: float = TOAST_MS
    link: Rect | None = None
    stays: bool = False


def reading_ms(reason: Reason) -> float:
    """Return how many ms a reason stays: as long as it takes to read its heading and what is missing."""
    return _reading_ms(reason.title, *(line.text for line in reason.lines if not line.ok))


def note_beside(anchor: Rect, words: str, stays: bool = False) -> Toast:
    """Return plain words beside a place, in units, for as long as it takes to read them."""
    return Toast(anchor, note=words, left=_reading_ms(words), stays=stays)


def _reading_ms(*words: str) -> float:
    return max(TOAST_MS, LETTER_MS * sum(map(len, words)))


@dataclass
class Banner:
    """Hold whose turn begins; `share` of its life has passed. `handed`: somebody else held the mouse
    before."""

    crew: int
    turn: int
    handed: bool = False
    share: float = 0.0


@dataclass
class Returning:
    """A piece on its way back to where it was picked up."""

    source: TableKey
    start: Point
    end: Point
    share: float = 0.0
    ms: float = RETURN_MS


class Transients:
    """All that passes by itself.

    Attributes:
        toast, banner, returning: what is there now, or None.
        aftereffects: what outlasts its beat.
        dissolves: what was, fading.
        landings: pieces that have landed where the table does not show them yet.
    """

    def __init__(self) -> None:
        self.toast: Toast | None = None
        self.banner: Banner | None = None
        self.returning: Returning | None = None
        self.aftereffects: list[Aftereffect] = []
        self.dissolves = Dissolves()
        self.landings = Landings()

    @property
    def moving(self) -> bool:
        """Return whether something changes with every frame."""
        return bool(self.returning or self.banner or self.aftereffects or self.dissolves.busy)

    def hurry(self) -> None:
        """A click or key: messages go, and what moved has arrived."""
        self.banner = self.toast = None
        self.aftereffects.clear()
        self.dissolves.clear()
        self.landings.clear()

    def clear(self) -> None:
        """Everything goes but a message that stays."""
        staying = self.toast if self.toast is not None and self.toast.stays else None
        self.hurry()
        self.toast, self.returning = staying, None

    def update(self, ms: float, waiting: bool, factor: float = 1.0) -> bool:
        """Let time pass; True when the picture changes.

        Args:
            ms: since the last time.
            waiting: the banner waits for the pieces in flight.
            factor: how much longer than designed what outlasts a beat takes.
        """
        if not ms:
            return False
        changed = self.dissolves.update(ms) or bool(self.aftereffects)
        for echo in self.aftereffects:
            echo.age += ms / (factor or 1.0)
        self.aftereffects = [echo for echo in self.aftereffects if not echo.over]
        if self.toast is not None:
            self.toast.left -= ms
            changed = changed or self.toast.left < FADE_MS
            if self.toast.left <= 0:
                self.toast = None
        if self.returning is not None:
            self.returning.share += ms / self.returning.ms
            changed = True
            if self.returning.share >= 1:
                self.returning = None
        if self.banner is not None and not waiting:
            self.banner.share += ms / BANNER_MS
            changed = True
            if self.banner.share >= 1:
                self.banner = None
        return changed

    def wake(self) -> float | None:
        """Return when `update` must be called again."""
        if self.moving:
            return 0
        return max(0.0, self.toast.left - FADE_MS) if self.toast is not None else None


class Rest:
    """Count how long the pointer, or the focus, has been on one element.

    What a pointer rests on that nobody has moved since the last click, key or choice explains nothing: it
    would cover what that has led to.
    """

    def __init__(self) -> None:
        self.key: TableKey | None = None
        self.ms = 0.0
        self._at: Point = (0.0, 0.0)
        """The place of the pointer."""
        self._hushed: Point | None = None

    @property
    def at(self) -> Point:
        """Return the place of the pointer, in units."""
        return self._at

    def on(self, key: TableKey | None, anew: bool = False) -> None:
        """The focus is on this element; `anew` starts the time again even where it was before."""
        if key != self.key or anew:
            self.key, self.ms = key, 0.0

    def suppress_tooltip(self, point: Point | None = None) -> None:
        """Say nothing until the pointer has gone some way from where it is.

        Args:
            point: the place of a click, in units; None for where the pointer was moved last.
        """
        self.on(None)
        self._hushed = self._at if point is None else point

    def move(self, point: Point, key: TableKey | None) -> None:
        """The pointer is at a point, over an element."""
        self._at = point
        if self._hushed is not None:
            start = self._hushed
            if (point[0] - start[0]) ** 2 + (point[1] - start[1]) ** 2 < MEANT**2:
                return
            self._hushed = None
        self.on(key)

    def update(self, ms: float) -> bool:
        """Let time pass; True when something is to be said that was not said before."""
        if self.key is None or self.ms >= INFO_MS:
            return False
        before, self.ms = self.ms, self.ms + ms
        return any(before < limit <= self.ms for limit in (REFUSAL_MS, TIP_MS, INFO_MS))

    def wake(self) -> float | None:
        """Return when `update` must be called again."""
        if self.key is None or self.ms >= INFO_MS:
            return None
        return next(limit for limit in (REFUSAL_MS, TIP_MS, INFO_MS) if self.ms < limit) - self.ms
