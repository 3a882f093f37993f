"""The plot of the film: the chance turn by turn with its margin, and below it what luck and decisions did."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from game.app.drawing.canvas import Canvas
from game.app.drawing.colours.theme import CREW, PANEL_FILL, PANEL_LINE, Colour, colour, fade, mix
from game.app.drawing.looks import Picture
from game.app.drawing.viewport import Point, Rect
from game.app.scenes.film.film_work import TurnPlace
from game.app.widgets.widget import Widget, draw_focus
from game.bots.film.reckoning import FilmTurn

LEFT, RIGHT = 86.0, 36.0
PICTURE_W, PICTURE_H = 92.0, 76.0
LUCK_SCALE, DECISION_SCALE = 1.5, 2.1
"""Units for a point, in the two lanes."""
MOSTS = (0.1, 0.2, 0.5, 1.0)
"""The chances that the axis may end with: small ones are to be told apart, too."""
MARK, MARK_ABOVE = 10.0, 15.0
"""From one mark of a turn to the next, and how far above the lane they stand."""
LANE = 32.0
"""A bar reaches no further, in units."""


class Axis:
    """Where turns and chances stand.

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
        self.top = y + (196 if wide else 96)
        self.bottom = y + (h - 206 if wide else h - 28)

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


class FilmPlot(Widget):
    """The plot; clicked, dragged along and walked through with the arrow keys.

    Args:
        rect: in units.
        places: every turn of the game.
        turns: those that are known.
        points: numbers of the turning points.
        chosen: returns the number of the turn that is looked at.
        choose: called with a number.
        crew: the mark of everybody; None where names are hidden.
        names: of everybody.
        wide: whether lanes are drawn below.
        looking: what is said while more is being found.
        tip: how it is used.
    """

    dragged = True

    def __init__(
        self,
        rect: Rect,
        places: Sequence[TurnPlace],
        turns: Sequence[FilmTurn],
        points: Sequence[int],
        chosen: Callable[[], int],
        choose: Callable[[int], None],
        crew: Sequence[int] | None,
        names: Sequence[str],
        wide: bool,
        looking: str,
        tip: str,
    ) -> None:
        super().__init__("plot", rect, tip=tip)
        highest = max((max(turn.before + turn.margin, turn.after) for turn in turns), default=1.0)
        self.axis = Axis(rect, len(places), wide, highest)
        self.places, self.turns, self.points = places, turns, points
        self._chosen, self._choose = chosen, choose
        self._crew, self._names, self._wide, self._looking = crew, names, wide, looking

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
        self._choose(min(len(self.places) - 1, max(0, self._chosen() + step)))
        return True

    def anchor(self) -> Rect:
        """The tip stands at the head of the plot."""
        return (self.rect[0], self.rect[1], self.rect[2], 40.0)

    def draw(self, canvas: Canvas) -> None:
        """Draw it all."""
        canvas.panel(self.rect, fill=PANEL_FILL, line=PANEL_LINE, corners=(18, 6, 18, 6))
        self._heading(canvas)
        self._axes(canvas)
        self._head(canvas)
        if self.turns:
            self._curve(canvas)
        if self._wide:
            self._lanes(canvas)
        if self.focused:
            draw_focus(canvas, self.rect, 18)

    def _heading(self, canvas: Canvas) -> None:
        texts, fonts = canvas.kit.texts, canvas.kit.fonts
        x, y, w, _ = self.rect
        title = texts("film-chance")
        wide = fonts.width(title, "label") + 22
        canvas.text(title, (x + 28, y + 14, w - 56, 28), "label", colour.TEXT, valign="middle", shrink=True)
        room = w - 56 - wide
        words = self._looking or texts("film-meaning")
        ink = colour.GOLD_TEXT if self._looking else colour.MUTED
        if room > 420:
            place = (x + 28 + wide, y + 14, room, 28)
        else:
            place = (x + 28, y + 44, w - 56, 28)
        canvas.text(words, place, "small", ink, valign="middle", shrink=True)

    def _axes(self, canvas: Canvas) -> None:
        axis, texts = self.axis, canvas.kit.texts
        for quarter in range(5):
            y = axis.y(quarter / 4 * axis.most)
            canvas.line((axis.left, y), (axis.right, y), fade(colour.LINE, 0.5 if quarter else 1.0), 1.4)
            if quarter % 2 == 0:
                words = texts("settings-percent", value=round(25 * quarter * axis.most))
                place = (axis.left - 84, y - 13, 72, 26)
                canvas.text(words, place, "small", colour.MUTED, "right", "middle", shrink=True)

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
                canvas.circle(x, y, 9, colour.GOLD if n == self._chosen() + 1 else colour.WHITE)
                canvas.circle(x, y, 6, colour.INK)
            else:
                canvas.circle(x, y, 5, colour.GOLD_TEXT)

    # the lanes

    def _lanes(self, canvas: Canvas) -> None:
        texts, axis = canvas.kit.texts, self.axis
        x = self.rect[0]
        luck, chosen = axis.bottom + 72, axis.bottom + 164
        for words, y, icon in (
            ("film-luck-lane", luck, "die-5"),
            ("film-decisions-lane", chosen, "ui-target"),
        ):
            place = (axis.left, y - LANE - 26, axis.right - axis.left, 26)
            canvas.text(texts(words), place, "small", colour.MUTED, valign="middle", shrink=True)
            canvas.line((axis.left, y), (axis.right, y), colour.LINE_STRONG, 1.6)
            canvas.icon(icon, x + 32, y - 15, 30, None if icon.startswith("die") else colour.TEXT)
        self._legend(canvas, (axis.left, chosen - LANE - 26, axis.right - axis.left, 26))
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
                canvas.circle(axis.x(n + 0.5), chosen, 5, colour.GOOD)
            else:
                canvas.circle(axis.x(n + 0.5), chosen, 4, colour.LINE_STRONG)
            self._marks(canvas, n, chosen - MARK_ABOVE, turn.marks)

    def _marks(self, canvas: Canvas, n: int, y: float, count: int) -> None:
        """A mark beside the other for the points that the captain's plan was better by."""
        left = self.axis.x(n + 0.5) - (count - 1) * MARK / 2
        for x in (left + number * MARK for number in range(count)):
            for size, paint in ((5.6, colour.INK), (4.2, colour.REASON)):
                corners = [(x, y - size), (x + size, y), (x, y + size), (x - size, y)]
                canvas.polygon(corners, paint)

    def _legend(self, canvas: Canvas, place: Rect) -> None:
        """Whose colour a bar has, at the right of the lane's words, as far as there is room."""
        fonts = canvas.kit.fonts
        left = place[0] + fonts.width(canvas.kit.texts("film-decisions-lane"), "small") + 30
        x, y, w, h = place
        right = x + w
        entries = [
            (CREW[mark], name, min(150.0, fonts.width(name, "small") + 2))
            for mark, name in zip(self._crew or (), self._names, strict=False)
        ]
        if right - sum(wide + 44 for _, _, wide in entries) < left:
            return
        for look, name, wide in reversed(entries):
            canvas.text(name, (right - wide, y, wide, h), "small", colour.MUTED, valign="middle", shrink=True)
            canvas.icon(look.icon, right - wide - 30, y + h / 2 - 13, 26)
            right -= wide + 44

    def _bar(self, canvas: Canvas, n: int, base: float, height: float, paint: Colour) -> None:
        axis = self.axis
        pitch = axis.x(1) - axis.x(0)
        wide = max(4.0, min(40.0, pitch - 6))
        tall = min(LANE, max(2.0, abs(height)))
        top = base - tall if height > 0 else base
        canvas.box((axis.x(n + 0.5) - wide / 2, top, wide, tall), paint, 2)


