"""The file of how far the player is: whatever makes sense counts, nothing is written over unseen."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from game.storage.settings.lesson_places import LessonPlace, LessonPlacesFile


def written(path: Path) -> LessonPlacesFile:
    file = LessonPlacesFile(path)
    file.keep("one", LessonPlace(True, 0, 5), 9)
    file.keep("two", LessonPlace(False, 2, 6, {"cursor": 2}), 9)
    return file


def test_what_was_kept_is_read_again(tmp_path: Path):
    path = tmp_path / "lessons.json"
    before = written(path).places
    again = LessonPlacesFile(path)
    assert again.places == before and again.setback is None
    assert (again.places.done, again.places.last, again.places.total) == (1, "two", 9)
    assert again.places.of("two").begun and not again.places.of("three").begun


def test_without_a_file_nothing_was_begun(tmp_path: Path):
    file = LessonPlacesFile(tmp_path / "lessons.json")
    assert not file.places.lessons and file.setback is None


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"\0\0\0",
        b"{",
        b"[]",
        b"\xff\xfe",
        b'{"version": 2}',
        b'{"version": 1, "lessons": []}',
        b'{"version": 1, "lessons": {"one": {"done": 1}}}',
        b'{"version": 1, "lessons": {"one": {"done": true, "step": 9, "steps": 3, "game": null}}}',
        b'{"version": 1, "total": -4, "last": 7, "lessons": {}}',
    ],
)
def test_a_damaged_file_is_kept_and_told(tmp_path: Path, data: bytes):
    path = tmp_path / "lessons.json"
    path.write_bytes(data)
    file = LessonPlacesFile(path)
    assert file.places.done in (0, 1)
    assert file.setback is not None and file.setback.read_bytes() == data
    file.keep("one", LessonPlace(True, 0, 3), 9)
    assert LessonPlacesFile(path).places.of("one").done


def test_what_makes_sense_in_a_file_that_was_cut_off_counts(tmp_path: Path):
    path = tmp_path / "lessons.json"
    written(path)
    value = json.loads(path.read_text(encoding="utf-8"))
    value["lessons"]["bad"] = {"done": "yes"}
    path.write_text(json.dumps(value), encoding="utf-8")
    places = LessonPlacesFile(path).places
    assert places.of("one").done and places.of("two").step == 2 and "bad" not in places.lessons


def test_a_folder_in_its_place_breaks_nothing(tmp_path: Path):
    path = tmp_path / "lessons.json"
    path.mkdir()
    file = LessonPlacesFile(path)
    assert not file.places.lessons
    file.keep("one", LessonPlace(True, 0, 3), 9)
    assert file.places.of("one").done
