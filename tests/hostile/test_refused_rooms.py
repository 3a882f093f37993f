"""Folders of own rooms that the system will not open: told as refused, and the others are played with."""

from __future__ import annotations

import errno
import os
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from game import content, patience
from game.app.drawing.looks_file import OwnLooks, read_looks
from game.app.navigation.own_rooms import OwnRooms
from game.own_content import OwnContent, read_own
from game.program_files import data_folder
from game.rules import load_content
from game.rules.loader.own_changes import expansions_in
from game.rules.loader.yaml_nodes import ContentError
from game.texts import Texts
from tests.looped import some
from tests.pack.garden import make
from tests.storage.faulty_files import ShutFolders

DENIED = f"cannot be read ({os.strerror(errno.EACCES)})"


@pytest.fixture(autouse=True)
def _impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(patience, "PAUSES_S", (0.0, 0.0, 0.0))


@pytest.fixture
def rooms(tmp_path: Path) -> Path:
    """A folder with one good room, its pictures and looks."""
    garden = make(tmp_path / "rooms")
    (garden / "assets" / "icons").mkdir(parents=True)
    (garden / "texts" / "de").mkdir()
    (garden / "looks.yaml").write_text('rooms:\n  garden: {frame: "#12A456"}\n', encoding="utf-8")
    return tmp_path / "rooms"


@pytest.fixture
def files(rooms: Path, monkeypatch: pytest.MonkeyPatch) -> ShutFolders:
    return ShutFolders(rooms, monkeypatch.setattr)


def read(rooms: Path) -> OwnContent:
    return read_own(data_folder(), Texts("en"), (rooms,), OwnLooks(read_looks((data_folder(),))))


def names(found: OwnContent) -> list[str]:
    return [folder.name for folder in found.folders]


def test_a_folder_that_cannot_be_opened_keeps_no_other_from_being_read(
    rooms: Path, files: ShutFolders, capsys: pytest.CaptureFixture[str]
) -> None:
    (rooms / "noperm").mkdir()
    files.shut = (rooms / "noperm",)
    found = read(rooms)
    assert names(found) == ["garden"]
    assert [fault.sentence for fault in found.faults] == [f"{rooms / 'noperm'}: {DENIED}"]
    assert content.main(["check", str(rooms)]) == 1
    said = capsys.readouterr().out
    assert f"noperm: {DENIED}" in said and "garden: the room Garden" in said


def test_rules_without_a_window_name_the_folder_that_cannot_be_opened(
    rooms: Path, files: ShutFolders
) -> None:
    files.shut = (rooms / "garden",)
    with pytest.raises(ContentError, match="garden/expansion.yaml:1: found a file that cannot be read"):
        load_content(data_folder(), own=(rooms,))
    files.shut = (rooms / "garden" / "rooms",)
    with pytest.raises(ContentError, match="garden/rooms:1: found a folder that cannot be read"):
        load_content(data_folder(), own=(rooms,))


@pytest.mark.parametrize("folder", ["rooms", "texts", "texts/en", "texts/de", "assets", "assets/icons"])
def test_a_folder_inside_that_is_refused_is_told_as_refused(
    rooms: Path, files: ShutFolders, capsys: pytest.CaptureFixture[str], folder: str
) -> None:
    files.shut = (rooms / "garden" / folder,)
    assert content.main(["check", str(rooms)]) == 1
    said = capsys.readouterr().out.splitlines()
    assert said[0] == f"garden/{folder}: {DENIED}"
    assert len(said) == (2 if folder.startswith("assets") else 1), "pictures alone keep no room from the game"


def test_a_description_that_is_refused_is_told_once(rooms: Path, files: ShutFolders) -> None:
    files.stuck, files.stuck_paths = errno.EIO, (rooms / "garden" / "expansion.yaml",)
    found = read(rooms)
    told = f"garden/expansion.yaml: cannot be read ({os.strerror(errno.EIO)})"
    assert names(found) == [] and [fault.sentence for fault in found.faults] == [told]


@pytest.mark.parametrize("step", [3, pytest.param(1, marks=pytest.mark.slow)])
def test_whatever_is_refused_once_is_asked_for_again(rooms: Path, files: ShutFolders, step: int) -> None:
    assert names(read(rooms)) == ["garden"]
    calls = list(files.calls)
    assert {name for name, _ in calls} >= {"stat", "listdir", "open"}
    for number, call in some([*enumerate(calls)][::step]):
        files.calls.clear()
        files.faults = {number: errno.EIO}
        found = read(rooms)
        assert names(found) == ["garden"] and found.faults == (), call
        assert files.calls[number] == call and len(files.calls) > len(calls), call


def test_what_is_refused_for_good_is_a_refusal_in_every_place(rooms: Path, files: ShutFolders) -> None:
    read(rooms)
    for path in some(sorted({Path(f"{rooms}{path}") for _, path in files.calls})):
        files.stuck, files.stuck_paths = errno.EIO, (path,)
        found = read(rooms)
        assert names(found) == [] and found.faults, path
        assert {fault.refused for fault in found.faults} == {os.strerror(errno.EIO)}, path


@pytest.mark.skipif(sys.platform == "win32", reason="no such things there")
@pytest.mark.parametrize(
    ("make_it", "told"),
    [
        (lambda path: path.symlink_to("nowhere"), "a link that leads nowhere"),
        (lambda path: path.symlink_to(path.name), "cannot be read (Too many levels of symbolic links)"),
        (os.mkfifo, "something other than a folder"),
        (Path.touch, "a file instead of a folder"),
    ],
)
def test_what_is_in_the_place_of_the_folder_is_told(
    tmp_path: Path, make_it: Callable[[Path], None], told: str
) -> None:
    home = tmp_path / "rooms"
    make_it(home)
    own = OwnRooms(home)
    own.read(data_folder(), Texts("en"))
    assert [fault.sentence for fault in own.faults] == [f"{home}: {told}"] and own.faults[0].refused
    assert own.fault_of("garden") is own.faults[0]


def test_nothing_in_its_place_is_no_fault(tmp_path: Path) -> None:
    own = OwnRooms(tmp_path / "rooms")
    assert (
        own.read(data_folder(), Texts("en")) is None and own.faults == () and own.fault_of("garden") is None
    )


def test_the_error_of_a_named_folder_is_no_reason_for_another(tmp_path: Path, rooms: Path) -> None:
    named = make(tmp_path / "elsewhere").rename(tmp_path / "elsewhere" / "orchard")
    own = OwnRooms(rooms, [named])
    own.read(data_folder(), Texts("en"))
    assert {fault.folder for fault in own.faults} == {named} and [folder.name for folder in own.folders] == [
        "garden"
    ]
    assert own.fault_of("orchard") is own.faults[0] and own.fault_of("meadow") is None


@pytest.mark.parametrize("name", ["", "expansion.yaml"])
def test_a_folder_of_several_that_is_refused_is_no_expansion(
    rooms: Path, files: ShutFolders, name: str
) -> None:
    """It may be listed and no more, as with `chmod 444`."""
    files.stuck, files.stuck_paths = errno.EACCES, (rooms / name,)
    with pytest.raises(PermissionError):
        expansions_in(rooms)
    assert [fault.sentence for fault in read(rooms).faults] == [f"{rooms}: {DENIED}"]
