"""The title screen: only entries that work, and the truth about files."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from game.app.navigation import routes
from game.app.navigation.scene import Scene
from game.app.scenes.lessons.school_scene import SchoolScene
from game.app.scenes.records.records_scene import RecordsScene
from game.app.scenes.rulebook.rulebook_scene import RulebookScene
from game.app.scenes.settings.settings_scene import SettingsScene
from game.app.scenes.setup.setup_scene import SetupScene
from game.app.scenes.title.title_scene import TitleScene
from game.app.shell.app import App
from game.app.table.table_scene import TableScene
from game.play.session import Session
from game.storage.files.paths import Home
from game.storage.settings.lesson_places import LessonPlace
from game.storage.settings.preferences import Preferences
from game.texts import Texts
from tests.app.stage import Hands
from tests.storage.test_flight_log import form

SETUP = {"players": 2, "difficulty": "hard", "seed": 7, "names": ["Ada", "Bo"]}

FIRST = ["new", "school", "guided", "rulebook", "settings", "quit", "language"]
"""What there is to press before anything was played."""


def begin(app: App) -> Session:
    """Put a game in progress on the shelf."""
    return Session.new(SETUP, app.engine(), app.shelf)


def test_without_a_game_there_is_no_continue(show: Callable[[Scene], Hands]) -> None:
    hands = show(TitleScene())
    assert hands.controls() == FIRST
    assert "Continue" not in hands.words()


def test_continue_says_which_game(app: App, show: Callable[[Scene], Hands]) -> None:
    begin(app)
    hands = show(TitleScene())
    assert hands.controls() == ["continue", *FIRST]
    assert "Turn 1 · Hard · Ada, Bo" in hands.words()


def test_continue_goes_on_where_the_game_was(app: App, show: Callable[[Scene], Hands]) -> None:
    session = begin(app)
    session.apply(next(o for o in session.decision["options"] if o["do"] == "move"))
    before = session.state
    hands = show(TitleScene())
    hands.click("continue")
    assert isinstance(hands.scene, TableScene)
    assert hands.scene.session.state == before
    assert hands.scene.session.can_undo


def test_the_title_looks_again_once_nothing_lies_above_it(
    app: App, show: Callable[[Scene], Hands], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not before: the program may end there, and a disk that hangs would keep it."""
    title, looks = TitleScene(), list[int]()
    hands = show(title)
    look = title._look
    monkeypatch.setattr(title, "_look", lambda app: (looks.append(1), look(app)))
    app.open(routes.Settings())
    begin(app)
    app.pop()
    app.open(routes.Settings())
    app.advance(16)
    assert not looks
    app.pop()
    assert not looks
    app.advance(16)
    assert looks == [1] and hands.controls()[0] == "continue"
    app.advance(16)
    assert looks == [1]


