"""End what is being shown at the first press, and let no press count that was meant for it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

if TYPE_CHECKING:
    from game.app.audio.audio import Audio
    from game.app.table.motion.stage import Stage
    from game.app.table.motion.transients import Toast

PRESSES = frozenset((pygame.MOUSEBUTTONDOWN, pygame.KEYDOWN))
"""Kinds of events that end what is being shown."""


class Showing:
    """End what is being shown at a table with a press.

    Args:
        stage: shows it.
        audio: what is heard of all that is left, at once.

    Attributes:
        closed: the message that the last press has closed; None where there was none.
    """

    def __init__(self, stage: Stage, audio: Audio) -> None:
        self._shown, self._director, self._transients = stage
        self._audio = audio
        self.closed: Toast | None = None

    def takes(self, event: pygame.Event) -> bool:
        """End all with a press; tell whether that was all that the press was for.

        One that was meant for what was shown does nothing in a turn that has only just begun.
        """
        if event.type not in PRESSES:
            return False
        self.closed, only = self._transients.toast, self._before_a_turn()
        self.hurry()
        return only

    def _before_a_turn(self) -> bool:
        """Return whether a turn is still to be shown in which the next press would count already."""
        shown, session = self._director.shown, self._shown.session
        if shown is None or session.decision is None:
            return False
        return shown.state["turn"] != session.state["turn"] or len(session.log) == 1

    def hurry(self) -> None:
        """Finish everything queued."""
        if self._director.busy:
            left = self._director.left()
            self._director.skip()
            self._audio.at_once(left)
            self._shown.follow()
        self._transients.hurry()
