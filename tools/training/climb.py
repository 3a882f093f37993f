"""Finds the weights of the player by rules of thumb: a hill climb in which all tries play the same deals.

`python -m tools.training.climb --seconds 300 --cells 3/easy,2/veteran --out weights.json`

Every round tries some weights around the best known ones on common deals and goes on from the better half of
them (an evolution strategy with a step of its own for each weight). A game counts 1 if it is won, and else a
little for the power that was diverted. With `--turns N` only N turns are played, from positions of games
of the player as it is now, and the value network says what they are worth: there is much less chance in that.
"""

from __future__ import annotations

import argparse
import json
import math
import random
import time
from collections.abc import Mapping, Sequence
from functools import cache
from multiprocessing import cpu_count
from pathlib import Path

import numpy as np

from game.bots.dealing import dealt_game
from game.bots.network_files import read_network
from game.bots.processes import processes_for
from game.bots.sim.apply_move import apply
from game.bots.sim.codes import PLAYING, WON
from game.bots.sim.heuristics import Thumb
from game.bots.sim.judging import chance_at
from game.bots.sim.legal_moves import legal
from game.bots.sim.playing import play_out, play_turns
from game.bots.sim.sim_ship import MODULUS, SimShip
from game.bots.sim.weights import ThumbWeights
from game.bots.weight_files import NAMES, read_weights, ship_name, weights_for, weights_from
from game.program_files import data_folder
from tools.training.deals import GameKind, head_start

LOST = 0.35
"""Worth of a lost game with all power diverted."""
BANK = 1200
"""Number of deals of each kind, tried in turn: of four hundred, weights learn the deals (32 % there, 26 %
on others)."""
MOST_SKIPPED = 4
"""Of so many deals one is on such a ship, or more."""
FIRST_SEED = 1_000_000
"""Training deals; tables of results use seeds below."""


@cache
def dealt(cell: str, seed: int) -> SimShip:
    """A deal, made once in every process; with `4/easy/v2+3` up to three rooms have their power diverted."""
    cell, _, most = cell.partition("+")
    ship = dealt_game(GameKind.read(cell).settings(FIRST_SEED + seed))
    if most:
        head_start(ship, int(most), random.Random(seed))
    return ship


@cache
def position(cell: str, seed: int) -> SimShip:
    """The beginning of some turn in a game of the player as it is now, made once in every process."""
    chance = random.Random(seed)
    while True:
        ship = dealt(cell, seed % 400).copy()
        ship.rng = chance.randrange(1, MODULUS)
        ship.deal_anew()
        thumb = Thumb(ship.table, weights_for(data_folder(), ship.table))
        for _ in range(chance.randrange(20)):
            if ship.over == PLAYING and chance.random() < 0.1:
                apply(ship, chance.choice(legal(ship)))
            if ship.over == PLAYING:
                play_turns(thumb, ship, 1)
        if ship.over == PLAYING:
            return ship


def worth_after(weights: Mapping[str, float], cell: str, seed: int, turns: int, fresh: int) -> float:
    """Return what a position is worth once some turns have been played with some weights."""
    ship = position(cell, seed).copy()
    ship.rng = (seed * 69_069 + fresh * 7_919 + 1) % (MODULUS - 1) + 1
    ship.deal_anew()
    play_turns(Thumb(ship.table, weights_from(weights)), ship, turns)
    if ship.over != PLAYING:
        return float(ship.over == WON)
    network = read_network(data_folder())
    if network is None:
        raise SystemExit("There is no value network yet: climb without --turns first.")
    # The network knows the features as the present weights see them.
    return chance_at(network, Thumb(ship.table, weights_for(data_folder(), ship.table)), ship)


@cache
def deals(cell: str, ship: str, first: int, last: int) -> list[int]:
    """Some deals of a cell: so many on the next ships that the weights of this name are for, or on any."""
    if not ship:
        return list(range(first, last))
    found: list[int] = []
    seed = first * MOST_SKIPPED
    while len(found) < last - first:
        if ship_name(dealt(cell, seed).table) == ship:
            found.append(seed)
        seed += 1
    return found


