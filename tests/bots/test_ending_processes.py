"""A process that ends gets no other question: each question is put once, to a process that lives."""

from __future__ import annotations

import os
import subprocess
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from game.bots.lent import worker
from game.bots.lent.thought import Thought
from game.bots.lent.worker import Worker
from tests.bots.players import program

ANSWER = "    answer = {'choose': asked['decision']['options'][0], 'why': {'id': 'stop', 'values': {}}, \
'win': 0.5, 'margin': 0.1}\n    print(json.dumps(answer), flush=True)\n"


def noting(file: Path) -> list[str]:
    """A player that notes each question and its own number, and answers once a question may be answered."""
    return program(
        "import json, os, pathlib, sys, time\n"
        f"file = pathlib.Path({str(file)!r})\n"
        "for line in sys.stdin:\n"
        "    asked = json.loads(line)\n"
        "    with file.open('a') as notes: print(asked['view']['id'], os.getpid(), file=notes)\n"
        "    while asked['view']['slow'] and not file.with_name('go').exists(): time.sleep(0.005)\n" + ANSWER
    )


def question(id: str, slow: bool = False) -> dict[str, Any]:
    return {"view": {"id": id, "slow": slow}, "decision": {"options": [{"n": 1}]}}


class Mortal(subprocess.Popen):  # type: ignore[type-arg]
    """A process that lives on for a while after it has been killed, as on a machine with much to do."""

    let_die = threading.Event()
    killed: list[int] = []

    def kill(self) -> None:
        self.killed.append(self.pid)
        threading.Thread(target=lambda: (self.let_die.wait(10), subprocess.Popen.kill(self))).start()


@pytest.fixture
def dying(monkeypatch: pytest.MonkeyPatch) -> Iterator[type[Mortal]]:
    Mortal.let_die, Mortal.killed = threading.Event(), []
    monkeypatch.setattr(subprocess, "Popen", Mortal)
    yield Mortal
    Mortal.let_die.set()


class Asked:
    """A worker, and the questions that its processes got."""

    def __init__(self, folder: Path) -> None:
        self.file = folder / "notes"
        self.worker = Worker(noting(self.file), lambda asked: {"choose": {"n": 7}}, 20.0)

    def questions(self) -> list[str]:
        return [line.split()[0] for line in self.lines()]

    def processes(self) -> list[int]:
        return [int(line.split()[1]) for line in self.lines()]

    def lines(self) -> list[str]:
        return self.file.read_text(encoding="utf-8").splitlines() if self.file.exists() else []

    def go(self) -> None:
        """Let slow questions be answered."""
        self.file.with_name("go").touch()


@pytest.fixture
def asked(tmp_path: Path) -> Iterator[Asked]:
    made = Asked(tmp_path)
    yield made
    made.go()
    made.worker.close()


def chosen(thought: Thought) -> Any:
    answer = thought.wait(10)
    return answer and answer.get("choose")


def soon(true: Callable[[], Any]) -> None:
    end = threading.Event()
    for _ in range(2000):
        if true():
            return
        end.wait(0.005)
    raise AssertionError("it never came true")


def test_what_is_taken_back_as_its_answer_comes_ends_no_process_that_is_asked_again(
    asked: Asked, dying: type[Mortal], monkeypatch: pytest.MonkeyPatch
) -> None:
    settle = Thought.settle

    def settled(thought: Thought, answer: Any) -> None:
        settle(thought, answer)
        if thought.question["view"]["id"] == "one":
            thought.cancel()

    monkeypatch.setattr(Thought, "settle", settled)
    assert chosen(asked.worker.ask(question("one"))) == {"n": 1}
    assert chosen(asked.worker.ask(question("two"))) == {"n": 1}
    assert asked.questions() == ["one", "two"] and len({*asked.processes()}) == 1 and not dying.killed


def test_a_killed_process_that_still_lives_gets_no_question(
    asked: Asked, dying: type[Mortal], monkeypatch: pytest.MonkeyPatch
) -> None:
    answered = Worker._answered

    def taken_back(self: Worker, thought: Thought) -> Any:
        answer = answered(self, thought)
        if thought.question["view"]["id"] == "one":
            thought.cancel()
            # Its end takes as long as the system likes, but it comes.
            threading.Timer(0.3, dying.let_die.set).start()
        return answer

    monkeypatch.setattr(Worker, "_answered", taken_back)
    asked.worker.ask(question("one")).wait(10)
    assert chosen(asked.worker.ask(question("two"))) == {"n": 1}
    assert asked.questions() == ["one", "two"], "nobody asked twice"
    first, second = asked.processes()
    assert first != second and first in dying.killed


def test_a_timer_that_comes_late_ends_no_process_that_has_answered(asked: Asked) -> None:
    first = asked.worker.ask(question("one"))
    assert chosen(first) == {"n": 1}
    process = asked.worker._process
    assert process is not None
    asked.worker._expire(process, first)
    second = asked.worker.ask(question("two", slow=True))
    soon(lambda: asked.questions() == ["one", "two"])
    asked.worker._expire(process, first)
    asked.go()
    assert chosen(second) == {"n": 1} and process.pid == asked.worker.pid
    assert asked.questions() == ["one", "two"]


class Slow:
    """A lock after whose release a thread that leaves takes its time."""

    def __init__(self, worker: Worker) -> None:
        self.lock, self.worker = threading.Condition(), worker
        self.left, self.on = threading.Event(), threading.Event()

    def __enter__(self) -> Any:
        return self.lock.__enter__()

    def __exit__(self, *told: Any) -> None:
        leaves = not self.worker._serving and threading.current_thread() is self.worker._thread
        self.lock.__exit__(*told)
        if leaves and not self.left.is_set():
            self.left.set()
            self.on.wait(10)

    def __getattr__(self, name: str) -> Any:
        return getattr(self.lock, name)


def test_a_thread_that_leaves_ends_its_own_process_only(
    asked: Asked, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The process is ended by the thread that asked it last, not while another thread asks it."""
    monkeypatch.setattr(worker, "IDLE_S", 0.2)
    lock = Slow(asked.worker)
    asked.worker._lock = lock  # type: ignore[assignment]
    assert chosen(asked.worker.ask(question("one"))) == {"n": 1}
    assert lock.left.wait(10), "nobody asks, so the thread ends"
    second = asked.worker.ask(question("two", slow=True))
    soon(lambda: asked.questions() == ["one", "two"])
    lock.on.set()
    threading.Event().wait(0.2)
    asked.go()
    assert chosen(second) == {"n": 1}
    assert asked.questions() == ["one", "two"], "nobody asked twice"
    first, last = asked.processes()
    assert first != last
    soon(lambda: not alive(first))


def alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True
