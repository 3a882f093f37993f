"""The content is known by its data alone: no id of it stands in the program, and no text depends on one."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import ast as fluent
from fluent.syntax import parse

import game
from game.program_files import data_folder
from game.rules import load_content

ROOT = Path(game.__file__).parents[1]
TOPS = ("game", "tools")
CONTENT = load_content(data_folder())

VERBS = frozenset(
    ("move", "scavenge", "repair", "divert", "activate", "board", "give", "take", "trade", "finish")
)
"""Actions that are named like what the program itself knows: verbs of steps (`docs/content.md`), events and
rolls of the protocol (`docs/protocol.md`), places and commands of the table (buttons, keys, icons)."""
ALLOWED = {
    # The folder of the content.
    ("game/program_files.py", "data"),
    # The bench plays the same games in every version, so that versions can be compared.
    ("tools/bench/__init__.py", "medium"),
    ("tools/bench/memory.py", "hard"),
    ("tools/bench/film_time.py", "easy"),
    # An option of the program that makes lock files, not the resource.
    ("tools/lock.py", "--universal"),
    # A file of pictures: data/pictures/solo.yaml.
    ("tools/pictures/scripts.py", "solo"),
}
FIXED = ("game/environment/", "tools/art/", "tools/sound/", "tools/fuzz/parsers/", "tools/starters.py")
"""What programs learn from has a place for each thing of the game's own content that never moves
(docs/environment.md): its table names them, and a test refuses a table that misses one.
Pictures and sounds are made for the things of the game's own content, each by its name, and the search for
faults in parsers begins with real games, as does the search for turns worth flying again."""
WORDS = re.compile(r"(play|hint)-[a-z-]*(solo|damage-control)")
"""Texts for one player, and for hits that the crew places: said whoever asks."""


def ids() -> dict[str, frozenset[str]]:
    """The ids of the content, with those of its expansions, by family."""
    editions = [CONTENT, *(CONTENT.editions[one.id,] for one in CONTENT.expansions)]
    return {
        "rooms": frozenset(room.id for one in editions for room in one.rooms),
        "resources": frozenset(item.id for one in editions for item in one.resources),
        "difficulties": frozenset(name for one in editions for name in one.difficulties),
        "actions": frozenset(name for one in editions for name in one.actions) - VERBS,
        "expansions": frozenset(one.id for one in CONTENT.expansions),
        "settings": frozenset(one.setting for one in CONTENT.expansions if one.setting),
    }


def strings(tree: ast.AST) -> Iterator[ast.Constant]:
    """Every string of a file but what only people read: docstrings."""
    alone = (node.value for node in ast.walk(tree) if isinstance(node, ast.Expr))
    said = {id(value) for value in alone if isinstance(value, ast.Constant)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in said:
            yield node


@cache
def sources() -> dict[str, str]:
    """Every file of the program by its place."""
    files = sorted(file for top in TOPS for file in (ROOT / top).rglob("*.py"))
    return {file.relative_to(ROOT).as_posix(): file.read_text(encoding="utf-8") for file in files}


@cache
def said(place: str) -> list[tuple[int, str]]:
    """Every string of a file: its line and what it says."""
    return [(node.lineno, str(node.value)) for node in strings(ast.parse(sources()[place]))]


def test_there_are_ids_to_look_for() -> None:
    assert all(ids().values()) and len(ids()["rooms"]) >= 9


@pytest.mark.parametrize("family", sorted(ids()))
def test_no_id_stands_in_the_program(family: str) -> None:
    """Not as a string, and not as the last word of one (`room-bridge`)."""
    names = "|".join(sorted(map(re.escape, ids()[family]), key=len, reverse=True))
    word = re.compile(rf"(?:.*[/ -])?({names})")
    # Where a string ends, or its part before a value: only files that have such a place are read as trees.
    end = re.compile(rf"({names})['\"{{]")
    found = [
        f"{place}:{line} {text!r}"
        for place, source in sources().items()
        if not place.startswith(FIXED)
        if end.search(source)
        for line, text in said(place)
        if word.fullmatch(text) and (place, text) not in ALLOWED and not WORDS.fullmatch(text)
    ]
    assert found == []


@pytest.mark.parametrize("language", ["en", "de"])
def test_no_text_depends_on_an_id(language: str) -> None:
    """What somebody else's content would miss: `{ $id -> [bridge] the Bridge *[other] ... }`."""
    families = ids()
    kinds = ("rooms", "resources", "difficulties", "expansions")
    names = frozenset().union(*(families[family] for family in kinds))
    found = []
    for file in sorted((data_folder() / "texts" / language).glob("*.ftl")):
        for entry in parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, (fluent.Message, fluent.Term)):
                found += [f"{file.name} {entry.id.name} [{key}]" for key in _keys(entry) if key in names]
    assert found == []


def _keys(node: object) -> Iterator[str]:
    """The variants' names in a message."""
    if isinstance(node, fluent.Variant) and isinstance(node.key, fluent.Identifier):
        yield node.key.name
    if isinstance(node, fluent.BaseNode):
        for value in vars(node).values():
            for item in value if isinstance(value, list) else [value]:
                if isinstance(item, fluent.BaseNode):
                    yield from _keys(item)
