"""A player's process ends with whoever asks it, also in the middle of a thought.

A player that a window has lent to a seat ends with its input. Any other answers what it has been asked when
its input ends, unless nobody is left to read that: an orphan would think on for as long as it was asked to.
"""

from __future__ import annotations

import logging
import os
import queue
import select
import stat
import threading
import time
from collections.abc import Iterable, Iterator
from pathlib import Path

from game.suppressing import log_suppressed, suppress_and_log

_log = logging.getLogger(__name__)
LOOK_S = 0.5
"""Seconds between two looks whether somebody still waits."""


def end_with_parent(questions: int, answers: int) -> None:
    """End this process as soon as nobody can read its answers, or ask: also in the middle of a thought.

    Nobody reads where the other end of the pipe is closed; nobody asks where questions come through a pipe
    from a parent that is gone. What reads a file and writes one has no need of anybody. Who was gone before
    this process began cannot be distinguished from the first process, which took it in: its child that writes
    to the null device ends with its questions. Windows tells nothing of this; there only what is lent ends
    (`lent_lines`).

    Args:
        questions: the file descriptor that is read.
        answers: the one that is written.
    """
    parent = os.getppid()
    questions_piped, answers_piped = (
        stat.S_ISFIFO(mode) or stat.S_ISSOCK(mode) for mode in _modes(questions, answers)
    )
    if not (questions_piped or answers_piped) or not hasattr(select, "poll"):
        return

    def watch() -> None:
        reader = select.poll()
        if answers_piped:
            reader.register(answers, 0)
        elif parent == 1 and _is_null(answers):
            reader.register(questions, 0)
        while True:
            time.sleep(LOOK_S)
            closed = any(event & (select.POLLERR | select.POLLHUP) for _, event in reader.poll(0))
            if closed or (questions_piped and os.getppid() != parent):
                os._exit(0)

    with suppress_and_log(_log, "watch whether somebody asks still", RuntimeError):  # no thread is left
        threading.Thread(target=watch, name="orphan", daemon=True).start()


def _is_null(file: int) -> bool:
    """Tell whether what is written to a file goes nowhere."""
    status = os.fstat(file)
    return stat.S_ISCHR(status.st_mode) and status.st_rdev == Path(os.devnull).stat().st_rdev


def _modes(*files: int) -> Iterator[int]:
    return (os.fstat(file).st_mode for file in files)


def lent_lines(lines: Iterable[bytes], idle: float) -> Iterator[bytes]:
    """Yield lines as they come, and end this process as soon as there can be no more.

    A window that is killed closes the pipe, which another thread sees although this one thinks. A window that
    is stopped says nothing: after a while nobody waits for it any longer. Where the system has no thread
    left, this process ends only when it reads that there is nothing more.

    Args:
        lines: of whoever asks.
        idle: seconds without a question after which this player ends.
    """
    waiting: queue.SimpleQueue[bytes] = queue.SimpleQueue()

    def read() -> None:
        try:
            for line in lines:
                waiting.put(line)
        finally:
            os._exit(0)  # nobody would read what is being thought about

    try:
        threading.Thread(target=read, name="questions", daemon=True).start()
    except RuntimeError as error:  # no thread is left: it ends between two thoughts
        log_suppressed(_log, "read questions beside thinking", error)
        yield from lines
        return
    while True:
        try:
            line = waiting.get(timeout=idle)
        except queue.Empty:
            os._exit(0)  # the reader waits in a call that nothing ends
        yield line
