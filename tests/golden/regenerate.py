"""Write the golden transcripts again: ``python -m tests.golden.regenerate [--play] [name ...]``.

Without ``--play`` every game is written anew with the choices that its file holds; with it, or where those
are no longer legal, the game is played anew by its policy. Read the difference before it is kept.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

from game.program_files import data_folder
from game.rules import Engine, load_content
from tests.golden.policies import (
    dabble,
    leave_and_lose,
    leave_and_save,
    leave_and_win,
    save_the_ship,
    stay_alive,
)
from tests.golden.transcript import read, write

Json = dict[str, Any]

FOLDER = Path(__file__).resolve().parent / "games"
NAMES = ("Mara", "Joon", "Ines", "Teo")


class Plan(NamedTuple):
    """A golden game: who plays what."""

    players: int
    difficulty: str
    seed: int
    policy: Callable[[Engine, Json], list[Json]]
    mode: str = ""
    more: Json = {}

    @property
    def name(self) -> str:
        """The name of the transcript."""
        return f"{self.mode or self.players}-{self.difficulty}"

    @property
    def settings(self) -> Json:
        """What the game is set up with."""
        names = list(NAMES[: 3 if self.players == 1 else self.players])
        base = {"players": self.players, "difficulty": self.difficulty, "seed": self.seed, "names": names}
        return base | self.more


PLANS = (
    Plan(2, "easy", 5, save_the_ship),
    Plan(2, "medium", 5, save_the_ship),
    Plan(2, "hard", 2, stay_alive),
    Plan(2, "realist", 180, dabble),
    Plan(3, "easy", 6, save_the_ship),
    Plan(3, "medium", 139, dabble),
    Plan(3, "veteran", 2, stay_alive),
    Plan(3, "realist", 16, dabble),
    Plan(4, "easy", 9, save_the_ship),
    Plan(4, "medium", 205, dabble),
    Plan(4, "hard", 121, dabble),
    Plan(4, "veteran", 1, dabble),
)

POD: Json = {"escape_pod": True}
EVERYTHING: Json = {"rooms": "v2", "damage_control": True, "escape_pod": True, "no_counting": True}

MODES = (
    Plan(1, "easy", 3, save_the_ship, "solo"),
    Plan(1, "hard", 80, dabble, "solo", {"rooms": "v2", "damage_control": True}),
    Plan(3, "easy", 7, save_the_ship, "v2", {"rooms": "v2"}),
    Plan(4, "medium", 45, dabble, "v2", {"rooms": "v2"}),
    Plan(2, "medium", 59, dabble, "mixed", {"rooms": "mixed"}),
    Plan(3, "easy", 6, stay_alive, "damage-control", {"damage_control": True}),
    Plan(3, "hard", 104, dabble, "damage-control", {"damage_control": True}),
    Plan(3, "easy", 6, leave_and_save, "pod-saved", POD),
    Plan(3, "easy", 6, leave_and_win, "pod-alone", POD),
    Plan(3, "easy", 6, leave_and_lose, "pod-lost", POD),
    Plan(4, "medium", 13, dabble, "everything", EVERYTHING),
    Plan(3, "easy", 2, leave_and_save, "everything", EVERYTHING | {"rooms": "mixed"}),
)


def transcript_file(plan: Plan) -> Path:
    """Return where a game's transcript is kept."""
    return FOLDER / f"{plan.name}.txt"


def regenerate(engine: Engine, plan: Plan, play: bool) -> None:
    """Write one transcript."""
    file = transcript_file(plan)
    settings, choices = plan.settings, None
    if file.exists() and not play:
        try:
            settings, choices = read(engine, file.read_text(encoding="utf-8"))
        except AssertionError as error:
            print(f"{plan.name} is played anew: {error}")
    if choices is None:
        choices = plan.policy(engine, settings)
    FOLDER.mkdir(exist_ok=True)
    file.write_text(write(engine, settings, choices), encoding="utf-8")


def main(arguments: list[str]) -> None:
    """Write the named transcripts, or all."""
    engine = Engine(load_content(data_folder()))
    names = [argument for argument in arguments if argument != "--play"]
    for plan in (*PLANS, *MODES):
        if not names or plan.name in names:
            regenerate(engine, plan, "--play" in arguments)
            print(plan.name)


if __name__ == "__main__":
    main(sys.argv[1:])
