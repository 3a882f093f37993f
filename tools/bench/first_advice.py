"""Measure how soon the adviser answers, and what memory it takes: `python -m tools.bench.first_advice`.

The process is started as a table starts it, before anybody asks; then positions of a game are asked about,
each of them until nothing is thought on. Processor time is told beside time by the clock, where the platform
has it: a machine with other work makes the clock run on.
"""

from __future__ import annotations

import json
import os
import random
import time
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from game.app.shell.lent_players import ADVISER
from game.app.table.advising import MOST_ROUNDS, PLANS
from game.bots.lent.thinkers import Thinkers
from game.play.session import Session, load_engine
from game.program_files import data_folder
from game.rules.queries.seat_view import seat_view
from tools.bench import SETUP

QUESTIONS = 4
APART = 9
"""Number of choices between two positions that are asked about."""
READY_S = 5.0


def measure(questions: int = QUESTIONS) -> dict[str, float]:
    """Ask about some positions.

    Args:
        questions: how many.

    Returns:
        `first_s`, the longest from a question to its first plans, and `first_cpu_s`, the processor's part of
        it; `done_s`, the longest until nothing is thought on; `memory_mb`, the most that the process held.
    """
    thinkers = Thinkers(lambda question: {})
    worker = thinkers.worker(ADVISER)
    worker.prepare()
    time.sleep(READY_S)
    found = {"first_s": 0.0, "first_cpu_s": 0.0, "done_s": 0.0, "memory_mb": 0.0}
    try:
        for question in _questions(questions):
            begun, busy = time.perf_counter(), _processor_s(worker.pid)
            for number in range(MOST_ROUNDS):
                line = {"advise": question, "plans": PLANS, "done": [], "onward": number > 0}
                answer = thinkers.ask(ADVISER, line).wait() or {}
                now = time.perf_counter() - begun
                if not number:
                    found["first_s"] = max(found["first_s"], now)
                    found["first_cpu_s"] = max(found["first_cpu_s"], _processor_s(worker.pid) - busy)
                if answer.get("share", 1.0) >= 1:
                    break
            found["done_s"] = max(found["done_s"], now)
            found["memory_mb"] = max(found["memory_mb"], _most_mb(worker.pid))
    finally:
        thinkers.close()
    return {name: round(value, 3) for name, value in found.items()}


def _questions(count: int) -> list[Mapping[str, Any]]:
    """Positions of a game that is played by chance, in which an action is asked for."""
    session = Session.new(SETUP, load_engine(data_folder()))
    chance, since = random.Random(1), APART
    found: list[Mapping[str, Any]] = []
    while len(found) < count and session.decision is not None:
        decision = session.decision
        since += 1
        if decision["kind"] == "action" and since > APART:
            since = 0
            view = seat_view(session.state, session.knowledge, decision["crew"])
            found.append({"view": view, "decision": decision})
        session.apply(chance.choice(decision["options"]))
    return found


def _processor_s(pid: int | None) -> float:
    """Processor time of a process; 0 where the platform does not say."""
    status = Path(f"/proc/{pid}/stat")
    if not status.exists():
        return 0.0
    fields = status.read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def _most_mb(pid: int | None) -> float:
    """The most memory that a process has held, in MiB; 0 where the platform does not say."""
    status = Path(f"/proc/{pid}/status")
    if not status.exists():
        return 0.0
    peak = next(line for line in status.read_text().splitlines() if line.startswith("VmHWM"))
    return int(peak.split()[1]) / 1024


if __name__ == "__main__":
    print(json.dumps(measure()))
