"""The log of flights as tables for other programs: CSV and JSON. Pure."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable
from dataclasses import asdict, fields
from typing import Any

from game.storage.files.documents import encode_json
from game.storage.logbook.flights import Flight

CSV, JSON = "csv", "json"
_FORMULAS = ("=", "+", "-", "@")
"""Characters that spreadsheets take for the beginning of a formula."""


def exported(kind: str, flights: Iterable[Flight]) -> bytes:
    """Return a file that says of each flight all that the log says.

    Args:
        kind: `csv` or `json`.
        flights: in the order of the file.
    """
    rows = [{**asdict(one), "day": one.day.isoformat()} for one in flights]
    if kind == JSON:
        return encode_json(rows, indent=1)
    file = io.StringIO(newline="")
    table = csv.DictWriter(file, [field.name for field in fields(Flight)])
    table.writeheader()
    table.writerows({key: _cell(value) for key, value in row.items()} for row in rows)
    return file.getvalue().encode("utf-8-sig")


def _cell(value: Any) -> Any:
    """Return a value in one cell of a spreadsheet, which must not take a name for a formula."""
    words = ", ".join(value) if isinstance(value, tuple) else value
    return f"'{words}" if isinstance(words, str) and words.startswith(_FORMULAS) else words
