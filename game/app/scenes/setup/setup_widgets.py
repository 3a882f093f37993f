"""The controls that only the setup screen has: marks, ranks, a free seat, and Start."""

from __future__ import annotations

from collections.abc import Mapping

import pygame

from game.app.drawing.canvas import Canvas
from game.app.drawing.colours.theme import CREW, GOLD_GLOW, Gradient, colour, fade, light, mix, rgb
from game.app.drawing.rank_badge import rank_icon
from game.app.drawing.viewport import Point, Rect, inside
from game.app.widgets.button import Button, draw_plate
from game.app.widgets.choice import Cell, CellRow, draw_cell_plate
from game.app.widgets.widget import Action, draw_focus, draw_key


class MarkPicker(CellRow):
    """A crew member's mark, colour and shape; a press takes the next one that nobody has."""

    def _cell_at(self, point: Point) -> int | None:
        """Return the mark that a press would take, where the point is on the picker."""
        if not inside(self.rect, point):
            return None
        at = next((n for n, cell in enumerate(self.cells) if cell.value == self.value), 0)
        order = [(at + step) % len(self.cells) for step in range(1, len(self.cells) + 1)]
        return next((n for n in order if self.cells[n].reason is None), at)

    def explanation(self) -> str | None:
        """Return why there is no other mark."""
        others = [cell for cell in self.cells if cell.value != self.value]
        return others[-1].reason if all(cell.reason is not None for cell in others) else None

    def draw_cell(self, canvas: Canvas, cell: Cell, chosen: bool, lit: bool) -> None:
        """Draw the mark that is chosen, and that there are others."""
        if not chosen:
            return
        x, y, w, h = cell.rect
        draw_cell_plate(canvas, cell, False, self.under is not None)
        canvas.icon(f"mark-{cell.value + 1}", x + 16, y + h / 2 - 12, 24)
        if self.explanation() is None:
            middle = (x + w - 24, y + h / 2)
            points = [
                (middle[0] - 7, middle[1] - 3),
                (middle[0], middle[1] + 4),
                (middle[0] + 7, middle[1] - 3),
            ]
            canvas.line(points[0], points[1], colour.MUTED, 2)
            canvas.line(points[1], points[2], colour.MUTED, 2)


class RankPicker(CellRow):
    """Who plays a crew member: a person, or one of the program's players."""

    tips: Mapping[str, str] = {}
    """By rank what such a player does and knows."""

    def explanation(self) -> str | None:
        """Return what such a player does and knows, where the pointer is on one."""
        return self.tips.get(self.cells[self.under].value) if self.under is not None else None

    def draw_cell(self, canvas: Canvas, cell: Cell, chosen: bool, lit: bool) -> None:
        """Draw one of them: its sign and its name."""
        draw_cell_plate(canvas, cell, chosen, lit)
        x, y, w, h = cell.rect
        ink = colour.GOLD_TEXT if chosen else colour.TEXT
        canvas.icon(rank_icon(cell.value), x + 6, y + h / 2 - 9, 18, ink)
        place = (x + 27, y, w - 31, h)
        canvas.text(cell.label, place, "fact", ink, "center", "middle", shrink=True)


