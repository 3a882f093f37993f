"""Turns that are worth flying again: which are kept, and what their form may hold. Pure.

A turn is kept as the flight line up to its end, how many choices lie before it, and what the captain would
have chosen; all else of it is played again from there.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Any

from game.storage.files.plain_text import is_plain
from game.storage.games.savefile import CREW, LONGEST_NAME, MOST_TURNS
from game.storage.logbook.flights import LONGEST_FLIGHT

VERSION = 1
MOST = 10
"""Largest number of turns that are kept: the dearest ones."""
MOST_GONE = 500
"""Largest number of turns that are remembered after they left, so that their film does not bring them
back."""
MOST_CHOICES = 100_000
MOST_STEPS = 60
"""Choices of the captain's, up to a revelation."""
MOST_SOLVED = 1_000_000
MOST_PARTS, LONGEST_PART = 12, 40
"""Parts of a choice, and of a list in it."""
ID_LENGTH = 16


@dataclass(frozen=True)
class KeptTurn:
    """A turn to fly again.

    Args:
        line: flight line up to the end of the turn at most.
        at: how many choices lie before it.
        turn: its number.
        crew: whose it was.
        difficulty: id.
        points: what the captain's plan was better by when it was looked for ten times as hard, of a hundred.
        margin: of these.
        best: what the captain would have chosen, up to a revelation.
        names: of the crew; empty where nobody has any.
    """

    line: str
    at: int
    turn: int
    crew: int
    difficulty: str
    points: int
    margin: int
    best: tuple[Mapping[str, Any], ...]
    names: tuple[str, ...] = ()

    @property
    def id(self) -> str:
        """Return what is the same for the same position and choices."""
        told = hashlib.sha256(f"{self.at} {self.line}".encode())
        return told.hexdigest()[:ID_LENGTH]

    def to_json(self) -> dict[str, Any]:
        """Return the turn as JSON has it."""
        return {
            "line": self.line,
            "at": self.at,
            "turn": self.turn,
            "crew": self.crew,
            "difficulty": self.difficulty,
            "points": self.points,
            "margin": self.margin,
            "best": [dict(option) for option in self.best],
            "names": list(self.names),
        }


@dataclass(frozen=True)
class KeptTurns:
    """The turns that wait, and those that have left.

    Args:
        turns: that wait, the dearest first.
        gone: ids of turns that have left: solved, or not found dear when they were looked at again.
        solved: how many were solved.
    """

    turns: tuple[KeptTurn, ...] = ()
    gone: tuple[str, ...] = ()
    solved: int = 0

    def knows(self, id: str) -> bool:
        """Tell whether a turn waits or has left."""
        return id in self.gone or any(one.id == id for one in self.turns)

    def has_room_for(self, points: int) -> bool:
        """Tell whether a turn of so many points would be kept."""
        return len(self.turns) < MOST or points > self.turns[-1].points

    def keeping(self, turn: KeptTurn) -> KeptTurns:
        """Return the turns with one more; the dearest of too many."""
        if self.knows(turn.id):
            return self
        return replace(self, turns=_dearest([*self.turns, turn]))

    def without(self, id: str, solved: bool) -> KeptTurns:
        """Return the turns without one, which never comes back.

        Args:
            id: of the turn.
            solved: whether it left because it was flown as well as the captain would have.
        """
        if id in self.gone:
            return self
        turns = tuple(one for one in self.turns if one.id != id)
        gone = (*self.gone, id)[-MOST_GONE:]
        return KeptTurns(turns, gone, min(MOST_SOLVED, self.solved + solved))

    def back(self, turn: KeptTurn, own: bool) -> KeptTurns:
        """Return the turns with a solved one that is kept all the same; it counts as solved no more.

        Args:
            turn: that has left.
            own: whether it waited here; a turn that comes with the game waits by itself.
        """
        if turn.id not in self.gone:
            return self
        gone = tuple(id for id in self.gone if id != turn.id)
        found = KeptTurns(self.turns, gone, max(0, self.solved - 1))
        return found.keeping(turn) if own else found

    def to_json(self) -> dict[str, Any]:
        """Return what is written to the file."""
        turns = [one.to_json() for one in self.turns]
        return {"version": VERSION, "turns": turns, "gone": list(self.gone), "solved": self.solved}

    @staticmethod
    def judged(value: object) -> tuple[KeptTurns, bool]:
        """Return what makes sense in a file's content, and whether all of it does.

        Args:
            value: as JSON has it.
        """
        if not isinstance(value, dict):
            return KeptTurns(), False
        sound = type(value.get("version")) is int and value["version"] == VERSION
        listed, gone, solved = value.get("turns", []), value.get("gone", []), value.get("solved", 0)
        if not isinstance(listed, list):
            listed, sound = [], False
        found = [turn_from(one) for one in listed[: 2 * MOST]]
        turns = _dearest(one for one in found if one is not None)
        if not isinstance(gone, list):
            gone, sound = [], False
        ids = tuple(dict.fromkeys(one for one in gone if _is_id(one)))
        if not _whole(solved, 0, MOST_SOLVED):
            solved, sound = 0, False
        whole = len(turns) == len(listed) and len(ids) == len(gone) and len(ids) <= MOST_GONE
        return KeptTurns(turns, ids[-MOST_GONE:], solved), sound and whole


