"""Fits the value network to games of the player by rules of thumb.

`python -m tools.training.fit --seconds 120 --cells 3/easy,2/veteran --out value.json`

Positions at the beginning of turns are taken from games on all kinds of deals; what is learned is whether the
game was won. A part of the games is left out, and tells how good the fit is.
"""

from __future__ import annotations

import argparse
import json
import random
import time
from collections.abc import Mapping, Sequence
from multiprocessing import cpu_count
from pathlib import Path
from typing import Any

import numpy as np

from game.bots.data_files import SECOND
from game.bots.network_files import read_network
from game.bots.players.effort import Budget
from game.bots.players.plan_search import Search
from game.bots.processes import processes_for
from game.bots.sim.apply_move import apply
from game.bots.sim.codes import PLAYING, WON
from game.bots.sim.features import COUNT, FIRST_COUNT, features
from game.bots.sim.heuristics import Thumb
from game.bots.sim.judging import chance_at
from game.bots.sim.legal_moves import legal
from game.bots.sim.network import ValueNetwork
from game.bots.sim.playing import play_turns
from game.bots.sim.sim_ship import MODULUS, SimShip
from game.bots.weight_files import weights_for
from game.program_files import data_folder
from tools.training.climb import dealt

LAYERS = (64, 32)
PER_GAME, ALL = 5, 100
"""Positions taken from one game: neighbours tell nearly the same. Of a game that takes long, all."""
LATER = 4
"""Half of what counts for a position of a searched game is what the network says so many turns on."""
BLOCK = 100
"""Number of positions that stay together where those left out are chosen: games are not torn apart too
much."""
ASTRAY = 0.15
"""Likelihood that a turn begins with a move at random."""


def games(task: tuple[str, int, int, int]) -> tuple[list[list[float]], list[float]]:
    """Positions of some games of a cell, and whether they were won.

    Now and then a turn begins with a move at random, so that the network sees what the player would never do.
    With an effort a crew plays that searches with the present network. Every such game takes long, so all its
    positions are kept, and half of what counts for each is what the network says of a later one, which owes
    less to chance than the end of the game.
    """
    cell, first, count, effort = task
    network = read_network(data_folder()) if effort else None
    per_game = PER_GAME if network is None else ALL
    rows: list[list[float]] = []
    won: list[float] = []
    for seed in range(first, first + count):
        chance = random.Random(seed)
        ship = dealt(cell, seed % 3000).copy()
        ship.rng = (seed * 48271 + 5) % (MODULUS - 1) + 1
        ship.deal_anew()
        thumb = Thumb(ship.table, weights_for(data_folder(), ship.table))
        inputs: list[list[float]] = []
        predicted: list[float] = []
        while ship.over == PLAYING:
            inputs.append(list(features(thumb, ship)))
            if network is not None:
                predicted.append(chance_at(network, thumb, ship))
            if chance.random() < (ASTRAY if network is None else ASTRAY / 3):
                apply(ship, chance.choice(legal(ship)))
            if network is not None:
                search_turn(thumb, network, ship, effort, seed)
            elif ship.over == PLAYING:
                play_turns(thumb, ship, 1)
        chosen = sorted(chance.sample(range(len(inputs)), min(per_game, len(inputs))))
        rows += [inputs[n] for n in chosen]
        end = float(ship.over == WON)
        later = [(predicted[n + LATER] if n + LATER < len(predicted) else end) for n in chosen]
        won += later if network is None else [(end + one) / 2 for one in later]
    return rows, won


def search_turn(thumb: Thumb, network: ValueNetwork, ship: SimShip, effort: int, seed: int) -> None:
    """Play a turn as somebody who searches.

    Args:
        thumb: rules of thumb.
        network: judges what is left.
        ship: the game; it is changed.
        effort: tries for a decision.
        seed: of the deals tried.
    """
    turn, number = ship.turn, 0
    while ship.over == PLAYING and ship.turn == turn:
        moves = legal(ship)
        move = moves[0]
        if len(moves) > 1:
            search, root = Search(thumb, network, seed * 1009 + 64 * turn + number), ship.copy()
            move = search.judge(root, search.plans(root), Budget(effort))[0].moves[0]
        apply(ship, move)
        number += 1


class Network:
    """A network while it learns (Adam, cross-entropy).

    Args:
        seed: of the first weights and of the order in which rows are learned.
        inputs: how many features it takes.
    """

    def __init__(self, seed: int, inputs: int = COUNT) -> None:
        self.chance = np.random.default_rng(seed)
        sizes = (inputs, *LAYERS, 1)
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

    def go_on(self, held: Mapping[str, Any]) -> None:
        """Begin with the numbers of a network that was fitted before.

        Args:
            held: as `to_json` makes it.
        """
        numbers = np.array(held["numbers"], np.float32)
        start = 0
        for layer in range(3):
            before, after = self.sizes[layer], self.sizes[layer + 1]
            units = numbers[start : start + after * (before + 1)].reshape(after, before + 1)
            self.parameters[2 * layer] = units[:, :-1].T.copy()
            self.parameters[2 * layer + 1] = units[:, -1].copy()
            start += after * (before + 1)

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


