"""Names of saved games, and of their files."""

from __future__ import annotations

import re
import unicodedata

from game.crew_names import visible
from game.storage.files.plain_text import is_letter
from game.storage.games.savefile import LONGEST_NAME

SUFFIX = ".json"
LONGEST = LONGEST_NAME
"""Letters of a name."""
_FORBIDDEN = re.compile(r"[^\w\- ]+")
_RESERVED = re.compile(r"^(con|prn|aux|nul|conin|conout|(com|lpt)[\d¹²³])$", re.IGNORECASE)


def tidy(name: str) -> str:
    """Return a name as it is kept: no spaces around it, nothing but letters, not too long.

    Empty where nothing of it is to be seen.
    """
    letters = unicodedata.normalize("NFC", name[: 4 * LONGEST])
    kept = "".join(letter if is_letter(letter) else " " for letter in letters)
    name = " ".join(kept.split())[:LONGEST].strip()
    return name if visible(name) else ""


def file_stem(name: str) -> str:
    """Return a file name without its ending that every platform takes.

    Args:
        name: of a saved game, as it is kept.
    """
    stem = " ".join(_FORBIDDEN.sub(" ", name).split())[:LONGEST].strip(" -")
    while len(stem.encode("utf-8")) > 150:
        stem = stem[:-1].strip()
    return f"game {stem}".strip() if not stem or _RESERVED.match(stem) else stem
