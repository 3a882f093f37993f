"""The result of a position in which the game is over: as it was written, or judged by the table."""

from __future__ import annotations

from collections.abc import Iterator

from game.rules.effects.bound_rules import GameState
from game.rules.effects.endings import Ending
from game.rules.loader.editions import Edition
from game.rules.states import json_values
from game.rules.states.state import POD, Result
from game.rules.states.state_json import StateError


def read_result(edition: Edition, state: GameState, given: object) -> Result:
    """The result that a STATE names, if the table agrees.

    Args:
        edition: the rules of the game.
        state: loaded but for its result.
        given: the result in protocol form.

    Raises:
        StateError: it is no result, or the table denies it.
    """
    content, names, endings = edition.content, edition.program.names.room, edition.program.endings
    record = json_values.record(given, "result", ("won", "reason", "winners"), ("room",))
    won = json_values.flag(record["won"], "result.won")
    reason = tuple(endings)[json_values.name(record["reason"], "result.reason", tuple(endings))]
    ending = endings[reason]
    crew = len(state.table.crew)
    winners = tuple(
        json_values.integer(who, f"result.winners[{n}]", 0, crew - 1)
        for n, who in enumerate(json_values.items(record["winners"], "result.winners"))
    )
    room = record.get("room")
    at = None if room is None else json_values.name(room, "result.room", names)
    if won != ending.won:
        raise json_values.wrong("result.won", won, f"{ending.won} with the reason {reason!r}")
    if (at is not None) != ending.room:
        raise json_values.wrong(
            "result.room", room, "the destroyed room, and only with a reason that names one"
        )
    if at is not None and (state.cubes[at] or at not in content.ship):
        raise json_values.wrong("result.room", room, "a room without a cube")
    emptied = edition.program.watch["deck-empty"].id
    if emptied not in ending.ways if not state.deck else ending.ways == {emptied}:
        raise json_values.wrong("result.reason", reason, "in keeping with the resource_deck")
    rooms = tuple(_by_ability(edition, state, ending))
    if rooms and not any(_met(state, room) for room in rooms):
        diverted = f"{sum(state.diverted)} rooms are diverted"
        raise json_values.wrong(
            "result.reason", reason, f"another one: {names[rooms[0]]!r} cannot be activated while {diverted}"
        )
    aboard, gone = _aboard(state)
    if winners != (aboard if won else ()) and (won or winners != gone):
        raise json_values.wrong(
            "result.winners",
            list(winners),
            "everyone aboard if the ship was saved, else nobody or the deserter",
        )
    return Result(won, reason, winners, at)


def judge(edition: Edition, state: GameState) -> Result:
    """The result of a position that names none: the deck is empty; or the active crew member stands where an
    ability ends the game; or a room of the last Damage card has no cube left.

    Raises:
        StateError: nothing on the table says why the game is over.
    """
    content, program = edition.content, edition.program
    emptied = program.watch["deck-empty"].id
    aboard, _ = _aboard(state)
    for reason, ending in program.endings.items():
        if ending.room:
            continue
        if not state.deck:
            ended = emptied in ending.ways
        else:
            here = state.at[state.active]
            ended = here in _by_ability(edition, state, ending) and _met(state, here)
        if ended:
            return Result(ending.won, reason, aboard if ending.won else (), None)
    destroyed = next((reason for reason, ending in program.endings.items() if ending.room), None)
    if destroyed is not None and state.damage_discard:
        card = content.damage[state.damage_discard[0]]
        for room in card.rooms if not card.any else content.ship:
            if not state.cubes[room] and not state.protection[room]:
                return Result(program.endings[destroyed].won, destroyed, (), room)
    raise StateError("The state's phase is 'over', but nothing on the table says why: its result is missing.")


def _aboard(state: GameState) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return who is on the ship, and who has left it."""
    everyone = range(len(state.at))
    aboard = tuple(who for who in everyone if state.at[who] != POD)
    return aboard, tuple(who for who in everyone if state.at[who] == POD)


def _by_ability(edition: Edition, state: GameState, ending: Ending) -> Iterator[int]:
    """The rooms whose abilities alone lead to an ending (R-14); none if something else does, too."""
    rooms = {
        ability.steps.id: room
        for room in state.table.rooms
        if (ability := edition.program.abilities[state.table.faces[room]]) and ability.steps
    }
    every = {ability.steps.id for ability in edition.program.abilities if ability and ability.steps}
    if ending.ways <= every:
        for name, room in sorted(rooms.items()):
            if name in ending.ways:
                yield room


def _met(state: GameState, room: int) -> bool:
    """Return whether what the ability of a room takes is there."""
    ability = state.table.program.abilities[state.table.faces[room]]
    return ability is not None and all(need.met(state, ()) for need in ability.needs)
