"""Writes down everything that is done to a folder's files, and makes of it what a power loss could leave.

What a file holds is safe once the file is flushed, a name once its folder is. What was not flushed may be
there, whole or in part, or not, each for itself; a rename happens as a whole or not at all.
"""

from __future__ import annotations

import builtins
import io
import os
import random
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path, PurePosixPath
from typing import Any

TOP = "."
"""The folder itself."""


def _above(name: str) -> str:
    return PurePosixPath(name).parent.as_posix()


@dataclass(frozen=True)
class Change:
    """A change of names: those that go, each with its file, and those that come."""

    gone: tuple[tuple[str, int], ...] = ()
    come: tuple[tuple[str, int], ...] = ()

    def touches(self, folder: str) -> bool:
        """Tell whether a name in a folder changes."""
        return any(_above(name) == folder for name, _ in (*self.gone, *self.come))


@dataclass
class Moment:
    """What a power loss would find: what is safe, and what is on its way.

    Attributes:
        names: files by their names, as far as that is safe.
        data: what files hold, as far as that is safe.
        changes: changes of names that are not, in order.
        unsafe: what files hold that are not flushed.
        promised: what the program had said to be safe.
        doing: what it was doing.
    """

    names: dict[str, int]
    data: dict[int, bytes]
    changes: tuple[Change, ...]
    unsafe: dict[int, bytes]
    promised: dict[str, int]
    doing: str


@dataclass
class RecordedFiles:
    """Records what is done below a folder.

    Args:
        folder: of the player.
        patch: puts a value in the place of an attribute, as pytest's `monkeypatch.setattr` does.
    """

    folder: Path
    patch: Callable[[object, str, Any], None]
    moments: list[Moment] = field(default_factory=list)
    promised: dict[str, int] = field(default_factory=dict)
    _names: dict[str, int] = field(default_factory=dict)
    _data: dict[int, bytes] = field(default_factory=dict)
    _there: dict[str, int] = field(default_factory=dict)
    _now: dict[int, bytes] = field(default_factory=dict)
    _changes: list[Change] = field(default_factory=list)
    _handles: dict[int, str] = field(default_factory=dict)
    _number: int = 0

    def __post_init__(self) -> None:
        real_mkdir, real_unlink, real_link = os.mkdir, os.unlink, os.link
        real_fsync, real_open = os.fsync, io.open
        system_open = os.open

        def mkdir(path: Any, *rest: Any, **more: Any) -> None:
            real_mkdir(path, *rest, **more)
            self._come(path, -1)

        def unlink(path: Any, *rest: Any, **more: Any) -> None:
            real_unlink(path, *rest, **more)
            if (name := self._name(path)) is not None:
                self._changed(Change(gone=((name, self._there.pop(name)),)), f"unlink {name}")

        def link(source: Any, target: Any, **more: Any) -> None:
            real_link(source, target, **more)
            if (name := self._name(source)) is not None:
                self._come(target, self._there[name])

        def renaming(real: Callable[..., None]) -> Callable[..., None]:
            def rename(source: Any, target: Any, **more: Any) -> None:
                real(source, target, **more)
                old, new = self._name(source), self._name(target)
                if old is not None and new is not None:
                    number = self._there[new] = self._there.pop(old)
                    self._changed(Change(((old, number),), ((new, number),)), f"rename {new}")

            return rename

        def fsync(handle: int) -> None:
            path = self._handles.get(handle)
            if path is None:
                return real_fsync(handle)
            if (self.folder / path).is_dir():
                kept = []
                for change in self._changes:
                    if change.touches(path):
                        self._apply(self._names, change)
                    else:
                        kept.append(change)
                self._changes = kept
            else:
                number = self._there[path]
                self._now[number] = self._data[number] = (self.folder / path).read_bytes()
            self._moment(f"fsync {path}")
            return None

        def opened(path: Any, mode: str = "r", *rest: Any, **more: Any) -> Any:
            file = real_open(path, mode, *rest, **more)
            if (name := self._name(path)) is not None and mode != "r" and mode != "rb":
                self._handles[file.fileno()] = name
                if name not in self._there:
                    self._number += 1
                    self._now[self._number] = b""
                    self._come(path, self._number)
                return _Written(file, self, name)
            return file

        def handle_of(path: Any, *rest: Any, **more: Any) -> int:
            found = system_open(path, *rest, **more)
            self._handles.pop(found, None)
            if (name := self._name(path)) is not None and Path(path).is_dir():
                self._handles[found] = name
            return found

        for name, call in (("mkdir", mkdir), ("unlink", unlink), ("link", link), ("fsync", fsync)):
            self.patch(os, name, call)
        for name in ("rename", "replace"):
            self.patch(os, name, renaming(getattr(os, name)))
        self.patch(os, "open", handle_of)
        self.patch(io, "open", opened)
        self.patch(builtins, "open", opened)

    def promise(self, what: str, turn: int) -> None:
        """The program has said that something is safe."""
        self.promised = {**self.promised, what: turn}
        self._moment(f"promised {what}")

    def _name(self, path: Any) -> str | None:
        if not isinstance(path, (str, os.PathLike)):
            return None
        name = os.path.relpath(os.fspath(path), self.folder)
        return None if name.startswith("..") or name.endswith(".lock") else name

    def _come(self, path: Any, number: int) -> None:
        if (name := self._name(path)) is not None:
            self._there[name] = number
            self._changed(Change(come=((name, number),)), f"made {name}")

    def _changed(self, change: Change, doing: str) -> None:
        self._changes.append(change)
        self._moment(doing)

    def written(self, name: str) -> None:
        """A file has been written to."""
        number = self._there.get(name)
        if number is not None:
            self._now[number] = (self.folder / name).read_bytes()
            self._moment(f"write {name}")

    @staticmethod
    def _apply(names: dict[str, int], change: Change) -> None:
        for name, number in change.gone:
            if names.get(name) == number:
                del names[name]
        names.update(change.come)

    def _moment(self, doing: str) -> None:
        unsafe = {number: data for number, data in self._now.items() if self._data.get(number) != data}
        self.moments.append(
            Moment(dict(self._names), dict(self._data), tuple(self._changes), unsafe, self.promised, doing)
        )


