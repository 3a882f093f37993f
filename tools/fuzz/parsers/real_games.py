"""Real games to begin with: set up in all modes and played by chance, some of them to their end."""

from __future__ import annotations

import random
from collections.abc import Iterator

from game.play.session import Session
from game.rules import Engine
from game.rules.settings import SettingsError

SETUPS: tuple[dict[str, object], ...] = (
    {"players": 1, "difficulty": "easy"},
    {"players": 2, "difficulty": "medium", "names": ["Ada", "Jürgen 日本"]},
    {"players": 3, "difficulty": "hard", "rooms": "mixed", "no_counting": True},
    {"players": 4, "difficulty": "easy", "rooms": "v2"},
    {"players": 2, "difficulty": "easy", "expansions": ["escape-pod"]},
    {"players": 3, "difficulty": "medium", "expansions": ["damage-control"]},
)
LENGTHS = 0, 3, 12, 400
"""Choices of a game, at most."""


def sessions(engine: Engine, seed: int = 0) -> Iterator[Session]:
    """Yield games, short ones first.

    Args:
        engine: the rules.
        seed: of the games and of the choices in them.
    """
    for length in LENGTHS:
        for number, setup in enumerate(SETUPS):
            try:
                session = Session.new({**setup, "seed": seed + number}, engine)
            except SettingsError:
                continue
            play(session, length, random.Random(seed + number))
            yield session


def play(session: Session, choices: int, chance: random.Random) -> None:
    """Make choices by chance, until the game is over."""
    for _ in range(choices):
        decision = session.decision
        if decision is None:
            return
        session.apply(chance.choice(decision["options"]))
