"""The display changes its size and its density while the game is played, as where a cable is pulled."""

from __future__ import annotations

import os
import shutil
import subprocess
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.app.test_window_manager import Shown, surroundings_of
from tests.packaged.screen import SCREEN, Screen, needs_managed_screen

MODES = ((800, 600), (1024, 640), (640, 400), SCREEN)
SETTLES_S = 2.0
pytestmark = pytest.mark.slow
Size = tuple[int, int]


class Display(Screen):
    """A screen of one output, whose modes can be changed."""

    def __init__(self) -> None:
        if shutil.which("xrandr") is None:
            if os.environ.get("SOLAR_STORM_PACKAGED") == "required":
                pytest.fail("xrandr is not installed")
            pytest.skip("xrandr is not installed")

    def __enter__(self) -> Display:
        super().__enter__()
        for width, height in MODES[:-1]:
            line = ["60", width, 0, 0, width, height, 0, 0, height]
            self.change("--newmode", f"{width}x{height}", *line)
            self.change("--addmode", "screen", f"{width}x{height}")
        return self

    def change(self, *words: object) -> None:
        """Let xrandr change something."""
        command = ["xrandr", *map(str, words)]
        subprocess.run(command, env={**os.environ, "DISPLAY": self.name}, capture_output=True, check=True)

    def show(self, size: Size) -> None:
        """Take another mode."""
        self.change("--output", "screen", "--mode", f"{size[0]}x{size[1]}")


@pytest.fixture
def display() -> Iterator[Display]:
    """A display with a window manager."""
    needs_managed_screen()
    with Display() as found:
        manager = subprocess.Popen(["openbox"], env=surroundings_of(found), stderr=subprocess.DEVNULL)
        found.managed()
        yield found
        manager.kill()
        manager.wait()


@pytest.fixture
def shown(display: Display, tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Shown]:
    found = Shown(display, tmp_path, **request.param)
    yield found
    found.program.kill()
    found.program.wait()


WAYS: dict[str, Callable[[Display], None]] = {
    **{f"{size[0]}x{size[1]}": lambda display, size=size: display.show(size) for size in MODES},  # type: ignore[misc]
    "twice as dense": lambda display: display.change("--dpi", 192),
    "as dense as before": lambda display: display.change("--dpi", 96),
}


@pytest.mark.parametrize("shown", [{}, {"fullscreen": True}], indirect=True, ids=["window", "whole screen"])
def test_the_display_changes_while_one_plays(shown: Shown, display: Display) -> None:
    """Nothing breaks, nothing is chosen, and afterwards a drag does what it does."""
    for name, change in WAYS.items():
        change(display)
        time.sleep(SETTLES_S)
        shown.sound()
        assert shown.choices() == 0, name
        if shown.settings.fullscreen and "x" in name:
            wanted = tuple(map(int, name.split("x")))
            shown.until(lambda wanted=wanted: shown.size() == wanted)  # type: ignore[misc]
    if shown.settings.fullscreen:
        shown.do("key", "F11")
        time.sleep(SETTLES_S)
    shown.front()
    crew, room = shown.spots("meeple/0", "room/crew-quarters")
    shown.grab(*crew, room)
    shown.do("mouseup", 1)
    shown.until(lambda: shown.choices() == 1)


@pytest.mark.parametrize("shown", [{}, {"fullscreen": True}], indirect=True, ids=["window", "whole screen"])
def test_the_display_changes_again_and_again(shown: Shown, display: Display) -> None:
    """As fast as a driver that cannot decide: the program lives, and ends when it is told to."""
    for number in range(12):
        display.show(MODES[number % len(MODES)])
        shown.sound()
    display.show(SCREEN)
    time.sleep(SETTLES_S)
    shown.do("windowactivate", "--sync", shown.window)
    end: Any = time.monotonic() + 30
    while shown.program.poll() is None and time.monotonic() < end:
        shown.do("key", "alt+F4")
        time.sleep(1)
    assert shown.program.returncode == 0
    assert not list((shown.home / "logs").glob("crash-*"))
