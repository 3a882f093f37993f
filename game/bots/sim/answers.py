"""Answers to what rooms, decks and Damage cards ask, by rules of thumb."""

from __future__ import annotations

from typing import final

from game.bots.sim.codes import (
    CENTRE,
    COLLECT,
    CORE,
    HAND_CUBE,
    HAND_TOKENS,
    M_AFAR,
    M_CROSS,
    M_DECK,
    M_FACE,
    M_GIVE_FAR,
    M_NOTHING,
    M_RECOVER,
    M_RECOVER_SWAP,
    M_SEND,
    M_SHIELDS,
    M_STRIKE,
    M_SWAP_FAR,
    M_TAKE_FAR,
    M_TO,
    M_TOKENS,
    M_TRADE,
    M_TRADE_ONE,
    ORDER_CARDS,
    ORDER_DAMAGE,
    PICK,
    PLACES,
    SHIELD_CREW,
    SHIELD_ROOMS,
    SPLIT_DAMAGE,
    TAKE_CARD,
    arg,
)
from game.bots.sim.legal_moves import ability_moves
from game.bots.sim.rows import Whole
from game.bots.sim.sim_ship import SimShip
from game.bots.sim.visibility import Eyes

FORBIDDEN = -1000.0
"""The worth of what is never done."""


