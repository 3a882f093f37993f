"""Numbers in letters that people can copy: Crockford's base 32.

There is no I, L, O or U, and what looks like one of the letters is read as what was meant.
"""

from __future__ import annotations

LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
GROUP = 4
_MARKS = "\u200e\u200f\u061c\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"
"""Signs that turn the direction of writing: chats put them around what they insert."""
_INVISIBLE = f"\u00ad\u200b\u200c\u200d\u2060\ufeff{_MARKS}"
"""Signs that show nothing."""
SEPARATORS = f" -\u2010\u2011\u2012\u2013\u2014\u2015\u2212_.\t\r\n\u00a0{_INVISIBLE}"
"""Signs that may stand between letters."""
_SEPARATORS = dict.fromkeys(map(ord, SEPARATORS))
_CAPITALS = {ord(small): small.upper() for small in "abcdefghjkmnpqrstuvwxyz"}
_LOOKALIKES = str.maketrans(dict.fromkeys("Oo", "0") | dict.fromkeys("IiLl", "1"))
_READ = _SEPARATORS | _CAPITALS | _LOOKALIKES
_VALUES = {letter: value for value, letter in enumerate(LETTERS)}


def plain(text: str) -> str:
    """Return a text in capitals, without what may stand between letters, each lookalike as it was meant."""
    return text.translate(_READ)


def letters_of(number: int) -> str:
    """Return a number in letters, the highest first; nothing for 0."""
    found = []
    while number:
        number, digit = divmod(number, len(LETTERS))
        found.append(LETTERS[digit])
    return "".join(reversed(found))


def number_of(letters: str) -> int | None:
    """Return the number that letters stand for, as `plain` leaves them; None if one is no such letter."""
    value = 0
    for letter in letters:
        digit = _VALUES.get(letter)
        if digit is None:
            return None
        value = value * len(LETTERS) + digit
    return value


def grouped(letters: str) -> str:
    """Return letters in groups that are easy to read."""
    return "-".join(letters[at : at + GROUP] for at in range(0, len(letters), GROUP))
