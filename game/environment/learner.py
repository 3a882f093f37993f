"""A small learner: a network that learns in minutes to play like cadets, and then from its own games.

`python -m game.environment.learner --out learner.npz`

In the first round cadets play. In every later round the network plays, and a cadet says in each position what
it would have done (DAgger): so the network learns what to do after its own mistakes, too. It sees only what
the environment shows.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from game.bots.command_numbers import at_least_one, number_of_processes
from game.bots.processes import processes_for
from game.environment.policies import CELLS, Network, Policy, network_policy, rank_policy
from game.environment.solar_storm_env import SolarStormEnv

HIDDEN = 128
BATCH = 256
RATE = 1e-3
FIRST_SEED = 1_000_000
"""Seed of the first game; the games of the table (`game.environment.standings`) have smaller ones."""

Floats = NDArray[np.float32]


class Lessons(NamedTuple):
    """Positions and what a cadet does in them.

    Attributes:
        seen: observations, one a row.
        masks: action masks, eight places a byte (`numpy.packbits`).
        right: the index of the cadet's choice.
    """

    seen: NDArray[np.float16]
    masks: NDArray[np.uint8]
    right: NDArray[np.int64]


@dataclass(frozen=True)
class Games:
    """Games to be played by one process.

    Attributes:
        cell: SETTINGS without a seed.
        seeds: one for each game.
        network: who plays; None: cadets.
    """

    cell: dict[str, object]
    seeds: Sequence[int]
    network: Network | None = None


def gather(games: Games) -> Lessons:
    """Play games and note what a cadet does in every position with a choice."""
    env = SolarStormEnv(games.cell)
    seen, masks, right = [], [], []
    for seed in games.seeds:
        env.reset(seed=seed)
        teacher = rank_policy("cadet", seed)
        player: Policy = teacher if games.network is None else network_policy(games.network)
        while not env.terminations[env.agent_selection]:
            observation = env.observe(env.agent_selection)
            action = wanted = teacher(env, observation)
            if observation["action_mask"].sum() > 1:
                seen.append(observation["observation"].astype(np.float16))
                masks.append(np.packbits(observation["action_mask"]))
                right.append(wanted)
                if player is not teacher:
                    action = player(env, observation)
            env.step(action)
    return Lessons(np.array(seen), np.array(masks), np.array(right, np.int64))


def together(parts: Iterable[Lessons]) -> Lessons:
    """Return the lessons of several parts as one."""
    seen, masks, right = zip(*parts, strict=True)
    return Lessons(np.concatenate(seen), np.concatenate(masks), np.concatenate(right))


class Training:
    """A network that is being fitted: softmax over the legal actions, Adam.

    Args:
        inputs: numbers of an observation.
        actions: numbers of an action mask.
        seed: of the first weights and of the order of the lessons.
    """

    def __init__(self, inputs: int, actions: int, seed: int = 0) -> None:
        self._chance = np.random.default_rng(seed)
        first = self._chance.normal(0, (2 / inputs) ** 0.5, (inputs, HIDDEN))
        last = self._chance.normal(0, 0.1 * HIDDEN**-0.5, (HIDDEN, actions))
        shapes = (first, np.zeros(HIDDEN), last, np.zeros(actions))
        self._weights = [part.astype(np.float32) for part in shapes]
        self._mean = [np.zeros_like(part) for part in self._weights]
        self._square = [np.zeros_like(part) for part in self._weights]
        self._steps = 0

    @property
    def network(self) -> Network:
        """The network as it is now."""
        return Network(*self._weights)

    def fit(self, lessons: Lessons, epochs: int) -> float:
        """Go over lessons several times.

        Returns:
            In what share of the positions, in the last epoch, the network chose as the cadet did.
        """
        agreed = 0
        count = len(lessons.right)
        for _ in range(epochs):
            order = self._chance.permutation(count)
            agreed = sum(
                self._step(lessons, order[start : start + BATCH]) for start in range(0, count, BATCH)
            )
        return agreed / count

    def _step(self, lessons: Lessons, chosen: NDArray[np.int64]) -> int:
        first, shift, last, bias = self._weights
        seen = lessons.seen[chosen].astype(np.float32)
        hidden = np.maximum(seen @ first + shift, 0)
        legal = np.unpackbits(lessons.masks[chosen], axis=1, count=bias.size).astype(bool)
        scores = np.where(legal, hidden @ last + bias, -np.inf)
        best = scores.argmax(axis=1)
        slope = np.exp(scores - scores.max(axis=1, keepdims=True))
        slope /= slope.sum(axis=1, keepdims=True)
        rows, right = np.arange(len(chosen)), lessons.right[chosen]
        slope[rows, right] -= 1
        slope /= len(chosen)
        back = slope @ last.T * (hidden > 0)
        self._descend([seen.T @ back, back.sum(axis=0), hidden.T @ slope, slope.sum(axis=0)])
        return int((best == right).sum())

    def _descend(self, slopes: list[Floats]) -> None:
        self._steps += 1
        pace = RATE * (1 - 0.999**self._steps) ** 0.5 / (1 - 0.9**self._steps)
        for weights, mean, square, slope in zip(self._weights, self._mean, self._square, slopes, strict=True):
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope * slope - square)
            weights -= pace * mean / (np.sqrt(square) + 1e-8)


def learn(games: int, rounds: int, epochs: int, processes: int) -> Network:
    """Learn from the beginning, in the cells of the table.

    Args:
        games: of each cell in each round.
        rounds: the first is played by cadets.
        epochs: how often all lessons so far are gone over after each round.
        processes: that play.
    """
    env = SolarStormEnv()
    training = Training(env.observations.size, env.actions.size)
    lessons: list[Lessons] = []
    seed, begun = FIRST_SEED, time.monotonic()
    with processes_for(processes) as pool:
        for number in range(rounds):
            tasks = []
            for cell in CELLS.values():
                for part in np.array_split(np.arange(seed, seed + games), processes):
                    network = training.network if number else None
                    tasks.append(Games(cell, [int(one) for one in part], network))
                seed += games
            lessons += pool.imap(gather, tasks, chunksize=1)
            everything = together(lessons)
            agreed = training.fit(everything, epochs)
            print(
                f"round {number + 1}: {len(everything.right)} positions, chooses as a cadet in {agreed:.1%}, "
                f"{time.monotonic() - begun:.0f} s",
                flush=True,
            )
    return training.network


def main() -> None:
    """Learn and write the network."""
    parser = argparse.ArgumentParser(prog="python -m game.environment.learner", description=__doc__)
    parser.add_argument("--out", type=Path, required=True, help="file for the network, .npz")
    parser.add_argument("--games", type=at_least_one, default=100, help="games per cell and round")
    parser.add_argument("--rounds", type=at_least_one, default=4, help="rounds; cadets play the first one")
    parser.add_argument("--epochs", type=at_least_one, default=4, help="passes over all games per round")
    parser.add_argument("--processes", type=number_of_processes, default=2)
    args = parser.parse_args()
    learn(args.games, args.rounds, args.epochs, args.processes).write(args.out)


if __name__ == "__main__":
    main()
