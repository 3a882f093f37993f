"""Fly a kept turn again in tests: at the table, to its verdict, and with those who compare."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict
from typing import Any

from game.app.forms.flown_turn import TurnToFly, turn_to_fly
from game.app.navigation import routes
from game.app.scenes.turns.again_scene import AgainScene
from game.app.scenes.turns.judging import DEALS_AT_ONCE, MOST_DEALS
from game.app.scenes.turns.turns_scene import TurnsScene
from game.app.scenes.turns.verdict_scene import VerdictDialog
from game.app.shell.app import App
from game.bots.film.reckoning import Reviewed
from game.bots.lent.thought import Settled
from game.bots.seat import Thinking
from game.program_files import data_folder
from game.storage.logbook.turns_file import read_starters
from tests.app.stage import Hands

STARTERS = read_starters(data_folder())
Review = Callable[[Mapping[str, Any]], Thinking]
CADETS_DO = {**asdict(Reviewed(0.5, 0.02, 0.0, 0.0)), "best": []}
"""What is found where the captain has no better plan than cadets."""


def comparing(saved: Sequence[int], asked: list[Mapping[str, Any]] | None = None) -> Review:
    """Return who compares ways: so many of a hundred ships are saved by each."""

    def review(line: Mapping[str, Any]) -> Thinking:
        if asked is not None:
            asked.append(line)
        if "review" in line:
            return Settled({"found": CADETS_DO})
        deals = range(line["first"], line["first"] + line["deals"])
        if len(line["ways"]) < len(saved):  # after a revelation nothing is better than what cadets do
            return Settled({"won": [[deal % 2 == 0 for deal in deals] for _ in line["ways"]]})
        rows = zip((37, 41, 43), saved, strict=True)
        return Settled({"won": [[deal * step % 100 < share for deal in deals] for step, share in rows]})

    return review


def words(hands: Hands) -> str:
    return hands.words().replace("\n", " ")


def opened(hands: Hands) -> TurnsScene:
    hands.app.open(routes.TurnsAgain())
    for _ in range(4):
        hands.app.advance(60)
    scene = hands.app.top
    assert isinstance(scene, TurnsScene)
    return scene


def flown(app: App, number: int = 0) -> TurnToFly:
    found = turn_to_fly(app.engine(), STARTERS[number])
    assert found is not None
    return found


def at_table(hands: Hands, number: int = 0) -> AgainScene:
    return sit_down(hands, flown(hands.app, number))


def sit_down(hands: Hands, turn: TurnToFly) -> AgainScene:
    """Open the table at which a turn is flown again."""
    scene = AgainScene(turn)
    hands.app.push(scene)
    hands.app.advance(20)
    return scene


def play(scene: AgainScene, options: Sequence[Mapping[str, Any]]) -> None:
    """Choose one option after the other at the table, as hands do."""
    for option in options:
        while scene.app.top is not scene:
            scene.app.pop()  # a dialog that asks the same
        scene.propose(dict(option))
        scene.update(20)


def fly(scene: AgainScene, options: Sequence[Mapping[str, Any]]) -> VerdictDialog:
    """Choose these options, and end the turn where they do not."""
    play(scene, options)
    for _ in range(20):
        top = scene.app.top
        if isinstance(top, VerdictDialog):
            return top
        play(scene, [last_option(scene)])
    raise AssertionError("the try never ends")


def scavenger(hands: Hands) -> tuple[AgainScene, list[Mapping[str, Any]]]:
    """Return a table on which a scavenge can be chosen, and the choices up to it."""
    for number, one in enumerate(STARTERS):
        if one.best[-1].get("do") == "scavenge":
            return at_table(hands, number), [dict(option) for option in one.best]
    raise AssertionError("no turn has a scavenge")


def last_option(scene: AgainScene) -> Mapping[str, Any]:
    """Return the choice that ends the actions, and where there is none the first of all."""
    assert scene.session.decision is not None
    options = scene.session.decision["options"]
    return next((one for one in options if one.get("do") == "finish"), options[0])


def judge(app: App) -> VerdictDialog:
    """Let time pass until all is judged."""
    dialog = app.top
    assert isinstance(dialog, VerdictDialog)
    for _ in range(20 * MOST_DEALS // DEALS_AT_ONCE):
        app.advance(70)
        if dialog.judging.done:
            break
    assert dialog.judging.done
    for _ in range(2):
        app.advance(70)
    return dialog


def verdict(hands: Hands, saved: Sequence[int], best: bool = True) -> VerdictDialog:
    hands.app.review = comparing(saved)  # type: ignore[method-assign]
    scene = at_table(hands)
    dialog = fly(scene, scene.flown.best if best else scene.flown.stretch.done)
    judge(hands.app)
    return dialog


class Later:
    """Compares ways on 50, 60 and 60 of a hundred; what is done after a revelation saves more than cadets."""

    def __init__(self, gain: int, best: Sequence[Mapping[str, Any]] = ()) -> None:
        self.gain, self.best = gain, best
        self.looked: list[Mapping[str, Any]] = []

    def __call__(self, line: Mapping[str, Any]) -> Thinking:
        if "review" in line:
            self.looked.append(line)
            best = self.best if len(self.looked) == 1 else ()
            return Settled({"found": {**CADETS_DO, "best": [dict(option) for option in best]}})
        deals = range(line["first"], line["first"] + line["deals"])
        shares = (50, 60, 60) if len(line["ways"]) == 3 else (40 + self.gain, 40)
        assert len(line["ways"]) == 3 or line["ways"][1] == []
        return Settled({"won": [[deal * 41 % 100 < share for deal in deals] for share in shares]})
