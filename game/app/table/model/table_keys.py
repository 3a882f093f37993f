"""List what stands for one element of the table: a room, a repair space, a card in the hand, a button.

A key is small, hashable and cheap to compare: hands, painter, log and director look things up by it in every
frame. The zones of events stay the strings of the protocol; `of_zone` is the one place where they are read.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Literal, NamedTuple, get_args

Kind = Literal[
    # The ship, and what lies on it.
    "room", "slot", "divert", "shield", "meeple", "pod",
    # Crew panels and the dock.
    "crew", "card", "hand", "held", "button", "end", "dock",
    # Decks, piles, the die, the supply; `box` is where pieces come from, `sun` where lost cards go.
    "deck", "discard", "face-up", "damage-deck", "damage-discard", "die", "supply", "box", "sun",
    # The bar at the top.
    "menu", "stepper", "threat", "undo", "redo", "adviser", "log", "help",
    # The button for actions that have no button of their own.
    "more",
    # What steers how a player of the program is shown: pause, speed, skip; and the way back for a seat that
    # was just taken over.
    "lent", "give-back",
    # Ground that is no target: parts of the layout with a name.
    "top", "turn", "hull", "hint", "panel", "member", "asked",
    # Anywhere on the table; and nowhere, for what a click alone does.
    "table", "tap",
]  # fmt: skip

_KINDS: dict[str, Kind] = {kind: kind for kind in get_args(Kind)}
_IN_ROOM = frozenset(("slot", "divert", "shield"))


class TableKey(NamedTuple):
    """One element of the table; make it with the constructor of its kind.

    Attributes:
        kind: what sort of element.
        room_id: the room that it is, or that it is part of; empty where there is none.
        member: index of the crew member that it belongs to; -1 where there is none.
        n: which of several, from 0: repair space, token, card; -1 where there is but one.
        name: action of a button, token of the supply or of what is held, or which panel; else empty.
    """

    kind: Kind
    room_id: str = ""
    member: int = -1
    n: int = -1
    name: str = ""

    @staticmethod
    def room(room_id: str) -> TableKey:
        """A room card."""
        return _kept("room", room_id)

    @staticmethod
    def slot(room_id: str, n: int) -> TableKey:
        """A repair space."""
        return _kept("slot", room_id, -1, n)

    @staticmethod
    def divert(room_id: str) -> TableKey:
        """A room's divert column."""
        return _kept("divert", room_id)

    @staticmethod
    def shield(room_id: str, n: int) -> TableKey:
        """A Protection token on a room."""
        return _kept("shield", room_id, -1, n)

    @staticmethod
    def meeple(member: int) -> TableKey:
        """A crew member's meeple."""
        return _kept("meeple", "", member)

    @staticmethod
    def crew(member: int) -> TableKey:
        """A crew member's panel."""
        return _kept("crew", "", member)

    @staticmethod
    def card(member: int, n: int) -> TableKey:
        """A card in a crew member's panel."""
        return _kept("card", "", member, n)

    @staticmethod
    def hand(n: int) -> TableKey:
        """A card of the hand in the dock."""
        return _kept("hand", "", -1, n)

    @staticmethod
    def hand_of(member: int) -> TableKey:
        """A crew member's whole hand, wherever it lies: a zone."""
        return _kept("hand", "", member)

    @staticmethod
    def held(token: str) -> TableKey:
        """The tokens of a kind that the active crew member holds (`cube`, `protection`), in the dock."""
        return _kept("held", "", -1, -1, token)

    @staticmethod
    def button(action: str) -> TableKey:
        """An action button."""
        return _kept("button", "", -1, -1, action)

    @staticmethod
    def lent(name: str) -> TableKey:
        """Return what steers how a player of the program is shown: `pause`, `speed-2`, `skip`."""
        return _kept("lent", "", -1, -1, name)

    @staticmethod
    def supply(token: str) -> TableKey:
        """A pile of the supply: `cube`, `action`, `protection` or `power`."""
        return _kept("supply", "", -1, -1, token)

    @staticmethod
    def face_up(n: int) -> TableKey:
        """A face-up Resource card."""
        return _kept("face-up", "", -1, n)

    @staticmethod
    def panel(name: str) -> TableKey:
        """The ground of a panel: `resources`, `damage`, `die` or `supply`."""
        return _kept("panel", "", -1, -1, name)

    @property
    def lies_on(self) -> TableKey | None:
        """Return what the element is part of: the room of a repair space, the panel of a card; None by
        itself."""
        if self.kind in _IN_ROOM:
            return TableKey.room(self.room_id)
        return TableKey.crew(self.member) if self.kind == "card" else None

    def __str__(self) -> str:
        """The key as people write it, for example in a test: `slot/bridge/0`; `parse` reads it."""
        parts: list[object] = [self.kind]
        parts += [self.room_id] if self.room_id else []
        parts += [self.member] if self.member >= 0 else []
        parts += [self.n] if self.n >= 0 else []
        parts += [self.name] if self.name else []
        return "/".join(map(str, parts))


