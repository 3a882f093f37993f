"""Playing on from a pasted flight on a disk that refuses, at any call: a sentence, and no game is lost."""

from __future__ import annotations

import contextlib
import errno
from pathlib import Path

import pytest

from game.app.scenes.flight_dialog import FlightDialog
from game.app.shell.app import App
from game.app.table.table_scene import TableScene
from game.play.session import Session
from game.rules.flight_line import fly
from game.storage.games.savefile import SaveError, read_save
from tests.app.stage import Hands, open_app
from tests.app.test_flight_lines import begin, flight_line
from tests.shares import mostly_slow
from tests.storage.faulty_files import FaultyFiles

TELLING = ("disk", "permission", "save", "write")


def games(home: Path) -> list[list[object]]:
    """The choices of every saved game that can be read, wherever it lies."""
    found: list[list[object]] = []
    for path in home.rglob("*.json"):
        with contextlib.suppress(SaveError):  # the settings, and what a refused write has left
            found.append(read_save(path).game["choices"])
    return found


def opened(tmp_path: Path, line: str, before: int) -> tuple[App, Hands, list[object]]:
    app = open_app(tmp_path)
    mine = begin(app, before)
    history = fly(app.engine(), line)
    app.reset(FlightDialog(line, history, ()))
    hands = Hands(app)
    hands.run()
    return app, hands, mine.to_json()["choices"]


def calls(tmp_path: Path, line: str) -> int:
    app, _, _ = opened(tmp_path, line, 4)
    with pytest.MonkeyPatch.context() as patched:
        files = FaultyFiles(tmp_path, patched.setattr)
        assert isinstance(app.stack.top, FlightDialog)
        app.stack.top.play_on()
        assert isinstance(app.stack.top, TableScene)
        return len(files.calls)


@pytest.mark.parametrize(
    "error", mostly_slow((errno.ENOSPC, errno.EACCES, errno.EIO), 1), ids=errno.errorcode.get
)
def test_whatever_the_disk_refuses_is_told_and_no_game_is_lost(tmp_path: Path, error: int) -> None:
    line = flight_line(begin(open_app(tmp_path / "other"), 6).history)
    count = calls(tmp_path / "counted", line)
    assert count > 20
    asked = [*range(0, count, 8), count - 1]
    for at in asked:
        home = tmp_path / f"{at}"
        app, hands, mine = opened(home, line, 4)
        with pytest.MonkeyPatch.context() as patched:
            files = FaultyFiles(home, patched.setattr)
            files.faults = dict.fromkeys(range(at, at + 100_000), error)
            assert isinstance(app.stack.top, FlightDialog)
            app.stack.top.play_on()
            hands.run()
            told = " ".join(hands.words().split()).casefold()
            if isinstance(app.stack.top, FlightDialog):
                assert any(word in told for word in TELLING), (at, told)
            else:
                session: Session = next(s for s in app.stack.scenes if isinstance(s, TableScene)).session
                assert session.save_trouble is None or any(word in told for word in TELLING), (at, told)
        assert mine in games(home), f"call {at} of {count} loses the game in progress"
        if isinstance(app.stack.top, FlightDialog):
            app.stack.top.play_on()  # the disk takes files again
            hands.run()
            assert any(isinstance(scene, TableScene) for scene in app.stack.scenes)
            assert mine in games(home)
