"""Tell what is lit while the player decides: legal places, greyed ones, and all marks for the painter.
Pure."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol

from game.app.table.input.drag import Drag
from game.app.table.input.gestures import Gesture
from game.app.table.input.input_host import InputHost
from game.app.table.model.gestures.highlights import Highlights
from game.app.table.model.gestures.interactions import Interaction
from game.app.table.model.table_keys import END, TABLE, TableKey
from game.app.table.motion.transients import REFUSAL_MS


class Hands(Protocol):
    """Declare what the hands hold and are on (`TableInput`)."""

    host: InputHost
    drag: Drag
    picked: TableKey | None
    focus: TableKey | None
    by_key: bool
    hover: TableKey | None
    gestures: list[Gesture]
    sources: set[TableKey]
    placed: tuple[str, ...]
    marked: tuple[TableKey, ...]

    @property
    def several(self) -> int:
        """Return how many cards are to be discarded, where it is more than one."""

    @property
    def source(self) -> TableKey | None:
        """Return what is in the hand."""

    @property
    def chosen(self) -> tuple[TableKey, object] | None:
        """Return what is picked up while something is asked, and the one thing that can be done with it."""

    def targets(self, source: TableKey) -> Mapping[TableKey, object]:
        """Return where a source may go now."""

    def refusing(self) -> TableKey | None:
        """Return what lies under the pointer and does not take what is being dragged."""


def legal(hands: Hands) -> frozenset[TableKey]:
    """Everything that is lit as legal now."""
    position = hands.host.position
    if hands.source is not None:
        targets = frozenset(hands.targets(hands.source)) - {TABLE}
        if hands.several:
            targets |= {key for key in hands.sources if key.kind == "hand"}
        return targets | {END} if hands.chosen is not None else targets
    placing = position.placing
    if placing is not None:
        complete = placing.hits and placing.option_of(hands.placed) is not None
        done = END if complete else placing.source
        rooms = frozenset(TableKey.room(room) for room in placing.choosable(hands.placed))
        return rooms if done is None else rooms | {done}
    if position.acting or position.asked is None:
        return frozenset()
    if Interaction.REPAIR in position.interactions:
        spots = (gesture.target for gesture in hands.gestures)
        return frozenset(hands.sources) | frozenset(spot for spot in spots if spot.kind == "slot")
    if Interaction.SEND in position.interactions:
        # Panels stand for the meeples they belong to; only the meeples are lit.
        return frozenset(key for key in hands.sources if key.kind != "crew")
    return frozenset(hands.sources) - {END}


def _selected(hands: Hands) -> frozenset[TableKey]:
    """Return what was picked up or marked, and the rooms that have been chosen for damage (R-31)."""
    picked = frozenset((hands.picked, *hands.marked)) if hands.picked else frozenset()
    placing = hands.host.position.placing
    if placing is None or not placing.hits:
        return picked
    return picked | frozenset(TableKey.room(room) for room in hands.placed)


def stops(hands: Hands) -> list[TableKey]:
    """The legal elements in the order in which keys step through them."""
    lit = legal(hands)
    placing = hands.host.position.placing
    if hands.source is None and placing is not None and placing.hits:
        # A chosen room can be taken back, and the choice be confirmed, with the keys alone.
        lit |= _selected(hands) | {END}
    doubtful = hands.source is None and hands.host.position.declines
    if hands.source is not None and END in lit:
        lit -= {END}
    # A crew member's panel and meeple mean the same: one stop is enough.
    doubles = {TableKey.meeple(key.member) for key in lit if key.kind == "crew"}
    found = [key for key in hands.host.layout.keys if key in lit and key not in doubles]
    # To take nothing stands last: no key comes upon it by itself.
    return [*found, END] if doubtful else found


def illegal(hands: Hands) -> frozenset[TableKey]:
    """Rooms and panels that are greyed while something is held that cannot go there."""
    source = hands.source
    if source is None or source == TableKey.button("share") or TABLE in hands.targets(source):
        return frozenset()
    lit = legal(hands)
    if source.kind == "supply" and not any(key.kind == "room" for key in lit):
        # It goes to somebody, wherever they are: the ship keeps its colours.
        return frozenset()
    lit_rooms = {key.room_id for key in lit if key.kind in ("room", "slot", "divert")}
    keys = hands.host.layout.keys
    grey = {key for key in keys if key.kind == "room" and key.room_id not in lit_rooms}
    if source.kind == "hand":
        mine = TableKey.crew(hands.host.position.active)
        panels = {key for key in keys if key.kind == "crew"}
        grey |= panels - lit - {mine}
    return frozenset(grey)


def marks(hands: Hands, hidden: frozenset[TableKey], lit: frozenset[TableKey]) -> Highlights:
    """Everything the painter lights, greys, hides or outlines.

    Args:
        hands: pointer, focus and what is picked up.
        hidden: pieces in flight.
        lit: what a line of the log touches.
    """
    held = hands.drag.held
    refused = hands.hover if hands.refusing() is not None and hands.host.rested(REFUSAL_MS) else None
    return Highlights(
        hover=hands.hover if not hands.by_key else None,
        focus=hands.focus if hands.by_key else None,
        selected=_selected(hands),
        legal=legal(hands),
        illegal=illegal(hands),
        refused=refused,
        hidden=hidden,
        pressed=hands.drag.pressed if held is None else None,
        held=held,
        lit=lit,
    )
