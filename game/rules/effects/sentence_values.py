"""Tellings: what a sentence can tell beside numbers, values and sources."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.rules.effects.binding import Args, telling
from game.rules.effects.closures import Value
from game.rules.states.packed_hands import cards as held
from game.rules.states.state import State


@telling("price", "room", "hand")
def _price(args: Args) -> Value:
    """Tell the resources of a room's divert cost, each with whether a hand pays it; wild cards pay for the
    first that are missing (R-8, R-13). `room`: the room; `hand`: whose hand pays."""
    room, crew = args.value("room", "room").get, args.value("hand", "crew").get
    costs = tuple(item.divert for item in args.content.rooms)
    wild = tuple(item.wild for item in args.content.resources)

    def get(state: State, values: Sequence[Any]) -> tuple[tuple[int, bool], ...]:
        purse = list(held(state.hands[state.table.hand_of[crew(state, values)]]))
        return priced(costs[room(state, values)], purse, [card for card in purse if wild[card]])

    return Value(get, args.word, None)


def priced(cost: Sequence[int], purse: list[int], wild: list[int]) -> tuple[tuple[int, bool], ...]:
    """Pair each resource of a cost with whether it is paid.

    Args:
        cost: the resources, as printed.
        purse: the cards that pay.
        wild: those of them that pay for any resource.
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
