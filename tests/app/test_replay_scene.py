"""A game can be watched forth and back, at any speed, and played on from any point; codes work."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from game.app.forms.confirm_scene import ConfirmScene
from game.app.forms.line_legend import KINDS
from game.app.scenes.ending.ending_scene import EndingScene
from game.app.scenes.replay.replay_scene import ReplayScene
from game.app.scenes.setup.setup_scene import SetupScene
from game.app.scenes.title.title_scene import TitleScene
from game.app.table.model.table_keys import DECK, DIE, END
from game.app.table.table_scene import TableScene
from game.play.seats import RecordedSeat
from game.play.session import Session
from game.storage.settings.preferences import Preferences
from tests.play.driver import ENGINE, Hands
from tests.play.record import GAMES


def whole(name: str) -> Session:
    game = json.loads((GAMES / f"{name}.json").read_text(encoding="utf-8"))
    seats = [RecordedSeat(game["choices"])] * game["settings"]["players"]
    session = Session.new(game["settings"], ENGINE, None, game["colours"], seats)
    session.play()
    return session


@pytest.fixture(scope="module")
def won() -> Session:
    return whole("won")


@pytest.fixture
def hands(tmp_path: Path) -> Hands:
    return Hands(tmp_path, Preferences(animation="off", language="en"))


def watch(hands: Hands, session: Session) -> ReplayScene:
    hands.app.reset(TitleScene())
    scene = ReplayScene(session)
    hands.app.push(scene)
    hands.wait()
    return scene


def states(session: Session) -> list[dict[str, Any]]:
    return [session.engine.to_json(step.state) for step in session.history.steps]


def test_bar_and_table_tell_the_same_turn_at_speed(tmp_path: Path, won: Session) -> None:
    hands = Hands(tmp_path, Preferences(animation="normal", language="en"))
    scene = watch(hands, won)
    scene.director.skip()
    scene.set_speed(4.0)
    scene.toggle()
    ends = 0
    while scene.session.state["turn"] < 4:
        hands.wait(30)
        ends += scene.session.state["turn"] != scene.view.top.turn
        assert hands.shows(f"Turn {scene.view.top.turn} · choice {scene.at} of {scene.length}")
    assert ends, "the end of a turn is shown while the rules are in the next one"


def test_forth_and_back_by_the_arrow_keys(hands: Hands, won: Session) -> None:
    truth = states(won)
    scene = watch(hands, won)
    for at in range(len(truth)):
        assert (scene.at, scene.session.state) == (at, truth[at])
        hands.key("right")
    for at in reversed(range(len(truth))):
        assert (scene.at, scene.session.state) == (at, truth[at])
        hands.key("left")
    assert scene.at == 0
    assert states(won) == truth, "the game itself stays as it is"


@pytest.mark.parametrize("speed", [pytest.param("off", marks=pytest.mark.slow), "normal"])
def test_it_plays_by_itself_to_the_end(tmp_path: Path, won: Session, speed: str) -> None:
    hands = Hands(tmp_path, Preferences(animation=speed, language="en"))
    scene = watch(hands, won)
    scene.set_speed(8.0)
    hands.press_widget("play")
    assert scene.playing and scene.wake() is not None
    for _ in range(20_000):
        hands.app.advance(50)
        if not scene.playing:
            break
    assert (scene.at, scene.session.decision) == (scene.length, None)
    assert scene.view == scene.shown_table.truth


def test_every_speed_is_as_fast_as_it_says(hands: Hands, won: Session) -> None:
    took = {}
    for speed in (0.5, 1.0, 2.0, 4.0, 8.0):
        scene = watch(hands, won)
        scene.set_speed(speed)
        scene.toggle()
        ms = 0
        while scene.at < 10:
            hands.app.advance(5)
            ms += 5
        took[speed] = ms
    assert took[0.5] == pytest.approx(2 * took[1.0], rel=0.1)
    assert took[8.0] == pytest.approx(took[1.0] / 8, rel=0.2)


def test_any_key_stops_where_it_is(hands: Hands, won: Session) -> None:
    scene = watch(hands, won)
    hands.key("space")
    hands.app.advance(3000)
    assert scene.playing
    hands.key("space")
    at = scene.at
    hands.app.advance(3000)
    assert (scene.playing, scene.at) == (False, at) and at > 0


def test_by_turns(hands: Hands, won: Session) -> None:
    scene = watch(hands, won)
    seen = [scene.session.state["turn"]]
    while scene.at < scene.length:
        scene.step("on-turn")
        seen.append(scene.session.state["turn"])
    last = won.state["turn"]
    assert seen[:-1] == list(range(1, last + 1)) and seen[-1] == last


def test_the_line_is_dragged(hands: Hands, won: Session) -> None:
    scene = watch(hands, won)
    x, y, w, h = scene.form.find("line").rect
    hands.move((x + 14, y + h / 2))
    hands.press((x + 14, y + h / 2))
    for share in (0.2, 0.6, 0.4):
        hands.move((x + w * share, y + h / 2), held=True)
        assert scene.at == pytest.approx(scene.length * share, abs=2)
    hands.release((x + w * 0.4, y + h / 2))
    hands.move((x + w * 0.9, y + h / 2))
    assert scene.at == pytest.approx(scene.length * 0.4, abs=2)


def test_nothing_on_the_table_can_be_played(hands: Hands, won: Session) -> None:
    scene = watch(hands, won)
    for key in (END, DECK, DIE):
        hands.click(scene.layout.centre(key))
    for letter in "mvsdra":
        hands.key(letter)
    assert scene.at == 0 and scene.input.source is None


def test_playing_on_is_a_new_game_with_the_same_past(hands: Hands, won: Session) -> None:
    scene = watch(hands, won)
    scene.seek(40)
    hands.press_widget("branch")
    hands.wait()
    assert type(hands.top) is TableScene
    assert hands.state == states(won)[40]
    assert [entry.events for entry in hands.table.session.log] == [entry.events for entry in won.log[:41]]
    option = hands.table.session.decision["options"][0]
    hands.table.session.apply(option)
    saved = hands.app.shelf.read().game
    assert saved is not None and len(saved["choices"]) == 41
    assert states(won)[-1] == won.state


def test_another_game_in_progress_is_not_lost_unasked(hands: Hands, won: Session) -> None:
    Session.new({"players": 2, "difficulty": "easy", "seed": 1}, ENGINE, hands.app.shelf)
    before = hands.app.shelf.read().game
    scene = watch(hands, won)
    scene.seek(40)
    hands.press_widget("branch")
    assert isinstance(hands.top, ConfirmScene)
    hands.key("esc")
    assert hands.top is scene and hands.app.shelf.read().game == before


def test_the_end_cannot_be_played_on_and_says_why(hands: Hands, won: Session) -> None:
    scene = watch(hands, won)
    scene.seek(scene.length)
    button = scene.form.find("branch")
    assert not button.enabled and button.reason == hands.app.texts("replay-branch-over")


def test_from_the_end_of_a_game_and_back(hands: Hands, won: Session) -> None:
    hands.app.reset(EndingScene(won))
    hands.wait()
    hands.press_widget("watch")
    assert isinstance(hands.top, ReplayScene)
    hands.key("esc")
    assert isinstance(hands.top, EndingScene)


def test_a_code_copied_at_the_end_sets_the_same_ship_up(hands: Hands, won: Session) -> None:
    hands.app.reset(EndingScene(won))
    hands.wait()
    hands.press_widget("copy")
    assert won.code is not None and (hands.shows(f"Copied: {won.code}") or hands.shows(won.code))
    hands.app.reset(TitleScene())
    hands.app.push(SetupScene())
    hands.wait()
    hands.top.type_seed(won.code.lower())
    hands.wait()
    assert hands.shows(hands.app.texts("code-taken"))
    hands.press_widget("start")
    hands.wait()
    first = states(won)[0]
    for key in ("rooms", "resource_deck", "damage_deck", "active", "face_up"):
        assert hands.state[key] == first[key], key


def test_a_mistyped_code_says_so(hands: Hands, won: Session) -> None:
    hands.app.push(SetupScene())
    hands.wait()
    assert won.code is not None
    hands.top.type_seed(won.code[:-1])
    assert hands.top.draft.seed_problem().key == "code-slip"
    assert hands.top.form.find("start").reason == hands.app.texts("code-slip")


def test_the_code_of_a_written_position_is_none() -> None:
    state = json.loads(json.dumps(whole("won").state))
    assert Session.load(state, ENGINE).code is None


def test_frames_while_nothing_moves(hands: Hands, won: Session) -> None:
    """At rest the replay asks for no time."""
    scene = watch(hands, won)
    hands.app.advance(2000)
    hands.app.show()
    assert scene.wake() is None


def test_the_marks_on_the_line_are_explained(hands: Hands, won: Session) -> None:
    watch(hands, won)
    for kind in KINDS:
        assert hands.shows(hands.app.texts(f"line-{kind}"))
