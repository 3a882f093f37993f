"""The game in progress on disk: nothing that was saved is ever lost."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from game.storage import atomic, saves
from game.storage.saves import Shelf, Summary


def game(turn: int = 1, phase: str = "actions") -> dict[str, object]:
    """Return a game as a session hands it over, cut down to what the shelf looks at."""
    crew = [{"name": "Ada"}, {"name": "Bo"}]
    return {
        "state": {"turn": turn, "phase": phase, "crew": crew, "settings": {"difficulty": "hard"}},
        "choices": [],
    }


@pytest.fixture
def shelf(tmp_path: Path) -> Shelf:
    return Shelf(tmp_path / "saves")


def kept(shelf: Shelf, kind: str = "broken") -> list[str]:
    return sorted(p.read_text(encoding="utf-8") for p in shelf.path.parent.glob(f"*.{kind}-*"))


def test_an_empty_shelf(shelf: Shelf) -> None:
    assert shelf.read() == saves.Found(None, None)
    assert not shelf.path.parent.exists(), "looking makes no folders"


def test_what_is_written_is_read(shelf: Shelf) -> None:
    shelf.write(game(4))
    found = shelf.read()
    assert found.game == game(4)
    assert found.summary == Summary(4, "hard", ("Ada", "Bo"))
    assert found.trouble == ()


def test_the_file_says_what_it_is(shelf: Shelf) -> None:
    shelf.write(game())
    whole = json.loads(shelf.path.read_text(encoding="utf-8"))
    assert whole["format"] == "solar-storm-game" and whole["version"] == 1


def test_the_generation_before_is_kept(shelf: Shelf) -> None:
    for turn in (1, 2, 3):
        shelf.write(game(turn))
    assert saves.load(shelf.path)["state"]["turn"] == 3
    assert saves.load(shelf.previous)["state"]["turn"] == 2


def test_a_finished_game_is_none_in_progress(shelf: Shelf) -> None:
    shelf.write(game(5))
    shelf.write(game(5, "over"))
    assert shelf.read() == saves.Found(None, None)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "[]",
        "null",
        '"game"',
        '{"format": "other", "version": 1, "game": {}}',
        '{"format": "solar-storm-game", "game": {}}',
        '{"format": "solar-storm-game", "version": true, "game": {}}',
        '{"format": "solar-storm-game", "version": 0, "game": {}}',
        '{"format": "solar-storm-game", "version": 1}',
        '{"format": "solar-storm-game", "version": 1, "game": []}',
        '{"format": "solar-storm-game", "version": 1, "game": {"state": {}}}',
        '{"format": "solar-storm-game", "version": 1, "game": {"state": {"turn": 1, "crew": 3}}}',
        "[" * 100_000,
        "\x00\x00",
    ],
    ids=range(15),
)
def test_broken_files_are_put_aside_and_the_previous_one_steps_in(shelf: Shelf, text: str) -> None:
    shelf.write(game(1))
    shelf.write(game(2))
    shelf.path.write_text(text, encoding="utf-8")
    found = shelf.read()
    assert found.summary and found.summary.turn == 1
    assert [(t.kind, t.rescued) for t in found.trouble] == [("broken", True)]
    assert kept(shelf) == [text]
    assert found.trouble[0].path and found.trouble[0].path.read_text(encoding="utf-8") == text


def test_bytes_that_are_no_text(shelf: Shelf) -> None:
    shelf.write(game())
    shelf.path.write_bytes(b"\xff\xfe\x00")
    assert shelf.read().trouble[0].kind == "broken"


def test_both_generations_broken(shelf: Shelf) -> None:
    shelf.write(game(1))
    shelf.write(game(2))
    shelf.path.write_text("one", encoding="utf-8")
    shelf.previous.write_text("two", encoding="utf-8")
    found = shelf.read()
    assert found.game is None
    assert [t.rescued for t in found.trouble] == [False, False]
    assert kept(shelf) == ["one", "two"]


def test_broken_files_are_numbered_never_written_over(shelf: Shelf) -> None:
    shelf.path.parent.mkdir(parents=True)
    for text in ("one", "two", "three"):
        shelf.path.write_text(text, encoding="utf-8")
        shelf.read()
    assert kept(shelf) == ["one", "three", "two"]


def test_writing_first_puts_an_unread_broken_file_aside(shelf: Shelf) -> None:
    shelf.path.parent.mkdir(parents=True)
    shelf.path.write_text("precious", encoding="utf-8")
    shelf.write(game(1))
    shelf.write(game(2))
    shelf.write(game(3))
    assert kept(shelf) == ["precious"]


def test_a_newer_version_is_put_aside_under_its_own_name(shelf: Shelf) -> None:
    shelf.path.parent.mkdir(parents=True)
    text = '{"format": "solar-storm-game", "version": 2, "game": {}}'
    shelf.path.write_text(text, encoding="utf-8")
    assert shelf.read().trouble[0].kind == "newer"
    assert kept(shelf, "newer") == [text]


def test_a_crash_between_the_two_renames_loses_nothing(shelf: Shelf) -> None:
    shelf.write(game(1))
    shelf.write(game(2))
    shelf.path.rename(shelf.previous)
    found = shelf.read()
    assert found.summary and found.summary.turn == 2
    assert found.trouble == ()


def test_a_disk_that_refuses_leaves_the_last_save(shelf: Shelf, monkeypatch: pytest.MonkeyPatch) -> None:
    shelf.write(game(1))

    def full(_: int) -> None:
        raise OSError("no space left")

    monkeypatch.setattr(atomic.os, "fsync", full)
    with pytest.raises(OSError, match="no space"):
        shelf.write(game(2))
    monkeypatch.undo()
    found = shelf.read()
    assert found.summary and found.summary.turn == 1
    assert sorted(p.name for p in shelf.path.parent.iterdir()) == ["game.json"]


def test_names_in_any_script(shelf: Shelf) -> None:
    whole = game()
    whole["state"]["crew"][0]["name"] = "Zoë 조"  # type: ignore[index]
    shelf.write(whole)
    assert shelf.read().game == whole