def turn_from(form: object) -> KeptTurn | None:
    """Return the turn of a form; None where a value makes no sense."""
    if not isinstance(form, dict):
        return None
    line, difficulty, best, names = (form.get(key) for key in ("line", "difficulty", "best", "names"))
    if (
        not isinstance(line, str)
        or not line.isascii()
        or not is_plain(line, LONGEST_FLIGHT)
        or not isinstance(difficulty, str)
        or not is_plain(difficulty, LONGEST_NAME)
        or not _whole(form.get("at"), 0, MOST_CHOICES)
        or not _whole(form.get("turn"), 1, MOST_TURNS)
        or not _whole(form.get("crew"), 0, CREW[-1] - 1)
        or not _whole(form.get("points"), 1, 100)
        or not _whole(form.get("margin"), 0, 100)
        or not isinstance(best, list)
        or not 1 <= len(best) <= MOST_STEPS
        or not all(map(_is_choice, best))
        or not isinstance(names, list)
        or len(names) > CREW[-1]
        or not all(isinstance(name, str) and is_plain(name, LONGEST_NAME) for name in names)
    ):
        return None
    numbers = (form["at"], form["turn"], form["crew"])
    return KeptTurn(
        line, *numbers, difficulty, form["points"], form["margin"], tuple(map(dict, best)), tuple(names)
    )


def _dearest(turns: Iterable[KeptTurn]) -> tuple[KeptTurn, ...]:
    """Return the dearest turns, each once, the dearest first."""
    each = {one.id: one for one in turns}
    return tuple(sorted(each.values(), key=lambda one: (-one.points, one.id))[:MOST])


def _whole(value: object, least: int, most: int) -> bool:
    return type(value) is int and least <= value <= most


def _is_id(value: object) -> bool:
    return isinstance(value, str) and len(value) == ID_LENGTH and is_plain(value, ID_LENGTH)


def _is_choice(value: object) -> bool:
    """Tell whether something can be an option: names with words, numbers, and lists of these."""
    return (
        isinstance(value, dict)
        and len(value) <= MOST_PARTS
        and all(is_plain(key, LONGEST_NAME) and _is_part(part) for key, part in value.items())
    )


def _is_part(value: object) -> bool:
    if isinstance(value, list):
        plain = all(not isinstance(one, list) and _is_part(one) for one in value)
        return len(value) <= LONGEST_PART and plain
    if isinstance(value, str):
        return is_plain(value, LONGEST_NAME)
    return value is None or isinstance(value, bool) or _whole(value, -1, MOST_CHOICES)