class AddButton(Button):
    """A free seat: a dashed frame that somebody may take."""

    def __init__(
        self,
        key: str,
        rect: Rect,
        label: str,
        on_press: Action,
        *,
        mark: int,
        icon: str,
        hint: str | None,
        keys: tuple[int, ...],
    ) -> None:
        super().__init__(key, rect, label, on_press, icon=icon, hint=hint, keys=keys)
        self.mark = mark

    def draw(self, canvas: Canvas) -> None:
        """Draw frame, meeple and words."""
        x, y, w, h = self.rect
        lit = self.lightness
        if lit:
            canvas.panel(self.rect, fill=fade(colour.RAISED, 0.6 * lit), corners=(12, 4, 12, 4))
        line = mix(colour.LINE, colour.LINE_STRONG, lit)

        def dashes(large: pygame.Surface, scale: float) -> None:
            large.fill((*line[:3], 0))
            thick = max(1, round(1.8 * scale))
            dash, gap = 10 * scale, 7 * scale
            for at in (0, large.get_height() - thick):
                left = 0.0
                while left < large.get_width():
                    large.fill(line, (round(left), at, round(min(dash, large.get_width() - left)), thick))
                    left += dash + gap
            for at in (0, large.get_width() - thick):
                top = 0.0
                while top < large.get_height():
                    large.fill(line, (at, round(top), thick, round(min(dash, large.get_height() - top))))
                    top += dash + gap

        canvas.art(self.rect, ("dashes", w, h, line), dashes)
        fonts = canvas.kit.fonts
        ink = mix(colour.MUTED, colour.TEXT, lit)
        hint = 46.0 if self.hint else 0.0
        text = min(fonts.width(self.label, "subheading") + 1, w - 112 - hint)
        wide = 88 + text + hint
        left = x + (w - wide) / 2
        canvas.icon(CREW[self.mark].icon, left, y + h / 2 - 26, 52, alpha=round(110 + 100 * lit))
        canvas.icon(self.icon or "", left + 60, y + h / 2 - 11, 22, ink)
        canvas.text(self.label, (left + 88, y, text, h), "subheading", ink, valign="middle", shrink=True)
        if self.hint:
            draw_key(canvas, self.hint, left + wide, y + h / 2, colour.MUTED)
        if self.focused:
            draw_focus(canvas, self.rect, 8)


class StartButton(Button):
    """The big one: bright gold, or grey with what is missing."""

    def draw(self, canvas: Canvas) -> None:
        """Draw it in its state."""
        if not self.enabled:
            self._draw_locked(canvas)
            return
        x, y, w, h = self.rect
        if self.held:
            y += 2
        rect = (x, y, w, h)
        canvas.glow(rect, fade(GOLD_GLOW, 1.2 if self.lightness else 1.0), 22)
        top, bottom = rgb("#FFC35C"), rgb("#FFAE3C")
        fill = Gradient(
            light(top, 0.25 * self.lightness), light(bottom, 0.25 * self.lightness), vertical=True
        )
        if self.held:
            fill = Gradient(mix(top, colour.BLACK, 0.15), mix(bottom, colour.BLACK, 0.15), vertical=True)
        canvas.panel(rect, fill=fill, line=colour.RIM_HOT, corners=(18, 6, 18, 6), width=2.4)
        fonts = canvas.kit.fonts
        ink = rgb("#2A1702")
        text = fonts.width(self.label, self.style)
        hint = fonts.width(self.hint or "", "key") + 16
        left = x + (w - 48 - 22 - text - 24 - hint) / 2
        if self.icon is not None:
            canvas.icon(self.icon, left, y + h / 2 - 24, 48, ink)
        canvas.text(self.label, (left + 70, y, text + 2, h), self.style, ink, valign="middle")
        key = (left + 70 + text + 24, y + h / 2 - 15, hint, 30)
        canvas.panel(key, fill=ink, corners=(4, 4, 4, 4))
        canvas.text(self.hint or "", key, "key", colour.GOLD_TEXT, "center", "middle")
        if self.focused:
            draw_focus(canvas, rect, 18)

    def _draw_locked(self, canvas: Canvas) -> None:
        """Draw it grey, and below its name why it cannot be pressed."""
        x, y, w, h = self.rect
        draw_plate(canvas, self.rect, 0.0, enabled=False)
        name = (x + 24, y + 4, w - 48, h - 40)
        style = self.style if h > 100 else "button-large"
        canvas.text(self.label, name, style, colour.DISABLED, "center", "middle", shrink=True)
        words = (x + 24, y + h - 42, w - 48, 36)
        canvas.text(self.reason or "", words, "small", colour.REASON, "center", "middle", shrink=True)
        if self.focused:
            draw_focus(canvas, self.rect, 18)
