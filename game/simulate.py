"""Whole games of the program's players, on all cores: how often which crew saves the ship.

`python -m game.simulate --players 3 --difficulty easy --crew captain --games 200`
"""

from __future__ import annotations

import argparse
import json
import time
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from multiprocessing import cpu_count
from typing import Any

from game.bots.cluster import ClusterError, Scheduler, add_cluster_options, scheduler_of
from game.bots.command_numbers import at_least_one, number_of_processes, seconds_of_turn
from game.bots.crews import Crew
from game.bots.dealing import dealt_game, shared_engine
from game.bots.measured import wilson
from game.bots.players.effort import Budget, effort_of, usual_samples
from game.bots.players.rank_list import RANKS
from game.bots.progress import Progress
from game.bots.sim.codes import DECK_EMPTY, DESTROYED, WON
from game.bots.workforce import workforce
from game.json_lines import CommandParser, say
from game.rules import SettingsError
from game.told_errors import told

REASONS = {WON: "saved", DECK_EMPTY: "deck-empty", DESTROYED: "room-destroyed"}


@dataclass(frozen=True)
class GamePlayed:
    """Hold what came of one game."""

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
        seconds: the longest that a turn is thought about; None: nobody looks at the clock, so that the games
            are the same on every machine.
        samples: tries for a decision, without a clock; None: as is usual for each rank.
        clairvoyant: whether those who search know decks and dice.
        boards: whether somebody who is better off in the Escape Pod leaves the others behind.
    """

    settings: Mapping[str, Any]
    crew: tuple[str, ...]
    seconds: float | None = None
    samples: int | None = None
    clairvoyant: bool = False
    boards: bool = False


def play(task: Task) -> GamePlayed:
    """Play one game."""
    ship = dealt_game(task.settings)
    efforts = {
        rank: Budget(task.samples if task.samples is not None else usual_samples(rank))
        if task.seconds is None
        else effort_of(rank, task.seconds, task.samples)
        for rank in RANKS
    }
    begun = time.perf_counter()
    Crew(task.crew, efforts, int(task.settings["seed"]), task.clairvoyant, task.boards).play(ship)
    return GamePlayed(
        ship.over == WON, REASONS.get(ship.over, "endless"), ship.turn, time.perf_counter() - begun
    )


def summary(played: Sequence[GamePlayed], seconds: float) -> dict[str, Any]:
    """Return what is told of some games.

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


def simulate(tasks: Sequence[Task], processes: int, scheduler: Scheduler | None = None) -> dict[str, Any]:
    """Play games on several cores and sum them up.

    Args:
        tasks: the games.
        processes: how many play at a time.
        scheduler: of a Dask cluster that plays them instead.

    Raises:
        ClusterError: there is no such cluster.
    """
    begun = time.perf_counter()
    with workforce(min(processes, max(1, len(tasks))), scheduler) as each:
        played = list(Progress(len(tasks)).watching(each)(play, tasks))
    return summary(played, time.perf_counter() - begun)


def main() -> None:
    """Play what the command line says."""
    parser = CommandParser(prog="python -m game.simulate", description=__doc__)
    with told(parser):
        _simulate(parser)


def _simulate(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--players", type=int, required=True)
    parser.add_argument("--difficulty", required=True)
    parser.add_argument(
        "--crew", required=True, help=f"ranks in seat order, separated by commas: {', '.join(RANKS)}"
    )
    parser.add_argument("--games", type=at_least_one, default=200)
    parser.add_argument("--rooms", default="v1")
    chosen = [one.id for one in shared_engine().content.expansions if not one.always]
    for expansion in chosen:
        parser.add_argument(f"--{expansion}", action="append_const", dest="expansions", const=expansion)
    parser.add_argument(
        "--seed", type=int, default=0, help="seed of the first game; later games count up from it"
    )
    parser.add_argument("--seconds", type=seconds_of_turn, help="time limit per turn")
    parser.add_argument(
        "--samples", type=at_least_one, help="samples per decision instead of the rank's default"
    )
    parser.add_argument(
        "--clairvoyant",
        action="store_true",
        help="replay the same games with decks and dice known to the players that search",
    )
    parser.add_argument(
        "--boarding",
        action="store_true",
        help="let players board the Escape Pod when that is better for them; off: crews stay together",
    )
    parser.add_argument("--processes", type=number_of_processes, default=cpu_count())
    add_cluster_options(parser)
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    args = parser.parse_args()
    crew = tuple(args.crew.split(","))
    if not set(crew) <= set(RANKS):
        parser.error(f"--crew: ranks are {', '.join(RANKS)}")
    settings = {
        "players": args.players, "difficulty": args.difficulty, "rooms": args.rooms,
        "expansions": args.expansions or [],
    }  # fmt: skip
    try:
        seats = dealt_game({**settings, "seed": args.seed}).table.crew
    except SettingsError as error:
        parser.error(str(error))
    if len(crew) > seats:
        parser.error(f"--crew: {len(crew)} ranks for a crew of {seats}")
    results = {}
    for clairvoyant in (False, True) if args.clairvoyant else (False,):
        tasks = [
            Task(
                {**settings, "seed": args.seed + number},
                crew,
                args.seconds,
                args.samples,
                clairvoyant,
                args.boarding,
            )
            for number in range(args.games)
        ]
        try:
            with told(parser):
                results["clairvoyant" if clairvoyant else "fair"] = simulate(
                    tasks, args.processes, scheduler_of(args)
                )
        except ClusterError as error:
            parser.error(str(error))
    if args.json:
        say(json.dumps(results if args.clairvoyant else results["fair"]))
        return
    for name, line in results.items():
        share = line["wins"] / max(1, line["games"])
        words = f"{share:.1%} of {line['games']} games saved ({line['low']:.1%} to {line['high']:.1%})"
        say(f"{name}: {words}" if args.clairvoyant else words)
        say(f"{line['reasons']}, {line['turns']} turns, {line['seconds_per_turn']} s a turn")


if __name__ == "__main__":
    main()
