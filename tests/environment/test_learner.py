"""The small learner learns, and its players and the table's command play."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from game.environment import SolarStormEnv
from game.environment.learner import Games, Training, gather, together
from game.environment.policies import CELLS, Network, network_policy, random_policy, rank_policy, read_network
from game.environment.standings import won

SOLO, TWO = CELLS["1/easy"], CELLS["2/easy"]


def test_it_learns_what_a_cadet_does(tmp_path: Path) -> None:
    lessons = together([gather(Games(SOLO, [1])), gather(Games(TWO, [2]))])
    env = SolarStormEnv()
    training = Training(env.observations.size, env.actions.size)
    first, later = training.fit(lessons, 1), training.fit(lessons, 30)
    assert later > 0.6 > first + 0.2

    file = tmp_path / "network.npz"
    training.network.write(file)
    again = read_network(file)
    for part, other in zip(training.network, again, strict=True):
        assert (part == other).all()


def test_its_own_games_are_judged_by_a_cadet() -> None:
    env = SolarStormEnv()
    shapes = ((env.observations.size, 8), (8,), (8, env.actions.size), (env.actions.size,))
    dull = Network(*(np.zeros(shape, np.float32) for shape in shapes))
    lessons = gather(Games(TWO, [3], dull))
    masks = np.unpackbits(lessons.masks, axis=1, count=env.actions.size)
    assert masks[np.arange(len(lessons.right)), lessons.right].all(), "a cadet's choice is legal"
    assert (masks.argmax(axis=1) != lessons.right).any(), "a network that knows nothing takes the first"


@pytest.mark.parametrize("name", ["random", "cadet", "network"])
def test_a_policy_chooses_what_is_legal(name: str) -> None:
    env = SolarStormEnv(TWO)
    env.reset(seed=4)
    chance = np.random.default_rng(1)
    shapes = ((env.observations.size, 8), (8,), (8, env.actions.size), (env.actions.size,))
    network = Network(*(chance.normal(size=shape).astype(np.float32) for shape in shapes))
    policies = {
        "random": random_policy(1),
        "cadet": rank_policy("cadet", 1),
        "network": network_policy(network),
    }
    for _ in range(30):
        observation = env.observe(env.agent_selection)
        action = policies[name](env, observation)
        assert observation["action_mask"][action]
        env.step(action)


def test_the_table_is_played_on_fixed_seeds() -> None:
    assert [won("cadet", "2/easy", seed) for seed in (0, 0)] == [won("cadet", "2/easy", 0)] * 2
    assert not won("random", "2/easy", 0)


def test_a_player_that_is_not_there_is_named() -> None:
    line = [sys.executable, "-m", "game.environment.standings", "--player", "nobody.npz"]
    done = subprocess.run(line, capture_output=True, text=True, check=False)
    assert done.returncode == 2 and "nobody.npz" in done.stderr
