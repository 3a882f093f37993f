"""Tell what a saved game lacks to be played on, after a new look at the player's own folders."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable, Mapping
from typing import Any

from game.app.forms.save_words import (
    Known,
    changed_own,
    changed_words,
    fault_words,
    missing_words,
)
from game.app.navigation.scene import Program
from game.storage.files.plain_text import plain
from game.storage.games.savefile import SaveError, Summary
from game.suppressing import log_suppressed

_log = logging.getLogger(__name__)
_LONGEST = 300
"""Letters that are told of where the rules stop."""


def known_here(app: Program) -> Known:
    """Return what games can be played with, as it was read last."""
    return Known(app.engine().content.expansions, app.own.fault_of)


def find_hindrance(app: Program, summary: Summary, read: Callable[[], Mapping[str, Any]]) -> str | None:
    """Look whether a game can be played on; return what forbids it, in a sentence, or None.

    If one of the player's own is among its expansions, the folders are read again first: since the last time
    they may have been corrected or put back, or the system may no longer refuse them. Where one has changed,
    the game is played again with it: it goes on where that leads to the position that was saved. Choices that
    had been undone forbid nothing.

    Args:
        app: the program.
        summary: of the game.
        read: returns the game, as `Session.to_json` gave it.
    """
    missing, changed = find_lack(app, summary), changed_own(summary, known_here(app))
    if missing is not None or not changed:
        return missing
    try:
        game = read()
    except (OSError, SaveError) as error:
        log_suppressed(_log, "read a game whose own content has changed", error)
        return None  # who reads it next says why
    return _unfit_words(app, changed, game)


def find_lack(app: Program, summary: Summary) -> str | None:
    """Look whether another game with the same settings can begin; return the sentence on what it lacks, or
    None.

    The player's own folders are read again first where one of them is needed.

    Args:
        app: the program.
        summary: of the game.
    """
    if summary.own:
        app.read_own_again()
    return missing_words(app.texts, summary, known_here(app))


def _unfit_words(app: Program, changed: tuple[str, ...], game: Mapping[str, Any]) -> str | None:
    """Return why what has happened in a game does not fit what has changed; None where it does."""
    # Not at the top: reading the rules' code takes as long as the first picture, which needs none.
    from game.app.forms.own_file_words import fault_place_words, own_folder
    from game.rules import ContentError
    from game.rules.history import History, HistoryError

    texts = app.texts
    try:
        History.from_json(app.engine(), game, changed=True)
    except HistoryError as error:
        why: Exception = error
    except ContentError as error:
        name = own_folder(error, changed)
        if name:
            return fault_place_words(texts, error, name)
        why = error  # it shows in a folder, or a file of the game, that has not changed
    else:
        return None
    detail = texts("saves-detail", detail=plain(str(why), _LONGEST))
    return " ".join((changed_words(texts, changed), texts("own-rooms-fits-not"), detail))


def absent_words(app: Program, ids: Iterable[str]) -> str:
    """Return ids of content that a line needs; where it is the player's own and left out, with the reason.

    Args:
        app: the program.
        ids: of expansions and difficulties that are not in the game.
    """
    told = []
    for id in ids:
        fault = app.own.fault_of(id)
        told.append(plain(id) if fault is None else f"{plain(id)} ({fault_words(app.texts, fault)})")
    return ", ".join(told)
