"""The session: the one owner of the game in progress."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from game.play.session import Session
from game.rules import SettingsError
from game.rules.engine import IllegalOption
from tests.play.driver import ENGINE

SETUP = {"players": 3, "difficulty": "medium", "seed": 11, "names": ["Mara", "Joon", "Teo"]}


class Kept:
    """A shelf that remembers every game written to it."""

    trouble = None

    def __init__(self) -> None:
        self.games: list[dict[str, Any]] = []

    def write(self, game: dict[str, Any]) -> None:
        self.games.append(json.loads(json.dumps(game)))


def wander(session: Session, chance: random.Random, choices: int) -> None:
    for _ in range(choices):
        if session.decision is None:
            return
        session.apply(chance.choice(session.decision["options"]))


def test_it_saves_when_it_begins_and_after_every_choice_undo_and_redo() -> None:
    shelf = Kept()
    session = Session.new(SETUP, ENGINE, shelf)
    assert len(shelf.games) == 1
    move = next(o for o in session.decision["options"] if o["do"] == "move")
    session.apply(move)
    session.undo()
    session.redo()
    assert len(shelf.games) == 4
    assert shelf.games[1]["state"] == shelf.games[3]["state"] != shelf.games[2]["state"]


def test_every_save_can_be_gone_on_with_also_in_the_middle_of_an_ability() -> None:
    chance, shelf = random.Random(5), Kept()
    session = Session.new(SETUP, ENGINE, shelf, (2, 0, 1))
    kinds = set()
    while session.decision is not None:
        kinds.add(session.decision["kind"])
        again = Session.resume(shelf.games[-1], ENGINE)
        assert again.state == session.state and again.decision == session.decision
        assert again.knowledge == session.knowledge and again.colours == (2, 0, 1)
        assert len(again.log) == len(session.log)
        wander(session, chance, 1)
    assert len(kinds) > 3


def test_redo_is_forgotten_once_something_else_is_chosen() -> None:
    session = Session.new({**SETUP, "first": 0}, ENGINE)
    moves = [option for option in session.decision["options"] if option["do"] == "move"]
    session.apply(moves[0])
    session.undo()
    assert session.can_redo and len(session.log) == 1
    session.apply(moves[1])
    assert not session.can_redo
    assert session.log[-1].events[0]["option"] == moves[1]


def test_knowledge_follows_undo() -> None:
    session = Session.new(SETUP, ENGINE)
    before = session.knowledge
    session.apply(next(o for o in session.decision["options"] if o["do"] == "move"))
    session.undo()
    assert session.knowledge == before and session.redo()


def test_what_is_not_offered_changes_nothing() -> None:
    shelf = Kept()
    session = Session.new(SETUP, ENGINE, shelf)
    before = session.state
    with pytest.raises(IllegalOption):
        session.apply({"do": "activate"})
    assert session.state == before and len(shelf.games) == 1


def test_settings_that_do_not_go_together() -> None:
    with pytest.raises(SettingsError):
        Session.new({**SETUP, "players": 9}, ENGINE)


def test_the_same_setup_makes_the_same_ship() -> None:
    one = Session.new(SETUP, ENGINE)
    wander(one, random.Random(1), 10)
    two = Session.new(one.setup, ENGINE)
    assert two.state["rooms"] == Session.new(SETUP, ENGINE).state["rooms"]
    assert two.state["turn"] == 1
