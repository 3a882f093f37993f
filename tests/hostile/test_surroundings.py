"""Variables of the environment that are missing or make no sense: the program starts and ends."""

from __future__ import annotations

import logging
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pygame
import pytest

from game.app.shell import start
from game.app.shell.crashes import last_resort
from game.program_files import program_root
from game.storage.files.disk import Disk
from game.storage.files.paths import HOME_VARIABLE, NO_HOME, NoHomeError, find_home
from game.storage.reports.log import keep_log
from tests.hostile.test_signals import _listens

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="Windows sends no signals")
GONE = None
SURROUNDINGS: dict[str, dict[str, str | None]] = {
    "no home": {"HOME": GONE, "USER": GONE, "LOGNAME": GONE, "SOLAR_STORM_HOME": "not/where/it/starts"},
    "a home that is not there": {"HOME": "/nowhere/at/all"},
    "folders that are none": {"XDG_DATA_HOME": "/dev/null", "XDG_STATE_HOME": "", "XDG_CACHE_HOME": "\udcff"},
    "no place for what is passing": {"TMPDIR": "/nowhere", "TEMP": "/nowhere", "TMP": "/nowhere"},
    "a player's folder that cannot be": {"SOLAR_STORM_HOME": "/proc/nowhere"},
    "a player's folder without a name": {"SOLAR_STORM_HOME": ""},
    "sound that does not exist": {"SDL_AUDIODRIVER": "nonsense"},
    "no way to draw": {"SDL_RENDER_DRIVER": "nonsense", "SDL_FRAMEBUFFER_ACCELERATION": "nonsense"},
    "a window nowhere": {"SDL_VIDEO_WINDOW_POS": "x,y", "SDL_VIDEO_CENTERED": "?", "PYGAME_DISPLAY": "99"},
    "controllers that are none": {
        "SDL_GAMECONTROLLERCONFIG": "x,y,z\n\n,",
        "SDL_JOYSTICK_DEVICE": "/dev/null",
    },
    "touch that is the mouse": {"SDL_MOUSE_TOUCH_EVENTS": "1", "SDL_TOUCH_MOUSE_EVENTS": "7"},
    "scales": {"SDL_VIDEO_X11_SCALE_FACTOR": "-3", "QT_SCALE_FACTOR": "NaN", "GDK_SCALE": "0"},
    "languages": {"LANG": "xx_YY.nonsense", "LC_ALL": "\udcff", "LANGUAGE": ":::", "LC_TIME": "9" * 500},
    "a zone": {"TZ": ":/dev/null/../../x"},
    "a path that is safe": {"PYTHONSAFEPATH": "1"},
    "hardly anything": dict.fromkeys(("PATH", "LANG", "LC_ALL", "SHELL", "TERM", "PWD", "DISPLAY")),
}
QUICK = ("hardly anything",)


def test_it_finds_itself_where_python_does_not_look(tmp_path: Path) -> None:
    command = [sys.executable, str(program_root() / "main.py"), "--version"]
    env = {**os.environ, "PYTHONSAFEPATH": "1"}
    done = subprocess.run(command, cwd=tmp_path, env=env, capture_output=True, timeout=60, check=False)
    assert (done.returncode, done.stderr) == (0, b"") and done.stdout.startswith(b"Solar Storm")


@pytest.mark.parametrize(
    "name", [one if one in QUICK else pytest.param(one, marks=pytest.mark.slow) for one in SURROUNDINGS]
)
def test_it_starts_and_ends(tmp_path: Path, name: str) -> None:
    usual: dict[str, str | None] = {
        **os.environ,
        "HOME": str(tmp_path),
        "SDL_VIDEODRIVER": "dummy",
        "SDL_AUDIODRIVER": "dummy",
    }
    for inherited in ("SOLAR_STORM_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME"):
        usual.pop(inherited, None)
    env = {key: value for key, value in {**usual, **SURROUNDINGS[name]}.items() if value is not GONE}
    command = [sys.executable, str(program_root() / "main.py")]
    with subprocess.Popen(command, cwd=tmp_path, env=env, stderr=subprocess.PIPE) as program:
        until = time.monotonic() + 90
        while not _listens(program.pid, signal.SIGTERM) and time.monotonic() < until:
            assert program.poll() is None, program.stderr.read() if program.stderr else ""
            time.sleep(0.1)
        time.sleep(1)
        program.send_signal(signal.SIGTERM)
        try:
            assert program.wait(60) == 0
        finally:
            program.kill()
        assert program.stderr is not None
        said = program.stderr.read()
    assert b"Traceback" not in said, said.decode(errors="replace")


@pytest.fixture
def nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    """The system does not know who plays, as in a container under a number without a name."""
    # Not at the top: Windows has no such module.
    import pwd

    def unknown(number: int) -> None:
        raise KeyError(f"uid not found: {number}")

    monkeypatch.setattr(pwd, "getpwuid", unknown)
    for name in [HOME_VARIABLE, "HOME", *(name for name in os.environ if name.startswith("XDG_"))]:
        monkeypatch.delenv(name, raising=False)


@pytest.mark.usefixtures("nobody")
def test_a_player_whom_the_system_does_not_know_plays_in_a_folder_of_choice(tmp_path: Path) -> None:
    home = find_home({HOME_VARIABLE: str(tmp_path)})
    with keep_log(home.log, Disk()):
        logging.getLogger("game.here").info("an entry")
    assert "an entry" in home.log.read_text(encoding="utf-8")


@pytest.mark.usefixtures("nobody")
@pytest.mark.parametrize("screen", [True, False])
def test_and_without_one_reads_what_is_missing(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], screen: bool
) -> None:
    shown: list[str] = []

    def box(title: str, words: str) -> None:
        if not screen:
            raise pygame.error("no screen")
        shown.append(words)

    monkeypatch.setattr(last_resort, "_system_box", box)
    with pytest.raises(NoHomeError):
        find_home({})
    with pytest.raises(SystemExit) as end:
        start.main([])
    said = capsys.readouterr().err
    assert end.value.code == 1 and said.count(NO_HOME) == 1 and "Traceback" not in said
    assert len(shown) == screen and all(NO_HOME in words for words in shown)
