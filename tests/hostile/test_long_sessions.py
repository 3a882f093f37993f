"""A session without end: thousands of undos and redos, menus, settings, and seats that change hands."""

from __future__ import annotations

import gc
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from game.app.navigation import routes
from game.app.table.table_scene import TableScene
from game.bots.lent.strength import Strength
from game.bots.seat import BotSeat
from game.play.seats import PersonSeat
from game.play.session import Session
from game.storage.games.savefile import read_save
from game.storage.settings.preferences import Preferences
from tests.bots.players import AtHand
from tests.play.driver import ENGINE, Hands
from tests.screens.words import write_only
from tests.shares import mostly_slow
from tools.fuzz.run import memory_mb

SETUP = {"players": 2, "difficulty": "easy", "seed": 7}
SIZE = (320, 180)
MOVES = 3
"""Three moves: of one turn all can be taken back."""
GROWTH_MB = 30.0
SLOWER = 3.0
"""The last of many times may take so many times as long as the first: other programs run, too."""


def back_and_forth(hands: Hands, table: TableScene) -> None:
    for way in ("z", "y"):
        for _ in range(MOVES):
            hands.key(way)


def menus(hands: Hands, table: TableScene) -> None:
    for route in (routes.Menu(table.session), routes.Settings(), routes.Rulebook((), table.session)):
        hands.app.open(route)
        hands.app.draw()
        hands.app.pop()


def seats(hands: Hands, table: TableScene) -> None:
    table.hand_over(0, BotSeat(Strength("cadet"), AtHand(after=10**9)))
    hands.app.advance(20)
    table.hand_over(0, PersonSeat())
    hands.app.advance(20)


def settings(hands: Hands, table: TableScene) -> None:
    for language in ("de", "en"):
        hands.app.change_settings(language=language)
        hands.app.draw()


MANY: dict[str, tuple[Callable[[Hands, TableScene], None], int]] = {
    "undo and redo": (back_and_forth, 840),
    "menus": (menus, 500),
    "seats": (seats, 2500),
    "settings": (settings, 400),
}


@pytest.mark.parametrize("name", mostly_slow(MANY, 1))
@pytest.mark.parametrize("share", [0.02, pytest.param(1.0, marks=pytest.mark.slow)])
def test_nothing_grows(tmp_path: Path, name: str, share: float, monkeypatch: pytest.MonkeyPatch) -> None:
    write_only(monkeypatch.setattr)
    doing, times = MANY[name]
    times = max(6, round(times * share))
    hands = Hands(tmp_path, Preferences(animation="off", language="en"), SIZE)
    session = Session.new(SETUP, ENGINE, hands.app.shelf)
    for _ in range(MOVES):
        assert session.decision is not None
        session.apply(next(option for option in session.decision["options"] if option.get("do") == "move"))
    table = hands.sit_down(session)
    taken, grown = [], []
    for number in range(times):
        start = time.process_time()
        doing(hands, table)
        taken.append(time.process_time() - start)
        if number in (times // 3, times - 1):
            gc.collect()
            grown.append(memory_mb())
    third = times // 3
    assert grown[1] - grown[0] < GROWTH_MB
    assert min(taken[-third:]) < SLOWER * min(taken[:third]), "each takes as long as the first"
    assert hands.app.top is table and read_save(hands.app.shelf.path).game == session.to_json()
