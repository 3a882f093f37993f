"""What a page means at the table now, drawn: a panel of lines with signs, cards and ticks."""

from __future__ import annotations

from game.app.drawing.canvas import Canvas
from game.app.drawing.colours.theme import PANEL_LINE, colour, rgb
from game.app.drawing.kit import Kit
from game.app.drawing.viewport import Rect
from game.app.scenes.rulebook.now_lines import Now, NowLine
from game.lessons.lesson import LessonCard

TRY_H = 92.0
"""Height of the way into a lesson."""
_PAD = 20.0
_CARD = 36.0
_GAP = 10.0


def now_height(kit: Kit, now: Now, width: float) -> float:
    """Return how high the panel is, without a button in it."""
    inner = width - 2 * _PAD
    lead = len(kit.fonts.wrap(now.lead, "body", inner)) * kit.fonts.line_height("body")
    rows = sum(_row_height(kit, line, inner) + _GAP for line in now.lines)
    return _PAD + kit.fonts.line_height("label") + 8 + lead + 10 + rows + _PAD - _GAP


def _before(line: NowLine) -> float:
    """How wide signs and cards before the words are."""
    marks = (line.ok is not None) + bool(line.room)
    return 34.0 * marks + (_CARD + 6) * len(line.cards) + (8 if line.cards else 0)


def _row_height(kit: Kit, line: NowLine, width: float) -> float:
    words = len(kit.fonts.wrap(line.words, "fact", _words_width(line, width))) * kit.fonts.line_height("fact")
    if _below(line, width):
        return _CARD + 6 + words
    return max(_CARD if line.cards else 28.0, words + 4)


def _below(line: NowLine, width: float) -> bool:
    """Whether the words stand below their signs: many cards leave no room beside them."""
    return bool(line.words) and width - _before(line) < 170


def _words_width(line: NowLine, width: float) -> float:
    return width if _below(line, width) else width - _before(line)


def draw_now(canvas: Canvas, now: Now, rect: Rect) -> None:
    """Draw the panel."""
    kit = canvas.kit
    x, y, w, _ = rect
    canvas.panel(rect, fill=rgb("#0B1020", 0.9), line=PANEL_LINE, corners=(16, 5, 16, 5), rim=True)
    x, w, y = x + _PAD, w - 2 * _PAD, y + _PAD - 4
    label = kit.fonts.line_height("label")
    canvas.text(kit.texts("rulebook-now"), (x, y, w, label + 2), "label", colour.GOLD, shrink=True)
    y += label + 8
    high = len(kit.fonts.wrap(now.lead, "body", w)) * kit.fonts.line_height("body")
    canvas.text(now.lead, (x, y, w, high + 2), "body", colour.TEXT, wrap=True)
    y += high + 10
    for line in now.lines:
        high = _row_height(kit, line, w)
        _draw_line(canvas, line, (x, y, w, high))
        y += high + _GAP


def _draw_line(canvas: Canvas, line: NowLine, rect: Rect) -> None:
    x, y, w, h = rect
    below = _below(line, w)
    middle = y + (_CARD if below else h) / 2
    left = x
    if line.ok is not None:
        icon, ink = ("ui-check", colour.GOOD) if line.ok else ("ui-cross", colour.REASON)
        canvas.icon(icon, left, middle - 11, 22, ink)
        left += 34
    looks = canvas.kit.looks
    if line.room:
        canvas.icon(looks.room(line.room).icon, left, middle - 13, 26, looks.room(line.room).frame)
        left += 34
    for kind in line.cards:
        tones = looks.resource(kind)
        box = (left, middle - _CARD / 2, _CARD, _CARD)
        canvas.panel(box, fill=tones.base, line=tones.frame, corners=(5, 3, 5, 3), width=1.6)
        canvas.icon(tones.icon, left + 4, box[1] + 4, _CARD - 8)
        left += _CARD + 6
    left += 8 if line.cards else 0
    ink = colour.REASON if line.alarm or line.ok is False else colour.TEXT
    place = (x, y + _CARD + 6, w, h - _CARD) if below else (left, y, x + w - left, h)
    canvas.text(line.words, place, "fact", ink, valign="top" if below else "middle", wrap=True)


def draw_lesson(canvas: Canvas, lesson: LessonCard, rect: Rect) -> None:
    """Draw the frame of the way into a lesson; its button is a control."""
    texts = canvas.kit.texts
    x, y, w, h = rect
    canvas.panel(rect, fill=rgb("#0B1020", 0.9), line=PANEL_LINE, corners=(16, 5, 16, 5), rim=True)
    canvas.icon("ui-play", x + 18, y + (h - 34) / 2, 34, colour.GOLD)
    left, inner = x + 68, w - 68 - 176
    place: Rect = (left, y + 14, inner, 30)
    canvas.text(texts("rulebook-try"), place, "subheading", colour.GOLD, valign="middle", shrink=True)
    words = texts("rulebook-lesson", title=texts(f"lesson-{lesson.id}"), minutes=lesson.minutes)
    place = (left, y + 44, inner, h - 52)
    canvas.text(words, place, "fact", colour.TEXT, wrap=True, shrink=True)
