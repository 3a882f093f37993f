"""Ask before a game is left that is not safe on the disk."""

from __future__ import annotations

from functools import partial

from game.app.forms.confirm_scene import LEAVE_SAVED, ConfirmScene
from game.app.forms.disk_question import LEAVING_S, SAFE, SAVED, DiskQuestion, Words
from game.app.forms.save_words import refused_words
from game.app.navigation.said import message
from game.app.navigation.scene import Program
from game.app.widgets.widget import Action
from game.play.session import Session
from game.storage.files.atomic import kind_of
from game.texts import Texts

UNSAVED = "unsaved"
"""Stands for a game that is not saved at all, because the player wants that."""


def trouble_of(app: Program, session: Session) -> str:
    """Return why a game is not safe on the disk: `SAFE`, `UNSAVED`, or what `kind_of` says.

    One that the library has is safe as well.

    Args:
        app: the program.
        session: the game.
    """
    trouble = session.save_trouble
    if trouble is not None:
        return SAFE if is_kept(app, session) else kind_of(trouble)
    return UNSAVED if app.shelf.paused else SAFE


def is_unsafe(app: Program, session: Session) -> bool:
    """Return whether a game is not safe on the disk; one that is over, and that nobody wants saved, may go.

    Args:
        app: the program.
        session: the game.
    """
    trouble = trouble_of(app, session)
    return trouble != SAFE and (trouble != UNSAVED or session.decision is not None)


def leaving_question(app: Program, session: Session, go: Action) -> ConfirmScene | None:
    """Return the question to ask before a game is left that is not safe on the disk; None if it is.

    It is saved once more first.

    Args:
        app: the program.
        session: the game.
        go: leaves it.
    """
    if session.shelf is None:
        return None
    if session.save_trouble:
        session.save()
    app.disk.settle(LEAVING_S)
    if not is_unsafe(app, session):
        return None
    look = partial(trouble_of, app, session)
    return DiskQuestion(look(), look, partial(_words, session), go)


def leave_game(app: Program, session: Session, go: Action, asks: bool = False) -> None:
    """Leave a game at once where it is safe on the disk; else ask first.

    Args:
        app: the program.
        session: the game.
        go: leaves it.
        asks: ask before a safe one is left, too.
    """
    question = leaving_question(app, session, go)
    if question is None and asks:
        question = ConfirmScene(*LEAVE_SAVED, go)
    if question is None:
        go()
    else:
        app.push(question)


def _words(session: Session, trouble: str) -> Words:
    """Return title, text and way on of the question before a game is left."""
    refused = session.save_trouble
    over = session.decision is None
    if trouble == SAFE or (refused is None and trouble != UNSAVED):  # it may have been saved just now
        *saved, yes = LEAVE_SAVED
        title, words = SAVED if over or refused is not None else saved
        return title, words, yes

    def told(texts: Texts) -> str:
        why = refused_words(texts, refused, over) if refused else texts("menu-unsaved")
        return f"{why} {texts('leave-text')}"

    return message("leave-title"), told, message("leave-yes")


def is_kept(app: Program, session: Session) -> bool:
    """Return whether the library has a game as it stands.

    Args:
        app: the program.
        session: the game.
    """
    return app.shelf.has_kept(session.to_json())
