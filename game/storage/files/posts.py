"""The pictures that a player saves to show them to others."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from game.storage.files.atomic import write_new
from game.storage.files.disk import Disk, Job


class Posts:
    """A folder of pictures.

    Args:
        folder: is made when first written to.
        disk: does everything with the files.
    """

    def __init__(self, folder: Path, disk: Disk | None = None) -> None:
        self.folder = folder
        self.disk = disk or Disk()

    def save(self, stem: str, made: Callable[[], bytes]) -> Job[Path]:
        """Write a PNG file under a name that no file has, beside whoever asks.

        Args:
            stem: of its name.
            made: makes what it holds, which takes a while.

        Returns:
            The job; its result is the path, or raises OSError where the disk refuses.
        """
        return self.disk.ask(lambda: write_new(self.folder, stem, ".png", made()))
