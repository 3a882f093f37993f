"""From DECISION to gestures: what can be picked up, where it may be dropped, and what a single click does.

A gesture is a source key, a target key and the option it stands for; the legal ones are exactly those that
DECISION offers. Two keys are no single elements of the table: `DOCK` is the active hand's whole area, and
`TABLE` is anywhere (a die may be thrown wherever one likes). A click alone has the target `TAP`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from game.app.table.model.keys import DECK, DIE, DISCARD, DOCK, END, POD, TABLE, TAP, Key
from game.app.table.model.position import UNIVERSAL, Position

HELD_CUBE = Key.held("cube")
"""The active crew member's held Repair cubes, in the dock (R-23)."""

Option = Mapping[str, Any]
Targets = dict[Key, list[Option]]


@dataclass(frozen=True)
class Gesture:
    """One way to carry out an option: pick up `source`, drop it on `target`."""

    source: Key
    target: Key
    option: Option


def gestures(position: Position) -> list[Gesture]:
    """Every gesture that is legal on the table now; none for decisions that are made in a dialog."""
    if position.decision is None:
        return []
    maker = _ACTIONS if position.kind == "action" else None
    found: list[Gesture] = []
    for option in position.options:
        if maker is not None:
            make = maker.get(option["do"])
        else:
            make = _FORMS.get(position.form or "")
        if make is not None:
            found.extend(Gesture(source, target, option) for source, target in make(position, option))
    return found


def targets(legal: Iterable[Gesture], source: Key) -> Targets:
    """Where a source may be dropped, each with its options: those that keep Universals come first (R-8)."""
    found: Targets = {}
    for gesture in legal:
        if gesture.source == source and gesture.target != TAP:
            found.setdefault(gesture.target, []).append(gesture.option)
    return {target: sorted(options, key=universals_paid) for target, options in found.items()}


def taps(legal: Iterable[Gesture], source: Key) -> list[Option]:
    """What a click on an element does at once; empty where a click only picks it up or does nothing."""
    return [gesture.option for gesture in legal if gesture.source == source and gesture.target == TAP]


def universals_paid(option: Option) -> int:
    """How many Universal cards an option spends."""
    cards = [option.get("card"), option.get("give"), *option.get("cards", ())]
    return cards.count(UNIVERSAL)


def armoury_targets(options: Iterable[Option], placed: tuple[str, ...]) -> set[str]:
    """Rooms on which the next Protection token may lie, after those already placed (R-26)."""
    found: set[str] = set()
    for option in options:
        rest = list(option["rooms"])
        if _remove_all(rest, placed):
            found.update(rest)
    return found


def armoury_option(options: Iterable[Option], placed: tuple[str, ...]) -> Option | None:
    """The option that is complete with the tokens placed so far."""
    return next((option for option in options if sorted(option["rooms"]) == sorted(placed)), None)


def _remove_all(rest: list[str], placed: tuple[str, ...]) -> bool:
    """Take each placed room once out of `rest`; False when one of them is not there."""
    for room in placed:
        if room not in rest:
            return False
        rest.remove(room)
    return True


Pairs = Iterator[tuple[Key, Key]]


def _hand(position: Position, card: str) -> list[Key]:
    return [Key.hand(n) for n, held in enumerate(position.hand) if held == card]


def _move(position: Position, option: Option) -> Pairs:
    room = Key.room(option["room"])
    yield room, TAP
    yield Key.meeple(position.active), room
    yield Key.crew(position.active), room
    yield Key.button("move"), room


def _scavenge(position: Position, option: Option) -> Pairs:
    for source in (DIE, Key.button("scavenge")):
        yield source, TAP
        yield source, DECK
        yield source, TABLE


def _to_crew(source: Key, crew: int) -> Pairs:
    yield source, Key.crew(crew)
    yield source, Key.meeple(crew)


def _give(position: Position, option: Option) -> Pairs:
    for source in [*_hand(position, option["card"]), Key.button("share")]:
        yield from _to_crew(source, option["to"])


