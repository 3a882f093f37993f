"""Where tests write: into memory, if the machine has a place for that and room in it.

Thousands of tests save games, and a save waits until the disk has it: a third of the time of all of them.
"""

from __future__ import annotations

import os
from pathlib import Path

SHARED_MEMORY = Path("/dev/shm")  # noqa: S108 - pytest makes a folder in it that is the user's alone
LEAST_FREE = 4_000_000_000
"""Bytes: four times what all tests hold at once, with the executable that they build."""


def fast_root(place: Path = SHARED_MEMORY, least: int = LEAST_FREE) -> Path | None:
    """Return the folder in memory that tests may write to; None for the system's usual one.

    Args:
        place: where Linux has such a folder.
        least: bytes that must be free there. Containers often have 64 MB, and no program may run from there.
    """
    ask = getattr(os, "statvfs", None)
    if ask is None or not os.access(place, os.W_OK | os.X_OK):
        return None
    found = ask(place)
    runs = not found.f_flag & getattr(os, "ST_NOEXEC", 0)  # macOS has no such flag
    return place if runs and found.f_bavail * found.f_frsize >= least else None
