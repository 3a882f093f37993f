"""Positions from all modes of the game, as sessions: arranged ones, and games played on from their setup."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from game.play.session import Session, load_engine
from game.program_files import data_folder
from tests.oracle.anywhere import any_settings, anywhere
from tests.oracle.lockstep import keen

ENGINE = load_engine(data_folder())
STEPS = 12
"""Choices that an arranged position is played on for."""
SHOWN = 0.25
"""Share of the positions on the way that are looked at: all would be much alike."""


def sessions(part: str, wanted: int) -> Iterator[Session]:
    """Give a session as it stands, then after a choice, and so on, until there have been enough.

    Args:
        part: which positions: the same ones for the same word.
        wanted: how many.
    """
    given = 0
    for seed in range(10_000):
        rng = random.Random(f"truth {part} {seed}")
        for session in _game(rng, seed):
            yield session
            given += 1
            if given == wanted:
                return


def arranged(rng: random.Random) -> dict[str, Any]:
    """Return a STATE from anywhere in a game, such as nobody has seen the order of its decks."""
    state = anywhere(rng)
    # Cards that nobody has seen lie in the order of their types.
    state["damage_deck"].sort(key=lambda card: card["any"] if isinstance(card, dict) else len(card))
    state["settings"]["no_counting"] = rng.random() < 0.15
    return state


def _game(rng: random.Random, seed: int) -> Iterator[Session]:
    if seed % 3 == 0:
        settings = any_settings(rng, seed)
        session, steps = Session.new(settings, ENGINE), 3 * STEPS
        while seed % 2 == 0 and session.state["phase"] != "damage":
            # Damage Control asks before the first turn.
            settings |= {"damage_control": True, "seed": settings["seed"] + 1}
            session = Session.new(settings, ENGINE)
    else:
        session, steps = Session.load(arranged(rng), ENGINE), STEPS
    for _ in range(steps):
        if session.decision is None or session.state["phase"] == "damage" or rng.random() < SHOWN:
            yield session
        if session.decision is None:
            return
        session.apply(keen(rng, session.decision["options"]))
