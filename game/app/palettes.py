"""The colours that must be told apart, by family, and what stands in for them for eyes that lack a receptor.

The stand-ins were searched by `assets/source/palettes.py`; the comments say how far apart the two nearest
colours of a family are for such eyes. Shades of a colour (a card's ground, parts of an icon) move with it.
"""

from __future__ import annotations

import math
from functools import lru_cache

from game.app.theme import CREW, RESOURCE, ROOM, Colour, colour, rgb
from game.app.vision import Lab, from_lab, lab

Rgb = tuple[int, int, int]

FAMILIES: dict[str, dict[str, Colour]] = {
    "signals": {
        "legal": colour.LEGAL,
        "gold": colour.GOLD,
        "danger": colour.DANGER,
        "good": colour.GOOD,
    },
    "resources": {name: tones.frame for name, tones in RESOURCE.items()},
    "crew": {str(n): member.colour for n, member in enumerate(CREW)},
    "rooms": {name: tones.frame for name, tones in ROOM.items()},
}
_HUE = 0.3
"""Radians of hue within which a colour counts as a shade of another."""
_GREY = 9.0
"""Chroma below which a colour is a shade of none."""

_STAND_INS: dict[str, dict[str, str]] = {
    "protan": {
        # signals: 31 before, 42 now
        "#7DF3FF": "#7BF2FF",  # legal
        "#FFC35C": "#F8BB3E",  # gold
        "#FF4A3D": "#FD493C",  # danger
        "#5FE3A1": "#69F4AC",  # good
        # resources: 29 before, 42 now
        "#8CC8FF": "#8BC9FF",  # data
        "#FF4A36": "#FF4B36",  # metal
        "#B36AF2": "#B063EC",  # nanobots
        "#34E878": "#3BE25B",  # energy
        "#FFE9BC": "#FEE9BE",  # universal
        # crew: 22 before, 42 now
        "#FFC94D": "#FFC94B",  # 0
        "#1FBFB8": "#3DAA79",  # 1
        "#F2418A": "#EE4089",  # 2
        "#EEF2FA": "#EEF4FE",  # 3
        # rooms: 10 before, 36 now
        "#FF5468": "#EC3F6C",  # bridge
        "#2FC08A": "#BCFCFF",  # cargo-hold
        "#5BB4FF": "#63B8F6",  # medical-bay
        "#93D65A": "#DFFF92",  # crew-quarters
        "#FF9A3D": "#FF8421",  # engine-room
        "#B294FF": "#8371F6",  # armoury
        "#F2C63F": "#FFE531",  # repair-centre
        "#EC7B58": "#FF0027",  # mess-hall
        "#F08CDD": "#FFAE8E",  # energy-core
    },
    "deutan": {
        # signals: 21 before, 42 now
        "#7DF3FF": "#41DFFF",  # legal
        "#FFC35C": "#FFC61E",  # gold
        "#FF4A3D": "#EA3D3F",  # danger
        "#5FE3A1": "#6CEAB6",  # good
        # resources: 18 before, 42 now
        "#8CC8FF": "#A6D4FF",  # data
        "#FF4A36": "#FD4835",  # metal
        "#B36AF2": "#A560EC",  # nanobots
        "#34E878": "#009762",  # energy
        "#FFE9BC": "#FEEBBC",  # universal
    },
    "tritan": {
        # signals: 11 before, 42 now
        "#7DF3FF": "#A4B6BA",  # legal
        "#FFC35C": "#FBBF5B",  # gold
        "#FF4A3D": "#FF493D",  # danger
        "#5FE3A1": "#5BEBA9",  # good
        # resources: 21 before, 42 now
        "#8CC8FF": "#7E8CCF",  # data
        "#FF4A36": "#FF4C37",  # metal
        "#B36AF2": "#B75BE7",  # nanobots
        "#34E878": "#37E979",  # energy
        "#FFE9BC": "#FFE6BA",  # universal
        # crew: 35 before, 43 now
        "#FFC94D": "#F1BB3F",  # 0
        "#1FBFB8": "#00BCB6",  # 1
        "#F2418A": "#F4438C",  # 2
        "#EEF2FA": "#EEF4FD",  # 3
    },
}


def _tables() -> dict[str, dict[Colour, Colour]]:
    return {kind: {rgb(old): rgb(new) for old, new in table.items()} for kind, table in _STAND_INS.items()}


_TABLES = _tables()


@lru_cache(maxsize=8192)
def stand_in(paint: Rgb, palette: str) -> Rgb:
    """Return the colour that a palette has in the place of one.

    Args:
        paint: any colour of the game.
        palette: `protan`, `deutan` or `tritan`; anything else changes nothing.
    """
    table = _TABLES.get(palette)
    if table is None:
        return paint
    found = table.get(paint) or _shade(paint, table)
    return found[0], found[1], found[2]


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
    # a dark ground stays as dark as it was: what is written on it must be read
    return from_lab((value[0] if value[0] < 40 else lightness, a, b))


def _apart(value: Lab, known: Lab) -> float:
    """How unlike a shade of a known colour a value is: its hue counts most."""
    rest = abs(value[0] - known[0]) + abs(_chroma(value) - _chroma(known))
    return abs(_turn(value, known)) * 100 + rest * 0.1


def _chroma(value: Lab) -> float:
    return math.hypot(value[1], value[2])


def _turn(one: Lab, other: Lab) -> float:
    """Return the difference of two hues in radians, -pi to pi."""
    turn = math.atan2(one[2], one[1]) - math.atan2(other[2], other[1])
    return (turn + math.pi) % (2 * math.pi) - math.pi
