"""A mistake in a player's own room that shows only in play: refused at the table, in the player's words."""

from __future__ import annotations

import random
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from game.app.forms.confirm_scene import ConfirmScene
from game.app.navigation import routes
from game.app.scenes.error_scene import ErrorScene
from game.app.scenes.setup.setup_scene import SetupScene
from game.app.scenes.title.title_scene import TitleScene
from game.app.shell.app import App
from game.app.table.table_scene import TableScene
from game.bots.lent.strength import Strength
from game.bots.players.plain_answer import PlainAnswer
from game.bots.seat import BotSeat
from game.play.consent import touched
from game.play.foresight import foresee
from game.play.session import Session
from game.rules import ContentError, Engine
from game.storage.files.paths import Home
from game.storage.settings.preferences import Preferences
from game.texts import Texts
from tests.app.stage import Hands
from tests.bots.players import AtHand
from tests.pack.garden import make

SETUP: Any = {"players": 2, "difficulty": "easy", "seed": 7, "expansions": ["garden"]}
GOOD = "gain: {what: action-token, crew: who}\n"
ENDLESS = """
      - repeat:
          while: {supply: {of: action-tokens}}
          steps:
            - gain: {what: action-token, crew: active}
            - lose: {what: action-token, crew: active}
"""
TOO_MANY = """
      - choose:
          kind: garden
          text: ask-armoury
          options:
            - gather: {all: {orders: {deck: deck, count: 9}}}
              steps: []
"""
"""A question with more answers than there may be."""
ACTIVATE = {"do": "activate"}


def garden(home: Path, steps: str = ENDLESS) -> Path:
    """Make a room whose steps have a mistake that no reading finds."""
    folder = make(home / "rooms")
    file = folder / "rooms" / "garden.yaml"
    head, rest = file.read_text(encoding="utf-8").split("    steps:\n", 1)
    tail = rest[rest.index("  v2:") :]
    file.write_text(f"{head}    steps:{steps}{tail}", encoding="utf-8")
    return folder


def opened(home: Path, language: str = "en") -> Hands:
    settings = Preferences(animation="off", language=language)
    app = App(Home(home, home / "logs"), (1280, 720), settings)
    app.start(routes.Title())
    hands = Hands(app)
    hands.run()
    return hands


def in_the_garden(app: App, seats: Any = ()) -> Session:
    """A game whose active member stands in the garden, and can activate it."""
    session, chance = Session.new(SETUP, app.engine(), app.shelf), random.Random(3)
    for _ in range(60):
        decision = session.decision
        assert decision is not None
        if ACTIVATE in decision["options"]:
            at = session.state["crew"][decision["crew"]]["at"]
            if at != "pod" and session.state["rooms"][at]["id"] == "garden":
                break
        wanted = {"do": "move", "room": "garden"}
        moves = [one for one in decision["options"] if one.get("do") == "move"]
        session.apply(wanted if wanted in moves else chance.choice(moves or decision["options"]))  # type: ignore[arg-type]
    else:
        raise AssertionError("nobody comes to the garden")
    if seats:
        for crew, seat in enumerate(seats):
            session.hand_over(crew, seat)
    return session


def at_table(home: Path, language: str = "en", seats: Any = ()) -> tuple[Hands, TableScene]:
    hands = opened(home, language)
    table = TableScene(in_the_garden(hands.app, seats))
    hands.app.reset(table)
    hands.run()
    hands.app.advance(600)
    hands.run()
    return hands, table


@pytest.fixture
def home(tmp_path: Path) -> Path:
    garden(tmp_path)
    return tmp_path


@pytest.mark.parametrize("steps", [ENDLESS, TOO_MANY], ids=["endless", "too many answers"])
def test_a_choice_whose_steps_are_wrong_leaves_the_game_as_it_was(tmp_path: Path, steps: str) -> None:
    garden(tmp_path, steps)
    hands = opened(tmp_path)
    session = in_the_garden(hands.app)
    before, count, decision = session.to_json(), session.history.cursor, session.decision
    session.dice = [3, 4]
    with pytest.raises(ContentError) as told:
        session.choose(ACTIVATE)  # type: ignore[arg-type]
    assert told.value.file == "garden/rooms/garden.yaml"
    assert (session.to_json(), session.history.cursor, session.decision) == (before, count, decision)
    assert session.dice == [3, 4] and len(session.log) == count + 1
    other = next(one for one in session.decision["options"] if one != ACTIVATE)  # type: ignore[index]
    assert session.choose(other)


