"""A search that knows the order of the decks and every roll to come: what is to be gained by knowing them.

It is a measure for the fair search, which deals both anew (`game/simulate.py --clairvoyant`), and sits at
no table.
"""

from __future__ import annotations

from game.bots.players.plan_search import Search
from game.bots.sim.apply_move import apply
from game.bots.sim.codes import PLAYING, WON
from game.bots.sim.judging import chance_at
from game.bots.sim.playing import play_turns
from game.bots.sim.sim_ship import SimShip


class ClairvoyantSearch(Search):
    """The same search, on the game as it will be."""

    def result(self, root: SimShip, moves: list[int], deal: int, turns: int = 2) -> float:
        """Carry a plan out on the true decks and dice, and return the chance to win of what is left then.

        Args:
            root: the position.
            moves: the plan.
            deal: of no account: there is only one.
            turns: how many more turns are played by rules of thumb.
        """
        ship = root.copy()
        for move in moves:
            if ship.over != PLAYING:
                break
            apply(ship, move)
        if ship.over == PLAYING:
            play_turns(self._thumb, ship, turns)
        if ship.over != PLAYING:
            return 1.0 if ship.over == WON else 0.0
        return chance_at(self._network, self._thumb, ship)
