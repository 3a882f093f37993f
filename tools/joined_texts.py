"""Joins the texts of a language into few files, as the executable brings them along.

The single file unpacks itself at every start, and each of five hundred small files costs as much there as a
large one. The texts are read in the order of their files' names, so joined in that order they say the same.
`build.spec` calls this.
"""

from __future__ import annotations

from pathlib import Path

from game.program_files import data_folder
from game.text_files import LARGEST


def write_texts(folder: Path) -> list[Path]:
    """Write the texts of all languages, each file as long as it may be, and return where they are.

    Args:
        folder: that they go to: `LANGUAGE/0.ftl` and so on.
    """
    written = []
    for language in sorted(place for place in (data_folder() / "texts").iterdir() if place.is_dir()):
        place = folder / language.name
        place.mkdir(parents=True, exist_ok=True)
        for number, text in enumerate(_joined(language)):
            written.append(place / f"{number}.ftl")
            written[-1].write_bytes(text)
    return written


def _joined(language: Path) -> list[bytes]:
    found = [b""]
    for path in sorted(language.glob("*.ftl")):
        text = path.read_bytes() + b"\n"
        if len(found[-1]) + len(text) > LARGEST:
            found.append(b"")
        found[-1] += text
    return found
