"""Readings of a position: the questions that gestures, reasons and the log ask of STATE and DECISION.

Everything here is pure: plain dicts of the protocol in, plain values out.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from game.app.table.model.keys import Key
from game.play.facts import RoomFacts

UNIVERSAL = "universal"
CORE = "energy-core"
BASE_ACTIONS = 3


@dataclass(frozen=True)
class Position:
    """STATE, DECISION and the printed facts of the rooms, with the readings that the table needs."""

    state: Mapping[str, Any]
    decision: Mapping[str, Any] | None
    facts: Mapping[str, RoomFacts] = field(default_factory=dict)

    @property
    def kind(self) -> str | None:
        """The kind of decision that is open, None when the game is over."""
        return self.decision["kind"] if self.decision else None

    @property
    def form(self) -> str | None:
        """The kind of decision, with `-v2` behind it where an alternative room asks (R-30)."""
        kind = self.kind
        asks = next((room for room in self.state["rooms"] if room["id"] == kind), None)
        return f"{kind}-v2" if asks is not None and asks["variant"] == "v2" else kind

    @property
    def solo(self) -> bool:
        """Whether one player directs the whole crew, with one shared hand (R-28)."""
        return bool(self.state["settings"]["players"] == 1)

    def ability(self, room_id: str) -> str:
        """Which of a room's abilities holds, as it stands in its text ids: `v1`, `v2` or `solo` (R-29)."""
        if self.solo and room_id == "mess-hall":
            return "solo"
        return str(self.room(room_id)["variant"])

    @property
    def hidden(self) -> bool:
        """Whether decks and discard piles stay hidden, with all numbers, until the game is over (R-35)."""
        return bool(self.state["settings"].get("no_counting")) and self.state["phase"] != "over"

    @property
    def options(self) -> Sequence[Mapping[str, Any]]:
        """The legal options, none when the game is over."""
        return self.decision["options"] if self.decision else ()

    @property
    def decider(self) -> int:
        """Index of the crew member who decides now."""
        return int(self.decision["crew"] if self.decision else self.state["active"])

    @property
    def active(self) -> int:
        """Index of the crew member whose turn it is."""
        return int(self.state["active"])

    @property
    def crew(self) -> Sequence[Mapping[str, Any]]:
        """The crew members as STATE lists them."""
        members: Sequence[Mapping[str, Any]] = self.state["crew"]
        return members

    @property
    def hand(self) -> Sequence[str]:
        """The active crew member's cards, in the order in which they are shown."""
        cards: Sequence[str] = self.crew[self.active]["hand"]
        return cards

    @property
    def actions(self) -> int:
        """How many actions can still be taken this turn: base actions and Action tokens (R-6)."""
        return int(self.state["actions_left"] + self.crew[self.active]["action_tokens"])

    @property
    def here(self) -> Mapping[str, Any]:
        """The room in which the active crew member stands."""
        room: Mapping[str, Any] = self.state["rooms"][self.crew[self.active]["at"]]
        return room

    def room(self, room_id: str) -> Mapping[str, Any]:
        """The room of that id."""
        return next(room for room in self.state["rooms"] if room["id"] == room_id)

    def room_of(self, crew: int) -> str | None:
        """Id of the room in which a crew member stands, None in the pod."""
        at = self.crew[crew]["at"]
        return self.state["rooms"][at]["id"] if isinstance(at, int) else None

    def others(self) -> list[int]:
        """Indices of everybody else on the ship."""
        return [n for n in range(len(self.crew)) if n != self.active and self.room_of(n) is not None]

    def guarded(self, room_id: str) -> bool:
        """Whether a Protection token would take the next hit on a room: one that lies there, or one that
        somebody there holds (R-16)."""
        held = any(m["protection_tokens"] for n, m in enumerate(self.crew) if self.room_of(n) == room_id)
        return bool(self.room(room_id)["protection"]) or held

    def companions(self) -> list[int]:
        """Indices of the others who stand in the active crew member's room."""
        at = self.crew[self.active]["at"]
        return [n for n, member in enumerate(self.crew) if n != self.active and member["at"] == at]

    def name(self, crew: int) -> str:
        """A crew member's name."""
        return str(self.crew[crew]["name"])

    def supply(self, token: str) -> int:
        """Tokens of a kind not in play: `cube` (24), `action` (8), `protection` (4), `power` (8)."""
        rooms = self.state["rooms"]
        if token == "cube":
            return 24 - sum(map(sum, (room["cubes"] for room in rooms))) - self._held("repair_cubes")
        if token == "action":
            return 8 - self._held("action_tokens")
        if token == "protection":
            return 4 - sum(len(room["protection"]) for room in rooms) - self._held("protection_tokens")
        return 8 - sum(bool(room["diverted"]) for room in rooms)

    def _held(self, key: str) -> int:
        return sum(member[key] for member in self.crew)

    def steps(self, room_id: str) -> int:
        """How many moves a room is away from the active crew member."""
        rooms = self.state["rooms"]
        there = next(n for n, room in enumerate(rooms) if room["id"] == room_id)
        at = self.crew[self.active]["at"]
        return abs(there // 3 - int(at) // 3) + abs(there % 3 - int(at) % 3)

    def card(self, key: Key) -> str | None:
        """The Resource card that lies at an element of the table: in a hand, in a panel, or face up."""
        if key.kind == "hand":
            return _at(self.hand, key.n)
        if key.kind == "card":
            return _at(self.crew[key.member]["hand"], key.n)
        if key.kind == "face-up":
            return _at(self.state["face_up"], key.n)
        return None


def _at(cards: Sequence[str], index: int) -> str | None:
    return cards[index] if 0 <= index < len(cards) else None


def whole(room: Mapping[str, Any]) -> bool:
    """Whether every repair space of a room holds its cube."""
    return all(room["cubes"])


def fits(card: str, wanted: str) -> bool:
    """Whether a card pays for a resource: the same kind, or Universal (R-8)."""
    return card in (wanted, UNIVERSAL)


def missing_to_pay(cost: Sequence[str], hand: Sequence[str]) -> list[str]:
    """The resources of a cost that a hand cannot pay, Universals standing in where they can (R-8, R-13)."""
    purse = list(hand)
    unpaid = []
    for wanted in cost:
        if wanted in purse:
            purse.remove(wanted)
        else:
            unpaid.append(wanted)
    return unpaid[purse.count(UNIVERSAL) :]
