"""List what is worth doing where in a turn, by rules of thumb."""

from __future__ import annotations

from typing import final

from game.bots.sim.answers import FORBIDDEN, Answers
from game.bots.sim.codes import (
    CENTRE,
    HAND_CUBE,
    M_ACTIVATE,
    M_CUBE,
    M_DIVERT,
    M_FINISH,
    M_GIVE,
    M_REPAIR,
    M_TAKE,
    M_TRADE,
    PLACES,
    REST,
    SHIELD_CREW,
    SLOTS,
    arg,
)
from game.bots.sim.legal_moves import actions, can_activate, can_pay
from game.bots.sim.rows import Whole
from game.bots.sim.sim_ship import SimShip
from game.bots.sim.sim_table import SimTable
from game.bots.sim.weights import ThumbWeights


class Jobs(Answers):
    """Lists jobs.

    Attributes:
        job_at, job_what, job_cost, job_value: of each job: its place, its first move, its actions, its worth.
        gift_second: the worth of the second best card, once the best one is found.
    """

    def __init__(self, table: SimTable, weights: ThumbWeights) -> None:
        super().__init__(table, weights)
        self.gift_second: float = 0.0

    @final
    def list_jobs(self, ship: SimShip, who: Whole, place: Whole, left: Whole) -> None:
        """List what is worth doing where: a place, the first move, what it costs, its worth."""
        w = self.w
        table = self.table
        self.jobs = 0
        wild = self.wilds(ship, who)
        wilds: int = wild
        for at in range(PLACES):
            away = table.steps[place * PLACES + at]
            if away >= left:
                continue
            if at != CENTRE:
                cubes = ship.cubes[at]
                if cubes != 7:
                    self.repair_jobs(ship, who, at, wild)
                else:
                    if not ship.diverted[at] and can_pay(ship, at, who):
                        self.add_job(at, M_DIVERT, 1, self.divert(ship) - w.wild_paid * wilds)
                    what = table.ability[at]
                    if what != REST and away + table.price[at] <= left and (can_activate(ship, at, left)):
                        value = self.ability(ship, who, at)
                        if value > 0.0:
                            self.add_job(at, M_ACTIVATE, table.price[at], value)
                            if what in (SHIELD_CREW, HAND_CUBE):
                                self.more_handed(ship, who, at, left - away)
            if table.shares:
                for other in range(table.crew):
                    if other != who and ship.at[other] == at:
                        self.share_jobs(ship, who, other, at)

    @final
    def more_handed(self, ship: SimShip, who: Whole, at: Whole, left: Whole) -> None:
        """List using a room twice and three times that hands something to one crew member each time."""
        table = self.table
        shields = table.ability[at] == SHIELD_CREW
        supply = ship.shield_supply if shields else ship.cube_supply
        first = 0.0
        second = 0.0
        third = 0.0
        for one in range(table.crew):
            if ship.at[one] < 0 or (one == who and not shields):
                continue
            value = self.shielding(ship, who, one) if shields else self.cubing(ship, who, one)
            if value > first:
                third = second
                second = first
                first = value
            elif value > second:
                third = second
                second = value
            elif value > third:
                third = value
        if left > 1 and supply > 1 and second > 0.0:
            self.add_job(at, M_ACTIVATE, 2, first + second)
            if left > 2 and supply > 2 and third > 0.0:
                self.add_job(at, M_ACTIVATE, 3, first + second + third)

    @final
    def add_job(self, at: Whole, what: Whole, cost: Whole, value: float) -> None:
        """Note a job."""
        self.job_at[self.jobs] = at
        self.job_what[self.jobs] = what
        self.job_cost[self.jobs] = cost
        self.job_value[self.jobs] = value
        self.jobs += 1

    @final
    def repair_jobs(self, ship: SimShip, who: Whole, at: Whole, wild: Whole) -> None:
        """Repairs of a room: one, as many as the cards do, and its power then."""
        w = self.w
        table = self.table
        kinds = table.kinds
        if not ship.cube_supply and not ship.spare[who]:
            return
        value = self.repair(ship, who, at, wild)
        if value <= 0.0:
            return
        self.add_job(at, M_REPAIR, 1, value)
        if ship.diverted[at]:
            return
        start = table.hand_of[who] * kinds
        open_spaces: Whole = 0
        fits: Whole = 0
        for slot in range(SLOTS):
            if not (ship.cubes[at] >> slot) & 1:
                open_spaces += 1
                if ship.hand[start + table.track[3 * at + slot]]:
                    fits += 1
        spare = ship.spare[who]
        if spare:
            fits = fits + spare if fits + spare < open_spaces else open_spaces
        if fits > 1:
            more = value + w.more_repairs * (w.third if open_spaces == 2 else w.second)
            self.add_job(at, M_REPAIR, 2, more)
        if (fits == open_spaces or (open_spaces == 1 and wild)) and self.pays_after(ship, who, at):
            self.add_job(at, M_REPAIR, open_spaces + 1, value + w.then_divert * self.divert(ship))

    @final
    def share_jobs(self, ship: SimShip, who: Whole, other: Whole, at: Whole) -> None:
        """The best card to give to somebody, the best two, and the best to take."""
        w = self.w
        best = self.best_gift(ship, who, other)
        if w.give * best > w.share:
            self.add_job(at, M_GIVE, 1, w.give * best - w.share)
            if self.gift_second > 0.0:
                self.add_job(at, M_GIVE, 2, w.give * (best + w.second_gift * self.gift_second) - w.share)
        back = self.best_gift(ship, other, who)
        if w.take * back > w.share:
            self.add_job(at, M_TAKE, 1, w.take * back - w.share)
            if self.gift_second > 0.0:
                self.add_job(at, M_TAKE, 2, w.take * (back + w.second_gift * self.gift_second) - w.share)

    @final
    def best_gift(self, ship: SimShip, giver: Whole, taker: Whole) -> float:
        """Return what is won by the best card that one can give another; the second best is noted."""
        kinds = self.table.kinds
        start = self.table.hand_of[giver] * kinds
        best = 0.0
        second = 0.0
        for card in range(kinds):
            if ship.hand[start + card]:
                value = self.moved(giver, taker, card)
                if value > best:
                    second = best
                    best = value
                elif value > second:
                    second = value
        self.gift_second = second
        return best

    @final
    def begin_job(self, ship: SimShip, who: Whole, place: Whole, job: Whole) -> int:
        """The first action of a job in the room stood in."""
        what = self.job_what[job]
        if what == M_ACTIVATE:
            return M_ACTIVATE
        best = -1.0e9
        found: int = M_FINISH
        left = ship.actions + ship.tokens[who]
        for move in actions(ship):
            code = move & 255
            if code == what or (code == M_CUBE and what == M_REPAIR):
                value = self.action(ship, move, who, place, left, 0.0)
                if value > best:
                    best = value
                    found = move
        return found

    @final
    def action(self, ship: SimShip, move: int, who: Whole, place: Whole, left: Whole, stay: float) -> float:
        """Rate an action of the active crew member."""
        w = self.w
        table = self.table
        kinds = table.kinds
        code = move & 255
        if code == M_REPAIR:
            return self.gain[place] - w.spend * self.minus[who * kinds + arg(move, 1)] + self.chain(ship, who)
        if code == M_CUBE:
            return self.gain[place] + self.chain(ship, who)
        if code == M_DIVERT:
            value = self.divert(ship)
            for index in range(3):
                if table.wild[arg(move, index)]:
                    value -= w.wild_paid
            return value
        if code == M_GIVE:
            return w.give * self.moved(who, arg(move, 1), arg(move, 0)) - w.share
        if code == M_TAKE:
            return w.take * self.moved(arg(move, 1), who, arg(move, 0)) - w.share
        if code == M_TRADE:
            return (
                w.trade * (self.plus[who * kinds + arg(move, 1)] - self.minus[who * kinds + arg(move, 0)])
                - 2.0 * w.share
            )
        if code == M_ACTIVATE:
            value = self.ability(ship, who, place)
            return value if table.price[place] < 2 else value - w.token
        return FORBIDDEN

    @final
    def chain(self, ship: SimShip, who: Whole) -> float:
        """Return what a repair is worth more because power can be diverted next."""
        place = ship.at[who]
        if ship.diverted[place] or not can_pay(ship, place, who):
            return 0.0
        cubes = ship.cubes[place]
        count = (cubes & 1) + ((cubes >> 1) & 1) + (cubes >> 2)
        exposed: int = 3 - count
        return self.w.then_divert * self.divert(ship) / exposed if count < 3 else 0.0
