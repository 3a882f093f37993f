"""The turns to fly again that wait, as screens list them, and the flights they are of."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.app.forms.flown_turn import TurnToFly, turn_to_fly
from game.app.navigation.scene import Program
from game.program_files import data_folder
from game.rules.flight_line import FlightLineError
from game.storage.logbook.kept_turns import KeptTurn, KeptTurns
from game.storage.logbook.turns_file import read_starters
from game.wording import Catalogue

Flown = TurnToFly | FlightLineError | None
"""A turn where it began; why it cannot be flown; None where it is no turn of its flight."""


@dataclass(frozen=True)
class ListedTurn:
    """A turn that waits; `own` is one of the player's films, others come with the game."""

    turn: KeptTurn
    own: bool


def waiting(turns: KeptTurns, starters: Sequence[KeptTurn]) -> tuple[ListedTurn, ...]:
    """Return all turns that wait: the player's own, the dearest first, then those that come with the game.

    Args:
        turns: the player's own.
        starters: those that come with the game.
    """
    own = [ListedTurn(one, True) for one in turns.turns]
    others = [ListedTurn(one, False) for one in starters if not turns.knows(one.id)]
    return (*own, *others)


def read_waiting(app: Program) -> tuple[ListedTurn, ...]:
    """Return the turns that wait, read from the disk; none where the player wants none."""
    if not app.settings.turns_again:
        return ()
    return waiting(app.turns.read(), read_starters(data_folder()))


def flight_of(app: Program, turn: KeptTurn) -> Flown:
    """Play a turn's flight again; return what came of it."""
    try:
        return turn_to_fly(app.engine(), turn)
    except FlightLineError as error:
        return error


def read_dearest(app: Program, most: int) -> tuple[int, tuple[tuple[ListedTurn, TurnToFly], ...]]:
    """Return how many turns wait, and the dearest that can be flown here: a player's own before others.

    Args:
        app: the program.
        most: so many at most.
    """
    listed = read_waiting(app)
    found: list[tuple[ListedTurn, TurnToFly]] = []
    for one in sorted(listed, key=lambda one: (not one.own, -one.turn.points)):
        flown = flight_of(app, one.turn) if len(found) < most else None
        if isinstance(flown, TurnToFly):
            found.append((one, flown))
    return len(listed), tuple(found)


def turn_name(texts: Catalogue, one: ListedTurn) -> str:
    """Return which turn it was, and whose."""
    turn = one.turn
    if one.own and turn.crew < len(turn.names):
        return texts("film-turn", turn=turn.turn, name=turn.names[turn.crew])
    return texts("film-turn-alone" if one.own else "turns-cadet", turn=turn.turn)


def points_words(texts: Catalogue, points: int) -> str:
    """Return so many points."""
    return texts("turns-points", points=points)
