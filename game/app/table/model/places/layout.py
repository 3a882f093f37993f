"""Where everything on the table lies: pure, in units of 1920 x 1080.

Taller design areas (16:10, 4:3) keep the size of the board and give the extra height to dock and bars;
wider ones keep everything in the middle.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache

from game.app.table.model.places.panel_sizes import PanelSizes
from game.app.table.model.places.room_plan import ROOM_H, ROOM_W, Point, Rect, RoomPlan
from game.app.table.model.table_keys import (
    ADVISER,
    ASKED,
    DAMAGE_DECK,
    DAMAGE_DISCARD,
    DECK,
    DIE,
    DISCARD,
    DOCK,
    END,
    HAND,
    HELP,
    HINT,
    HULL,
    LOG,
    MEMBER,
    MENU,
    MORE,
    POD,
    REDO,
    STEPPER,
    THREAT,
    TOP,
    TURN,
    UNDO,
    TableKey,
)

CARD_W, CARD_H = 130.0, 180.0
HULL_W, HULL_H = 1286.0, 758.0
"""The ship as designed, for type of 100 %."""
ACTIONS = ("move", "scavenge", "share", "divert", "repair", "activate")
"""The six action buttons, down the first column, then down the second."""
STEERING = (("pause", 0.40), ("speed-1", 0.10), ("speed-2", 0.10), ("speed-4", 0.10), ("skip", 0.30))
"""What steers how a player of the program is shown, and how much of the row each takes."""


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
        more: whether there are actions without a button of their own.
        lent: whether a player of the program has the turn: what steers it lies where the buttons are.
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
    more: bool = False
    lent: bool = False


@dataclass(frozen=True)
class Layout:
    """Rectangles of everything on the table.

    Attributes:
        size: width and height of the design area, units.
        keys: everything that can be pointed at, in the order it is painted (the last is on top).
        areas: panels and other places that cannot be pointed at: top bar, turn, hull, dock, the whole hand,
            who is active, the hint, and the ground of every panel.
        hits: extra ground that counts as a key (the whole die panel is the die).
        active: the crew member whose hand lies in the dock.
        shared: whether that hand belongs to the whole crew (R-28).
        text: how many times as large as designed type is.
        plan: where the parts of every room card lie.
        pitch: how far apart the room cards lie, across and down.
        core: id of the room in the centre.
    """

    size: tuple[float, float]
    keys: dict[TableKey, Rect]
    areas: dict[TableKey, Rect]
    active: int
    hits: tuple[tuple[Rect, TableKey], ...] = field(default=())
    shared: bool = False
    text: float = 1.0
    plan: RoomPlan = RoomPlan()
    pitch: Point = (424.0, 248.0)
    core: str = ""

    @staticmethod
    def of(shape: Shape, size: tuple[float, float], text: float = 1.0) -> Layout:
        """Lay the table out.

        Args:
            shape: what lies on the table.
            size: width and height of the design area in units, at least 1920 x 1080.
            text: how many times as large as designed type is, 1 to 2.

        Returns:
            It is shared: a choice asks for the same places several times.
        """
        return _laid_out(shape, size, text)

    def rect(self, key: TableKey) -> Rect:
        """Return the rectangle of a key or area, in units; KeyError if there is none."""
        return self.keys[key] if key in self.keys else self.areas[key]

    def centre(self, key: TableKey) -> Point:
        """Return the middle of a key's rectangle, in units."""
        x, y, w, h = self.rect(key)
        return x + w / 2, y + h / 2

    def at(self, point: Point) -> TableKey | None:
        """Return the key under a point in units, the topmost first; None over nothing."""
        for key, place in reversed(self.keys.items()):
            if inside(place, point):
                return key
        for rect, key in self.hits:
            if inside(rect, point):
                return key
        return None

    def zone(self, zone: TableKey) -> Rect:
        """Return where an event's zone lies (`keys.of_zone`), in units.

        The hand of the active crew member is the one in the dock; the others' is their panel.
        """
        if zone.kind == "hand":
            mine = self.shared or zone.member == self.active
            return self.areas[HAND] if mine else self.keys[TableKey.crew(zone.member)]
        if zone.kind == "supply":
            return self.keys.get(zone, self.areas[TableKey.panel("supply")])
        if zone.kind == "box":
            return self.keys[DAMAGE_DECK]
        return self.keys[zone]


