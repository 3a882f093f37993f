"""Signals of the system: the program ends in order whatever it is at, and asks nobody."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.app.navigation import routes
from game.app.shell import ending_signals
from game.app.shell.app import App
from game.app.shell.crashes.last_resort import say_last_words
from game.play.session import Session
from game.program_files import program_root
from game.storage.games.claim import Claim
from game.storage.games.savefile import read_save
from tests.app.stage import open_app
from tests.shares import mostly_slow

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="Windows sends no signals")
SETUP: dict[str, Any] = {"players": 2, "difficulty": "easy", "seed": 7, "names": ["Ada", "Bo"]}
SIGNALS = ending_signals.signals()
ONE_QUICK = [SIGNALS[0], *(pytest.param(n, marks=pytest.mark.slow) for n in SIGNALS[1:])]
"""For tests that start a program: it hears all of them in the same way, which the quick tests check, too."""
OTHER = dict(zip(SIGNALS, (*SIGNALS[1:], SIGNALS[0]), strict=True))
"""Another one for each."""


@pytest.fixture
def heard() -> Iterator[None]:
    """Programs that are started hear all signals: what runs in the background may pass over Ctrl+C, and so
    would what it starts."""
    before = {one: signal.getsignal(one) for one in SIGNALS}
    for one in SIGNALS:
        signal.signal(one, signal.SIG_DFL)
    yield
    for one, handler in before.items():
        signal.signal(one, handler)


@pytest.fixture
def app(tmp_path: Path, heard: None) -> App:
    return open_app(tmp_path, (320, 180))


@pytest.mark.parametrize("number", SIGNALS)
@pytest.mark.parametrize("screen", ["title", "table", "unsaved", "menu", "question", "setup", "failure"])
def test_it_ends_on_every_screen(app: App, number: signal.Signals, screen: str) -> None:
    session = Session.new(SETUP, app.engine(), app.shelf)
    shown: dict[str, list[routes.Route]] = {
        "title": [routes.Title()],
        "table": [routes.Table(session)],
        "unsaved": [routes.Table(Session.new(SETUP, app.engine()))],
        "menu": [routes.Table(session), routes.Menu(session)],
        "question": [routes.Table(session), routes.SaveAs(session, print)],
        "setup": [routes.Title(), routes.Setup()],
        "failure": [routes.Failure(None, ValueError(), session)],
    }
    for route in shown[screen]:
        app.open(route)
    ending_signals.listen(app.end)
    app.show()
    os.kill(os.getpid(), number)
    app.step(app.wait())
    assert not app.running
    assert signal.getsignal(number) is signal.SIG_DFL, "a second one ends it at once"


def test_what_is_to_be_passed_over_is(app: App) -> None:
    signal.signal(signal.SIGHUP, signal.SIG_IGN)
    ending_signals.listen(app.end)
    os.kill(os.getpid(), signal.SIGHUP)
    assert app.running and signal.getsignal(signal.SIGHUP) is signal.SIG_IGN


def test_the_last_words_end_at_a_signal(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    """The box of the system waits for somebody to close it."""
    heard: list[object] = []

    def box(*_: object, **__: object) -> None:
        heard.extend(signal.getsignal(number) for number in SIGNALS)

    monkeypatch.setattr(pygame.display, "get_driver", lambda: "a real one")
    monkeypatch.setattr(pygame.display, "message_box", box)
    signal.signal(signal.SIGHUP, signal.SIG_IGN)
    ending_signals.listen(app.end)
    say_last_words(app.home, ValueError("no"))
    assert heard == [signal.SIG_IGN if one is signal.SIGHUP else signal.SIG_DFL for one in SIGNALS]


@pytest.mark.parametrize("number", ONE_QUICK)
def test_the_program_itself_ends_in_order(tmp_path: Path, app: App, number: signal.Signals) -> None:
    Session.new(SETUP, app.engine(), app.shelf)
    before = app.shelf.path.read_bytes()
    env = {**os.environ, "SOLAR_STORM_HOME": str(tmp_path), "SDL_VIDEODRIVER": "dummy"}
    command = [sys.executable, "main.py"]
    with subprocess.Popen(command, cwd=program_root(), env=env, stderr=subprocess.PIPE) as program:
        until = time.monotonic() + 60
        while not _listens(program.pid, number) and time.monotonic() < until:
            time.sleep(0.05)
        program.send_signal(number)
        try:
            assert program.wait(30) == 0
        finally:
            program.kill()
        assert program.stderr is not None and program.stderr.read() == b""
    log = (tmp_path / "logs" / "solar-storm.log").read_text(encoding="utf-8")
    assert f"Ended by {number.name}" in log, "nobody knew why it was gone"
    assert Claim(app.home.saves).acquire(), "its claim ends with it"
    assert app.shelf.path.read_bytes() == before and read_save(app.shelf.path).game["cursor"] == 0


@pytest.mark.skipif(not Path("/proc/self/status").exists(), reason="the system tells nothing of processes")
def test_one_that_is_stopped_goes_on_and_ends_with_its_terminal(tmp_path: Path, heard: None) -> None:
    """The system ends what is stopped where whoever started it is gone: in order, and the log says how."""
    env = {**os.environ, "SOLAR_STORM_HOME": str(tmp_path), "SDL_VIDEODRIVER": "dummy"}
    job = (
        f"{sys.executable} main.py & echo $!; read line; kill -STOP $!; read line; kill -CONT $!; read line; "
    )
    words = ["bash", "-c", f"set -m; ({job} kill -STOP $!; sleep 0.2) <&0 & wait"]
    with subprocess.Popen(
        words,
        cwd=program_root(),
        env=env,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
        text=True,
    ) as shell:
        assert shell.stdin is not None and shell.stdout is not None
        pid = int(shell.stdout.readline())

        def say() -> None:
            assert shell.stdin is not None
            shell.stdin.write("\n")
            shell.stdin.flush()

        until = time.monotonic() + 60
        while not _listens(pid, signal.SIGHUP) and time.monotonic() < until:
            time.sleep(0.05)
        say()
        _until(lambda: _state(pid) == "T")
        time.sleep(0.3)
        say()
        _until(lambda: _state(pid) != "T")
        time.sleep(0.5)
        assert _runs(pid), "a stop alone ends nothing"
        say()
        shell.wait(20)
    log = tmp_path / "logs" / "solar-storm.log"
    until = time.monotonic() + 20
    while _runs(pid) and time.monotonic() < until:
        time.sleep(0.05)
    assert not _runs(pid)
    assert "Ended by SIGHUP" in log.read_text(encoding="utf-8")


def _runs(pid: int) -> bool:
    """Whether a process is there; one that nobody has taken leave of is none."""
    return _state(pid) not in ("", "Z")


def _state(pid: int) -> str:
    """The letter that the system has for what a process does; nothing for one that is not there."""
    try:
        words = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8")
    except OSError:
        return ""
    return words.rpartition(")")[2].split()[0]


def _until(true: Callable[[], bool]) -> None:
    """Wait for what happens in a moment."""
    until = time.monotonic() + 20
    while not true():
        assert time.monotonic() < until, "it never happened"
        time.sleep(0.01)


INTERRUPTED = """
import os, runpy, signal, sys, time
signal.signal(signal.SIGINT, signal.default_int_handler)

