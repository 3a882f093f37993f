"""Writing files so that a crash leaves either the old or the new one, never half of it, and never none."""

from __future__ import annotations

import contextlib
import errno
import os
import shutil
import sys
import threading
import time
from collections.abc import Callable, Sequence
from pathlib import Path

FRESH = ".new"
"""How the name of a file ends that is still being written."""
FULL = "full"
READ_ONLY = "read-only"
TAKEN = "taken"
SLOW = "slow"
OTHER = "other"
_KINDS = {
    **dict.fromkeys((errno.ENOSPC, errno.EDQUOT, errno.EFBIG), FULL),
    **dict.fromkeys((errno.EROFS, errno.EACCES, errno.EPERM), READ_ONLY),
}
MOST_NAMES = 10_000
_LONGEST_NAME = 180
"""Bytes of a file's name that leave room for what marks it as not yet whole: systems allow 255."""
_RETRIES = 6


def write_text(path: Path, text: str, generations: Sequence[Path] = ()) -> None:
    """Write a text file as UTF-8: see `write_bytes`."""
    write_bytes(path, text.encode("utf-8"), generations)


def write_bytes(path: Path, data: bytes, generations: Sequence[Path] = ()) -> None:
    """Write a file: beside it first, flushed to the disk, then renamed over it.

    At every moment `path` is the old file or the new one, whole. The files before it move on along
    `generations`, the last of which drops out.

    Args:
        path: of the file; its folder is made if it does not exist.
        data: its content.
        generations: where the file that was there before goes, where the one before that, and so on.

    Raises:
        OSError: the disk refuses; what was there before is still there.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    fresh = _fresh(path)
    try:
        _write_flushed(fresh, data)
        _move_on(path, generations)
        _replace(fresh, path)
    except OSError:
        with contextlib.suppress(OSError):
            fresh.unlink()
        raise
    _flush_folder(path.parent)


def _fresh(path: Path) -> Path:
    """The file that is written beside another: one that no other process or thread writes."""
    name = path.name
    while len(os.fsencode(name)) > _LONGEST_NAME:
        name = name[:-1]
    return path.with_name(f"{name}.{os.getpid()}-{threading.get_ident()}{FRESH}")


def _write_flushed(path: Path, data: bytes) -> None:
    with path.open("wb") as file:
        file.write(data)
        file.flush()
        os.fsync(file.fileno())


def _move_on(path: Path, generations: Sequence[Path]) -> None:
    """Let every generation move one on; the newest becomes the second and stays the first as well."""
    if not generations or not path.is_file():
        return
    for older, newer in zip(reversed(generations[1:]), reversed(generations[:-1]), strict=True):
        with contextlib.suppress(FileNotFoundError):
            _replace(newer, older)
    second = generations[0]
    with contextlib.suppress(FileNotFoundError):
        second.unlink()
    try:
        os.link(path, second)
    except (OSError, NotImplementedError):  # a file system without links, for example FAT
        copy = _fresh(second)
        try:
            shutil.copyfile(path, copy)
            _replace(copy, second)
        except OSError:
            with contextlib.suppress(OSError):
                copy.unlink()
            raise


def _replace(source: Path, target: Path) -> None:
    """Rename over a file; on Windows a virus scanner may hold it for a moment."""
    for attempt in range(_RETRIES):
        try:
            source.replace(target)
            return
        except PermissionError:
            if sys.platform != "win32" or attempt == _RETRIES - 1:
                raise
            time.sleep(0.01 * 2**attempt)


def _flush_folder(folder: Path) -> None:
    """Flush the names in a folder, where the platform can; the file itself is already safe."""
    if sys.platform == "win32":
        return
    with contextlib.suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def sweep(folder: Path, name: str) -> None:
    """Remove what processes left half written when they were killed.

    Args:
        folder: of the files.
        name: with which their names begin; nobody else may be writing them.
    """
    for stray in folder.glob(f"{name}.*{FRESH}"):
        with contextlib.suppress(OSError):
            stray.unlink()


def write_new(folder: Path, stem: str, suffix: str, data: bytes) -> Path:
    """Write a file under a name that no file has: `<stem><suffix>`, else `<stem> 2<suffix>` and so on.

    Returns:
        Its path.

    Raises:
        OSError: the disk refuses; nothing was written.
    """
    folder.mkdir(parents=True, exist_ok=True)
    fresh = _fresh(folder / f"{stem}{suffix}")
    try:
        _write_flushed(fresh, data)
        path = place(fresh, lambda n: folder / (f"{stem}{suffix}" if n == 1 else f"{stem} {n}{suffix}"))
    except OSError:
        with contextlib.suppress(OSError):
            fresh.unlink()
        raise
    _flush_folder(folder)
    return path


def place(source: Path, name: Callable[[int], Path]) -> Path:
    """Move a file, link or folder to the first free one of several names; never over another file.

    Args:
        source: what is moved.
        name: the first name for 1, the second for 2, and so on.

    Returns:
        Where it is now.

    Raises:
        OSError: the disk refuses; it is where it was.
    """
    if not os.path.lexists(source):
        raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), str(source))
    for n in range(1, MOST_NAMES):
        target = name(n)
        if os.path.lexists(target):
            continue
        if source.is_symlink() or not source.is_file():
            return source.rename(target)
        try:
            # Unlike a rename, a link never takes the place of a file that somebody else makes meanwhile.
            os.link(source, target)
        except FileExistsError:
            continue
        except (OSError, NotImplementedError):
            return source.rename(target)
        source.unlink()
        return target
    raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST), str(name(1)))


def set_aside(path: Path, kind: str = "broken") -> Path | None:
    """Rename a file to the first free `<name>.<kind>-<n>`, so that nothing overwrites it.

    Returns:
        Its new path; None if it could not be renamed.
    """
    try:
        return place(path, lambda n: path.with_name(f"{path.name}.{kind}-{n}"))
    except OSError:
        return None


def keep_copy(path: Path, kind: str = "broken") -> Path | None:
    """Keep a file as it is under the first free `<name>.<kind>-<n>`, because another takes its place.

    Returns:
        The path of what is kept; None if the disk refuses.
    """
    copy = _fresh(path)
    try:
        try:
            os.link(path, copy)
        except (OSError, NotImplementedError):  # a file system without links, for example FAT
            shutil.copyfile(path, copy)
        return place(copy, lambda n: path.with_name(f"{path.name}.{kind}-{n}"))
    except OSError:
        with contextlib.suppress(OSError):
            copy.unlink()
        return None


def kind_of(error: OSError) -> str:
    """What is wrong with the disk, for words: `full`, `read-only`, `taken`, `slow` or `other`."""
    return getattr(error, "kind", None) or _KINDS.get(error.errno or 0, OTHER)
