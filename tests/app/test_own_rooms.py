"""Rooms of the player's own in the window: picked, played, left out with a sentence, missing from saves."""

from __future__ import annotations

import random
import shutil
from pathlib import Path
from typing import Any

import pygame
import pytest

from game import patience
from game.app.forms.needed_content import known_here
from game.app.forms.save_words import missing_or_changed_words
from game.app.navigation import routes
from game.app.scenes.film.film_scene import FilmScene
from game.app.scenes.flight_dialog import FlightDialog
from game.app.scenes.own_rooms_dialog import OwnRoomsDialog
from game.app.scenes.saves.saves_scene import SavesScene
from game.app.scenes.setup.setup_scene import SetupScene
from game.app.scenes.title.title_scene import TitleScene
from game.app.shell.app import App
from game.app.table.table_scene import TableScene
from game.bots.players.player import STAND_IN
from game.play.session import Session
from game.rules import Settings
from game.rules.flight_line import FlightLineError, flight_line, fly
from game.rules.gamecode import encode
from game.storage.files.paths import Home
from game.storage.settings.preferences import Preferences
from game.texts import Texts
from tests.app.setup_page import TWO
from tests.app.stage import Hands, open_app
from tests.pack.garden import make
from tests.storage.faulty_files import ShutFolders

UNREAD = "Your own “garden” cannot be read right now (Permission denied). Your game is safe"
SETUP: Any = {
    "players": 2,
    "difficulty": "easy",
    "seed": 7,
    "expansions": ["garden"],
    "rooms": {"garden": "v1"},
}


@pytest.fixture
def shut_folders(home: Path, monkeypatch: pytest.MonkeyPatch) -> ShutFolders:
    """The disk of the player's own rooms."""
    monkeypatch.setattr(patience, "PAUSES_S", (0.0, 0.0, 0.0))
    return ShutFolders(home / "rooms", monkeypatch.setattr)


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """The player's folder, with the room of docs/own-rooms.md in it."""
    make(tmp_path / "rooms")
    return tmp_path


def opened(home: Path, language: str = "en", **more: Any) -> Hands:
    """The title of a program; two persons have played before."""
    settings = Preferences(animation="off", language=language, new_game=TWO)
    app = App(Home(home, home / "logs"), (1280, 720), settings, **more)
    app.start(routes.Title())
    hands = Hands(app)
    hands.run()
    return hands


def set_up(home: Path) -> Hands:
    hands = opened(home)
    hands.app.open(routes.Setup())
    hands.run()
    return hands


def cells(hands: Hands, room: str) -> list[str]:
    return [cell.value for cell in hands.widget(f"room-{room}").cells]  # type: ignore[attr-defined]


def broken(home: Path, name: str, words: str = "id: other\n") -> None:
    (home / "rooms" / name).mkdir(parents=True)
    (home / "rooms" / name / "expansion.yaml").write_text(words, encoding="utf-8")


