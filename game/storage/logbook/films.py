"""Keep what was found of games that are over, so that their films are there at once when they are seen again.

Nothing here is a player's: a file that is gone, broken or of another version is found anew. What a file
holds is what was written, to the letter, or it counts for nothing: a wrong chance is worse than none.
"""

from __future__ import annotations

import hashlib
import json
import logging
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Any

from game.storage.files.atomic import write_bytes
from game.storage.files.disk import Disk, on_disk
from game.storage.files.documents import FileError, encode_json, read_json
from game.storage.files.one_writer import one_writer
from game.suppressing import log_suppressed, suppress_and_log

_log = logging.getLogger(__name__)

FILM = "film"
"""The first word of the disk's keys for films."""
VERSION = 2
LARGEST = 1024 * 1024
"""Bytes of a file: a long game takes 60 KB."""
MOST = 100
"""Largest number of films that are kept."""
SUFFIX = ".json"
PATIENCE_S = 0.2
"""Seconds to wait for another window that writes a film."""


class Films:
    """Keep what was found, a file for each game.

    Args:
        folder: made when first written to.
    """

    def __init__(self, folder: Path, disk: Disk | None = None) -> None:
        self.folder = folder
        self.disk = disk or Disk()

    @on_disk
    def read(self, key: str) -> list[Any]:
        """Return what was found of a game, in order; nothing where no file says so.

        Args:
            key: what is the same for the same game and whoever looked at it: letters and digits.
        """
        try:
            form = read_json(self._file(key), LARGEST)
        except FileNotFoundError:
            return []
        except (OSError, FileError) as error:
            log_suppressed(_log, "read a film", error)
            return []
        if not isinstance(form, dict) or type(form.get("version")) is not int or form["version"] != VERSION:
            return []
        found = form.get("found")
        if form.get("key") != key or not isinstance(found, list) or form.get("sum") != _sum(key, found):
            return []
        return found

    def write(self, key: str, found: Sequence[Any]) -> None:
        """Keep what was found of a game, and let the oldest films go; nothing happens where the disk refuses.

        Two windows may fill the same film at once: what is known of more of it stays.

        Args:
            key: as for `read`.
            found: as JSON has it, in order.
        """
        form = {"version": VERSION, "key": key, "sum": _sum(key, found), "found": list(found)}
        self.disk.later(f"{FILM} {key}", partial(self._write, key, form))

    def _write(self, key: str, form: dict[str, Any]) -> None:
        with suppress_and_log(_log, "write a film", OSError):
            self.folder.mkdir(parents=True, exist_ok=True)
            with one_writer(self.folder / "writing.lock", PATIENCE_S):
                if len(self.read(key)) < len(form["found"]):
                    write_bytes(self._file(key), encode_json(form))
                self._tidy()

    def _tidy(self) -> None:
        """Let the oldest films go; one that is gone already is no trouble."""
        files = []
        for file in self.folder.glob(f"*{SUFFIX}"):
            with suppress_and_log(_log, "look at a film", OSError):
                files.append((file.stat().st_mtime_ns, file))
        for _, file in sorted(files)[: max(0, len(files) - MOST)]:
            with suppress_and_log(_log, "let an old film go", OSError):
                file.unlink()

    def _file(self, key: str) -> Path:
        return self.folder / f"{key}{SUFFIX}"


def _sum(key: str, found: Sequence[Any]) -> str:
    """Return what other findings, or those of another game, do not have."""
    return hashlib.sha256(json.dumps([key, list(found)], sort_keys=True).encode()).hexdigest()
