"""List which sounds there are: the table that was written with them."""

from __future__ import annotations

import hashlib
import json
import logging
from dataclasses import dataclass, field
from pathlib import Path

from game.patience import read_bytes
from game.suppressing import log_suppressed

_log = logging.getLogger(__name__)

EFFECTS, MUSIC, AMBIENCE = "effects", "music", "ambience"


@dataclass(frozen=True)
class Sounds:
    """The files by the names of their sounds.

    Attributes:
        folder: of the files.
        files: variations of every sound, in order, relative to the folder.
        bus: which volume a sound obeys.
        sums: the beginning of the SHA-256 of each file, in hexadecimal digits.
    """

    folder: Path
    files: dict[str, tuple[str, ...]]
    bus: dict[str, str]
    sums: dict[str, str] = field(default_factory=dict)

    @staticmethod
    def read(folder: Path) -> Sounds:
        """Read `table.json`; a folder without one, or with one that is damaged, has no sounds."""
        try:
            table = json.loads(read_bytes(folder / "table.json"))
        except (OSError, ValueError) as error:
            log_suppressed(_log, "read the table of sounds", error)
            table = {}
        files: dict[str, list[str]] = {}
        table = (
            {name: entry for name, entry in table.items() if _is_entry(entry)}
            if isinstance(table, dict)
            else {}
        )
        for name in table:
            files.setdefault(table[name]["cue"], []).append(name)
        return Sounds(
            folder,
            {cue: tuple(names) for cue, names in files.items()},
            {entry["cue"]: entry["kind"] for entry in table.values()},
            {name: str(entry.get("sha256", "")) for name, entry in table.items()},
        )

    def is_whole(self, file: str, held: bytes) -> bool:
        """Return whether a file holds what it held when the table was written.

        Args:
            file: relative to the folder.
            held: by the file.
        """
        return hashlib.sha256(held).hexdigest().startswith(self.sums.get(file, ""))


def _is_entry(entry: object) -> bool:
    return isinstance(entry, dict) and all(isinstance(entry.get(key), str) for key in ("cue", "kind"))
