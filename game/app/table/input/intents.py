"""From DECISION to gestures: what can be picked up, where it may be dropped, and what a single click does.

A gesture is a source, a target and the option it stands for; the legal ones are exactly those that DECISION
offers. What an option is made of says which they are (`Manner`): no room, question or action is known
by name. A click alone has the target `TAP`.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any

from game.app.table.model.keys import DECK, DIE, DISCARD, DOCK, END, POD, TABLE, TAP, Key
from game.app.table.model.manner import BUTTONS, Manner
from game.app.table.model.position import Offer, Position

HELD_CUBE = Key.held("cube")
"""The active crew member's held Repair cubes, in the dock (R-23)."""

Option = Mapping[str, Any]
Targets = dict[Key, list[Option]]


@dataclass(frozen=True)
class Gesture:
    """One way to carry out an option: pick up `source`, drop it on `target`."""

    source: Key
    target: Key
    offer: Offer

    @property
    def option(self) -> Option:
        """The option it stands for."""
        return self.offer.option


def gestures(position: Position) -> list[Gesture]:
    """Every gesture that is legal on the table now; none for decisions that are made in a dialog."""
    if not position.on_table:
        return []
    found: list[Gesture] = []
    for offer in position.offers:
        make = _PAIRS.get(offer.reading.manner)
        if make is not None:
            found.extend(Gesture(source, target, offer) for source, target in make(position, offer))
    return found


def targets(legal: Iterable[Gesture], source: Key, wild: Collection[str]) -> Targets:
    """Where a source may be dropped, each with its options: those that keep `wild` cards come first (R-8)."""
    found: dict[Key, list[Offer]] = {}
    for gesture in legal:
        if gesture.source == source and gesture.target != TAP:
            found.setdefault(gesture.target, []).append(gesture.offer)
    return {
        target: [offer.option for offer in sorted(offers, key=partial(wild_paid, wild))]
        for target, offers in found.items()
    }


def taps(legal: Iterable[Gesture], source: Key) -> list[Option]:
    """What a click on an element does at once; empty where a click only picks it up or does nothing."""
    return [gesture.option for gesture in legal if gesture.source == source and gesture.target == TAP]


def wild_paid(wild: Collection[str], offer: Offer) -> int:
    """How many cards that stand for any resource an option spends."""
    spent = offer.option.get(offer.reading.card, ())
    return sum(card in wild for card in ([spent] if isinstance(spent, str) else spent))


Pairs = Iterator[tuple[Key, Key]]


def _hand(position: Position, card: str) -> list[Key]:
    return [Key.hand(n) for n, held in enumerate(position.hand) if held == card]


def _face_up(position: Position, card: str) -> list[Key]:
    return [Key.face_up(n) for n, shown in enumerate(position.state["face_up"]) if shown == card]


def _button(position: Position, manner: Manner) -> list[Key]:
    """The button of an action; none for other questions."""
    return [Key.button(BUTTONS[manner])] if position.acting else []


def _move(position: Position, offer: Offer) -> Pairs:
    room = Key.room(offer.option[offer.reading.room])
    yield room, TAP
    yield Key.meeple(position.active), room
    yield Key.crew(position.active), room
    for button in _button(position, Manner.MOVE):
        yield button, room


def _roll(position: Position, offer: Offer) -> Pairs:
    for source in (DIE, *_button(position, Manner.ROLL)):
        yield source, TAP
        yield source, DECK
        yield source, TABLE


def _to_crew(source: Key, crew: int) -> Pairs:
    yield source, Key.crew(crew)
    yield source, Key.meeple(crew)


def _give(position: Position, offer: Offer) -> Pairs:
    option, reading, _ = offer
    for source in [*_hand(position, option[reading.card]), *_button(position, Manner.GIVE)]:
        yield from _to_crew(source, option[reading.crew])


def _take(position: Position, offer: Offer) -> Pairs:
    option, reading, _ = offer
    giver = option[reading.crew]
    for n, card in enumerate(position.crew[giver]["hand"]):
        if card == option[reading.taken]:
            yield from _to_hand(position, Key.card(giver, n))
    for button in _button(position, Manner.TAKE):
        yield from _to_crew(button, giver)


