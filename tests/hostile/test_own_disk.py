"""The player's own rooms on a disk that does not answer, or refuses: the window lives on, games are saved."""

from __future__ import annotations

import errno
import itertools
import os
import shutil
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.app.drawing.images import damaged
from game.app.drawing.looks import RoomArt
from game.app.navigation import own_pictures, own_rooms, routes
from game.app.scenes.error_scene import ErrorScene
from game.app.scenes.own_rooms_dialog import OwnRoomsDialog
from game.app.scenes.setup.setup_scene import SetupScene
from game.app.shell.app import App
from game.app.shell.screen.disk_wait import DiskWait
from game.app.table.table_scene import TableScene
from game.play.session import Session
from game.program_files import asset_folder
from game.storage.files.disk import DiskThread, GivenUp
from game.storage.files.paths import Home
from game.storage.settings.preferences import Preferences
from tests.app.setup_page import TWO
from tests.app.stage import Hands
from tests.pack.garden import make
from tests.storage.slow_files import SlowFiles
from tests.timed import within

LONG_S = 20.0
"""No wait of a test is longer."""
PICTURE = "rooms/garden-v1.jpg"
SETUP: dict[str, Any] = {
    **{"players": 2, "difficulty": "easy", "seed": 7},
    **{"expansions": ["garden"], "rooms": {"garden": "v1"}},
}


class OtherDisk(SlowFiles):
    """A disk with nothing of the player's but a folder that is only read: games are flushed elsewhere."""

    def _flushing(self, call: Callable[[int], None]) -> Callable[[int], None]:
        return call


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """The player's folder, in it the room of docs/own-rooms.md with a picture and an icon."""
    assets = make(tmp_path / "rooms") / "assets"
    for name, of in ((PICTURE, "rooms/bridge.jpg"), ("icons/room-garden.svg", "icons/room-bridge.svg")):
        (assets / name).parent.mkdir(parents=True)
        shutil.copyfile(asset_folder() / of, assets / name)
    return tmp_path


