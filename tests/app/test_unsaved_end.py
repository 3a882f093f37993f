"""The last choice of a game that the disk refuses: told, asked for before it is left, and written later."""

from __future__ import annotations

import errno
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.app.drawing.viewport import centre
from game.app.forms import unsaved_question
from game.app.forms.disk_question import HELD_MS, SAVED, DiskQuestion
from game.app.navigation import routes
from game.app.scenes.challenges.descent_scene import DescentScene
from game.app.scenes.ending.ending_scene import EndingScene
from game.app.scenes.setup.setup_scene import SetupScene
from game.app.scenes.title.title_scene import TitleScene
from game.app.shell.app import KEEP_MS, App
from game.app.shell.farewells import PARTING_S, READ_MS
from game.app.table.branching import play_on
from game.app.table.leaving_question import leaving_question
from game.app.table.replacing import once_kept, owed_question
from game.app.table.table_scene import TableScene
from game.play.session import Session
from game.storage.games import generations, library
from game.storage.games.savefile import over, read_save
from game.storage.settings.preferences import Preferences
from tests.app.last_choice import last_choice
from tests.app.stage import Hands, open_app

SETUP: dict[str, Any] = {"players": 2, "difficulty": "veteran", "seed": 11, "names": ["Ada", "Bo"]}


class Disk:
    """A disk that refuses to write games.

    Attributes:
        refuses: whether it does.
    """

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.refuses = False
        for module, name in ((generations, "write_bytes"), (library, "write_new")):
            patch.setattr(module, name, self._unless_refused(getattr(module, name)))

    def _unless_refused(self, write: Any) -> Any:
        def written(*given: Any, **named: Any) -> Any:
            if self.refuses:
                raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
            return write(*given, **named)

        return written


@pytest.fixture
def disk(monkeypatch: pytest.MonkeyPatch) -> Iterator[Disk]:
    return Disk(monkeypatch)


@pytest.fixture
def lost(tmp_path: Path, disk: Disk) -> Hands:
    """The page of an ending whose last choice the disk refuses, and the library, too."""
    app = open_app(tmp_path, settings=Preferences(animation="off", language="en"))
    session = Session.new(SETUP, app.engine(), app.shelf)
    option = last_choice(session)
    app.reset(TableScene(session))
    hands = Hands(app)
    disk.refuses = True
    app.top.propose(option)  # type: ignore[union-attr]
    for _ in range(50):
        app.advance(100)
        if isinstance(app.top, EndingScene):
            break
    app.advance(2000)
    assert isinstance(hands.scene, EndingScene) and not over(read_save(app.shelf.path).game)
    return hands


def told(hands: Hands) -> bool:
    return "not saved yet: the disk is full" in hands.words().replace("\n", " ")


def asked_of_two(lost: Hands, monkeypatch: pytest.MonkeyPatch) -> App:
    """Leave the game, have the lessons refused as well, and close the program: the first question stands."""
    lost.click("title")
    lost.click("yes")
    monkeypatch.setattr(type(lost.app.lesson_places), "refused", True)
    lost.app.quit()
    return lost.app


def test_its_page_says_so_until_the_disk_takes_it(lost: Hands, disk: Disk) -> None:
    """It said nothing, the title offered the game before its end, and the finished game was gone."""
    app = lost.app
    assert told(lost)
    disk.refuses = False
    app.advance(KEEP_MS + 1)
    app.advance(20)
    assert not told(lost) and over(read_save(app.shelf.path).game)
    lost.key(pygame.K_ESCAPE)
    assert isinstance(lost.scene, TitleScene) and "continue" not in lost.controls()


@pytest.mark.parametrize("way", ["title", "new", "again", "close"])
def test_no_way_out_loses_it_unasked(lost: Hands, disk: Disk, way: str) -> None:
    app, page = lost.app, lost.scene
    if way == "close":
        app.quit()
    else:
        lost.click(way)
    words = lost.words().replace("\n", " ")
    assert isinstance(lost.scene, DiskQuestion) and app.running
    assert "not saved yet: the disk is full" in words and "may be lost" in words
    lost.click("no")
    assert lost.scene is page
    app.push(leaving_question(app, page.session, lambda: None))  # type: ignore[arg-type]
    disk.refuses = False
    app.advance(KEEP_MS + 1)
    app.advance(20)
    words = lost.words().replace("\n", " ")
    assert "saved after all" in words and "Continue" not in words, "what is over is not continued"
    lost.click("no")
    if way == "close":
        app.quit()
        assert not app.running
    else:
        lost.click(way)
        expected = {"title": TitleScene, "new": SetupScene, "again": TableScene}
        assert isinstance(lost.scene, expected[way])
    if way != "again":
        assert over(read_save(app.shelf.path).game)


