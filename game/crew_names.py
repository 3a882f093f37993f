"""Tell what a crew member can be called: a few letters, of which at least one is to be seen."""

from __future__ import annotations

import unicodedata

LONGEST = 60
"""Letters of a name."""
JOINERS = "\u200c\u200d"
"""Characters that join letters, or keep them apart, within words of some scripts and within pictures of
people."""
_BLANK = "\u115f\u1160\u2800\u3164\uffa0"
"""Letters that look like nothing."""


def visible(text: str) -> bool:
    """Tell whether anything of a text is to be seen: no blank letters, marks and joiners alone."""
    return any(unicodedata.category(letter)[0] in "LNPS" and letter not in _BLANK for letter in text)


def name_problem(name: str) -> str | None:
    """Return what a name would have to be; None where it is one.

    Args:
        name: of a crew member.
    """
    if len(name) > LONGEST:
        return f"a name of at most {LONGEST} characters"
    if not visible(name):
        return "a name with at least one visible character"
    if not all(letter.isprintable() or letter in JOINERS for letter in name):
        return "a name without control characters"
    return None


def written(name: str) -> str:
    """Return a name as it is seen: letters in one with their accents, single spaces, none around it."""
    return " ".join(unicodedata.normalize("NFC", name).split())


def looks(name: str) -> str:
    """Return what two names have in common that nobody can tell apart."""
    return written(name).casefold()
