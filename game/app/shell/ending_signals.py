"""The system wants the program to end: it ends in order and asks nobody, for nobody may be there."""

from __future__ import annotations

import contextlib
import signal
from collections.abc import Callable
from types import FrameType

import pygame

NAMES = ("SIGINT", "SIGTERM", "SIGHUP", "SIGBREAK")
"""Signals by which systems end a program: a terminal's Ctrl+C, the end of a session, a closed terminal."""


def listen(end: Callable[[], None]) -> None:
    """From now on such a signal ends the program; a second one does so at once, whatever it is at.

    A signal that whoever started the program wants to be passed over (`nohup`) still is.

    Args:
        end: ends the program after the present step of the loop.
    """

    def take_signal(number: int, _: FrameType | None) -> None:
        signal.signal(number, signal.SIG_DFL)
        end()
        with contextlib.suppress(pygame.error):  # the loop sleeps until something happens
            pygame.event.post(pygame.Event(pygame.APP_TERMINATING))

    for number in signals():
        if signal.getsignal(number) is not signal.SIG_IGN:
            signal.signal(number, take_signal)


def let_them_end() -> None:
    """From now on such a signal ends the program at once: its loop is over, and nothing else hears them.

    SDL hears some where nobody else does, and passes them over. One that is to be passed over still is.
    """
    for number in signals():
        if signal.getsignal(number) is not signal.SIG_IGN:
            signal.signal(number, signal.SIG_DFL)


def signals() -> list[signal.Signals]:
    """The signals that this system knows of."""
    return [signal.Signals[name] for name in NAMES if name in signal.Signals.__members__]
