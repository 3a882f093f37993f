"""Check the texts of your own expansions before they are used: every mistake has its file and line.

What a message says is bounded before it is formatted: the library would count to any number, write numbers
with any count of digits, and follow references without end.
"""

from __future__ import annotations

import difflib
from collections.abc import Collection, Mapping

from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from game.text_files import Entry, TextError, mistake, parsed, shown

LONGEST = 20_000
"""Letters of a message, and of what it can say; the longest of the game has 600."""
DEEPEST = 16
"""Braces and brackets within each other; the game's own go to six."""
_TEXT, _EXPRESSION = "text", "expression"
"""The two things that braces hold: words as they are said, or something that is put in their place."""
MOST_PARTS = 400
"""Words and values that a message is made of, with those that it refers to; the library refuses 1,000."""
MOST_STEPS = 20
"""References from one message to the next."""
MOST_DIGITS = 15
MOST_PLACES = 20
"""The largest number that a function is told, such as how many digits a number has."""
MOST_TOGETHER = 1024 * 1024
"""Letters of all own texts together."""
FUNCTIONS = ("NUMBER", "DATETIME", "FORM", "KEY", "DEVICE", "PARTICLE")


def check(own: Mapping[str, Entry], entries: Mapping[str, Entry]) -> None:
    """Check somebody's own messages.

    Args:
        own: the messages that are checked, by their ids; terms begin with "-".
        entries: all messages of the catalogue, these too; the others are only followed.

    Raises:
        TextError: the first mistake, with its file and line.
    """
    total = 0
    for entry in own.values():
        total += len(entry.source)
        if total > MOST_TOGETHER:
            raise mistake(
                entry.path, entry.line, f"more than {MOST_TOGETHER} characters in all your own texts"
            )
        _check_shape(entry)
    sizes = _Sizes(entries)
    for name, entry in own.items():
        _Words(entry, entries).visit(sizes.resource(name))
        sizes.of(name)


def _check_shape(entry: Entry) -> None:
    """Refuse what takes the parser long, or what it has no room for."""
    source = entry.source
    if len(source) > LONGEST:
        raise mistake(entry.path, entry.line, f"a message of {len(source)} characters, more than {LONGEST}")
    within, at = [_TEXT], 0
    while at < len(source):
        letter = source[at]
        if letter == "{" or (letter == "(" and within[-1] != _TEXT):
            within.append(_EXPRESSION)
            if len(within) > DEEPEST + 1:
                line = entry.line + source.count("\n", 0, at)
                raise mistake(entry.path, line, f"braces are nested more than {DEEPEST} deep")
        elif len(within) > 1 and (letter == "}" or (letter == ")" and within[-1] != _TEXT)):
            within.pop()
        elif within[-1] == _EXPRESSION and letter == '"':
            at += 1
            while at < len(source) and source[at] not in '"\n':
                at += 2 if source[at] == "\\" else 1
        elif within[-1] == _EXPRESSION and source.startswith("->", at):
            within[-1] = _TEXT  # of the variants, in which quotes and brackets are letters like others
        at += 1


