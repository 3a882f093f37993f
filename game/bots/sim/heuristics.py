"""A player by rules of thumb, inside the simulator: it rates what can be done and takes the best.

It reads what everybody at the table may know: hands, rooms, what the decks hold, never their order but for
cards that were seen. Its weights are data (`data/bots/cadet.json`), found by hill climbing.
"""

from __future__ import annotations

from typing import final

from game.bots.sim.answers import FORBIDDEN
from game.bots.sim.codes import (
    ACT,
    CENTRE,
    COLLECT,
    DISCARD,
    HAND_CUBE,
    HAND_TOKENS,
    HOLDER,
    M_ACTIVATE,
    M_DISCARD,
    M_FINISH,
    M_MOVE,
    M_SCAVENGE,
    ORDER_CARDS,
    ORDER_DAMAGE,
    PICK,
    PLACES,
    REST,
    SHIELD_CREW,
    SHIELD_ROOMS,
    SPLIT_DAMAGE,
    STRIKE,
    TAKE_CARD,
)
from game.bots.sim.jobs import Jobs
from game.bots.sim.legal_moves import ability_moves, legal
from game.bots.sim.rows import Whole
from game.bots.sim.sim_ship import SimShip


@final
class Thumb(Jobs):
    """Rates the moves of a game, and takes the best."""

    def choose(self, ship: SimShip) -> int:
        """The move that rates best."""
        question = ship.question
        self.look(ship)
        who = ship.active
        if question == ACT:
            return self.act(ship)
        if question in (PICK, COLLECT, TAKE_CARD):
            return self.pick(ship, question)
        if question == DISCARD:
            self.cards(ship, who)
            return M_DISCARD | self.cheapest(ship, who) << 8
        if question == HOLDER:
            return legal(ship)[0]
        if question == STRIKE:
            return self.strike(ship)
        if question == ORDER_CARDS:
            return self.order_cards(ship)
        if question in (ORDER_DAMAGE, SPLIT_DAMAGE):
            return self.order_damage(ship, question)
        if question == SHIELD_ROOMS:
            return self.shield_rooms(ship)
        if question == HAND_TOKENS:
            return self.hand_tokens(ship)
        for one in range(self.table.crew):
            self.know(ship, one)
        best = FORBIDDEN * 10
        found = -1
        for move in ability_moves(ship, question):
            value = self.answer(ship, move)
            if value > best:
                best = value
                found = move
        return found

    def act(self, ship: SimShip) -> int:
        """The first action of the best way to use the actions left: two jobs, idle time, where it ends."""
        table = self.table
        who = ship.active
        place = ship.at[who]
        left = ship.actions + ship.tokens[who]
        if left == 0:
            return M_FINISH
        if ship.done == PLACES - 1:
            if place == CENTRE:
                return M_ACTIVATE
            if table.steps[place * PLACES + CENTRE] < left:
                return self.towards(ship, place, CENTRE)
        for other in range(table.crew):
            if ship.at[other] >= 0:
                self.know(ship, other)
        if left > 6:
            left = 6
        self.list_jobs(ship, who, place, left)
        self.prepare_ends(ship, who, left)
        steps = table.steps
        job_at = self.job_at
        job_what = self.job_what
        job_cost = self.job_cost
        job_value = self.job_value
        rest_value = self.rest_value
        best = rest_value[left * PLACES + place]
        first: Whole = -1
        jobs = self.jobs
        for one in range(jobs):
            at = job_at[one]
            rest = left - steps[place * PLACES + at] - job_cost[one]
            if rest < 0:
                continue
            value = job_value[one]
            total = value + rest_value[rest * PLACES + at]
            if total > best:
                best = total
                first = one
            if rest:
                for other in range(jobs):
                    then = job_at[other]
                    if other == one:
                        continue
                    if then == at and (job_what[other] != M_ACTIVATE or job_what[one] == M_ACTIVATE):
                        continue
                    more = rest - steps[at * PLACES + then] - job_cost[other]
                    if more >= 0:
                        total = value + job_value[other] + rest_value[more * PLACES + then]
                        if total > best:
                            best = total
                            first = one
        if first < 0:
            return self.idle_move(ship, who, place, left)
        if job_at[first] != place:
            return self.towards(ship, place, job_at[first])
        return self.begin_job(ship, who, place, first)

    def towards(self, ship: SimShip, place: Whole, to: Whole) -> int:
        """A step nearer to a place, past where most can be done."""
        table = self.table
        best = -1.0e9
        found = place
        for near in table.near[place]:
            if table.steps[near * PLACES + to] < table.steps[place * PLACES + to]:
                value = self.task[ship.active * PLACES + near]
                if value > best:
                    best = value
                    found = near
        return M_MOVE | found << 8

    def prepare_ends(self, ship: SimShip, who: Whole, left: Whole) -> None:
        """Weigh what it is worth to have so many actions over in a place: scavenging, or going somewhere to
        be."""
        w = self.w
        table = self.table
        steps = table.steps
        ends = self.ends
        idle = self.idle
        rest_value = self.rest_value
        held: int = ship.held[table.hand_of[who]]
        cards: int = len(ship.deck)
        deck = self.from_deck(ship, who) * w.scavenge + w.scavenge_base
        deck -= w.scavenge_deck / (1.0 + cards) + w.scavenge_surplus * self.surplus
        total = 0.0
        idle[0] = 0.0
        for count in range(1, left + 1):
            value = deck - w.scavenge_held * held
            if held > 4:
                value -= w.scavenge_full * (held - 4)
            held += 1
            keep = self.keeping(ship, who)
            total += value if value > keep else keep
            idle[count] = total
        for at in range(PLACES):
            value = w.later * self.reach(ship, who, at, 0, -1)
            if table.ability[at] == REST and ship.cubes[at] == 7:
                value += w.rest
            elif table.ability[at] == SHIELD_ROOMS and not self.manned(ship, who, at):
                value += w.post * self.danger
            elif self.crew_shields and at != CENTRE and ship.shields[who]:
                value += w.stand * self.cover(at, table.crew)
            if self.hands_out:
                value += self.posted(ship, who, at)
            ends[at] = value
        if table.shares:
            for other in range(table.crew):
                if other != who and ship.at[other] >= 0:
                    ends[ship.at[other]] += w.meet * self.best_gift(ship, other, who)
        for count in range(left + 1):
            for at in range(PLACES):
                best = -1.0e9
                for to in range(PLACES):
                    away = steps[at * PLACES + to]
                    if away <= count:
                        value = ends[to] + idle[count - away]
                        if value > best:
                            best = value
                rest_value[count * PLACES + at] = best

    def posted(self, ship: SimShip, who: Whole, at: Whole) -> float:
        """Return what it is worth to wait in a room that hands something to the crew next time."""
        w = self.w
        what = self.table.ability[at]
        if what == SHIELD_CREW:
            value = w.post_crew * self.danger
        elif what == SPLIT_DAMAGE:
            value = w.post_split * self.danger
        elif what == HAND_TOKENS:
            value = w.post_tokens
        elif what == HAND_CUBE:
            value = w.post_cube
        else:
            return 0.0
        return 0.0 if ship.cubes[at] != 7 or self.manned(ship, who, at) else value

    def manned(self, ship: SimShip, who: Whole, at: Whole) -> bool:
        """Return whether somebody else stands in a place."""
        return any(other != who and ship.at[other] == at for other in range(self.table.crew))

    def keeping(self, ship: SimShip, who: Whole) -> float:
        """Return what it is worth to keep an action for a later turn: the less, the more are kept."""
        if ship.actions and not ship.token_supply:
            return 0.0
        tokens: int = ship.tokens[who]
        return self.w.token - self.w.token_more * tokens

    def idle_move(self, ship: SimShip, who: Whole, place: Whole, left: Whole) -> int:
        """Nothing to do: scavenge, go where it is good to be, or keep the actions."""
        w = self.w
        table = self.table
        best = -1.0e9
        to = place
        for at in range(PLACES):
            away = table.steps[place * PLACES + at]
            if away <= left:
                value = self.ends[at] + self.idle[left - away]
                if value > best + (0.0 if at == place else 1.0e-9):
                    best = value
                    to = at
        away = table.steps[place * PLACES + to]
        if away >= left and to != place:
            return self.towards(ship, place, to)
        held: int = ship.held[table.hand_of[who]]
        cards: int = len(ship.deck)
        value = self.from_deck(ship, who) * w.scavenge + w.scavenge_base - w.scavenge_held * held
        value -= w.scavenge_deck / (1.0 + cards) + w.scavenge_surplus * self.surplus
        if held > 4:
            value -= w.scavenge_full * (held - 4)
        keep = self.keeping(ship, who)
        if value > keep:
            return M_SCAVENGE
        if to != place:
            return self.towards(ship, place, to)
        return M_FINISH
