"""Game codes: a few letters that stand for a ship, its decks, its modes and its seed (R-1 to R-5).

Whoever enters the code faces the very same ship. The letters are Crockford's base 32: no I, L, O or U, and
what looks like one of them is read as what was meant. Two marks guard against slips: ten bits of the code
itself, and ten of the ship that it deals, so that a code from other rules is not mistaken for this ship.

There are two forms. The short one counts difficulties by their place in the base content and has a bit for
each expansion that says `code`. The other names difficulty and expansions by a mark of their ids, so it can
say any. Each has a first letter for every kind of chance: a code keeps dealing the ship it always dealt.
"""

from __future__ import annotations

import json
import zlib
from collections import Counter
from dataclasses import replace

from game.rules.chance import ONE_STREAM, STREAMS
from game.rules.content import Content
from game.rules.engine import Engine
from game.rules.settings import Settings, SettingsError

LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
LOOKALIKES = str.maketrans({"O": "0", "I": "1", "L": "1"})
SEPARATORS = " -\u2013\u2014_.\t\n"
GROUP = 4
LONGEST = 320
"""Letters; longer texts are no codes."""
SHORT, NAMED = {ONE_STREAM: "A", STREAMS: "C"}, {ONE_STREAM: "B", STREAMS: "D"}
"""The first letter of each form, by the kind of chance; a code is thus never taken for a seed."""
FORMS = {letter: (form, kind) for form in (SHORT, NAMED) for kind, letter in form.items()}
PLAYERS, DIFFICULTIES, FIRST, EXPANSIONS = 4, 16, 5, 64
PLACES = (1, 2)
"""What `code` of an expansion can be: the order of their bits."""
NAME = 1 << 20
"""How many different marks of ids there are."""
Digits = list[tuple[int, int]]
"""Each with its base, the first the lowest."""
WAYS = ("v1", "v2", "mixed", "pick")
SHIP_BITS, CHECK_BITS = 10, 10


class CodeError(ValueError):
    """A text that is no game code of this program.

    Attributes:
        kind: `letters` (no code at all), `slip` (a letter is wrong or missing), `newer` (made by a later
            version), `expansion` or `difficulty` (it names one that is not there), or `other` (made under
            other rules: this program would deal another ship).
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
        None where no code can say it: a negative seed, more expansions than it has a place for, or two things
        whose marks are the same.

    Raises:
        SettingsError: the settings ask for something that is not there.
    """
    if settings.seed < 0:
        return None
    form, digits = SHORT, _short(engine, settings)
    if digits is None:
        form, digits = NAMED, _named(engine, settings)
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
    text = form[settings.chance] + text
    return "-".join(text[at : at + GROUP] for at in range(0, len(text), GROUP))


def decode(engine: Engine, text: str) -> Settings:
    """Return what a game is set up with to get the ship of a code, with default names.

    Args:
        engine: the rules that deal the ship.
        text: as typed: small or large letters, with or without separators.

    Raises:
        CodeError: it is no code, has a slip, or belongs to other rules.
    """
    letter, value = _number(text)
    form, kind = FORMS[letter]
    value, check = divmod(value, 1 << CHECK_BITS)
    if check != _check_mark(value):
        raise CodeError("slip")
    value, ship = divmod(value, 1 << SHIP_BITS)
    settings = replace(_settings(engine, form is SHORT, value), chance=kind)
    try:
        same = ship == _ship_mark(engine, settings)
    except SettingsError as error:
        raise CodeError("other") from error
    if not same:
        raise CodeError("other")
    return settings


def _number(text: str) -> tuple[str, int]:
    """The form of a code, and its other letters as a number."""
    plain = "".join(letter for letter in text.upper() if letter not in SEPARATORS).translate(LOOKALIKES)
    if not plain or len(plain) > LONGEST or any(letter not in LETTERS for letter in plain):
        raise CodeError("letters")
    if plain[0] not in FORMS:
        raise CodeError("slip" if plain[0].isdigit() else "newer")
    value = 0
    for letter in plain[1:]:
        value = value * len(LETTERS) + LETTERS.index(letter)
    return plain[0], value


def _sides(content: Content) -> list[str]:
    """Rooms that have more than one side, in the order of the code's bits."""
    return sorted(room.id for room in content.rooms if len(room.variants) > 1)


def _mark(kind: str, id: str) -> int:
    """What stands for an id."""
    return zlib.crc32(f"{kind} {id}".encode()) % NAME


def _places(engine: Engine) -> list[str | None]:
    """The expansion of each bit of a short code; None where it is not there."""
    by_code = {one.code: one.id for one in engine.content.expansions}
    return [by_code.get(place) for place in PLACES]


