"""Small signs on a grid of 64: resources, damage, dice, crew marks, tokens; each reads at 24 pixels."""

from __future__ import annotations

import math

from game.app.drawing.colours.theme import CREW
from vector.svg import WHITE, Colour, Drawing, light, mix, regular, rgb, star

GRID = 64.0


# Resources


def data(d: Drawing) -> None:
    """A chip with pins on four sides."""
    for at in (19.5, 32, 44.5):
        across = d.linear((0, 3), (0, 61), (0, rgb("#A8D8FF"), 1), (1, rgb("#3E7FBF"), 1))
        d.rect(at - 2.7, 3, 5.4, 58, across, rx=1.6)
        along = d.linear((3, 0), (61, 0), (0, rgb("#5B9BD6"), 1), (1, rgb("#D2EBFF"), 1))
        d.rect(3, at - 2.7, 58, 5.4, along, rx=1.6)
    body = d.linear(
        (10, 10), (54, 54), (0, rgb("#C6E5FF"), 1), (0.5, rgb("#8CC8FF"), 1), (1, rgb("#5A9ADB"), 1)
    )
    d.rect(10, 10, 44, 44, body, rgb("#08233F"), 3, rx=6)
    glass = d.linear((18, 18), (46, 46), (0, rgb("#15426F"), 1), (1, rgb("#071A2E"), 1))
    d.rect(18, 18, 28, 28, glass, rx=3)
    d.path("M22 38h6l3-3h11M22 26h12l3 3h5", None, rgb("#D8ECFF"), 2.8)
    d.circle(24, 32, 3, rgb("#D8ECFF"))
    d.circle(40, 32, 3.3, WHITE)
    d.path("M13.5 30V17q0-3.500 3.500-3.500h20", None, WHITE, 2, 0.85)


def _bar(d: Drawing, x: float, y: float) -> None:
    """An ingot, its front's lower left at a point."""
    edge = rgb("#330503")
    d.poly(
        [(x + 27, y), (x + 31.5, y - 4.5), (x + 26.6, y - 22.5), (x + 21.6, y - 18)], rgb("#FF9C6A"), edge, 2
    )
    d.poly(
        [(x + 5.4, y - 18), (x + 21.6, y - 18), (x + 26.6, y - 22.5), (x + 10.4, y - 22.5)],
        rgb("#FFC4B0"),
        edge,
        2,
    )
    face = d.linear(
        (0, y - 18), (0, y), (0, rgb("#FF6A55"), 1), (0.5, rgb("#E23322"), 1), (1, rgb("#B81A0F"), 1)
    )
    d.poly([(x, y), (x + 27, y), (x + 21.6, y - 18), (x + 5.4, y - 18)], face, edge, 2.4)
    d.lines([(x + 7.4, y - 15.4), (x + 19.6, y - 15.4)], rgb("#FFD0C2"), 2)
    d.lines([(x + 5, y - 4.4), (x + 22, y - 4.4)], rgb("#FF7A68"), 1.8)


def metal(d: Drawing) -> None:
    """Three ingots, one on two."""
    for x, y in ((0.6, 59.0), (34.0, 59.0), (17.4, 33.0)):
        with d.moved(x, y, 0.93):
            _bar(d, 0, 0)


def nanobots(d: Drawing) -> None:
    """A round head with antenna and legs."""
    ink = rgb("#260F49")
    for side in (-1, 1):
        for points in (
            [(32 + side * 17, 43), (32 + side * 25, 50), (32 + side * 25, 59)],
            [(32 + side * 9, 49), (32 + side * 11.5, 55), (32 + side * 8.5, 60)],
        ):
            d.lines(points, ink, 7.6)
            d.lines(points, rgb("#9D4FE0"), 4.4)
    d.lines([(32, 14), (32, 6)], rgb("#B36AF2"), 4)
    d.circle(32, 6, 4.4, rgb("#EEDFFF"), ink, 2)
    head = d.radial((38, 25), 34, (0, rgb("#DDB4FF"), 1), (0.35, rgb("#AF62EE"), 1), (1, rgb("#6A25AC"), 1))
    d.circle(32, 33, 20, head, ink, 3)
    d.path("M18 25q5-8 14-9.500", None, WHITE, 2.8, 0.8)
    d.rect(15.5, 27.5, 33, 13, rgb("#170830"), rx=6.5)
    for side in (-1, 1):
        d.circle(32 + side * 7.4, 34, 4, WHITE)
    d.path("M27 46.500h10", None, ink, 3)


