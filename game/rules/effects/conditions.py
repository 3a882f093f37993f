"""Conditions and numbers: what steps and options can ask of the state."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from game.rules.decisions import Get
from game.rules.effects.binding import Args, Entry
from game.rules.effects.sources import zone
from game.rules.hands import size
from game.rules.state import POD, State

SUPPLY: dict[str, Callable[[State], int]] = {
    "repair-cubes": lambda state: state.cube_supply,
    "action-tokens": lambda state: state.token_supply,
    "protection-tokens": lambda state: state.shield_supply,
}
PILES: dict[str, Callable[[State], bytes]] = {
    "deck": lambda state: state.deck,
    "discard": lambda state: state.discard,
    "damage-deck": lambda state: state.damage_deck,
    "damage-discard": lambda state: state.damage_discard,
}
HELD: dict[str, Callable[[State, int], int]] = {
    "repair-cube": lambda state, crew: state.repair_cubes[crew],
    "action-token": lambda state, crew: state.action_tokens[crew],
    "protection-token": lambda state, crew: state.shields[crew],
}


def _supply(args: Args) -> Get:
    """Whether the supply holds enough. `of`: repair-cubes, action-tokens, protection-tokens; `least` (1)."""
    read = SUPPLY[args["of"].name("a supply", SUPPLY)]
    least = args["least"].integer("least", 1, 99) if "least" in args else 1
    return lambda state, values: read(state) >= least


def _holds(args: Args) -> Get:
    """A crew member holds something. `crew`: who; `what`: repair-cube, action-token or protection-token."""
    crew = args.value("crew", "crew")
    read = HELD[args["what"].name("a thing held", HELD)]
    get = crew.get
    return lambda state, values: read(state, get(state, values)) > 0


def _repaired(args: Args) -> Get:
    """Every repair space of a room has its cube. `room`: the room."""
    room = args.value("room", "room")
    full = tuple((1 << len(item.repair)) - 1 for item in args.content.rooms)
    get = room.get

    def test(state: State, values: Sequence[Any]) -> bool:
        at = get(state, values)
        return state.cubes[at] == full[at]

    return test


def _diverted(args: Args) -> Get:
    """Power has been diverted from a room. `room`: the room."""
    room = args.value("room", "room")
    get = room.get
    return lambda state, values: state.diverted[get(state, values)]


def can_activate(state: State) -> bool:
    """Whether the active crew member can activate the room they are in: it is fully repaired (R-14), its
    cost can be paid, and once it is paid the ability has something to act on (R-6, R-27)."""
    room = state.at[state.active]
    table = state.table
    if state.cubes[room] != table.full[room]:
        return False
    ability = table.abilities[room]
    if ability is None or ability.passive:
        return False
    left, cost = state.actions_left, ability.cost
    if cost > left:
        tokens = state.action_tokens
        if cost > left + tokens[state.active]:
            return False
        state = state.copy()
        state.token_supply += cost - left
    return all(test(state, ()) for test, _ in ability.conditions)


def _stands_in(args: Args) -> Get:
    """A crew member stands in a room. `crew`: who; `room`: the room."""
    crew, room = args.value("crew", "crew"), args.value("room", "room")
    who, where = crew.get, room.get
    return lambda state, values: state.at[who(state, values)] == where(state, values)


def _in_pod(args: Args) -> Get:
    """A crew member left in the Escape Pod. `crew`: who."""
    crew = args.value("crew", "crew")
    get = crew.get
    return lambda state, values: state.at[get(state, values)] == POD


def _can_activate(args: Args) -> Get:
    """The active crew member's room is repaired, its ability can be paid for and has something to act on.
    `room`: here."""
    args["room"].name("a room", ("here",))
    return lambda state, values: can_activate(state)


def _some(args: Args) -> Get:
    """Whether anything is offered by a source, a list that has a name, or a combination: {gather: {...}}."""
    node = args["of"]
    if node.is_mapping and node.entries and node.entries[0][0].text == "gather":
        record = node.record("a combination", ("gather",))
        return args.binder.combination(record["gather"], args.scope)
    source = args.binder.source(node, args.scope)
    return lambda state, values: bool(source.get(state, values))


def _not(args: Args) -> Get:
    """A condition does not hold."""
    test = args.condition("test")
    return lambda state, values: not test(state, values)


def _any(args: Args) -> Get:
    """At least one of a list of conditions holds."""
    tests = [args.binder.condition(node, args.scope) for node in args["of"].items("conditions")]
    return lambda state, values: any(test(state, values) for test in tests)


def _more(args: Args) -> Get:
    """A number is more than another. `number`, `than`."""
    number, than = args.number("number"), args.number("than")
    return lambda state, values: number(state, values) > than(state, values)


CONDITIONS = (
    Entry("supply", _supply, ("of",), ("least",)),
    Entry("holds", _holds, ("crew", "what")),
    Entry("repaired", _repaired, ("room",), short="room"),
    Entry("diverted", _diverted, ("room",), short="room"),
    Entry("stands-in", _stands_in, ("crew", "room")),
    Entry("in-pod", _in_pod, ("crew",), short="crew"),
    Entry("can-activate", _can_activate, ("room",), short="room"),
    Entry("some", _some, ("of",), short="of"),
    Entry("not", _not, ("test",), short="test"),
    Entry("any", _any, ("of",), short="of"),
    Entry("more", _more, ("number", "than")),
)


def _least(args: Args) -> Get:
    """The least of a list of numbers."""
    numbers = [args.binder.number(node, args.scope) for node in args["of"].items("numbers")]
    if not numbers:
        raise args["of"].error("an empty list", "numbers")
    return lambda state, values: min(number(state, values) for number in numbers)


def _supply_of(args: Args) -> Get:
    """How many a supply holds. `of`: repair-cubes, action-tokens or protection-tokens."""
    read = SUPPLY[args["of"].name("a supply", SUPPLY)]
    return lambda state, values: read(state)


def _count(args: Args) -> Get:
    """How many things a source offers, or a list holds. `of`: the source or the name."""
    listed = args.source("of").get
    return lambda state, values: len(listed(state, values))


def _cards_in(args: Args) -> Get:
    """How many cards a zone holds. `zone`: deck, discard, damage-deck, damage-discard, or {hand: crew}."""
    where, crew = zone(args, "zone", (*PILES, "hand"))
    if crew is not None:
        get = crew.get
        return lambda state, values: size(state.hands[state.table.hand_of[get(state, values)]])
    pile = PILES[where]
    return lambda state, values: len(pile(state))


def _open_rooms(args: Args) -> Get:
    """How many rooms a Damage card leaves to the crew's choice (R-31). `card`: the card."""
    card = args.value("card", "damage-card")
    open_rooms = tuple(item.any for item in args.content.damage)
    get = card.get
    return lambda state, values: open_rooms[get(state, values)]


NUMBERS = (
    Entry("least", _least, ("of",), short="of"),
    Entry("supply-of", _supply_of, ("of",), short="of"),
    Entry("count", _count, ("of",), short="of"),
    Entry("open-rooms", _open_rooms, ("card",), short="card"),
    Entry("cards-in", _cards_in, ("zone",), short="zone"),
)
