"""What stays the same through a game, for the simulator: rooms by their place, cards and rooms as numbers."""

from __future__ import annotations

from game.bots.sim.codes import PLACES


class SimTable:
    """The constants of one game.

    Attributes:
        kinds: how many resources there are; `wild` has 1 for those that stand for any.
        track: the resource of every repair space, three for each place; `cost` the cards of the divert cost,
            likewise; both -1 in the centre. `need` is the cost as counts, `kinds` for each place;
            `needed` the resources in it, each once.
        ability, price, amount: of each place: what its room does, for how many actions, and how many things.
        damage: the places on each Damage card; `free` how many rooms it leaves to the crew; `rank` its type.
        hand_of: the hand of each crew member; `hands` how many there are.
        steps: moves between places; `near` the places next to each.
    """

    def __init__(self, kinds: int, crew: int, hands: int) -> None:
        self.kinds: int = kinds
        self.crew: int = crew
        self.hands: int = hands
        self.one_hand: int = 1 if hands < crew else 0
        self.wild: list[int] = [0] * kinds
        self.track: list[int] = [-1] * (3 * PLACES)
        self.cost: list[int] = [-1] * (3 * PLACES)
        self.need: list[int] = [0] * (kinds * PLACES)
        self.needed: list[list[int]] = [[] for _ in range(PLACES)]
        self.ability: list[int] = [0] * PLACES
        self.price: list[int] = [1] * PLACES
        self.amount: list[int] = [0] * PLACES
        self.room_order: list[int] = [0] * PLACES
        self.damage: list[list[int]] = []
        self.free: list[int] = []
        self.rank: list[int] = []
        self.hand_of: list[int] = [0 if self.one_hand else who for who in range(crew)]
        self.actions: int = 3
        self.hand_limit: int = 6
        self.deck_cards: int = 2
        self.setup_draws: int = 2
        self.scavenge: list[int] = [0] * 6
        self.breach: list[int] = [0] * 6
        self.shares: int = 1
        self.trades: int = 0
        self.trade_price: int = 2
        self.pod_goal: int = 99
        self.cards: list[int] = [0] * kinds
        self.near: list[list[int]] = []
        self.steps: list[int] = [0] * (PLACES * PLACES)
        for place in range(PLACES):
            around: list[int] = []
            for other in range(PLACES):
                away = abs(place // 3 - other // 3) + abs(place % 3 - other % 3)
                self.steps[place * PLACES + other] = away
                if away == 1:
                    around.append(other)
            self.near.append(around)
