"""Tell a player which file of the game was in the way of what they wanted, and offer to try again."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from game.app.navigation.scene import Scene


def is_of_file(error: Exception) -> bool:
    """Tell whether an error is that of a file of the game: one that has an error, or that is refused."""
    # Not at the top: the first picture needs neither this nor a dialog.
    from game.app.forms.own_file_words import is_of_a_file

    return is_of_a_file(error)


def dialog_of_file(
    error: Exception, again: Callable[[], None], back: Callable[[], None] | None = None
) -> Scene:
    """Return the dialog that says which file it was.

    Args:
        error: for which `is_of_file` is true.
        again: called where the player wants to try again.
        back: called where the player does not; None for nothing.
    """
    # Not at the top: see `is_of_file`.
    from game.app.forms.confirm_scene import ConfirmScene
    from game.app.forms.own_file_words import told_of_file
    from game.app.navigation.said import message

    words = partial(told_of_file, error=error)
    title, yes = message("error-file-title"), message("error-again")
    return ConfirmScene(title, words, yes, again, on_no=back)
