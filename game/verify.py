"""Checks flight lines: which flight each one holds, or why it holds none. `python -m game.verify LINE`."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, BinaryIO

from game.json_lines import LONGEST_ERROR, lines_of, listen_no_more, speak_plainly
from game.own_folders import add_own
from game.program_files import data_folder
from game.rules import Engine, load_edition
from game.rules.crockford import plain
from game.rules.flight_line import LONGEST, FlightLineError, fly
from game.rules.reading.yaml_nodes import ContentError
from game.text_files import shown


def report(engine: Engine, line: str) -> dict[str, Any]:
    """Return what a line holds.

    Args:
        engine: the rules.
        line: as somebody sent it.

    Returns:
        `valid` and `why` not; of a valid line `settings`, `seed`, `choices`, `over`, `won`, `reason`,
        `turn`, `cards_left` (in the Resource deck), `daily` (None: no ship of a day) and `letters`.
    """
    try:
        history = fly(engine, line)
    except FlightLineError as error:
        return {"valid": False, "why": str(error)}
    state = engine.to_json(history.state)
    settings: dict[str, Any] = {**state["settings"]}
    result = state["result"]
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
        "daily": None,
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
    return (
        f"{crew}, {settings['difficulty']}, seed {found['seed']}: {end} in turn {found['turn']} "
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
        0 if every line is valid, else 1.
    """
    parser = argparse.ArgumentParser(
        prog="python -m game.verify", description="Checks flight lines: one line of answer for each."
    )
    parser.add_argument("line", metavar="LINE", help="a flight line; - reads lines from standard input")
    parser.add_argument("--json", action="store_true", help="answer in JSON, one object a line")
    add_own(parser)
    asked = parser.parse_args(words)
    speak_plainly(sys.stdout)
    if asked.line == "-" and sys.stdin is None:
        parser.error("standard input is closed")
    try:
        engine = Engine(load_edition(data_folder(), own=asked.own))
    except (ContentError, OSError) as error:
        parser.error(shown(error, LONGEST_ERROR))
    return verify(engine, lines(sys.stdin.buffer) if asked.line == "-" else [asked.line], asked.json)


def verify(engine: Engine, given: Iterable[str], as_json: bool) -> int:
    """Print what each line holds; return 0 if every line is valid, else 1."""
    status = 0
    try:
        for line in given:
            found = report(engine, line)
            status = max(status, int(not found["valid"]))
            print(json.dumps(found) if as_json else in_words(found), flush=True)
    except BrokenPipeError:
        listen_no_more(sys.stdout.buffer)
    return status


if __name__ == "__main__":
    sys.exit(main())
