"""What a player's process says on standard error, and who steps in for it, stands in the log."""

from __future__ import annotations

import errno
import logging
import os
import threading
import time
from collections.abc import Callable

import pytest

from game.bots.lent import worker, worker_errors
from game.bots.lent.strength import Strength
from game.bots.lent.thinkers import Thinkers
from tests.bots.players import CADET, always
from tests.bots.test_service import question

OPTIONS = {"view": {}, "decision": {"options": [{"n": 1}]}}
SAYS = "import sys\nsys.stdin.readline()\nsys.stderr.write('no such ship\\n\\xff')\nsys.exit(1)"
FLOODS = """
import json, sys
for _ in range(20000):
    sys.stderr.write("x" * 100 + "\\n")
sys.stdin.readline()
why = {"id": "stop", "values": {}}
print(json.dumps({"choose": {"n": 1}, "why": why, "win": 0.5, "margin": 0.1}), flush=True)
sys.stdin.readline()
"""


def until(true: Callable[[], bool]) -> None:
    end = time.monotonic() + 10
    while not true():
        assert time.monotonic() < end
        time.sleep(0.01)


def test_what_it_says_and_that_another_steps_in_are_logged(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO)
    crew = Thinkers(lambda asked: {"choose": {"n": 1}}, always(SAYS))
    assert crew.ask(CADET, OPTIONS).wait(20) == {"choose": {"n": 1}}
    until(lambda: any("no such ship" in told for told in caplog.messages))
    assert any("The plainest player decides in place of" in told for told in caplog.messages)
    assert any("ask a player: LineError: The line is empty." in told for told in caplog.messages)
    crew.close()


def test_a_flood_of_errors_stops_no_player_and_fills_no_log(caplog: pytest.LogCaptureFixture) -> None:
    crew = Thinkers(lambda asked: {"choose": None}, always(FLOODS))
    answer = crew.ask(CADET, OPTIONS).wait(20)
    assert answer is not None and answer["choose"] == {"n": 1}
    assert sum("xxx" in told for told in caplog.messages) == worker_errors.MOST_LINES
    crew.close()


def test_where_nobody_can_listen_there_is_an_answer(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    caplog.set_level(logging.INFO)
    start = threading.Thread.start

    def some(thread: threading.Thread) -> None:
        if thread.name == "player's errors":
            raise RuntimeError("can't start new thread")
        start(thread)

    monkeypatch.setattr(threading.Thread, "start", some)
    crew = Thinkers(lambda asked: {"choose": {"n": 1}}, always(SAYS))
    assert crew.ask(CADET, OPTIONS).wait(20) == {"choose": {"n": 1}}
    assert crew.worker(CADET).pid is None, "the process that nobody hears has been ended"
    assert any("can't start new thread" in told for told in caplog.messages)
    crew.close()


def test_an_error_of_a_player_does_not_name_the_crew(caplog: pytest.LogCaptureFixture) -> None:
    """A view in which something is missing is refused; what is told of it names nobody."""
    caplog.set_level(logging.INFO)
    asked = question()
    names = [member["name"] for member in asked["view"]["crew"]]
    del asked["view"]["rooms"]
    crew = Thinkers(lambda asked: {"choose": {"n": 1}})
    crew.ask(Strength("cadet", samples=5), asked).wait(60)
    until(lambda: any("has no answer" in told for told in caplog.messages))
    told = "\n".join(caplog.messages)
    assert names and not any(name in told for name in names)
    crew.close()


ANSWERS = """
import json, sys
for _ in sys.stdin:
    why = {"id": "stop", "values": {}}
    print(json.dumps({"choose": {"n": 1}, "why": why, "win": 0.5, "margin": 0.1}), flush=True)
"""


def test_a_system_that_starts_no_process_for_a_moment_is_asked_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worker, "PAUSE_S", 0.0)
    crew = Thinkers(lambda asked: {"choose": None}, always(ANSWERS))

    def refused(*_: object, **__: object) -> None:
        raise OSError(errno.EMFILE, os.strerror(errno.EMFILE))

    with monkeypatch.context() as system:
        system.setattr(worker.subprocess, "Popen", refused)
        assert crew.ask(CADET, OPTIONS).wait(20) == {"choose": None}
    answer = crew.ask(CADET, OPTIONS).wait(20)
    assert answer is not None and answer["choose"] == {"n": 1}, "the next question finds a process"
    crew.close()


def test_who_cannot_be_asked_for_advice_gives_none_and_no_traceback(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(worker, "PAUSE_S", 0.0)

    def refused(*_: object, **__: object) -> None:
        raise OSError(errno.EAGAIN, os.strerror(errno.EAGAIN))

    monkeypatch.setattr(worker.subprocess, "Popen", refused)
    crew = Thinkers(lambda asked: asked["view"], always(ANSWERS))
    answer = crew.ask(CADET, {"state": {}}).wait(20)
    assert answer is not None and "error" in answer
    assert not any(record.exc_info for record in caplog.records)
    crew.close()
