"""List what an observation holds: numbers from 0 to 1, told from VIEW and the kind of decision that is asked.

Crew members are counted from the seat that observes (0: oneself), rooms and cards stand in the order of their
ids. Numbers are divided by the most that there can be.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from game.environment.action_table import LONGEST_ORDER, MOST_CREW
from game.rules.content import VARIANTS, Content
from game.rules.protocol import DecisionDict, ViewDict
from game.rules.queries.knowledge import DamageCard, damage_card, sorting

KINDS = (
    *("action", "scavenge", "collect", "discard", "crew-quarters", "cargo-hold", "mess-hall", "engine-room"),
    *("repair-centre", "medical-bay", "bridge", "armoury", "damage-control", "protection"),
)
"""The kinds of decision, as docs/protocol.md lists them."""
PHASES = ("actions", "collect", "damage", "over")
MOST_ACTIONS = 3
MOST_TURNS = 80
"""More turns than the largest deck lasts."""
MOST_DAMAGE_SEEN = 3
"""Damage cards that are looked at from the top."""

Told = Callable[[ViewDict, int, DecisionDict | None], Iterable[float]]


@dataclass(frozen=True)
class Block:
    """Numbers that follow one another.

    Attributes:
        name: of the block.
        first: the place of its first number.
        size: how many numbers.
        what: what they are.
        told: computes them for a view, a seat and a decision.
    """

    name: str
    first: int
    size: int
    what: str
    told: Told


class ObservationTable:
    """The layout of an observation, the same in every game.

    Args:
        content: the base content.
    """

    def __init__(self, content: Content) -> None:
        self._content = content
        self._cards = sorted(resource.id for resource in content.resources)
        self._rooms = sorted(room.id for room in content.rooms)
        self._around = [room for room in self._rooms if room != content.rooms[content.centre].id]
        self._difficulties = list(content.difficulties)
        self._expansions = [one for one in content.expansions if not one.always]
        every = max(content.copies(difficulty) for difficulty in content.difficulties)
        self._copies = max(every)
        self._deck = max(sum(content.copies(difficulty)) for difficulty in content.difficulties)
        self._damage = _damage_cards(content)
        blocks: list[Block] = []
        first = 0
        for name, size, what, told in self._listed():
            blocks.append(Block(name, first, size, what, told))
            first += size
        self.blocks = tuple(blocks)
        self.size = first

    def observation(self, view: ViewDict, seat: int, decision: DecisionDict | None) -> NDArray[np.float32]:
        """Return the numbers.

        Args:
            view: VIEW of the seat.
            seat: the crew index of who observes.
            decision: DECISION; None when the game is over. Only who is asked for what is told of it.
        """
        numbers = np.zeros(self.size, np.float32)
        for block in self.blocks:
            told = list(block.told(view, seat, decision))
            numbers[block.first : block.first + len(told)] = told
        return np.clip(numbers, 0.0, 1.0)

    def _listed(self) -> Iterator[tuple[str, int, str, Told]]:
        """Return name, size, meaning and function of each block."""
        cards, rooms, damage = len(self._cards), len(self._rooms), len(self._damage)
        yield "kind", len(KINDS), "kind of decision, one-hot", _kind
        yield "asked", MOST_CREW, "who is asked, one-hot", _asked
        game = MOST_CREW + len(self._difficulties) + len(self._expansions) + 2
        yield (
            "game",
            game,
            "players, one-hot; difficulty, one-hot; each expansion; no counting; over",
            self._game,
        )
        yield "phase", len(PHASES) + 2, "phase, one-hot; base actions left; turn", _phase
        member = 1 + rooms + 1 + cards + 5
        yield (
            "crew",
            MOST_CREW * member,
            "for each: there; room, one-hot, and pod; cards held; Action tokens, Repair cubes, Protection "
            "tokens; first; active",
            self._crew,
        )
        room = rooms + 2 + 3 + MOST_CREW
        yield (
            "rooms",
            rooms * room,
            "for each: place in the grid, one-hot; second side; diverted; cubes; Protection tokens by owner",
            self._ship,
        )
        yield "face-up", cards, "face-up cards", self._face_up
        yield (
            "deck",
            1 + cards + LONGEST_ORDER * cards,
            "Resource deck: size; cards in it; the cards known on top, one-hot each",
            self._resource_deck,
        )
        yield "discard", 2 * cards, "Resource discard pile: cards in it; its top card, one-hot", self._discard
        yield (
            "damage",
            1 + 2 * damage,
            "Damage deck: size; cards that it may hold; cards discarded",
            self._damage_piles,
        )
        top = MOST_DAMAGE_SEEN * (len(self._around) + 1)
        yield (
            "damage-known",
            top + damage,
            "the Damage cards known on top: rooms, rooms of free choice; for each card its place from the "
            "bottom, where that is known",
            self._damage_known,
        )

    def _game(self, view: ViewDict, seat: int, decision: DecisionDict | None) -> Iterable[float]:
        settings: Any = view["settings"]
        chosen = set(settings.get("expansions") or ())
        yield from _one_hot(settings["players"] - 1, MOST_CREW)
        yield from _one_hot(self._difficulties.index(settings["difficulty"]), len(self._difficulties))
        for one in self._expansions:
            yield float(one.id in chosen or bool(one.setting and settings.get(one.setting)))
        yield float(settings["no_counting"])
        yield float(view["result"] is not None)

    def _crew(self, view: ViewDict, seat: int, decision: DecisionDict | None) -> Iterable[float]:
        supplies = self._content.supplies
        at = {place: self._rooms.index(room["id"]) for place, room in enumerate(view["rooms"])}
        count = len(view["crew"])
        for ahead in range(count):
            who = (seat + ahead) % count
            member = view["crew"][who]
            yield 1.0
            place = member["at"]
            yield from _one_hot(at[place] if isinstance(place, int) else len(at), len(at) + 1)
            yield from self._counts(member["hand"])
            yield member["action_tokens"] / supplies["action-tokens"]
            yield member["repair_cubes"] / supplies["repair-cubes"]
            yield member["protection_tokens"] / supplies["protection-tokens"]
            yield float(view["first"] == who)
            yield float(view["active"] == who)

    def _ship(self, view: ViewDict, seat: int, decision: DecisionDict | None) -> Iterable[float]:
        there = {room["id"]: (place, room) for place, room in enumerate(view["rooms"])}
        tokens = self._content.supplies["protection-tokens"]
        count = len(view["crew"])
        for id in self._rooms:
            place, room = there[id]
            yield from _one_hot(place, len(self._rooms))
            yield float(room["variant"] != VARIANTS[0])
            yield float(room["diverted"])
            yield from (map(float, room["cubes"]) if room["cubes"] else (0.0, 0.0, 0.0))
            owners = [(who - seat) % count for who in room["protection"]]
            yield from (owners.count(ahead) / tokens for ahead in range(MOST_CREW))

    def _face_up(self, view: ViewDict, seat: int, decision: DecisionDict | None) -> Iterable[float]:
        return (view["face_up"].count(card) / self._content.face_up for card in self._cards)

    def _resource_deck(self, view: ViewDict, seat: int, decision: DecisionDict | None) -> Iterable[float]:
        deck = view["resource_deck"]
        yield (deck["count"] or 0) / self._deck
        yield from self._counts(deck["cards"] or ())
        for card in deck["top"][:LONGEST_ORDER]:
            yield from _one_hot(self._cards.index(card), len(self._cards))

    def _discard(self, view: ViewDict, seat: int, decision: DecisionDict | None) -> Iterable[float]:
        pile = view["resource_discard"] or ()
        yield from self._counts(pile)
        if pile:
            yield from _one_hot(self._cards.index(pile[0]), len(self._cards))

    def _damage_piles(self, view: ViewDict, seat: int, decision: DecisionDict | None) -> Iterable[float]:
        deck, discard = view["damage_deck"], view["damage_discard"]
        yield (deck["count"] or 0) / len(self._damage)
        for cards in (deck["cards"], discard):
            found = set(map(damage_card, cards or ()))
            yield from (float(card in found) for card in self._damage)

    def _damage_known(self, view: ViewDict, seat: int, decision: DecisionDict | None) -> Iterable[float]:
        deck = view["damage_deck"]
        top = [damage_card(card) for card in deck["top"]]
        for number in range(MOST_DAMAGE_SEEN):
            card: DamageCard = top[number] if number < len(top) else ()
            names = () if isinstance(card, int) else card
            yield from (float(room in names) for room in self._around)
            yield card / 3 if isinstance(card, int) else 0.0
        below = [damage_card(card) for card in reversed(deck["bottom"])]
        for card in self._damage:
            yield (1 + below.index(card)) / len(self._damage) if card in below else 0.0

    def _counts(self, cards: Sequence[str]) -> Iterator[float]:
        return (cards.count(card) / self._copies for card in self._cards)


def _damage_cards(content: Content) -> list[DamageCard]:
    """Return every Damage card that a game can have, sorted, those of the expansions included."""
    ids = [room.id for room in content.rooms]
    found: set[DamageCard] = set()
    for edition in (content, *(content.editions[(one.id,)] for one in content.expansions)):
        found |= {card.any or tuple(ids[room] for room in card.rooms) for card in edition.damage}
    return sorted(found, key=sorting)


@cache
def _one_hot(place: int, size: int) -> tuple[float, ...]:
    return tuple(float(number == place) for number in range(size))


def _kind(view: ViewDict, seat: int, decision: DecisionDict | None) -> Iterable[float]:
    return (float(decision is not None and decision["kind"] == kind) for kind in KINDS)


def _asked(view: ViewDict, seat: int, decision: DecisionDict | None) -> Iterable[float]:
    if decision is None:
        return ()
    return _one_hot((decision["crew"] - seat) % len(view["crew"]), MOST_CREW)


def _phase(view: ViewDict, seat: int, decision: DecisionDict | None) -> Iterable[float]:
    yield from _one_hot(PHASES.index(view["phase"]), len(PHASES))
    yield view["actions_left"] / MOST_ACTIONS
    yield view["turn"] / MOST_TURNS