def energy(d: Drawing) -> None:
    """A tall battery with a bolt."""
    edge = rgb("#03210F")
    cap = d.linear((24, 0), (40, 0), (0, rgb("#178A48"), 1), (0.7, rgb("#8FF5B8"), 1), (1, rgb("#1E9A52"), 1))
    d.rect(24, 2, 16, 9, cap, edge, 2.5, rx=2.5)
    body = d.linear(
        (14, 0),
        (50, 0),
        (0, rgb("#1FA557"), 1),
        (0.3, rgb("#39E67F"), 1),
        (0.8, rgb("#B8FFD4"), 1),
        (1, rgb("#28B763"), 1),
    )
    d.rect(14, 9, 36, 53, body, edge, 3, rx=7)
    glass = d.linear((0, 14), (0, 57), (0, rgb("#032413"), 1), (1, rgb("#0B5A31"), 1))
    d.rect(19, 14, 26, 43, glass, rx=3.5)
    d.path("M35.500 16L21 38h10l-3 17 15.500-23.500H33z", rgb("#D9FFE8"), rgb("#34E878"), 1.6)


def universal(d: Drawing) -> None:
    """A six-pointed star with a hexagonal core."""
    edge = rgb("#4E3205")
    points = star(32, 32, 30.6, 17.6, 6)
    d.poly(points, rgb("#FFE3A3"), edge, 3)
    for n in range(12):
        a, b = points[n], points[(n + 1) % 12]
        x, y = (a[0] + b[0]) / 2 - 32, (a[1] + b[1]) / 2 - 32
        facing = (x * 0.8 - y * 0.6) / math.hypot(x, y)
        level = min(1.0, max(0.0, 0.6 + 0.3 * facing + (0.16 if n % 2 == 0 else -0.1)))
        d.poly([(32, 32), a, b], mix(rgb("#C08324"), rgb("#FFFDF4"), level))
    d.poly(points, None, rgb("#FFF6DF"), 1)
    d.poly(regular(32, 32, 12, 6), rgb("#C98722"), edge, 2.2)
    d.poly(regular(32, 32, 6.4, 6), rgb("#FFF6DC"))


SIGNS = {"data": data, "metal": metal, "nanobots": nanobots, "energy": energy, "universal": universal}


# Damage


def burst(d: Drawing, x: float, y: float, r: float) -> None:
    """An explosion."""
    outer = star(x, y, r, r * 0.52, 8, 11)
    ragged = [
        (x + (px - x) * (1.0 if n % 4 else 0.84), y + (py - y) * (1.0 if n % 4 else 0.84))
        for n, (px, py) in enumerate(outer)
    ]
    heat = d.radial((x, y), r, (0, rgb("#FFF6D0"), 1), (0.4, rgb("#FFC24A"), 1), (1, rgb("#FF7A1E"), 1))
    d.poly(ragged, heat, rgb("#6E1002"), 2)
    d.poly(star(x, y, r * 0.5, r * 0.26, 8, 33), rgb("#FFFBEA"))


def damage(count: int) -> Drawing:
    """A hexagon with as many bursts as rooms are hit."""
    d = Drawing(GRID, GRID)
    plate = d.linear((0, 3), (0, 61), (0, rgb("#5A100B"), 1), (1, rgb("#260505"), 1))
    d.poly([(32, 3), (61, 19.5), (61, 44.5), (32, 61), (3, 44.5), (3, 19.5)], plate, rgb("#FF5A3C"), 3.2)
    d.lines([(7, 21.5), (32, 7.4), (57, 21.5)], rgb("#FFB59C"), 1.2, 0.7)
    places = {1: [(32, 33)], 2: [(20.5, 39), (43.5, 26)], 3: [(32, 20.5), (19.5, 42), (44.5, 42)]}[count]
    for x, y in places:
        burst(d, x, y, {1: 18.5, 2: 13.6, 3: 12.2}[count])
    return d


def breach() -> Drawing:
    """A triangle with a crack."""
    d = Drawing(GRID, GRID)
    plate = d.linear((0, 2), (0, 56), (0, rgb("#3A0B0B"), 1), (1, rgb("#140405"), 1))
    d.path("M32 3l29 53H3z", plate, rgb("#FF3B30"), 4)
    hot = d.linear(
        (40, 14), (24, 53), (0, rgb("#FFE0A8"), 1), (0.5, rgb("#FF6A3A"), 1), (1, rgb("#FF3B30"), 1)
    )
    d.path(
        "M33.500 13l-9 15 7 4-9.500 9 8 2-6 10.500 20.500-15.500-8-3 7-8-8.500-3z", hot, rgb("#FFE3D0"), 1.8
    )
    return d


# Dice

SPOTS = {
    1: [(0, 0)],
    2: [(-1, -1), (1, 1)],
    3: [(-1, -1), (0, 0), (1, 1)],
    4: [(-1, -1), (1, -1), (-1, 1), (1, 1)],
    5: [(-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)],
    6: [(-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)],
}
FRONT = {1: 2, 2: 6, 3: 1, 4: 5, 5: 3, 6: 4}
"""The face towards the player by the one on top: never it nor its opposite, which make seven together."""


