"""A disk on which any call may fail once, or for a while: every call on files below a folder passes here."""

from __future__ import annotations

import builtins
import errno
import io
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

_BY_PATH = (
    *("stat", "lstat", "open", "mkdir", "link", "rename", "replace", "unlink", "remove", "rmdir", "listdir"),
    *("scandir", "readlink", "symlink", "truncate", "utime"),
)
_OF_A_FILE = ("read", "readinto", "write", "flush", "close")


class FaultyFiles:
    """Counts the calls on a folder's files, and lets some of them fail.

    Args:
        folder: of the player.
        patch: puts a value in the place of an attribute, as pytest's `monkeypatch.setattr` does.

    Attributes:
        calls: what was called.
        faults: the errors that calls fail with, by their number.
        stuck: an error with which everything fails that is done with one of `stuck_paths`; None for none.
    """

    def __init__(self, folder: Path, patch: Callable[[object, str, Any], None]) -> None:
        self.folder = str(folder)
        self.calls: list[tuple[str, str]] = []
        self.faults: dict[int, int] = {}
        self.stuck: int | None = None
        self.stuck_paths: tuple[Path, ...] = ()
        self._handles: dict[int, str] = {}
        for name in _BY_PATH:
            patch(os, name, self._passing(name, getattr(os, name)))
        patch(os, "fsync", self._flushing(os.fsync))
        opened = self._opening(io.open)
        patch(io, "open", opened)
        patch(builtins, "open", opened)

    def call(self, name: str, path: str) -> None:
        """Count a call, or let it fail."""
        number = len(self.calls)
        self.calls.append((name, path.removeprefix(self.folder)))
        error = self.faults.get(number)
        if error is None and self.stuck is not None and Path(path) in self.stuck_paths:
            error = self.stuck
        if error is not None:
            raise OSError(error, os.strerror(error), path)

    def _ours(self, path: object) -> str | None:
        if not isinstance(path, (str, bytes, os.PathLike)):
            return None
        name = os.fsdecode(path)
        return name if name.startswith(self.folder) else None

    def _passing(self, name: str, call: Callable[..., Any]) -> Callable[..., Any]:
        def passed(path: Any = ".", *args: Any, **kwargs: Any) -> Any:
            ours = self._ours(path)
            if ours is not None:
                self.call(name, ours)
            found = call(path, *args, **kwargs)
            if ours is not None and name == "open":
                self._handles[found] = ours
            return found

        return passed

    def _flushing(self, call: Callable[[int], None]) -> Callable[[int], None]:
        def flushed(file: int) -> None:
            path = self._handles.get(file, "")
            if path:
                self.call("fsync", path)
            call(file)

        return flushed

    def _opening(self, call: Callable[..., Any]) -> Callable[..., Any]:
        def opened(path: Any, *args: Any, **kwargs: Any) -> Any:
            ours = self._ours(path)
            if ours is None:
                return call(path, *args, **kwargs)
            self.call("open", ours)
            file = call(path, *args, **kwargs)
            self._handles[file.fileno()] = ours
            return _File(file, self, ours)

        return opened


class ShutFolders(FaultyFiles):
    """A disk with folders that nobody may open, as with `chmod 000`: they are there, with nothing in them.

    Attributes:
        shut: these folders.
    """

    shut: tuple[Path, ...] = ()

    def call(self, name: str, path: str) -> None:
        """Refuse what is in such a folder, and to list it."""
        at = Path(path)
        listing = name in ("listdir", "scandir")
        if any(folder in at.parents or (listing and folder == at) for folder in self.shut):
            raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), path)
        super().call(name, path)


class _File:
    """An open file whose calls pass the disk."""

    def __init__(self, file: Any, files: FaultyFiles, path: str) -> None:
        self._file, self._files, self._path = file, files, path

    def __getattr__(self, name: str) -> Any:
        found = getattr(self._file, name)
        if name not in _OF_A_FILE:
            return found

        def passed(*args: Any) -> Any:
            try:
                self._files.call(name, self._path)
            except OSError:
                if name == "close":
                    found()
                raise
            return found(*args)

        return passed

    def __enter__(self) -> _File:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()
