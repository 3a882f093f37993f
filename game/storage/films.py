"""What was found of games that are over, so that their films are there at once when they are seen again.

Nothing here is a player's: a file that is gone, broken or of another version is found anew.
"""

from __future__ import annotations

import contextlib
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from game.storage.atomic import write_bytes
from game.storage.documents import FileError, encode_json, read_json

VERSION = 1
LARGEST = 1024 * 1024
"""Bytes of a file: a long game takes 60 KB."""
MOST = 100
"""So many films are kept."""
SUFFIX = ".json"


class Films:
    """What was found, a file for each game.

    Args:
        folder: made when first written to.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def read(self, key: str) -> list[Any]:
        """Return what was found of a game, in order; nothing where no file says so.

        Args:
            key: what is the same for the same game and whoever looked at it: letters and digits.
        """
        try:
            form = read_json(self._file(key), LARGEST)
        except (OSError, FileError):
            return []
        if not isinstance(form, dict) or form.get("version") != VERSION or form.get("key") != key:
            return []
        found = form.get("found")
        return found if isinstance(found, list) else []

    def write(self, key: str, found: Sequence[Any]) -> None:
        """Keep what was found of a game, and let the oldest films go; nothing happens where the disk refuses.

        Args:
            key: as for `read`.
            found: as JSON has it, in order.
        """
        with contextlib.suppress(OSError):
            self.folder.mkdir(parents=True, exist_ok=True)
            write_bytes(self._file(key), encode_json({"version": VERSION, "key": key, "found": list(found)}))
            files = [(file.stat().st_mtime_ns, file) for file in self.folder.glob(f"*{SUFFIX}")]
            for _, file in sorted(files)[: max(0, len(files) - MOST)]:
                file.unlink()

    def _file(self, key: str) -> Path:
        return self.folder / f"{key}{SUFFIX}"
