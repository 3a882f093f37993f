"""Tell what the player by rules of thumb sees: what rooms, cards and places are worth to whom."""

from __future__ import annotations

from typing import final

from game.bots.sim.codes import CENTRE, PLACES, REST, SLOTS
from game.bots.sim.hand_values import HandValues
from game.bots.sim.legal_moves import can_pay
from game.bots.sim.rows import Whole
from game.bots.sim.sim_ship import SimShip


class Eyes(HandValues):
    """Rates what lies on the table."""

    @final
    def know(self, ship: SimShip, who: Whole) -> None:
        """Rate a crew member's cards and what they can do with them where."""
        self.cards(ship, who)
        self.tasks(ship, who)

    @final
    def tasks(self, ship: SimShip, who: Whole) -> None:
        """List what a crew member can do in each place with the cards in hand."""
        w = self.w
        table = self.table
        kinds = table.kinds
        start = table.hand_of[who] * kinds
        base = who * PLACES
        wild: Whole = 0
        for card in range(kinds):
            if table.wild[card]:
                wild += ship.hand[start + card]
        for place in range(PLACES):
            value = 0.0
            if place == CENTRE:
                if ship.done == PLACES - 1:
                    value = w.core
            else:
                cubes = ship.cubes[place]
                if cubes == 7:
                    if not ship.diverted[place] and can_pay(ship, place, who):
                        value = self.divert(ship)
                    what = table.ability[place]
                    if what == REST:
                        value += w.rest
                elif ship.diverted[place]:
                    best = self.repair(ship, who, place, wild)
                    if best > 0.0:
                        value = best
                else:
                    value = self.repairs(ship, who, place, wild)
            self.task[base + place] = value

    @final
    def divert(self, ship: SimShip) -> float:
        """Return what diverting one more room is worth."""
        done: int = ship.done
        return self.w.divert + self.w.divert_more * done

    @final
    def repair(self, ship: SimShip, who: Whole, place: Whole, wild: Whole) -> float:
        """The worth of the best repair in a place; negative if nothing fits."""
        table = self.table
        kinds = table.kinds
        start = table.hand_of[who] * kinds
        base = who * kinds
        cubes = ship.cubes[place]
        hand = ship.hand
        gain = self.gain[place]
        spend = self.w.spend
        best = -1.0
        for slot in range(SLOTS):
            if not (cubes >> slot) & 1:
                card = table.track[3 * place + slot]
                if hand[start + card]:
                    value = gain - spend * self.minus[base + card]
                    if value > best:
                        best = value
        if best < 0.0 and wild:
            for card in range(kinds):
                if table.wild[card] and hand[start + card]:
                    value = gain - spend * self.minus[base + card]
                    if value > best:
                        best = value
        if ship.spare[who] and gain > best:
            best = gain
        return best

    @final
    def repairs(self, ship: SimShip, who: Whole, place: Whole, wild: Whole) -> float:
        """Return what repairing a room as far as the hand goes is worth, and diverting it then."""
        table = self.table
        kinds = table.kinds
        start = table.hand_of[who] * kinds
        first = self.repair(ship, who, place, wild)
        if first <= 0.0:
            return 0.0
        open_spaces: Whole = 0
        fits: Whole = 0
        for slot in range(SLOTS):
            if not (ship.cubes[place] >> slot) & 1:
                open_spaces += 1
                if ship.hand[start + table.track[3 * place + slot]]:
                    fits += 1
        value = first
        if fits > 1:
            value += self.w.more_repairs * first
        if fits == open_spaces and can_pay(ship, place, who):
            value += self.w.then_divert * self.divert(ship)
        return value

    @final
    def reach(self, ship: SimShip, who: Whole, place: Whole, left: Whole, skip: Whole) -> float:
        """The best task that a crew member can go to from a place, less for each step."""
        w = self.w
        table = self.table
        task = self.task
        steps = table.steps
        base = who * PLACES
        start = place * PLACES
        best = 0.0
        for other in range(PLACES):
            value = task[base + other]
            if value > 0.0 and other != skip:
                away = steps[start + other]
                if away == 1:
                    value *= w.step_one
                elif away == 2:
                    value *= w.step_two
                elif away > 2:
                    value *= w.step_three
                if away >= left:
                    value *= w.later
                if value > best:
                    best = value
        return best
