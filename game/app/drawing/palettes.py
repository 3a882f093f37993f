"""The colours that must be told apart, by family, and what stands in for them for eyes that lack a receptor.

The stand-ins were searched by `assets/source/palettes.py`; the comments say how far apart the two nearest
colours of a family are for such eyes. Shades of a colour (a card's ground, parts of an icon) move with it.
"""

from __future__ import annotations

import math
from functools import lru_cache

from game.app.drawing.colour_vision import Lab, from_lab, lab
from game.app.drawing.theme import CREW, RESOURCE, ROOM, Colour, colour, rgb

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
        # rooms: 10 before, 32 now
        "#FF5468": "#EA4150",  # bridge
        "#2FC08A": "#C8FFD7",  # cargo-hold
        "#5BB4FF": "#AB8FA8",  # medical-bay
        "#93D65A": "#5AB722",  # crew-quarters
        "#FF9A3D": "#EB3F00",  # engine-room
        "#B294FF": "#786DF8",  # armoury
        "#F2C63F": "#FFFA3B",  # repair-centre
        "#EC7B58": "#F2B172",  # mess-hall
        "#F08CDD": "#FF97FB",  # energy-core
    },
    "deutan": {
        # signals: 21 before, 35 now; gold stays warmer than the search would have it
        "#7DF3FF": "#7DF3FF",  # legal
        "#FFC35C": "#FFC61E",  # gold
        "#FF4A3D": "#EA3D3F",  # danger
        "#5FE3A1": "#4AA878",  # good
        # resources: 18 before, 43 now
        "#8CC8FF": "#A6CEFF",  # data
        "#FF4A36": "#FF4A36",  # metal
        "#B36AF2": "#9F6AFA",  # nanobots
        "#34E878": "#009661",  # energy
        "#FFE9BC": "#FFEDC0",  # universal
        # crew: 20 before, 42 now
        "#FFC94D": "#FCC84D",  # 0
        "#1FBFB8": "#0F9577",  # 1
        "#F2418A": "#D866DD",  # 2
        "#EEF2FA": "#EFF4FF",  # 3
        # rooms: 1 before, 30 now
        "#FF5468": "#EE4C09",  # bridge
        "#2FC08A": "#6DBDA0",  # cargo-hold
        "#5BB4FF": "#5F83A1",  # medical-bay
        "#93D65A": "#D4F6B7",  # crew-quarters
        "#FF9A3D": "#FFDD6F",  # engine-room
        "#B294FF": "#5175F7",  # armoury
        "#F2C63F": "#FAFA00",  # repair-centre
        "#EC7B58": "#D66556",  # mess-hall
        "#F08CDD": "#C691FF",  # energy-core
    },
    "tritan": {
        # signals: 11 before, 42 now
        "#7DF3FF": "#7DF3FF",  # legal
        "#FFC35C": "#FFC35E",  # gold
        "#FF4A3D": "#FF4B3D",  # danger
        "#5FE3A1": "#93B978",  # good
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
        # rooms: 13 before, 31 now
        "#FF5468": "#F52954",  # bridge
        "#2FC08A": "#8B8002",  # cargo-hold
        "#5BB4FF": "#66A1E6",  # medical-bay
        "#93D65A": "#ADF379",  # crew-quarters
        "#FF9A3D": "#E07C02",  # engine-room
        "#B294FF": "#A58FFF",  # armoury
        "#F2C63F": "#F9BA52",  # repair-centre
        "#EC7B58": "#FEEFC4",  # mess-hall
        "#F08CDD": "#C252D8",  # energy-core
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
    if value[0] < _DARK:
        # a ground never gets lighter: what is written on it must be read; below a darker frame it is darker
        lightness = value[0] * min(1.0, other[0] / usual[0])
    return from_lab((lightness, a, b))


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