class _Words(Visitor):
    """Looks at numbers, functions and references of a message."""

    def __init__(self, entry: Entry, entries: Mapping[str, Entry]) -> None:
        super().__init__()
        self._entry, self._entries = entry, entries

    def _wrong(self, node: ast.SyntaxNode, words: str) -> TextError:
        before = node.span.start if node.span is not None else 0
        return mistake(self._entry.path, self._entry.line + self._entry.source.count("\n", 0, before), words)

    def visit_NumberLiteral(self, node: ast.NumberLiteral) -> None:  # noqa: N802 - the library's name
        if len(node.value) > MOST_DIGITS:
            raise self._wrong(node, f"the number {shown(node.value, 20)} with more than {MOST_DIGITS} digits")

    def visit_NamedArgument(self, node: ast.NamedArgument) -> None:  # noqa: N802 - the library's name
        value = node.value
        if isinstance(value, ast.NumberLiteral):
            self.visit_NumberLiteral(value)
            if not 0 <= float(value.value) <= MOST_PLACES:
                words = f"{node.name.name}: {value.value}, but it must be from 0 to {MOST_PLACES}"
                raise self._wrong(node, words)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802 - the library's name
        if node.id.name not in FUNCTIONS:
            near = _near(node.id.name, FUNCTIONS)
            raise self._wrong(node, f"the function {shown(node.id.name, 40)} does not exist{near}")
        self.generic_visit(node)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 - the library's name
        self._there(node, node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802 - the library's name
        self._there(node, f"-{node.id.name}")
        self.generic_visit(node)

    def _there(self, node: ast.SyntaxNode, name: str) -> None:
        if name not in self._entries:
            near = _near(name, self._entries)
            raise self._wrong(node, f"the message {shown(name, 60)} does not exist{near}")


def _near(name: str, names: Collection[str]) -> str:
    found = difflib.get_close_matches(name, names, 1) if len(name) <= 60 else []
    return f", did you mean {found[0]!r}?" if found else ""


class _Sizes:
    """Hold how many parts and letters a message has with all that it refers to."""

    def __init__(self, entries: Mapping[str, Entry]) -> None:
        self._entries = entries
        self._resources: dict[str, ast.Resource] = {}
        self._sizes: dict[str, tuple[int, int]] = {}
        self._steps: dict[str, int] = {}
        """Length of the longest chain of references from each message on."""
        self._open: list[str] = []

    def resource(self, name: str) -> ast.Resource:
        """Return a message as it stands in its file."""
        if name not in self._resources:
            self._resources[name] = parsed(self._entries[name], places=True)
        return self._resources[name]

    def of(self, name: str) -> tuple[int, int]:
        """Return parts and letters of a message with all that it refers to.

        Raises:
            TextError: it refers to itself, or to too much.
        """
        if name not in self._entries:
            return 0, 0
        entry = self._entries[name]
        if name in self._open:
            raise mistake(entry.path, entry.line, f"the message {shown(name, 60)} refers to itself")
        if len(self._open) + self._steps.get(name, 0) >= MOST_STEPS:
            words = f"the message {shown(name, 60)} is part of more than {MOST_STEPS} references in a row"
            raise mistake(entry.path, entry.line, words)
        if name in self._sizes:
            for n, other in enumerate(reversed(self._open)):
                self._steps[other] = max(self._steps.get(other, 0), self._steps.get(name, 0) + n + 1)
            return self._sizes[name]
        self._open.append(name)
        for n, other in enumerate(reversed(self._open)):
            self._steps[other] = max(self._steps.get(other, 0), n)
        parts, letters = 0, 0
        for item in self.resource(name).body:
            if isinstance(item, ast.Message | ast.Term):
                for pattern in (item.value, *(other.value for other in item.attributes)):
                    if pattern is not None:
                        more, longer = self._pattern(pattern)
                        parts, letters = max(parts, more), max(letters, longer)
        self._open.pop()
        if parts > MOST_PARTS or letters > LONGEST:
            words = f"the message {shown(name, 60)} has more than {MOST_PARTS} parts or {LONGEST} characters"
            raise mistake(entry.path, entry.line, words)
        self._sizes[name] = parts, letters
        return parts, letters

    def _pattern(self, pattern: ast.Pattern) -> tuple[int, int]:
        parts, letters = len(pattern.elements), 0
        for element in pattern.elements:
            if isinstance(element, ast.TextElement):
                letters += len(element.value)
            else:
                more, longer = self._expression(element)
                parts, letters = parts + more, letters + longer
        return parts, letters

    def _expression(self, node: object) -> tuple[int, int]:
        if isinstance(node, ast.Placeable):
            return self._expression(node.expression)
        if isinstance(node, ast.SelectExpression):
            parts, letters = self._expression(node.selector)
            each = [self._pattern(variant.value) for variant in node.variants]
            return parts + max(n for n, _ in each), letters + max(n for _, n in each)
        if isinstance(node, ast.MessageReference):
            return self.of(node.id.name)
        if isinstance(node, ast.TermReference):
            return self.of(f"-{node.id.name}")
        if isinstance(node, ast.StringLiteral):
            return 1, len(node.value)
        return 1, 0
