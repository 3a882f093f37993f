"""A plan as the adviser shows it: its chance with margin and bar, its steps, why."""

from __future__ import annotations

from collections.abc import Sequence

from game.app.drawing.canvas import Canvas
from game.app.drawing.colours.theme import Colour, colour, fade, rgb
from game.app.drawing.viewport import Rect
from game.app.table.model.advice.views import PlanStep, ToldChance

BAR_H = 12.0
ENDING = rgb("#FF9B88")
"""Of the tick that says what ending the turn at once would be worth."""
_BADGE = 20.0


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