def test_the_table_refuses_it_with_file_and_line(home: Path) -> None:
    hands, table = at_table(home)
    before = table.session.to_json()
    table.propose(ACTIVATE)  # type: ignore[arg-type]
    hands.run()
    assert isinstance(hands.scene, ConfirmScene)
    words = " ".join(hands.words().split())
    assert "Your own “garden” has an error" in words and "garden/rooms/garden.yaml, line" in words
    assert "steps that never end" in words and "Keep a copy of the old files." in words
    assert "reinstall" not in words and "developers" not in words
    hands.click("no")
    assert hands.scene is table and table.session.to_json() == before and table.session.attempt is None
    other = next(one for one in table.session.decision["options"] if one != ACTIVATE)  # type: ignore[index]
    table.propose(other)
    assert table.session.history.cursor == len(before["choices"]) + 1  # type: ignore[typeddict-item]
    assert not list((home / "logs").glob("crash-*"))


def test_it_is_refused_each_time_and_the_game_can_be_left(home: Path) -> None:
    hands, table = at_table(home)
    for _ in range(3):
        table.propose(ACTIVATE)  # type: ignore[arg-type]
        hands.run()
        assert isinstance(hands.scene, ConfirmScene)
        hands.click("no")
    table.propose(ACTIVATE)  # type: ignore[arg-type]
    hands.run()
    hands.click("yes")
    assert isinstance(hands.scene, TitleScene)


def test_where_everything_is_refused_it_does_not_advise_something_else(home: Path) -> None:
    hands, table = at_table(home)
    table.session.decision = {**table.session.decision, "options": [ACTIVATE]}  # type: ignore[dict-item,list-item]
    table.propose(ACTIVATE)  # type: ignore[arg-type]
    hands.run()
    words = " ".join(hands.words().split()).lower()
    assert "blocks every choice right now" in words and "undo if you can" in words
    assert "something else" not in words
    hands.click("no")
    assert hands.scene is table


@pytest.mark.parametrize("language", ["de", "fr", "ja", "pl", "ru"])
def test_it_says_so_in_every_language(home: Path, language: str) -> None:
    hands, table = at_table(home, language)
    table.propose(ACTIVATE)  # type: ignore[arg-type]
    hands.run()
    assert isinstance(hands.scene, ConfirmScene)
    words = "".join(hands.words().split())
    assert "garden/rooms/garden.yaml" in words
    assert "".join(Texts(language)("own-fault-keeps", name="garden").split()) in words


def test_several_choices_stop_at_the_one_that_is_refused(home: Path) -> None:
    hands, table = at_table(home)
    end = next(one for one in table.session.decision["options"] if one != ACTIVATE)  # type: ignore[index]
    made = table.session.history.cursor
    table.deciding.propose_all([ACTIVATE, end])  # type: ignore[list-item]
    hands.run()
    hands.click("no")
    hands.run()
    assert table.session.history.cursor == made


