"""Choices are taken back and made again without a scene: with a session, hands, and a place for words."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

import pytest

from game.app.table.model.position import Position
from game.app.table.model.view_parts import UndoState
from game.app.table.motion.stage import Stage
from game.app.table.motion.transients import Transients
from game.app.table.refusing import Refusing
from game.app.table.rewinding import Rewinding
from game.play.session import Session
from game.texts import Texts
from tests.rules.positions import position
from tests.rules.table import the_engine


class Bench:
    """The objects that the way back works with, and what it did to them."""

    def __init__(self, state: Any) -> None:
        self.session = Session.load(state, the_engine())
        self.heard: list[str] = []
        self.ways: list[str] = []
        self.transients = Transients()
        self.hands = SimpleNamespace(placed=(), unplace=self.unplace)
        app = SimpleNamespace(audio=SimpleNamespace(action=self.heard.append))
        layout = SimpleNamespace(rect=lambda key: (0.0, 0.0, 1.0, 1.0))
        self.shown = SimpleNamespace(
            session=self.session, kit=SimpleNamespace(texts=Texts()), layout=layout, position=None
        )
        shown, hands = cast("Any", self.shown), cast("Any", self.hands)
        refusing = Refusing(cast("Any", app), Stage(shown, cast("Any", None), self.transients))
        self.rewinding = Rewinding(refusing, shown, hands, self.snap)
        self.look()

    def look(self) -> None:
        session = self.session
        self.shown.position = Position(session.state, session.pending, session.facts, session.menu)

    def snap(self, way: str) -> None:
        self.ways.append(way)
        self.look()

    def unplace(self) -> bool:
        before, self.hands.placed = self.hands.placed, self.hands.placed[:-1]
        return bool(before)

    def choose(self, option: Any) -> None:
        self.session.apply(option)
        self.look()


@pytest.fixture
def bench() -> Bench:
    return Bench(position(2, at=["armoury", "bridge"]))


def move(bench: Bench) -> None:
    assert bench.session.decision is not None
    bench.choose(next(one for one in bench.session.decision["options"] if one.get("do") == "move"))


def test_where_nothing_can_be_taken_back_a_note_says_why(bench: Bench) -> None:
    assert bench.rewinding.undo_state() == UndoState(False, False, "start")
    bench.rewinding.go("undo")
    assert bench.heard == ["refused"] and not bench.ways
    assert bench.transients.toast is not None and bench.transients.toast.note


def test_a_choice_is_taken_back_and_made_again(bench: Bench) -> None:
    before = bench.session.state
    move(bench)
    after = bench.session.state
    assert bench.rewinding.undo_state() == UndoState(True, False)
    bench.rewinding.go("undo")
    assert bench.session.state == before
    assert bench.rewinding.undo_state() == UndoState(False, True, "start")
    bench.rewinding.go("redo")
    assert bench.session.state == after and bench.ways == ["undo", "redo"] and not bench.heard


def test_rooms_that_are_marked_come_off_before_any_choice(bench: Bench) -> None:
    move(bench)
    after, bench.hands.placed = bench.session.state, ("bridge",)
    assert bench.rewinding.undo_state() == UndoState(True, False)
    bench.rewinding.go("undo")
    assert bench.session.state == after and bench.hands.placed == () and not bench.ways


def test_all_choices_since_a_moment_are_taken_back_at_once(bench: Bench) -> None:
    states = [bench.session.state]
    for _ in range(3):
        move(bench)
        states.append(bench.session.state)
    bench.rewinding.back_to(1)
    assert bench.session.state == states[1] and bench.ways == ["undo"]


def test_only_the_use_of_a_room_is_stepped_back_from(bench: Bench) -> None:
    move(bench)
    assert not bench.rewinding.step_back() and not bench.ways
    bench.rewinding.go("undo")
    before = bench.session.state
    bench.choose({"do": "activate"})
    assert bench.rewinding.step_back() and bench.session.state == before
