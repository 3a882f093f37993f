"""Checks folders of one's own rooms and expansions: `python -m game.content check DIR`."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator, Sequence
from functools import partial
from itertools import islice
from pathlib import Path

from game.app.drawing.images.foreign_files import PictureError
from game.app.drawing.images.foreign_pictures import checked
from game.app.drawing.looks_file import OwnLooks, read_looks
from game.json_lines import CommandParser, say, speak_plainly
from game.own_content import Fault, OwnContent, of_system, read_own
from game.patience import patiently
from game.program_files import data_folder
from game.rules.content import Expansion
from game.rules.loader.folders import entries_in
from game.text_files import shown
from game.texts import FALLBACK, Texts
from game.told_errors import told

ASSETS = "assets"
LONGEST = 2000
"""Letters of a line that is printed."""
MOST_PICTURES = 200
"""Files of pictures in a folder that are looked at."""


def check(folder: Path) -> tuple[OwnContent, tuple[Fault, ...]]:
    """Return what a folder holds, and everything that is wrong with it.

    Args:
        folder: of an expansion, or of several.
    """
    found = read_own(data_folder(), Texts(), (folder,), OwnLooks(read_looks((data_folder(),))))
    pictures = (fault for where in found.folders for fault in picture_faults(where))
    return found, (*found.faults, *pictures)


def picture_faults(where: Path) -> Iterator[Fault]:
    """Yield the pictures of an expansion that the game would not show.

    Args:
        where: the expansion's folder.
    """
    for number, path in enumerate(islice(_files(where / ASSETS), MOST_PICTURES + 1)):
        if isinstance(path, OSError):
            yield of_system(where, path)
            continue
        name = shown(path.relative_to(where.parent).as_posix())
        if number >= MOST_PICTURES:
            yield Fault(where, name, 0, f"more than {MOST_PICTURES} pictures in this folder")
            return
        try:
            patiently(partial(checked, path))
        except PictureError as error:
            yield Fault(where, name, 0, str(error))
        except OSError as error:
            yield of_system(where, error)


def _files(top: Path) -> Iterator[Path | OSError]:
    """Yield the files in a folder and in those that lie in it; of what the system refuses what it says."""
    left = [top]
    while left:
        try:
            inside = patiently(partial(entries_in, left.pop(0)))
        except OSError as error:
            yield error
            continue
        for path in inside:
            try:
                folder = patiently(path.is_dir)
            except OSError as error:
                yield error
                continue
            if not folder:
                yield path
            elif not path.is_symlink():
                left.append(path)


def in_words(texts: Texts, one: Expansion) -> str:
    """Return in a line what an expansion is.

    Args:
        texts: the catalogue with its messages.
        one: the expansion.
    """
    name = texts(f"expansion-{one.id}")
    if one.side is None:
        return f"{one.id}: the expansion {name}, {one.mark}"
    before, after = (texts(f"room-{room}") for room in one.side[:2])
    return f"{one.id}: the room {after} in the place of {before}, {one.mark}"


def main(words: Sequence[str] | None = None) -> int:
    """Check a folder, and print what is wrong with it or what it holds.

    Args:
        words: the command line; None for the process's own.

    Returns:
        0 where nothing is wrong and there is something, else 1.
    """
    parser = CommandParser(prog="python -m game.content", description="Checks your own rooms.")
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    checking = commands.add_parser("check", help="tell what is wrong with a folder, or what it holds")
    checking.add_argument("folder", type=Path, metavar="DIR", help="of an expansion, or of several")
    asked = parser.parse_args(words)
    speak_plainly(sys.stdout)
    try:
        folder = Path(os.path.realpath(asked.folder))  # a link that leads in a circle stays what it is
    except OSError as error:  # the folder that it is in is gone
        say(f"{shown(str(asked.folder))}: {error.strerror}.")
        return 1
    with told(parser):
        found, faults = check(folder)
        texts = Texts(FALLBACK).joined(found.texts.of)
    for fault in faults:
        say(shown(fault.sentence, LONGEST))
    names = {where.name for where in found.folders}
    for one in found.edition.content.expansions:
        if one.id in names and one.mark:
            say(shown(in_words(texts, one), LONGEST))
    if not faults and not names:
        say(f"{shown(asked.folder)}: no expansion in this folder")
    return 1 if faults or not names else 0


if __name__ == "__main__":
    sys.exit(main())
