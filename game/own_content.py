"""Somebody's own rooms and expansions: which folders can be played with, and what is wrong with the others.

What is wrong in one folder keeps no other from being read, and nothing of that folder is used.
"""

from __future__ import annotations

import errno
import os
import stat
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import TypeVar

from game.own_texts import OwnTexts, spoken
from game.patience import patiently
from game.rules.content import Content
from game.rules.loader.editions import Edition
from game.rules.loader.expansion_loader import EXPANSION
from game.rules.loader.folders import entries_in
from game.rules.loader.loading import Loading
from game.rules.loader.own_changes import expansions_in
from game.rules.loader.yaml_nodes import ContentError
from game.text_files import TextError, shown
from game.texts import FALLBACK, Texts

MOST_FOLDERS = 100
"""Folders of expansions that are read; the others are left out."""
MOST_BYTES = 1024 * 1024
"""Bytes of the rules in a folder; all of the game's have a tenth of that."""
MOST_IN_ALL = 4 * MOST_BYTES
"""Bytes of the rules in all folders."""
_LONGEST = 400
_DEAD_LINK = "a link that leads nowhere"
T = TypeVar("T")
Judge = Callable[[Path, Content], None]
"""Looks at an expansion with its content before it is taken; raises ContentError."""


@dataclass(frozen=True)
class Fault:
    """Hold why a folder is left out.

    Attributes:
        folder: of the expansion, or one in which expansions could not be looked for.
        file: the file that is wrong, named from the name of its folder on; the folder where it is none.
        line: in the file, from 1; 0 where it is no matter of a line.
        words: what is wrong there.
        refused: what the system says where it will not let something be read, which may be in order; empty
            where that is not what is wrong.
    """

    folder: Path
    file: str
    line: int
    words: str
    refused: str = ""

    @property
    def sentence(self) -> str:
        """File, line and what is wrong there."""
        return f"{self.file}:{self.line}: {self.words}" if self.line else f"{self.file}: {self.words}"


@dataclass(frozen=True)
class OwnContent:
    """Hold what was read.

    Attributes:
        edition: the game's content with all that can be played.
        folders: of the expansions that can be played.
        texts: their messages.
        faults: why the others are left out.
    """

    edition: Edition
    folders: tuple[Path, ...]
    texts: OwnTexts
    faults: tuple[Fault, ...]


def read_own(data: Path, texts: Texts, own: Sequence[Path], judge: Judge | None = None) -> OwnContent:
    """Read the game's content together with somebody's own folders, and leave out those that are wrong.

    Args:
        data: the game's data folder.
        texts: the game's catalogue.
        own: folders, each of an expansion or of several.
        judge: what an expansion has to pass as well, such as the check of its looks.

    Raises:
        ContentError: the game's own content is wrong.
    """
    faults: list[Fault] = []
    taken: list[Path] = []
    loading, said, seen, left = Loading(data, texts.ids), OwnTexts(texts), 0, MOST_IN_ALL
    for where in _found(own, faults):
        wrong: list[Fault] = []
        size = _tried(where, wrong, _weight) or 0
        seen, left = seen + 1, left - size
        if seen > MOST_FOLDERS or left < 0:
            wrong.append(_too_many(where, seen > MOST_FOLDERS))
        if not wrong:
            catalogue = _tried(where, wrong, said.read)
            # Where its texts are wrong, what else is wrong is told, too.
            ids = None if catalogue is None else texts.ids | spoken(catalogue, FALLBACK).keys()
            read = _tried(where, wrong, loading.read, ids)
            if read is not None and judge is not None:
                _tried(where, wrong, judge, read[1])
        if not wrong:
            assert read is not None and catalogue is not None
            loading.take(read[0])
            said.take(catalogue)
            taken.append(where)
        faults += wrong
    return OwnContent(loading.edition(), tuple(taken), said, tuple(faults))


def _tried(where: Path, wrong: list[Fault], work: Callable[..., T], *more: object) -> T | None:
    """Return what comes of looking at a folder; None where that is a fault."""
    try:
        return work(where, *more)
    except ContentError as error:
        if error.refused:
            wrong.append(_refusal(where, error.place, error.reason))
        else:
            wrong.append(Fault(where, error.place, error.line, error.words))
    except TextError as error:
        wrong.append(_of_text(where, error))
    except OSError as error:
        wrong.append(of_system(where, error))
    return None


