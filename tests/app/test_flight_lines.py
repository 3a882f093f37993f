"""Flight lines at the window: copied from menu, ending and ships; pasted on title, ships and setup."""

from __future__ import annotations

import errno
from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from game.app.forms.confirm_scene import ConfirmScene
from game.app.navigation import routes
from game.app.navigation.scene import Scene
from game.app.scenes.ending.ending_scene import EndingScene
from game.app.scenes.film.film_scene import FilmScene
from game.app.scenes.flight_dialog import FlightDialog
from game.app.scenes.menu_scene import MenuScene
from game.app.scenes.replay.replay_scene import ReplayScene
from game.app.scenes.saves.saves_scene import SavesScene
from game.app.scenes.setup.setup_scene import SetupScene
from game.app.scenes.title.title_scene import TitleScene
from game.app.shell.app import App
from game.app.table.table_scene import TableScene
from game.play.session import Session
from game.rules import Engine
from game.rules.flight_line import flight_line, fly
from game.storage.settings.preferences import Preferences
from tests.app.setup_page import details
from tests.app.stage import Hands, open_app
from tests.screens.words import faults

SETUP = {"players": 2, "difficulty": "hard", "seed": 7, "names": ["Ada", "Bo"], "chance": 2}
Show = Callable[[Scene], Hands]


