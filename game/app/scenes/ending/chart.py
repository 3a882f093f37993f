"""The course of a game as a chart: rooms diverted, cubes missing and cards left, turn by turn."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.app.drawing.beside import meet
from game.app.drawing.canvas import Canvas
from game.app.drawing.colours.theme import Colour, colour, fade, rgb
from game.app.drawing.viewport import Rect
from game.app.table.model.story import Moment, Story
from game.app.views.painting import Painting, layouter
from game.app.views.tree import blank, column, first_that_fits, icon, row, text

DIVERTED = colour.GOLD
MISSING = colour.DANGER
DECK = rgb("#8CC8FF")
CURVES = (("diverted", DIVERTED), ("missing", MISSING), ("deck", DECK))
_PLOT_TOP = 90.0
_PLOT_BOTTOM = 90.0
_LEFT = 40.0
_RIGHT = 44.0
_ICON = 40.0
_BAND = 34.0
NOTES = 3
"""Turns of close calls that are told in words, at most."""


class Plot:
    """Hold where turns and numbers stand in a chart.

    Args:
        rect: in units.
        story: what is shown.
    """

    def __init__(self, rect: Rect, story: Story) -> None:
        x, y, w, h = rect
        self.moments = story.moments
        self.left, self.right = x + _LEFT, x + w - _RIGHT
        self.top, self.bottom = y + _PLOT_TOP, y + h - _PLOT_BOTTOM
        self.most = max(8, 4 * -(-max(m.missing for m in self.moments) // 4))
        self.deck = max(1, *(m.deck for m in self.moments))
        first, last = self.moments[0].turn, self.moments[-1].turn
        self._first, self._turns = first, max(1, last - first)

    def x(self, turn: float) -> float:
        """Return where a turn's end stands."""
        return self.left + (self.right - self.left) * (turn - self._first) / self._turns

    def y(self, count: float) -> float:
        """Return the height of a number of rooms or cubes."""
        return self.bottom - (self.bottom - self.top) * count / self.most

    def y_deck(self, cards: float) -> float:
        """Return the height of a number of cards."""
        return self.bottom - (self.bottom - self.top) * cards / self.deck


def draw_chart(canvas: Canvas, rect: Rect, story: Story) -> None:
    """Draw the chart.

    Args:
        canvas: to draw on.
        rect: in units.
        story: what is shown.
    """
    plot = Plot(rect, story)
    _axes(canvas, plot)
    _bands(canvas, plot)
    _divert_marks(canvas, plot, story)
    _fill(canvas, plot)
    _curve(canvas, [(plot.x(m.turn), plot.y_deck(m.deck)) for m in plot.moments], DECK, 2.0)
    _curve(canvas, [(plot.x(m.turn), plot.y(m.missing)) for m in plot.moments], MISSING, 3.2)
    _curve(canvas, [(plot.x(m.turn), plot.y(m.diverted)) for m in plot.moments], DIVERTED, 4.0)
    for moment in plot.moments:
        canvas.circle(plot.x(moment.turn), plot.y(moment.diverted), 5, colour.INK)
        canvas.circle(plot.x(moment.turn), plot.y(moment.diverted), 3.6, colour.GOLD_TEXT)
    _critical_notes(canvas, plot, story)


def _axes(canvas: Canvas, plot: Plot) -> None:
    texts = canvas.kit.texts
    for step in range(5):
        count = plot.most * step / 4
        y = plot.y(count)
        paint = colour.LINE if step else colour.LINE_STRONG
        canvas.line((plot.left, y), (plot.right, y), fade(paint, 0.45 if step else 1.0), 1.6)
        canvas.text(f"{count:g}", (plot.left - 54, y - 12, 42, 24), "small", colour.MUTED, "right", "middle")
        cards = plot.deck * step / 4
        canvas.text(
            f"{cards:.0f}", (plot.right + 12, y - 12, 50, 24), "small", fade(DECK, 0.9), valign="middle"
        )
    first, last = plot.moments[0].turn, plot.moments[-1].turn
    labels = _labelled(first, last)
    for turn in labels:
        x = plot.x(turn)
        words = texts("over-chart-start") if turn == 0 else texts("over-chart-turn", turn=turn)
        canvas.line((x, plot.bottom), (x, plot.bottom + 6), colour.LINE_STRONG, 1.6)
        canvas.text(words, (x - 60, plot.bottom + 10, 120, 24), "small", colour.MUTED, "center", "middle")


