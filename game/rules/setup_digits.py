"""Write what a game is set up with as digits of a number, for game codes and flight lines.

Each digit has a base of its own; the first is the lowest. They are taken off in the order they are listed in.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from game.rules.content import Content
from game.rules.engine import Engine
from game.rules.settings import Settings

PLAYERS, DIFFICULTIES, FIRST = 4, 16, 5
"""Bases of their digits; of whoever is first one more, for a game that chooses."""
EXPANSIONS = 64
"""Base of the digit that counts expansions where they are named: fewer can be."""
PLACES = (1, 2)
"""Values that `code` of an expansion can have: the order of their bits."""
WAYS = ("v1", "v2", "mixed", "pick")
Digits = list[tuple[int, int]]
"""Each with its base, the first the lowest."""


class Number:
    """A number that digits are put on and taken off.

    Attributes:
        rest: what is left of it.
    """

    def __init__(self, rest: int) -> None:
        self.rest = rest

    def put(self, digits: Iterable[tuple[int, int]]) -> None:
        """Put digits below what is there; the first will be taken first."""
        for digit, base in reversed(list(digits)):
            self.rest = self.rest * base + digit

    def take(self, base: int) -> int:
        """Take the lowest digit."""
        self.rest, digit = divmod(self.rest, base)
        return digit


def chosen_expansions(engine: Engine, settings: Settings) -> set[str]:
    """Return the ids of the expansions that must be named: those not that come by themselves.

    Raises:
        SettingsError: one is not there.
    """
    coming = {one.id for one in engine.content.expansions if one.always}
    return set(engine.expansions_of(settings)) - coming


def short_digits(engine: Engine, settings: Settings) -> Digits | None:
    """Return players, difficulty and expansions by their places; None where something has no place.

    Raises:
        SettingsError: an expansion is not there.
    """
    known = list(engine.content.difficulties)[:DIFFICULTIES]
    chosen, places = chosen_expansions(engine, settings), _places(engine)
    if settings.difficulty not in known or not chosen.issubset(places):
        return None
    head = [(settings.players - 1, PLAYERS), (known.index(settings.difficulty), DIFFICULTIES)]
    return head + [(int(id in chosen), 2) for id in places]


def take_short(engine: Engine, number: Number) -> tuple[int, str | None, list[str | None]]:
    """Take what `short_digits` put: players, difficulty and expansions; None for what is not there."""
    players, place = number.take(PLAYERS) + 1, number.take(DIFFICULTIES)
    difficulty = dict(enumerate(engine.content.difficulties)).get(place)
    return players, difficulty, [id for id in _places(engine) if number.take(2)]


def _places(engine: Engine) -> list[str | None]:
    """Return the expansion of each bit; None where it is not there."""
    by_code = {one.code: one.id for one in engine.content.expansions}
    return [by_code.get(place) for place in PLACES]


def wishes(content: Content, settings: Settings) -> Digits:
    """Return the digits of all other settings but seed, names and chance.

    Args:
        content: of the game, with its expansions.
        settings: what the game was set up with.
    """
    way = settings.rooms if isinstance(settings.rooms, str) else "pick"
    digits = [
        (int(settings.no_counting), 2),
        (WAYS.index(way), len(WAYS)),
        (0 if settings.first is None else settings.first + 1, FIRST),
    ]
    if way == "pick":
        digits += [(int(settings.variant_of(room) == "v2"), 2) for room in _sides(content)]
    return digits


def take_wishes(content: Content, settings: Settings, number: Number) -> Settings:
    """Take what `wishes` put, and return the settings with it."""
    no_counting, way, first = bool(number.take(2)), WAYS[number.take(len(WAYS))], number.take(FIRST)
    rooms: str | tuple[tuple[str, str], ...] = way
    if way == "pick":
        rooms = tuple((room, "v2") for room in _sides(content) if number.take(2))
    return replace(settings, rooms=rooms, no_counting=no_counting, first=first - 1 if first else None)


def _sides(content: Content) -> list[str]:
    """Return the rooms that have more than one side, in the order of their bits."""
    return sorted(room.id for room in content.rooms if len(room.variants) > 1)
