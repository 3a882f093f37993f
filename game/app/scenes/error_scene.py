"""Tell the player that the program has failed: what happened, whether the game is safe, the ways
on."""

from __future__ import annotations

from pathlib import Path

from game.app.drawing.canvas import Canvas
from game.app.drawing.kit import Kit
from game.app.forms.backdrop import draw_backdrop
from game.app.forms.disk_question import HELD_MS
from game.app.forms.own_file_words import file_words, is_of_a_file, own_folder, own_words
from game.app.forms.save_words import path_words, refused_words
from game.app.forms.saving_told import SavingTold
from game.app.forms.view_dialog import FramedScene
from game.app.navigation import routes
from game.app.navigation.said import message
from game.app.navigation.scene import Program, Scene
from game.app.table.leaving_question import leaving_question
from game.app.views.bits import ENTER, abreast, button, cap, dialog_head
from game.app.views.tree import Act, View, column, scroll, text
from game.app.widgets.widget import Action
from game.play.session import Session
from game.storage.files.plain_text import plain
from game.storage.games.generations import Back
from game.storage.games.saves import GAME

_MOST_LINES, _FEWEST_LINES = 5, 2
"""Of the error's own words; the fewest where the window is small for the text."""
_BACK = {
    Back.DONE: "error-stepped-back",
    Back.NONE: "error-no-step-back",
    Back.REFUSED: "error-step-back-refused",
}
"""Texts that tell what came of a step back; the title tells by itself of a game that is not saved."""
_LONGEST = 2000
"""Letters of the error's own words that are looked at."""


