"""Pictures of the saved games and of what is asked about saving."""

from __future__ import annotations

import os
import random
import shutil
import time
from datetime import UTC, datetime, timedelta
from functools import cache, partial
from pathlib import Path

import pygame

from game.app.drawing.kit import Kit
from game.app.drawing.viewport import Viewport
from game.app.forms.flight_lines import open_flight
from game.app.navigation.scene import Scene
from game.app.scenes.ending.ending_scene import EndingScene
from game.app.scenes.error_scene import ErrorScene
from game.app.scenes.flight_dialog import FlightDialog
from game.app.scenes.menu_scene import MenuScene
from game.app.scenes.saves.saves_scene import SavesScene
from game.app.scenes.second_copy_scene import SecondCopyScene
from game.app.scenes.setup.setup_scene import SetupScene
from game.app.scenes.share.share_scene import ShareDialog
from game.app.scenes.title.title_scene import TitleScene
from game.app.table.kept_picture import table_picture
from game.play.session import Session
from game.rules.chance import NEWEST
from game.rules.flight_line import flight_line
from game.rules.history import History
from game.rules.loader.yaml_nodes import ContentError
from game.rules.protocol import GameDict
from game.rules.settings import Settings
from game.storage.games.claim import Claim
from game.storage.games.library import Library
from game.storage.games.savefile import WON
from game.texts import Texts
from tools.pictures import demo
from tools.pictures.screen_pictures import SCREENS, recorded, started
from tools.studio import Shot, Studio


def _return(when: datetime) -> datetime:
    return when


PASTED = 9
"""Choices of the flight that was pasted."""
DISK_S = 20.0
"""Seconds that a picture waits for the disk."""
_Saved = tuple[str, datetime, GameDict, bytes]
"""Name, time, game and picture of a saved game."""


def _library(studio: Studio) -> Library:
    """Return a library as after some evenings: games of all kinds, a finished one, a damaged file."""
    home = studio.app.library.folder
    shutil.rmtree(home, ignore_errors=True)
    for name, at, game, picture in _played():
        Library(home, partial(_return, at)).save(name, game, picture)
    damaged = home / "from a friend.json"
    damaged.write_text('{"format": "solar-storm-game", "version": 2, "ga', "utf-8")
    last = (max(at for _, at, _, _ in _played()) + timedelta(minutes=20)).timestamp()
    os.utime(damaged, (last, last))
    studio.app.library = Library(home)
    return studio.app.library


@cache
def _played() -> list[_Saved]:
    """Play the games of the library, some to their middle, at a table of the usual size and colours."""
    when = datetime(2026, 3, 14, 21, 40, tzinfo=UTC)
    engine, chance, kit = demo.rules(), random.Random(5), Kit(Viewport(1280, 720), Texts())
    found = []
    for number, saved in enumerate(SCREENS["saved"]):
        session = Session.new({"difficulty": engine.content.usual, **saved["settings"]}, engine)
        for _ in range(saved["choices"]):
            if session.decision is not None:
                session.apply(chance.choice(session.decision["options"]))
        found.append((saved["name"], when - timedelta(days=number, hours=number), session))
    found.append(("The night we made it", when - timedelta(days=9), recorded(engine, "won")))
    return [(name, at, game.to_json(), table_picture(kit, game)) for name, at, game in found]


def saves(studio: Studio) -> Scene:
    """The tiles, the keyboard on the third one."""
    _library(studio)
    scene = SavesScene()
    studio.app.reset(TitleScene())
    studio.app.push(scene)
    for _ in range(2):
        studio.key(pygame.K_RIGHT)
    return scene


def saves_saved(studio: Studio) -> Scene:
    """The tab of the ships that were saved."""
    _library(studio)
    scene = SavesScene()
    studio.app.reset(TitleScene())
    studio.app.push(scene)
    scene.do("tab", WON)
    return scene


