"""Think as an adviser: a few plans that differ in what they do, compared on more and more deals.

It thinks in rounds, so that there is an answer soon and a better one later. The deals by which plans are
chosen are not those by which they are judged: the best of many would look better than it is.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Sequence

from game.bots.players.effort import Budget
from game.bots.players.plan_search import FRESH, Judged, Search, does_more_than_walk, ends
from game.bots.sim.apply_move import apply
from game.bots.sim.codes import ACT, M_FINISH, M_MOVE, M_SCAVENGE, PLAYING
from game.bots.sim.legal_moves import legal
from game.bots.sim.sim_ship import SimShip

KEPT = 5
"""Number of plans that are compared."""
SEARCHES = 3
"""In so many rounds all plans are looked at; from then on only the best ones are judged."""
SHARE = 0.55
"""Of such a round, for looking at all plans."""
FEWEST = 4
"""Every plan is judged on at least so many deals."""
CLOSE = 0.012
"""Nothing is thought on once every margin is so small."""
MOST_DEALS = 400


class Deliberation:
    """Compares plans of one position.

    Args:
        search: carries plans out.
        ship: the position.
        own: moves that somebody has made from it, up to where a turn ends or something is revealed; they are
            judged beside the plans.
        calibrate: calibrates a chance and margin that were found; None leaves them as they are.
    """

    def __init__(
        self,
        search: Search,
        ship: SimShip,
        own: Sequence[int] | None = None,
        calibrate: Callable[[float, float], tuple[float, float]] | None = None,
    ) -> None:
        self.search = search
        self._calibrate = calibrate or (lambda win, margin: (win, margin))
        self._ship = ship
        self._all = [plan.moves for plan in search.plans(ship)]
        self._deals = 0
        self._rounds = 0
        self._judged: list[Judged] = []
        self.own = Judged(list(own)) if own else None
        finish = next((move for move in legal(ship) if ship.question == ACT and move & 255 == M_FINISH), None)
        self.ending = None if finish is None else Judged([finish])

    @property
    def plans(self) -> tuple[Judged, ...]:
        """The plans, best first; two change places only once their margins are apart.

        To end the actions is no plan while something as good does more: `ending` tells of it.
        """
        return tuple(plan for plan in self._judged if not self._idle(plan))

    def _idle(self, plan: Judged) -> bool:
        """Return whether a plan ends the actions at once, and some other one seems as good, calibrated."""
        if not ends(self._ship, plan):
            return False
        win, margin = self._calibrate(plan.win, plan.margin)
        return any(
            sum(self._calibrate(other.win, other.margin)) >= win - margin
            for other in self._judged
            if other is not plan and (does_more_than_walk(other) or other.win >= plan.win)
        )

    @property
    def tries(self) -> int:
        """Return how many futures have been tried."""
        return sum(len(plan.results) for plan in self._everything())

    @property
    def share(self) -> float:
        """Return how much of the thinking is done, from 0 to 1."""
        widest = max((plan.margin for plan in self._everything()), default=0.0)
        # A margin shrinks with the root of the deals.
        close = 1.0 if widest <= CLOSE else (CLOSE / widest) ** 2
        return max(self._deals / MOST_DEALS, close) if self._rounds >= SEARCHES else min(0.5, close)

    def go_on(self, effort: Budget) -> None:
        """Think for another round.

        Args:
            effort: of this round.
        """
        samples, seconds = effort
        end = None if seconds is None else time.perf_counter() + seconds
        self._rounds += 1
        if self._rounds <= SEARCHES:
            half = None if samples is None else max(1, samples // 2)
            self._look(Budget(half, None if seconds is None else seconds * SHARE))
        count = max(1, len(self._everything()))
        enough = MOST_DEALS if samples is None else self._deals + max(FEWEST, samples // (2 * count))
        while self._deals < MOST_DEALS:
            over = self._deals >= enough or (end is not None and time.perf_counter() >= end)
            if over and self._deals >= FEWEST:
                break
            self._judge(self._deals + 1)
        self._sort()

    def _everything(self) -> list[Judged]:
        return [*self._judged, *(one for one in (self.own, self.ending) if one is not None)]

    def _look(self, effort: Budget) -> None:
        """Look at all plans, and keep the best of those that differ in what they do."""
        found = self.search.judge(self._ship, [Judged(moves) for moves in self._all], effort)
        known = {self._doing(plan.moves) for plan in self._judged}
        fresh: list[Judged] = []
        for plan in found:
            if len(fresh) == KEPT:
                break
            moves = self.search.whole(self._ship, plan.moves)
            doing = self._doing(moves)
            if plan.results and doing not in known:
                known.add(doing)
                fresh.append(Judged(moves))
        self._judged += fresh
        self._judge(max(FEWEST, self._deals))
        if self._rounds == 1:
            self._judged.sort(key=lambda plan: -plan.win)
        self._sort()
        del self._judged[KEPT:]

    def _judge(self, deals: int) -> None:
        """Try everything on so many deals, the same for all."""
        for plan in self._everything():
            for deal in range(len(plan.results), deals):
                plan.results.append(self.search.result(self._ship, plan.moves, FRESH + deal))
        self._deals = max(self._deals, deals)

    def _sort(self) -> None:
        """The best first; what noise may have brought stays where it is."""
        plans = self._judged
        for last in range(len(plans) - 1, 0, -1):
            for n in range(last):
                if plans[n + 1].win - plans[n + 1].margin > plans[n].win + plans[n].margin:
                    plans[n], plans[n + 1] = plans[n + 1], plans[n]

    def _doing(self, moves: Iterable[int]) -> tuple[object, ...]:
        """Return what is the same for plans that do the same, whichever way and with whichever cards."""
        ship = self._ship.copy()
        jobs: list[tuple[str, int, int]] = []
        for n, move in enumerate(moves):
            code = move & 255
            if ship.question != ACT:
                # Of what a room asks only the first answer tells plans apart: the others belong to using it.
                jobs.append(("answer", ship.question, 0 if n else move))
            elif code not in (M_MOVE, M_FINISH):
                jobs.append(("action", code, -1 if code == M_SCAVENGE else ship.at[ship.active]))
            if self.search.reveals(ship, move):
                break
            apply(ship, move)
            if ship.over != PLAYING:
                break
        return tuple(sorted(jobs)) or ("stay", ship.at[ship.active])


def same_rank(plans: Sequence[tuple[float, float]]) -> list[int]:
    """Return the rank of each plan, from 1: it is that of the one before while their margins overlap.

    Args:
        plans: chance and margin, the best first.
    """
    ranks: list[int] = []
    leader = (0.0, 0.0)
    for n, (win, margin) in enumerate(plans):
        if not n or win + margin < leader[0] - leader[1]:
            leader = (win, margin)
            ranks.append(n + 1)
        else:
            ranks.append(ranks[-1])
    return ranks
