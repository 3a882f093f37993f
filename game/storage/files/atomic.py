"""Writing files so that a crash leaves either the old or the new one, never half of it, and never none."""

from __future__ import annotations

import contextlib
import errno
import logging
import os
import re
import shutil
import stat
import sys
import threading
import time
import unicodedata
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

from game.patience import patiently
from game.suppressing import log_suppressed, suppress_and_log

_log = logging.getLogger(__name__)

FRESH = ".new"
"""Ending of the name of a file that is still being written."""
FULL = "full"
READ_ONLY = "read-only"
TAKEN = "taken"
SLOW = "slow"
BROKEN, NEWER = "broken", "newer"
"""Reasons to keep a file under another name: damage, or a newer version of the program that wrote it."""
UNREAD = "unread"
OTHER = "other"
_KINDS = {
    **dict.fromkeys((errno.ENOSPC, errno.EDQUOT, errno.EFBIG), FULL),
    **dict.fromkeys((errno.EROFS, errno.EACCES, errno.EPERM), READ_ONLY),
}
MOST_NAMES = 10_000
_LONGEST_NAME = 180
"""Bytes of a file's name that leave room for what marks it as not yet whole: systems allow 255."""
_RETRIES = 6
_FRESH_NAME = re.compile(rf"\.(\d{{1,18}})-\d+{re.escape(FRESH)}$")
LEFT_S, LONG_LEFT_S = 60.0, 86_400.0
"""Age in seconds from which a half-written file is left over: of a process that has ended, and of one of
which nobody knows whether it has."""
_swept: set[Path] = set()
"""The folders in which this process has looked for that."""


def write_text(path: Path, text: str, generations: Sequence[Path] = ()) -> None:
    """Write a text file as UTF-8: see `write_bytes`."""
    write_bytes(path, text.encode("utf-8"), generations)


def write_bytes(path: Path, data: bytes, generations: Sequence[Path] = ()) -> None:
    """Write a file: beside it first, flushed to the disk, then renamed over it.

    At every moment `path` is the old file or the new one, whole. The files before it move on along
    `generations`, the last of which drops out; one that the disk will not move stays, whole, and the file is
    written all the same. Where a link lies there, it stays, and so the file that it leads to is the one that
    is written.

    Args:
        path: of the file; its folder is made if it does not exist.
        data: its content.
        generations: where the file that was there before goes, where the one before that, and so on.

    Raises:
        OSError: the disk refuses; what was there before is still there.
    """
    make_folder(path.parent)
    path = followed(path)
    sweep_left(path.parent)
    fresh = _fresh(path)
    try:
        _write_flushed(fresh, data)
        _move_on(path, generations)
        _replace(fresh, path)
    except OSError:
        with contextlib.suppress(OSError):
            fresh.unlink()
        raise
    flush_folder(path.parent)


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


def _copy_flushed(path: Path, copy: Path) -> None:
    shutil.copyfile(path, copy)
    with copy.open("rb+") as file:
        os.fsync(file.fileno())


def make_folder(folder: Path) -> None:
    """Make a folder and those that it lies in, where they are missing, so that no power loss takes them away.

    Raises:
        OSError: the disk refuses, or something else lies there.
    """
    missing = []
    for one in (folder, *folder.parents):
        if one.is_dir():
            break
        missing.append(one)
    folder.mkdir(parents=True, exist_ok=True)
    for one in reversed(missing):
        flush_folder(one.parent)


def _move_on(path: Path, generations: Sequence[Path]) -> None:
    """Let every generation move one on; the newest becomes the second and stays the first as well.

    Where the disk refuses to move one it stays as it is, whole: what comes now is to be written all the same.
    """
    if not generations or not path.is_file():
        return
    with contextlib.suppress(OSError):
        if _are_alike(path, generations[0]):  # a write that was refused behind this had come so far
            return
    for older, newer in zip(reversed(generations[1:]), reversed(generations[:-1]), strict=True):
        with suppress_and_log(_log, f"move {newer.name} on", OSError), contextlib.suppress(FileNotFoundError):
            patiently(partial(_replace, newer, older))
    with suppress_and_log(_log, f"keep {path.name} as {generations[0].name}", OSError):
        _keep_as(path, generations[0])