def _take(position: Position, option: Option) -> Pairs:
    giver = option["from"]
    for n, card in enumerate(position.crew[giver]["hand"]):
        if card == option["card"]:
            yield from _to_hand(position, Key.card(giver, n))
    yield from _to_crew(Key.button("share"), giver)


def _to_hand(position: Position, source: Key) -> Pairs:
    yield source, DOCK
    yield from _to_crew(source, position.active)


def _trade(position: Position, option: Option) -> Pairs:
    """A card of the shared hand for a face-up card, either of them dragged onto the other (R-29)."""
    if not position.solo:
        return
    given = _hand(position, option["give"])
    row = position.state["face_up"]
    for place in (Key.face_up(n) for n, card in enumerate(row) if card == option["take"]):
        for card in given:
            yield card, place
            yield place, card
        yield place, DOCK
        if position.kind == "action":
            yield Key.button("share"), place


def _repair(position: Position, option: Option) -> Pairs:
    room = option.get("room", position.here["id"])
    tools = _hand(position, option["card"]) if "card" in option else [HELD_CUBE]
    if position.kind == "action":
        tools.append(Key.button("repair"))
    for source in tools:
        yield source, Key.slot(room, option["slot"])
        yield source, Key.room(room)


def _divert(position: Position, option: Option) -> Pairs:
    room = position.here["id"]
    paid = [Key.hand(n) for n, card in enumerate(position.hand) if card in option["cards"]]
    for source in [*paid, Key.button("divert")]:
        yield source, Key.divert(room)
        yield source, Key.room(room)


def _activate(position: Position, option: Option) -> Pairs:
    room = Key.room(position.here["id"])
    yield room, TAP
    yield Key.button("activate"), TAP
    yield Key.button("activate"), room


def _board(position: Position, option: Option) -> Pairs:
    yield POD, TAP
    yield Key.meeple(position.active), POD
    yield Key.crew(position.active), POD


def _finish(position: Position, option: Option) -> Pairs:
    yield END, TAP


def _pick(position: Position, option: Option) -> Pairs:
    places: list[Key] = []
    if option["take"] == "deck":
        places = [DECK]
    elif option["take"] == "face_up":
        row = position.state["face_up"]
        places = [Key.face_up(n) for n, card in enumerate(row) if card == option["card"]]
    else:
        yield END, TAP
    for source in places:
        yield source, TAP
        yield from _to_hand(position, source)


def _discard(position: Position, option: Option) -> Pairs:
    for source in _hand(position, option["card"]):
        yield source, DISCARD


def _send(position: Position, option: Option) -> Pairs:
    for source in (Key.meeple(option["crew"]), Key.crew(option["crew"])):
        yield source, Key.room(option["room"])


def _holder(position: Position, option: Option) -> Pairs:
    room = position.room_of(option["holder"])
    for source in (Key.crew(option["holder"]), Key.meeple(option["holder"])):
        yield source, TAP
        if room is not None:
            yield source, Key.room(room)


def _gift(token: str) -> Callable[[Position, Option], Pairs]:
    """From the supply to somebody: dragged, or by a click on who gets it."""

    def pairs(position: Position, option: Option) -> Pairs:
        for target in (Key.crew(option["to"]), Key.meeple(option["to"])):
            yield Key.supply(token), target
            yield target, TAP

    return pairs


_ACTIONS: dict[str, Callable[[Position, Option], Pairs]] = {
    "move": _move,
    "scavenge": _scavenge,
    "give": _give,
    "take": _take,
    "trade": _trade,
    "repair": _repair,
    "divert": _divert,
    "activate": _activate,
    "board": _board,
    "finish": _finish,
}
_FORMS: dict[str, Callable[[Position, Option], Pairs]] = {
    "scavenge": _pick,
    "collect": _pick,
    "discard": _discard,
    "crew-quarters": _send,
    "crew-quarters-v2": _send,
    "cargo-hold-v2": _pick,
    "mess-hall": _trade,
    "repair-centre": _repair,
    "repair-centre-v2": _gift("cube"),
    "armoury-v2": _gift("protection"),
    "protection": _holder,
}
