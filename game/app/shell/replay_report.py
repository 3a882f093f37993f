"""Plays again what a crash report recorded, and tells whether the same error arises.

First the rules alone: the game's choices, and the one at which it broke. Then the window, on SDL's dummy
driver, in a folder of its own: from the last beginnings that were recorded, with the events as they came.
"""

from __future__ import annotations

import math
import os
import tempfile
import traceback
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import pygame

from game.app.navigation import routes
from game.app.shell.app import App
from game.app.shell.recorder import revive
from game.play.session import Session, load_engine
from game.program_files import data_folder
from game.storage.crash import describe, read_crash_report, unpack_files
from game.storage.documents import FileError
from game.storage.paths import Home
from game.storage.preferences import Preferences

SAME, OTHER, UNREADABLE = 0, 1, 2
STEP_MS = 50.0
"""A pause in the record is let pass in steps of at most so many milliseconds."""
Say = Callable[[str], None]


def replay(path: Path, say: Say = print) -> int:
    """Play a crash report again.

    Args:
        path: of the report.
        say: takes what is found, line by line.

    Returns:
        0: the same error arises; 1: it does not; 2: the report cannot be read.
    """
    try:
        report = read_crash_report(path)
    except FileNotFoundError:
        say(f"There is no file {path}.")
        return UNREADABLE
    except FileError as error:
        say(f"This report cannot be replayed: {error.detail}.")
        return UNREADABLE
    wanted = report["error"]
    say(f"Reported: {wanted.get('type')}: {wanted.get('message')} (in {wanted.get('where')})")
    found = SAME + 1
    for name, play in (("the rules", play_rules), ("the window", play_window)):
        arisen: Exception | None = None
        try:
            played = play(report)
        except Exception as error:  # noqa: BLE001 - whatever arises is what is looked for
            arisen, played = error, True
        if not played:
            say(f"Nothing was recorded for {name}.")
        elif arisen is None:
            say(f"Played again by {name}: no error arises.")
        else:
            say("".join(traceback.format_exception(arisen)).rstrip())
            if same(describe(arisen), wanted):
                say(f"Played again by {name}: the same error arises.")
                return SAME
            say(f"Played again by {name}: another error arises.")
    return found


def same(one: Mapping[str, str], two: Mapping[str, Any]) -> bool:
    """Tell whether two errors are the same: of one type, in one place of the program, with one message."""
    return all(one[key] == two.get(key) for key in ("type", "message", "where"))


def play_rules(report: Mapping[str, Any]) -> bool:
    """Make the game's choices again, and the one that was being made; tell whether there was a game."""
    game = report.get("game")
    if not isinstance(game, dict):
        return False
    session = Session.resume(game, load_engine(data_folder()))
    if isinstance(report.get("attempt"), dict):
        session.apply(report["attempt"])
    return True


def play_window(report: Mapping[str, Any]) -> bool:
    """Open a window that nobody sees and hand it the events again; tell whether there were any."""
    start, steps = report.get("start"), report.get("steps")
    if not isinstance(start, dict) or not isinstance(steps, list):
        return False
    os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
    with tempfile.TemporaryDirectory(prefix="solar-storm-replay-") as folder:
        home = Home(Path(folder), Path(folder) / "logs")
        unpack_files(report.get("files"), home.saves)
        settings = Preferences.from_json(report["settings"])
        width, height = report["size"]
        app = App(home, (int(width), int(height)), settings)
        try:
            _open(app, start)
            app.show()
            for ms, events in steps:
                for _ in range(max(1, math.ceil(ms / STEP_MS)) - 1):
                    app.make_step(STEP_MS, [])
                app.make_step(ms % STEP_MS or min(ms, STEP_MS), revive(events))
            # what an event began may break only while it is shown
            for _ in range(60):
                app.make_step(STEP_MS, [])
        finally:
            pygame.display.quit()
    return True


def _open(app: App, start: Mapping[str, Any]) -> None:
    if isinstance(start.get("game"), dict):
        session = Session.resume(start["game"], app.engine(), app.shelf, app.seat_makers)
        app.start(routes.Table(session))
    else:
        app.start(routes.Title())