class TestPicked:
    def test_it_stands_beside_the_sides_of_its_place(self, home: Path) -> None:
        hands = set_up(home)
        hands.click("details")
        assert cells(hands, "mess-hall") == ["v1", "v2", "garden/v1", "garden/v2"]
        assert cells(hands, "bridge") == ["v1", "v2"]
        assert hands.app.own.faults == () and isinstance(hands.scene, SetupScene)
        assert not hands.scene.form.find("expansion-garden"), "it needs no switch beside that"
        scene = hands.scene
        scene.do("room-bridge", "v2")
        scene.do("room-mess-hall", "garden/v2")
        assert hands.widget("room-mess-hall").value == "garden/v2"
        setup = scene.draft.setup(7)
        assert setup["expansions"] == ["garden"] and setup["rooms"] == {"bridge": "v2", "garden": "v2"}
        scene.do("room-mess-hall", "v2")
        assert "expansions" not in scene.draft.setup(7)
        assert scene.draft.setup(7)["rooms"] == {"bridge": "v2"}, "the Mess Hall's V2 takes three players"
        scene.do("room-mess-hall", "garden/v1")
        assert scene.draft.setup(7)["rooms"] == {"bridge": "v2"}
        scene.do("rooms", "mixed")
        assert "expansions" not in scene.draft.setup(7), "chance knows the game's own rooms alone"

    def test_it_is_picked_and_played_by_hand(self, home: Path) -> None:
        hands = set_up(home)
        hands.click("details")
        place = hands.widget("room-mess-hall")
        cell = next(cell for cell in place.cells if cell.value == "garden/v1")  # type: ignore[attr-defined]
        x, y, w, h = cell.rect
        hands.click((x + w / 2, y + h / 2))
        assert hands.widget("room-mess-hall").value == "garden/v1"
        hands.scene.type_seed("1")
        hands.click("start")
        assert isinstance(hands.scene, TableScene)
        table, chance, used = hands.scene, random.Random(3), 0
        session = table.session
        assert session.state["settings"]["expansions"] == ["garden"]
        for _ in range(400):
            if session.decision is None:
                break
            options = session.decision["options"]
            at = session.state["crew"][session.decision["crew"]]["at"]
            here = at != "pod" and session.state["rooms"][at]["id"] == "garden"
            wanted = {"do": "activate"} if here else {"do": "move", "room": "garden"}
            choice = wanted if wanted in options else chance.choice(options)
            used += here and choice == wanted
            table.propose(choice)
            hands.app.advance(600)
            hands.run()
        assert used and session.state["result"] is not None

    def test_the_rules_are_read_without_it_where_there_is_none(self, tmp_path: Path) -> None:
        hands = set_up(tmp_path)
        assert hands.app.own.found is None and isinstance(hands.scene, SetupScene)
        hands.app.open(routes.OwnRooms())
        hands.run()
        assert "You have no rooms of your own yet" in hands.words()
        assert str(tmp_path / "rooms") in hands.words().replace("\n", "")
        assert not (tmp_path / "rooms").exists()

    def test_it_names_a_room_of_which_nothing_was_read_before(self, tmp_path: Path) -> None:
        make(tmp_path / "rooms")
        hands = opened(tmp_path)
        assert hands.app.own.found is None
        hands.app.open(routes.OwnRooms())
        hands.run()
        assert isinstance(hands.scene, OwnRoomsDialog) and "Garden" in hands.words()

    def test_more_folders_are_named_at_the_start(self, tmp_path: Path) -> None:
        named = make(tmp_path / "elsewhere")
        hands = opened(tmp_path / "home", own=(named, tmp_path / "gone"))
        hands.app.open(routes.Setup())
        hands.run()
        assert [folder.name for folder in hands.app.own.folders] == ["garden"]
        words = hands.words().replace("\n", " ")
        assert isinstance(hands.scene, OwnRoomsDialog) and "No such file or directory" in words

    @pytest.mark.parametrize("language", ["de", "ja"])
    def test_another_language_is_changed_to_while_the_folder_is_gone(self, home: Path, language: str) -> None:
        hands = set_up(home)
        shutil.rmtree(home / "rooms")
        hands.app.change_settings(language=language)
        hands.run()
        assert hands.app.texts("room-garden") == "Garden"
        assert hands.app.texts("setup-title") == Texts(language)("setup-title")


