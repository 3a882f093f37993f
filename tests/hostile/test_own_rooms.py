"""The player's own rooms made to stop the game: left out with a sentence, while the others are read."""

from __future__ import annotations

import errno
import os
import random
import shutil
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from game import content
from game.app.navigation import routes
from game.app.navigation.own_rooms import OwnRooms
from game.app.scenes.own_rooms_dialog import OwnRoomsDialog
from game.app.shell.app import App
from game.app.table.table_scene import TableScene
from game.own_content import MOST_BYTES, MOST_FOLDERS, OwnContent, read_own
from game.program_files import data_folder
from game.storage.files.paths import Home
from game.storage.settings.preferences import Preferences
from game.texts import Texts
from tests.app.stage import Hands
from tests.pack.garden import make
from tests.timed import within

QUICK_S = 3.0
ONE = "id: {id}\n"
SAYS = "expansion-{id} = {id}\nexpansion-{id}-text = {id}\nexpansion-{id}-full = {id}\n"


@pytest.fixture
def rooms(tmp_path: Path) -> Path:
    """A folder with one good room."""
    make(tmp_path / "rooms")
    return tmp_path / "rooms"


def read(*folders: Path) -> OwnContent:
    with within(QUICK_S):
        found = read_own(data_folder(), Texts("en"), folders)
    for fault in found.faults:
        assert fault.sentence.isprintable() and len(fault.sentence) < 1200 and fault.line >= 0, fault
    return found


def write(folder: Path, words: str | bytes = "", file: str = "expansion.yaml") -> Path:
    path = folder / file
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(words if isinstance(words, bytes) else words.encode())
    return path


def link(target: Path | str) -> Callable[[Path], None]:
    return lambda path: path.symlink_to(target)


def described(path: Path, make_it: Callable[[Path], None]) -> None:
    path.mkdir()
    make_it(path / "expansion.yaml")


RULES: dict[str, str | bytes] = {
    "nothing": b"",
    "bytes that are no text": random.Random(1).randbytes(4096),
    "half a letter": b"id: \xed\xa0\x80\n",
    "NUL": b"id: \0\n",
    "a billion laughs": "a: &a [x, x]\nb: &b [*a, *a]\nid: *b\n",
    "10,000 lists": "id: " + "[" * 10_000 + "]" * 10_000,
    "300 KB": "id: bad\n#" + "x" * 300_000,
    "another id": "id: other\n",
    "an id that moves terminals": 'id: "\\e[2J"\n',
    "the id of the game's own": "id: solo\n",
    "joins every game": "id: bad\nalways: true\n",
    "a crew of its own": "id: bad\ncrew: 3\n",
    "a setting of the game": "id: bad\nsetting: escape_pod\n",
    "a code of the game": "id: bad\ncode: 1\n",
    "no texts": "id: bad\n",
    "a room that is nowhere": "id: bad\nadds: {rooms: [none]}\n",
    "steps without end": "id: bad\nadds:\n  lists:\n    x: [{call: x}]\n",
    "a room of the game": "id: bad\nadds: {rooms: [bridge]}\n",
}


@pytest.mark.parametrize("name", RULES)
def test_rules_are_left_out_with_file_and_line(rooms: Path, name: str) -> None:
    write(rooms / "bad", RULES[name])
    found = read(rooms)
    assert [folder.name for folder in found.folders] == ["garden"]
    assert {fault.folder.name for fault in found.faults} == {"bad"}
    assert all(fault.file.startswith("bad") for fault in found.faults)
    assert found.edition.content.expansions[-1].id == "garden"


