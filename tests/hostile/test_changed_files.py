"""Files and folders that somebody else changes, deletes or replaces while the program runs."""

from __future__ import annotations

import json
import random
import shutil
from dataclasses import fields, replace
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.app.navigation import routes
from game.app.scenes.title.title_scene import TitleScene
from game.app.shell.app import KEEP_MS, App
from game.app.table.table_scene import TableScene
from game.play.session import Session
from game.storage.files.paths import Home
from game.storage.games.claim import Claim, TakenError
from game.storage.games.savefile import read_save
from game.storage.games.saves import Shelf
from game.storage.settings.lesson_places import LessonPlace, LessonPlacesFile
from game.storage.settings.preferences import Preferences, PreferencesFile
from tests.app.stage import Hands, open_app
from tests.storage.test_saves import game

SETUP: dict[str, Any] = {"players": 2, "difficulty": "easy", "seed": 7, "names": ["Ada", "Bo"]}


@pytest.fixture
def app(tmp_path: Path) -> App:
    return open_app(tmp_path, (320, 180))


# The folder of the game in progress


@pytest.mark.parametrize("way", ["deleted", "moved", "replaced", "its locks deleted", "owner deleted"])
def test_whatever_becomes_of_the_folder_the_first_copy_stays_the_first(tmp_path: Path, way: str) -> None:
    folder = tmp_path / "saves"
    first, second = Claim(folder), Claim(folder)
    assert first.acquire()
    shelf = Shelf(folder, first)
    shelf.write(game(1))
    old = tmp_path / "old"
    if way == "its locks deleted":
        for file in folder.glob("*.lock"):
            file.unlink()
    elif way == "owner deleted":
        (folder / "owner").unlink()
    else:
        shutil.copytree(folder, old)
        shutil.rmtree(folder)
        if way == "replaced":
            old.rename(folder)
    shelf.keep()
    assert not second.acquire(), "whoever starts now is asked"
    shelf.write(game(2))
    assert read_save(shelf.path).summary.turn == 2 and not first.lost
    first.release()
    assert second.acquire(), "and when the first one ends there is nobody"


def test_a_copy_that_was_faster_is_not_written_over(tmp_path: Path) -> None:
    folder = tmp_path / "saves"
    first, second = Claim(folder), Claim(folder)
    assert first.acquire()
    Shelf(folder, first).write(game(1))
    shutil.rmtree(folder)
    assert second.acquire(), "nobody is there just now"
    Shelf(folder, second).write(game(5))
    with pytest.raises(TakenError):
        Shelf(folder, first).write(game(2))
    assert first.lost and read_save(folder / "game.json").summary.turn == 5
    first.take_over()
    assert not first.lost and second.lost


def test_the_window_looks_after_its_folder(tmp_path: Path) -> None:
    home = Home(tmp_path, tmp_path / "logs")
    claim = Claim(home.saves)
    assert claim.acquire()
    app = App(home, (320, 180), Preferences(animation="off"), claim=claim)
    app.start(routes.Title())
    app.show()
    shutil.rmtree(home.saves)
    app.make_step(KEEP_MS, [])
    assert not Claim(home.saves).acquire()
    claim.release()


# The game in progress


def test_a_game_that_is_put_in_place_while_another_is_played_is_kept(app: App) -> None:
    session = Session.new(SETUP, app.engine(), app.shelf)
    other = app.home.data / "other.json"
    shutil.copyfile(app.shelf.path, other)
    there = other.read_bytes()
    for _ in range(4):
        assert session.decision is not None
        session.apply(session.decision["options"][0])
    other.replace(app.shelf.path)
    for _ in range(4):
        assert session.decision is not None
        session.apply(session.decision["options"][0])
        assert session.save_trouble is None
    kept = [entry.path.read_bytes() for entry in app.library.list()]
    assert kept == [there], "it is among the saved games"
    assert read_save(app.shelf.path).game["cursor"] == 8


@pytest.mark.parametrize("what", [b"", b"{", b"\0" * 99, "folder", None], ids=repr)
def test_what_is_put_in_the_place_of_the_game_is_not_lost(app: App, what: bytes | str | None) -> None:
    session = Session.new(SETUP, app.engine(), app.shelf)
    app.start(routes.Table(session))
    path = app.shelf.path
    path.unlink()
    if what == "folder":
        (path / "deep").mkdir(parents=True)
    elif isinstance(what, bytes):
        path.write_bytes(what)
    assert session.decision is not None
    session.apply(session.decision["options"][0])
    app.show()
    assert isinstance(app.top, TableScene)
    if what != "folder":
        assert session.save_trouble is None and read_save(path).game["cursor"] == 1
    if isinstance(what, bytes):
        assert [entry.path.read_bytes() for entry in app.library.list()] == [what]