def _are_alike(one: Path, other: Path) -> bool:
    """Tell whether two names are of one file, or of a file and its copy.

    Raises:
        OSError: one of them is not there, or the disk does not tell.
    """
    if one.samefile(other):
        return True
    return one.stat().st_size == other.stat().st_size and one.read_bytes() == other.read_bytes()


def _keep_as(path: Path, second: Path) -> None:
    """Give a file a second name; what had that one keeps it where the disk refuses.

    Raises:
        OSError: the disk refuses.
    """
    try:
        os.link(path, second)
        return
    except (OSError, NotImplementedError):  # the one before has not moved on, or there are no links (FAT)
        copy = _fresh(second)
    try:
        try:
            os.link(path, copy)
        except (OSError, NotImplementedError):
            _copy_flushed(path, copy)
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


def flush_folder(folder: Path) -> None:
    """Flush the names in a folder, where the platform can; the file itself is already safe."""
    if sys.platform == "win32":
        return
    with contextlib.suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def followed(path: Path) -> Path:
    """Return the file that a link leads to, also one that is not there yet.

    Returns:
        The path itself where it is none, or leads in a circle, to a folder that does not exist, or to what is
        no file: a device holds no game, and must not be replaced by one.
    """
    if not path.is_symlink():
        return path
    try:
        target = path.resolve()
    except RuntimeError:  # as Python up to 3.12 calls a circle
        return path
    if not target.parent.is_dir() or target.is_symlink():
        return path
    device = target.exists() and not target.is_file() and not target.is_dir()
    return path if device else target


def sweep_left(folder: Path) -> None:
    """Remove what processes that run no more left half written in a folder; looked for once in each.

    Args:
        folder: that is written to.
    """
    if folder in _swept:
        return
    _swept.add(folder)
    with suppress_and_log(_log, "remove what was left half written", OSError):
        now = time.time()
        for stray in folder.glob(f"*{FRESH}"):
            made = _FRESH_NAME.search(stray.name)
            with suppress_and_log(_log, "remove what was left half written", OSError):
                age = now - stray.stat().st_mtime if made else 0.0
                ended = made is not None and (int(made[1]) == os.getpid() or not runs(int(made[1])))
                if age > (LEFT_S if ended else LONG_LEFT_S):
                    stray.unlink()


def runs(process: int) -> bool:
    """Tell whether a process of this computer runs, as far as the system tells."""
    if sys.platform == "win32":
        return True
    try:
        os.kill(process, 0)
    except (ProcessLookupError, OverflowError):
        return False
    except OSError:
        pass
    return True


def sweep(folder: Path, name: str) -> None:
    """Remove what processes left half written when they were killed.

    Args:
        folder: of the files.
        name: with which their names begin; nobody else may be writing them.
    """
    with suppress_and_log(_log, "remove what was left half written", OSError):
        for stray in folder.glob(f"{name}.*{FRESH}"):
            with suppress_and_log(_log, "remove what was left half written", OSError):
                stray.unlink()


def write_new(folder: Path, stem: str, suffix: str, data: bytes) -> Path:
    """Write a file under a name that no file has: `<stem><suffix>`, else `<stem> 2<suffix>` and so on.

    Returns:
        Its path.

    Raises:
        OSError: the disk refuses; nothing was written.
    """
    make_folder(folder)
    sweep_left(folder)
    fresh = _fresh(folder / f"{stem}{suffix}")
    try:
        _write_flushed(fresh, data)
        path = place(fresh, numbered(folder, stem, suffix), apart=True)
    except OSError:
        with contextlib.suppress(OSError):
            fresh.unlink()
        raise
    flush_folder(folder)
    return path


def numbered(folder: Path, stem: str, suffix: str) -> Callable[[int], Path]:
    """Return the names for `place` of a file: `<stem><suffix>`, `<stem> 2<suffix>` and so on.

    Args:
        folder: of the file.
        stem, suffix: of its first name.
    """
    return lambda n: folder / (f"{stem}{suffix}" if n == 1 else f"{stem} {n}{suffix}")


