"""`explain` says the same as the options, for anything that may be tried, in every kind of game."""

from __future__ import annotations

import random
from typing import Any

import pytest

from game.program_files import data_folder
from game.rules import Engine, Settings, State, explain, load_content
from game.rules.states.json_values import same

ENGINE = Engine(load_content(data_folder()))
MODES: dict[str, dict[str, Any]] = {
    "base": {"players": 3},
    "alternative": {"players": 4, "rooms": "v2"},
    "mixed": {"players": 2, "rooms": "mixed"},
    "everything": {"players": 4, "rooms": "mixed", "damage_control": True, "escape_pod": True},
    "pod": {"players": 3, "escape_pod": True, "rooms": "v2"},
    "solo": {"players": 1, "damage_control": True},
}
VALUES: tuple[Any, ...] = (
    "data", "energy", "metal", "nanobots", "universal", "antimatter", "bridge", "mess-hall", "energy-core",
    "nowhere", 0, 1, 2, 3, 4, 7, -1, True, False, None, 1.0, [], [0, 1], ["data"], ["data", "data", "energy"],
    ["bridge", "mess-hall"], [["bridge"]], [{"any": 1}], {"1": 1}, {"0": 2, "2": 1}, {"x": 1}, {"any": 2},
    "deck",
)  # fmt: skip
ACTIONS = (
    "move",
    "scavenge",
    "give",
    "take",
    "trade",
    "repair",
    "divert",
    "activate",
    "board",
    "finish",
    "fly",
)
KEYS = ("do", "room", "card", "cards", "slot", "to", "from", "give", "take", "cube", "crew", "order", "wings")


def positions(mode: str, seed: int, games: int) -> list[State]:
    """Some positions of random games, each of the game's questions being among them."""
    chance = random.Random(seed)
    found = []
    for game in range(games):
        settings = {"difficulty": "easy", "seed": seed * 1000 + game, **MODES[mode]}
        state = ENGINE.new_game(Settings.from_json(settings)).state
        while (decision := ENGINE.decision(state)) is not None:
            if decision.kind != "action" or chance.random() < 0.3:
                found.append(state)
            eager = [option for option in decision.options if option.to_json().get("do") in EAGER]
            state = ENGINE.apply(state, chance.choice(eager or decision.options)).state
        found.append(state)
    return found


EAGER = ("activate", "divert", "repair", "board")
"""Chosen wherever they can be, so that games come to everything that can be asked."""


def tries(state: State, chance: random.Random) -> list[dict[str, Any]]:
    """Legal options, parts of them, options with something changed, and nonsense."""
    decision = ENGINE.decision(state)
    found: list[dict[str, Any]] = [{}, {"do": chance.choice(ACTIONS)}]
    options = [option.to_json() for option in decision.options] if decision else []
    for option in chance.sample(options, min(6, len(options))):
        kept = [key for key in option if chance.random() < 0.6]
        changed = {**option}
        if option:
            changed[chance.choice(list(option))] = chance.choice(VALUES)
        found += [option, {key: option[key] for key in kept}, changed]
        found.append({key: changed[key] for key in changed if key == "do" or chance.random() < 0.6})
    for _ in range(6):
        keys = chance.sample(KEYS, chance.randint(0, 3))
        found.append({key: chance.choice(VALUES) for key in keys} | {"do": chance.choice(ACTIONS)})
    return found


def is_legal(state: State, tried: dict[str, Any]) -> bool:
    """Whether some option has all these keys and values."""
    decision = ENGINE.decision(state)
    forms = [option.to_json() for option in decision.options] if decision else []
    return any(all(key in form and same(form[key], tried[key]) for key in tried) for form in forms)


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("seed", [0, pytest.param(1, marks=pytest.mark.slow)])
def test_legal_is_what_the_options_say_and_then_every_check_is_met(mode: str, seed: int) -> None:
    chance = random.Random(seed)
    count = 0
    for state in positions(mode, seed, 4):
        for tried in tries(state, chance):
            found = explain(state, tried)
            assert found.legal == is_legal(state, tried), (tried, found)
            assert found.legal == all(check.met for check in found.checks), (tried, found)
            count += 1
    assert count > 2000
