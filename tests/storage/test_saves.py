"""The game in progress on disk: nothing that was saved is ever lost."""

from __future__ import annotations

import errno
import json
import os
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from game.storage.files import atomic
from game.storage.games import generations
from game.storage.games.generations import Back, Found
from game.storage.games.savefile import Summary, read_save
from game.storage.games.saves import Shelf
from game.storage.games.upgrades import VERSION


def game(turn: int = 1, phase: str = "actions") -> dict[str, object]:
    """Return a game as a session hands it over, cut down to what the shelf looks at."""
    crew = [{"name": "Ada"}, {"name": "Bo"}]
    return {
        "state": {"turn": turn, "phase": phase, "crew": crew, "settings": {"difficulty": "hard"}},
        "choices": [],
        "cursor": 0,
    }


@pytest.fixture
def shelf(tmp_path: Path) -> Shelf:
    return Shelf(tmp_path / "saves")


def kept(shelf: Shelf, kind: str = "broken") -> list[str]:
    return sorted(p.read_text(encoding="utf-8") for p in shelf.path.parent.glob(f"*.{kind}-*"))


def test_an_empty_shelf(shelf: Shelf) -> None:
    assert shelf.read() == Found(None, None)
    assert not shelf.path.parent.exists(), "looking makes no folders"


def test_what_is_written_is_read(shelf: Shelf) -> None:
    shelf.write(game(4))
    found = shelf.read()
    assert found.game == game(4)
    assert found.summary == Summary(4, "hard", ("Ada", "Bo"), (0, 1))
    assert found.path == shelf.path and found.saved is not None
    assert found.trouble == ()


def test_the_file_says_what_it_is(shelf: Shelf) -> None:
    shelf.write(game())
    whole = json.loads(shelf.path.read_text(encoding="utf-8"))
    assert whole["format"] == "solar-storm-game" and whole["version"] == VERSION


def test_three_generations_are_kept(shelf: Shelf) -> None:
    for turn in (1, 2, 3, 4):
        shelf.write(game(turn))
    assert [read_save(path).summary.turn for path in shelf.generations] == [4, 3, 2]


def _refuse(monkeypatch: pytest.MonkeyPatch, *names: str) -> None:
    """From now on the disk lets nothing get one of these names; it never gets better."""

    def refusing(call: Callable[..., None]) -> Callable[..., None]:
        def refused(source: Any, target: Any, **more: Any) -> None:
            if Path(target).name in names:
                raise OSError(errno.EIO, os.strerror(errno.EIO), str(target))
            call(source, target, **more)

        return refused

    for name in ("rename", "replace", "link"):
        monkeypatch.setattr(os, name, refusing(getattr(os, name)))


def test_a_game_is_saved_though_its_oldest_generation_never_moves(
    shelf: Shelf, monkeypatch: pytest.MonkeyPatch
) -> None:
    for turn in (1, 2, 3):
        shelf.write(game(turn))
    _refuse(monkeypatch, "game.older.json")
    for turn in (4, 5, 6):
        shelf.write(game(turn))
        assert shelf.trouble is None and [read_save(path).summary.turn for path in shelf.generations] == [
            *(turn, turn - 1, 1),
        ]
    assert {path.name for path in shelf.folder.glob("game*")} == {path.name for path in shelf.generations}


def test_and_though_none_moves(shelf: Shelf, monkeypatch: pytest.MonkeyPatch) -> None:
    for turn in (1, 2, 3):
        shelf.write(game(turn))
    _refuse(monkeypatch, "game.older.json", "game.previous.json")
    for turn in (4, 5):
        shelf.write(game(turn))
        assert shelf.trouble is None
        assert [read_save(path).summary.turn for path in shelf.generations] == [turn, 2, 1]
    monkeypatch.undo()
    shelf.write(game(6))
    assert [read_save(path).summary.turn for path in shelf.generations] == [6, 5, 2], "they move again"
    assert {path.name for path in shelf.folder.glob("game*")} == {path.name for path in shelf.generations}