def die(value: int) -> Drawing:
    """A die seen from above and a little from the front: the upper face, the edge of the one before it."""
    d = Drawing(GRID, GRID)
    d.rect(3.4, 5, 57.2, 57, rgb("#5A5142"), rx=12)
    front = d.linear((0, 46), (0, 61), (0, rgb("#C9BFAC"), 1), (1, rgb("#8D826F"), 1))
    d.rect(4.6, 8, 54.8, 52.6, front, rx=11)
    for sx, sy in SPOTS[FRONT[value]]:
        if sy >= 0:
            # Only the upper part of the front face is seen, from a low angle.
            d.ellipse(32 + sx * 14, 57.6 if sy else 54.6, 4, 1.1, rgb("#2A2A36"), opacity=0.75)
    d.rect(3.4, 2.4, 57.2, 50.8, rgb("#6B6152"), rx=12)
    top = d.linear(
        (8, 4), (56, 52), (0, rgb("#EFE8DA"), 1), (0.55, rgb("#FBF7EE"), 1), (1, rgb("#FFFDF8"), 1)
    )
    d.rect(4.8, 3.6, 54.4, 48.4, top, rx=11)
    d.path("M9 44V14q0-6.500 6.500-6.500H48", None, WHITE, 2.2, 0.95)
    d.path("M55.500 14v27q0 7.500-7.500 7.500H16", None, rgb("#FFD9A0"), 2.2, 0.75)
    for sx, sy in SPOTS[value]:
        x, y = 32 + sx * 14.4, 27.8 + sy * 14.2
        r = 7.4 if value == 1 else 5.6
        d.ellipse(x + 0.5, y + 0.9, r + 0.7, r + 0.4, WHITE, opacity=0.95)
        pit = d.radial((x + 1.4, y + 2), r * 1.5, (0, rgb("#3B3F55"), 1), (1, rgb("#0C0E18"), 1))
        d.ellipse(x, y, r, r * 0.97, pit)
    return d


# Crew

INKS = ("#3D2A00", "#02312D", "#470B2B", "#1D2436")
"""Dark of each crew mark: outline and mark on the chest."""


def mark(d: Drawing, number: int, x: float, y: float, scale: float, paint: Colour | str) -> None:
    """The shape of a crew mark around a point: ring, triangle, tall diamond, square.

    A full circle and a diamond of its size cannot be told apart on a chest of ten pixels.
    """
    with d.moved(x, y, scale):
        if number == 0:
            d.circle(0, 0, 7, None, paint, 5)
        elif number == 1:
            d.path("M0-10.500L10.500 8h-21z", paint)
        elif number == 2:
            d.path("M0-14L8 0 0 14-8 0z", paint)
        else:
            d.rect(-8.5, -8.5, 17, 17, paint)


def crew_mark(number: int) -> Drawing:
    """A crew mark alone, large: for the buttons that choose it."""
    d = Drawing(GRID, GRID)
    tone, ink = CREW[number].colour, rgb(INKS[number])
    mark(
        d,
        number,
        32,
        32,
        2.2 if number == 2 else 2.62,
        d.linear((0, -12), (0, 12), (0, light(tone, 0.34), 1), (0.55, tone, 1), (1, mix(tone, ink, 0.22), 1)),
    )
    return d


# Tokens


def cube() -> Drawing:
    """A repair cube: a wrench let into its left side."""
    d = Drawing(GRID, GRID)
    left = d.linear((7, 17), (32, 60), (0, rgb("#D5DBE8"), 1), (1, rgb("#A9B2C4"), 1))
    right = d.linear(
        (57, 17), (32, 60), (0, rgb("#A79C96"), 1), (0.4, rgb("#8891A5"), 1), (1, rgb("#626B82"), 1)
    )
    top = d.linear((12, 10), (52, 22), (0, rgb("#F2F5FC"), 1), (1, WHITE, 1))
    d.path("M32 4l25 13v29L32 60 7 46V17z", rgb("#C9CFDB"), rgb("#151B2B"), 3.4)
    d.poly([(7, 17), (32, 31), (32, 60), (7, 46)], left)
    d.poly([(32, 31), (57, 17), (57, 46), (32, 60)], right)
    d.poly([(32, 4), (57, 17), (32, 31), (7, 17)], top)
    d.lines([(8, 17.5), (32, 31), (56, 17.5)], WHITE, 1.6, 0.95)
    d.lines([(32, 31), (32, 59)], rgb("#EDF1F9"), 1.4, 0.8)
    d.lines([(56, 18.5), (56, 45.5)], rgb("#FFCE94"), 1.6, 0.8)
    d.poly([(32, 9), (47, 17), (32, 25.4), (17, 17)], None, rgb("#C4CCDC"), 1.6)
    d.path("M19 27.500v9M14 34.500l10 5", None, rgb("#39435C"), 4.2)
    d.poly([(38, 35.5), (51.5, 28), (51.5, 42.6), (38, 50.4)], None, rgb("#4C556C"), 1.6, 0.8)
    return d


