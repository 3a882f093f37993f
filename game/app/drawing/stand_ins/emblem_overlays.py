"""What is laid over the picture of a room that nobody has painted: cables for its power, or a blaze."""

from __future__ import annotations

import math

from game.app.drawing.colours.theme import light
from game.app.drawing.looks import RoomArt
from game.app.drawing.stand_ins.emblem_rooms import BLACK, EYE, WHITE, H, W
from game.app.drawing.stand_ins.svg import Svg


def overlay_svg(art: RoomArt) -> str:
    """Return what is laid over a room as a vector picture."""
    d = Svg(W, H)
    if art.state == "diverted":
        _cables(d, art)
    else:
        _blaze(d, art)
    return d.text()


def _cables(d: Svg, art: RoomArt) -> None:
    """Cables that carry the room's power away, arrows running along them."""
    d.rect(
        0,
        0,
        W,
        H,
        d.radial(W / 2, H * 0.45, 400, (0, art.frame, 0.08), (0.6, art.frame, 0.2), (1, art.frame, 0.3)),
    )
    lean = 24 * (1 if art.shape % 2 else -1)
    for start, bend, end in (
        ((232.0, 330.0), (120.0, 316.0), (-14.0, 322.0 + lean)),
        ((488.0, 330.0), (600.0, 312.0), (W + 14, 322.0 - lean)),
        ((430.0, 300.0), (452.0, 120.0), (520.0 + lean, -14.0)),
    ):
        points = [_curve(start, bend, end, n / 16) for n in range(17)]
        for width, tone, strength in (
            (30, art.frame, 0.16),
            (19, BLACK, 0.85),
            (14, art.frame, 1),
            (6, light(art.frame, 0.7), 0.9),
        ):
            d.outline(points, tone, width, strength, closed=False)
        for n in range(1, 16):
            (x0, y0), (x1, y1) = points[n], points[n + 1] if n < 16 else points[n]
            length = math.dist((x0, y0), (x1, y1)) or 1
            ax, ay = (x1 - x0) / length, (y1 - y0) / length
            if n % 4 == 3:
                d.outline(
                    [(x0 - ay * 11, y0 + ax * 11), (x0 + ay * 11, y0 - ax * 11)], BLACK, 6, 1, closed=False
                )
                continue
            tip = (x0 + ax * 6, y0 + ay * 6)
            wings = [
                (x0 - ax * 3 - ay * 6, y0 - ay * 3 + ax * 6),
                tip,
                (x0 - ax * 3 + ay * 6, y0 - ay * 3 - ax * 6),
            ]
            d.outline(wings, WHITE, 3.4, 1, closed=False)
        d.glow(*start, 46, light(art.frame, 0.5), 0.9)
        d.circle(*start, 12, light(art.frame, 0.85), 1, BLACK, 5)


def _curve(
    start: tuple[float, float], bend: tuple[float, float], end: tuple[float, float], t: float
) -> tuple[float, float]:
    a, b, c = (1 - t) ** 2, 2 * t * (1 - t), t * t
    return a * start[0] + b * bend[0] + c * end[0], a * start[1] + b * bend[1] + c * end[1]


def _blaze(d: Svg, art: RoomArt) -> None:
    """All the power of the ship in one place: rays and a white heart."""
    x, y = EYE
    d.rect(
        0,
        0,
        W,
        H,
        d.radial(x, y, 460, (0, light(art.frame, 0.7), 0.9), (0.3, art.frame, 0.6), (1, art.frame, 0.25)),
    )
    for n in range(16):
        a = math.tau * n / 16 + 0.1
        reach = 420 if n % 2 else 260
        side = 0.035 if n % 2 else 0.022
        ray = [(x, y), *((x + math.cos(a + s) * reach, y + math.sin(a + s) * reach) for s in (-side, side))]
        d.polygon(ray, d.radial(x, y, reach, (0, WHITE, 0.9), (0.5, WHITE, 0.5), (1, WHITE, 0)))
    d.glow(x, y, 210, WHITE, 0.95)
    d.circle(x, y, 46, d.radial(x, y, 46, (0, WHITE, 1), (0.7, WHITE, 1), (1, WHITE, 0.2)))