class TestLeftOut:
    def test_one_dialog_tells_file_line_and_sentence_once(self, home: Path) -> None:
        broken(home, "bad", "id: bad\nadds:\n  romos: [x]\n")
        hands = set_up(home)
        assert isinstance(hands.scene, OwnRoomsDialog)
        words = " ".join(hands.words().split())
        assert "bad/expansion.yaml, line 3" in words and "did you mean 'rooms'?" in words
        assert "One folder is left out" in words and "In the game Garden" in words
        hands.click("close")
        assert isinstance(hands.scene, SetupScene)
        hands.scene.do("back", None)
        hands.app.open(routes.Setup())
        hands.run()
        assert isinstance(hands.scene, SetupScene), "it is told once"
        hands.click("details")
        hands.click("own-rooms")
        assert isinstance(hands.scene, OwnRoomsDialog), "and can be looked at again"

    def test_beside_what_is_left_out_nobody_is_told_to_have_no_rooms(self, home: Path) -> None:
        shutil.rmtree(home / "rooms" / "garden")
        broken(home, "bad")
        words = " ".join(set_up(home).words().split())
        assert "One folder is left out" in words and "You have no rooms of your own yet" not in words
        (home / "rooms").rename(home / "aside")
        (home / "rooms").touch()
        words = " ".join(set_up(home).words().split())
        assert "a file instead of a folder" in words and "You have no rooms of your own yet" not in words

    def test_what_was_corrected_is_read_again(self, home: Path) -> None:
        shutil.move(home / "rooms" / "garden", home / "aside")
        broken(home, "garden", "id: gardn\n")
        hands = set_up(home)
        below = hands.app.scenes[-2]
        assert isinstance(below, SetupScene) and below.draft.offer.sides == {}
        shutil.rmtree(home / "rooms" / "garden")
        shutil.move(home / "aside", home / "rooms" / "garden")
        hands.click("again")
        assert hands.app.own.faults == () and "In the game Garden" in " ".join(hands.words().split())
        hands.click("close")
        hands.click("details")
        assert "garden/v1" in cells(hands, "mess-hall")
        hands.scene.do("room-mess-hall", "garden/v1")
        hands.scene.do("own", None)
        hands.run()
        shutil.rmtree(home / "rooms" / "garden")
        hands.click("again")
        hands.click("close")
        assert cells(hands, "mess-hall") == ["v1", "v2"] and hands.scene.draft.in_effect == ()

    def test_a_text_that_cannot_be_said_is_shown_as_written(self, home: Path) -> None:
        file = home / "rooms" / "garden" / "texts" / "en" / "garden.ftl"
        file.write_text(file.read_text().replace("room-garden = Garden", "room-garden = Rose { $nothing }"))
        hands = set_up(home)
        hands.click("details")
        assert "Rose { $nothing }" in " ".join(hands.words().split())


