"""The system refuses the program's players a process in the middle of a turn: the game goes on."""

from __future__ import annotations

import errno
import os
import subprocess
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from game.app.scenes.error_scene import ErrorScene
from game.app.table.table_scene import TableScene
from game.bots.lent.thinkers import Thinkers
from game.bots.players.plain_answer import PlainAnswer
from game.bots.players.player import STAND_IN
from game.bots.seat import BotSeat
from game.play.seats import PersonSeat
from game.play.session import Session
from game.storage.settings.preferences import Preferences
from tests.bots.players import CADET, LAST, always
from tests.play.driver import ENGINE, Hands
from tests.rules.positions import position

REFUSALS: dict[str, Exception] = {
    "EAGAIN": BlockingIOError(errno.EAGAIN, os.strerror(errno.EAGAIN)),
    "ENOMEM": OSError(errno.ENOMEM, os.strerror(errno.ENOMEM)),
    "no memory": MemoryError(),
    "no thread": RuntimeError("can't start new thread"),
}

MOVES = LAST.replace("options[-1]", "next((o for o in options if o.get('do') == 'move'), options[-1])")
"""Moves as long as it can."""


@pytest.fixture
def thinkers() -> Iterator[Thinkers]:
    made = Thinkers(PlainAnswer(ENGINE.content), always(MOVES), 20.0)
    yield made
    made.close()


@pytest.fixture
def hands(tmp_path: Path) -> Hands:
    return Hands(tmp_path, Preferences(animation="off", language="en"))


def sit(hands: Hands, thinkers: Thinkers) -> TableScene:
    """A table of two: a cadet begins, whose process moves it about."""
    seats = [BotSeat(CADET, thinkers), PersonSeat()]
    state = position(2, hands=[["data", "metal"], ["energy"]])
    return hands.sit_down(Session.load(state, ENGINE, hands.app.shelf, seats))


def until(hands: Hands, come: Callable[[], bool]) -> None:
    for _ in range(3000):
        if come():
            return
        hands.app.make_step(20.0, [])
        threading.Event().wait(0.002)
    raise AssertionError("it never comes")


def whys(table: TableScene) -> list[str]:
    return [why["id"] for why in table.session.to_json().get("whys", {}).values()]


def refuse(patch: pytest.MonkeyPatch, refusal: Exception) -> None:
    """From now on the system starts no process, or no thread."""

    def refused(*_: Any, **__: Any) -> Any:
        raise refusal

    if isinstance(refusal, RuntimeError):
        patch.setattr(threading.Thread, "start", refused)
    else:
        patch.setattr(subprocess, "Popen", refused)


def person_plays(table: TableScene) -> None:
    """Take the last option wherever the person is asked: mostly that ends the turn."""
    decision = table.session.decision
    if decision is not None and decision["crew"] == 1 and not table.director.busy:
        table.propose(decision["options"][-1])


@pytest.mark.parametrize("name", REFUSALS)
def test_a_process_refused_in_a_turn_stops_no_game(
    hands: Hands, thinkers: Thinkers, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    table = sit(hands, thinkers)
    until(hands, lambda: len(whys(table)) >= 1)
    assert STAND_IN not in whys(table)
    process = thinkers.worker(CADET)._process
    assert process is not None
    with monkeypatch.context() as patch:
        refuse(patch, REFUSALS[name])
        process.kill()
        before = len(whys(table))
        until(hands, lambda: STAND_IN in whys(table)[before - 1 :])
        assert not any(isinstance(scene, ErrorScene) for scene in hands.app.scenes)
        assert table.session.save_trouble is None
        kept = hands.app.shelf.read().game
        assert kept is not None and kept["state"] == table.session.to_json()["state"], "the game is saved"
        told = {table.texts(f"bot-why-{why}") for why in whys(table)[before:]}
        assert table.texts("bot-why-stand-in") in told
    seen = len(whys(table))

    def thinks_again() -> bool:
        person_plays(table)
        return any(why != STAND_IN for why in whys(table)[seen:])

    until(hands, thinks_again)
