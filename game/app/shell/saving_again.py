"""Try once more to save the games whose last choice the disk has refused."""

from __future__ import annotations

import logging
from collections.abc import Iterable
from typing import TYPE_CHECKING

from game.app.navigation.scene import Scene
from game.storage.files.atomic import SLOW, TAKEN, kind_of
from game.suppressing import suppress_and_log

if TYPE_CHECKING:  # the first picture needs no rules
    from game.play.session import Session

_log = logging.getLogger(__name__)
LEFT = (SLOW, TAKEN)
"""The troubles that trying again does not mend: it is being written, or another copy saves."""


def save_again(scenes: Iterable[Scene]) -> None:
    """Save the games of screens that are not safe on the disk.

    Args:
        scenes: of the stack.
    """
    for scene in scenes:
        session: Session | None = getattr(scene, "session", None)
        trouble = session.save_trouble if session is not None else None
        if session is not None and trouble is not None and kind_of(trouble) not in LEFT:
            with suppress_and_log(_log, "save a game again", Exception):  # after a crash it may be anything
                session.save()
