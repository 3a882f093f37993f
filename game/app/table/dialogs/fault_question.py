"""Say that a mistake in a room of the player's own is in the way of the game, and offer to leave it."""

from __future__ import annotations

from functools import partial

from game.app.forms.confirm_scene import ConfirmScene
from game.app.forms.own_file_words import choice_words
from game.app.navigation import routes
from game.app.navigation.said import message
from game.app.navigation.scene import Program
from game.rules import ContentError


def ask_to_leave(app: Program, error: ContentError, name: str, stuck: bool) -> None:
    """Say which choice cannot be made and where the mistake is; offer to leave the game.

    Args:
        app: the program.
        error: the mistake.
        name: of the player's own folder that it is in.
        stuck: whether it forbids everything that could be chosen.
    """
    title, leave = message("own-fault-title"), message("error-title-screen")
    back = message("confirm-back" if stuck else "own-fault-back")
    words = partial(choice_words, error=error, name=name, stuck=stuck)
    app.push(ConfirmScene(title, words, leave, lambda: app.start(routes.Title()), back, takes=True))