class ErrorScene(SavingTold[tuple[str, bool]], FramedScene):
    """The failure in words, the report's place, and the ways on.

    Args:
        report: the crash report; None if the disk refused it.
        error: what was raised.
        session: the game that was open, if there was one.
        log: of what went wrong before; None where there is none.
        resumes: whether it arose where the game in progress is gone on with.

    Attributes:
        session: that game where it is the one in progress: a lesson, a replay or a film is not.
    """

    width = 1080.0
    first_focus = "title"

    def __init__(
        self,
        report: Path | None,
        error: BaseException,
        session: Session | None = None,
        log: Path | None = None,
        resumes: bool = False,
    ) -> None:
        super().__init__()
        self.actions = {
            "quit": lambda: self.app.quit(),
            "title": self.go_on,
            "earlier": self.step_back,
            "again": self.try_again,
        }
        self.report = report
        self.error = error
        self.session = session if session is not None and session.shelf is not None else None
        self.log = log
        self._opened = session
        self._resumes = resumes
        self._held = 0.0
        """Ms for which a button that has just come takes no click: it may have been meant for another one."""
        self._several: bool | None = None
        """True where another game was saved before the last one; None until that was looked up."""

    def enter(self, app: Program) -> None:
        """Put the focus on the way on."""
        self.first_focus = "again" if self._goes_on else "title"
        super().enter(app)

    def update(self, ms: float) -> bool:
        """Let time pass; a way back may come."""
        before, self._held = self.on_saving[1], self._held - ms
        changed = super().update(ms)
        if self.on_saving[1] and not before:
            self._held = HELD_MS
        return changed

    def farewell(self, go: Action) -> Scene | None:
        """Ask before the program ends with a game that can still be saved."""
        if self.session is None or not self._goes_on:
            return None
        return leaving_question(self.app, self.session, go)

    # words

    @property
    def _own(self) -> str:
        """The folder of the player's own in which the mistake is; empty for any other error."""
        played = self._opened.own if self._opened is not None else {}
        return own_folder(self.error, {*played, *(folder.name for folder in self.app.own.folders)})

    def _why(self, kit: Kit) -> str:
        """Return what happened, in plain words."""
        own = self._own
        if own:
            return own_words(kit.texts, own, self._opened is not None)
        if is_of_a_file(self.error):
            return file_words(kit.texts, self.error)
        if isinstance(self.error, MemoryError):
            return kit.texts("error-why-memory")
        if isinstance(self.error, OSError):
            return kit.texts("error-why-disk")
        return kit.texts("error-why-program")

    def tell_saving(self, kit: Kit) -> tuple[str, bool]:
        """Return what has become of the game, and whether there is a save to go back to."""
        return self._tell_game(kit), self._can_step_back()

    def _can_step_back(self) -> bool:
        """Return whether the last save can be set aside: only where it is what the program fails on, and not
        while the disk has not taken that."""
        shelf = self.app.shelf
        failed = self.session is not None or self._resumes
        if not failed or shelf.paused or shelf.trouble is not None or GAME in self.app.disk.writes:
            return False
        if self._several is None:
            self._several = shelf.can_step_back()
        return self._several

    def _tell_game(self, kit: Kit) -> str:
        if self.session is None:
            owed = self.app.shelf.owed
            return kit.texts("error-no-game") if owed is None else refused_words(kit.texts, owed, left=True)
        if self._goes_on:
            return kit.texts("error-goes-on")
        trouble = self.session.save_trouble  # asked once: the disk's thread may take the game at any moment
        if trouble is not None:
            return refused_words(kit.texts, trouble, left=True)  # no choice follows here
        if self.app.shelf.paused:
            return kit.texts("error-unsaved")
        return kit.texts("error-no-game" if self.session.decision is None else "error-saved")

    def inside(self, kit: Kit) -> View:
        """Return what happened, whether the game is safe, where the report is, and the ways on."""
        texts = kit.texts
        what = plain(f"{type(self.error).__name__}: {self.error}".strip(), _LONGEST)
        most = _MOST_LINES if kit.viewport.design[1] > 800 else _FEWEST_LINES
        framed = column(text(what, "small", "reason", lines=most), look="field", pad=(20, 12))
        if self.report is None:
            where = texts("error-no-report")
        else:
            kind = "error-report" if self._opened is not None else "error-report-no-game"
            kind = "own-fault-report" if self._own else kind
            where = texts(kind, path=path_words(self.report))
        log = None
        if self.log is not None:
            log = text(texts("error-log", path=path_words(self.log)), "small", "note", lines=0)
        told = column(
            text(self._why(kit), "body", "ink", lines=0),
            framed,
            text(self.on_saving[0], "body", "ink", lines=0),
            text(where, "small", "note", lines=0),
            log,
            gap=18,
        )
        return column(
            dialog_head(texts("error-heading"), "ui-warning"), scroll(told, "told"), self._ways(kit), gap=20
        )

    def _ways(self, kit: Kit) -> View:
        """Return the ways on."""
        texts = kit.texts
        earlier = None
        if self.on_saving[1]:
            earlier = button("earlier", texts("error-earlier"), Act(tip=texts("error-earlier-tip")))
        return abreast(
            button("quit", texts("error-quit")),
            earlier,
            button("title", texts("error-title-screen")) if self._goes_on else None,
            button(
                "again" if self._goes_on else "title",
                texts("error-again" if self._goes_on else "error-title-screen"),
                Act(keys=ENTER),
                key=cap(kit, texts("key-enter")),
                primary=True,
            ),
            gap=16,
        )

    @property
    def _goes_on(self) -> bool:
        """Return whether the game can go on from here: a file was in the way, and nothing saved waits."""
        if self.session is None or not is_of_a_file(self.error):
            return False
        return self.app.shelf.paused or self.session.save_trouble is not None

    def backdrop(self, canvas: Canvas) -> None:
        """Draw a quiet sky."""
        draw_backdrop(canvas, "setup", sun=1, veil=0.5)

    def go_on(self) -> None:
        """Back to the title screen, where the saved game waits."""
        self.app.recovered()
        self.app.start(routes.Title())

    def try_again(self) -> None:
        """Go on with the game as it is in memory: its choices are played again."""
        session = self.session
        assert session is not None
        self.app.recovered()
        self.app.attempt(lambda: self.app.start(routes.Table(self.app.take_up(session.to_json()))))

    def step_back(self) -> None:
        """Put the last save aside, so that Continue goes on from the one before it."""
        if self._held > 0:
            return
        shelf = self.app.shelf
        words = _BACK.get(shelf.step_back())
        self.app.recovered()
        self.app.start(routes.Title(message(words, path=path_words(shelf.folder)) if words else None))
