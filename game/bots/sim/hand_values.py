"""Compute what cards are worth to whom."""

from __future__ import annotations

from typing import final

from game.bots.sim.codes import CENTRE, PLACES, SLOTS
from game.bots.sim.room_sight import RoomSight
from game.bots.sim.rows import Numbers, Whole, Wholes, blanks, noughts
from game.bots.sim.sim_ship import SimShip
from game.bots.sim.sim_table import SimTable
from game.bots.sim.weights import ThumbWeights


class HandValues(RoomSight):
    """Rates hands.

    Attributes:
        left_over: the cards of a hand that are looked at.
        factor: how much a hand for each room counts for the crew member looked at; `whole` 1 where all cubes
            are there.
        more, less: what the best room is worth with one more card of a resource, and one less; `more_first`
            and `less_first` the same beside what it is worth now, for the whole hand.
        room_now: what the best room is worth with the cards looked at.
        looked: where the cost begins of each room that `best_room` has looked at; `now` what each is worth
            with the cards left over, `down` with one less of those it takes.
    """

    def __init__(self, table: SimTable, weights: ThumbWeights) -> None:
        super().__init__(table, weights)
        self.left_over: Wholes = noughts(table.kinds)
        self.factor: Numbers = blanks(PLACES)
        self.whole: Wholes = noughts(PLACES)
        self.more: Numbers = blanks(table.kinds)
        self.less: Numbers = blanks(table.kinds)
        self.more_first: Numbers = blanks(table.kinds)
        self.less_first: Numbers = blanks(table.kinds)
        self.room_now: float = 0.0
        self.looked: Wholes = noughts(PLACES)
        self.now: Numbers = blanks(PLACES)
        self.down: Numbers = blanks(PLACES)

    @final
    def cards(self, ship: SimShip, who: Whole) -> None:
        """Weigh what one card more or less of each resource is worth to a crew member.

        The hand counts for the room that it suits best, and what that leaves for a second one.
        """
        w = self.w
        table = self.table
        kinds = table.kinds
        start = table.hand_of[who] * kinds
        base = who * kinds
        hand = ship.hand
        more = self.more
        left_over = self.left_over
        for card in range(kinds):
            left_over[card] = hand[start + card]
        self.weigh_rooms(ship, who)
        first = self.best_room(-1)
        best = self.room_now if first >= 0 else 0.0
        for card in range(kinds):
            self.more_first[card] = more[card] - best
            self.less_first[card] = best - self.less[card]
        second = 0.0
        if first >= 0:
            self.set_aside(first)
            self.best_room(first)
            second = self.room_now
        for card in range(kinds):
            has: int = hand[start + card]
            rest = w.wild_card if table.wild[card] else w.card + self.wanted[card] / (1.0 + has)
            value = self.more_first[card]
            if first >= 0:
                other = w.second_room * (more[card] - second)
                if other > value:
                    value = other
            self.plus[base + card] = value + rest
            if has:
                rest = w.wild_card if table.wild[card] else w.card + self.wanted[card] / has
                if first >= 0 and left_over[card]:
                    value = w.second_room * (second - self.less[card])
                else:
                    value = self.less_first[card]
                self.minus[base + card] = value + rest

    @final
    def weigh_rooms(self, ship: SimShip, who: Whole) -> None:
        """Weigh how much a hand for each room counts for a crew member: its cubes, the way, who has it."""
        w = self.w
        table = self.table
        steps = table.steps
        diverted = ship.diverted
        at = ship.at[who]
        for place in range(PLACES):
            factor = 0.0
            if place != CENTRE and not diverted[place]:
                cubes = ship.cubes[place]
                self.whole[place] = 1 if cubes == 7 else 0
                count = (cubes & 1) + ((cubes >> 1) & 1) + (cubes >> 2)
                factor = w.ready_whole if count == 3 else (w.ready_two if count == 2 else w.ready_bare)
                if at >= 0:
                    away: int = steps[at * PLACES + place]
                    factor *= 1.0 - w.far * away
                claimed = self.claimed[place]
                if claimed and claimed != who + 1:
                    lack = self.lack[place]
                    factor *= w.claimed if lack == 0 else (w.claimed_one if lack == 1 else w.claimed_two)
            self.factor[place] = factor

    @final
    def best_room(self, but: Whole) -> Whole:
        """Find the room that the cards left over suit best, and what one more and one less would make of it.

        Args:
            but: a room that is not looked at, or -1.

        Returns:
            The room, or -1.
        """
        table = self.table
        kinds = table.kinds
        wilds = table.wild
        need = table.need
        left_over = self.left_over
        more = self.more
        looked = self.looked
        nows = self.now
        downs = self.down
        wild: Whole = 0
        for card in range(kinds):
            more[card] = 0.0
            if wilds[card]:
                wild += left_over[card]
        best = 0.0
        top_up = 0.0
        top_down = 0.0
        found: Whole = -1
        count: Whole = 0
        for place in range(PLACES):
            factor = self.factor[place]
            if factor == 0.0 or place == but:
                continue
            plain = table.plain[place]
            first = place * kinds
            lack: Whole = 0
            for card in plain:
                short = need[first + card] - left_over[card]
                if short > 0:
                    lack += short
            missing = lack - wild
            if missing > 3:
                continue
            now = self.ready(missing) * factor
            up = self.ready(missing - 1) * factor
            down = self.ready(missing + 1) * factor
            if missing <= 1:
                ready = self.w.complete * factor if self.whole[place] else 0.0
                up += ready
                if missing <= 0:
                    now += ready
                    if missing < 0:
                        down += ready
            if now > best:
                best = now
                found = place
            if up > top_up:
                top_up = up
            if down > top_down:
                top_down = down
            # One more card helps where it is missing; elsewhere it leaves things as they are.
            if lack:
                for card in plain:
                    if need[first + card] > left_over[card] and up > more[card]:
                        more[card] = up
            looked[count] = first
            nows[count] = now
            downs[count] = down
            count += 1
        for card in range(kinds):
            if wilds[card]:
                more[card] = top_up
                self.less[card] = top_down
                continue
            if best > more[card]:
                more[card] = best
            has = left_over[card]
            less = 0.0
            if has:
                for n in range(count):
                    value = downs[n] if need[looked[n] + card] >= has else nows[n]
                    if value > less:
                        less = value
            self.less[card] = less
        self.room_now = best
        return found

    @final
    def set_aside(self, place: Whole) -> None:
        """Take a room's divert cost from what is left over, as far as it goes."""
        table = self.table
        kinds = table.kinds
        left_over = self.left_over
        lack: Whole = 0
        for card in table.needed[place]:
            need = table.need[place * kinds + card]
            has = left_over[card]
            if need > has:
                lack += need - has
                need = has
            left_over[card] = has - need
        for card in range(kinds):
            if table.wild[card]:
                while lack and left_over[card]:
                    left_over[card] -= 1
                    lack -= 1

    @final
    def from_deck(self, ship: SimShip, who: Whole) -> float:
        """Return what an unknown card of the deck is worth to a crew member: seen cards count as what they
        are."""
        kinds = self.table.kinds
        if ship.deck_seen:
            return self.plus[who * kinds + ship.deck[len(ship.deck) - 1]]
        total = 0.0
        for card in range(kinds):
            left: int = ship.deck_left[card]
            total += left * self.plus[who * kinds + card]
        return total * self.expected

    @final
    def cheapest(self, ship: SimShip, who: Whole) -> Whole:
        """The card that a crew member will miss least."""
        kinds = self.table.kinds
        start = self.table.hand_of[who] * kinds
        best = 1.0e9
        found: Whole = 0
        for card in range(kinds):
            if ship.hand[start + card] and self.minus[who * kinds + card] < best:
                best = self.minus[who * kinds + card]
                found = card
        return found

    @final
    def wilds(self, ship: SimShip, who: Whole) -> Whole:
        """Return how many wild cards a crew member holds."""
        table = self.table
        start = table.hand_of[who] * table.kinds
        wild: Whole = 0
        for card in range(table.kinds):
            if table.wild[card]:
                wild += ship.hand[start + card]
        return wild

    @final
    def pays_after(self, ship: SimShip, who: Whole, at: Whole) -> bool:
        """Return whether a hand pays the divert cost of a room once it has repaired it."""
        table = self.table
        kinds = table.kinds
        start = table.hand_of[who] * kinds
        wild: Whole = 0
        lack: Whole = 0
        for card in range(kinds):
            if table.wild[card]:
                wild += ship.hand[start + card]
                continue
            has = ship.hand[start + card]
            for slot in range(SLOTS):
                if not (ship.cubes[at] >> slot) & 1 and table.track[3 * at + slot] == card:
                    has -= 1
            if has < table.need[at * kinds + card]:
                lack += table.need[at * kinds + card] - has
        return lack <= wild

    @final
    def moved(self, giver: Whole, taker: Whole, card: Whole) -> float:
        """Return what is won when a card goes from one crew member to another."""
        kinds = self.table.kinds
        return self.plus[taker * kinds + card] - self.minus[giver * kinds + card]
