"""Draw what the setup screen paints itself: faces, the sun, pictures of expansions, the ship that is
dealt."""

from __future__ import annotations

import pygame

from game.app.drawing.canvas import Canvas
from game.app.drawing.chance_bar import draw_chance_bar, draw_empty_bar
from game.app.drawing.colours.theme import CREW, GOLD_GLOW, Gradient, colour, fade
from game.app.drawing.portrait import CALM, portrait
from game.app.drawing.rank_badge import draw_rank_badge
from game.app.drawing.viewport import Rect
from game.app.table.paint import brush, tokens
from game.app.views.roles import tint
from game.rules.content import VARIANTS

PLASMA = "backdrop/plasma.jpg"
OVERSIZE = 3
LEAST_SUN = 0.42
"""Size of the sun of the easiest difficulty, as a share of that of the hardest."""
CARD_CORNERS = (12.0, 4.0, 0.0, 0.0)
ROOMY, DOT = 44.0, 9.0
"""From this height on a room's place has room to name its side; a lower one gets a dot."""
UNLIT = 125
"""Opacity of the picture of something that is off."""


def draw_face(canvas: Canvas, rect: Rect, mark: int, rank: str, alpha: int = 255) -> None:
    """Draw a crew member's face, and the sign of the player of the program who plays.

    Args:
        canvas: to draw on.
        rect: where; the face is as large as there is room at its top left.
        mark: of the crew member.
        rank: of the player; empty for a person.
        alpha: 255 opaque.
    """
    x, y, w, h = rect
    side, tone = min(w, h), CREW[mark].colour
    portrait(canvas, (x, y, side), tokens.face_icon(mark, CALM), tone, alpha)
    badge = max(16.0, side * 0.2)
    left, top = x + side - badge * 1.3, y + side - badge * 1.3
    canvas.circle(left + badge / 2, top + badge / 2, badge * 0.7, fade(colour.INK, alpha / 255))
    canvas.icon(f"mark-{mark + 1}", left, top, badge, alpha=alpha)
    if rank:
        size = max(36.0, side / 4)
        draw_rank_badge(canvas, rank, x + size * 0.62, y + side - size * 0.62, size, tone)


def draw_sun(canvas: Canvas, rect: Rect, heat: float) -> None:
    """Draw the sun in the middle of a rectangle.

    Args:
        canvas: to draw on.
        rect: that the largest sun fills.
        heat: 0 for the smallest, 1 for the largest.
    """
    x, y, w, h = rect
    size = min(w, h) * (LEAST_SUN + (1 - LEAST_SUN) * heat)
    left, top = x + (w - size) / 2, y + (h - size) / 2
    pictures = canvas.kit.pictures
    side = pictures.px(size)
    reach = size * 0.16
    brush.radial(canvas, (left - reach, top - reach, size + 2 * reach, size + 2 * reach), GOLD_GLOW)

    def make() -> pygame.Surface:
        large = pygame.Surface((side * OVERSIZE, side * OVERSIZE), pygame.SRCALPHA)
        large.fill((255, 255, 255, 0))
        middle = side * OVERSIZE / 2
        pygame.draw.circle(large, colour.WHITE, (middle, middle), middle)
        disc = pygame.transform.smoothscale(large, (side, side))
        surface = pygame.Surface((side, side))
        plasma = pictures.shape(("plasma",), lambda: pictures.file(PLASMA))
        pygame.transform.smoothscale(plasma.convert(surface), (side, side), surface)
        surface.fill(tint("sun-bright"), special_flags=pygame.BLEND_RGB_MULT)
        surface.fill(tint("sun-ground"), special_flags=pygame.BLEND_RGB_ADD)
        disc.blit(surface, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
        return disc

    canvas.blit(pictures.shape(("setup-sun", side), make), left, top)


def draw_share(
    canvas: Canvas, rect: Rect, share: float | None, interval: tuple[float, float], on: bool
) -> None:
    """Draw a share of games won as a bar; an empty one where it is not known."""
    if share is None:
        draw_empty_bar(canvas, rect)
    else:
        draw_chance_bar(canvas, rect, share, interval, colour.GOLD if on else colour.LINE_STRONG)


def draw_expansion(canvas: Canvas, rect: Rect, id: str, path: str, on: bool) -> None:
    """Draw what an expansion looks like: its picture, else its signs, else the first letters of its name.

    Args:
        canvas: to draw on.
        rect: of the picture.
        id: of the expansion.
        path: of its picture; empty if it has none.
        on: whether it is in the game; else it is dark.
    """
    x, y, w, h = rect
    looks, alpha = canvas.kit.looks, 255 if on else UNLIT
    canvas.panel(rect, fill=Gradient(colour.RAISED, colour.INK, vertical=True), corners=CARD_CORNERS)
    if path:
        canvas.picture(path, rect, CARD_CORNERS, alpha)
        return
    signs = looks.expansion(id) or (looks.expansion_emblem(id),)
    size = min(h * 0.6, (w - 24) / len(signs))
    left = x + (w - size * len(signs)) / 2
    for n, sign in enumerate(signs):
        canvas.icon(sign, left + n * size, y + (h - size) / 2, size, alpha=alpha)


def draw_ship(canvas: Canvas, rect: Rect, layout: tuple[str, ...], variants: tuple[str, ...]) -> None:
    """Draw the ship's nine places and the rooms that are dealt there, a sign on those with another side.

    Args:
        canvas: to draw on.
        rect: of the ship.
        layout: room ids by place.
        variants: of the rooms.
    """
    x, y, w, h = rect
    gap = 8.0
    wide, high = (w - 2 * gap) / 3, (h - 2 * gap) / 3
    for place, (room, variant) in enumerate(zip(layout, variants, strict=True)):
        cell = (x + (place % 3) * (wide + gap), y + (place // 3) * (high + gap), wide, high)
        look = canvas.kit.looks.room(room)
        canvas.panel(cell, fill=look.plate, line=look.frame, corners=(4, 4, 4, 4))
        side = min(30.0, high - 8)
        canvas.icon(look.icon, cell[0] + (wide - side) / 2, cell[1] + (high - side) / 2, side, look.frame)
        if variant != VARIANTS[0] and high >= ROOMY:
            words = (cell[0] + wide - 48, cell[1], 40, high)
            canvas.text(canvas.kit.texts("room-variant"), words, "tag", colour.TEXT, "right", "middle")
        elif variant != VARIANTS[0]:
            canvas.box((cell[0] + wide - 15, cell[1] + 6, DOT, DOT), look.frame, DOT / 2)
