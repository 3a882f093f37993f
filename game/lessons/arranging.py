"""Positions of lessons: what the content's own setup makes, with as little as possible laid otherwise.

Nothing is made or lost: whatever is laid somewhere is taken from where it lay, and the rules check every
count of what comes of it (`Engine.from_json`).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.lessons.goals import plain
from game.rules.engine import Engine
from game.rules.loader.yaml_nodes import Node
from game.rules.protocol import StateDict
from game.rules.settings import Settings, SettingsError
from game.rules.states.state_json import StateError

SETTINGS = ("players", "difficulty")
MORE_SETTINGS = ("seed", "rooms", "expansions", "no_counting", "first", "names")


def settings_of(engine: Engine, node: Node) -> Settings:
    """Return the settings of a lesson's game, complete.

    Args:
        engine: the rules.
        node: what the referee's `new` takes; `seed` may be left out.

    Raises:
        ContentError: the settings do not go together.
    """
    node.record("the settings", SETTINGS, MORE_SETTINGS)
    try:
        return engine.complete(Settings.from_json({"seed": 1, **plain(node)}))
    except SettingsError as error:
        raise node.error("settings that do not go together", f"settings of a game: {error}") from error


def arranged(engine: Engine, settings: Settings, node: Node | None, place: Node) -> StateDict:
    """Return STATE of a position.

    Args:
        engine: the rules.
        settings: of the game, complete.
        node: what is laid otherwise than the setup does; None for nothing.
        place: named by errors where there is no node.

    Raises:
        ContentError: no such thing can be laid so; it says where.
    """
    state = engine.to_json(engine.new_game(settings).state)
    state["settings"].pop("seed", None)
    for name, value in node.record("the position", (), CHANGES).items() if node is not None else ():
        try:
            CHANGES[name](state, plain(value))
        except (KeyError, IndexError, ValueError, TypeError, AttributeError) as error:
            raise value.error(
                f"{name!r}, which cannot be laid so ({error})", "what there is in the game"
            ) from None
    form: Any = {**state, "settings": settings.to_json(), "rng": None, "pending": None}
    where = node or place
    try:
        return engine.to_json(engine.from_json(form))
    except StateError as error:
        raise where.error(f"a position that cannot be ({error})", "one that the rules can have") from None


def _room(state: StateDict, room: str) -> Any:
    found = next((one for one in state["rooms"] if one["id"] == room), None)
    if found is None:
        raise ValueError(f"there is no room {room!r}")
    return found


def _grid(state: StateDict, ids: list[str]) -> None:
    """Place the rooms, row by row."""
    at = {n: state["rooms"][m["at"]]["id"] for n, m in enumerate(state["crew"]) if isinstance(m["at"], int)}
    if sorted(ids) != sorted(room["id"] for room in state["rooms"]):
        raise ValueError("the nine rooms, each once")
    state["rooms"] = [_room(state, room) for room in ids]
    for crew, room in at.items():
        state["crew"][crew]["at"] = ids.index(room)


def _struck(state: StateDict, cards: list[Any]) -> None:
    """The Damage cards that have struck, the first one first, in place of those of the setup; with what they
    did to the rooms."""
    state["damage_deck"] = sorted((*state["damage_discard"], *state["damage_deck"]), key=_type)
    state["damage_discard"] = []
    for room in state["rooms"]:
        room["cubes"] = [True] * len(room["cubes"])
    for card in cards:
        state["damage_deck"].remove(card)
        state["damage_discard"].insert(0, card)
        for room in card if isinstance(card, list) else ():
            cubes = _room(state, room)["cubes"]
            cubes[cubes.index(True)] = False


def _type(card: Any) -> int:
    return card["any"] if isinstance(card, dict) else len(card)


def _damage_left(state: StateDict, cards: list[Any]) -> None:
    """The Damage cards that are left, top first; all others are gone, and what they did is repaired."""
    for card in cards:
        state["damage_deck"].remove(card)
    state["damage_discard"] = [*reversed(state["damage_deck"]), *state["damage_discard"]]
    state["damage_deck"] = list(cards)


def _next_damage(state: StateDict, cards: list[Any]) -> None:
    """The Damage cards on top of their deck."""
    for card in cards:
        state["damage_deck"].remove(card)
    state["damage_deck"] = [*cards, *state["damage_deck"]]


def _cubes(state: StateDict, rooms: dict[str, list[bool]]) -> None:
    """Set which repair spaces of rooms hold their cube."""
    for room, cubes in rooms.items():
        found = _room(state, room)
        if len(found["cubes"]) != len(cubes):
            raise ValueError(f"{room} has {len(found['cubes'])} repair spaces")
        found["cubes"] = cubes


def _diverted(state: StateDict, rooms: list[str]) -> None:
    """The rooms whose power is diverted."""
    for room in rooms:
        _room(state, room)["diverted"] = True


def _laid(state: StateDict, rooms: dict[str, list[int]]) -> None:
    """Set whose Protection tokens lie on rooms."""
    for room, owners in rooms.items():
        _room(state, room)["protection"] = owners


def _at(state: StateDict, rooms: dict[str, str]) -> None:
    """In which room crew members stand."""
    ids = [room["id"] for room in state["rooms"]]
    for crew, room in rooms.items():
        state["crew"][int(crew)]["at"] = ids.index(room)


def _take(state: StateDict, cards: list[str]) -> None:
    """Take cards from the Resource deck; the discard pile gives what the deck lacks."""
    for card in cards:
        pile = state["resource_deck"] if card in state["resource_deck"] else state["resource_discard"]
        if card not in pile:
            raise ValueError(f"no {card} is left")
        pile.remove(card)


def _hands(state: StateDict, hands: dict[str, list[str]]) -> None:
    """Set what crew members hold; the cards that were dealt go to the bottom of the deck."""
    for crew in hands:
        state["resource_deck"] += state["crew"][int(crew)]["hand"]
    for crew, cards in hands.items():
        _take(state, cards)
        state["crew"][int(crew)]["hand"] = cards


def _hand(state: StateDict, cards: list[str]) -> None:
    """The one hand that all share (R-28)."""
    state["resource_deck"] += state["crew"][0]["hand"]
    _take(state, cards)
    for member in state["crew"]:
        member["hand"] = list(cards)


def _face_up(state: StateDict, cards: list[str]) -> None:
    """The face-up cards."""
    state["resource_deck"] += state["face_up"]
    _take(state, cards)
    state["face_up"] = cards


def _next_resources(state: StateDict, cards: list[str]) -> None:
    """The cards on top of the Resource deck."""
    _take(state, cards)
    state["resource_deck"] = [*cards, *state["resource_deck"]]


def _discarded(state: StateDict, cards: list[str]) -> None:
    """The Resource discard pile, top first."""
    _take(state, cards)
    state["resource_discard"] = cards


def _deck_left(state: StateDict, count: int) -> None:
    """So many cards are left in the Resource deck, those on top."""
    state["resource_discard"] = [*state["resource_discard"], *state["resource_deck"][count:]]
    state["resource_deck"] = state["resource_deck"][:count]


def _held(key: str) -> Callable[[StateDict, Any], None]:
    def change(state: StateDict, numbers: dict[str, int]) -> None:
        for crew, number in numbers.items():
            member: Any = state["crew"][int(crew)]
            member[key] = number

    return change


def _set(key: str) -> Callable[[StateDict, Any], None]:
    def change(state: StateDict, value: Any) -> None:
        form: Any = state
        form[key] = value

    return change


CHANGES: dict[str, Callable[[StateDict, Any], None]] = {
    "grid": _grid,
    "struck": _struck,
    "damage-left": _damage_left,
    "next-damage": _next_damage,
    "cubes": _cubes,
    "diverted": _diverted,
    "protection": _laid,
    "at": _at,
    "hands": _hands,
    "hand": _hand,
    "face-up": _face_up,
    "discarded": _discarded,
    "next-resources": _next_resources,
    "deck-left": _deck_left,
    "action-tokens": _held("action_tokens"),
    "protection-tokens": _held("protection_tokens"),
    "repair-cubes": _held("repair_cubes"),
    "active": _set("active"),
    "actions-left": _set("actions_left"),
    "turn": _set("turn"),
}
"""Makers of each change to the ship, by its word, in the order in which they are carried out."""
