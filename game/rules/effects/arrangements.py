"""Sources that offer several things at once: cards in order, sets of cards, shares."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations, combinations_with_replacement, permutations
from math import comb, perm
from typing import Any

from game.rules.effects.binding import Args, source
from game.rules.effects.closures import Get, Source
from game.rules.effects.limits import few
from game.rules.effects.scope import LIST_OF
from game.rules.effects.sources import removed, source_of
from game.rules.states.packed_hands import cards as held
from game.rules.states.packed_hands import size as hand_size
from game.rules.states.state import State


def _top_cards(args: Args) -> tuple[str, Get, str]:
    """Return the type, the cards and the deck of a look: `count` cards on top of `deck`."""
    deck = args["deck"].name("a deck", ("deck", "damage-deck"))
    resources = deck == "deck"
    count = args.number("count").get

    def get(state: State, values: Sequence[Any]) -> bytes:
        return (state.deck if resources else state.damage_deck)[: count(state, values)]

    return "cards" if resources else "damage-cards", get, deck


@source("orders", "deck", "count", optional=("without",))
def _orders(args: Args) -> Source:
    """List every order of a deck's top cards, equal ones once. `deck`: deck or damage-deck; `count`: how
    many; `without`: a list of cards to leave out."""
    kind, top, deck = _top_cards(args)
    without = args.value("without", kind).get if "without" in args else None
    effort = args.binder.effort

    def get(state: State, values: Sequence[Any]) -> tuple[bytes, ...]:
        cards = top(state, values)
        if without:
            for card in without(state, values):
                cards = removed(cards, card)
        found = _permuted(cards, len(cards))
        effort.spend(len(found))
        return found

    return source_of(args, kind, get, deck)


@source("selections", "deck", "count", optional=("most",))
def _selections(args: Args) -> Source:
    """List every choice of none, some or all of a deck's top cards, each in every order, equal ones once.
    `deck`: deck or damage-deck; `count`: how many are on offer; `most`: how many may be chosen (left out:
    all)."""
    kind, top, deck = _top_cards(args)
    most = args.number("most").get if "most" in args else None
    effort = args.binder.effort

    def get(state: State, values: Sequence[Any]) -> list[bytes]:
        cards = top(state, values)
        largest = min(len(cards), most(state, values)) if most else len(cards)
        found = [choice for size in range(largest + 1) for choice in _permuted(cards, size)]
        effort.spend(len(found))
        return found

    return source_of(args, kind, get, deck)


@lru_cache(maxsize=1024)
def _permuted(cards: bytes, size: int) -> tuple[bytes, ...]:
    few(perm(len(cards), size))
    return tuple(bytes(order) for order in sorted(set(permutations(sorted(cards), size))))


def _repeated(things: int, size: int) -> int:
    """Count the choices of `size` things if the same thing may be picked again."""
    return comb(things + size - 1, size) if things else int(not size)


@source("picks", "of", optional=("count", "repeated"))
def _picks(args: Args) -> Source:
    """List choices of several things of a source, sorted. `of`: the source; `count`: how many (left out: any
    number); `repeated`: whether the same thing may be picked more than once, with a `count` only."""
    of = args.source("of")
    count = args.number("count").get if "count" in args else None
    again = args.flag("repeated", False)
    if again and count is None:
        raise args.node.error("picks repeated without 'count'", "how many")
    if of.element not in LIST_OF:
        raise args["of"].error(f"a source of {of.element}", "a source of cards, crew or rooms")
    pick = combinations_with_replacement if again else combinations
    effort = args.binder.effort

    def get(state: State, values: Sequence[Any]) -> list[tuple[int, ...]]:
        things = of.get(state, values)
        size = count(state, values) if count else None
        if size is None:
            few(2 ** len(things))
        else:
            few(_repeated(len(things), size) if again else comb(len(things), size))
        sizes = range(1, len(things) + 1) if size is None else (size,)
        found = [picked for size in sizes for picked in pick(things, size)]
        effort.spend(len(found))
        return found

    return Source(LIST_OF[of.element], get, args.entry.name, of.zone, of.of)


@source("sets", "hand", "count", optional=("up-to",))
def _sets(args: Args) -> Source:
    """List every set of `count` cards of a hand, sorted, equal ones once. `hand`: whose; `count`: how many;
    `up-to`: also every larger number up to this one."""
    whose = args.value("hand", "crew")
    crew = whose.get
    count = args.number("count").get
    most = args.number("up-to").get if "up-to" in args else count
    effort = args.binder.effort

    def get(state: State, values: Sequence[Any]) -> list[bytes]:
        hand = state.hands[state.table.hand_of[crew(state, values)]]
        sizes = range(count(state, values), most(state, values) + 1)
        found = [cards for size in sizes for cards in _sets_of(hand, size)]
        effort.spend(len(found))
        return found

    return source_of(args, "cards", get, "hand", whose)


@lru_cache(maxsize=4096)
def _sets_of(hand: int, size: int) -> tuple[bytes, ...]:
    few(comb(hand_size(hand), size))
    return tuple(bytes(cards) for cards in sorted(set(combinations(held(hand), size))))


@source("shares", "among", "most")
def _shares(args: Args) -> Source:
    """List every way to hand out one or more things. `among`: a source of crew; `most`: at most so many
    things in all."""
    among = args.source("among")
    if among.element != "crew":
        raise args["among"].error(f"a source of {among.element}", "a source of crew")
    most = args.number("most").get
    effort = args.binder.effort

    def get(state: State, values: Sequence[Any]) -> list[tuple[int, ...]]:
        crew = among.get(state, values)
        sizes = range(1, most(state, values) + 1)
        few(sum(_repeated(len(crew), size) for size in sizes))
        found = [share for size in sizes for share in combinations_with_replacement(crew, size)]
        effort.spend(len(found))
        return found

    return Source("shares", get, args.entry.name, among.zone, among.of)