def _labelled(first: int, last: int) -> list[int]:
    """Return the turns that get a label: the ends, and round numbers well apart from them."""
    span = last - first
    step = next(s for s in (1, 2, 5, 10, 20, 50, 1000) if span / s <= 7)
    middle = [
        t for t in range(first - first % step + step, last, step) if t - first >= step and last - t > step / 2
    ]
    return sorted({first, *middle, last})


def _bands(canvas: Canvas, plot: Plot) -> None:
    """Draw which damage came when: one, two or three rooms a hit, then the Hull Breach."""
    kit = canvas.kit
    for first, last, kind in runs(plot.moments):
        left, right = plot.x(first - 1), plot.x(last)
        sign = "hull-breach" if kind == "breach" else kit.looks.damage(int(kind))
        band = first_that_fits(
            text(kit.texts(f"over-band-{kind}"), "small", align="center", firm=True, pad=(6, 0)),
            row(icon(sign, 24, None), pack="middle"),
            blank(),
            look="chart-band",
            states=frozenset({f"rooms-{kind}"}),
        )
        size = max(4.0, right - left - 2), _BAND
        Painting(canvas, {}).paint(layouter(kit).laid(band, *size), left + 1, plot.bottom + 42)


def runs(moments: Sequence[Moment]) -> list[tuple[int, int, int | str]]:
    """Return the stretches of turns with the same damage: first turn, last turn, rooms a hit or `breach`."""
    found: list[tuple[int, int, int | str]] = []
    for moment in moments[1:]:
        kind: int | str = "breach" if moment.breach else min(3, moment.rooms_hit)
        if not kind:
            continue
        if found and found[-1][2] == kind and found[-1][1] == moment.turn - 1:
            found[-1] = (found[-1][0], moment.turn, kind)
        else:
            found.append((moment.turn, moment.turn, kind))
    return found


def _divert_marks(canvas: Canvas, plot: Plot, story: Story) -> None:
    """Draw the icon of each diverted room over its turn, side by side where they would touch."""
    last = -1.0e9
    for turn, room, _ in story.diverts:
        at = max(plot.x(turn), last + _ICON + 6)
        at = min(at, plot.right + 24)
        last = at
        look = canvas.kit.looks.room(room)
        top = plot.top - 74
        rect = (at - _ICON / 2, top, _ICON, _ICON)
        y = top + _ICON
        while y < plot.bottom - 4:
            canvas.line(
                (plot.x(turn), y + 4), (plot.x(turn), min(plot.bottom, y + 8)), fade(look.frame, 0.55), 2
            )
            y += 11
        canvas.panel(rect, fill=look.plate, line=look.frame, corners=(6, 6, 6, 6), width=2)
        canvas.icon(canvas.kit.looks.room(room).icon, at - 14, top + 6, 28, look.frame)


def _fill(canvas: Canvas, plot: Plot) -> None:
    """Fill the ground below the diverted rooms, fading downwards."""
    where = canvas.px((plot.left, plot.top, plot.right - plot.left, plot.bottom - plot.top))
    points = tuple((plot.x(m.turn) - plot.left, plot.y(m.diverted) - plot.top) for m in plot.moments)

    def make() -> pygame.Surface:
        picture = pygame.Surface(where.size, pygame.SRCALPHA)
        picture.fill((*DIVERTED[:3], 0))
        # Its upper edge needs not be smooth: the curve lies over it.
        edge = [(x * canvas.scale, y * canvas.scale) for x, y in points]
        pygame.draw.polygon(picture, (*DIVERTED[:3], 255), [*edge, where.size, (0, where.h)])
        shade = pygame.Surface((1, 64), pygame.SRCALPHA)
        for i in range(64):
            shade.set_at((0, i), (255, 255, 255, 90 - round(80 * i / 63)))
        picture.blit(pygame.transform.scale(shade, where.size), (0, 0), None, pygame.BLEND_RGBA_MULT)
        return picture

    canvas.surface.blit(canvas.kit.pictures.shape(("chart-fill", where.size, points), make), where)