def place(source: Path, name: Callable[[int], Path], apart: bool = False) -> Path:
    """Move a file, link or folder to the first free one of several names; never over another file.

    Args:
        source: what is moved.
        name: the first name for 1, the second for 2, and so on.
        apart: names that differ in capitals alone count as the same: in a folder that comes to another
            system they would be.

    Returns:
        Where it is now.

    Raises:
        OSError: the disk refuses; it is where it was.
    """
    if not _lies_there(source):
        raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), str(source))
    alike = _alike(name(1).parent) if apart else frozenset()
    for n in range(1, MOST_NAMES):
        target = name(n)
        if _folded(target.name) in alike or _lies_there(target):
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
        flush_folder(target.parent)  # else a power loss could take both names
        _drop_name(source, target)
        return target
    raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST), str(name(1)))


def _drop_name(source: Path, target: Path) -> None:
    """Remove the name that a file had before it got another one.

    What this program has just written is whole under its new name: then nothing has failed, and
    `sweep_left` removes the old one later.

    Raises:
        OSError: the system refuses, for somebody's file; it has its old name alone again.
    """
    try:
        patiently(partial(source.unlink, missing_ok=True))
    except OSError as error:
        if _FRESH_NAME.search(source.name):
            log_suppressed(_log, "remove a name that is not needed", error)
            return
        with suppress_and_log(_log, f"give {target.name} up", OSError):
            if source.samefile(target):
                patiently(target.unlink)
        raise


def _folded(name: str) -> str:
    return unicodedata.normalize("NFC", name).casefold()


def _alike(folder: Path) -> frozenset[str]:
    """The names in a folder as systems see them that know no capitals; none where it cannot be listed."""
    with suppress_and_log(_log, "list a folder", OSError):
        return frozenset(_folded(other.name) for other in folder.iterdir())
    return frozenset()


def _lies_there(path: Path) -> bool:
    """Tell whether anything lies at a path.

    Raises:
        OSError: the system will not say: it may be somebody's file.
    """
    try:
        path.lstat()
    except (FileNotFoundError, NotADirectoryError):
        return False
    return True


def set_aside(path: Path, kind: str = BROKEN) -> Path | None:
    """Rename a file to the first free `<name>.<kind>-<n>`, so that nothing overwrites it.

    Returns:
        Its new path; None if it could not be renamed.
    """
    try:
        aside = place(path, lambda n: path.with_name(f"{path.name}.{kind}-{n}"))
    except OSError as error:
        log_suppressed(_log, f"put {path.name} aside", error)
        return None
    _log.warning("%s is put aside as %s", path.name, aside.name)
    return aside


def is_newer(path: Path) -> bool:
    """Tell by its name whether a file was kept because a newer version of the program wrote it.

    Args:
        path: that `set_aside` or `keep_copy` gave.
    """
    return path.suffix.startswith(f".{NEWER}-")


def keep_copy(path: Path, kind: str = BROKEN) -> Path | None:
    """Keep a file as it is under the first free `<name>.<kind>-<n>`, because another takes its place.

    Returns:
        The path of what is kept, also where that was done before; None if the disk refuses.
    """
    before = _kept_before(path, kind)
    if before is not None:
        return before
    copy = _fresh(path)
    try:
        try:
            if path.is_symlink():  # what it leads to is kept: a link would lead to what comes
                raise NotImplementedError
            os.link(path, copy)
        except (OSError, NotImplementedError):  # a file system without links, for example FAT
            _copy_flushed(path, copy)
        kept = place(copy, lambda n: path.with_name(f"{path.name}.{kind}-{n}"))
    except OSError as error:
        log_suppressed(_log, "keep a copy of a file", error)
        with contextlib.suppress(OSError):
            copy.unlink()
        return None
    _log.warning("%s is kept as %s", path.name, kept.name)
    return kept


def _kept_before(path: Path, kind: str) -> Path | None:
    """Return what a file was kept as before, when the disk was too full for another in its place."""
    try:
        for number in range(1, MOST_NAMES):
            one = path.with_name(f"{path.name}.{kind}-{number}")
            status = one.stat()
            same = stat.S_ISREG(status.st_mode) and status.st_size == path.stat().st_size
            if same and one.read_bytes() == path.read_bytes():
                return one
    except FileNotFoundError:
        return None
    except OSError as error:
        log_suppressed(_log, "look for a copy of a file", error)
    return None


def kind_of(error: OSError) -> str:
    """Return what is wrong with the disk, for words: `full`, `read-only`, `taken`, `slow`, `unread` or
    `other`."""
    return getattr(error, "kind", None) or _KINDS.get(error.errno or 0, OTHER)