def score(task: tuple[Mapping[str, float], str, str, int, int, int, int]) -> tuple[float, int]:
    """Play some deals of a cell with some weights; the sum of what they count, and the games won."""
    weights, cell, ship_kind, first, last, turns, fresh = task
    chosen = weights_from(weights)
    total, won = 0.0, 0
    for seed in deals(cell, ship_kind, first, last) if turns else ():
        total += worth_after(weights, cell, seed, turns, fresh)
    for seed in deals(cell, ship_kind, first, last) if not turns else ():
        ship = dealt(cell, seed).copy()
        play_out(Thumb(ship.table, chosen), ship)
        won += ship.over == WON
        total += 1.0 if ship.over == WON else LOST * ship.done / 8
    return total, won


class Climb:
    """An evolution strategy with a step for each weight (separable CMA-ES).

    Args:
        start: the weights to begin with.
        tries: how many weights a round tries.
        step: how far a round goes at first, in parts of a weight.
        seed: of chance.
    """

    def __init__(self, start: Mapping[str, float], tries: int, step: float, seed: int) -> None:
        self.scale = np.array([abs(start[name]) + 0.25 for name in NAMES])
        self.mean = np.array([start[name] for name in NAMES]) / self.scale
        self.size, self.tries, self.step = len(NAMES), tries, step
        self.chance = np.random.default_rng(seed)
        half = tries // 2
        raw = math.log(half + 0.5) - np.log(np.arange(1, half + 1))
        self.parts = raw / raw.sum()
        self.mass = 1 / (self.parts**2).sum()
        n, mu = self.size, self.mass
        self.c_step = (mu + 2) / (n + mu + 5)
        self.damp = 1 + 2 * max(0.0, math.sqrt((mu - 1) / (n + 1)) - 1) + self.c_step
        self.c_path = 4 / (n + 4)
        faster = (n + 2) / 3
        self.c_one = min(0.5, faster * 2 / ((n + 1.3) ** 2 + mu))
        self.c_mu = min(1 - self.c_one, faster * 2 * (mu - 2 + 1 / mu) / ((n + 2) ** 2 + mu))
        self.spread = np.ones(n)
        self.path, self.step_path = np.zeros(n), np.zeros(n)
        self.normal = math.sqrt(n) * (1 - 1 / (4 * n) + 1 / (21 * n * n))

    def ask(self) -> list[dict[str, float]]:
        """The weights to try next."""
        self.drawn = self.chance.standard_normal((self.tries, self.size))
        points = self.mean + self.step * np.sqrt(self.spread) * self.drawn
        return [self._named(point) for point in points]

    def tell(self, scores: Sequence[float]) -> None:
        """Take how they did; the more the better."""
        order = np.argsort(-np.array(scores))[: len(self.parts)]
        moved = self.parts @ self.drawn[order]
        self.mean = self.mean + self.step * np.sqrt(self.spread) * moved
        keep = 1 - self.c_step
        self.step_path = (
            keep * self.step_path + math.sqrt(self.c_step * (2 - self.c_step) * self.mass) * moved
        )
        self.step *= math.exp(self.c_step / self.damp * (np.linalg.norm(self.step_path) / self.normal - 1))
        along = np.sqrt(self.spread) * moved
        self.path = (1 - self.c_path) * self.path + math.sqrt(
            self.c_path * (2 - self.c_path) * self.mass
        ) * along
        squares = self.parts @ (self.spread * self.drawn[order] ** 2)
        self.spread = (
            (1 - self.c_one - self.c_mu) * self.spread + self.c_one * self.path**2 + self.c_mu * squares
        )

    def best(self) -> dict[str, float]:
        """The weights in the middle of those tried."""
        return self._named(self.mean)

    def _named(self, point: np.ndarray) -> dict[str, float]:
        return {name: round(float(value), 4) for name, value in zip(NAMES, point * self.scale, strict=True)}


