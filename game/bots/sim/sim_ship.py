"""A game in the simulator: numbers that change, and what the rules do to them.

Lists of cards have their top card last. `rng` rolls the dice; the order of decks is as its owner dealt it.
"""

from __future__ import annotations

from typing import Final, final

from game.bots.sim.codes import (
    ACT,
    CENTRE,
    COLLECT,
    DECK_EMPTY,
    DESTROYED,
    DISCARD,
    HOLDER,
    OVER,
    PICK,
    PLACES,
    PLAYING,
    POD,
    REST,
    STRIKE,
)
from game.bots.sim.rows import Whole, Wholes, mypyc_attr, noughts, wholes, with_top, without
from game.bots.sim.sim_table import SimTable

MODULUS: Final = 2147483647


@mypyc_attr(acyclic=True)
@final
class SimShip:
    """The state of a game.

    Attributes:
        cubes: a bit mask for each place; `diverted` 0 or 1; `guards` owners of Protection tokens, three bits
            each (their index and one), the oldest lowest.
        at: the place of each crew member; `hand` counts by hand and resource; `held` the size of each hand.
        deck_left: how many of each resource the deck holds; `hits` how many cards of the Damage deck name a
            place, by type; `left` how many cards of each type it holds.
        deck_seen, damage_seen: how many cards on top are known to the crew; `seen_below` how many at the
            bottom of the Damage deck.
        question: what is asked; `picks` scavenged cards still to be picked, `seen` cards being looked at,
            `pending` places still to be damaged.
        over: how the game has ended; `alone` 1 if a deserter has won.
    """

    table: SimTable
    cubes: Wholes
    diverted: Wholes
    guards: Wholes
    at: Wholes
    hand: Wholes
    held: Wholes
    tokens: Wholes
    spare: Wholes
    shields: Wholes
    deck: Wholes
    discard: Wholes
    face: Wholes
    damage: Wholes
    struck: Wholes
    pending: Wholes
    deck_left: Wholes
    hits: Wholes
    left: Wholes
    deck_seen: Whole
    damage_seen: Whole
    seen_below: Whole
    cube_supply: Whole
    token_supply: Whole
    shield_supply: Whole
    done: Whole
    first: Whole
    active: Whole
    question: Whole
    actions: Whole
    turn: Whole
    picks: Whole
    seen: Whole
    setup: Whole
    over: Whole
    lost_at: Whole
    alone: Whole
    rng: Whole

    def copy(self) -> SimShip:
        """A game that can be played on without changing this one."""
        new = SimShip()
        new.table = self.table
        new.cubes = self.cubes[:]
        new.diverted = self.diverted[:]
        new.guards = self.guards[:]
        new.at = self.at[:]
        new.hand = self.hand[:]
        new.held = self.held[:]
        new.tokens = self.tokens[:]
        new.spare = self.spare[:]
        new.shields = self.shields[:]
        new.deck = self.deck[:]
        new.discard = self.discard[:]
        new.face = self.face[:]
        new.damage = self.damage[:]
        new.struck = self.struck[:]
        new.pending = self.pending[:]
        new.deck_left = self.deck_left[:]
        new.hits = self.hits[:]
        new.left = self.left[:]
        new.deck_seen = self.deck_seen
        new.damage_seen = self.damage_seen
        new.seen_below = self.seen_below
        new.cube_supply = self.cube_supply
        new.token_supply = self.token_supply
        new.shield_supply = self.shield_supply
        new.done = self.done
        new.first = self.first
        new.active = self.active
        new.question = self.question
        new.actions = self.actions
        new.turn = self.turn
        new.picks = self.picks
        new.seen = self.seen
        new.setup = self.setup
        new.over = self.over
        new.lost_at = self.lost_at
        new.alone = self.alone
        new.rng = self.rng
        return new

    def lay_piles(
        self, deck: list[int], discard: list[int], face: list[int], damage: list[int], struck: list[int]
    ) -> None:
        """Lay down all cards that nobody holds, the tops last, and count what the decks have."""
        self.deck = wholes(deck)
        self.discard = wholes(discard)
        self.face = wholes(face)
        self.damage = wholes(damage)
        self.struck = wholes(struck)
        for card in deck:
            self.deck_left[card] += 1
        for card in damage:
            self.count_card(card, 1)

    def await_damage(self, places: list[int]) -> None:
        """These places are still to be damaged, the last one first."""
        self.pending = wholes(places)

    # chance

    def roll(self) -> Whole:
        """Roll the die: 0 to 5."""
        self.rng = self.rng * 48271 % MODULUS
        return (self.rng >> 4) % 6

    def below(self, count: Whole) -> Whole:
        """A number below a count."""
        self.rng = self.rng * 48271 % MODULUS
        return (self.rng >> 4) % count

    def mix(self, cards: Wholes, start: Whole, end: Whole) -> None:
        """Shuffle a part of a list."""
        last = end - 1
        rng = self.rng
        while last > start:
            rng = rng * 48271 % MODULUS
            other = start + (rng >> 4) % (last - start + 1)
            card = cards[last]
            cards[last] = cards[other]
            cards[other] = card
            last -= 1
        self.rng = rng

    def deal_anew(self) -> None:
        """Put what nobody has seen of both decks in another order; Damage cards stay among their type."""
        self.mix(self.deck, 0, len(self.deck) - self.deck_seen)
        rank, damage = self.table.rank, self.damage
        start: Whole = 0
        end: Whole = len(damage) - self.damage_seen
        while start < end and start < self.seen_below:
            start += 1
        while start < end:
            stop = start + 1
            while stop < end and rank[damage[stop]] == rank[damage[start]]:
                stop += 1
            self.mix(damage, start, stop)
            start = stop

    # cards

    def add(self, who: Whole, card: Whole) -> None:
        """Put a card into a crew member's hand."""
        hand = self.table.hand_of[who]
        self.hand[hand * self.table.kinds + card] += 1
        self.held[hand] += 1

    def drop(self, who: Whole, card: Whole) -> None:
        """Take a card out of a crew member's hand."""
        hand = self.table.hand_of[who]
        self.hand[hand * self.table.kinds + card] -= 1
        self.held[hand] -= 1

    def count(self, who: Whole, card: Whole) -> Whole:
        """Return how many cards of a resource a crew member holds."""
        return self.hand[self.table.hand_of[who] * self.table.kinds + card]

    def draw(self) -> Whole:
        """Take the top card of the deck; whoever lays it down calls `check_deck` then."""
        card = self.deck[len(self.deck) - 1]
        self.deck = without(self.deck, -1)
        self.deck_left[card] -= 1
        if self.deck_seen:
            self.deck_seen -= 1
        return card

    def check_deck(self) -> bool:
        """Lose the game if the deck is empty (R-18); False if so."""
        if len(self.deck):
            return True
        self.lose(DECK_EMPTY)
        return False

    def draw_to_hand(self, who: Whole) -> bool:
        """Draw a card; False if the game is over."""
        self.add(who, self.draw())
        return self.check_deck()

    def take_face(self, who: Whole, card: Whole) -> bool:
        """Take a face-up card, which is replaced; False if the game is over."""
        self.add(who, card)
        self.change_face(card, self.draw())
        return self.check_deck()

    def change_face(self, card: Whole, other: Whole) -> None:
        """Lay another card where the first of a resource lies face up."""
        index: Whole = 0
        while self.face[index] != card:
            index += 1
        self.face[index] = other

    def pay(self, cost: Whole) -> None:
        """Spend actions, tokens last (R-6)."""
        while cost:
            if self.actions:
                self.actions -= 1
            else:
                self.tokens[self.active] -= 1
                self.token_supply += 1
            cost -= 1

    def discard_card(self, card: Whole) -> None:
        """Lay a card on the discard pile."""
        self.discard = with_top(self.discard, card)

    def take_discarded(self, card: Whole) -> None:
        """Take the latest card of a resource off the discard pile."""
        index: Whole = len(self.discard) - 1
        while self.discard[index] != card:
            index -= 1
        self.discard = without(self.discard, index)

    # ends

    def lose(self, how: Whole) -> None:
        """The ship is lost; a deserter has a last roll (R-34)."""
        self.over = how
        self.question = OVER
        for who in range(self.table.crew):
            if self.at[who] == POD:
                self.salvage(who)
                if self.roll() + 1 > self.held[self.table.hand_of[who]]:
                    self.alone = 1
                    break

    def salvage(self, who: Whole) -> None:
        """A deserter takes the top card of the discard pile (R-32)."""
        if len(self.discard):
            self.add(who, self.discard[len(self.discard) - 1])
            self.discard = without(self.discard, -1)

    # damage

    def draw_damage(self, top: bool) -> None:
        """Draw a Damage card and lay it on its pile; its places are pending."""
        index: Whole = 0
        if top:
            index = len(self.damage) - 1
            if self.damage_seen:
                self.damage_seen -= 1
        card = self.damage[index]
        self.damage = without(self.damage, index)
        if self.seen_below > len(self.damage):
            self.seen_below = len(self.damage)
        self.count_card(card, -1)
        self.struck = with_top(self.struck, card)
        table = self.table
        hit = table.damage[card]
        self.pending = noughts(len(hit))
        for n in range(len(hit)):
            self.pending[n] = hit[len(hit) - 1 - n]
        if table.free[card]:
            self.seen = table.free[card]
            self.question = STRIKE

    def count_card(self, card: Whole, change: Whole) -> None:
        """Keep count of what the Damage deck holds."""
        rank = self.table.rank[card]
        self.left[rank] += change
        for place in self.table.damage[card]:
            self.hits[rank * PLACES + place] += change

    def strike(self) -> None:
        """Damage the pending places, up to a question or the end (R-16)."""
        while len(self.pending):
            place = self.pending[len(self.pending) - 1]
            if self.guards[place]:
                self.guards[place] >>= 3
                self.shield_supply += 1
            else:
                holders: Whole = 0
                holder: Whole = 0
                for who in range(self.table.crew):
                    if self.at[who] == place and self.shields[who]:
                        holders += 1
                        holder = who
                if holders > 1:
                    self.question = HOLDER
                    return
                if holders == 1:
                    self.shields[holder] -= 1
                    self.shield_supply += 1
                elif self.cubes[place]:
                    self.cubes[place] &= self.cubes[place] - 1
                    self.cube_supply += 1
                else:
                    self.lost_at = place
                    self.lose(DESTROYED)
                    return
            self.pending = without(self.pending, -1)
        if self.setup:
            self.go_on_setup()
        else:
            self.pass_turn()

    def go_on_setup(self) -> None:
        """Draw the next card of the setup, or begin the first turn (R-4)."""
        if len(self.struck) < self.table.setup_draws:
            self.question = ACT
            self.draw_damage(False)
            if self.question != STRIKE:
                self.strike()
            return
        self.setup = 0
        self.begin_turn()

    def damage_phase(self) -> None:
        """Phase 3 (R-16, R-17)."""
        if len(self.damage):
            self.question = ACT
            self.draw_damage(True)
            if self.question != STRIKE:
                self.strike()
            return
        lost = self.table.breach[self.roll()]
        while lost:
            self.discard_card(self.draw())
            if not self.check_deck():
                return
            lost -= 1
        self.pass_turn()

    # turns

    def pass_turn(self) -> None:
        """The next crew member's turn."""
        self.active += 1
        if self.active == self.table.crew:
            self.active = 0
        self.turn += 1
        self.begin_turn()

    def begin_turn(self) -> None:
        """Do what falls due, and begin Phase 1 (R-24, R-26); a deserter's whole turn (R-32)."""
        table = self.table
        while True:
            who = self.active
            self.actions = table.actions
            self.return_guards(who)
            if self.at[who] != POD:
                break
            self.deserter_turn(who)
            self.active = 0 if who + 1 == table.crew else who + 1
            self.turn += 1
        place = self.at[who]
        if table.ability[place] == REST and self.cubes[place] == 7:
            gained = table.amount[place]
            while gained and self.token_supply:
                self.tokens[who] += 1
                self.token_supply -= 1
                gained -= 1
        self.question = ACT

    def deserter_turn(self, who: Whole) -> None:
        """A card, a roll, and perhaps one more card (R-32)."""
        self.salvage(who)
        if self.roll() + 1 <= self.held[self.table.hand_of[who]]:
            self.salvage(who)

    def return_guards(self, who: Whole) -> None:
        """A crew member's Protection tokens on rooms go back to the supply (R-26)."""
        for place in range(PLACES):
            rest = self.guards[place]
            if rest:
                kept: Whole = 0
                shift: Whole = 0
                while rest:
                    if (rest & 7) != who + 1:
                        kept |= (rest & 7) << shift
                        shift += 3
                    else:
                        self.shield_supply += 1
                    rest >>= 3
                self.guards[place] = kept

    def end_collect(self) -> None:
        """Discard down to the limit, then Phase 3 (R-15)."""
        if self.held[self.table.hand_of[self.active]] > self.table.hand_limit:
            self.question = DISCARD
        else:
            self.damage_phase()

    def finish(self) -> None:
        """Leave Phase 1: tokens for unused actions (R-7)."""
        while self.actions and self.token_supply:
            self.tokens[self.active] += 1
            self.token_supply -= 1
            self.actions -= 1
        self.actions = 0
        self.question = COLLECT

    def begin_picks(self) -> None:
        """Scavenge: roll, and pick what was found (R-9)."""
        self.picks = self.table.scavenge[self.roll()]
        if self.picks:
            self.question = PICK

    def put_cube(self, place: Whole, slot: Whole, who: Whole) -> None:
        """Repair a space, in a diverted room all (R-11, R-12); `who` holds cubes that go first, or -1."""
        if who >= 0 and self.spare[who]:
            self.spare[who] -= 1
        else:
            self.cube_supply -= 1
        self.cubes[place] |= 1 << slot
        if self.diverted[place]:
            for other in range(3):
                if not (self.cubes[place] >> other) & 1:
                    if who >= 0 and self.spare[who]:
                        self.spare[who] -= 1
                    elif self.cube_supply:
                        self.cube_supply -= 1
                    else:
                        break
                    self.cubes[place] |= 1 << other


