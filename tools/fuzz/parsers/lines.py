"""Parsers of lines: those of the referee, game codes, flight lines."""

from __future__ import annotations

import contextlib
import io
import json
import random
from pathlib import Path

from game.json_lines import LONGEST_ERROR
from game.play.session import load_engine
from game.program_files import data_folder
from game.referee import Referee
from game.rules import Engine, fingerprints, gamecode
from game.rules import flight_line as flight_lines
from game.rules.content import Content
from game.rules.crockford import letters_of, number_of, plain
from game.rules.flight_line import FlightLineError, flight_line, fly
from game.rules.gamecode import CodeError, decode
from game.texts import Texts
from tools.fuzz.parsers.parsing import JSON, TEXT, Parser, Wrong
from tools.fuzz.parsers.real_games import SETUPS, sessions

MOST_LINES = 6
SHORT = 12
"""Choices of a flight that is flown again and again; a long one takes fifty times as long."""


def referee(folder: Path) -> Parser:
    """Lines to the referee, some after each other: each has an answer, and none is an error of its own."""
    engine, texts = load_engine(data_folder()), Texts()

    def read(data: bytes) -> None:
        one, said, refused = Referee(engine, texts), io.StringIO(), True
        with contextlib.redirect_stderr(said):
            for line in data.split(b"\n")[:MOST_LINES]:
                answer = one.answer(line)
                if answer is None:
                    break
                told = json.loads(answer, parse_constant=lambda name: _no_json(name))
                if not isinstance(told, dict) or len(told.get("error", "")) > LONGEST_ERROR:
                    raise Wrong("an answer that is no object, or an error without end")
                refused = "error" in told
        if said.getvalue():
            raise Wrong(" / ".join(said.getvalue().strip().splitlines()[-3:]))
        if refused:
            raise ValueError("the last line was refused")

    return Parser(read, (ValueError,), list(_dialogs(engine)), JSON)


def _no_json(name: str) -> None:
    raise Wrong(f"an answer with {name}")


def _dialogs(engine: Engine) -> list[bytes]:
    """Return lines of conversations with the referee."""
    found: list[bytes] = []
    chance = random.Random(0)
    for number, session in enumerate(sessions(engine)):
        setup = {**SETUPS[number % len(SETUPS)], "seed": number}
        state, decision = session.state, session.decision
        begin: object = {"new": setup}
        others: list[object] = [
            {"view": 0},
            {"explain": {"do": "move"}},
            {"die": [3, 5]},
            {"line": True},
            {"undo": 1},
        ]
        if decision is not None:
            option = decision["options"][0]
            others += [{"load": state}, {"explain": option}, {"choose": option}]
        if session.history.length <= SHORT:
            with contextlib.suppress(FlightLineError):
                others.append({"fly": flight_line(session.history)})
        chance.shuffle(others)
        found += [
            b"\n".join(json.dumps(line).encode() for line in (begin, *others[n : n + 2])) for n in (0, 2, 4)
        ]
        found += [json.dumps(line).encode() for line in (begin, others[-1])]
    return found


def code(folder: Path) -> Parser:
    """Game codes, with the mark of the code made right again."""
    engine = load_engine(data_folder())
    seeds = [found.encode() for session in sessions(engine) if (found := session.code)]

    def mend(data: bytes) -> bytes:
        letters = plain(data.decode("utf-8", "replace"))[: gamecode.LONGEST]
        value = number_of(letters[1:])
        if value is None:
            return data
        value >>= gamecode.CHECK_BITS
        value = (value << gamecode.CHECK_BITS) | gamecode._check_mark(value)
        return (letters[:1] + letters_of(value)).encode("utf-8", "replace")

    def read(data: bytes) -> None:
        settings = decode(engine, data.decode("utf-8", "replace"))
        engine.new_game(settings)

    return Parser(
        read, (CodeError,), seeds, TEXT, (b"A", b"B", b"C", b"D", b"E", b"0"), mend, 2 * gamecode.LONGEST
    )


def flight(folder: Path) -> Parser:
    """Flight lines, with their check made right again."""
    engine = load_engine(data_folder())
    games = [one for one in sessions(engine) if one.history.length <= SHORT]
    seeds = [flight_line(session.history).encode() for session in games]
    head = flight_lines.NAME + flight_lines.FORMAT
    known: dict[int, tuple[object, int]] = {}
    of_content = fingerprints.fingerprint

    def fingerprint(content: Content) -> int:
        """A content has the same one each time, and it takes longer than all the rest."""
        if id(content) not in known:
            known[id(content)] = content, of_content(content)
        return known[id(content)][1]

    flight_lines.fingerprint = fingerprint  # type: ignore[attr-defined]

    def mend(data: bytes) -> bytes:
        letters = plain(data.decode("utf-8", "replace"))[: flight_lines.LONGEST]
        value = number_of(letters[len(head) :])
        if value is None or not letters.startswith(head):
            return data
        value >>= flight_lines.CHECK_BITS
        value = (value << flight_lines.CHECK_BITS) | flight_lines._check(value)
        return (head + letters_of(value)).encode()

    def read(data: bytes) -> None:
        history = fly(engine, data.decode("utf-8", "replace"))
        flight_line(history)

    return Parser(
        read, (FlightLineError,), seeds, TEXT, (head.encode(), b"Z" * 40), mend, flight_lines.LONGEST + 20
    )
