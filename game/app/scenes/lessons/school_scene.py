"""Flight school: which lessons there are, how long each takes, and where the player stopped."""

from __future__ import annotations

from functools import partial

import pygame

from game.app.bindings.commands import SCHOOL
from game.app.drawing.canvas import Canvas
from game.app.drawing.colours.theme import PANEL_FILL, PANEL_LINE, colour, fade, rgb
from game.app.drawing.kit import Kit
from game.app.drawing.portrait import CALM, GLAD, captain
from game.app.drawing.viewport import Point, Rect, centre
from game.app.forms.backdrop import draw_backdrop, shade_left
from game.app.forms.form_scene import FormScene
from game.app.forms.key_hints import draw_hints, hints_width
from game.app.forms.save_words import path_words
from game.app.navigation import routes
from game.app.navigation.scene import Program
from game.app.scenes.lessons.lesson_tile import LessonTile, row_height
from game.app.widgets.button import Button, IconButton
from game.app.widgets.scroll import GUTTER, ScrollArea
from game.app.widgets.widget import Widget
from game.lessons.lesson import LessonCard
from game.lessons.lesson_loading import BRANCHES

CARD_W, CARD_H, PITCH = 328.0, 330.0, 368.0
BASICS_Y, EXPANSIONS_Y = 166.0, 640.0
RUN_MS = 600.0
"""How long the light of a lesson that is done runs to the next card."""
_WIDEST, _HIGHEST = 1880.0, 1060.0
_DARK = rgb("#2A3352")


