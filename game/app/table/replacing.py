"""Let another game take the place of the one in progress: once that is kept, or may be lost."""

from __future__ import annotations

import logging

from game.app.forms.confirm_scene import ConfirmScene
from game.app.forms.disk_answer import AGAIN_MS
from game.app.forms.save_words import refused_words
from game.app.navigation.said import Said, message
from game.app.navigation.scene import Program
from game.app.table.saving_games import keep_in_progress
from game.app.waits import soonest
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
    try:
        keep_in_progress(app)
    except OSError as error:
        app.push(_UnkeptScene(error, app.shelf.read().ended is not None, yes, go))
    else:
        go()


class _UnkeptScene(ConfirmScene):
    """The question whether a game may be lost that the disk does not take; it follows the disk meanwhile.

    Args:
        error: of the disk.
        over: whether the game is over.
        yes: what going on is called.
        go: lets another game take its place.
    """

    def __init__(self, error: OSError, over: bool, yes: Said, go: Action) -> None:
        refused = f"saves-refused-{kind_of(error)}"

        def told(texts: Texts) -> str:
            if over:
                return f"{refused_words(texts, error, over)} {texts('leave-text')}"
            return f"{texts('saves-not-kept')} {texts(refused)}"

        title = message("leave-title" if over else "setup-replace-title")
        super().__init__(title, told, yes, self._go, takes=True)
        self._on = go
        self._rest = AGAIN_MS

    def _go(self) -> None:
        self._kept()
        self._on()

    def _kept(self) -> bool:
        """Try again; tell whether the disk takes it by now."""
        with suppress_and_log(_log, "keep the game that is replaced", OSError):
            keep_in_progress(self.app)
            return True
        return False

    def update(self, ms: float) -> bool:
        """Let time pass; the disk may take the game by now."""
        self._rest -= ms
        if not self.takes or self._rest > 0:
            return super().update(ms)
        self._rest = AGAIN_MS
        if self._kept():
            self.text, self.takes = message("saves-trouble-over"), False
            self.rebuild()
            self.form.focus_on("yes")
        return True

    def wake(self) -> float | None:
        """Return when to try again."""
        return soonest(super().wake(), max(0.0, self._rest) if self.takes else None)
