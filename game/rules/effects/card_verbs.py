"""Verbs for Resource cards: move them, look at a deck, put cards back."""

from __future__ import annotations

from collections.abc import Callable

from game.rules.effects.binding import Args, verb
from game.rules.effects.closures import Get
from game.rules.effects.execution import (
    Execution,
    Op,
    add_to_hand,
    deck_shrank,
    refill_face_up,
    take_from_hand,
    top_of_deck,
)
from game.rules.effects.mistakes import CannotError
from game.rules.effects.sources import removed, zone
from game.rules.events import CardMoved, Ordered, Seen
from game.rules.states.state import State

Put = Callable[[Execution, int], str]
"""Lays a card down and returns the name of the zone."""


@verb("move-card", "from", "to", optional=("card",))
def _move_card(args: Args) -> Op:
    """Move one Resource card. `from`: deck (its top card), face-up (replaced at once, R-9), discard (of
    equal cards the one nearest the top, R-22; without a card the top one) or {hand: crew}; `card`: which, not
    with deck; `to`: discard (on top) or {hand: crew}."""
    origin, giver = zone(args, "from", ("deck", "face-up", "discard", "hand"))
    target, taker = zone(args, "to", ("discard", "hand"))
    if (origin == "deck") == ("card" in args) and (origin != "discard" or "card" in args):
        expected = "no card: the top one moves" if origin == "deck" else "the card to move"
        raise args.node.error(
            f"a move from {origin} {'with' if 'card' in args else 'without'} a card", expected
        )
    put = _to_hand(args, taker.get) if taker else _to_discard
    if origin == "deck":
        return _from_deck(args, put)
    if origin == "discard" and "card" not in args:
        return _from_top_of_discard(args, put)
    card = args.value("card", "card").get
    if giver:
        return _from_hand(args, card, giver.get, put)
    if origin == "discard":
        return _from_discard(args, card, put)
    return _from_face_up(args, card, put)


def _to_hand(args: Args, crew: Get) -> Put:
    zones = args.names.hand

    def put(work: Execution, card: int) -> str:
        who = crew(work.state, work.values)
        add_to_hand(work.state, who, card)
        return zones[who]

    return put


def _to_discard(work: Execution, card: int) -> str:
    work.state.discard = bytes((card,)) + work.state.discard
    return "discard"


def _from_deck(args: Args, put: Put) -> Op:
    names = args.names.resource
    following = args.following

    def draw(work: Execution) -> int:
        card = top_of_deck(work)
        work.events.append(CardMoved(names[card], "deck", put(work, card)))
        deck_shrank(work)
        return following

    return draw


def _from_hand(args: Args, which: Get, crew: Get, put: Put) -> Op:
    names, zones = args.names.resource, args.names.hand
    following = args.following

    def hand_over(work: Execution) -> int:
        card, who = which(work.state, work.values), crew(work.state, work.values)
        take_from_hand(work.state, who, card)
        work.events.append(CardMoved(names[card], zones[who], put(work, card)))
        return following

    return hand_over


def _from_discard(args: Args, which: Get, put: Put) -> Op:
    names = args.names.resource
    following = args.following

    def take_back(work: Execution) -> int:
        card = which(work.state, work.values)
        work.state.discard = removed(work.state.discard, card)
        work.events.append(CardMoved(names[card], "discard", put(work, card)))
        return following

    return take_back


def _from_top_of_discard(args: Args, put: Put) -> Op:
    names = args.names.resource
    following = args.following

    def take_back(work: Execution) -> int:
        pile = work.state.discard
        if not pile:
            raise CannotError("the Resource discard pile is empty")
        work.state.discard = pile[1:]
        work.events.append(CardMoved(names[pile[0]], "discard", put(work, pile[0])))
        return following

    return take_back


def _from_face_up(args: Args, which: Get, put: Put) -> Op:
    names = args.names
    following = args.following

    def take(work: Execution) -> int:
        card = which(work.state, work.values)
        at = _face_up(work.state, card)
        work.events.append(CardMoved(names.resource[card], names.face_up[at], put(work, card)))
        refill_face_up(work, at, names)
        return following

    return take


def _face_up(state: State, card: int) -> int:
    """Return the place of a face-up card, of equal ones the left one."""
    try:
        return state.face_up.index(card)
    except ValueError:
        raise CannotError("the card is not face up") from None


@verb("trade", "crew", "give", "take")
def _trade(args: Args) -> Op:
    """Swap a card of a hand for a face-up card, which it takes the place of; nothing is drawn (R-29). `crew`:
    whose hand; `give`, `take`: the cards (of equal face-up cards the left one is taken)."""
    crew, given, taken = (
        args.value("crew", "crew").get,
        args.value("give", "card").get,
        args.value("take", "card").get,
    )
    names = args.names
    following = args.following

    def trade(work: Execution) -> int:
        state = work.state
        who, give, take = (read(state, work.values) for read in (crew, given, taken))
        row = state.face_up
        at = _face_up(state, take)
        take_from_hand(state, who, give)
        add_to_hand(state, who, take)
        state.face_up = row[:at] + bytes((give,)) + row[at + 1 :]
        work.events.append(CardMoved(names.resource[take], names.face_up[at], names.hand[who]))
        work.events.append(CardMoved(names.resource[give], names.hand[who], names.face_up[at]))
        return following

    return trade


@verb("look", "deck", "count", "as")
def _look(args: Args) -> Op:
    """Look at the top cards of a deck, which stay there. `deck`: deck or damage-deck; `count`: how many,
    fewer if fewer remain; `as`: the new name of the number of cards seen."""
    deck = args["deck"].name("a deck", ("deck", "damage-deck"))
    resources = deck == "deck"
    wanted = args.number("count")
    count = wanted.get
    slot = args.declare("as", "number", wanted.most)
    plain = args.binder.card_names(resources)
    following = args.following

    def look(work: Execution) -> int:
        state = work.state
        cards = (state.deck if resources else state.damage_deck)[: count(state, work.values)]
        work.values[slot] = len(cards)
        work.revealed = True
        work.events.append(Seen(deck, plain(cards)))
        return following

    return look


@verb("put-back", "deck", "count", optional=("top", "bottom"))
def _put_back(args: Args) -> Op:
    """Put cards that were looked at back. `deck`: deck or damage-deck; `count`: how many were seen; `top`,
    `bottom`: the lists that go to the top and to the bottom, each top first (the Hull Breach stays last).
    Cards seen that are in neither list stay on top in their order, under those of `top`."""
    deck = args["deck"].name("a deck", ("deck", "damage-deck"))
    resources = deck == "deck"
    kind = "cards" if resources else "damage-cards"
    seen = args.number("count").get
    top = args.value("top", kind).get if "top" in args else None
    bottom = args.value("bottom", kind).get if "bottom" in args else None
    if top is None and bottom is None:
        raise args.node.error("neither 'top' nor 'bottom'", "at least one of them")
    plain = args.binder.card_names(resources)
    following = args.following

    def put_back(work: Execution) -> int:
        state = work.state
        cards = state.deck if resources else state.damage_deck
        count = seen(state, work.values)
        above = bytes(top(state, work.values)) if top else b""
        below = bytes(bottom(state, work.values)) if bottom else b""
        kept = cards[:count]
        for card in above + below:
            kept = removed(kept, card)
        ordered = above + kept + cards[count:] + below
        if resources:
            state.deck = ordered
        else:
            state.damage_deck = ordered
        work.events.append(Ordered(deck, plain(above + kept), plain(below)))
        return following

    return put_back
