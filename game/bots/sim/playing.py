"""Whole games and parts of games of the player by rules of thumb."""

from __future__ import annotations

from game.bots.sim.apply_move import apply
from game.bots.sim.codes import PLAYING
from game.bots.sim.heuristics import Thumb
from game.bots.sim.rows import Whole
from game.bots.sim.sim_ship import SimShip

LONGEST = 4000
"""More moves than any game has: a player that goes round in circles would lose by the deck long before."""


def play_out(thumb: Thumb, ship: SimShip) -> int:
    """Play a game to its end.

    Args:
        thumb: who plays for everybody.
        ship: the game; it is changed.

    Returns:
        How many moves were played.
    """
    moves = 0
    while ship.over == PLAYING and moves < LONGEST:
        apply(ship, thumb.choose(ship))
        moves += 1
    return moves


def play_turns(thumb: Thumb, ship: SimShip, turns: Whole) -> None:
    """Play until so many more turns have begun, or the game is over.

    Args:
        thumb: who plays for everybody.
        ship: the game; it is changed.
        turns: 1 plays the turn in progress to its end.
    """
    end = ship.turn + turns
    moves = 0
    while ship.over == PLAYING and ship.turn < end and moves < LONGEST:
        apply(ship, thumb.choose(ship))
        moves += 1
