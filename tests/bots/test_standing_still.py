"""A player's process that stands still: whoever waits is told, and another one answers instead of it."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from game.bots.lent import process_watch, processor_time
from game.bots.lent.thinkers import Thinkers
from tests.bots.players import CADET, LAST, always
from tests.bots.test_worker import PLAIN, QUESTION, gone, plain, until

pytestmark = pytest.mark.skipif(not hasattr(signal, "SIGSTOP"), reason="No process can be stopped here.")
WELL = {"choose": {"n": 2}, "why": {"id": "stop", "values": {}}, "win": 0.5, "margin": 0.1}


@pytest.fixture
def crew(monkeypatch: pytest.MonkeyPatch) -> Iterator[Thinkers]:
    monkeypatch.setattr(process_watch, "LOOK_S", 0.1)
    monkeypatch.setattr(process_watch, "LATE_S", 0.4)
    monkeypatch.setattr(process_watch, "STILL_S", 1.0)
    crew = Thinkers(plain, always(LAST))
    yield crew
    crew.close()


def stopped(crew: Thinkers) -> int:
    """Stop the process that is asked."""
    crew.prepare(CADET)
    assert crew.ask(CADET, QUESTION).wait(10) == WELL
    pid = crew.worker(CADET).pid
    assert pid is not None
    os.kill(pid, signal.SIGSTOP)
    return pid


@pytest.mark.parametrize("asked", [QUESTION, {"review": QUESTION, "done": []}], ids=["seat", "film"])
def test_a_process_that_stands_still_is_told_of_and_replaced(crew: Thinkers, asked: Any) -> None:
    pid, begun = stopped(crew), time.monotonic()
    thought = crew.ask(CADET, asked)
    until(lambda: thought.late)
    assert thought.answer is None
    assert thought.wait(10) is not None and gone(pid), "it took 20 s, for a film two minutes"
    assert time.monotonic() - begun < 6


def test_whoever_waits_for_it_can_leave_at_once(crew: Thinkers) -> None:
    pid = stopped(crew)
    thought = crew.ask(CADET, QUESTION)
    until(lambda: thought.late)
    left = time.monotonic()
    thought.cancel()
    assert time.monotonic() - left < 0.1 and gone(pid)
    assert crew.ask(CADET, QUESTION).wait(10) == WELL


def test_one_that_goes_on_is_not_given_up(crew: Thinkers) -> None:
    pid = stopped(crew)
    thought = crew.ask(CADET, QUESTION)
    until(lambda: thought.late)
    os.kill(pid, signal.SIGCONT)
    assert thought.wait(10) == WELL and crew.worker(CADET).pid == pid


@pytest.mark.slow
def test_one_that_works_is_left_alone_however_long_it_takes(crew: Thinkers) -> None:
    busy = (
        "import sys, time\nfor line in sys.stdin:\n    end = time.monotonic() + 2\n"
        "    while time.monotonic() < end:\n        pass\n"
        '    print(\'{"choose": {"n": 2}, "why": null, "win": null, "margin": null}\', flush=True)\n'
    )
    slow = Thinkers(plain, always(busy))
    thought = slow.ask(CADET, QUESTION)
    found = thought.wait(20)
    assert found is not None and found["choose"] == {"n": 2} and found != PLAIN and not thought.late
    slow.close()


def test_half_of_the_patience_is_unusually_long_for_one_that_works_too(crew: Thinkers) -> None:
    endless = Thinkers(plain, always("import sys\nfor line in sys.stdin:\n    while True: pass\n"), 0.6)
    thought = endless.ask(CADET, QUESTION)
    until(lambda: thought.late)
    assert thought.wait(10) == PLAIN
    endless.close()


@pytest.mark.slow
def test_a_program_that_stood_still_itself_blames_nobody(crew: Thinkers, tmp_path: Path) -> None:
    """Both were stopped, as when a terminal puts them to sleep: the clock went on, no process is late, and
    none is given up, although the clock says that all patience is over."""
    pid = tmp_path / "pid"
    source = (
        "import os, sys, time\n"
        f"open({str(pid)!r}, 'w').write(str(os.getpid()))\n"
        "for line in sys.stdin:\n    for _ in range(4):\n        time.sleep(0.1)\n"
        '    print(\'{"choose": {"n": 2}, "why": null, "win": null, "margin": null}\', flush=True)\n'
    )
    program = (
        "import os, sys\nfrom game.bots.lent import process_watch\n"
        "process_watch.LOOK_S, process_watch.LATE_S, process_watch.STILL_S = 0.1, 1.0, 1.5\n"
        "from game.bots.lent.thinkers import Thinkers\nfrom tests.bots.players import CADET, always\n"
        f"crew = Thinkers(lambda asked: {{}}, always({source!r}), 2.4)\n"
        f"thought = crew.ask(CADET, {QUESTION!r})\nprint('asked', flush=True)\n"
        "print(thought.wait(20)['choose'], thought.late, flush=True)\ncrew.close()\n"
    )
    asking = subprocess.Popen([sys.executable, "-c", program], stdout=subprocess.PIPE, text=True)
    assert asking.stdout is not None and asking.stdout.readline() == "asked\n"
    until(lambda: pid.exists() and pid.read_text())
    both = asking.pid, int(pid.read_text())
    for one in both:
        os.kill(one, signal.SIGSTOP)
    time.sleep(2.8)
    for one in both:
        os.kill(one, signal.SIGCONT)
    assert asking.communicate(timeout=20)[0] == "{'n': 2} False\n"


def test_the_time_is_that_of_the_process() -> None:
    works = "import time\nwhile time.process_time() < 0.6:\n    pass\nprint(flush=True)\ninput()\n"
    worker = subprocess.Popen(
        [sys.executable, "-c", works], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    assert worker.stdout is not None and worker.stdout.readline() == "\n"
    told, again = processor_time.processor_time(worker.pid), processor_time.processor_time(worker.pid)
    worker.communicate("\n", timeout=20)
    assert told is not None and 0.5 < told < 1.5 and again == pytest.approx(told, abs=0.1)


def test_nothing_is_told_of_a_process_that_is_gone() -> None:
    done = subprocess.Popen([sys.executable, "-c", ""])
    done.wait()
    assert processor_time.processor_time(done.pid) is None


@pytest.mark.slow
def test_a_launcher_is_not_taken_for_standing_still(monkeypatch: pytest.MonkeyPatch, crew: Thinkers) -> None:
    """In a virtual environment of Windows, `python.exe` starts the interpreter that works, and waits."""
    busy = (
        "import sys, time\nfor line in sys.stdin:\n    end = time.monotonic() + 2\n"
        "    while time.monotonic() < end:\n        pass\n"
        '    print(\'{"choose": {"n": 2}, "why": null, "win": null, "margin": null}\', flush=True)\n'
    )
    launcher = f"import subprocess, sys\nsys.exit(subprocess.call([sys.executable, '-c', {busy!r}]))\n"
    other = Thinkers(plain, always(launcher))
    thought = other.ask(CADET, QUESTION)
    found = thought.wait(20)
    other.close()
    assert found is not None and found["choose"] == {"n": 2} and not thought.late


def test_patience_ends_where_nothing_can_be_measured(monkeypatch: pytest.MonkeyPatch, crew: Thinkers) -> None:
    def refused(pid: int) -> None:
        raise MemoryError

    monkeypatch.setattr("psutil.Process", refused)
    other = Thinkers(plain, always("import time; time.sleep(100)"), 0.5)
    found = other.ask(CADET, QUESTION).wait(8)
    other.close()
    assert found == PLAIN