@pytest.fixture
def clipboard(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What lies on the clipboard, the latest last: the dummy driver has none."""
    held: list[str] = [""]
    monkeypatch.setattr(pygame.scrap, "put_text", held.append)
    monkeypatch.setattr(pygame.scrap, "get_text", lambda: held[-1])
    return held


def begin(app: App, choices: int = 0, shelved: bool = True) -> Session:
    session = Session.new(SETUP, app.engine(), app.shelf if shelved else None, (2, 3))
    for _ in range(choices):
        if session.decision is not None:
            session.apply(session.decision["options"][0])
    return session


def finished(app: App) -> Session:
    """A flight that ended: nobody repairs anything."""
    session = begin(app, shelved=False)
    while session.decision is not None:
        options = session.decision["options"]
        session.apply(next((one for one in options if one.get("do") == "finish"), options[0]))
    return session


def pasted(hands: Hands) -> None:
    hands.key(pygame.K_v, pygame.KMOD_CTRL)


def said(hands: Hands) -> str:
    return " ".join(hands.words().split())


def test_two_friends_play_by_message(app: App, show: Show, clipboard: list[str]) -> None:
    session = begin(app, 6)
    hands = show(TableScene(session))
    app.push(MenuScene(session))
    hands.run()
    hands.click("share")
    hands.click("line")
    assert clipboard[-1] == flight_line(session.history)
    assert "Copied" in said(hands)
    before = session.state

    hands = show(TitleScene())
    pasted(hands)
    assert isinstance(hands.scene, FlightDialog)
    assert "In flight, turn" in said(hands) and "Hard" in said(hands)
    hands.click("name-0")
    hands.key(pygame.K_a, pygame.KMOD_CTRL)
    hands.type("Zoe")
    hands.key(pygame.K_RETURN)
    hands.key(pygame.K_RETURN)
    assert isinstance(hands.scene, TableScene)
    state = hands.scene.session.state
    assert state["crew"][0]["name"] == "Zoe"
    for part in ("rooms", "resource_deck", "damage_deck", "turn", "rng", "face_up", "actions_left"):
        assert state[part] == before[part]  # type: ignore[literal-required]
    assert len(app.library.list()) == 1, "the game in progress before is kept"
    assert app.shelf.read().game is not None


def test_a_finished_flight_is_watched_looked_into_and_flown_again(
    app: App, show: Show, clipboard: list[str]
) -> None:
    session = finished(app)
    hands = show(EndingScene(session))
    hands.click("share")
    hands.click("line")
    assert clipboard[-1].startswith("SS1-")
    for control, scene in (("watch", ReplayScene), ("film", FilmScene)):
        hands = show(TitleScene())
        pasted(hands)
        assert "Lost on turn" in said(hands)
        assert "play-on" not in hands.controls() and "name-0" not in hands.controls()
        hands.click(control)
        assert isinstance(hands.scene, scene)
    hands = show(TitleScene())
    pasted(hands)
    hands.click("same-ship")
    assert isinstance(hands.scene, SetupScene)
    draft = hands.scene.draft
    assert draft.seed_number() == 7 and draft.difficulty == "hard" and draft.chance == 2
    assert len(draft.players) == 2


def test_a_ship_of_the_library_travels(app: App, show: Show, clipboard: list[str]) -> None:
    session = begin(app, 4)
    app.library.save("Friday", session.to_json())
    hands = show(SavesScene())
    hands.click("share")
    hands.click("line")
    assert clipboard[-1] == flight_line(session.history)
    hands.key(pygame.K_ESCAPE)
    hands.click("paste")
    assert isinstance(hands.scene, FlightDialog)
    hands.key(pygame.K_ESCAPE)
    assert isinstance(hands.scene, SavesScene)
    pasted(hands)
    assert isinstance(hands.scene, FlightDialog)


def test_the_setup_takes_a_line_beside_its_fields_and_as_a_seed(
    app: App, show: Show, clipboard: list[str]
) -> None:
    clipboard.append(flight_line(begin(app, 5).history))
    hands = show(SetupScene())
    pasted(hands)
    assert isinstance(hands.scene, FlightDialog)
    hands.key(pygame.K_ESCAPE)
    details(hands)
    hands.click("seed")
    pasted(hands)
    assert isinstance(hands.scene, FlightDialog)
    hands.key(pygame.K_ESCAPE)
    assert isinstance(hands.scene, SetupScene) and hands.scene.draft.seed == ""


def test_a_game_code_that_is_pasted_sets_the_ship_up(app: App, show: Show, clipboard: list[str]) -> None:
    code = begin(app).code
    assert code is not None
    clipboard.append(code)
    hands = show(TitleScene())
    pasted(hands)
    assert isinstance(hands.scene, SetupScene) and hands.scene.draft.seed_number() == 7


@pytest.mark.parametrize("screen", [TitleScene, SavesScene, SetupScene])
def test_a_result_that_is_pasted_sets_up_its_ship(
    screen: Callable[[], Scene], app: App, show: Show, clipboard: list[str]
) -> None:
    hands = show(EndingScene(finished(app)))
    hands.click("share")
    hands.click("result")
    assert len(clipboard[-1].splitlines()) > 2
    hands = show(screen())
    pasted(hands)
    assert isinstance(hands.scene, SetupScene) and hands.scene.draft.seed_number() == 7


@pytest.mark.parametrize("screen", [TitleScene, SavesScene, SetupScene])
@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "no flight line or game code"),
        ("nonsense\x00\ud800", "no flight line or game code"),
        ("SS1-ABCD", "damaged"),
        ("SS7-ABCD", "newer version"),
        ("A3NQ-K8C0-91VX-A", "check every letter"),
        ("SS1-" + "A" * 10_000_000, "no flight line or game code"),
    ],
    ids=["nothing", "nonsense", "damaged", "newer", "slip", "endless"],
)
def test_what_is_no_flight_is_said(
    screen: Callable[[], Scene], text: str, words: str, app: App, show: Show, clipboard: list[str]
) -> None:
    clipboard.append(text)
    hands = show(screen())
    before = hands.scene
    pasted(hands)
    assert hands.scene is before
    assert words in said(hands)


def test_names_that_cannot_be_are_said(app: App, show: Show, clipboard: list[str]) -> None:
    clipboard.append(flight_line(begin(app, 3).history))
    hands = show(TitleScene())
    pasted(hands)
    for seat in (0, 1):
        hands.click(f"name-{seat}")
        hands.key(pygame.K_a, pygame.KMOD_CTRL)
        hands.type("Kim")
    assert "share a name" in said(hands)
    hands.click("play-on")
    assert isinstance(hands.scene, FlightDialog)


def test_a_custom_position_says_that_it_has_no_line(app: App, show: Show, clipboard: list[str]) -> None:
    session = Session.load(begin(app, 3, shelved=False).state, app.engine())
    hands = show(TableScene(session))
    app.push(MenuScene(session))
    hands.run()
    hands.click("share")
    hands.click("line")
    assert "custom position" in said(hands) and clipboard == [""]


def test_a_file_of_the_rules_that_is_refused_is_told_where_a_line_is_pasted(
    app: App, show: Show, clipboard: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """By the key and by the button; the second try opens it."""
    clipboard.append(flight_line(begin(app, 3).history))
    engine = app.engine()
    refusals: list[int] = []

    def refused(self: App) -> Engine:
        if refusals:
            refusals.pop()
            raise OSError(errno.EIO, "Input/output error", "cards.yaml")
        return engine

    monkeypatch.setattr(App, "engine", refused)
    for scene, way in ((TitleScene, pasted), (SavesScene, lambda hands: hands.click("paste"))):
        hands = show(scene())
        refusals.append(1)
        way(hands)
        assert isinstance(hands.scene, ConfirmScene) and isinstance(app.scenes[0], scene)
        hands.click("yes")
        assert isinstance(hands.scene, FlightDialog)


@pytest.mark.parametrize("language", ["ko", "ja", "zh"])
def test_a_finished_flight_can_be_read_in_large_letters_of_east_asia(tmp_path: Path, language: str) -> None:
    """Two lines stood over each other: these letters are taller."""
    app = open_app(tmp_path, settings=Preferences(animation="off", language=language, text=200))
    line = flight_line(finished(app).history)
    app.start(routes.Title())
    app.open(routes.Flight(line, fly(app.engine(), line), ()))
    assert isinstance(app.top, FlightDialog) and app.top.over
    app.advance(100)
    assert not faults(app.draw())
