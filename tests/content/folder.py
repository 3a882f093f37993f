"""A copy of the data folder that a test may change."""

import shutil
from pathlib import Path

from game.program_files import data_folder


def copied(target: Path) -> Path:
    """Copy the game's content, without texts, into a folder and return it."""
    folder = target / "data"
    shutil.copytree(data_folder(), folder, ignore=shutil.ignore_patterns("texts"))
    return folder


def replace(file: Path, old: str, new: str) -> int:
    """Replace a text that stands exactly once in a file; the line on which it began."""
    text = file.read_text(encoding="utf-8")
    assert text.count(old) == 1, f"{old!r} stands {text.count(old)} times in {file.name}"
    file.write_text(text.replace(old, new), encoding="utf-8")
    return text[: text.index(old)].count("\n") + 1
