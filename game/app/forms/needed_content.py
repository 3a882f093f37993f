"""Tell what a saved game lacks to be played on, after a new look at the player's own folders."""

from __future__ import annotations

from game.app.forms.save_words import Known, missing_words
from game.app.navigation.scene import Program
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
