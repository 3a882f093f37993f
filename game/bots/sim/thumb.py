"""A player by rules of thumb, inside the simulator: it rates what can be done and takes the best.

It reads what everybody at the table may know: hands, rooms, what the decks hold, never their order but for
cards that were seen. Its weights are data (`data/bots/cadet.yaml`), found by hill climbing.
"""

from __future__ import annotations

from game.bots.sim.codes import (
    ACT,
    CENTRE,
    COLLECT,
    CORE,
    DISCARD,
    HAND_TOKENS,
    HOLDER,
    M_ACTIVATE,
    M_AFAR,
    M_CROSS,
    M_CUBE,
    M_DECK,
    M_DISCARD,
    M_DIVERT,
    M_FACE,
    M_FINISH,
    M_GIVE,
    M_GIVE_FAR,
    M_MOVE,
    M_NOTHING,
    M_RECOVER,
    M_RECOVER_SWAP,
    M_REPAIR,
    M_SCAVENGE,
    M_SEND,
    M_SHIELDS,
    M_STRIKE,
    M_SWAP_FAR,
    M_TAKE,
    M_TAKE_FAR,
    M_TO,
    M_TOKENS,
    M_TRADE,
    M_TRADE_ONE,
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
    arg,
)  # fmt: skip
from game.bots.sim.eyes import Eyes
from game.bots.sim.legal_moves import ability_moves, actions, can_activate, can_pay, legal
from game.bots.sim.sim_ship import SimShip

FORBIDDEN = -1000.0


