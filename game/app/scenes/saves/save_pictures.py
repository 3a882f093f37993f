"""The pictures of saved games, while their screen is open: each is read when its tile is first seen.

The disk's thread reads them, for a disk may take as long as it likes, and nothing else may wait for it.
"""

from __future__ import annotations

from pathlib import Path

from game.app.forms.disk_answer import DiskAnswer
from game.storage.library import Library, LibraryEntry


class SavePictures:
    """Pictures that have been read and not drawn yet, and which could not be read.

    Args:
        library: whose games they are of.
    """

    def __init__(self, library: Library) -> None:
        self._library = library
        self._read: dict[Path, bytes | None] = {}
        self._wanted: dict[Path, LibraryEntry] = {}
        """Games whose tiles have been seen, and whose pictures nobody reads yet."""
        self._asked: frozenset[Path] = frozenset()
        """Files that are being read."""
        self._answer = DiskAnswer[dict[Path, bytes | None]]()

    def there(self, entry: LibraryEntry) -> bool:
        """Return whether the disk has answered for the picture of a game; if not, have it read."""
        if entry.path not in self._read and entry.path not in self._asked:
            self._wanted[entry.path] = entry
            self.update()
        return entry.path in self._read

    def shown(self, entry: LibraryEntry) -> bool:
        """Return whether it can be shown; what the disk has refused is asked for again when the screen is."""
        return self._read[entry.path] is not None

    def take(self, entry: LibraryEntry) -> bytes:
        """Return one that can be shown, once: a JPEG file's bytes."""
        found = self._read.pop(entry.path)
        assert found is not None
        return found

    def update(self) -> bool:
        """Look whether the disk has answered; return whether there are more pictures than before."""
        come = False
        while True:
            job = self._answer.take()
            if job is not None:
                self._read.update(job.result)
                self._asked, come = frozenset(), True
            if self._answer.awaited or not self._wanted:
                return come
            self._asked = frozenset(self._wanted)
            self._answer.await_job(self._library.ask_for_pictures(self._wanted.values()))
            self._wanted = {}

    def wake(self) -> float | None:
        """Return after how many ms to look again; None where nothing is read."""
        return self._answer.wake()
