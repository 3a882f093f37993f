"""The end of a game: what is said is true, and every way on works. And the menu over the table."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from game.app.navigation.scene import Scene
from game.app.scenes.challenges.descent_scene import DescentScene
from game.app.scenes.ending.chart import close_calls
from game.app.scenes.ending.ending_scene import EndingScene
from game.app.scenes.menu_scene import MenuScene
from game.app.scenes.setup.setup_scene import SetupScene
from game.app.scenes.title.title_scene import TitleScene
from game.app.shell.app import App
from game.app.table.model.story import tell
from game.app.table.table_scene import TableScene
from game.app.views.tree import Words
from game.play.session import Session
from game.storage.settings.preferences import Preferences
from tests.app.stage import Hands, open_app
from tests.golden.transcript import read
from tools.pictures.screen_pictures import recorded
from tools.studio import Studio

GAMES = Path(__file__).parent.parent / "golden" / "games"
SETUP = {"players": 3, "difficulty": "veteran", "seed": 11, "names": ["Ada", "Bo", "Cy"]}


def finished(app: App) -> Session:
    session = Session.new(SETUP, app.engine(), app.shelf, (3, 1, 0))
    while session.decision:
        session.apply(session.decision["options"][-1])
    return session


@pytest.fixture
def over(app: App, show: Callable[[Scene], Hands]) -> Hands:
    return show(EndingScene(finished(app)))


def test_why_the_ship_was_lost(over: Hands) -> None:
    state = over.scene.session.state
    words = over.words().replace("\n", " ")
    assert "Defeat" in words
    assert f"On turn {state['turn']} the storm hit" in words
    assert state["result"]["reason"] == "room-destroyed"
    name = over.app.texts(f"room-{state['result']['room']}")
    assert name.split()[-1] in words


def test_the_facts_are_those_of_the_state(over: Hands) -> None:
    state = over.scene.session.state
    words = over.words().split("\n")
    assert str(len(state["resource_deck"])) in words
    assert f"{len(state['damage_deck'])} / 22" in words
    assert "Veteran" in words
    for name in SETUP["names"]:  # type: ignore[attr-defined]
        assert name in words


@pytest.mark.parametrize("text", [100, 200])
def test_the_story_of_the_flight_stands_before_the_numbers(over: Hands, text: int) -> None:
    over.app.change_settings(text=text)
    told = [
        (part.view.what.text, rect[1])
        for rect, part in over.scene.laid.walk()
        if isinstance(part.view.what, Words)
    ]
    tops = dict(reversed(told))
    texts = over.app.texts
    verdict, chart, fact = (tops[texts(key)] for key in ("over-lost", "over-chart", "over-fact-difficulty"))
    assert verdict < chart < fact


@pytest.mark.parametrize("ending", ["won", "destroyed", "emptied"])
def test_every_ending_says_why(tmp_path_factory: pytest.TempPathFactory, ending: str) -> None:
    studio = Studio(tmp_path_factory.mktemp("home"), (1280, 720))
    session = recorded(studio.app.engine(), ending)
    studio.app.reset(EndingScene(session))
    words = Hands(studio.app).words().replace("\n", " ")
    said = {"won": "Core restarted", "destroyed": "The ship is lost", "emptied": "Out of resources"}
    assert said[ending] in words
    assert ("Victory" in words) == (ending == "won")


def test_the_same_ship_again(over: Hands) -> None:
    before = over.scene.session
    over.app.advance(2000)
    over.key(pygame.K_a)
    assert isinstance(over.scene, TableScene)
    again = over.scene.session
    assert again.setup == before.setup and again.colours == before.colours
    assert again.state["turn"] == 1
    assert [r["id"] for r in again.state["rooms"]] == [r["id"] for r in before.state["rooms"]]
    assert over.app.shelf.read().summary is not None, "the new game can be continued"


def test_a_new_game(over: Hands) -> None:
    over.click("new")
    assert isinstance(over.scene, SetupScene)
    over.key(pygame.K_ESCAPE)
    assert isinstance(over.scene, TitleScene)


@pytest.mark.parametrize("key", [pygame.K_RETURN, pygame.K_SPACE, pygame.K_a, pygame.K_ESCAPE])
def test_a_key_still_meant_for_the_game_begins_nothing_new(over: Hands, key: int) -> None:
    page = over.scene
    over.key(key)
    assert over.scene is page


def test_to_the_title(over: Hands) -> None:
    over.app.advance(2000)
    over.key(pygame.K_ESCAPE)
    assert isinstance(over.scene, TitleScene)
    assert "new" in over.controls()
    assert "continue" not in over.controls(), "a game that is over cannot be continued"


def test_look_at_the_board_and_come_back(app: App, show: Callable[[Scene], Hands]) -> None:
    session = finished(app)
    hands = show(TableScene(session))
    app.push(EndingScene(session))
    app.advance(2000)
    hands.key(pygame.K_b)
    assert isinstance(hands.scene, TableScene)
    for _ in range(3):
        app.advance(1000)
    assert isinstance(hands.scene, TableScene), "the board stays until the player has seen enough"


@pytest.mark.parametrize("resized", [False, True])
def test_the_table_below_the_ending_keeps_no_pictures_and_comes_back_whole(
    app: App, show: Callable[[Scene], Hands], resized: bool
) -> None:
    table = TableScene(finished(app))
    hands = show(table)
    hands.run()
    whole = app.screen.copy()
    table.deciding.tell_result()
    hands.run()
    assert app.top is not table
    if resized:
        table.resize(app.kit)  # as another device in the player's hands does
    size = table.painter.compositor.surface.get_size()
    while app.top is not table:
        app.pop()
    hands.run()
    assert size == (1, 1)
    assert app.screen.get_buffer().raw == whole.get_buffer().raw


def test_look_at_the_board_without_a_table_below(over: Hands) -> None:
    over.click("board")
    assert isinstance(over.scene, TableScene)


@pytest.fixture
def menu(app: App, show: Callable[[Scene], Hands]) -> Hands:
    session = Session.new(SETUP, app.engine(), app.shelf)
    hands = show(TableScene(session))
    app.push(MenuScene(session))
    hands.run()
    return hands


def test_menu_back_to_the_game(menu: Hands) -> None:
    menu.key(pygame.K_ESCAPE)
    assert isinstance(menu.scene, TableScene)


def test_menu_changes_the_speed_for_good(menu: Hands) -> None:
    cell = menu.widget("speed").cells[0]  # type: ignore[attr-defined]
    menu.click((cell.rect[0] + 20, cell.rect[1] + 20))
    assert menu.app.settings.animation == "slow"
    assert menu.widget("speed").value == "slow"  # type: ignore[attr-defined]


def test_menu_toggles(menu: Hands) -> None:
    menu.click("confirm")
    assert not menu.app.settings.confirm
    menu.click("reduced-motion")
    assert menu.app.settings.reduced_motion
    menu.click("settings")
    assert type(menu.scene).__name__ == "SettingsScene"
    menu.key(pygame.K_ESCAPE)
    assert not menu.widget("confirm").value  # type: ignore[attr-defined]


def test_who_has_won_is_shown_the_way_to_harder_ships(
    app: App, show: Callable[[Scene], Hands], over: Hands
) -> None:
    """Nothing told of the descent after a first victory."""
    assert "descent" not in over.controls(), "who has lost plays this one again"
    won = show(EndingScene(recorded(app.engine(), "won")))
    assert "Ten kinds of ship" in won.words()
    won.click("descent")
    assert isinstance(won.scene, DescentScene)
    won.key(pygame.K_ESCAPE)
    assert isinstance(won.scene, EndingScene)
    won.click("descent")
    won.click("begin")
    won.click("start")
    assert isinstance(won.scene, TableScene), "a ship of the descent begins"


@pytest.mark.parametrize("size", [(1280, 720), (960, 1200)])
def test_so_is_a_crew_that_left_somebody_in_the_pod(tmp_path: Path, size: tuple[int, int]) -> None:
    app = open_app(tmp_path, size, Preferences(animation="off", language="en"))
    text = (GAMES / "pod-saved-easy.txt").read_text(encoding="utf-8")
    settings, choices = read(app.engine(), text)
    session = Session.new(settings, app.engine())
    for choice in choices:
        session.apply(choice)
    app.reset(EndingScene(session))
    hands = Hands(app)
    assert "Mara is lost" in hands.words() and "Ten kinds of ship" in hands.words()
    assert "descent" in hands.controls()


def test_menu_leads_out_and_the_game_waits(menu: Hands) -> None:
    menu.click("title")
    assert isinstance(menu.scene, TitleScene)
    assert "continue" in menu.controls()


def test_menu_new_game_and_quit(menu: Hands) -> None:
    menu.click("new")
    assert isinstance(menu.scene, SetupScene)
    menu.app.push(MenuScene(Session.new(SETUP, menu.app.engine())))
    menu.click("quit")
    assert not menu.app.running


def test_a_note_names_all_rooms_of_its_turn_and_the_star_is_explained(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    """Two rooms ran out of cubes in turn 22: only one was named, though both were counted."""
    studio = Studio(tmp_path_factory.mktemp("home"), (1280, 720))
    session = recorded(studio.app.engine(), "won")
    studio.app.reset(EndingScene(session))
    words, texts = Hands(studio.app).words(), studio.app.texts
    turn, rooms = list(close_calls(tell(session.log, session.state)).items())[-1]
    assert len(rooms) > 1 and f"Turn {turn}: close call" in words
    assert all(f"{texts(f'room-{room}')}: no cubes left" in words for room in rooms)
    assert "most in the crew" in words
