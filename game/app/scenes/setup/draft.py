"""A game being set up: who plays, how hard it is, and what is still wrong with that. Pure."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any

from game.rules import Settings
from game.rules.gamecode import seed_text
from game.storage.preferences import NewGame, Player

FEWEST = 2
MOST = 4
SOLO_CREW = 3
"""Crew members of a single player (R-28)."""
POD_CREW = 3
"""Fewest players for the Escape Pod (R-32)."""
MARKS = 4
NAME_LIMIT = 14
SEED_LIMIT = 32
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
        players: the crew in seat order: two to four, in solo three.
        difficulty: id.
        first: seat of the first player; None for chance.
        seed: as typed; empty for one by chance.
        slip: what is wrong with the seed as a game code (the kind of a `CodeError`); empty if it is none.
        solo: one player directs the whole crew (R-28).
        rooms: `v1`, `v2`, `mixed` (by chance) or `pick` (R-30).
        picked: with `pick`, the rooms that are V2; kept while something else is chosen.
        damage_control, escape_pod, no_counting: as chosen, even while it cannot be had.
    """

    players: tuple[Player, ...]
    difficulty: str
    first: int | None
    seed: str
    solo: bool = False
    rooms: str = "v1"
    picked: frozenset[str] = frozenset()
    damage_control: bool = False
    escape_pod: bool = False
    no_counting: bool = False
    slip: str = ""

    @staticmethod
    def of(last: NewGame, names: Sequence[str]) -> Draft:
        """Return the draft the screen opens with.

        Args:
            last: what was started last.
            names: for crew members nobody has named, one for each mark.
        """
        players = last.players or tuple(Player(names[i], i) for i in range(FEWEST))
        return Draft(
            players,
            last.difficulty,
            last.first,
            last.seed,
            solo=last.solo,
            rooms=last.rooms,
            picked=frozenset(last.picked),
            damage_control=last.damage_control,
            escape_pod=last.escape_pod,
            no_counting=last.no_counting,
        )

    @property
    def new_game(self) -> NewGame:
        """What is remembered for the next time."""
        return NewGame(
            self.players,
            self.difficulty,
            self.first,
            self.seed,
            solo=self.solo,
            rooms=self.rooms,
            picked=tuple(sorted(self.picked)),
            damage_control=self.damage_control,
            escape_pod=self.escape_pod,
            no_counting=self.no_counting,
        )

    @property
    def marks(self) -> tuple[int, ...]:
        """The crew's marks in seat order."""
        return tuple(player.mark for player in self.players)

    @property
    def seats(self) -> int:
        """How many players there are: the `players` of the rules."""
        return 1 if self.solo else len(self.players)

    # changes

    def coded(self, settings: Settings, names: Sequence[str]) -> Draft:
        """Take over everything that a game code says; names and marks stay.

        Args:
            settings: of the code.
            names: for crew members nobody has named, one for each mark.
        """
        picked = () if isinstance(settings.rooms, str) else settings.rooms
        return replace(
            self.seat(settings.players, names),
            difficulty=settings.difficulty,
            first=settings.first,
            seed=seed_text(settings.seed),
            rooms=settings.rooms if isinstance(settings.rooms, str) else "pick",
            picked=frozenset(room for room, side in picked if side == "v2"),
            damage_control="damage-control" in (settings.expansions or ()),
            escape_pod="escape-pod" in (settings.expansions or ()),
            no_counting=settings.no_counting,
            slip="",
        )

    def seat(self, count: int, names: Sequence[str]) -> Draft:
        """Change the number of players; one directs three crew members."""
        crew = SOLO_CREW if count == 1 else count
        draft = replace(self, solo=False)
        while len(draft.players) < crew:
            draft = draft.add(names)
        while len(draft.players) > crew:
            draft = draft.remove(len(draft.players) - 1)
        return replace(draft, solo=count == 1)

    def pick(self, room: str, variant: str, rooms: Sequence[str]) -> Draft:
        """Name the variant of a room; the others stay as they are shown, V1 where chance decided.

        Args:
            room: its id.
            variant: `v1` or `v2`.
            rooms: the ids of all rooms that have variants.
        """
        if self.variant_problem(room) is not None:
            return self
        picked = self.picked
        if self.rooms != "pick":
            picked = frozenset(rooms) if self.rooms == "v2" else frozenset()
        picked = picked | {room} if variant == "v2" else picked - {room}
        return replace(self, rooms="pick", picked=picked)

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

    # what cannot be had now

    def pod_problem(self) -> Problem | None:
        """Return why there is no Escape Pod: it takes three or four players (R-32)."""
        if self.solo:
            return Problem("setup-pod-solo")
        return Problem("setup-pod-few") if len(self.players) < POD_CREW else None

    def variant_problem(self, room: str) -> Problem | None:
        """Return why a room cannot be V2: the Mess Hall swaps between two others (R-21)."""
        if room != "mess-hall":
            return None
        if self.solo:
            return Problem("setup-mess-solo")
        return Problem("setup-mess-few") if len(self.players) < POD_CREW else None

    def variant(self, room: str) -> str | None:
        """Return `v1` or `v2` for a room, None where chance decides."""
        if self.variant_problem(room) is not None:
            return "v1"
        if self.rooms == "pick":
            return "v2" if room in self.picked else "v1"
        return None if self.rooms == "mixed" else self.rooms

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
        """Return what is wrong with the seed: neither digits nor a game code, or too many digits."""
        digits = self._seed_digits()
        if digits and not (digits.isascii() and digits.isdigit()):
            return Problem(f"code-{self.slip or 'letters'}")
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
        picked = {room: "v2" for room in sorted(self.picked) if self.variant_problem(room) is None}
        return {
            "players": self.seats,
            "difficulty": self.difficulty,
            "seed": seed if typed is None else typed,
            "rooms": picked if self.rooms == "pick" else self.rooms,
            "damage_control": self.damage_control,
            "escape_pod": self.escape_pod and self.pod_problem() is None,
            "no_counting": self.no_counting,
            "first": self.first,
            "names": [player.name.strip() for player in self.players],
        }


def _plain(name: str) -> str:
    return name.strip().casefold()
