"""Verbs for the ship: move, repair, divert, activate, protect, damage."""

from __future__ import annotations

from game.rules.effects.binding import Args, verb
from game.rules.effects.binding_context import ACTIVATED, TURN_BEGUN
from game.rules.effects.execution import (
    PIECES,
    Execution,
    Op,
    drop,
    gain,
    pay,
    place_cube,
    place_protection,
    remove_cube,
    remove_protection,
)
from game.rules.effects.flow_verbs import enter
from game.rules.events import Activated, Diverted, Hit, MeepleMoved
from game.rules.states.state import POD, with_item


@verb("move-meeple", "crew", "to")
def _move_meeple(args: Args) -> Op:
    """Move a meeple to a room. `crew`: whose; `to`: the room."""
    crew, room = args.value("crew", "crew").get, args.value("to", "room").get
    names = args.names.room
    following = args.following

    def move(work: Execution) -> int:
        state = work.state
        who, to = crew(state, work.values), room(state, work.values)
        work.events.append(MeepleMoved(who, names[state.at[who]], names[to]))
        state.at = with_item(state.at, who, to)
        return following

    return move


@verb("board", short="crew")
def _board(args: Args) -> Op:
    """Let a crew member leave the ship in the Escape Pod (R-32). `crew`: who."""
    crew = args.value("crew", "crew").get
    names = args.names.room
    following = args.following

    def board(work: Execution) -> int:
        state = work.state
        who = crew(state, work.values)
        work.events.append(MeepleMoved(who, names[state.at[who]], "pod"))
        state.at = with_item(state.at, who, POD)
        return following

    return board


@verb("repair", "room", "slot", optional=("cubes-of",))
def _repair(args: Args) -> Op:
    """Put a cube on an exposed space; in a diverted room on every exposed space, the chosen one first, then
    from the top as far as the cubes go (R-11, R-12). `room`, `slot`; `cubes-of`: a crew member whose held
    cubes go first (R-23)."""
    room, slot = args.value("room", "room").get, args.value("slot", "slot").get
    holder = args.value("cubes-of", "crew").get if "cubes-of" in args else None
    names = args.names
    sizes = tuple(len(item.repair) for item in args.content.rooms)
    following = args.following

    def repair(work: Execution) -> int:
        state = work.state
        at, first = room(state, work.values), slot(state, work.values)
        who = holder(state, work.values) if holder else None
        spaces = [first]
        if state.diverted[at]:
            spaces += [n for n in range(sizes[at]) if n != first and not state.cubes[at] >> n & 1]
        for space in spaces:
            if who is not None and state.repair_cubes[who]:
                place_cube(work, at, space, who, names)
            elif state.cube_supply:
                place_cube(work, at, space, None, names)
        return following

    return repair


@verb("divert", short="room")
def _divert(args: Args) -> Op:
    """Divert power from a room (R-13). `room`: the room."""
    room = args.value("room", "room").get
    names = args.names.room
    following = args.following

    def divert(work: Execution) -> int:
        state = work.state
        at = room(state, work.values)
        state.diverted = with_item(state.diverted, at, True)
        work.events.append(Diverted(names[at], state.active))
        return following

    return divert


@verb("activate", short="room")
def _activate(args: Args) -> Op:
    """Pay the cost of a room's ability and run its steps (R-14). `room`: the room."""
    room = args.value("room", "room").get
    names = args.names.room
    abilities = args.binder.abilities
    following = args.following

    def activate(work: Execution) -> int:
        state = work.state
        at = room(state, work.values)
        ability = abilities[state.table.faces[at]]
        if ability is None or ability.steps is None:
            return following
        pay(work, ability.cost)
        work.events.append(Activated(names[at], state.active))
        work.stack.append((following, tuple(work.values)))
        return enter(work, ability.steps)

    args.binder.waiting(following, args.scope, ACTIVATED)
    return activate


