"""The guided game quit, undone, handed over in the middle of a hint: no crash, and true hints after it."""

from __future__ import annotations

import random
from pathlib import Path
from typing import NoReturn

import pytest

from game.app.navigation import routes
from game.app.scenes.lessons.guided_scene import GuidedScene
from game.app.table.dialogs.decision_dialog import DecisionDialog
from game.bots.usual_play import UsualPlay
from game.lessons.guide import Guide
from game.lessons.guide_onward import KEEP, ONWARD, SPENT
from game.play.seats import PersonSeat
from game.play.session import load_engine
from game.program_files import data_folder
from game.rules import ContentError
from game.rules.effects.binder import Binder
from tests.lessons.follower import CrewmateSeat, Follower
from tests.play.driver import Hands
from tests.play.test_guided_game import FINISH, begun, said, seat
from tests.shares import mostly_slow


def anew(table: GuidedScene) -> str:
    """What a captain says who sees the game for the first time."""
    guide = Guide(table.session, UsualPlay(table.session.engine))
    guide.follow()
    while guide.thinking:
        guide.think()
    guide.welcomed()
    return guide.hint.kind if guide.hint is not None else ""


def settled(hands: Hands, table: GuidedScene) -> None:
    """Wait until nothing is shown any more and the captain has thought."""
    for _ in range(600):
        hands.wait(2000 if table.transients.banner else 20)
        thinks = table.guide.thinking and table.session.by_hand
        if not (thinks or table.director.busy or table.transients.banner or not table.session.by_hand):
            return


def crewmate(table: GuidedScene) -> CrewmateSeat:
    return CrewmateSeat(table.app.engine().content)


def test_a_seat_that_is_given_away_and_taken_again_is_watched_again(tmp_path: Path) -> None:
    """Its person hears what was missed, as before."""
    hands = seat(tmp_path)
    table = begun(hands)
    said(hands, table)
    table.guide.welcomed()
    table.hand_over(0, crewmate(table))
    assert table.hint is None or table.session.by_hand
    table.hand_over(0, table.app.seat(""))
    follower = Follower(table.session, table.guide)
    for _ in range(40):
        settled(hands, table)
        hint, decision = table.guide.hint, table.session.decision
        assert decision is not None
        could = (
            hint is not None
            and hint.kind not in (KEEP, ONWARD, SPENT)
            and not hint.kind.startswith("go")
            and FINISH in decision["options"]
        )
        left = table.session.state["actions_left"]
        table.propose(FINISH if could and left >= 2 else follower.choice())
        if table.session.notes.missed:
            break
    assert table.session.notes.missed, "nobody has looked over the shoulder"
    assert isinstance(table.session.seats[0], PersonSeat) and table.session.seats[0].watcher is table.guide


def test_nobody_is_woken_for_thoughts_while_another_decides(tmp_path: Path) -> None:
    hands = seat(tmp_path)
    table = begun(hands)
    table.guide.follow()
    assert table.guide.thinking and table.wake() == 0.0

    class Slow(CrewmateSeat):
        def answer(self) -> None:
            return None

    table.hand_over(0, Slow(table.app.engine().content))
    for _ in range(10):
        hands.wait(2000)
    assert table.guide.thinking and table.wake() != 0


@pytest.mark.parametrize("seed", mostly_slow(range(4), 1))
def test_whatever_comes_in_the_middle_of_a_hint_the_next_one_is_true(tmp_path: Path, seed: int) -> None:
    chance = random.Random(seed)
    hands = seat(tmp_path)
    table = begun(hands)
    for _ in range(60):
        if table.session.decision is None:
            break
        hands.wait(chance.choice((0, 1, 20, 300)))
        doing = chance.choice(
            ("undo", "redo", "quit", "over", "back", "mate", "play", "play", "play", "close")
        )
        if doing in ("undo", "redo"):
            hands.key("z" if doing == "undo" else "y")
        elif doing == "quit":
            saved = table.app.shelf.read().game
            hands.app.start(routes.Title())
            assert saved is not None
            hands.app.start(routes.Table(hands.app.take_up(saved)))
            hands.wait(1)
            top = hands.table
            assert (
                isinstance(top, GuidedScene) or top.session.decision is None or not top.session.notes.guided
            )
            if not isinstance(top, GuidedScene):
                break
            table = top
            table.hand_over(1, crewmate(table))
        elif doing == "over":
            table.hand_over(0, crewmate(table))
        elif doing == "back":
            table.hand_over(0, table.app.seat(""))
        elif doing == "mate":
            table.hand_over(1, crewmate(table) if chance.random() < 0.7 else table.app.seat(""))
        elif doing == "close":
            table.close()
        elif table.session.by_hand and not table.director.busy and table.session.decision is not None:
            if not isinstance(hands.top, DecisionDialog) and hands.top is not table:
                hands.key("enter")
            elif table.session.ask() is not None:
                table.propose(chance.choice(table.session.decision["options"]))
    if table.session.decision is None or table.session.state["result"] is not None:
        return
    table.hand_over(0, table.app.seat(""))
    table.hand_over(1, table.app.seat(""))
    settled(hands, table)
    table.guide.welcomed()
    hint = table.guide.hint
    if hint is None or not hint.missed:
        assert (hint.kind if hint is not None else "") == anew(table)


@pytest.mark.parametrize("error", [ContentError("bots/kernels.yaml", 1, "x", "y"), OSError(5, "I/O error")])
def test_the_captain_speaks_on_while_the_rules_of_thumb_are_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, error: Exception
) -> None:
    """It says what it knows without them; the error screen came."""
    refused: list[object] = []

    def refuse(data: Path) -> None:
        refused.append(data)
        raise error

    monkeypatch.setattr("game.bots.players.thumb_player.read_kernels", refuse)
    hands = seat(tmp_path)
    table = begun(hands)
    table.guide.welcomed()
    settled(hands, table)
    assert refused and hands.app.top is table
    assert table.guide.hint is not None and not table.guide.thinking


def test_the_captain_binds_no_rules_of_his_own(monkeypatch: pytest.MonkeyPatch) -> None:
    """It took as long as a frame, in the one in which the guided game opened."""
    engine = load_engine(data_folder())

    def bound(_: Binder) -> NoReturn:
        raise AssertionError("rules are bound once more")

    monkeypatch.setattr(Binder, "program", bound)
    UsualPlay(engine)
