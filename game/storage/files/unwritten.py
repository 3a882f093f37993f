"""Keep what a file does not have yet: it is written as soon as the disk takes it."""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable, Mapping
from typing import Generic, TypeVar

from game.storage.files.disk import Disk
from game.suppressing import log_suppressed

_log = logging.getLogger(__name__)
T = TypeVar("T")


class Unwritten(Generic[T]):
    """Keep values of a file by their names until they are in it; the latest of a name counts.

    A disk that refuses is not worth stopping for: what it refused is written with the next value, or when
    somebody asks for it.

    Args:
        disk: writes the file.
        key: of the file there.
        write: writes values into the file, in the disk's thread; returns whether they are in it, which they
            are not where the file cannot be read for now, and raises OSError where the disk refuses.

    Attributes:
        refused: whether the disk takes nothing: what is here, this program alone knows.
    """

    def __init__(self, disk: Disk, key: str, write: Callable[[Mapping[str, T]], bool]) -> None:
        self._disk = disk
        self._key = key
        self._write = write
        self._values: dict[str, T] = {}
        self._lock = threading.Lock()
        """Held while these are changed: the disk's thread takes off what another puts there."""
        self.refused = False

    @property
    def values(self) -> dict[str, T]:
        """Return what is not in the file."""
        with self._lock:
            return dict(self._values)

    def put(self, name: str, value: T) -> None:
        """Have a value written.

        Args:
            name: of the value.
            value: never changed afterwards.
        """
        with self._lock:
            self._values[name] = value
        self.write()

    def write(self) -> None:
        """Write what is not in the file; to be called now and then, and when the program ends."""
        if self._values:
            self._disk.later(self._key, self._write_if_possible)

    def _write_if_possible(self) -> None:
        values = self.values
        if not values:
            return
        try:
            if not self._write(values):
                return
        except OSError as error:
            log_suppressed(_log, f"write the {self._key}", error)
            self.refused = True
            return
        self.refused = False
        with self._lock:
            for name, value in values.items():
                if self._values.get(name) is value:  # else it has changed meanwhile, and is written next
                    del self._values[name]
