"""Whatever is put in the place of the lessons' file while one is played: it is set aside, never lost."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from game.storage.settings import lesson_places
from game.storage.settings.lesson_places import LARGEST, LessonPlace, LessonPlacesFile

LARGE = b"[" + b" " * LARGEST + b"]"


def replace_file(path: Path, way: str) -> None:
    """Put something else in the place of a file."""
    path.unlink()
    if way == "large":
        path.write_bytes(LARGE)
    elif way == "folder":
        path.mkdir()
        (path / "mine.txt").write_text("mine")
    elif way == "link to nowhere":
        path.symlink_to(path.parent / "nowhere")
    else:
        path.write_bytes(b"mine")


@pytest.mark.parametrize("way", ["large", "folder", "link to nowhere", "text"])
def test_what_is_put_in_the_place_of_the_lessons_is_kept(tmp_path: Path, way: str) -> None:
    if sys.platform == "win32" and "link" in way:
        pytest.skip("links may need rights there")
    file = LessonPlacesFile(tmp_path / "lessons.json")
    file.keep("a", LessonPlace(True, 3, 3), 9)
    replace_file(file.path, way)
    file.keep("b", LessonPlace(True, 2, 2), 9)
    aside = tmp_path / "lessons.json.broken-1"
    assert file.setback == aside, "the player is told"
    if way == "large":
        assert aside.read_bytes() == LARGE
    elif way == "folder":
        assert (aside / "mine.txt").read_text() == "mine"
    elif way == "text":
        assert aside.read_bytes() == b"mine"
    else:
        assert aside.is_symlink() and not (tmp_path / "nowhere").exists()
    assert {*LessonPlacesFile(file.path).places.lessons} == {"a", "b"}, "what this copy knows is written"


def test_what_cannot_be_moved_is_not_written_over(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = LessonPlacesFile(tmp_path / "lessons.json")
    file.keep("a", LessonPlace(True, 3, 3), 9)
    replace_file(file.path, "large")
    with monkeypatch.context() as disk:
        disk.setattr(lesson_places, "set_aside", lambda path: None)
        file.keep("b", LessonPlace(True, 2, 2), 9)
    assert file.path.read_bytes() == LARGE and file.places.of("b").done
    file.save_unwritten()
    assert (tmp_path / "lessons.json.broken-1").read_bytes() == LARGE
    assert {*LessonPlacesFile(file.path).places.lessons} == {"a", "b"}
