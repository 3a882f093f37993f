"""Ask again for what the system refuses: others hold files for moments, and disks stumble."""

from __future__ import annotations

import errno
import stat
import time
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

PAUSES_S = (0.01, 0.02, 0.05)
"""Seconds to wait before each new try to do what the system refused."""
_LASTING = (
    *(errno.ENOENT, errno.ENOTDIR, errno.ELOOP, errno.EISDIR, errno.EEXIST, errno.ENAMETOOLONG),
    *(errno.EINVAL, errno.EROFS),
)
"""Errors that the system gives again however often it is asked."""
_T = TypeVar("_T")


def patiently(work: Callable[[], _T]) -> _T:
    """Do something with files, again after a moment where the system refuses: others hold them for moments.

    Args:
        work: changes nothing where it is refused, and is about one file: several that are refused in turn
            would use up the tries.

    Raises:
        OSError: the system refuses it each time.
    """
    for pause in PAUSES_S:
        try:
            return work()
        except OSError as error:
            if error.errno is None or error.errno in _LASTING:
                raise
            time.sleep(pause)
    return work()


def read_bytes(path: Path) -> bytes:
    """Return what a file holds; see `patiently`.

    Args:
        path: of the file.

    Raises:
        OSError: the system refuses it each time, or something else lies there: a pipe keeps its reader
            waiting, and a device may have no end. The error names the file, also where it opened and could
            not be read.
    """

    def read() -> bytes:
        kind = path.stat().st_mode
        if not stat.S_ISREG(kind) and not stat.S_ISDIR(kind):
            raise OSError(errno.EINVAL, "No regular file", str(path))
        return path.read_bytes()

    try:
        return patiently(read)
    except OSError as error:
        if error.errno is None or error.filename is not None:
            raise
        raise OSError(error.errno, error.strerror, str(path)) from error


def entries(folder: Path) -> list[Path]:
    """Return what is in a folder, in order; see `patiently`.

    Args:
        folder: that is there.

    Raises:
        OSError: the system refuses it each time, or no folder is there.
    """
    return patiently(lambda: sorted(folder.iterdir()))
