"""Who of the crew is to divert which room: the plan that spares the others the same cards."""

from __future__ import annotations

from game.bots.sim.codes import CENTRE, PLACES
from game.bots.sim.legal_moves import lacking
from game.bots.sim.sim_ship import SimShip
from game.bots.sim.sim_table import SimTable
from game.bots.sim.weights import ThumbWeights


class CrewPlan:
    """Shares the rooms out.

    Attributes:
        plus, minus: what one more card of a resource is worth to a crew member, and one less, by crew
            member and resource.
        task: what can be done in each place, by crew member and place.
        loss, gain: what each place has to lose; what one more cube, or with power diverted all of them, is
            worth there. `risk` what a Protection token saves there.
        claimed: who is to divert each place (their index and one, 0 for nobody); `lack` how many cards of
            its divert cost they lack.
        danger: about how many rooms each of the next Damage cards names.
        surplus: how many cards the crew holds beyond what all rooms still take.
    """

    def __init__(self, table: SimTable, weights: ThumbWeights) -> None:
        self.table: SimTable = table
        self.w: ThumbWeights = weights
        self.plus: list[float] = [0.0] * (table.crew * table.kinds)
        self.minus: list[float] = [0.0] * (table.crew * table.kinds)
        self.task: list[float] = [0.0] * (table.crew * PLACES)
        self.gain: list[float] = [0.0] * PLACES
        self.loss: list[float] = [0.0] * PLACES
        self.risk: list[float] = [0.0] * PLACES
        self.claimed: list[int] = [0] * PLACES
        self.lack: list[int] = [3] * PLACES
        self.free: list[int] = [0] * (table.hands * table.kinds)
        self.suits: list[float] = [0.0] * (table.crew * PLACES)
        self.job_at: list[int] = []
        self.job_what: list[int] = []
        self.job_cost: list[int] = []
        self.job_value: list[float] = []
        self.ends: list[float] = [0.0] * PLACES
        self.rest_value: list[float] = [0.0] * (8 * PLACES)
        self.idle: list[float] = [0.0] * 8
        self.wanted: list[float] = [0.0] * table.kinds
        self.expected: float = 0.0
        self.surplus: float = 0.0
        self.danger: float = 0.0

    def share_out(self, ship: SimShip) -> None:
        """Give every room without power to whom it suits best, the best pair first.

        Cards meant for one room count for no other. With one hand for all, nothing is to be shared out.
        """
        table = self.table
        for place in range(PLACES):
            self.claimed[place] = 0
            self.lack[place] = 3
        if table.one_hand:
            for place in range(PLACES):
                if place != CENTRE and not ship.diverted[place]:
                    self.lack[place] = lacking(ship, place, ship.active)
            return
        for index in range(table.hands * table.kinds):
            self.free[index] = ship.hand[index]
        for who in range(table.crew):
            self.suit(ship, who, 1.0)
        for _ in range(PLACES - 1 - ship.done):
            best = 0.0
            found = -1
            for index in range(table.crew * PLACES):
                if self.suits[index] > best:
                    best = self.suits[index]
                    found = index
            if found < 0:
                return
            who = found // PLACES
            place = found % PLACES
            self.claimed[place] = who + 1
            self.lack[place] = self.take_cost(who, place)
            for other in range(table.crew):
                self.suits[other * PLACES + place] = 0.0
            self.suit(ship, who, self.w.plan_second)

    def suit(self, ship: SimShip, who: int, part: float) -> None:
        """Rate how well the rooms nobody has suit a crew member: the cards still free, the way, the turn."""
        w = self.w
        table = self.table
        kinds = table.kinds
        at = ship.at[who]
        start = table.hand_of[who] * kinds
        ahead = (who - ship.active) % table.crew
        part *= 1.0 - w.plan_late * ahead
        wild = 0
        for card in range(kinds):
            if table.wild[card]:
                wild += self.free[start + card]
        for place in range(PLACES):
            value = 0.0
            if at >= 0 and place != CENTRE and not ship.diverted[place] and not self.claimed[place]:
                lack = 0
                for card in table.needed[place]:
                    short = table.need[place * kinds + card] - self.free[start + card]
                    if short > 0 and not table.wild[card]:
                        lack += short
                missing = lack - wild
                if missing < 3:
                    value = self.ready(missing) * part
                    way = 1.0 - w.plan_far * table.steps[at * PLACES + place]
                    value *= way if way > 0.05 else 0.05
                    cubes = ship.cubes[place]
                    if cubes != 7:
                        count = (cubes & 1) + ((cubes >> 1) & 1) + (cubes >> 2)
                        value *= w.ready_two if count == 2 else w.ready_bare
            self.suits[who * PLACES + place] = value

    def take_cost(self, who: int, place: int) -> int:
        """Set a room's divert cost aside from a crew member's free cards; return how many are missing."""
        table = self.table
        kinds = table.kinds
        start = table.hand_of[who] * kinds
        lack = 0
        for card in table.needed[place]:
            need = table.need[place * kinds + card]
            has = self.free[start + card]
            if need > has:
                lack += need - has
                need = has
            self.free[start + card] = has - need
        for card in range(kinds):
            if table.wild[card]:
                while lack and self.free[start + card]:
                    self.free[start + card] -= 1
                    lack -= 1
        return lack

    def ready(self, missing: int) -> float:
        """What a hand is worth that lacks so many cards of a divert cost."""
        w = self.w
        if missing <= 0:
            return w.lack_none
        if missing == 1:
            return w.lack_one
        if missing == 2:
            return w.lack_two
        return 0.0
