"""A position to look at: turn 11 of a medium game with three crew, and what is asked in it.

Pictures of the table and its tests start from here; ``position(...)`` changes what they need.
"""

from __future__ import annotations

import copy
from functools import cache
from typing import Any

from game.app.table.model.view_parts import Recent
from game.play.session import load_engine
from game.resources import data_folder
from game.rules import Decision, Engine
from game.rules.facts import Facts, facts_of

ROOMS = (
    "bridge",
    "cargo-hold",
    "medical-bay",
    "crew-quarters",
    "energy-core",
    "engine-room",
    "armoury",
    "repair-centre",
    "mess-hall",
)
RECENT = Recent(roll=5, roller=0, purpose="scavenge", card=("bridge", "armoury"), turn=10)
COLOURS = (2, 0, 1)
"""Crew colours of the three crew members: rose diamond, gold circle, teal triangle."""

_CUBES = {"bridge": "011", "medical-bay": "011", "armoury": "001", "repair-centre": "000"}
_DAMAGE = [
    ["engine-room", "repair-centre"],
    ["medical-bay", "crew-quarters"],
    ["repair-centre", "cargo-hold"],
    ["bridge", "cargo-hold"],
    ["crew-quarters", "mess-hall"],
    ["engine-room", "medical-bay"],
    ["bridge", "medical-bay", "mess-hall"],
    ["bridge", "engine-room", "crew-quarters"],
    ["engine-room", "armoury", "cargo-hold"],
    ["medical-bay", "cargo-hold", "mess-hall"],
    ["engine-room", "repair-centre", "mess-hall"],
    ["bridge", "repair-centre", "crew-quarters"],
]
_DRAWN = [
    ["bridge", "armoury"],
    ["armoury", "mess-hall"],
    *([room] for room in ROOMS if room != "energy-core"),
    ["medical-bay", "repair-centre", "armoury"],
    ["crew-quarters", "armoury", "cargo-hold"],
]


def state() -> dict[str, Any]:
    """Return a fresh STATE of the position."""
    return {
        "settings": {"players": 3, "difficulty": "medium", "seed": 7, "rooms": "v1", "first": None},
        "rooms": [_room(room) for room in ROOMS],
        "crew": [
            _member("Teo", 4, ["metal", "energy", "energy", "data", "nanobots"], 0),
            _member("Mara", 2, ["metal", "metal", "data", "energy", "nanobots", "nanobots"], 2),
            _member("Joon", 5, ["data", "energy", "universal", "nanobots"], 1),
        ],
        "resource_deck": _deck(27),
        "resource_discard": ["metal", "nanobots"]
        + ["data"] * 5
        + ["metal"] * 5
        + ["nanobots"] * 4
        + ["energy"] * 4
        + ["universal"] * 2,
        "face_up": ["energy", "data"],
        "damage_deck": copy.deepcopy(_DAMAGE),
        "damage_discard": copy.deepcopy(_DRAWN),
        "first": 1,
        "active": 1,
        "phase": "actions",
        "actions_left": 1,
        "turn": 11,
        "result": None,
        "pending": None,
        "rng": None,
    }


@cache
def rules() -> Engine:
    """Return the rules, loaded once for all pictures."""
    return load_engine(data_folder())


def asked(position: dict[str, Any] | None = None, kind: str = "action") -> Decision:
    """Return the decision of a position, whatever its phase, as the rules have it.

    Args:
        position: STATE, the demonstration's if left out.
        kind: what is asked, of questions that need no more than the position.
    """
    now = rules().from_json(state() if position is None else position)
    question = next(found for found in now.table.program.asks.values() if found.kind == kind)
    return Decision(now.active, question, question.options(now, (None,) * 9))


def facts(position: dict[str, Any] | None = None) -> Facts:
    """Return the facts of a STATE without expansions, of that of `state()` if none is given."""
    return facts_of(rules().content, state() if position is None else position)


def _room(room: str) -> dict[str, Any]:
    cubes = [] if room == "energy-core" else [mark == "1" for mark in _CUBES.get(room, "111")]
    return {
        "id": room,
        "variant": "v1",
        "cubes": cubes,
        "diverted": room in ("bridge", "crew-quarters", "engine-room"),
        "protection": [0] if room == "cargo-hold" else [],
    }


def _member(name: str, at: int, hand: list[str], tokens: int) -> dict[str, Any]:
    return {
        "name": name,
        "at": at,
        "hand": hand,
        "action_tokens": tokens,
        "repair_cubes": 0,
        "protection_tokens": 0,
    }


def _deck(count: int) -> list[str]:
    kinds = ["metal", "energy", "data", "nanobots"]
    return ["universal" if n % 9 == 8 else kinds[n % 4] for n in range(count)]


def with_crew(count: int) -> dict[str, Any]:
    """Return the position with two, three or four crew; every card is still there once."""
    result = state()
    if count == 4:
        result["crew"].append(_member("Ines", 6, [], 0))
        _draw(result, result["crew"][3], ("metal", "data", "universal"))
    for member in result["crew"][count:]:
        result["resource_deck"] += member["hand"]
    result["crew"] = result["crew"][:count]
    result["settings"]["players"] = count
    return result


def deal(position: dict[str, Any], hands: tuple[int, ...]) -> None:
    """Give every crew member a hand of so many cards, of all kinds in turn, from the deck."""
    kinds = ("metal", "data", "energy", "nanobots", "universal", "energy", "data")
    for member in position["crew"]:
        position["resource_deck"] += member["hand"]
        member["hand"] = []
    for member, count in zip(position["crew"], hands, strict=True):
        _draw(position, member, tuple(kinds[n % len(kinds)] for n in range(count)))


def _draw(position: dict[str, Any], member: dict[str, Any], wanted: tuple[str, ...]) -> None:
    """Move cards of the wanted kinds, or others where there are none left, from the deck to a hand."""
    deck = position["resource_deck"]
    for kind in wanted:
        card = kind if kind in deck else deck[-1]
        deck.remove(card)
        member["hand"].append(card)


def damage(position: dict[str, Any], gone: dict[str, int]) -> None:
    """Take so many cubes from the top of rooms, the others of these rooms are whole."""
    for room in position["rooms"]:
        if room["id"] in gone and room["cubes"]:
            room["cubes"] = [n >= gone[room["id"]] for n in range(3)]