@verb("call-room", "moment", "room")
def _call_room(args: Args) -> Op:
    """Run the steps that a room has for a moment, if it has any. `moment`: turn-start; `room`: the room."""
    args["moment"].name("a moment", ("turn-start",))
    room = args.value("room", "room").get
    abilities = args.binder.abilities
    following = args.following

    def call(work: Execution) -> int:
        state = work.state
        ability = abilities[state.table.faces[room(state, work.values)]]
        if ability is None or ability.turn_start is None:
            return following
        work.stack.append((following, tuple(work.values)))
        return enter(work, ability.turn_start)

    args.binder.waiting(following, args.scope, TURN_BEGUN)
    return call


@verb("hit", "room", "result")
def _hit(args: Args) -> Op:
    """Record that a room is damaged. `room`: the room; `result`: cube, protected or destroyed."""
    room = args.value("room", "room").get
    result = args["result"].name("a result", ("cube", "protected", "destroyed"))
    names = args.names.room
    following = args.following

    def hit(work: Execution) -> int:
        work.events.append(Hit(names[room(work.state, work.values)], result))
        return following

    return hit


@verb("remove-cube", "room")
def _remove_cube(args: Args) -> Op:
    """Take the topmost remaining cube off a room (R-16). `room`: the room."""
    room = args.value("room", "room").get
    names = args.names
    following = args.following

    def remove(work: Execution) -> int:
        remove_cube(work, room(work.state, work.values), names)
        return following

    return remove


@verb("protect", "room", "by")
def _protect(args: Args) -> Op:
    """Lay a Protection token from the supply on a room (R-26). `room`: the room; `by`: whose token it is."""
    room, crew = args.value("room", "room").get, args.value("by", "crew").get
    names = args.names
    following = args.following

    def protect(work: Execution) -> int:
        place_protection(work, room(work.state, work.values), crew(work.state, work.values), names)
        return following

    return protect


@verb("absorb", optional=("room", "crew"))
def _absorb(args: Args) -> Op:
    """Use up a Protection token (R-16): the oldest on a `room`, or one that a `crew` member holds."""
    if ("room" in args) == ("crew" in args):
        raise args.node.error("an absorb with both or neither of 'room' and 'crew'", "one of them")
    names = args.names
    where = args.value("room", "room").get if "room" in args else None
    who = args.value("crew", "crew").get if "crew" in args else None
    following = args.following

    def absorb(work: Execution) -> int:
        if where:
            remove_protection(work, where(work.state, work.values), 0, "absorbed", names)
        elif who:
            drop(work, PIECES["protection-token"], who(work.state, work.values), names, "absorbed")
        return following

    return absorb


@verb("return-protection", "of")
def _return_protection(args: Args) -> Op:
    """Put the Protection tokens that a crew member laid on rooms back to the supply (R-26). `of`: the crew
    member."""
    crew = args.value("of", "crew").get
    names = args.names
    following = args.following

    def give_back(work: Execution) -> int:
        state = work.state
        who = crew(state, work.values)
        for room in state.table.rooms:
            while who in state.protection[room]:
                remove_protection(work, room, state.protection[room].index(who), "returned", names)
        return following

    return give_back


@verb("gain", "what", "crew")
def _gain(args: Args) -> Op:
    """Give something from the supply, if it is there. `what`: action-token, repair-cube or protection-token;
    `crew`: to whom."""
    piece = PIECES[args["what"].name("a thing held", PIECES)]
    crew = args.value("crew", "crew").get
    names = args.names
    following = args.following

    def give(work: Execution) -> int:
        gain(work, piece, crew(work.state, work.values), names)
        return following

    return give


@verb("lose", "what", "crew")
def _lose(args: Args) -> Op:
    """Put something a crew member holds back to the supply, if they hold it. `what`: action-token,
    repair-cube or protection-token; `crew`: whose."""
    piece = PIECES[args["what"].name("a thing held", PIECES)]
    crew = args.value("crew", "crew").get
    names = args.names
    following = args.following

    def lose(work: Execution) -> int:
        drop(work, piece, crew(work.state, work.values), names)
        return following

    return lose
