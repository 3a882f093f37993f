"""The value network asked about a position."""

from __future__ import annotations

from game.bots.sim.features import features
from game.bots.sim.heuristics import Thumb
from game.bots.sim.network import ValueNetwork
from game.bots.sim.sim_ship import SimShip


def chance_at(network: ValueNetwork, thumb: Thumb, ship: SimShip) -> float:
    """Return the chance to win from a position, from 0 to 1.

    Whoever is not compiled asks here: a row that is handed to something compiled from outside is never given
    back (mypyc 2.4), 700 bytes for every position that was judged.

    Args:
        network: the value network.
        thumb: whose eyes see what can be done.
        ship: the game, at the beginning of a turn.
    """
    second = network.second
    if ship.table.second and second is not None:
        return second.chance(features(thumb, ship))
    return network.chance(features(thumb, ship))
