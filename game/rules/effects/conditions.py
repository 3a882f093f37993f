"""Conditions and numbers that steps and options ask of the state."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from game.rules.effects.binding import Args, condition, number
from game.rules.effects.clauses import Condition, Tell
from game.rules.effects.closures import Get, Number
from game.rules.effects.mistakes import CannotError
from game.rules.effects.reasons import checks_of
from game.rules.effects.sources import zone
from game.rules.game_table import SIDE
from game.rules.loader.yaml_nodes import Node
from game.rules.queries.checks import PASSIVE, Check, left
from game.rules.states.packed_hands import size
from game.rules.states.state import POD, State

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


@condition("supply", "of", optional=("least",))
def _supply(args: Args) -> Condition:
    """Test whether the supply holds enough. `of`: repair-cubes, action-tokens or protection-tokens;
    `least` (1)."""
    read = SUPPLY[args["of"].name("a supply", SUPPLY)]
    least = args["least"].integer("least", 1, 99) if "least" in args else 1
    return Condition(lambda state, values: read(state) >= least, args.word)


@condition("holds", "crew", "what")
def _holds(args: Args) -> Condition:
    """Test whether a crew member holds something. `crew`: who; `what`: repair-cube, action-token or
    protection-token."""
    crew = args.value("crew", "crew")
    read = HELD[args["what"].name("a thing held", HELD)]
    get = crew.get
    return Condition(lambda state, values: read(state, get(state, values)) > 0, args.word)


@condition("repaired", short="room")
def _repaired(args: Args) -> Condition:
    """Test whether every repair space of a room has its cube. `room`: the room."""
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


@condition("diverted", short="room")
def _diverted(args: Args) -> Condition:
    """Test whether power has been diverted from a room. `room`: the room."""
    room = args.value("room", "room")
    get = room.get
    return Condition(lambda state, values: state.diverted[get(state, values)], args.word)


def _paid(state: State, cost: int) -> State:
    """Return the state with as much of a cost paid as possible (R-6)."""
    tokens = min(max(0, cost - state.actions_left), state.action_tokens[state.active])
    if tokens:
        state = state.copy()
        state.token_supply += tokens
    return state


@condition("stands-in", "crew", "room")
def _stands_in(args: Args) -> Condition:
    """Test whether a crew member is in a room. `crew`: who; `room`: the room."""
    crew, room = args.value("crew", "crew"), args.value("room", "room")
    who, where = crew.get, room.get
    return Condition(lambda state, values: state.at[who(state, values)] == where(state, values), args.word)


@condition("in-pod", short="crew")
def _in_pod(args: Args) -> Condition:
    """Test whether a crew member left in the Escape Pod. `crew`: who."""
    crew = args.value("crew", "crew")
    get = crew.get
    return Condition(lambda state, values: state.at[get(state, values)] == POD, args.word)


@condition("can-activate", short="room")
def _can_activate(args: Args) -> Condition:
    """Test whether the active crew member can pay for the ability of their room, and whether its conditions
    hold once it is paid (R-6, R-27). `room`: here."""
    args["room"].name("a room", ("here",))
    abilities = args.binder.abilities

    def test(state: State, values: Sequence[Any]) -> bool:
        ability = abilities[state.table.faces[state.at[state.active]]]
        if ability is None or ability.passive:
            return False
        base, cost = state.actions_left, ability.cost
        if cost > base:
            if cost > base + state.action_tokens[state.active]:
                return False
            state = _paid(state, cost)
        return all(need.condition.test(state, ()) for need in ability.needs)

    def checks(state: State) -> list[Check]:
        ability = abilities[state.table.faces[state.at[state.active]]]
        if ability is None:
            return []
        means = state.actions_left + state.action_tokens[state.active]
        return [left(means, ability.cost), *checks_of(ability.needs, _paid(state, ability.cost))]

    return Condition(test, args.word, checks=checks)


@condition("usable", short="room")
def _usable(args: Args) -> Condition:
    """Test whether the active crew member's room has an ability to activate, not a passive one. `room`:
    here."""
    args["room"].name("a room", ("here",))
    abilities = args.binder.abilities

    def test(state: State, values: Sequence[Any]) -> bool:
        ability = abilities[state.table.faces[state.at[state.active]]]
        return ability is not None and not ability.passive

    def checks(state: State) -> list[Check]:
        ability = abilities[state.table.faces[state.at[state.active]]]
        if ability is not None and not ability.passive:
            return []
        return [Check(ability.why_passive if ability else PASSIVE, False)]

    return Condition(test, args.word, checks=checks)


@condition("some", short="of")
def _some(args: Args) -> Condition:
    """Test whether a source, a named list or a combination, {gather: {...}}, offers anything."""
    node = args["of"]
    if node.is_mapping and node.entries and node.entries[0][0].text == "gather":
        record = node.record("a combination", ("gather",))
        return Condition(args.binder.combination(record["gather"], args.scope), args.word)
    source = args.binder.source(node, args.scope)
    return Condition(lambda state, values: bool(source.get(state, values)), args.word)


@condition("not", short="test")
def _not(args: Args) -> Condition:
    """Test whether a condition does not hold."""
    test = args.condition("test").test
    return Condition(lambda state, values: not test(state, values), args.word)


@condition("any", short="of")
def _any(args: Args) -> Condition:
    """Test whether at least one of a list of conditions holds."""
    tests = [args.binder.condition(node, args.scope).test for node in args["of"].items("conditions")]
    return Condition(lambda state, values: any(test(state, values) for test in tests), args.word)


@condition("more", "number", "than")
def _more(args: Args) -> Condition:
    """Test whether a number is more than another. `number`, `than`."""
    number, than = args.number("number").get, args.number("than").get
    return Condition(lambda state, values: number(state, values) > than(state, values), args.word)


@condition("reaches", "number", "goal")
def _reaches(args: Args) -> Condition:
    """Test whether a number is at least another; a reason can tell both. `number`, `goal`."""
    number, goal = args.number("number").get, args.number("goal").get

    def test(state: State, values: Sequence[Any]) -> bool:
        return bool(number(state, values) >= goal(state, values))

    return _telling(args, test, number=number, goal=goal)


def _telling(args: Args, test: Get, **numbers: Get) -> Condition:
    """Make a condition of a test and the numbers that a sentence about it can tell."""
    names, plain = frozenset(args.scope.visible), args.binder.plain("number")
    tells = tuple(Tell(name, "number", get, plain, names) for name, get in numbers.items())
    return Condition(test, args.word, tells)


@number("least", short="of")
def _least(args: Args) -> Number:
    """Return the least of a list of numbers."""
    numbers = [args.binder.number(node, args.scope) for node in args["of"].items("numbers")]
    if not numbers:
        raise args["of"].error("an empty list", "numbers")
    reads = tuple(number.get for number in numbers)
    most = min(number.most for number in numbers)
    return Number(lambda state, values: min(read(state, values) for read in reads), most, args.word)


@number("supply-of", short="of")
def _supply_of(args: Args) -> Number:
    """Count the pieces in a supply. `of`: repair-cubes, action-tokens or protection-tokens."""
    read = SUPPLY[args["of"].name("a supply", SUPPLY)]
    return Number(lambda state, values: read(state), word=args.word)


@number("count", short="of")
def _count(args: Args) -> Number:
    """Count the things that a source offers or a list holds. `of`: the source or the name."""
    listed = args.source("of").get
    return Number(lambda state, values: len(listed(state, values)), word=args.word)


@number("cards-in", short="zone")
def _cards_in(args: Args) -> Number:
    """Count the cards of a zone. `zone`: deck, discard, damage-deck, damage-discard, {hand: crew}, or
    {hands: crew members}, all together."""
    node = args["zone"]
    if node.is_mapping and node.entries and node.entries[0][0].text == "hands":
        return _cards_of(args, node.record("hands", ("hands",))["hands"])
    where, crew = zone(args, "zone", (*PILES, "hand"))
    if crew is not None:
        get = crew.get
        return Number(
            lambda state, values: size(state.hands[state.table.hand_of[get(state, values)]]), word=args.word
        )
    pile = PILES[where]
    return Number(lambda state, values: len(pile(state)), word=args.word)


def _cards_of(args: Args, node: Node) -> Number:
    holders = args.binder.source(node, args.scope)
    if holders.element != "crew":
        raise node.error(f"a source of {holders.element}", "a source of crew", near="")

    def count(state: State, values: Sequence[Any]) -> int:
        hands = {state.table.hand_of[crew] for crew in holders.get(state, values)}
        return sum(size(state.hands[hand]) for hand in hands)

    return Number(count, word=args.word)


@number("steps", "from", "to")
def _steps(args: Args) -> Number:
    """Count the moves from one room to another. `from`, `to`: rooms."""
    start, end = args.value("from", "room").get, args.value("to", "room").get

    def count(state: State, values: Sequence[Any]) -> int:
        rooms, places = (start(state, values), end(state, values)), state.table.position
        if POD in rooms:
            raise CannotError("no way leads to the Escape Pod")
        one, other = places[rooms[0]], places[rooms[1]]
        return abs(one // SIDE - other // SIDE) + abs(one % SIDE - other % SIDE)

    return Number(count, word=args.word)


@number("open-rooms", short="card")
def _open_rooms(args: Args) -> Number:
    """Count the rooms that a Damage card leaves to the crew's choice (R-31). `card`: the card."""
    card = args.value("card", "damage-card")
    open_rooms = tuple(item.any for item in args.content.damage)
    get = card.get
    return Number(lambda state, values: open_rooms[get(state, values)], word=args.word)
