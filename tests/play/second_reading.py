"""A second reading of a position: what is claimed of a plan, reckoned anew from STATE alone.

Nothing here is taken from the table's own readings: costs and tracks come from the cards, ways from the grid,
and which Damage cards can come from what the crew knows of the deck.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from game.app.table.model.advice.claims import Claim
from game.rules import Content
from game.rules.protocol import RoomDict, StateDict
from game.rules.queries.knowledge import Knowledge
from game.rules.queries.odds import next_damage_cards

ACROSS = 3
WILD = "universal"


class Reading:
    """STATE as somebody reads it from the table.

    Args:
        state: STATE.
        content: that of the game.
        knowledge: what the crew knows of the decks.
    """

    def __init__(self, state: StateDict, content: Content, knowledge: Knowledge) -> None:
        self.state = state
        self._cards = {room.id: room for room in content.rooms}
        self._kinds = [resource.id for resource in content.resources]
        self._centre = content.rooms[content.centre].id
        self._actions = content.numbers["base-actions"].integer("base-actions", 1, 9)
        self.shared = content.one_hand
        self._supply = content.supplies["action-tokens"]
        self.coming = [card for card in next_damage_cards(state, knowledge) if not isinstance(card, int)]
        self.cards = len(next_damage_cards(state, knowledge))

    def room(self, id: str) -> RoomDict:
        """A room."""
        return next(room for room in self.state["rooms"] if room["id"] == id)

    def diverted(self) -> int:
        """How many rooms are diverted."""
        return sum(room["diverted"] for room in self.state["rooms"])

    def bears(self, id: str) -> int:
        """How many hits a room can take before one destroys it."""
        at = [room["id"] for room in self.state["rooms"]].index(id)
        tokens = sum(one["protection_tokens"] for one in self.state["crew"] if one["at"] == at)
        return sum(self.room(id)["cubes"]) + len(self.room(id)["protection"]) + tokens

    def fatal(self) -> int:
        """How many of the cards that can come destroy the ship."""
        return sum(any(not self.bears(room) for room in card) for card in self.coming)

    def missing(self, crew: int, id: str) -> int:
        """How many cards of a room's cost a hand lacks."""
        hand = list(self.state["crew"][crew]["hand"])
        wild, short = hand.count(WILD), 0
        for kind in (self._kinds[n] for n in self._cards[id].divert):
            if kind in hand:
                hand.remove(kind)
            else:
                short += 1
        return max(0, short - wild)

    def in_reach(self, crew: int, id: str) -> bool:
        """Whether somebody can walk to a room in a turn, and has an action left there."""
        return isinstance(self.state["crew"][crew]["at"], int) and self.steps(crew, id) < self._actions

    def can_divert(self, crew: int, id: str) -> bool:
        """Whether somebody can divert a room in a turn of their own."""
        room = self.room(id)
        ready = room["cubes"] and all(room["cubes"]) and not room["diverted"]
        return bool(ready) and not self.missing(crew, id) and self.in_reach(crew, id)

    def can_repair(self, crew: int, id: str) -> bool:
        """Whether somebody can repair a room in a turn of their own."""
        track = [self._kinds[n] for n in self._cards[id].repair]
        empty = [kind for kind, cube in zip(track, self.room(id)["cubes"], strict=False) if not cube]
        member = self.state["crew"][crew]
        means = member["repair_cubes"] or {WILD, *empty} & {*member["hand"]}
        return bool(empty) and bool(means) and self.in_reach(crew, id)

    def price(self, id: str) -> int:
        """How many cards it costs to divert a room."""
        return len(self._cards[id].divert)

    def kept(self) -> int:
        """How many Action tokens the actions that are left bring: as many as the supply has."""
        held = sum(member["action_tokens"] for member in self.state["crew"])
        return min(self.state["actions_left"], self._supply - held)

    def steps(self, crew: int, id: str) -> int:
        """How many moves somebody is away from a room."""
        at = int(self.state["crew"][crew]["at"])
        to = [room["id"] for room in self.state["rooms"]].index(id)
        return abs(at // ACROSS - to // ACROSS) + abs(at % ACROSS - to % ACROSS)

    def can_restart(self, crew: int) -> bool:
        """Whether somebody can restart the core in a turn of their own."""
        return self.diverted() == len(self.state["rooms"]) - 1 and self.in_reach(crew, self._centre)


def faults(claims: Sequence[Claim], before: Reading, after: Reading) -> Iterator[str]:
    """Tell which claims of a plan are not so.

    Args:
        claims: of the plan.
        before: where it begins.
        after: where it leads to.
    """
    tokens = [one.state["crew"][before.state["active"]]["action_tokens"] for one in (before, after)]
    for claim in claims:
        room, crew = claim.room, claim.crew
        match claim.kind:
            case "win":
                so = bool(after.state["result"] and after.state["result"]["won"])
            case "power":
                gained = after.diverted() > before.diverted()
                so = gained and (claim.number, claim.of) == (after.diverted(), len(after.state["rooms"]) - 1)
            case "core":
                so = after.can_restart(crew)
            case "first":
                hit = any(room in card for card in before.coming)
                so = hit and after.room(room)["diverted"] and not before.room(room)["diverted"]
                so = so and not before.room(room)["protection"]
            case "opens":
                so = after.can_divert(crew, room) and not before.can_divert(crew, room)
            case "holds":
                so = not after.missing(crew, room) and before.missing(crew, room) > 0
            case "lacks":
                so = after.missing(crew, room) == claim.number < before.missing(crew, room)
            case "otherwise":
                so = before.fatal() == claim.number > after.fatal() and before.cards == claim.of
            case "risk":
                so = after.fatal() == claim.number > 0 and after.cards == claim.of
            case "rescue":
                so = before.bears(room) == 0 < after.bears(room)
            case "bears":
                so = (before.bears(room), after.bears(room)) == (claim.of, claim.number)
            case "whole":
                so = all(after.room(room)["cubes"]) and not all(before.room(room)["cubes"])
            case "repairs":
                so = after.can_repair(crew, room) and not before.can_repair(crew, room)
            case "nearer":
                so = after.can_divert(crew, room) or after.can_repair(crew, room)
                so = so and after.steps(crew, room) < before.steps(crew, room)
            case "keeps":
                so = after.kept() == claim.number > 0
            case "hand":
                hands = [len(one.state["crew"][crew]["hand"]) for one in (before, after)]
                so = hands[0] < hands[1] == claim.number
            case "tokens":
                so = tokens[0] - tokens[1] == claim.number > 0
            case _:
                so = False
        if not so:
            yield f"{claim.kind}: {claim}"


def told_wrongly(id: str, values: Mapping[str, Any], before: Reading) -> bool:
    """Tell whether a player's own reason for a plan is not so; those that say nothing of the table are.

    Args:
        id: of the reason, with its values.
        values: of the reason.
        before: where the plan begins.
    """
    state, active = before.state, before.state["active"]
    match id:
        case "search":
            need = sum(before.price(room["id"]) for room in state["rooms"] if not room["diverted"])
            hands = [one["hand"] for one in state["crew"]]
            held = len(hands[0]) if before.shared else sum(map(len, hands))
            return bool((values["need"], values["count"]) != (need, held) or need <= held)
        case "danger":
            return before.bears(values["room"]) > 0
        case "repair-bears":
            room = values["room"]
            return bool((before.bears(room), before.bears(room) + 1) != (values["less"], values["count"]))
        case "go-divert" | "send-divert":
            crew = values.get("crew", active)
            return bool(before.room(values["room"])["diverted"] or before.missing(crew, values["room"]))
        case "go-need":
            room = values["room"]
            return bool(before.room(room)["diverted"] or before.missing(active, room) >= before.price(room))
    return False
