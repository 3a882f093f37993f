"""The pictures of the player's own expansions: read by a thread of their own, beside everything else.

Their disk may take as long as it likes, or never answer: something plain is drawn in the place of what has
not come, and no saved game waits behind it.
"""

from __future__ import annotations

import logging
import time
from collections import deque
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path

from game.app.drawing.images.brought_pictures import BroughtPictures
from game.app.drawing.images.foreign_files import PictureError
from game.app.drawing.images.foreign_pictures import ForeignPicture, checked
from game.patience import patiently
from game.storage.files.disk import Disk, Job
from game.storage.files.plain_text import plain

_log = logging.getLogger(__name__)
ASSETS = "assets"
ENDINGS = (".jpg", ".png", ".svg", ".webp")
FIRST = ("rooms", "icons", "cards", "overlays")
"""The folders with what nearly every expansion brings: they are read before any other."""
MOST_IN_ALL = 64 * 1024 * 1024
"""Bytes of all pictures; those of the game take a third of that."""
MOST_FILES = 2000
"""Files and folders in the assets of an expansion that are looked at."""
DEEPEST = 4
"""Folders that lie in one another there."""
PATIENCE_S = 0.25
"""Seconds for which somebody waits for the pictures of the rules that were read."""
AGAIN_S = 5.0
"""Seconds before what the system refused is asked for again."""
SOON_MS, LATER_MS, SOON_S = 50.0, 500.0, 3.0
"""Times in ms between two looks whether something has come: in the first seconds, and where it takes long."""


@dataclass
class _Reading:
    """Hold what is being read of some folders."""

    found: dict[str, ForeignPicture] = field(default_factory=dict)
    refused: list[tuple[str, Path]] = field(default_factory=list)
    told: set[Path] = field(default_factory=set)
    bytes: int = 0


class OwnPictures:
    """Keep the pictures of the player's own expansions, as far as they have been read.

    Args:
        disk: a thread that nothing else is waited for in.
    """

    def __init__(self, disk: Disk) -> None:
        self._disk = disk
        self._reading = _Reading()
        self._job: Job[None] | None = None
        self._told = 0.0
        """The moment at which news was told last while more was being read."""
        self._given = frozenset[str]()
        """The names of all that had come when it was last taken."""
        self._taken = BroughtPictures({})

    def read(self, folders: Sequence[Path]) -> None:
        """Begin to read those of some expansions, and forget those of others.

        They do not stand behind a disk that has not answered so far: another thread reads them.

        Args:
            folders: of the expansions. Of two pictures of a name the first counts.
        """
        if self._awaited is not None:
            self._disk = self._disk.another()
        reading = self._reading = _Reading()
        self._given, self._job = frozenset(), None
        if folders:
            self._ask(reading, [("", folder / ASSETS) for folder in folders])

    def wait(self) -> None:
        """Wait for what is being read, for a moment: then mostly nothing plain is ever seen."""
        if self._job is not None:
            self._job.over.wait(PATIENCE_S)

    def read_refused(self) -> None:
        """Ask again for what the system refused; to be called now and then."""
        reading, job = self._reading, self._job
        if job is None or not job.over.is_set() or time.monotonic() - job.since <= AGAIN_S:
            return
        if reading.refused:
            places, reading.refused = reading.refused, []
            self._ask(reading, places)

    @property
    def news(self) -> bool:
        """Return whether something has come in whose place something plain is shown.

        While more is being read that is said now and then only: everything is drawn anew for it.
        """
        job = self._awaited
        if job is not None and time.monotonic() - max(job.since, self._told) < PATIENCE_S:
            return False
        come = self._reading.found.keys() - self._given
        if job is not None and come:
            self._told = time.monotonic()
        return bool(come) and self._taken.missed_any(come)

    def take(self) -> BroughtPictures:
        """Return all that is there by now."""
        found = dict(self._reading.found)
        self._given, self._taken = frozenset(found), BroughtPictures(found)
        return self._taken

    def wake(self) -> float | None:
        """Return after how many ms to look again; None where nothing is being read."""
        job = self._awaited
        if job is None:
            return None
        return SOON_MS if time.monotonic() - job.since < SOON_S else LATER_MS

    @property
    def _awaited(self) -> Job[None] | None:
        """Return what is being read; None where all has been read or refused."""
        return self._job if self._job is not None and not self._job.over.is_set() else None

    def _ask(self, reading: _Reading, places: Sequence[tuple[str, Path]]) -> None:
        self._job = self._disk.ask(partial(_read, reading, places))


def _read(reading: _Reading, places: Sequence[tuple[str, Path]]) -> None:
    """Read files and everything in folders.

    Args:
        reading: where they go.
        places: of each, its path in the assets and where it is.
    """
    for base, top in places:
        for name, path in _files(reading, base, top):
            if name in reading.found:
                continue
            if reading.bytes >= MOST_IN_ALL:
                _tell(reading, path, f"more than {MOST_IN_ALL} bytes in all pictures")
                return
            try:
                picture = patiently(partial(checked, path))
            except FileNotFoundError:
                continue  # it has gone
            except OSError as error:
                _tell(reading, path, error)
                reading.refused.append((name, path))
            except PictureError as error:
                _tell(reading, path, error)
            else:
                reading.bytes += len(picture.data)
                reading.found[name] = picture


def _files(reading: _Reading, base: str, top: Path) -> Iterator[tuple[str, Path]]:
    """Yield the pictures in a folder, and in those that lie in it; a file yields itself.

    Args:
        reading: where a folder goes that the system refuses.
        base: the path of `top` in the assets; empty for these themselves.
        top: the folder or file.
    """
    left, seen = deque([(base, top)]), 0
    while left:
        name, place = left.popleft()
        if place.suffix in ENDINGS and name:
            yield name, place
            continue
        try:
            inside = sorted(patiently(partial(_listed, place)), key=lambda one: (one not in FIRST, one))
        except (FileNotFoundError, NotADirectoryError):
            continue
        except OSError as error:
            _tell(reading, place, error)
            reading.refused.append((name, place))
            continue
        if len(inside) > MOST_FILES - seen:
            _tell(reading, top, f"more than {MOST_FILES} files")
        inside = inside[: MOST_FILES - seen]
        seen += len(inside)
        if name.count("/") < DEEPEST:
            left.extend((f"{name}/{one}" if name else one, place / one) for one in inside)


def _listed(folder: Path) -> list[str]:
    return [one.name for one in folder.iterdir()]


def _tell(reading: _Reading, path: Path, why: Exception | str) -> None:
    """Log once what is wrong with a file."""
    if path not in reading.told:
        reading.told.add(path)
        words = why.strerror if isinstance(why, OSError) and why.strerror else why
        _log.warning("%s", plain(f"{path}: {words}"))
