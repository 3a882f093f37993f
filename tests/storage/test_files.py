"""Folders, careful writing and crash reports."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path

import pytest

from game.storage.atomic import set_aside, write_new, write_text
from game.storage.crash import KEPT, write_crash_report
from game.storage.paths import find_home

NOW = datetime(2026, 1, 2, 20, 15, 0)


def test_home_by_variable(tmp_path: Path) -> None:
    home = find_home({"SOLAR_STORM_HOME": str(tmp_path)})
    assert home.data == tmp_path and home.logs == tmp_path / "logs"
    assert home.settings.parent == tmp_path and home.saves.parent == tmp_path


def test_home_of_the_platform() -> None:
    home = find_home({})
    assert "Solar Storm" in str(home.data) and "Solar Storm" in str(home.logs)
    assert home.data.is_absolute()


def test_a_file_is_replaced_and_its_generations_move_on(tmp_path: Path) -> None:
    path = tmp_path / "a" / "b.txt"
    older = path.with_name("old.txt"), path.with_name("oldest.txt")
    for text in ("one", "two", "three", "four"):
        write_text(path, text, generations=older)
    assert [p.read_text() for p in (path, *older)] == ["four", "three", "two"]
    assert sorted(p.name for p in path.parent.iterdir()) == ["b.txt", "old.txt", "oldest.txt"]


def test_a_new_file_never_takes_the_place_of_another(tmp_path: Path) -> None:
    names = [write_new(tmp_path, "save", ".json", text.encode()).name for text in ("a", "b", "c")]
    assert names == ["save.json", "save 2.json", "save 3.json"]
    assert [(tmp_path / name).read_text() for name in names] == ["a", "b", "c"]


def test_set_aside_counts_on(tmp_path: Path) -> None:
    names = []
    for _ in range(3):
        (tmp_path / "x.json").write_text("?")
        moved = set_aside(tmp_path / "x.json")
        assert moved is not None
        names.append(moved.name)
    assert names == ["x.json.broken-1", "x.json.broken-2", "x.json.broken-3"]


def test_set_aside_of_nothing(tmp_path: Path) -> None:
    assert set_aside(tmp_path / "x.json") is None


def raised() -> BaseException:
    try:
        raise ValueError("wrong turn")
    except ValueError as error:
        return error


def test_a_crash_report_tells_all(tmp_path: Path) -> None:
    game = tmp_path / "game.json"
    game.write_text('{"choices": ["all of them"]}', encoding="utf-8")
    path = write_crash_report(tmp_path / "logs", raised(), game, NOW)
    text = path.read_text(encoding="utf-8")
    for part in (
        "2026-01-02 20:15:00",
        "ValueError: wrong turn",
        "raised",
        "all of them",
        "Python",
        "pygame-ce",
    ):
        assert part in text, part


def test_a_crash_without_a_game(tmp_path: Path) -> None:
    path = write_crash_report(tmp_path, raised(), tmp_path / "none.json", NOW)
    assert "wrong turn" in path.read_text(encoding="utf-8")


def test_reports_of_one_second_have_different_names(tmp_path: Path) -> None:
    paths = {write_crash_report(tmp_path, raised(), tmp_path / "none", NOW) for _ in range(3)}
    assert len(paths) == 3


def test_old_reports_are_removed(tmp_path: Path) -> None:
    for _ in range(KEPT + 5):
        last = write_crash_report(tmp_path, raised(), tmp_path / "none", NOW)
    assert len(list(tmp_path.glob("crash-*.txt"))) == KEPT
    assert last.exists()


def test_a_disk_that_refuses(tmp_path: Path) -> None:
    (tmp_path / "logs").write_text("a file where the folder should be")
    with pytest.raises(OSError):
        write_crash_report(tmp_path / "logs", raised(), tmp_path / "none", NOW)
