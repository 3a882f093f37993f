"""Reading text files: Fluent, split into messages, each with the file and line that it stands in."""

from __future__ import annotations

import re
import stat
from dataclasses import dataclass
from pathlib import Path

from fluent.syntax import FluentParser, ast

from game.patience import patiently

LARGEST = 256 * 1024
"""Bytes of a text file; the longest of the game has 66 KB."""
MOST_LINES = 20_000
"""Lines of a text file; the longest of the game has 600."""
_LONGEST = 120
"""Letters of what was found."""
_LONGEST_PLACE = 400
_ENTRY = re.compile(r"(-?[A-Za-z][A-Za-z0-9_-]*) *=")
_INSIDE = re.compile(r"[ }#]|$")
_CONTROL = re.compile(r"[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f]")
"""Letters that no screen shows, and that make a terminal do things."""


class TextError(Exception):
    """A text file that cannot be read, a message that does not exist, or one that lacks a value.

    Attributes:
        place: the file and the line that are wrong; None where it is no matter of a file.
        words: what is wrong there.
        refused: whether the system would not read the file, which may be in order.
        reason: what the system says then.
    """

    place: tuple[Path, int] | None = None
    words = ""
    refused = False
    reason = ""


@dataclass(frozen=True)
class Entry:
    """A message or term that has not been read yet: where it stands, and its Fluent source."""

    path: Path
    line: int
    source: str


def shown(text: object, most: int = _LONGEST) -> str:
    """Return anything as it can stand in a sentence: in one line, not endless, in letters."""
    words = str(text)
    cut = words if len(words) <= most else words[:most] + "..."
    return cut if cut.isprintable() else "".join(c if c.isprintable() else "\ufffd" for c in cut)


def mistake(path: Path, line: int, words: str) -> TextError:
    """Return the error that names file and line.

    Args:
        path: of the file.
        line: in it, from 1.
        words: what is wrong.
    """
    error = TextError(f"{shown(path, _LONGEST_PLACE)}:{line}: {words}")
    error.place, error.words = (path, line), words
    return error


def read_entries(path: Path) -> list[tuple[str, Entry]]:
    """Split a file into its messages and terms.

    Raises:
        TextError: it cannot be read, or a line belongs to no message; it says file and line.
    """
    starts: list[tuple[int, str]] = []
    lines = _text(path).split("\n")
    if lines[-1] == "":
        lines.pop()
    if len(lines) > MOST_LINES:
        raise mistake(path, MOST_LINES + 1, f"more than {MOST_LINES} lines")
    for number, line in enumerate(lines):
        begins = _ENTRY.match(line)
        if begins:
            starts.append((number, begins[1]))
        elif not _INSIDE.match(line) or (line[:1] in ("}", " ") and line.strip() and not starts):
            raise mistake(path, number + 1, f"not a Fluent message: {shown(line.strip(), 60)!r}")
    ends = [*(start for start, _ in starts[1:]), len(lines)][: len(starts)]
    return [
        (name, Entry(path, start + 1, "\n".join(lines[start:end]) + "\n"))
        for (start, name), end in zip(starts, ends, strict=True)
    ]


def _text(path: Path) -> str:
    """Return what a text file says, without the mark that some editors begin it with."""
    data = _bytes(path)
    try:
        text = data.decode("utf-8-sig").replace("\r\n", "\n").replace("\r", "\n")
    except UnicodeDecodeError as problem:
        line = data.count(b"\n", 0, problem.start) + 1
        raise mistake(path, line, f"bytes that are not UTF-8 ({problem.reason})") from None
    odd = _CONTROL.search(text)
    if odd is not None:
        raise mistake(path, text.count("\n", 0, odd.start()) + 1, f"the control character {ascii(odd[0])}")
    return text


def _bytes(path: Path) -> bytes:
    try:
        data = _content(path)
    except OSError as problem:
        words = "a link to a file that does not exist" if path.is_symlink() else "a file that cannot be read"
        reason = problem.strerror or type(problem).__name__
        error = mistake(path, 1, f"{words} ({reason})")
        error.refused, error.reason = not isinstance(problem, FileNotFoundError), reason
        raise error from None
    if len(data) > LARGEST:  # it grows, or is one of those that have no size before they are read
        raise mistake(path, 1, f"more than {LARGEST} bytes")
    return data


def _content(path: Path) -> bytes:
    """Return the bytes of a file.

    Raises:
        OSError: the system refuses.
    """

    def content() -> bytes:
        found = path.stat()
        if stat.S_ISDIR(found.st_mode):
            raise mistake(path, 1, "a folder instead of a text file")
        if not stat.S_ISREG(found.st_mode):
            raise mistake(path, 1, "not a regular file")
        if found.st_size > LARGEST:
            raise mistake(path, 1, f"{found.st_size} bytes, more than {LARGEST}")
        with path.open("rb") as opened:
            return opened.read(LARGEST + 1)

    return patiently(content)


def parsed(entry: Entry, places: bool = False) -> ast.Resource:
    """Parse a message.

    Args:
        entry: with the message.
        places: whether each part is to know where it stands, which takes half as much memory again.

    Raises:
        TextError: it is no Fluent.
    """
    resource = FluentParser(with_spans=places).parse(entry.source)
    for item in resource.body:
        if isinstance(item, ast.Junk):
            what = shown((item.content or "").strip(), 60)
            raise mistake(entry.path, entry.line, f"not a Fluent message: {what!r}")
    return resource
