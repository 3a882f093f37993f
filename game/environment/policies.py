"""Choose who plays in the environment: anything that turns what an agent sees into an action."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from game.bots.players.effort import usual_samples
from game.bots.players.ranks import make_player
from game.environment.solar_storm_env import Observation, SolarStormEnv

Policy = Callable[[SolarStormEnv, Observation], int]
"""Returns the action of the agent that is asked."""

CELLS: dict[str, dict[str, Any]] = {
    "1/easy": {"players": 1, "difficulty": "easy"},
    "2/easy": {"players": 2, "difficulty": "easy"},
    "3/easy": {"players": 3, "difficulty": "easy"},
}
"""The kinds of game in the table of docs/environment.md."""


class Network(NamedTuple):
    """One layer of hidden units between an observation and a score for every action."""

    first: NDArray[np.float32]
    shift: NDArray[np.float32]
    last: NDArray[np.float32]
    bias: NDArray[np.float32]

    def choose(self, observation: Observation) -> int:
        """Return the legal action with the best score."""
        hidden = np.maximum(observation["observation"] @ self.first + self.shift, 0)
        scores = np.where(observation["action_mask"] == 1, hidden @ self.last + self.bias, -np.inf)
        return int(scores.argmax())

    def write(self, file: Path) -> None:
        """Write the network to a file."""
        np.savez_compressed(file, **self._asdict())


def read_network(file: Path) -> Network:
    """Return the network that a file holds."""
    with np.load(file) as held:
        return Network(*(held[name] for name in Network._fields))


def random_policy(seed: int) -> Policy:
    """Return a player that takes any legal action.

    Args:
        seed: of its chance.
    """
    chance = np.random.default_rng(seed)
    return lambda env, observation: int(chance.choice(np.flatnonzero(observation["action_mask"])))


def rank_policy(rank: str, seed: int) -> Policy:
    """Return a player of the program, with the tries that are usual for its rank.

    Args:
        rank: one of `RANKS`.
        seed: of its chance.
    """
    player = make_player(rank, SolarStormEnv.content(), samples=usual_samples(rank), seed=seed)

    def choose(env: SolarStormEnv, observation: Observation) -> int:
        decision = env.decision
        assert decision is not None
        return env.action_of(player.choose(env.view(env.agent_selection), decision).option)

    return choose


def network_policy(network: Network) -> Policy:
    """Return a player that takes the action which a network likes best."""
    return lambda env, observation: network.choose(observation)
