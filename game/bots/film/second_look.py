"""Turns that are worth flying again: they gave away much, and do so when they are looked at ten times harder.

Pure: whoever shows them has the questions (`question`) answered by a player of the program, in whatever way
it asks, and hands the answers back.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from game.bots.film.reckoning import MARKS, FilmTurn, Reviewed
from game.bots.film.stretches import Stretch

GIVEN_AWAY = 10
"""Points of a hundred: a turn that gave away at least these is worth flying again."""
TIMES = 10
"""The captain's plan is looked for with so many times the effort."""


def worth_a_look(turns: Sequence[FilmTurn]) -> tuple[FilmTurn, ...]:
    """Return the turns of a film that gave away much, in order.

    Args:
        turns: of the film, as far as it is known.
    """
    return tuple(turn for turn in turns if turn.best is not None and gives_away(turn.best))


def question(cut: Sequence[Stretch], turn: FilmTurn) -> dict[str, Any]:
    """Return the line of the protocol that looks at a turn once more, ten times as hard.

    Args:
        cut: the stretches of the game.
        turn: of its film.

    Raises:
        LookupError: the turn is of another game.
    """
    one = stretch_of(cut, turn)
    return {
        "review": {"view": one.view, "decision": one.decision},
        "done": list(one.done),
        "times": TIMES,
    }


def stretch_of(cut: Sequence[Stretch], turn: FilmTurn) -> Stretch:
    """Return the choices of a turn by which most was given away.

    Raises:
        LookupError: the turn is of another game.
    """
    found = next((one for one in cut if one.first == turn.turned and one.turn == turn.turn), None)
    if found is None:
        raise LookupError(f"Nothing was chosen in turn {turn.turn} after {turn.turned} choices.")
    return found


def gives_away(found: Reviewed) -> bool:
    """Return whether what was found of choices is as much as makes a turn worth flying again, and sure to be
    blame at all."""
    return found.sure >= MARKS[0] and round(100 * found.missed) >= GIVEN_AWAY


def to_fly_again(
    cut: Sequence[Stretch], turns: Sequence[FilmTurn], look: Callable[[dict[str, Any]], Reviewed | None]
) -> tuple[FilmTurn, ...]:
    """Return the turns of a film that gave away much and stand under ten times the search, in order.

    Args:
        cut: the stretches of the game.
        turns: of its film.
        look: answers a `question`; None where it cannot be judged.
    """
    looked = ((turn, look(question(cut, turn))) for turn in worth_a_look(turns))
    return tuple(turn for turn, again in looked if again is not None and gives_away(again))
