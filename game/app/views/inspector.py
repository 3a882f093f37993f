"""The inspector: frames and names of all views over a screen, and what is known of the one pointed at."""

from __future__ import annotations

from collections.abc import Iterable

from game.app.drawing.canvas import Canvas
from game.app.drawing.colours.theme import Colour, colour, fade
from game.app.drawing.viewport import Point, Rect, inside
from game.app.views.layout import Laid
from game.app.views.tree import View

FRAMES: dict[str, Colour] = {
    "row": colour.LEGAL,
    "grid": colour.LEGAL,
    "flow": colour.LEGAL,
    "column": colour.GOLD,
    "stack": colour.TEAL,
    "scroll": colour.DANGER,
    "leaf": colour.MUTED,
}
"""The colour of the frame by the kind of view."""
_LINE = 22.0
_TOLD = ("kind", "name", "look", "states", "pad", "gap", "grow", "align", "pack", "wide", "high", "at")


def draw_inspector(canvas: Canvas, screens: Iterable[tuple[Point, Laid]], pointer: Point | None) -> None:
    """Draw the frame of every view, the names of those that have one, and the facts of the one pointed at.

    Args:
        canvas: of the whole window.
        screens: what was laid out, and where, in units.
        pointer: in units; None if it is elsewhere.
    """
    under: list[tuple[Rect, View]] = []
    for (x, y), laid in screens:
        for rect, part in laid.walk(x, y):
            frame = fade(
                FRAMES.get(part.view.kind, colour.MUTED), 0.9 if part.view.name is not None else 0.35
            )
            canvas.panel(rect, fill=None, line=frame, corners=(0, 0, 0, 0), width=1)
            if part.view.name is not None:
                canvas.text(str(part.view.name), (rect[0] + 2, rect[1]), "fact", colour.FOCUS)
            if pointer is not None and inside(rect, pointer):
                under.append((rect, part.view))
    if under:
        rect, view = under[-1]
        canvas.panel(rect, fill=None, line=colour.FOCUS, corners=(0, 0, 0, 0), width=3)
        _tell(canvas, rect, [view for _, view in under])


def _tell(canvas: Canvas, rect: Rect, chain: list[View]) -> None:
    """Draw the kinds from the screen down to the view, its rectangle, and what it was given."""
    given = vars(chain[-1])
    lines = [" / ".join(str(view.name or view.look or view.kind) for view in chain[-6:])]
    lines.append(" ".join(f"{value:.0f}" for value in rect))
    lines += [f"{key}: {given[key]}" for key in _TOLD if key in given]
    wide = max(canvas.kit.fonts.width(line, "fact") for line in lines) + 24
    x, y = max(0.0, canvas.size[0] - wide - 12), 12.0
    canvas.panel((x, y, wide, _LINE * len(lines) + 16), fill=fade(colour.BLACK, 0.9), line=colour.GOLD)
    for n, line in enumerate(lines):
        canvas.text(line, (x + 12, y + 8 + n * _LINE), "fact", colour.TEXT)
