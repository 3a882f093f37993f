"""Reading JSON files that anything may have happened to, with an error that names file, line and column."""

from __future__ import annotations

import errno
import json
import logging
import math
import os
import re
import stat
from collections import Counter
from collections.abc import Callable, Container, Iterable
from functools import partial
from json.decoder import scanstring  # type: ignore[attr-defined]
from pathlib import Path
from typing import Any, TypeVar

from game.patience import patiently
from game.storage.files.plain_text import plain
from game.suppressing import log_suppressed

_log = logging.getLogger(__name__)

LARGEST = 16 * 1024 * 1024
"""Bytes of the largest file that this program may have written, a crash report: it holds three saved games
of up to 1 MiB each in base64 (4 MiB), a game's choices three times (3 MiB) and 600 steps with their events.
Other kinds of files have smaller limits of their own; whatever is larger is refused before it is parsed."""
DEEPEST = 60
"""Lists and objects within each other; no file of ours has a dozen."""

WHYS = (
    "unreadable", "folder", "loop", "large", "empty", "zeros", "not-text", "cut-off", "syntax", "twice",
    "number", "deep", "foreign", "newer", "value", "rules",
)  # fmt: skip
"""Reasons why a file cannot be read; the catalogue has a sentence for each (`save-why-...`)."""


_DECODER = json.JSONDecoder()
_PATIENCE = 4
"""Largest number of times a damaged file is read for the values that are whole."""
_MOST_BROKEN = 1000
"""Largest number of values that are passed over as broken; a file of this program has a hundredth of them."""
_BRACKET = re.compile(r'[\[\]{}]|"[^"\\]*(?:\\.[^"\\]*)*(?:"|\\?\Z)', re.DOTALL)
"""Brackets that open or close a value; and texts, in which such letters mean nothing."""
_NO_FOLDER = (errno.ENOTDIR, errno.ELOOP)
"""Errors of the system for a file whose folder is a file, or a link that leads in a circle."""
REFUSED = "unreadable"
"""The reason of a file that the system will not open: nothing is known of what it holds."""
NOTHING = (FileNotFoundError, NotADirectoryError, ValueError)
"""Errors which mean that nothing is at a path; the last one: none can be called so."""
_T = TypeVar("_T")


class FileError(ValueError):
    """A file that is not what it should be.

    Args:
        why: one of `WHYS`.
        detail: what exactly and where, for whoever wrote the file; it is kept as `plain` text.
        path: of the value that is wrong, for example `game.state.turn`; None where it is not one value.
    """

    def __init__(self, why: str, detail: str, path: str | None = None) -> None:
        self.detail = plain(detail)
        super().__init__(self.detail)
        self.why = why
        self.path = path

    @property
    def refused(self) -> bool:
        """Return whether the system would not open the file: it may be whole, and must stay as it is."""
        return self.why == REFUSED


def may_be_there(
    look: Callable[[], object],
    nothing: tuple[type[Exception], ...] = NOTHING,
    errors: Container[int | None] = (),
) -> bool:
    """Tell whether a look at files finds something, or the system does not say: whoever reads it tells why.

    Args:
        look: returns something that is true if it is there, and changes nothing.
        nothing: errors which mean that nothing is there.
        errors: numbers of errors of the system which mean the same.
    """
    try:
        return bool(patiently(look))
    except nothing:
        return False
    except OSError as error:
        log_suppressed(_log, "look for a file", error)
        return error.errno not in errors


def read_json(path: Path, largest: int = LARGEST) -> Any:
    """Return what a JSON file holds.

    A byte order mark is passed over; keys that stand twice, numbers that are none and letters that
    cannot be written again are refused.

    Raises:
        FileNotFoundError: no such file.
        FileError: it cannot be read, or is no JSON.
    """
    return parse_json(path.name, read_bytes(path, largest))


def read_bytes(path: Path, largest: int = LARGEST) -> bytes:
    """Return a file's bytes; where the system refuses them it is asked again for a moment.

    Raises:
        FileNotFoundError: no such file, nor can there be where its folder is none.
        FileError: it cannot be read, is no file, or too large; `refused` where the system will not open it.
    """
    try:
        return patiently(partial(_read_bytes, path, largest))
    except FileNotFoundError:
        raise
    except OSError as error:
        why = "loop" if error.errno == errno.ELOOP else REFUSED
        raise FileError(why, f"{path.name}: {error.strerror or error}") from error


def _read_bytes(path: Path, largest: int) -> bytes:
    name = path.name
    try:
        found = path.stat()
        if stat.S_ISDIR(found.st_mode):
            raise FileError("folder", f"{name} is a folder")
        if not stat.S_ISREG(found.st_mode):
            raise FileError("foreign", f"{name} is not a regular file")
        if found.st_size > largest:
            raise FileError("large", f"{name} has {found.st_size} bytes, more than {largest}")
        with path.open("rb") as file:
            data = file.read(largest + 1)
            size = os.fstat(file.fileno()).st_size
        if len(data) < size <= largest:  # a disk that has not fetched it yet, or somebody writes it right now
            raise OSError(errno.EIO, f"only {len(data)} of {size} bytes can be read")
        if len(data) > largest:  # it grows, or is one of those that have no size before they are read
            raise FileError("large", f"{name} has more than {largest} bytes")
        return data
    except FileNotFoundError:
        if path.is_symlink():
            raise FileError("loop", f"{name} is a link to a file that does not exist") from None
        raise
    except OSError as error:
        if error.errno in _NO_FOLDER and not path.parent.is_dir():
            raise FileNotFoundError(errno.ENOENT, f"{path.parent.name} is not a folder", str(path)) from error
        raise