def _short(engine: Engine, settings: Settings) -> Digits | None:
    """Return every digit of a short code with its base, the first the lowest; None where something has no
    place."""
    known = list(engine.content.difficulties)[:DIFFICULTIES]
    chosen, places = _chosen(engine, settings), _places(engine)
    if settings.difficulty not in known or not chosen.issubset(places):
        return None
    head = [(settings.players - 1, PLAYERS), (known.index(settings.difficulty), DIFFICULTIES)]
    bits = [(int(id in chosen), 2) for id in places]
    return head + bits + _wishes(engine.content, settings)


def _named(engine: Engine, settings: Settings) -> Digits | None:
    """Return every digit of a code with names, as `_short` does."""
    content, chosen = engine.content_of(settings), sorted(_chosen(engine, settings))
    marks = Counter(_mark("expansion", one.id) for one in engine.content.expansions)
    marks.update(_mark("difficulty", id) for id in content.difficulties)
    used = [_mark("difficulty", settings.difficulty), *(_mark("expansion", id) for id in chosen)]
    if len(chosen) >= EXPANSIONS or any(marks[mark] > 1 for mark in used):
        return None
    digits = [(settings.players - 1, PLAYERS), (len(chosen), EXPANSIONS)]
    return digits + [(mark, NAME) for mark in used] + _wishes(content, settings)


def _chosen(engine: Engine, settings: Settings) -> set[str]:
    """The expansions that the code must name: those not that come by themselves."""
    coming = {one.id for one in engine.content.expansions if one.always}
    return set(engine.expansions_of(settings)) - coming


def _wishes(content: Content, settings: Settings) -> Digits:
    """The digits that both forms end with."""
    way = settings.rooms if isinstance(settings.rooms, str) else "pick"
    digits = [
        (int(settings.no_counting), 2),
        (WAYS.index(way), len(WAYS)),
        (0 if settings.first is None else settings.first + 1, FIRST),
    ]
    if way == "pick":
        digits += [(int(settings.variant_of(room) == "v2"), 2) for room in _sides(content)]
    return digits


def _settings(engine: Engine, short: bool, value: int) -> Settings:
    """Read the digits of a number, the lowest first."""

    def take(base: int) -> int:
        nonlocal value
        value, digit = divmod(value, base)
        return digit

    players = take(PLAYERS) + 1
    if short:
        content = engine.content
        place = take(DIFFICULTIES)
        difficulty = dict(enumerate(content.difficulties)).get(place)
        chosen = [id for id in _places(engine) if take(2)]
    else:
        count, mark = take(EXPANSIONS), take(NAME)
        by_mark = {_mark("expansion", one.id): one.id for one in engine.content.expansions}
        chosen = [by_mark.get(take(NAME)) for _ in range(count)]
    expansions = tuple(id for id in chosen if id is not None)
    if len(expansions) < len(chosen):
        raise CodeError("expansion")
    settings = Settings(players, "", 0, expansions=expansions or None)
    try:
        if not short:
            content = engine.content_of(settings)
            difficulty = {_mark("difficulty", id): id for id in content.difficulties}.get(mark)
    except SettingsError as error:
        raise CodeError("other") from error
    if difficulty is None:
        raise CodeError("difficulty")
    no_counting, way, first = bool(take(2)), WAYS[take(len(WAYS))], take(FIRST)
    rooms: str | tuple[tuple[str, str], ...] = way
    if way == "pick":
        rooms = tuple((room, "v2") for room in _sides(content) if take(2))
    return replace(
        settings,
        difficulty=difficulty,
        seed=value,
        rooms=rooms,
        no_counting=no_counting,
        first=first - 1 if first else None,
    )


def _ship_mark(engine: Engine, settings: Settings) -> int:
    """Return a mark of the ship that is dealt, without the names of the crew."""
    whole = engine.to_json(engine.new_game(replace(settings, names=None)).state)
    dealt = {key: value for key, value in whole.items() if key != "settings"}
    form = json.dumps(dealt, sort_keys=True, separators=(",", ":"))
    return zlib.crc32(form.encode()) & ((1 << SHIP_BITS) - 1)


def _check_mark(value: int) -> int:
    return zlib.crc32(str(value).encode()) & ((1 << CHECK_BITS) - 1)


def seed_text(seed: int) -> str:
    """Return a seed as it is shown: eight digits in two groups, others as they are."""
    digits = str(seed)
    return f"{digits[:4]}-{digits[4:]}" if len(digits) == 8 else digits
