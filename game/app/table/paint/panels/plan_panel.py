"""A plan as the adviser shows it: its chance with margin and bar, its steps, why."""

from __future__ import annotations

from collections.abc import Sequence

from game.app.drawing.canvas import Canvas
from game.app.drawing.colours.theme import Colour, colour, fade, rgb, style_of
from game.app.drawing.viewport import Rect
from game.app.table.model.advice.views import PlanStep, ToldChance, whole_percent
from game.app.table.paint import brush

BAR_H = 12.0
ENDING = rgb("#FF9B88")
"""Of the tick that says what ending the turn at once would be worth."""
_BADGE = 20.0


def chance_width(canvas: Canvas, chance: ToldChance, style: str = "dial") -> float:
    """Return how wide a chance with its margin is."""
    words = chance_words(canvas, chance)
    fonts = canvas.kit.fonts
    return fonts.width(words[0], style_of(style).at(40)) + 8 + fonts.width(words[1], "fact-bold") + 2


def chance_words(canvas: Canvas, chance: ToldChance) -> tuple[str, str]:
    """Return a chance and its margin in words; what would reach beyond none or all ends there."""
    texts, (win, margin) = canvas.kit.texts, whole_percent(chance)
    told = texts("adviser-margin", margin=margin)
    if not margin <= win <= 100 - margin:
        told = texts("adviser-interval", low=max(0, win - margin), high=min(100, win + margin))
    return texts("threat-loss", percent=win), told


def draw_chance(canvas: Canvas, chance: ToldChance, rect: Rect, ink: Colour, size: float = 40) -> None:
    """Write a chance with its margin at the right of a place."""
    words, fonts = chance_words(canvas, chance), canvas.kit.fonts
    x, y, w, h = rect
    wide = min(fonts.width(words[1], "fact-bold") + 2, w * 0.45)
    style = style_of("dial").at(size)
    small = (x + w - wide, y + h * 0.12, wide, h * 0.88)
    canvas.text(words[1], small, "fact-bold", fade(ink, 0.9), "right", "middle", shrink=True)
    canvas.text(words[0], (x, y, w - wide - 8, h), style, ink, "right", "middle", shrink=True)


def draw_bar(
    canvas: Canvas, rect: Rect, chance: ToldChance, ink: Colour, ending: ToldChance | None = None
) -> None:
    """Draw a chance as a bar from 0 to 1: its margin hatched, a white tick at the value.

    Args:
        canvas: the window.
        rect: of the bar.
        chance: to be shown.
        ink: colour of the bar.
        ending: what ending the turn at once is worth: a red tick.
    """
    x, y, w, h = rect
    canvas.panel(
        rect, fill=rgb("#070912"), line=fade(colour.LINE_STRONG, 0.7), corners=(2, 2, 2, 2), width=1.4
    )
    low, high = max(0.0, chance.win - chance.margin), min(1.0, chance.win + chance.margin)
    canvas.box((x + 2, y + 2, max(0.0, (w - 4) * low), h - 4), ink)
    left, right = x + 2 + (w - 4) * low, x + 2 + (w - 4) * high
    spot = left
    while spot < right - 1:
        canvas.box((spot, y + 2, 2.4, h - 4), fade(ink, 0.85))
        spot += 5.0
    if ending is not None:
        at = x + 2 + (w - 4) * ending.win
        canvas.box((at - 1.5, y - 2, 3, h + 4), ENDING)
    at = x + 2 + (w - 4) * chance.win
    canvas.box((at - 1.5, y - 4, 3, h + 8), colour.WHITE)


def draw_steps(canvas: Canvas, steps: Sequence[PlanStep], rect: Rect, size: float = 40.0) -> None:
    """Draw the steps of a plan from left to right, each in a box; with a token where one pays.

    Args:
        canvas: the window.
        steps: in their order.
        rect: where; they stand closer where there are many.
        size: width of a box.
    """
    x, y, w, h = rect
    pitch = min(size + 7, (w - size) / max(1, len(steps) - 1)) if len(steps) > 1 else size
    for n, step in enumerate(steps):
        left = x + n * pitch
        wide = min(size, pitch - 4) if len(steps) > 1 else size
        box = (left, y + h - 0.9 * size, wide, 0.9 * size)
        canvas.panel(
            box, fill=rgb("#0B0E17", 0.92), line=fade(colour.LINE, 0.95), corners=(5, 5, 5, 5), width=1.4
        )
        side = min(0.62 * size, wide - 4)
        tone = canvas.kit.looks.room(step.room).frame if step.room else colour.TEXT
        canvas.icon(step.icon, left + (wide - side) / 2, box[1] + (box[3] - side) / 2, side, tone)
        if step.token:
            canvas.icon("token-action", left + wide - 0.62 * _BADGE, box[1] - 0.5 * _BADGE, _BADGE)


def draw_frame(canvas: Canvas, rect: Rect, line: Colour, looked: bool, lightness: float) -> None:
    """Draw what lies behind a plan; gold and glowing where its ghosts are seen."""
    corners = (14.0, 5.0, 14.0, 5.0)
    fill = colour.GOLD_FILL if looked else fade(colour.RAISED, 0.9)
    if looked:
        canvas.glow(rect, rgb("#FFA93A", 0.45), 10)
    if lightness and not looked:
        fill = rgb("#262E48")
    canvas.panel(
        rect, fill=fill, line=colour.GOLD if looked else line, corners=corners, width=2.4 if looked else 1.6
    )


def draw_focus(canvas: Canvas, rect: Rect) -> None:
    """Draw the ring of the focus around a plan."""
    brush.focus_ring(canvas, rect, (14.0, 5.0, 14.0, 5.0))
