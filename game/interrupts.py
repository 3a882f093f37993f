"""Ctrl+C ends a command with a status and without a trace, and nothing of it goes on.

`game` and `tools` have it end whatever Python starts by the name of a module, before that is read. The window
listens itself (`game/app/shell/ending_signals.py`).
"""

from __future__ import annotations

import _thread
import os
import signal
import sys
import time
from contextlib import contextmanager, suppress

TYPE_CHECKING = False  # `typing` takes longer to read than all of this, while nobody hears Ctrl+C
if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence
    from pathlib import Path
    from subprocess import Popen
    from types import FrameType, TracebackType
    from typing import Any

INTERRUPTED = 130
"""The status of a command that Ctrl+C has ended, as a shell tells it."""
TIDYING_S = 2.0
"""Seconds in which a command that is ending hears no other Ctrl+C: whatever has started it may pass on the
one that the terminal has sent already."""
LAST_S = 10.0
"""Seconds after which a command ends that Ctrl+C has stopped where something else waits for it for ever."""
AGAIN_S = 0.02
"""Seconds after which Ctrl+C is heard again that came where an object was being taken away."""
STARTED_BY_NAME = "-m"
"""The name that Python gives a program whose module it is still looking for."""

_IMPORTING = "<frozen importlib"
_RUNNING = "<frozen runpy>"


def end_a_command() -> None:
    """Have Ctrl+C end this process, if Python has been asked for a module and is about to read it."""
    if sys.argv[:1] == [STARTED_BY_NAME] and signal.getsignal(signal.SIGINT) is signal.default_int_handler:
        signal.signal(signal.SIGINT, _Ending())
        sys.excepthook = _tell
        sys.unraisablehook = _tell_unraisable


class _Ending:
    """Hear Ctrl+C."""

    def __init__(self) -> None:
        self._last = -TIDYING_S

    def __call__(self, number: int, frame: FrameType | None) -> None:
        """End the process where there is nothing to tidy up yet.

        Args:
            number: of the signal.
            frame: what is being done.

        Raises:
            KeyboardInterrupt: elsewhere, but not while an earlier one is on its way.
        """
        if _is_starting(frame):  # a compiled module may make an error of its own of whatever is raised there
            os._exit(INTERRUPTED)
        now = time.monotonic()
        if now - self._last >= TIDYING_S:
            self._last = now
            with suppress(RuntimeError):  # the system has no thread left
                # Not by `threading`: what that locks may be locked by what is being done.
                _thread.start_new_thread(_end_at_last, ())
            raise KeyboardInterrupt

    def again(self) -> None:
        """Let the main thread hear Ctrl+C a moment later, for nothing could be raised where it came."""
        time.sleep(AGAIN_S)
        self._last = -TIDYING_S
        if sys.platform == "win32":
            _thread.interrupt_main()
        else:  # a signal ends whatever it waits for, too
            os.kill(os.getpid(), signal.SIGINT)


def _end_at_last() -> None:
    time.sleep(LAST_S)
    os._exit(INTERRUPTED)


def _is_starting(frame: FrameType | None) -> bool:
    """Tell whether the command's own module, or one at its top, is being read."""
    importing = False
    while frame is not None:
        file, name = frame.f_code.co_filename, frame.f_code.co_name
        if file.startswith(_IMPORTING):
            importing = True
        elif name != "<module>" and file != _RUNNING:  # a function has it read: the command is at work
            importing = False
        frame = frame.f_back
    return importing


def _tell(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
    """Tell what has ended the process; of Ctrl+C, and of errors that it has led to, only the status."""
    before: BaseException | None = error
    while before is not None:
        if isinstance(before, KeyboardInterrupt):
            signal.signal(signal.SIGINT, signal.SIG_IGN)  # Python hears it no more in its last moments
            sys.exit(INTERRUPTED)
        before = before.__cause__ or before.__context__
    sys.__excepthook__(kind, error, trace)


def _tell_unraisable(found: sys.UnraisableHookArgs) -> None:
    """Tell what cannot be raised; where that is Ctrl+C, hear it again: the process would go on otherwise."""
    if not issubclass(found.exc_type, KeyboardInterrupt):
        sys.__unraisablehook__(found)
        return
    handler = signal.getsignal(signal.SIGINT)
    if isinstance(handler, _Ending) and not sys.is_finalizing():
        with suppress(RuntimeError):  # the system has no thread left
            _thread.start_new_thread(handler.again, ())
            return
    for stream in (sys.stdout, sys.stderr):
        with suppress(AttributeError, OSError, ValueError):  # it is closed, or nobody reads on
            stream.flush()
    os._exit(INTERRUPTED)


@contextmanager
def unheard() -> Iterator[None]:
    """Keep Ctrl+C from the processes that begin meanwhile; this one hears it afterwards.

    They and the threads that begin here keep it from theirs. On Windows they hear it.
    """
    # Not at the top: every command reads this file, and few of them start others.
    import threading

    came: list[int] = []
    handler = signal.getsignal(signal.SIGINT)
    here = callable(handler) and threading.current_thread() is threading.main_thread()
    masks = hasattr(signal, "pthread_sigmask")
    if here:  # another thread, one of numpy's, may be given the signal; this one would hear of it
        signal.signal(signal.SIGINT, lambda number, _: came.append(number))
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT}) if masks else set()
    try:
        yield
    finally:
        if masks:
            signal.pthread_sigmask(signal.SIG_SETMASK, before)
        if here:
            signal.signal(signal.SIGINT, handler)
        if came:
            signal.raise_signal(signal.SIGINT)


def pass_over() -> None:
    """Leave Ctrl+C to whoever has started this process, and ends it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def run_apart(command: Sequence[str], folder: Path, env: Mapping[str, str]) -> int:
    """Run a program that is not ours to its end, and return its status.

    Ctrl+C does not reach it, which might say a lot: it is ended from here, with all that it has started.

    Args:
        command: that starts it.
        folder: where it runs.
        env: its environment.

    Raises:
        OSError: it cannot be started.
    """
    # Not at the top: every command reads this file, and few of them start others.
    import subprocess

    child: Popen[bytes] | None = None
    try:
        with unheard():
            apart: dict[str, Any] = {} if sys.platform == "win32" else {"process_group": 0}
            child = subprocess.Popen(command, cwd=folder, env=dict(env), **apart)
        return child.wait()
    except BaseException:
        if child is not None:
            _end_all(child)
        raise


def _end_all(child: Popen[bytes]) -> None:
    """End a program and what it has started; they have a moment to take away what they keep in files.

    Args:
        child: which has a group of processes of its own where the system has groups.
    """
    if sys.platform == "win32":
        child.kill()
    else:
        until = time.monotonic() + TIDYING_S
        with suppress(ProcessLookupError):  # all have ended
            os.killpg(child.pid, signal.SIGTERM)
            while time.monotonic() < until:
                child.poll()
                os.killpg(child.pid, 0)
                time.sleep(0.01)
            os.killpg(child.pid, signal.SIGKILL)
    child.wait()
