"""Where a line may end."""

from __future__ import annotations

import re
from collections.abc import Iterator

_EAST_ASIAN = re.compile(r"[\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff\uff00-\uffef]|[\U00020000-\U0003ffff]")

_HELD = re.compile("\xa0[^\xa0 ]{1,24}\xa0")
"""Letters between two no-break spaces, such as the name of a key."""


def unbroken(text: str) -> Iterator[tuple[str, str]]:
    """Split a text into pieces that stay whole, each with what stands before it where no line ends.

    Words end at spaces. Chinese and Japanese have none: there a line may end after almost every letter, but
    not before a comma or after an opening bracket (Unicode Standard Annex 14), nor in what stands between two
    no-break spaces.

    Yields:
        A space or nothing, and the piece.
    """
    if not _EAST_ASIAN.search(text):
        for word in text.split(" "):
            yield " ", word
        return
    # Not at the top: its tables take a moment to read, and most languages need none of them.
    from uniseg.linebreak import line_break_units  # type: ignore[import-untyped]

    held = [found.span() for found in _HELD.finditer(text)]
    gap, piece, end = "", "", 0
    for unit in line_break_units(text):
        piece += unit
        end += len(unit)
        if any(first < end < after for first, after in held):
            continue
        whole = piece.rstrip(" ")
        yield gap, whole
        gap, piece = " " if whole != piece else "", ""
