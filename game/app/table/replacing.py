"""Let another game take the place of the one in progress: once that is kept, or may be lost."""

from __future__ import annotations

import logging
from functools import partial

from game.app.forms.confirm_scene import LEAVE_SAVED, ConfirmScene
from game.app.forms.disk_question import refused_question
from game.app.forms.save_words import refused_words
from game.app.navigation.said import Said, message
from game.app.navigation.scene import Program
from game.app.table.leaving_question import LEAVING_S
from game.app.table.saving_games import keep_in_progress
from game.app.widgets.widget import Action
from game.storage.files.atomic import kind_of
from game.suppressing import suppress_and_log
from game.texts import Texts

_log = logging.getLogger(__name__)


def once_kept(app: Program, yes: Said, go: Action) -> None:
    """Go on once the game in progress is kept; where the disk refuses that, ask whether it may be lost.

    Args:
        app: the program.
        yes: what going on is called.
        go: lets another game take its place.
    """

    def kept() -> bool:
        with suppress_and_log(_log, "keep the game that is replaced", OSError):
            keep_in_progress(app)
            return True
        return False

    def replace_it() -> None:
        kept()
        go()

    try:
        keep_in_progress(app)
    except OSError as error:
        refused = error
        title, told = "leave-title", partial(_not_saved, error=refused)
        if app.shelf.owes_end:  # what lies there is the game before its end: both may be lost
            told = partial(_not_saved, error=refused, follows="saves-not-kept")
        elif app.shelf.read().ended is None:
            title, told = "setup-replace-title", partial(_not_kept, kind=kind_of(refused))
        app.push(refused_question(message(title), told, yes, replace_it, kept))
    else:
        go()


def once_written(app: Program, look: Action, go: Action) -> None:
    """Go on with the game that lies on the shelf where a newer one was left that the disk does not take.

    Where the disk still refuses it, the player is asked whether it may be lost.

    Args:
        app: the program.
        look: shows what lies there, once it is the newer one.
        go: goes on with the one that lies there.
    """

    def drop() -> None:
        if app.shelf.unwritten is None:
            look()
        else:
            app.shelf.drop_unwritten()
            go()

    question = owed_question(app, drop)
    if question is None:
        drop()
    else:
        app.push(question)


def owed_question(app: Program, go: Action) -> ConfirmScene | None:
    """Return the question whether a game may be lost that was left and that the disk does not take.

    That is tried once more first.

    Args:
        app: the program.
        go: goes on, whether it was saved by then or not.

    Returns:
        The question; None where nothing would be lost.
    """
    app.shelf.save_unwritten()
    app.disk.settle(LEAVING_S)
    refused = app.shelf.owed
    if refused is None:
        return None
    words = message("leave-title"), partial(_not_saved, error=refused), message("leave-yes")
    return refused_question(*words, go, lambda: app.shelf.owed is None, LEAVE_SAVED[2])


def _not_saved(texts: Texts, error: OSError, follows: str = "leave-text") -> str:
    """Return why a game is not saved that no choice is made in any more, and what follows."""
    return f"{refused_words(texts, error, over=True)} {texts(follows)}"


def _not_kept(texts: Texts, kind: str) -> str:
    """Return that the game in progress could not be kept, and why."""
    return f"{texts('saves-not-kept')} {texts(f'saves-refused-{kind}')}"
