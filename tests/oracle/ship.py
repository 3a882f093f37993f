"""What lies where on the oracle's ship, and the small things that happen there."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import permutations
from typing import Any

from tests.oracle.tables import REPAIR

Option = dict[str, Any]


class GameOver(Exception):  # noqa: N818 - it is an ending, not an error
    """Thrown from wherever the game ends, so that nothing after it happens."""


class Ship:
    """A game's STATE, changed in place.

    Attributes:
        state: STATE; ``pending`` and ``rng`` are not looked at. In solo all crew members share one hand.
        dice: the next rolls, taken from the front.
    """

    def __init__(self, state: dict[str, Any]) -> None:
        self.state = state
        self.dice: list[int] = []
        self.solo = state["settings"]["players"] == 1
        if self.solo:
            for member in state["crew"]:
                member["hand"] = state["crew"][0]["hand"]

    @property
    def me(self) -> int:
        """The active crew member."""
        active: int = self.state["active"]
        return active

    def aboard(self) -> list[int]:
        """Return who has not left in the pod."""
        return [crew for crew, member in enumerate(self.state["crew"]) if member["at"] != "pod"]

    def others(self) -> list[int]:
        """Return everyone aboard but the active crew member."""
        return [crew for crew in self.aboard() if crew != self.me]

    def deserter(self) -> int | None:
        """Return who left in the pod."""
        return next((c for c, member in enumerate(self.state["crew"]) if member["at"] == "pod"), None)

    def room(self, room_id: str) -> dict[str, Any]:
        """Return a room."""
        return next(room for room in self.state["rooms"] if room["id"] == room_id)

    def room_of(self, crew: int) -> dict[str, Any]:
        """Return the room somebody stands in."""
        room: dict[str, Any] = self.state["rooms"][self.state["crew"][crew]["at"]]
        return room

    def hand(self, crew: int) -> list[str]:
        """Return somebody's cards."""
        hand: list[str] = self.state["crew"][crew]["hand"]
        return hand

    # --- cards ----------------------------------------------------------------------------------------

    def discard(self, crew: int, card: str) -> None:
        """Put a card of somebody's hand on the discard pile."""
        self.hand(crew).remove(card)
        self.state["resource_discard"].insert(0, card)

    def top_of_deck(self) -> str:
        """Take the top card off the Resource deck."""
        card: str = self.state["resource_deck"].pop(0)
        return card

    def draw(self, crew: int) -> None:
        """Draw a card."""
        self.hand(crew).append(self.top_of_deck())
        self.is_the_deck_empty()

    def take_face_up(self, crew: int, card: str) -> None:
        """Take a face-up card, replaced at once."""
        place = self.state["face_up"].index(card)
        self.hand(crew).append(card)
        self.state["face_up"][place] = self.top_of_deck()
        self.is_the_deck_empty()

    def trade(self, choice: Option) -> None:
        """R-29: a card of the hand for a face-up card, in the same place."""
        place = self.state["face_up"].index(choice["take"])
        self.hand(self.me).remove(choice["give"])
        self.hand(self.me).append(choice["take"])
        self.state["face_up"][place] = choice["give"]

    def is_the_deck_empty(self) -> None:
        """R-18."""
        if not self.state["resource_deck"]:
            self.lose("deck-empty")

    # --- endings --------------------------------------------------------------------------------------

    def salvage(self, crew: int) -> None:
        """R-32: the deserter takes the top card of the discard pile, if there is one."""
        if self.state["resource_discard"]:
            self.hand(crew).append(self.state["resource_discard"].pop(0))

    def lose(self, reason: str, **more: str) -> None:
        """The ship is lost; R-34."""
        winners = []
        deserter = self.deserter()
        if deserter is not None:
            self.salvage(deserter)
            if self.dice.pop(0) > len(self.hand(deserter)):
                winners = [deserter]
        self.state["result"] = {"won": False, "reason": reason, "winners": winners, **more}
        raise GameOver

    # --- supplies -------------------------------------------------------------------------------------

    def tokens_in_supply(self) -> int:
        """Return how many of the 8 Action tokens nobody holds."""
        held: int = sum(member["action_tokens"] for member in self.state["crew"])
        return 8 - held

    def gain_tokens(self, crew: int, wanted: int) -> None:
        """Give Action tokens as far as the supply goes."""
        self.state["crew"][crew]["action_tokens"] += min(wanted, self.tokens_in_supply())

    def cubes_in_supply(self) -> int:
        """Return how many of the 24 cubes lie nowhere."""
        on_rooms: int = sum(sum(room["cubes"]) for room in self.state["rooms"])
        held: int = sum(member["repair_cubes"] for member in self.state["crew"])
        return 24 - on_rooms - held

    def protection_in_supply(self) -> int:
        """Return how many of the 4 Protection tokens lie nowhere."""
        placed = sum(len(room["protection"]) for room in self.state["rooms"])
        held: int = sum(member["protection_tokens"] for member in self.state["crew"])
        return 4 - placed - held

    # --- repairing ------------------------------------------------------------------------------------

    def repairs(self, room: dict[str, Any]) -> list[Option]:
        """R-11, R-12: the ways to repair a room with a card of one's own."""
        if self.cubes_in_supply() == 0:
            return []
        exposed = [slot for slot in range(3) if not room["cubes"][slot]]
        ways: list[Option] = []
        for card in sorted(set(self.hand(self.me))):
            slots = [slot for slot in exposed if card in (REPAIR[room["id"]][slot], "universal")]
            if room["diverted"]:
                slots = slots[:1]
            ways += [{"slot": slot, "card": card} for slot in slots]
        return ways

    def repair(self, room: dict[str, Any], choice: Option) -> None:
        """Carry out one of these."""
        self.discard(self.me, choice["card"])
        room["cubes"][choice["slot"]] = True
        if room["diverted"]:
            for slot in range(3):
                if not room["cubes"][slot] and self.cubes_in_supply():
                    room["cubes"][slot] = True

    def repair_with_cubes(self, room: dict[str, Any], slot: int) -> None:
        """R-23: one cube of one's own; in a diverted room all spaces, own cubes first."""
        member = self.state["crew"][self.me]
        if not room["diverted"]:
            member["repair_cubes"] -= 1
            room["cubes"][slot] = True
            return
        for place in range(3):
            if not room["cubes"][place]:
                if member["repair_cubes"]:
                    member["repair_cubes"] -= 1
                    room["cubes"][place] = True
                elif self.cubes_in_supply():
                    room["cubes"][place] = True


def next_to_each_other(a: int, b: int) -> bool:
    """Return whether two grid positions share a side."""
    return abs(a // 3 - b // 3) + abs(a % 3 - b % 3) == 1


def pays(cards: Iterable[str], cost: list[str]) -> bool:
    """Return whether three cards pay a divert cost (R-8, R-13)."""
    return any(
        all(card in (needed, "universal") for card, needed in zip(order, cost, strict=True))
        for order in permutations(cards)
    )
