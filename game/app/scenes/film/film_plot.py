"""The plot of the film: the chance turn by turn with its margin, and below it what luck and decisions did."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

import pygame

from game.app.drawing.canvas import Canvas
from game.app.drawing.colours.theme import CREW, Colour, colour, fade
from game.app.drawing.viewport import Point, Rect
from game.app.scenes.film.film_work import TurnPlace
from game.app.widgets.widget import Widget, draw_focus
from game.bots.film.reckoning import FilmTurn

LEFT, RIGHT = 86.0, 36.0
HEAD = 56.0
"""Height of the words above the turning points, or above the curve."""
POINT_W, POINT_H, POINT_GAP = 92.0, 100.0, 8.0
"""Size of a turning point, and free ground between two."""
LANES, LANE_STEP, LANE_FOOT = 206.0, 92.0, 42.0
"""Height of the lanes with their words, from one lane to the next, and what is free below the last."""
LUCK_SCALE, DECISION_SCALE = 1.5, 2.1
"""Units for a point, in the two lanes."""
MOSTS = (0.1, 0.2, 0.5, 1.0)
"""The chances that the axis may end with: small ones are to be told apart, too."""
MARK, MARK_ABOVE = 10.0, 15.0
"""From one mark of a turn to the next, and how far above the lane they stand."""
LANE = 32.0
"""A bar reaches no further, in units."""
DOT, DOT_STEP = 5.0, 10.0
"""Of the line from a turning point to the curve: a dot, and from one to the next."""


class Axis:
    """Hold where turns and chances stand.

    Args:
        rect: of the plot, in units.
        turns: how many the game had.
        wide: whether there is room for pictures above and lanes below.
        highest: the highest chance that is shown.
    """

    def __init__(self, rect: Rect, turns: int, wide: bool, highest: float = 1.0) -> None:
        x, y, w, h = rect
        self.most = next((most for most in MOSTS if most >= highest), 1.0)
        self.turns = max(1, turns)
        self.left, self.right = x + LEFT, x + w - RIGHT
        self.top = y + HEAD + 40 + (POINT_H if wide else 0.0)
        self.bottom = y + h - (LANES if wide else 28)

    def x(self, end: float) -> float:
        """Return where a turn begins; the end of the last one is that of the axis."""
        return self.left + (self.right - self.left) * end / self.turns

    def y(self, chance: float) -> float:
        """Return the height of a chance."""
        return self.bottom - (self.bottom - self.top) * min(1.0, max(0.0, chance / self.most))

    def turn_at(self, x: float) -> int:
        """Return the number of the turn, from 0, that stands at a place."""
        share = (x - self.left) / (self.right - self.left)
        return min(self.turns - 1, max(0, int(share * self.turns)))

    def draw(self, canvas: Canvas) -> None:
        """Draw the heights of some chances, with their words at the left."""
        texts = canvas.kit.texts
        for quarter in range(5):
            y = self.y(quarter / 4 * self.most)
            canvas.line((self.left, y), (self.right, y), fade(colour.LINE, 0.5 if quarter else 1.0), 1.4)
            if quarter % 2 == 0:
                words = texts("settings-percent", value=round(25 * quarter * self.most))
                place = (self.left - 84, y - 13, 72, 26)
                canvas.text(words, place, "small", colour.MUTED, "right", "middle", shrink=True)


class TurnPlot(Widget):
    """A plot of turns: clicked, dragged along and walked through with the arrow keys.

    Args:
        rect: in units.
        count: how many turns have a place.
        turns: those that are known.
        chosen: returns the number of the turn that is looked at, from 0.
        choose: called with a number.
        tip: how it is used.
        wide: as of `Axis`.
    """

    dragged = True

    def __init__(
        self,
        rect: Rect,
        count: int,
        turns: Iterable[FilmTurn],
        chosen: Callable[[], int],
        choose: Callable[[int], None],
        tip: str | None,
        wide: bool = False,
    ) -> None:
        super().__init__("plot", rect, tip=tip)
        highest = max((max(turn.before + turn.margin, turn.after) for turn in turns), default=1.0)
        self.axis = Axis(rect, count, wide, highest)
        self.count = count
        self._chosen, self._choose = chosen, choose

    def press(self, point: Point | None = None) -> None:
        """Look at the turn that was clicked."""
        if point is not None:
            self._choose(self.axis.turn_at(point[0]))

    def drag(self, point: Point) -> None:
        """Look at the turn below the pointer."""
        self._choose(self.axis.turn_at(point[0]))

    def key_down(self, event: pygame.Event) -> bool:
        """A turn back or forth."""
        step = {pygame.K_LEFT: -1, pygame.K_RIGHT: 1}.get(event.key)
        if step is None:
            return False
        self._choose(min(self.count - 1, max(0, self._chosen() + step)))
        return True

    def anchor(self) -> Rect:
        """The tip stands at the head of the plot."""
        return (self.rect[0], self.rect[1], self.rect[2], 40.0)


class FilmPlot(TurnPlot):
    """The plot; clicked, dragged along and walked through with the arrow keys.

    Args:
        rect: in units.
        places: every turn of the game.
        turns: those that are known.
        points: numbers of the turning points.
        chosen: returns the number of the turn that is looked at.
        choose: called with a number.
        crew: the mark of everybody; None where names are hidden.
        wide: whether turning points stand above, and lanes below.
        tip: how it is used.
    """

    def __init__(
        self,
        rect: Rect,
        places: Sequence[TurnPlace],
        turns: Sequence[FilmTurn],
        points: Sequence[int],
        chosen: Callable[[], int],
        choose: Callable[[int], None],
        crew: Sequence[int] | None,
        wide: bool,
        tip: str | None,
    ) -> None:
        super().__init__(rect, len(places), turns, chosen, choose, tip, wide)
        self.places, self.turns, self.points = places, turns, points
        self._crew, self._wide = crew, wide

    def draw(self, canvas: Canvas) -> None:
        """Draw axes, curve and lanes; the words around them are views."""
        self.axis.draw(canvas)
        self._head(canvas)
        if self.turns:
            self._curve(canvas)
        if self._wide:
            self._lanes(canvas)
        if self.focused:
            draw_focus(canvas, self.rect, 18)

    def _head(self, canvas: Canvas) -> None:
        axis, n = self.axis, self._chosen()
        left, right = axis.x(n), axis.x(n + 1)
        bottom = self.rect[1] + self.rect[3] - 16 if self._wide else axis.bottom
        canvas.box((left, axis.top - 8, right - left, bottom - axis.top + 8), fade(colour.GOLD, 0.13))
        canvas.line((left, axis.top - 8), (left, bottom), fade(colour.GOLD_TEXT, 0.55), 1.6)

    def _curve(self, canvas: Canvas) -> None:
        axis = self.axis
        ends = [(axis.x(n), turn.before, turn.margin) for n, turn in enumerate(self.turns)]
        last = self.turns[-1]
        ends.append((axis.x(len(self.turns)), last.after, 0.0))
        for (x, chance, margin), (to, then, other) in zip(ends, ends[1:], strict=False):
            band = [
                (x, axis.y(chance + margin)), (to, axis.y(then + other)),
                (to, axis.y(then - other)), (x, axis.y(chance - margin)),
            ]  # fmt: skip
            canvas.polygon(band, fade(colour.GOLD, 0.26))
        for (x, chance, _), (to, then, _) in zip(ends, ends[1:], strict=False):
            ground = [(x, axis.y(chance)), (to, axis.y(then)), (to, axis.bottom), (x, axis.bottom)]
            canvas.polygon(ground, fade(colour.GOLD, 0.07))
            canvas.line((x, axis.y(chance)), (to, axis.y(then)), colour.GOLD, 3.6)
        turned = {n + 1 for n in self.points}
        for n, (x, chance, _) in enumerate(ends):
            y = axis.y(chance)
            if n in turned:
                chosen = n == self._chosen() + 1
                if self._wide:
                    self._dots(canvas, x, y, colour.GOLD if chosen else fade(colour.LINE_STRONG, 0.8))
                canvas.circle(x, y, 9, colour.GOLD if chosen else colour.WHITE)
                canvas.circle(x, y, 6, colour.INK)
            else:
                canvas.circle(x, y, 5, colour.GOLD_TEXT)

    def _dots(self, canvas: Canvas, x: float, foot: float, paint: Colour) -> None:
        """From a turning point down to the curve."""
        top = self.rect[1] + HEAD + POINT_H + DOT
        while top < foot - DOT_STEP:
            canvas.line((x, top), (x, top + DOT), paint, 1.8)
            top += DOT_STEP

    # the lanes

    def _lanes(self, canvas: Canvas) -> None:
        axis, (x, y, _, h) = self.axis, self.rect
        chosen = y + h - LANE_FOOT
        luck = chosen - LANE_STEP
        for y, icon, ink in ((luck, "die-5", None), (chosen, "ui-target", colour.TEXT)):
            canvas.line((axis.left, y), (axis.right, y), colour.LINE_STRONG, 1.6)
            canvas.icon(icon, x + 32, y - 15, 30, ink)
        # A point is as high as drawn, or less where the largest would not find room.
        most = max((abs(turn.luck) for turn in self.turns), default=0.0)
        luck_scale = min(100 * LUCK_SCALE, LANE / max(0.01, most))
        most = max((abs(turn.decision) for turn in self.turns), default=0.0)
        scale = min(100 * DECISION_SCALE, LANE / max(0.01, most))
        for n, turn in enumerate(self.turns):
            self._bar(canvas, n, luck, turn.luck * luck_scale, _ink_of(turn.luck))
            if turn.decision:
                paint = CREW[self._crew[turn.crew]].colour if self._crew else colour.GOLD_TEXT
                self._bar(canvas, n, chosen, turn.decision * scale, paint)
            elif turn.best is None:
                draw_as_good(canvas, (axis.x(n + 0.5) - 5, chosen - 5, 10, 10))
            else:
                canvas.circle(axis.x(n + 0.5), chosen, 4, colour.LINE_STRONG)
            self._marks(canvas, n, chosen - MARK_ABOVE, turn.marks)

    def _marks(self, canvas: Canvas, n: int, y: float, count: int) -> None:
        """A mark beside the other for the points that the captain's plan was better by."""
        left = self.axis.x(n + 0.5) - (count - 1) * MARK / 2
        for x in (left + number * MARK for number in range(count)):
            draw_missed(canvas, (x - 5, y - 5, 10, 10))

    def _bar(self, canvas: Canvas, n: int, base: float, height: float, paint: Colour) -> None:
        axis = self.axis
        pitch = axis.x(1) - axis.x(0)
        wide = max(4.0, min(40.0, pitch - 6))
        tall = min(LANE, max(2.0, abs(height)))
        top = base - tall if height > 0 else base
        canvas.box((axis.x(n + 0.5) - wide / 2, top, wide, tall), paint, 2)


