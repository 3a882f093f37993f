"""Flight lines: a whole flight in one line that fits into a message (docs/protocol.md).

A line is one number in Crockford's base 32. Its lowest bits check all the others. Above them stand, the
lowest first: the fingerprint of rules and content, what the game was set up with, the seed, how many choices
at the end had only one option, and each choice as its index among the options of its decision. A choice with
one option needs no digit. A one on top marks the end.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterator, Sequence
from dataclasses import replace

from game.rules.chance import KINDS
from game.rules.content import Content
from game.rules.crockford import LETTERS, SEPARATORS, grouped, letters_of, number_of, plain
from game.rules.engine import Engine
from game.rules.fingerprints import BITS, fingerprint
from game.rules.history import History
from game.rules.settings import Settings, SettingsError
from game.rules.setup_digits import (
    EXPANSIONS,
    PLAYERS,
    Number,
    chosen_expansions,
    short_digits,
    take_short,
    take_wishes,
    wishes,
)

NAME, FORMAT = "SS", "1"
"""Beginning of every line, and the digit of this format."""
LONGEST = 20_000
"""Characters of a line; longer texts are none. The longest flights take some 400."""
CHECK_BITS = 35
SHORT, NAMED = 0, 1
"""Ways to write difficulty and expansions: by place, or by id."""
ID_LENGTH, BYTE = 256, 256
"""Bases of the digits of an id: how many bytes it has, and each of them."""
LONGEST_SHOWN = 60
"""Letters of an id that is not here, where it is told."""
SEED_DIGIT, SEED_DIGITS = 32, 64
"""Base of a seed's digits, and of the digit that counts them."""
FORCED = 8
"""Base of the digits that count choices with one option; the highest says that more follow."""

MOST_BEGUN, MOST_ROWS = 4, 20
"""Most beginnings of a flight line that are tried in a message, and most rows that one is broken into."""
LONGEST_TRIED = 2_000
"""Characters of a line that is looked for in a message: the longest flights take a quarter."""
_AROUND = " \t>`*|\u00a0\ufeff"
"""Signs that mail and chats put around a line that is quoted or set apart."""
_SPACE, _HYPHEN = r"[ \t\u00a0]", r"[-\u2010-\u2015\u2212]"
_NAMED = re.compile(rf"(?<![0-9a-z]){NAME}[0-9]+{_HYPHEN}", re.IGNORECASE)
_APART = re.compile(f"(?<!{_SPACE}){_SPACE}+{_HYPHEN}{_SPACE}*|{_HYPHEN}{_SPACE}+")
"""A hyphen with spaces beside it, which some programs put there; a dash after a whole line looks like one."""
_READABLE = re.compile(f"[0-9A-Za-z{re.escape(SEPARATORS)}]*")


class FlightLineError(ValueError):
    """A text that is no flight line of this program, or a flight that no line can hold.

    Attributes:
        kind: `letters` (no flight line at all), `newer` (of a later format), `damaged` (a letter is wrong or
            missing), `rules` (played under other rules), `content` (something is not here), `own` (expansions
            of somebody's own are others now, or the rules are), `position` (it began from a position),
            `rolls` (some were set by hand) or `settings` (they fit in no line).
        details: of `rules` the fingerprints of the line and of this program, of `content` the missing ids, of
            `own` those of the expansions.
    """

    def __init__(self, kind: str, details: Sequence[str] = ()) -> None:
        listed = ", ".join(map(_legible, details))
        super().__init__(_SENTENCES[kind].format(*details, ids=listed))
        self.kind = kind
        self.details = tuple(map(_legible, details))


_SENTENCES = {
    "letters": "This is not a flight line: it must begin with SS1 and continue with letters and digits.",
    "newer": "This flight line was made by a newer version of the game.",
    "damaged": "This flight line is damaged: a letter is wrong or missing.",
    "rules": "This flight was played with other rules: it has the fingerprint {}, and this game has {}.",
    "content": "This flight needs content that is not here: {ids}.",
    "own": "This flight was played with other content under the same name, or with other rules: {ids}.",
    "position": "This game began from a position, and a flight line can only hold a whole flight.",
    "rolls": "A flight line cannot hold this game: some rolls were set.",
    "settings": "A flight line cannot hold the settings of this game.",
}


def _legible(id: str) -> str:
    """Return an id as it can stand in a sentence: whoever makes a line can put any letters in it."""
    cut = id if len(id) <= LONGEST_SHOWN else id[:LONGEST_SHOWN] + "..."
    return "".join(letter if letter.isprintable() else "\ufffd" for letter in cut)


