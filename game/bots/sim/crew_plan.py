"""Find who of the crew is to divert which room: the plan that spares the others the same cards."""

from __future__ import annotations

from typing import final

from game.bots.sim.codes import CENTRE, HAND_CUBE, HAND_TOKENS, PLACES, SHIELD_CREW, SPLIT_DAMAGE
from game.bots.sim.legal_moves import lacking
from game.bots.sim.rows import Numbers, Whole, Wholes, blanks, noughts, wholes
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
        save: what a Protection token that a crew member holds saves in each place where no other takes a hit
            first; `soon` and `often` how likely the next Damage card names it, and each of those after it.
        holders: 1 for each place where somebody waits who holds a Protection token.
        crew_shields: 1 if some room lets the crew hold Protection tokens; `hands_out` 1 if some room's second
            side is worth waiting in.
        hits, left: what the Damage deck holds without the cards at its bottom, as in a game.
        peril: about how many rooms without a cube the next Damage card names.
        claimed: who is to divert each place (their index and one, 0 for nobody); `lack` how many cards of
            its divert cost they lack.
        danger: about how many rooms each of the next Damage cards names.
        suits: how well each place suits each crew member in the plan; `suited` which one best, or -1.
        built: by how much the cubes of each place lower what a hand for it counts in the plan.
        jobs: so many jobs are listed; at most four for each room, and four with each of the others.
        surplus: how many cards the crew holds beyond what all rooms still take.
    """

    def __init__(self, table: SimTable, weights: ThumbWeights) -> None:
        self.table: SimTable = table
        self.w: ThumbWeights = weights
        self.plus: Numbers = blanks(table.crew * table.kinds)
        self.minus: Numbers = blanks(table.crew * table.kinds)
        self.task: Numbers = blanks(table.crew * PLACES)
        self.gain: Numbers = blanks(PLACES)
        self.loss: Numbers = blanks(PLACES)
        self.risk: Numbers = blanks(PLACES)
        self.save: Numbers = blanks(PLACES)
        self.soon: Numbers = blanks(PLACES)
        self.often: Numbers = blanks(PLACES)
        self.holders: Wholes = noughts(PLACES)
        self.crew_shields: Whole = 1 if SHIELD_CREW in table.ability else 0
        self.hands_out: Whole = 0
        for what in (SHIELD_CREW, HAND_TOKENS, HAND_CUBE, SPLIT_DAMAGE):
            if what in table.ability:
                self.hands_out = 1
        self.hits: Wholes = noughts(4 * PLACES)
        self.left: Wholes = noughts(4)
        self.peril: float = 0.0
        self.claimed: Wholes = noughts(PLACES)
        self.lack: Wholes = wholes([3] * PLACES)
        self.free: Wholes = noughts(table.hands * table.kinds)
        self.suits: Numbers = blanks(table.crew * PLACES)
        self.suited: Wholes = noughts(table.crew)
        self.built: Numbers = blanks(PLACES)
        most = 4 * PLACES + 4 * table.crew
        self.jobs: Whole = 0
        self.job_at: Wholes = noughts(most)
        self.job_what: Wholes = noughts(most)
        self.job_cost: Wholes = noughts(most)
        self.job_value: Numbers = blanks(most)
        self.ends: Numbers = blanks(PLACES)
        self.rest_value: Numbers = blanks(8 * PLACES)
        self.idle: Numbers = blanks(8)
        self.wanted: Numbers = blanks(table.kinds)
        self.expected: float = 0.0
        self.surplus: float = 0.0
        self.danger: float = 0.0

    @final
    def share_out(self, ship: SimShip) -> None:
        """Give every room without power to whom it suits best, the best pair first.

        Cards meant for one room count for no other. With one hand for all, nothing is to be shared out.
        """
        w = self.w
        table = self.table
        claimed = self.claimed
        lacks = self.lack
        diverted = ship.diverted
        for place in range(PLACES):
            claimed[place] = 0
            lacks[place] = 3
        if table.one_hand:
            for place in range(PLACES):
                if place != CENTRE and not diverted[place]:
                    lacks[place] = lacking(ship, place, ship.active)
            return
        crew = table.crew
        free = self.free
        hand = ship.hand
        for index in range(table.hands * table.kinds):
            free[index] = hand[index]
        for place in range(PLACES):
            cubes = ship.cubes[place]
            if cubes == 7:
                self.built[place] = 1.0
            else:
                count = (cubes & 1) + ((cubes >> 1) & 1) + (cubes >> 2)
                self.built[place] = w.ready_two if count == 2 else w.ready_bare
        for who in range(crew):
            self.suit(ship, who, 1.0)
        suits = self.suits
        suited = self.suited
        for _ in range(PLACES - 1 - ship.done):
            best = 0.0
            found: Whole = -1
            for who in range(crew):
                place = suited[who]
                if place >= 0 and suits[who * PLACES + place] > best:
                    best = suits[who * PLACES + place]
                    found = who
            if found < 0:
                return
            who = found
            place = suited[who]
            claimed[place] = who + 1
            lacks[place] = self.take_cost(who, place)
            for other in range(crew):
                suits[other * PLACES + place] = 0.0
                if suited[other] == place and other != who:
                    self.suit_best(other)
            self.suit(ship, who, w.plan_second)

    @final
    def suit(self, ship: SimShip, who: Whole, part: float) -> None:
        """Rate how well the rooms nobody has suit a crew member: the cards still free, the way, the turn."""
        w = self.w
        table = self.table
        kinds = table.kinds
        wilds = table.wild
        need = table.need
        steps = table.steps
        free = self.free
        claimed = self.claimed
        suits = self.suits
        diverted = ship.diverted
        at = ship.at[who]
        start = table.hand_of[who] * kinds
        ahead: int = (who - ship.active) % table.crew
        part *= 1.0 - w.plan_late * ahead
        wild: Whole = 0
        for card in range(kinds):
            if wilds[card]:
                wild += free[start + card]
        for place in range(PLACES):
            value = 0.0
            if at >= 0 and place != CENTRE and not diverted[place] and not claimed[place]:
                missing = -wild
                for card in table.plain[place]:
                    short = need[place * kinds + card] - free[start + card]
                    if short > 0:
                        missing += short
                if missing < 3:
                    away: int = steps[at * PLACES + place]
                    way = 1.0 - w.plan_far * away
                    value = self.ready(missing) * part
                    value *= way if way > 0.05 else 0.05
                    value *= self.built[place]
            suits[who * PLACES + place] = value
        self.suit_best(who)

    @final
    def suit_best(self, who: Whole) -> None:
        """Find the room that suits a crew member best."""
        suits = self.suits
        start = who * PLACES
        best = 0.0
        found: Whole = -1
        for place in range(PLACES):
            if suits[start + place] > best:
                best = suits[start + place]
                found = place
        self.suited[who] = found

    @final
    def take_cost(self, who: Whole, place: Whole) -> Whole:
        """Set a room's divert cost aside from a crew member's free cards; return how many are missing."""
        table = self.table
        kinds = table.kinds
        free = self.free
        start = table.hand_of[who] * kinds
        lack: Whole = 0
        for card in table.needed[place]:
            need = table.need[place * kinds + card]
            has = free[start + card]
            if need > has:
                lack += need - has
                need = has
            free[start + card] = has - need
        for card in range(kinds):
            if table.wild[card]:
                while lack and free[start + card]:
                    free[start + card] -= 1
                    lack -= 1
        return lack

    @final
    def ready(self, missing: Whole) -> float:
        """Return what a hand is worth that lacks so many cards of a divert cost."""
        w = self.w
        if missing <= 0:
            return w.lack_none
        if missing == 1:
            return w.lack_one
        if missing == 2:
            return w.lack_two
        return 0.0
