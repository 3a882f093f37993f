"""Game codes: a few letters that stand for a ship, its decks, its modes and its seed (R-1 to R-5).

Whoever enters the code faces the very same ship. The letters are Crockford's base 32: no I, L, O or U, and
what looks like one of them is read as what was meant. Two marks guard against slips: ten bits of the code
itself, and ten of the ship that it deals, so that a code from other rules is not mistaken for this ship.
"""

from __future__ import annotations

import json
import zlib
from dataclasses import replace

from game.rules.engine import Engine
from game.rules.settings import Settings, SettingsError

LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
LOOKALIKES = str.maketrans({"O": "0", "I": "1", "L": "1"})
SEPARATORS = " -\u2013\u2014_.\t\n"
GROUP = 4
LONGEST = 40
"""Letters; longer texts are no codes."""
FORM = "A"
"""The first letter says how the others are to be read; a code is thus never taken for a seed."""
PLAYERS, DIFFICULTIES, FIRST = 4, 16, 5
WAYS = ("v1", "v2", "mixed", "pick")
SHIP_BITS, CHECK_BITS = 10, 10


class CodeError(ValueError):
    """A text that is no game code of this program.

    Attributes:
        kind: `letters` (no code at all), `slip` (a letter is wrong or missing), `newer` (made by a later
            version), or `other` (made under other rules: this program would deal another ship).
    """

    def __init__(self, kind: str) -> None:
        super().__init__(f"This is no game code: {kind}.")
        self.kind = kind


def encode(engine: Engine, settings: Settings) -> str | None:
    """Return the code of a game; names are no part of it.

    Args:
        engine: the rules that deal the ship.
        settings: what the game was set up with.

    Returns:
        None where no code can say it: a negative seed, or content that the code has no place for.
    """
    digits = _digits(engine, settings)
    if digits is None:
        return None
    value = settings.seed
    for digit, base in reversed(digits):
        value = value * base + digit
    value = (value << SHIP_BITS) | _ship_mark(engine, settings)
    value = (value << CHECK_BITS) | _check_mark(value)
    text = ""
    while value:
        value, digit = divmod(value, len(LETTERS))
        text = LETTERS[digit] + text
    text = FORM + text
    return "-".join(text[at : at + GROUP] for at in range(0, len(text), GROUP))


def decode(engine: Engine, text: str) -> Settings:
    """Return what a game is set up with to get the ship of a code, with default names.

    Args:
        engine: the rules that deal the ship.
        text: as typed: small or large letters, with or without separators.

    Raises:
        CodeError: it is no code, has a slip, or belongs to other rules.
    """
    value = _number(text)
    value, check = divmod(value, 1 << CHECK_BITS)
    if check != _check_mark(value):
        raise CodeError("slip")
    value, ship = divmod(value, 1 << SHIP_BITS)
    settings = _settings(engine, value)
    try:
        same = ship == _ship_mark(engine, settings)
    except SettingsError as error:
        raise CodeError("other") from error
    if not same:
        raise CodeError("other")
    return settings


def _number(text: str) -> int:
    plain = "".join(letter for letter in text.upper() if letter not in SEPARATORS).translate(LOOKALIKES)
    if not plain or len(plain) > LONGEST or any(letter not in LETTERS for letter in plain):
        raise CodeError("letters")
    if plain[0] != FORM:
        raise CodeError("slip" if plain[0].isdigit() else "newer")
    value = 0
    for letter in plain[1:]:
        value = value * len(LETTERS) + LETTERS.index(letter)
    return value


def _sides(engine: Engine) -> list[str]:
    """Rooms that have more than one side, in the order of the code's bits."""
    return sorted(room.id for room in engine.content.rooms if len(room.variants) > 1)


def _digits(engine: Engine, settings: Settings) -> list[tuple[int, int]] | None:
    """Return every digit with its base, the first the lowest; None where something has no place."""
    known = list(engine.content.difficulties)
    if settings.seed < 0 or settings.difficulty not in known[:DIFFICULTIES]:
        return None
    way = settings.rooms if isinstance(settings.rooms, str) else "pick"
    digits = [
        (settings.players - 1, PLAYERS),
        (known.index(settings.difficulty), DIFFICULTIES),
        (int(settings.damage_control), 2),
        (int(settings.escape_pod), 2),
        (int(settings.no_counting), 2),
        (WAYS.index(way), len(WAYS)),
        (0 if settings.first is None else settings.first + 1, FIRST),
    ]
    if way == "pick":
        digits += [(int(settings.variant_of(room) == "v2"), 2) for room in _sides(engine)]
    return digits


def _settings(engine: Engine, value: int) -> Settings:
    """Read the digits of a number, the lowest first."""

    def take(base: int) -> int:
        nonlocal value
        value, digit = divmod(value, base)
        return digit

    players, difficulty = take(PLAYERS) + 1, take(DIFFICULTIES)
    damage_control, escape_pod, no_counting = (bool(take(2)) for _ in range(3))
    way, first = WAYS[take(len(WAYS))], take(FIRST)
    rooms: str | tuple[tuple[str, str], ...] = way
    if way == "pick":
        rooms = tuple((room, "v2") for room in _sides(engine) if take(2))
    known = list(engine.content.difficulties)
    if difficulty >= len(known):
        raise CodeError("other")
    try:
        return Settings(
            players,
            known[difficulty],
            value,
            rooms,
            damage_control,
            escape_pod,
            no_counting,
            first - 1 if first else None,
        )
    except SettingsError as error:
        raise CodeError("other") from error


def _ship_mark(engine: Engine, settings: Settings) -> int:
    """Return a mark of the ship that is dealt, without the names of the crew."""
    dealt = engine.to_json(engine.new_game(replace(settings, names=None)).state)
    del dealt["settings"]
    form = json.dumps(dealt, sort_keys=True, separators=(",", ":"))
    return zlib.crc32(form.encode()) & ((1 << SHIP_BITS) - 1)


def _check_mark(value: int) -> int:
    return zlib.crc32(str(value).encode()) & ((1 << CHECK_BITS) - 1)
