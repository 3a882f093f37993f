"""The difficulties on the setup screen: how many cards each shuffles in, and how often it is overcome."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from game.app.drawing.canvas import Canvas
from game.app.drawing.chance_bar import draw_chance_bar
from game.app.drawing.colours.theme import Gradient, colour, light
from game.app.drawing.looks import Icon
from game.app.drawing.rank_badge import rank_icon
from game.app.drawing.viewport import Rect
from game.app.scenes.setup.outlook import Outlook
from game.app.scenes.setup.outlook_panel import BAR, BAR_H, chance_words
from game.app.scenes.setup.setup_panels import draw_panel
from game.app.widgets.choice import Cell, CellRow

STARS_W = 160.0
"""Room for the cards of a difficulty, shown as signs side by side."""
STAR = 19.0
MOST_STARS = 16
"""So many signs can be told apart there; where a difficulty has more cards, each sign stands for several."""
NAME_W, COUNT_W, BAR_W, VALUE_W = 140.0, 140.0, 136.0, 108.0
COUNTED = 54 + NAME_W + STARS_W + COUNT_W + BAR_W + VALUE_W + 60
"""From this width on a row has room to say the number of cards in words, too."""


class DifficultyRows(CellRow):
    """One row for each difficulty, with its Universal cards as stars and what has been measured of it.

    Args:
        cells: the rows, in their order.
        value: the difficulty that is chosen.
        on_change: called with another one that is chosen.
        universals: how many cards each shuffles in.
        card: the sign of such a card.
        resource: its name.
        outlook: what has been measured.
    """

    def __init__(
        self,
        cells: Sequence[Cell],
        value: Any,
        on_change: Callable[[Any], None],
        universals: Mapping[str, int],
        card: Icon,
        resource: str,
        outlook: Outlook,
    ) -> None:
        super().__init__("difficulty", cells, value, on_change)
        self.universals = universals
        self.card = card
        self.resource = resource
        self.outlook = outlook

    @property
    def looked_at(self) -> str:
        """The id of the difficulty below the pointer, else of the one that is chosen."""
        return str(self.value if self.under is None else self.cells[self.under].value)

    def draw_cell(self, canvas: Canvas, cell: Cell, chosen: bool, lit: bool) -> None:
        """Draw one row."""
        x, y, w, h = cell.rect
        middle = y + h / 2
        if chosen:
            line = Gradient(colour.GOLD, colour.RIM_HOT)
            canvas.panel(cell.rect, fill=colour.GOLD_FILL, line=line, corners=(8, 4, 8, 4), width=2)
        elif lit:
            fill = light(colour.RAISED, 0.08)
            canvas.panel(cell.rect, fill=fill, line=colour.LINE_STRONG, corners=(8, 4, 8, 4))
        ring = colour.GOLD if chosen else colour.LINE_STRONG
        canvas.circle(x + 28, middle, 11, ring, 2.4)
        if chosen:
            canvas.circle(x + 28, middle, 6, colour.GOLD)
        name = (x + 54, y, NAME_W, h)
        canvas.text(cell.label, name, "room-name", colour.TEXT, valign="middle", shrink=True)
        count = self.universals[cell.value]
        left = x + 54 + NAME_W + 8
        self._stars(canvas, left, middle, count)
        if w >= COUNTED:
            words = canvas.kit.texts("setup-universals", count=count, resource=self.resource)
            ink = colour.TEXT if count else colour.MUTED
            place = (left + STARS_W + 12, y, COUNT_W, h)
            canvas.text(words, place, "body", ink, valign="middle", shrink=True)
        self._measured(canvas, (x + w - 14 - BAR_W - VALUE_W, y, BAR_W + VALUE_W, h), cell.value, chosen)

    def _measured(self, canvas: Canvas, rect: Rect, level: str, chosen: bool) -> None:
        """What came of games of such a difficulty."""
        texts, found = canvas.kit.texts, self.outlook.rows[level]
        x, y, w, h = rect
        if found is None:
            words = texts("setup-not-measured")
            canvas.text(words, rect, "small", colour.MUTED, "right", "middle", shrink=True)
            return
        bar = (x, y + (h - BAR_H) / 2, BAR_W, BAR_H)
        draw_chance_bar(canvas, bar, found.share, found.interval, colour.GOLD if chosen else BAR)
        value = (x + BAR_W + 8, y, VALUE_W - 8, h)
        canvas.text(
            chance_words(texts, found), value, "subheading", colour.TEXT, "right", "middle", shrink=True
        )

    def _stars(self, canvas: Canvas, x: float, middle: float, count: int) -> None:
        """The cards, and grey the rest of those of the difficulty with most."""
        most = max(self.universals.values())
        shown = min(most, MOST_STARS)
        lit = round(count * shown / most) if most else 0
        pitch = min(STAR + 1, STARS_W / max(shown, 1))
        size = min(STAR, pitch)
        for n in range(shown):
            dark = n >= lit
            left = x + n * pitch
            canvas.icon(self.card, left, middle - size / 2, size, alpha=38 if dark else 255, grey=dark)


def draw_difficulty_panel(canvas: Canvas, rect: Rect, outlook: Outlook) -> None:
    """Draw the panel behind the difficulties, and whose games the rows tell of."""
    texts = canvas.kit.texts
    if not outlook.rank:
        draw_panel(canvas, rect, texts("setup-difficulty"), texts("setup-difficulty-note"))
        return
    words = texts("setup-ranks-win", rank=outlook.rank)
    draw_panel(canvas, rect, texts("setup-difficulty"), words)
    x, y, w, _ = rect
    wide = canvas.kit.fonts.width(words, "small")
    canvas.icon(rank_icon(outlook.rank), x + w - 24 - wide - 28, y + 20, 20, colour.MUTED)
