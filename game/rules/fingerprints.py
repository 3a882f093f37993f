"""Fingerprints of the rules and the content that a flight was played with: texts and looks do not count."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Mapping
from dataclasses import fields, is_dataclass
from functools import lru_cache
from typing import Any

from game.rules.content import Content
from game.rules.crockford import letters_of
from game.rules.loader.yaml_nodes import Node

RULES = 1
"""Raise it when the code of the rules answers a choice differently than before."""
BITS = 30
KEPT = 16
"""Fingerprints that are kept: a whole content is read for one, and the ships of the days have a few."""
_LEFT_OUT = {
    "Content": {"expansions", "editions", "players", "crew"},
    "Room": {"sign"},
    "Variant": {"text"},
    "Expansion": {"setting", "code", "apart", "mark", "side"},
}
"""Fields that change no flight: other expansions that are there, names, texts, how settings are written."""


def fingerprint(content: Content) -> int:
    """Return a number of `BITS` bits that two contents share if they play alike.

    Args:
        content: of one game, with its expansions.
    """
    return _fingerprint(_Itself(content))


class _Itself:
    """A content that is equal to itself alone: to compare two would take as long as to read them.

    Args:
        content: of one game.
    """

    def __init__(self, content: Content) -> None:
        self.content = content

    def __hash__(self) -> int:
        return id(self.content)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Itself) and self.content is other.content


@lru_cache(KEPT)
def _fingerprint(itself: _Itself) -> int:
    return _number([RULES, _plain(itself.content)])


def mark_of(nodes: Iterable[Node]) -> str:
    """Return the letters that files share if they say the same.

    Args:
        nodes: of the files.
    """
    return letters_of(_number([_plain(node) for node in nodes])) or "0"


def _number(form: Any) -> int:
    said = json.dumps(form, separators=(",", ":"))
    return int.from_bytes(hashlib.sha256(said.encode()).digest()[:8], "big") >> 64 - BITS


def _plain(value: Any) -> Any:
    """Return a value without what tells only where it was written."""
    if isinstance(value, Node):
        if value.is_mapping:
            return {"map": [[_plain(key), _plain(item)] for key, item in value.entries]}
        return [_plain(item) for item in value.children] if value.is_list else [value.tag, value.text]
    if is_dataclass(value) and not isinstance(value, type):
        kind = type(value).__name__
        names = [field.name for field in fields(value) if field.name not in _LEFT_OUT.get(kind, ())]
        return {name: _plain(getattr(value, name)) for name in names}
    if isinstance(value, Mapping):
        return [[key, _plain(item)] for key, item in value.items()]
    if isinstance(value, (tuple, list)):
        return [_plain(item) for item in value]
    if isinstance(value, (frozenset, set)):
        return sorted(value)
    return value
