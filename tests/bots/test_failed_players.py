"""A player that has failed comes back: a person asks it anew, and a seat tries it beside the game."""

from __future__ import annotations

import logging
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from game.bots.lent import worker
from game.bots.lent.thinkers import Thinkers
from tests.bots.players import CADET, always
from tests.bots.test_worker import PLAIN, QUESTION, gone, plain, until

WELL = {"choose": {"n": 2}, "why": {"id": "stop", "values": {}}, "win": 0.5, "margin": 0.1}
ADVICE = {"advise": QUESTION}
ADVISED = {"plans": [], "crew": None}


class Ill:
    """A crew whose processes fail until they are well.

    Args:
        folder: where they note that they have been started.
        fails: what they do with a question before, a line of Python.
        patience: in seconds.
    """

    def __init__(self, folder: Path, fails: str = "sys.exit(3)", patience: float = 20.0) -> None:
        self.well, self.begun = folder / "well", folder / "begun"
        source = (
            "import json, os, sys, time\n"
            f"with open({str(self.begun)!r}, 'a') as notes: print(os.getpid(), file=notes)\n"
            "for line in sys.stdin:\n"
            f"    if not os.path.exists({str(self.well)!r}):\n        {fails}\n"
            f"    answer = {ADVISED!r} if 'advise' in json.loads(line) else {WELL!r}\n"
            "    print(json.dumps(answer), flush=True)\n"
        )
        self.crew = Thinkers(plain, always(source), patience)

    def answer(self, question: Any = QUESTION) -> Any:
        return self.crew.ask(CADET, question).wait(20)

    def prompt(self) -> Any:
        """The answer of a seat for which nobody waits."""
        begun = time.monotonic()
        found = self.answer()
        assert time.monotonic() - begun < 0.5
        return found

    def processes(self) -> list[int]:
        return [int(line) for line in self.begun.read_text().split()] if self.begun.exists() else []


@pytest.fixture
def made() -> Iterator[list[Ill]]:
    found: list[Ill] = []
    yield found
    for one in found:
        one.crew.close()


@pytest.fixture
def ill(made: list[Ill], tmp_path: Path) -> Ill:
    """A crew whose processes die of a question."""
    made.append(Ill(tmp_path))
    return made[-1]


@pytest.fixture
def hung(made: list[Ill], tmp_path: Path) -> Ill:
    """A crew whose processes hang."""
    made.append(Ill(tmp_path, "time.sleep(60)", patience=0.6))
    return made[-1]


def test_a_person_who_asks_again_after_a_failure_gets_advice(hung: Ill) -> None:
    assert "error" in hung.answer(ADVICE) and len(hung.processes()) == 2
    assert "error" in hung.answer(ADVICE) and len(hung.processes()) == 3, "asked anew, but once"
    hung.well.touch()
    assert hung.answer(ADVICE) == ADVISED


@pytest.mark.slow
def test_a_person_who_took_a_question_back_after_a_failure_gets_advice(hung: Ill) -> None:
    hung.answer(ADVICE)
    thought = hung.crew.ask(CADET, ADVICE)
    until(lambda: len(hung.processes()) == 3)
    thought.cancel()
    hung.well.touch()
    assert hung.answer(ADVICE) == ADVISED


def test_a_seat_whose_player_failed_has_it_back_once_it_is_well(ill: Ill) -> None:
    assert ill.answer() == PLAIN
    ill.well.touch()
    assert ill.prompt() == PLAIN, "nobody waits for the trial"
    assert until(lambda: ill.prompt() != PLAIN)
    pid = ill.crew.worker(CADET).pid
    assert ill.prompt() == WELL
    assert ill.processes()[2:] == [pid], "the process of the trial plays on"


def test_a_seat_waits_once_for_a_player_that_hangs(hung: Ill, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worker, "REST_S", 0.1)
    assert hung.answer() == PLAIN
    until(lambda: hung.prompt() == PLAIN and len(hung.processes()) >= 4)


def test_a_player_that_keeps_failing_is_tried_seldom_and_logged_once(
    ill: Ill, caplog: pytest.LogCaptureFixture
) -> None:
    ill.answer()
    ill.prompt()
    until(lambda: len(ill.processes()) == 3)
    threading.Event().wait(0.3)
    caplog.clear()
    for _ in range(40):
        assert ill.prompt() == PLAIN
    threading.Event().wait(0.3)
    assert len(ill.processes()) == 3, "it rests"
    assert not [one for one in caplog.records if one.levelno > logging.DEBUG]


@pytest.mark.slow
def test_each_rest_is_twice_as_long_up_to_an_end(ill: Ill, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worker, "LONGEST_REST_S", 0.4)
    player = ill.crew.worker(CADET)
    player._rest = 0.1
    ill.answer()
    rests = []
    for _ in range(4):
        rests.append(player._rest)
        until(lambda now=player._rested: ill.prompt() and player._rested != now)
    assert rests == [0.1, 0.2, 0.4, 0.4]


def test_a_table_that_is_opened_again_ends_the_rest(ill: Ill) -> None:
    ill.answer()
    ill.prompt()
    until(lambda: len(ill.processes()) == 3)
    threading.Event().wait(0.3)
    ill.prompt()
    ill.well.touch()
    threading.Event().wait(0.1)
    assert ill.prompt() == PLAIN and len(ill.processes()) == 3
    ill.crew.prepare(CADET)
    assert until(lambda: ill.prompt() == WELL)


def test_advice_that_is_given_brings_the_seats_player_back(ill: Ill) -> None:
    assert ill.answer() == PLAIN
    ill.well.touch()
    assert ill.answer(ADVICE) == ADVISED and ill.prompt() == WELL


def test_a_trial_ends_with_the_game(hung: Ill) -> None:
    hung.answer()
    hung.prompt()
    until(lambda: len(hung.processes()) == 3)
    hung.crew.close()
    assert all(gone(pid) for pid in hung.processes())
