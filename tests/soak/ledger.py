"""The events as a ledger: applied to the STATE before, they must give the STATE after, piece by piece."""

from __future__ import annotations

import copy
from typing import Any

State = dict[str, Any]
Event = dict[str, Any]


def book(before: State, events: list[Event]) -> State:
    """Return the STATE that the events make of ``before``, as far as events tell it.

    Every movement is checked as it is booked: what is moved must lie where it is taken from.
    """
    state = copy.deepcopy(before)
    if state["settings"]["players"] == 1:  # one shared hand
        for member in state["crew"]:
            member["hand"] = state["crew"][0]["hand"]
    for event in events:
        handler = HANDLERS.get(event["type"])
        if handler:
            handler(state, event)
    return state


def _room(state: State, room_id: str) -> dict[str, Any]:
    return next(room for room in state["rooms"] if room["id"] == room_id)


def _card(state: State, event: Event) -> None:
    card, origin, target = event["card"], event["from"], event["to"]
    if origin == "deck":
        assert state["resource_deck"].pop(0) == card
    elif origin == "discard":
        pile = state["resource_discard"]
        assert card in pile
        pile.remove(card)
    elif origin.startswith("face-up/"):
        place = int(origin[-1])
        assert state["face_up"][place] == card
        state["face_up"][place] = None
    else:
        state["crew"][int(origin.removeprefix("hand/"))]["hand"].remove(card)
    if target == "discard":
        state["resource_discard"].insert(0, card)
    elif target.startswith("face-up/"):
        place = int(target[-1])
        assert state["face_up"][place] is None, "a face-up card is laid where another was taken"
        state["face_up"][place] = card
    else:
        state["crew"][int(target.removeprefix("hand/"))]["hand"].append(card)


def _cube(state: State, event: Event) -> None:
    for zone, there in ((event["from"], True), (event["to"], False)):
        kind, _, rest = zone.partition("/")
        if kind == "room":
            room_id, slot = rest.split("/")
            assert _room(state, room_id)["cubes"][int(slot)] == there
            _room(state, room_id)["cubes"][int(slot)] = not there
        elif kind == "crew":
            state["crew"][int(rest)]["repair_cubes"] += -1 if there else 1
        else:
            assert kind == "supply"


def _action_token(state: State, event: Event) -> None:
    for zone, change in ((event["from"], -1), (event["to"], 1)):
        if zone != "supply":
            state["crew"][int(zone.removeprefix("crew/"))]["action_tokens"] += change


def _protection(state: State, event: Event) -> None:
    assert event["why"] in ("placed", "absorbed", "returned")
    origin, target = event["from"], event["to"]
    if origin.startswith("room/"):
        lying = _room(state, origin.removeprefix("room/"))["protection"]
        if event["why"] == "returned":
            lying.remove(state["active"])
        else:
            lying.pop(0)
    elif origin.startswith("crew/"):
        state["crew"][int(origin.removeprefix("crew/"))]["protection_tokens"] -= 1
    if target.startswith("room/"):
        _room(state, target.removeprefix("room/"))["protection"].append(state["active"])
    elif target.startswith("crew/"):
        state["crew"][int(target.removeprefix("crew/"))]["protection_tokens"] += 1


def _meeple(state: State, event: Event) -> None:
    ids = [room["id"] for room in state["rooms"]]
    member = state["crew"][event["crew"]]
    assert ids[member["at"]] == event["from"]
    member["at"] = "pod" if event["to"] == "pod" else ids.index(event["to"])


def _action(state: State, event: Event) -> None:
    assert event["crew"] == state["active"]
    state["actions_left"] -= 1
    assert state["actions_left"] == event["left"]


def _token(state: State, event: Event) -> None:
    state["crew"][event["crew"]]["action_tokens"] -= 1


def _divert(state: State, event: Event) -> None:
    _room(state, event["room"])["diverted"] = True


def _turn(state: State, event: Event) -> None:
    state["active"], state["turn"] = event["crew"], event["turn"]
    state["actions_left"] = 3


def _phase(state: State, event: Event) -> None:
    state["phase"] = event["phase"]
    if event["phase"] == "collect":
        state["actions_left"] = 0


def _damage_card(state: State, event: Event) -> None:
    from_bottom = state["phase"] == "damage" and state["turn"] == 1 and len(state["damage_discard"]) < 2
    assert state["damage_deck"].pop(-1 if from_bottom else 0) == event["card"]
    state["damage_discard"].insert(0, event["card"])


def _ordered(state: State, event: Event) -> None:
    deck = state["resource_deck" if event["deck"] == "deck" else "damage_deck"]
    top, bottom = event["top"], event["bottom"]
    looked_at = len(top) + len(bottom)
    assert sorted(map(repr, deck[:looked_at])) == sorted(map(repr, top + bottom))
    deck[:] = top + deck[looked_at:] + bottom


def _seen(state: State, event: Event) -> None:
    deck = state["resource_deck" if event["deck"] == "deck" else "damage_deck"]
    assert deck[: len(event["cards"])] == event["cards"]


def _over(state: State, event: Event) -> None:
    state["phase"] = "over"
    state["result"] = {key: event[key] for key in ("won", "reason", "winners")}
    if event["room"] is not None:
        state["result"]["room"] = event["room"]


HANDLERS = {
    "card": _card,
    "cube": _cube,
    "action-token": _action_token,
    "protection": _protection,
    "meeple": _meeple,
    "action": _action,
    "token": _token,
    "divert": _divert,
    "turn": _turn,
    "phase": _phase,
    "damage-card": _damage_card,
    "ordered": _ordered,
    "seen": _seen,
    "over": _over,
}