def _curve(canvas: Canvas, points: list[tuple[float, float]], paint: Colour, width: float) -> None:
    for start, end in zip(points, points[1:], strict=False):
        canvas.line(start, end, paint, width)
    for x, y in points:
        canvas.circle(x, y, width / 2, paint, width / 2)


def _critical_notes(canvas: Canvas, plot: Plot, story: Story) -> None:
    """Mark when rooms lost their last cube, with words at a few of these turns, the first and the last among
    them; each names all of its rooms."""
    missing = {m.turn: m.missing for m in plot.moments}
    calls = close_calls(story)
    points = {turn: (plot.x(turn), plot.y(missing[turn])) for turn in calls if turn in missing}
    for x, y in points.values():
        canvas.circle(x, y, 8, colour.INK)
        canvas.circle(x, y, 6, MISSING)
    texts, lay = canvas.kit.texts, layouter(canvas.kit)
    placed: list[Rect] = []
    first, *others = points or (0,)
    turns = [*others[-1:], first, *others[:-1]][:NOTES] if points else []
    for turn in turns:
        point = points[turn]
        rooms = [texts("over-critical-room", room=texts(f"room-{room}")) for room in calls[turn]]
        note = column(
            text(texts("over-critical", turn=turn), "subheading"),
            *(text(words, "small", "note") for words in rooms),
            look="chart-note",
            pad=(14, 4),
        )
        wide = lay.across(note)[1]
        rect = _place_note(plot, point, (wide, lay.down(note, wide)[1]), placed)
        if rect is None:
            continue
        placed.append(rect)
        x, y, w, h = rect
        above = y < point[1]
        near = min(max(point[0], x + 10), x + w - 10), y + (h if above else 0)
        canvas.line((point[0], point[1] + (-8 if above else 8)), near, colour.REASON, 2)
        Painting(canvas, {}).paint(lay.laid(note, w, h), x, y)


def close_calls(story: Story) -> dict[int, list[str]]:
    """Return the rooms that lost their last cube, by the turn in which they did."""
    found: dict[int, list[str]] = {}
    for turn, room in story.criticals:
        found.setdefault(turn, []).append(room)
    return found


def _place_note(
    plot: Plot, point: tuple[float, float], size: tuple[float, float], placed: list[Rect]
) -> Rect | None:
    """Return where a note about a point hides least of the curves; None if it would lie on another note."""
    width, height = size
    curves = [_between(plot, m, n) for m, n in zip(plot.moments, plot.moments[1:], strict=False)]
    spots = [spot for curve in curves for spot in curve]
    best, best_cost = None, 0.0
    for drop in (24, 60, 100, 150, 210, -24, -60, -100, -150, -210):
        for shift in (-width / 2, -width + 30, -30):
            x = min(max(plot.left + 8, point[0] + shift), plot.right - width - 8)
            y = point[1] + drop if drop > 0 else point[1] + drop - height
            if y < plot.top - 20 or y + height > plot.bottom - 4:
                continue
            if any(meet((x - 8, y - 8, width + 16, height + 16), other) for other in placed):
                continue
            hidden = sum(x - 6 < px < x + width + 6 and y - 6 < py < y + height + 6 for px, py in spots)
            cost = hidden * 10 + abs(drop) / 10
            if best is None or cost < best_cost:
                best, best_cost = (x, y, width, height), cost
    return best


def _between(plot: Plot, first: Moment, second: Moment) -> list[tuple[float, float]]:
    """Return points on the three curves between two moments."""
    ends = [
        (
            (plot.x(m.turn), plot.y(m.missing)),
            (plot.x(m.turn), plot.y_deck(m.deck)),
            (plot.x(m.turn), plot.y(m.diverted)),
        )
        for m in (first, second)
    ]
    steps = 5
    return [
        (a[0] + (b[0] - a[0]) * i / steps, a[1] + (b[1] - a[1]) * i / steps)
        for a, b in zip(*ends, strict=True)
        for i in range(steps)
    ]
