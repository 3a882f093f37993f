"""Looks that the system refuses: what may be there is shown, and its page says that it cannot be read."""

from __future__ import annotations

import errno
from pathlib import Path
from typing import Any

import pytest

from game import patience
from game.app.forms.disk_answer import AGAIN_MS
from game.app.navigation import routes
from game.app.shell.app import App
from game.play.session import Session
from game.storage.logbook.flight_log import FlightLog
from tests.app.stage import Hands, open_app
from tests.storage.faulty_files import FaultyFiles
from tests.storage.test_flight_log import form

SETUP: dict[str, Any] = {"players": 2, "difficulty": "easy", "seed": 7, "names": ["Ada", "Bo"]}
REFUSALS = (errno.EIO, errno.EACCES, errno.EMFILE)


@pytest.fixture
def app(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> App:
    """The program, with a saved game and a flight that has ended."""
    monkeypatch.setattr(patience, "PAUSES_S", (0.0, 0.0, 0.0))
    app = open_app(tmp_path)
    app.library.save("Friday", Session.new(SETUP, app.engine()).to_json())
    app.flights.note(form(1))
    return app


@pytest.fixture
def files(app: App, monkeypatch: pytest.MonkeyPatch) -> FaultyFiles:
    return FaultyFiles(app.home.data, monkeypatch.setattr)


def words(app: App) -> str:
    app.show()
    return Hands(app).words().replace("\n", " ")


@pytest.mark.parametrize("error", REFUSALS)
def test_a_look_that_is_refused_once_is_taken_again(app: App, files: FaultyFiles, error: int) -> None:
    files.faults = {0: error}
    assert app.library.exists() and len(files.calls) > 1
    files.calls.clear()
    assert [entry.name for entry in app.library.list()] == ["Friday"]
    files.calls.clear()
    assert FlightLog(app.flights.path, app.flights.exports).exists() and len(files.calls) == 2


@pytest.mark.parametrize("error", REFUSALS)
def test_saved_games_that_cannot_be_looked_for_are_told_of(app: App, files: FaultyFiles, error: int) -> None:
    files.stuck, files.stuck_paths = error, (app.library.folder,)
    app.start(routes.Title())
    assert "Saved games" in words(app)
    app.open(routes.SavedGames())
    assert "The saved games cannot be listed" in words(app)
    files.stuck = None
    app.advance(16)
    wait = app.top.wake()
    assert wait is not None and wait <= AGAIN_MS
    app.advance(wait)
    assert "Friday" in words(app) and "cannot be listed" not in words(app)
    assert app.top.wake() is None, "nothing is left to be asked"


@pytest.mark.parametrize("error", REFUSALS)
def test_a_log_that_cannot_be_looked_for_is_there(app: App, files: FaultyFiles, error: int) -> None:
    files.stuck, files.stuck_paths = error, (app.flights.path,)
    log = FlightLog(app.flights.path, app.flights.exports)
    assert log.exists() and log.read().trouble is not None


def test_where_nothing_is_nothing_exists(tmp_path: Path) -> None:
    app = open_app(tmp_path)
    assert not app.library.exists() and not app.flights.exists()
    for path in (tmp_path / "no" / "log", tmp_path / ("x" * 300), tmp_path / "\0"):
        assert not FlightLog(path, tmp_path).exists()
