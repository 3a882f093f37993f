"""Folders of content: what is in them, and whether something is. The system is asked again if it refuses."""

from __future__ import annotations

import errno
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from game.rules.loader.yaml_nodes import TRIES

_T = TypeVar("_T")


def again(work: Callable[[], _T], tries: int = TRIES) -> _T:
    """Do something with files, and do it again at once where the system refuses: it does so for moments.

    Args:
        work: changes nothing where it is refused.
        tries: number of times that it is done at most.

    Raises:
        OSError: the system refuses each time, or nothing is there.
    """
    try:
        return work()
    except (FileNotFoundError, NotADirectoryError):
        raise
    except OSError:
        if tries <= 1:
            raise
    return again(work, tries - 1)


def entries_in(folder: Path, pattern: str = "*") -> list[Path]:
    """Return what is in a folder, in order; nothing where no folder is there.

    Unlike `Path.glob`, which takes a folder that the system refuses for an empty one.

    Args:
        folder: the folder.
        pattern: of the names that are wanted, as in `*.yaml`.

    Raises:
        OSError: it cannot be looked into.
    """
    try:
        return [path for path in again(lambda: sorted(folder.iterdir())) if path.match(pattern)]
    except (FileNotFoundError, NotADirectoryError):
        return []


def folders_in(folder: Path) -> list[Path]:
    """Return the folders in a folder, in order; none where no folder is there.

    Args:
        folder: the folder.

    Raises:
        OSError: it, or something in it, cannot be looked into.
    """
    try:
        return again(lambda: [path for path in sorted(folder.iterdir()) if path.is_dir()])
    except (FileNotFoundError, NotADirectoryError):
        return []


def has(path: Path) -> bool:
    """Return whether something has this name, if only a link that leads nowhere.

    Raises:
        OSError: the system does not say.
    """
    try:
        again(path.lstat)
    except (FileNotFoundError, NotADirectoryError):
        return False
    return True


def may_have(path: Path) -> bool:
    """Return whether something has this name; where the system does not say, something may.

    Whoever reads it then tells why it cannot be read.
    """
    try:
        return has(path)
    except OSError as error:
        return error.errno != errno.ELOOP  # its folder is a link that leads to itself
