"""The room that docs/own-rooms.md tells its reader to make, made by following the page."""

from __future__ import annotations

import re
from pathlib import Path

PAGE = Path(__file__).parents[2] / "docs" / "own-rooms.md"
_STEP = re.compile(
    r"^`(garden/[\w./-]+)`[^\n]*(?:\n[^`\n][^\n]*)*\n\n```(?:yaml|ftl)\n(.*?)^```$", re.M | re.S
)


def files() -> dict[str, str]:
    """Return what the page says about each file."""
    return dict(_STEP.findall(PAGE.read_text(encoding="utf-8")))


def make(rooms: Path) -> Path:
    """Write the page's files below a folder; return that of the room.

    Args:
        rooms: the folder of the player's own rooms.
    """
    for path, words in files().items():
        file = rooms / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(words, encoding="utf-8")
    return rooms / "garden"
