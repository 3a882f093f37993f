"""Tell what the crew members' faces say, read off what the rules know. Pure."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import replace

from game.app.table.model.view_parts import HIGH, CrewView, RoomView, TopView
from game.rules.protocol import ResultDict

CALM, STRAINED, HURT, GLAD = MOODS = ("calm", "strained", "hurt", "glad")
"""Moods of a crew member, as the files of the faces are named."""


def with_moods(
    crew: Sequence[CrewView],
    rooms: Sequence[RoomView],
    top: TopView,
    struck: Collection[str],
    result: ResultDict | None,
) -> tuple[CrewView, ...]:
    """Return the crew panels with what each face says.

    Glad is who has won, and hurt who has lost, or stands in a room that was damaged just now. Strained is
    who stands where the next hit loses the ship, and everybody while this turn's Phase 3 may well lose it.

    Args:
        crew: the panels.
        rooms: the ship.
        top: the danger of this turn, as far as it may be counted (R-35).
        struck: ids of the rooms that the last choice has cost a cube.
        result: how the game ended; None while it goes on.
    """
    exposed = {room.id for room in rooms if room.critical}
    near = top.loss >= HIGH * 100

    def mood(member: CrewView) -> str:
        if result is not None:
            return GLAD if member.crew in result["winners"] else HURT
        if member.room in struck:
            return HURT
        return STRAINED if member.room is not None and (near or member.room in exposed) else CALM

    return tuple(replace(member, mood=mood(member)) for member in crew)
