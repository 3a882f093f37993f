"""Who may write the game in progress: one copy of the program at a time.

A lock that the operating system lets go of when a process ends, however it ends, says that a copy is
running. A second copy may take over all the same: a small file names the owner, looked at before every
write and changed only while nobody writes, so that the copy that has lost it never writes over the other.
"""

from __future__ import annotations

import contextlib
import os
import uuid
from collections.abc import Iterator
from pathlib import Path

from filelock import FileLock, Timeout

from game.storage.atomic import TAKEN, kind_of, write_text

PATIENCE_S = 2.0
"""How long a write waits for the other copy's write; one takes milliseconds."""


class TakenError(OSError):
    """Another copy of the program writes the game in progress now."""

    kind = TAKEN


class Claim:
    """This process's claim to write in a folder.

    Args:
        folder: of the game in progress; made when first claimed.

    Attributes:
        trouble: why nothing can be claimed, `full`, `read-only` or `other`; None if all is well.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.trouble: str | None = None
        self._owner = folder / "owner"
        self._running = self._lock("running.lock")
        self._writing = self._lock("writing.lock")
        self._name = ""

    def _lock(self, name: str) -> FileLock:
        return FileLock(self.folder / name, fallback_to_soft=False, preserve_lock_file=True)

    def acquire(self) -> bool:
        """Claim the folder unless another copy runs; tell whether this one may write now.

        Where the platform or the disk knows no locks there is nothing to wait for: True as well.
        """
        self.trouble = None
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            if not self._running.is_locked:
                self._running.acquire(timeout=0)
            self._sign()
        except Timeout:
            return False
        except NotImplementedError:
            pass
        except OSError as error:
            self.trouble = kind_of(error)
        return True

    def take_over(self) -> None:
        """Claim the folder although another copy runs: it is told when it next wants to write.

        Raises:
            OSError: the disk refuses, or the other copy is stuck in the middle of a write.
        """
        with self._alone():
            self._sign()
        with contextlib.suppress(Timeout, NotImplementedError, OSError):
            self._running.acquire(timeout=0)

    def _sign(self) -> None:
        self._name = f"{os.getpid()} {uuid.uuid4().hex}"
        write_text(self._owner, self._name)

    @property
    def lost(self) -> bool:
        """Whether another copy has taken over since."""
        if not self._name:
            return False
        try:
            return self._owner.read_text(encoding="utf-8") != self._name
        except (OSError, UnicodeDecodeError):
            return False

    @contextlib.contextmanager
    def writing(self) -> Iterator[None]:
        """A write: no other copy takes over meanwhile.

        Raises:
            TakenError: another copy has taken over.
            OSError: the disk refuses.
        """
        if not self._name:
            # Nothing could be claimed when the program started: the disk may allow it by now.
            if not self.acquire():
                raise TakenError("another copy of the program writes here")
            if not self._name:
                yield
                return
        with self._alone():
            if self.lost:
                self._running.release()
                raise TakenError("another copy of the program has taken over")
            yield

    @contextlib.contextmanager
    def _alone(self) -> Iterator[None]:
        try:
            self._writing.acquire(timeout=PATIENCE_S, poll_interval=0.01)
        except Timeout:
            raise TakenError("another copy of the program is writing") from None
        except NotImplementedError:
            yield
            return
        try:
            yield
        finally:
            self._writing.release()

    def release(self) -> None:
        """Give the folder up: the program ends."""
        with contextlib.suppress(OSError):
            self._running.release()
