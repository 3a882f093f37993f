"""Checks flight lines: which flight each one holds, or why it holds none. `python -m game.verify LINE`."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, BinaryIO

from game.json_lines import (
    CANNOT_READ,
    CommandParser,
    InputError,
    complain,
    end_of_printing,
    lines_of,
    print_line,
    speak_plainly,
)
from game.own_folders import add_own
from game.program_files import data_folder
from game.rules import Engine, load_edition
from game.rules.crockford import plain
from game.rules.daily_ship import Week, read_week
from game.rules.flight_line import LONGEST, FlightLineError, fly
from game.told_errors import told


def report(engine: Engine, week: Week, line: str) -> dict[str, Any]:
    """Return what a line holds.

    Args:
        engine: the rules.
        week: what is flown on which day.
        line: as somebody sent it.

    Returns:
        `valid` and `why` not; of a valid line `settings`, `seed`, `choices`, `over`, `won`, `reason`,
        `turn`, `cards_left` (in the Resource deck), `daily` (the date whose ship it is, or None) and
        `letters`.
    """
    try:
        history = fly(engine, line)
    except FlightLineError as error:
        return {"valid": False, "why": str(error)}
    state = engine.to_json(history.state)
    settings: dict[str, Any] = {**state["settings"]}
    result = state["result"]
    day = week.day_of(engine, history.state.table.settings)
    return {
        "valid": True,
        "why": None,
        "settings": settings,
        "seed": settings.pop("seed"),
        "choices": history.length,
        "over": result is not None,
        "won": result["won"] if result else None,
        "reason": result["reason"] if result else None,
        "turn": state["turn"],
        "cards_left": len(state["resource_deck"]),
        "daily": None if day is None else day.isoformat(),
        "letters": len(plain(line)),
    }


def in_words(found: dict[str, Any]) -> str:
    """Return a report in one line of words."""
    if not found["valid"]:
        return str(found["why"])
    settings = found["settings"]
    players = settings["players"]
    crew = f"{players} player{'s' * (players != 1)}"
    end = "still flying"
    if found["over"]:
        end = ("won" if found["won"] else "lost") + f" ({found['reason']})"
    left = found["cards_left"]
    day = f"ship of {found['daily']}, " if found["daily"] else ""
    return (
        f"{day}{crew}, {settings['difficulty']}, seed {found['seed']}: {end} in turn {found['turn']} "
        f"after {found['choices']} choices, {left} Resource card{'s' * (left != 1)} left"
    )


def lines(stream: BinaryIO) -> Iterator[str]:
    """Yield the lines of a stream that are not empty; of one that is too long only its beginning.

    Args:
        stream: of UTF-8; other bytes stand for no letter.
    """
    for line in lines_of(stream, LONGEST):
        if line.strip():
            yield line.decode("utf-8", "replace")


def main(words: Sequence[str] | None = None) -> int:
    """Check the lines of the command line or of standard input.

    Args:
        words: the command line; None for the process's own.

    Returns:
        0 if every line is valid, 1 if one is not, 74 if the answers cannot be written, 65 if the lines cannot
        be read or one of them has no end.
    """
    parser = CommandParser(
        prog="python -m game.verify", description="Checks flight lines: one line of answer for each."
    )
    parser.add_argument("line", metavar="LINE", help="a flight line; - reads lines from standard input")
    parser.add_argument("--json", action="store_true", help="answer in JSON, one object a line")
    add_own(parser)
    asked = parser.parse_args(words)
    speak_plainly(sys.stdout)
    if asked.line == "-" and sys.stdin is None:
        parser.error("standard input is closed")
    with told(parser):
        engine = Engine(load_edition(data_folder(), own=asked.own))
        week = read_week(data_folder(), engine.content)
    return verify(engine, week, lines(sys.stdin.buffer) if asked.line == "-" else [asked.line], asked.json)


def verify(engine: Engine, week: Week, given: Iterable[str], as_json: bool) -> int:
    """Print what each line holds; return the status of the process: see `main`."""
    status = 0
    try:
        for line in given:
            found = report(engine, week, line)
            status = max(status, int(not found["valid"]))
            print_line(json.dumps(found) if as_json else in_words(found))
    except OSError as error:
        return end_of_printing(error) or status
    except InputError as error:
        complain(str(error))
        return CANNOT_READ
    return status


if __name__ == "__main__":
    sys.exit(main())
