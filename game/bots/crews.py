"""A crew of players in the simulator: whole games at full speed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.bots.network_files import read_network
from game.bots.players.boarding import leaving
from game.bots.players.clairvoyant import ClairvoyantSearch
from game.bots.players.effort import Budget
from game.bots.players.plan_search import Search
from game.bots.players.rank_list import Way, rank_of
from game.bots.sim.apply_move import apply
from game.bots.sim.codes import PLAYING
from game.bots.sim.heuristics import Thumb
from game.bots.sim.legal_moves import legal
from game.bots.sim.sim_ship import SimShip
from game.bots.weight_files import weights_for
from game.program_files import data_folder


class Crew:
    """Players of several ranks at one table.

    A player that searches deals both decks anew before every try, and rules of thumb never look at their
    order: so they know as much as behind a seat.

    Args:
        ranks: of each crew member; fewer than the crew: in turn.
        efforts: of each rank for a decision, by its name.
        seed: of the players' own chance.
        clairvoyant: whether those who search know decks and dice, to measure what that is worth.
        boards: whether somebody who is better off in the Escape Pod leaves the others behind.
    """

    def __init__(
        self,
        ranks: Sequence[str],
        efforts: Mapping[str, Budget],
        seed: int,
        clairvoyant: bool = False,
        boards: bool = False,
    ) -> None:
        self._ranks = tuple(ranks)
        self._efforts = efforts
        self._seed = seed
        self._boards = boards
        self._search = ClairvoyantSearch if clairvoyant else Search
        self._network = read_network(data_folder())

    def play(self, ship: SimShip, most: int = 4000) -> int:
        """Play a game to its end.

        Args:
            ship: the game; it is changed.
            most: more choices than a game has.

        Returns:
            How many choices were made.
        """
        thumb = Thumb(ship.table, weights_for(data_folder(), ship.table))
        choices = 0
        while ship.over == PLAYING and choices < most:
            apply(ship, self._choice(thumb, ship, choices))
            choices += 1
        return choices

    def _choice(self, thumb: Thumb, ship: SimShip, number: int) -> int:
        rank = self._ranks[ship.active % len(self._ranks)]
        gone = leaving(thumb, ship) if self._boards else None
        if gone is not None:
            return gone
        if rank_of(rank).make is Way.THUMB or self._network is None:
            return thumb.choose(ship)
        moves = legal(ship)
        if len(moves) == 1:
            return moves[0]
        search = self._search(thumb, self._network, self._seed * 1009 + number)
        root = ship.copy()
        judged = search.judge(root, search.plans(root), self._efforts[rank])
        return judged[0].moves[0]