def saves_broken(studio: Studio) -> Scene:
    """A file that cannot be read is chosen."""
    _library(studio)
    scene = SavesScene()
    studio.app.reset(TitleScene())
    studio.app.push(scene)
    return scene


def saves_deleted(studio: Studio) -> Scene:
    """A game was deleted and can be brought back."""
    scene = saves(studio)
    assert isinstance(scene, SavesScene) and scene.entry is not None
    scene._delete(scene.entry)
    return scene


def saves_none(studio: Studio) -> Scene:
    """Nothing was saved yet."""
    shutil.rmtree(studio.app.library.folder, ignore_errors=True)
    return SavesScene()


def save_as(studio: Studio) -> Scene:
    """A name is asked for."""
    shutil.rmtree(studio.app.library.folder, ignore_errors=True)
    menu = MenuScene(started(studio))
    studio.app.reset(SetupScene())
    studio.app.push(menu)
    menu.save_as()
    top = studio.app.stack.top
    assert top is not None
    return top


def flight_line_pasted(studio: Studio) -> Scene:
    """A friend's flight was pasted, and can be played on."""
    engine = demo.rules()
    history = History.new(engine, Settings(3, engine.content.usual, 25, "mixed", chance=NEWEST))
    while (asked := history.decision) is not None and history.cursor < PASTED:
        history.apply(asked.options[0])
    studio.app.reset(TitleScene())
    open_flight(studio.app, flight_line(history), lambda words: None)
    top = studio.app.stack.top
    assert isinstance(top, FlightDialog)
    return top


def share(studio: Studio) -> Scene:
    """A ship was saved, and its flight is handed on, with the names of the crew in the picture."""
    session = recorded(demo.rules(), "won")
    studio.app.reset(EndingScene(session))
    scene = ShareDialog(session)
    studio.app.push(scene)
    scene.do("names", True)
    return scene


def share_lost(studio: Studio) -> Scene:
    """A ship was lost; its picture has been saved."""
    session = recorded(demo.rules(), "destroyed")
    studio.app.reset(EndingScene(session))
    scene = ShareDialog(session)
    studio.app.push(scene)
    studio.settle()
    shutil.rmtree(studio.app.posts.folder, ignore_errors=True)
    scene.do("picture", None)
    end = time.monotonic() + DISK_S
    while scene.state.saving and time.monotonic() < end:
        studio.settle()
        time.sleep(0.005)
    return scene


def share_flying(studio: Studio) -> Scene:
    """A game in progress is handed on where there is no clipboard."""
    session = started(studio)
    studio.app.reset(SetupScene())
    scene = ShareDialog(session)
    studio.app.push(scene)
    scene.tell(no_clipboard="line")
    return scene


def second_copy(studio: Studio) -> Scene:
    """Another copy of the program runs."""
    return SecondCopyScene(_HeldClaim(Path(studio.home.saves)))


def error_game(studio: Studio) -> Scene:
    """The program failed at the table, on a mistake in its content; the last save can be left out."""
    shutil.rmtree(studio.app.shelf.folder, ignore_errors=True)
    session = started(studio)
    for _ in range(3):
        assert session.decision is not None
        session.apply(session.decision["options"][0])
    report = Path("/home/mara/.local/state/Solar Storm/log/crash-20260101-201500.txt")
    wrong = ContentError(*SCREENS["mistake"])
    return ErrorScene(report, wrong, session)


class _HeldClaim(Claim):
    """A claim that another copy holds for ever."""

    def acquire(self, patience: float | None = None) -> bool:
        """Never succeed."""
        return False


SHOTS: dict[str, Shot] = {
    "saves": saves,
    "saves-saved": saves_saved,
    "saves-broken": saves_broken,
    "saves-deleted": saves_deleted,
    "saves-none": saves_none,
    "save-as": save_as,
    "flight-line": flight_line_pasted,
    "share": share,
    "share-lost": share_lost,
    "share-flying": share_flying,
    "second-copy": second_copy,
    "error-game": error_game,
}
