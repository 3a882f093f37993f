"""Players' processes in any trouble: no answer of theirs ends a game, and no refusal of the system."""

from __future__ import annotations

import functools
import os
import random
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.app.table.model.advice.reader import AdviceReader
from game.bots.answer_forms import makes_sense
from game.bots.lent.thinkers import Thinkers
from game.bots.players.plain_answer import PlainAnswer
from game.bots.players.player import STAND_IN
from game.bots.seat import BotSeat
from game.json_lines import LONGEST_LINE
from game.play.seats import PersonSeat
from game.play.session import Session
from game.texts import Texts
from tests.bots.players import CADET, LAST, always
from tests.bots.test_service import question
from tests.hostile.json_values import VALUES, places, put, without
from tests.play.driver import ENGINE
from tests.rules.positions import position

_ONCE = "import sys, time\nsys.stdin.readline()\nout = sys.stdout.buffer\n"
GARBAGE = {
    "nothing": _ONCE,
    "bytes": _ONCE + "import os\nout.write(os.urandom(3000) + b'\\n')\nout.flush()\ntime.sleep(60)",
    "half a line": _ONCE + "out.write(b'{\"choose\":')\nout.flush()",
    "deep": _ONCE + "out.write(b'[' * 90000 + b'\\n')\nout.flush()\ntime.sleep(60)",
    "endless": _ONCE + "while True: out.write(b'x' * 65536)",
    "a large number": _ONCE + "out.write(b'9' * 5000 + b'\\n')\nout.flush()\ntime.sleep(60)",
    "another answer": _ONCE + 'out.write(b\'{"choose": 5, "why": {}}\\n\')\nout.flush()\ntime.sleep(60)',
    "out of memory": _ONCE + "raise MemoryError",
    "no NaN": _ONCE + "out.write(b'{\"choose\": NaN}\\n')\nout.flush()\ntime.sleep(60)",
    "closed": "import os, time\nos.close(0)\nos.close(1)\ntime.sleep(60)",
}
"""What a process may do in place of an answer."""


@pytest.fixture
def made() -> Iterator[list[Thinkers]]:
    found: list[Thinkers] = []
    yield found
    for one in found:
        one.close()


def crew(made: list[Thinkers], source: str, patience: float = 20.0) -> Thinkers:
    made.append(Thinkers(PlainAnswer(ENGINE.content), always(source), patience))
    return made[-1]


@pytest.mark.parametrize("source", GARBAGE.values(), ids=GARBAGE)
def test_whatever_a_process_says_there_is_an_answer_and_it_says_so(made: list[Thinkers], source: str) -> None:
    asked = question()
    answer = crew(made, source, patience=4.0).ask(CADET, asked).wait(30)
    assert answer is not None and answer["choose"] in asked["decision"]["options"]
    assert answer["why"] == {"id": STAND_IN, "values": {}}
    assert all(Texts(language)(f"bot-why-{STAND_IN}") for language in ("en", "de"))


@pytest.mark.skipif(sys.platform == "win32", reason="Windows stops no process")
def test_a_process_that_is_stopped_is_ended(made: list[Thinkers]) -> None:
    crew_of = crew(made, LAST, patience=0.5)
    asked = question()
    assert crew_of.ask(CADET, asked).wait(20) is not None
    first = crew_of.worker(CADET).pid
    assert first is not None
    os.kill(first, signal.SIGSTOP)
    answer = crew_of.ask(CADET, asked).wait(20)
    assert answer is not None and answer["why"]["id"] != STAND_IN, "another one was started"
    assert crew_of.worker(CADET).pid != first


@pytest.mark.parametrize(
    "refusal",
    [OSError(11, "no process left"), OSError(24, "no file left"), MemoryError(), RuntimeError("?")],
    ids=repr,
)
def test_where_no_process_starts_there_is_an_answer(
    made: list[Thinkers], monkeypatch: pytest.MonkeyPatch, refusal: Exception
) -> None:
    def refuse(*_: Any, **__: Any) -> Any:
        raise refusal

    monkeypatch.setattr(subprocess, "Popen", refuse)
    crew_of = crew(made, LAST)
    crew_of.worker(CADET).prepare()
    for _ in range(2):
        answer = crew_of.ask(CADET, question()).wait(20)
        assert answer is not None and answer["why"]["id"] == STAND_IN