def press(*_):
    os.kill(os.getpid(), signal.SIGINT)
    time.sleep(20)

class Finder:
    find_spec = staticmethod(lambda name, *_: press() if name == sys.argv[1] else None)

sys.path.insert(0, os.getcwd())
sys.meta_path.insert(0, Finder())
if sys.argv[1] == "main":
    from game.app.shell import start
    start.find_home = press
runpy.run_path("main.py", run_name="__main__")
"""
"""A program that Ctrl+C meets before there is a window: while a module is being read, or afterwards."""


@pytest.mark.parametrize("moment", ["game.app.shell.start", "game.app.widgets.widget", "main"])
def test_one_who_has_second_thoughts_at_once_reads_no_trace(tmp_path: Path, moment: str) -> None:
    env = {**os.environ, "SOLAR_STORM_HOME": str(tmp_path), "SDL_VIDEODRIVER": "dummy"}
    command = [sys.executable, "-c", INTERRUPTED, moment]
    done = subprocess.run(command, cwd=program_root(), env=env, capture_output=True, timeout=60, check=False)
    assert done.stderr == b""
    assert done.returncode in (-signal.SIGINT, 130), "which is the same to a shell"


def _listens(pid: int, number: signal.Signals) -> bool:
    """Whether a process has got as far as to listen: its window is there."""
    try:
        lines = Path(f"/proc/{pid}/status").read_text(encoding="ascii").splitlines()
    except OSError:
        time.sleep(3)  # a system that does not tell
        return True
    told = {line.split()[0]: line.split()[1] for line in lines if line.startswith("Sig")}
    caught, ignored = (int(told[name], 16) for name in ("SigCgt:", "SigIgn:"))
    # Whoever started the tests may pass over one of them (nohup): then the program does, too.
    return bool(caught >> (number - 1) & 1 and (caught | ignored) >> (signal.SIGHUP - 1) & 1)


STUCK = """
import ctypes, os, sys, threading, time
from game.app.shell import ending_signals
ending_signals.DEAF_S = 0.5
ending_signals.end_though_stuck(ending_signals.listen(lambda: None))
print("ready", flush=True)
if sys.argv[1] == "busy":
    while True:
        time.sleep(0.05)
