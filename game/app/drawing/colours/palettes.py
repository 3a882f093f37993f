"""The colours that must be told apart, by family, and what stands in for them for eyes that lack a receptor.

The stand-ins were searched by `tools/art/palettes.py`; the comments say how far apart the two nearest
colours of a family are for such eyes. Those of rooms and resources stand with their looks (`looks.py`).
Shades of a colour (a card's ground, parts of an icon) move with it.
"""

from __future__ import annotations

import math

from game.app.drawing.colours.colour_vision import Lab, from_lab, lab
from game.app.drawing.colours.theme import CREW, Colour, colour, rgb
from game.app.drawing.looks import GROUNDS, LookBook

Rgb = tuple[int, int, int]

FIXED: dict[str, dict[str, Colour]] = {
    "signals": {
        "legal": colour.LEGAL,
        "gold": colour.GOLD,
        "danger": colour.DANGER,
        "good": colour.GOOD,
    },
    "crew": {str(n): member.colour for n, member in enumerate(CREW)},
}
"""The families that are the same in every game."""
_HUE = 0.3
"""Radians of hue within which a colour counts as a shade of another."""
_DARK = 40.0
"""Lightness below which a shade is a ground."""
_GREY = 9.0
"""Chroma below which a colour is a shade of none."""

_STAND_INS: dict[str, dict[str, str]] = {
    "protan": {
        # signals: 31 before, 42 now
        "#7DF3FF": "#7BF2FF",  # legal
        "#FFC35C": "#F8BB3E",  # gold
        "#FF4A3D": "#FD493C",  # danger
        "#5FE3A1": "#69F4AC",  # good
        # crew: 22 before, 42 now
        "#FFC94D": "#FFC94B",  # 0
        "#1FBFB8": "#3DAA79",  # 1
        "#F2418A": "#EE4089",  # 2
        "#EEF2FA": "#EEF4FE",  # 3
    },
    "deutan": {
        # signals: 21 before, 35 now; gold stays warmer than the search would have it
        "#7DF3FF": "#7DF3FF",  # legal
        "#FFC35C": "#FFC61E",  # gold
        "#FF4A3D": "#EA3D3F",  # danger
        "#5FE3A1": "#4AA878",  # good
        # crew: 20 before, 42 now
        "#FFC94D": "#FCC84D",  # 0
        "#1FBFB8": "#0F9577",  # 1
        "#F2418A": "#D866DD",  # 2
        "#EEF2FA": "#EFF4FF",  # 3
    },
    "tritan": {
        # signals: 11 before, 42 now
        "#7DF3FF": "#7DF3FF",  # legal
        "#FFC35C": "#FFC35E",  # gold
        "#FF4A3D": "#FF4B3D",  # danger
        "#5FE3A1": "#93B978",  # good
        # crew: 35 before, 43 now
        "#FFC94D": "#F1BB3F",  # 0
        "#1FBFB8": "#00BCB6",  # 1
        "#F2418A": "#F4438C",  # 2
        "#EEF2FA": "#EEF4FD",  # 3
    },
}


_TABLES = {kind: {rgb(old): rgb(new) for old, new in table.items()} for kind, table in _STAND_INS.items()}


def families(book: LookBook) -> dict[str, dict[str, Colour]]:
    """Return the colours of every family by name."""
    return FIXED | {family: book.frames(family) for family in GROUNDS}


class Palette:
    """Find what stands in for colours, for eyes of one kind.

    Args:
        kind: `protan`, `deutan` or `tritan`; anything else changes nothing.
        book: the looks of rooms and resources.
    """

    def __init__(self, kind: str, book: LookBook) -> None:
        self.kind = kind
        self._book = book
        self._known = -1
        self._table: dict[Colour, Colour] = {}
        self._found: dict[Rgb, Rgb] = {}

    def fresh(self) -> bool:
        """Take over the colours chosen since the last time; tell whether there were any."""
        if self.kind not in _TABLES or self._known == self._book.chosen:
            return False
        table = dict(_TABLES[self.kind])
        for family in GROUNDS:
            table |= self._book.stand_ins(family, self.kind)
        self._known, self._table, self._found = self._book.chosen, table, {}
        return True

    def of(self, paint: Rgb) -> Rgb:
        """Return the colour that the palette has in the place of any colour of the game."""
        if self.kind not in _TABLES:
            return paint
        self.fresh()
        found = self._found.get(paint)
        if found is None:
            moved = self._table.get(paint) or _shade(paint, self._table)
            found = self._found[paint] = moved[0], moved[1], moved[2]
        return found


def _shade(paint: Rgb, table: dict[Colour, Colour]) -> Rgb:
    """Move a shade of a known colour as that colour moves, by its share of the known one's chroma."""
    value = lab(paint)
    if _chroma(value) < _GREY:
        return paint
    near = min(table, key=lambda known: _apart(value, lab(known)))
    usual, other = lab(near), lab(table[near])
    if abs(_turn(value, usual)) > _HUE:
        return paint
    share = min(1.0, _chroma(value) / max(1.0, _chroma(usual)))
    lightness, a, b = (v + (new - old) * share for v, old, new in zip(value, usual, other, strict=True))
    if value[0] < _DARK:
        # a ground never gets lighter: what is written on it must be read; below a darker frame it is darker
        lightness = value[0] * min(1.0, other[0] / usual[0])
    return from_lab((lightness, a, b))


def _apart(value: Lab, known: Lab) -> float:
    """Return how unlike a shade of a known colour a value is: its hue counts most."""
    rest = abs(value[0] - known[0]) + abs(_chroma(value) - _chroma(known))
    return abs(_turn(value, known)) * 100 + rest * 0.1


def _chroma(value: Lab) -> float:
    return math.hypot(value[1], value[2])


def _turn(one: Lab, other: Lab) -> float:
    """Return the difference of two hues in radians, -pi to pi."""
    turn = math.atan2(one[2], one[1]) - math.atan2(other[2], other[1])
    return (turn + math.pi) % (2 * math.pi) - math.pi
