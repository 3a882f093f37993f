"""Let another game take the place of the one in progress: once that is kept, or may be lost."""

from __future__ import annotations

import logging
from functools import partial

from game.app.forms.confirm_scene import LEAVE_SAVED
from game.app.forms.disk_question import LEAVING_S, SAFE, SAVED, DiskQuestion, Words, refused_question
from game.app.forms.save_words import refused_words
from game.app.navigation.said import Said, message
from game.app.navigation.scene import Program
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

    question = owed_question(app, drop, message("menu-title"))
    if question is None:
        drop()
    else:
        app.push(question)


def owed_question(app: Program, go: Action, safe_yes: Said = LEAVE_SAVED[2]) -> DiskQuestion | None:
    """Return the question whether a game may be lost that was left and that the disk does not take.

    That is tried once more first.

    Args:
        app: the program.
        go: goes on, whether it was saved by then or not.
        safe_yes: what going on is called once it is saved.

    Returns:
        The question; None where nothing would be lost.
    """

    def trouble() -> str:
        refused = app.shelf.owed
        return SAFE if refused is None else kind_of(refused)

    def words(trouble: str) -> Words:
        refused = app.shelf.owed  # the disk's thread may have written it meanwhile
        if trouble == SAFE or refused is None:
            return *SAVED, safe_yes
        return message("leave-title"), partial(_not_saved, error=refused), message("leave-yes")

    app.shelf.save_unwritten()
    app.disk.settle(LEAVING_S)
    now = trouble()
    return None if now == SAFE else DiskQuestion(now, trouble, words, go)


def _not_saved(texts: Texts, error: OSError, follows: str = "leave-text") -> str:
    """Return why the last game is not saved, and what follows."""
    return f"{refused_words(texts, error, left=True)} {texts(follows)}"


def _not_kept(texts: Texts, kind: str) -> str:
    """Return that the game in progress could not be kept, and why."""
    return f"{texts('saves-not-kept')} {texts(f'saves-refused-{kind}')}"
