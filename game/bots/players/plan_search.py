"""Find which plan is best: all are tried on a few deals, the best ones on more and more (successive halving).

Every plan is tried on the same deals, so that luck is the same for all of them; what is left when two turns
are played is judged by the value network.
"""

from __future__ import annotations

import math
import random
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from game.bots.chances import NORMAL_95, TO_THE_END
from game.bots.players.effort import Budget
from game.bots.sim.apply_move import apply
from game.bots.sim.codes import ACT, M_FINISH, M_MOVE, PLAYING
from game.bots.sim.heuristics import Thumb
from game.bots.sim.network import ValueNetwork
from game.bots.sim.planning import Tree, outcome
from game.bots.sim.playing import play_turns
from game.bots.sim.sim_ship import MODULUS, SimShip

FINAL = 16
"""Number of plans that are tried on more than the first deals."""
MANY = 12
"""Fewer plans than so many get in proportion fewer tries: each as many as it would get among more."""
CLEAR = 1.64
"""By so many standard errors another plan must be better than what rules of thumb do."""
LEVEL = 0.005
"""Ending the actions gives way to a plan that is at most so much worse on the same deals."""
RIVAL_DEALS, FRESH = 48, 1 << 20
"""Both are compared on so many deals, from this number on: on others than those by which they were chosen."""
OVERTIME, FEWEST_DEALS = 1.3, 12
"""That may take so much longer than thinking did; but it is always tried on so many deals."""
NEAR, PROBES = 8, 4
"""Few turns are left where a game played on by rules of thumb is over within so many, on each of so many
deals: plans are judged by games played to their end then, not by the network."""
LONGER, TRYING = 3, 0.9
"""A game played to its end is so many tries; all others get this part of the effort, so that a whole game
takes about as long as without."""
MOST_PLANS = 700
ACTIONS = 3
FIRST_SHARE = 0.35
"""Of the tries, for first looks where they are too few to look at all plans; of the time in any case."""
ENOUGH = 150
"""With so many tries every plan is looked at before any is dropped."""
LOOK = 0.5
"""A look is so much of a try: one turn is played in place of two."""


@dataclass(slots=True)
class Judged:
    """A plan and what came of it.

    Attributes:
        moves: the simulator's moves.
        results: a chance to win for each deal it was tried on.
    """

    moves: list[int]
    results: list[float] = field(default_factory=list)

    @property
    def win(self) -> float:
        """The mean of the results."""
        return sum(self.results) / len(self.results) if self.results else 0.0

    @property
    def margin(self) -> float:
        """Half the width of the 95 % interval of the mean."""
        count = len(self.results)
        if count < 2:
            return 0.5
        mean = self.win
        spread = sum((result - mean) ** 2 for result in self.results) / (count - 1)
        # Of few results the spread is not known well either (nearly Student's t).
        return min(0.5, NORMAL_95 * (1 + 1.6 / (count - 1)) * math.sqrt(spread / count))


def clearly_better(one: Judged, other: Judged) -> bool:
    """Return whether a plan is better than another beyond what luck makes of it.

    Args:
        one: tried on the same deals, in the same order.
        other: likewise.
    """
    apart = [a - b for a, b in zip(one.results, other.results, strict=False)]
    count = len(apart)
    if count < 2:
        return False
    mean = sum(apart) / count
    spread = sum((value - mean) ** 2 for value in apart) / (count - 1)
    # Of few results the spread is not known well either (nearly Student's t).
    return mean > CLEAR * (1 + 1.6 / (count - 1)) * math.sqrt(spread / count)


def gain(one: Judged, other: Judged) -> float:
    """Return by how much one plan is better than another on the deals that both were tried on."""
    apart = [a - b for a, b in zip(one.results, other.results, strict=False)]
    return sum(apart) / len(apart) if apart else 0.0


def looks(samples: int, plans: int) -> int:
    """Return how many plans get a first look.

    Args:
        samples: tries in all.
        plans: how many there are.
    """
    return plans if samples >= ENOUGH else min(plans, math.ceil(FIRST_SHARE * samples))


def tries_left(samples: int, plans: int) -> int:
    """Return how many tries are left for the best plans after the first looks.

    With enough tries for all of them a decision takes about as long, however many plans there are.
    """
    rest = samples - int(FIRST_SHARE * samples)
    if samples < ENOUGH:
        return rest
    most = TRYING * (rest + LOOK * FIRST_SHARE * samples)
    return max(int(FIRST_SHARE * samples), int(most - LOOK * plans))


def ends(ship: SimShip, plan: Judged) -> bool:
    """Return whether a plan ends the actions at once, while some are left."""
    return ship.question == ACT and ship.actions > 0 and plan.moves[0] & 255 == M_FINISH


def does_more_than_walk(plan: Judged) -> bool:
    """Return whether something is done in a plan besides going from room to room."""
    return any(move & 255 not in (M_MOVE, M_FINISH) for move in plan.moves)


