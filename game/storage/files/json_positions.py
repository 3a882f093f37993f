"""Find where in a JSON file a value is, so that a mistake is named by line and column."""

from __future__ import annotations

import json
import logging
import re
from json.decoder import scanstring  # type: ignore[attr-defined]
from pathlib import Path

from game.storage.files.documents import FileError, read_bytes
from game.suppressing import log_suppressed

_log = logging.getLogger(__name__)

_STEP = re.compile(r"\.?(\w+)|\[(\d+)\]")
_NAMED = re.compile(r"\b(?:choices\[\d+\]|state(?:\.\w+|\[\d+\])+)")
"""Names that the rules have in their messages for a value of a saved game."""
_SPACE = " \t\r\n"
_DECODER = json.JSONDecoder()


def locate(text: str, path: str) -> tuple[int, int] | None:
    """Return line and column, from 1, of a value.

    Args:
        text: JSON.
        path: for example `game.state.rooms[3].cubes`; where its end is missing, what is there of it counts.

    Returns:
        None where not even its first step is there, or the text is no JSON.
    """
    at, found = _skip(text, 0), None
    try:
        for key, index in _STEP.findall(path):
            inner = _entry(text, at, key) if key else _item(text, at, int(index))
            if inner is None:
                break
            at = found = inner
    except (ValueError, IndexError, RecursionError):
        return None
    if found is None:
        return None
    before = text[:found]
    return before.count("\n") + 1, found - (before.rfind("\n") + 1) + 1


def _skip(text: str, at: int) -> int:
    while at < len(text) and text[at] in _SPACE:
        at += 1
    return at


def _entry(text: str, at: int, key: str) -> int | None:
    """Return where the value of a key begins in the object that begins at a place."""
    if text[at] != "{":
        return None
    at = _skip(text, at + 1)
    while text[at] == '"':
        name, at = scanstring(text, at + 1)
        at = _skip(text, _skip(text, at) + 1)  # behind the colon
        if name == key:
            return at
        at = _skip(text, _DECODER.raw_decode(text, at)[1])
        if text[at] != ",":
            return None
        at = _skip(text, at + 1)
    return None


def _item(text: str, at: int, index: int) -> int | None:
    """Return where an item begins in the list that begins at a place."""
    if text[at] != "[":
        return None
    at = _skip(text, at + 1)
    for _ in range(index):
        if text[at] == "]":
            return None
        at = _skip(text, _DECODER.raw_decode(text, at)[1])
        if text[at] != ",":
            return None
        at = _skip(text, at + 1)
    return None if text[at] == "]" else at


def with_place(file: Path, data: bytes, path: str, detail: str) -> str:
    """Return what is wrong with a file's value, with its line and column in front.

    Args:
        file: that says it.
        data: what the file holds.
        path: of the value in it.
        detail: what is wrong.
    """
    try:
        found = locate(data.decode("utf-8-sig"), path)
    except ValueError:
        found = None
    where = f", line {found[0]}, column {found[1]}" if found else ""
    return f"{file.name}{where}: {detail}"


def with_place_of_rules(file: Path, detail: str) -> str:
    """Return what the rules say against a saved game, with the place of the value that they name, if any."""
    named = _NAMED.search(detail)
    try:
        data = read_bytes(file)
    except (OSError, FileError) as error:
        log_suppressed(_log, "find the place in a saved game", error)
        data = b""
    return with_place(file, data, f"game.{named[0]}" if named else "game", detail)
