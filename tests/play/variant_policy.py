"""A crew that wants to see every alternative room at work before the game ends."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from game.rules import Engine, Settings

CORE = "energy-core"
Option = Mapping[str, Any]


class Tourists:
    """Walks to rooms that have not been used yet, repairs them, uses them; then only waits for the end.

    Attributes:
        used: rooms that have been activated, and ``held-cube`` once a held cube has repaired something.
    """

    def __init__(self) -> None:
        self.used: set[str] = set()

    def choose(self, state: Mapping[str, Any], decision: Mapping[str, Any]) -> Option:
        """Return one of the options."""
        options: Sequence[Option] = decision["options"]
        if decision["kind"] == "action":
            option = self._action(state, options)
        else:
            wanted = {"scavenge": 0, "collect": -1, "bridge": len(options) // 2}
            option = options[wanted.get(decision["kind"], len(options) // 2)]
        here = state["rooms"][state["crew"][state["active"]]["at"]]["id"]
        if option.get("do") == "activate":
            self.used.add(here)
        if option.get("cube"):
            self.used.add("held-cube")
        return option

    def _action(self, state: Mapping[str, Any], options: Sequence[Option]) -> Option:
        member = state["crew"][state["active"]]
        here = state["rooms"][member["at"]]["id"]
        offered = {option["do"]: option for option in options}
        cube = next((option for option in options if option.get("cube")), None)
        if cube is not None:
            return cube
        if "activate" in offered and here not in self.used:
            return offered["activate"]
        if "repair" in offered and here not in self.used:
            return offered["repair"]
        best = min(
            (self._way(state, member, place, room), place)
            for place, room in enumerate(state["rooms"])
            if room["id"] != CORE
        )
        if best[0] < 90 and best[1] != member["at"]:
            moves = [option for option in options if option["do"] == "move"]
            ids = [room["id"] for room in state["rooms"]]
            if moves:
                return min(moves, key=lambda option: _steps(ids.index(option["room"]), best[1]))
        return offered.get("repair") or offered["finish"]

    def _way(self, state: Mapping[str, Any], member: Mapping[str, Any], place: int, room: Any) -> float:
        """How far a room is from being used, in actions; 90 and more: not now."""
        if room["id"] in self.used:
            return 99.0
        broken = room["cubes"].count(False)
        return _steps(member["at"], place) + (1.5 if broken <= len(member["hand"]) // 2 else 4) * broken


def _steps(one: int, other: int) -> int:
    return abs(one // 3 - other // 3) + abs(one % 3 - other % 3)


def plan(engine: Engine, setup: Mapping[str, Any], seeds: range) -> tuple[dict[str, Any], list[Option]]:
    """Return the settings and the choices of the first game in which every room is used.

    Raises:
        LookupError: there is none among the seeds.
    """
    for seed in seeds:
        tourists, choices = Tourists(), []
        settings = {**setup, "seed": seed}
        state = engine.new_game(Settings.from_json(settings)).state
        decision = engine.decision(state)
        while decision is not None:
            option = tourists.choose(engine.to_json(state), decision.to_json())
            choices.append(option)
            chosen = next(o for o in decision.options if engine.option_to_json(o) == option)
            state = engine.apply(state, chosen).state
            decision = engine.decision(state)
        if len(tourists.used) == 9:
            return settings, choices
    raise LookupError("no game in which every room is used")
