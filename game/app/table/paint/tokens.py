"""Tokens, cubes, crew and dice: the small pieces, as sprites."""

from __future__ import annotations

import math

import pygame

from game.app.drawing.canvas import Canvas
from game.app.drawing.colours.theme import CREW, colour, fade
from game.app.drawing.kit import Kit
from game.app.drawing.portrait import portrait
from game.app.drawing.viewport import Rect
from game.app.table.paint import brush
from game.app.views.roles import tint

TOKEN_ICON = {
    "cube": "token-cube",
    "action": "token-action",
    "protection": "token-protection",
    "power": "token-diverted",
}
"""Icons of the four kinds of token."""
DIE_ANGLES = 12
LARGE_DIE = 200
"""Pixels: a die as large as this is turned as it is; a smaller one is drawn twice as large for that."""


def token(canvas: Canvas, kind: str, x: float, y: float, size: float, dim: bool = False) -> None:
    """Draw a token of the supply with its top left at a point."""
    canvas.icon(TOKEN_ICON[kind], x, y, size, alpha=90 if dim else 255, grey=dim)


def meeple_icon(mark: int) -> str:
    """Return the icon of a crew mark (index in ``theme.CREW``)."""
    return CREW[mark].icon


def face_icon(mark: int, mood: str) -> str:
    """Return the picture of a crew member's face (`crew_moods.py` has the moods)."""
    return f"{CREW[mark].face}-{mood}"


def face(
    canvas: Canvas, place: tuple[float, float, float], mark: int, mood: str = "calm", alpha: int = 255
) -> None:
    """Draw a crew member's face in a frame of the crew's colour, with the crew mark at its corner.

    Args:
        canvas: where.
        place: top left and size, in units.
        mark: crew mark (index in ``theme.CREW``).
        mood: what the face says.
        alpha: 255 opaque.
    """
    x, y, size = place
    portrait(canvas, place, face_icon(mark, mood), CREW[mark].colour, alpha)
    badge = max(13.0, size * 0.3)
    at = (x + size - badge * 0.72, y + size - badge * 0.72)
    canvas.circle(at[0] + badge / 2, at[1] + badge / 2, badge * 0.62, tint("shadow"))
    canvas.icon(f"mark-{mark + 1}", *at, badge, alpha=alpha)


def meeple(canvas: Canvas, rect: Rect, mark: int, active: bool, marks: frozenset[str]) -> None:
    """Draw a crew member standing in a rectangle.

    Args:
        rect: 60 x 68 units, the feet at its lower edge.
        mark: crew mark (index in ``theme.CREW``).
        active: whether it is this crew member's turn: ring and pool of light at the feet.
        marks: names of the marks on it.
    """
    x, y, w, h = rect
    tone = CREW[mark].colour
    middle = x + w / 2
    held = "held" in marks or "hidden" in marks
    if active:
        pool = (middle - 46, y + h - 19, 92, 30)
        brush.radial(canvas, pool, fade(tone, 0.75))
        _ring(canvas, (middle - 37, y + h - 15, 74, 21), tone)
    else:
        brush.radial(canvas, (middle - 30, y + h - 11, 60, 20), fade(colour.BLACK, 0.8))
    if "hidden" in marks and "held" not in marks:
        return
    if not held:
        # Where the feet touch the ground it is darkest, and the sun at the right throws the rest to the left.
        brush.radial(canvas, (middle - 40, y + h - 10, 66, 15), fade(colour.BLACK, 0.55))
        brush.radial(canvas, (middle - 23, y + h - 8, 46, 10), fade(colour.BLACK, 0.85))
        # Without another light a dark rim keeps every colour apart from pictures and fire behind it.
        lights = {
            "legal": colour.LEGAL,
            "selected": colour.GOLD,
            "lit": colour.GOLD,
            "hover": fade(colour.WHITE, 0.5),
        }
        light = next((tone for name, tone in lights.items() if name in marks), tint("shadow*75"))
        halo(canvas, meeple_icon(mark), (x + (w - h) / 2, y, h), light)
    canvas.icon(meeple_icon(mark), x + (w - h) / 2, y, h, alpha=70 if held else 255)
    if "illegal" in marks:
        canvas.icon(meeple_icon(mark), x + (w - h) / 2, y, h, tint=tint("piece-grey"), grey=True)
    if "focus" in marks:
        canvas.focus_ring(rect, (10, 10, 10, 10), out=1)


