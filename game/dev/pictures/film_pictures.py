"""Pictures of the film of a game."""

from __future__ import annotations

import json
from functools import partial

from game.app.navigation.scene import Scene
from game.app.scenes.film.film_scene import FilmScene
from game.app.scenes.film.film_work import reviewed_from
from game.dev.pictures.demo import FOLDER
from game.dev.pictures.screen_pictures import recorded
from game.dev.studio import Shot, Studio

FOUND = FOLDER / "films"


def film(studio: Studio, name: str, names: bool = True, turn: int | None = None) -> Scene:
    """The film of a recorded game, whose chances were found before."""
    written = json.loads((FOUND / f"{name}.json").read_text(encoding="utf-8"))
    found = [None if one is None else reviewed_from(one) for one in written]
    scene = FilmScene(recorded(studio.app.engine(), name), found)
    studio.app.reset(scene)
    if turn is not None:
        scene.choose(turn)
    if not names:
        scene.hide_names()
    scene.update(0.0)
    return scene


SHOTS: dict[str, Shot] = {
    "film-lost": partial(film, name="destroyed"),
    "film-won": partial(film, name="won", names=False, turn=2),
}
"""Pictures of the film."""
