"""Fits the value network to games of the player by rules of thumb.

`python -m game.bots.training.fit --seconds 120 --cells 3/easy,2/veteran --out value.json`

Positions at the beginning of turns are taken from games on all kinds of deals; what is learned is whether the
game was won. A part of the games is left out, and tells how good the fit is.
"""

from __future__ import annotations

import argparse
import json
import random
import time
from collections.abc import Sequence
from multiprocessing import cpu_count
from pathlib import Path

import numpy as np

from game.bots.processes import processes_for
from game.bots.sim.apply_move import apply
from game.bots.sim.codes import PLAYING, WON
from game.bots.sim.features import COUNT, features
from game.bots.sim.legal_moves import legal
from game.bots.sim.playing import play_turns
from game.bots.sim.sim_ship import MODULUS
from game.bots.sim.thumb import Thumb
from game.bots.training.climb import dealt
from game.bots.weight_files import weights_for
from game.program_files import data_folder

LAYERS = (64, 32)
PER_GAME = 5
"""Positions taken from one game: neighbours tell nearly the same."""


def games(task: tuple[str, int, int]) -> tuple[list[list[float]], list[int]]:
    """Positions of some games of a cell, and who won.

    Now and then a turn begins with a move at random, so that the network sees what the player would never do.
    """
    cell, first, count = task
    rows: list[list[float]] = []
    won: list[int] = []
    for seed in range(first, first + count):
        chance = random.Random(seed)
        ship = dealt(cell, seed % 3000).copy()
        ship.rng = (seed * 48271 + 5) % (MODULUS - 1) + 1
        ship.deal_anew()
        thumb = Thumb(ship.table, weights_for(data_folder(), ship.table))
        told: list[list[float]] = []
        while ship.over == PLAYING:
            told.append(list(features(thumb, ship)))
            if chance.random() < 0.15:
                apply(ship, chance.choice(legal(ship)))
            if ship.over == PLAYING:
                play_turns(thumb, ship, 1)
        chosen = chance.sample(told, min(PER_GAME, len(told)))
        rows += chosen
        won += [int(ship.over == WON)] * len(chosen)
    return rows, won


class Network:
    """A network while it learns (Adam, cross-entropy).

    Args:
        seed: of the first weights and of the order in which rows are learned.
    """

    def __init__(self, seed: int) -> None:
        self.chance = np.random.default_rng(seed)
        sizes = (COUNT, *LAYERS, 1)
        self.sizes = sizes
        self.parameters: list[np.ndarray] = []
        for before, after in zip(sizes, sizes[1:], strict=False):
            self.parameters.append(
                self.chance.standard_normal((before, after)).astype(np.float32) * (2 / before) ** 0.5
            )
            self.parameters.append(np.zeros(after, np.float32))
        self.first = [np.zeros_like(one) for one in self.parameters]
        self.second = [np.zeros_like(one) for one in self.parameters]
        self.steps = 0

    def forward(self, rows: np.ndarray) -> list[np.ndarray]:
        """The values of every layer, the chances last."""
        values = [rows]
        for layer in range(3):
            total = values[-1] @ self.parameters[2 * layer] + self.parameters[2 * layer + 1]
            values.append(np.maximum(total, 0) if layer < 2 else 1 / (1 + np.exp(-total)))
        return values

    def learn(self, rows: np.ndarray, won: np.ndarray, rate: float) -> None:
        """One step on some rows."""
        values = self.forward(rows)
        error = (values[-1] - won[:, None]) / len(rows)
        self.steps += 1
        for layer in (2, 1, 0):
            steps = [values[layer].T @ error, error.sum(0)]
            if layer:
                error = (error @ self.parameters[2 * layer].T) * (values[layer] > 0)
            for index, step in zip((2 * layer, 2 * layer + 1), steps, strict=True):
                self.first[index] = 0.9 * self.first[index] + 0.1 * step
                self.second[index] = 0.999 * self.second[index] + 0.001 * step**2
                one = self.first[index] / (1 - 0.9**self.steps)
                two = self.second[index] / (1 - 0.999**self.steps)
                self.parameters[index] -= rate * (one / (np.sqrt(two) + 1e-8) + 1e-4 * self.parameters[index])

    def to_json(self) -> dict[str, object]:
        """The form of `data/bots/value.json`."""
        numbers: list[float] = []
        for layer in range(3):
            weights, bias = self.parameters[2 * layer], self.parameters[2 * layer + 1]
            for unit in range(weights.shape[1]):
                numbers += [round(float(value), 5) for value in (*weights[:, unit], bias[unit])]
        return {"sizes": list(self.sizes), "numbers": numbers}


def loss(chances: np.ndarray, won: np.ndarray) -> float:
    """The mean cross-entropy."""
    inside = np.clip(chances, 1e-6, 1 - 1e-6)
    return float(-(won * np.log(inside) + (1 - won) * np.log(1 - inside)).mean())


def fit(rows: np.ndarray, won: np.ndarray, epochs: int, seed: int) -> Network:
    """Fit a network; every tenth block of rows is left out and tells how well.

    Args:
        rows: features.
        won: 1 or 0 for each row.
        epochs: how often all rows are learned.
        seed: of chance.
    """
    network = Network(seed)
    cut = len(rows) * 9 // 10
    kept, held = slice(0, cut), slice(cut, None)
    batch = 1024
    for epoch in range(epochs):
        rate = 2e-3 * (1 - epoch / epochs) + 5e-5
        order = network.chance.permutation(cut)
        for start in range(0, cut, batch):
            chosen = order[start : start + batch]
            network.learn(rows[kept][chosen], won[kept][chosen], rate)
        told = network.forward(rows[held])[-1][:, 0]
        print(f"epoch {epoch + 1} loss {loss(told, won[held]):.4f} of {won[held].mean():.3f}", flush=True)
    told = network.forward(rows[held])[-1][:, 0]
    for low in np.arange(0, 1, 0.1):
        inside = (told >= low) & (told < low + 0.1)
        if inside.any():
            said, was = told[inside].mean(), won[held][inside].mean()
            print(f"{low:.1f}: said {said:.3f}, was {was:.3f} of {inside.sum()}")
    return network


def main() -> None:
    """Play, fit and write."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--cells", required=True, help="kinds of games, with commas between")
    parser.add_argument("--seconds", type=float, default=120, help="how long games are played")
    parser.add_argument("--processes", type=int, default=cpu_count())
    parser.add_argument("--epochs", type=int, default=12)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, required=True)
    args = parser.parse_args()
    end, rows, won = time.monotonic() + args.seconds, [], []
    with processes_for(args.processes) as pool:
        first = 0
        while time.monotonic() < end:
            cells: Sequence[str] = args.cells.split(",")
            tasks = [(cell, first + 20 * n, 20) for cell in cells for n in range(args.processes)]
            for some, result in pool.imap_unordered(games, tasks):
                rows.append(np.array(some, np.float32))
                won.append(np.array(result, np.float32))
            first += 20 * args.processes
    together, results = np.concatenate(rows), np.concatenate(won)
    print(f"{len(together)} positions, {results.mean():.3f} won", flush=True)
    network = fit(together, results, args.epochs, args.seed)
    args.out.write_text(json.dumps(network.to_json()), encoding="utf-8")


if __name__ == "__main__":
    main()
