"""The fixed table of options: which index an action of the environment has, in every game.

A row is an OPTION with two changes that make it the same for every seat and every card: crew members are
counted from the one who is asked (0: oneself, 1: the next), and cards that were looked at are named by their
place on the deck, from 0 on top.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations, combinations_with_replacement, permutations, product
from typing import Any

from game.rules.content import Content
from game.rules.protocol import DecisionDict, OptionDict, ViewDict

Form = tuple[tuple[str, Any], ...]
"""A row: its keys in alphabetical order, each with its value; lists are tuples."""

MOST_CREW = 4
SLOTS = 3
LONGEST_ORDER = 5
"""Cards that are looked at and laid in an order."""
LONGEST_SPLIT = 2
"""Cards that are looked at and parted between the top and the bottom of a deck."""
MOST_TOKENS = 3
"""Action tokens that are handed out at a time."""
MOST_ROOMS = 3
"""Rooms that are chosen at a time."""
CREW_KEYS = ("crew", "from", "holder", "to", "with")
"""Keys of an option whose value is a crew index."""


class UnknownOptionError(ValueError):
    """A legal option that has no row: the content has more than the table is for."""


@dataclass(frozen=True)
class Block:
    """Rows that follow one another and are alike.

    Attributes:
        what: an example in the form of the page.
        first: the index of the first row.
        rows: the rows.
    """

    what: str
    first: int
    rows: tuple[Form, ...]


class ActionTable:
    """Every option that a game of some content can offer, each with an index of its own.

    Args:
        content: names the resources and rooms; the rows are the same for all its difficulties, numbers of
            players, rooms and expansions.
    """

    def __init__(self, content: Content) -> None:
        blocks: list[Block] = []
        first = 0
        for what, options in _blocks(content):
            rows = tuple(map(_form, options))
            blocks.append(Block(what, first, rows))
            first += len(rows)
        self.blocks = tuple(blocks)
        self.rows = tuple(row for block in blocks for row in block.rows)
        self._index = {row: index for index, row in enumerate(self.rows)}

    @property
    def size(self) -> int:
        """The number of rows."""
        return len(self.rows)

    def index(self, option: OptionDict, view: ViewDict, decision: DecisionDict) -> int:
        """Return the index of an option.

        Args:
            option: one of the decision's.
            view: VIEW of any seat: what was looked at stands in it.
            decision: DECISION.

        Raises:
            UnknownOptionError: it has no row.
        """
        row = _form(_seen_from(option, view, decision["crew"]))
        try:
            return self._index[row]
        except KeyError:
            raise UnknownOptionError(f"The table of options has no row for {dict(option)}.") from None

    def indices(self, view: ViewDict, decision: DecisionDict) -> list[int]:
        """Return the indices of a decision's options, in their order, no two the same.

        Args:
            view: VIEW of any seat.
            decision: DECISION.

        Raises:
            UnknownOptionError: an option has no row.
        """
        return [self.index(option, view, decision) for option in decision["options"]]

    def option(self, index: int, view: ViewDict, decision: DecisionDict) -> OptionDict | None:
        """Return the option that an index stands for now; None where it is not legal.

        Args:
            index: of a row.
            view: VIEW of any seat.
            decision: DECISION.
        """
        found = self.indices(view, decision)
        return decision["options"][found.index(index)] if index in found else None


def _blocks(content: Content) -> Iterator[tuple[str, list[OptionDict]]]:
    """Return the blocks in their order, each with its example and its rows as options."""
    cards = sorted(resource.id for resource in content.resources)
    rooms = sorted(room.id for room in content.rooms)
    around = [room for room in rooms if room != content.rooms[content.centre].id]
    others, slots = range(1, MOST_CREW), range(SLOTS)
    yield '{"do": "activate"}', [{"do": name} for name in ("activate", "board", "finish", "scavenge")]
    yield '{"do": "move", "room": ID}', [{"do": "move", "room": room} for room in rooms]
    for do, key in (("give", "to"), ("take", "from")):
        yield (
            f'{{"do": "{do}", "card": C, "{key}": CREW}}',
            [{"do": do, "card": card, key: who} for card in cards for who in others],
        )
    yield (
        '{"do": "trade", "give": C, "take": C}',
        [{"do": "trade", "give": give, "take": take} for give, take in product(cards, cards)],
    )
    yield (
        '{"do": "repair", "slot": S, "card": C}',
        [{"do": "repair", "slot": slot, "card": card} for slot, card in product(slots, cards)],
    )
    yield (
        '{"do": "repair", "slot": S, "cube": true}',
        [{"do": "repair", "slot": slot, "cube": True} for slot in slots],
    )
    yield (
        '{"do": "divert", "cards": [C, C, C]}',
        [{"do": "divert", "cards": sets} for sets in combinations_with_replacement(cards, SLOTS)],
    )
    yield '{"take": "deck"}', [{"take": "deck"}, {"take": "nothing"}]
    yield '{"take": "face_up", "card": C}', [{"take": "face_up", "card": card} for card in cards]
    yield '{"card": C}', [{"card": card} for card in cards]
    yield (
        '{"crew": CREW, "room": ID}',
        [{"crew": who, "room": room} for who, room in product(range(MOST_CREW), rooms)],
    )
    yield (
        '{"order": [PLACE, ...]}',
        [{"order": order} for size in range(1, LONGEST_ORDER + 1) for order in permutations(range(size))],
    )
    yield (
        '{"top": [PLACE, ...], "bottom": [PLACE, ...]}',
        [
            {"top": order[:cut], "bottom": order[cut:]}
            for size in range(1, LONGEST_SPLIT + 1)
            for order in permutations(range(size))
            for cut in range(size + 1)
        ],
    )
    yield '{"give": C, "to": CREW}', [{"give": card, "to": who} for card in cards for who in others]
    yield '{"take": C, "from": CREW}', [{"take": card, "from": who} for card in cards for who in others]
    yield (
        '{"give": C, "take": C, "with": CREW}',
        [{"give": give, "take": take, "with": who} for give, take, who in product(cards, cards, others)],
    )
    yield (
        '{"between": [CREW, CREW], "first": [C, ...], "second": [C, ...]}',
        [
            {"between": pair, "first": first, "second": second}
            for size in (1, 2)
            for pair in combinations(others, 2)
            for first, second in product(combinations_with_replacement(cards, size), repeat=2)
        ],
    )
    yield '{"give": C, "take": C}', [{"give": give, "take": take} for give, take in product(cards, cards)]
    yield '{"take": C}', [{"take": card} for card in cards]
    yield (
        '{"room": ID, "slot": S, "card": C}',
        [{"room": room, "slot": slot, "card": card} for room, slot, card in product(around, slots, cards)],
    )
    yield '{"to": CREW}', [{"to": who} for who in range(MOST_CREW)]
    yield (
        '{"tokens": {CREW: N, ...}}',
        [
            {"tokens": {who: share.count(who) for who in sorted(set(share))}}
            for size in range(1, MOST_TOKENS + 1)
            for share in combinations_with_replacement(others, size)
        ],
    )
    yield (
        '{"rooms": [ID, ...]}',
        [
            {"rooms": sets}
            for size in range(1, MOST_ROOMS + 1)
            for sets in combinations_with_replacement(around, size)
            if size < MOST_ROOMS or len(set(sets)) == size
        ],
    )
    yield '{"holder": CREW}', [{"holder": who} for who in range(MOST_CREW)]


def _form(option: Mapping[str, Any]) -> Form:
    return tuple((key, _frozen(option[key])) for key in sorted(option))


def _frozen(value: Any) -> Any:
    if isinstance(value, Mapping):
        return tuple(sorted(value.items()))
    return tuple(value) if isinstance(value, (list, tuple)) else value


def _seen_from(option: OptionDict, view: ViewDict, asked: int) -> OptionDict:
    """Return an option as it looks to the one who is asked."""
    count = len(view["crew"])
    seen = dict(option)
    for key in CREW_KEYS:
        if key in seen:
            seen[key] = (seen[key] - asked) % count
    if "between" in seen:
        pair = [(who - asked) % count for who in seen["between"]]
        if pair[0] > pair[1]:
            seen["first"], seen["second"] = seen["second"], seen["first"]
        seen["between"] = sorted(pair)
    if "tokens" in seen:
        seen["tokens"] = {(int(who) - asked) % count: number for who, number in seen["tokens"].items()}
    if "order" in seen:
        seen["order"] = _places(seen["order"], view)
    elif "top" in seen:
        places = _places([*seen["top"], *seen["bottom"]], view)
        cut = len(seen["top"])
        seen["top"], seen["bottom"] = places[:cut], places[cut:]
    return seen


def _places(cards: Sequence[Any], view: ViewDict) -> list[int]:
    """Return the places that cards had when they were looked at; of equal cards the upper one comes first."""
    deck: Any = view["resource_deck"] if isinstance(cards[0], str) else view["damage_deck"]
    looked_at = list(deck["top"])[: len(cards)]
    places = []
    for card in cards:
        place = looked_at.index(card)
        places.append(place)
        looked_at[place] = None
    return places
