"""Pictures of the screens outside the table."""

from __future__ import annotations

import json
from functools import partial
from pathlib import Path
from typing import Any

import pygame

from game.app.forms.confirm import ConfirmScene
from game.app.navigation.scene import Scene
from game.app.scenes.ending.ending_scene import GameOverScene
from game.app.scenes.error import ErrorScene
from game.app.scenes.menu import MenuScene
from game.app.scenes.setup.setup_scene import SetupScene
from game.app.scenes.title.title_scene import TitleScene
from game.dev.studio import Shot, Studio
from game.play.session import Session
from game.storage.preferences import NewGame, Player

DEMO = Path(__file__).parent / "games"
_NAMES = ("Mara", "Joon", "Teo", "Ines")


def recorded(studio: Studio, name: str) -> Session:
    """Return a recorded game: `won`, `destroyed` or `emptied`."""
    game = json.loads((DEMO / f"{name}.json").read_text(encoding="utf-8"))
    return Session.resume(game, studio.app.engine())


def started(studio: Studio) -> Session:
    """Return a game in progress that lies on the shelf."""
    setup = {"players": 3, "difficulty": "medium", "seed": 48172206, "names": list(_NAMES[:3])}
    return Session.new(setup, studio.app.engine(), studio.app.shelf, (0, 1, 2))


def _no_game(studio: Studio) -> None:
    for path in studio.app.shelf.path.parent.glob("game*"):
        path.unlink()


def title(studio: Studio) -> Scene:
    """The title without a game in progress."""
    _no_game(studio)
    return TitleScene()


def title_continue(studio: Studio) -> Scene:
    """The title with a game in progress, the pointer on an entry."""
    _no_game(studio)
    started(studio)
    scene = TitleScene()
    studio.app.reset(scene)
    studio.point(300, studio.kit.viewport.design[1] / 2 + 50)
    return scene


def title_broken(studio: Studio) -> Scene:
    """The title after a saved game could not be read."""
    _no_game(studio)
    started(studio)
    studio.app.shelf.path.rename(studio.app.shelf.previous)
    studio.app.shelf.path.write_text("{", encoding="utf-8")
    return TitleScene()


_BOTH = ("damage-control", "escape-pod")


def _setup(
    studio: Studio, crew: int, seed: str = "", names: tuple[str, ...] = _NAMES, **modes: Any
) -> SetupScene:
    _no_game(studio)
    players = tuple(Player(names[i], i) for i in range(crew))
    studio.app.change_settings(new_game=NewGame(players, "medium", None, seed, **modes))
    scene = SetupScene()
    studio.app.reset(scene)
    return scene


def setup(studio: Studio) -> Scene:
    """Two crew, a name being typed."""
    scene = _setup(studio, 2)
    scene.form.focus_on("name-0")
    return scene


def setup_four(studio: Studio) -> Scene:
    """Four crew, a seed, the keyboard on the marks."""
    scene = _setup(studio, 4, "4817-2206")
    scene.form.focus_on("mark-2", by_key=True)
    return scene


def setup_problems(studio: Studio) -> Scene:
    """Names and a seed that are refused."""
    return _setup(studio, 3, "storm", ("Mara", "mara", ""))


def setup_tip(studio: Studio) -> Scene:
    """The pointer on a room, whose rules are told in full."""
    scene = _setup(studio, 3)
    room = next(w for w in scene.form.widgets if w.key == "room-bridge")
    studio.point(room.rect[0] + 60, room.rect[1] + 40)
    return scene


def setup_solo(studio: Studio) -> Scene:
    """One player; what takes more of them is locked with its reason."""
    return _setup(studio, 3, seats=1, rooms="v2", no_counting=True)


def setup_pick(studio: Studio) -> Scene:
    """Two players name the variants room by room; the keyboard is on a room."""
    picked = ("bridge", "crew-quarters", "engine-room", "mess-hall")
    scene = _setup(studio, 2, rooms="pick", picked=picked, expansions=_BOTH)
    scene.form.focus_on("room-medical-bay", by_key=True)
    return scene


def setup_everything(studio: Studio) -> Scene:
    """Four crew, rooms by chance from a seed, every expansion."""
    seed = "4817-2206"
    return _setup(studio, 4, seed, rooms="mixed", expansions=_BOTH, no_counting=True)


def setup_locked(studio: Studio) -> Scene:
    """The pointer on a variant that two players cannot have."""
    scene = _setup(studio, 2, rooms="pick")
    room = next(w for w in scene.form.widgets if w.key == "room-mess-hall")
    x, y, w, h = room.cells[1].rect  # type: ignore[attr-defined]
    studio.point(x + w / 2, y + h / 2)
    return scene


def setup_replace(studio: Studio) -> Scene:
    """The question before a game in progress is given up."""
    scene = _setup(studio, 3)
    started(studio)
    scene.start()
    return studio.app.stack.scenes[-1]


def menu(studio: Studio) -> Scene:
    """The menu over the table, the keyboard on the speeds."""
    scene = MenuScene(started(studio))
    studio.app.reset(SetupScene())
    studio.app.push(scene)
    for _ in range(2):
        studio.key(pygame.K_TAB)
    return scene


def confirm(studio: Studio) -> Scene:
    """A question."""
    studio.app.reset(TitleScene())
    texts = studio.kit.texts
    scene = ConfirmScene(
        texts("setup-replace-title"),
        texts("setup-replace-text", turn=11, difficulty=texts("difficulty-medium"), names=", ".join(_NAMES)),
        texts("setup-replace-yes"),
        lambda: None,
    )
    studio.app.push(scene)
    return scene


def error(studio: Studio) -> Scene:
    """After a failure."""
    report = Path("/home/mara/.local/state/Solar Storm/log/crash-20260101-201500.txt")
    return ErrorScene(report, RuntimeError("the reactor took a wrong turn"))


def game_over(name: str, studio: Studio) -> Scene:
    """The end of a recorded game."""
    return GameOverScene(recorded(studio, name))


SHOTS: dict[str, Shot] = {
    "title": title,
    "title-continue": title_continue,
    "title-broken": title_broken,
    "setup": setup,
    "setup-four": setup_four,
    "setup-problems": setup_problems,
    "setup-tip": setup_tip,
    "setup-replace": setup_replace,
    "setup-solo": setup_solo,
    "setup-pick": setup_pick,
    "setup-everything": setup_everything,
    "setup-locked": setup_locked,
    "menu": menu,
    "confirm": confirm,
    "error": error,
    "game-over-won": partial(game_over, "won"),
    "game-over-destroyed": partial(game_over, "destroyed"),
    "game-over-emptied": partial(game_over, "emptied"),
}
