"""Reads the table of roles line by line: YAML of one form, so the first picture waits for no more.

`tools/check_roles.py` refuses a table that YAML itself would read in another way.
"""

from __future__ import annotations

import re
from typing import Any

_LINE = re.compile(r"( *)([\w& -]+): *(.*)")
_PAIR = re.compile(r"([\w-]+): *(\"[^\"]*\"|\[[^\]]*\]|[^,]+)")


def read_lines(written: str) -> dict[str, Any]:
    """Return sections with what stands below them: `name: value`, or a role with a line for each state."""
    within: list[dict[str, Any]] = [{}]
    for indent, key, value in filter(None, map(_parts, written.splitlines())):
        del within[len(indent) // 2 + 1 :]
        within[-1][key] = made = _value(value) if value else {}
        within.append(made)
    return within[0]


def _parts(line: str) -> tuple[str, str, str] | None:
    found = _LINE.match(line)
    return (found[1], found[2], found[3]) if found else None


def _value(written: str) -> Any:
    """Return a mapping in braces, a list in brackets, a number, or words."""
    if written[0] == "{":
        return {key: _value(value) for key, value in _PAIR.findall(written[1:-1])}
    if written[0] == "[":
        return [_value(part) for part in written[1:-1].split(", ")]
    try:
        return int(written) if written.isdigit() else float(written)
    except ValueError:
        return written.strip("\"'")
