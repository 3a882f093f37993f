"""The plot of two flights on one ship: yours cyan and ringed, theirs gold and barred."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import chain

from game.app.drawing.canvas import Canvas
from game.app.drawing.colours.theme import Colour, colour, fade
from game.app.drawing.viewport import Rect
from game.app.scenes.film.film_plot import TurnPlot
from game.app.widgets.widget import draw_focus
from game.bots.film.reckoning import FilmTurn

INKS: tuple[Colour, Colour] = (colour.LEGAL, colour.GOLD)
"""Of your flight, and of theirs."""
RING, BAR = 8.0, 11.0
"""Radius of a ring, and half the height of a bar."""


def draw_sign(canvas: Canvas, x: float, y: float, theirs: bool) -> None:
    """Draw what stands at each turn of a flight: a ring, or a bar."""
    if theirs:
        canvas.line((x, y - BAR), (x, y + BAR), INKS[1], 5)
        return
    canvas.circle(x, y, RING, INKS[0])
    canvas.circle(x, y, RING - 3, colour.INK)


class BesidePlot(TurnPlot):
    """Both flights; clicked, dragged along and walked through with the arrow keys.

    Args:
        rect: in units.
        count: turns of the longer flight.
        flights: the turns that are known, of your flight and of theirs.
        chosen: returns the number of the turn that is looked at, from 0.
        choose: called with a number.
        tip: how it is used.
    """

    def __init__(
        self,
        rect: Rect,
        count: int,
        flights: Sequence[Sequence[FilmTurn]],
        chosen: Callable[[], int],
        choose: Callable[[int], None],
        tip: str | None,
    ) -> None:
        super().__init__(rect, count, chain.from_iterable(flights), chosen, choose, tip)
        self.flights = flights

    def draw(self, canvas: Canvas) -> None:
        """Draw axes, the turn that is looked at, and both curves, yours on top."""
        axis, n = self.axis, self._chosen()
        axis.draw(canvas)
        left, right = axis.x(n), axis.x(n + 1)
        canvas.box((left, axis.top - 8, right - left, axis.bottom - axis.top + 8), fade(colour.WHITE, 0.1))
        for number in (1, 0):
            self._curve(canvas, self.flights[number], number)
        if self.focused:
            draw_focus(canvas, self.rect, 18)

    def _curve(self, canvas: Canvas, turns: Sequence[FilmTurn], number: int) -> None:
        if not turns:
            return
        axis, ink = self.axis, INKS[number]
        ends = [(axis.x(turn.turn - 1), turn.before, turn.margin) for turn in turns]
        ends.append((axis.x(turns[-1].turn), turns[-1].after, 0.0))
        for (x, chance, margin), (to, then, other) in zip(ends, ends[1:], strict=False):
            band = [
                (x, axis.y(chance + margin)), (to, axis.y(then + other)),
                (to, axis.y(then - other)), (x, axis.y(chance - margin)),
            ]  # fmt: skip
            canvas.polygon(band, fade(ink, 0.14))
        for (x, chance, _), (to, then, _) in zip(ends, ends[1:], strict=False):
            canvas.line((x, axis.y(chance)), (to, axis.y(then)), ink, 3.2)
        for x, chance, _ in ends:
            draw_sign(canvas, x, axis.y(chance), bool(number))
