"""Watch films that find turns to fly again, with those who look back as told."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from game.app.scenes.film.film_scene import FilmScene
from game.app.shell.app import App
from game.bots.lent.thought import Settled
from game.bots.seat import Thinking
from game.play.session import Session
from tests.app.stage import Hands
from tools.pictures.film_pictures import FOUND
from tools.pictures.screen_pictures import recorded


def written(name: str) -> list[dict[str, Any]]:
    return json.loads((FOUND / f"{name}.json").read_text(encoding="utf-8"))  # type: ignore[no-any-return]


class Reviewer:
    """Looks back at a recorded game as it was looked back at before, and once more as told."""

    def __init__(self, name: str, again: Mapping[str, Any] | None = None) -> None:
        self.found = iter(written(name))
        self.again = again
        self.asked: list[Mapping[str, Any]] = []

    def __call__(self, line: Mapping[str, Any]) -> Thinking:
        if "times" not in line:
            return Settled({"found": self._dear(next(self.found))})
        self.asked.append(line)
        return Settled({"found": self.again})

    def _dear(self, found: dict[str, Any]) -> dict[str, Any]:
        """Every choice with another plan gave away a fifth."""
        if not found["best"]:
            return found
        return {**found, "missed": 0.2, "missed_margin": 0.02, "played": 800}


def again(missed: float, app: App) -> dict[str, Any]:
    """Return what a second look finds: the captain's plan is better by so much."""
    best = next(found["best"] for found in written("won") if found["best"])
    told = {"win": 0.5, "margin": 0.03, "gain": 0.0, "gain_margin": 0.0, "missed": missed}
    rest = {"missed_margin": 0.02, "best_win": 0.6, "best_margin": 0.03, "why": None, "played": 1350}
    return {**told, **rest, "best": best}


def watched(hands: Hands, reviewer: Reviewer, session: Session | None = None) -> FilmScene:
    hands.app.review = reviewer  # type: ignore[method-assign]
    scene = FilmScene(session or recorded(hands.app.engine(), "won"))
    hands.app.push(scene)
    for _ in range(400):
        hands.app.advance(110)
        if scene.work.done and scene.finder.done:
            break
    assert scene.work.done and scene.finder.done
    return scene
