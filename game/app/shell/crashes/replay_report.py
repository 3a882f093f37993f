"""Plays again what a crash report recorded, and tells whether the same error arises.

First the rules alone: the game's choices, and the one at which it broke. Then the window, on SDL's dummy
driver, in a folder of its own: from the last beginnings that were recorded, with the events as they came.
"""

from __future__ import annotations

import math
import os
import sys
import tempfile
import time
import traceback
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import pygame

from game.app.navigation import routes
from game.app.shell.app import App
from game.app.shell.crashes.recorder import MOST_IDLE_MS, revive
from game.app.shell.crashes.report_content import MissingError, ReportContent
from game.app.shell.crashes.reported_players import ReportedPlayers
from game.json_lines import say
from game.play.session import Session
from game.storage.files.documents import FileError
from game.storage.files.paths import Home
from game.storage.files.plain_text import plain
from game.storage.reports.crash import describe, read_crash_report, unpack_files
from game.storage.settings.preferences import Preferences

SAME, OTHER, UNREADABLE = 0, 1, 2
STEP_MS = 50.0
"""A pause in the record is let pass in steps of at most so many milliseconds."""
AT_ONCE = 200
"""Events that are handed out in one step; a window that was busy for long may have got more."""
LONGEST_S = 60.0
"""Longest time in seconds for which a report is played; one that the program wrote takes seconds."""
MOST_LINES, LONGEST_LINE = 200, 500
Say = Callable[[str], None]


def replay(path: Path, say: Say | None = None, rooms: Path | None = None, own: Sequence[Path] = ()) -> int:
    """Play a crash report again.

    Args:
        path: of the report.
        say: takes what is found, line by line: letters alone, whatever the report holds. None prints it.
        rooms: the folder of the player's own rooms; None where there is none.
        own: further folders of theirs, named on the command line.

    Returns:
        0: the same error arises; 1: it does not; 2: the report cannot be read, or needs rooms of somebody's
        own that are not there.
    """
    told = _Told(say or _print)
    try:
        report = read_crash_report(path)
    except FileNotFoundError:
        told(f"The file {path} does not exist.")
        return UNREADABLE
    except FileError as error:
        told(f"This report cannot be replayed: {error.detail}.")
        return UNREADABLE
    try:
        content = ReportContent(report, rooms, own)
    except MissingError as error:
        told(f"This report cannot be replayed: {error}")
        return UNREADABLE
    wanted = report["error"]
    told(f"Reported: {wanted.get('type')}: {wanted.get('message')} (in {wanted.get('where')})")
    found = SAME + 1
    for name, play in (("the rules", play_rules), ("the window", play_window)):
        arisen: Exception | None = None
        try:
            played = play(report, content)
        except _TooLongError:
            told(f"Replayed {LONGEST_S:.0f} seconds of {name}: no error so far.")
            continue
        except Exception as error:  # noqa: BLE001 - whatever arises is what is looked for
            arisen, played = error, True
        if not played:
            told(f"The report has no record of {name}.")
        elif arisen is None:
            told(f"Replayed {name}: no error occurs.")
        else:
            for line in "".join(traceback.format_exception(arisen)).splitlines()[-MOST_LINES:]:
                told(line)
            if same(describe(arisen), wanted):
                told(f"Replayed {name}: the same error occurs.")
                return SAME
            told(f"Replayed {name}: another error occurs.")
    return found


class _TooLongError(Exception):
    """There is more in the record than is worth waiting for."""


class _Told:
    """Says lines of which every letter can be shown.

    Args:
        say: takes them.
    """

    def __init__(self, say: Say) -> None:
        self._say = say

    def __call__(self, line: str) -> None:
        self._say(plain(line, LONGEST_LINE))


def _print(line: str) -> None:
    """Print a line, also where the terminal cannot write all of its letters."""
    code = getattr(sys.stdout, "encoding", None) or "utf-8"
    say(line.encode(code, "backslashreplace").decode(code))


def same(one: Mapping[str, str], two: Mapping[str, Any]) -> bool:
    """Tell whether two errors are the same: of one type, in one place of the program, with one message."""
    return all(one[key] == two.get(key) for key in ("type", "message", "where"))


def play_rules(report: Mapping[str, Any], content: ReportContent) -> bool:
    """Make the game's choices again, and the one that was being made; tell whether there was a game."""
    game = report.get("game")
    if not isinstance(game, dict):
        return False
    session = Session.resume(game, content.engine)
    if isinstance(report.get("attempt"), dict):
        session.apply(report["attempt"])
    return True


def play_window(report: Mapping[str, Any], content: ReportContent) -> bool:
    """Open a window that nobody sees and hand it the events again; tell whether there were any."""
    start, steps = report.get("start"), report.get("steps")
    if not isinstance(start, dict) or not isinstance(steps, list):
        return False
    os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
    with tempfile.TemporaryDirectory(prefix="solar-storm-replay-") as folder:
        home = Home(Path(folder), Path(folder) / "logs")
        unpack_files(report.get("files"), home.saves)
        settings = Preferences.judged(report["settings"])[0]
        width, height = report["size"]
        app = App(home, (width, height), settings, own=content.folders)
        until = time.monotonic() + LONGEST_S
        try:
            _open(app, start, ReportedPlayers(report))
            app.show()
            for told, events in steps:
                ms = min(told, MOST_IDLE_MS)
                happened = revive(events)
                for first in range(0, max(1, len(happened)), AT_ONCE):
                    for pause in _pauses(0.0 if first else ms):
                        app.make_step(pause, [])
                        _hurry(until)
                    app.make_step(ms % STEP_MS or min(ms, STEP_MS), happened[first : first + AT_ONCE])
                    _hurry(until)
            # what an event began may break only while it is shown
            for _ in range(60):
                app.make_step(STEP_MS, [])
        finally:
            pygame.display.quit()
    return True


def _pauses(ms: float) -> Iterator[float]:
    """The steps but the last in which a pause is let pass."""
    yield from [STEP_MS] * (max(1, math.ceil(ms / STEP_MS)) - 1)


def _hurry(until: float) -> None:
    if time.monotonic() > until:
        raise _TooLongError


def _open(app: App, start: Mapping[str, Any], players: ReportedPlayers) -> None:
    if isinstance(start.get("game"), dict):
        makers = {**players.makers, **app.seat_makers}
        session = players.session = Session.resume(start["game"], app.engine(), app.shelf, makers)
        app.start(routes.Table(session))
    else:
        app.start(routes.Title())