class Thumb(Eyes):
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
        best = self.rest_value[left * PLACES + place]
        first = -1
        jobs = len(self.job_at)
        for one in range(jobs):
            at = self.job_at[one]
            rest = left - table.steps[place * PLACES + at] - self.job_cost[one]
            if rest < 0:
                continue
            value = self.job_value[one]
            total = value + self.rest_value[rest * PLACES + at]
            if total > best:
                best = total
                first = one
            if rest:
                for other in range(jobs):
                    then = self.job_at[other]
                    if other == one or (then == at and self.job_what[other] != M_ACTIVATE):
                        continue
                    more = rest - table.steps[at * PLACES + then] - self.job_cost[other]
                    if more >= 0:
                        total = value + self.job_value[other] + self.rest_value[more * PLACES + then]
                        if total > best:
                            best = total
                            first = one
        if first < 0:
            return self.idle_move(ship, who, place, left)
        if self.job_at[first] != place:
            return self.towards(ship, place, self.job_at[first])
        return self.begin_job(ship, who, place, first)

    def towards(self, ship: SimShip, place: int, to: int) -> int:
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

    def list_jobs(self, ship: SimShip, who: int, place: int, left: int) -> None:
        """What is worth doing where: a place, the first move, what it costs, its worth."""
        w = self.w
        table = self.table
        self.job_at = []
        self.job_what = []
        self.job_cost = []
        self.job_value = []
        wild = self.wilds(ship, who)
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
                        self.add_job(at, M_DIVERT, 1, self.divert(ship) - w.wild_paid * wild)
                    what = table.ability[at]
                    if what != REST and away + table.price[at] <= left and (can_activate(ship, at, left)):
                        value = self.ability(ship, who, at)
                        if value > 0.0:
                            self.add_job(at, M_ACTIVATE, table.price[at], value)
            if table.shares:
                for other in range(table.crew):
                    if other != who and ship.at[other] == at:
                        self.share_jobs(ship, who, other, at)

    def add_job(self, at: int, what: int, cost: int, value: float) -> None:
        """Note a job."""
        self.job_at.append(at)
        self.job_what.append(what)
        self.job_cost.append(cost)
        self.job_value.append(value)

    def repair_jobs(self, ship: SimShip, who: int, at: int, wild: int) -> None:
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
        open_spaces = 0
        fits = 0
        for slot in range(3):
            if not (ship.cubes[at] >> slot) & 1:
                open_spaces += 1
                if ship.hand[start + table.track[3 * at + slot]]:
                    fits += 1
        if fits > 1:
            more = value + w.more_repairs * (w.third if open_spaces == 2 else w.second)
            self.add_job(at, M_REPAIR, 2, more)
        if (fits == open_spaces or (open_spaces == 1 and wild)) and self.pays_after(ship, who, at):
            self.add_job(at, M_REPAIR, open_spaces + 1, value + w.then_divert * self.divert(ship))

    def share_jobs(self, ship: SimShip, who: int, other: int, at: int) -> None:
        """The best card to give to somebody, and to take."""
        w = self.w
        kinds = self.table.kinds
        best = 0.0
        back = 0.0
        for card in range(kinds):
            if ship.count(who, card) and self.moved(who, other, card) > best:
                best = self.moved(who, other, card)
            if ship.count(other, card) and self.moved(other, who, card) > back:
                back = self.moved(other, who, card)
        if w.give * best > w.share:
            self.add_job(at, M_GIVE, 1, w.give * best - w.share)
        if w.take * back > w.share:
            self.add_job(at, M_TAKE, 1, w.take * back - w.share)

    def prepare_ends(self, ship: SimShip, who: int, left: int) -> None:
        """What it is worth to have so many actions over in a place: scavenging, or going somewhere to be."""
        w = self.w
        table = self.table
        held = ship.held[table.hand_of[who]]
        deck = self.from_deck(ship, who) * w.scavenge + w.scavenge_base
        deck -= w.scavenge_deck / (1.0 + len(ship.deck))
        total = 0.0
        self.idle[0] = 0.0
        for count in range(1, left + 1):
            value = deck - w.scavenge_held * held
            if held > 4:
                value -= w.scavenge_full * (held - 4)
            held += 1
            keep = self.keeping(ship, who)
            total += value if value > keep else keep
            self.idle[count] = total
        for at in range(PLACES):
            value = w.later * self.reach(ship, who, at, 0, -1)
            if table.ability[at] == REST and ship.cubes[at] == 7:
                value += w.rest
            self.ends[at] = value
        for count in range(left + 1):
            for at in range(PLACES):
                best = -1.0e9
                for to in range(PLACES):
                    away = table.steps[at * PLACES + to]
                    if away <= count:
                        value = self.ends[to] + self.idle[count - away]
                        if value > best:
                            best = value
                self.rest_value[count * PLACES + at] = best

    def keeping(self, ship: SimShip, who: int) -> float:
        """What it is worth to keep an action for a later turn: the less, the more are kept."""
        if ship.actions and not ship.token_supply:
            return 0.0
        return self.w.token - self.w.token_more * ship.tokens[who]

    def idle_move(self, ship: SimShip, who: int, place: int, left: int) -> int:
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
        held = ship.held[table.hand_of[who]]
        value = self.from_deck(ship, who) * w.scavenge + w.scavenge_base - w.scavenge_held * held
        value -= w.scavenge_deck / (1.0 + len(ship.deck))
        if held > 4:
            value -= w.scavenge_full * (held - 4)
        keep = self.keeping(ship, who)
        if value > keep:
            return M_SCAVENGE
        if to != place:
            return self.towards(ship, place, to)
        return M_FINISH

    def begin_job(self, ship: SimShip, who: int, place: int, job: int) -> int:
        """The first action of a job in the room stood in."""
        what = self.job_what[job]
        if what == M_ACTIVATE:
            return M_ACTIVATE
        best = -1.0e9
        found = M_FINISH
        left = ship.actions + ship.tokens[who]
        for move in actions(ship):
            code = move & 255
            if code == what or (code == M_CUBE and what == M_REPAIR):
                value = self.action(ship, move, who, place, left, 0.0)
                if value > best:
                    best = value
                    found = move
        return found

    def action(self, ship: SimShip, move: int, who: int, place: int, left: int, stay: float) -> float:
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

    def chain(self, ship: SimShip, who: int) -> float:
        """What a repair is worth more because power can be diverted next."""
        place = ship.at[who]
        if ship.diverted[place] or not can_pay(ship, place, who):
            return 0.0
        cubes = ship.cubes[place]
        count = (cubes & 1) + ((cubes >> 1) & 1) + (cubes >> 2)
        return self.w.then_divert * self.divert(ship) / (3 - count) if count < 3 else 0.0

    def ability(self, ship: SimShip, who: int, place: int) -> float:
        """Rate using a room."""
        w = self.w
        table = self.table
        what = table.ability[place]
        if what == CORE:
            return w.core * 2.0
        if what == ORDER_CARDS:
            return w.order_cards if ship.deck_seen < 2 else FORBIDDEN
        if what == TAKE_CARD:
            best = self.from_deck(ship, who)
            for card in ship.face:
                if self.plus[who * table.kinds + card] > best:
                    best = self.plus[who * table.kinds + card]
            held = ship.held[table.hand_of[who]]
            return w.take_card * best + w.scavenge_base - w.scavenge_held * held
        if what in (ORDER_DAMAGE, SPLIT_DAMAGE):
            if ship.damage_seen:
                return FORBIDDEN
            worst = 0.0
            for one in range(PLACES):
                if one != CENTRE:
                    worst += self.loss[one]
            return (w.order_damage if what == ORDER_DAMAGE else w.split_damage) * worst
        if what == SHIELD_ROOMS:
            first = 0.0
            second = 0.0
            for one in range(PLACES):
                if one != CENTRE and not ship.guards[one]:
                    if self.loss[one] > first:
                        second = first
                        first = self.loss[one]
                    elif self.loss[one] > second:
                        second = self.loss[one]
            return w.shield_rooms * (first + second)
        if what == HAND_TOKENS:
            return w.hand_tokens * min(table.amount[place], ship.token_supply)
        best = FORBIDDEN
        for move in ability_moves(ship, what):
            value = self.answer(ship, move)
            if value > best:
                best = value
        return best

    def answer(self, ship: SimShip, move: int) -> float:
        """Rate an answer to a room's question, once every crew member is known."""
        w = self.w
        table = self.table
        kinds = table.kinds
        who = ship.active
        code = move & 255
        if code == M_SEND:
            one = arg(move, 0)
            new = self.reach(ship, one, arg(move, 1), 3, -1)
            value = new - self.reach(ship, one, ship.at[one], 3, -1)
            if ship.done == PLACES - 1:
                value += w.core if arg(move, 1) == CENTRE and one == who and ship.actions > 1 else 0.0
            return value * (w.send_self if one == who else w.send)
        if code == M_GIVE_FAR:
            return w.far_share * self.moved(who, arg(move, 1), arg(move, 0)) - w.share
        if code == M_TAKE_FAR:
            return w.far_share * self.moved(arg(move, 1), who, arg(move, 0)) - w.share
        if code == M_SWAP_FAR:
            other = arg(move, 2)
            if arg(move, 0) == arg(move, 1):
                return FORBIDDEN
            return (
                w.far_share * (self.moved(who, other, arg(move, 0)) + self.moved(other, who, arg(move, 1)))
                - w.share
            )
        if code == M_CROSS:
            one, other, size = arg(move, 0), arg(move, 1), arg(move, 2)
            value = 0.0
            for index in range(size):
                value += self.moved(one, other, arg(move, 3 + index))
                value += self.moved(other, one, arg(move, 3 + size + index))
            return w.far_share * value - w.share
        if code in (M_TRADE_ONE, M_TRADE):
            value = self.plus[who * kinds + arg(move, 1)] - self.minus[who * kinds + arg(move, 0)]
            return w.trade * value - w.share
        if code == M_RECOVER_SWAP:
            if arg(move, 0) == arg(move, 1):
                return FORBIDDEN
            value = self.plus[who * kinds + arg(move, 1)] - self.minus[who * kinds + arg(move, 0)]
            return w.recover_swap * value - w.share
        if code == M_RECOVER:
            held = ship.held[table.hand_of[who]]
            value = w.recover * self.plus[who * kinds + arg(move, 0)] + w.scavenge_base
            return value - w.scavenge_held * held - w.recover_deck
        if code == M_AFAR:
            return w.afar * (self.gain[arg(move, 0)] - w.spend * self.minus[who * kinds + arg(move, 2)])
        if code == M_TO:
            one = arg(move, 0)
            at = ship.at[one]
            if table.ability[ship.at[who]] == SHIELD_CREW:
                return w.shield_crew * self.loss[at] + w.shield_crew_base - ship.shields[one]
            after = (one - who) % table.crew
            return w.hand_cube - w.hand_cube_late * after - w.hand_cube * ship.spare[one]
        return 0.0

    def pick(self, ship: SimShip, question: int) -> int:
        """A card from the deck, a face-up card, or nothing."""
        w = self.w
        who = ship.active
        kinds = self.table.kinds
        self.cards(ship, who)
        held = ship.held[self.table.hand_of[who]]
        found = M_DECK
        if question == COLLECT:
            best = self.from_deck(ship, who) * w.two_cards
            if held > 4:
                best -= w.collect_full * (held - 4)
            if len(ship.deck) <= 2:
                best = FORBIDDEN
        else:
            best = self.from_deck(ship, who)
        for card in ship.face:
            value = self.plus[who * kinds + card] + (w.open_card if question == COLLECT else w.open_pick)
            if value > best:
                best = value
                found = M_FACE | card << 8
        if question == PICK and (held >= 6 and best < w.enough * (held - 5) or len(ship.deck) <= 2):
            return M_NOTHING
        return found

    def order_cards(self, ship: SimShip) -> int:
        """What is worth most on top."""
        who = ship.active
        self.cards(ship, who)
        cards = ship.deck[len(ship.deck) - ship.seen :]
        move = 31 | ship.seen << 8
        for index in range(ship.seen):
            best = -1.0e9
            found = 0
            for card in cards:
                value = self.plus[who * self.table.kinds + card]
                if value > best:
                    best = value
                    found = card
            cards.remove(found)
            move |= found << (14 + 6 * index)
        return move

    def order_damage(self, ship: SimShip, question: int) -> int:
        """What hurts least first; with a bottom to go to, what hurts more goes there."""
        best = 1.0e9
        found = -1
        for move in ability_moves(ship, question):
            value = 0.0
            if question == ORDER_DAMAGE:
                for index in range(arg(move, 0)):
                    value += self.harm(ship, arg(move, 1 + index)) / (1.0 + index)
            else:
                above, below = arg(move, 0), arg(move, 1)
                for index in range(above):
                    value += self.harm(ship, arg(move, 2 + index)) / (1.0 + index)
                value += below * self.w.split_from
            if value < best:
                best = value
                found = move
        return found

    def shield_rooms(self, ship: SimShip) -> int:
        """The rooms with most to lose."""
        count = min(self.table.amount[ship.at[ship.active]], ship.shield_supply)
        places: list[int] = []
        for place in self.table.room_order:
            if place != CENTRE:
                places.append(place)
        chosen: list[int] = []
        for _ in range(count):
            best = -1.0
            found = places[0]
            for place in places:
                value = self.loss[place] + 0.01
                if place in chosen or ship.guards[place]:
                    value *= self.w.guarded
                if value > best:
                    best = value
                    found = place
            chosen.append(found)
        move = M_SHIELDS | count << 8
        index = 0
        for place in places:
            for one in chosen:
                if one == place:
                    move |= place << (14 + 6 * index)
                    index += 1
        return move

    def hand_tokens(self, ship: SimShip) -> int:
        """All tokens to whoever can do most, the sooner the better."""
        table = self.table
        who = ship.active
        best = -1.0e9
        found = -1
        for one in range(table.crew):
            if one != who and ship.at[one] >= 0:
                self.know(ship, one)
                value = self.reach(ship, one, ship.at[one], 3, -1) - 0.5 * ((one - who) % table.crew)
                if value > best:
                    best = value
                    found = one
        count = min(table.amount[ship.at[who]], ship.token_supply)
        return M_TOKENS | count << (8 + 6 * found)

    def strike(self, ship: SimShip) -> int:
        """The rooms that bear a hit best."""
        table = self.table
        chosen: list[int] = []
        for _ in range(ship.seen):
            best = 1.0e9
            found = -1
            for place in table.room_order:
                if place != CENTRE and place not in chosen and self.harm_at(ship, place) < best:
                    best = self.harm_at(ship, place)
                    found = place
            chosen.append(found)
        move = M_STRIKE | ship.seen << 8
        index = 0
        for place in table.room_order:
            if place in chosen:
                move |= place << (14 + 6 * index)
                index += 1
        return move