def test_a_game_that_takes_no_name_is_told_and_nothing_is_lost(
    shelf: Shelf, monkeypatch: pytest.MonkeyPatch
) -> None:
    for turn in (1, 2, 3):
        shelf.write(game(turn))
    _refuse(monkeypatch, "game.json")
    for turn in (4, 5):
        with pytest.raises(OSError, match=re.escape(os.strerror(errno.EIO))):
            shelf.write(game(turn))
        assert shelf.trouble is not None
        turns = [read_save(path).summary.turn for path in shelf.generations if path.exists()]
        assert turns[0] == 3 and 2 in turns
    monkeypatch.undo()
    shelf.write(game(6))
    turns = [read_save(path).summary.turn for path in shelf.generations]
    assert turns == [6, 3, 2] and shelf.trouble is None


def test_without_links_no_generation_is_lost_to_saves_that_are_refused(
    shelf: Shelf, monkeypatch: pytest.MonkeyPatch
) -> None:
    def none(*_: object) -> None:
        raise OSError(errno.EPERM, os.strerror(errno.EPERM))

    monkeypatch.setattr(os, "link", none)
    for turn in (1, 2, 3):
        shelf.write(game(turn))
    with monkeypatch.context() as disk:
        _refuse(disk, "game.json")
        for turn in (4, 5, 6):
            with pytest.raises(OSError, match=re.escape(os.strerror(errno.EIO))):
                shelf.write(game(turn))
    shelf.write(game(7))
    assert [read_save(path).summary.turn for path in shelf.generations] == [7, 3, 2]


def test_a_finished_game_is_none_in_progress(shelf: Shelf) -> None:
    shelf.write(game(5))
    shelf.write(game(5, "over"))
    found = shelf.read()
    assert (found.game, found.summary, found.ended) == (None, None, game(5, "over"))


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


@pytest.mark.parametrize("number", range(3))
def test_a_folder_in_the_place_of_a_generation_is_put_aside_by_the_next_save(
    shelf: Shelf, number: int
) -> None:
    """Every save was refused until the program ended, which would have put the same folder aside."""
    for turn in range(1, 5):
        shelf.write(game(turn))
    path = shelf.generations[number]
    path.unlink()
    path.mkdir()
    (path / "something.txt").write_text("a player's", encoding="utf-8")
    shelf.write(game(5))
    assert shelf.read().game == game(5) and shelf.trouble is None
    (aside,) = path.parent.glob(f"{path.name}.broken-*")
    assert (aside / "something.txt").exists()


def test_a_newer_version_is_put_aside_under_its_own_name(shelf: Shelf) -> None:
    shelf.path.parent.mkdir(parents=True)
    text = '{"format": "solar-storm-game", "version": 99, "game": {}}'
    shelf.path.write_text(text, encoding="utf-8")
    assert shelf.read().trouble[0].kind == "newer"
    assert kept(shelf, "newer") == [text]


class _Stop(BaseException):
    """The program was killed: no handler runs."""


def _stop_at(monkeypatch: pytest.MonkeyPatch, step: int) -> list[str]:
    """Let the program end right before its n-th call that changes the disk; return the calls made."""
    made: list[str] = []

    def counted(name: str, real: Any) -> Any:
        def call(*arguments: Any, **more: Any) -> Any:
            if len(made) == step:
                raise _Stop
            made.append(name)
            return real(*arguments, **more)

        return call

    monkeypatch.setattr(atomic.os, "fsync", counted("fsync", os.fsync))
    monkeypatch.setattr(atomic.os, "link", counted("link", os.link))
    for name in ("open", "replace", "unlink"):
        monkeypatch.setattr(Path, name, counted(name, getattr(Path, name)))
    return made


@pytest.mark.parametrize("links", [True, False], ids=["links", "no links"])
def test_a_program_killed_between_any_two_steps_leaves_a_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, links: bool
) -> None:
    def refuse(*_: object) -> None:
        raise OSError(errno.EPERM, "no links here")

    step = 0
    while True:
        shelf = Shelf(tmp_path / str(step))
        for turn in (1, 2, 3):
            shelf.write(game(turn))
        with monkeypatch.context() as patched:
            if not links:
                patched.setattr(os, "link", refuse)
            made = _stop_at(patched, step)
            try:
                shelf.write(game(4))
                finished = True
            except _Stop:
                finished = False
        again = Shelf(tmp_path / str(step))
        found = again.read()
        assert found.trouble == (), (made, found.trouble)
        assert found.summary is not None and found.summary.turn in (3, 4), made
        assert not finished or found.summary.turn == 4
        again.write(game(5))
        kept = sorted(p.name for p in again.folder.iterdir())
        assert kept == ["game.json", "game.older.json", "game.previous.json"], "nothing half written is left"
        assert read_save(again.path).summary.turn == 5
        if finished:
            break
        step += 1
    assert step >= 6, "the write was stopped at every step"