@pytest.mark.skipif(sys.platform == "win32", reason="no such things there")
@pytest.mark.parametrize(
    ("make_it", "told"),
    [
        (link("loop"), "loop: a link that leads nowhere"),
        (link("gone"), "loop: a link that leads nowhere"),
        (lambda path: described(path, link("expansion.yaml")), "expansion.yaml: cannot be read"),
        (lambda path: described(path, link("/dev/zero")), "other than a regular file"),
        (lambda path: described(path, link("nowhere")), "no such file"),
        (lambda path: described(path, os.mkfifo), "other than a regular file"),
        (lambda path: described(path, Path.mkdir), "found a folder"),
        (link(".."), "no file expansion.yaml"),
        (link("."), ""),
        (link("garden"), "the id 'garden'"),
        (link("/proc/self/fd"), ""),
    ],
)
def test_what_is_no_file_is_left_out(rooms: Path, make_it: Callable[[Path], None], told: str) -> None:
    make_it(rooms / "loop")
    found = read(rooms)
    assert [folder.name for folder in found.folders] == ["garden"]
    assert told in " ".join(fault.sentence for fault in found.faults) and bool(told) == bool(found.faults)


@pytest.mark.skipif(sys.platform == "win32", reason="no such things there")
@pytest.mark.parametrize("file", ["rooms/x.yaml", "texts/en/x.ftl", "looks.yaml", "texts"])
@pytest.mark.parametrize("make_it", [os.mkfifo, link("/dev/zero"), link("x")])
def test_so_are_folders_with_such_things_inside(
    rooms: Path, file: str, make_it: Callable[[Path], None]
) -> None:
    path = rooms / "garden" / file
    if file == "texts":
        shutil.rmtree(path)
    path.parent.mkdir(exist_ok=True, parents=True)
    make_it(path)
    with within(QUICK_S):
        found, faults = content.check(rooms)
    assert found.folders == () and all("garden" in fault.sentence for fault in faults) and faults


def test_names_that_collide_are_told_of_the_later_folder(rooms: Path, tmp_path: Path) -> None:
    again = tmp_path / "again"
    shutil.copytree(rooms / "garden", again / "garden")
    other = shutil.copytree(rooms / "garden", rooms / "orchard")
    write(other, (other / "expansion.yaml").read_text().replace("id: garden", "id: orchard"))
    found = read(rooms, again, rooms)
    assert found.folders == (rooms / "garden",)
    words = [fault.sentence for fault in found.faults]
    assert any("orchard/texts/en/garden.ftl:1: message expansion-garden exists twice" in one for one in words)
    assert any("an id that no other expansion has" in one for one in words)


def test_of_300_folders_so_many_are_read_and_the_window_opens(tmp_path: Path) -> None:
    for n in range(300):
        folder = tmp_path / "rooms" / f"e{n:03}"
        write(folder, ONE.format(id=folder.name))
        write(folder, SAYS.format(id=folder.name), "texts/en/x.ftl")
    app = App(Home(tmp_path, tmp_path / "logs"), (1280, 720), Preferences(animation="off"))
    app.start(routes.Title())
    hands = Hands(app)
    hands.run()
    app.open(routes.Setup())
    hands.run()
    assert len(app.own.folders) == MOST_FOLDERS and len(app.own.faults) == 300 - MOST_FOLDERS
    assert isinstance(hands.scene, OwnRoomsDialog)
    words = " ".join(hands.words().split())
    assert "200 folders are left out" in words and f"e{MOST_FOLDERS:03}" in words
    hands.click("close")
    hands.click("start")


