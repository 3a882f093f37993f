"""Why an option is good, read from what lies on the table: one short reason that is true of it."""

from __future__ import annotations

from collections.abc import Sequence

from game.bots.players.player import Why
from game.rules.content import Content
from game.rules.protocol import DecisionDict, OptionDict, RoomDict, ViewDict

_BY_ASK = {"order": "order", "split": "damage-order", "place": "protect", "deal": "hand-out", "swap": "swap"}
"""By what the hand does, where the option says no more."""


def why_of(
    view: ViewDict, decision: DecisionDict, option: OptionDict, content: Content | None = None
) -> Why | None:
    """The reason for an option; None where there was nothing to choose.

    Args:
        view: VIEW before it.
        decision: DECISION.
        option: the one that was chosen.
        content: that of the game; without it fewer things are told.
    """
    if len(decision["options"]) == 1:
        return None
    if "do" in option:
        return _action(view, option, content)
    if option.get("take") == "face_up":
        return Why("open-card")
    if option.get("take") == "deck":
        return Why("deck")
    keys = set(option)
    if keys == {"card"}:
        return Why("least")
    if keys == {"give", "to"}:
        return Why("give", {"crew": option["to"]})
    if keys == {"take", "from"}:
        return Why("take", {"crew": option["from"]})
    if keys == {"crew", "room"}:
        return Why("send", {"crew": option["crew"]})
    if keys == {"room", "slot", "card"}:
        room = next(room for room in view["rooms"] if room["id"] == option["room"])
        return _repair(view, room)
    if keys == {"to"} or keys == {"tokens"}:
        return Why("hand-out")
    if "order" in option and any(not isinstance(card, str) for card in option["order"]):
        return Why("damage-order")
    if keys == {"rooms"} and view["phase"] == "damage":
        return Why("strike")
    found = _BY_ASK.get(decision["ask"])
    return Why(found if found is not None else "best")


def _action(view: ViewDict, option: OptionDict, content: Content | None) -> Why:
    place = view["crew"][view["active"]]["at"]
    here = view["rooms"][place] if isinstance(place, int) else None
    all_done = sum(room["diverted"] for room in view["rooms"]) == len(view["rooms"]) - 1
    match option["do"]:
        case "divert" if here:
            return Why("divert", {"room": here["id"]})
        case "repair" if here:
            return _repair(view, here)
        case "activate" if here:
            if all_done and not here["cubes"]:
                return Why("win")
            return Why("activate", {"room": here["id"]})
        case "move":
            if all_done:
                return Why("core")
            return _way(view, option["room"], content)
        case "scavenge":
            return Why("scavenge")
        case "give":
            return Why("give", {"crew": option["to"]})
        case "take":
            return Why("take", {"crew": option["from"]})
        case "trade":
            return Why("swap")
        case "board":
            return Why("leave")
        case "finish":
            return Why("keep" if view["actions_left"] else "finish")
    return Why("best")


def _repair(view: ViewDict, room: RoomDict) -> Why:
    bare = not any(room["cubes"]) and not room["protection"]
    at = view["rooms"].index(room)
    shielded = any(member["at"] == at and member["protection_tokens"] for member in view["crew"])
    if bare and not shielded:
        return Why("danger", {"room": room["id"]})
    return Why("refill" if room["diverted"] else "repair", {"room": room["id"]})


def _way(view: ViewDict, room_id: str, content: Content | None) -> Why:
    room = next(room for room in view["rooms"] if room["id"] == room_id)
    if content is not None and room["cubes"]:
        card = next(card for card in content.rooms if card.id == room_id)
        hand = view["crew"][view["active"]]["hand"]
        names = [item.id for item in content.resources]
        wild = [item.id for item in content.resources if item.wild]
        if all(room["cubes"]):
            if not room["diverted"] and pays([names[kind] for kind in card.divert], hand, wild):
                return Why("go-divert", {"room": room_id})
        else:
            exposed = [names[kind] for kind, cube in zip(card.repair, room["cubes"], strict=True) if not cube]
            if any(kind in hand for kind in (*exposed, *wild)):
                return Why("go-repair", {"room": room_id})
    return Why("go", {"room": room_id})


def pays(cost: Sequence[str], hand: Sequence[str], wild: Sequence[str]) -> bool:
    """Whether a hand pays a cost, wild cards standing in (R-8).

    Args:
        cost: resources.
        hand: resources.
        wild: those that stand for any.
    """
    purse = list(hand)
    missing = 0
    for card in cost:
        if card in purse:
            purse.remove(card)
        else:
            missing += 1
    return missing <= sum(card in wild for card in purse)
