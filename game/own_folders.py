"""Folders with somebody's own expansions, named on a command line and read beside the game's own content."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path

from game.patience import entries
from game.text_checks import check
from game.text_files import TextError, shown
from game.texts import FALLBACK, Texts


def add_own(parser: argparse.ArgumentParser) -> None:
    """Let a command line name such folders: `--own DIR`, once for each.

    Args:
        parser: of the command line.
    """
    words = "folder of an expansion of your own, or of several, one subfolder each; repeat to add more"
    parser.add_argument("--own", type=_folder, action="append", default=[], metavar="DIR", help=words)


def _folder(word: str) -> Path:
    folder = Path(word)
    name = repr(word) if word.isprintable() else ascii(word)
    try:
        if not folder.is_dir():
            raise argparse.ArgumentTypeError(f"{name} is not a folder")
        return folder.resolve()
    except OSError as error:
        raise argparse.ArgumentTypeError(f"{shown(name)} cannot be read: {error.strerror}") from None


def own_texts(language: str, own: Sequence[Path]) -> Texts:
    """Return the catalogue of a language with the texts of own expansions.

    Args:
        language: of the catalogue; where an expansion has none in it, its English ones are taken.
        own: the folders; texts lie in `texts/LANGUAGE` there, or in that of an expansion.

    Raises:
        TextError: they cannot be read, or a message exists twice.
    """
    try:
        places = [base / "texts" for one in own for base in (one, *entries(one))]
        found = [place / language if (place / language).is_dir() else place / FALLBACK for place in places]
        folders = [folder for folder in found if folder.is_dir()]
    except OSError as error:
        raise TextError(f"{shown(error.filename)}: {error.strerror}") from None
    texts = Texts(language, folders)
    added = {name: entry for name, entry in texts.entries.items() if entry.path.parent in folders}
    check(added, texts.entries)
    return texts
