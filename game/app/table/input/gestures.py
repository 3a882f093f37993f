"""From DECISION to gestures: what can be picked up, where it may be dropped, and what a single click does.

A gesture is a source, a target and the option it stands for; the legal ones are exactly those that DECISION
offers. What an option is made of says which they are (`Interaction`): no room, question or action is known
by name. A click alone has the target `TAP`.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator
from dataclasses import dataclass
from functools import partial

from game.app.table.model.gestures.interactions import BUTTONS, Interaction
from game.app.table.model.position import LegalOption, Position
from game.app.table.model.table_keys import (
    DECK,
    DIE,
    DISCARD,
    DOCK,
    END,
    HELD_CUBE,
    POD,
    TABLE,
    TAP,
    TableKey,
)
from game.rules.protocol import OptionDict

Targets = dict[TableKey, list[OptionDict]]


@dataclass(frozen=True)
class Gesture:
    """One way to carry out an option: pick up `source`, drop it on `target`."""

    source: TableKey
    target: TableKey
    offer: LegalOption

    @property
    def option(self) -> OptionDict:
        """The option it stands for."""
        return self.offer.option


def gestures(position: Position) -> list[Gesture]:
    """Every gesture that is legal on the table now; none for decisions that are made in a dialog."""
    if not position.on_table:
        return []
    found: list[Gesture] = []
    for offer in position.offers:
        make = _PAIRS.get(offer.reading.interaction)
        if make is not None:
            found.extend(Gesture(source, target, offer) for source, target in make(position, offer))
    return found


def targets(legal: Iterable[Gesture], source: TableKey, wild: Collection[str]) -> Targets:
    """Return where a source may be dropped, each with its options: those that keep `wild` cards come first
    (R-8)."""
    found: dict[TableKey, list[LegalOption]] = {}
    for gesture in legal:
        if gesture.source == source and gesture.target != TAP:
            found.setdefault(gesture.target, []).append(gesture.offer)
    return {
        target: [offer.option for offer in sorted(offers, key=partial(wild_paid, wild))]
        for target, offers in found.items()
    }


def taps(legal: Iterable[Gesture], source: TableKey) -> list[OptionDict]:
    """Return what a click on an element does at once; empty where a click only picks it up or does
    nothing."""
    return [gesture.option for gesture in legal if gesture.source == source and gesture.target == TAP]


def wild_paid(wild: Collection[str], offer: LegalOption) -> int:
    """Return how many cards that stand for any resource an option spends."""
    spent = offer.option.get(offer.reading.card, ())
    return sum(card in wild for card in ([spent] if isinstance(spent, str) else spent))


Pairs = Iterator[tuple[TableKey, TableKey]]


def _hand(position: Position, card: str) -> list[TableKey]:
    return [TableKey.hand(n) for n, held in enumerate(position.hand) if held == card]


def _face_up(position: Position, card: str) -> list[TableKey]:
    return [TableKey.face_up(n) for n, shown in enumerate(position.state["face_up"]) if shown == card]


def _button(position: Position, interaction: Interaction) -> list[TableKey]:
    """The button of an action; none for other questions."""
    return [TableKey.button(BUTTONS[interaction])] if position.acting else []


def _move(position: Position, offer: LegalOption) -> Pairs:
    room = TableKey.room(offer.option[offer.reading.room])
    yield room, TAP
    yield TableKey.meeple(position.active), room
    yield TableKey.crew(position.active), room
    for button in _button(position, Interaction.MOVE):
        yield button, room


def _roll(position: Position, offer: LegalOption) -> Pairs:
    for source in (DIE, *_button(position, Interaction.ROLL)):
        yield source, TAP
        yield source, DECK
        yield source, TABLE


def _to_crew(source: TableKey, crew: int) -> Pairs:
    yield source, TableKey.crew(crew)
    yield source, TableKey.meeple(crew)


def _give(position: Position, offer: LegalOption) -> Pairs:
    option, reading, _ = offer
    for source in [*_hand(position, option[reading.card]), *_button(position, Interaction.GIVE)]:
        yield from _to_crew(source, option[reading.crew])


def _take(position: Position, offer: LegalOption) -> Pairs:
    option, reading, _ = offer
    giver = option[reading.crew]
    for n, card in enumerate(position.crew[giver]["hand"]):
        if card == option[reading.taken]:
            yield from _to_hand(position, TableKey.card(giver, n))
    for button in _button(position, Interaction.TAKE):
        yield from _to_crew(button, giver)


def _to_hand(position: Position, source: TableKey) -> Pairs:
    yield source, DOCK
    yield from _to_crew(source, position.active)


def _trade(position: Position, offer: LegalOption) -> Pairs:
    """A card of the hand for a face-up card, either of them dragged onto the other (R-29)."""
    option, reading, _ = offer
    given = _hand(position, option[reading.card])
    for place in _face_up(position, option[reading.taken]):
        for card in given:
            yield card, place
            yield place, card
        yield place, DOCK
        for button in _button(position, Interaction.TRADE):
            yield button, place


def _repair(position: Position, offer: LegalOption) -> Pairs:
    option, reading, _ = offer
    room = option.get(reading.room, position.here["id"])
    if reading.card:
        tools = _hand(position, option[reading.card])
    else:
        tools = [HELD_CUBE if reading.token == "held" else TableKey.supply("cube")]
    for source in [*tools, *_button(position, Interaction.REPAIR)]:
        yield source, TableKey.slot(room, option[reading.slot])
        yield source, TableKey.room(room)


def _divert(position: Position, offer: LegalOption) -> Pairs:
    room, cards = position.here["id"], offer.option[offer.reading.card]
    paid = [TableKey.hand(n) for n, card in enumerate(position.hand) if card in cards]
    for source in [*paid, *_button(position, Interaction.DIVERT)]:
        yield source, TableKey.divert(room)
        yield source, TableKey.room(room)


def _activate(position: Position, offer: LegalOption) -> Pairs:
    room = TableKey.room(position.here["id"])
    yield room, TAP
    for button in _button(position, Interaction.ACTIVATE):
        yield button, TAP
        yield button, room


def _board(position: Position, offer: LegalOption) -> Pairs:
    yield POD, TAP
    yield TableKey.meeple(position.active), POD
    yield TableKey.crew(position.active), POD


def _end(position: Position, offer: LegalOption) -> Pairs:
    yield END, TAP


def _draw(position: Position, offer: LegalOption) -> Pairs:
    yield DECK, TAP
    yield from _to_hand(position, DECK)


def _lift(position: Position, offer: LegalOption) -> Pairs:
    for source in _face_up(position, offer.option[offer.reading.taken]):
        yield source, TAP
        yield from _to_hand(position, source)


def _discard(position: Position, offer: LegalOption) -> Pairs:
    for source in _hand(position, offer.option[offer.reading.card]):
        yield source, DISCARD


def _send(position: Position, offer: LegalOption) -> Pairs:
    option, reading, _ = offer
    for source in (TableKey.meeple(option[reading.crew]), TableKey.crew(option[reading.crew])):
        yield source, TableKey.room(option[reading.room])


def _name(position: Position, offer: LegalOption) -> Pairs:
    """Somebody is named by a click; who gives a token up can be dragged to the room that is hit (R-16)."""
    crew = offer.option[offer.reading.crew]
    room = position.room_of(crew) if position.absorbs else None
    for source in (TableKey.crew(crew), TableKey.meeple(crew)):
        yield source, TAP
        if room is not None:
            yield source, TableKey.room(room)


def _room(position: Position, offer: LegalOption) -> Pairs:
    yield TableKey.room(offer.option[offer.reading.room]), TAP


def _gift(position: Position, offer: LegalOption) -> Pairs:
    """From the supply to somebody: dragged, or by a click on who gets it."""
    option, reading, _ = offer
    for target in (TableKey.crew(option[reading.crew]), TableKey.meeple(option[reading.crew])):
        yield TableKey.supply(reading.token), target
        yield target, TAP


_PAIRS: dict[Interaction, Callable[[Position, LegalOption], Pairs]] = {
    Interaction.MOVE: _move,
    Interaction.SEND: _send,
    Interaction.ROLL: _roll,
    Interaction.GIVE: _give,
    Interaction.TAKE: _take,
    Interaction.TRADE: _trade,
    Interaction.REPAIR: _repair,
    Interaction.DIVERT: _divert,
    Interaction.ACTIVATE: _activate,
    Interaction.BOARD: _board,
    Interaction.END: _end,
    Interaction.DRAW: _draw,
    Interaction.LIFT: _lift,
    Interaction.DECLINE: _end,
    Interaction.DISCARD: _discard,
    Interaction.GIFT: _gift,
    Interaction.NAME: _name,
    Interaction.ROOM: _room,
}
"""The gestures of each interaction that has some; tokens and hits are laid one by one (`Placing`)."""
