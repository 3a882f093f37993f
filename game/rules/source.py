"""YAML files as a tree of nodes that know where they stand.

Every error in a content file is a `ContentError` naming file, line, what was found, what was expected and,
where there is one, the nearest right name.
"""

from __future__ import annotations

import difflib
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path

import yaml


class ContentError(Exception):
    """A mistake in a content file.

    `file` is relative to the data folder, `line` counts from 1, `found` and `expected` are short phrases,
    `nearest` is the right name that the found one resembles, or None.
    """

    def __init__(self, file: str, line: int, found: str, expected: str, nearest: str | None = None) -> None:
        self.file, self.line, self.found, self.expected, self.nearest = file, line, found, expected, nearest
        hint = f", did you mean {nearest!r}?" if nearest else ""
        super().__init__(f"{file}:{line}: found {found}, expected {expected}{hint}")


def nearest_name(name: str, names: Iterable[str]) -> str | None:
    """The one of `names` most like `name`, or None if none is alike."""
    close = difflib.get_close_matches(name, sorted(set(names)), n=1, cutoff=0.55)
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
        """Whether the node is a mapping."""
        return self.tag == "map"

    @property
    def is_list(self) -> bool:
        """Whether the node is a list."""
        return self.tag == "seq"

    @property
    def is_integer(self) -> bool:
        """Whether the node is a whole number."""
        return self.tag == "int"

    def describe(self) -> str:
        """The node in a few words, for error messages."""
        if self.is_mapping:
            return "a mapping"
        if self.is_list:
            return "a list"
        return "nothing" if self.tag == "null" else repr(self.text)

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
            raise self.error(self.describe(), f"{what} (a text)")
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
        if not self.is_integer:
            raise self.error(self.describe(), f"{what} (a whole number from {low} to {high})")
        number = int(self.text.replace("_", ""), 0) if self.text.lstrip("+-") != "0" else 0
        if not low <= number <= high:
            raise self.error(self.text, f"{what} (a whole number from {low} to {high})")
        return number

    def flag(self, what: str) -> bool:
        """True or false."""
        if self.tag != "bool":
            raise self.error(self.describe(), f"{what} (true or false)")
        return self.text.lower() == "true"

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


def _convert(raw: yaml.Node, file: str) -> Node:
    line = raw.start_mark.line + 1
    tag = raw.tag.rpartition(":")[2]
    if isinstance(raw, yaml.MappingNode):
        pairs = tuple((_convert(key, file), _convert(value, file)) for key, value in raw.value)
        return Node(file, line, "map", "", entries=pairs)
    if isinstance(raw, yaml.SequenceNode):
        return Node(file, line, "seq", "", children=tuple(_convert(child, file) for child in raw.value))
    return Node(file, line, tag, str(raw.value))


def read_yaml(folder: Path, file: Path) -> Node:
    """The tree of one YAML file; errors name it relative to `folder`."""
    name = file.relative_to(folder).as_posix()
    try:
        text = file.read_text(encoding="utf-8")
    except FileNotFoundError:
        siblings = [entry.name for entry in file.parent.iterdir()] if file.parent.is_dir() else []
        raise ContentError(
            name, 1, "no such file", f"the file {name}", nearest_name(file.name, siblings)
        ) from None
    except UnicodeDecodeError as problem:
        raise ContentError(
            name, 1, f"bytes that are not text ({problem.reason})", "a file in UTF-8"
        ) from None
    loader: Callable[..., yaml.Node | None] = yaml.compose
    try:
        raw = loader(text, Loader=getattr(yaml, "CSafeLoader", yaml.SafeLoader))
    except yaml.MarkedYAMLError as problem:
        mark = problem.problem_mark or problem.context_mark
        found = problem.problem or problem.context or "something unreadable"
        raise ContentError(name, mark.line + 1 if mark else 1, found, "well-formed YAML") from None
    except yaml.YAMLError as problem:
        raise ContentError(name, 1, str(problem), "well-formed YAML") from None
    if raw is None:
        raise ContentError(name, 1, "an empty file", "content")
    return _convert(raw, name)
