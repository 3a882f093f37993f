"""The steps of a plan as the adviser shows them."""

from __future__ import annotations

from collections.abc import Sequence

from game.app.drawing.canvas import Canvas
from game.app.drawing.colours.theme import colour, fade, rgb
from game.app.drawing.viewport import Rect
from game.app.table.model.advice.views import PlanStep

_BADGE = 20.0


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
