"""Positions as `data/pictures` writes them: one that there is, and what is changed in it, in order."""

from __future__ import annotations

import copy
from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

import yaml

from game.rules.protocol import StateDict
from tools.pictures import demo


@cache
def _named() -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load((demo.FOLDER / "positions.yaml").read_text(encoding="utf-8"))
    return found


def position(written: str | Mapping[str, Any]) -> StateDict:
    """Return the STATE of a position.

    Args:
        written: its name in `positions.yaml` (`demo` is where all begin), or the changes to the one that its
            `from` names.

    Raises:
        ValueError: no such position, or no such change.
    """
    if isinstance(written, str):
        if written == "demo":
            return demo.state()
        if written not in _named():
            raise ValueError(f"there is no position {written!r} in positions.yaml")
        return position(_named()[written])
    found = position(written["from"])
    for name, value in written.items():
        if name == "from":
            continue
        if name not in CHANGES:
            raise ValueError(f"{name!r} is no change of a position: it is one of {', '.join(CHANGES)}")
        CHANGES[name](found, copy.deepcopy(value))
    return found


def _set(state: StateDict, values: Any) -> None:
    """Values of the STATE itself; those of its settings are put among the others."""
    state["settings"].update(values.pop("settings", {}))
    state.update(values)


def _at(state: StateDict, rooms: dict[int, str]) -> None:
    """In which room crew members are."""
    for crew, room in rooms.items():
        state["crew"][crew]["at"] = demo.ROOMS.index(room)


def _member(state: StateDict, values: dict[int, Any]) -> None:
    """Values of single crew members."""
    for crew, changed in values.items():
        state["crew"][crew].update(changed)


def _members(state: StateDict, values: Any) -> None:
    """Values of all crew members."""
    for member in state["crew"]:
        member.update(values)


def _hand(state: StateDict, hands: dict[int, list[str]]) -> None:
    """Set what crew members hold: what they held goes to the bottom of the deck, what they lack comes from
    it."""
    for crew, wanted in hands.items():
        rest, drawn = list(state["crew"][crew]["hand"]), []
        for card in wanted:
            if card in rest:
                rest.remove(card)
            else:
                drawn.append(card)
        state["resource_deck"] += rest
        for card in drawn:
            state["resource_deck"].remove(card)
        state["crew"][crew]["hand"] = wanted


def _shared_hand(state: StateDict, hand: list[str]) -> None:
    """The one hand of a single player (R-28)."""
    for member in state["crew"]:
        state["resource_deck"] += member["hand"]
        member["hand"] = list(hand)
    for card in hand:
        state["resource_deck"].remove(card)


def _keep(state: StateDict, count: int) -> None:
    """So many cards stay in every hand, the others go to the bottom of the deck."""
    for member in state["crew"]:
        state["resource_deck"] += member["hand"][count:]
        member["hand"] = member["hand"][:count]


def _rooms(state: StateDict, values: dict[str, Any]) -> None:
    """Values of single rooms."""
    for room in state["rooms"]:
        room.update(values.get(room["id"], {}))


def _every_room(state: StateDict, values: Any) -> None:
    """Values of all rooms."""
    for room in state["rooms"]:
        room.update(copy.deepcopy(values))


def _outer_rooms(state: StateDict, values: Any) -> None:
    """Values of the rooms that have repair spaces."""
    for room in state["rooms"]:
        if room["cubes"]:
            room.update(copy.deepcopy(values))


def _diverted(state: StateDict, count: int) -> None:
    """So many of the rooms with repair spaces are diverted, the first ones."""
    for n, room in enumerate(room for room in state["rooms"] if room["cubes"]):
        room["diverted"] = n < count


def _strikes(state: StateDict, card: Any) -> None:
    """The Damage card that is drawn next."""
    state["damage_deck"].remove(card)
    state["damage_deck"].insert(0, card)


def _left_to_crew(state: StateDict, counts: list[int]) -> None:
    """The first Damage card of each of these types leaves its rooms to the crew (R-31)."""
    for count in counts:
        for pile in (state["damage_deck"], state["damage_discard"]):
            first = next((n for n, card in enumerate(pile) if len(card) == count), None)
            if first is not None:
                pile[first] = {"any": count}
                break


def _damage_left(state: StateDict, count: int) -> None:
    """So many Damage cards are left, those on top; the others were drawn."""
    drawn = state["damage_deck"][count:]
    state["damage_discard"] = [*drawn, *state["damage_discard"]]
    state["damage_deck"] = state["damage_deck"][:count]


def _undrawn(state: StateDict, count: int) -> None:
    """All but the first so many Damage cards that were drawn lie on their deck again, small ones on top."""
    drawn, first = state["damage_discard"][:-count], state["damage_discard"][-count:]
    state["damage_deck"] = [*sorted(drawn, key=len), *state["damage_deck"]]
    state["damage_discard"] = first


def _undiscarded(state: StateDict, value: bool) -> None:
    """Nothing was discarded yet."""
    state["resource_deck"] += state["resource_discard"]
    state["resource_discard"] = []


def _deck_left(state: StateDict, count: int) -> None:
    """So many cards are left in the Resource deck."""
    state["resource_discard"] += state["resource_deck"][count:]
    state["resource_deck"] = state["resource_deck"][:count]


CHANGES: dict[str, Callable[[StateDict, Any], None]] = {
    "set": _set,
    "crew": demo.crew,
    "deal": demo.deal,
    "keep": _keep,
    "hand": _hand,
    "shared-hand": _shared_hand,
    "at": _at,
    "member": _member,
    "members": _members,
    "gone": demo.damage,
    "rooms": _rooms,
    "every-room": _every_room,
    "outer-rooms": _outer_rooms,
    "diverted": _diverted,
    "strikes": _strikes,
    "left-to-crew": _left_to_crew,
    "damage-left": _damage_left,
    "undrawn": _undrawn,
    "undiscarded": _undiscarded,
    "deck-left": _deck_left,
}
"""Changes of a position, by the word for each."""
