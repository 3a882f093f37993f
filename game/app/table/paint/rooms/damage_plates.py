"""Draw what a hit would do to each room, laid over the rooms while the crew chooses which are damaged
(R-31)."""

from __future__ import annotations

from game.app.drawing.canvas import Canvas
from game.app.drawing.colours.theme import Colour, colour, fade, rgb
from game.app.drawing.viewport import Rect
from game.app.table.model.hit_outcomes import HitOutcome, outcomes
from game.app.table.model.places.layout import Layout
from game.app.table.model.position import Position
from game.app.table.model.table_keys import TableKey
from game.app.table.paint import tokens
from game.app.table.paint.overlays import cover

CUBE = 26.0
LAST = rgb("#FFC06A")
"""Words about a room that would stand without a cube."""


def draw_outcomes(canvas: Canvas, layout: Layout, position: Position, chosen: tuple[str, ...]) -> None:
    """Draw a plate on every room that can be damaged, in place of its ability.

    Args:
        canvas: the window.
        layout: where the rooms lie.
        position: in which rooms are chosen.
        chosen: rooms chosen so far.
    """
    for room, outcome in outcomes(position).items():
        _plate(canvas, layout, room, outcome, room in chosen)


def draw_warning(canvas: Canvas, rect: Rect) -> None:
    """Draw, on a rectangle in the prompt, that the ship is lost with the rooms chosen so far."""
    x, y, w, h = rect
    canvas.panel(rect, fill=rgb("#5A100C"), line=colour.DANGER, corners=(8, 4, 8, 4), width=2)
    canvas.icon("ui-warning", x + 14, y + (h - 28) / 2, 28, colour.WHITE)
    words = canvas.kit.texts("play-damage-lost")
    canvas.text(words, (x + 54, y, w - 66, h), "fact-bold", colour.WHITE, valign="middle", shrink=True)


def _plate(canvas: Canvas, layout: Layout, room: str, outcome: HitOutcome, chosen: bool) -> None:
    texts = canvas.kit.texts
    x, y, w, h = layout.rect(TableKey.room(room))
    strip = layout.plan.strip
    rect = (x + strip[0] + 5, y + strip[1] - 3, strip[2] - 10, strip[3] - 2)
    tone, key = _tone(outcome)
    cover(canvas, rect)
    fill = rgb("#5A100C") if outcome.fatal else rgb("#4A2F0A") if chosen else rgb("#0B0E17")
    line = colour.GOLD if chosen else fade(tone, 0.8)
    canvas.panel(rect, fill=fill, line=line, corners=(6, 4, 12, 4), width=2.4)
    middle = rect[1] + rect[3] / 2
    left = x + 16
    if outcome.fatal:
        canvas.icon("ui-warning", left, middle - 16, 32, tone)
        left += 44
    elif outcome.guard:
        tokens.token(canvas, "protection", left, middle - 16, 32)
        left += 44
    else:
        # The cubes as they would lie: what stays, then the one that goes.
        for n in range(outcome.left + 1):
            gone = n == outcome.left
            canvas.icon("token-cube", left, middle - CUBE / 2, CUBE, alpha=90 if gone else 255, grey=gone)
            if gone:
                canvas.icon("ui-cross", left + 2, middle - CUBE / 2 + 2, CUBE - 4, colour.DANGER)
            left += CUBE + 4
        left += 10
    words = texts(key, left=outcome.left)
    right = rect[0] + rect[2] - (44 if chosen else 12)
    place = (left, rect[1], right - left, rect[3])
    canvas.text(words, place, "fact-bold", tone, valign="middle", shrink=True)
    if chosen:
        canvas.icon("ui-check", right + 4, middle - 15, 30, colour.GOLD)


def _tone(outcome: HitOutcome) -> tuple[Colour, str]:
    if outcome.fatal:
        return colour.WHITE, "play-hit-fatal"
    if outcome.guard:
        return colour.LEGAL_TEXT, f"play-hit-{outcome.guard}"
    return (colour.TEXT if outcome.left else LAST), "play-hit-left"
