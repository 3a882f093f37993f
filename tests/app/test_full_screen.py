"""The window fills a real screen and goes back to its size and its place, under a window manager."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from game.storage.settings.preferences import Preferences, PreferencesFile
from tests.packaged.screen import SCREEN, Screen, needs_managed_screen

ROOT = Path(__file__).parents[2]
PATIENCE_S = 20.0
pytestmark = pytest.mark.slow

Place = tuple[int, ...]
"""Left, top, width and height, in pixels."""


@pytest.fixture(scope="module")
def screen() -> Iterator[Screen]:
    """A screen with a window manager on it."""
    needs_managed_screen()
    with Screen() as found:
        surroundings = {**os.environ, "DISPLAY": found.name}
        manager = subprocess.Popen(["openbox"], env=surroundings, stderr=subprocess.DEVNULL)
        yield found
        manager.terminate()
        manager.wait()


class Shown:
    """The program on a screen.

    Args:
        screen: with a window manager.
        home: the player's folder.
        settings: what stands there before it starts.
    """

    def __init__(self, screen: Screen, home: Path, settings: Preferences) -> None:
        PreferencesFile(home / "settings.json").save(settings)
        surroundings = {
            **{name: value for name, value in os.environ.items() if not name.startswith("SDL_")},
            "DISPLAY": screen.name,
            "SDL_AUDIODRIVER": "dummy",
            "SOLAR_STORM_HOME": str(home),
        }
        self.screen = screen
        self.program = subprocess.Popen([sys.executable, "main.py"], cwd=ROOT, env=surroundings)
        self.window = screen.window()

    def place(self) -> Place:
        """Where the window is."""
        told = self.screen.do("getwindowgeometry", "--shell", self.window)
        values = dict(line.split("=") for line in told.split())
        return tuple(int(values[name]) for name in ("X", "Y", "WIDTH", "HEIGHT"))

    def settled(self, filling: bool) -> Place:
        """Wait until the window fills the screen, or does not, and stands still; return its place."""
        last, until = None, time.monotonic() + PATIENCE_S
        while time.monotonic() < until:
            time.sleep(0.3)
            now = self.place()
            if now == last and (now[2:] == SCREEN) is filling:
                return now
            last = now
        raise AssertionError(f"the window is at {last}")

    def wide(self, width: int) -> Place:
        """Wait until the window is so wide and does not fill the screen; return its place."""
        place = self.settled(False)
        assert place[2] == width
        return place

    def twice(self) -> None:
        """Click twice on the bar above the window."""
        self.screen.do("mousemove", "--window", self.window, 200, -10)
        self.screen.do("click", "--repeat", 2, "--delay", 30, 1)
        time.sleep(1)

    def press(self) -> None:
        """Press the key that fills the screen or goes back."""
        self.screen.do("windowfocus", "--sync", self.window)
        self.screen.do("key", "F11")


@pytest.fixture
def shown(screen: Screen, tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Shown]:
    found = Shown(screen, tmp_path, request.param)
    yield found
    found.program.kill()
    found.program.wait()


@pytest.mark.parametrize("shown", [Preferences(window=(1000, 600), animation="off")], indirect=True)
def test_it_goes_back_to_the_size_and_the_place_it_had(shown: Shown) -> None:
    assert shown.settled(False)[2:] == (1000, 600)
    shown.screen.do("windowmove", shown.window, 140, 60)
    shown.screen.do("windowsize", shown.window, 1040, 580)
    before = shown.settled(False)
    assert before[2:] == (1040, 580)
    for _ in range(3):
        shown.press()
        assert shown.settled(True) == (0, 0, *SCREEN)
        shown.press()
        assert shown.settled(False) == before


@pytest.mark.parametrize(
    "shown", [Preferences(window=(1000, 600), animation="off", fullscreen=True)], indirect=True
)
def test_one_that_began_by_filling_the_screen_goes_back_to_a_size_of_its_own(shown: Shown) -> None:
    assert shown.settled(True) == (0, 0, *SCREEN)
    shown.press()
    back = shown.settled(False)
    assert back[2:] == (1000, 600)
    shown.press()
    shown.settled(True)
    shown.press()
    assert shown.settled(False) == back


def test_a_maximised_window_comes_back_maximised(screen: Screen, tmp_path: Path) -> None:
    """Two clicks on its bar; full screen between leads back to it, and two more clicks to its own size."""
    shown = Shown(screen, tmp_path, Preferences(window=(1000, 600), animation="off"))
    try:
        assert shown.settled(False)[2:] == (1000, 600)
        shown.twice()
        large = shown.wide(SCREEN[0])
        for _ in range(2):
            shown.press()
            shown.settled(True)
            shown.press()
            assert shown.wide(SCREEN[0]) == large
            shown.screen.do("windowfocus", "--sync", shown.window)
            shown.screen.do("key", "alt+F4")
            assert shown.program.wait(PATIENCE_S) == 0
            kept, _ = PreferencesFile(tmp_path / "settings.json").load()
            assert kept.maximised and kept.window == (1000, 600)
            shown = Shown(screen, tmp_path, kept)
            assert shown.wide(SCREEN[0]) == large
        shown.twice()
        shown.wide(1000)
    finally:
        shown.program.kill()
        shown.program.wait()
