"""Draw who plays a seat, as a sign: the outline of a person, or the chevrons of a player of the program."""

from __future__ import annotations

import math

from game.app.drawing.canvas import Canvas
from game.app.drawing.colours.theme import Colour, colour, fade
from game.app.drawing.kit import Kit
from game.bots.players.rank_list import rank_of


def rank_icon(rank: str) -> str:
    """Return the icon of a rank; that of a person where it is empty."""
    return rank_of(rank).badge if rank else "seat-human"


def rank_words(kit: Kit, rank: str) -> str:
    """Return in a line what a player of a rank does, or a person where it is empty."""
    return kit.texts(f"rank-{rank or 'human'}-text", seconds=kit.settings.captain_seconds)


def draw_rank_badge(canvas: Canvas, rank: str, x: float, y: float, size: float, tone: Colour) -> None:
    """Draw a rank in a hexagon that stands on a corner.

    Args:
        canvas: to draw on.
        rank: of a player of the program.
        x, y: the middle, in units.
        size: height, in units.
        tone: of the crew member.
    """
    radius = size / 2
    points = [
        (x + radius * math.sin(math.pi / 3 * n), y - radius * math.cos(math.pi / 3 * n)) for n in range(6)
    ]
    canvas.polygon(points, fade(colour.INK, 0.95), tone, max(1.6, size / 16))
    side = size * 0.56
    canvas.icon(rank_icon(rank), x - side / 2, y - side / 2, side, tone)