def climb(
    start: Mapping[str, float], cells: Sequence[str], seconds: float, tries: int, games: int, processes: int,
    step: float, seed: int, out: Path, turns: int, ship: str = "",
) -> dict[str, float]:  # fmt: skip
    """Climb for some time; what is found is written after every few rounds, too.

    Args:
        start: the weights to begin with.
        cells: kinds of games, each played `games` times by every try.
        seconds: for how long.
        tries: weights tried in a round.
        games: of each cell, new ones in every round.
        processes: how many play.
        step: the first step, in parts of a weight.
        seed: of chance.
        out: the file for what is found.
        turns: 0 plays whole games, else so many turns from positions that the network judges.
        ship: only ships that the weights of this name are for; nothing lets all count.
    """
    search = Climb(start, tries, step, seed)
    end, rounds = time.monotonic() + seconds, 0
    bank = max(games * 8, BANK)
    with processes_for(processes) as pool:
        while time.monotonic() < end:
            asked = search.ask()
            first = rounds * games % bank
            last = first + games
            tasks = [(one, cell, ship, first, last, turns, rounds) for one in asked for cell in cells]
            results = pool.map(score, tasks, chunksize=1)
            sums = [
                sum(total for total, _ in results[n * len(cells) : (n + 1) * len(cells)])
                for n in range(tries)
            ]
            search.tell(sums)
            rounds += 1
            if rounds % 10 == 0:
                shares = [
                    sum(results[n * len(cells) + k][turns == 0] for n in range(tries)) / tries / games
                    for k in range(len(cells))
                ]
                shown = " ".join(f"{cell}:{share:.2f}" for cell, share in zip(cells, shares, strict=True))
                print(f"round {rounds} step {search.step:.3f} {shown}", flush=True)
                out.write_text(json.dumps(search.best(), indent=1), encoding="utf-8")
    out.write_text(json.dumps(search.best(), indent=1), encoding="utf-8")
    return search.best()


def main() -> None:
    """Climb, and tell how often the weights found win on deals that were never tried."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--cells", required=True, help="kinds of games, with commas between")
    parser.add_argument("--seconds", type=float, default=300)
    parser.add_argument("--tries", type=int, default=24)
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--turns", type=int, default=0, help="play so many turns instead of whole games")
    parser.add_argument("--crew", help="begin with the present weights of this crew in data/bots/cadet.json")
    parser.add_argument(
        "--ship", default="", help="only ships that the weights of this name are for: 3-unshielded"
    )
    parser.add_argument("--processes", type=int, default=cpu_count())
    parser.add_argument("--step", type=float, default=0.3)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--start", type=Path, help="weights to begin with, as this command writes them")
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--check", type=int, default=400, help="games of each cell to tell the result by")
    args = parser.parse_args()
    start = dict.fromkeys(NAMES, 0.0) | {name: getattr(ThumbWeights(), name) for name in NAMES}
    if args.crew:
        held = read_weights(data_folder())
        start |= held.get("all", {}) | held.get(args.crew.split("-unshielded")[0].split("-second")[0], {})
        start |= held.get(args.crew, {})
    if args.start:
        start |= json.loads(args.start.read_text(encoding="utf-8"))
    cells = args.cells.split(",")
    found = climb(
        start,
        cells,
        args.seconds,
        args.tries,
        args.games,
        args.processes,
        args.step,
        args.seed,
        args.out,
        args.turns,
        args.ship,
    )
    with processes_for(args.processes) as pool:
        part = max(1, args.check // args.processes)
        for cell in cells:
            tasks = [
                (found, cell, args.ship, 500_000 + n * part, 500_000 + (n + 1) * part, 0, 0)
                for n in range(args.processes)
            ]
            won = sum(won for _, won in pool.map(score, tasks, chunksize=1))
            print(f"{cell}: {won / (part * args.processes):.3f} of {part * args.processes}", flush=True)


if __name__ == "__main__":
    main()