@pytest.fixture
def files(home: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[SlowFiles]:
    """The disk of the pictures."""
    slow = OtherDisk(home / "rooms" / "garden" / "assets", monkeypatch.setattr)
    yield slow
    slow.go_on()


@pytest.fixture
def rules(home: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[SlowFiles]:
    """The disk of everything of the player's own."""
    slow = OtherDisk(home / "rooms", monkeypatch.setattr)
    yield slow
    slow.go_on()


def opened(home: Path) -> Hands:
    settings = Preferences(animation="off", language="en", new_game=TWO)
    app = App(Home(home, home / "logs"), (1280, 720), settings, disk=DiskThread())
    app.start(routes.Title())
    hands = Hands(app, drawn=True)
    hands.run()
    return hands


def until(hands: Hands, come: Callable[[], bool]) -> None:
    """Make steps of the loop until something has come."""
    end = time.monotonic() + LONG_S
    while not come():
        assert time.monotonic() < end, "it never comes"
        hands.app.make_step(16.7, [])
        time.sleep(0.002)


def shown(hands: Hands) -> object:
    return hands.app.kit.looks.room_picture("garden", "v1")


def opens(files: SlowFiles) -> list[str]:
    return [path for name, path, _ in files.calls if name == "open"]


def at_table(hands: Hands) -> Session:
    session = Session.new(SETUP, hands.app.engine(), hands.app.shelf)
    hands.app.start(routes.Table(session))
    hands.run()
    return session


def test_pictures_that_never_come_stop_nothing_and_are_plain(home: Path, files: SlowFiles) -> None:
    hands = opened(home)
    files.hang()
    with within(LONG_S):
        hands.app.open(routes.Setup())
        hands.run()
        assert isinstance(hands.scene, SetupScene) and hands.app.own.faults == ()
        session = at_table(hands)
        assert files.waiting.is_set() and isinstance(shown(hands), RoomArt)
        for _ in range(5):
            hands.app.make_step(500.0, [])
            assert session.decision is not None
            session.apply(session.decision["options"][0])
        assert hands.app.disk.settle(LONG_S) and session.save_trouble is None, "games are saved meanwhile"
        hands.app.change_settings(palette="deutan")
        hands.run()
    assert isinstance(hands.scene, TableScene) and files.by_main_thread() == []


def test_they_are_shown_once_they_come_and_read_once(home: Path, files: SlowFiles) -> None:
    hands = opened(home)
    files.hang()
    at_table(hands)
    before = hands.app.kit
    assert isinstance(shown(hands), RoomArt)
    assert hands.app.own.pictures.wake() is not None, "the loop looks again"
    files.go_on()
    until(hands, lambda: shown(hands) == PICTURE)
    assert hands.app.kit is not before and hands.app.own.pictures.wake() is None
    kit = hands.app.kit
    for size in (20, 40, 80):
        assert hands.app.kit.looks.room("garden").icon == "room-garden"
        hands.app.kit.pictures.picture_px(PICTURE, size, size, (0.5, 0.5))
        hands.app.kit.pictures.icon("room-garden", size)
    for _ in range(5):
        hands.app.make_step(6000.0, [])
    assert hands.app.kit is kit, "everything is drawn anew once"
    hands.app.change_settings(palette="protan")
    hands.run()
    assert sorted(opens(files)) == ["/icons/room-garden.svg", f"/{PICTURE}"]
    assert files.by_main_thread() == []


def test_those_that_come_at_once_are_never_plain(home: Path, files: SlowFiles) -> None:
    hands = opened(home)
    hands.app.open(routes.Setup())
    kit = hands.app.kit
    assert shown(hands) == PICTURE
    hands.run()
    hands.app.make_step(6000.0, [])
    assert hands.app.kit is kit and files.by_main_thread() == []


def test_their_folder_may_go_then(home: Path, files: SlowFiles) -> None:
    hands = opened(home)
    at_table(hands)
    shutil.rmtree(home / "rooms")
    hands.app.change_settings(palette="deutan")
    hands.run()
    assert shown(hands) == PICTURE
    hands.app.kit.pictures.picture_px(PICTURE, 64, 64, (0.5, 0.5))


def test_a_refusal_is_told_once_and_no_damage(
    home: Path, files: SlowFiles, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    real, refused = os.stat, [True]

    def stat(path: Any, *args: Any, **kwargs: Any) -> os.stat_result:
        if refused[0] and str(path).endswith("garden/assets/rooms/garden-v1.jpg"):
            raise OSError(errno.EIO, os.strerror(errno.EIO), str(path))
        return real(path, *args, **kwargs)

    monkeypatch.setattr(os, "stat", stat)
    monkeypatch.setattr(own_pictures, "AGAIN_S", 0.0)
    hands = opened(home)
    at_table(hands)
    until(hands, lambda: hands.app.own.pictures.wake() is None)
    assert isinstance(shown(hands), RoomArt)
    for _ in range(4):
        hands.app.make_step(6000.0, [])
        until(hands, lambda: hands.app.own.pictures.wake() is None)
    assert caplog.text.count(f"garden-v1.jpg: {os.strerror(errno.EIO)}") == 1
    refused[0] = False
    hands.app.make_step(6000.0, [])
    until(hands, lambda: shown(hands) == PICTURE)


def test_a_picture_that_is_none_is_told_once(
    home: Path, files: SlowFiles, caplog: pytest.LogCaptureFixture
) -> None:
    (home / "rooms" / "garden" / "assets" / PICTURE).write_bytes(b"GIF89a" + bytes(100))
    hands = opened(home)
    at_table(hands)
    hands.app.change_settings(palette="deutan")
    hands.run()
    assert isinstance(shown(hands), RoomArt), "something plain stands in"
    assert caplog.text.count("not a baseline JPEG, PNG or still WebP") == 1


def test_where_the_system_says_nothing_of_a_picture_of_the_program_something_stands_in(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(damaged, "_told", set())
    real = os.stat

    def stat(path: Any, *args: Any, **kwargs: Any) -> os.stat_result:
        if str(path).endswith("assets/rooms/garden-v1.jpg"):
            raise OSError(errno.EIO, os.strerror(errno.EIO), str(path))
        return real(path, *args, **kwargs)

    hands = opened(home)
    monkeypatch.setattr(os, "stat", stat)
    at_table(hands)
    assert isinstance(hands.scene, TableScene) and "Garden" in hands.words()


@pytest.mark.parametrize("most", [1, 200_000])
def test_there_is_a_limit_to_all_of_them(
    home: Path, files: SlowFiles, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, most: int
) -> None:
    monkeypatch.setattr(own_pictures, "MOST_IN_ALL", most)
    for n in range(5):
        shutil.copyfile(
            asset_folder() / "rooms" / "bridge.jpg", home / "rooms" / "garden" / "assets" / f"{n}.jpg"
        )
    hands = opened(home)
    at_table(hands)
    assert "bytes in all pictures" in caplog.text and len(opens(files)) < 7


def test_rules_that_never_come_are_played_without_and_told(
    home: Path, rules: SlowFiles, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(own_rooms, "MOST_S", 0.5)
    hands = opened(home)
    rules.hang()
    with within(LONG_S):
        hands.app.open(routes.Setup())
        hands.run()
    assert isinstance(hands.scene, OwnRoomsDialog)
    assert os.strerror(errno.ETIMEDOUT) in " ".join(hands.words().split())
    hands.click("close")
    assert isinstance(hands.scene, SetupScene) and hands.scene.draft.offer.sides == {}
    plain = {"players": 2, "difficulty": "easy", "seed": 7}
    session = Session.new(plain, hands.app.engine(), hands.app.shelf)
    assert hands.app.disk.settle(LONG_S) and session.save_trouble is None
    rules.go_on()
    monkeypatch.setattr(own_rooms, "MOST_S", LONG_S)
    hands.scene.do("own", None)
    hands.run()
    hands.click("again")
    assert hands.app.own.faults == () and "In the game Garden" in " ".join(hands.words().split())
    assert rules.by_main_thread() == [] and not any(isinstance(one, ErrorScene) for one in hands.app.scenes)


def test_other_folders_do_not_stand_behind_a_disk_that_never_answers(
    home: Path, rules: SlowFiles, monkeypatch: pytest.MonkeyPatch, tmp_path_factory: pytest.TempPathFactory
) -> None:
    monkeypatch.setattr(own_rooms, "MOST_S", 0.5)
    hands = opened(home)
    rules.hang()
    with within(LONG_S):
        hands.app.engine()
    assert hands.app.own.faults
    other = tmp_path_factory.mktemp("other")
    make(other)
    monkeypatch.setattr(own_rooms, "MOST_S", LONG_S)
    hands.app.own.home = other
    with within(LONG_S):
        hands.app.read_own_again()
    assert hands.app.own.faults == () and [folder.name for folder in hands.app.own.folders] == ["garden"]


def test_nor_do_their_pictures(
    home: Path, files: SlowFiles, tmp_path_factory: pytest.TempPathFactory
) -> None:
    hands = opened(home)
    files.hang()
    at_table(hands)
    assert files.waiting.is_set() and isinstance(shown(hands), RoomArt)
    other = tmp_path_factory.mktemp("other")
    (assets := make(other) / "assets").mkdir()
    shutil.copyfile(asset_folder() / "rooms" / "bridge.jpg", assets / "other.jpg")
    pictures = hands.app.own.pictures
    pictures.read([other / "garden"])
    until(hands, lambda: pictures.wake() is None)
    assert "other.jpg" in pictures.take()


def test_there_is_a_limit_to_their_number_and_it_is_told(
    home: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(own_pictures, "MOST_FILES", 3)
    at_table(opened(home))
    assert caplog.text.count("more than 3 files") == 1


def test_while_they_are_waited_for_the_window_can_be_closed(
    home: Path, rules: SlowFiles, monkeypatch: pytest.MonkeyPatch
) -> None:
    hands = opened(home)
    rules.hang()
    pygame.event.post(pygame.Event(pygame.QUIT))
    with within(LONG_S), pytest.raises(GivenUp):
        hands.app.open(routes.Setup())


def test_while_continue_reads_them_slowly_the_window_says_so(
    home: Path, rules: SlowFiles, monkeypatch: pytest.MonkeyPatch
) -> None:
    saver = opened(home)
    at_table(saver)
    assert saver.app.disk.settle(LONG_S)
    hands, seen = opened(home), list[tuple[float, str]]()
    real = hands.app.disk.meanwhile
    assert real is not None

    def meanwhile(seconds: float) -> None:
        real(seconds)
        seen.append((time.monotonic(), threading.current_thread().name))

    monkeypatch.setattr(hands.app.disk, "meanwhile", meanwhile)
    drawn: list[object] = []
    monkeypatch.setattr(DiskWait, "_draw", lambda _, dots: drawn.append(dots))
    hands.app.engine()
    rules.calls.clear()
    rules.seconds = 0.05
    seen.clear()
    before = time.monotonic()
    hands.click("continue")
    assert isinstance(hands.scene, TableScene)
    assert rules.by_main_thread() == [] and len(rules.calls) > 10
    looks = [before, *(when for when, thread in seen if thread == "MainThread")]
    assert len(looks) > 10 and len(drawn) > 1
    assert max(later - one for one, later in itertools.pairwise(looks)) < 1.0, "it never stands still"


def test_looks_of_two_folders_about_one_thing_are_a_fault_of_the_later(home: Path) -> None:
    looks = 'rooms:\n  garden: {frame: "#12A456"}\n'
    (home / "rooms" / "garden" / "looks.yaml").write_text(looks, encoding="utf-8")
    other = home / "rooms" / "other"
    (other / "texts" / "en").mkdir(parents=True)
    (other / "expansion.yaml").write_text("id: other\n", encoding="utf-8")
    says = "expansion-other = Other\nexpansion-other-text = Other\nexpansion-other-full = Other\n"
    (other / "texts" / "en" / "x.ftl").write_text(says, encoding="utf-8")
    (other / "looks.yaml").write_text(looks, encoding="utf-8")
    hands = opened(home)
    hands.app.open(routes.Setup())
    hands.run()
    assert isinstance(hands.scene, OwnRoomsDialog)
    assert "a second line about 'garden'" in " ".join(hands.words().split())
    assert [folder.name for folder in hands.app.own.folders] == ["garden"]
