"""The chance to win after choices that no search has weighed: a cadet's, and those without another."""

from __future__ import annotations

from collections.abc import Sequence

from game.bots.calibration import Calibration
from game.bots.chances import Chances
from game.bots.network_files import read_network
from game.bots.players.plan_search import Judged
from game.bots.sim.heuristics import Thumb
from game.bots.sim.sim_ship import SimShip
from game.program_files import data_folder

DEALS = 12
"""Number of decks: few, because a person waits for the answer of a player of rules of thumb."""


def prospect(
    thumb: Thumb, ship: SimShip, moves: Sequence[int], seed: int, calibration: Calibration
) -> tuple[float, float] | None:
    """Return the chance and its margin; None where none can be found.

    Args:
        thumb: who plays on.
        ship: the position; it stays as it is.
        moves: what is done first.
        seed: of the deals: the same for all that are to be compared.
        calibration: of the chance that is found.
    """
    network = read_network(data_folder())
    if network is None:
        return None
    found = Judged(list(moves), Chances(thumb, network, seed).results(ship, DEALS, moves))
    return calibration.calibrated(found.win, found.margin)
