"""A damaged file that two copies of the program find is mended by one of them, whatever both see."""

from __future__ import annotations

import errno
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from game.storage.files.disk import Disk
from game.storage.logbook import turns_file
from game.storage.logbook.turns_file import TurnsFile
from game.storage.settings import lesson_places, preferences
from game.storage.settings.lesson_places import LessonPlacesFile
from game.storage.settings.preferences import PreferencesFile

THEIRS = b'{"version": 1}'
"""Written by another copy of the program."""
FILES: dict[str, tuple[Any, str, Callable[[Path], object]]] = {
    "settings": (
        preferences,
        '{"version": 2, "text": 125, "master": "loud"}',
        lambda p: PreferencesFile(p).load(),
    ),
    "lessons": (
        lesson_places,
        '{"version": 1, "last": 7, "total": 9, "lessons": {}}',
        lambda p: LessonPlacesFile(p).places,
    ),
    "turns": (
        turns_file,
        '{"version": 1, "turns": [], "gone": [], "solved": "many"}',
        lambda p: TurnsFile(p, Disk()).read(),
    ),
}


@pytest.mark.parametrize("name", FILES)
def test_what_another_copy_has_mended_meanwhile_stays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    module, damaged, read = FILES[name]
    file = tmp_path / f"{name}.json"
    file.write_text(damaged)
    keep = module.keep_copy

    def kept_then_mended(*args: Any) -> Path | None:
        found: Path | None = keep(*args)
        file.write_bytes(THEIRS)
        return found

    with monkeypatch.context() as patch:
        patch.setattr(module, "keep_copy", kept_then_mended)
        read(file)
    assert file.read_bytes() == THEIRS
    file.write_text(damaged)
    read(file)
    assert file.read_text() not in (damaged, THEIRS.decode()), "alone it mends the file"


@pytest.mark.parametrize("name", FILES)
def test_where_nothing_can_be_mended_one_copy_is_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    """On a full disk: a link needs no room, and the file that takes its place does."""
    module, damaged, read = FILES[name]
    file = tmp_path / f"{name}.json"
    file.write_text(damaged)

    def full(*_: Any) -> None:
        raise OSError(errno.ENOSPC, "no room")

    monkeypatch.setattr(module, "write_bytes", full)
    for _ in range(3):
        read(file)
    assert [one.name for one in tmp_path.glob("*broken*")] == [f"{name}.json.broken-1"]
    file.unlink()
    file.write_text(damaged.replace("1", "1 "))
    read(file)
    assert len([*tmp_path.glob("*broken*")]) == 2, "another file is another copy"