def halo(canvas: Canvas, icon: str, place: tuple[float, float, float], light: tuple[int, ...]) -> None:
    """Draw a soft light around an icon's own outline; ``place`` is its top left and size in units."""
    x, y, size = place
    kit = canvas.kit
    source = kit.pictures.icon(icon, size)
    reach = max(2, kit.viewport.px(9))

    def make() -> pygame.Surface:
        side = source.get_width() + 4 * reach
        layer = pygame.Surface((side, side), pygame.SRCALPHA)
        layer.fill((255, 255, 255, 0))
        layer.blit(source, (2 * reach, 2 * reach))
        layer.fill((255, 255, 255, 0), None, pygame.BLEND_RGBA_MAX)
        near = pygame.transform.box_blur(layer, max(1, reach // 4), repeat_edge_pixels=False)
        far = pygame.transform.box_blur(layer, reach, repeat_edge_pixels=False)
        result = pygame.Surface((side, side), pygame.SRCALPHA)
        result.fill((255, 255, 255, 0))
        for blurred in (far, far, near, near):
            blurred.fill((255, 255, 255, 0), None, pygame.BLEND_RGBA_MAX)
            result.blit(blurred, (0, 0))
        result.fill((255, 255, 255, 0), None, pygame.BLEND_RGBA_MAX)
        result.fill(light if len(light) > 3 else (*light, 255), None, pygame.BLEND_RGBA_MULT)
        return result

    picture = kit.pictures.shape(("halo", icon, source.get_size(), light), make)
    px, py = canvas.at(x, y)
    canvas.surface.blit(picture, (px - 2 * reach, py - 2 * reach))


def _ring(canvas: Canvas, rect: Rect, tone: tuple[int, ...]) -> None:
    x, y, w, h = rect

    def draw(large: pygame.Surface, k: float) -> None:
        points = [
            (
                w * k / 2 * (1 + 0.95 * math.cos(math.tau * n / 96)),
                h * k / 2 * (1 + 0.88 * math.sin(math.tau * n / 96)),
            )
            for n in range(96)
        ]
        for n in range(0, 96, 8):
            pygame.draw.lines(large, tone, False, points[n : n + 6], max(1, round(2.4 * k)))

    brush.strokes(canvas, rect, ("ring", w, h), tone, draw)


def shield(canvas: Canvas, rect: Rect, marks: frozenset[str]) -> None:
    """Draw a Protection token on a room."""
    x, y, w, _ = rect
    if "hidden" in marks or "held" in marks:
        return
    light = (
        colour.GOLD if {"lit", "selected"} & marks else fade(colour.LEGAL, 0.9 if "legal" in marks else 0.45)
    )
    halo(canvas, "token-protection", (x, y, w), light)
    canvas.icon("token-protection", x, y, w)
    if "focus" in marks:
        canvas.focus_ring(rect, (10, 10, 10, 10), out=0)


def die_face(kit: Kit, value: int, size: float, angle: int = 0) -> pygame.Surface:
    """Return the picture of a die, in pixels; it is shared, so never draw on it.

    Args:
        value: 1 to 6.
        size: of the die, in units; turned ones are larger pictures around the same middle.
        angle: 0 to 11, twelfths of a turn.
    """
    face = kit.pictures.icon(f"die-{value}", size)
    if angle % DIE_ANGLES == 0:
        return face

    def make() -> pygame.Surface:
        turn = -360 / DIE_ANGLES * angle
        if face.get_width() >= LARGE_DIE:
            return pygame.transform.rotozoom(face, turn, 1.0)
        return pygame.transform.rotozoom(kit.pictures.icon(f"die-{value}", size * 2), turn, 0.5)

    return kit.pictures.shape(("die", value, face.get_size(), angle % DIE_ANGLES), make)
