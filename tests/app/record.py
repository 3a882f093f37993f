"""Plays the three games that the pictures of the last screen show: `python -m tests.app.record`.

The crew looks one or two choices ahead in decks and dice: no fair play, but it ends in every way.
"""

from __future__ import annotations

import json
import random
from typing import Any

from game.play.seats import RecordedSeat
from game.play.session import Session, load_engine
from game.program_files import data_folder
from game.rules import Engine, Settings
from tests.golden.policies import _value
from tools.pictures.screen_pictures import DEMO

NAMES = ("Teo", "Mara", "Joon", "Ines")
MOST_OPTIONS = 14
Json = dict[str, Any]

_GAMES: tuple[tuple[str, Json, float, str, tuple[int, ...]], ...] = (
    ("won", {"players": 2, "difficulty": "easy"}, 90.0, "energy-core", (2, 0)),
    ("destroyed", {"players": 4, "difficulty": "veteran"}, 90.0, "room-destroyed", (0, 1, 2, 3)),
    ("emptied", {"players": 3, "difficulty": "medium"}, 60.0, "deck-empty", (3, 1, 0)),
)


def play(engine: Engine, setup: Json, divert_value: float) -> list[Json]:
    """Return the choices of a game played by looking ahead."""
    rng = random.Random(setup["seed"])
    state = engine.new_game(Settings.from_json(setup)).state
    choices = []
    while (decision := engine.decision(state)) is not None:
        options = list(decision.options)
        if len(options) > MOST_OPTIONS:
            options = rng.sample(options, MOST_OPTIONS)
        best: Any = None
        for option in options:
            after = engine.apply(state, option).state
            value = _value(engine.to_json(after), divert_value) + rng.random() * 0.3
            if decision.kind == "action" and after.result is None and after.turn == state.turn:
                then = engine.decision(after)
                for next_option in list(then.options)[:10] if then else ():
                    later = engine.to_json(engine.apply(after, next_option).state)
                    value = max(value, _value(later, divert_value) - 0.01)
            if best is None or value > best[0]:
                best = value, option, after
        choices.append(engine.option_to_json(best[1]))
        state = best[2]
    return choices


def main() -> None:
    """Play with one seed after the other until each game ends as it should, and write the games down."""
    engine = load_engine(data_folder())
    DEMO.mkdir(exist_ok=True)
    for name, settings, divert_value, ending, colours in _GAMES:
        for seed in range(1, 3000):
            setup = {**settings, "seed": seed, "names": list(NAMES[: settings["players"]])}
            session = Session.new(setup, engine, None, colours)
            crew = RecordedSeat(play(engine, setup, divert_value))
            for member in range(len(session.seats)):
                session.hand_over(member, crew)
            session.play()
            if session.state["result"]["reason"] == ending:
                text = json.dumps(session.to_json(), separators=(",", ":"))
                (DEMO / f"{name}.json").write_text(text + "\n", encoding="utf-8")
                print(name, seed, session.state["turn"])
                break


if __name__ == "__main__":
    main()
