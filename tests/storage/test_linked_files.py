"""Files that are links (dotfiles, cloud folders), what was left half written, names that systems mix up."""

from __future__ import annotations

import os
import stat
import subprocess
import sys
import time
from dataclasses import replace
from pathlib import Path

import pytest

from game.storage.files import atomic
from game.storage.files.atomic import LEFT_S, LONG_LEFT_S, keep_copy
from game.storage.files.one_writer import FILES
from game.storage.games.claim import Claim
from game.storage.games.library import Library
from game.storage.games.save_names import tidy
from game.storage.games.savefile import read_save
from game.storage.games.saves import Shelf
from game.storage.settings.lesson_places import LessonPlace, LessonPlacesFile
from game.storage.settings.preferences import Preferences, PreferencesFile
from tests.storage.test_saves import game

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="links need rights there")
MINE = Preferences(animation="slow", master=33)


@pytest.fixture
def cloud(tmp_path: Path) -> Path:
    """A folder elsewhere, to which links lead."""
    (tmp_path / "cloud").mkdir()
    return tmp_path / "cloud"


@pytest.mark.parametrize("there", [True, False], ids=["to a file", "to none yet"])
@pytest.mark.parametrize("relative", [True, False], ids=["relative", "whole"])
def test_settings_are_written_where_their_link_leads(cloud: Path, there: bool, relative: bool) -> None:
    path = cloud.parent / "settings.json"
    path.symlink_to("cloud/mine.json" if relative else cloud / "mine.json")
    if there:
        PreferencesFile(cloud / "mine.json").save(MINE)
    file = PreferencesFile(path)
    if there:
        assert file.load() == (MINE, None)
    file.save(replace(MINE, mute=True))
    assert path.is_symlink(), "the link stays"
    assert PreferencesFile(cloud / "mine.json").load() == (replace(MINE, mute=True), None)
    # The lock of whoever has written there without a link; this one's is beside the link.
    assert sorted(p.name for p in cloud.iterdir()) == [FILES] * there + ["mine.json"]


def test_a_device_behind_a_link_is_not_replaced(cloud: Path) -> None:
    """A link to `/dev/null`, as it is made to be rid of a file: whoever may do everything would lose it."""
    device, path = cloud / "device", cloud.parent / "settings.json"
    os.mkfifo(device)
    path.symlink_to(device)
    atomic.write_bytes(path, b"one")
    assert stat.S_ISFIFO(device.stat().st_mode)
    assert path.read_bytes() == b"one" and [*cloud.iterdir()] == [device]


def test_lessons_are_written_where_their_link_leads(cloud: Path) -> None:
    path = cloud.parent / "lessons.json"
    LessonPlacesFile(cloud / "mine.json").keep("a", LessonPlace(True, 3, 3), 9)
    path.symlink_to(cloud / "mine.json")
    LessonPlacesFile(path).keep("b", LessonPlace(True, 3, 3), 9)
    assert path.is_symlink() and {*LessonPlacesFile(cloud / "mine.json").places.lessons} == {"a", "b"}


def test_settings_that_are_damaged_behind_a_link_are_kept_as_they_were(cloud: Path) -> None:
    path = cloud.parent / "settings.json"
    path.symlink_to(cloud / "mine.json")
    damaged = b'{"version": 2, "master": 33, "text": "x"}'
    (cloud / "mine.json").write_bytes(damaged)
    settings, kept = PreferencesFile(path).load()
    assert settings.master == 33 and kept is not None
    assert kept.read_bytes() == damaged and not kept.is_symlink()


def test_a_copy_of_a_link_is_no_link(cloud: Path) -> None:
    (cloud / "a").write_text("one")
    (cloud / "b").symlink_to(cloud / "a")
    kept = keep_copy(cloud / "b")
    (cloud / "a").write_text("two")
    assert kept is not None and kept.read_text() == "one"


def test_a_game_is_written_where_its_link_leads_and_generations_are_files(cloud: Path) -> None:
    folder = cloud.parent / "saves"
    folder.mkdir()
    Shelf(cloud).write(game(1))
    (folder / "game.json").symlink_to(cloud / "game.json")
    shelf = Shelf(folder, library=folder / "named")
    for turn in (1, 2, 3, 4):
        shelf.write(game(turn))
    assert (folder / "game.json").is_symlink() and read_save(cloud / "game.json").summary.turn == 4
    assert [read_save(path).summary.turn for path in shelf.generations] == [4, 3, 2]
    assert not shelf.previous.is_symlink() and not shelf.older.is_symlink()
    assert sorted(p.name for p in folder.iterdir()) == ["game.json", "game.older.json", "game.previous.json"]


