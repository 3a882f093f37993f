"""Where everything on the table lies: pure, in units of 1920 x 1080.

Taller design areas (16:10, 4:3) keep the size of the board and give the extra height to dock and bars;
wider ones keep everything in the middle.
"""

from __future__ import annotations

from dataclasses import dataclass, field

Rect = tuple[float, float, float, float]
Point = tuple[float, float]

ROOM_W, ROOM_H = 392.0, 224.0
STRIP_H = 50.0
"""Height of the ability strip at the bottom of a room card."""
SLOT = 42.0
CARD_W, CARD_H = 130.0, 180.0
MEEPLE_W, MEEPLE_H = 60.0, 68.0
FEET = 7.0
"""How far above the strip the crew stand, so that their light does not touch its words."""
SHIELD = 54.0
CREW_LEFT, CREW_RIGHT = 84.0, 336.0
"""Where crew and shields stand on a room card, between the power token and the repair track."""
ACTIONS = ("move", "scavenge", "share", "divert", "repair", "activate")
"""The six action buttons, down the first column, then down the second."""
CORE_SPOTS = (345.0, 47.0, 285.0, 107.0)
"""Where crew stand on the Energy Core: centres from its left edge, beside the dial."""


@dataclass(frozen=True)
class Shape:
    """All that the layout needs to know of a view.

    Attributes:
        rooms: room ids by place, 0 to 8.
        tracks: number of repair spaces by place (0 for the Energy Core).
        hands: number of cards of every crew member.
        active: the crew member whose hand lies in the dock.
        crew_at: place of every crew member; -1 for one who has left the ship.
        shields: number of protection tokens by place.
        face_up: number of face-up cards.
        held: Repair cubes and Protection tokens that the active crew member holds.
        pod: whether the Escape Pod is part of the game.
        shared: number of cards of the hand that the whole crew shares (R-28); None if everybody has one.
    """

    rooms: tuple[str, ...]
    tracks: tuple[int, ...]
    hands: tuple[int, ...]
    active: int
    crew_at: tuple[int, ...]
    shields: tuple[int, ...]
    face_up: int = 2
    held: tuple[int, int] = (0, 0)
    pod: bool = False
    shared: int | None = None


@dataclass(frozen=True)
class Layout:
    """Rectangles of everything on the table.

    Attributes:
        size: width and height of the design area, units.
        keys: everything that can be pointed at, in the order it is painted (the last is on top).
        areas: panels and other places that are not targets: ``top``, ``turn``, ``hull``, ``dock``, ``hand``,
            ``dock/crew``, ``hint``, ``panel/resources``, ``panel/damage``, ``panel/die``, ``panel/supply``.
        hits: extra ground that counts as a key (the whole die panel is the die).
        active: the crew member whose hand lies in the dock.
        shared: whether that hand belongs to the whole crew (R-28).
    """

    size: tuple[float, float]
    keys: dict[str, Rect]
    areas: dict[str, Rect]
    active: int
    hits: tuple[tuple[Rect, str], ...] = field(default=())
    shared: bool = False

    @staticmethod
    def of(shape: Shape, size: tuple[float, float]) -> Layout:
        """Lay the table out.

        Args:
            shape: what lies on the table.
            size: width and height of the design area in units, at least 1920 x 1080.
        """
        return _Builder(shape, size).build()

    def rect(self, key: str) -> Rect:
        """Return the rectangle of a key or area, in units; KeyError if there is none."""
        return self.keys[key] if key in self.keys else self.areas[key]

    def centre(self, key: str) -> Point:
        """Return the middle of a key's rectangle, in units."""
        x, y, w, h = self.rect(key)
        return x + w / 2, y + h / 2

    def at(self, point: Point) -> str | None:
        """Return the key under a point in units, the topmost first; None over nothing."""
        for key in reversed(self.keys):
            if inside(self.keys[key], point):
                return key
        for rect, key in self.hits:
            if inside(rect, point):
                return key
        return None

    def zone(self, zone: str) -> Rect:
        """Return where an event's zone lies (``deck``, ``hand/1``, ``room/bridge/0``, ...), in units.

        The hand of the active crew member is the one in the dock; the others' is their panel.
        """
        kind, _, rest = zone.partition("/")
        if kind == "hand":
            mine = self.shared or rest == str(self.active)
            return self.areas["hand"] if mine else self.keys[f"crew/{rest}"]
        if kind == "room" and "/" in rest:
            return self.keys[f"slot/{rest}"]
        if kind == "supply":
            return self.keys.get(zone, self.areas["panel/supply"])
        if kind == "box":
            return self.keys["damage-deck"]
        return self.keys[zone]


