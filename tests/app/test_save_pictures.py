"""The pictures of saved games on screen stay in their files: they are read where a tile is first seen."""

from __future__ import annotations

import io
import itertools
import threading
import time
from collections.abc import Iterator
from dataclasses import fields
from pathlib import Path

import pygame
import pytest

from game.app.drawing.images.picture_reader import PictureReader
from game.app.drawing.images.surface_cache import SurfaceCache
from game.app.scenes.saves import save_pictures, ship_tile
from game.app.scenes.saves.saves_scene import SavesScene
from game.app.scenes.saves.ship_list import ShipList
from game.app.scenes.title.title_scene import TitleScene
from game.app.shell.app import App
from game.play.session import Session
from game.storage.files.disk import DiskThread
from game.storage.files.documents import REFUSED
from game.storage.files.paths import Home
from game.storage.games import library
from game.storage.games.savefile import Save, SaveError, pack
from game.storage.settings.preferences import Preferences
from tests.looped import some

GAMES = 40
MOST_FRAMES = 3000
WIDTHS = itertools.count(400)
"""Of pictures, each of which is another: windows of one size share what has been drawn."""


@pytest.fixture
def app(tmp_path: Path) -> Iterator[App]:
    """A window with a library, whose files are read in a thread of their own."""
    reader = PictureReader()
    settings = Preferences(language="en", animation="normal")
    one = App(Home(tmp_path, tmp_path / "logs"), (1280, 720), settings, disk=DiskThread(), reader=reader)
    game = Session.new({"players": 2, "difficulty": "hard", "seed": 7}, one.engine()).to_json()
    for number in range(GAMES):
        one.library.save(f"game {number}", game, jpeg(next(WIDTHS), 360))
    one.push(TitleScene())
    one.show()  # the first of all screens is there at once
    yield one
    reader.close()


def jpeg(width: int, height: int) -> bytes:
    file = io.BytesIO()
    pygame.image.save(pygame.Surface((width, height)), file, "x.jpg")
    return file.getvalue()


def until_all_is_there(app: App) -> None:
    for _ in range(MOST_FRAMES):
        app.make_step(1000 / 60, [])
        busy = app.dirty or app.arrival.active or app.fade.active
        if not busy and isinstance(app.top, SavesScene) and app.top._pictures.wake() is None:
            return
        time.sleep(0.001)
    raise AssertionError("something is always to be drawn")


def tiles(app: App) -> ShipList:
    scene = app.top
    assert isinstance(scene, SavesScene)
    found = scene.form.find("list")
    assert isinstance(found, ShipList)
    return found


def ships(app: App) -> list[pygame.Surface]:
    """Return the pictures of saved games that are kept."""
    kept: SurfaceCache = app.kit.pictures._kept
    found = [(key, one.surface) for key, one in kept._kept.items() if isinstance(key, tuple)]
    return [surface for key, surface in found if key[0] == "shape" and key[1][:1] == ("save",)]


def test_a_listed_game_holds_no_picture(app: App) -> None:
    for entry in some(app.library.list()):
        assert entry.picture is not None
        assert not any(isinstance(getattr(entry, field.name), bytes) for field in fields(entry))


def slowly(app: App, monkeypatch: pytest.MonkeyPatch) -> list[Path]:
    """Have each picture take a while; return where the files are noted that are read from then on."""
    app.library.list()
    read, files = library.read_save, list[Path]()

    def slow(path: Path) -> Save:
        files.append(path)
        time.sleep(0.08)
        return read(path)

    monkeypatch.setattr(library, "read_save", slow)
    return files


def test_pictures_are_there_when_the_screen_is_and_come_where_it_is_scrolled(
    app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    slowly(app, monkeypatch)
    before = ships(app)
    app.push(SavesScene())
    while app.arrival.active:
        app.make_step(1000 / 60, [])
        time.sleep(0.01)
    first = ships(app)
    assert len(set(first) - set(before)) >= len(list(tiles(app).shown())), "none of them comes later"
    until_all_is_there(app)
    app.make_step(1000 / 60, [pygame.Event(pygame.KEYDOWN, key=pygame.K_END, mod=0, unicode="")])
    until_all_is_there(app)
    assert set(ships(app)) - set(first)
    assert all(ship is not ship_tile.NO_SHIP for ship in ships(app))


def test_who_pages_through_the_list_waits_for_no_tile_that_has_gone(
    app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    app.push(SavesScene())
    until_all_is_there(app)
    files = slowly(app, monkeypatch)
    for key in (pygame.K_PAGEDOWN, pygame.K_PAGEDOWN, pygame.K_END):
        app.make_step(1000 / 60, [pygame.Event(pygame.KEYDOWN, key=key, mod=0, unicode="")])
    until_all_is_there(app)
    scene = app.top
    assert isinstance(scene, SavesScene)
    seen = {scene.entries[number].path for number, _ in tiles(app).shown()}
    assert seen <= set(files) and len(set(files) - seen) <= 2 * save_pictures.AT_ONCE
    assert not scene._pictures._read, "no bytes are kept once they are drawn, or out of sight"


def test_what_the_disk_refuses_is_asked_for_when_the_screen_is_opened_again(
    app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refused(path: Path) -> Save:
        raise SaveError(REFUSED, path.name)

    app.library.list()
    read, before = library.read_save, ships(app)
    monkeypatch.setattr(library, "read_save", refused)
    app.push(SavesScene())
    until_all_is_there(app)
    assert not set(ships(app)) - set(before), "the sun is shown, and nothing is kept"
    monkeypatch.setattr(library, "read_save", read)
    app.pop()
    app.push(SavesScene())
    until_all_is_there(app)
    assert set(ships(app)) - set(before)


def test_a_picture_that_turns_into_one_of_any_size_is_not_decoded(app: App) -> None:
    entry = app.library.list()[0]
    save = app.library.read(entry)
    entry.path.write_bytes(pack(save.game, save.saved, entry.name, jpeg(1281, 720)))
    job = app.library.ask_for_pictures([entry])
    assert job.over.wait(60) and job.result == {entry.path: None}


def test_while_the_disk_does_not_answer_the_screen_goes_on(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    app.push(SavesScene())
    until_all_is_there(app)
    slow, waited = threading.Event(), list[float]()
    read = library.read_save
    monkeypatch.setattr(library, "read_save", lambda path: slow.wait(60) and read(path))

    def meanwhile(seconds: float) -> None:
        waited.append(seconds)
        slow.set()

    monkeypatch.setattr(app.disk, "meanwhile", meanwhile)
    app.make_step(1000 / 60, [pygame.Event(pygame.KEYDOWN, key=pygame.K_END, mod=0, unicode="")])
    for _ in range(30):
        app.make_step(1000 / 60, [])
    scene = app.top
    assert isinstance(scene, SavesScene) and scene._pictures.wake() is not None
    assert not app.dirty and not waited
    app.pop()
    app.make_step(1000 / 60, [])
    assert waited, "the title asks the disk, too: whoever waits for that is told"


def test_another_picture_in_the_same_file_is_another(app: App) -> None:
    entry = app.library.list()[0]
    save = app.library.read(entry)
    entry.path.unlink()
    other = app.library.save(entry.name, save.game, jpeg(320, 180))
    assert other.path == entry.path and other.picture != entry.picture