def parse_json(name: str, data: bytes) -> Any:
    """Return what JSON bytes hold.

    Args:
        name: of the file, for errors.
        data: its content.

    Raises:
        FileError: no JSON, or some that we never write.
    """
    if not data.strip():
        raise FileError("empty", f"{name} is empty")
    if not data.strip(b"\0"):
        raise FileError("zeros", f"{name} contains nothing but zero bytes")
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line, column = _place(data[: error.start].decode("utf-8", "replace"))
        raise FileError("not-text", f"{name}, line {line}, column {column}: not UTF-8") from error

    def constant(word: str) -> float:
        where = _place(text[: max(0, text.find(word))])
        raise FileError("number", f"{name}, line {where[0]}, column {where[1]}: {word} is not a number")

    def real(word: str) -> float:
        value = float(word)
        return value if math.isfinite(value) else constant(word)

    try:
        value = json.loads(text, object_pairs_hook=_once, parse_constant=constant, parse_float=real)
        if _deeper(value, DEEPEST):
            raise RecursionError
        _writable(name, text, value)
        return value
    except FileError:
        raise
    except _TwiceError as error:
        line, column = _place(text[: _object_with(text, error.key)])
        detail = f"the object that begins here has the key {error.key!r} twice"
        raise FileError("twice", f"{name}, line {line}, column {column}: {detail}") from None
    except json.JSONDecodeError as error:
        cut = error.pos >= len(text.rstrip("\0 \r\n\t")) or error.msg.startswith("Unterminated")
        where = f"{name}, line {error.lineno}, column {error.colno}"
        raise FileError("cut-off" if cut else "syntax", f"{where}: {error.msg}") from error
    except RecursionError:
        raise FileError("deep", f"{name}: lists are nested too deeply") from None
    except ValueError as error:  # a whole number of thousands of digits
        raise FileError("number", f"{name}: {error}") from error


def salvage(data: bytes, names: Iterable[str]) -> dict[str, Any]:
    """Return what can be read of an object that `parse_json` refuses: some values, each by itself.

    Args:
        data: JSON bytes that are damaged anywhere.
        names: keys whose values are wanted; of one that stands twice the last counts.
    """
    text = data.decode("utf-8-sig", "replace")
    key = re.compile('"(' + "|".join(map(re.escape, names)) + r')"\s*:\s*')
    found: dict[str, Any] = {}
    at, patience, broken = 0, _PATIENCE * len(text), 0
    while (match := key.search(text, at)) is not None:
        at = match.end()
        try:
            value, at = _DECODER.raw_decode(text, at)
        except ValueError as error:
            # What is wanted may stand in what breaks off, but to read all of it for each key takes long.
            broke = error.pos if isinstance(error, json.JSONDecodeError) else len(text)
            # Each says in which line it stands, which takes as long as all that stands before it.
            broken += 1
            if broken > _MOST_BROKEN:
                break
            patience -= broke - at
            at = at if patience > 0 else max(at, broke)
            continue
        except RecursionError:
            at = _behind(text, at)
            continue
        if at < len(text) or not isinstance(value, int | float):  # a number may be cut in two: 70 is no 7
            found[match[1]] = value
    return found


def _behind(text: str, at: int) -> int:
    """Return where the list or object ends that begins at a place, however deep; the text's end if it has
    none."""
    depth = 0
    for match in _BRACKET.finditer(text, at):
        depth += {"[": 1, "{": 1, "]": -1, "}": -1}.get(match[0], 0)
        if depth <= 0:
            return match.end()
    return len(text)


def _deeper(value: Any, than: int) -> bool:
    level = [value]
    for _ in range(than):
        level = [
            inner
            for outer in level
            if isinstance(outer, (dict, list))
            for inner in (outer.values() if isinstance(outer, dict) else outer)
        ]
        if not level:
            return False
    return True


def _writable(name: str, text: str, value: Any) -> None:
    """Half a letter (a lone surrogate) can be read from JSON but never be written or shown."""
    if "\\u" in text or "\\U" in text:
        try:
            json.dumps(value, ensure_ascii=False).encode("utf-8")
        except UnicodeEncodeError as error:
            raise FileError(
                "not-text", f"{name}: a text holds half of a letter, {error.object[error.start]!r}"
            ) from None


class _TwiceError(Exception):
    def __init__(self, key: str) -> None:
        super().__init__(key)
        self.key = key


def _once(found: list[tuple[str, Any]]) -> dict[str, Any]:
    made = dict(found)
    if len(made) < len(found):
        counts = Counter(key for key, _ in found)
        raise _TwiceError(next(key for key in counts if counts[key] > 1))
    return made


def _object_with(text: str, key: str) -> int:
    """Return where the object begins that was refused: the innermost open one when the reader met its end."""
    opened: list[int] = []
    seen: list[set[str]] = []
    at = 0
    while at < len(text):
        letter = text[at]
        if letter == '"':
            word, end = scanstring(text, at + 1)
            if text[end : end + 80].lstrip()[:1] == ":" and seen:
                if word == key and word in seen[-1]:
                    return opened[-1]
                seen[-1].add(word)
            at = end
            continue
        if letter == "{":
            opened.append(at)
            seen.append(set())
        elif letter == "}":
            opened.pop()
            seen.pop()
        at += 1
    return 0


def _place(before: str) -> tuple[int, int]:
    return before.count("\n") + 1, len(before) - (before.rfind("\n") + 1) + 1


def encode_json(value: Any, indent: int | None = None) -> bytes:
    """Return JSON as UTF-8; letters that cannot be written so are written as escapes."""
    separators = (",", ":") if indent is None else None
    try:
        return json.dumps(value, separators=separators, ensure_ascii=False, indent=indent).encode("utf-8")
    except UnicodeEncodeError:
        return json.dumps(value, separators=separators, indent=indent).encode("ascii")