def inside(rect: Rect, point: Point) -> bool:
    """Tell whether a point lies in a rectangle."""
    x, y, w, h = rect
    return x <= point[0] < x + w and y <= point[1] < y + h


class _Builder:
    """Puts one layout together; thrown away afterwards."""

    def __init__(self, shape: Shape, size: tuple[float, float]) -> None:
        self.shape = shape
        self.w, self.h = size
        self.x = (self.w - 1920) / 2
        extra = self.h - 1080
        self.top_h = 64 + min(24.0, extra * 0.1)
        self.dock_extra = min(110.0, extra * 0.4)
        self.dock_y = self.h - 12 - 226 - self.dock_extra
        # The ship is 758 high; what is left over lies in equal parts above and below it.
        self.board_y = self.top_h + (self.dock_y - self.top_h - 758) / 2
        self.keys: dict[str, Rect] = {}
        self.areas: dict[str, Rect] = {}
        self.hits: list[tuple[Rect, str]] = []

    def build(self) -> Layout:
        self._top()
        self._rooms()
        self._crew()
        self._decks()
        self._dock()
        shared = self.shape.shared is not None
        return Layout((self.w, self.h), self.keys, self.areas, self.shape.active, tuple(self.hits), shared)

    def _top(self) -> None:
        x, y = self.x, (self.top_h - 48) / 2
        self.areas["top"] = (0, 0, self.w, self.top_h)
        self.areas["turn"] = (x + 80, y, 230, 48)
        self.keys["menu"] = (x + 20, y, 48, 48)
        self.keys["stepper"] = (x + 332, y, 578, 48)
        self.keys["threat"] = (x + 936, y, 670, 48)
        for n, key in enumerate(("undo", "redo", "log", "help")):
            self.keys[key] = (x + 1634 + 68 * n, y, 62, 48)

    def _rooms(self) -> None:
        shape = self.shape
        self.areas["hull"] = (self.x + 318, self.board_y, 1286, 758)
        for place, room in enumerate(shape.rooms):
            x, y = self.x + 340 + 424 * (place % 3), self.board_y + 19 + 248 * (place // 3)
            self.keys[f"room/{room}"] = (x, y, ROOM_W, ROOM_H)
        # Pieces lie above every room card, the crew above all others.
        for place, room in enumerate(shape.rooms):
            x, y, _, _ = self.keys[f"room/{room}"]
            for n in range(shape.tracks[place]):
                self.keys[f"slot/{room}/{n}"] = (x + ROOM_W - 50, y + 40 + (SLOT + 1) * n, SLOT, SLOT)
            if shape.tracks[place]:
                self.keys[f"divert/{room}"] = (x + 8, y + 40, SLOT, 130)
        for place, room in enumerate(shape.rooms):
            x, y, _, _ = self.keys[f"room/{room}"]
            here = [crew for crew, at in enumerate(shape.crew_at) if at == place]
            for n, rect in enumerate(shield_spots(shape.shields[place], len(here))):
                self.keys[f"shield/{room}/{n}"] = (x + rect[0], y + rect[1], SHIELD, SHIELD)
        for place, room in enumerate(shape.rooms):
            x, y, _, _ = self.keys[f"room/{room}"]
            here = [crew for crew, at in enumerate(shape.crew_at) if at == place]
            spots = crew_spots(len(here), shape.shields[place], core=not shape.tracks[place])
            for crew, spot in zip(here, spots, strict=True):
                top = y + ROOM_H - STRIP_H - MEEPLE_H - FEET
                self.keys[f"meeple/{crew}"] = (x + spot - MEEPLE_W / 2, top, MEEPLE_W, MEEPLE_H)

    def _column(self, heights: list[float], bottom: float = 0.0) -> tuple[list[float], float]:
        """Return the tops of a column of panels, and of one more of height ``bottom`` under them."""
        room = self.dock_y - 32 - self.top_h
        every = [*heights, bottom] if bottom else heights
        gap = min(32.0, (room - sum(every)) / max(1, len(every) - 1))
        y = self.top_h + 16 + (room - sum(every) - gap * (len(every) - 1)) / 2
        tops = []
        for height in every:
            tops.append(y)
            y += height + gap
        return tops[: len(heights)], tops[-1]

    def _crew(self) -> None:
        shape, x = self.shape, self.x + 20
        count = len(shape.hands)
        height = 156.0 if count > 3 or shape.pod else 212.0
        if shape.pod:
            # The pod lies under the crew panels, which make room for it.
            height, pod = (146.0, 56.0) if count > 3 else (height, 124.0)
            tops, supply = self._column([height] * count + [pod], 74)
            self.keys["pod"] = (x, tops.pop(), 288, pod)
        elif count > 2:
            tops, supply = self._column([height] * count, 74)
        else:
            # Two crew panels keep the places they have among three; the rest stays free.
            tops, supply = self._column([height] * 3, 74)
        small = height < 212
        for crew in range(count):
            y = tops[crew]
            self.keys[f"crew/{crew}"] = (x, y, 288, height)
            cards = shape.hands[crew]
            pitch = min(45.0, (265 - 40) / max(1, cards - 1))
            for n in range(cards):
                self.keys[f"crew/{crew}/card/{n}"] = (x + 12 + pitch * n, y + (78 if small else 130), 40, 64)
        if shape.pod:
            # Whoever has left the ship sits in the pod's bay.
            _, top, _, size = self.keys["pod"]
            for crew in (crew for crew, at in enumerate(shape.crew_at) if at < 0):
                side = max(40.0, size * 0.48)
                self.keys[f"meeple/{crew}"] = (x + 12 + size * 0.4, top + size - side - 6, side, side)
        self.areas["panel/supply"] = (x, supply, 288, 74)
        for n, key in enumerate(("cube", "action", "protection", "power")):
            self.keys[f"supply/{key}"] = (x + 10 + 68 * n, supply + 30, 66, 40)

    def _decks(self) -> None:
        x = self.x + 1612
        (resources, damage, die), _ = self._column([368, 240, 114])
        self.areas["panel/resources"] = (x, resources, 288, 368)
        self.keys["deck"] = (x + 14, resources + 93, 84, 120)
        for n in range(self.shape.face_up):
            self.keys[f"face-up/{n}"] = (x + 102 + 86 * n, resources + 93, 80, 120)
        self.keys["discard"] = (x + 10, resources + 256, 268, 96)
        self.areas["panel/damage"] = (x, damage, 288, 240)
        self.keys["damage-deck"] = (x + 14, damage + 42, 76, 108)
        self.keys["damage-discard"] = (x + 10, damage + 172, 268, 58)
        self.areas["panel/die"] = (x, die, 288, 114)
        self.keys["die"] = (x + 16, die + 17, 80, 80)
        self.hits.append(((x, die, 288, 114), "die"))

    def _dock(self) -> None:
        x, y, more = self.x, self.dock_y, self.dock_extra
        self.areas["dock"] = (x + 20, y, 1880, 226 + more)
        self.areas["dock/crew"] = (x + 38, y + 14 + more / 2, 280, 200)
        left = x + 38
        for key, count in zip(("held/cube", "held/protection"), self.shape.held, strict=True):
            if count:
                self.keys[key] = (left, y + 14 + more / 2 + 158, 88, 44)
                left += 96
        card_h = CARD_H + min(22.0, more * 0.4)
        card_y = y + 12 + (more - (card_h - CARD_H)) * 0.45
        self.areas["hand"] = (x + 340, card_y, 805, card_h)
        self.areas["hint"] = (x + 340, card_y + card_h + 4, 805, 24)
        shared = self.shape.shared
        cards = self.shape.hands[self.shape.active] if shared is None else shared
        pitch = min(135.0, (805 - CARD_W) / max(1, cards - 1))
        for n in range(cards):
            self.keys[f"hand/{n}"] = (x + 340 + pitch * n, card_y, CARD_W, card_h)
        for n, action in enumerate(ACTIONS):
            column, row = divmod(n, 3)
            grow = more / 3
            top = y + 12 + (69 + grow) * row
            self.keys[f"button/{action}"] = (x + 1156 + 262 * column, top, 252, 62 + grow)
        self.keys["end"] = (x + 1684, y + 12, 200, 200 + more)


def shield_spots(shields: int, crew: int) -> list[Point]:
    """Return where protection tokens lie on a room card, from its top left corner.

    They lie at the lower left; in a crowded room they move up above the heads.
    """
    y = 112.0 if crew_fits(crew, shields) else 42.0
    return [(CREW_LEFT + 30.0 * n, y) for n in range(shields)]


def crew_fits(crew: int, shields: int) -> bool:
    """Tell whether a row of crew has room to the right of the protection tokens."""
    left = CREW_LEFT + (30 * shields + 24 if shields else 0)
    return crew == 0 or CREW_RIGHT - left >= MEEPLE_W * crew


def crew_spots(crew: int, shields: int, core: bool) -> list[float]:
    """Return the centres of the crew on a room card, from its left edge, at most 74 apart."""
    if core:
        return sorted(CORE_SPOTS[:crew])
    left = CREW_LEFT + (30 * shields + 24 if shields and crew_fits(crew, shields) else 0)
    apart = min(74.0, (CREW_RIGHT - left) / max(1, crew))
    middle = (left + CREW_RIGHT) / 2
    return [middle + apart * (n - (crew - 1) / 2) for n in range(crew)]
