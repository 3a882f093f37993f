"""Changes to files: to their bytes, to their lines and words, or to the values of the JSON in them."""

from __future__ import annotations

import copy
import json
import random
from collections.abc import Callable
from typing import Any

from tools.fuzz.parsers.parsing import JSON, TEXT, Parser

Change = Callable[[bytes, random.Random], bytes]
HOSTILE: tuple[Any, ...] = (
    *(None, True, False, 0, 1, -1, 2, 7, 10**9, 2**63, 10**400, 1.0, 0.5, -0.0, 1e300, "", " ", "a", "\0"),
    *("Ada\0", "\x1b[31mred\x1b[0m", "\u202eada", "line\nline", "\ufffe", "x" * 300, "0", "v1", "v2"),
    *("medium", "bridge", "data", "energy", [], [[]], [0], [1.0, 0.0], [True, False], ["bridge"], ["x"] * 50),
    *([[0, 0]] * 9, {}, {"": {}}, {"any": 2}, {"0": [6]}, {"id": "bridge"}, {"name": 1}),
)
"""Values of every kind: near misses, extremes, and what no reader expects."""
ODD = (
    *(
        b"\0",
        b"\xff",
        b"\xef\xbb\xbf",
        b"\r\n",
        b"\n",
        b"\t",
        b" ",
        b"{",
        b"}",
        b"[",
        b"]",
        b'"',
        b"'",
        b"\\",
    ),
    *(b":", b",", b"-", b"1e999", b"NaN", b"-0", b"9" * 40, b"9" * 5000, b"\\ud800", b"\xed\xa0\x80"),
    *("\u2028\u202e\u200d".encode(), b"\x1b[2J", b"[" * 100, b"{" * 300, b"null", b"true", b"0x10"),
)
MOST_CHANGES = 4
MIXED = 0.3
"""Share of the files with a form in which bytes are changed."""
DEEP = 0.85
"""Likelihood that a value within a value is taken."""


