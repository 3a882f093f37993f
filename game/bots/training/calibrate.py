"""Finds what the chances that a search finds mean: how often crews that search win from there.

`python -m game.bots.training.calibrate --cells 3/easy,4/medium --seconds 120 --out calibration.json`

A search judges what is left by games of the player by rules of thumb; crews that go on searching win more
often. Two numbers turn one chance into the other: they stretch and shift its log odds. The command plays
games of officers, fits the two to their ends, and prints in ten bins what is said then and what was.
"""

from __future__ import annotations

import argparse
import json
import time
from multiprocessing import cpu_count
from pathlib import Path

import numpy as np

from game.bots.calibration import log_odds
from game.bots.network_files import read_network
from game.bots.players.plan_search import Search
from game.bots.processes import processes_for
from game.bots.sim.apply_move import apply
from game.bots.sim.codes import ACT, PLAYING, WON
from game.bots.sim.legal_moves import legal
from game.bots.sim.thumb import Thumb
from game.bots.training.climb import dealt
from game.bots.weight_files import weights_for
from game.program_files import data_folder


def game(task: tuple[str, int, int]) -> tuple[list[float], int]:
    """What a crew that searches thinks of its chances at the beginning of each turn, and whether it won."""
    cell, seed, samples = task
    ship = dealt(cell, 600_000 + seed).copy()
    thumb = Thumb(ship.table, weights_for(data_folder(), ship.table))
    network = read_network(data_folder())
    if network is None:
        raise SystemExit("There is no value network yet.")
    said: list[float] = []
    turn, number = 0, 0
    while ship.over == PLAYING:
        moves = legal(ship)
        move = moves[0]
        if len(moves) > 1:
            search = Search(thumb, network, seed * 1009 + number)
            root = ship.copy()
            best = search.judge(root, search.plans(root), samples, 0.0)[0]
            move = best.moves[0]
            if ship.turn != turn and ship.question == ACT:
                turn = ship.turn
                said.append(best.win)
        apply(ship, move)
        number += 1
    return said, int(ship.over == WON)


def fit(said: np.ndarray, won: np.ndarray) -> tuple[float, float]:
    """The slope and the shift of the log odds that fit best (Newton's method)."""
    odds = np.array([log_odds(float(chance)) for chance in said])
    slope, shift = 1.0, 0.0
    for _ in range(40):
        chance = 1 / (1 + np.exp(-(slope * odds + shift)))
        weight = chance * (1 - chance) + 1e-9
        # A little pull towards changing nothing, so that few games do not carry it away.
        first = np.array(
            [((won - chance) * odds).sum() - 4.0 * (slope - 1.0), (won - chance).sum() - 1.0 * shift]
        )
        second = np.array(
            [
                [(weight * odds * odds).sum() + 4.0, (weight * odds).sum()],
                [(weight * odds).sum(), weight.sum()],
            ]
        )
        step = np.linalg.solve(second, first)
        slope, shift = slope + float(step[0]), shift + float(step[1])
    return slope, shift


def main() -> None:
    """Play, fit, tell and write."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--cells", required=True, help="kinds of games, with commas between")
    parser.add_argument("--seconds", type=float, default=120)
    parser.add_argument("--samples", type=int, default=48, help="the effort of a decision")
    parser.add_argument("--processes", type=int, default=cpu_count())
    parser.add_argument("--out", type=Path, required=True)
    args = parser.parse_args()
    cells = args.cells.split(",")
    end, said, won, games, number = time.monotonic() + args.seconds, [], [], 0, 0
    with processes_for(args.processes) as pool:
        while time.monotonic() < end:
            tasks = [
                (cells[(number + n) % len(cells)], (number + n) // len(cells), args.samples)
                for n in range(2 * args.processes)
            ]
            number += len(tasks)
            for some, result in pool.imap_unordered(game, tasks):
                said += some
                won += [result] * len(some)
                games += 1
    chances, results = np.array(said), np.array(won, float)
    if not 0 < results.mean() < 1:
        raise SystemExit(f"All {games} games ended alike: play more, or other kinds of games.")
    slope, shift = fit(chances, results)
    after = 1 / (1 + np.exp(-np.array([slope * log_odds(chance) + shift for chance in said])))
    print(f"{games} games, {len(said)} positions: slope {slope:.3f}, shift {shift:.3f}")
    for low in np.arange(0, 1, 0.1):
        inside = (after >= low) & (after < low + 0.1)
        if inside.any():
            print(
                f"{low:.1f}: found {chances[inside].mean():.3f}, said {after[inside].mean():.3f}, "
                f"was {results[inside].mean():.3f} of {inside.sum()}"
            )
    told = {"slope": round(slope, 4), "shift": round(shift, 4), "games": games, "positions": len(said)}
    args.out.write_text(json.dumps(told, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