def test_continue_goes_on_with_what_is_shown(app: App) -> None:
    Session.new(SETUP, app.engine(), app.shelf)
    app.start(routes.Title())
    assert isinstance(app.top, TitleScene)
    before = app.top.found.summary
    session = Session.new({**SETUP, "names": ["Cy", "Di"]}, app.engine(), Shelf(app.shelf.folder))
    app.top.go_on()
    assert isinstance(app.top, TitleScene) and before is not None
    assert app.top.found.summary is not None and app.top.found.summary.names == ("Cy", "Di")
    app.show()
    told = Hands(app).words().replace("\n", " ")
    assert "no longer the one that was shown here" in told, "a click that loads nothing says why"
    app.shelf.path.write_bytes(b"{")
    app.top.go_on()
    assert isinstance(app.top, TitleScene) and app.top.notices, "what lies there now is told"
    assert session.decision is not None


# Named saves, while their list is open


@pytest.mark.parametrize("way", ["deleted", "damaged", "a folder", "all gone"])
def test_saved_games_may_change_while_they_are_listed(app: App, way: str) -> None:
    game = Session.new(SETUP, app.engine()).to_json()
    for name in ("one", "two"):
        app.library.save(name, game)
    for action in ("load", "rename", "delete", "replay"):
        app.start(routes.Title())
        app.open(routes.SavedGames())
        hands = Hands(app)
        for path in app.library.folder.glob("*.json"):
            path.unlink() if path.is_file() else shutil.rmtree(path)
            if way == "damaged":
                path.write_bytes(b"{" + random.Random(3).randbytes(90))
            elif way == "a folder":
                path.mkdir()
        if way == "all gone":
            shutil.rmtree(app.library.folder, ignore_errors=True)
        if action in hands.controls() and hands.widget(action).enabled:
            hands.click(action)
        hands.key(pygame.K_RETURN)
        hands.words()
        if way in ("deleted", "all gone"):
            for name in ("one", "two"):
                app.library.save(name, game)


# Settings and lessons


CHANGES = {"mute": True, "text": 150, "palette": "tritan", "master": 7, "captions": True}


def test_two_hands_on_the_settings_undo_nothing_of_each_other(tmp_path: Path) -> None:
    chance = random.Random(5)
    path = tmp_path / "settings.json"
    names = [item.name for item in fields(Preferences) if isinstance(getattr(Preferences(), item.name), bool)]
    files = [PreferencesFile(path) for _ in range(2)]
    held = [file.load()[0] for file in files]
    wanted = Preferences()
    for _ in range(60):
        one, name = chance.randrange(2), chance.choice(names)
        value = not getattr(held[one], name)
        held[one] = replace(held[one], **{name: value})
        wanted = replace(wanted, **{name: value})
        files[one].save(held[one])
        assert PreferencesFile(path).load() == (wanted, None)


@pytest.mark.parametrize("way", ["deleted", "replaced", "damaged", "a folder"])
def test_settings_that_somebody_else_changes(app: App, way: str) -> None:
    path = app.home.settings
    app = App(app.home, (320, 180))
    app.start(routes.Title())
    app.change_settings(mute=True)
    form = json.loads(path.read_bytes())
    path.unlink()
    if way == "replaced":
        path.write_text(json.dumps({**form, "captions": True, "master": 7, "text": "x"}))
    elif way == "damaged":
        path.write_bytes(b'{"master": 7,')
    elif way == "a folder":
        path.mkdir()
    app.change_settings(text=150)
    assert app.settings.mute and app.settings.text == 150
    if way == "a folder":
        return
    found = PreferencesFile(path).load()
    assert found[1] is None and found[0].mute and found[0].text == 150
    assert (found[0].captions, found[0].master == 7) == (way == "replaced", way == "replaced")
    kept = [one for one in path.parent.iterdir() if one.name.startswith("settings.json.broken")]
    assert len(kept) == (way in ("replaced", "damaged")), "what made no sense is kept"


def test_two_copies_are_in_different_lessons(tmp_path: Path) -> None:
    path = tmp_path / "lessons.json"
    one, two = LessonPlacesFile(path), LessonPlacesFile(path)
    assert not one.places.lessons and not two.places.lessons
    one.keep("a", LessonPlace(True, 3, 3), 9)
    two.keep("b", LessonPlace(False, 1, 3), 9)
    one.keep("c", LessonPlace(False, 1, 3), 9)
    assert {*LessonPlacesFile(path).places.lessons} == {"a", "b", "c"}
    path.write_bytes(b"{")
    one.keep("d", LessonPlace(False, 1, 3), 9)
    assert {*LessonPlacesFile(path).places.lessons} == {"a", "b", "c", "d"}
    assert one.setback is not None and one.setback.read_bytes() == b"{"