class Mutator:
    """Changes the files of a parser.

    Args:
        parser: whose files they are.
    """

    def __init__(self, parser: Parser) -> None:
        self._parser = parser
        self._odd = (*ODD, *parser.words)
        self._other: Any = None
        """A value of another file, from which parts are taken for a while."""

    def __call__(self, data: bytes, chance: random.Random, native: Change | None = None) -> bytes:
        """Return a file with a few changes.

        Args:
            data: of the file before.
            chance: which ones.
            native: another way to change bytes, that of a library.
        """
        parser, changes = self._parser, chance.randint(1, MOST_CHANGES)
        if parser.form == JSON and chance.random() > MIXED:
            data = self._json(data, changes, chance)
        elif parser.form == TEXT and chance.random() > MIXED:
            for _ in range(changes):
                data = self._text(data, chance)
        elif native is not None and chance.random() < 0.5:
            data = native(data, chance)
        else:
            for _ in range(changes):
                data = self._bytes(data, chance)
        if chance.random() < 0.02:
            data = data[: chance.randrange(len(data) + 1)]
        if parser.mend is not None and chance.random() < 0.8:
            data = parser.mend(data)
        return data[: parser.longest]

    def _bytes(self, data: bytes, chance: random.Random) -> bytes:
        made, way = bytearray(data), chance.randrange(7)
        at = chance.randrange(len(made) + 1)
        size = min(len(made) - at, int(chance.expovariate(0.1)) + 1)
        if way == 0 and at < len(made):
            made[at] ^= 1 << chance.randrange(8)
        elif way == 1 and at < len(made):
            made[at] = chance.choice((0, 1, 0x7F, 0x80, 0xFF, chance.randrange(256)))
        elif way == 2:
            made[at:at] = chance.choice(self._odd)
        elif way == 3:
            made[at : at + size] = b""
        elif way == 4:
            to = chance.randrange(len(made) + 1)
            made[to:to] = made[at : at + size] * chance.choice((1, 1, 2, 50))
        elif way == 5:
            made[at : at + size] = chance.choice(self._odd)
        else:
            other = chance.choice(self._parser.seeds)
            begin = chance.randrange(len(other) + 1)
            made[at : at + size] = other[begin : begin + size]
        return bytes(made)

    def _text(self, data: bytes, chance: random.Random) -> bytes:
        lines, way = data.split(b"\n"), chance.randrange(7)
        at = chance.randrange(len(lines))
        if way == 0:
            del lines[at]
        elif way == 1:
            lines.insert(chance.randrange(len(lines) + 1), lines[at])
        elif way == 2:
            lines.insert(at, chance.choice(chance.choice(self._parser.seeds).split(b"\n")))
        elif way == 3:
            lines[at] = (b"  " + lines[at]) if chance.random() < 0.5 else lines[at].removeprefix(b"  ")
        else:
            words = lines[at].split(b" ")
            n = chance.randrange(len(words))
            word = chance.choice(self._odd)
            if way == 4:
                words[n] = word
            elif way == 5:
                words.insert(n, word)
            else:
                words[n] = chance.choice(words)
            lines[at] = b" ".join(words)
        return b"\n".join(lines)

    def _json(self, data: bytes, changes: int, chance: random.Random) -> bytes:
        before, value, after = _json_in(data, chance)
        if not isinstance(value, (dict, list)):
            return self._bytes(data, chance)
        if self._other is None or chance.random() < 0.05:
            _, self._other, _ = _json_in(chance.choice(self._parser.seeds), chance)
        for _ in range(changes):
            self._change(value, self._other, chance)
        try:
            made = json.dumps(value, ensure_ascii=chance.random() < 0.5, separators=(",", ":"))
            return before + made.encode("utf-8", "surrogatepass") + after
        except (ValueError, RecursionError):
            return data

    def _change(self, value: Any, other: Any, chance: random.Random) -> None:
        holder, key = _place(value, chance)
        if key is None:
            return
        way, inner = chance.randrange(6), holder[key]
        if way == 0:
            del holder[key]
        elif way == 1:
            away, where = _place(other, chance) if isinstance(other, (dict, list)) else (holder, key)
            holder[key] = inner if where is None else copy.deepcopy(away[where])
        elif way == 2 and type(inner) is int:
            holder[key] = inner + chance.choice((-1, 1, 10, -inner, inner))
        elif way == 3 and isinstance(holder, list):
            holder.insert(chance.randrange(len(holder) + 1), inner)
        elif way == 3 and isinstance(holder, dict):
            holder[chance.choice([*holder])] = inner
        elif way == 4 and isinstance(inner, str):
            word = chance.choice(self._odd).decode("utf-8", "replace")
            at = chance.randrange(len(inner) + 1)
            holder[key] = inner[:at] + word + inner[at + chance.randrange(3) :]
        elif way == 5 and isinstance(holder, dict):
            holder[chance.choice(("id", "", "kind", "x" * 70, str(chance.randrange(9))))] = holder.pop(key)
        else:
            holder[key] = copy.deepcopy(chance.choice(HOSTILE))


def _place(value: Any, chance: random.Random) -> tuple[Any, Any]:
    """Return a list or object somewhere in a value and a key of it; None where it has none."""
    holder = value
    while True:
        if not holder:
            return holder, None
        key = chance.choice([*holder]) if isinstance(holder, dict) else chance.randrange(len(holder))
        inner = holder[key]
        if not isinstance(inner, (dict, list)) or not inner or chance.random() > DEEP:
            return holder, key
        holder = inner


def _json_in(data: bytes, chance: random.Random) -> tuple[bytes, Any, bytes]:
    """Return a value in a file with what stands before and after it: the whole file, or one of its lines."""
    try:
        return b"", json.loads(data), b""
    except (ValueError, RecursionError):
        lines = data.split(b"\n")
    some = [n for n, line in enumerate(lines) if line[:1] == b"{"]
    if not some:
        return data, None, b""
    n = chance.choice(some)
    try:
        value = json.loads(lines[n])
    except (ValueError, RecursionError):
        return data, None, b""
    before, after = b"\n".join([*lines[:n], b""]), b"\n".join([b"", *lines[n + 1 :]])
    return before, value, after