def test_where_no_thread_starts_there_is_an_answer(
    made: list[Thinkers], monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(_: threading.Thread) -> None:
        raise RuntimeError("can't start new thread")

    crew_of = crew(made, LAST)
    with monkeypatch.context() as patched:
        patched.setattr(threading.Thread, "start", refuse)
        crew_of.worker(CADET).prepare()
        answer = crew_of.ask(CADET, question()).answer
        assert answer is not None and answer["why"]["id"] == STAND_IN
    answer = crew_of.ask(CADET, question()).wait(20)
    assert answer is not None and answer["why"]["id"] != STAND_IN, "and it comes back"


def test_a_game_of_players_that_are_killed_at_any_time_comes_to_its_end(made: list[Thinkers]) -> None:
    chance = random.Random(11)
    crew_of = crew(made, LAST, patience=1.0)
    seats = [BotSeat(CADET, crew_of), BotSeat(CADET, crew_of)]
    session = Session.load(position(2, hands=[["data"], ["energy"]]), ENGINE, None, seats)
    until = time.monotonic() + 60
    kinds = [signal.SIGKILL, signal.SIGSTOP] if sys.platform != "win32" else [signal.SIGTERM]
    harmed = 0
    while session.decision is not None and session.history.cursor < 60:
        assert time.monotonic() < until, "nobody answers"
        session.ask()
        if harmed < 6 and chance.random() < 0.02 and (pid := crew_of.worker(CADET).pid) is not None:
            os.kill(pid, chance.choice(kinds))
            harmed += 1
        if session.poll() is None:
            time.sleep(0.002)
    assert harmed


PLAN = {"choices": [{"do": "move", "room": "crew-quarters"}], "win": 0.5, "margin": 0.1, "rank": 1,
        "why": {"id": "go-near", "values": {"room": "bridge"}}}  # fmt: skip
FORMS: list[tuple[dict[str, Any], dict[str, Any]]] = [
    ({"advise": {}}, {"calibrated": True, "crew": "cadet", "plans": [PLAN, PLAN], "ending": PLAN, "own": PLAN,
                      "tries": 70, "share": 0.4, "now": None}),
    ({"decision": {"options": [{"do": "a"}, {"do": "b"}]}, "view": {}},
     {"choose": {"do": "b"}, "why": PLAN["why"], "win": 0.5, "margin": 0.1}),
    ({"review": {}}, {"found": {"win": 0.5, "margin": 0.1, "gain": -0.1, "gain_margin": 0.1, "missed": 0.0,
                                "missed_margin": 0.0, "best": [{"do": "a"}], "best_win": 0.5,
                                "best_margin": 0.1, "why": None, "played": 450}}),
]  # fmt: skip
STATE = position(3, hands=[["data", "metal"], ["energy"], []], at=[0, 1, 2], tokens=[1, 0, 0])
SESSION = Session.load(STATE, ENGINE, None, [PersonSeat() for _ in range(3)])


@functools.cache
def _reader() -> AdviceReader:
    past = SESSION.past(0)
    return AdviceReader(SESSION, Texts(), past.game, past.knowledge)


@settings(max_examples=40, deadline=None, derandomize=True)
@given(st.data())
def test_what_makes_sense_can_be_shown(data: st.DataObject) -> None:
    asked, answer = data.draw(st.sampled_from(FORMS))
    assert makes_sense(asked, answer)
    path = data.draw(st.sampled_from(places(answer)))
    harmed = without(answer, path) if data.draw(st.booleans()) else put(answer, path, data.draw(VALUES))
    if not makes_sense(asked, harmed):
        return
    if "advise" in asked:
        _reader().read(harmed)
    elif "decision" in asked:
        assert harmed["choose"] in asked["decision"]["options"]


def test_a_line_that_is_read_has_an_end(made: list[Thinkers]) -> None:
    """What never ends its line is not waited for, nor kept: a second of it is some hundred megabytes."""
    crew_of = crew(made, GARBAGE["endless"])
    begun = time.monotonic()
    assert crew_of.ask(CADET, question()).wait(20) is not None
    assert time.monotonic() - begun < 10 and LONGEST_LINE < 2**21
