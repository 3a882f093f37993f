"""A system that has nothing left: no files, no memory, no room; the game goes on, or says why it cannot."""

from __future__ import annotations

import errno
import locale
import mmap
import os
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.app.audio.mixer import Mixer
from game.app.drawing.images.picture_reader import PictureReader
from game.app.navigation import routes
from game.app.scenes.error_scene import ErrorScene
from game.app.scenes.title.title_scene import TitleScene
from game.app.shell.app import App
from game.app.shell.crashes.reserve import BYTES, FILES, Reserve, allow_files
from game.play.session import Session
from game.program_files import program_root
from game.storage.files.atomic import kind_of
from game.storage.logbook.films import Films
from game.storage.reports.crash import read_crash_report, write_crash_report
from tests.app.stage import Hands, open_app

resource = pytest.importorskip("resource", reason="Windows has no such limits")
SETUP: dict[str, Any] = {"players": 2, "difficulty": "easy", "seed": 7, "names": ["Ada", "Bo"]}
NOW = datetime(2026, 1, 2, 3, 4, 5)


@pytest.fixture
def app(tmp_path: Path) -> App:
    app = open_app(tmp_path, (640, 360))
    app.start(routes.Title())
    app.show()
    return app


@contextmanager
def limited(name: int, most: int) -> Iterator[None]:
    before = resource.getrlimit(name)
    resource.setrlimit(name, (most, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(name, before)


@contextmanager
def no_files() -> Iterator[None]:
    """Every file that this process may open is open."""
    held = [os.open(os.devnull, os.O_RDONLY)]
    with limited(resource.RLIMIT_NOFILE, max(held) + 40):
        try:
            while True:
                held.append(os.open(os.devnull, os.O_RDONLY))
        except OSError as error:
            assert error.errno == errno.EMFILE
        try:
            yield
        finally:
            for one in held:
                os.close(one)


def test_where_no_file_can_be_opened_that_is_told(app: App) -> None:
    session = Session.new(SETUP, app.engine(), app.shelf)
    app._reserve.take()
    with no_files():
        assert session.decision is not None
        session.apply(session.decision["options"][0])
        assert session.save_trouble is not None and kind_of(session.save_trouble) == "other"
        app.fail(OSError(errno.EMFILE, "Too many open files"))
        app.show()
        assert isinstance(app.top, ErrorScene) and app.top.report is not None
        assert "Too many open files" in Hands(app).words()
        read_crash_report(app.top.report)
    session.save()
    assert session.save_trouble is None
    app.recovered()
    app.start(routes.Title())
    app.show()
    assert isinstance(app.top, TitleScene)


def test_the_reserve_is_given_and_taken() -> None:
    reserve = Reserve()
    reserve.take()
    reserve.take()
    before = _open_files()
    reserve.spend()
    assert before is None or before - (_open_files() or 0) == FILES
    with no_files():
        reserve.take()
    reserve.spend()


@pytest.mark.skipif(not Path("/proc/self/statm").exists(), reason="the system does not tell")
def test_memory_kept_back_is_not_used() -> None:
    def pages() -> int:
        return int(Path("/proc/self/statm").read_text().split()[1])

    reserve, before = Reserve(), pages()
    reserve.take()
    assert (pages() - before) * mmap.PAGESIZE < BYTES / 10
    with limited(resource.RLIMIT_AS, int(Path("/proc/self/statm").read_text().split()[0]) * mmap.PAGESIZE):
        with pytest.raises(OSError):
            mmap.mmap(-1, BYTES)
        reserve.spend()
        mmap.mmap(-1, BYTES).close()


def _open_files() -> int | None:
    """How many files this process has open; None where the system does not tell."""
    told = Path("/proc/self/fd")
    return len(list(told.iterdir())) if told.is_dir() else None


def test_as_many_files_as_type_may_need() -> None:
    with limited(resource.RLIMIT_NOFILE, 200):
        allow_files()
        assert resource.getrlimit(resource.RLIMIT_NOFILE)[0] > 1000


@pytest.mark.parametrize("most", [0, 100, 3000])
def test_a_report_that_is_cut_off_by_the_disk_leaves_nothing(tmp_path: Path, app: App, most: int) -> None:
    session, films = Session.new(SETUP, app.engine(), app.shelf), Films(tmp_path / "films")
    recorded = {"game": session.to_json(), "settings": {}, "size": [1, 1], "files": {}, "steps": []}
    with limited(resource.RLIMIT_FSIZE, most):
        for _ in range(3):
            with pytest.raises(OSError, match="too large"):
                write_crash_report(tmp_path / "logs", ValueError("x"), recorded, NOW)
        films.write("a" * 32, [{"n": n} for n in range(900)])
        with pytest.raises(OSError, match="too large"):
            app.library.save("one", session.to_json())
        assert session.decision is not None
        session.apply(session.decision["options"][0])
        assert session.save_trouble is not None and kind_of(session.save_trouble) == "full"
        app.change_settings(mute=True)
    assert not list((tmp_path / "logs").iterdir()) and not app.library.list()
    assert [one for one in tmp_path.rglob("*.new") if one.is_file()] == []
    assert films.read("a" * 32) == []


@pytest.mark.parametrize("broken", [False, True])
def test_where_no_thread_starts_pictures_are_made_here(monkeypatch: pytest.MonkeyPatch, broken: bool) -> None:
    def refuse(_: threading.Thread) -> None:
        raise RuntimeError("can't start new thread")

    def make() -> pygame.Surface:
        if broken:
            raise OSError("no such picture")
        return pygame.Surface((2, 2))

    reader = PictureReader()
    with monkeypatch.context() as patched:
        patched.setattr(threading.Thread, "start", refuse)
        made = reader.begin(make)
        silent = Mixer(Path())
    assert not reader.busy and isinstance(made.exception(), OSError) == broken
    silent.open()
    silent.close()
    reader.close()


ZONES = ("UTC", "Pacific/Kiritimati", "America/St_Johns", "XYZ99", "", "\x01", "<+25>-25", "a" * 300)


@pytest.mark.parametrize("zone", ZONES, ids=ascii)
def test_zone_clock_and_locale_may_change_at_any_time(
    app: App, monkeypatch: pytest.MonkeyPatch, zone: str
) -> None:
    session = Session.new(SETUP, app.engine(), app.shelf)
    app.library.save("before", session.to_json())
    before, times = locale.setlocale(locale.LC_ALL), (NOW.replace(tzinfo=UTC), *(
        datetime(year, 1, 1, tzinfo=UTC) for year in (1, 1969, 1970, 2038, 9999)
    ))  # fmt: skip
    monkeypatch.setenv("TZ", zone)
    time.tzset()
    try:
        locale.setlocale(locale.LC_ALL, "C")
        for moment in times:
            monkeypatch.setattr(app.library, "_clock", lambda at=moment: at)
            monkeypatch.setattr(app.shelf, "_clock", lambda at=moment: at)
            app.library.save("then", session.to_json())
            assert session.decision is not None
            session.apply(session.decision["options"][0])
            assert session.save_trouble is None
        assert app.shelf.read().game is not None
        app.open(routes.SavedGames())
        assert "then" in Hands(app).words() and len(app.library.list()) == 7
        app.fail(ValueError("x"))
        app.recovered()
    finally:
        locale.setlocale(locale.LC_ALL, before)
        monkeypatch.undo()
        time.tzset()


MEMORY = """
import sys, resource, tempfile
from pathlib import Path
import pygame
from game.app.navigation import routes
from game.app.scenes.error_scene import ErrorScene
from tests.app.stage import Hands, open_app
app = open_app(Path(tempfile.mkdtemp()), (640, 360))
app.start(routes.Title())
app.show()
app.engine()
app._reserve.take()
used = int(open("/proc/self/statm").read().split()[0]) * resource.getpagesize()
resource.setrlimit(resource.RLIMIT_AS, (used + 2_000_000, -1))
held = []
try:
    while True:
        held.append(bytearray(200_000))
except MemoryError as error:
    app.fail(error)
app.show()
print(type(app.top).__name__, app.top.report is not None, "memory" in Hands(app).words(), flush=True)
"""


@pytest.mark.slow
@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="only Linux limits and tells of memory so")
def test_where_no_memory_is_left_that_is_told() -> None:
    env = {**os.environ, "SDL_VIDEODRIVER": "dummy", "PYTHONPATH": str(program_root())}
    command = [sys.executable, "-c", MEMORY]
    done = subprocess.run(command, cwd=program_root(), env=env, capture_output=True, text=True, check=False)
    assert done.stdout.splitlines()[-1:] == ["ErrorScene True True"], done.stderr[-2000:]
