"""The supply: cubes, Action tokens, Protection tokens, power tokens with their numbers."""

from __future__ import annotations

from game.app.drawing.canvas import Canvas
from game.app.table.model.places.frames import TOKENS
from game.app.table.model.table_keys import TableKey
from game.app.table.model.view_parts import SupplyView
from game.app.table.paint import tokens
from game.app.table.paint.panels.framed import Marks, fill, ground
from game.app.views.layout import Laid
from game.app.views.tree import View, icon, row, text


def supply_panel(canvas: Canvas, supply: SupplyView, frame: Laid, marks: tuple[Marks, ...]) -> None:
    """Draw the supply; what a token is, the note on it says."""
    ground(canvas, frame.size, "crew")
    counts = (supply.cubes, supply.actions, supply.shields, supply.powers)
    cells = zip(TOKENS, counts, marks, strict=True)
    fill(canvas, frame, {TableKey.supply(kind): _cell(kind, n, lit) for kind, n, lit in cells})


def _cell(kind: str, count: int, marks: Marks) -> View:
    sign = icon(tokens.TOKEN_ICON[kind], 30, None, alpha=255 if count else 90, grey=not count)
    words = text(str(count), "number", "ink" if count else "reason")
    return row(sign, words, gap=4, pack="middle", look="stock", states=marks)
