"""The bar of a lesson at the top of the table: its name, its steps as hexagons, and the ways out of it."""

from __future__ import annotations

from game.app.drawing.canvas import Canvas
from game.app.drawing.colours.theme import colour, mix
from game.app.drawing.kit import Kit
from game.app.drawing.viewport import Rect
from game.app.table.model.view_parts import TopView
from game.app.table.paint import brush
from game.app.table.paint.panels.top_bar import forecast_place
from game.app.views.bits import cap
from game.app.views.layout import Laid
from game.app.views.painting import layouter
from game.app.views.tree import Act, View, column, drawn, first_that_fits, icon, row, space, text
from game.lessons.teacher import Teacher

HEXES = (26.0, 20.0)
"""From one step to the next, with room and with little."""


def lay_bar(kit: Kit, teacher: Teacher, top: TopView, rect: Rect) -> tuple[Rect, Laid]:
    """Return the bar and its place: that of threat and forecast, less where the forecast stays.

    Args:
        kit: of the window.
        teacher: of the lesson.
        top: what the top bar knows.
        rect: the place of threat and forecast.
    """
    x, y, w, h = rect
    ahead = forecast_place(kit, top, rect) if teacher.lesson.card.forecast else None
    w = w if ahead is None else ahead[0] - x - 14
    return (x, y, w, h), layouter(kit).laid(bar_view(kit, teacher, ahead is not None), w, h)


def bar_view(kit: Kit, teacher: Teacher, beside: bool = False) -> View:
    """Return the bar; with less room without its buttons, which the menu has too; at last the step alone.

    Args:
        kit: of the window.
        teacher: of the lesson.
        beside: the forecast stands beside it: its buttons are then left rather than the lesson's name.
    """
    texts, lesson = kit.texts, teacher.lesson
    count = len(lesson.steps)
    name = column(
        text(texts(f"lesson-branch-{lesson.card.branch}", number=lesson.card.number), "fact", "muted"),
        text(texts(f"lesson-{lesson.id}"), "subheading", "text"),
    )
    step = text(texts("lesson-step", step=min(teacher.step + 1, count), steps=count), "button", "text")
    sign = icon("ui-school", 34, "gold")
    ways = [_button(kit, "leave", "lesson-leave", texts("key-escape"))]
    if teacher.current is not None:
        ways.insert(0, _button(kit, "skip-step", "lesson-skip", kit.keys.label("skip-step", texts)))
    buttons = row(*ways, gap=10)
    hexes = [drawn(_hexes, teacher.step, count, wide=pitch * count, high=24) for pitch in HEXES]
    return first_that_fits(
        *(row(sign, name, steps, space(grow=1), buttons, gap=12) for steps in hexes),
        row(sign, hexes[-1], space(grow=1), buttons, gap=12) if beside else None,
        *(row(sign, name, steps, gap=12) for steps in hexes),
        row(sign, step, gap=12),
    )


def _button(kit: Kit, name: str, words: str, label: str) -> View:
    """Return one of the bar's buttons: as high as the bar, its words in one line."""
    face = row(
        text(kit.texts(words), "subheading"), cap(kit, label), look="button", gap=12, pad=(14, 0, 12, 0)
    )
    return face.but(high=(44, 60)).named(name, Act())


def _hexes(canvas: Canvas, rect: Rect, step: int, count: int) -> None:
    """Draw the steps: full with a tick, the one that runs lit, those to come empty."""
    pitch, y = rect[2] / count, rect[1] + rect[3] / 2
    for n in range(count):
        x, radius = rect[0] + pitch * (n + 0.5), pitch * 0.46
        if n < step:
            brush.hexagon(canvas, x, y, radius, colour.GOLD, None)
            canvas.icon("ui-check", x - 8, y - 8, 16, colour.INK)
        elif n == step:
            brush.hexagon(canvas, x, y, radius, colour.GOLD_FILL, colour.GOLD, 2.4)
        else:
            brush.hexagon(canvas, x, y, radius, None, mix(colour.LINE, colour.LINE_STRONG, 0.3), 1.6)
