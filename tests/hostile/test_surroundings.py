"""Variables of the environment that are missing or make no sense: the program starts and ends."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from game.program_files import program_root
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
