"""Draw what is laid over the picture of a room that nobody has painted: cables for its power, or a blaze."""

from __future__ import annotations

import math

from game.app.drawing.stand_ins.svg import Svg
from tools.stand_in_rooms import BACK, BLACK, EYE, WHITE, Art, H, W, level, light, mix


def overlay_svg(art: Art) -> str:
    """Return what is laid over a room as a vector picture."""
    d = Svg(W, H)
    if art.state == "diverted":
        _cables(d, art)
    else:
        _blaze(d, art)
    return d.text()


def _cables(d: Svg, art: Art) -> None:
    """Conduits that carry the room's power away: along both walls, each from a socket."""
    glow = d.radial(W / 2, H * 0.45, 400, (0, art.frame, 0.08), (0.6, art.frame, 0.2), (1, art.frame, 0.3))
    d.rect(0, 0, W, H, glow)
    x, _, w, _ = BACK
    height = 0.5 if art.shape % 2 else 0.56
    for wall, near, inwards in ((x, 0.0, 1.0), (x + w, W, -1.0)):
        end, begin = (near, level(0, height)), (wall, level(1, height))
        socket = (wall + inwards * 34, begin[1])
        for far, thick, tone, strength in (
            (9.0, 34.0, art.frame, 0.18),
            (5.4, 20.0, BLACK, 0.85),
            (3.6, 13.0, art.frame, 1.0),
            (1.4, 5.0, light(art.frame, 0.75), 0.95),
        ):
            d.polygon(_bar(begin, far, end, thick), tone, strength)
            d.polygon(_bar(socket, far, begin, far), tone, strength)
        for n in range(1, 5):
            share = 1 - 0.62**n
            at = begin[0] + (end[0] - begin[0]) * share, begin[1] + (end[1] - begin[1]) * share
            half = 3.4 + 10.0 * share
            clamp = (at[0] - 2 - 2 * share, at[1] - half, 4 + 4 * share, 2 * half)
            d.rect(*clamp, mix(art.frame, BLACK, 0.72), 1, 1.5)
        d.glow(*socket, 44, light(art.frame, 0.5), 0.9)
        for radius, tone in ((19, BLACK), (16, mix(art.frame, BLACK, 0.55)), (11, BLACK), (8.5, art.frame)):
            turns = [math.tau * (n + 0.5) / 8 for n in range(8)]
            plate = [
                (socket[0] + math.cos(a) * radius * 0.9, socket[1] + math.sin(a) * radius) for a in turns
            ]
            d.polygon(plate, tone)
        d.circle(*socket, 4.4, light(art.frame, 0.85), 1)


def _bar(
    start: tuple[float, float], thin: float, end: tuple[float, float], thick: float
) -> list[tuple[float, float]]:
    """Return a bar that grows thicker towards its end."""
    (ax, ay), (bx, by) = start, end
    return [(ax, ay - thin), (bx, by - thick), (bx, by + thick), (ax, ay + thin)]


def _blaze(d: Svg, art: Art) -> None:
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
