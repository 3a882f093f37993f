"""Checks the table of roles: `python -m tools.check_roles` says the first line that is no look."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import yaml

from game.app.drawing.colours import theme
from game.app.views.role_lines import read_lines
from game.app.views.roles import FILE, HEX, NAMES, PAINTS, TINT, TONES, RolesError, read_roles
from game.program_files import data_folder


def check_roles(file: Path) -> None:
    """Read a table and every paint in it.

    Raises:
        RolesError: the first thing that is no look, with its line.
    """
    lines = file.read_text(encoding="utf-8").splitlines()
    for number, line in enumerate(lines, 1):
        if not _is_yaml(line.strip()):
            raise RolesError(f"{file}, line {number}: expected `name: value` or `name: {{name: value, ...}}`")
    try:
        for name, state, key, value, expected in _mistakes(read_roles(file)):
            found = [n for n, line in enumerate(lines, 1) if str(value) in line and key in line]
            place = f"{file}, line {found[0] if found else 0}: {name}, {state}"
            raise RolesError(f"{place}: {key}: {value!r}; {expected}")
    except (KeyError, TypeError, AttributeError) as error:
        raise RolesError(f"{file}: expected `colours` and `roles` with states: {error}") from error


def _mistakes(table: Mapping[str, Any]) -> Iterator[tuple[str, str, str, Any, str]]:
    """Yield what is no look: role, state, property, its value, and what was expected."""
    for name, role in table["roles"].items():
        for state, changes in role.items():
            for key, value in changes.items():
                expected = _wrong(key, value, table["colours"])
                if expected:
                    yield name, state, key, value, expected


def _is_yaml(line: str) -> bool:
    """Tell whether the table's own reader reads a line as YAML does."""
    try:
        read = yaml.safe_load(line) or {}
    except yaml.YAMLError:
        return False
    return isinstance(read, dict) and {str(key): value or {} for key, value in read.items()} == read_lines(
        line
    )


def _wrong(key: str, value: Any, colours: Mapping[str, str]) -> str:
    """Return what was expected in the place of a value, empty if it is right."""
    if key == "corners":
        fine = isinstance(value, list) and len(value) == 4 and all(isinstance(v, int | float) for v in value)
        return "" if fine else "expected four numbers"
    if key in NAMES and key not in PAINTS:
        return "" if isinstance(value, int | float) and not isinstance(value, bool) else "expected a number"
    if not isinstance(value, str):
        return "expected a colour in quotation marks"
    for part in re.split(r" > | v ", value):
        found = TINT.match(part)
        names = [found["name"], found["other"] or "none"] if found else []
        if not names or not all(_known(name, colours) for name in names):
            return "expected none, a colour, `a*55`, `a+b:30`, `a > b` or `a v b`"
    return ""


def _known(name: str, colours: Mapping[str, str]) -> bool:
    return (
        name in (*TONES, "none", *colours)
        or HEX.fullmatch(name) is not None
        or hasattr(theme.colour, name.upper().replace("-", "_"))
    )


if __name__ == "__main__":
    try:
        check_roles(data_folder() / FILE)
    except RolesError as error:
        sys.exit(str(error))
