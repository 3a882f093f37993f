"""Thinking elsewhere: at once cancelled, started anew when it fails, gone when nobody needs it."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from game.bots.lent import strength, worker
from game.bots.lent.answers import ENDING, UNANSWERED
from game.bots.lent.strength import Strength, command_of
from game.bots.lent.thinkers import Thinkers
from game.program_files import WORKER, program_root
from tests.bots.players import CADET, DEAD, LAST, SILENT, SLOW, UNABLE, always
from tests.bots.test_service import question

QUESTION = {"view": {}, "decision": {"options": [{"n": 1}, {"n": 2}]}}
PLAIN = {"choose": {"n": 7}}


def plain(asked: Any) -> Any:
    return PLAIN


Make = Callable[..., Thinkers]


@pytest.fixture
def thinkers() -> Iterator[Make]:
    made: list[Thinkers] = []

    def make(source: str, patience: float = 20.0, plain: Any = plain) -> Thinkers:
        made.append(Thinkers(plain, always(source), patience))
        return made[-1]

    yield make
    for one in made:
        one.close()


def gone(pid: int | None) -> bool:
    """Whether a process has ended and has been reaped: nothing of it is left, no zombie either."""
    assert pid is not None
    until = time.monotonic() + 5
    while time.monotonic() < until:
        try:
            os.kill(pid, 0)
        except ProcessLookupError:
            return True
        time.sleep(0.01)
    return False


def until(true: Callable[[], Any]) -> Any:
    """What is true within a moment."""
    end = time.monotonic() + 10
    while time.monotonic() < end:
        if found := true():
            return found
        time.sleep(0.005)
    raise AssertionError("it never came true")


def test_one_process_answers_one_question_after_the_other(thinkers: Make) -> None:
    crew = thinkers(LAST)
    first = crew.ask(CADET, QUESTION)
    assert first.wait(10) == {
        "choose": {"n": 2}, "why": {"id": "stop", "values": {}}, "win": 0.5, "margin": 0.1
    }  # fmt: skip
    pid = crew.worker(CADET).pid
    assert crew.ask(CADET, QUESTION).wait(10) == first.answer and crew.worker(CADET).pid == pid
    crew.close()
    assert gone(pid)


def test_asking_and_cancelling_take_no_time(thinkers: Make) -> None:
    crew = thinkers(SLOW)
    begun = time.monotonic()
    thought = crew.ask(CADET, QUESTION)
    asked = time.monotonic()
    pid = until(lambda: crew.worker(CADET).pid)
    cancelled = time.monotonic()
    thought.cancel()
    assert asked - begun < 0.1 and time.monotonic() - cancelled < 0.1 and thought.answer is None
    assert gone(pid)


def test_a_question_taken_back_before_it_was_put_is_never_put(thinkers: Make) -> None:
    crew = thinkers(SLOW)
    crew.ask(CADET, QUESTION)
    second = crew.ask(CADET, QUESTION)
    pid = until(lambda: crew.worker(CADET).pid)
    second.cancel()
    assert crew.worker(CADET).pid == pid, "the first one is still thought about"


@pytest.mark.parametrize("source", [DEAD, SILENT, UNABLE], ids=["dead", "silent", "unable"])
def test_what_fails_is_answered_here_in_the_end(thinkers: Make, source: str) -> None:
    crew = thinkers(source)
    assert crew.ask(CADET, QUESTION).wait(20) == PLAIN


def test_what_hangs_is_ended_and_answered_here(thinkers: Make) -> None:
    crew = thinkers(SLOW, patience=0.3)
    assert crew.ask(CADET, QUESTION).wait(20) == PLAIN
    begun = time.monotonic()
    assert crew.ask(CADET, QUESTION).wait(20) == PLAIN
    assert time.monotonic() - begun < 0.2, "nobody waits for it a second time"


@pytest.mark.parametrize("name", ENDING)
def test_a_film_and_a_verdict_are_asked_for_again_after_nobody_answered(
    thinkers: Make, tmp_path: Path, name: str
) -> None:
    """Whoever opens a film again asks a process again, even where the one before failed each time."""
    asked = {name: QUESTION, "done": [], "ways": []}
    well = tmp_path / "well"
    source = (
        f"import os, sys\nif not os.path.exists({str(well)!r}):\n    sys.stdin.readline()\n    sys.exit(3)\n"
        'for line in sys.stdin:\n    print(\'{"found": null, "won": null}\', flush=True)\n'
    )
    crew = thinkers(source)
    found = crew.ask(CADET, asked).wait(20)
    assert found is not None and UNANSWERED in found
    well.touch()
    assert crew.ask(CADET, asked).wait(20) == {"found": None, "won": None}


@pytest.mark.slow
def test_a_film_waits_for_a_slow_computer(thinkers: Make) -> None:
    """Without compiled code an answer may take more than 20 s, and a film without it blames luck."""
    late = (
        "import sys, time\nfor line in sys.stdin:\n    time.sleep(0.9)\n"
        '    print(\'{"found": null, "choose": {"n": 2}}\', flush=True)\n'
    )
    crew = thinkers(late, patience=0.3)
    found = crew.ask(CADET, {"review": QUESTION, "done": []}).wait(20)
    assert found is not None and UNANSWERED not in found
    assert crew.ask(CADET, QUESTION).wait(20) == PLAIN


def test_what_a_process_says_of_a_review_is_an_answer(thinkers: Make) -> None:
    found = thinkers(UNABLE).ask(CADET, {"review": QUESTION, "done": []}).wait(20)
    assert found is not None and "error" in found and UNANSWERED not in found


def test_a_process_can_be_started_before_it_is_asked(thinkers: Make) -> None:
    crew = thinkers(LAST)
    crew.worker(CADET).prepare()
    pid = until(lambda: crew.worker(CADET).pid)
    assert crew.ask(CADET, QUESTION).wait(10) is not None and crew.worker(CADET).pid == pid


def test_what_was_killed_is_started_again(thinkers: Make) -> None:
    crew = thinkers(LAST)
    first = crew.ask(CADET, QUESTION).wait(10)
    pid = crew.worker(CADET).pid
    assert pid is not None
    os.kill(pid, 9)
    assert crew.ask(CADET, QUESTION).wait(10) == first and crew.worker(CADET).pid != pid
    assert gone(pid)


def test_in_the_last_resort_it_is_the_first_option(thinkers: Make) -> None:
    def helpless(asked: Any) -> Any:
        raise RuntimeError("no idea either")

    crew = thinkers(DEAD, plain=helpless)
    found = crew.ask(CADET, QUESTION).wait(20)
    assert found is not None and found["choose"] == {"n": 1}
    found = crew.ask(CADET, {"advise": QUESTION}).wait(20)
    assert found is not None and "error" in found


def test_nobody_keeps_a_process_that_is_not_needed(thinkers: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worker, "IDLE_S", 0.6)
    crew = thinkers(LAST)
    crew.ask(CADET, QUESTION).wait(10)
    assert gone(crew.worker(CADET).pid)
    assert crew.ask(CADET, QUESTION).wait(10) is not None, "and it comes back when it is"


def test_the_executable_is_its_own_player(monkeypatch: pytest.MonkeyPatch) -> None:
    strong = Strength("captain", 2.0, None, 5)
    words = ["--strength", "captain", "--seed", "5", "--reasons", "--lent", "180.0", "--seconds", "2.0"]
    assert command_of(strong) == [sys.executable, "-m", "game.bots", *words]
    monkeypatch.setattr(strength, "FROZEN", True)
    assert command_of(strong) == [sys.executable, "--player", *words]


def test_the_program_is_a_player_where_it_is_told_to() -> None:
    """As the executable starts itself: without a window, and nothing but answers on its output."""
    asked = question()
    command = [sys.executable, "main.py", WORKER, "--strength", "cadet", "--reasons"]
    done = subprocess.run(
        command,
        input=json.dumps(asked).encode() + b"\n",
        capture_output=True,
        cwd=program_root(),
        timeout=60,
        check=False,
    )
    assert done.returncode == 0, done.stderr.decode()
    assert json.loads(done.stdout)["choose"] in asked["decision"]["options"]


def test_a_player_of_the_program_thinks_in_a_process() -> None:
    crew = Thinkers(plain)
    try:
        asked = question()
        found = crew.ask(Strength("cadet", samples=5), asked).wait(30)
        assert found is not None and found["choose"] in asked["decision"]["options"]
    finally:
        crew.close()
