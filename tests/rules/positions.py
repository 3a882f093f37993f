"""Hand-written positions: a whole, legal STATE from the few facts that a test is about.

Everything that a test does not name is filled in so that the game's counts are right: cards that lie nowhere
go under the Resource deck, or under the discard pile when the deck is given card by card.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

COLOURS = ("data", "metal", "nanobots", "energy")
UNIVERSALS = {"easy": 8, "medium": 6, "hard": 4, "veteran": 2, "realist": 0}

GRID = (
    "bridge", "crew-quarters", "mess-hall",
    "engine-room", "energy-core", "repair-centre",
    "cargo-hold", "armoury", "medical-bay",
)  # fmt: skip

TRACKS = {
    "mess-hall": ("nanobots", "energy", "data"),
    "repair-centre": ("metal", "energy", "nanobots"),
    "medical-bay": ("metal", "nanobots", "energy"),
    "engine-room": ("data", "metal", "nanobots"),
    "crew-quarters": ("energy", "data", "metal"),
    "cargo-hold": ("energy", "metal", "data"),
    "armoury": ("data", "nanobots", "metal"),
    "bridge": ("nanobots", "data", "energy"),
}

DAMAGE_CARDS = (
    ("bridge",), ("crew-quarters",), ("mess-hall",), ("repair-centre",),
    ("engine-room",), ("cargo-hold",), ("armoury",), ("medical-bay",),
    ("engine-room", "repair-centre"), ("medical-bay", "crew-quarters"), ("repair-centre", "cargo-hold"),
    ("bridge", "armoury"), ("armoury", "mess-hall"), ("bridge", "cargo-hold"),
    ("crew-quarters", "mess-hall"), ("engine-room", "medical-bay"),
    ("bridge", "medical-bay", "mess-hall"), ("bridge", "engine-room", "crew-quarters"),
    ("engine-room", "armoury", "cargo-hold"), ("medical-bay", "cargo-hold", "mess-hall"),
    ("engine-room", "repair-centre", "mess-hall"), ("bridge", "repair-centre", "crew-quarters"),
    ("medical-bay", "repair-centre", "armoury"), ("crew-quarters", "armoury", "cargo-hold"),
)  # fmt: skip

NAMES = ("Mara", "Joon", "Ines", "Teo")
CORE = 4


def place(room: str, grid: Sequence[str] = GRID) -> int:
    """Return the grid position of a room."""
    return grid.index(room)


def position(
    players: int = 2,
    *,
    at: Sequence[str | int] = (),
    hands: Sequence[Iterable[str]] = (),
    tokens: Sequence[int] = (),
    held_cubes: Sequence[int] = (),
    held_protection: Sequence[int] = (),
    cubes: Mapping[str, str] | None = None,
    diverted: Iterable[str] = (),
    protection: Mapping[str, Sequence[int]] | None = None,
    deck: Sequence[str] | None = None,
    deck_top: Sequence[str] = (),
    discard: Sequence[str] = (),
    face_up: Sequence[str] = ("data", "metal"),
    damage: Sequence[Any] | None = None,
    active: int = 0,
    first: int = 0,
    phase: str = "actions",
    actions_left: int = 3,
    turn: int = 5,
    difficulty: str = "easy",
    grid: Sequence[str] = GRID,
    variants: Mapping[str, str] | None = None,
    damage_control: bool = False,
    escape_pod: bool = False,
    **changes: Any,
) -> dict[str, Any]:
    """Return a STATE without pending, rng and result.

    Args:
        players: how many players; 1 is solo, with three crew members and the first of the hands.
        at: where each stands, a room id, a grid position or "pod"; the others on the Energy Core.
        hands, tokens, held_cubes, held_protection: per crew member; the others have none.
        cubes: room id to its repair track, "1" a cube, "0" an exposed space, top to bottom; others are whole.
        diverted: ids of diverted rooms.
        protection: room id to the owners of the tokens there, oldest first.
        deck: the whole Resource deck, top first; the cards left over go under ``discard``.
        deck_top: cards on top of a Resource deck that holds everything left over.
        discard: the Resource discard pile, latest first.
        face_up: the two face-up cards.
        damage: the whole Damage deck, top first; the other cards are on the Damage discard pile, with
            ``damage_control`` but for the first of each type, which have left the game.
        variants: room id to "v2", the others are V1.
        damage_control, escape_pod: as in `new`.
        changes: keys of STATE to put in as they are.
    """
    rest = Counter({**dict.fromkeys(COLOURS, 15), "universal": UNIVERSALS[difficulty]})
    people = 3 if players == 1 else players
    all_hands = [list(hand) for hand in hands] + [[] for _ in range(players - len(hands))]
    for zone in [*all_hands, deck or (), deck_top, discard, face_up]:
        rest.subtract(zone)
    assert min(rest.values()) >= 0, f"more cards than there are: {rest}"
    left_over = spread(rest)
    standing: list[Any] = [place(str(spot), grid) if spot in grid else spot for spot in at]
    standing += [CORE] * (people - len(standing))

    def each(values: Sequence[int], crew: int) -> int:
        return values[crew] if crew < len(values) else 0

    damage_deck = [_plain(card) for card in (DAMAGE_CARDS[:-2] if damage is None else damage)]
    damage_discard = [_plain(card) for card in DAMAGE_CARDS if list(card) not in damage_deck]
    for number in (1, 2, 3) if damage_control else ():
        for pile in (damage_discard, damage_deck):
            left_out = [card for card in pile if isinstance(card, list) and len(card) == number][:1]
            if left_out:
                pile.remove(left_out[0])
                break
        if {"any": number} not in damage_deck:
            damage_discard.append({"any": number})
    state = {
        "settings": {
            "players": players,
            "difficulty": difficulty,
            "seed": 1,
            "rooms": dict(variants) if variants else "v1",
            "damage_control": damage_control,
            "escape_pod": escape_pod,
            "no_counting": False,
            "first": first,
            "names": list(NAMES[:people]),
        },
        "rooms": [
            {
                "id": room,
                "variant": (variants or {}).get(room, "v1"),
                "cubes": [] if room == "energy-core" else [c == "1" for c in (cubes or {}).get(room, "111")],
                "diverted": room in set(diverted),
                "protection": list((protection or {}).get(room, ())),
            }
            for room in grid
        ],
        "crew": [
            {
                "name": NAMES[crew],
                "at": standing[crew],
                "hand": list(all_hands[crew if players > 1 else 0]),
                "action_tokens": each(tokens, crew),
                "repair_cubes": each(held_cubes, crew),
                "protection_tokens": each(held_protection, crew),
            }
            for crew in range(people)
        ],
        "resource_deck": list(deck) if deck is not None else list(deck_top) + left_over,
        "resource_discard": list(discard) + (left_over if deck is not None else []),
        "face_up": list(face_up),
        "damage_deck": damage_deck,
        "damage_discard": damage_discard,
        "first": first,
        "active": active,
        "phase": phase,
        "actions_left": actions_left,
        "turn": turn,
    }
    return state | changes


def _plain(card: Any) -> Any:
    return dict(card) if isinstance(card, Mapping) else list(card)


def spread(cards: Counter[str]) -> list[str]:
    """Return cards in a fixed order that mixes the kinds: one of each in turn, as long as there are any."""
    left = dict(cards)
    mixed: list[str] = []
    while any(left.values()):
        for kind in left:
            if left[kind]:
                left[kind] -= 1
                mixed.append(kind)
    return mixed


def room(state: Mapping[str, Any], room_id: str) -> dict[str, Any]:
    """Return a room's object in STATE."""
    return next(entry for entry in state["rooms"] if entry["id"] == room_id)


def track(state: Mapping[str, Any], room_id: str) -> str:
    """Return a room's repair track as "110"."""
    return "".join("1" if cube else "0" for cube in room(state, room_id)["cubes"])


def cube_supply(state: Mapping[str, Any]) -> int:
    """Return how many Repair cubes lie in the supply: 24 less those on rooms and held."""
    on_rooms: int = sum(sum(entry["cubes"]) for entry in state["rooms"])
    held: int = sum(member["repair_cubes"] for member in state["crew"])
    return 24 - on_rooms - held


def token_supply(state: Mapping[str, Any]) -> int:
    """Return how many Action tokens lie in the supply: 8 less those held."""
    held: int = sum(member["action_tokens"] for member in state["crew"])
    return 8 - held


def protection_supply(state: Mapping[str, Any]) -> int:
    """Return how many Protection tokens lie in the supply: 4 less those on rooms and held."""
    placed = sum(len(entry["protection"]) for entry in state["rooms"])
    held: int = sum(member["protection_tokens"] for member in state["crew"])
    return 4 - placed - held
