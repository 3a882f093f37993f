"""A new state, and a state to and from the protocol's STATE."""

from __future__ import annotations

from typing import Any

from game.rules.chance import Chance
from game.rules.effects.bound_rules import GameState, RuledTable, StepList
from game.rules.events import plain_damage
from game.rules.protocol import DamageCardDict, MemberDict, ResultDict, RoomDict, StateDict
from game.rules.states import packed_hands
from game.rules.states.state import POD, Frame, Result


class StateError(ValueError):
    """A STATE that cannot be; the message is a sentence that says what is wrong and where."""


def blank(table: RuledTable, rng: Chance) -> GameState:
    """A state before its setup: everything in the supply, every meeple in the centre (R-5)."""
    content = table.content
    crew = len(table.crew)
    state = GameState()
    state.table = table
    state.cubes = (0,) * len(content.rooms)
    state.diverted = (False,) * len(content.rooms)
    state.protection = ((),) * len(content.rooms)
    state.at = (content.centre,) * crew
    state.hands = (0,) * len(set(table.hand_of))
    state.action_tokens = state.repair_cubes = state.shields = (0,) * crew
    state.deck = state.discard = state.face_up = state.damage_deck = state.damage_discard = b""
    state.cube_supply = content.supplies["repair-cubes"]
    state.token_supply = content.supplies["action-tokens"]
    state.shield_supply = content.supplies["protection-tokens"]
    state.first = state.active = 0
    state.phase = "damage"
    state.actions_left = 0
    state.turn = 1
    state.result = None
    state.rng = rng
    state.stack = ()
    state.asked = None
    return state


def to_json(state: GameState) -> StateDict:
    """The protocol's STATE."""
    table = state.table
    content = table.content
    names = state.table.program.names
    damage: list[DamageCardDict] = [
        plain_damage(card.any or tuple(names.room[room] for room in card.rooms)) for card in content.damage
    ]

    def cards(listed: bytes) -> list[str]:
        return [names.resource[card] for card in listed]

    rooms: list[RoomDict] = []
    for room, variant in zip(table.grid, table.variants, strict=True):
        cubes = state.cubes[room]
        rooms.append(
            {
                "id": names.room[room],
                "variant": variant,
                "cubes": [bool(cubes >> slot & 1) for slot in range(len(content.rooms[room].repair))],
                "diverted": state.diverted[room],
                "protection": list(state.protection[room]),
            }
        )
    crew: list[MemberDict] = [
        {
            "name": (table.settings.names or ())[who],
            "at": "pod" if state.at[who] == POD else table.position[state.at[who]],
            "hand": cards(packed_hands.cards(state.hands[table.hand_of[who]])),
            "action_tokens": state.action_tokens[who],
            "repair_cubes": state.repair_cubes[who],
            "protection_tokens": state.shields[who],
        }
        for who in table.crew
    ]
    result = state.result
    return {
        "settings": table.settings.to_json(),
        "rooms": rooms,
        "crew": crew,
        "resource_deck": cards(state.deck),
        "resource_discard": cards(state.discard),
        "face_up": cards(state.face_up),
        "damage_deck": [_copied(damage[card]) for card in state.damage_deck],
        "damage_discard": [_copied(damage[card]) for card in state.damage_discard],
        "first": state.first,
        "active": state.active,
        "phase": state.phase,
        "actions_left": state.actions_left,
        "turn": state.turn,
        "result": None if result is None else _result_json(result, names.room),
        "pending": _pending_json(state),
        "rng": _rng_json(state.rng),
    }


def _rng_json(rng: Chance) -> Any:
    """One stream is sixteen hexadecimal digits; streams are an object."""
    if isinstance(rng, int):
        return f"{rng:016x}"
    return {"key": f"{rng.key:016x}", "used": dict(rng.used)}


def _copied(card: DamageCardDict) -> DamageCardDict:
    return card.copy()


def _result_json(result: Result, rooms: tuple[str, ...]) -> ResultDict:
    form: ResultDict = {"won": result.won, "reason": result.reason, "winners": list(result.winners)}
    if result.room is not None:
        form["room"] = rooms[result.room]
    return form


def resting(state: GameState) -> bool:
    """Return whether the stack is just the phase's first question, so that the phase alone says it all."""
    steps = state.table.program.resume.get(state.phase)
    if len(state.stack) != 1 or steps is None:
        return False
    place, values = state.stack[0]
    return place == steps.entry and not any(value is not None for value in values)


def _pending_json(state: GameState) -> dict[str, Any] | None:
    if not state.stack or resting(state):
        return None
    program = state.table.program
    frames = []
    for place, values in state.stack:
        steps = next(item for item in program.lists.values() if item.entry <= place < item.end)
        live = program.waits[place].names
        results = {
            name: program.plain[kind](value)
            for (name, kind, _), value in zip(steps.names, values, strict=True)
            if name in live
        }
        frames.append({"list": steps.id, "step": place - steps.entry, "results": results})
    return {"stack": frames}


def frame_of(steps: StepList) -> Frame:
    """A list of steps about to begin."""
    return steps.entry, steps.empty
