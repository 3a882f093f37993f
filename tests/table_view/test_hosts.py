"""Each part of the table knows no more of it than it needs (`game/app/table/table_host.py`)."""

from __future__ import annotations

import ast
import re
from functools import cache

import pytest

from game.app.table import table_host
from game.app.table.table_scene import TableScene
from game.program_files import program_root

SCENES = {
    "game/app/shell/route_scenes.py",
    *(f"game/app/scenes/lessons/{name}_scene.py" for name in ("guided", "lesson")),
    "game/app/scenes/replay/replay_scene.py",
    "game/app/scenes/turns/again_scene.py",
    "game/app/table/table_scene.py",
}
"""Who may know the table's scene: whoever opens one, and the scenes that are tables."""
PARTS = (
    "GameShown",
    "DialogHost",
    "SheetHost",
    "DecidingHost",
    "PictureHost",
    "ForegroundHost",
)
ALONE = (
    *("refusing", "rewinding"),
    *("advising", "commanding", "rulebook_door", "table_events", "input/hand_events", "input/skipped_keys"),
    *("motion/stage", "motion/director", "motion/showing", "motion/transients"),
)
"""Parts of the table (`game/app/table`) that know no host: they get the few objects that they need."""


@pytest.mark.parametrize("part", ALONE)
def test_a_part_that_gets_objects_knows_no_host(part: str) -> None:
    text = (program_root() / "game" / "app" / "table" / f"{part}.py").read_text(encoding="utf-8")
    assert "table_host" not in text and "table_scene" not in text


def test_a_dialog_reads_the_game_from_what_is_shown_and_asks_its_table_to_do_things() -> None:
    reads = re.compile(r"\btable\.(?:position|session|kit|texts|layout|view|truth)\b")
    files = [*(program_root() / "game" / "app" / "table" / "dialogs").rglob("*.py")]
    assert files and not [file.name for file in files if reads.search(file.read_text(encoding="utf-8"))]


def users(name: str) -> set[str]:
    """Return the files in which a class is named."""
    return {file for file, source in sources().items() if name in source and name in names(source)}


@cache
def sources() -> dict[str, str]:
    """Return each file of the game: only those that have a word in them are read as trees."""
    root = program_root()
    return {
        file.relative_to(root).as_posix(): file.read_text(encoding="utf-8")
        for file in (root / "game").rglob("*.py")
    }


@cache
def names(source: str) -> frozenset[str]:
    """Return the names in a file."""
    return frozenset(
        name
        for node in ast.walk(ast.parse(source))
        for name in (getattr(node, "id", ""), getattr(node, "name", ""))
        if isinstance(name, str)
    )


def test_no_part_of_the_table_knows_the_scene() -> None:
    assert users("TableScene") == SCENES


@pytest.mark.parametrize("part", PARTS)
def test_a_part_is_smaller_than_the_whole_and_somebody_takes_it(part: str) -> None:
    assert len(users(part)) > 1
    # Three of them are attributes of the scene: a protocol can only say that they are read, not set.
    own = _methods(getattr(table_host, part)) - {"texts", "advising", "deciding"}
    whole = _methods(TableScene)
    assert own < whole and len(own) < len(whole) / 2


def _methods(host: type) -> set[str]:
    found = (name for kind in host.__mro__ for name, value in vars(kind).items() if _is_method(value))
    return {name for name in found if not name.startswith("_")}


def _is_method(value: object) -> bool:
    return callable(value) or isinstance(value, property)
