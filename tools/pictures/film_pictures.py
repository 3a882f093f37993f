"""Pictures of the film of a game."""

from __future__ import annotations

import json
from functools import partial

from game.app.navigation.scene import Scene
from game.app.scenes.film.beside_scene import BesideScene
from game.app.scenes.film.film_scene import FilmScene
from game.app.scenes.film.film_work import reviewed_from
from game.bots.film.reckoning import Reviewed
from tools.pictures.demo import FOLDER
from tools.pictures.screen_pictures import recorded
from tools.studio import Shot, Studio

FOUND = FOLDER / "films"


def found_of(name: str) -> list[Reviewed | None]:
    """Return what was found of a recorded game before."""
    written = json.loads((FOUND / f"{name}.json").read_text(encoding="utf-8"))
    return [None if one is None else reviewed_from(one) for one in written]


def beside(studio: Studio) -> Scene:
    """Two recorded games beside each other."""
    names = ("won", "destroyed")
    yours, theirs = (recorded(studio.app.engine(), name) for name in names)
    scene = BesideScene((yours, theirs), [found_of(name) for name in names])
    studio.app.reset(scene)
    scene.choose(3)
    return scene


def film(studio: Studio, name: str, names: bool = True, turn: int | None = None) -> Scene:
    """The film of a recorded game, whose chances were found before."""
    scene = FilmScene(recorded(studio.app.engine(), name), found_of(name))
    studio.app.reset(scene)
    if turn is not None:
        scene.choose(turn)
    if not names:
        scene.hide_names()
    scene.update(0.0)
    return scene


SHOTS: dict[str, Shot] = {
    "film-lost": partial(film, name="destroyed"),
    "film-beside": beside,
    "film-won": partial(film, name="won", names=False, turn=2),
}
"""Pictures of the film."""
