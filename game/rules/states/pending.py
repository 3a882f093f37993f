"""Read what a STATE's `pending` says: the lists of steps that are running, checked step by step."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.rules.effects.bound_rules import GameState, StepList
from game.rules.effects.execution import Execution
from game.rules.effects.flow_verbs import enter
from game.rules.effects.running import options, run
from game.rules.effects.scope import ELEMENT, MOST
from game.rules.loader.editions import Edition
from game.rules.states import json_values
from game.rules.states.state import Frame
from game.rules.states.state_json import StateError, frame_of


def damage_card(edition: Edition, value: object, where: str) -> int:
    """The index of a Damage card in protocol form."""
    cards = edition.content.damage
    if isinstance(value, Mapping):
        number = json_values.integer(json_values.record(value, where, ("any",))["any"], f"{where}.any", 1)
        found = next((n for n, card in enumerate(cards) if card.any == number), None)
    else:
        rooms = tuple(
            json_values.name(room, f"{where}[{n}]", edition.program.names.room)
            for n, room in enumerate(json_values.items(value, where))
        )
        found = next((n for n, card in enumerate(cards) if card.rooms == rooms and not card.any), None)
    if found is None:
        raise json_values.wrong(where, value, "a Damage card of the game")
    return found


class Pending:
    """Reads the stack of running lists that `given` describes; None: the first question of the phase."""

    def __init__(self, edition: Edition, given: object) -> None:
        self.edition = edition
        self.program = edition.program
        self.given = given
        self.resource_ids = edition.program.names.resource
        self.room_ids = edition.program.names.room

    def stack(self, state: GameState) -> tuple[Frame, ...]:
        """The running lists of a state that is loaded but for them.

        Raises:
            StateError: they cannot have come to run, or ask nothing.
        """
        pending = self.given
        if pending is None:
            return self._first_question(state)
        listed = json_values.items(
            json_values.record(pending, "pending", ("stack",))["stack"], "pending.stack"
        )
        if not listed:
            raise StateError("The state's pending.stack is empty.")
        frames: list[Frame] = []
        allowed = self.program.roots
        for n, item in enumerate(listed):
            where = f"pending.stack[{n}]"
            frames.append(self._frame(state, item, where, allowed))
            allowed = self.program.waits[frames[-1][0]].lists
        ask = self.program.asks.get(frames[-1][0])
        if ask is None:
            raise StateError("The state's pending.stack does not end with a question.")
        if not options(self.program, ask, state, frames[-1][1]):
            raise StateError("The state's pending asks a question that has no answer.")
        return tuple(frames)

    def _first_question(self, state: GameState) -> tuple[Frame, ...]:
        steps = self.program.resume[state.phase]
        first = (state.turn, state.active, state.actions_left) == (1, state.first, 0)
        if state.phase == "damage" and first and len(state.damage_discard) <= self.program.setup_draws:
            steps = self.program.resume["setup"]
        if steps.entry in self.program.asks:
            return (frame_of(steps),)
        if state.damage_discard:
            work = Execution(state.copy(), None)
            run(self.program, work, enter(work, steps))
            if not work.events:
                return work.state.stack
        raise StateError(
            f"The state's pending is missing, but in phase {state.phase!r} it must say what is asked: "
            "the last Damage card does not begin with a question."
        )

    def _frame(self, state: GameState, item: object, where: str, allowed: frozenset[str]) -> Frame:
        record = json_values.record(item, where, ("list", "step", "results"))
        lists = tuple(self.program.lists)
        steps: StepList = self.program.lists[lists[json_values.name(record["list"], f"{where}.list", lists)]]
        if steps.id not in allowed:
            raise json_values.wrong(f"{where}.list", steps.id, "a list that can run there")
        place = (
            json_values.integer(record["step"], f"{where}.step", 0, steps.end - steps.entry - 1) + steps.entry
        )
        waiting = self.program.waits.get(place)
        if waiting is None:
            raise json_values.wrong(
                f"{where}.step", record["step"], "a step at which the list can stand waiting"
            )
        live = waiting.names
        results = json_values.record(record["results"], f"{where}.results", tuple(sorted(live)))
        values = [
            self._value(state, kind, results[name], f"{where}.results.{name}", most) if name in live else None
            for name, kind, most in steps.names
        ]
        return place, tuple(values)

    def _value(self, state: GameState, kind: str, value: object, where: str, most: int) -> Any:
        if kind == "shares":
            listed = json_values.record(value, where, (), tuple(str(who) for who in state.table.crew))
            return tuple(
                int(who)
                for who in sorted(listed)
                for _ in range(json_values.integer(listed[who], where, 1, MOST))
            )
        if kind in ELEMENT:
            items = [
                self._value(state, ELEMENT[kind], item, f"{where}[{n}]", most)
                for n, item in enumerate(json_values.items(value, where))
            ]
            return bytes(items) if kind in ("cards", "damage-cards") else tuple(items)
        if kind == "card":
            return json_values.name(value, where, self.resource_ids)
        if kind == "room":
            room = json_values.name(value, where, self.room_ids)
            if room not in state.table.rooms:
                raise json_values.wrong(where, value, "a room of this ship")
            return room
        if kind == "crew":
            return json_values.integer(value, where, 0, len(state.table.crew) - 1)
        if kind == "damage-card":
            return damage_card(self.edition, value, where)
        return json_values.integer(value, where, 0, most if kind == "number" else 2)
