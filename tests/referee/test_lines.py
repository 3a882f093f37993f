"""Flight lines through the referee and `python -m game.verify`."""

from __future__ import annotations

import io
import json
import os
import subprocess
import sys
import time

import pytest

from game import verify
from game.rules.flight_line import LONGEST
from tests.referee.driver import Driver
from tests.rules.table import the_engine
from tests.rules.test_flight_line import example, flight, flight_line, forged

NEW = {"players": 2, "difficulty": "easy", "seed": 3}


def test_a_flight_goes_on_from_its_line() -> None:
    one, other = Driver(), Driver()
    position = one(new=NEW)
    for _ in range(7):
        position = one(choose=position["decision"]["options"][0])
    line = one(line=True)["line"]
    flown = other(fly=line)
    assert flown["state"] == position["state"] and flown["decision"] == position["decision"]
    assert other(line=True)["line"] == line
    assert other(undo=7)["state"] == one(undo=7)["state"]
    assert "only" in other(undo=1)["error"].casefold()


def test_lines_leave_out_what_was_undone_and_refuse_what_they_cannot_hold() -> None:
    driver = Driver()
    assert "error" in driver(line=True)
    position = driver(new=NEW)
    bare = driver(line=True)["line"]
    driver(choose=position["decision"]["options"][0])
    assert driver(line=True)["line"] != bare
    driver(undo=1)
    assert driver(line=True)["line"] == bare
    driver(load=position["state"])
    assert "position" in driver(line=True)["error"]
    driver(new=NEW)
    driver(die=[6])
    driver(choose={"do": "scavenge"})
    assert "rolls" in driver(line=True)["error"]


@pytest.mark.parametrize("wrong", [False, 1, None, "yes"])
def test_line_takes_true(wrong: object) -> None:
    driver = Driver()
    driver(new=NEW)
    assert "line" in driver(line=wrong)["error"]


@pytest.mark.parametrize("wrong", [1, None, [], {}, "", "SS1-0000", "\x1b[31m", "A" * 100_000])
def test_a_line_that_is_none_leaves_the_game_as_it_was(wrong: object) -> None:
    driver = Driver()
    before = driver(new=NEW)
    assert driver(fly=wrong)["error"].endswith(".")
    assert driver(undo=0)["state"] == before["state"]


def test_the_report_says_what_a_line_holds() -> None:
    found = verify.report(the_engine(), example())
    history = flight(6)
    assert found["valid"] and found["why"] is None and found["over"] is True
    assert found["choices"] == history.length and found["seed"] == 6
    assert "seed" not in found["settings"] and found["settings"]["players"] == 3
    assert found["letters"] == len(example().replace("-", ""))
    state = the_engine().to_json(history.state)
    assert state["result"] is not None
    assert (found["won"], found["reason"]) == (state["result"]["won"], state["result"]["reason"])
    assert (found["turn"], found["cards_left"]) == (state["turn"], len(state["resource_deck"]))
    going = verify.report(the_engine(), flight_line(flight(6, 4)))
    assert going["over"] is False and going["won"] is None and going["reason"] is None


def run(*words: str, given: bytes = b"") -> tuple[int, list[str]]:
    done = subprocess.run(
        [sys.executable, "-m", "game.verify", *words],
        input=given,
        capture_output=True,
        timeout=60,
        check=False,
    )
    assert done.stderr == b"", done.stderr.decode()
    return done.returncode, done.stdout.decode().splitlines()


def test_the_command_answers_each_line() -> None:
    status, answers = run(example())
    assert status == 0 and len(answers) == 1 and "seed 6" in answers[0]
    given = f"{example()}\n\nnonsense\n{example().lower()}".encode() + b"\n\xff\xfe\n"
    status, answers = run("-", "--json", given=given)
    found = [json.loads(answer) for answer in answers]
    assert status == 1 and [one["valid"] for one in found] == [True, False, True, False]
    assert all(set(one) == {"valid", "why"} for one in found if not one["valid"])


def test_a_line_of_ten_megabytes_is_refused_at_once() -> None:
    start = time.process_time()
    given = io.BytesIO(b"SS1-" + b"A" * 10_000_000 + b"\n" + example().encode())
    found = [verify.report(the_engine(), line) for line in verify.lines(given)]
    assert [one["valid"] for one in found] == [False, True]
    assert not verify.report(the_engine(), "SS1-" + "A" * 10_000_000)["valid"]
    assert time.process_time() - start < 1
    edges = [b"A" * (LONGEST + n) for n in range(-1, 3)]
    assert len(list(verify.lines(io.BytesIO(b"\n".join(edges))))) == len(edges)


def test_a_pipe_with_few_letters_ends_no_batch() -> None:
    """Windows gives a pipe the letters of one country; the second line is answered all the same."""
    done = subprocess.run(
        [sys.executable, "-m", "game.verify", "-"],
        input=(forged("\u65e5") + "\nSS1-ABCD\n").encode(),
        capture_output=True,
        env={**os.environ, "PYTHONIOENCODING": "cp1252"},
    )
    assert done.returncode == 1 and not done.stderr
    first, second = done.stdout.decode("ascii").splitlines()
    assert "\\u65e5" in first and "damaged" in second
