"""Positions from anywhere: random, legal, and full of what random play seldom reaches."""

from __future__ import annotations

import random
from typing import Any

from tests.rules.positions import CORE, DAMAGE_CARDS, GRID, TRACKS, UNIVERSALS, position

TRACK_STATES = ("111", "111", "111", "011", "001", "000", "101", "110", "010", "100")


def any_settings(rng: random.Random, seed: int) -> dict[str, Any]:
    """Return what a game is set up with: any mode with any other that it goes together with."""
    players = rng.randint(1, 4)
    around = [room for room in GRID if room != "energy-core"]
    named = {room: rng.choice(("v1", "v2")) for room in rng.sample(around, rng.randint(0, 8))}
    return {
        "players": players,
        "difficulty": rng.choice(list(UNIVERSALS)),
        "seed": seed,
        "rooms": rng.choice(("v1", "v2", "mixed", named)),
        "damage_control": rng.random() < 0.5,
        "escape_pod": players >= 3 and rng.random() < 0.7,
        "no_counting": rng.random() < 0.3,
        "first": rng.choice((None, 0, 1)),
    }


def anywhere(rng: random.Random, base: bool = False) -> dict[str, Any]:
    """Return a random STATE at the beginning of an action or of Phase 2.

    Hands, tokens, held cubes and shields, damaged and diverted rooms, nearly empty decks, somebody in
    the pod: all of it, in every combination that the game's counts allow.

    Args:
        rng: chooses.
        base: only two to four players and V1 rooms, no expansion.
    """
    players = rng.randint(2 if base else 1, 4)
    people = 3 if players == 1 else players
    difficulty = rng.choice(list(UNIVERSALS))
    around = [room for room in GRID if room != "energy-core"]
    rng.shuffle(around)
    grid = [*around[:CORE], "energy-core", *around[CORE:]]
    cubes = {room: rng.choice(TRACK_STATES) for room in TRACKS}
    exposed = sum(track.count("0") for track in cubes.values())
    diverted = rng.choice((0.1, 0.5, 0.8, 1))
    powerless = [room for room in around if rng.random() < diverted]
    phase = rng.choice(("actions", "actions", "actions", "collect"))
    owners = [rng.randrange(people) for _ in range(rng.choice((0, 0, 1, 2, 3, 4)))]
    protection: dict[str, list[int]] = {}
    for owner in owners:
        protection.setdefault(rng.choice(around), []).append(owner)
    cards = [card for card in ("data", "metal", "nanobots", "energy") for _ in range(15)]
    cards += ["universal"] * UNIVERSALS[difficulty]
    rng.shuffle(cards)

    def take(count: int) -> list[str]:
        taken, cards[:count] = cards[:count], []
        return taken

    face_up = take(2)
    hands = [take(rng.choice((0, 1, 2, 4, 6, 6, 8))) for _ in range(players)]
    deck = take(rng.choice((1, 2, 3, 4, 5, 7, 12, len(cards))))
    damage_control = not base and rng.random() < 0.4
    pool = [*DAMAGE_CARDS, *({"any": number} for number in (1, 2, 3) if damage_control)]
    damage = rng.sample(pool, rng.choice((0, 1, 2, 3, 4, 8, 20)))
    if damage_control:
        damage += [
            {"any": number} for number in (1, 2, 3) if {"any": number} not in damage and rng.random() < 0.5
        ]
        rng.shuffle(damage)
    active = rng.randrange(people)
    at: list[Any] = [rng.choice((CORE, rng.randrange(9))) if rng.random() < 0.8 else 0 for _ in range(people)]
    escape_pod = not base and players >= 3 and rng.random() < 0.7
    gone = rng.choice([crew for crew in range(people) if crew != active])
    left = escape_pod and len(powerless) >= 7 and rng.random() < 0.6
    if left:
        at[gone] = "pod"

    def shared_out(most: int, amounts: tuple[int, ...]) -> list[int]:
        shares = [0] * people
        for _ in range(min(most, rng.choice(amounts))):
            shares[rng.choice([crew for crew in range(people) if at[crew] != "pod"])] += 1
        return shares

    rooms = [room for room in around if room != "mess-hall" or players >= 3]
    return position(
        players,
        at=at,
        hands=hands,
        tokens=shared_out(8, (0, 0, 1, 3, 6, 8)),
        held_cubes=shared_out(exposed, (0, 0, 2, 5)),
        held_protection=shared_out(4 - len(owners), (0, 0, 1, 3)),
        cubes=cubes,
        diverted=powerless,
        protection=protection,
        deck=deck,
        discard=cards if rng.random() < 0.7 else (),
        face_up=face_up,
        damage=damage,
        active=active,
        first=rng.randrange(people),
        phase=phase,
        actions_left=rng.randint(0, 3) if phase == "actions" else 0,
        turn=rng.randint(1, 40),
        difficulty=difficulty,
        grid=grid,
        variants={} if base else {room: "v2" for room in rooms if rng.random() < 0.6},
        damage_control=damage_control,
        escape_pod=escape_pod,
    )
