"""The setup screen with other contents: no expansion, many, and some that do not go together."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from game.app.forms.save_words import Known, missing_words, mode_words
from game.app.scenes.saves.saves_scene import SavesScene
from game.app.scenes.setup.setup_scene import SetupScene
from game.app.scenes.title.title_scene import TitleScene
from game.app.shell.app import App
from game.app.table.table_scene import TableScene
from game.play.session import Session, load_engine
from game.storage.games.savefile import read_save
from game.storage.settings.new_game import NewGame, Participant
from game.storage.settings.preferences import Preferences, PreferencesFile
from tests.app.own_content import NAMES, WORDS, content_with, open_with
from tests.app.setup_page import TWO, details, focus, front, press
from tests.app.stage import Hands
from tests.content.test_expansions import expansion

OLD = Path(__file__).parent.parent / "storage" / "old"


def setup(app: App) -> Hands:
    """The setup screen of a program; two persons have played before where nobody else has."""
    if not app.settings.new_game.players:
        app.change_settings(new_game=TWO)
    app.reset(SetupScene())
    hands = Hands(app)
    hands.run()
    return hands


def rows(hands: Hands) -> list[str]:
    return [key for key in hands.controls() if key.startswith("expansion-")]


@pytest.mark.parametrize("text", [pytest.param(100, marks=pytest.mark.slow), 200])
@pytest.mark.parametrize(("count", "listed"), [(-1, 0), (0, 3), (5, 8), (20, 23)])
def test_a_row_for_every_expansion(tmp_path: Path, count: int, listed: int, text: int) -> None:
    hands = setup(open_with(tmp_path, count, settings=Preferences(animation="off", text=text)))
    found = rows(hands)
    assert len(found) == listed
    for key in found:
        focus(hands, key)
        hands.app.advance(600)
        x, y, w, h = hands.widget(key).place
        area = hands.scene.form.find("page")
        top, high = area.rect[1::2] if area is not None else (0, 1080)
        assert top <= y and y + h <= top + high, f"{key} is scrolled to"
    assert (hands.scene.form.find("page") is None) == (count <= 0 and text == 100)
    if count > 0:
        said = " ".join(hands.words().split())
        assert NAMES[(count - 1) % len(NAMES)] in said
        assert "All there is to know about number" in said, "the keyboard shows the long text"


@pytest.mark.parametrize("how", ["mouse", pytest.param("keys", marks=pytest.mark.slow)])
def test_all_twenty_in_one_game(tmp_path: Path, how: str) -> None:
    hands = setup(open_with(tmp_path, 20))
    own = [key for key in rows(hands) if key.startswith("expansion-own")]
    for key in own:
        focus(hands, key)
        hands.app.advance(600)
        if how == "mouse":
            hands.click(key)
        else:
            hands.key(pygame.K_SPACE)
    hands.click("start")
    assert isinstance(hands.scene, TableScene)
    state = hands.scene.session.state
    assert state["settings"]["expansions"] == [key.removeprefix("expansion-") for key in own]
    kept = PreferencesFile(hands.app.home.settings).load()[0].new_game
    assert kept.expansions == tuple(state["settings"]["expansions"])
    summary = hands.app.shelf.read().summary
    assert summary is not None
    words = mode_words(hands.app.texts, summary, hands.app.engine().content.expansions)
    assert "Second engine" in words


def test_its_difficulty_is_offered_when_it_is_chosen(tmp_path: Path) -> None:
    hands = setup(open_with(tmp_path, 5))

    def levels() -> list[str]:
        return [cell.value for cell in hands.widget("difficulty").cells]  # type: ignore[attr-defined]

    assert "level-03" not in levels()
    draft = hands.scene.draft
    hands.scene.change(replace(draft, expansions=frozenset({"own-03"}), difficulty="level-03"))
    assert levels()[-1] == "level-03"
    assert "Level 3" in hands.words()
    details(hands)
    assert "3 Universal" in hands.words()
    front(hands)
    hands.scene.change(replace(hands.scene.draft, expansions=frozenset()))
    assert hands.scene.draft.difficulty == "level-03", "kept for when it is back"
    assert hands.scene.mission.difficulty == "medium"
    hands.click("start")
    assert hands.scene.session.state["settings"]["difficulty"] == "medium"


def told(data: Path, *ids: str) -> None:
    words = [WORDS.format(id=id, n=n, name=id.title()) for n, id in enumerate(ids, 50)]
    (data / "texts" / "more.ftl").write_text("\n".join(words), encoding="utf-8")


def reopened(app: App, data: Path) -> App:
    """The program with what stands in its content now."""
    app._catalogue = app._speak("en", ())
    app.kit = app.kit.with_settings(app.settings, app._catalogue)
    app._engine = load_engine(data, app.texts.ids)
    return app


def test_two_that_do_not_go_together(tmp_path: Path) -> None:
    app = open_with(tmp_path, 0)
    data = tmp_path / "content" / "data"
    for name in ("quiet", "silence"):
        expansion(data, name, "players: [2, 3]\nremoves: {actions: [take]}\n")
    told(data, "quiet", "silence")
    hands = setup(reopened(app, data))
    press(hands, "expansion-quiet")
    press(hands, "expansion-silence")
    said = " ".join(hands.words().split())
    assert "Not with Quiet" in said, "in short on the card"
    assert "Cannot be combined with “Quiet”: both change the same rule." in said, "in full when pointed at"
    assert hands.scene.draft.in_effect == ("quiet",)
    press(hands, "expansion-quiet")
    press(hands, "expansion-silence")
    assert hands.scene.draft.in_effect == ("silence",)
    for seats, reason, short in (
        (4, "Needs two or three players: remove a player.", "Remove a player"),
        (1, "Needs two or three players; you are alone.", "Not in solo"),
    ):
        hands.scene.change(hands.scene.draft.seat(seats, hands.scene.names))
        assert hands.widget("expansion-silence").explanation() == reason
        assert short in " ".join(hands.words().split())


def test_together_they_make_no_rules(tmp_path: Path) -> None:
    """Seen only when both are chosen: the screen says so with the place, and nothing can be started."""
    app = open_with(tmp_path, 0)
    data = tmp_path / "content" / "data"
    expansion(data, "own-cards", "replaces: {lists: {resolve-card: [{drawn-damage: {as: drawn}}]}}\n")
    told(data, "own-cards")
    hands = setup(reopened(app, data))
    press(hands, "expansion-own-cards")
    assert hands.widget("start").enabled
    press(hands, "expansion-damage-control")
    start = hands.widget("start")
    assert "expansions/damage-control/expansion.yaml:" in str(start.explanation())
    hands.click("start")
    assert isinstance(hands.scene, SetupScene)
    press(hands, "expansion-damage-control")
    hands.click("start")
    assert isinstance(hands.scene, TableScene)


class TestSavedGames:
    """Of a content with expansions that are no longer there."""

    @pytest.fixture
    def app(self, tmp_path: Path) -> App:
        data = content_with(tmp_path / "more", 2)
        app = open_with(tmp_path, 0)
        more = load_engine(data)
        setup = {"players": 2, "difficulty": "easy", "seed": 3, "expansions": ["own-01"]}
        session = Session.new(setup, more, app.shelf)
        session.apply({"do": "rest-01"})
        app.library.save("Far away", session.to_json(), None)
        app.library.save("Here", Session.new({**setup, "expansions": []}, app.engine()).to_json(), None)
        return app

    def test_its_row_says_what_is_missing(self, app: App) -> None:
        app.reset(SavesScene())
        hands = Hands(app)
        hands.run()
        missing = "Needs the expansion “own-01”, which is not installed."
        assert missing in " ".join(hands.words().split())
        scene = hands.scene
        scene._choose(next(n for n, entry in enumerate(scene.entries) if entry.name == "Far away"))
        load = hands.widget("load")
        assert load.explanation() == missing
        for way in (scene.load, scene.watch):
            way()
            assert hands.scene is scene
        scene._choose(next(n for n, entry in enumerate(scene.entries) if entry.name == "Here"))
        hands.click("load")
        assert isinstance(hands.scene, TableScene)

    def test_the_game_in_progress_stays_where_it_is(self, app: App) -> None:
        app.reset(TitleScene())
        hands = Hands(app)
        hands.run()
        hands.click("continue")
        assert isinstance(hands.scene, TitleScene)
        assert "own-01" in hands.words()
        assert app.shelf.read().game is not None, "it is not put aside: the expansion may come back"


class TestOldFiles:
    """Files of version 0.2.0 in the words of now."""

    @pytest.mark.parametrize(
        ("name", "words"),
        [
            ("game-1-solo", "Easy · Solo"),
            (
                "game-1-everything",
                "Hard · Random rooms · Damage Control · Escape Pod · No counting",
            ),
        ],
    )
    def test_a_saved_game(self, tmp_path: Path, name: str, words: str) -> None:
        app = open_with(tmp_path, 0)
        summary = read_save(OLD / f"{name}.json").summary
        known = app.engine().content.expansions
        assert mode_words(app.texts, summary, known) == words
        assert missing_words(app.texts, summary, Known(known)) is None

    def test_the_settings(self, tmp_path: Path) -> None:
        app = open_with(tmp_path, 0)
        old = json.loads((OLD / "settings-1.json").read_text(encoding="utf-8"))
        app.change_settings(new_game=Preferences.from_json(old).new_game)
        draft = setup(app).scene.draft
        assert draft.seats == 3 and draft.in_effect == ("damage-control", "escape-pod")

    def test_a_solo_in_the_settings(self, tmp_path: Path) -> None:
        app = open_with(tmp_path, 0)
        old = json.loads((OLD / "settings-1.json").read_text(encoding="utf-8"))
        old["new_game"]["solo"] = True
        app.change_settings(new_game=Preferences.from_json(old).new_game)
        draft = setup(app).scene.draft
        assert draft.seats == 1 and draft.in_effect == ("damage-control",)
        assert draft.new_game.seats == 1


def test_a_code_with_names_is_typed_and_shown(tmp_path: Path) -> None:
    """A code of many expansions sets them; one of others says what kind of thing is missing."""
    from game.rules import Settings
    from game.rules.gamecode import encode

    app = open_with(tmp_path, 20)
    ids = tuple(f"own-{n:02}" for n in range(20))
    settings = Settings(2, "level-05", 12, expansions=ids)
    code = encode(app.engine(), settings)
    assert code is not None
    hands = setup(app)
    hands.scene.type_seed(code)
    assert hands.scene.draft.in_effect == ids and hands.scene.draft.level == "level-05"
    bare = setup(open_with(tmp_path / "bare", 0))
    details(bare)
    bare.click("seed")
    bare.scene.type_seed(code)
    assert "This game code needs an expansion that cannot be used here" in bare.words().replace("\n", " ")
    assert not bare.widget("start").enabled


def test_a_crew_of_a_size_that_is_gone(tmp_path: Path) -> None:
    """A single player was remembered, and the content has no games for one any more."""
    app = open_with(tmp_path, -1)
    three = tuple(Participant(name, mark) for mark, name in enumerate(("A", "B", "C")))
    app.change_settings(new_game=NewGame(three, seats=1))
    hands = setup(app)
    assert hands.scene.draft.seats == 3
    assert hands.scene.draft.offer.counts == (2, 3, 4) and rows(hands) == []
