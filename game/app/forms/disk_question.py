"""Ask whether to go on although the disk has not taken something; the question follows the disk meanwhile."""

from __future__ import annotations

from collections.abc import Callable

from game.app.forms.confirm_scene import ConfirmScene
from game.app.forms.disk_answer import AGAIN_MS
from game.app.navigation.said import Said, message
from game.app.waits import soonest
from game.app.widgets.widget import Action

HELD_MS = 600.0
"""Time in ms for which the way on waits: the second click of one on the question before lies on it, too."""
SAFE = ""
"""Stands for no trouble."""
REFUSED = "refused"
"""Stands for any trouble, where the words are the same for all."""
SAVED = message("saved-after-title"), message("saved-after-all")
"""Title and text of a question once nothing is left to lose."""
LEAVING_S = 10.0
"""Seconds to wait for a slow disk before something is left that is not safe yet."""
Words = tuple[Said, Said, Said]
"""Title, text and label of the way on."""


class DiskQuestion(ConfirmScene):
    """The question whether to go on with something that is not safe on the disk; its words follow the disk.

    Args:
        trouble: what is the matter at first; `SAFE` for nothing.
        look: tells what is the matter by now.
        words: returns the words of a trouble.
        go: goes on, whether it is safe by then or not.
        tries: whether a look tries the disk: then it is made now and then, and none after it was taken.
    """

    def __init__(
        self,
        trouble: str,
        look: Callable[[], str],
        words: Callable[[str], Words],
        go: Action,
        tries: bool = False,
    ) -> None:
        super().__init__(*words(trouble), go, takes=trouble != SAFE)
        self._trouble = trouble
        self._look, self._words = look, words
        self._tries, self._rest = tries, AGAIN_MS

    def accept(self) -> None:
        """Close the dialog and go on, unless that may have been meant for what was there before."""
        if not self.takes or self.stood >= HELD_MS:
            super().accept()

    def update(self, ms: float) -> bool:
        """Let time pass; the disk may have taken it."""
        trouble = self._look() if self._looks_after(ms) else self._trouble
        if trouble == self._trouble:
            return super().update(ms)
        self._trouble, self.stood = trouble, 0.0
        self.title, self.text, self.yes = self._words(trouble)
        self.takes = trouble != SAFE
        self.rebuild()
        # Nobody leaves an unsaved game by a key that was meant for a saved one, and the shown key works.
        self.form.focus_on("no" if self.takes else "yes", by_key=self.takes)
        return True

    def _looks_after(self, ms: float) -> bool:
        """Return whether to look now, so many ms after the last time."""
        if not self._tries:
            return True
        self._rest -= ms
        if not self.takes or self._rest > 0:
            return False
        self._rest = AGAIN_MS
        return True

    def wake(self) -> float | None:
        """Return when to try again."""
        return soonest(super().wake(), max(0.0, self._rest) if self._tries and self.takes else None)


def refused_question(
    title: Said,
    told: Said,
    yes: Said,
    go: Action,
    is_taken: Callable[[], bool],
) -> DiskQuestion:
    """Return the question whether something may be lost that the disk has refused just now.

    Args:
        title: of the question.
        told: why, and what follows.
        yes: what going on is called.
        go: goes on, whether it was saved by then or not.
        is_taken: tries the disk, and tells whether it takes it by now.
    """

    def words(trouble: str) -> Words:
        return (*SAVED, yes) if trouble == SAFE else (title, told, yes)

    return DiskQuestion(REFUSED, lambda: SAFE if is_taken() else REFUSED, words, go, tries=True)
