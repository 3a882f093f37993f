"""Let one copy of the program at a time read a file, change what it says and write it."""

from __future__ import annotations

import contextlib
import logging
from collections.abc import Iterator
from functools import partial
from pathlib import Path

from filelock import FileLock, Timeout

from game.patience import patiently
from game.storage.files.atomic import make_folder
from game.suppressing import log_suppressed, suppress_and_log

_log = logging.getLogger(__name__)
FILES = "files.lock"
"""The lock for the player's small files, beside them."""
PATIENCE_S = 2.0
"""Seconds to wait for another copy, which takes some ms unless it is stopped."""
_stuck: set[Path] = set()
"""The locks that were waited for in vain, and have not been free since: what is written next, perhaps the
game in progress, is not to stand behind one file after the other that waits for the same copy."""


@contextlib.contextmanager
def one_writer(lock: Path, patience: float | None = None) -> Iterator[None]:
    """Let no other copy of the program write meanwhile, where the disk has locks.

    Where it has none everything is done all the same: a file is written whole without them, too, and a disk
    that refuses says so there. One that will not give the lock back has what was written all the same.

    Args:
        lock: the file that is locked; its folder is made when needed.
        patience: seconds to wait for another copy; None for `PATIENCE_S`. Who has waited in vain once waits
            no more until the lock is free.

    Raises:
        Timeout: another copy writes, and does not end; it is an OSError.
    """
    wait = 0.0 if lock in _stuck else PATIENCE_S if patience is None else patience
    one = FileLock(lock, fallback_to_soft=False, preserve_lock_file=True)
    try:
        make_folder(lock.parent)
        patiently(partial(one.acquire, timeout=wait, poll_interval=0.01))
    except Timeout:
        _stuck.add(lock)
        raise
    except (NotImplementedError, OSError) as error:
        log_suppressed(_log, f"lock {lock.name}", error)
    _stuck.discard(lock)
    try:
        yield
    finally:
        with suppress_and_log(_log, f"give {lock.name} back", OSError):
            patiently(one.release)