if sys.argv[1] == "late":
    for _ in range(20):
        time.sleep(0.05)
libc, mutex = ctypes.CDLL(None), ctypes.create_string_buffer(128)
libc.pthread_mutex_lock(mutex)
print("stuck", flush=True)
libc.pthread_mutex_lock(mutex)
"""


@pytest.mark.parametrize("number", ONE_QUICK)
@pytest.mark.parametrize("kind", mostly_slow(["stuck", "busy", "late"], 1))
def test_a_program_that_a_call_of_the_system_keeps_ends_as_well(
    heard: None, kind: str, number: signal.Signals
) -> None:
    """As a screen does that answers no more; one that hears the signal is left to end by itself."""
    command = [sys.executable, "-c", STUCK, kind]
    with subprocess.Popen(command, cwd=program_root(), stdout=subprocess.PIPE, text=True) as program:
        try:
            assert program.stdout is not None and program.stdout.readline() == "ready\n"
            time.sleep(0.2)
            program.send_signal(number)
            if kind == "late":  # it has heard the first one, and is stuck as the next one comes
                assert program.stdout.readline() == "stuck\n"
                time.sleep(0.2)
                program.send_signal(OTHER[number])
                assert program.wait(20) == 128 + OTHER[number]
            elif kind == "busy":
                with pytest.raises(subprocess.TimeoutExpired):
                    program.wait(1.5)
                program.send_signal(number)
                assert program.wait(20) == -number, "the second one ends it at once"
            else:
                assert program.wait(20) == 128 + number
        finally:
            program.kill()


@pytest.mark.slow
@pytest.mark.parametrize("number", ONE_QUICK)
def test_the_self_test_leaves_no_folder_behind(heard: None, tmp_path: Path, number: signal.Signals) -> None:
    places = {name: str(tmp_path / name) for name in ("HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "TMPDIR")}
    for place in places.values():
        Path(place).mkdir()
    env = {**os.environ, **places, "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
    command = [sys.executable, "main.py", "--selftest"]
    with subprocess.Popen(command, cwd=program_root(), env=env, stdout=subprocess.DEVNULL) as program:
        try:
            for _ in range(600):
                if any(Path(places["TMPDIR"]).iterdir()) or program.poll() is not None:
                    break
                time.sleep(0.05)
            assert program.poll() is None, "it makes a folder for its window"
            time.sleep(0.2)
            program.send_signal(number)
            assert program.wait(30) == 128 + number
        finally:
            program.kill()
    assert not any(Path(places["TMPDIR"]).iterdir())
