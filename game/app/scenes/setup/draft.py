"""A game being set up: who plays, how hard it is, and what is still wrong with that. Pure."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace

from game.app.scenes.setup.available import Available
from game.bots.players.rank_list import LENT, RANKS
from game.crew_names import looks, visible, written
from game.play.seeds import seed_of_words
from game.rules import Content, Settings
from game.rules.chance import NEWEST
from game.rules.content import VARIANTS, Expansion, Room
from game.rules.gamecode import ALONE, looks_like_code, seed_text
from game.rules.protocol import SetupDict
from game.rules.queries.checks import Check
from game.storage.settings.new_game import NewGame, Participant

MARKS = 4
NAME_LIMIT = 14
SEED_LIMIT = 320
"""Letters: those of a game code that names many expansions."""
WORD = 2
"""Letters that words have at least: one among digits is a slip of the finger."""
SEED_DIGITS = 15
"""More digits than anybody types, and few enough for every program that reads the number."""


@dataclass(frozen=True)
class Problem:
    """Hold what is wrong: a text id and its values."""

    key: str
    values: tuple[tuple[str, str | int], ...] = ()


@dataclass(frozen=True)
class Draft:
    """Hold what the setup screen shows.

    Args:
        offer: what the content offers.
        players: the crew in seat order.
        difficulty: id, as chosen, even while it cannot be had.
        first: seat of the first player; None for chance.
        seed: as typed; empty for one by chance.
        slip: what is wrong with the seed as a game code (the kind of a `CodeError`); empty if it is none.
        seats: how many people play: the `players` of the rules.
        rooms: `v1`, `v2`, `mixed` (by chance) or `pick` (R-30).
        picked: with `pick`, the rooms that are V2; kept while something else is chosen.
        expansions: ids of those chosen, even while they cannot be had.
        no_counting: the numbers of hidden cards are not shown (R-35).
        chance: the kind of chance (`game.rules.chance`); codes of older flights keep theirs.
    """

    offer: Available = field(kw_only=True, compare=False, repr=False)
    players: tuple[Participant, ...]
    difficulty: str
    first: int | None
    seed: str
    seats: int
    rooms: str = "v1"
    picked: frozenset[str] = frozenset()
    expansions: frozenset[str] = frozenset()
    no_counting: bool = False
    slip: str = ""
    chance: int = NEWEST

    @staticmethod
    def of(last: NewGame, names: Sequence[str], offer: Available) -> Draft:
        """Return the draft the screen opens with: at first one person with players of the program, and the
        easiest difficulty.

        Args:
            last: what was started last.
            names: for crew members nobody has named, one for each mark.
            offer: what the content offers.
        """
        players = last.players or tuple(
            Participant(names[i], i, LENT if i else "") for i in range(offer.fewest)
        )
        easiest = next(iter(offer.content.difficulties))
        draft = Draft(
            players,
            last.difficulty or (offer.content.usual if last.players else easiest),
            last.first,
            last.seed,
            seats=len(players),
            rooms=last.rooms,
            picked=frozenset(last.picked),
            expansions=frozenset(last.expansions),
            no_counting=last.no_counting,
            chance=last.chance,
            offer=offer,
        )
        seats = last.seats or offer.players_of(last.expansions) or len(players)
        if seats in offer.counts and offer.crew(seats) == len(players):
            return replace(draft, seats=seats)
        return draft if len(players) in offer.counts else draft.seat(offer.fewest, names)

    @property
    def new_game(self) -> NewGame:
        """Return what is remembered for the next time."""
        return NewGame(
            self.players,
            self.difficulty,
            self.first,
            self.seed,
            seats=0 if self.seats == len(self.players) else self.seats,
            rooms=self.rooms,
            picked=tuple(sorted(self.picked)),
            expansions=tuple(sorted(self.expansions)),
            no_counting=self.no_counting,
            chance=self.chance,
        )

    # what is in effect

    @property
    def own_crew(self) -> Expansion | None:
        """The expansion by which the players have another number of crew members than they are (R-28)."""
        return self.offer.own_crew(self.seats)

    @property
    def in_effect(self) -> tuple[str, ...]:
        """The ids of the expansions chosen that there can be."""
        return self.offer.in_effect(self.expansions, self.seats)

    @property
    def content(self) -> Content:
        """The content of the game."""
        return self.offer.edition(self.expansions, self.seats)

    @property
    def level(self) -> str:
        """The difficulty chosen; the usual one where it cannot be had."""
        content = self.content
        return self.difficulty if self.difficulty in content.difficulties else content.usual

    @property
    def marks(self) -> tuple[int, ...]:
        """The crew's marks in seat order."""
        return tuple(player.mark for player in self.players)

    @property
    def ranks(self) -> tuple[str, ...]:
        """Return who plays in seat order: ranks of the program's players, empty for a person. Where the
        players direct another crew than themselves, that is only persons (R-28)."""
        if self.own_crew is not None:
            return ("",) * len(self.players)
        return tuple(player.rank if player.rank in RANKS else "" for player in self.players)

    @property
    def offered(self) -> str:
        """Return who is offered for a free seat: a player of the program (its rank) until two persons
        play."""
        return LENT if self.ranks.count("") < 2 else ""

    @property
    def watched(self) -> bool:
        """Return whether no person plays: the game is looked at."""
        return all(self.ranks)

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
            expansions=frozenset(settings.expansions or ()),
            no_counting=settings.no_counting,
            slip="",
            chance=settings.chance,
        )

    def seat(self, count: int, names: Sequence[str]) -> Draft:
        """Change the number of players, and of crew members with it."""
        crew = self.offer.crew(count)
        draft = replace(self, seats=len(self.players))
        while len(draft.players) < crew:
            draft = draft._joined(names)
        while len(draft.players) > crew:
            draft = draft._without(len(draft.players) - 1)
        return replace(draft, seats=count)

    def with_rooms(self, way: str) -> Draft:
        """Choose the sides of all rooms at once; rooms of the player's own are picked one by one.

        Args:
            way: of `rooms`.
        """
        sides = {one.id for listed in self.offer.sides.values() for one in listed}
        return replace(self, rooms=way, expansions=self.expansions - (sides if way != "pick" else set()))

    def with_side(self, place: str, id: str, variant: str, rooms: Sequence[str]) -> Draft:
        """Put a room of the player's own in a place, or the game's own back.

        Args:
            place: id of the game's own room there.
            id: of the expansion that brings the room; empty for the game's own.
            variant: `v1` or `v2`.
            rooms: the ids of all rooms that have variants.
        """
        others = {one.id for one in self.offer.sides[place]}
        draft = replace(self, expansions=self.expansions - others | ({id} if id else set()))
        room, before = draft.room_at(place), self.room_at(place)
        picked = self.picked
        if self.rooms != "pick":
            picked = frozenset(one for one in rooms if one != before) if self.rooms == "v2" else frozenset()
        second = variant == VARIANTS[1] and draft.variant_problem(room) is None
        return replace(draft, rooms="pick", picked=picked | {room} if second else picked - {room})

    def room_at(self, place: str) -> str:
        """Return the id of the room that stands in the place of one of the game's own."""
        there = self.in_effect
        sides = (one for one in self.offer.sides.get(place, ()) if one.id in there)
        return next((one.side.after for one in sides if one.side is not None), place)

    def with_variant(self, room: str, variant: str, rooms: Sequence[str]) -> Draft:
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

    def add(self, names: Sequence[str], rank: str = "") -> Draft:
        """Add a crew member with the first free mark and a name nobody has.

        Args:
            names: for crew members nobody has named, one for each mark.
            rank: of the player of the program who plays them; empty for a person.
        """
        if self.own_crew is not None or len(self.players) >= self.offer.most:
            return self
        return self._joined(names, rank)

    def _joined(self, names: Sequence[str], rank: str = "") -> Draft:
        mark = next(m for m in range(MARKS) if m not in self.marks)
        players = (*self.players, Participant(self._free_name(names, mark), mark, rank))
        return replace(self, players=players, seats=len(players))

    def _free_name(self, names: Sequence[str], mark: int) -> str:
        """Return a name that nobody has, that of the mark where it can be; empty where all are taken."""
        used = {looks(player.name) for player in self.players}
        return next((name for name in (names[mark], *names) if looks(name) not in used), "")

    def named(self, names: Sequence[str]) -> Draft:
        """Give those a name nobody has whose name is not to be seen.

        Args:
            names: for crew members nobody has named, one for each mark.
        """
        draft = self
        for seat, one in enumerate(self.players):
            if not visible(one.name):
                draft = draft.rename(seat, draft._free_name(names, one.mark))
        return draft

    def remove(self, seat: int) -> Draft:
        """Remove a crew member; the others move up."""
        if self.own_crew is not None or len(self.players) <= self.offer.fewest:
            return self
        return self._without(seat)

    def _without(self, seat: int) -> Draft:
        players = self.players[:seat] + self.players[seat + 1 :]
        first = self.first
        if first is not None:
            first = None if first == seat else first - (first > seat)
        return replace(self, players=players, first=first, seats=len(players))

    def rename(self, seat: int, name: str) -> Draft:
        """Give a crew member another name."""
        return self._with(seat, replace(self.players[seat], name=name))

    def rerank(self, seat: int, rank: str) -> Draft:
        """Let somebody else play a crew member: a player of the program, or a person (empty)."""
        return self._with(seat, replace(self.players[seat], rank=rank))

    def remark(self, seat: int, mark: int) -> Draft:
        """Give a crew member another mark; one that somebody has is refused."""
        if mark in self.marks:
            return self
        return self._with(seat, replace(self.players[seat], mark=mark))

    def _with(self, seat: int, player: Participant) -> Draft:
        return replace(self, players=(*self.players[:seat], player, *self.players[seat + 1 :]))

    # what cannot be had now

    def expansion_problem(self, one: Expansion) -> Check | None:
        """Return why an expansion cannot be in this game."""
        return self.offer.obstacle(one, self.expansions, self.seats)

    def side_problem(self, one: Expansion) -> Check | None:
        """Return why a room of the player's own cannot be in this game; others in its place go for it."""
        assert one.side is not None
        others = {other.id for other in self.offer.sides[one.side.before]}
        return self.offer.obstacle(one, self.expansions - others, self.seats)

    def room(self, room: str) -> Room:
        """Return a room as it is in this game."""
        return next(one for one in self.content.rooms if one.id == room)

    def variant_problem(self, room: str) -> Problem | None:
        """Return why a room cannot be V2: it takes more players (R-21), or has no second side."""
        second = self.room(room).variants.get("v2")
        if second is None:
            return Problem("setup-variant-single")
        if self.seats >= second.players:
            return None
        return Problem(f"{second.text}-few", (("players", self.seats),))

    def variant(self, room: str) -> str | None:
        """Return `v1` or `v2` for a room, None where chance decides."""
        if self.variant_problem(room) is not None:
            return "v1"
        if self.rooms == "pick":
            return "v2" if room in self.picked else "v1"
        return None if self.rooms == "mixed" else self.rooms

    def wishes_second(self, room: str) -> bool:
        """Tell whether a room would be V2, were nothing in the way."""
        return self.rooms == "v2" or (self.rooms == "pick" and room in self.picked)

    # what is wrong

    def name_problem(self, seat: int, showable: Callable[[str], bool]) -> Problem | None:
        """Return what is wrong with a name: empty, somebody else's, or letters that cannot be shown."""
        name = self.players[seat].name.strip()
        if not name:
            return Problem("setup-name-empty")
        for place, letter in enumerate(self.players[seat].name, 1):
            if not showable(letter):
                return Problem("setup-name-letter", (("place", place),))
        for other, player in enumerate(self.players):
            if other != seat and looks(player.name) == looks(name):
                return Problem("setup-name-twice")
        return None

    def seed_problem(self) -> Problem | None:
        """Return what is wrong with the seed: no digits, words or game code, or too many digits."""
        if self.seed_in_words:
            return None
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

    @property
    def seed_in_words(self) -> bool:
        """Return whether the seed was typed as words, and not as a number or a game code."""
        letters = sum(letter.isalpha() for letter in self.seed)
        return letters >= WORD and not looks_like_code(self.seed, ALONE)

    def seed_number(self) -> int | None:
        """Return the seed as a number, words made into one; None if none was typed or it makes no sense."""
        if self.seed_in_words:
            return seed_of_words(self.seed)
        digits = self._seed_digits()
        return int(digits) if digits and self.seed_problem() is None else None

    def setup(self, seed: int) -> SetupDict:
        """Return what the rules are asked for (the referee's `new`).

        Args:
            seed: used if none was typed.
        """
        typed = self.seed_number()
        content, in_effect = self.content, self.in_effect
        around = {content.rooms[index].id for index in content.ship}
        picked = sorted(room for room in self.picked & around if self.variant_problem(room) is None)
        setup: SetupDict = {
            "players": self.seats,
            "difficulty": self.level,
            "seed": seed if typed is None else typed,
            "rooms": dict.fromkeys(picked, "v2") if self.rooms == "pick" else self.rooms,
            "no_counting": self.no_counting,
            "first": self.first,
            "names": [written(player.name) for player in self.players],
            "chance": self.chance,
        }
        if in_effect:
            setup["expansions"] = list(in_effect)
        return setup
