"""Engine and oracle side by side: same options, same position, after every single choice."""

from __future__ import annotations

import copy
import json
import random
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from game.rules import Engine
from tests.oracle.naive import Game
from tests.oracle.ship import Option

WEIGHTS = {
    "divert": 12,
    "activate": 4,
    "repair": 6,
    "finish": 2,
    "scavenge": 1.5,
    "move": 1,
    "give": 0.4,
    "take": 0.4,
    "trade": 0.3,
    "board": 8,
}


def keen(rng: random.Random, options: Sequence[Option]) -> Option:
    """Return an option, chosen like somebody who wants things to happen: rare actions are taken often."""
    return rng.choices(options, [WEIGHTS.get(option.get("do", ""), 1) for option in options])[0]


def comparable(state: Mapping[str, Any]) -> dict[str, Any]:
    """Return STATE without what is the engine's own, and with hands in order: their order means nothing."""
    same = {key: value for key, value in state.items() if key not in ("pending", "rng", "settings")}
    same["crew"] = [member | {"hand": sorted(member["hand"])} for member in state["crew"]]
    same.setdefault("result", None)
    return same


def canonical(options: Iterable[Mapping[str, Any]]) -> list[str]:
    """Return options as sorted texts, each as often as it is offered."""
    return sorted(json.dumps(option, sort_keys=True) for option in options)


def play(
    engine: Engine, state: Any, rng: random.Random, steps: int, policy: Any = random.Random.choice
) -> int:
    """Play up to ``steps`` random choices with both; return how many were made before the game ended.

    Args:
        engine: the engine under test.
        state: the engine's state to begin at, at the beginning of an action or of Phase 2.
        rng: chooses options and the die.
        steps: at most so many choices.
        policy: ``policy(rng, options)`` returns the option to play.
    """
    position = engine.to_json(state)
    oracle = Game({**copy.deepcopy(position), "result": None})
    for step in range(steps):
        decision = engine.decision(state)
        if oracle.asked is None or decision is None:
            assert oracle.asked is None, f"the engine ended, the oracle asks {oracle.asked}"
            assert decision is None, f"the oracle ended: {oracle.state['result']}, the engine goes on"
            return step
        crew, kind, options = oracle.asked
        shown = decision.to_json()
        assert (shown["crew"], shown["kind"]) == (crew, kind)
        assert canonical(shown["options"]) == canonical(options)
        choice = policy(rng, options)
        dice = [rng.randint(1, 6) for _ in range(3)]
        forced = list(dice)
        option = engine.find_option(decision, copy.deepcopy(choice))
        assert option is not None, choice
        state = engine.apply(state, option, forced).state
        oracle.choose(choice, dice)
        position = engine.to_json(state)
        assert comparable(position) == comparable(oracle.state), f"after {choice}"
        assert forced == oracle.dice, f"{choice} used the die differently"
    return steps
