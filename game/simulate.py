"""Whole games of the program's players, on all cores: how often which crew saves the ship.

`python -m game.simulate --players 3 --difficulty easy --crew captain --games 200`
"""

from __future__ import annotations

import argparse
import json
import time
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from multiprocessing import cpu_count
from typing import Any

from game.bots.crews import Crew, Diligence
from game.bots.dealing import dealt_game, shared_engine
from game.bots.measured import wilson
from game.bots.players.player import RANKS, SECONDS
from game.bots.processes import processes_for
from game.bots.sim.codes import DECK_EMPTY, DESTROYED, WON

REASONS = {WON: "saved", DECK_EMPTY: "deck-empty", DESTROYED: "room-destroyed"}


@dataclass(frozen=True)
class GamePlayed:
    """What came of one game."""

    won: bool
    reason: str
    turns: int
    seconds: float


@dataclass(frozen=True)
class Task:
    """One game to be played: the same task gives the same game.

    Attributes:
        settings: SETTINGS with the seed.
        crew: ranks, in turn.
        seconds: about how long a turn is thought about; None: as is usual for each rank.
        samples: a fixed effort for a decision in place of seconds.
    """

    settings: Mapping[str, Any]
    crew: tuple[str, ...]
    seconds: float | None = None
    samples: int | None = None


def play(task: Task) -> GamePlayed:
    """Play one game."""
    ship = dealt_game(task.settings)
    efforts = {
        rank: Diligence(usual if task.seconds is None else task.seconds, task.samples)
        for rank, usual in zip(RANKS, SECONDS, strict=True)
    }
    begun = time.perf_counter()
    Crew(task.crew, efforts, int(task.settings["seed"])).play(ship)
    return GamePlayed(
        ship.over == WON, REASONS.get(ship.over, "endless"), ship.turn, time.perf_counter() - begun
    )


def summary(played: Sequence[GamePlayed], seconds: float) -> dict[str, Any]:
    """What is told of some games.

    Args:
        played: the games.
        seconds: how long they took together.
    """
    wins = sum(game.won for game in played)
    low, high = wilson(wins, len(played))
    turns = sum(game.turns for game in played)
    return {
        "games": len(played),
        "wins": wins,
        "low": round(low, 4),
        "high": round(high, 4),
        "reasons": dict(sorted(Counter(game.reason for game in played).items())),
        "turns": round(turns / max(1, len(played)), 2),
        "seconds_per_turn": round(sum(game.seconds for game in played) / max(1, turns), 5),
        "games_per_s": round(len(played) / max(1e-9, seconds), 2),
    }


def simulate(tasks: Iterable[Task], processes: int) -> dict[str, Any]:
    """Play games on several cores and sum them up.

    Args:
        tasks: the games.
        processes: how many play at a time.
    """
    todo = list(tasks)
    begun = time.perf_counter()
    if processes == 1:
        played = [play(task) for task in todo]
    else:
        with processes_for(processes) as pool:
            played = list(pool.imap_unordered(play, todo, chunksize=1))
    return summary(played, time.perf_counter() - begun)


def main() -> None:
    """Play what the command line says."""
    parser = argparse.ArgumentParser(prog="python -m game.simulate", description=__doc__)
    parser.add_argument("--players", type=int, required=True)
    parser.add_argument("--difficulty", required=True)
    parser.add_argument(
        "--crew", required=True, help=f"ranks in turn, with commas between: {', '.join(RANKS)}"
    )
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--rooms", default="v1")
    chosen = [one.id for one in shared_engine().content.expansions if not one.always]
    for expansion in chosen:
        parser.add_argument(f"--{expansion}", action="append_const", dest="expansions", const=expansion)
    parser.add_argument("--seed", type=int, default=0, help="of the first game; each has the next one")
    parser.add_argument("--seconds", type=float, help="about how long a turn is thought about")
    parser.add_argument("--samples", type=int, help="a fixed effort for a decision in place of seconds")
    parser.add_argument("--processes", type=int, default=cpu_count())
    parser.add_argument("--json", action="store_true", help="one JSON object instead of words")
    args = parser.parse_args()
    crew = tuple(args.crew.split(","))
    if not set(crew) <= set(RANKS):
        parser.error(f"--crew: only {', '.join(RANKS)}")
    settings = {
        "players": args.players, "difficulty": args.difficulty, "rooms": args.rooms,
        "expansions": args.expansions or [],
    }  # fmt: skip
    tasks = [
        Task({**settings, "seed": args.seed + number}, crew, args.seconds, args.samples)
        for number in range(args.games)
    ]
    told = simulate(tasks, args.processes)
    if args.json:
        print(json.dumps(told))
    else:
        share = told["wins"] / max(1, told["games"])
        print(f"{share:.1%} of {told['games']} games saved ({told['low']:.1%} to {told['high']:.1%})")
        print(f"{told['reasons']}, {told['turns']} turns, {told['seconds_per_turn']} s a turn")


if __name__ == "__main__":
    main()
