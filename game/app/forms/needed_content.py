"""Tell what a saved game lacks to be played on, after a new look at the player's own folders."""

from __future__ import annotations

from collections.abc import Iterable

from game.app.forms.save_words import Known, fault_words, missing_words
from game.app.navigation.scene import Program
from game.storage.files.plain_text import plain
from game.storage.games.savefile import Summary


def known_here(app: Program) -> Known:
    """Return what games can be played with, as it was read last."""
    return Known(app.engine().content.expansions, app.own.fault_of)


def missing_now(app: Program, summary: Summary) -> str | None:
    """Return which expansions a game lacks, in a sentence; None if it can be played on.

    If one of the player's own is among its expansions, the folders are read again first: since the last time
    they may have been put back, or the system may no longer refuse them.

    Args:
        app: the program.
        summary: of the game.
    """
    missing = missing_words(app.texts, summary, known_here(app))
    if missing is None or not summary.own:
        return missing
    app.read_own_again()
    return missing_words(app.texts, summary, known_here(app))


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