class Search:
    """Compares plans from one position.

    Args:
        thumb: who plays on.
        network: judges what is left.
        seed: of the deals.
    """

    def __init__(self, thumb: Thumb, network: ValueNetwork, seed: int) -> None:
        self._thumb = thumb
        self._network = network
        self._seed = seed
        self._tree = Tree(thumb, ACTIONS, MOST_PLANS)
        self._ending: bool | None = None

    def plans(self, root: SimShip) -> list[Judged]:
        """Every plan from a position, its results still empty: first what rules of thumb would do, the others
        in some order, so that those for which there is no time are not all of one kind."""
        tree = Tree(self._thumb, ACTIONS, MOST_PLANS)
        tree.grow(root)
        others = tree.plans
        random.Random(self._seed).shuffle(others)
        return [Judged(moves) for moves in (tree.usual(root), *others)]

    def judge(self, root: SimShip, plans: Sequence[Judged], effort: Budget) -> list[Judged]:
        """Try plans; the best first, those that were tried longest before all others.

        Whatever is tried only a few times seems best by luck as often as not. So the first plan stands first
        unless another is clearly better; ending the actions gives way to what is as good and does something.

        Args:
            root: the position.
            plans: what to compare; the first is what rules of thumb do.
            effort: how long that may go on.
        """
        samples, seconds = effort
        if samples is not None:
            samples = max(1, min(samples, samples * len(plans) // MANY))
        begun = time.perf_counter()

        def late(share: float) -> bool:
            return seconds is not None and time.perf_counter() >= begun + share * seconds

        kept, usual = list(plans), plans[0]
        left = samples
        if effort.samples is not None and effort.samples < ENOUGH:
            self._ending = False  # so few games to the end would say less than the network
        dear = LONGER if self.near_end(root) else 1
        if len(kept) > FINAL:
            kept = self._first_look(root, kept, samples, lambda: late(FIRST_SHARE))
            left = None if samples is None else tries_left(samples, len(plans))
            for plan in kept:
                plan.results.clear()
        left = None if left is None else max(1, left // dear)
        stages = max(1, math.ceil(math.log2(max(2, len(kept)))))
        deal = 0
        order = list(kept)
        for stage in range(stages):
            each = None if left is None else max(1, left // (stages * len(kept)))
            share = FIRST_SHARE + (1 - FIRST_SHARE) * (stage + 1) / stages
            tried = 0
            while tried != each and (deal == 0 or not late(share if tried else 1.0)):
                for plan in kept:
                    plan.results.append(self.result(root, plan.moves, deal, 2))
                deal += 1
                tried += 1
            kept.sort(key=lambda plan: -plan.win)
            order = kept + [plan for plan in order if plan not in kept]
            if len(kept) <= 2 or late(1.0):
                break
            kept = kept[: (len(kept) + 1) // 2]
            if usual not in kept:
                kept[-1] = usual
        if not clearly_better(order[0], usual):
            order = [usual, *(plan for plan in order if plan is not usual)]
        return self._rather_than_end(root, order, late)

    def _rather_than_end(
        self, root: SimShip, order: list[Judged], late: Callable[[float], bool]
    ) -> list[Judged]:
        """Put the best plan that does something before the end of the actions, where both are as good."""
        first, *others = order
        rival = next((plan for plan in others if plan.results and does_more_than_walk(plan)), None)
        if rival is None or not ends(root, first):
            return order
        idle, busy = Judged(first.moves), Judged(rival.moves)
        for deal in range(RIVAL_DEALS):
            if late(OVERTIME) and deal >= FEWEST_DEALS:
                break
            for plan in (idle, busy):
                plan.results.append(self.result(root, plan.moves, FRESH + deal, 2))
        if gain(idle, busy) > LEVEL:
            return order
        return [rival, *(plan for plan in order if plan is not rival)]

    def _first_look(
        self, root: SimShip, plans: list[Judged], samples: int | None, late: Callable[[], bool]
    ) -> list[Judged]:
        """The plans that look best after the turn in progress, on a deal or two."""
        for deal in range(2):
            if deal and (samples is not None or late()):
                break
            for index, plan in enumerate(plans):
                enough = samples is not None and index >= looks(samples, len(plans))
                if index >= FINAL and (enough or late()):
                    break
                plan.results.append(self.result(root, plan.moves, deal, 1))
        tried = [plan for plan in plans if plan.results]
        return [plans[0], *sorted(tried[1:], key=lambda plan: -plan.win)[: FINAL - 1]]

    def near_end(self, root: SimShip) -> bool:
        """Return whether few turns are left: by rules of thumb the game is over soon on every deal tried.

        Args:
            root: the position.
        """
        if self._ending is None:
            self._ending = all(self._over_soon(root, deal) for deal in range(PROBES))
        return self._ending

    def _over_soon(self, root: SimShip, deal: int) -> bool:
        ship = root.copy()
        ship.rng = (self._seed + deal) % (MODULUS - 1) + 1
        ship.below(7)
        ship.deal_anew()
        play_turns(self._thumb, ship, NEAR)
        return ship.over != PLAYING

    def result(self, root: SimShip, moves: list[int], deal: int, turns: int = 2) -> float:
        """Carry a plan out on one deal, and return the chance to win of what is left then.

        Where few turns are left the deal is played to its end, and the network is not asked, but for a look
        at what one turn leads to.

        Args:
            root: the position.
            moves: the plan.
            deal: the number of the deal; the same one deals the same cards.
            turns: how many more turns are played by rules of thumb.
        """
        seed = self._seed * 1_000_003 + deal + 1
        far = TO_THE_END if turns > 1 and self.near_end(root) else turns
        return outcome(self._thumb, self._network, root, moves, seed, far)

    def reveals(self, ship: SimShip, move: int) -> bool:
        """Return whether chance or hidden cards come in with a move of a position."""
        return self._tree.reveals(ship, move)

    def whole(self, root: SimShip, moves: Sequence[int]) -> list[int]:
        """Return a plan with what rules of thumb do after it, up to the next revelation: so it is tried.

        Args:
            root: the position.
            moves: the plan.
        """
        ship, made = root.copy(), list(moves)
        for move in moves:
            if self.reveals(ship, move):
                return made
            apply(ship, move)
        return made if ship.over != PLAYING else [*made, *self._tree.usual(ship)]