def action() -> Drawing:
    """An octagon with two arrows: one more action."""
    d = Drawing(GRID, GRID)
    rim = d.linear(
        (10, 6), (54, 58), (0, rgb("#FFE2A2"), 1), (0.5, rgb("#FFC35C"), 1), (1, rgb("#B97A1A"), 1)
    )
    d.poly(regular(32, 32, 30.4, 8, 22.5), rgb("#2E2005"), rim, 3.6)
    face = d.linear(
        (14, 12), (50, 54), (0, rgb("#FFDD94"), 1), (0.5, rgb("#FFC35C"), 1), (1, rgb("#E09A2E"), 1)
    )
    d.poly(regular(32, 32, 23.2, 8, 22.5), face)
    d.poly(regular(32, 32, 22, 8, 22.5), None, rgb("#FFF0CB"), 1.3, 0.9)
    d.path("M19.500 17.500l19 14.500-19 14.500z", rgb("#3A2203"), rgb("#3A2203"), 1.6)
    d.rect(39.4, 16.6, 6.4, 30.8, rgb("#3A2203"), rx=1.4)
    return d


def protection() -> Drawing:
    """A shield, two halves of light."""
    d = Drawing(GRID, GRID)
    rim = d.linear((8, 4), (56, 50), (0, rgb("#D9FBFF"), 1), (0.5, rgb("#7DF3FF"), 1), (1, rgb("#38B4CC"), 1))
    d.path("M32 3l25 8v19c0 16-10 26-25 31C17 56 7 46 7 30V11z", rgb("#0A303D"), rim, 3.6)
    dark = d.linear((32, 11), (49, 50), (0, rgb("#58D8EC"), 1), (1, rgb("#1C8AA4"), 1))
    d.path("M32 11l17 5.500V30c0 11-6 18-17 22z", dark)
    pale = d.linear((15, 14), (32, 50), (0, rgb("#E3FDFF"), 1), (1, rgb("#7BE6F6"), 1))
    d.path("M32 11l-17 5.500V30c0 11 6 18 17 22z", pale)
    d.path("M18.600 19l9.400-3.100", None, WHITE, 2.4, 0.95)
    d.path("M46.500 19.500V30c0 7.500-3.200 13-8.500 17", None, rgb("#FFDFAF"), 1.7, 0.6)
    return d


def diverted() -> Drawing:
    """A round coin with a bolt: power diverted to the Energy Core."""
    d = Drawing(GRID, GRID)
    rim = d.linear(
        (10, 8), (54, 56), (0, rgb("#FFE7B4"), 1), (0.5, rgb("#FFC35C"), 1), (1, rgb("#AE6F12"), 1)
    )
    d.circle(32, 32, 29, rgb("#2A1706"), rim, 3.8)
    for n in range(24):
        a = math.tau * n / 24
        d.lines(
            [(32 + r * math.sin(a), 32 - r * math.cos(a)) for r in (24.4, 26.6)], rgb("#FFC35C"), 1.3, 0.75
        )
    face = d.radial((36, 26), 27, (0, rgb("#FFF7DC"), 1), (0.6, rgb("#FFDC86"), 1), (1, rgb("#EFA93C"), 1))
    d.circle(32, 32, 22, face)
    d.path("M12.500 27A20 20 0 0 1 29 12.300", None, WHITE, 2.2, 0.95)
    d.path("M36.500 12.500L18.500 36h11l-3.300 16.500L45.500 28H34z", rgb("#6B3200"), rgb("#FFF3CC"), 1.2)
    return d


def written() -> dict[str, Drawing]:
    """Return every small sign by its file's name without ending."""
    found: dict[str, Drawing] = {}
    for kind, draw in SIGNS.items():
        found[f"res-{kind}"] = sign = Drawing(GRID, GRID)
        draw(sign)
    for count in (1, 2, 3):
        found[f"damage-{count}"] = damage(count)
    for value in SPOTS:
        found[f"die-{value}"] = die(value)
    for number in range(len(CREW)):
        found[f"mark-{number + 1}"] = crew_mark(number)
    tokens = {"cube": cube, "action": action, "protection": protection, "diverted": diverted}
    return found | {f"token-{name}": draw() for name, draw in tokens.items()} | {"hull-breach": breach()}
