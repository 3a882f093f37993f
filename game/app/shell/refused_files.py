"""Tell a player which file of the game was in the way of what they wanted, and offer to try again."""

from __future__ import annotations

from collections.abc import Callable, Collection
from functools import partial

from game.app.navigation.scene import Scene


def is_of_file(error: Exception) -> bool:
    """Tell whether an error is that of a file of the game: one that has an error, or that is refused."""
    # Not at the top: the first picture needs neither this nor a dialog.
    from game.app.forms.own_file_words import is_of_a_file

    return is_of_a_file(error)


def is_of_own_file(error: Exception, own: Collection[str]) -> bool:
    """Tell whether an error is a mistake in one of the player's own folders.

    Args:
        error: for which `is_of_file` is true.
        own: names of these folders.
    """
    # Not at the top: see `is_of_file`.
    from game.app.forms.own_file_words import own_folder

    return bool(own_folder(error, own))


def dialog_of_file(
    error: Exception,
    again: Callable[[], None],
    back: Callable[[], None] | None = None,
    own: Collection[str] = (),
) -> Scene:
    """Return the dialog that says which file it was.

    Args:
        error: for which `is_of_file` is true.
        again: called where the player wants to try again.
        back: called where the player does not; None for nothing.
        own: names of the player's own folders, one of which may have the mistake.
    """
    # Not at the top: see `is_of_file`.
    from game.app.forms.confirm_scene import ConfirmScene
    from game.app.forms.own_file_words import told_of_file
    from game.app.navigation.said import message

    words = partial(told_of_file, error=error, own=own)
    title, yes = message("error-file-title"), message("error-again")
    return ConfirmScene(title, words, yes, again, on_no=back)
