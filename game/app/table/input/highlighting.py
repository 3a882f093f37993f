"""What is lit while the player decides: legal places, greyed ones, and all marks for the painter. Pure."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.app.table.model.highlights import Highlights
from game.app.table.model.interactions import Interaction
from game.app.table.model.table_keys import END, TABLE, TableKey

if TYPE_CHECKING:
    from game.app.table.input.table_input import TableInput

REFUSAL_MS = 220.0
"""How long a piece is held over what does not take it before the table says so."""


def legal(play: TableInput) -> frozenset[TableKey]:
    """Everything that is lit as legal now."""
    position = play.host.position
    if play.source is not None:
        return frozenset(play.targets(play.source)) - {TABLE}
    placing = position.placing
    if placing is not None:
        complete = placing.hits and placing.option_of(play.placed) is not None
        done = END if complete else placing.source
        rooms = frozenset(TableKey.room(room) for room in placing.choosable(play.placed))
        return rooms if done is None else rooms | {done}
    if position.acting or position.asked is None:
        return frozenset()
    if Interaction.REPAIR in position.interactions:
        spots = (gesture.target for gesture in play.gestures)
        return frozenset(play.sources) | frozenset(spot for spot in spots if spot.kind == "slot")
    if Interaction.SEND in position.interactions:
        # Panels stand for the meeples they belong to; only the meeples are lit.
        return frozenset(key for key in play.sources if key.kind != "crew")
    return frozenset(play.sources) - {END}


def _selected(play: TableInput) -> frozenset[TableKey]:
    """What was picked up, and the rooms that have been chosen for damage (R-31)."""
    picked = frozenset((play.picked,)) if play.picked else frozenset()
    placing = play.host.position.placing
    if placing is None or not placing.hits:
        return picked
    return picked | frozenset(TableKey.room(room) for room in play.placed)


def stops(play: TableInput) -> list[TableKey]:
    """The legal elements in the order in which keys step through them."""
    lit = legal(play)
    placing = play.host.position.placing
    if play.source is None and placing is not None and placing.hits:
        # A chosen room can be taken back, and the choice be confirmed, with the keys alone.
        lit |= _selected(play) | {END}
    # A crew member's panel and meeple mean the same: one stop is enough.
    doubles = {TableKey.meeple(key.member) for key in lit if key.kind == "crew"}
    return [key for key in play.host.layout.keys if key in lit and key not in doubles]


def illegal(play: TableInput) -> frozenset[TableKey]:
    """Rooms and panels that are greyed while something is held that cannot go there."""
    source = play.source
    if source is None or source == TableKey.button("share") or TABLE in play.targets(source):
        return frozenset()
    lit = legal(play)
    if source.kind == "supply" and not any(key.kind == "room" for key in lit):
        # It goes to somebody, wherever they are: the ship keeps its colours.
        return frozenset()
    lit_rooms = {key.room_id for key in lit if key.kind in ("room", "slot", "divert")}
    keys = play.host.layout.keys
    grey = {key for key in keys if key.kind == "room" and key.room_id not in lit_rooms}
    if source.kind == "hand":
        mine = TableKey.crew(play.host.position.active)
        panels = {key for key in keys if key.kind == "crew"}
        grey |= panels - lit - {mine}
    return frozenset(grey)


def marks(play: TableInput, hidden: frozenset[TableKey], lit: frozenset[TableKey]) -> Highlights:
    """Everything the painter lights, greys, hides or outlines.

    Args:
        play: pointer, focus and what is picked up.
        hidden: pieces in flight.
        lit: what a line of the log touches.
    """
    held = play.drag.held
    refused = play.hover if play.refusing() is not None and play.host.rested(REFUSAL_MS) else None
    return Highlights(
        hover=play.hover if not play.by_key else None,
        focus=play.focus if play.by_key else None,
        selected=_selected(play),
        legal=legal(play),
        illegal=illegal(play),
        refused=refused,
        hidden=hidden,
        pressed=play.drag.pressed if held is None else None,
        held=held,
        lit=lit,
    )
