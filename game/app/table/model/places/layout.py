"""Find where everything on the table lies: pure, in units of 1920 x 1080.

Taller design areas (16:10, 4:3) keep the size of the board and give the extra height to dock and bars;
wider ones keep everything in the middle.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache

from game.app.table.model.places import frames
from game.app.table.model.places.frames import ACTIONS, CARD_H, CARD_W, STEERING
from game.app.table.model.places.room_plan import ROOM_H, ROOM_W, Point, Rect, RoomPlan, plating
from game.app.table.model.table_keys import (
    ASKED,
    DAMAGE_DECK,
    DIE,
    DOCK,
    HAND,
    HINT,
    HULL,
    MEMBER,
    POD,
    TOP,
    TURN,
    TableKey,
)
from game.app.views.layout import Laid
from game.app.views.tree import View

__all__ = ["ACTIONS", "CARD_H", "CARD_W", "STEERING", "Layout", "Shape", "inside"]
HULL_W, HULL_H = 1286.0, 758.0
"""The ship as designed, for type of 100 %."""
RIM = 6.0
"""Free ground above and below the ship."""
AREAS = frozenset((TURN, MEMBER, HAND, HINT, ASKED))
"""Parts of frames that cannot be pointed at, and all panels' grounds."""


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
        taken: whether a seat was just taken over: below the large button it can be given back.
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
    taken: bool = False


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
        frames: the laid frames of panels (`frames.py`), by their keys: the places of their parts.
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
    frames: dict[TableKey, Laid] = field(default_factory=dict)

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
        self.w, self.h = size
        self.x = (self.w - 1920) / 2
        extra = self.h - 1080
        self.top_h = frames.bar_height(text) + min(24.0, extra * 0.1)
        self.dock_more = min(110.0, extra * 0.4)
        self.dock_y = self.h - 12 - frames.dock_height(text) - self.dock_more
        self.column_w = frames.column_width(text)
        self.keys: dict[TableKey, Rect] = {}
        self.areas: dict[TableKey, Rect] = {}
        self.hits: list[tuple[Rect, TableKey]] = []
        self.frames: dict[TableKey, Laid] = {}

    def build(self) -> Layout:
        self._top()
        plan, pitch = self._rooms()
        self._crew()
        self._decks()
        self._dock()
        shared, text = self.shape.shared is not None, self.text
        size, active, hits = (self.w, self.h), self.shape.active, tuple(self.hits)
        core = self.shape.rooms[len(self.shape.rooms) // 2]
        return Layout(size, self.keys, self.areas, active, hits, shared, text, plan, pitch, core, self.frames)

    def _lay(self, view: View, rect: Rect) -> None:
        """Lay a frame out and take the places of all that has a key."""
        x, y, w, h = rect
        for place, part in frames.LAYOUTER.laid(view, w, h).walk(x, y):
            key = part.view.name
            if isinstance(key, TableKey):
                self.frames[key] = part
                (self.areas if key in AREAS or key.kind == "panel" else self.keys)[key] = place

    def _top(self) -> None:
        self.areas[TOP] = (0, 0, self.w, self.top_h)
        self._lay(frames.top_bar(self.text), (self.x, 0, 1920, self.top_h))

    def _rooms(self) -> tuple[RoomPlan, Point]:
        shape = self.shape
        # The ship is 758 high; what is left over lies in equal parts above and below it.
        room = self.dock_y - self.top_h
        hull_w, hull_h = HULL_W - 2 * (self.column_w - 288), min(HULL_H, room - 2 * RIM)
        hull_x, hull_y = self.x + 30 + self.column_w, self.top_h + (room - hull_h) / 2
        self.areas[HULL] = (hull_x, hull_y, hull_w, hull_h)
        pad_x, pad_y, gap_x, gap_y = plating(self.text)
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

    def _crew(self) -> None:
        x, y, high = self.x + frames.SIDE, self.top_h, self.dock_y - self.top_h
        self._lay(frames.crew_column(self.shape, self.text), (x, y, self.column_w, high))
        if POD in self.keys:
            # Whoever has left the ship sits in the pod's bay.
            left, top, _, size = self.keys[POD]
            for crew in (crew for crew, at in enumerate(self.shape.crew_at) if at < 0):
                side = max(40.0, size * 0.48)
                spot = left + 12 + size * 0.4, top + size - side - 6
                self.keys[TableKey.meeple(crew)] = (*spot, side, side)

    def _decks(self) -> None:
        x, y, high = self.x + 1920 - frames.SIDE - self.column_w, self.top_h, self.dock_y - self.top_h
        self._lay(frames.decks_column(self.shape, self.text), (x, y, self.column_w, high))
        self.hits.append((self.areas[TableKey.panel("die")], DIE))

    def _dock(self) -> None:
        high = frames.dock_height(self.text) + self.dock_more
        self.areas[DOCK] = place = (self.x + frames.SIDE, self.dock_y, frames.DOCK_W, high)
        self._lay(frames.dock(self.shape, self.text, self.dock_more), place)


def _moved(rect: Rect, x: float, y: float) -> Rect:
    """Return a rectangle of a room card on the table."""
    return x + rect[0], y + rect[1], rect[2], rect[3]