def test_the_way_to_the_descent_loses_it_no_more_than_the_others(lost: Hands) -> None:
    """Who has won is shown it."""
    lost.scene.go_deeper()  # type: ignore[attr-defined]
    assert isinstance(lost.scene, DiskQuestion)
    lost.click("yes")
    assert isinstance(lost.scene, DescentScene)


def test_it_is_asked_about_once_though_its_table_lies_below(lost: Hands) -> None:
    lost.app.quit()
    assert isinstance(lost.scene, DiskQuestion)
    lost.click("yes")
    assert not lost.app.running and not lost.app._farewells.would_lose(), "the player has agreed to all of it"


def test_a_double_click_on_a_question_answers_no_other_that_follows(
    lost: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The buttons lie at the same place: the second question was never seen."""
    app = asked_of_two(lost, monkeypatch)
    monkeypatch.setattr(app.pace, "step", lambda: 0.0)  # how long a click takes is the machine's business
    app.advance(HELD_MS)
    place = centre(lost.widget("yes").place)
    lost.click(place)
    assert app.texts("school-unsaved") in lost.words().replace("\n", " ")
    app.advance(HELD_MS / 2)
    lost.click(place)
    lost.click(centre(lost.widget("yes").place))
    assert app.running
    app.advance(HELD_MS / 2)
    lost.click(place)
    assert not app.running


def test_a_question_that_was_answered_with_back_holds_no_scene(lost: Hands) -> None:
    lost.app.quit()
    lost.click("no")
    assert lost.app._farewells._asked is not None
    lost.app.advance(20)
    assert lost.app._farewells._asked is None and isinstance(lost.scene, EndingScene)


def test_after_an_error_that_ends_the_game_it_is_asked_as_well(tmp_path: Path, disk: Disk) -> None:
    """The page of the error has no way back to the game, and the program ended unasked."""
    app = open_app(tmp_path, settings=Preferences(animation="off", language="en"))
    session = Session.new(SETUP, app.engine(), app.shelf)
    app.reset(TableScene(session))
    disk.refuses = True
    session.apply(session.decision["options"][0])  # type: ignore[index]
    app.fail(RuntimeError("a test"))
    app.quit()
    assert app.running and isinstance(app.top, DiskQuestion)


def test_words_of_a_question_follow_what_was_saved_just_now(lost: Hands, disk: Disk) -> None:
    app = lost.app
    lost.click("title")
    lost.click("yes")
    question = owed_question(app, lambda: None)
    assert question is not None
    disk.refuses = False
    app.shelf.save_unwritten()
    assert question._words("full")[:2] == SAVED, "between two looks"


@pytest.mark.parametrize("freed", [True, False])
def test_continue_goes_on_with_no_older_game_unasked(lost: Hands, disk: Disk, freed: bool) -> None:
    """Its table took the place of the finished game that still waited for the disk."""
    app, session = lost.app, lost.scene.session
    lost.click("title")
    lost.click("yes")
    disk.refuses = not freed
    lost.click("continue")
    if freed:
        assert isinstance(lost.scene, TitleScene) and "continue" not in lost.controls()
    else:
        assert isinstance(lost.scene, DiskQuestion) and told(lost)
        lost.click("no")
        assert isinstance(lost.scene, TitleScene)
        lost.click("continue")
        disk.refuses = False
        for _ in range(2):
            app.advance(KEEP_MS + 1)
        words = lost.words().replace("\n", " ")
        assert "saved after all" in words and "Leave" not in words, "no game is open that could be left"
        lost.click("yes")
        assert isinstance(lost.scene, TitleScene) and "continue" not in lost.controls()
    assert read_save(app.shelf.path).game == session.to_json()


def test_who_begins_another_game_reads_that_the_one_before_may_be_lost_too(lost: Hands, disk: Disk) -> None:
    lost.click("title")
    lost.click("yes")
    once_kept(lost.app, lambda _: "Go", lambda: None)
    words = lost.words().replace("\n", " ")
    assert told(lost) and lost.app.texts("saves-not-kept") in words
    disk.refuses = False
    for _ in range(2):
        lost.app.advance(KEEP_MS + 1)
    words = lost.words().replace("\n", " ")
    assert "saved after all" in words and "without saving" not in words


def test_who_wants_it_so_goes_on_with_the_older_game(lost: Hands, disk: Disk) -> None:
    lost.click("title")
    lost.click("yes")
    lost.click("continue")
    lost.click("yes")
    disk.refuses = False
    lost.app.advance(KEEP_MS + 1)
    assert isinstance(lost.scene, TableScene) and lost.scene.session.decision is not None
    assert not over(read_save(lost.app.shelf.path).game)


@pytest.mark.parametrize("freed", [True, False])
def test_the_same_ship_again_takes_no_place_of_one_that_only_the_library_refused(
    lost: Hands, disk: Disk, freed: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It lay in the place of the game in progress, and the new game drove it out without a word."""
    app, session = lost.app, lost.scene.session
    disk.refuses = False
    app.advance(KEEP_MS + 1)
    assert over(read_save(app.shelf.path).game) and app.library.list() == []
    disk.refuses = not freed
    lost.click("again")
    if not freed:
        assert isinstance(lost.scene, DiskQuestion) and told(lost)
        lost.click("no")
        assert isinstance(lost.scene, EndingScene)
        disk.refuses = False
        lost.click("again")
    (entry,) = app.library.list()
    assert isinstance(lost.scene, TableScene) and app.library.load(entry) == session.to_json()


def test_a_branch_of_a_replay_takes_no_place_of_one_that_waits_for_the_disk(lost: Hands, disk: Disk) -> None:
    app, session = lost.app, lost.scene.session
    disk.refuses = False  # within the five seconds in which nothing is tried again
    play_on(app, session.branch(None))
    assert isinstance(lost.scene, TableScene)
    kept = [app.library.load(entry) for entry in app.library.list()]
    assert session.to_json() in kept and len(kept) == 1


def test_the_table_behind_it_speaks_of_a_game_that_is_over(lost: Hands) -> None:
    lost.click("board")
    assert isinstance(lost.scene, TableScene)
    lost.app.open(routes.Menu(lost.scene.session))
    words = lost.words().replace("\n", " ")
    assert told(lost) and "could not be saved" not in words


def test_who_begins_another_game_all_the_same_is_asked_and_the_question_follows(
    lost: Hands, disk: Disk
) -> None:
    app = lost.app
    lost.click("title")
    lost.click("yes")
    disk.refuses = False
    app.advance(KEEP_MS + 1)  # the game is written, but not yet kept
    disk.refuses = True
    gone = list[bool]()
    once_kept(app, lambda _: "Go", lambda: gone.append(True))
    words = lost.words().replace("\n", " ")
    assert told(lost) and "may be lost" in words and "in progress" not in words and not gone
    disk.refuses = False
    app.advance(KEEP_MS + 1)
    assert "saved after all" in lost.words().replace("\n", " ") and len(app.library.list()) == 1
    lost.click("yes")
    assert gone and len(app.library.list()) == 1


def test_who_leaves_all_the_same_finds_it_once_the_disk_has_room(lost: Hands, disk: Disk) -> None:
    app, session = lost.app, lost.scene.session
    lost.click("title")
    lost.click("yes")
    assert isinstance(lost.scene, TitleScene) and "continue" in lost.controls()
    assert "Your last game is not saved yet: the disk is full" in lost.words().replace("\n", " ")
    disk.refuses = False
    for _ in range(3):
        app.advance(KEEP_MS + 1)
        app.advance(20)
    assert "not saved yet" not in lost.words()
    assert "continue" not in lost.controls() and over(read_save(app.shelf.path).game)
    (entry,) = app.library.list()
    assert app.library.load(entry) == session.to_json()
    assert len(app.flights.read().flights) == 1


@pytest.mark.parametrize("screen", [routes.Title, routes.Records, routes.Setup])
def test_the_program_asks_once_more_before_it_ends_with_one_that_was_left(
    lost: Hands, disk: Disk, screen: type
) -> None:
    """Who had left it read that the disk is tried again, and closed the window on the title unasked."""
    app, session = lost.app, lost.scene.session
    lost.click("title")
    lost.click("yes")
    if screen is not routes.Title:
        app.open(screen())
    below = lost.scene
    app.quit()
    assert isinstance(lost.scene, DiskQuestion) and told(lost) and app.running
    lost.click("no")
    assert lost.scene is below and app.running
    app.quit()
    disk.refuses = False
    for _ in range(2):
        app.advance(KEEP_MS + 1)
    assert "saved after all" in lost.words().replace("\n", " ")
    disk.refuses = True
    with pytest.raises(OSError):
        app.shelf.write(session.to_json())
    app.advance(20)
    assert told(lost), "it follows the disk both ways"
    disk.refuses = False
    for _ in range(2):
        app.advance(KEEP_MS + 1)
    lost.click("yes")
    assert not app.running and read_save(app.shelf.path).game == session.to_json()


def test_a_lesson_that_asks_as_well_hides_no_game_that_was_left(
    lost: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Only the lesson was spoken of, and the finished game was gone."""
    app = lost.app
    lost.click("title")
    lost.click("yes")
    app.start(routes.Lesson("divert-power"))
    monkeypatch.setattr(type(app.lesson_places), "refused", True)
    app.quit()
    assert told(lost) and app.running
    lost.click("yes")
    words = lost.words().replace("\n", " ")
    assert app.texts("school-unsaved") in words and app.running
    lost.click("yes")
    assert not app.running


def test_who_closes_the_window_again_is_asked_the_next_question(
    lost: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The end of the program passed the second question over."""
    app = asked_of_two(lost, monkeypatch)
    assert told(lost)
    app.advance(READ_MS)
    app.quit()
    assert app.running and app.texts("school-unsaved") in lost.words().replace("\n", " ")
    assert [type(scene) for scene in app.stack.scenes] == [TitleScene, DiskQuestion]
    app.quit()
    assert app.running, "it can hardly have been read"
    app.advance(READ_MS)
    app.quit()
    assert not app.running


def test_a_question_whose_code_is_refused_is_asked_after_all(
    lost: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever tried again came to the question after it, or to the end of the program."""
    app, asked, left = asked_of_two(lost, monkeypatch), unsaved_question.unsaved_question, [1]

    def refused(*words: Any) -> DiskQuestion | None:
        if left[0]:
            left[0] -= 1
            raise ImportError("refused", path=unsaved_question.__file__)
        return asked(*words)

    monkeypatch.setattr(unsaved_question, "unsaved_question", refused)
    app.advance(HELD_MS)
    lost.click("yes")
    assert not left[0] and app.texts("error-file-title") in lost.words()
    lost.click("yes")
    assert app.running and app.texts("school-unsaved") in lost.words().replace("\n", " ")


def test_new_words_are_read_before_a_second_close_is_an_answer(lost: Hands, disk: Disk) -> None:
    app = lost.app
    lost.click("title")
    lost.click("yes")
    app.quit()
    app.advance(READ_MS)
    disk.refuses = False
    for _ in range(2):
        app.advance(KEEP_MS + 1)
    assert "saved after all" in lost.words().replace("\n", " ")
    app.quit()
    assert app.running
    app.advance(READ_MS)
    app.quit()
    assert not app.running and app._farewells.parting_s == PARTING_S, "nothing is left to lose"


def test_the_program_ends_unasked_where_the_disk_takes_it_by_then(lost: Hands, disk: Disk) -> None:
    lost.click("title")
    lost.click("yes")
    disk.refuses = False
    lost.app.quit()
    assert not lost.app.running and over(read_save(lost.app.shelf.path).game)


def test_one_that_the_library_has_is_left_without_a_question(
    tmp_path: Path, disk: Disk, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = open_app(tmp_path, settings=Preferences(animation="off", language="en"))
    session = Session.new(SETUP, app.engine(), app.shelf)
    while session.decision is not None:
        session.apply(session.decision["options"][-1])
    app.reset(TableScene(session))
    table, hands = app.top, Hands(app)
    assert isinstance(table, TableScene)
    table.deciding.result_shown = False
    table.deciding.tell_result()

    def refused(*_: Any, **__: Any) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(generations, "write_bytes", refused)
    session.save()
    assert session.save_trouble is not None
    app.advance(2000)
    assert not told(hands)
    hands.key(pygame.K_ESCAPE)
    assert isinstance(hands.scene, TitleScene) and app.shelf.unwritten is not None
    app.quit()
    assert not app.running, "nothing would be lost"


def test_the_route_to_an_ending_from_the_saved_games_asks_nothing(tmp_path: Path, disk: Disk) -> None:
    app = open_app(tmp_path, settings=Preferences(animation="off", language="en"))
    session = Session.new(SETUP, app.engine())
    while session.decision is not None:
        session.apply(session.decision["options"][-1])
    disk.refuses = True
    app.start(routes.Ending(session))
    app.advance(2000)
    hands = Hands(app)
    hands.key(pygame.K_ESCAPE)
    assert isinstance(hands.scene, TitleScene)
