"""A choice that the disk has refused is saved as soon as it can be, at the latest as the program ends."""

from __future__ import annotations

import errno
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.app.navigation import routes
from game.app.shell.app import KEEP_MS, App
from game.app.table.leaving_question import leaving_question
from game.play.session import Session
from game.storage.files import atomic
from game.storage.games.claim import Claim
from game.storage.games.savefile import read_save
from game.storage.logbook import flight_log
from game.storage.logbook.flight_log import FlightLog
from game.storage.settings.lesson_places import LessonPlace
from game.storage.settings.preferences import PreferencesFile
from tests.app.stage import Hands, open_app
from tests.storage.test_flight_log import form

SETUP: dict[str, Any] = {"players": 2, "difficulty": "easy", "seed": 7, "names": ["Ada", "Bo"]}


def full(*_: object) -> None:
    raise OSError(errno.ENOSPC, "No space left on device")


@pytest.fixture
def refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> tuple[App, Session]:
    """A table whose last choice is not on the disk, which has room again now."""
    app = open_app(tmp_path, (320, 180))
    session = Session.new(SETUP, app.engine(), app.shelf)
    app.open(routes.Table(session))

    with monkeypatch.context() as disk:
        disk.setattr(app.shelf, "write", full)
        session.apply(session.decision["options"][0])  # type: ignore[index]
    assert session.save_trouble is not None and _choices(app) == 0
    return app, session


def _choices(app: App) -> int:
    return len(read_save(app.shelf.path).game["choices"])


def test_it_is_saved_while_nobody_chooses(refused: tuple[App, Session]) -> None:
    app, session = refused
    app.advance(KEEP_MS + 1)
    assert session.save_trouble is None and _choices(app) == 1


def test_the_open_menu_says_what_comes_of_saving(
    refused: tuple[App, Session], monkeypatch: pytest.MonkeyPatch
) -> None:
    """It kept saying that the disk was full after the game had been saved, and the other way round."""
    app, session = refused
    app.open(routes.Menu(session))
    hands = Hands(app)
    assert "could not be saved" in hands.words()
    app.advance(KEEP_MS + 1)
    app.advance(20)
    assert "could not be saved" not in hands.words()
    monkeypatch.setattr(app.shelf, "write", full)
    session.save()
    app.advance(20)
    assert "could not be saved" in hands.words()


def test_the_open_error_screen_says_what_comes_of_saving(
    refused: tuple[App, Session], monkeypatch: pytest.MonkeyPatch
) -> None:
    app, session = refused
    hands = Hands(app)
    with monkeypatch.context() as disk:
        disk.setattr(app.shelf, "write", full)
        app.fail(ValueError("an error"))
        before = hands.words()
    app.advance(KEEP_MS + 1)
    app.advance(20)
    assert session.save_trouble is None and app.texts("error-saved") in hands.words().replace("\n", " ")
    assert app.texts("error-saved") not in before.replace("\n", " ")


def test_the_open_question_whether_to_leave_says_what_comes_of_saving(
    refused: tuple[App, Session], monkeypatch: pytest.MonkeyPatch
) -> None:
    """It kept saying that all would be lost after the game had been saved."""
    app, session = refused
    hands = Hands(app)
    with monkeypatch.context() as disk:
        disk.setattr(app.shelf, "write", full)
        question = leaving_question(app, session, app.end)
        assert question is not None and question.takes
        app.push(question)
        assert "may be lost" in hands.words()
    app.advance(KEEP_MS + 1)
    app.advance(20)
    assert "Your game is saved" in hands.words() and not question.takes
    monkeypatch.setattr(app.shelf, "write", full)
    session.save()
    app.advance(20)
    assert "may be lost" in hands.words() and question.takes


