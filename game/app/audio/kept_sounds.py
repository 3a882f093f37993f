"""Sounds that are ready to be played, and the files of those that are not: within a limit of memory.

A sound takes twelve times as much memory as its file. Files are kept, so that no slow disk keeps a sound
waiting; of the sounds only what was last played is.
"""

from __future__ import annotations

import logging
import threading
from collections import OrderedDict
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pygame

from game.app.audio.decoding import NoSoundError, sound_of
from game.app.audio.sounds import Sounds
from game.patience import read_bytes
from game.suppressing import suppress_and_log

_log = logging.getLogger(__name__)

MOST_BYTES = 6_000_000
"""Bytes of sounds that are kept ready, with the latest in any case."""


class KeptSounds:
    """Read sounds, and keep those that were last played. Any thread may ask what is ready.

    Args:
        folder: of the files.
        device: what plays, with the functions of `pygame.mixer`.
        most_bytes: that sounds may take.
        make: makes a sound of what a file at a path holds; None has it decoded for the device where it is
            whole: the decoder may end the process on one that is damaged.

    Attributes:
        closed: whether nothing is read any more: who is about to read a file leaves it.
    """

    def __init__(
        self,
        folder: Path,
        device: Any,
        most_bytes: int = MOST_BYTES,
        make: Callable[[Path, bytes], Any] | None = None,
    ) -> None:
        self._folder, self._device, self._most_bytes = folder, device, most_bytes
        self._make = make or self._decoded
        self._table: Sounds | None = None
        self._lock = threading.RLock()
        self._files: dict[str, bytes] = {}
        self._ready: OrderedDict[str, tuple[pygame.mixer.Sound, int]] = OrderedDict()
        """Sounds and their bytes, the one that was played longest ago first."""
        self._failed: set[str] = set()
        self._bytes = 0
        self.closed = False

    def _decoded(self, path: Path, held: bytes) -> pygame.mixer.Sound:
        if self._table is None:
            self._table = Sounds.read(self._folder)
        if not self._table.is_whole(path.relative_to(self._folder).as_posix(), held):
            raise NoSoundError(f"{path.name} is damaged")
        return sound_of(self._device, held)

    def get(self, file: str) -> pygame.mixer.Sound | None:
        """Return a sound that is ready, or None."""
        with self._lock:
            found = self._ready.get(file)
            if found is None:
                return None
            self._ready.move_to_end(file)
            return found[0]

    def failed(self, file: str) -> bool:
        """Return whether a file could not be read when it was last tried."""
        return file in self._failed

    def prepare(self, file: str) -> None:
        """Have a file at hand, and its sound ready if there is room."""
        if self.closed or file in self._files or self.failed(file):
            return
        with suppress_and_log(_log, "read the file of a sound", OSError):
            self._files[file] = read_bytes(self._folder / file)
        sound = self.read_once(file) if self._bytes < self._most_bytes else None
        if sound is not None and self._bytes + self._size(sound) <= self._most_bytes:
            self._keep(file, sound)

    def read(self, file: str) -> pygame.mixer.Sound | None:
        """Return a sound, read now if it is not ready, and keep it; None where that fails."""
        found = self.get(file)
        if found is None:
            found = self.read_once(file)
            if found is not None:
                self._keep(file, found)
        return found

    def read_once(self, file: str) -> pygame.mixer.Sound | None:
        """Return a sound that only its channel keeps, as long ones are; None where it cannot be read."""
        sound = None
        if self.closed:
            return None
        if self._device.get_init():
            path, held = self._folder / file, self._files.get(file)
            with suppress_and_log(_log, "read a sound", pygame.error, OSError, NoSoundError):
                sound = self._make(path, read_bytes(path) if held is None else held)
        if sound is None:
            self._failed.add(file)
        else:
            self._failed.discard(file)
        return sound

    def _keep(self, file: str, sound: pygame.mixer.Sound) -> None:
        size = self._size(sound)
        with self._lock:
            self._bytes += size - self._ready.pop(file, (None, 0))[1]
            self._ready[file] = sound, size
            while self._bytes > self._most_bytes and len(self._ready) > 1:
                _, (_, dropped) = self._ready.popitem(last=False)
                self._bytes -= dropped

    def _size(self, sound: pygame.mixer.Sound) -> int:
        rate, bits, sides = self._device.get_init() or (0, 0, 0)
        size: int = round(sound.get_length() * rate) * sides * abs(bits) // 8
        return size

    def clear(self) -> None:
        """Forget all sounds: their device is closed."""
        with self._lock:
            self._ready.clear()
            self._failed.clear()
            self._bytes = 0