def draw_as_good(canvas: Canvas, rect: Rect) -> None:
    """Draw the sign of a turn in which nothing else would have been clearly better."""
    canvas.circle(rect[0] + rect[2] / 2, rect[1] + rect[3] / 2, 5, colour.GOOD)


def draw_missed(canvas: Canvas, rect: Rect) -> None:
    """Draw the sign of points that the captain's plan was better by, in the middle of a place."""
    x, y = rect[0] + rect[2] / 2, rect[1] + rect[3] / 2
    for size, paint in ((5.6, colour.INK), (4.2, colour.REASON)):
        canvas.polygon([(x, y - size), (x + size, y), (x, y + size), (x - size, y)], paint)


def _ink_of(points: float) -> Colour:
    return colour.GOOD if points > 0 else colour.DANGER


def point_gaps(turns: int, points: Sequence[int], width: float) -> list[float]:
    """Return the free ground before every turning point, so that it stands above the end of its turn.

    None stands upon another, and none beyond the plot.

    Args:
        turns: how many the game had.
        points: numbers of the turns, in order.
        width: of the plot, units.
    """
    axis = Axis((0, 0, width, 0), turns, wide=True)
    lefts = [axis.x(n + 1) - POINT_W / 2 for n in points]
    least = axis.left - POINT_W / 2 + POINT_GAP / 2
    for n in range(len(lefts)):
        least = lefts[n] = max(lefts[n], least)
        least += POINT_W + POINT_GAP
    most = width - POINT_GAP - POINT_W
    for n in reversed(range(len(lefts))):
        most = lefts[n] = min(lefts[n], most)
        most -= POINT_W + POINT_GAP
    ends = [0.0, *(left + POINT_W for left in lefts)]
    return [left - end for left, end in zip(lefts, ends, strict=False)]
