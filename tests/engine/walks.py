"""Seeded walks through games, and the states they pass."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache

from game.program_files import data_folder
from game.rules import Engine, Option, Settings, State, load_content


@cache
def engine() -> Engine:
    """The engine with the game's own content."""
    return Engine(load_content(data_folder()))


RARE = ("activate", "divert", "repair")


def walk(seed: int, players: int) -> Iterator[tuple[State, Option]]:
    """Every state of a game and the option taken in it; rooms are used whenever they can be."""
    rules, rng = engine(), random.Random(seed)
    state = rules.new_game(Settings(players, "easy", seed)).state
    while (decision := rules.decision(state)) is not None:
        keen = [option for option in decision.options if option.to_json().get("do") in RARE]
        option = rng.choice(keen if keen and rng.random() < 0.8 else decision.options)
        yield state, option
        state = rules.apply(state, option).state


def passed(games: int, kinds: set[str] | None = None) -> list[tuple[State, Option]]:
    """What the first walks pass, of these kinds of decision."""
    rules = engine()
    return [
        (state, option)
        for seed in range(games)
        for state, option in walk(seed, 2 + seed % 3)
        if kinds is None or rules.decision(state).kind in kinds
    ]
