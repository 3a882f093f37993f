"""YAML files as a tree of nodes that know where they stand.

Every error in a content file is a `ContentError` naming file, line, what was found, what was expected and,
where there is one, the nearest right name.
"""

from __future__ import annotations

import difflib
import re
import stat
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import yaml

LARGEST = 256 * 1024
"""Bytes of a content file; the longest of the game has 8 KB."""
TRIES = 4
"""Number of times that a file is asked for where the system refuses it: it does so for moments."""
MOST_NODES = 20_000
"""Values in a content file; the longest of the game has a thousand."""
DEEPEST = 48
"""Lists and mappings within each other; the game's own steps go to fifteen or so."""
_LONGEST = 120
"""Letters of what was found, and of a name that is looked for among others."""
_LONGEST_EXPECTED = 400
_MOST_NAMES = 500
_INTEGER = re.compile(r"[-+]?(?:0|[1-9][0-9]{0,17})")
"""A whole number as everybody reads it. YAML has others: 010 is eight, 1:30 ninety, 0_2 two."""


class ContentError(Exception):
    """A mistake in a content file.

    `file` is relative to the data folder, `line` counts from 1, `found` and `expected` are short phrases,
    `nearest` is the right name that the found one resembles, or None. `place` is the file as it can be shown,
    `words` the sentence without file and line. `refused` is true where the system would not read the file,
    which may be in order; `reason` is what the system says then.
    """

    refused = False
    reason = ""

    def __init__(self, file: str, line: int, found: str, expected: str, nearest: str | None = None) -> None:
        self.file, self.line, self.found, self.expected, self.nearest = file, line, found, expected, nearest
        hint = f", did you mean {nearest!r}?" if nearest else ""
        self.place = _line(file, _LONGEST_EXPECTED)
        self.words = f"found {_line(found, _LONGEST)}, expected {_line(expected, _LONGEST_EXPECTED)}{hint}"
        super().__init__(f"{self.place}:{line}: {self.words}")


def _line(text: str, most: int) -> str:
    """A text as it can stand in a sentence: in one line, not endless, nothing in it that no screen shows."""
    cut = text if len(text) <= most else text[:most] + "..."
    return cut if cut.isprintable() else "".join(c if c.isprintable() else "\ufffd" for c in cut)


def nearest_name(name: str, names: Iterable[str]) -> str | None:
    """The one of `names` most like `name`, or None if none is alike."""
    if len(name) > _LONGEST:
        return None
    known = sorted({known for known in names if len(known) <= _LONGEST})[:_MOST_NAMES]
    close = difflib.get_close_matches(name, known, n=1, cutoff=0.55)
    return close[0] if close else None


def _listed(names: Iterable[str]) -> str:
    return ", ".join(sorted(set(names)))