class TestPrograms:
    def test_a_program_that_chooses_it_chooses_something_else(self, home: Path) -> None:
        place = AtHand(lambda options: ACTIVATE if ACTIVATE in options else options[-1])
        seats = [BotSeat(Strength("cadet"), place), BotSeat(Strength("cadet"), place)]  # type: ignore[arg-type]
        hands, table = at_table(home, seats=seats)
        made = table.session.history.cursor
        for _ in range(100):
            hands.app.advance(600)
            hands.run()
            if table.session.history.cursor > made:
                break
        assert table.session.history.steps[made + 1].choice != ACTIVATE
        assert not any(isinstance(scene, ErrorScene) for scene in hands.app.scenes)

    def test_the_plainest_player_does_not_choose_it(self, home: Path) -> None:
        hands = opened(home)
        session = in_the_garden(hands.app)
        seat = session.seats[session.pending.crew]  # type: ignore[union-attr]
        view, decision = {}, session.decision
        place = AtHand()
        session.hand_over(session.pending.crew, BotSeat(Strength("cadet"), place))  # type: ignore[union-attr, arg-type]
        session.ask()
        view = place.asked[0]["view"]
        engine = hands.app.engine()
        found = PlainAnswer(engine.content)({"view": view, "decision": decision})
        assert found["choose"] != ACTIVATE and seat.by_hand

    def test_what_is_tried_ahead_tells_nothing_of_it(self, home: Path) -> None:
        session = in_the_garden(opened(home).app)
        engine: Engine = session.engine
        assert touched(engine, session.game, ACTIVATE, [0, 1]).crew == frozenset()  # type: ignore[arg-type]
        assert foresee(engine, session.game, [ACTIVATE]) == ()  # type: ignore[list-item]


class TestErrorScreen:
    def shown(self, home: Path, error: Exception) -> tuple[Hands, str]:
        hands, _ = at_table(home)
        hands.app.fail(error)
        hands.run()
        assert isinstance(hands.scene, ErrorScene)
        return hands, " ".join(hands.words().split())

    def test_it_says_that_the_file_is_the_players_own(self, home: Path) -> None:
        error = ContentError("garden/rooms/garden.yaml", 12, "steps that never end", "a question")
        _, words = self.shown(home, error)
        assert "Your own “garden” has an error" in words and "garden/rooms/garden.yaml:12" in words
        assert "this game can go on unless the correction" in words
        assert "reinstall" not in words and "developers" not in words

    def test_it_says_so_of_the_games_own_file_where_it_is_one(self, home: Path) -> None:
        _, words = self.shown(
            home, ContentError("rooms/bridge.yaml", 12, "steps that never end", "a question")
        )
        assert "One of the game’s own files has an error" in words and "developers" in words


def opening(home: Path) -> Path:
    """Make an expansion whose steps never end while a game is set up."""
    folder = garden(home, "\n      - gain: {what: action-token, crew: active}\n")
    file = folder / "expansion.yaml"
    steps = ENDLESS.replace("\n    ", "\n").rstrip()
    file.write_text(
        f"{file.read_text(encoding='utf-8')}\nbefore:\n  setup-damage:{steps}\n", encoding="utf-8"
    )
    return folder


def test_what_is_wrong_while_a_game_is_set_up_is_told_there(tmp_path: Path) -> None:
    opening(tmp_path)
    hands = opened(tmp_path)
    scene = SetupScene()
    hands.app.reset(scene)
    hands.run()
    assert hands.app.own.folders and not hands.app.own.faults, "it passes the check"
    assert scene.problem() is None
    for seed in range(3):
        scene.dealt = seed
        scene.change(replace(scene.draft, expansions=frozenset({"garden"})))
        hands.run()
        assert hands.app.top is scene
        told = scene.problem()
        assert told is not None and "garden/expansion.yaml, line" in told and "“garden” has an error" in told
        scene.start()
        hands.run()
        assert hands.app.top is scene, "no game starts with it"
        scene.change(replace(scene.draft, expansions=frozenset()))
        hands.run()
        assert scene.problem() is None
    scene.start()
    hands.run()
    assert isinstance(hands.app.top, TableScene)


def test_what_the_screen_of_an_error_promises_of_an_own_room_is_kept(home: Path) -> None:
    """Corrected since, the room is read again by Continue."""
    hands, table = at_table(home)
    hands.app.fail(ContentError("garden/rooms/garden.yaml", 12, "steps that never end", "a question"))
    hands.run()
    assert "this game can go on unless" in " ".join(hands.words().split())
    make(home / "rooms")
    hands.click("title")
    hands.run()
    hands.click("continue")
    table = hands.scene
    assert isinstance(table, TableScene)
    made = table.session.history.cursor
    table.propose(ACTIVATE)  # type: ignore[arg-type]
    assert table.session.history.cursor == made + 1
