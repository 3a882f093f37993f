"""The facts of one game that everybody at the table may know before it begins: its numbers, cards and rooms.

They are read from the content of the game being played and said nowhere else. Pure.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from game.rules.content import Content
from game.rules.protocol import RoomDict, StateDict


@dataclass(frozen=True, slots=True)
class RoomFacts:
    """Hold what is printed on a room card.

    Attributes:
        repair: the repair track, top to bottom.
        divert: the cost to divert its power.
        passive: True when its ability works by itself (R-24) instead of by an action.
        price: actions that its ability costs.
        text: how the ids of the texts of its ability begin.
    """

    repair: tuple[str, ...] = ()
    divert: tuple[str, ...] = ()
    passive: bool = False
    price: int = 1
    text: str = ""


@dataclass(frozen=True, slots=True)
class Facts:
    """Hold what a game is played with.

    Attributes:
        rooms: what is printed on the rooms of the ship, by their ids.
        centre: the room in the middle.
        resources: ids of the resources, in their order.
        wild: those that stand for any other (R-8).
        copies: how many cards of each resource are in the game (R-2).
        damage: how many Damage cards of each type are in the game, by type (R-4).
        supplies: how many pieces there are in all: `repair-cubes`, `action-tokens`, `protection-tokens`.
        face_up: Resource cards that lie face up beside the deck.
        base_actions: actions of a turn (R-6).
        hand_limit: cards kept at the end of Phase 2 (R-15).
        deck_cards: cards that Phase 2 takes from the deck (R-15).
        setup_damage: Damage cards that strike before the first turn (R-4).
        starting_hand: cards dealt to each hand (R-3).
        hands: how many hands there are.
        scavenge: cards that each side of the die finds (R-9).
        hull_breach: cards that each side of the die takes from the deck (R-17).
        pod_rooms: rooms to be diverted before the Escape Pod can be boarded (R-32); None where nobody can.
        costs: what actions cost, by their ids.
        numbers: every plain number that the content names, by its name.
    """

    rooms: Mapping[str, RoomFacts]
    centre: str
    resources: tuple[str, ...]
    wild: frozenset[str]
    copies: Mapping[str, int]
    damage: Mapping[int, int]
    supplies: Mapping[str, int]
    face_up: int
    base_actions: int
    hand_limit: int
    deck_cards: int
    setup_damage: int
    starting_hand: int
    hands: int
    scavenge: tuple[int, ...]
    hull_breach: tuple[int, ...]
    pod_rooms: int | None = None
    costs: Mapping[str, int] = field(default_factory=dict)
    numbers: Mapping[str, int] = field(default_factory=dict)

    @property
    def power(self) -> int:
        """Return how many rooms there are to divert the power of: all but the one in the centre (R-13)."""
        return len(self.rooms) - 1

    def rolled(self, purpose: str, value: int) -> int | None:
        """Return how many cards a roll finds or tears away (R-9, R-17); None for one that is for something
        else."""
        tables = {"scavenge": self.scavenge, "hull-breach": self.hull_breach}
        return tables[purpose][value - 1] if purpose in tables else None

    @property
    def text_values(self) -> Mapping[str, int]:
        """Return the numbers that texts may name, by the names that the content has for them."""
        pod = {} if self.pod_rooms is None else {"pod-rooms": self.pod_rooms}
        return {**self.numbers, **self.supplies, "face-up": self.face_up, "power": self.power, **pod}

    @property
    def cards(self) -> int:
        """Return how many Resource cards are in the game."""
        return sum(self.copies.values())

    @property
    def damage_cards(self) -> int:
        """Return how many Damage cards are in the game."""
        return sum(self.damage.values())

    @property
    def found(self) -> float:
        """The chance that scavenging finds a card, from 0 to 1 (R-9)."""
        return sum(cards > 0 for cards in self.scavenge) / len(self.scavenge)

    @property
    def first_deck(self) -> int:
        """Return how many cards the Resource deck holds when the first turn begins."""
        return self.cards - self.starting_hand * self.hands - self.face_up

    def fits(self, card: str, wanted: str) -> bool:
        """Return whether a card pays for a resource: the same kind, or one that stands for any (R-8)."""
        return card == wanted or card in self.wild

    def missing(self, cost: Sequence[str], hand: Sequence[str]) -> list[str]:
        """The resources of a cost that a hand cannot pay, wild cards standing in where they can (R-13)."""
        purse = list(hand)
        unpaid = []
        for wanted in cost:
            if wanted in purse:
                purse.remove(wanted)
            else:
                unpaid.append(wanted)
        return unpaid[sum(card in self.wild for card in purse) :]


def facts_of(content: Content, state: StateDict) -> Facts:
    """Return the facts of a game.

    Args:
        content: that of the game, with its expansions (`State.table.content`).
        state: STATE.
    """
    settings = state["settings"]
    names = [resource.id for resource in content.resources]
    copies = content.copies(settings["difficulty"])
    printed = Counter(card.type for card in content.damage if not card.swapped_in)
    swapped = Counter(card.type for card in content.damage if card.swapped_in)
    numbers = {name: node.integer(name, 0, 99) for name, node in content.numbers.items() if node.is_integer}
    dealt = content.numbers["starting-hand"].mapping("starting hands")[str(settings["players"])]
    return Facts(
        rooms={room["id"]: _room(content, names, room) for room in state["rooms"]},
        centre=content.rooms[content.centre].id,
        resources=tuple(names),
        wild=frozenset(resource.id for resource in content.resources if resource.wild),
        copies=dict(zip(names, copies, strict=True)),
        damage={kind: max(printed[kind], swapped[kind]) for kind in sorted(printed | swapped)},
        supplies=dict(content.supplies),
        face_up=content.face_up,
        base_actions=numbers["base-actions"],
        hand_limit=numbers["hand-limit"],
        deck_cards=numbers["deck-cards"],
        setup_damage=numbers["setup-damage"],
        starting_hand=dealt.integer("a number of cards", 0, 9),
        hands=1 if content.one_hand else len(state["crew"]),
        scavenge=sides_of(content, "scavenge"),
        hull_breach=sides_of(content, "hull-breach"),
        pod_rooms=pod_goal(content),
        costs={name: action_cost(content, name) for name in content.actions},
        numbers=numbers,
    )


def _room(content: Content, names: Sequence[str], room: RoomDict) -> RoomFacts:
    card = next((card for card in content.rooms if card.id == room["id"]), None)
    if card is None:
        return RoomFacts()
    repair, divert = (tuple(names[n] for n in kinds) for kinds in (card.repair, card.divert))
    variant = card.variants[room["variant"]]
    return RoomFacts(repair, divert, variant.passive, variant.cost, variant.text)


def sides_of(content: Content, name: str) -> tuple[int, ...]:
    """Return what each side of the die means in a table of the content (R-9, R-17)."""
    return tuple(side.integer(name, 0, 99) for side in content.numbers[name].items(name))


def action_cost(content: Content, action: str) -> int:
    """Return how many actions an action costs (R-6)."""
    cost = content.actions[action].mapping("an action").get("cost")
    return cost.integer("the cost in actions", 0, 9) if cost is not None else 0


def pod_goal(content: Content) -> int | None:
    """Return what must be reached before somebody can board (R-32), 0 if nothing; None if nobody can."""
    for action in content.actions.values():
        record = action.mapping("an action")
        if not any("board" in step.mapping("a step") for step in record["steps"].children):
            continue
        for need in record["when"].children if "when" in record else ():
            test = need.mapping("a condition").get("if", need)
            if test.is_mapping and "reaches" in (reached := test.mapping("a condition")):
                goal = reached["reaches"].mapping("'reaches'")["goal"]
                return content.numbers.get(goal.text, goal).integer("a goal", 0, 99)
        return 0
    return None