class SchoolScene(FormScene):
    """The lessons as cards along the ship's own conduits; lit is what is done. Nothing is locked.

    Args:
        after: id of the lesson that has just been done: its light runs to the next card; empty for none.
    """

    paged = True
    commands_in = SCHOOL

    def __init__(self, after: str = "") -> None:
        self.after = after
        self._run = 0.0

    @property
    def _running(self) -> bool:
        """Whether a light is still on its way."""
        return bool(self.after) and self._run < RUN_MS

    def update(self, ms: float) -> bool:
        """Let time pass: the light runs."""
        running = self._running
        self._run += ms if running else 0.0
        return super().update(ms) or (running and ms > 0)

    def wake(self) -> float | None:
        """At once while the light runs."""
        return 0.0 if self._running else super().wake()

    def enter(self, app: Program) -> None:
        """Look where the player stopped."""
        self.app = app
        if app.settings.reduced_motion or app.settings.animation == "off":
            self.after = ""
        self.cards = app.lessons().cards
        self.next = self._next()
        self.first_focus = f"lesson-{self.next.id}"
        super().enter(app)
        file = app.lesson_places
        _ = file.places
        if file.setback is not None:
            self.form.show_message(app.texts("school-broken", path=path_words(file.setback)))
            file.setback = None

    def resume(self) -> None:
        """Look again."""
        self.next = self._next()
        self.rebuild()

    def _next(self) -> LessonCard:
        """The lesson to go on with: the one begun last, else the first that is not done, else the first."""
        places = self.app.lesson_places.places
        begun = [card for card in self.cards if places.of(card.id).begun]
        last = next((card for card in begun if card.id == places.last), None)
        fresh = next((card for card in self.cards if not places.of(card.id).done), self.cards[0])
        return last or next(iter(begun), fresh)

    # Where it lies

    def _wide(self, kit: Kit) -> bool:
        """Whether all stands on one page as drawn; else as rows that are scrolled."""
        width, height = kit.viewport.design
        return width >= _WIDEST and height >= _HIGHEST

    def _origin(self, kit: Kit) -> Point:
        width, height = kit.viewport.design
        return (width - 1920) / 2, (height - 1080) / 2

    def place_of(self, card: LessonCard, kit: Kit) -> Rect:
        """Return where a card stands on the wide page."""
        x, y = self._origin(kit)
        top = BASICS_Y if card.branch == BRANCHES[0] else EXPANSIONS_Y
        return x + 60 + PITCH * (card.number - 1), y + top, CARD_W, CARD_H

    def _captain_place(self, kit: Kit) -> Rect:
        x, y = self._origin(kit)
        return x + 60 + PITCH * 4, y + EXPANSIONS_Y, CARD_W, CARD_H

    def build(self, kit: Kit) -> list[Widget]:
        """Return the way back, the cards, and the button to go on with."""
        texts = kit.texts
        wide = self._wide(kit)
        x, y = self._origin(kit) if wide else (0.0, 0.0)
        at = (x + 60, y + 34, 52.0, 52.0) if wide else (32.0, 20.0, 52.0, 52.0)
        back = IconButton(
            "back",
            at,
            "ui-chevron",
            self.app.pop,
            tip=texts("school-back"),
            turn=180,
            keys=(pygame.K_ESCAPE,),
        )
        return [back, *(self._wide_page(kit) if wide else self._rows(kit))]

    def _tile(self, card: LessonCard, rect: Rect, row: bool = False) -> LessonTile:
        place = self.app.lesson_places.places.of(card.id)
        return LessonTile(card, rect, place, card == self.next, partial(self.open, card), row)

    def _wide_page(self, kit: Kit) -> list[Widget]:
        tiles: list[Widget] = [self._tile(card, self.place_of(card, kit)) for card in self.cards]
        x, y, w, h = self._captain_place(kit)
        rect = (x + 16, y + h - 92, w - 32, 72.0)
        return [*tiles, self._go(kit, rect)]

    def _go(self, kit: Kit, rect: Rect) -> Button:
        texts, place = kit.texts, self.app.lesson_places.places.of(self.next.id)
        label = texts("school-go-on" if place.begun else "school-begin")
        detail = texts(f"lesson-{self.next.id}")
        if place.begun:
            detail = f"{detail}, {texts('school-step', step=place.step + 1, steps=self.next.steps)}"
        return Button(
            "go-on",
            rect,
            label,
            partial(self.open, self.next),
            icon="ui-play",
            detail=detail,
            primary=True,
            align="left",
            # The card that it begins is lit, and the hints name the key, before any key has moved the focus.
            keys=(pygame.K_RETURN, pygame.K_KP_ENTER),
        )

    def _rows(self, kit: Kit) -> list[Widget]:
        """Everything below each other, with the button on a bar at the foot."""
        width, height = kit.viewport.design
        area = (32.0, 92.0, width - 64, height - 92 - 100)
        inner = area[2] - GUTTER
        y, tiles = area[1] + 8, []
        self._headings: list[tuple[str, Rect]] = []
        for branch in BRANCHES:
            cards = [card for card in self.cards if card.branch == branch]
            if not cards:
                continue
            self._headings.append((f"school-{branch}", (area[0] + 8, y, inner - 8, 30.0)))
            y += 40
            for card in cards:
                high = row_height(kit, card, inner - 16)
                tiles.append(self._tile(card, (area[0] + 8, y, inner - 16, high), row=True))
                y += high + 16
        page = ScrollArea("lessons", area, y - area[1] + 8, tiles, self._draw_headings)
        return [page, self._go(kit, (40.0, height - 88, min(520.0, width - 80), 72.0))]

    # What is done

    def open(self, card: LessonCard) -> None:
        """Begin a lesson, or go on with it."""
        self.app.start(routes.Lesson(card.id))

    def handle(self, event: pygame.Event) -> bool:
        """A key begins a lesson at its first step, one opens its page of the rulebook."""
        if event.type == pygame.KEYDOWN:
            card, command = self._focused(), self.app.kit.keys.command(event, SCHOOL)
            if command == "from-start" and card is not None:
                self.app.start(routes.Lesson(card.id, anew=True))
                return True
            if command == "help":
                shown = card or self.next
                pages = (shown.page,) if shown.page else ()
                self.app.open(routes.Rulebook(pages))
                return True
        return super().handle(event)

    def _focused(self) -> LessonCard | None:
        focus = self.form.focus
        return next((card for card in self.cards if focus and focus.key == f"lesson-{card.id}"), None)

    # The picture

    def draw_back(self, canvas: Canvas) -> None:
        """Draw backdrop, heading, conduits and the captain."""
        kit, texts = canvas.kit, canvas.kit.texts
        width, _ = kit.viewport.design
        draw_backdrop(canvas, "setup", sun=1, veil=0.2)
        shade_left(canvas, width)
        wide = self._wide(kit)
        x, y = self._origin(kit) if wide else (0.0, 0.0)
        left, top = (x + 132, y + 33) if wide else (100.0, 18.0)
        title = (left, top, width - left - 40, 54.0)
        canvas.text(texts("school-title"), title, "title", colour.TEXT, valign="middle", shrink=True)
        if wide:
            self._draw_path(canvas)
            self._draw_captain(canvas)
            self._draw_hints(canvas)

    def _draw_path(self, canvas: Canvas) -> None:
        """The conduits from card to card, and the branch to the expansions."""
        kit, texts = canvas.kit, canvas.kit.texts
        x, y = self._origin(kit)
        basics = [card for card in self.cards if card.branch == BRANCHES[0]]
        more = [card for card in self.cards if card.branch != BRANCHES[0]]
        label = texts("school-basics")
        canvas.text(label, (x + 60, y + 118, 400, 30), "label", colour.TEXT, valign="middle", shrink=True)
        note = (x + 84 + kit.fonts.width(label.upper(), "label"), y + 118, 900.0, 30.0)
        words = texts("school-basics-note", count=len(basics))
        canvas.text(words, note, "small", colour.MUTED, valign="middle", shrink=True)
        places = self.app.lesson_places.places
        for card in basics[:-1]:
            rx, ry, rw, _ = self.place_of(card, kit)
            middle = ry + 88
            lit = places.of(card.id).done
            ends = (rx + rw, middle), (rx + PITCH, middle)
            _conduit(canvas, *ends, lit and not (self._running and card.id == self.after))
            if lit and self._running and card.id == self.after:
                self._draw_run(canvas, *ends)
        if more:
            lit = any(places.of(card.id).done for card in more)
            spot = x + 60 + PITCH * 2 + CARD_W / 2
            across = y + 560
            _conduit(canvas, (spot, y + BASICS_Y + CARD_H), (spot, y + EXPANSIONS_Y), lit)
            mids = [centre(self.place_of(card, kit))[0] for card in more]
            _conduit(canvas, (min(mids), across), (max(mids), across), lit)
            for card, middle in zip(more, mids, strict=True):
                _conduit(canvas, (middle, across), (middle, y + EXPANSIONS_Y), places.of(card.id).done)
            box = (spot - 190, across - 28, 380.0, 58.0)
            canvas.panel(box, fill=rgb("#101628", 0.99), line=colour.LINE, corners=(12, 4, 12, 4))
            title = (box[0], box[1] + 4, box[2], 26.0)
            canvas.text(
                texts("school-expansions"), title, "label", colour.TEXT, "center", "middle", shrink=True
            )
            under = (box[0] + 8, box[1] + 28, box[2] - 16, 26.0)
            note_words = texts("school-expansions-note")
            canvas.text(note_words, under, "small", colour.MUTED, "center", "middle", shrink=True)

    def _draw_run(self, canvas: Canvas, start: Point, end: Point) -> None:
        """Draw the light on its way: what lies behind it is lit."""
        share = 1 - (1 - self._run / RUN_MS) ** 3
        head = start[0] + share * (end[0] - start[0]), start[1]
        if share > 0:
            _conduit(canvas, start, head, True)
        canvas.glow((head[0] - 8, head[1] - 8, 16, 16), fade(colour.GOLD_TEXT, 0.9), 20)

    def _draw_captain(self, canvas: Canvas) -> None:
        kit, texts, places = canvas.kit, canvas.kit.texts, self.app.lesson_places.places
        rect = x, y, w, h = self._captain_place(kit)
        canvas.panel(rect, fill=PANEL_FILL, line=PANEL_LINE, corners=(14, 5, 14, 5))
        captain(canvas, (x + 14, y + 18, 98), GLAD if places.done >= len(self.cards) else CALM)
        label = (x + 126, y + 18, w - 142, 26.0)
        canvas.text(texts("captain"), label, "label", colour.GOLD, valign="middle", shrink=True)
        inner = (x + 126, y + 48, w - 142, 104.0)
        canvas.text(self._captain_words(), inner, "body", colour.TEXT, wrap=True, shrink=True)
        total = len(self.cards)
        words = texts("school-progress", done=places.done, count=total)
        bar = (x + 16, y + h - 128, w - 32, 10.0)
        line = (x + 16, y + h - 164, w - 32, 28.0)
        canvas.text(words, line, "fact-bold", colour.TEXT, valign="middle", shrink=True)
        canvas.panel(bar, fill=rgb("#0B0E17"), line=colour.LINE, corners=(3, 3, 3, 3))
        if places.done:
            filled = (bar[0] + 1, bar[1] + 1, (bar[2] - 2) * min(1.0, places.done / total), bar[3] - 2)
            canvas.box(filled, colour.GOLD)

    def _captain_words(self) -> str:
        texts, places = self.app.texts, self.app.lesson_places.places
        title = texts(f"lesson-{self.next.id}")
        if places.of(self.next.id).begun:
            return texts("school-captain-begun", title=title)
        if places.of(self.next.id).done:
            return texts("school-all-done")
        return texts("school-captain-next", title=title)

    def _draw_hints(self, canvas: Canvas) -> None:
        kit, texts = canvas.kit, canvas.kit.texts
        width, height = kit.viewport.design
        x, y = self._origin(kit)
        hints = [("←↑↓→", texts("hint-choose")), (texts("key-enter"), texts("hint-open"))]
        hints.append((kit.keys.label("from-start", texts), texts("school-hint-again")))
        hints.append((kit.keys.label("help", texts), texts("school-hint-page")))
        room = 1150.0
        while hints_width(canvas, hints) > room:
            hints.pop()
        draw_hints(canvas, hints, width - x - 60, height - y - 54)
        note = (x + 60, y + 996, 680.0, 30.0)
        canvas.text(texts("school-waits"), note, "small", colour.MUTED, valign="middle", shrink=True)

    def _draw_headings(self, canvas: Canvas) -> None:
        for key, rect in self._headings:
            canvas.text(canvas.kit.texts(key), rect, "label", colour.TEXT, valign="middle", shrink=True)