def _found(own: Sequence[Path], faults: list[Fault]) -> Iterator[Path]:
    """Yield the folders of expansions, each once; what looks like one and is none is a fault."""
    seen: set[Path] = set()
    for folder in own:
        try:
            expansions = patiently(partial(expansions_in, folder))
            if folder not in expansions:
                faults += _strays(folder, expansions)
        except OSError as error:
            faults.append(_unopened(folder, error))
            continue
        for where in expansions:
            if where not in seen:
                seen.add(where)
                yield where


def _unopened(folder: Path, error: OSError) -> Fault:
    """Return why no expansion can be looked for in a folder: it is refused, or something else is there."""
    fault = of_system(folder, error)
    words = fault.words
    if os.path.lexists(folder):
        if isinstance(error, FileNotFoundError):
            words = _DEAD_LINK
        elif isinstance(error, NotADirectoryError):
            words = "a file instead of a folder" if folder.is_file() else "something other than a folder"
    return replace(fault, file=shown(folder, _LONGEST), words=words)


def _strays(folder: Path, expansions: Sequence[Path]) -> Iterator[Fault]:
    """Yield what is wrong with folders that hold content, but no description of an expansion."""
    for place in patiently(partial(entries_in, folder)):
        if place in expansions:
            continue
        try:
            if (
                place.is_symlink() and not place.exists() and not place.name.startswith(".")
            ):  # locks of editors
                yield Fault(place, shown(place.name, _LONGEST), 0, _DEAD_LINK)
                continue
            names = [entry.name for entry in patiently(partial(entries_in, place))]
        except OSError as error:
            if error.errno != errno.ELOOP:
                yield of_system(place, error)
            continue
        if "rooms" in names or any(name.endswith((".yaml", ".yml")) for name in names):
            yield Fault(place, shown(place.name, _LONGEST), 0, f"no file {EXPANSION} in this folder")


def _weight(where: Path) -> int:
    """Return how many bytes the rules in a folder have.

    Raises:
        ContentError: too many.
        OSError: it cannot be looked into.
    """
    total = 0
    for place in (where, where / "rooms"):
        for file in patiently(partial(entries_in, place, "*.yaml")):
            total += _size(file)
            if total > MOST_BYTES:
                name = file.relative_to(where.parent).as_posix()
                raise ContentError(name, 1, f"{total} bytes in this folder so far", f"at most {MOST_BYTES}")
    return total


def _size(file: Path) -> int:
    """Return how many bytes a file has; none of what is no file or a link that leads nowhere."""
    try:
        found = patiently(file.stat)
    except FileNotFoundError:
        return 0
    return found.st_size if stat.S_ISREG(found.st_mode) else 0


def _too_many(where: Path, count: bool) -> Fault:
    most = f"{MOST_FOLDERS} folders" if count else f"{MOST_IN_ALL} bytes of rules in all folders"
    return Fault(where, shown(where.name, _LONGEST), 0, f"more than {most}")


def _of_text(where: Path, error: TextError) -> Fault:
    if error.place is None:
        return Fault(where, shown(where.name, _LONGEST), 0, shown(error, _LONGEST))
    path, line = error.place
    inside = path.is_relative_to(where.parent)
    name = path.relative_to(where.parent).as_posix() if inside else str(path)
    if error.refused:
        return _refusal(where, name, error.reason)
    return Fault(where, shown(name, _LONGEST), line, error.words)


def of_system(where: Path, error: OSError) -> Fault:
    """Return that the system will not let a folder be read: that is no mistake in a file.

    Args:
        where: the folder of the expansion, or one in which expansions are looked for.
        error: what the system says.
    """
    file = Path(error.filename) if isinstance(error.filename, str) else where
    inside = file != where and file.is_relative_to(where)
    name = file.relative_to(where.parent).as_posix() if inside else str(file)
    return _refusal(where, name, error.strerror or type(error).__name__)


def _refusal(where: Path, name: str, reason: str) -> Fault:
    return Fault(where, shown(name, _LONGEST), 0, f"cannot be read ({reason})", reason)