def test_the_title_stays_where_code_that_it_could_do_without_is_refused(
    app: App, show: Callable[[Scene], Hands], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A disk that stumbled while the title looked what is open ended in the screen of an error."""
    app.flights.note(form(1))
    app.engine()
    for name in ("game.app.scenes.title.open_challenges", "game.app.widgets.entry_line"):
        monkeypatch.setitem(sys.modules, name, None)
    hands = show(TitleScene())
    hands.app.advance(500)
    assert isinstance(hands.scene, TitleScene) and hands.scene.open is None
    assert app.texts("title-daily-note") in " ".join(hands.words().split())


def test_the_first_start_leads_to_the_flight_school(app: App, show: Callable[[Scene], Hands]) -> None:
    hands = show(TitleScene())
    assert hands.widget("school").primary
    hands.key(pygame.K_RETURN)
    assert isinstance(hands.scene, SchoolScene)
    first = hands.scene.next
    hands.key(pygame.K_RETURN)
    assert hands.scene.route == routes.Lesson(first.id), "the hint says so"


def test_enter_continues_else_sets_up(app: App, show: Callable[[Scene], Hands]) -> None:
    app.lesson_places.keep("a-lesson", LessonPlace(True, 0, 3), 9)
    hands = show(TitleScene())
    assert hands.controls()[:3] == ["new", "school", "guided"] and hands.widget("school").primary
    assert "1 of 9 lessons done" in hands.words()
    app.library.save("last week", Session.new(SETUP, app.engine()).to_json())
    hands = show(TitleScene())
    assert hands.controls()[0] == "new" and hands.widget("new").primary
    hands.key(pygame.K_RETURN)
    assert isinstance(hands.scene, SetupScene)
    begin(app)
    hands = show(TitleScene())
    hands.key(pygame.K_RETURN)
    assert isinstance(hands.scene, TableScene)


def test_the_records_stay_in_reach_without_a_saved_game(app: App, show: Callable[[Scene], Hands]) -> None:
    """Who had deleted their only saved game came to them no more."""
    app.flights.note(form(1))
    hands = show(TitleScene())
    assert not app.library.exists()
    hands.click("load")
    hands.click("records")
    assert isinstance(hands.scene, RecordsScene)


ORDER = ("continue", "new", "school", "guided", "descent", "daily", "load", "rulebook", "settings", "quit")


@pytest.mark.parametrize("text", [100, 200])
def test_the_order_never_changes_only_what_is_lit(
    app: App, show: Callable[[Scene], Hands], text: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """From the first start on, after a lesson, a game in progress, a saved one and a finished flight."""
    app.change_settings(text=text)
    seen = []

    def looked() -> None:
        hands = show(TitleScene())
        controls = [name for name in hands.controls() if name in ORDER]
        assert controls == [name for name in ORDER if name in controls]
        (lit,) = [name for name in controls if getattr(hands.widget(name), "primary", False)]
        assert hands.scene.form.focus is hands.widget(lit)
        seen.append(lit)

    looked()
    app.lesson_places.keep("a-lesson", LessonPlace(True, 0, 3), 9)
    looked()
    app.library.save("last week", Session.new(SETUP, app.engine()).to_json())
    looked()
    monkeypatch.setattr(app.flights, "exists", lambda: True)
    looked()
    begin(app)
    looked()
    assert seen == ["school", "school", "new", "new", "continue"]


def test_a_controller_continues_at_its_first_press(app: App, show: Callable[[Scene], Hands]) -> None:
    begin(app)
    hands = show(TitleScene())
    pygame.event.post(pygame.Event(pygame.JOYBUTTONDOWN, instance_id=0, button=0))
    hands.run()
    assert isinstance(hands.scene, TableScene)


def test_arrows_and_enter_walk_the_menu(app: App, show: Callable[[Scene], Hands]) -> None:
    begin(app)
    hands = show(TitleScene())
    hands.key(pygame.K_DOWN)
    assert hands.scene.form.focus.key == "new"
    hands.key(pygame.K_RETURN)
    assert isinstance(hands.scene, SetupScene)


@pytest.mark.parametrize("text", [100, 200])
def test_the_key_for_help_opens_the_rulebook(app: App, show: Callable[[Scene], Hands], text: int) -> None:
    app.change_settings(text=text)
    hands = show(TitleScene())
    hands.key(pygame.K_F1)
    assert isinstance(hands.scene, RulebookScene)
    hands.key(pygame.K_ESCAPE)
    assert isinstance(hands.scene, TitleScene)


@pytest.mark.parametrize("text", [100, 200])
def test_another_language_is_two_presses_away(app: App, show: Callable[[Scene], Hands], text: int) -> None:
    """A sign and the name of the language that is spoken lead there: whoever cannot read it finds the way."""
    app.change_settings(text=text, language="pl")
    hands = show(TitleScene())
    assert "Polski" in hands.words()
    hands.click("language")
    assert isinstance(hands.scene, SettingsScene) and hands.scene.form.focus is hands.widget("language")
    hands.scene.form.focus_on("language", by_key=True)
    hands.key(pygame.K_LEFT)
    assert app.settings.language != "pl"
    hands.key(pygame.K_ESCAPE)
    assert isinstance(hands.scene, TitleScene) and "Polski" not in hands.words()


def test_quit(show: Callable[[Scene], Hands]) -> None:
    hands = show(TitleScene())
    hands.click("quit")
    assert not hands.app.running


def test_a_finished_game_cannot_be_continued(app: App, show: Callable[[Scene], Hands]) -> None:
    session = begin(app)
    while session.decision:
        session.apply(session.decision["options"][-1])
    assert "continue" not in show(TitleScene()).controls()


def test_a_broken_save_is_kept_and_the_one_before_steps_in(app: App, show: Callable[[Scene], Hands]) -> None:
    session = begin(app)
    session.apply(session.decision["options"][-1])
    app.shelf.path.write_text('{"format": "solar', encoding="utf-8")
    hands = show(TitleScene())
    aside = app.shelf.path.with_name("game.json.broken-1")
    assert aside.read_text(encoding="utf-8") == '{"format": "solar'
    assert "continue" in hands.controls()
    assert "cannot be read" in hands.words().replace("\n", " ")
    hands.click("continue")
    assert isinstance(hands.scene, TableScene)


def test_two_broken_saves_are_both_kept(app: App, show: Callable[[Scene], Hands]) -> None:
    for text in ("first", "second"):
        app.shelf.path.parent.mkdir(parents=True, exist_ok=True)
        app.shelf.path.write_text(text, encoding="utf-8")
        hands = show(TitleScene())
        assert hands.controls() == FIRST
    kept = sorted(p.read_text(encoding="utf-8") for p in app.shelf.path.parent.glob("game.json.broken-*"))
    assert kept == ["first", "second"]


def test_a_save_of_other_rules_is_set_aside_with_a_word(app: App, show: Callable[[Scene], Hands]) -> None:
    session = begin(app)
    game = session.to_json()
    game["choices"] = [{"do": "dance"}]
    game["cursor"] = 1
    app.shelf.write(game)
    hands = show(TitleScene())
    hands.click("continue")
    assert isinstance(hands.scene, TitleScene)
    assert "cannot be read" in hands.words().replace("\n", " ")
    assert list(app.shelf.path.parent.glob("game.json.broken-*"))


def test_broken_settings_are_told_once(app: App, show: Callable[[Scene], Hands]) -> None:
    app.setback = app.home.settings.with_name("settings.json.broken-1")
    hands = show(TitleScene())
    assert "settings.json.broken-1" in hands.words().replace("\n", "")
    assert "broken" not in show(TitleScene()).words()


def test_the_first_picture_needs_no_customs_of_languages(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Reading plurals and calendars of all languages takes as long as drawing it."""
    texts, asked = Texts("en"), []
    texts._said.clear()
    texts._named.clear()
    usual = Texts._bundle.fget
    assert usual is not None
    monkeypatch.setattr(Texts, "_bundle", property(lambda self: (asked.append(1), usual(self))[1]))
    app = App(Home(tmp_path, tmp_path / "logs"), (1280, 720), Preferences(), speak=lambda *_: texts)
    app.start(routes.Title())
    app.draw()
    assert not asked


@pytest.mark.parametrize("interface", [80, 100])
def test_the_words_below_the_logo_stand_clear_of_it(
    app: App, show: Callable[[Scene], Hands], interface: int
) -> None:
    app.change_settings(text=200, interface=interface)
    show(TitleScene())
    words = {text.text: text.rect for text in app.draw().texts}
    logo, line = words["SOLAR STORM"], next(rect for text, rect in words.items() if "co-operative" in text)
    assert logo[1] + logo[3] <= line[1]
