"""Tell what the player by rules of thumb sees of the rooms: what each has to lose, and a repair there to
gain."""

from __future__ import annotations

from typing import final

from game.bots.sim.codes import (
    CENTRE,
    HAND_CUBE,
    HAND_TOKENS,
    PLACES,
    REPAIR_AFAR,
    SHIELD_CREW,
    SHIELD_ROOMS,
    SLOTS,
    SPLIT_DAMAGE,
)
from game.bots.sim.crew_plan import CrewPlan
from game.bots.sim.rows import Whole
from game.bots.sim.sim_ship import SimShip


class RoomSight(CrewPlan):
    """Rates rooms."""

    @final
    def look(self, ship: SimShip) -> None:
        """Share the rooms out; rate what every room has to lose and a repair there to gain."""
        w = self.w
        table = self.table
        crew: int = table.crew
        track = table.track
        hits = ship.hits
        left = ship.left
        if 0 < ship.seen_below < len(ship.damage):
            self.leave_out_bottom(ship)
            hits = self.hits
            left = self.left
        guards = ship.guards
        diverted = ship.diverted
        wanted = self.wanted
        self.share_out(ship)
        if self.crew_shields:
            self.find_holders(ship)
        self.peril = 0.0
        rank: Whole = 0
        while rank < 3 and not left[rank]:
            rank += 1
        cards: int = left[rank]
        # Until everybody has had a turn, so many cards of this type are drawn, and so many of the next.
        drawn = cards if cards < crew else crew
        next_cards: int = left[rank + 1] if rank < 3 and drawn < crew else 0
        known: Whole = -1
        if ship.damage_seen:
            known = ship.damage[len(ship.damage) - 1]
        for card in range(table.kinds):
            wanted[card] = 0.0
        needed: int = 0
        self.danger = 0.0
        for place in range(PLACES):
            if place == CENTRE:
                continue
            named: int = hits[rank * PLACES + place]
            first = named / cards if cards else 0.0
            often = first * drawn / crew
            if next_cards:
                later: int = hits[(rank + 1) * PLACES + place]
                often += (later / next_cards) * (crew - drawn) / crew
            self.danger += often
            soon = first
            if known >= 0:
                soon = 1.0 if place in table.damage[known] else 0.0
            cubes = ship.cubes[place]
            count = (cubes & 1) + ((cubes >> 1) & 1) + (cubes >> 2)
            guarded = guards[place]
            if guarded:
                soon *= w.guarded
                often *= w.guarded
            elif self.crew_shields and self.holders[place]:
                soon *= w.guarded
                often *= w.stays
            elif count == 0:
                self.peril += first
            loss = self.losing(count, soon, often)
            self.loss[place] = loss
            self.risk[place] = w.shield_rooms * loss
            what = table.ability[place]
            useful = self.use_of(what)
            if not guarded:
                struck = soon + often * (crew - 1)
                value = self.saved(count, diverted[place])
                if count == 3:
                    value += useful
                self.risk[place] += value * (struck if struck < 1.0 else 1.0)
            if self.crew_shields:
                self.soon[place] = soon
                self.often[place] = often
                self.save[place] = 0.0
                if not guarded and not self.holders[place]:
                    self.save[place] = self.saved(count, diverted[place]) + (useful if count == 3 else 0.0)
            if not diverted[place]:
                needed += 6 - count
            if count == 3:
                self.gain[place] = 0.0
                continue
            if diverted[place]:
                exposed: int = 3 - count
                gain = loss - self.losing(3, soon, often) + w.refill * exposed + useful
            else:
                gain = loss - self.losing(count + 1, soon, often)
                value = w.second if count == 1 else (w.third if count == 2 else w.first)
                if count == 2:
                    gain += useful
                lack = self.lack[place]
                gain += value * (1.0 + (w.readied if lack == 0 else (w.readied_one if lack == 1 else 0.0)))
            self.gain[place] = gain
            for slot in range(SLOTS):
                if not (cubes >> slot) & 1:
                    wanted[track[3 * place + slot]] += w.repair_card * gain
        held: int = 0
        for hand in range(table.hands):
            held += ship.held[hand]
        self.surplus = float(held - needed) if held > needed else 0.0
        total: int = len(ship.deck)
        self.expected = 1.0 / total if total else 0.0

    @final
    def use_of(self, what: Whole) -> float:
        """Return how much more it is worth that a room can be used which does this."""
        w = self.w
        if what in (SHIELD_ROOMS, REPAIR_AFAR):
            return w.useful
        if what == SHIELD_CREW:
            return w.useful_crew
        if what == SPLIT_DAMAGE:
            return w.useful_split
        if what == HAND_TOKENS:
            return w.useful_tokens
        if what == HAND_CUBE:
            return w.useful_cube
        return 0.0

    @final
    def leave_out_bottom(self, ship: SimShip) -> None:
        """Count what the Damage deck holds above the cards that somebody has put at its bottom."""
        rank = self.table.rank
        hits = self.hits
        left = self.left
        for index in range(4 * PLACES):
            hits[index] = ship.hits[index]
        for index in range(4):
            left[index] = ship.left[index]
        for index in range(ship.seen_below):
            card = ship.damage[index]
            left[rank[card]] -= 1
            for place in self.table.damage[card]:
                hits[rank[card] * PLACES + place] -= 1

    @final
    def find_holders(self, ship: SimShip) -> None:
        """Note where somebody waits for their turn who holds a Protection token."""
        for place in range(PLACES):
            self.holders[place] = 0
        for who in range(self.table.crew):
            if who != ship.active and ship.shields[who] and ship.at[who] >= 0:
                self.holders[ship.at[who]] = 1

    @final
    def cover(self, place: Whole, cards: Whole) -> float:
        """Return what a Protection token saves whose holder stays in a place for so many Damage cards."""
        later: int = cards - 1
        struck = self.soon[place] + self.often[place] * later
        return self.save[place] * (struck if struck < 1.0 else 1.0)

    @final
    def losing(self, count: Whole, soon: float, often: float) -> float:
        """Return what a room with so many cubes has to lose."""
        w = self.w
        if count == 0:
            return w.bare_soon * soon + w.bare * often
        if count == 1:
            return w.one_soon * soon + w.one * often
        if count == 2:
            return w.two * often
        return 0.0

    @final
    def saved(self, count: Whole, diverted: Whole) -> float:
        """Return what a Protection token saves that takes a hit for a room with so many cubes."""
        w = self.w
        if count == 0:
            return w.shield_bare
        value = w.shield_one if count == 1 else (w.shield_two if count == 2 else w.shield_whole)
        return value * w.shield_done if diverted else value

    @final
    def harm(self, ship: SimShip, card: Whole) -> float:
        """Return how much a Damage card would hurt now."""
        total = 0.0
        for place in self.table.damage[card]:
            total += self.harm_at(ship, place)
        chosen: int = self.table.free[card]
        return total + 2.0 * chosen

    @final
    def harm_at(self, ship: SimShip, place: Whole) -> float:
        """Return how much a hit would hurt a room now."""
        if ship.guards[place] or (self.crew_shields and self.holders[place]):
            return 0.1
        cubes = ship.cubes[place]
        if not cubes:
            return 100.0
        count = (cubes & 1) + ((cubes >> 1) & 1) + (cubes >> 2)
        hurt = 6.0 if count == 1 else (3.0 if count == 2 else 2.0)
        return hurt * (0.6 if ship.diverted[place] else 1.0)