@pytest.mark.parametrize(
    ("number", "kind"),
    [(errno.ENOSPC, "full"), (errno.EROFS, "read-only"), (errno.EACCES, "read-only"), (errno.EIO, "other")],
)
@pytest.mark.parametrize("call", ["fsync", "replace"])
def test_a_disk_that_refuses_leaves_the_last_save(
    shelf: Shelf, monkeypatch: pytest.MonkeyPatch, number: int, kind: str, call: str
) -> None:
    shelf.write(game(1))

    def refuse(*_: object) -> None:
        raise OSError(number, os.strerror(number))

    with monkeypatch.context() as patched:
        patched.setattr(Path if call == "replace" else os, call, refuse)
        with pytest.raises(OSError) as refused:
            shelf.write(game(2))
    assert atomic.kind_of(refused.value) == kind
    found = shelf.read()
    assert found.summary and found.summary.turn == 1 and found.trouble == ()
    names = ["game.json"] + ["game.previous.json"] * (
        call == "replace"
    )  # the same, with a second name by then
    assert sorted(p.name for p in shelf.path.parent.iterdir()) == names
    shelf.write(game(3))
    again = shelf.read()
    assert again.summary and again.summary.turn == 3, "the next choice is saved again"


@pytest.mark.parametrize("number", [errno.ENOSPC, errno.EACCES, errno.EIO])
def test_a_game_is_saved_though_the_one_before_gets_no_second_name(
    shelf: Shelf, monkeypatch: pytest.MonkeyPatch, number: int
) -> None:
    def refuse(*_: object) -> None:
        raise OSError(number, os.strerror(number))

    shelf.write(game(1))
    with monkeypatch.context() as patched:
        patched.setattr(os, "link", refuse)
        patched.setattr(atomic.shutil, "copyfile", refuse)
        shelf.write(game(2))
    found = shelf.read()
    assert found.summary and found.summary.turn == 2 and found.trouble == () and shelf.trouble is None
    assert [path.name for path in shelf.folder.iterdir()] == ["game.json"]
    shelf.write(game(3))
    assert [read_save(path).summary.turn for path in shelf.generations[:2]] == [3, 2]


def test_a_shelf_that_is_paused_touches_nothing(shelf: Shelf) -> None:
    shelf.write(game(1))
    shelf.path.write_text("{", encoding="utf-8")
    before = {p.name: p.read_bytes() for p in shelf.folder.iterdir()}
    shelf.paused = True
    shelf.write(game(2))
    found = shelf.read()
    assert found.trouble[0].path is None
    assert {p.name: p.read_bytes() for p in shelf.folder.iterdir()} == before


def test_a_game_that_the_rules_refuse_gives_way_to_the_one_before(shelf: Shelf) -> None:
    shelf.write(game(1))
    shelf.write(game(2))
    trouble = shelf.reject(shelf.read(), "choices[3]: not legal")
    assert trouble.rescued and trouble.why == "rules" and "choices[3]" in trouble.detail
    found = shelf.read()
    assert found.summary and found.summary.turn == 1
    last = shelf.reject(found, "nor that one")
    assert not last.rescued and shelf.read().game is None
    assert len(kept(shelf)) == 2


def test_a_game_that_the_program_fails_on_is_stepped_back_from(shelf: Shelf) -> None:
    for turn in (1, 2):
        shelf.write(game(turn))
    assert shelf.step_back() is Back.DONE
    found = shelf.read()
    assert found.summary and found.summary.turn == 1
    assert len(kept(shelf, "failed")) == 1
    assert shelf.step_back() is Back.NONE


