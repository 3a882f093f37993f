"""Write every message out as lines to read: each choice said once, each value by its name."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import chain
from pathlib import Path

from fluent.syntax import FluentParser, ast

from game.program_files import data_folder

OPEN, SHUT = "⟨", "⟩"
"""Around the name of a value, so that it is one word and none of the language's own."""
_QUIET = ("before", "after")


@dataclass(frozen=True)
class Said:
    """Hold what a message says.

    Attributes:
        file: its file, such as `play.ftl`.
        key: its id.
        lines: every way that it is said, and every form that it has: each choice is in one of them.
    """

    file: str
    key: str
    lines: tuple[str, ...]


def folder_of(language: str) -> Path:
    """Return the folder of a language."""
    return data_folder() / "texts" / language


def messages(language: str) -> dict[str, Said]:
    """Return what every message of a language says, by id, in the order of the files."""
    return read(
        (path.name, path.read_text(encoding="utf-8")) for path in sorted(folder_of(language).glob("*.ftl"))
    )


def read(files: Iterable[tuple[str, str]]) -> dict[str, Said]:
    """Return what every message says of files given by name and text."""
    entries: dict[str, tuple[str, ast.Message | ast.Term]] = {}
    for name, text in files:
        for entry in FluentParser(with_spans=False).parse(text).body:
            if isinstance(entry, ast.Message | ast.Term):
                key = entry.id.name if isinstance(entry, ast.Message) else f"-{entry.id.name}"
                entries[key] = (name, entry)
    known = {key: entry for key, (_, entry) in entries.items()}
    return {key: Said(name, key, tuple(_lines(entry, known))) for key, (name, entry) in entries.items()}


def _lines(entry: ast.Message | ast.Term, known: dict[str, ast.Message | ast.Term]) -> Iterator[str]:
    patterns = [entry.value, *(attribute.value for attribute in entry.attributes)]
    for pattern in patterns:
        if pattern is not None:
            yield from dict.fromkeys(line.strip() for line in _pattern(pattern, known))


def _pattern(pattern: ast.Pattern, known: dict[str, ast.Message | ast.Term]) -> list[str]:
    """Every choice in some line, not every choice with every other: that would be thousands."""
    parts = [
        [element.value] if isinstance(element, ast.TextElement) else _value(element.expression, known)
        for element in pattern.elements
    ]
    most = max((len(part) for part in parts), default=0)
    return ["".join(part[min(n, len(part) - 1)] for part in parts) for n in range(most)]


def _value(
    node: ast.InlineExpression | ast.SelectExpression | ast.Placeable,
    known: dict[str, ast.Message | ast.Term],
) -> list[str]:
    match node:
        case ast.Placeable():
            return _value(node.expression, known)
        case ast.SelectExpression():
            return list(chain.from_iterable(_pattern(variant.value, known) for variant in node.variants))
        case ast.StringLiteral() | ast.NumberLiteral():
            return [str(node.parse()["value"])]
        case ast.VariableReference():
            return [f"{OPEN}{node.id.name}{SHUT}"]
        case ast.FunctionReference():
            return [_called(node, known)]
        case ast.MessageReference() | ast.TermReference():
            name = f"-{node.id.name}" if isinstance(node, ast.TermReference) else node.id.name
            entry = known.get(name)
            if entry is not None and entry.value is not None:
                return _pattern(entry.value, known)
    return [f"{OPEN}x{SHUT}"]


def _called(node: ast.FunctionReference, known: dict[str, ast.Message | ast.Term]) -> str:
    """A key by its name with what is told before and after it; of all other functions their first value."""
    first = _value(node.arguments.positional[0], known)[0] if node.arguments.positional else "x"
    if node.id.name != "KEY":
        return first
    around = {
        argument.name.name: json.loads(f'"{argument.value.value}"')
        for argument in node.arguments.named
        if isinstance(argument.value, ast.StringLiteral)
    }
    before, after = (around.get(name, "") for name in _QUIET)
    return f"{before}{OPEN}{first}{SHUT}{after}"
