"""Keep what stays the same through a game, for the simulator: rooms by their place, cards and rooms as
numbers."""

from __future__ import annotations

from typing import final

from game.bots.sim.codes import PLACES
from game.bots.sim.rows import Whole, WholeRows, Wholes, noughts, whole_rows, wholes


@final
class SimTable:
    """The constants of one game.

    Attributes:
        kinds: how many resources there are; `wild` has 1 for those that stand for any.
        track: the resource of every repair space, three for each place; `cost` the cards of the divert cost,
            likewise; both -1 in the centre. `need` is the cost as counts, `kinds` for each place;
            `needed` the resources in it, each once, `plain` those of them that are not wild.
        ability, price, amount: of each place: what its room does, for how many actions, and how many things.
        damage: the places on each Damage card; `free` how many rooms it leaves to the crew; `rank` its type.
        hand_of: the hand of each crew member; `hands` how many there are.
        second: 1 if some room lies on its second side.
        steps: moves between places; `near` the places next to each.
    """

    def __init__(self, kinds: Whole, crew: Whole, hands: Whole) -> None:
        self.kinds: Whole = kinds
        self.crew: Whole = crew
        self.hands: Whole = hands
        self.one_hand: Whole = 1 if hands < crew else 0
        self.wild: Wholes = noughts(kinds)
        self.track: Wholes = wholes([-1] * (3 * PLACES))
        self.cost: Wholes = wholes([-1] * (3 * PLACES))
        self.need: Wholes = noughts(kinds * PLACES)
        self.needed: WholeRows = whole_rows([noughts(0) for _ in range(PLACES)])
        self.plain: WholeRows = whole_rows([noughts(0) for _ in range(PLACES)])
        self.ability: Wholes = noughts(PLACES)
        self.price: Wholes = wholes([1] * PLACES)
        self.amount: Wholes = noughts(PLACES)
        self.room_order: Wholes = noughts(PLACES)
        self.damage: WholeRows = whole_rows([])
        self.free: Wholes = noughts(0)
        self.rank: Wholes = noughts(0)
        self.hand_of: Wholes = wholes([0 if self.one_hand else who for who in range(crew)])
        self.actions: Whole = 3
        self.hand_limit: Whole = 6
        self.deck_cards: Whole = 2
        self.setup_draws: Whole = 2
        self.scavenge: Wholes = noughts(6)
        self.breach: Wholes = noughts(6)
        self.shares: Whole = 1
        self.trades: Whole = 0
        self.trade_price: Whole = 2
        self.pod_goal: Whole = 99
        self.second: Whole = 0
        self.cards: Wholes = noughts(kinds)
        self.steps: Wholes = noughts(PLACES * PLACES)
        near: list[Wholes] = []
        for place in range(PLACES):
            around: list[int] = []
            for other in range(PLACES):
                down: int = place // 3 - other // 3
                across: int = place % 3 - other % 3
                away = abs(down) + abs(across)
                self.steps[place * PLACES + other] = away
                if away == 1:
                    around.append(other)
            near.append(wholes(around))
        self.near: WholeRows = whole_rows(near)

    def fill(
        self,
        wild: list[int],
        costs: list[list[int]],
        room_order: list[int],
        damage: list[list[int]],
        free: list[int],
        rank: list[int],
    ) -> None:
        """Write down rooms and cards.

        Args:
            wild: of each resource, whether it stands for any.
            costs: the divert cost of each place; nothing for the centre.
            room_order: the places in the order of their rooms' ids.
            damage: the places on each Damage card; `free` and `rank` as above.
        """
        self.wild = wholes(wild)
        for place in range(PLACES):
            slot: Whole = 3 * place
            for kind in costs[place]:
                self.cost[slot] = kind
                self.need[place * self.kinds + kind] += 1
                slot += 1
            kinds = sorted(set(costs[place]))
            self.needed[place] = wholes(kinds)
            self.plain[place] = wholes([kind for kind in kinds if not wild[kind]])
        self.room_order = wholes(room_order)
        self.damage = whole_rows([wholes(places) for places in damage])
        self.free = wholes(free)
        self.rank = wholes(rank)

    def fill_numbers(self, scavenge: list[int], breach: list[int], cards: list[int]) -> None:
        """Write down what a roll finds and what it loses, and how many cards of each resource there are."""
        self.scavenge = wholes(scavenge)
        self.breach = wholes(breach)
        self.cards = wholes(cards)
