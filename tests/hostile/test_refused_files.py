"""Files that the system will not open while the window is used: it says so; later all is as before."""

from __future__ import annotations

import errno
from pathlib import Path
from typing import Any

import pygame
import pytest

from game import patience
from game.app.navigation import routes
from game.app.scenes.title.title_scene import TitleScene
from game.app.shell.app import App
from game.app.table.table_scene import TableScene
from game.play.session import Session
from game.storage.games.savefile import read_save
from game.storage.settings.lesson_places import LessonPlace, LessonPlacesFile
from tests.app.stage import Hands, open_app
from tests.storage.faulty_files import FaultyFiles

SETUP: dict[str, Any] = {"players": 2, "difficulty": "easy", "seed": 7, "names": ["Ada", "Bo"]}


@pytest.fixture
def app(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> App:
    """The program, with a game in progress of four choices."""
    monkeypatch.setattr(patience, "PAUSES_S", (0.0, 0.0, 0.0))
    app = open_app(tmp_path)
    session = Session.new(SETUP, app.engine(), app.shelf)
    for _ in range(4):
        choose(session)
    return app


@pytest.fixture
def files(app: App, monkeypatch: pytest.MonkeyPatch) -> FaultyFiles:
    return FaultyFiles(app.home.data, monkeypatch.setattr)


def choose(session: Session) -> None:
    assert session.decision is not None
    session.apply(session.decision["options"][0])


def words(app: App) -> str:
    app.show()
    return Hands(app).words().replace("\n", " ")


@pytest.mark.parametrize("error", [errno.EACCES, errno.EMFILE, errno.EIO])
def test_continue_goes_on_with_the_last_save_as_soon_as_it_can_be_read(
    app: App, files: FaultyFiles, error: int
) -> None:
    files.stuck, files.stuck_paths = error, (app.shelf.path,)
    app.start(routes.Title())
    assert "cannot be opened right now" in words(app)
    files.stuck = None
    Hands(app).click("continue")
    assert isinstance(app.top, TitleScene), "what lies there now is shown first"
    assert "cannot be opened" not in words(app)
    Hands(app).click("continue")
    assert isinstance(app.top, TableScene) and len(app.top.session.to_json()["choices"]) == 4
    assert [path.name for path in app.shelf.folder.glob("*broken*")] == []


def test_a_player_who_goes_on_all_the_same_loses_nothing(app: App, files: FaultyFiles) -> None:
    files.stuck, files.stuck_paths = errno.EACCES, (app.shelf.path,)
    app.start(routes.Title())
    Hands(app).click("continue")
    app.show()
    assert isinstance(app.top, TableScene)
    session = app.top.session
    assert len(session.to_json()["choices"]) == 3, "the save before it"
    choose(session)
    assert session.save_trouble is not None
    files.stuck = None
    choose(session)
    assert session.save_trouble is None and read_save(app.shelf.path).game["cursor"] == 5
    (kept,) = app.library.list()
    assert kept.summary is not None and kept.summary.choices == 4, "the last save is among the saved games"


def test_lessons_and_settings_that_are_not_opened_are_told_of(app: App, files: FaultyFiles) -> None:
    LessonPlacesFile(app.home.lessons).keep("a", LessonPlace(True, 3, 3), 9)
    app.change_settings(captions=True)
    files.stuck, files.stuck_paths = errno.EACCES, (app.home.lessons, app.home.settings)
    again = App(app.home, (1280, 720))
    again.start(routes.Title())
    told = words(again)
    assert "Your settings cannot be opened" in told and "Your progress in the flight school" in told
    again.start(routes.Title())
    assert "Your settings cannot be opened" not in words(again), "once"
    files.stuck = None
    again.change_settings(mute=True)
    third = App(app.home, (1280, 720))
    assert third.settings.captions and third.settings.mute
    third.start(routes.Title())
    assert "cannot be opened" not in words(third) and third.lesson_places.places.of("a").done


def test_a_saved_game_that_is_not_opened_is_a_row_until_it_is(app: App, files: FaultyFiles) -> None:
    entry = app.library.save("Friday", Session.new(SETUP, app.engine()).to_json())
    app.library._read.clear()
    files.stuck, files.stuck_paths = errno.EACCES, (entry.path,)
    app.start(routes.Title())
    app.open(routes.SavedGames())
    assert "Friday" in words(app)
    files.stuck = None
    Hands(app).key(pygame.K_ESCAPE)
    app.open(routes.SavedGames())
    assert "Damaged" not in words(app)