def _to_hand(position: Position, source: Key) -> Pairs:
    yield source, DOCK
    yield from _to_crew(source, position.active)


def _trade(position: Position, offer: Offer) -> Pairs:
    """A card of the hand for a face-up card, either of them dragged onto the other (R-29)."""
    option, reading, _ = offer
    given = _hand(position, option[reading.card])
    for place in _face_up(position, option[reading.taken]):
        for card in given:
            yield card, place
            yield place, card
        yield place, DOCK
        for button in _button(position, Manner.TRADE):
            yield button, place


def _repair(position: Position, offer: Offer) -> Pairs:
    option, reading, _ = offer
    room = option.get(reading.room, position.here["id"])
    if reading.card:
        tools = _hand(position, option[reading.card])
    else:
        tools = [HELD_CUBE if reading.token == "held" else Key.supply("cube")]
    for source in [*tools, *_button(position, Manner.REPAIR)]:
        yield source, Key.slot(room, option[reading.slot])
        yield source, Key.room(room)


def _divert(position: Position, offer: Offer) -> Pairs:
    room, cards = position.here["id"], offer.option[offer.reading.card]
    paid = [Key.hand(n) for n, card in enumerate(position.hand) if card in cards]
    for source in [*paid, *_button(position, Manner.DIVERT)]:
        yield source, Key.divert(room)
        yield source, Key.room(room)


def _activate(position: Position, offer: Offer) -> Pairs:
    room = Key.room(position.here["id"])
    yield room, TAP
    for button in _button(position, Manner.ACTIVATE):
        yield button, TAP
        yield button, room


def _board(position: Position, offer: Offer) -> Pairs:
    yield POD, TAP
    yield Key.meeple(position.active), POD
    yield Key.crew(position.active), POD


def _end(position: Position, offer: Offer) -> Pairs:
    yield END, TAP


def _draw(position: Position, offer: Offer) -> Pairs:
    yield DECK, TAP
    yield from _to_hand(position, DECK)


def _lift(position: Position, offer: Offer) -> Pairs:
    for source in _face_up(position, offer.option[offer.reading.taken]):
        yield source, TAP
        yield from _to_hand(position, source)


def _discard(position: Position, offer: Offer) -> Pairs:
    for source in _hand(position, offer.option[offer.reading.card]):
        yield source, DISCARD


def _send(position: Position, offer: Offer) -> Pairs:
    option, reading, _ = offer
    for source in (Key.meeple(option[reading.crew]), Key.crew(option[reading.crew])):
        yield source, Key.room(option[reading.room])


def _name(position: Position, offer: Offer) -> Pairs:
    """Somebody is named by a click; who gives a token up can be dragged to the room that is hit (R-16)."""
    crew = offer.option[offer.reading.crew]
    room = position.room_of(crew) if position.absorbs else None
    for source in (Key.crew(crew), Key.meeple(crew)):
        yield source, TAP
        if room is not None:
            yield source, Key.room(room)


def _room(position: Position, offer: Offer) -> Pairs:
    yield Key.room(offer.option[offer.reading.room]), TAP


def _gift(position: Position, offer: Offer) -> Pairs:
    """From the supply to somebody: dragged, or by a click on who gets it."""
    option, reading, _ = offer
    for target in (Key.crew(option[reading.crew]), Key.meeple(option[reading.crew])):
        yield Key.supply(reading.token), target
        yield target, TAP


_PAIRS: dict[Manner, Callable[[Position, Offer], Pairs]] = {
    Manner.MOVE: _move,
    Manner.SEND: _send,
    Manner.ROLL: _roll,
    Manner.GIVE: _give,
    Manner.TAKE: _take,
    Manner.TRADE: _trade,
    Manner.REPAIR: _repair,
    Manner.DIVERT: _divert,
    Manner.ACTIVATE: _activate,
    Manner.BOARD: _board,
    Manner.END: _end,
    Manner.DRAW: _draw,
    Manner.LIFT: _lift,
    Manner.DECLINE: _end,
    Manner.DISCARD: _discard,
    Manner.GIFT: _gift,
    Manner.NAME: _name,
    Manner.ROOM: _room,
}
"""The gestures of every manner that has some; tokens and hits are laid one after the other (`Placing`)."""
