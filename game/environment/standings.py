"""Measure how players do in the environment on fixed seeds: the table of docs/environment.md.

`python -m game.environment.standings --player cadet --games 200`
"""

from __future__ import annotations

import argparse
import time
from functools import partial
from pathlib import Path

from game.bots.command_numbers import at_least_one, number_of_processes
from game.bots.measured import wilson
from game.bots.players.rank_list import RANKS
from game.bots.processes import processes_for
from game.environment.policies import CELLS, Policy, network_policy, random_policy, rank_policy, read_network
from game.environment.solar_storm_env import SolarStormEnv

RANDOM = "random"


def policy_of(player: str, seed: int) -> Policy:
    """Return a player.

    Args:
        player: `random`, a rank, or the path of a learner's network.
        seed: of its chance.
    """
    if player == RANDOM:
        return random_policy(seed)
    return rank_policy(player, seed) if player in RANKS else network_policy(read_network(Path(player)))


def won(player: str, cell: str, seed: int) -> bool:
    """Play a game.

    Args:
        player: of every seat, as in `policy_of`.
        cell: one of `CELLS`.
        seed: of the game.

    Returns:
        Whether the ship was saved.
    """
    env = SolarStormEnv(CELLS[cell])
    env.reset(seed=seed)
    policy = policy_of(player, seed)
    while not env.terminations[env.agent_selection]:
        env.step(policy(env, env.observe(env.agent_selection)))
    return all(reward == 1 for reward in env.rewards.values())


def main() -> None:
    """Play and print a row of the table."""
    parser = argparse.ArgumentParser(prog="python -m game.environment.standings", description=__doc__)
    parser.add_argument(
        "--player", required=True, help=f"{RANDOM}, {', '.join(RANKS)} or the file of a learner's network"
    )
    parser.add_argument("--games", type=at_least_one, default=200, help="games per cell: seeds 0, 1, 2, ...")
    parser.add_argument("--processes", type=number_of_processes, default=2)
    args = parser.parse_args()
    if args.player not in (RANDOM, *RANKS) and not Path(args.player).is_file():
        parser.error(f"--player: there is no rank and no file {args.player}")
    row, begun = [args.player], time.monotonic()
    with processes_for(args.processes) as pool:
        for cell in CELLS:
            wins = sum(pool.imap_unordered(partial(won, args.player, cell), range(args.games)))
            low, high = wilson(wins, args.games)
            row.append(f"{wins / args.games:.1%} ({low:.0%} to {high:.0%})")
    row += [str(args.games), f"{time.monotonic() - begun:.0f} s"]
    print("| player | " + " | ".join(CELLS) + " | games each | time |")
    print("| " + " | ".join(row) + " |")


if __name__ == "__main__":
    main()