def test_the_error_screen_asks_before_a_game_is_left_that_can_still_be_saved(
    refused: tuple[App, Session], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The window closed at once, with the choice on no disk."""
    app, _ = refused
    monkeypatch.setattr(app.shelf, "write", full)
    app.fail(OSError(errno.EIO, "I/O error", "data/texts/en/saves.ftl"))
    hands = Hands(app)
    assert "still here" in hands.words()
    hands.click("quit")
    assert "may be lost" in hands.words() and app.running
    hands.click("no")
    app.quit()
    hands.click("yes")
    assert not app.running


def barred(home: Path) -> tuple[App, Claim]:
    """The title of a copy that cannot save: a file lies in the place of the folder."""
    app = open_app(home, (320, 180))
    app.home.saves.write_text("a file in its place", encoding="utf-8")
    app.shelf.claim = claim = Claim(app.home.saves)
    claim.acquire()
    app.start(routes.Title())
    return app, claim


def test_the_title_follows_whether_games_can_be_saved(tmp_path: Path) -> None:
    """What the disk refused for a moment at the start stood there for as long as the title was open."""
    app, claim = barred(tmp_path)
    folder = app.home.saves
    hands = Hands(app)
    assert "cannot be saved" in hands.words()
    app.advance(KEEP_MS + 1)
    app.advance(20)
    assert "cannot be saved" in hands.words() and claim.trouble == "other"
    folder.unlink()
    app.advance(KEEP_MS + 1)
    app.advance(20)
    assert claim.trouble is None and "cannot be saved" not in hands.words()
    assert not Claim(folder).acquire(patience=0), "it is claimed by now"


def test_a_game_whose_folder_is_put_back_is_offered(tmp_path: Path) -> None:
    app = open_app(tmp_path, (320, 180))
    session = Session.new(SETUP, app.engine(), app.shelf)
    session.apply(session.decision["options"][0])  # type: ignore[index]
    folder = app.home.saves
    aside = folder.rename(folder.with_name("aside"))
    app, _ = barred(tmp_path)
    hands = Hands(app)
    assert "cannot be saved" in hands.words() and "continue" not in hands.controls()
    folder.unlink()
    aside.rename(folder)
    app.advance(KEEP_MS + 1)
    app.advance(20)
    assert "cannot be saved" not in hands.words() and "continue" in hands.controls()


def test_where_another_copy_was_faster_meanwhile_the_title_says_so(tmp_path: Path) -> None:
    app, claim = barred(tmp_path)
    folder = app.home.saves
    folder.unlink()
    other = Claim(folder)
    assert other.acquire()
    app.advance(KEEP_MS + 1)
    app.advance(20)
    assert app.texts("title-no-saves-taken") in Hands(app).words().replace("\n", " ")
    other.release()
    app.advance(KEEP_MS + 1)
    app.advance(20)
    assert claim.trouble is None


@pytest.mark.parametrize("looks", range(1, 5))
@pytest.mark.parametrize("screen", ["menu", "error"])
def test_a_disk_that_takes_the_game_between_two_looks_breaks_no_screen(
    refused: tuple[App, Session], monkeypatch: pytest.MonkeyPatch, screen: str, looks: int
) -> None:
    """The words asked again for the trouble that had just been there, and failed."""
    app, session = refused
    monkeypatch.setattr(app.shelf, "write", full)
    if screen == "menu":
        app.open(routes.Menu(session))
    else:
        app.fail(ValueError("an error"))
    left = [OSError(errno.ENOSPC, "full")] * looks

    def trouble(_: Session) -> OSError | None:
        return left.pop() if left else None

    monkeypatch.setattr(Session, "save_trouble", property(trouble))
    for _ in range(looks + 2):
        app.advance(16)
    assert not left and app.top is not None and app.running


def test_a_disk_that_takes_the_game_between_two_questions_is_no_error(
    refused: tuple[App, Session], monkeypatch: pytest.MonkeyPatch
) -> None:
    app, session = refused
    app.shelf._refused = OSError(errno.ENOSPC, "full")

    def waits(_: str) -> float:
        app.shelf._refused = None
        return 0.0

    monkeypatch.setattr(app.disk, "waits", waits)
    monkeypatch.setattr(app.disk, "later", lambda *_: None)
    with pytest.raises(OSError, match="full"):
        app.shelf.write(session.to_json())


@pytest.mark.parametrize("key", [pygame.K_RETURN, pygame.K_SPACE])
def test_no_key_that_left_a_saved_game_leaves_an_unsaved_one(
    refused: tuple[App, Session], monkeypatch: pytest.MonkeyPatch, key: int
) -> None:
    app, session = refused
    hands, gone = Hands(app), list[bool]()
    with monkeypatch.context() as disk:
        disk.setattr(app.shelf, "write", full)
        question = leaving_question(app, session, lambda: gone.append(True))
        assert question is not None
        app.push(question)
    app.advance(KEEP_MS + 1)
    app.advance(20)
    assert question.form.focus is question.form.find("yes") and not question.takes
    monkeypatch.setattr(app.shelf, "write", full)
    session.save()
    app.advance(20)
    assert question.takes and question.form.focus is question.form.find("no")
    hands.key(key)
    assert not gone


def test_it_is_saved_as_the_program_is_told_to_end(refused: tuple[App, Session]) -> None:
    app, session = refused
    app.end()
    app._part_with_disk(waits=True)
    assert session.save_trouble is None and _choices(app) == 1


@pytest.mark.parametrize("ends", [False, True])
def test_a_flight_that_the_log_refused_is_written_while_nobody_looks_and_at_the_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, ends: bool
) -> None:
    """It was only tried again by the next flight, or by whoever opened the page of records."""
    app = open_app(tmp_path, (320, 180))
    with monkeypatch.context() as disk:
        disk.setattr(flight_log, "make_folder", full)
        app.flights.note(form(1))
        assert not app.flights.path.exists()
    if ends:
        app.end()
        app._part_with_disk(waits=True)
    else:
        app.advance(KEEP_MS + 1)
    fresh = FlightLog(app.flights.path, app.flights.exports)
    assert [flight.id for flight in fresh.read().flights] == ["flight-1"]


def test_a_game_that_cannot_be_written_at_all_stops_nothing(
    refused: tuple[App, Session], monkeypatch: pytest.MonkeyPatch
) -> None:
    app, session = refused

    def broken(*_: object) -> None:
        raise ValueError("a game after a crash")

    monkeypatch.setattr(session, "to_json", broken)
    app.advance(KEEP_MS + 1)
    app.end()
    app._part_with_disk(waits=True)
    assert _choices(app) == 0


def test_what_is_refused_while_screens_are_left_is_saved_too(
    refused: tuple[App, Session], monkeypatch: pytest.MonkeyPatch
) -> None:
    app, _ = refused
    clear = app.stack.clear

    def leave() -> None:
        with monkeypatch.context() as disk:
            disk.setattr(atomic, "_write_flushed", full)
            app.lesson_places.keep("damage", LessonPlace(), 9)
            clear()

    monkeypatch.setattr(app.stack, "clear", leave)
    app.end()
    app._part_with_disk(waits=True)
    assert app.home.lessons.exists() and _choices(app) == 1


def test_settings_lessons_and_turns_are_written_again_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = open_app(tmp_path, (320, 180))
    app.open(routes.Title())

    with monkeypatch.context() as disk:
        disk.setattr(atomic, "_write_flushed", full)
        app.change_settings(mute=True)
        app.lesson_places.keep("damage", LessonPlace(), 9)
        app.turns.remove("gone")
    assert not app.home.settings.exists() or not PreferencesFile(app.home.settings).load()[0].mute
    app.advance(KEEP_MS + 1)
    assert PreferencesFile(app.home.settings).load()[0].mute
    assert app.home.lessons.exists() and app.home.turns.exists()


def test_what_the_disk_does_not_take_is_told_where_the_player_looks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = open_app(tmp_path, (960, 540))
    app.start(routes.Title())

    def words() -> str:
        app.draw()
        app.advance(20)
        return " ".join(record.text for record in app.draw().texts)

    with monkeypatch.context() as disk:
        disk.setattr(atomic, "_write_flushed", full)
        app.open(routes.Settings())
        app.change_settings(mute=True)
        assert "Your settings are not saved" in words()
        app.lesson_places.keep("damage", LessonPlace(False, 1, 3, {}), 9)
        app.pop()
        assert (
            "Your settings are not saved" in words()
            and "Your progress in the flight school is not saved" in words()
        )
        app.open(routes.FlightSchool())
        assert "Your progress in the flight school is not saved" in words()
    app.advance(KEEP_MS + 1)
    assert "The lesson continues where you left it" in words()
    app.pop()
    assert "not saved" not in words()


def test_a_title_that_is_already_shown_tells_what_the_disk_does_not_take(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = open_app(tmp_path, (960, 540))
    app.start(routes.Title())

    def words() -> str:
        while app.dirty or app.top.wake() == 0:  # type: ignore[union-attr]
            app.make_step(20, [])
        return " ".join(record.text for record in app.draw().texts)

    assert "not saved" not in words()
    with monkeypatch.context() as disk:
        disk.setattr(atomic, "_write_flushed", full)
        app.change_settings(mute=True)
        app.make_step(20, [])
        assert "Your settings are not saved" in words()
    app.make_step(KEEP_MS + 1, [])
    app.make_step(20, [])
    assert "not saved" not in words()
