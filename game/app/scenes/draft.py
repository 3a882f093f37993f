"""A game being set up: who plays, how hard it is, and what is still wrong with that. Pure."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any

from game.storage.settings import NewGame, Player

FEWEST = 2
MOST = 4
MARKS = 4
NAME_LIMIT = 14
SEED_LIMIT = 19
SEED_DIGITS = 15
"""More digits than anybody types, and few enough for every program that reads the number."""


@dataclass(frozen=True)
class Problem:
    """What is wrong: a text id and its values."""

    key: str
    values: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True)
class Draft:
    """What the setup screen shows.

    Args:
        players: two to four, in seat order.
        difficulty: id.
        first: seat of the first player; None for chance.
        seed: as typed; empty for one by chance.
    """

    players: tuple[Player, ...]
    difficulty: str
    first: int | None
    seed: str

    @staticmethod
    def of(last: NewGame, names: Sequence[str]) -> Draft:
        """Return the draft the screen opens with.

        Args:
            last: what was started last.
            names: for crew members nobody has named, one for each mark.
        """
        players = last.players or tuple(Player(names[i], i) for i in range(FEWEST))
        return Draft(players, last.difficulty, last.first, last.seed)

    @property
    def new_game(self) -> NewGame:
        """What is remembered for the next time."""
        return NewGame(self.players, self.difficulty, self.first, self.seed)

    @property
    def marks(self) -> tuple[int, ...]:
        """The crew's marks in seat order."""
        return tuple(player.mark for player in self.players)

    # changes

    def add(self, names: Sequence[str]) -> Draft:
        """Add a crew member with the first free mark and a name nobody has."""
        if len(self.players) >= MOST:
            return self
        mark = next(m for m in range(MARKS) if m not in self.marks)
        used = {_plain(player.name) for player in self.players}
        order = [names[mark], *names]
        name = next((n for n in order if _plain(n) not in used), "")
        return replace(self, players=(*self.players, Player(name, mark)))

    def remove(self, seat: int) -> Draft:
        """Remove a crew member; the others move up."""
        if len(self.players) <= FEWEST:
            return self
        players = self.players[:seat] + self.players[seat + 1 :]
        first = self.first
        if first is not None:
            first = None if first == seat else first - (first > seat)
        return replace(self, players=players, first=first)

    def rename(self, seat: int, name: str) -> Draft:
        """Give a crew member another name."""
        return self._with(seat, replace(self.players[seat], name=name))

    def remark(self, seat: int, mark: int) -> Draft:
        """Give a crew member another mark; one that somebody has is refused."""
        if mark in self.marks:
            return self
        return self._with(seat, replace(self.players[seat], mark=mark))

    def _with(self, seat: int, player: Player) -> Draft:
        return replace(self, players=(*self.players[:seat], player, *self.players[seat + 1 :]))

    # what is wrong

    def name_problem(self, seat: int, showable: Callable[[str], bool]) -> Problem | None:
        """Return what is wrong with a name: empty, somebody else's, or letters that cannot be shown."""
        name = self.players[seat].name.strip()
        if not name:
            return Problem("setup-name-empty")
        for letter in name:
            if not showable(letter):
                return Problem("setup-name-letter", (("letter", letter),))
        for other, player in enumerate(self.players):
            if other != seat and _plain(player.name) == _plain(name):
                return Problem("setup-name-twice")
        return None

    def seed_problem(self) -> Problem | None:
        """Return what is wrong with the seed: anything but digits, or too many."""
        digits = self._seed_digits()
        if digits and not (digits.isascii() and digits.isdigit()):
            return Problem("setup-seed-letters")
        if len(digits) > SEED_DIGITS:
            return Problem("setup-seed-long", (("digits", str(SEED_DIGITS)),))
        return None

    def problem(self, showable: Callable[[str], bool]) -> Problem | None:
        """Return the first thing that stands in the way of starting."""
        for seat in range(len(self.players)):
            found = self.name_problem(seat, showable)
            if found is not None:
                return found
        return self.seed_problem()

    def _seed_digits(self) -> str:
        return "".join(c for c in self.seed if c not in "- \u2013")

    def seed_number(self) -> int | None:
        """Return the seed as a number; None if none was typed or it makes no sense."""
        digits = self._seed_digits()
        return int(digits) if digits and self.seed_problem() is None else None

    def setup(self, seed: int) -> dict[str, Any]:
        """Return what the rules are asked for (the referee's `new`).

        Args:
            seed: used if none was typed.
        """
        typed = self.seed_number()
        return {
            "players": len(self.players),
            "difficulty": self.difficulty,
            "seed": seed if typed is None else typed,
            "first": self.first,
            "names": [player.name.strip() for player in self.players],
        }


def _plain(name: str) -> str:
    return name.strip().casefold()


def seed_text(seed: int) -> str:
    """Return a seed as it is shown: eight digits in two groups, others as they are."""
    digits = str(seed)
    return f"{digits[:4]}-{digits[4:]}" if len(digits) == 8 else digits
