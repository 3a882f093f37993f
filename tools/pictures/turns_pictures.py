"""Pictures of the turns to fly again: the list, an empty one, the table, and verdicts."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, replace
from functools import cache, partial
from typing import Any

from game.app.forms.flown_turn import TurnToFly, turn_to_fly
from game.app.navigation.scene import Scene
from game.app.scenes.title.title_scene import TitleScene
from game.app.scenes.turns.again_scene import AgainScene
from game.app.scenes.turns.judging import MOST_DEALS, captains_turn
from game.app.scenes.turns.turns_scene import TurnsScene
from game.app.scenes.turns.verdict_scene import VerdictDialog
from game.bots.film.reckoning import Reviewed
from game.bots.lent.thought import Settled
from game.bots.seat import Thinking
from game.program_files import data_folder
from game.storage.logbook.kept_turns import KeptTurn, KeptTurns
from game.storage.logbook.turns_file import read_starters
from tools.pictures import demo
from tools.studio import Shot, Studio

NAMES = ("Mara", "Joon", "Teo", "Vega")
THREE = 3
STEPS = 37, 41, 43
"""Deals that one way saves and another does not: the results of ways are shuffled by these."""


@cache
def own() -> KeptTurns:
    """Return two turns of a player's own, with names."""
    starters = read_starters(data_folder())
    crews = [(one, _crew(one)) for one in starters]
    turns = [replace(one, names=NAMES[:count]) for one, count in crews if count == THREE][:2]
    return KeptTurns(tuple(turns), tuple(one.id for one in starters[6:]), 4)


def _crew(turn: KeptTurn) -> int:
    flown = turn_to_fly(demo.rules(), turn)
    assert flown is not None
    return len(flown.session.state["crew"])


def listed(studio: Studio, turns: KeptTurns) -> Scene:
    """The list, with what a player has kept."""
    file = studio.app.turns
    file.path.unlink(missing_ok=True)
    for one in turns.turns:
        file.keep(one)
    for number, id in enumerate(turns.gone):
        file.remove(id, solved=number < turns.solved)
    scene = TurnsScene()
    studio.app.reset(TitleScene())
    studio.app.push(scene)
    for _ in range(3):
        scene.update(0.0)
    return scene


def none_left(studio: Studio) -> Scene:
    """The list once all are solved."""
    starters = read_starters(data_folder())
    return listed(studio, KeptTurns((), tuple(one.id for one in starters), len(starters)))


def _flown(studio: Studio) -> TurnToFly:
    found = turn_to_fly(studio.app.engine(), own().turns[0])
    assert found is not None
    return found


def table(studio: Studio) -> Scene:
    """The table of a turn."""
    scene = AgainScene(_flown(studio))
    studio.app.reset(TitleScene())
    studio.app.push(scene)
    return scene


class Answers:
    """Compares ways by what is written here: so many of a hundred ships are saved by each."""

    def __init__(self, saved: tuple[int, int, int]) -> None:
        self._saved = saved

    def __call__(self, line: Mapping[str, Any]) -> Thinking:
        """Return the answer to a line of the protocol; after a revelation nothing is better than cadets."""
        if "review" in line:
            return Settled({"found": {**asdict(Reviewed(0.5, 0.02, 0.0, 0.0)), "best": []}})
        if len(line["ways"]) < len(self._saved):
            return Settled({"won": [[True] * line["deals"]] * len(line["ways"])})
        numbers = range(line["first"], line["first"] + line["deals"])
        won = [
            [number * step % 100 < saved for number in numbers]
            for step, saved in zip(STEPS, self._saved, strict=True)
        ]
        return Settled({"won": won})


def verdict(studio: Studio, saved: tuple[int, int, int], best: bool) -> Scene:
    """The verdict on a try: the captain's own plan, or what was chosen then."""
    scene = table(studio)
    assert isinstance(scene, AgainScene)
    flown = scene.flown
    now = captains_turn(flown.session, flown.best, flown.kept.at) if best else flown.then
    dialog = VerdictDialog(flown, now, lambda _: None, Answers(saved))
    studio.app.push(dialog)
    for _ in range(4 * MOST_DEALS):
        dialog.update(100.0)
        if dialog.judging.done:
            break
    dialog.update(100.0)
    return dialog


SHOTS: dict[str, Shot] = {
    "turns": lambda studio: listed(studio, own()),
    "turns-none": none_left,
    "turns-again": table,
    "turns-solved": partial(verdict, saved=(46, 55, 57), best=True),
    "turns-stays": partial(verdict, saved=(46, 40, 58), best=False),
}
"""Pictures of the turns to fly again."""
