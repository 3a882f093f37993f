"""Measure how often the best plan of the last three turns is the best there is, by an exhaustive search.

    python -m tools.training.last_turns --positions 100 --samples 300

Games are played to their end, and some positions of their last three turns are searched as a captain does.
Then every plan there is, without exception, is carried out and played to the end by rules of thumb on the
same deals of all that is unknown; the best ones, and the captain's, on many others. The captain agrees where
no plan is better than its own by more than a point there, or by more than luck.
"""

from __future__ import annotations

import argparse
import random
import sys
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from game.bots.chances import TO_THE_END, Chance, mean_of
from game.bots.command_numbers import at_least_one
from game.bots.dealing import dealt_game
from game.bots.network_files import read_network
from game.bots.players.effort import Budget, usual_samples
from game.bots.players.plan_search import Search
from game.bots.players.rank_list import ADVISER
from game.bots.sim.apply_move import apply
from game.bots.sim.codes import PLAYING
from game.bots.sim.heuristics import Thumb
from game.bots.sim.legal_moves import legal
from game.bots.sim.network import ValueNetwork
from game.bots.sim.planning import outcome
from game.bots.sim.sim_ship import MODULUS, SimShip
from game.bots.weight_files import weights_for
from game.program_files import data_folder
from tools.training.deals import GameKind

FIRST_SEED = 6_400_000
"""Deals that nothing was trained on."""
CELLS = "4/easy,4/veteran,3/easy,2/veteran,3/hard,3/easy/v2"
TURNS = 3
PER_GAME = 3
LEAD = 40
"""Games are played with so many tries for a decision."""
FIRST_DEALS, LAST_DEALS, FINALISTS = 150, 1000, 8
LEVEL = 0.01
OTHERS = 21_000_000
"""The deals of the exhaustive search are none of those by which plans were chosen."""


@dataclass(frozen=True)
class Compared:
    """A position of the last turns.

    Attributes:
        plans: how many there were.
        behind: by how much the best plan is better than the captain's.
    """

    plans: int
    behind: Chance

    @property
    def agrees(self) -> bool:
        """Return whether nothing is better than the captain's plan, by more than a point and more than
        luck."""
        return self.behind.win <= max(LEVEL, self.behind.margin)


def last_positions(cell: str, seed: int, network: ValueNetwork) -> tuple[Thumb, list[SimShip]]:
    """Play a game and return the positions of its last turns in which there was something to choose.

    Args:
        cell: the kind of game.
        seed: its number.
        network: judges positions.
    """
    ship = dealt_game(GameKind.read(cell).settings(FIRST_SEED + seed))
    thumb = Thumb(ship.table, weights_for(data_folder(), ship.table))
    passed: list[SimShip] = []
    while ship.over == PLAYING:
        moves = legal(ship)
        move = moves[0]
        if len(moves) > 1:
            passed.append(ship.copy())
            search = Search(thumb, network, seed * 1009 + len(passed))
            move = search.judge(ship, search.plans(ship), Budget(LEAD))[0].moves[0]
        apply(ship, move)
    return thumb, [one for one in passed if ship.turn - one.turn < TURNS]


def compared(thumb: Thumb, network: ValueNetwork, root: SimShip, samples: int, seed: int) -> Compared:
    """Search one position as a captain does, and exhaustively.

    Args:
        thumb: plays on.
        network: judges positions for the captain.
        root: the position.
        samples: the captain's tries.
        seed: of its deals.
    """
    search = Search(thumb, network, seed)
    plans = search.plans(root)
    everything = [plan.moves for plan in plans]
    own = search.judge(root, plans, Budget(samples))[0].moves

    def ended(moves: list[int], deals: range) -> list[float]:
        return [outcome(thumb, network, root, moves, OTHERS + deal, TO_THE_END) for deal in deals]

    first = range(FIRST_DEALS)
    ranked = sorted(everything, key=lambda moves: -sum(ended(moves, first)))
    last = range(FIRST_DEALS, FIRST_DEALS + LAST_DEALS)
    mine = ended(own, last)
    finals = [ended(moves, last) for moves in ranked[:FINALISTS] if moves != own]
    best = max([*finals, mine], key=sum)
    return Compared(len(everything), mean_of([a - b for a, b in zip(best, mine, strict=True)]))


def positions(cells: Sequence[str], network: ValueNetwork) -> Iterator[tuple[Thumb, SimShip, int]]:
    """Yield positions of the last turns of one game after the other, with a seed for each."""
    chance, seed = random.Random(11), 0
    while True:
        thumb, late = last_positions(cells[seed % len(cells)], seed, network)
        for root in chance.sample(late, min(PER_GAME, len(late))):
            root.rng = chance.randrange(1, MODULUS)
            yield thumb, root, chance.randrange(1 << 20)
        seed += 1


def main() -> int:
    """Compare some positions and print how often the captain agrees."""
    parser = argparse.ArgumentParser(
        prog="python -m tools.training.last_turns",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--positions", type=at_least_one, default=100)
    parser.add_argument("--samples", type=at_least_one, default=usual_samples(ADVISER))
    parser.add_argument("--cells", default=CELLS, help="kinds of games, with commas between")
    args = parser.parse_args()
    network = read_network(data_folder())
    if network is None:
        parser.error("There is no value network yet.")
    begun, found = time.monotonic(), list[Compared]()
    for thumb, root, seed in positions(args.cells.split(","), network):
        found.append(compared(thumb, network, root, args.samples, seed))
        if len(found) >= args.positions:
            break
    agreed = sum(one.agrees for one in found)
    lost = mean_of([one.behind.win for one in found])
    print(
        f"{agreed} of {len(found)} agree with the best of {sum(one.plans for one in found) / len(found):.0f} "
        f"plans; {100 * lost.win:.2f} \N{PLUS-MINUS SIGN} {100 * lost.margin:.2f} points behind it "
        f"on average; {time.monotonic() - begun:.0f} s"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