def test_the_same_game_once_more_is_no_generation(shelf: Shelf) -> None:
    """After an error the game is saved once more; the one to step back to stays."""
    for turn in (1, 2, 3):
        shelf.write(game(turn))
    shelf.write({**game(3), "seconds": 9})
    again = Shelf(shelf.folder)  # as when the program is started anew and fails again
    assert (found := again.read()).game == {**game(3), "seconds": 9} and found.summary
    again.write({**game(3), "seconds": 12})
    turns = [read_save(path).summary.turn for path in shelf.generations]
    assert turns == [3, 2, 1]
    again.write(game(4))
    assert [read_save(path).summary.turn for path in shelf.generations] == [4, 3, 2]


@pytest.mark.parametrize("gone", [False, True])
def test_the_same_game_once_more_is_safe_though_the_disk_refuses_it(
    shelf: Shelf, monkeypatch: pytest.MonkeyPatch, gone: bool
) -> None:
    """The page of an error said at a full disk that a game was not saved whose every choice was there."""
    shelf.write(game(3))

    def refuse(*_: object, **__: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(generations, "write_bytes", refuse)
    if gone:
        shelf.path.unlink()
        with pytest.raises(OSError, match="No space"):
            shelf.write({**game(3), "seconds": 9})
        assert shelf.owed is not None
        return
    shelf.write({**game(3), "seconds": 9})
    assert shelf.trouble is None and shelf.owed is None
    with pytest.raises(OSError, match="No space"):
        shelf.write(game(4))
    assert shelf.owed is not None


def test_who_steps_back_passes_over_the_same_game(shelf: Shelf) -> None:
    """Earlier versions of the program made a generation of it."""
    for turn in (1, 2, 3):
        shelf.write(game(turn))
    shelf.previous.write_bytes(shelf.path.read_bytes())
    assert Shelf(shelf.folder).step_back() is Back.DONE
    assert (found := shelf.read()).summary and found.summary.turn == 1
    assert len(kept(shelf, "failed")) == 2


def test_what_the_disk_has_refused_is_not_stepped_back_from(
    shelf: Shelf, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The save before it was set aside, though nothing had failed on that, even one of another game."""
    shelf.write(game(2))
    shelf.write(game(3))

    def refuse(*_: object, **__: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    with monkeypatch.context() as disk:
        disk.setattr(generations, "write_bytes", refuse)
        with pytest.raises(OSError, match="No space"):
            shelf.write(game(4))
        assert shelf.step_back() is Back.OTHER and shelf.owed is not None
        assert shelf.read().game == game(3)
    shelf.save_unwritten()
    assert shelf.step_back() is Back.DONE and shelf.read().game == game(3)


def test_the_game_that_stepped_in_is_safe_at_a_full_disk(
    shelf: Shelf, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After a step back the next error said that it was not saved, and asked before it was left."""
    shelf.write(game(2))
    shelf.write(game(3))
    assert shelf.step_back() is Back.DONE and shelf.read().game == game(2)

    def refuse(*_: object, **__: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(generations, "write_bytes", refuse)
    shelf.write({**game(2), "seconds": 9})
    assert shelf.trouble is None and shelf.owed is None
    with pytest.raises(OSError, match="No space"):
        shelf.write(game(4))
    assert shelf.owed is not None


def test_with_nothing_but_the_same_game_nobody_steps_back(shelf: Shelf) -> None:
    shelf.write(game(3))
    for path in (shelf.previous, shelf.older):
        path.write_bytes(shelf.path.read_bytes())
    assert not shelf.can_step_back() and shelf.step_back() is Back.NONE
    assert all(path.exists() for path in shelf.generations), "Continue still has a game"


def test_a_refused_step_back_is_no_missing_save(shelf: Shelf, monkeypatch: pytest.MonkeyPatch) -> None:
    for turn in (1, 2):
        shelf.write(game(turn))

    def refuse(*_: object, **__: object) -> None:
        raise PermissionError(errno.EACCES, "Permission denied")

    monkeypatch.setattr(atomic, "place", refuse)
    assert shelf.step_back() is Back.REFUSED
    assert (found := shelf.read()).summary and found.summary.turn == 2


def test_names_in_any_script(shelf: Shelf) -> None:
    whole = game()
    whole["state"]["crew"][0]["name"] = "Zoë 조"  # type: ignore[index]
    shelf.write(whole)
    assert shelf.read().game == whole
