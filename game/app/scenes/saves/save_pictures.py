"""The pictures of saved games, while their screen is open: each is read when its tile is first seen.

The disk's thread reads them, for a disk may take as long as it likes, and nothing else may wait for it.
"""

from __future__ import annotations

from pathlib import Path

from game.app.forms.disk_answer import DiskAnswer
from game.storage.games.library import Library, LibraryEntry

AT_ONCE = 3
"""Number of files that are read in one go."""


class SavePictures:
    """Pictures that have been read and not drawn yet, and which could not be read.

    Args:
        library: whose games they are of.
    """

    def __init__(self, library: Library) -> None:
        self._library = library
        self._read: dict[Path, bytes | None] = {}
        self._wanted: dict[Path, LibraryEntry] = {}
        """Games whose tiles are seen, and whose pictures nobody reads yet; the latest last."""
        self._asked: frozenset[Path] = frozenset()
        """Files that are being read."""
        self._answer = DiskAnswer[dict[Path, bytes | None]]()

    def there(self, entry: LibraryEntry) -> bool:
        """Return whether the disk has answered for the picture of a game; if not, have it read."""
        if entry.path not in self._read and entry.path not in self._asked:
            self._wanted.pop(entry.path, None)
            self._wanted[entry.path] = entry
            self.update()
        return entry.path in self._read

    def shown(self, entry: LibraryEntry) -> bool:
        """Return whether it can be shown; one that cannot is asked for again by the next such screen."""
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
                # Those that nobody has drawn since the last answer are out of sight by now.
                for path in [path for path, found in self._read.items() if found is not None]:
                    del self._read[path]
                self._read.update(job.result)
                self._asked, come = frozenset(), True
            if self._answer.awaited or not self._wanted:
                return come
            # The disk is not kept from anything else for long, and who still sees a tile asks again.
            wanted = tuple(self._wanted.values())[-AT_ONCE:]
            self._wanted = {}
            self._asked = frozenset(entry.path for entry in wanted)
            self._answer.await_job(self._library.ask_for_pictures(wanted))

    def wake(self) -> float | None:
        """Return after how many ms to look again; None where nothing is read."""
        return self._answer.wake()
