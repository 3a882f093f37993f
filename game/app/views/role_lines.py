"""Reads the table of roles line by line: YAML of one form, so the first picture waits for no more."""

from __future__ import annotations

import re
from typing import Any

_LINE = re.compile(r"(?P<indent> *)(?P<key>[\w& -]+?|\"[^\"]*\"): *(?P<value>.*)$")
_PAIR = re.compile(r" *(?P<key>[\w-]+): *(?P<value>\"[^\"]*\"|'[^']*'|\[[^\]]*\]|[^,\[\]]+?) *(?:,|$)")
_NUMBER = re.compile(r"-?\d+(\.\d+)?")
Table = dict[str, Any]


def read_lines(written: str) -> Table:
    """Return sections with what stands below them: `name: value`, or a role with a line for each state.

    Raises:
        ValueError: a line is written in another way; it says which.
    """
    table: Table = {}
    section: Table = {}
    role: Table = {}
    for number, line in enumerate(written.splitlines(), 1):
        bare = line.strip()
        if not bare or bare.startswith("#"):
            continue
        found = _LINE.fullmatch(line)
        indent = len(found["indent"]) if found is not None else -1
        if found is None or indent not in (0, 2, 4):
            raise ValueError(f"line {number}: expected `name: value`, two or four blanks before it: {bare}")
        key, value = found["key"].strip('"'), found["value"].strip()
        if indent == 0:
            section = table[key] = {}
        elif indent == 2 and not value:
            role = section[key] = {}
        else:
            (section if indent == 2 else role)[key] = _value(value, number)
    return table


def _value(written: str, number: int) -> Any:
    """Return a mapping in braces, a list in brackets, a number, or words."""
    if written.startswith("{"):
        pairs = list(_PAIR.finditer(written[1:-1]))
        if not written.endswith("}") or sum(len(pair[0]) for pair in pairs) != len(written) - 2:
            raise ValueError(f"line {number}: expected `{{name: value, ...}}`: {written}")
        return {pair["key"]: _value(pair["value"], number) for pair in pairs}
    if written.startswith("["):
        return [_value(part.strip(), number) for part in written[1:-1].split(",")]
    if _NUMBER.fullmatch(written):
        return float(written) if "." in written else int(written)
    return written.strip("\"'")