class Answers(Eyes):
    """Rates answers."""

    @final
    def ability(self, ship: SimShip, who: Whole, place: Whole) -> float:
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
            held: int = ship.held[table.hand_of[who]]
            return w.take_card * best + w.scavenge_base - w.scavenge_held * held
        if what in (ORDER_DAMAGE, SPLIT_DAMAGE):
            if ship.damage_seen > (0 if what == ORDER_DAMAGE else 1):
                return FORBIDDEN
            worst = 0.0
            for one in range(PLACES):
                if one != CENTRE:
                    worst += self.loss[one]
            if what == ORDER_DAMAGE:
                return w.order_damage * worst
            value = w.split_damage * worst + w.split_peril * self.peril
            return value if not ship.damage_seen else w.split_again * value
        if what == SHIELD_ROOMS:
            first = 0.0
            second = 0.0
            for one in range(PLACES):
                if one != CENTRE and not ship.guards[one]:
                    if self.risk[one] > first:
                        second = first
                        first = self.risk[one]
                    elif self.risk[one] > second:
                        second = self.risk[one]
            return first + second
        if what == HAND_TOKENS:
            tokens: int = min(table.amount[place], ship.token_supply)
            return tokens * self.best_handed(ship, who)
        best = FORBIDDEN
        if what in (SHIELD_CREW, HAND_CUBE):
            for one in range(table.crew):
                if ship.at[one] >= 0 and (one != who or what == SHIELD_CREW):
                    value = (
                        self.shielding(ship, who, one) if what == SHIELD_CREW else self.cubing(ship, who, one)
                    )
                    if value > best:
                        best = value
            return best
        for move in ability_moves(ship, what):
            value = self.answer(ship, move)
            if value > best:
                best = value
        return best

    @final
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
            held: int = ship.held[table.hand_of[who]]
            value = w.recover * self.plus[who * kinds + arg(move, 0)] + w.scavenge_base
            return value - w.scavenge_held * held - w.recover_deck
        if code == M_AFAR:
            return w.afar * (self.gain[arg(move, 0)] - w.spend * self.minus[who * kinds + arg(move, 2)])
        if code == M_TO:
            one = arg(move, 0)
            if table.ability[ship.at[who]] == SHIELD_CREW:
                return self.shielding(ship, who, one)
            return self.cubing(ship, who, one)
        return 0.0

    @final
    def shielding(self, ship: SimShip, who: Whole, one: Whole) -> float:
        """Rate a Protection token for somebody to hold: where they wait, or where they can still go."""
        w = self.w
        table = self.table
        shields: int = ship.shields[one]
        at = ship.at[one]
        best = 0.0
        if one == who:
            left: int = ship.actions + ship.tokens[who]
            for place in range(PLACES):
                if place != CENTRE and table.steps[at * PLACES + place] < left:
                    value = self.cover(place, table.crew)
                    if value > best:
                        best = value
        elif at != CENTRE:
            best = self.cover(at, (one - who) % table.crew)
        return w.shield_crew * best + w.shield_crew_base - w.shield_more * shields

    @final
    def cubing(self, ship: SimShip, who: Whole, one: Whole) -> float:
        """Rate a Repair cube for somebody to hold: by what it can mend on their way."""
        w = self.w
        after: int = (one - who) % self.table.crew
        spare: int = ship.spare[one]
        at = ship.at[one]
        best = 0.0
        for place in range(PLACES):
            value = self.gain[place]
            if place == CENTRE or value <= best:
                continue
            away = self.table.steps[at * PLACES + place]
            if away == 1:
                value *= w.step_one
            elif away == 2:
                value *= w.step_two
            elif away > 2:
                value *= w.step_three
            if value > best:
                best = value
        return w.hand_cube + w.hand_cube_gain * best - w.hand_cube_late * after - w.hand_cube_more * spare

    @final
    def handed(self, ship: SimShip, who: Whole, one: Whole) -> float:
        """Rate an Action token for somebody else."""
        w = self.w
        after: int = (one - who) % self.table.crew
        tokens: int = ship.tokens[one]
        task = self.reach(ship, one, ship.at[one], 3, -1)
        return w.hand_tokens + w.hand_tokens_task * task - w.hand_tokens_more * (tokens + after)

    @final
    def best_handed(self, ship: SimShip, who: Whole) -> float:
        """Rate an Action token for whom it is worth most."""
        best = FORBIDDEN
        for one in range(self.table.crew):
            if one != who and ship.at[one] >= 0:
                value = self.handed(ship, who, one)
                if value > best:
                    best = value
        return best

    @final
    def pick(self, ship: SimShip, question: Whole) -> int:
        """A card from the deck, a face-up card, or nothing."""
        w = self.w
        who = ship.active
        kinds = self.table.kinds
        self.cards(ship, who)
        held: int = ship.held[self.table.hand_of[who]]
        deck: int = len(ship.deck)
        found: int = M_DECK
        if question == COLLECT:
            best = self.from_deck(ship, who) * w.two_cards
            if held > 4:
                best -= w.collect_full * (held - 4)
            best -= w.collect_surplus * self.surplus + w.collect_deck * 8.0 / (8.0 + deck)
            if deck <= 2:
                best = FORBIDDEN
        else:
            best = self.from_deck(ship, who)
        for card in ship.face:
            value = self.plus[who * kinds + card] + (w.open_card if question == COLLECT else w.open_pick)
            if value > best:
                best = value
                found = M_FACE | card << 8
        if question == PICK and (held >= 6 and best < w.enough * (held - 5) or deck <= 2):
            return M_NOTHING
        return found

    @final
    def order_cards(self, ship: SimShip) -> int:
        """Return what is worth most on top."""
        who = ship.active
        self.cards(ship, who)
        cards = [*ship.deck[len(ship.deck) - ship.seen :]]
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

    @final
    def order_damage(self, ship: SimShip, question: Whole) -> int:
        """Return what hurts least first; with a bottom to go to, what hurts more goes there."""
        best = 1.0e9
        found = -1
        for move in ability_moves(ship, question):
            value = 0.0
            if question == ORDER_DAMAGE:
                cards: int = arg(move, 0)
                for index in range(cards):
                    value += self.harm(ship, arg(move, 1 + index)) / (1.0 + index)
            else:
                above: int = arg(move, 0)
                below: int = arg(move, 1)
                for index in range(above):
                    value += self.harm(ship, arg(move, 2 + index)) / (1.0 + index)
                value += below * self.w.split_from
            if value < best:
                best = value
                found = move
        return found

    @final
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
                value = self.risk[place] + 0.01
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

    @final
    def hand_tokens(self, ship: SimShip) -> int:
        """All tokens to whoever can do most, the sooner the better."""
        table = self.table
        who = ship.active
        best = -1.0e9
        found = -1
        for one in range(table.crew):
            if one != who and ship.at[one] >= 0:
                self.know(ship, one)
                value = self.handed(ship, who, one)
                if value > best:
                    best = value
                    found = one
        count = min(table.amount[ship.at[who]], ship.token_supply)
        return M_TOKENS | count << (8 + 6 * found)

    @final
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
