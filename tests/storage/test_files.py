"""Folders and careful writing."""

from __future__ import annotations

from pathlib import Path

from game.storage.files.atomic import set_aside, write_new, write_text
from game.storage.files.paths import find_home


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