def test_too_much_of_it_is_not_read(rooms: Path) -> None:
    for n in range(5):
        write(rooms / "huge", "#" * (MOST_BYTES // 4), f"rooms/r{n}.yaml")
    write(rooms / "huge", "id: huge\n")
    for n in range(120):
        write(rooms / "many", "id: x\n", f"rooms/r{n}.yaml")
    write(rooms / "many", "id: many\nadds: {rooms: [r1]}\n")
    found = read(rooms)
    words = " ".join(fault.sentence for fault in found.faults)
    assert [folder.name for folder in found.folders] == ["garden"]
    assert f"at most {MOST_BYTES}" in words and "120 room files" in words


def test_a_folder_that_the_system_will_not_open_is_no_mistake(
    rooms: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write(rooms / "shut", "id: shut\n")
    real = Path.iterdir

    def refused(path: Path) -> object:
        if path.name == "texts" and path.parent.name == "garden":
            raise PermissionError(13, "Permission denied", str(path))
        return real(path)

    monkeypatch.setattr(Path, "iterdir", refused)
    assert "cannot be read (Permission denied)" in " ".join(fault.sentence for fault in read(rooms).faults)

    def broken(path: Path) -> object:
        if path == rooms:
            raise OSError(5, "Input/output error", str(path))
        return real(path)

    monkeypatch.setattr(Path, "iterdir", broken)
    assert "cannot be read (Input/output error)" in read(rooms).faults[0].sentence


def test_pictures_are_told_by_their_header(rooms: Path, capsys: pytest.CaptureFixture[str]) -> None:
    bomb = b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR" + (60_000).to_bytes(4) * 2 + bytes(100)
    write(rooms / "garden", bomb, "assets/rooms/garden-v1.jpg")
    write(rooms / "garden", "<svg viewBox='0 0 9 9'><image href='x'/></svg>", "assets/icons/room-garden.svg")
    assert content.main(["check", str(rooms)]) == 1
    said = capsys.readouterr().out
    assert "garden/assets/rooms/garden-v1.jpg: 60000 x 60000 pixels" in said
    assert "garden/assets/icons/room-garden.svg: an SVG file with a picture in it" in said
    found = read(rooms)
    assert [folder.name for folder in found.folders] == ["garden"], "a plain picture stands in at the table"


def test_a_folder_that_goes_while_its_room_is_on_the_table(rooms: Path) -> None:
    home = rooms.parent
    app = App(Home(home, home / "logs"), (1280, 720), Preferences(animation="off"))
    app.start(routes.Title())
    app.open(routes.Setup())
    hands = Hands(app, drawn=True)
    hands.run()
    for seat in range(len(hands.scene.draft.ranks)):
        hands.scene.do(f"rank-{seat}", "")  # a program's question would cover the table
    assert set(hands.scene.draft.ranks) == {""}
    hands.scene.do("details", None)
    hands.scene.do("room-mess-hall", "garden/v1")
    shutil.rmtree(rooms)
    hands.scene.do("start", None)
    hands.run()
    hands.app.change_settings(palette="deutan")
    hands.run()
    hands.app.open(routes.Rulebook(("room-garden-v1",)))
    hands.run()
    assert "Garden" in hands.words()
    hands.app.pop()
    hands.app.open(routes.Setup())
    app.read_own_again()
    hands.run()
    assert hands.scene.draft.offer.sides == {} and app.own.found is None
    hands.app.pop()
    hands.run()
    assert isinstance(hands.scene, TableScene) and "Garden" in hands.words(), "the game keeps what it is with"


@pytest.mark.parametrize("times", [1, 99])
def test_a_folder_that_the_system_refuses_is_asked_for_again_then_told(
    rooms: Path, monkeypatch: pytest.MonkeyPatch, times: int
) -> None:
    """Never is it taken for a folder that is not there, so that a game is told to lack its expansion."""
    real, left = Path.stat, [times]

    def refused(path: Path, *, follow_symlinks: bool = True) -> os.stat_result:
        if path == rooms and left[0]:
            left[0] -= 1
            raise OSError(errno.EIO, "Input/output error", str(path))
        return real(path, follow_symlinks=follow_symlinks)

    real_dir = os.listdir

    def closed(path: Any = ".") -> list[str]:
        if left[0] and str(path) == str(rooms):
            raise OSError(errno.EIO, "Input/output error", str(path))
        return real_dir(path)

    monkeypatch.setattr(Path, "stat", refused)
    monkeypatch.setattr(os, "listdir", closed)
    own = OwnRooms(rooms)
    found = own.read(data_folder(), Texts("en"))
    assert found is not None
    assert [folder.name for folder in found.folders] == (["garden"] if times == 1 else [])
    assert bool(own.faults) is (times > 1)
    assert not own.faults or "Input/output error" in own.faults[0].sentence
