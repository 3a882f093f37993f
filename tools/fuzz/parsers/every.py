"""All parsers of the program by their names."""

from __future__ import annotations

import importlib
from pathlib import Path

from tools.fuzz.parsers.parsing import Parser

PARSERS = {
    "save": "files_of_players",
    "settings": "files_of_players",
    "lessons": "files_of_players",
    "film": "files_of_players",
    "report": "files_of_players",
    "flights": "files_of_players",
    "jpeg": "files_of_players",
    "referee": "lines",
    "code": "lines",
    "flight": "lines",
    "yaml": "files_of_authors",
    "looks": "files_of_authors",
    "fluent": "files_of_authors",
    "content": "files_of_authors",
    "picture": "files_of_authors",
}
"""The module that makes each, by a function of its name."""


def parser_of(name: str, folder: Path) -> Parser:
    """Return a parser.

    Args:
        name: one of `PARSERS`.
        folder: an empty one, into which it may write.
    """
    # Not at the top: what is imported before a search begins has no branches that are counted.
    module = importlib.import_module(f"tools.fuzz.parsers.{PARSERS[name]}")
    found: Parser = getattr(module, name)(folder)
    return found
