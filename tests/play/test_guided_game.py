"""The guided game at the real table, by mouse, keyboard and controller, in all its branches."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.app.drawing.viewport import centre
from game.app.navigation import routes
from game.app.scenes.ending.ending_scene import EndingScene
from game.app.scenes.lessons import guided_scene as guided_module
from game.app.scenes.lessons.guided_scene import CLOSE, TAKE_BACK, TOPIC_LIST, GuidedScene
from game.app.scenes.title.title_scene import TitleScene
from game.app.table.dialogs.decision_dialog import DecisionDialog
from game.bots.seat import BotSeat
from game.lessons.guide_record import TOPICS
from game.lessons.guided_ship import guided_ship
from game.program_files import data_folder
from game.storage.settings.preferences import Preferences
from tests.lessons.follower import CrewmateSeat, Follower
from tests.play.driver import Hands
from tests.play.hand import carry_out
from tests.play.test_pad import Pad
from tests.shares import mostly_slow

WAYS = ("click", "keys", "pad")
LEFT_TRIGGER = 2
FINISH = {"do": "finish"}
MOST = 900


def seat(tmp_path: Path, how: str = "click", **settings: Any) -> Hands:
    chosen = {"animation": "off", "language": "en", "confirm": False, **settings}
    return (Pad if how == "pad" else Hands)(tmp_path, Preferences(**chosen))


CRITICAL_SOON = 32
"""A seed that leaves a room without cubes on the second turn of who follows the captain."""


def begun(hands: Hands, monkeypatch: pytest.MonkeyPatch | None = None) -> GuidedScene:
    """The guided game, begun on the title; a quick crewmate sits in for the captain.

    Args:
        hands: at the program.
        monkeypatch: for a ship with a critical room soon; None for the game's own.
    """
    if monkeypatch is not None:
        ship = guided_ship(data_folder())
        other = replace(ship, setup={**ship.setup, "seed": CRITICAL_SOON})
        monkeypatch.setattr(guided_module, "guided_ship", lambda _: other)
    hands.app.start(routes.Title())
    assert isinstance(hands.top, TitleScene)
    hands.top.form.find("guided").press()
    hands.wait()
    table = hands.table
    assert isinstance(table, GuidedScene)
    table.session.hand_over(1, CrewmateSeat(hands.app.engine().content))
    return table


def said(hands: Hands, table: GuidedScene) -> str:
    """Wait until the captain has thought, and return what he says; it stands on the screen."""
    for _ in range(600):
        hands.wait(2000 if table.transients.banner else 20)
        if not (table.guide.thinking or table.director.busy or table.transients.banner):
            break
    hands.wait(20)
    hint = table.hint
    if hint is None:
        return ""
    assert hands.shows(table.words(hint)), table.words(hint)
    return hint.kind


def test_the_captain_can_be_asked_in_a_dialog_too(tmp_path: Path) -> None:
    hands = Hands(tmp_path, Preferences(animation="off", language="en", adviser="asked"))
    table = begun(hands)
    for option in ({"do": "move", "room": "bridge"}, {"do": "activate"}):
        table.propose(option)
        hands.wait(20)
    dialog = hands.top
    assert isinstance(dialog, DecisionDialog) and dialog.advised
    hands.key("h")
    assert dialog.counsel.open, "the key that asks him on the table asks him here"


def press(hands: Hands, table: GuidedScene, name: str, how: str) -> None:
    """Press a button of the bubble, by whatever is in the hand."""
    rect = table.bubble.rect_of(name)
    assert rect is not None, name
    if how == "pad" and name == TAKE_BACK:
        for value in (-1.0, 1.0, -1.0):
            hands.post(pygame.JOYAXISMOTION, instance_id=7, axis=LEFT_TRIGGER, value=value)
    elif how == "pad":
        hands.button("north")  # type: ignore[attr-defined]
    elif how == "keys":
        hands.key("h" if name == CLOSE else "z")
    else:
        x, y, w, h = rect
        hands.click((x + w / 2, y + h / 2))
    hands.wait(20)


class GuidedNewcomer:
    """Does what the captain says, and closes his bubble where it is in the way.

    Args:
        hands: at the program.
        table: of the guided game.
        how: `click`, `keys` or `pad`.
    """

    def __init__(self, hands: Hands, table: GuidedScene, how: str) -> None:
        self.hands, self.table, self.how = hands, table, how
        self.follower = Follower(table.session, table.guide)
        self.heard: list[str] = []

    def play(self, turns: int = 99) -> None:
        """Play until the game is over, or so many turns have been."""
        session = self.table.session
        for _ in range(MOST):
            if self.hands.top is not self.table and not isinstance(self.hands.top, DecisionDialog):
                self.hands.key("enter")
                continue
            kind = said(self.hands, self.table)
            if session.decision is None or session.state["turn"] > turns:
                return
            if self.hands.top is not self.table and not isinstance(self.hands.top, DecisionDialog):
                continue
            if kind:
                self.heard.append(kind)
            if kind == "goal" or (kind and self.how == "click"):
                press(self.hands, self.table, CLOSE, self.how)
                said(self.hands, self.table)
            if session.by_hand:
                carry_out(self.hands, self.follower.choice(), self.how)
        raise AssertionError("the game does not end")


def test_the_title_offers_it_with_a_captain_of_the_program(tmp_path: Path) -> None:
    hands = seat(tmp_path)
    hands.app.start(routes.Title())
    assert hands.shows(hands.app.texts("title-guided"))
    hands.press_widget("guided")
    hands.wait()
    table = hands.table
    assert isinstance(table, GuidedScene)
    mate = table.session.seats[1]
    assert table.session.seats[0].by_hand and isinstance(mate, BotSeat) and mate.rank == "captain"
    settings = table.session.state["settings"]
    assert (settings["difficulty"], settings["players"], table.session.state["active"]) == ("easy", 2, 0)


def test_a_game_in_progress_is_asked_for_before_another_takes_its_place(tmp_path: Path) -> None:
    hands = seat(tmp_path)
    table = begun(hands)
    said(hands, table)
    carry_out(hands, table.session.decision["options"][0], "keys")  # type: ignore[index]
    hands.app.start(routes.Title())
    hands.press_widget("guided")
    hands.wait()
    assert not isinstance(hands.top, GuidedScene)
    assert hands.shows(hands.app.texts("setup-replace-title"))


@pytest.mark.parametrize("how", WAYS)
def test_he_tells_the_goal_first_and_then_what_to_do(how: str, tmp_path: Path) -> None:
    hands = seat(tmp_path, how)
    table = begun(hands)
    assert said(hands, table) == "goal"
    press(hands, table, CLOSE, how)
    assert said(hands, table) in TOPICS


@pytest.mark.slow
@pytest.mark.parametrize("how", WAYS)
def test_a_newcomer_plays_it_to_its_end(how: str, tmp_path: Path) -> None:
    hands = seat(tmp_path, how)
    table = begun(hands)
    newcomer = GuidedNewcomer(hands, table, how)
    newcomer.play()
    assert set(TOPICS) - {"core"} <= set(table.guide.record.learned)
    assert said(hands, table) in ("won", "lost")
    assert isinstance(hands.top, GuidedScene), "the end is told after the farewell"
    press(hands, table, CLOSE, how)
    hands.wait(200)
    assert isinstance(hands.top, EndingScene)


@pytest.mark.parametrize("how", mostly_slow(WAYS, 1))
def test_a_critical_room_that_is_left_is_named_and_there_is_a_way_back(
    how: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    hands = seat(tmp_path, how)
    table = begun(hands, monkeypatch)
    newcomer = GuidedNewcomer(hands, table, how)
    newcomer.play(turns=2)
    assert said(hands, table) == "critical"
    room = table.guide.hint.room  # type: ignore[union-attr]
    before = table.session.history.cursor
    if how == "click":
        press(hands, table, CLOSE, how)
    carry_out(hands, FINISH, how)
    assert said(hands, table) == "missed-critical"
    assert table.guide.hint is not None and table.guide.hint.room == room
    press(hands, table, TAKE_BACK, how)
    assert table.session.history.cursor == before and table.session.state["phase"] == "actions"
    assert said(hands, table) == "critical"


def test_a_missed_hint_that_is_closed_lets_the_turn_go_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    hands = seat(tmp_path)
    table = begun(hands, monkeypatch)
    GuidedNewcomer(hands, table, "keys").play(turns=2)
    carry_out(hands, FINISH, "keys")
    assert said(hands, table) == "missed-critical"
    press(hands, table, CLOSE, "keys")
    assert said(hands, table) == ""
    carry_out(hands, {"take": "deck"}, "keys")
    assert table.session.state["turn"] > 2


@pytest.mark.slow
def test_where_nothing_can_be_diverted_he_names_the_next_best_thing(tmp_path: Path) -> None:
    hands = seat(tmp_path)
    table = begun(hands)
    newcomer = GuidedNewcomer(hands, table, "keys")
    newcomer.play(turns=9)
    assert {"next-repair", "gather", "save"} & set(newcomer.heard)


def test_a_hint_that_was_closed_comes_back_the_next_turn(tmp_path: Path) -> None:
    hands = seat(tmp_path)
    table = begun(hands)
    said(hands, table)
    press(hands, table, CLOSE, "keys")
    assert said(hands, table)
    press(hands, table, CLOSE, "keys")
    assert table.hint is None and table.bubble.rect_of(CLOSE) is None
    newcomer = GuidedNewcomer(hands, table, "keys")
    newcomer.play(turns=2)
    assert said(hands, table)


def test_quitting_and_taking_it_up_again_goes_on_where_it_was(tmp_path: Path) -> None:
    hands = seat(tmp_path)
    table = begun(hands)
    GuidedNewcomer(hands, table, "keys").play(turns=4)
    learned = table.guide.record
    assert learned.learned
    hands.app.start(routes.Title())
    again = seat(tmp_path)
    saved = again.app.shelf.read().game
    assert saved is not None
    session = again.app.take_up(saved)
    session.hand_over(1, CrewmateSeat(again.app.engine().content))
    again.app.start(routes.Table(session))
    table = again.table  # type: ignore[assignment]
    assert isinstance(table, GuidedScene) and table.guide.record == learned
    assert said(again, table) not in ("", "goal")


def test_undo_takes_back_what_was_learned(tmp_path: Path) -> None:
    hands = seat(tmp_path)
    table = begun(hands)
    newcomer = GuidedNewcomer(hands, table, "keys")
    said(hands, table)
    press(hands, table, CLOSE, "keys")
    said(hands, table)
    while not table.guide.learned:
        carry_out(hands, newcomer.follower.choice(), "keys")
        said(hands, table)
    learned = table.guide.learned
    assert learned
    hands.key("z")
    said(hands, table)
    assert table.guide.learned < learned


def test_without_a_bubble_his_key_asks_for_advice(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    hands = seat(tmp_path)
    table = begun(hands)
    said(hands, table)
    press(hands, table, CLOSE, "keys")
    said(hands, table)
    press(hands, table, CLOSE, "keys")
    asked: list[str] = []
    monkeypatch.setattr(table, "command", asked.append)
    hands.key("h")
    assert asked == ["adviser"]


def test_the_captain_says_whom_the_program_plays_and_what_the_list_is(tmp_path: Path) -> None:
    hands = seat(tmp_path)
    table = begun(hands)
    assert said(hands, table) == "goal" and hands.shows("The program plays Orion.")
    listed = next(one for one in table.bubble.widgets() if one.key == TOPIC_LIST)
    hands.move(centre(listed.rect))
    hands.app.advance(700)
    assert hands.shows("The captain’s list")
