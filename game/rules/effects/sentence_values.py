"""Tellings: what a sentence can tell beside numbers, values and sources."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.rules.effects.binding import Args, VerbEntry
from game.rules.effects.questions import Get
from game.rules.states.packed_hands import cards as held
from game.rules.states.state import State


def _price(args: Args) -> Get:
    """What a room's divert cost takes, each resource with whether a hand pays it, wild cards standing in for
    the first that are missing (R-8, R-13). `room`: the room; `hand`: whose hand pays."""
    room, crew = args.value("room", "room").get, args.value("hand", "crew").get
    costs = tuple(item.divert for item in args.content.rooms)
    wild = tuple(item.wild for item in args.content.resources)

    def get(state: State, values: Sequence[Any]) -> tuple[tuple[int, bool], ...]:
        purse = list(held(state.hands[state.table.hand_of[crew(state, values)]]))
        return priced(costs[room(state, values)], purse, [card for card in purse if wild[card]])

    return get


def priced(cost: Sequence[int], purse: list[int], wild: list[int]) -> tuple[tuple[int, bool], ...]:
    """The resources of a cost, each with whether it is paid.

    Args:
        cost: the resources, as printed.
        purse: the cards that pay.
        wild: those of them that stand in for any.
    """
    left, spare = list(purse), list(wild)
    paid = []
    for card in cost:
        exact = card in left
        if exact:
            left.remove(card)
        paid.append(exact)
    for place, exact in enumerate(paid):
        if not exact and spare:
            spare.pop()
            paid[place] = True
    return tuple(zip(cost, paid, strict=True))


TELLINGS = (VerbEntry("price", _price, ("room", "hand")),)