def test_a_game_that_the_cloud_changes_is_kept(cloud: Path) -> None:
    folder = cloud.parent / "saves"
    folder.mkdir()
    shelf, elsewhere = Shelf(folder, library=folder / "named"), Shelf(cloud)
    elsewhere.write(game(1))
    (folder / "game.json").symlink_to(cloud / "game.json")
    shelf.write(game(1))
    elsewhere.write(game(50))
    theirs = (cloud / "game.json").read_bytes()
    for turn in (2, 3, 4, 5):
        shelf.write(game(turn))
    assert (folder / "game.json").is_symlink() and read_save(cloud / "game.json").summary.turn == 5
    assert [p.read_bytes() for p in (folder / "named").iterdir()] == [theirs]


def test_a_link_that_leads_nowhere_gives_way(cloud: Path) -> None:
    for name, target in (("circle", cloud / "circle"), ("gone", cloud / "not" / "there")):
        (cloud / name).symlink_to(target)
        atomic.write_bytes(cloud / name, b"{}")
        assert (cloud / name).read_bytes() == b"{}" and not (cloud / name).is_symlink()


# What was left half written


def ended() -> int:
    """Return the number of a process that has ended."""
    with subprocess.Popen([sys.executable, "-c", ""]) as process:
        process.wait()
    return process.pid


def left(folder: Path, name: str, process: int, age: float) -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{name}.{process}-{4711}.new"
    path.write_bytes(b"half")
    os.utime(path, (time.time() - age, time.time() - age))
    return path


def test_what_was_left_half_written_goes_with_the_next_write(tmp_path: Path) -> None:
    dead, old = ended(), LEFT_S + 5
    named, saves = tmp_path / "saves" / "named", tmp_path / "saves"
    gone = [
        left(tmp_path, "settings.json", dead, old),
        left(tmp_path, "lessons.json", os.getpid(), old),
        left(saves, "owner", dead, old),
        left(named, "Friday.json", dead, old),
        left(tmp_path, "settings.json", os.getppid(), LONG_LEFT_S + 5),
    ]
    stays = [
        left(tmp_path, "lessons.json", dead, 1),
        left(tmp_path, "other.json", os.getppid(), old),
        left(named, "Sunday.json", os.getppid(), old),
    ]
    strange = tmp_path / "mine.new"
    strange.write_text("nobody's")
    os.utime(strange, (0, 0))
    PreferencesFile(tmp_path / "settings.json").save(MINE)
    claim = Claim(saves)
    claim.acquire()
    Shelf(saves, claim).write(game(1))
    library = Library(named)
    library.restore(library.delete(library.save("Friday", game(2))))
    claim.release()
    assert [path for path in gone if path.exists()] == []
    assert [path for path in stays if not path.exists()] == [], "somebody may be writing it"
    assert strange.exists()


# Names


def test_names_that_differ_in_capitals_alone_have_files_of_their_own(tmp_path: Path) -> None:
    library = Library(tmp_path)
    for turn, name in enumerate(("Game", "game", "GAME", "Stra\u00dfe", "STRASSE"), 1):
        library.save(name, game(turn))
    names = [path.name.casefold() for path in tmp_path.iterdir()]
    assert len(names) == len(set(names)) == 5
    assert {entry.name for entry in library.list()} == {"Game", "game", "GAME", "Stra\u00dfe", "STRASSE"}
    first = next(entry for entry in library.list() if entry.name == "Game")
    library.save("x", game(9))
    moved = library.delete(first)
    library.save("GAME", game(9))
    library.restore(moved)
    names = [path.name.casefold() for path in tmp_path.glob("*.json")]
    assert len(names) == len(set(names)) == 7, "nor where one comes back"


@pytest.mark.parametrize("name", ["con", "AUX", "com1", "COM\u00b9", "lpt\u00b3", "CONIN$", "CONOUT$", "nul"])
def test_no_file_has_the_name_of_a_device(tmp_path: Path, name: str) -> None:
    entry = Library(tmp_path).save(name, game(1))
    assert entry.path.name.startswith("game ")


@pytest.mark.parametrize("name", ["\u3164", "\u200d", "\u2800\u2800", "\u115f \u1160", "\u0301", " "])
def test_a_name_that_nobody_sees_is_none(name: str) -> None:
    assert tidy(name) == ""


@pytest.mark.parametrize(
    "name", ["a\u0301", "\u1101\u1161", "\U0001f468\u200d\U0001f680", "?", "1", "\u0e01\u0e34"]
)
def test_a_name_that_is_seen_is_one(name: str) -> None:
    assert tidy(name)