def _conduit(canvas: Canvas, start: Point, end: Point, lit: bool) -> None:
    """A piece of the ship's conduits: gold and glowing where a lesson is done, dark dashes where not."""
    (x0, y0), (x1, y1) = start, end
    thick = 12.0
    level = abs(y1 - y0) < 1
    rect = (x0, y0 - thick / 2, x1 - x0, thick) if level else (x0 - thick / 2, y0, thick, y1 - y0)
    if lit:
        canvas.glow(rect, fade(colour.GOLD, 0.6), 12)
        canvas.box(rect, colour.GOLD)
        inner = (rect[0], rect[1] + 4, rect[2], 4.0) if level else (rect[0] + 4, rect[1], 4.0, rect[3])
        canvas.box(inner, colour.RIM_HOT)
        return
    canvas.box(rect, rgb("#141A2E"))
    edge = (rect[0], rect[1], rect[2], 2.0) if level else (rect[0], rect[1], 2.0, rect[3])
    canvas.box(edge, _DARK)
    length = rect[2] if level else rect[3]
    at = 6.0
    while at + 10 < length:
        dash = (rect[0] + at, y0 - 1, 10.0, 2.0) if level else (x0 - 1, rect[1] + at, 2.0, 10.0)
        canvas.box(dash, colour.LINE_STRONG)
        at += 22