class _Written:
    """An open file that tells what was written to it."""

    def __init__(self, file: Any, files: RecordedFiles, name: str) -> None:
        self._file, self._files, self._name = file, files, name

    def __getattr__(self, name: str) -> Any:
        return getattr(self._file, name)

    def write(self, data: Any) -> int:
        count = int(self._file.write(data))
        self._file.flush()
        self._files.written(self._name)
        return count

    def __enter__(self) -> _Written:
        return self

    def __exit__(self, *_: object) -> None:
        self._file.close()
        self._files.written(self._name)


SECTOR = 512
"""Bytes that a disk writes at once."""


def _torn(data: bytes, chance: random.Random) -> bytes:
    """Return data of which some sectors were never written."""
    parts = [data[n : n + SECTOR] for n in range(0, len(data), SECTOR)]
    return b"".join(part if chance.random() < 0.5 else bytes(len(part)) for part in parts)


HOLDS: dict[str, Callable[[bytes, random.Random], bytes | None]] = {
    "nothing": lambda data, chance: b"",
    "half": lambda data, chance: data[: chance.randrange(len(data) + 1)],
    "zeros": lambda data, chance: bytes(len(data)),
    "torn": lambda data, chance: _torn(data, chance),
    "all": lambda data, chance: data,
}
"""What is found in a file that was not flushed."""


def after_power_loss(moment: Moment, chance: random.Random, kept: str, holds: str) -> dict[str, bytes | None]:
    """Return what a power loss could leave: what files hold by their names, None for folders.

    Args:
        moment: when it comes.
        chance: where something may be or not.
        kept: which changes of names are found: `none`, `all`, `first` (some, in order) or `any`.
        holds: what files hold that were not flushed, one of `HOLDS`.
    """
    changes = list(moment.changes)
    if kept == "none":
        changes = []
    elif kept == "first":
        changes = changes[: chance.randrange(len(changes) + 1)]
    elif kept == "any":
        changes = [change for change in changes if chance.random() < 0.5]
    names = dict(moment.names)
    for change in changes:
        RecordedFiles._apply(names, change)
    folders = {name for name, number in names.items() if number == -1}
    left: dict[str, bytes | None] = {}
    for name, number in sorted(names.items()):
        above = _above(name)
        while above in folders:
            above = _above(above)
        if above != TOP:
            continue  # its folder has gone, and so has it
        if number == -1:
            left[name] = None
            continue
        data = moment.data.get(number)
        if number in moment.unsafe:
            found = HOLDS[holds](moment.unsafe[number], chance)
            # What was flushed before may be found, too, as far as nothing was written over it.
            data = found if data is None or holds != "nothing" else data
        left[name] = data or b""
    return left


def put(left: dict[str, bytes | None], folder: Path) -> None:
    """Make the files that are left.

    Args:
        left: what `after_power_loss` returned.
        folder: where they are made.
    """
    folder.mkdir()
    for name, data in left.items():
        if data is None:
            (folder / name).mkdir(parents=True, exist_ok=True)
        else:
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            (folder / name).write_bytes(data)
