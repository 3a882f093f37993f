"""Measure how fast the rules are, and saving and loading."""

from __future__ import annotations

import random
import statistics
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from game.app.scenes.setup.available import Available
from game.play.session import Session, load_engine
from game.program_files import data_folder
from game.rules import Engine, Settings
from game.storage.games.saves import Shelf
from tools.bench import SETUP

COPIES = 20_000


def rules_speed(seconds: float, everything: bool = False) -> dict[str, float]:
    """Return how many decisions of random play (list, choose, apply) fit in a second, and what a copy costs.

    Args:
        seconds: for how long is played.
        everything: whether with alternative rooms, no counting and every expansion that goes together.
    """
    engine = load_engine(data_folder())
    chance = random.Random(1)
    wanted = {key: SETUP[key] for key in ("players", "difficulty", "seed")}
    if everything:
        wanted |= {"rooms": "v2", "no_counting": True, "expansions": expansions(engine, SETUP["players"])}
    settings = Settings.from_json(wanted)
    start = engine.new_game(settings).state
    state, decisions, end = start, 0, time.perf_counter() + seconds
    begun = time.perf_counter()
    while time.perf_counter() < end:
        decision = engine.decision(state)
        if decision is None:
            state = start
            continue
        options = decision.options
        state = engine.apply(state, options[int(chance.random() * len(options))]).state
        decisions += 1
    per_second = decisions / (time.perf_counter() - begun)
    begun = time.perf_counter()
    for _ in range(COPIES):
        state.copy()
    return {
        "decisions_per_s": round(per_second),
        "copy_us": round((time.perf_counter() - begun) / COPIES * 1e6, 3),
    }


def expansions(engine: Engine, players: int) -> list[str]:
    """Return the ids of all expansions that so many players can have in one game."""
    offer = Available(engine.content)
    return list(offer.in_effect([one.id for one in offer.chooseable], players))


def saving(times: int) -> dict[str, float]:
    """Cost of an autosave in the middle of a game, and of continuing from it, in milliseconds."""
    engine, chance = load_engine(data_folder()), random.Random(2)
    with tempfile.TemporaryDirectory() as folder:
        shelf = Shelf(Path(folder))
        session = Session.new(SETUP, engine)
        for _ in range(60):
            if session.decision is None:
                break
            session.apply(chance.choice(session.decision["options"]))
        session.shelf = shelf
        session.save()
        save = _median(session.save, times)

        def load() -> None:
            game = shelf.read().game
            assert game is not None
            Session.resume(game, engine)

        return {"save_ms": round(save, 2), "load_ms": round(_median(load, times), 2)}


def _median(action: Callable[[], object], times: int) -> float:
    """Milliseconds that an action takes, the median of several times."""
    taken = []
    for _ in range(times):
        begun = time.perf_counter()
        action()
        taken.append((time.perf_counter() - begun) * 1000)
    return statistics.median(taken)
