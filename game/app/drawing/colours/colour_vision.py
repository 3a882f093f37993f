"""Compute how eyes see colours: contrast, distance, and sight without one kind of receptor. Pure.

Distances are CIE76 in CIELAB (D65). Sight without red, green or blue receptors is simulated after Machado,
Oliveira and Fernandes (2009) at full severity.
"""

from __future__ import annotations

import math
from functools import lru_cache

Lab = tuple[float, float, float]
Triple = tuple[float, float, float]

_MACHADO = {
    "protan": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deutan": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritan": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
KINDS = tuple(_MACHADO)
"""Sight without red, green, blue receptors."""
_XYZ = (
    (0.4124564, 0.3575761, 0.1804375),
    (0.2126729, 0.7151522, 0.0721750),
    (0.0193339, 0.1191920, 0.9503041),
)
_RGB = (
    (3.2404542, -1.5371385, -0.4985314),
    (-0.9692660, 1.8760108, 0.0415560),
    (0.0556434, -0.2040259, 1.0572252),
)
_WHITE = (0.95047, 1.0, 1.08883)


def linear(rgb: tuple[int, ...]) -> Triple:
    """Return the light of a colour's three parts, 0 to 1."""
    r, g, b = (_LINEAR[part] for part in rgb[:3])
    return r, g, b


def _lit(part: int) -> float:
    share = part / 255
    return share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4


_LINEAR = tuple(_lit(part) for part in range(256))


def from_linear(light: Triple) -> tuple[int, int, int]:
    """Return the colour of three lights, cut off where no screen can show it."""
    parts = []
    for share in light:
        share = min(1.0, max(0.0, share))
        parts.append(
            round(255 * (share * 12.92 if share <= 0.0031308 else 1.055 * share ** (1 / 2.4) - 0.055))
        )
    return parts[0], parts[1], parts[2]


def luminance(rgb: tuple[int, ...]) -> float:
    """Return how light a colour is, 0 to 1 (WCAG)."""
    r, g, b = linear(rgb)
    return 0.2126 * r + 0.7152 * g + 0.0722 * b


def contrast(one: tuple[int, ...], other: tuple[int, ...]) -> float:
    """Return the contrast of two colours, 1 to 21 (WCAG)."""
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def seen(rgb: tuple[int, ...], kind: str) -> tuple[int, int, int]:
    """Return how a colour looks to eyes of a kind (`KINDS`; anything else sees all)."""
    if kind not in _MACHADO:
        return rgb[0], rgb[1], rgb[2]
    return from_linear(_times(_MACHADO[kind], linear(rgb)))


@lru_cache(maxsize=4096)
def lab(rgb: tuple[int, ...]) -> Lab:
    """Return a colour in CIELAB."""
    x, y, z = (_root(part / white) for part, white in zip(_times(_XYZ, linear(rgb)), _WHITE, strict=True))
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def from_lab(value: Lab) -> tuple[int, int, int]:
    """Return the colour of a point in CIELAB, the nearest on its way to grey that a screen can show."""
    lightness, a, b = value
    low, high = 0.0, 1.0
    if _shown(value):
        low = 1.0
    else:
        for _ in range(10):
            middle = (low + high) / 2
            low, high = (middle, high) if _shown((lightness, a * middle, b * middle)) else (low, middle)
    return from_linear(_light((lightness, a * low, b * low)))


def distance(one: tuple[int, ...], other: tuple[int, ...], kind: str = "") -> float:
    """Return how far two colours are apart for eyes of a kind."""
    first, second = lab(seen(one, kind)), lab(seen(other, kind))
    return math.dist(first, second)


def _shown(value: Lab) -> bool:
    return all(-0.001 <= part <= 1.001 for part in _light(value))


def _light(value: Lab) -> Triple:
    y = (value[0] + 16) / 116
    x, z = y + value[1] / 500, y - value[2] / 200
    lights = tuple(_cube(part) * white for part, white in zip((x, y, z), _WHITE, strict=True))
    return _times(_RGB, (lights[0], lights[1], lights[2]))


def _root(part: float) -> float:
    return part ** (1 / 3) if part > 216 / 24389 else (24389 / 27 * part + 16) / 116


def _cube(part: float) -> float:
    return part**3 if part > 6 / 29 else (116 * part - 16) * 27 / 24389


def _times(matrix: tuple[Triple, ...], vector: Triple) -> Triple:
    a, b, c = (sum(m * v for m, v in zip(row, vector, strict=True)) for row in matrix)
    return a, b, c
