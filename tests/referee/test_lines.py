"""Flight lines through the referee and `python -m game.verify`."""

from __future__ import annotations

import errno
import io
import json
import os
import subprocess
import sys
import threading
from pathlib import Path
from typing import Any

import pytest

from game import verify
from game.json_lines import CANNOT_READ, CANNOT_WRITE, LONGEST_LINE, LONGEST_PASSED_OVER, lines_of, serve
from game.referee import Referee
from game.rules.flight_line import LONGEST
from tests.referee.driver import Driver
from tests.rules.table import the_engine, the_week
from tests.rules.test_flight_line import example, flight, flight_line, forged
from tests.timed import within

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
    found = verify.report(the_engine(), the_week(), example())
    history = flight(6)
    assert found["valid"] and found["why"] is None and found["over"] is True
    assert found["choices"] == history.length and found["seed"] == 6
    assert "seed" not in found["settings"] and found["settings"]["players"] == 3
    assert found["letters"] == len(example().replace("-", ""))
    state = the_engine().to_json(history.state)
    assert state["result"] is not None
    assert (found["won"], found["reason"]) == (state["result"]["won"], state["result"]["reason"])
    assert (found["turn"], found["cards_left"]) == (state["turn"], len(state["resource_deck"]))
    going = verify.report(the_engine(), the_week(), flight_line(flight(6, 4)))
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
    with within(1):
        given = io.BytesIO(b"SS1-" + b"A" * 10_000_000 + b"\n" + example().encode())
        found = [verify.report(the_engine(), the_week(), line) for line in verify.lines(given)]
        assert [one["valid"] for one in found] == [False, True]
        assert not verify.report(the_engine(), the_week(), "SS1-" + "A" * 10_000_000)["valid"]
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


needs_full_device = pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a device that is full")
ASKED = (
    ["game.verify", "SS1"],
    ["game.rulebook", "repair"],
    ["game.referee"],
    ["game.bots", "--strength", "cadet"],
)


@needs_full_device
@pytest.mark.parametrize("words", ASKED, ids=lambda words: words[0])
def test_answers_that_cannot_be_written_are_told_in_a_sentence(words: list[str]) -> None:
    with Path("/dev/full").open("wb") as full:
        done = subprocess.run(
            [sys.executable, "-m", *words], input=b"{}\n", stdout=full, stderr=subprocess.PIPE, timeout=60
        )
    assert done.stderr.decode() == "The answer could not be written: No space left on device.\n"
    assert done.returncode == CANNOT_WRITE


class Endless(io.RawIOBase):
    """A stream without an end, in which no line ends either."""

    taken = 0

    def readable(self) -> bool:
        return True

    def readinto(self, into: Any) -> int:
        into[:] = b"x" * len(into)
        self.taken += len(into)
        return len(into)


def test_a_line_that_never_ends_is_refused_at_once_and_given_up(capsys: pytest.CaptureFixture[str]) -> None:
    stream = Endless()
    with within(2):
        found = verify.lines(io.BufferedReader(stream))
        assert not verify.report(the_engine(), the_week(), next(found))["valid"]
        assert stream.taken < 4 * LONGEST, "before the rest is looked at"
        status = verify.verify(
            the_engine(), the_week(), verify.lines(io.BufferedReader(Endless())), as_json=False
        )
        said = capsys.readouterr()
        assert status == CANNOT_READ and len(said.out.splitlines()) == 1
        assert said.err == f"A line has no end within {LONGEST_PASSED_OVER} bytes.\n"


def test_the_referee_gives_up_a_line_that_never_ends(capsys: pytest.CaptureFixture[str]) -> None:
    out = io.BytesIO()
    assert serve(Referee(the_engine()), lines_of(io.BufferedReader(Endless())), out) == CANNOT_READ
    assert json.loads(out.getvalue())["error"] == f"The line is longer than {LONGEST_LINE} bytes."
    assert "has no end" in capsys.readouterr().err


class Refusing(io.RawIOBase):
    """A stream that the system refuses to read."""

    def readable(self) -> bool:
        return True

    def readinto(self, into: Any) -> int:
        raise OSError(errno.EIO, os.strerror(errno.EIO))


def test_input_that_cannot_be_read_is_told_in_a_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    given = verify.lines(io.BufferedReader(Refusing()))
    assert verify.verify(the_engine(), the_week(), given, as_json=True) == CANNOT_READ
    assert capsys.readouterr().err == "The input cannot be read: Input/output error.\n"


def test_an_input_that_does_not_wait_is_told_to_wait() -> None:
    """Whoever shares a pipe may have told the system that nobody waits for what is to come."""
    reads, writes = os.pipe()
    os.set_blocking(reads, False)
    later = threading.Timer(0.2, lambda: (os.write(writes, b"{}\n"), os.close(writes)))
    later.start()
    with os.fdopen(reads, "rb") as stream:
        assert list(lines_of(stream)) == [b"{}\n"]
    later.join()


class Narrow(io.RawIOBase):
    """A stream without a buffer: it takes some bytes at a time, and refuses once it is full."""

    def __init__(self, room: int) -> None:
        self.room = room
        self.taken = b""

    def writable(self) -> bool:
        return True

    def write(self, data: Any) -> int:
        count = min(7, len(data), self.room - len(self.taken))
        if not count:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        self.taken += bytes(data[:count])
        return count


def test_an_output_that_takes_parts_gets_whole_answers(capsys: pytest.CaptureFixture[str]) -> None:
    wide, narrow = Narrow(10_000_000), Narrow(100)
    asked = [b'{"legal": 1}\n', b"{}\n"]
    assert serve(Referee(the_engine()), asked, wide) == 0  # type: ignore[arg-type]
    assert [list(json.loads(line)) for line in wide.taken.splitlines()] == [["error"], ["error"]]
    assert serve(Referee(the_engine()), asked, narrow) == CANNOT_WRITE  # type: ignore[arg-type]
    assert len(narrow.taken) == 100 and "No space left on device" in capsys.readouterr().err


@pytest.mark.parametrize("buffered", [True, False])
def test_an_output_that_does_not_wait_is_told_to_wait(buffered: bool) -> None:
    reads, writes = os.pipe()
    os.set_blocking(writes, False)
    asked, found = [b"{}\n"] * 2000, bytearray()

    def read() -> None:
        with os.fdopen(reads, "rb") as stream:
            found.extend(stream.read())

    later = threading.Timer(0.2, read)
    later.start()
    with os.fdopen(writes, "wb", buffering=-1 if buffered else 0) as stream:
        assert serve(Referee(the_engine()), asked, stream) == 0  # type: ignore[arg-type]
    later.join()
    assert len(found.splitlines()) == 2000 and found.endswith(b"}\n")
