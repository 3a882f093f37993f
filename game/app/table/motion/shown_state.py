"""A copy of STATE that follows the events one by one, so that the picture can be behind the rules.

The rules are done at once; the eye is not. While pieces are in flight the table shows this copy: a piece
that leaves is lifted when its flight begins, and lands when it ends. After the last event the copy equals the
truth in everything that is to be seen.
"""

from __future__ import annotations

from typing import Any, Literal

from game.app.table.model.table_keys import TableKey, of_zone
from game.rules.event_dicts import EventDict, OrderedDict, ProtectionDict
from game.rules.protocol import ResultDict, RoomDict, StateDict

Held = Literal["repair_cubes", "action_tokens", "protection_tokens"]


class ShownState:
    """Keep what the table shows while events are played.

    Args:
        state: STATE before the events; it is copied, as far as it is changed.
        actions: base actions of a turn.
    """

    def __init__(self, state: StateDict, actions: int) -> None:
        self.actions = actions
        self.state: StateDict = copied(state)
        self.empty: set[TableKey] = set()
        """Keys of pieces that have left and whose place has not been filled again."""

    def lift(self, event: EventDict) -> None:
        """Take up what the event moves."""
        if event["type"] == "card":
            self._lift_card(event["card"], event["from"])
        elif event["type"] == "cube" and of_zone(event["from"]).kind == "slot":
            self._cube(event["from"], False)
        elif event["type"] == "cube" and of_zone(event["from"]).kind == "crew":
            self._count(event["from"], "repair_cubes", -1)
        elif event["type"] == "action-token":
            self._count(event["from"], "action_tokens", -1)
        elif event["type"] == "token":
            self.state["crew"][event["crew"]]["action_tokens"] -= 1
        elif event["type"] == "protection":
            self._lift_shield(event)
        elif event["type"] == "damage-card":
            self._lift_damage(event["card"])

    def land(self, event: EventDict) -> None:
        """Put down what the event moves, or make it so."""
        state = self.state
        if event["type"] == "card":
            self._land_card(event["card"], event["to"])
        elif event["type"] == "meeple":
            state["crew"][event["crew"]]["at"] = self._place(event["to"])
            self.empty.discard(TableKey.meeple(event["crew"]))
        elif event["type"] == "cube" and of_zone(event["to"]).kind == "slot":
            self._cube(event["to"], True)
        elif event["type"] == "cube" and of_zone(event["to"]).kind == "crew":
            self._count(event["to"], "repair_cubes", 1)
        elif event["type"] == "action-token":
            self._count(event["to"], "action_tokens", 1)
        elif event["type"] == "protection":
            self._land_shield(event)
        elif event["type"] == "damage-card":
            state["damage_discard"].insert(0, event["card"])
        elif event["type"] == "ordered":
            self._order(event)
        elif event["type"] == "divert":
            self._room(event["room"])["diverted"] = True
        elif event["type"] == "action":
            state["actions_left"] = event["left"]
        elif event["type"] == "phase":
            state["phase"] = event["phase"]
            if event["phase"] != "actions":
                state["actions_left"] = 0
        elif event["type"] == "turn":
            state["active"], state["turn"] = event["crew"], event["turn"]
            state["actions_left"], state["phase"] = self.actions, "actions"
        elif event["type"] == "over":
            result: ResultDict = {"won": event["won"], "reason": event["reason"], "winners": event["winners"]}
            if event["room"]:
                result["room"] = event["room"]
            state["result"], state["phase"] = result, "over"

    def apply(self, event: EventDict) -> None:
        """Lift and land at once."""
        self.lift(event)
        self.land(event)

    def doom(self, room_id: str | None) -> None:
        """The ship is lost, and only the deserter's last roll is still to come (R-34): nothing else is told.

        Args:
            room_id: the room that was destroyed, if one was.
        """
        result: ResultDict = {"won": False, "reason": "", "winners": []}
        if room_id:
            result["room"] = room_id
        self.state["result"], self.state["phase"] = result, "over"

    def _room(self, room_id: str) -> RoomDict:
        return next(room for room in self.state["rooms"] if room["id"] == room_id)

    def _place(self, room_id: str) -> int | str:
        ids = [room["id"] for room in self.state["rooms"]]
        return ids.index(room_id) if room_id in ids else room_id

    def _cube(self, zone: str, there: bool) -> None:
        slot = of_zone(zone)
        self._room(slot.room_id)["cubes"][slot.n] = there

    def _count(self, zone: str, key: Held, change: int) -> None:
        holder = of_zone(zone)
        if holder.kind == "crew":
            self.state["crew"][holder.member][key] += change

    def _lift_card(self, card: str, zone: str) -> None:
        origin = of_zone(zone)
        if origin.kind == "face-up":
            self.empty.add(origin)
            return
        if origin.kind == "hand":
            piles = self._hands(origin.member)
        else:
            piles = [self.state["resource_deck" if origin.kind == "deck" else "resource_discard"]]
        for pile in piles:
            if card in pile:
                pile.remove(card)

    def _land_card(self, card: str, zone: str) -> None:
        target = of_zone(zone)
        if target.kind == "face-up":
            self.state["face_up"][target.n] = card
            self.empty.discard(target)
        elif target.kind == "hand":
            for hand in self._hands(target.member):
                hand.append(card)
                hand.sort()
        elif target.kind == "discard":
            self.state["resource_discard"].insert(0, card)

    def _hands(self, crew: int) -> list[list[str]]:
        """The hand of a crew member; in solo it is everybody's (R-28)."""
        solo = self.state["settings"]["players"] == 1
        return [member["hand"] for member in (self.state["crew"] if solo else [self.state["crew"][crew]])]

    def _lift_shield(self, event: ProtectionDict) -> None:
        origin = of_zone(event["from"])
        if origin.kind == "room":
            owners = self._room(origin.room_id)["protection"]
            mine = self.state["active"]
            # What comes back at a turn's beginning is the player's own; damage takes the oldest.
            owners.remove(mine if event["why"] == "returned" and mine in owners else owners[0])
        else:
            self._count(event["from"], "protection_tokens", -1)

    def _land_shield(self, event: ProtectionDict) -> None:
        target = of_zone(event["to"])
        if target.kind == "room":
            self._room(target.room_id)["protection"].append(self.state["active"])
        else:
            self._count(event["to"], "protection_tokens", 1)

    def _lift_damage(self, card: Any) -> None:
        deck = self.state["damage_deck"]
        if deck and deck[0] == card:
            del deck[0]
        elif card in deck:
            del deck[len(deck) - 1 - deck[::-1].index(card)]

    def _order(self, event: OrderedDict) -> None:
        deck: list[Any] = self.state["resource_deck" if event["deck"] == "deck" else "damage_deck"]
        top, bottom = list(event["top"]), list(event["bottom"])
        deck[:] = [*top, *deck[len(top) + len(bottom) :], *bottom]


def copied(state: StateDict) -> StateDict:
    """A copy of everything that events change."""
    copy = state.copy()
    copy["resource_deck"], copy["resource_discard"] = (
        list(state["resource_deck"]),
        list(state["resource_discard"]),
    )
    copy["damage_deck"], copy["damage_discard"] = list(state["damage_deck"]), list(state["damage_discard"])
    copy["face_up"] = list(state["face_up"])
    copy["rooms"] = [
        {**room, "cubes": list(room["cubes"]), "protection": list(room["protection"])}
        for room in state["rooms"]
    ]
    copy["crew"] = [{**member, "hand": list(member["hand"])} for member in state["crew"]]
    return copy
