"""The system wants the program to end: it ends in order and asks nobody, for nobody may be there."""

from __future__ import annotations

import contextlib
import logging
import os
import queue
import signal
import sys
import threading
from collections.abc import Callable
from types import FrameType

import pygame

from game.suppressing import suppress_and_log

_log = logging.getLogger(__name__)
NAMES = ("SIGINT", "SIGTERM", "SIGHUP", "SIGBREAK")
"""Signals by which systems end a program: a terminal's Ctrl+C, the end of a session, a closed terminal."""
DEAF_S = 5.0
"""Seconds after which a program ends that has not heard such a signal: a call of the system keeps it."""


class Heard:
    """Hold the signals that have been heard.

    Attributes:
        fresh: those that whoever watches has not taken yet.
    """

    def __init__(self) -> None:
        self.fresh: queue.SimpleQueue[int] = queue.SimpleQueue()
        self._all: list[int] = []

    def take(self, number: int) -> None:
        """Take one."""
        self._all.append(number)
        self.fresh.put(number)

    def log(self) -> None:
        """Log which of them has ended the program, if any: else nobody knows afterwards why it is gone.

        A system sends one, too, where a program was stopped and the terminal that it was started from is
        closed meanwhile.
        """
        for number in self._all:
            _log.info("Ended by %s", signal.Signals(number).name)


def listen(end: Callable[[], None]) -> Heard:
    """From now on such a signal ends the program; a second one does so at once, whatever it is at.

    A signal that whoever started the program wants to be passed over (`nohup`) still is.

    Args:
        end: ends the program after the present step of the loop.

    Returns:
        Those that have been heard.
    """
    heard = Heard()

    def take_signal(number: int, _: FrameType | None) -> None:
        heard.take(number)
        signal.signal(number, signal.SIG_DFL)
        end()
        with contextlib.suppress(pygame.error):  # the loop sleeps until something happens
            pygame.event.post(pygame.Event(pygame.APP_TERMINATING))

    answer_by(take_signal)
    return heard


def end_though_stuck(heard: Heard) -> None:
    """From now on the process ends where it does not come to hear such a signal.

    Python hears signals between two of its own steps. A screen that no longer answers keeps the program in
    one of the system's calls, and whoever ends a session would wait for it for ever. Every choice has been
    saved by then.

    Args:
        heard: as `listen` returns it.
    """
    if sys.platform == "win32":  # it sends no such signals
        return
    reading, writing = os.pipe()
    os.set_blocking(writing, False)
    signal.set_wakeup_fd(writing, warn_on_full_buffer=False)
    with suppress_and_log(_log, "watch for signals", RuntimeError):  # no thread is left
        threading.Thread(target=_watch, args=(reading, heard), name="signals", daemon=True).start()


def _watch(reading: int, heard: Heard) -> None:
    """End the process a while after a signal that has not been heard."""
    while sent := os.read(reading, 64):
        for number in sent:
            if number in signals():
                try:
                    heard.fresh.get(timeout=DEAF_S)
                except queue.Empty:
                    os._exit(128 + number)


def let_them_end() -> None:
    """From now on such a signal ends the program at once: its loop is over, and nothing else hears them.

    SDL hears some where nobody else does, and passes them over. One that is to be passed over still is.
    """
    answer_by(signal.SIG_DFL)


def answer_by(handler: Callable[[int, FrameType | None], object] | signal.Handlers) -> None:
    """From now on such a signal is answered so, unless it is to be passed over.

    Args:
        handler: as `signal.signal` takes it.
    """
    for number in signals():
        if signal.getsignal(number) is not signal.SIG_IGN:
            signal.signal(number, handler)


def signals() -> list[signal.Signals]:
    """The signals that this system knows of."""
    return [signal.Signals[name] for name in NAMES if name in signal.Signals.__members__]
