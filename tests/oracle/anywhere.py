"""Positions from anywhere: random, legal, and full of what random play seldom reaches."""

from __future__ import annotations

import random
from typing import Any

from tests.rules.positions import CORE, DAMAGE_CARDS, GRID, TRACKS, UNIVERSALS, position

TRACK_STATES = ("111", "111", "111", "011", "001", "000", "101", "110", "010", "100")


def anywhere(rng: random.Random) -> dict[str, Any]:
    """Return a random STATE at the beginning of an action or of Phase 2.

    Hands, tokens, held cubes and shields, damaged and diverted rooms, nearly empty decks: all of it, in every
    combination that the game's counts allow.
    """
    players = rng.randint(2, 4)
    difficulty = rng.choice(list(UNIVERSALS))
    around = [room for room in GRID if room != "energy-core"]
    rng.shuffle(around)
    grid = [*around[:CORE], "energy-core", *around[CORE:]]
    cubes = {room: rng.choice(TRACK_STATES) for room in TRACKS}
    exposed = sum(track.count("0") for track in cubes.values())
    diverted = rng.choice((0.1, 0.5, 0.8, 1))
    phase = rng.choice(("actions", "actions", "actions", "collect"))
    owners = [rng.randrange(players) for _ in range(rng.choice((0, 0, 1, 2, 3, 4)))]
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
    damage = rng.sample(DAMAGE_CARDS, rng.choice((0, 1, 2, 3, 4, 8, 22)))
    return position(
        players,
        at=[rng.choice((CORE, rng.randrange(9))) if rng.random() < 0.8 else 0 for _ in range(players)],
        hands=hands,
        tokens=shared_out(rng, players, 8, (0, 0, 1, 3, 6, 8)),
        held_cubes=shared_out(rng, players, exposed, (0, 0, 2, 5)),
        held_protection=shared_out(rng, players, 4 - len(owners), (0, 0, 1, 3)),
        cubes=cubes,
        diverted=[room for room in around if rng.random() < diverted],
        protection=protection,
        deck=deck,
        discard=cards if rng.random() < 0.7 else (),
        face_up=face_up,
        damage=damage,
        active=rng.randrange(players),
        first=rng.randrange(players),
        phase=phase,
        actions_left=rng.randint(0, 3) if phase == "actions" else 0,
        turn=rng.randint(1, 40),
        difficulty=difficulty,
        grid=grid,
    )


def shared_out(rng: random.Random, people: int, most: int, amounts: tuple[int, ...]) -> list[int]:
    """Give out one of ``amounts`` things, at most ``most``, to people at random."""
    shares = [0] * people
    for _ in range(min(most, rng.choice(amounts))):
        shares[rng.randrange(people)] += 1
    return shares
