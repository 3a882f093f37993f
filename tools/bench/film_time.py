"""Measure how long the film of a finished game takes: `python -m tools.bench.film_time [GAMES]`.

Games of four on easy ships, played by cadets that sometimes do anything at all, are looked back at from
beginning to end, as the window's process does it. Told are the processor's seconds of a game and of its
slowest stretch, and how many marks there were.
"""

from __future__ import annotations

import json
import random
import sys
import time
from collections.abc import Mapping
from typing import Any

from game.app.scenes.film.film_work import FilmWork
from game.bots.lent.thought import Settled
from game.bots.players.rank_list import ADVISER, PLAIN
from game.bots.players.ranks import make_player
from game.bots.service import BotService, as_data
from game.play.session import Session, load_engine
from game.program_files import data_folder
from game.rules.queries.seat_view import seat_view

GAMES = 3
ASTRAY = 0.1
SETUP = {"players": 4, "difficulty": "easy", "rooms": "v1"}


def played(seed: int) -> Session:
    """Return a finished game.

    Args:
        seed: of the game, and of what its players do.
    """
    session = Session.new({**SETUP, "seed": seed}, load_engine(data_folder()))
    chance, cadet = random.Random(seed), make_player(PLAIN, session.engine.content)
    while session.decision is not None:
        decision = session.decision
        view = seat_view(session.state, session.knowledge, decision["crew"])
        astray = chance.random() < ASTRAY
        option = chance.choice(decision["options"]) if astray else cadet.choose(view, decision).option
        session.apply(option)
    return session


def measure(games: int = GAMES) -> dict[str, float]:
    """Look back at some games.

    Args:
        games: how many.

    Returns:
        Of a game, on average: `film_s` of the processor, `stretches` and `marks`; `slowest_s` of any stretch.
    """
    found = {"film_s": 0.0, "stretches": 0.0, "marks": 0.0, "slowest_s": 0.0}
    for seed in range(games):
        session = played(seed)
        service = BotService(make_player(ADVISER, session.engine.content), as_data)

        def ask(question: Mapping[str, Any], service: BotService = service) -> Settled:
            return Settled(json.loads(service.answer(json.dumps(question).encode()) or "{}"))

        work = FilmWork(session, ask)
        while not work.done:
            begun = time.process_time()
            work.poll()
            took = time.process_time() - begun
            found["film_s"] += took / games
            found["slowest_s"] = max(found["slowest_s"], took)
        found["stretches"] += len(work.cut) / games
        found["marks"] += sum(turn.marks > 0 for turn in work.turns) / games
    return {name: round(value, 2) for name, value in found.items()}


if __name__ == "__main__":
    print(json.dumps(measure(*map(int, sys.argv[1:2]))))