def flight_line(history: History) -> str:
    """Return the line of a flight up to now, without what was undone.

    Args:
        history: of the flight.

    Raises:
        FlightLineError: it began from a position, rolls were set, or its settings fit in no line.
    """
    engine, given = history.engine, history.settings
    if given is None:
        raise FlightLineError("position")
    settings = engine.complete(given)
    steps = history.steps
    digits: list[tuple[int, int]] = []
    forced = 0
    for before, step in zip(steps, steps[1:], strict=False):
        if step.rolls:
            raise FlightLineError("rolls")
        decision = engine.decision(before.state)
        option = None if decision is None else engine.find_option(decision, step.choice)
        assert decision is not None and option is not None  # the history played it
        forced += 1
        if len(decision.options) > 1:
            digits.append((decision.options.index(option), len(decision.options)))
            forced = 0
    content = engine.content_of(settings)
    number = Number(1)
    number.put(digits)
    _put_forced(number, forced)
    _put_seed(number, settings.seed)
    _put_settings(number, engine, content, settings)
    number.put([(fingerprint(content), 1 << BITS)])
    return grouped(NAME + FORMAT) + "-" + grouped(letters_of(number.rest << CHECK_BITS | _check(number.rest)))


def is_flight_line(text: str) -> bool:
    """Tell whether a text looks like a flight line, whole or damaged."""
    return len(text) <= LONGEST and plain(text[:LONGEST]).startswith(NAME)


def line_in(text: str) -> str:
    """Return the flight line of a message, wherever it begins there; the text itself where none begins.

    What comes after a whole line is left out: a name below a message has nothing but letters, too.

    Args:
        text: as somebody copied it, for example a result with the flight line below it.
    """
    if len(text) > LONGEST:
        return text
    found, whole = _look_in(text)
    closed = _APART.sub("-", text)
    if whole or closed == text:
        return found
    line, whole = _look_in(closed)
    return line if whole else found


def _look_in(text: str) -> tuple[str, bool]:
    """Return the flight line of a message, and whether it is whole."""
    rows = [row for row in (one.strip(_AROUND) for one in text.splitlines()) if row]
    begun = [(at, named.start()) for at, row in enumerate(rows) for named in _NAMED.finditer(row)]
    if not begun:
        return text, False
    found = [_readable([rows[at][start:], *rows[at + 1 :]]) for at, start in begun[:MOST_BEGUN]]
    tried = (one for lines in found for end in range(min(len(lines), MOST_ROWS)) for one in _ends(lines, end))
    damaged = None
    for one in (part for part in tried if len(part) <= LONGEST_TRIED):
        kind = _flaw(one)
        if not kind:
            return one, True
        damaged = damaged or (one if kind != "letters" else None)
    return damaged or "\n".join(found[0]), False


def _readable(rows: Sequence[str]) -> list[str]:
    """Return rows up to the first sign that no line has."""
    found = []
    for row in rows:
        read = _READABLE.match(row)
        assert read is not None  # if only nothing
        found.append(read[0])
        if read[0] != row:
            break
    return found


def _ends(rows: Sequence[str], last: int) -> Iterator[str]:
    """Yield the text up to the end of a row, and up to that of its first word: others may follow."""
    before, row = rows[:last], rows[last]
    yield "\n".join((*before, row))
    if len(words := row.split(maxsplit=1)) > 1:
        yield "\n".join((*before, words[0]))


def _flaw(text: str) -> str:
    """Return the kind of what is wrong with a text; empty for a whole line with nothing after it."""
    try:
        _checked(text)
    except FlightLineError as error:
        return error.kind
    return ""


def fly(engine: Engine, text: str, names: tuple[str, ...] | None = None) -> History:
    """Play the flight of a line again.

    Args:
        engine: the rules.
        text: small or large letters, spaces and line ends wherever they are.
        names: of the crew, for a line holds none; the default names if left out.

    Returns:
        The flight with its whole past.

    Raises:
        FlightLineError: it is no flight line, or belongs to other rules or content.
    """
    number = Number(_checked(text))
    mark = number.take(1 << BITS)
    settings, content = _take_settings(number, engine, mark)
    if fingerprint(content) != mark:
        own = [one.id for one in content.present if one.mark]
        if own:
            raise FlightLineError("own", own)
        raise FlightLineError("rules", (letters_of(mark), letters_of(fingerprint(content))))
    settings = replace(settings, seed=_take_seed(number), names=names)
    forced = _take_forced(number)
    try:
        history = History.new(engine, settings)
    except SettingsError as error:
        raise FlightLineError("damaged") from error
    while number.rest != 1 or forced:
        decision = history.decision
        if decision is None or not number.rest:
            raise FlightLineError("damaged")
        if len(decision.options) > 1:
            if number.rest == 1:
                raise FlightLineError("damaged")
            option = decision.options[number.take(len(decision.options))]
        else:
            option = decision.options[0]
            forced -= number.rest == 1
        history.apply(option)
    return history


