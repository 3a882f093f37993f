"""The setup screen by mouse and keyboard, and what it refuses."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from game.app.forms.confirm_scene import ConfirmScene
from game.app.navigation.scene import Scene
from game.app.scenes.setup.setup_scene import SetupScene
from game.app.scenes.title.title_scene import TitleScene
from game.app.shell.app import App
from game.app.table.table_scene import TableScene
from game.play.session import Session
from game.storage.preferences import PreferencesFile
from tests.app.stage import Hands


@pytest.fixture
def setup(app: App, show: Callable[[Scene], Hands]) -> Hands:
    hands = show(TitleScene())
    app.push(SetupScene())
    hands.run()
    return hands


def clear(hands: Hands, key: str) -> None:
    """Empty a field by its keys."""
    hands.click(key)
    for _ in range(20):
        hands.key(pygame.K_END)
        hands.key(pygame.K_BACKSPACE)


def started(hands: Hands) -> Session:
    """Return the game that has started."""
    assert isinstance(hands.scene, TableScene), hands.scene
    session: Session = hands.scene.session
    return session


def test_start_at_once(setup: Hands) -> None:
    setup.click("start")
    state = started(setup).state
    assert len(state["crew"]) == 2
    assert state["settings"]["difficulty"] == "medium"
    assert state["settings"]["first"] is None
    assert setup.app.shelf.read().summary is not None, "saved at once"


def test_a_game_of_four_by_mouse(setup: Hands) -> None:
    setup.click("add-2")
    setup.click("add-3")
    assert not [k for k in setup.controls() if k.startswith("add")]
    clear(setup, "name-3")
    setup.type("Zoe")
    setup.scene.form.find("difficulty")
    rows = setup.widget("difficulty").cells  # type: ignore[attr-defined]
    setup.click((rows[4].rect[0] + 60, rows[4].rect[1] + 20))
    firsts = setup.widget("first").cells  # type: ignore[attr-defined]
    setup.click((firsts[4].rect[0] + 20, firsts[4].rect[1] + 20))
    setup.click("seed")
    setup.type("4817-2206")
    setup.click("start")
    session = started(setup)
    settings = session.state["settings"]
    assert (settings["players"], settings["difficulty"], settings["first"]) == (4, "realist", 3)
    assert settings["seed"] == 48172206
    assert session.state["crew"][3]["name"] == "Zoe"
    assert session.state["active"] == 3
    assert session.colours == (0, 1, 2, 3)


def test_a_game_by_keyboard_alone(setup: Hands) -> None:
    setup.key(pygame.K_TAB)
    assert setup.scene.form.focus.key == "back"
    while setup.scene.form.focus.key != "players":
        setup.key(pygame.K_TAB)
    setup.key(pygame.K_TAB)
    assert setup.scene.form.focus.key == "name-0"
    setup.key(pygame.K_BACKSPACE)
    setup.type("a")
    for focus in ("remove-0", "mark-0"):
        setup.key(pygame.K_TAB)
        assert setup.scene.form.focus.key == focus
    setup.key(pygame.K_RIGHT)
    while setup.scene.form.focus.key != "difficulty":
        setup.key(pygame.K_TAB)
    setup.key(pygame.K_DOWN)
    while setup.scene.form.focus.key != "start":
        setup.key(pygame.K_TAB)
    setup.key(pygame.K_RETURN)
    session = started(setup)
    assert session.state["crew"][0]["name"].endswith("a")
    assert session.colours[0] == 2, "the mark in between is taken by the other player"
    assert session.state["settings"]["difficulty"] == "hard"


def test_enter_starts_while_a_name_is_typed(setup: Hands) -> None:
    setup.click("name-0")
    setup.type("x")
    setup.key(pygame.K_RETURN)
    assert started(setup).state["crew"][0]["name"].endswith("x")


def test_no_two_marks_alike(setup: Hands) -> None:
    seen = []
    for _ in range(4):
        setup.click("mark-0")
        seen.append(setup.scene.draft.marks)
    assert seen == [(2, 1), (3, 1), (0, 1), (2, 1)], "the next one that nobody has"
    setup.click("add-2")
    setup.click("add-3")
    setup.click("mark-0")
    assert setup.scene.draft.marks[0] == 2, "all others are taken"
    assert setup.widget("mark-0").explanation()


def test_names_that_are_refused(setup: Hands) -> None:
    clear(setup, "name-0")
    assert setup.widget("start").reason
    assert "Everyone needs a name." in setup.words()
    other = setup.scene.draft.players[1].name
    setup.type(other.upper())
    assert "Two crew cannot share a name." in setup.words()
    setup.key(pygame.K_RETURN)
    assert isinstance(setup.scene, SetupScene), "not started"
    setup.click("start")
    assert isinstance(setup.scene, SetupScene)
    setup.click("name-0")
    setup.type("x")
    assert setup.widget("start").enabled


def test_letters_that_cannot_be_shown(setup: Hands) -> None:
    clear(setup, "name-0")
    setup.type("ሀ")
    assert "cannot be shown" in setup.words()
    clear(setup, "name-0")
    setup.type("Zoë")
    assert setup.widget("start").enabled


@pytest.mark.parametrize("seed", ["storm", "12a", "1234567890123456"])
def test_seeds_that_are_refused(setup: Hands, seed: str) -> None:
    setup.click("seed")
    setup.type(seed)
    assert setup.widget("start").reason
    assert setup.widget("start").reason in setup.words().replace("\n", " ")
    setup.key(pygame.K_RETURN)
    assert isinstance(setup.scene, SetupScene)


def test_the_seed_shows_its_ship(setup: Hands) -> None:
    assert setup.scene.mission.layout.count(None) == 8
    setup.click("seed")
    setup.type("77")
    layout = setup.scene.mission.layout
    setup.click("start")
    assert [room["id"] for room in started(setup).state["rooms"]] == list(layout)


def test_dice_choose_a_seed_and_the_cross_takes_it_away(setup: Hands) -> None:
    setup.click("dice")
    assert setup.scene.draft.seed_number() is not None
    setup.click("clear")
    assert setup.scene.draft.seed == ""


def test_adding_by_key_and_removing(setup: Hands) -> None:
    assert setup.widget("remove-0").reason, "two are needed"
    pygame.event.post(pygame.Event(pygame.KEYDOWN, key=pygame.K_PLUS, mod=0, unicode="+"))
    setup.run()
    assert len(setup.scene.draft.players) == 3
    setup.click("remove-0")
    assert setup.scene.draft.marks == (1, 2)


def test_the_facts_are_those_of_the_rules(setup: Hands) -> None:
    words = setup.words()
    assert (
        "4 cards each" in words and "66 cards, 6 Universal" in words and "22 cards, then Hull Breach" in words
    )
    setup.click("add-2")
    rows = setup.widget("difficulty").cells  # type: ignore[attr-defined]
    setup.click((rows[0].rect[0] + 60, rows[0].rect[1] + 20))
    words = setup.words()
    assert "3 cards each" in words and "68 cards, 8 Universal" in words


def test_everything_is_remembered(setup: Hands, show: Callable[[Scene], Hands]) -> None:
    setup.click("add-2")
    setup.click("name-0")
    setup.type("x")
    setup.click("seed")
    setup.type("77")
    draft = setup.scene.draft
    setup.click("start")
    saved = PreferencesFile(setup.app.home.settings).load()[0]
    assert saved.new_game == draft.new_game
    again = show(SetupScene())
    assert again.scene.draft == draft


def test_a_game_in_progress_is_not_given_up_unasked(app: App, setup: Hands) -> None:
    running = Session.new({"players": 2, "difficulty": "easy", "seed": 3}, app.engine(), app.shelf)
    setup.click("start")
    assert isinstance(setup.scene, ConfirmScene)
    setup.key(pygame.K_ESCAPE)
    assert isinstance(setup.scene, SetupScene)
    assert app.shelf.read().game == running.to_json()
    setup.click("start")
    setup.key(pygame.K_RETURN)
    assert started(setup).state["settings"]["difficulty"] == "medium"


def test_escape_goes_back(setup: Hands) -> None:
    setup.key(pygame.K_ESCAPE)
    assert isinstance(setup.scene, TitleScene)


def test_resize_while_typing(setup: Hands) -> None:
    clear(setup, "name-0")
    setup.type("Ad")
    setup.resize(1600, 1000)
    setup.type("a")
    assert setup.scene.draft.players[0].name == "Ada"


def test_tab_to_a_name_and_typing_replaces_it_but_only_once(setup: Hands) -> None:
    """A name that is given at first is rarely the player's own; what was typed is."""
    setup.scene.form.focus_on("name-0", by_key=True)
    setup.type("Ada")
    assert setup.widget("name-0").text == "Ada"
    setup.scene.form.focus_on("name-1", by_key=True)
    setup.scene.form.focus_on("name-0", by_key=True)
    setup.type("m")
    assert setup.widget("name-0").text == "Adam"


def test_a_name_that_is_left_shows_no_caret(setup: Hands) -> None:
    def pictures() -> list[bytes]:
        screen = setup.app.screen
        setup.app.draw()
        scale = screen.get_width() / 1920
        places = [setup.widget(key).place for key in ("name-0", "name-1", "seed")]
        inner = [(x + 6, y + 6, w - 12, h - 12) for x, y, w, h in places]
        parts = [screen.subsurface([round(side * scale) for side in place]) for place in inner]
        return [pygame.image.tobytes(part, "RGB") for part in parts]

    setup.app.advance(400)
    before = pictures()
    while setup.scene.form.focus is None or setup.scene.form.focus.key != "start":
        setup.key(pygame.K_TAB)
    setup.app.advance(700)
    assert pictures() == before
