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
import re
import zlib
from collections import Counter
from dataclasses import replace

from game.rules.chance import ONE_STREAM, STREAMS
from game.rules.crockford import grouped, letters_of, number_of, plain
from game.rules.engine import Engine
from game.rules.settings import Settings, SettingsError
from game.rules.setup_digits import (
    EXPANSIONS,
    PLAYERS,
    Digits,
    Number,
    chosen_expansions,
    short_digits,
    take_short,
    take_wishes,
    wishes,
)

LONGEST = 400
"""Characters with separators; longer texts are no codes. 63 expansions and a seed of 64 bits need 346."""
SHORT, NAMED = {ONE_STREAM: "A", STREAMS: "C"}, {ONE_STREAM: "B", STREAMS: "D"}
"""The first letter of each form, by the kind of chance; a code is thus never taken for a seed."""
FORMS = {letter: (form, kind) for form in (SHORT, NAMED) for kind, letter in form.items()}
MARKS = 1 << 20
"""Number of different marks that stand for ids."""
SHIP_BITS, CHECK_BITS = 10, 10
LONGEST_TEXT, MOST_TRIED = 20_000, 20
"""Characters of a text that is searched for a code, and pieces of it that are tried."""
FEWEST = 8
"""Letters of a piece without separators that is tried as a code."""
WHOLE = 12
"""Letters from which on a piece that looks like a code is said to have a slip: less may be anything."""
ALONE = 5
"""The same of a text that is nothing but one piece with its dashes, letters and digits mixed."""
HEADS = "ABCDEFGH"
"""The first letters of codes, those of later versions too; a flight line has another."""
_DASH = "[-\u2010-\u2015]"
_INSIDE = "[0-9A-Za-z_-]"
_GROUPS = re.compile(
    rf"(?<!{_INSIDE})[{HEADS}][0-9A-Z]{{3}}(?:{_DASH}[0-9A-Z]{{4}})*{_DASH}[0-9A-Z]{{1,4}}(?!{_INSIDE})"
)
"""A code as it is shown, with nothing of a word around it."""


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
        None where no code can say it: a negative or endless seed, more expansions than it has a place for, or
        two things whose marks are the same.

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
    number = Number(settings.seed)
    number.put(digits)
    value = (number.rest << SHIP_BITS) | _ship_mark(engine, settings)
    value = (value << CHECK_BITS) | _check_mark(value)
    code = grouped(form[settings.chance] + letters_of(value))
    return code if len(code) <= LONGEST else None


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


def decode_in(engine: Engine, text: str) -> Settings:
    """Return what a game is set up with to get the ship of a code that a text is, or has in it.

    Ordinary words are not mistaken for one: what is tried looks as a code is shown, or is a line of its own,
    and both marks must hold.

    Args:
        engine: the rules that deal the ship.
        text: as somebody sent it: a code, or a message with a code below or among its words.

    Raises:
        CodeError: there is none; or what looks like one has a slip or belongs to other rules.
    """
    try:
        return decode(engine, text)
    except CodeError as error:
        wrong = error if looks_like_code(text, ALONE) else CodeError("letters")
    shown = [found.group() for found in _GROUPS.finditer(text[:LONGEST_TEXT])][:MOST_TRIED]
    lines = [line.strip() for line in text[:LONGEST_TEXT].splitlines()]
    alone = [line for line in lines if len(plain(line)) >= FEWEST and len(line.split()) == 1][:MOST_TRIED]
    for piece in dict.fromkeys((*shown, *alone)):
        try:
            return decode(engine, piece)
        except CodeError as error:
            if wrong.kind == "letters" and looks_like_code(piece):
                wrong = error
    raise wrong


def looks_like_code(text: str, least: int = WHOLE) -> bool:
    """Tell whether a text would be meant as a code, whole or with a slip: no words, and not a number.

    Args:
        text: as typed.
        least: letters that it has, where it is written with dashes and mixes letters and digits.
    """
    piece, letters = text[: LONGEST + 1].strip().upper(), plain(text[:LONGEST])
    if len(text) > LONGEST or len(piece.split()) != 1 or number_of(letters) is None:
        return False
    mixed = any(letter.isdigit() for letter in piece) and any(letter.isalpha() for letter in piece)
    if _GROUPS.fullmatch(piece) is not None:
        return len(letters) >= (least if mixed else WHOLE)
    return mixed and piece[0] in HEADS and len(letters) >= WHOLE


def _number(text: str) -> tuple[str, int]:
    """Return the letter of a code's form, and its other letters as a number."""
    letters = plain(text) if len(text) <= LONGEST else ""
    value = number_of(letters[1:])
    if not letters or number_of(letters) is None or value is None:
        raise CodeError("letters")
    if letters[0] not in FORMS:
        raise CodeError("slip" if letters[0].isdigit() else "newer")
    return letters[0], value


def _mark(kind: str, id: str) -> int:
    """Return the number that stands for an id."""
    return zlib.crc32(f"{kind} {id}".encode()) % MARKS


def _short(engine: Engine, settings: Settings) -> Digits | None:
    """Return every digit of a short code; None where something has no place."""
    head = short_digits(engine, settings)
    return None if head is None else head + wishes(engine.content, settings)


def _named(engine: Engine, settings: Settings) -> Digits | None:
    """Return every digit of a code with names, as `_short` does."""
    content, chosen = engine.content_of(settings), sorted(chosen_expansions(engine, settings))
    marks = Counter(_mark("expansion", one.id) for one in engine.content.expansions)
    marks.update(_mark("difficulty", id) for id in content.difficulties)
    used = [_mark("difficulty", settings.difficulty), *(_mark("expansion", id) for id in chosen)]
    if len(chosen) >= EXPANSIONS or any(marks[mark] > 1 for mark in used):
        return None
    digits = [(settings.players - 1, PLAYERS), (len(chosen), EXPANSIONS)]
    return digits + [(mark, MARKS) for mark in used] + wishes(content, settings)


def _settings(engine: Engine, short: bool, value: int) -> Settings:
    """Read the digits of a number, the lowest first."""
    number = Number(value)
    if short:
        players, difficulty, chosen = take_short(engine, number)
        mark = None
    else:
        players, count, mark = number.take(PLAYERS) + 1, number.take(EXPANSIONS), number.take(MARKS)
        by_mark = {_mark("expansion", one.id): one.id for one in engine.content.expansions}
        chosen = [by_mark.get(number.take(MARKS)) for _ in range(count)]
    expansions = tuple(id for id in chosen if id is not None)
    if len(expansions) < len(chosen):
        raise CodeError("expansion")
    settings = Settings(players, "", 0, expansions=expansions or None)
    try:
        content = engine.content_of(settings)
    except SettingsError as error:
        raise CodeError("other") from error
    if mark is not None:
        difficulty = {_mark("difficulty", id): id for id in content.difficulties}.get(mark)
    if difficulty is None:
        raise CodeError("difficulty")
    settings = take_wishes(content, replace(settings, difficulty=difficulty), number)
    return replace(settings, seed=number.rest)


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
