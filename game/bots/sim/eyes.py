"""What the player by rules of thumb sees: what rooms, cards and places are worth to whom."""

from __future__ import annotations

from game.bots.sim.codes import CENTRE, PLACES, REST
from game.bots.sim.legal_moves import can_pay
from game.bots.sim.sim_ship import SimShip
from game.bots.sim.sim_table import SimTable
from game.bots.sim.weights import ThumbWeights


class Eyes:
    """Rates what lies on the table.

    Attributes:
        plus, minus: what one more card of a resource is worth to a crew member, and one less, by crew
            member and resource.
        task: what can be done in each place, by crew member and place.
        gain: what one more cube, or with power diverted all of them, is worth in each place.
    """

    def __init__(self, table: SimTable, weights: ThumbWeights) -> None:
        self.table: SimTable = table
        self.w: ThumbWeights = weights
        self.plus: list[float] = [0.0] * (table.crew * table.kinds)
        self.minus: list[float] = [0.0] * (table.crew * table.kinds)
        self.task: list[float] = [0.0] * (table.crew * PLACES)
        self.gain: list[float] = [0.0] * PLACES
        self.loss: list[float] = [0.0] * PLACES
        self.claimed: list[int] = [0] * PLACES
        self.job_at: list[int] = []
        self.job_what: list[int] = []
        self.job_cost: list[int] = []
        self.job_value: list[float] = []
        self.ends: list[float] = [0.0] * PLACES
        self.rest_value: list[float] = [0.0] * (8 * PLACES)
        self.idle: list[float] = [0.0] * 8
        self.wanted: list[float] = [0.0] * table.kinds
        self.expected: float = 0.0

    def look(self, ship: SimShip) -> None:
        """Rate what every room has to lose and a repair there to gain."""
        w = self.w
        table = self.table
        rank = 0
        while rank < 3 and not ship.left[rank]:
            rank += 1
        cards = ship.left[rank]
        known = -1
        if ship.damage_seen:
            known = ship.damage[len(ship.damage) - 1]
        for card in range(table.kinds):
            self.wanted[card] = 0.0
        for place in range(PLACES):
            self.claimed[place] = 0
            if place == CENTRE:
                continue
            often = ship.hits[rank * PLACES + place] / cards if cards else 0.0
            soon = often
            if known >= 0:
                soon = 1.0 if place in table.damage[known] else 0.0
            cubes = ship.cubes[place]
            count = (cubes & 1) + ((cubes >> 1) & 1) + (cubes >> 2)
            if ship.guards[place]:
                soon *= w.guarded
                often *= w.guarded
            loss = self.losing(count, soon, often)
            self.loss[place] = loss
            if count == 3:
                self.gain[place] = 0.0
                continue
            if ship.diverted[place]:
                gain = loss - self.losing(3, soon, often) + w.refill * (3 - count)
            else:
                gain = loss - self.losing(count + 1, soon, often)
                gain += w.second if count == 1 else (w.third if count == 2 else w.first)
            self.gain[place] = gain
            for slot in range(3):
                if not (cubes >> slot) & 1:
                    self.wanted[table.track[3 * place + slot]] += w.repair_card * gain
        if not table.one_hand:
            self.claim(ship)
        total = len(ship.deck)
        self.expected = 1.0 / total if total else 0.0

    def claim(self, ship: SimShip) -> None:
        """Who can pay for which room: others need not collect for it. The next to act comes first."""
        table = self.table
        for place in range(PLACES):
            if place != CENTRE and not ship.diverted[place]:
                for ahead in range(table.crew):
                    who = (ship.active + ahead) % table.crew
                    if ship.at[who] >= 0 and can_pay(ship, place, who):
                        self.claimed[place] = who + 1
                        break

    def losing(self, count: int, soon: float, often: float) -> float:
        """What a room with so many cubes has to lose."""
        w = self.w
        if count == 0:
            return w.bare_soon * soon + w.bare * often
        if count == 1:
            return w.one_soon * soon + w.one * often
        if count == 2:
            return w.two * often
        return 0.0

    def know(self, ship: SimShip, who: int) -> None:
        """Rate a crew member's cards and what they can do with them where."""
        self.cards(ship, who)
        self.tasks(ship, who)

    def cards(self, ship: SimShip, who: int) -> None:
        """What one card more or less of each resource is worth to a crew member."""
        w = self.w
        table = self.table
        kinds = table.kinds
        start = table.hand_of[who] * kinds
        base = who * kinds
        hand = ship.hand
        best = 0.0
        second = 0.0
        more_best = [0.0] * kinds
        more_second = [0.0] * kinds
        less_best = [0.0] * kinds
        less_second = [0.0] * kinds
        wild = 0
        for card in range(kinds):
            if table.wild[card]:
                wild += hand[start + card]
        at = ship.at[who]
        for place in range(PLACES):
            if place == CENTRE or ship.diverted[place]:
                continue
            cubes = ship.cubes[place]
            count = (cubes & 1) + ((cubes >> 1) & 1) + (cubes >> 2)
            factor = w.ready_whole if count == 3 else (w.ready_two if count == 2 else w.ready_bare)
            if at >= 0:
                factor *= 1.0 - w.far * table.steps[at * PLACES + place]
            if self.claimed[place] and self.claimed[place] != who + 1:
                factor *= w.claimed
            lack = 0
            for card in range(kinds):
                short = table.need[place * kinds + card] - hand[start + card]
                if short > 0 and not table.wild[card]:
                    lack += short
            missing = lack - wild
            now = self.ready(missing) * factor
            up = self.ready(missing - 1) * factor
            down = self.ready(missing + 1) * factor
            if now > best:
                second = best
                best = now
            elif now > second:
                second = now
            for card in range(kinds):
                need = table.need[place * kinds + card]
                has = hand[start + card]
                if table.wild[card]:
                    more = up
                    less = down
                else:
                    more = up if need > has else now
                    less = down if need >= has else now
                if more > more_best[card]:
                    more_second[card] = more_best[card]
                    more_best[card] = more
                elif more > more_second[card]:
                    more_second[card] = more
                if less > less_best[card]:
                    less_second[card] = less_best[card]
                    less_best[card] = less
                elif less > less_second[card]:
                    less_second[card] = less
        whole = best + w.second_room * second
        for card in range(kinds):
            has = hand[start + card]
            rest = w.wild_card if table.wild[card] else w.card + self.wanted[card] / (1.0 + has)
            self.plus[base + card] = more_best[card] + w.second_room * more_second[card] - whole + rest
            if has:
                rest = w.wild_card if table.wild[card] else w.card + self.wanted[card] / has
                self.minus[base + card] = whole - less_best[card] - w.second_room * less_second[card] + rest

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

    def tasks(self, ship: SimShip, who: int) -> None:
        """What a crew member can do in each place with the cards in hand."""
        w = self.w
        table = self.table
        kinds = table.kinds
        start = table.hand_of[who] * kinds
        base = who * PLACES
        wild = 0
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

    def divert(self, ship: SimShip) -> float:
        """What diverting one more room is worth."""
        return self.w.divert + self.w.divert_more * ship.done

    def repair(self, ship: SimShip, who: int, place: int, wild: int) -> float:
        """The worth of the best repair in a place; negative if nothing fits."""
        table = self.table
        kinds = table.kinds
        start = table.hand_of[who] * kinds
        best = -1.0
        for slot in range(3):
            if not (ship.cubes[place] >> slot) & 1:
                card = table.track[3 * place + slot]
                if ship.hand[start + card]:
                    value = self.gain[place] - self.w.spend * self.minus[who * kinds + card]
                    if value > best:
                        best = value
        if best < 0.0 and wild:
            for card in range(kinds):
                if table.wild[card] and ship.hand[start + card]:
                    value = self.gain[place] - self.w.spend * self.minus[who * kinds + card]
                    if value > best:
                        best = value
        if ship.spare[who] and self.gain[place] > best:
            best = self.gain[place]
        return best

    def repairs(self, ship: SimShip, who: int, place: int, wild: int) -> float:
        """What repairing a room as far as the hand goes is worth, and diverting it then."""
        table = self.table
        kinds = table.kinds
        start = table.hand_of[who] * kinds
        first = self.repair(ship, who, place, wild)
        if first <= 0.0:
            return 0.0
        open_spaces = 0
        fits = 0
        for slot in range(3):
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

    def reach(self, ship: SimShip, who: int, place: int, left: int, skip: int) -> float:
        """The best task that a crew member can go to from a place, less for each step."""
        w = self.w
        table = self.table
        best = 0.0
        for other in range(PLACES):
            value = self.task[who * PLACES + other]
            if value > 0.0 and other != skip:
                away = table.steps[place * PLACES + other]
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

    def from_deck(self, ship: SimShip, who: int) -> float:
        """What an unknown card of the deck is worth to a crew member: seen cards count as what they are."""
        kinds = self.table.kinds
        if ship.deck_seen:
            return self.plus[who * kinds + ship.deck[len(ship.deck) - 1]]
        total = 0.0
        for card in range(kinds):
            total += ship.deck_left[card] * self.plus[who * kinds + card]
        return total * self.expected

    def cheapest(self, ship: SimShip, who: int) -> int:
        """The card that a crew member will miss least."""
        kinds = self.table.kinds
        start = self.table.hand_of[who] * kinds
        best = 1.0e9
        found = 0
        for card in range(kinds):
            if ship.hand[start + card] and self.minus[who * kinds + card] < best:
                best = self.minus[who * kinds + card]
                found = card
        return found

    def wilds(self, ship: SimShip, who: int) -> int:
        """How many wild cards a crew member holds."""
        table = self.table
        start = table.hand_of[who] * table.kinds
        wild = 0
        for card in range(table.kinds):
            if table.wild[card]:
                wild += ship.hand[start + card]
        return wild

    def pays_after(self, ship: SimShip, who: int, at: int) -> bool:
        """Whether a hand pays the divert cost of a room once it has repaired it."""
        table = self.table
        kinds = table.kinds
        start = table.hand_of[who] * kinds
        wild = 0
        lack = 0
        for card in range(kinds):
            if table.wild[card]:
                wild += ship.hand[start + card]
                continue
            has = ship.hand[start + card]
            for slot in range(3):
                if not (ship.cubes[at] >> slot) & 1 and table.track[3 * at + slot] == card:
                    has -= 1
            if has < table.need[at * kinds + card]:
                lack += table.need[at * kinds + card] - has
        return lack <= wild

    def moved(self, giver: int, taker: int, card: int) -> float:
        """What is won when a card goes from one crew member to another."""
        kinds = self.table.kinds
        return self.plus[taker * kinds + card] - self.minus[giver * kinds + card]

    def harm(self, ship: SimShip, card: int) -> float:
        """How much a Damage card would hurt now."""
        total = 0.0
        for place in self.table.damage[card]:
            total += self.harm_at(ship, place)
        return total + 2.0 * self.table.free[card]

    def harm_at(self, ship: SimShip, place: int) -> float:
        """How much a hit would hurt a room now."""
        if ship.guards[place]:
            return 0.1
        cubes = ship.cubes[place]
        if not cubes:
            return 100.0
        count = (cubes & 1) + ((cubes >> 1) & 1) + (cubes >> 2)
        hurt = 6.0 if count == 1 else (3.0 if count == 2 else 2.0)
        return hurt * (0.6 if ship.diverted[place] else 1.0)
