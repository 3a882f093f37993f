"""Share this flight: copy its line, copy its result, save a picture of it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import pygame

from game.app.bindings.commands import SHARE
from game.app.drawing.canvas import Canvas
from game.app.drawing.kit import Kit
from game.app.forms.disk_answer import DiskAnswer
from game.app.forms.save_words import path_words
from game.app.forms.view_dialog import ViewDialog
from game.app.navigation.scene import Program
from game.app.scenes.share.result_picture import SIZE, drawing, picture_kit
from game.app.scenes.share.share_view import ShareState, share_view
from game.app.scenes.share.shared_flight import SharedFlight
from game.app.views.tree import View
from game.app.waits import soonest
from game.app.widgets.clipboard import copy
from game.play.result_text import result_text
from game.play.session import Session
from game.storage.files.atomic import FULL, READ_ONLY, kind_of
from game.storage.files.png import png_bytes

COPIED_MS = 2000.0
"""Time in ms for which a button says that it has copied."""
REFUSALS = (FULL, READ_ONLY)
"""Refusals of the disk that have words of their own."""


class ShareDialog(ViewDialog):
    """The ways to hand a flight on.

    Args:
        session: of the flight; it stays as it is.
    """

    width = 1460.0
    first_focus = "line"
    commands_in = SHARE

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session = session
        self.flight = SharedFlight.of(session)
        self.state = ShareState()
        self._steps: Iterator[Canvas | None] | None = None
        self._saved_answer = DiskAnswer[Path]()
        self._copied_ms = 0.0
        self.actions = {
            "line": lambda: self.copy("line", self.flight.line),
            "result": lambda: self.copy("result", result_text(self.app.texts, self.flight.result)),
            "picture": self.save_picture,
            "close": lambda: self.app.pop(),
        }

    def enter(self, app: Program) -> None:
        """Begin to draw the picture."""
        self.app = app
        self._begin()
        super().enter(app)

    def resize(self, kit: Kit) -> None:
        """The window or a setting has changed; so may have the colours and words of the picture."""
        self._begin()
        super().resize(kit)

    def _begin(self) -> None:
        """Begin to draw the picture anew."""
        self.state = replace(self.state, picture=None)
        self._steps = drawing(picture_kit(self.app.kit), self.flight, self.state.names)

    def inside(self, kit: Kit) -> View:
        """Return the line, the result and the picture."""
        return share_view(kit, self.flight, self.state)

    def do(self, name: str, value: Any) -> None:
        """Show or hide the names, or do what a button is for."""
        if name == "names":
            self.state = replace(self.state, names=value)
            self._begin()
            self.rebuild()
        else:
            super().do(name, value)

    def handle(self, event: pygame.Event) -> bool:
        """Ctrl C copies the line, whatever has the focus."""
        ctrl = event.type == pygame.KEYDOWN and event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META)
        if ctrl and event.key == pygame.K_c and self.flight.line:
            self.copy("line", self.flight.line)
            return True
        return super().handle(event)

    def copy(self, name: str, words: str) -> None:
        """Copy something, and say on its button that it was; without a clipboard, say that.

        Args:
            name: `line` or `result`.
            words: what is copied.
        """
        done = copy(words)
        self._copied_ms = COPIED_MS if done else 0.0
        self.tell(copied=name if done else "", no_clipboard="" if done else name)

    def save_picture(self) -> None:
        """Have the picture written beside the drawing."""
        picture = self.state.picture
        assert picture is not None  # the button says so
        result = self.flight.result
        stem = " ".join(["Solar Storm", *([result.code] if result.code else [])])
        pixels = pygame.image.tobytes(picture, "RGB")
        job = self.app.posts.save(stem, partial(png_bytes, SIZE, pixels))
        self._saved_answer.await_job(job)
        self.tell(saving=True, message=self.app.texts("share-saving"), failed=False)
        self._look()

    def _look(self) -> bool:
        """Say what came of saving, once that is known; tell whether it is."""
        job, texts = self._saved_answer.take(), self.app.texts
        if job is None:
            return False
        try:
            told, failed = texts("share-saved", path=path_words(job.result)), False
        except OSError as error:
            kind = kind_of(error)
            key = f"share-refused-{kind if kind in REFUSALS else 'other'}"
            folder = path_words(self.app.posts.folder)
            told, failed = texts(key, path=folder, detail=str(error.strerror)), True
        self.tell(saving=False, message=told, failed=failed)
        return True

    def update(self, ms: float) -> bool:
        """Let time pass: the picture is drawn on, and the disk may have answered."""
        changed = self._look() or self._drawn_on()
        if self.state.copied:
            self._copied_ms -= ms
            if self._copied_ms <= 0:
                self.tell(copied="")
                changed = True
        return super().update(ms) or changed

    def _drawn_on(self) -> bool:
        """Draw one step on, or all of it where nothing may depend on time; tell whether it is finished."""
        while self._steps is not None:
            canvas = next(self._steps)
            if canvas is not None:
                self._steps = None
                self.tell(picture=canvas.surface)
                return True
            if self.app.kit.reader is not None:
                return False  # the next step comes with the next frame
        return False

    def wake(self) -> float | None:
        """Return when to draw on, to look for the disk's answer, or to say no more that it is copied."""
        return soonest(
            super().wake(),
            0.0 if self._steps is not None else None,
            self._saved_answer.wake(),
            self._copied_ms if self.state.copied else None,
        )

    def tell(self, **changes: Any) -> None:
        """Show something else (`ShareState`)."""
        self.state = replace(self.state, **changes)
        self.rebuild()
