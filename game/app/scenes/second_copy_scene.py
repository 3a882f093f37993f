"""Ask what to do while another copy of the program is running: two must not save over each other."""

from __future__ import annotations

from functools import partial

import pygame

from game.app.drawing.canvas import Canvas
from game.app.drawing.kit import Kit
from game.app.forms.backdrop import draw_backdrop
from game.app.forms.disk_answer import DiskAnswer
from game.app.forms.view_dialog import FramedScene
from game.app.navigation import routes
from game.app.views.bits import button, cap, dialog_head
from game.app.views.tree import Act, View, column, scroll, text
from game.app.waits import soonest
from game.storage.files.atomic import kind_of
from game.storage.games.claim import Claim

LOOK_MS = 1000.0
"""Time in ms between two looks whether the other copy has ended."""


class SecondCopyScene(FramedScene):
    """Play without autosave, take over, or leave; goes on by itself when the other copy has ended.

    Args:
        claim: which another copy holds.
    """

    width = 920.0
    first_focus = "quit"

    def __init__(self, claim: Claim) -> None:
        super().__init__()
        self.actions = {
            "quit": lambda: self.app.quit(),
            "unsaved": self.play_unsaved,
            "take-over": self.take_over,
        }
        self.claim = claim
        self.refused = ""
        self._rest = LOOK_MS
        self._lock_answer = DiskAnswer[bool]()
        """True once the other copy has let go of the lock."""

    def inside(self, kit: Kit) -> View:
        """Return what is the matter, and the three ways on."""
        texts = kit.texts
        ways = []
        for name in self.actions:
            label, note = texts(f"second-copy-{name}"), texts(f"second-copy-{name}-detail")
            leave = name == "quit"
            keys = Act(keys=(pygame.K_ESCAPE,) if leave else ())
            escape = cap(kit, texts("key-escape")) if leave else None
            ways.append(button(name, label, keys, key=escape, note=note, primary=leave, align="left"))
        refused = text(self.refused, "body", "note", lines=0) if self.refused else None
        words = column(text(texts("second-copy-text"), "body", "note", lines=0), refused)
        head = dialog_head(texts("second-copy-heading"), "ui-warning")
        return column(head, scroll(column(words, *ways, gap=16), "ways"), gap=20)

    def backdrop(self, canvas: Canvas) -> None:
        """Draw the title's sky."""
        draw_backdrop(canvas, "title", sun=2, veil=0.6)

    def play_unsaved(self) -> None:
        """Play, and leave all files as they are."""
        self.app.shelf.paused = True
        self._go_on()

    def take_over(self) -> None:
        """Save from here on; the other copy is told when it next wants to."""
        try:
            self.app.disk.run(self.claim.take_over)
        except OSError as error:
            self.refused = self.app.texts(f"second-copy-refused-{kind_of(error)}")
            self.rebuild()
            return
        self._go_on()

    def _go_on(self) -> None:
        self.app.start(routes.Title())

    def update(self, ms: float) -> bool:
        """Look now and then whether the other copy has ended."""
        changed = super().update(ms)
        self._rest -= ms
        if self._rest <= 0:
            self._rest = LOOK_MS
            if not self._lock_answer.awaited:
                self._lock_answer.await_job(self.app.disk.ask(partial(self.claim.acquire, patience=0)))
        job = self._lock_answer.take()
        if job is not None and job.result:
            self._go_on()
            return True
        return changed

    def wake(self) -> float | None:
        """Return when to look again."""
        answer = self._lock_answer.wake()
        return soonest(super().wake(), self._rest if answer is None else answer)
