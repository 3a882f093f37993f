"""Do what is left to do when no window can show an error: a report, and a box of the system's own."""

from __future__ import annotations

import contextlib
import logging
import sys
from collections.abc import Callable, Mapping
from datetime import datetime
from pathlib import Path

import pygame

from game.app.shell.crashes.failure import log_failure
from game.app.shell.ending_signals import let_them_end
from game.storage.files.paths import Home, NoHomeError
from game.storage.files.plain_text import plain
from game.storage.games.saves import Shelf
from game.storage.reports.crash import pack_files, write_crash_report
from game.storage.settings.preferences import Preferences
from game.suppressing import log_suppressed, suppress_and_log
from game.texts import TextError, Texts

_log = logging.getLogger(__name__)

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
    log_failure(error)
    report: Path | None = None
    files: Mapping[str, str] = {}
    with suppress_and_log(_log, "write a crash report", OSError):
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
        # Without a game in progress, which lies among the files, there are no choices in the report.
        kind = "error-report" if files else "error-report-no-game"
        where = texts(kind, path=path) if report else texts("error-no-report")
        if report:
            where += "\n\n" + texts("error-log", path=plain(str(home.log), _LONGEST))
        words = f"{texts('error-last')}\n\n{what}\n\n{where}"
    except (TextError, OSError) as missing:  # the texts themselves are what is missing
        log_suppressed(_log, "say the last words", missing)
        title, words = "Solar Storm", what
    _show(title, words, box)


def say_no_home(error: NoHomeError, box: Callable[[str, str], None] | None = None) -> None:
    """Say that the program cannot start: no folder for the player's files is known, so there is no report.

    Args:
        error: what was raised.
        box: as of `say_last_words`.
    """
    texts = Texts()
    title, words = texts("error-heading"), f"{texts('error-last')}\n\n{error}"
    _tell_terminal(title, words)  # whoever has set up such a system mostly sits there
    _show(title, words, box, terminal=False)


def say_no_start(why: str, box: Callable[[str, str], None] | None = None) -> None:
    """Say that the program cannot start, because the system refuses what it cannot do without.

    Args:
        why: what the system says.
        box: as of `say_last_words`.
    """
    try:
        texts = Texts()
        title, words = texts("error-heading"), f"{texts('error-last')}\n\n{why}"
    except (TextError, OSError) as missing:  # not even the texts can be opened
        log_suppressed(_log, "say why the program cannot start", missing)
        title, words = "Solar Storm", why
    _tell_terminal(title, words)
    _show(title, words, box, terminal=False)


def _show(title: str, words: str, box: Callable[[str, str], None] | None, terminal: bool = True) -> None:
    try:
        (box or _system_box)(title, words)
    except pygame.error as error_of_box:  # no screen either: who started it from a terminal reads it there
        log_suppressed(_log, "open the system's box", error_of_box)
        if terminal:
            _tell_terminal(title, words)


def _tell_terminal(title: str, words: str) -> None:
    with contextlib.suppress(OSError, ValueError, AttributeError):
        sys.stderr.write(f"\n{title}\n\n{words}\n")


def _system_box(title: str, words: str) -> None:
    if pygame.display.get_init() and pygame.display.get_driver() == "dummy":
        return
    let_them_end()  # the box waits for somebody to close it, and nobody may be there
    pygame.display.message_box(title, words, message_type="error")