_kept: Callable[..., TableKey] = lru_cache(maxsize=4096)(TableKey)
"""Makes every key but once: what is the same object is found at once in every table that keys stand in."""

DECK, DISCARD = TableKey("deck"), TableKey("discard")
DAMAGE_DECK, DAMAGE_DISCARD = TableKey("damage-deck"), TableKey("damage-discard")
DIE, POD, END = TableKey("die"), TableKey("pod"), TableKey("end")
MENU, STEPPER, THREAT = TableKey("menu"), TableKey("stepper"), TableKey("threat")
UNDO, REDO, LOG, HELP = TableKey("undo"), TableKey("redo"), TableKey("log"), TableKey("help")
ADVISER = TableKey("adviser")
DOCK = TableKey("dock")
"""The active crew member's place at the table: where cards are taken to the hand."""
TABLE = TableKey("table")
"""Anywhere: a die may be thrown wherever one likes."""
TAP = TableKey("tap")
"""The target of what a click alone does."""
HELD_CUBE = TableKey.held("cube")
"""The active crew member's held Repair cubes, in the dock (R-23)."""
BOX, SUN = TableKey("box"), TableKey("sun")
TOP, TURN, HULL, HAND, HINT = (
    TableKey("top"),
    TableKey("turn"),
    TableKey("hull"),
    TableKey("hand"),
    TableKey("hint"),
)
MEMBER = TableKey("member")
"""The active crew member, at the left of the dock."""
ASKED = TableKey("asked")
"""The place over the action buttons for a question that is answered on the table."""
GIVE_BACK = TableKey("give-back")
"""Gives a seat that was just taken over back to the program."""
MORE = TableKey("more")
"""The button for actions that have no button of their own."""


def parse(text: str) -> TableKey:
    """Read a key as people write it: `slot/bridge/0`, `card/1/0`, `hand/2`, `deck`.

    Raises:
        ValueError: it names no kind of element, or not what its kind needs.
    """
    kind, *rest = text.split("/")
    known = _KINDS.get(kind)
    if known is None:
        raise ValueError(f"there is no element {text!r} on a table")
    if kind in ("room", "slot", "divert", "shield"):
        return TableKey(known, rest[0], n=int(rest[1]) if len(rest) > 1 else -1)
    if kind in ("meeple", "crew", "card"):
        return TableKey(known, member=int(rest[0]), n=int(rest[1]) if len(rest) > 1 else -1)
    if kind in ("hand", "face-up"):
        return TableKey(known, n=int(rest[0]) if rest else -1)
    return TableKey(known, name=rest[0] if rest else "")


@lru_cache(maxsize=512)
def of_zone(zone: str) -> TableKey:
    """Return the element that stands for a zone of an event (`docs/architecture.md`).

    `hand/1` is a crew member's whole hand, `room/bridge/0` a repair space, `crew/1` what somebody holds.

    Raises:
        ValueError: it is no zone.
    """
    kind, *rest = zone.split("/")
    if kind == "hand" and rest:
        return TableKey.hand_of(int(rest[0]))
    return parse("/".join(("slot", *rest))) if kind == "room" and len(rest) > 1 else parse(zone)


@lru_cache(maxsize=64)
def of_place(place: str) -> TableKey:
    """Return where a meeple is: on a room, in the pod or still in the box."""
    return {"pod": POD, "box": BOX}.get(place) or TableKey.room(place)
