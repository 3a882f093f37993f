"""Text that came from outside, made fit to be shown: letters that are letters, and not too many of them."""

from __future__ import annotations

STRANGE = "\ufffd"
"""Stands for what is no letter: control characters, half letters, marks that turn writing around."""
LONGEST = 400
"""Letters of a sentence about something that is wrong."""
_SPACES = "\t\n\r"
_JOINERS = "\u200c\u200d"
"""Not printable by themselves, but scripts and emoji are written with them."""


def plain(text: str, most: int = LONGEST) -> str:
    """Return a text in one line that any window, terminal and file can take.

    Args:
        text: from a file, a file's name, an error.
        most: letters; what is longer ends in three dots.
    """
    cut = text if len(text) <= most else text[: most - 1] + "\u2026"
    if cut.isprintable():
        return cut
    return "".join(letter if is_letter(letter) else " " if letter in _SPACES else STRANGE for letter in cut)


def is_letter(letter: str) -> bool:
    """Tell whether a letter, or anything else that is written, can be shown."""
    return letter.isprintable() or letter in _JOINERS


def is_plain(text: str, most: int) -> bool:
    """Tell whether a text can be shown as it is, and is short enough."""
    return len(text) <= most and (text.isprintable() or all(map(is_letter, text)))