def inside(rect: Rect, point: Point) -> bool:
    """Tell whether a point lies in a rectangle."""
    x, y, w, h = rect
    return x <= point[0] < x + w and y <= point[1] < y + h


@lru_cache(maxsize=64)
def _laid_out(shape: Shape, size: tuple[float, float], text: float) -> Layout:
    return _Builder(shape, size, text).build()


class _Builder:
    """Puts one layout together; thrown away afterwards."""

    def __init__(self, shape: Shape, size: tuple[float, float], text: float) -> None:
        self.shape = shape
        self.text = text
        self.sizes = sizes = PanelSizes(text)
        self.w, self.h = size
        self.x = (self.w - 1920) / 2
        extra = self.h - 1080
        self.top_h = sizes.top + min(24.0, extra * 0.1)
        self.dock_extra = min(110.0, extra * 0.4)
        self.dock_y = self.h - 12 - sizes.dock - self.dock_extra
        self.keys: dict[TableKey, Rect] = {}
        self.areas: dict[TableKey, Rect] = {}
        self.hits: list[tuple[Rect, TableKey]] = []

    def build(self) -> Layout:
        self._top()
        plan, pitch = self._rooms()
        self._crew()
        self._decks()
        self._dock()
        shared, text = self.shape.shared is not None, self.text
        size, active, hits = (self.w, self.h), self.shape.active, tuple(self.hits)
        core = self.shape.rooms[len(self.shape.rooms) // 2]
        return Layout(size, self.keys, self.areas, active, hits, shared, text, plan, pitch, core)

    def _top(self) -> None:
        x, h = self.x, self.sizes.bar
        y = (self.top_h - h) / 2
        turn, stepper, threat = self.sizes.bar_parts
        self.areas[TOP] = (0, 0, self.w, self.top_h)
        self.keys[MENU] = (x + 20, y, 48, h)
        self.areas[TURN] = (x + turn[0], y, turn[1], h)
        self.keys[STEPPER] = (x + stepper[0], y, stepper[1], h)
        self.keys[THREAT] = (x + threat[0], y, threat[1], h)
        for n, key in enumerate((UNDO, REDO, ADVISER, LOG, HELP)):
            self.keys[key] = (x + 1612 + 59 * n, y, 52, h)

    def _rooms(self) -> tuple[RoomPlan, Point]:
        shape, sizes = self.shape, self.sizes
        # The ship is 758 high; what is left over lies in equal parts above and below it.
        room = self.dock_y - self.top_h
        hull_w, hull_h = HULL_W - 2 * (sizes.column - 288), min(HULL_H, room - 2 * sizes.rim)
        hull_x, hull_y = self.x + 30 + sizes.column, self.top_h + (room - hull_h) / 2
        self.areas[HULL] = (hull_x, hull_y, hull_w, hull_h)
        pad_x, pad_y, gap_x, gap_y = sizes.deck
        w = min(ROOM_W, (hull_w - 2 * pad_x - 2 - 2 * gap_x) / 3)
        h = min(ROOM_H, (hull_h - 2 * pad_y - 2 * gap_y) / 3)
        plan = RoomPlan(w, h, self.text)
        pad_y += (hull_h - 2 * pad_y - 2 * gap_y - 3 * h) / 2
        for place, name in enumerate(shape.rooms):
            x, y = hull_x + pad_x + (w + gap_x) * (place % 3), hull_y + pad_y + (h + gap_y) * (place // 3)
            self.keys[TableKey.room(name)] = (x, y, w, h)
        self._printed(plan)
        self._standing(plan)
        return plan, (w + gap_x, h + gap_y)

    def _printed(self, plan: RoomPlan) -> None:
        """Places printed on the room cards: pieces lie above every room card, the crew above all others."""
        for place, room in enumerate(self.shape.rooms):
            x, y, _, _ = self.keys[TableKey.room(room)]
            tracks = self.shape.tracks[place]
            for n in range(tracks):
                self.keys[TableKey.slot(room, n)] = _moved(plan.slot(n), x, y)
            if tracks:
                self.keys[TableKey.divert(room)] = _moved(plan.cost, x, y)

    def _standing(self, plan: RoomPlan) -> None:
        """Protection tokens and crew on the room cards."""
        shape = self.shape
        here = [[crew for crew, at in enumerate(shape.crew_at) if at == place] for place in range(9)]
        for place, room in enumerate(shape.rooms):
            x, y, _, _ = self.keys[TableKey.room(room)]
            for n, spot in enumerate(plan.shield_spots(shape.shields[place], len(here[place]))):
                self.keys[TableKey.shield(room, n)] = (x + spot[0], y + spot[1], plan.shield, plan.shield)
        width, height = plan.meeple
        for place, room in enumerate(shape.rooms):
            x, y, _, _ = self.keys[TableKey.room(room)]
            core = not shape.tracks[place]
            spots = plan.crew_spots(len(here[place]), shape.shields[place], core)
            for crew, middle in zip(here[place], spots, strict=True):
                self.keys[TableKey.meeple(crew)] = (
                    x + middle - width / 2,
                    y + plan.meeple_top,
                    width,
                    height,
                )

    def _column(self, heights: list[float], bottom: float = 0.0) -> tuple[list[float], float]:
        """Return the tops of a column of panels, and of one more of height ``bottom`` under them."""
        room = self._column_room
        every = [*heights, bottom] if bottom else heights
        gap = min(32.0, (room - sum(every)) / max(1, len(every) - 1))
        y = self.top_h + self.sizes.margin + (room - sum(every) - gap * (len(every) - 1)) / 2
        tops = []
        for height in every:
            tops.append(y)
            y += height + gap
        return tops[: len(heights)], tops[-1]

    @property
    def _column_room(self) -> float:
        """Height of the ground between top bar and dock."""
        return self.dock_y - self.top_h - 2 * self.sizes.margin

    def _crew(self) -> None:
        shape, sizes, x = self.shape, self.sizes, self.x + 20
        count, width = len(shape.hands), sizes.column
        stock = sizes.supply
        pod = 0.0 if not shape.pod else sizes.pod_small if count > 3 else sizes.pod
        # Two crew panels keep the places they have among three, but with the pod; the rest stays free.
        places = count if pod else max(3, count)
        room = self._column_room - stock - (places + bool(pod)) * sizes.gap - pod
        height = min(sizes.crew_small if count > 3 or pod else sizes.crew, room / places)
        tops, supply = self._column([height] * places + ([pod] if pod else []), stock)
        if pod:
            self.keys[POD] = (x, tops.pop(), width, pod)
        cards_h = sizes.cards(height)
        for crew in range(count):
            y = tops[crew]
            self.keys[TableKey.crew(crew)] = (x, y, width, height)
            cards = shape.hands[crew]
            pitch = sizes.card_pitch(cards)
            for n in range(cards):
                self.keys[TableKey.card(crew, n)] = (x + 12 + pitch * n, y + height - cards_h, 40, 64)
        if pod:
            # Whoever has left the ship sits in the pod's bay.
            _, top, _, size = self.keys[POD]
            for crew in (crew for crew, at in enumerate(shape.crew_at) if at < 0):
                side = max(40.0, size * 0.48)
                self.keys[TableKey.meeple(crew)] = (x + 12 + size * 0.4, top + size - side - 6, side, side)
        self.areas[TableKey.panel("supply")] = (x, supply, width, stock)
        cell = (width - 16) / 4
        for n, token in enumerate(("cube", "action", "protection", "power")):
            rect = (x + 10 + cell * n, supply + stock - sizes.stock_row - 4, cell - 2, sizes.stock_row)
            self.keys[TableKey.supply(token)] = rect

    def _decks(self) -> None:
        sizes, width = self.sizes, self.sizes.column
        x = self.x + 1900 - width
        heights = [sizes.resources, sizes.damage, sizes.die]
        (resources, damage, die), _ = self._column(heights)
        self.areas[TableKey.panel("resources")] = (x, resources, width, heights[0])
        row = resources + sizes.cards_top
        left = x + (width - 260) / 2
        self.keys[DECK] = (left, row, 84, 120)
        for n in range(self.shape.face_up):
            self.keys[TableKey.face_up(n)] = (left + 88 + 86 * n, row, 80, 120)
        self.keys[DISCARD] = (x + 10, resources + heights[0] - 96 - sizes.foot, width - 20, 96)
        self.areas[TableKey.panel("damage")] = (x, damage, width, heights[1])
        self.keys[DAMAGE_DECK] = (x + 14, damage + sizes.head, 76, 108)
        last = sizes.last
        self.keys[DAMAGE_DISCARD] = (x + 10, damage + heights[1] - last - 10, width - 20, last)
        self.areas[TableKey.panel("die")] = (x, die, width, heights[2])
        self.keys[DIE] = (x + 16, die + (heights[2] - 80) / 2, 80, 80)
        self.hits.append(((x, die, width, heights[2]), DIE))

    def _dock(self) -> None:
        x, y, more, sizes = self.x, self.dock_y, self.dock_extra, self.sizes
        self.areas[DOCK] = (x + 20, y, 1880, sizes.dock + more)
        self.areas[MEMBER] = (x + 38, y + 14 + more / 2, sizes.member, sizes.dock - 26)
        left = x + 38
        for key, count in zip(
            (TableKey.held("cube"), TableKey.held("protection")), self.shape.held, strict=True
        ):
            if count:
                top = y + 14 + more / 2 + sizes.dock - 26 - sizes.held[1]
                self.keys[key] = (left, top + 2, *sizes.held)
                left += sizes.held[0] + 8
        end_w, button_w, rows = sizes.end, sizes.button, sizes.row
        end = x + 1884 - end_w
        second = end - 14 - button_w
        columns = (second - 10 - button_w, second)
        hand_x = x + 38 + sizes.member + 22
        hand_w = columns[0] - 11 - hand_x
        hint = sizes.hint
        card_h = min(CARD_H, sizes.dock - 22 - hint) + min(22.0, more * 0.4)
        spare = sizes.dock + more - 22 - hint - card_h
        card_y = y + 12 + max(0.0, spare) * 0.45
        self.areas[HAND] = (hand_x, card_y, hand_w, card_h)
        self.areas[HINT] = (hand_x, card_y + card_h + 4, hand_w, hint)
        shared = self.shape.shared
        cards = self.shape.hands[self.shape.active] if shared is None else shared
        pitch = min(135.0, (hand_w - CARD_W) / max(1, cards - 1))
        for n in range(cards):
            self.keys[TableKey.hand(n)] = (hand_x + pitch * n, card_y, CARD_W, card_h)
        for n, action in enumerate(() if self.shape.lent else ACTIONS):
            column, row = divmod(n, 3)
            grow = more / 3
            top = y + 12 + (rows + 7 + grow) * row
            self.keys[TableKey.button(action)] = (columns[column], top, button_w, rows + grow)
        high = sizes.dock - 26 + more
        self.areas[ASKED] = (columns[0], y + 12, second + button_w - columns[0], high)
        if self.shape.lent:
            self._lent()
        below = rows + more / 3 + 7 if self.shape.more else 0.0
        self.keys[END] = (end, y + 12, end_w, high - below)
        if self.shape.more:
            self.keys[MORE] = (end, y + 12 + high - below + 7, end_w, below - 7)

    def _lent(self) -> None:
        """What steers how a player of the program is shown, at the foot of where its steps stand."""
        x, y, w, h = self.areas[ASKED]
        high = max(46.0, min(34 * self.text, 60.0))
        left, room = x, w - 8 * (len(STEERING) - 1)
        for name, share in STEERING:
            self.keys[TableKey.lent(name)] = (left, y + h - high, room * share, high)
            left += room * share + 8


def _moved(rect: Rect, x: float, y: float) -> Rect:
    """Return a rectangle of a room card on the table."""
    return x + rect[0], y + rect[1], rect[2], rect[3]
