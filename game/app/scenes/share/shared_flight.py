"""Read what is told of a flight that is handed on, read once from its session. Pure."""

from __future__ import annotations

from dataclasses import dataclass

from game.app.table.model.ending_picture import EndingPicture, picture_of
from game.app.table.model.story import tell
from game.play.result_text import FlightResult, flight_result
from game.play.session import Session
from game.rules.crockford import plain
from game.rules.flight_line import FlightLineError, flight_line
from game.rules.game_table import CENTRE

FLYING = EndingPicture("backdrop/title.jpg", (0.34, 0.30, 0.62, 0.44))
"""The picture of a flight that goes on: the ship before the sun."""


@dataclass(frozen=True)
class RoomShown:
    """A room of the ship's plan.

    Args:
        id: of the room.
        variant: in play.
        order: when its power was diverted, from 1; 0 for never.
        lost: whether it was destroyed.
        core: whether it is the one in the centre.
    """

    id: str
    variant: str
    order: int
    lost: bool
    core: bool


@dataclass(frozen=True)
class SharedFlight:
    """A flight as it is handed on.

    Args:
        result: what came of it.
        line: the flight line; empty if there is none.
        why: there is none (`FlightLineError.kind`).
        letters: of the line.
        choices: that were made.
        rooms: of the ship, row by row.
        crew: name, crew mark and whether glad (won), hurt (lost) or neither, of everybody.
        reason: of the end, an id; empty while it goes on.
        criticals: how often a room lost its last cube.
        behind: the picture that it has.
    """

    result: FlightResult
    line: str
    why: str
    letters: int
    choices: int
    rooms: tuple[RoomShown, ...]
    crew: tuple[tuple[str, int, bool | None], ...]
    reason: str
    criticals: int
    behind: EndingPicture

    @classmethod
    def of(cls, session: Session) -> SharedFlight:
        """Read it from a session."""
        state, shared = session.state, flight_result(session.history)
        ended = state["result"]
        story = tell(session.log, state)
        try:
            line, why = flight_line(session.history), ""
        except FlightLineError as error:
            line, why = "", error.kind
        order = {room: n for n, room in enumerate(shared.diverted, 1)}
        lost = ended.get("room") if ended else None
        return cls(
            result=shared,
            line=line,
            why=why,
            letters=len(plain(line)),
            choices=session.history.cursor,
            rooms=tuple(
                RoomShown(
                    room["id"], room["variant"], order.get(room["id"], 0), room["id"] == lost, n == CENTRE
                )
                for n, room in enumerate(state["rooms"])
            ),
            crew=tuple(
                (member["name"], session.colours[seat], None if ended is None else seat in ended["winners"])
                for seat, member in enumerate(state["crew"])
            ),
            reason=ended["reason"] if ended else "",
            criticals=len(story.criticals),
            behind=picture_of(ended, story.pod) if ended else FLYING,
        )
