"""The engine against the oracle: same options and same position at every step."""

from __future__ import annotations

import random

import pytest

from game.rules import Settings
from tests.oracle.anywhere import any_settings, anywhere
from tests.oracle.lockstep import keen, play
from tests.rules.table import the_engine
from tests.shares import mostly_slow


@pytest.mark.parametrize("players", (2, 3, 4))
@pytest.mark.parametrize("difficulty", ("easy", "medium", "hard", "veteran", "realist"))
def test_whole_games_of_random_choices(players: int, difficulty: str) -> None:
    engine = the_engine()
    for seed in range(4):
        rng = random.Random(f"{players} {difficulty} {seed}")
        start = engine.new_game(Settings(players, difficulty, seed)).state
        made = play(engine, start, rng, 2000, keen if seed % 2 else random.Random.choice)
        assert 20 < made < 2000, "a game has an end"


@pytest.mark.parametrize("part", range(8))
def test_whole_games_in_any_mode(part: int) -> None:
    engine = the_engine()
    for seed in range(8):
        rng = random.Random(f"mode {part} {seed}")
        start = engine.new_game(Settings.from_json(any_settings(rng, seed))).state
        made = play(engine, start, rng, 2000, keen if seed % 2 else random.Random.choice)
        assert 10 < made < 2000, "a game has an end"


@pytest.mark.parametrize("part", mostly_slow(range(12), 5))
def test_from_anywhere(part: int) -> None:
    engine = the_engine()
    made = 0
    for seed in range(60):
        rng = random.Random(f"anywhere {part} {seed}")
        state = engine.from_json(anywhere(rng, base=part < 3))
        made += play(engine, state, rng, 25, keen)
    assert made > 350
