"""The bar of a lesson at the top of the table: its name, and its steps as hexagons."""

from __future__ import annotations

from game.app.drawing.canvas import Canvas
from game.app.drawing.colours.theme import colour, mix, rgb
from game.app.drawing.kit import Kit
from game.app.drawing.viewport import Rect
from game.app.table.model.places.room_plan import folds
from game.app.table.model.view_parts import TopView
from game.app.table.paint import brush
from game.app.table.paint.panels.top_bar import (
    SPLIT,
    folded_forecast,
    folded_forecast_width,
    forecast_told,
)
from game.lessons.teacher import Teacher
from game.texts import Texts

LEAST = 0.65
"""How narrow a title may become, as a share of its width, before the number of the step stands there."""


def bar_place(kit: Kit, forecast: bool, rect: Rect) -> Rect:
    """Return the bar's place: that of threat and forecast, less where the forecast stays.

    In type that folds the forecast is drawn over the bar's end.

    Args:
        kit: of the window.
        forecast: whether it stays.
        rect: the place of threat and forecast.
    """
    x, y, w, h = rect
    return (x, y, SPLIT - 8, h) if forecast and not folds(kit.text) else rect


def draw_bar(canvas: Canvas, teacher: Teacher, top: TopView, rect: Rect, high: float, right: float) -> None:
    """Draw the bar in the forecast's place: which lesson it is, and which of its steps.

    Args:
        canvas: of the whole window.
        teacher: of the lesson.
        top: what the top bar knows.
        rect: its place (`bar_place`).
        high: of the whole bar at the top.
        right: where the bar's buttons begin, or the bar ends.
    """
    kit, texts = canvas.kit, canvas.kit.texts
    x, y, w, h = rect
    canvas.cover((x - 6, y - 4, w + 12, h + 8), partly=True)
    canvas.box((x - 8, 0, w + 14, high - 2), rgb("#0E0F17"))
    lesson = teacher.lesson
    if lesson.card.forecast and folds(kit.text) and forecast_told(top):
        wide = folded_forecast_width(canvas, top)
        right = min(right, x + w - wide)
        folded_forecast(canvas, top, (x + w - wide, y, wide, h))
    canvas.icon("ui-school", x, y + h / 2 - 17, 34, colour.GOLD)
    left, count = x + 48, len(lesson.steps)
    pitch = 26.0 if 26.0 * count + 170 <= right - left - 14 else 20.0
    hexes = pitch * count
    numbers = texts("lesson-step", step=min(teacher.step + 1, count), steps=count)
    room = right - left - 14
    name_w = kit.fonts.width(texts(f"lesson-{lesson.id}"), "subheading")
    name_w = max(name_w, kit.fonts.width(_kind(teacher, texts), "fact"))
    if not folds(kit.text) and room >= hexes + max(96.0, LEAST * name_w + 16):
        words = min(room - hexes - 12, name_w + 4)
        _title(canvas, teacher, (left, y, words, h))
        for n in range(count):
            _hex(canvas, teacher.step, left + words + 10 + pitch * (n + 0.5), y + h / 2, n, pitch * 0.46)
    else:
        canvas.text(numbers, (left, y, room, h), "button", colour.TEXT, valign="middle", shrink=True)


def _title(canvas: Canvas, teacher: Teacher, rect: Rect) -> None:
    lesson, texts = teacher.lesson, canvas.kit.texts
    x, y, w, h = rect
    canvas.text(
        _kind(teacher, texts), (x, y, w, h * 0.48), "fact", colour.MUTED, valign="middle", shrink=True
    )
    title = texts(f"lesson-{lesson.id}")
    canvas.text(
        title, (x, y + h * 0.46, w, h * 0.54), "subheading", colour.TEXT, valign="middle", shrink=True
    )


def _kind(teacher: Teacher, texts: Texts) -> str:
    card = teacher.lesson.card
    return texts(f"lesson-branch-{card.branch}", number=card.number)


def _hex(canvas: Canvas, step: int, x: float, y: float, n: int, radius: float) -> None:
    if n < step:
        brush.hexagon(canvas, x, y, radius, colour.GOLD, None)
        canvas.icon("ui-check", x - 8, y - 8, 16, colour.INK)
    elif n == step:
        brush.hexagon(canvas, x, y, radius, rgb("#4A2F0A"), colour.GOLD, 2.4)
    else:
        brush.hexagon(canvas, x, y, radius, None, mix(colour.LINE, colour.LINE_STRONG, 0.3), 1.6)