def fit(
    rows: np.ndarray, won: np.ndarray, epochs: int, seed: int,
    begin: Mapping[str, Any] | None = None, rate: float = 2e-3,
) -> Network:  # fmt: skip
    """Fit a network; every tenth block of rows is left out and tells how well.

    Args:
        rows: features.
        won: 1 or 0 for each row.
        epochs: how often all rows are learned.
        seed: of chance.
        begin: the network to go on with; None begins anew.
        rate: how far a step goes at first.
    """
    network = Network(seed, rows.shape[1])
    if begin is not None:
        network.go_on(begin)
    cut = len(rows) * 9 // 10
    kept, held = slice(0, cut), slice(cut, None)
    batch = 1024
    for epoch in range(epochs):
        now = rate * (1 - epoch / epochs) + rate / 40
        order = network.chance.permutation(cut)
        for start in range(0, cut, batch):
            chosen = order[start : start + batch]
            network.learn(rows[kept][chosen], won[kept][chosen], now)
        predicted = network.forward(rows[held])[-1][:, 0]
        held_loss = loss(predicted, won[held])
        print(f"epoch {epoch + 1} loss {held_loss:.4f} of {won[held].mean():.3f}", flush=True)
    predicted = network.forward(rows[held])[-1][:, 0]
    for low in np.arange(0, 1, 0.1):
        inside = (predicted >= low) & (predicted < low + 0.1)
        if inside.any():
            mean, observed = predicted[inside].mean(), won[held][inside].mean()
            print(f"{low:.1f}: predicted {mean:.3f}, observed {observed:.3f} of {inside.sum()}")
    return network


def gathered(
    cells: Sequence[str], seconds: float, processes: int, effort: int, first: int
) -> tuple[np.ndarray, np.ndarray]:
    """Play for some time; return features and results of the positions.

    Args:
        cells: kinds of games.
        seconds: for how long.
        processes: how many play.
        effort: tries for a decision; 0 lets cadets play.
        first: the number of the first game of each kind.
    """
    end, rows, won = time.monotonic() + seconds, [], []
    part = 20 if not effort else 1
    with processes_for(processes) as pool:
        while time.monotonic() < end:
            tasks = [(cell, first + part * n, part, effort) for cell in cells for n in range(processes)]
            for some, result in pool.imap_unordered(games, tasks):
                rows.append(np.array(some, np.float32))
                won.append(np.array(result, np.float32))
            first += part * processes
    return np.concatenate(rows), np.concatenate(won)


def kept_in(file: Path) -> tuple[np.ndarray, np.ndarray]:
    """Return the positions that a file holds, as `--keep` writes it."""
    with np.load(file) as held:
        return held["rows"].astype(np.float32), held["won"].astype(np.float32)


def main() -> None:
    """Play, fit and write."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--cells", help="kinds of games to play, with commas between")
    parser.add_argument("--seconds", type=float, default=120, help="how long games are played")
    parser.add_argument("--effort", type=int, default=0, help="tries for a decision; 0: cadets play")
    parser.add_argument("--first", type=int, default=0, help="number of the first game: others play others")
    parser.add_argument("--processes", type=int, default=cpu_count())
    parser.add_argument("--keep", type=Path, help="write the positions played to this file")
    parser.add_argument("--also", type=Path, nargs="*", default=[], help="positions kept earlier")
    parser.add_argument("--begin", type=Path, help="a network to go on with")
    parser.add_argument("--rate", type=float, default=2e-3)
    parser.add_argument("--epochs", type=int, default=12)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--second", action="store_true", help="it judges ships with second sides")
    parser.add_argument("--out", type=Path, help="the file of the networks, which keeps the other one")
    args = parser.parse_args()
    found = [kept_in(file) for file in args.also]
    if args.cells:
        new = gathered(args.cells.split(","), args.seconds, args.processes, args.effort, args.first)
        if args.keep:
            np.savez_compressed(args.keep, rows=new[0].astype(np.float16), won=new[1].astype(np.float16))
        found.append(new)
    together, results = (np.concatenate(parts) for parts in zip(*found, strict=True))
    print(f"{len(together)} positions, {results.mean():.3f} won", flush=True)
    if args.out is None:
        return
    # Every block of a tenth of the rows has some of every kind of game.
    blocks = np.random.default_rng(args.seed).permutation(len(together) // BLOCK)
    order = (blocks[:, None] * BLOCK + np.arange(BLOCK)).ravel()
    inputs = COUNT if args.second else FIRST_COUNT
    begin = json.loads(args.begin.read_text(encoding="utf-8")) if args.begin else None
    if begin is not None and args.second:
        begin = begin[SECOND]
    network = fit(together[order][:, :inputs], results[order], args.epochs, args.seed, begin, args.rate)
    held = network.to_json()
    if args.second:
        first = json.loads(args.out.read_text(encoding="utf-8"))
        held = {**first, SECOND: held}
    elif args.out.exists():
        held = {**json.loads(args.out.read_text(encoding="utf-8")), **held}
    args.out.write_text(json.dumps(held), encoding="utf-8")


if __name__ == "__main__":
    main()