@dataclass(frozen=True, slots=True, eq=False)
class Node:
    """One value of a content file: a scalar (`text`), a list (`children`) or a mapping (`entries`)."""

    file: str
    line: int
    tag: str
    text: str
    children: tuple[Node, ...] = ()
    entries: tuple[tuple[Node, Node], ...] = ()

    def error(
        self, found: str, expected: str, names: Iterable[str] = (), near: str | None = None
    ) -> ContentError:
        """A ContentError at this node; `near` (default: the found text) is compared with `names`."""
        return ContentError(self.file, self.line, found, expected, nearest_name(near or self.text, names))

    @property
    def is_mapping(self) -> bool:
        """Return whether the node is a mapping."""
        return self.tag == "map"

    @property
    def is_list(self) -> bool:
        """Return whether the node is a list."""
        return self.tag == "seq"

    @property
    def is_integer(self) -> bool:
        """Return whether the node is a whole number."""
        return self.tag == "int"

    def describe(self) -> str:
        """The node in a few words, for error messages."""
        if self.is_mapping:
            return "a mapping"
        if self.is_list:
            return "a list"
        return "nothing" if self.tag == "null" else repr(self.text[: _LONGEST + 1])

    def mapping(self, what: str) -> dict[str, Node]:
        """The entries of a mapping with text keys; `what` says what it should have been."""
        if not self.is_mapping:
            raise self.error(self.describe(), f"{what} (a mapping)")
        result: dict[str, Node] = {}
        for key, value in self.entries:
            if key.tag not in ("str", "int"):
                raise key.error(key.describe(), f"a name as a key of {what}")
            if key.text in result:
                raise key.error(f"the key {key.text!r} twice", f"each key of {what} once")
            result[key.text] = value
        return result

    def record(self, what: str, required: Iterable[str], optional: Iterable[str] = ()) -> dict[str, Node]:
        """A mapping with these keys and no others."""
        entries = self.mapping(what)
        required = tuple(required)
        known = (*required, *optional)
        for key, _ in self.entries:
            if key.text not in known:
                raise key.error(f"the unknown key {key.text!r} in {what}", f"one of {_listed(known)}", known)
        for name in required:
            if name not in entries:
                raise self.error(f"{what} without {name!r}", f"the keys {_listed(required)}")
        return entries

    def items(self, what: str) -> tuple[Node, ...]:
        """The children of a list."""
        if not self.is_list:
            raise self.error(self.describe(), f"{what} (a list)")
        return self.children

    def string(self, what: str) -> str:
        """A text."""
        if self.tag != "str":
            raise self.error(self.describe(), f"{what} (a string)")
        return self.text

    def name(self, what: str, names: Iterable[str]) -> str:
        """One of `names`."""
        names = tuple(names)
        if self.tag not in ("str", "int"):
            raise self.error(self.describe(), what)
        if self.text not in names:
            raise self.error(repr(self.text), f"{what}: one of {_listed(names)}", names)
        return self.text

    def integer(self, what: str, low: int, high: int) -> int:
        """A whole number from `low` to `high`."""
        plain = self.is_integer and _INTEGER.fullmatch(self.text)
        if not plain or not low <= int(self.text) <= high:
            found = self.text if plain else self.describe()
            raise self.error(found, f"{what} (a whole number from {low} to {high})")
        return int(self.text)

    def flag(self, what: str) -> bool:
        """True or false."""
        word = self.text.lower()
        if self.tag != "bool" or word not in ("true", "false"):
            # YAML takes yes, no, on and off for the same: who writes them is asked to write what is meant
            near = {"yes": "true", "on": "true", "no": "false", "off": "false"}.get(word)
            raise ContentError(self.file, self.line, self.describe(), f"{what}: true or false", near)
        return word == "true"

    def sole(self, what: str, names: Iterable[str]) -> tuple[str, Node, Node]:
        """A mapping with exactly one key, one of `names`: the key's text, its node, its value."""
        entries = self.mapping(what)
        names = tuple(names)
        for key, _ in self.entries:
            if key.text not in names:
                raise key.error(repr(key.text), f"{what}: one of {_listed(names)}", names)
        if len(entries) != 1:
            raise self.error(f"{len(entries)} keys", f"{what} with exactly one key")
        key, value = self.entries[0]
        return key.text, key, value


def read_yaml(folder: Path, file: Path) -> Node:
    """The tree of one YAML file; errors name it relative to `folder`.

    Raises:
        ContentError: it is no file, too large, no text, no YAML, or YAML that content does without: aliases,
            several documents, lists within lists without end.
    """
    name = file.relative_to(folder).as_posix()
    text = _text(name, file)
    try:
        return _Tree(name, getattr(yaml, "CSafeLoader", yaml.SafeLoader)(text)).node
    except yaml.MarkedYAMLError as problem:
        mark = problem.problem_mark or problem.context_mark
        found = (problem.problem or problem.context or "something unreadable").removeprefix("found ")
        raise ContentError(name, mark.line + 1 if mark else 1, found, "well-formed YAML") from None
    except yaml.reader.ReaderError as problem:
        line = text.encode()[: problem.position].count(b"\n") + 1
        raise ContentError(name, line, "a character that YAML does not allow", "well-formed YAML") from None
    except yaml.YAMLError as problem:
        raise ContentError(name, 1, str(problem), "well-formed YAML") from None


def _text(name: str, file: Path) -> str:
    """Return what a content file says."""
    try:
        data = _bytes(name, file)
        if len(data) > LARGEST:  # it grows, or is one of those that have no size before they are read
            raise ContentError(name, 1, f"more than {LARGEST} bytes", f"a file of at most {LARGEST} bytes")
        return data.decode("utf-8").replace("\r\n", "\n").replace("\r", "\n")
    except FileNotFoundError:
        siblings = [entry.name for entry in file.parent.iterdir()] if file.parent.is_dir() else []
        raise ContentError(
            name, 1, "no such file", f"the file {name}", nearest_name(file.name, siblings)
        ) from None
    except UnicodeDecodeError as problem:
        raise ContentError(
            name, 1, f"bytes that are not text ({problem.reason})", "a file in UTF-8"
        ) from None
    except OSError as problem:
        raise refusal(name, "file", problem) from None


