"""A maximised window is maximised again at the next start, and goes back to a size of its own."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.app.shell.app import App
from game.app.shell.screen import window as windows
from game.app.shell.window_commands import do_window_command
from game.storage.files.paths import Home

OWN, LARGE, OTHER = (1000, 600), (1280, 781), (1100, 640)


class Made:
    """The system's window, which tells what was wanted of it."""

    wanted: list[str] = []

    def maximize(self) -> None:
        self.wanted.append("maximised")

    def set_fullscreen(self, desktop: bool) -> None:
        self.wanted.append("full")

    def set_windowed(self) -> None:
        self.wanted.append("window")


@pytest.fixture
def wanted(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """What the program wants of the system's window."""
    monkeypatch.setattr(Made, "wanted", [])
    monkeypatch.setattr(windows, "_system_window", Made)
    yield Made.wanted


def start(folder: Path, **settings: object) -> App:
    """Open the program as a player does."""
    home = Home(folder, folder / "logs")
    if settings:
        home.settings.write_text(json.dumps({"version": 2, "language": "en", **settings}))
    return App(home)


def sized(app: App, size: tuple[int, int], *told: int, first: bool = False) -> None:
    """The system gives the window a size, and tells of it together with something else."""
    pygame.display.set_mode(size, pygame.RESIZABLE)
    sizes = [
        pygame.Event(pygame.WINDOWSIZECHANGED, x=size[0], y=size[1]),
        pygame.Event(pygame.VIDEORESIZE, size=size, w=size[0], h=size[1]),
    ]
    others = [pygame.Event(kind) for kind in told]
    for event in (*sizes, *others) if first else (*others, *sizes):
        app.dispatch(event)


def left(app: App) -> dict[str, object]:
    """Leave the program; return the settings that it wrote."""
    app.end()
    app.run()
    return dict(json.loads(app.home.settings.read_text()))


@pytest.mark.parametrize("first", [False, True], ids=["state first", "size first"])
def test_it_is_kept_with_the_size_that_it_goes_back_to(
    tmp_path: Path, wanted: list[str], first: bool
) -> None:
    app = start(tmp_path, window=OWN)
    assert not wanted
    sized(app, OTHER)
    sized(app, LARGE, pygame.WINDOWMAXIMIZED, first=first)
    kept = left(app)
    assert kept["maximised"] is True and kept["window"] == list(OTHER)
    again = start(tmp_path)
    assert wanted == ["maximised"] and again.window.size == OTHER
    sized(again, LARGE)
    assert left(again)["maximised"] is True


@pytest.mark.parametrize("first", [False, True], ids=["state first", "size first"])
def test_one_that_is_restored_is_none(tmp_path: Path, wanted: list[str], first: bool) -> None:
    app = start(tmp_path, window=OWN, maximised=True)
    sized(app, LARGE)
    sized(app, OTHER, pygame.WINDOWRESTORED, first=first)
    kept = left(app)
    assert kept["maximised"] is False and kept["window"] == list(OTHER)


def test_one_that_only_gets_its_own_size_back_is_none(tmp_path: Path, wanted: list[str]) -> None:
    """Where SDL has lost count, a window manager's going back is a size and nothing more."""
    app = start(tmp_path, window=OWN, maximised=True)
    sized(app, LARGE)
    sized(app, OWN)
    assert left(app)["maximised"] is False


def test_where_nothing_is_maximised_the_sizes_of_a_hand_are_kept(tmp_path: Path, wanted: list[str]) -> None:
    """Some window managers do not do what is wanted of them, and say nothing."""
    app = start(tmp_path, window=OWN, maximised=True)
    for size in ((1050, 640), (1060, 650), OTHER):
        sized(app, size)
    kept = left(app)
    assert kept["maximised"] is False and kept["window"] == list(OTHER)


def test_a_maximised_window_stays_so_on_another_display(tmp_path: Path, wanted: list[str]) -> None:
    app = start(tmp_path, window=OWN, maximised=True)
    sized(app, LARGE, pygame.WINDOWMAXIMIZED)
    sized(app, (1024, 700))
    kept = left(app)
    assert kept["maximised"] is True and kept["window"] == list(OWN)


def test_coming_back_from_being_minimised_is_no_restoring(tmp_path: Path, wanted: list[str]) -> None:
    app = start(tmp_path, window=OWN)
    sized(app, LARGE, pygame.WINDOWMAXIMIZED)
    for kind in ("MINIMIZED", "RESTORED", "SHOWN", "MAXIMIZED", "RESTORED"):
        app.dispatch(pygame.Event(getattr(pygame, f"WINDOW{kind}")))
    kept = left(app)
    assert kept["maximised"] is True and kept["window"] == list(OWN)


def test_filling_the_screen_between_changes_nothing(tmp_path: Path, wanted: list[str]) -> None:
    app = start(tmp_path, window=OWN, maximised=True)
    sized(app, LARGE)
    do_window_command(app, "fullscreen")
    sized(app, (1280, 800), pygame.WINDOWRESTORED)
    do_window_command(app, "fullscreen")
    assert wanted == ["maximised", "full", "window", "maximised"]
    sized(app, OWN)
    sized(app, LARGE)
    kept = left(app)
    assert kept["maximised"] is True and kept["window"] == list(OWN) and kept["fullscreen"] is False


def test_what_makes_no_sense_in_the_file_is_told_and_opens_a_window(
    tmp_path: Path, wanted: list[str]
) -> None:
    app = start(tmp_path, window=OWN, maximised="very")
    assert app.setback is not None and not wanted and app.window.size == OWN
