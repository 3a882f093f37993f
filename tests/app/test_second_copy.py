"""A second copy of the program asks; whatever is answered, no game is lost."""

from __future__ import annotations

import errno
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.app.forms.confirm_scene import ConfirmScene
from game.app.scenes.ending.ending_scene import EndingScene
from game.app.scenes.menu_scene import MenuScene
from game.app.scenes.second_copy_scene import SecondCopyScene
from game.app.scenes.title.title_scene import TitleScene
from game.app.shell.app import KEEP_MS, App
from game.app.shell.farewells import READ_MS
from game.app.table.table_scene import TableScene
from game.play.session import Session
from game.storage.files.atomic import kind_of
from game.storage.files.paths import Home
from game.storage.games import generations, library
from game.storage.games.claim import Claim
from game.storage.games.savefile import read_save
from game.storage.settings.preferences import Preferences
from game.texts import TextError
from tests.app.last_choice import last_choice
from tests.app.stage import Hands

SETUP = {"players": 2, "difficulty": "hard", "seed": 7, "names": ["Ada", "Bo"]}


def open_copy(home: Path) -> App:
    claim = Claim(home / "saves")
    alone = claim.acquire()
    app = App(Home(home, home / "logs"), (1280, 720), Preferences(animation="off"), claim=claim)
    app.push(TitleScene() if alone else SecondCopyScene(claim))
    return app


def play(app: App, choices: int) -> Session:
    session = Session.new(SETUP, app.engine(), app.shelf)
    for _ in range(choices):
        make_a_choice(session)
    return session


def make_a_choice(session: Session) -> None:
    assert session.decision is not None
    session.apply(session.decision["options"][0])


def plain(hands: Hands) -> str:
    return " ".join(hands.words().split())


@pytest.fixture
def copies(tmp_path: Path) -> Iterator[tuple[App, Session, App, Hands]]:
    """A first copy with a game of two choices, and a second one that has just been opened."""
    first = open_copy(tmp_path)
    session = play(first, 2)
    second = open_copy(tmp_path)
    yield first, session, second, Hands(second)
    for app in (first, second):
        assert app.shelf.claim is not None
        app.shelf.claim.release()


def test_the_first_copy_asks_nothing(tmp_path: Path) -> None:
    assert isinstance(open_copy(tmp_path).stack.top, TitleScene)


def test_the_second_copy_says_so_and_offers_three_ways(copies: tuple[App, Session, App, Hands]) -> None:
    hands = copies[3]
    assert "already running" in plain(hands)
    assert hands.controls() == ["quit", "unsaved", "take-over"]
    hands.key(pygame.K_ESCAPE)
    assert not hands.app.running


@pytest.mark.parametrize(
    "event",
    [
        pygame.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode="\r", scancode=0),
        pygame.Event(pygame.JOYBUTTONDOWN, instance_id=0, button=0),
    ],
    ids=["enter", "controller"],
)
def test_the_lit_button_answers_the_first_press(
    copies: tuple[App, Session, App, Hands], event: pygame.Event
) -> None:
    hands = copies[3]
    hands.click((20.0, 20.0))
    pygame.event.post(event)
    hands.run()
    assert not hands.app.running


def test_without_autosave_no_file_changes(copies: tuple[App, Session, App, Hands]) -> None:
    first, session, second, hands = copies
    hands.click("unsaved")
    assert "Autosave is off" in plain(hands)
    before = first.shelf.path.read_bytes()
    hands.click("continue")
    table = hands.scene
    assert isinstance(table, TableScene)
    make_a_choice(table.session)
    second.push(MenuScene(table.session))
    hands.run()
    assert "Autosave is off" in plain(hands)
    assert first.shelf.path.read_bytes() == before
    make_a_choice(session)
    assert session.save_trouble is None
    second.library.save("mine", table.session.to_json())
    assert [entry.name for entry in first.library.list()] == ["mine"]


def test_after_a_take_over_the_first_copy_says_so_and_keeps_its_game(
    copies: tuple[App, Session, App, Hands],
) -> None:
    first, session, second, hands = copies
    hands.click("take-over")
    assert isinstance(hands.scene, TitleScene)
    hands.click("continue")
    table = hands.scene
    assert isinstance(table, TableScene) and len(table.session.log) == 3
    make_a_choice(table.session)
    assert table.session.save_trouble is None
    make_a_choice(session)
    assert session.save_trouble and kind_of(session.save_trouble) == "taken"
    assert read_save(second.shelf.path).game == table.session.to_json()
    first.reset(TableScene(session))
    first.push(MenuScene(session))
    words = " ".join(t.text for t in first.draw().texts)
    assert "Another copy of Solar Storm has taken over" in words
    first.library.save("mine", session.to_json())
    assert read_save(second.library.list()[0].path).game == session.to_json()


