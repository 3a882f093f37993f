"""A lesson's card in the flight school."""

from __future__ import annotations

from game.app.drawing.canvas import Canvas
from game.app.drawing.colours.theme import GOLD_GLOW, Gradient, Paint, colour, fade, mix, rgb
from game.app.drawing.kit import Kit
from game.app.drawing.looks import Picture
from game.app.drawing.viewport import Rect
from game.app.forms.dialog import text_height
from game.app.table.paint import brush
from game.app.widgets.widget import Action, Widget, draw_focus
from game.lessons.lesson import LessonCard
from game.storage.lesson_places import LessonPlace

ART = 176.0
_PAD = 18.0
_CORNERS = (14.0, 5.0, 14.0, 5.0)
_ROW_ART = 220.0


class LessonTile(Widget):
    """A card with picture, title, a line, minutes and how far the player is.

    Args:
        card: the lesson.
        rect: in units.
        place: how far the player is.
        next: the one to go on with: gold and glowing.
        on_press: called when it is pressed.
        row: picture left, words right.
    """

    def __init__(
        self,
        card: LessonCard,
        rect: Rect,
        place: LessonPlace,
        next: bool,
        on_press: Action,
        row: bool = False,
    ) -> None:
        super().__init__(f"lesson-{card.id}", rect)
        self.card, self.progress, self.next, self.on_press, self.row = card, place, next, on_press, row

    def press(self, point: object = None) -> None:
        """Begin the lesson, or go on with it."""
        self.on_press()

    def draw(self, canvas: Canvas) -> None:
        """Draw it in its state."""
        x, y, w, h = self.rect
        kit, texts, id = canvas.kit, canvas.kit.texts, self.card.id
        fresh = not (self.progress.done or self.progress.begun or self.next)
        fill: Paint = Gradient(rgb("#121728", 0.98), rgb("#191626", 0.98))
        line: Paint = Gradient(colour.LINE, mix(colour.LINE, colour.RIM, 0.75))
        if self.next:
            canvas.glow(self.rect, mix(GOLD_GLOW, fade(colour.GOLD, 0.8), self.lightness), 16)
            fill, line = rgb("#4A2F0A"), Gradient(colour.GOLD, colour.RIM_HOT)
        elif self.progress.done:
            line = colour.GOOD
        elif self.lightness:
            line = mix(colour.LINE, colour.LINE_STRONG, self.lightness)
        canvas.panel(self.rect, fill=fill, line=line, corners=_CORNERS, width=2.4 if self.next else 1.8)
        art: Rect = (x + 2, y + 2, _ROW_ART, h - 4) if self.row else (x + 2, y + 2, w - 4, ART)
        canvas.picture(_picture(kit, self.card), art, (13, 4, 4, 13) if self.row else (13, 4, 0, 0))
        if fresh:
            canvas.box(art, rgb("#080A12", 0.38))
        self._plate(canvas)
        left = x + _ROW_ART + 16 if self.row else x + _PAD
        room = x + w - _PAD - left
        top = y + 14 if self.row else y + ART + 14
        title = (left, top, room, 30.0)
        canvas.text(texts(f"lesson-{id}"), title, "room-name", colour.TEXT, valign="middle", shrink=True)
        foot = y + h - 46
        inner = (left, top + 34, room, foot - top - 36)
        canvas.text(texts(f"lesson-{id}-text"), inner, "small", colour.MUTED, wrap=True)
        canvas.icon("ui-clock", left, foot + 8, 20, colour.MUTED)
        minutes = texts("school-minutes", minutes=self.card.minutes)
        canvas.text(minutes, (left + 28, foot, room / 2 - 28, 36), "small", colour.MUTED, valign="middle")
        self._state(canvas, (left + room / 2, foot, room / 2, 36.0))
        if self.focused:
            draw_focus(canvas, self.rect)

    def _plate(self, canvas: Canvas) -> None:
        """Number or sign, on a slanted plate in the room's colour."""
        x, y = self.rect[:2]
        look = canvas.kit.looks.room(self.card.room)
        tone = look.plate if self.card.room else rgb("#3A4468")
        points = [(x + 3, y + 14), (x + 14, y + 3), (x + 66, y + 3), (x + 48, y + 44), (x + 3, y + 44)]
        canvas.polygon(points, tone)
        if self.card.sign:
            canvas.icon(self.card.sign, x + 12, y + 8, 32)
        else:
            number = (x + 4, y + 4, 46.0, 40.0)
            canvas.text(str(self.card.number), number, "count", colour.TEXT, "center", "middle")

    def _state(self, canvas: Canvas, rect: Rect) -> None:
        x, y, w, h = rect
        texts = canvas.kit.texts
        if self.progress.begun:
            steps = self.card.steps
            gap = min(18.0, w / max(1, steps))
            for n in range(steps):
                spot = x + w - gap * (steps - n - 0.5)
                full = n < self.progress.step
                line = colour.GOLD if full or self.next else colour.LINE_STRONG
                brush.hexagon(canvas, spot, y + h / 2, gap * 0.5, colour.GOLD if full else None, line, 1.6)
        elif self.progress.done:
            wide = canvas.kit.fonts.width(texts("school-done"), "button") + 52
            box = (x + w - wide, y, wide, h)
            canvas.panel(box, fill=rgb("#0E2B22", 0.95), line=colour.GOOD, corners=(8, 4, 8, 4), width=2)
            canvas.icon("ui-check", box[0] + 12, y + 8, 20, colour.GOOD)
            place = (box[0] + 38, y, wide - 44, h)
            canvas.text(texts("school-done"), place, "button", colour.GOOD, valign="middle", shrink=True)
        else:
            canvas.text(texts("school-new"), rect, "small", colour.MUTED, "right", "middle", shrink=True)


def _picture(kit: Kit, card: LessonCard) -> Picture:
    return card.file or kit.looks.room_picture(card.room, card.variant)


def row_height(kit: Kit, card: LessonCard, width: float) -> float:
    """Return how high a card is as a row."""
    room = width - _ROW_ART - 16 - _PAD
    words = text_height(kit.fonts, kit.texts(f"lesson-{card.id}-text"), "small", room)
    return max(140.0, 14 + 34 + words + 60)