class TestSavedGames:
    @pytest.fixture
    def saved(self, home: Path) -> Path:
        """A game in progress with the Garden, and a copy of it in the library."""
        app = open_app(home)
        session = Session.new(SETUP, app.engine(), app.shelf)
        session.apply({"do": "scavenge"})
        app.library.save("Garden", session.to_json(), None)
        (home / "line").write_text(flight_line(session.history))
        return home

    @staticmethod
    def refused(home: Path, words: str) -> None:
        """Neither the game in progress nor the library goes on with it; both say why and leave the files."""
        before = {path: path.read_bytes() for path in sorted((home / "saves").rglob("*.json"))}
        hands = opened(home)
        hands.click("continue")
        assert isinstance(hands.scene, TitleScene) and words in hands.words().replace("\n", " ")
        hands.app.reset(SavesScene())
        hands.run()
        assert words in hands.words().replace("\n", " ")
        hands.scene.load()
        hands.scene.watch()
        assert isinstance(hands.scene, SavesScene)
        assert {path: path.read_bytes() for path in sorted((home / "saves").rglob("*.json"))} == before

    def test_what_is_missing_is_named_and_comes_back(self, saved: Path) -> None:
        shutil.move(saved / "rooms" / "garden", saved / "aside")
        self.refused(saved, "Needs the expansion “garden”, which is not installed.")
        with pytest.raises(FlightLineError, match="content that is not here: garden"):
            fly(opened(saved).app.engine(), (saved / "line").read_text())
        shutil.move(saved / "aside", saved / "rooms" / "garden")
        hands = opened(saved)
        hands.click("continue")
        assert isinstance(hands.scene, TableScene)
        assert fly(hands.app.engine(), (saved / "line").read_text()).length == 1

    @pytest.mark.parametrize("shut", ["", "garden", "garden/rooms", "garden/texts/en"])
    def test_what_is_refused_is_no_lack_and_is_read_once_it_can_be(
        self, saved: Path, shut_folders: ShutFolders, shut: str
    ) -> None:
        """Without a new start: by Continue, and by the button of a saved game."""
        rooms = saved / "rooms"
        shut_folders.shut = (rooms / shut,)
        self.refused(saved, UNREAD)
        hands = opened(saved)
        hands.click("continue")
        said = hands.words().replace("\n", " ")
        assert UNREAD in said and "not installed" not in said
        hands.app.advance(4000)
        hands.run()
        assert UNREAD in hands.words().replace("\n", " "), "there is time to read it"
        shut_folders.shut = ()
        hands.click("continue")
        assert isinstance(hands.scene, TableScene)
        shut_folders.shut = (rooms / shut,)
        hands = opened(saved)
        hands.app.open(routes.SavedGames())
        hands.run()
        hands.click("load")
        assert isinstance(hands.scene, SavesScene) and UNREAD in hands.words().replace("\n", " ")
        shut_folders.shut = ()
        hands.click("load")
        assert isinstance(hands.scene, TableScene)

    def test_what_has_an_error_is_no_lack_and_is_read_once_it_is_corrected(self, saved: Path) -> None:
        file = saved / "rooms" / "garden" / "expansion.yaml"
        before = file.read_text()
        file.write_text(f"{before}oops: 1\n")
        words = "Your own “garden” has an error (garden/expansion.yaml, line 6). Your game is safe"
        self.refused(saved, words)
        hands = opened(saved)
        hands.click("continue")
        assert words in hands.words().replace("\n", " ")
        hands.app.open(routes.SavedGames())
        hands.run()
        file.write_text(before)
        hands.click("load")
        assert isinstance(hands.scene, TableScene)

    def test_what_was_put_back_is_found_without_a_new_start(self, saved: Path) -> None:
        shutil.move(saved / "rooms", saved / "aside")
        hands = opened(saved)
        hands.click("continue")
        assert "which is not installed" in hands.words().replace("\n", " ")
        shutil.move(saved / "aside", saved / "rooms")
        hands.click("continue")
        assert isinstance(hands.scene, TableScene)

    def test_the_button_of_a_saved_game_finds_it_as_well(self, saved: Path) -> None:
        shutil.move(saved / "rooms", saved / "aside")
        hands = opened(saved)
        hands.app.open(routes.SavedGames())
        hands.run()
        hands.click("load")
        assert isinstance(hands.scene, SavesScene) and "not installed" in hands.words()
        shutil.move(saved / "aside", saved / "rooms")
        hands.click("load")
        assert isinstance(hands.scene, TableScene)

    def test_another_folder_that_is_refused_makes_no_lack_a_refusal(
        self, saved: Path, shut_folders: ShutFolders
    ) -> None:
        shutil.move(saved / "rooms" / "garden", saved / "aside")
        broken(saved, "other")
        shut_folders.shut = (saved / "rooms" / "other",)
        self.refused(saved, "Needs the expansion “garden”, which is not installed.")

    def test_lines_and_codes_say_what_is_wrong_with_it_until_it_can_be_read(
        self, saved: Path, shut_folders: ShutFolders, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        line, file = (saved / "line").read_text(), saved / "rooms" / "garden" / "expansion.yaml"
        hands, before = opened(saved), file.read_text()
        code = encode(hands.app.engine(), Settings.from_json(SETUP))
        shut_folders.shut = (saved / "rooms" / "garden",)
        hands = opened(saved)

        def pasted(text: str) -> str:
            monkeypatch.setattr(pygame.scrap, "get_text", lambda: text)
            hands.key(pygame.K_v, pygame.KMOD_CTRL)
            return hands.words().replace("\n", " ")

        assert "content that cannot be used here: garden (Permission denied)" in pasted(line)
        assert "needs an expansion that cannot be used here" in pasted(code or "")
        shut_folders.shut = ()
        file.write_text(f"{before}oops: 1\n")
        assert "cannot be used here: garden (garden/expansion.yaml, line 6)" in pasted(line)
        shutil.move(saved / "rooms" / "garden", saved / "aside")
        assert "cannot be used here: garden" in pasted(line) and "garden (" not in pasted(line)
        shutil.move(saved / "aside", saved / "rooms" / "garden")
        file.write_text(before)
        pasted(line)
        assert isinstance(hands.scene, FlightDialog)
        hands.app.start(routes.Title())
        hands.run()
        file.write_text(f"{before}oops: 1\n")
        hands.app.read_own_again()
        file.write_text(before)
        pasted(code or "")
        assert isinstance(hands.scene, SetupScene)

    @pytest.mark.parametrize("own", [5, [], {"garden": 5}, {"garden": "\x1b[2J"}, {"x": "Y" * 99}, None])
    def test_a_fingerprint_that_makes_no_sense_keeps_no_game(self, saved: Path, own: Any) -> None:
        app = open_app(saved)
        found = app.shelf.read()
        assert found.game is not None and found.game["own"]["garden"]
        app.library.save("Odd", {**found.game, "own": own}, None)
        entry = next(entry for entry in app.library.list() if entry.name == "Odd")
        assert entry.summary is not None
        assert missing_or_changed_words(app.texts, entry.summary, known_here(app)) is None
        assert app.take_up(app.library.load(entry), keep=False).state == found.game["state"]


def whys(session: Session) -> list[str]:
    """The ids of the reasons for all choices."""
    return [why["id"] for why in session.to_json().get("whys", {}).values()]


@pytest.mark.parametrize("rank", ["cadet", pytest.param("officer", marks=pytest.mark.slow)])
def test_the_programs_players_play_it_to_the_end(home: Path, rank: str) -> None:
    """In their own processes, which read the same folders: nobody else has to answer for them."""
    app = open_app(home)
    session = Session.new(SETUP, app.engine(), None, seats=[app.seat(rank), app.seat(rank)])
    try:
        session.play()
    finally:
        app._players().close()
    told = whys(session)
    assert session.decision is None and len(told) > 20 and STAND_IN not in told


@pytest.mark.slow
def test_where_its_folder_is_gone_somebody_answers(home: Path) -> None:
    app = open_app(home)
    engine = app.engine()
    shutil.rmtree(home / "rooms")
    session = Session.new(SETUP, engine, None, seats=[app.seat("cadet"), app.seat("cadet")])
    try:
        session.play()
    finally:
        app._players().close()
    assert session.decision is None and set(whys(session)) == {STAND_IN}


class Unrated:
    """Whoever thinks where nothing can be rated: it answers what the program's players answer then."""

    answer: Any = None
    late = False

    def __call__(self, line: Any) -> Unrated:
        if "review" in line:
            self.answer = {"found": None}
        else:
            plan = {"choices": [{"do": "scavenge"}], "win": 0.5, "margin": 0.5, "rank": 1, "why": None}
            told = {"plans": [plan], "ending": None, "own": None, "calibrated": False, "crew": None}
            self.answer = {**told, "tries": 0, "share": 1.0}
        return self

    def cancel(self) -> None:
        """Nobody wants it."""


def test_adviser_and_film_say_that_they_cannot_rate_it(home: Path) -> None:
    app = open_app(home, settings=Preferences(animation="off", adviser="asked"))
    table = TableScene(Session.new(SETUP, app.engine()))
    app.reset(table)
    table.advising.ask = Unrated()
    hands = Hands(app)
    hands.run()
    hands.key(pygame.K_h)
    for _ in range(8):
        app.advance(50)
    assert "I cannot simulate them" in " ".join(hands.words().split())
    session = Session.new(SETUP, app.engine())
    chance = random.Random(1)
    while session.decision is not None:
        session.apply(chance.choice(session.decision["options"]))
    app.review = Unrated()  # type: ignore[method-assign]
    app.reset(FilmScene(session))
    for _ in range(len(hands.scene.work.cut) + 5):
        app.advance(150)
    assert hands.scene.work.unable
    assert "The captain cannot rate its turns" in " ".join(hands.words().split())
