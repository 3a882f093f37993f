"""Conditions and numbers: what steps and options can ask of the state."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from game.rules.effects.binding import Args, VerbEntry
from game.rules.effects.questions import Get
from game.rules.effects.reasons import Tell, checks_of
from game.rules.effects.sources import zone
from game.rules.game_table import SIDE
from game.rules.reading.yaml_nodes import Node
from game.rules.states.packed_hands import size
from game.rules.states.state import POD, State
from game.rules.telling.checks import PASSIVE, Check, left

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

    return _telling(
        args,
        test,
        cubes=lambda state, values: state.cubes[get(state, values)].bit_count(),
        spaces=lambda state, values: full[get(state, values)].bit_count(),
    )


def _diverted(args: Args) -> Get:
    """Power has been diverted from a room. `room`: the room."""
    room = args.value("room", "room")
    get = room.get
    return lambda state, values: state.diverted[get(state, values)]


def can_activate(state: State) -> bool:
    """Whether the ability of the active crew member's room can be used, repairs left aside (R-6, R-27)."""
    ability = state.table.abilities[state.at[state.active]]
    if ability is None or ability.passive:
        return False
    base, cost = state.actions_left, ability.cost
    if cost > base:
        if cost > base + state.action_tokens[state.active]:
            return False
        state = _paid(state, cost)
    return all(need.test(state, ()) for need in ability.needs)


def _paid(state: State, cost: int) -> State:
    """The state once as much of a cost is paid as can be (R-6)."""
    tokens = min(max(0, cost - state.actions_left), state.action_tokens[state.active])
    if tokens:
        state = state.copy()
        state.token_supply += tokens
    return state


def _use(state: State) -> list[Check]:
    """Why the active crew member's room has no ability to activate."""
    ability = state.table.abilities[state.at[state.active]]
    if ability is not None and not ability.passive:
        return []
    return [Check(ability.why_passive if ability else PASSIVE, False)]


def _activation(state: State) -> list[Check]:
    """What the ability of the active crew member's room takes: its cost, and once that is paid its own
    conditions (R-6, R-27)."""
    ability = state.table.abilities[state.at[state.active]]
    if ability is None:
        return []
    means = state.actions_left + state.action_tokens[state.active]
    return [left(means, ability.cost), *checks_of(ability.needs, _paid(state, ability.cost))]


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
    """The ability of the active crew member's room can be paid for, and its conditions hold once it is paid.
    `room`: here."""
    args["room"].name("a room", ("here",))

    def test(state: State, values: Sequence[Any]) -> bool:
        return can_activate(state)

    args.binder.own_checks[test] = _activation
    return test


def _usable(args: Args) -> Get:
    """The active crew member's room has an ability that is activated, no passive one. `room`: here."""
    args["room"].name("a room", ("here",))

    def test(state: State, values: Sequence[Any]) -> bool:
        ability = state.table.abilities[state.at[state.active]]
        return ability is not None and not ability.passive

    args.binder.own_checks[test] = _use
    return test


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


def _reaches(args: Args) -> Get:
    """A number is as much as another, or more; both can be told. `number`, `goal`."""
    number, goal = args.number("number"), args.number("goal")

    def test(state: State, values: Sequence[Any]) -> bool:
        return bool(number(state, values) >= goal(state, values))

    return _telling(args, test, number=number, goal=goal)


def _telling(args: Args, test: Get, **numbers: Get) -> Get:
    """A condition whose numbers a sentence may tell."""
    names = frozenset(args.scope.visible)
    args.binder.tells[test] = tuple(
        Tell(name, "number", get, args.binder.plain("number"), names) for name, get in numbers.items()
    )
    return test


CONDITIONS = (
    VerbEntry("supply", _supply, ("of",), ("least",)),
    VerbEntry("holds", _holds, ("crew", "what")),
    VerbEntry("repaired", _repaired, ("room",), short="room"),
    VerbEntry("diverted", _diverted, ("room",), short="room"),
    VerbEntry("stands-in", _stands_in, ("crew", "room")),
    VerbEntry("in-pod", _in_pod, ("crew",), short="crew"),
    VerbEntry("usable", _usable, ("room",), short="room"),
    VerbEntry("can-activate", _can_activate, ("room",), short="room"),
    VerbEntry("some", _some, ("of",), short="of"),
    VerbEntry("not", _not, ("test",), short="test"),
    VerbEntry("any", _any, ("of",), short="of"),
    VerbEntry("more", _more, ("number", "than")),
    VerbEntry("reaches", _reaches, ("number", "goal")),
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
    """How many cards a zone holds. `zone`: deck, discard, damage-deck, damage-discard, {hand: crew}, or
    {hands: crew members}, all together."""
    node = args["zone"]
    if node.is_mapping and node.entries and node.entries[0][0].text == "hands":
        return _cards_of(args, node.record("hands", ("hands",))["hands"])
    where, crew = zone(args, "zone", (*PILES, "hand"))
    if crew is not None:
        get = crew.get
        return lambda state, values: size(state.hands[state.table.hand_of[get(state, values)]])
    pile = PILES[where]
    return lambda state, values: len(pile(state))


def _cards_of(args: Args, node: Node) -> Get:
    holders = args.binder.source(node, args.scope)
    if holders.element != "crew":
        raise node.error(f"a source of {holders.element}", "a source of crew", near="")

    def count(state: State, values: Sequence[Any]) -> int:
        hands = {state.table.hand_of[crew] for crew in holders.get(state, values)}
        return sum(size(state.hands[hand]) for hand in hands)

    return count


def _steps(args: Args) -> Get:
    """How many moves it takes. `from`, `to`: rooms."""
    start, end = args.value("from", "room").get, args.value("to", "room").get

    def count(state: State, values: Sequence[Any]) -> int:
        places = state.table.position
        one, other = places[start(state, values)], places[end(state, values)]
        return abs(one // SIDE - other // SIDE) + abs(one % SIDE - other % SIDE)

    return count


def _open_rooms(args: Args) -> Get:
    """How many rooms a Damage card leaves to the crew's choice (R-31). `card`: the card."""
    card = args.value("card", "damage-card")
    open_rooms = tuple(item.any for item in args.content.damage)
    get = card.get
    return lambda state, values: open_rooms[get(state, values)]


NUMBERS = (
    VerbEntry("least", _least, ("of",), short="of"),
    VerbEntry("supply-of", _supply_of, ("of",), short="of"),
    VerbEntry("count", _count, ("of",), short="of"),
    VerbEntry("steps", _steps, ("from", "to")),
    VerbEntry("open-rooms", _open_rooms, ("card",), short="card"),
    VerbEntry("cards-in", _cards_in, ("zone",), short="zone"),
)