@pytest.mark.parametrize("full", [False, True], ids=["the library takes it", "the disk is full for longer"])
def test_a_game_that_was_left_unsaved_is_kept_where_another_copy_takes_over(
    copies: tuple[App, Session, App, Hands], monkeypatch: pytest.MonkeyPatch, full: bool
) -> None:
    """It was dropped without a word, and the title went on offering it as it was before its last choice."""
    first, session, _, hands = copies

    def refuse(*_: object, **__: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    with monkeypatch.context() as disk:
        disk.setattr(generations, "write_bytes", refuse)
        make_a_choice(session)
        assert first.shelf.unwritten is not None
        first.reset(TitleScene())
        hands.click("take-over")
        if full:
            disk.setattr(generations, "write_new", refuse)
            first.advance(KEEP_MS + 1)
            first.advance(20)
            assert first.library.list() == [] and first.shelf.owed is not None
    for _ in range(3):
        first.advance(KEEP_MS + 1)
        first.advance(20)
    (entry,) = first.library.list()
    assert first.library.load(entry) == session.to_json() and first.shelf.owed is None
    assert entry.name == "Left on turn 1"
    assert "Another copy of Solar Storm has taken over" in plain(Hands(first))
    first.quit()
    assert not first.running


@pytest.mark.parametrize("choices", [0, 2])
def test_the_page_of_an_error_sets_no_save_of_another_copy_aside(
    copies: tuple[App, Session, App, Hands], choices: int
) -> None:
    """The last choices of the copy that had taken over were gone at the next start."""
    first, session, second, hands = copies
    first.reset(TableScene(session))
    first.fail(ValueError("a test"))
    hands.click("take-over")
    hands.click("continue")
    table = hands.scene
    assert isinstance(table, TableScene)
    for _ in range(choices):
        make_a_choice(table.session)
    before = second.shelf.path.read_bytes()
    Hands(first).click("earlier")
    assert "Another copy of Solar Storm has taken over" in plain(Hands(first))
    assert second.shelf.path.read_bytes() == before and not list(second.shelf.folder.glob("*.failed-*"))


def test_the_question_before_a_game_is_left_tells_that_it_was_put_among_the_saved_ones(
    copies: tuple[App, Session, App, Hands], monkeypatch: pytest.MonkeyPatch
) -> None:
    """It went on saying that everything since the last save might be lost."""
    first, session, _, hands = copies

    def refuse(*_: object, **__: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    first.reset(TableScene(session))
    with monkeypatch.context() as disk:
        disk.setattr(generations, "write_bytes", refuse)
        disk.setattr(generations, "write_new", refuse)
        make_a_choice(session)
        hands.click("take-over")
        first.quit()
        assert first.running and "may be lost" in plain(Hands(first))
        first.advance(KEEP_MS + 1)
        first.advance(20)
        assert first.running and "may be lost" in plain(Hands(first))
    for _ in range(2):
        first.advance(KEEP_MS + 1)
        first.advance(20)
    told = plain(Hands(first))
    assert "saved after all" in told and "Continue" not in told
    assert session.to_json() in [first.library.load(entry) for entry in first.library.list()]
    Hands(first).click("no")
    make_a_choice(session)
    first.quit()
    assert first.running and "may be lost" in plain(Hands(first)), "the choice after that is not kept"


def test_an_end_that_the_library_refused_is_kept_once_it_can_be_where_another_copy_has_taken_over(
    copies: tuple[App, Session, App, Hands], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its page spoke of a menu that it does not have, and nobody tried again."""
    first, session, _, hands = copies
    option = last_choice(session)
    first.reset(TableScene(session))
    hands.click("take-over")

    def refuse(*_: object, **__: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    with monkeypatch.context() as disk:
        disk.setattr(library, "write_new", refuse)
        disk.setattr(generations, "write_new", refuse)
        first.top.propose(option)  # type: ignore[union-attr]
        for _ in range(80):
            first.advance(100)
        told = plain(Hands(first))
        assert isinstance(first.top, EndingScene)
        assert "not saved yet: another copy of Solar Storm" in told and "menu" not in told
        first.quit()
        assert first.running and "not saved yet: another copy" in plain(Hands(first))
        Hands(first).click("no")
    for _ in range(2):
        first.advance(KEEP_MS + 1)
    assert "not saved yet" not in plain(Hands(first))
    assert session.to_json() in [first.library.load(entry) for entry in first.library.list()]
    first.quit()
    assert not first.running


@pytest.mark.parametrize(
    ("words", "name", "file"),
    [(" Tea / 5 ", "Tea / 5", "Tea 5.json"), (None, "game", "game.json")],
    ids=["as it is called", "as its file is called where it cannot be said"],
)
def test_a_game_that_is_driven_out_is_kept_whatever_it_is_called(
    copies: tuple[App, Session, App, Hands], words: str | None, name: str, file: str
) -> None:
    first, session, second, hands = copies
    hands.click("take-over")
    hands.click("continue")
    table = hands.scene
    assert isinstance(table, TableScene)

    def named(_: Mapping[str, Any]) -> str:
        if words is None:
            raise TextError("plurals that cannot be read")
        return words

    first.shelf.name_kept = named
    make_a_choice(table.session)
    assert first.shelf.claim is not None
    first.shelf.claim.take_over()
    make_a_choice(session)
    assert session.save_trouble is None
    (entry,) = first.library.list()
    assert (entry.name, entry.path.name) == (name, file)
    assert first.library.load(entry) == table.session.to_json()


def test_the_second_copy_goes_on_when_the_first_has_ended(copies: tuple[App, Session, App, Hands]) -> None:
    first, _, second, hands = copies
    second.advance(1500)
    assert isinstance(hands.scene, SecondCopyScene)
    assert first.shelf.claim is not None
    first.shelf.claim.release()
    second.advance(1500)
    assert isinstance(hands.scene, TitleScene)
    assert "continue" in hands.controls()


def test_a_folder_that_cannot_be_used_is_told_on_the_title_screen(tmp_path: Path) -> None:
    (tmp_path / "saves").write_text("a file where the folder should be")
    hands = Hands(open_copy(tmp_path))
    assert isinstance(hands.scene, TitleScene)
    assert "Games cannot be saved" in plain(hands)


def test_the_folder_that_takes_nothing_is_named_and_none_that_is_not_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(self: Path, *_: object, **__: object) -> None:
        raise OSError(errno.EROFS, "Read-only file system", str(self))

    home = tmp_path / "home"
    home.mkdir()
    monkeypatch.setattr(Path, "mkdir", refuse)
    hands = Hands(open_copy(home / "deep" / "game"))
    words = plain(hands)
    assert f"{home} is read-only" in words.replace(" /", "/").replace("/ ", "/") and "saves" not in words


def unsaved(tmp_path: Path) -> tuple[Hands, Session]:
    """A table whose last choice could not be saved, because a file stands where the folder should be."""
    app = open_copy(tmp_path)
    session = play(app, 1)
    folder = app.shelf.path.parent
    folder.rename(folder.with_name("elsewhere"))
    folder.touch()
    make_a_choice(session)
    assert session.save_trouble
    app.reset(TableScene(session))
    return Hands(app), session


def test_leaving_with_an_unsaved_game_is_asked_about(tmp_path: Path) -> None:
    hands, session = unsaved(tmp_path)
    pygame.event.post(pygame.Event(pygame.QUIT))
    hands.run()
    assert hands.app.running and isinstance(hands.scene, ConfirmScene)
    assert "could not be saved" in plain(hands)
    hands.click("no")
    hands.app.push(MenuScene(session))
    hands.run()
    hands.click("quit")
    assert hands.app.running and isinstance(hands.scene, ConfirmScene)
    pygame.event.post(pygame.Event(pygame.QUIT))
    hands.run()
    assert hands.app.running, "a second click on the window's cross was no answer"
    hands.app.advance(READ_MS)
    pygame.event.post(pygame.Event(pygame.QUIT))
    hands.run()
    assert not hands.app.running, "who asks again after reading it means it"


def test_of_a_game_that_is_not_saved_no_question_says_that_it_is(tmp_path: Path) -> None:
    """Who wants to be asked before leaving was told that the game was saved."""
    hands, session = unsaved(tmp_path)
    hands.app.change_settings(confirm_leave=True)
    hands.app.push(MenuScene(session))
    hands.run()
    hands.click("quit")
    told = plain(hands)
    assert hands.app.running and "could not be saved" in told and "Your game is saved" not in told


def test_leaving_saves_once_more_and_asks_nothing_if_that_works(tmp_path: Path) -> None:
    hands, session = unsaved(tmp_path)
    hands.app.shelf.path.parent.unlink()
    pygame.event.post(pygame.Event(pygame.QUIT))
    hands.run()
    assert not hands.app.running
    assert read_save(hands.app.shelf.path).game == session.to_json()