def _checked(text: str) -> int:
    """Return the number of a line without its check bits."""
    letters = plain(text) if len(text) <= LONGEST else ""
    form, body = letters[len(NAME) :][:1], letters[len(NAME) + 1 :]
    value = number_of(body)
    if not letters.startswith(NAME) or value is None or form not in LETTERS:
        raise FlightLineError("letters")
    if form != FORMAT:
        raise FlightLineError("newer" if form.isdigit() else "letters")
    value, check = divmod(value, 1 << CHECK_BITS)
    if not value or check != _check(value) or body[0] == "0":
        raise FlightLineError("damaged")
    return value


def _check(value: int) -> int:
    size = (value.bit_length() + 7) // 8
    return int.from_bytes(hashlib.sha256(value.to_bytes(size, "big")).digest()[:8], "big") >> 64 - CHECK_BITS


def _put_forced(number: Number, forced: int) -> None:
    more, last = divmod(forced, FORCED - 1)
    number.put([(FORCED - 1, FORCED)] * more + [(last, FORCED)])


def _take_forced(number: Number) -> int:
    forced = digit = number.take(FORCED)
    while digit == FORCED - 1:
        digit = number.take(FORCED)
        forced += digit
    return forced


def _put_seed(number: Number, seed: int) -> None:
    """Sign, number of digits and the digits of a seed."""
    size, count = abs(seed), 0
    while SEED_DIGIT**count <= size:
        count += 1
        if count == SEED_DIGITS:
            raise FlightLineError("settings")
    number.put([(int(seed < 0), 2), (count, SEED_DIGITS), (size, SEED_DIGIT**count)])


def _take_seed(number: Number) -> int:
    negative, count = number.take(2), number.take(SEED_DIGITS)
    size = number.take(SEED_DIGIT**count)
    return -size if negative else size


def _put_settings(number: Number, engine: Engine, content: Content, settings: Settings) -> None:
    number.put(wishes(content, settings))
    short = short_digits(engine, settings)
    if short is not None:
        number.put(short)
    else:
        ids = sorted(chosen_expansions(engine, settings))
        if len(ids) >= EXPANSIONS:
            raise FlightLineError("settings")
        for id in reversed([settings.difficulty, *ids]):
            _put_id(number, id)
        number.put([(settings.players - 1, PLAYERS), (len(ids), EXPANSIONS)])
    head = [(KINDS.index(settings.chance), len(KINDS)), (SHORT if short is not None else NAMED, 2)]
    number.put([*head, (int(settings.expansions is not None), 2)])


def _take_settings(number: Number, engine: Engine, mark: int) -> tuple[Settings, Content]:
    """Take what `_put_settings` put; `mark` is the fingerprint of the line."""
    chance, form, listed = KINDS[number.take(len(KINDS))], number.take(2), number.take(2)
    if form == SHORT:
        players, difficulty, places = take_short(engine, number)
        ids = [id for id in places if id is not None]
        if difficulty is None or len(ids) < len(places):
            raise FlightLineError("rules", (letters_of(mark), letters_of(fingerprint(engine.content))))
    else:
        players, count = number.take(PLAYERS) + 1, number.take(EXPANSIONS)
        difficulty, *ids = [_take_id(number) for _ in range(count + 1)]
        known = {one.id for one in engine.content.expansions}
        missing = [id for id in ids if id not in known]
        if missing:
            raise FlightLineError("content", missing)
    keys = {one.id: one.setting for one in engine.content.expansions}
    settings = Settings(
        players,
        difficulty,
        0,
        expansions=tuple(ids) if listed else None,
        switches=() if listed else tuple((keys[id] or id, True) for id in ids),
        chance=chance,
    )
    try:
        content = engine.content_of(settings)
    except SettingsError as error:
        raise FlightLineError("rules", (letters_of(mark), letters_of(fingerprint(engine.content)))) from error
    if difficulty not in content.difficulties:
        raise FlightLineError("content", [difficulty])
    return take_wishes(content, settings, number), content


def _put_id(number: Number, id: str) -> None:
    form = id.encode()
    if len(form) >= ID_LENGTH:
        raise FlightLineError("settings")
    number.put([(len(form), ID_LENGTH), *((byte, BYTE) for byte in form)])


def _take_id(number: Number) -> str:
    form = bytes(number.take(BYTE) for _ in range(number.take(ID_LENGTH)))
    try:
        return form.decode()
    except UnicodeDecodeError as error:
        raise FlightLineError("damaged") from error
