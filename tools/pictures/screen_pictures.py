"""Pictures of the screens outside the table."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any

import pygame
import yaml

from game.app.drawing.viewport import centre
from game.app.forms.confirm_scene import ConfirmScene
from game.app.navigation.scene import Scene
from game.app.scenes.ending.ending_scene import EndingScene
from game.app.scenes.ending.last_picture import LastPictureScene
from game.app.scenes.error_scene import ErrorScene
from game.app.scenes.menu_scene import MenuScene
from game.app.scenes.pace_scene import PaceScene
from game.app.scenes.setup.setup_scene import SetupScene
from game.app.scenes.title.title_scene import TitleScene
from game.bots.players.player import STAND_IN
from game.play.session import Session
from game.rules import Engine
from game.storage.settings.new_game import NewGame, Participant
from game.wording import difficulty_name
from tools.pictures.challenges_pictures import NOON
from tools.pictures.demo import FOLDER
from tools.studio import Shot, Studio

DEMO = FOLDER / "games"
SCREENS: dict[str, Any] = yaml.safe_load((FOLDER / "screens.yaml").read_text(encoding="utf-8"))
DEALT = 48172206
"""The seed of the ships that are set up."""
NAMES: tuple[str, ...] = tuple(SCREENS["crew"])


def recorded(engine: Engine, name: str) -> Session:
    """Return a recorded game: `won`, `destroyed` or `emptied`."""
    return Session.resume(_recorded(name), engine)


def _recorded(name: str) -> dict[str, Any]:
    game: dict[str, Any] = json.loads((DEMO / f"{name}.json").read_text(encoding="utf-8"))
    return game


def started(studio: Studio) -> Session:
    """Return a game in progress that lies on the shelf."""
    engine = studio.app.engine()
    names = list(NAMES[:3])
    setup = {"players": 3, "difficulty": engine.content.usual, "seed": DEALT, "names": names}
    return Session.new(setup, engine, studio.app.shelf, (0, 1, 2))


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


def title_landed(studio: Studio) -> Scene:
    """The title of somebody who has finished a flight, with everything that can be on it."""
    _no_game(studio)
    session = started(studio)
    log, library = studio.app.flights.path, studio.app.library
    log.parent.mkdir(parents=True, exist_ok=True)
    log.touch()
    if not library.exists():
        library.save("title", session.to_json())
    scene = TitleScene(clock=lambda: NOON)
    studio.app.reset(scene)
    for _ in range(2):
        scene.update(0.0)
    log.unlink()
    return scene


def title_broken(studio: Studio) -> Scene:
    """The title after a saved game could not be read."""
    _no_game(studio)
    started(studio)
    studio.app.shelf.path.rename(studio.app.shelf.previous)
    studio.app.shelf.path.write_text("{", encoding="utf-8")
    return TitleScene()


def setup(name: str, studio: Studio) -> SetupScene:
    """The setup screen, as `screens.yaml` arranges it under this name."""
    written = SCREENS["setups"][name]
    return set_up(
        studio,
        written["crew"],
        tuple(written.get("names", NAMES)),
        ranks=written.get("ranks", ()),
        focus=written.get("focus") or written.get("typing"),
        by_key="focus" in written,
        point=written.get("point"),
        details=written.get("details", False),
        **written.get("choices", {}),
    )


def set_up(
    studio: Studio,
    crew: int,
    names: tuple[str, ...] = NAMES,
    *,
    ranks: Sequence[str] = (),
    focus: str | None = None,
    by_key: bool = False,
    point: Mapping[str, Any] | None = None,
    details: bool = False,
    **choices: Any,
) -> SetupScene:
    """Return the setup screen, shown.

    Args:
        studio: where the picture is taken.
        crew: how many come along; 0 for what somebody sees who has never played.
        names: of the crew, by seat.
        ranks: of those that the program plays, by seat, empty for a person; none for persons alone.
        focus: the control that the keyboard is on.
        by_key: whether a key brought it there.
        point: where the pointer is: a `control`, and either a `cell` of it or a place `at` it, in units.
        details: whether the page of details is shown.
        choices: fields of `NewGame`.
    """
    _no_game(studio)
    lent = dict(enumerate(ranks))
    players = tuple(Participant(names[seat], seat, lent.get(seat, "")) for seat in range(crew))
    chosen: dict[str, Any] = {
        key: tuple(value) if isinstance(value, list) else value for key, value in choices.items()
    }
    usual = studio.app.engine().content.usual
    played = NewGame(players, usual, None, **chosen) if crew else NewGame()
    studio.app.change_settings(new_game=played)
    scene = SetupScene(DEALT)
    studio.app.reset(scene)
    if details:
        scene.turn_to(detailed=True)
    if focus is not None:
        scene.form.focus_on(focus, by_key=by_key)
    if point is not None:
        control: Any = scene.form.find(point["control"])
        if "cell" in point:
            studio.point(*centre(control.cells[point["cell"]].rect))
        else:
            studio.point(control.rect[0] + point["at"][0], control.rect[1] + point["at"][1])
    return scene


def pace(studio: Studio) -> Scene:
    """Return what a new player is asked before the first game."""
    studio.app.reset(setup(next(iter(SCREENS["setups"])), studio))
    scene = PaceScene(lambda: None)
    studio.app.push(scene)
    return scene


def setup_replace(studio: Studio) -> Scene:
    """The question before a game in progress is given up."""
    scene = set_up(studio, 3)
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
    usual = difficulty_name(texts, studio.app.engine().content.usual)
    scene = ConfirmScene(
        texts("setup-replace-title"),
        texts("setup-replace-text", turn=11, difficulty=usual, names=", ".join(NAMES)),
        texts("setup-replace-yes"),
        lambda: None,
    )
    studio.app.push(scene)
    return scene


def keyboard(studio: Studio) -> Scene:
    """The keyboard on the screen, over the name of a crew member."""
    studio.app.reset(set_up(studio, 3, focus="name-0"))
    setup = studio.app.top
    assert isinstance(setup, SetupScene)
    setup.form.focus_on("name-0")
    setup.keyboard()
    assert studio.app.top is not None
    return studio.app.top


def error(studio: Studio) -> Scene:
    """After a failure."""
    report = Path("/home/mara/.local/state/Solar Storm/log/crash-20260101-201500.txt")
    log = report.with_name("solar-storm.log")
    return ErrorScene(report, RuntimeError("the reactor took a wrong turn"), log=log)


def game_over(name: str, studio: Studio) -> Scene:
    """The end of a recorded game."""
    return EndingScene(recorded(studio.app.engine(), name))


def game_over_stand_ins(studio: Studio) -> Scene:
    """The end of a game in which a program gave no answer."""
    game = {**_recorded("destroyed"), "whys": {str(n): {"id": STAND_IN, "values": {}} for n in range(12)}}
    return EndingScene(Session.resume(game, studio.app.engine()))


def last_picture(name: str, studio: Studio) -> Scene:
    """The picture of an ending, before the page about it."""
    return LastPictureScene(recorded(studio.app.engine(), name))


SHOTS: dict[str, Shot] = {
    "title": title,
    "title-continue": title_continue,
    "title-landed": title_landed,
    "title-broken": title_broken,
    "setup-replace": setup_replace,
    **{name: partial(setup, name) for name in SCREENS["setups"]},
    "pace-first-game": pace,
    "menu": menu,
    "confirm": confirm,
    "keyboard": keyboard,
    "error": error,
    "game-over-won": partial(game_over, "won"),
    "game-over-destroyed": partial(game_over, "destroyed"),
    "game-over-emptied": partial(game_over, "emptied"),
    "game-over-stand-ins": game_over_stand_ins,
    "last-picture-won": partial(last_picture, "won"),
    "last-picture-destroyed": partial(last_picture, "destroyed"),
    "last-picture-emptied": partial(last_picture, "emptied"),
}
