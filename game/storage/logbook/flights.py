"""One flight that ended, as a line of the log says it. Pure."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date
from typing import Any

from game.storage.files.documents import FileError, encode_json, parse_json
from game.storage.files.plain_text import is_plain
from game.storage.games.flight_ids import flight_id
from game.storage.games.savefile import CREW, LONGEST_NAME, MOST_TURNS, expansions_of, rooms_of

VERSION = 1
LONGEST_LINE = 64 * 1024
"""Bytes of a line: a flight takes 1 KB, with the longest flight line there can be 20 KB."""
LONGEST_FLIGHT = 20_000
"""Letters of a flight line."""
LONGEST_CODE = 400
MOST_CARDS = 9999
MOST_SECONDS = 10_000_000
PERSON = "person"
_ANY_FLIGHT = "flight"


@dataclass(frozen=True, slots=True)
class Flight:
    """A flight that ended.

    Args:
        id: the same for the same settings and choices.
        day: of its end, in the player's own calendar.
        players: how many.
        difficulty: id.
        rooms: which variants, as `savefile.Summary` has them.
        expansions: ids of those chosen.
        no_counting: whether hidden cards were not counted.
        names: of the crew.
        seats: `person`, or the rank of the program, of everybody.
        won: whether the ship was rescued.
        reason: of the end, an id.
        turn: of the end.
        cards: left in the Resource deck.
        critical: how many rooms had no cube left.
        code: the game code; empty if no code can say it.
        line: the flight line; empty if there is none.
        seconds: of play; None if that is not known.
        marks: what helped the persons: `adviser` (asked), `undo` (a choice taken back).
    """

    id: str
    day: date
    players: int
    difficulty: str
    rooms: str
    expansions: tuple[str, ...]
    no_counting: bool
    names: tuple[str, ...]
    seats: tuple[str, ...]
    won: bool
    reason: str
    turn: int
    cards: int
    critical: int
    code: str = ""
    line: str = ""
    seconds: int | None = None
    marks: tuple[str, ...] = ()

    @property
    def by_programs(self) -> bool:
        """Return whether the program had every seat at the end: no player ended the flight."""
        return PERSON not in self.seats


def flight_form(game: Mapping[str, Any], day: date, code: str | None, line: str | None) -> dict[str, Any]:
    """Return what the log says of a game that is over.

    Args:
        game: what `Session.to_json` gave.
        day: of its end, in the player's own calendar.
        code: its game code; None if no code can say it.
        line: its flight line; None if there is none.
    """
    state = game["state"]
    result = state["result"]
    crew, seats = state["crew"], game.get("seats")
    seats = seats if isinstance(seats, list) and len(seats) == len(crew) else [None] * len(crew)
    return {
        "version": VERSION,
        "id": flight_id(game),
        "day": day.isoformat(),
        "settings": {**state["settings"], "names": [one["name"] for one in crew]},
        "code": code,
        "line": line,
        "result": {
            "won": result["won"],
            "reason": result["reason"],
            "turn": state["turn"],
            "cards": len(state["resource_deck"]),
            "critical": sum(bool(room["cubes"]) and not any(room["cubes"]) for room in state["rooms"]),
        },
        "seats": [_rank(seat) for seat in seats],
        "seconds": _count(game.get("seconds"), MOST_SECONDS),
        "marks": list(_texts(game.get("aids")) or ()),
    }


def _rank(seat: object) -> str:
    """Return who decided, as far as a saved game says so: see `Flight.seats`."""
    rank = seat.get("rank") if isinstance(seat, dict) else None
    return rank if isinstance(rank, str) and is_plain(rank, LONGEST_NAME) else PERSON


def line_of(form: Mapping[str, Any]) -> bytes:
    """Return the line of a flight, with its end."""
    return encode_json(form) + b"\n"


def parse_line(line: bytes) -> Flight | None:
    """Return the flight of a line; None where it is none that this version knows."""
    try:
        form = parse_json(_ANY_FLIGHT, line)
    except FileError:
        return None
    return parse_form(form)


def is_newer_line(line: bytes) -> bool:
    """Tell whether a line is one that a newer version of the program wrote."""
    try:
        version = parse_json(_ANY_FLIGHT, line).get("version")
    except (FileError, AttributeError):  # no object
        return False
    return type(version) is int and version > VERSION


def parse_form(form: object) -> Flight | None:
    """Return the flight that a line says; None where a value makes no sense."""
    if not isinstance(form, dict) or type(form.get("version")) is not int or form["version"] != VERSION:
        return None
    settings, result = form.get("settings"), form.get("result")
    if not isinstance(settings, dict) or not isinstance(result, dict):
        return None
    day, expansions = _day(form.get("day")), expansions_of(settings)
    names, seats = _texts(settings.get("names")), _texts(form.get("seats"))
    counts = [
        _count(result.get("turn"), MOST_TURNS),
        _count(result.get("cards"), MOST_CARDS),
        _count(result.get("critical"), MOST_CARDS),
        _count(settings.get("players"), CREW[-1]),
    ]
    seconds = form.get("seconds")
    texts = form.get("id"), settings.get("difficulty"), result.get("reason")
    if (
        day is None
        or expansions is None
        or names is None
        or seats is None
        or None in counts
        or not all(isinstance(one, str) and one and is_plain(one, LONGEST_NAME) for one in texts)
        or len(names) not in CREW
        or len(seats) != len(names)
        or not isinstance(result.get("won"), bool)
        or (seconds is not None and _count(seconds, MOST_SECONDS) is None)
    ):
        return None
    return Flight(
        *(form["id"], day, counts[3] or 1, settings["difficulty"], rooms_of(settings), expansions),
        *(settings.get("no_counting") is True, names, seats, result["won"], result["reason"]),
        *(counts[0] or 0, counts[1] or 0, counts[2] or 0),
        code=_line(form.get("code"), LONGEST_CODE),
        line=_line(form.get("line"), LONGEST_FLIGHT),
        seconds=seconds,
        marks=_texts(form.get("marks")) or (),
    )


def _day(value: object) -> date | None:
    if not isinstance(value, str):
        return None
    try:
        return date.fromisoformat(value)
    except ValueError:
        return None


def _count(value: object, most: int) -> int | None:
    return value if type(value) is int and 0 <= value <= most else None


def _texts(value: object) -> tuple[str, ...] | None:
    if not isinstance(value, list) or len(value) > LONGEST_NAME:
        return None
    sound = all(isinstance(one, str) and is_plain(one, LONGEST_NAME) for one in value)
    return tuple(value) if sound else None


def _line(value: object, most: int) -> str:
    return value if isinstance(value, str) and value.isascii() and is_plain(value, most) else ""