def empty_ship(table: SimTable) -> SimShip:
    """A ship without cubes, cards and tokens, everybody in the centre.

    Args:
        table: what stays the same.
    """
    ship = SimShip()
    ship.table = table
    ship.cubes = noughts(PLACES)
    ship.diverted = noughts(PLACES)
    ship.guards = noughts(PLACES)
    ship.at = wholes([CENTRE] * table.crew)
    ship.hand = noughts(table.hands * table.kinds)
    ship.held = noughts(table.hands)
    ship.tokens = noughts(table.crew)
    ship.spare = noughts(table.crew)
    ship.shields = noughts(table.crew)
    ship.deck = noughts(0)
    ship.discard = noughts(0)
    ship.face = noughts(0)
    ship.damage = noughts(0)
    ship.struck = noughts(0)
    ship.pending = noughts(0)
    ship.deck_left = noughts(table.kinds)
    ship.hits = noughts(4 * PLACES)
    ship.left = noughts(4)
    ship.deck_seen = 0
    ship.damage_seen = 0
    ship.seen_below = 0
    ship.cube_supply = 0
    ship.token_supply = 0
    ship.shield_supply = 0
    ship.done = 0
    ship.first = 0
    ship.active = 0
    ship.question = ACT
    ship.actions = 0
    ship.turn = 1
    ship.picks = 0
    ship.seen = 0
    ship.setup = 0
    ship.over = PLAYING
    ship.lost_at = -1
    ship.alone = 0
    ship.rng = 1
    return ship