def refusal(name: str, what: str, problem: OSError) -> ContentError:
    """Return that the system will not let a file or folder be read.

    Args:
        name: of it, from the data folder on.
        what: `file` or `folder`.
        problem: what the system says.
    """
    reason = problem.strerror or type(problem).__name__
    error = ContentError(name, 1, f"a {what} that cannot be read ({reason})", f"the {what}")
    error.refused, error.reason = True, reason
    return error


def _bytes(name: str, file: Path, tries: int = TRIES) -> bytes:
    """Return the bytes of a file; where the system refuses them it is asked again at once.

    Raises:
        OSError: it refuses each time.
    """
    try:
        found = file.stat()
        if stat.S_ISDIR(found.st_mode):
            raise ContentError(name, 1, "a folder", f"the file {name}")
        if not stat.S_ISREG(found.st_mode):
            raise ContentError(name, 1, "something other than a regular file", f"the file {name}")
        if found.st_size > LARGEST:
            raise ContentError(name, 1, f"{found.st_size} bytes", f"a file of at most {LARGEST} bytes")
        with file.open("rb") as opened:
            return opened.read(LARGEST + 1)
    except FileNotFoundError:
        raise
    except OSError:
        if tries <= 1:
            raise
    return _bytes(name, file, tries - 1)


class _Tree:
    """Makes the nodes of a file from what the parser says, one event after the other.

    Not by PyYAML's own nodes: an alias makes a node that contains itself, or a few lines a tree of billions.
    """

    def __init__(self, file: str, loader: Any) -> None:
        self.file = file
        self.loader = loader
        self._left = MOST_NODES
        self.node = self._document()

    def _events(self) -> Iterator[Any]:
        while self.loader.check_event():
            event = self.loader.get_event()
            if not isinstance(event, (yaml.StreamStartEvent, yaml.StreamEndEvent, yaml.DocumentEndEvent)):
                yield event

    def _document(self) -> Node:
        """The one document; open lists and mappings lie on a stack, so that no nesting is too deep for it."""
        node: Node | None = None
        begun = False
        stack: list[tuple[Any, list[Node]]] = []
        for event in self._events():
            if isinstance(event, yaml.DocumentStartEvent):
                if begun:
                    raise self._error(event, "a second document", "one document in the file")
                begun = True
                continue
            if isinstance(event, (yaml.SequenceStartEvent, yaml.MappingStartEvent)):
                if len(stack) >= DEEPEST:
                    found = f"lists and mappings {DEEPEST + 1} deep"
                    raise self._error(event, found, f"at most {DEEPEST} levels")
                self._count(event)
                stack.append((event, []))
                continue
            if isinstance(event, (yaml.SequenceEndEvent, yaml.MappingEndEvent)):
                made = self._closed(*stack.pop())
            elif isinstance(event, yaml.ScalarEvent):
                self._count(event)
                made = self._scalar(event)
            else:
                found = f"the alias {'*' + str(getattr(event, 'anchor', ''))!r}"
                raise self._error(event, found, "the value itself (aliases are not allowed)")
            if stack:
                stack[-1][1].append(made)
            else:
                node = made
        if node is None:
            raise ContentError(self.file, 1, "an empty file", "content")
        return node

    def _count(self, event: Any) -> None:
        self._left -= 1
        if self._left < 0:
            raise self._error(event, f"more than {MOST_NODES} values", "a shorter file")

    def _closed(self, event: Any, inner: list[Node]) -> Node:
        line = event.start_mark.line + 1
        if isinstance(event, yaml.SequenceStartEvent):
            return Node(self.file, line, "seq", "", children=tuple(inner))
        return Node(self.file, line, "map", "", entries=tuple(zip(inner[::2], inner[1::2], strict=True)))

    def _scalar(self, event: Any) -> Node:
        tag = event.tag
        if tag is None or tag == "!":
            tag = self.loader.resolve(yaml.ScalarNode, event.value, event.implicit)
        return Node(self.file, event.start_mark.line + 1, tag.rpartition(":")[2], event.value)

    def _error(self, event: Any, found: str, expected: str) -> ContentError:
        return ContentError(self.file, event.start_mark.line + 1, found, expected)