def _ink_of(points: float) -> Colour:
    return colour.GOOD if points > 0 else colour.DANGER


class TurningPoint(Widget):
    """A turning point: a room of that turn, and by how many points the chance changed.

    Args:
        number: of the turn, from 0.
        rect: in units.
        foot: of the dotted line to the curve.
        picture: of the room.
        words: how many points.
        change: what the turn changed.
        chosen: whether it is looked at.
        choose: called when it is.
        tip: what it is.
    """

    def __init__(
        self,
        number: int,
        rect: Rect,
        foot: Point,
        picture: Picture | None,
        words: str,
        change: float,
        chosen: Callable[[], bool],
        choose: Callable[[], None],
        tip: str,
    ) -> None:
        super().__init__(f"point-{number}", rect, tip=tip)
        self._foot, self._picture, self._words = foot, picture, words
        self._change, self._chosen, self._choose = change, chosen, choose

    def press(self, point: Point | None = None) -> None:
        """Look at it."""
        self._choose()

    def gain_focus(self) -> None:
        """Whoever walks along the turning points looks at them."""
        super().gain_focus()
        self._choose()

    def draw(self, canvas: Canvas) -> None:
        """Draw the room, the points, and the line to the curve."""
        x, y, w, h = self.rect
        tone = colour.GOOD if self._change > 0 else colour.DANGER
        line = colour.GOLD if self._chosen() else mix(tone, colour.WHITE, 0.5 * self.lightness)
        top = y + h + 4
        dots = colour.GOLD if self._chosen() else fade(colour.LINE_STRONG, 0.8)
        while top < self._foot[1] - 12:
            canvas.line((self._foot[0], top), (self._foot[0], top + 5), dots, 1.8)
            top += 10
        if self._chosen():
            canvas.glow(self.rect, fade(colour.GOLD, 0.5), 10)
        art = (x, y, w, PICTURE_H)
        if self._picture is not None:
            canvas.picture(self._picture, art, corners=(10, 4, 10, 4))
        canvas.panel(art, fill=None, line=line, corners=(10, 4, 10, 4), width=2.2)
        label = (x + 10, y + PICTURE_H - 10, w - 20, 34.0)
        canvas.panel(label, fill=colour.INK, line=line, corners=(8, 3, 8, 3), width=1.8)
        ink = colour.GOOD if self._change > 0 else colour.REASON
        canvas.text(self._words, label, "number", ink, "center", "middle", shrink=True)
        if self.focused:
            draw_focus(canvas, self.rect, 10)


def point_rects(axis: Axis, top: float, points: Sequence[int]) -> list[Rect]:
    """Return the places of the turning points: above the ends of their turns, none upon another.

    Args:
        axis: of the plot.
        top: of the pictures, in units.
        points: numbers of the turns, in order.
    """
    gap = PICTURE_W + 8
    lefts = [axis.x(n + 1) - PICTURE_W / 2 for n in points]
    limit = axis.right + RIGHT - 10 - PICTURE_W
    for n in range(len(lefts)):
        lefts[n] = max(lefts[n], axis.left - 40, lefts[n - 1] + gap if n else axis.left - 40)
    for n in reversed(range(len(lefts))):
        lefts[n] = min(lefts[n], lefts[n + 1] - gap if n + 1 < len(lefts) else limit)
    return [(left, top, PICTURE_W, PICTURE_H + 24) for left in lefts]
