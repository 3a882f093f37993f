"""What is left to do when no window can show an error: a report, and a box of the system's own."""

from __future__ import annotations

import contextlib
import sys
from collections.abc import Callable
from datetime import datetime
from pathlib import Path

import pygame

from game.app.shell.crashes.failure import say_trace
from game.storage.crash import pack_files, write_crash_report
from game.storage.paths import Home
from game.storage.plain_text import plain
from game.storage.preferences import Preferences
from game.storage.saves import Shelf
from game.texts import TextError, Texts

SIZE = (1280, 720)
_LONGEST = 1000
"""Letters of an error or a path: both may come from outside and be none that can be shown."""


def say_last_words(home: Home, error: Exception, box: Callable[[str, str], None] | None = None) -> None:
    """Write a crash report and say that the program cannot go on, and why.

    Args:
        home: the player's folders.
        error: what was raised.
        box: shows a title and a text; None for the system's own message box.
    """
    say_trace(error)
    report: Path | None = None
    with contextlib.suppress(OSError):
        files = pack_files(Shelf(home.saves).generations)
        recorded = {
            "game": None, "attempt": None, "settings": Preferences().to_json(), "size": list(SIZE),
            "files": files, "start": {"game": None}, "steps": [],
        }  # fmt: skip
        report = write_crash_report(home.logs, error, recorded, datetime.now())
    what = plain(f"{type(error).__name__}: {error}", _LONGEST)
    try:
        texts = Texts()
        title = texts("error-heading")
        path = plain(str(report), _LONGEST)
        where = texts("error-report", path=path) if report else texts("error-no-report")
        words = f"{texts('error-last')}\n\n{what}\n\n{where}"
    except (TextError, OSError):  # the texts themselves are what is missing
        title, words = "Solar Storm", what
    try:
        (box or _system_box)(title, words)
    except pygame.error:  # no screen either: whoever started the program from a terminal reads it there
        with contextlib.suppress(OSError, ValueError, AttributeError):
            sys.stderr.write(f"\n{title}\n\n{words}\n")


def _system_box(title: str, words: str) -> None:
    if pygame.display.get_init() and pygame.display.get_driver() == "dummy":
        return
    pygame.display.message_box(title, words, message_type="error")
