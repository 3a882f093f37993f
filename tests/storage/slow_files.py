"""A disk that is slow, hangs or refuses: every call on files below a folder passes here."""

from __future__ import annotations

import builtins
import errno
import io
import os
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

_BY_PATH = (
    *("stat", "lstat", "open", "mkdir", "link", "rename", "replace", "unlink", "remove", "listdir"),
    *("scandir", "readlink", "symlink", "truncate", "utime"),
)


class SlowFiles:
    """Makes the calls on a folder's files slow.

    Args:
        folder: of the player.
        patch: puts a value in the place of an attribute, as pytest's `monkeypatch.setattr` does.

    Attributes:
        seconds: that each call takes.
        refuses: whether the disk is full.
        gate: calls wait until it is open; it is.
        calls: what was called, and in which thread.
    """

    def __init__(self, folder: Path, patch: Callable[[object, str, Any], None]) -> None:
        self.folder = str(folder)
        self.seconds = 0.0
        self.refuses = False
        self.gate = threading.Event()
        self.gate.set()
        self.waiting = threading.Event()
        """Set when a call waits at the gate."""
        self.calls: list[tuple[str, str, str]] = []
        for name in _BY_PATH:
            patch(os, name, self._passing(name, getattr(os, name)))
        patch(os, "fsync", self._flushing(os.fsync))
        opened = self._passing("open", io.open)
        patch(io, "open", opened)
        patch(builtins, "open", opened)

    def _passing(self, name: str, call: Callable[..., Any]) -> Callable[..., Any]:
        def passed(path: Any = ".", *args: Any, **kwargs: Any) -> Any:
            if isinstance(path, (str, bytes, os.PathLike)) and os.fsdecode(path).startswith(self.folder):
                self._pass(name, os.fsdecode(path))
            return call(path, *args, **kwargs)

        return passed

    def _flushing(self, call: Callable[[int], None]) -> Callable[[int], None]:
        def flushed(file: int) -> None:
            self._pass("fsync", "")
            if self.refuses:
                raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
            call(file)

        return flushed

    def _pass(self, name: str, path: str) -> None:
        self.calls.append((name, path.removeprefix(self.folder), threading.current_thread().name))
        if not self.gate.is_set():
            self.waiting.set()
            self.gate.wait(30)
        if self.seconds:
            time.sleep(self.seconds)

    def hang(self) -> None:
        """From now on no call comes back."""
        self.waiting.clear()
        self.gate.clear()

    def go_on(self) -> None:
        """The disk answers again."""
        self.gate.set()

    def by_main_thread(self) -> list[tuple[str, str]]:
        """What was called in the thread of the frames."""
        return [(name, path) for name, path, thread in self.calls if thread == "MainThread"]
