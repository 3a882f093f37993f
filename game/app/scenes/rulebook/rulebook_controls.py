"""The controls of the rulebook: contents or what was found, the page, what stands beside it, and its foot."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, Protocol

import pygame

from game.app.drawing.canvas import Canvas
from game.app.drawing.colours.theme import colour
from game.app.drawing.kit import Kit
from game.app.drawing.viewport import Rect
from game.app.navigation.scene import Program
from game.app.scenes.rulebook.book_rows import (
    CHAPTER_H,
    HIT_H,
    PAGE_H,
    SEE_H,
    WORD_H,
    ChapterRow,
    HitRow,
    PageRow,
    SeeRow,
    WordRow,
)
from game.app.scenes.rulebook.now_drawing import TRY_H, draw_lesson, draw_now, now_height
from game.app.scenes.rulebook.now_lines import Now
from game.app.scenes.rulebook.page_drawing import Shown, draw_page, page_length, sign_of
from game.app.scenes.rulebook.rulebook_places import RulebookPlaces
from game.app.widgets.button import Button
from game.app.widgets.scroll import GUTTER, ScrollArea
from game.app.widgets.text_field import TextField
from game.app.widgets.widget import Widget
from game.lessons.lesson import LessonCard
from game.rulebook.book import Book, RulePage
from game.rulebook.page_text import PageWriter
from game.rulebook.search import MOST_LETTERS, BookSearch, PageHit
from game.rulebook.subjects import SubjectEntry, SubjectLetter

A_TO_Z = "a-z"
"""The chapter of all subjects among those that are unfolded; `a-z/<letter>` is one of its letters."""
_MARGIN = 10.0


class BookReader(Protocol):
    """The rulebook, as its controls see it (`rulebook_scene.py`)."""

    app: Program
    book: Book
    writer: PageWriter
    search: BookSearch
    current: RulePage
    query: str
    hits: tuple[PageHit, ...]
    listing: bool
    opened: set[str]
    now: Now | None
    show: Callable[[frozenset[Any]], None] | None
    figures: dict[object, Canvas]
    subjects: tuple[SubjectLetter, ...]

    def turn_to(self, id: str) -> None:
        """Show a page."""

    def turn(self, by: int) -> None:
        """Turn over so many pages."""

    def fold(self, chapter: str) -> None:
        """Fold a chapter of the contents, or unfold it."""

    def look_up(self, entry: SubjectEntry) -> None:
        """Show the page of a subject, and stay at it in the list."""

    def list_pages(self) -> None:
        """Show the contents in place of the page, or the page again."""

    def look_for(self, query: str) -> None:
        """Search as one types."""

    def suggest(self, word: str) -> None:
        """Search for a word that was suggested."""

    def light(self) -> None:
        """Close the book and light up what the page is about."""

    def lesson(self) -> LessonCard | None:
        """Return the lesson that lets one try what the page tells."""

    def begin_lesson(self, lesson: LessonCard) -> None:
        """Leave for a lesson."""


class RulebookControls:
    """Makes the controls for one page and one size of the window.

    Args:
        scene: the rulebook, which is told of everything that is pressed.
        kit: of the page.
        at: where everything stands.
    """

    def __init__(self, scene: BookReader, kit: Kit, at: RulebookPlaces) -> None:
        self.scene = scene
        self.kit = kit
        self.at = at

    def all(self) -> list[Widget]:
        """Return page, search, contents, and what stands beside the page, in the order of the Tab key."""
        at, texts, kit = self.at, self.kit.texts, self.kit
        made: list[Widget] = []
        listed = at.columns > 1 or self.scene.listing
        if not self.scene.listing or at.columns > 1:
            made.append(self._page_area(kit, at))
        made.append(
            TextField(
                "search",
                at.search,
                self.scene.query,
                self.scene.look_for,
                limit=MOST_LETTERS,
                placeholder=f"{texts('rulebook-search')}  {kit.keys.label('search', texts)}",
            )
        )
        if at.columns == 1:
            x, y, w, h = at.search
            rect = (x + w + 8, y, w, h)
            made.append(
                Button("contents", rect, texts("rulebook-contents"), self.scene.list_pages, icon="ui-menu")
            )
        if listed:
            made.append(self._hit_list(kit, at) if self.scene.query else self._contents(kit, at))
        if at.side is not None:
            made.append(self._side(kit, at.side))
        made += self._foot(kit, at)
        made.append(
            Button(
                "close",
                at.close,
                texts("rulebook-close"),
                self.scene.app.pop,
                hint=texts("key-escape"),
                keys=(pygame.K_ESCAPE,),
            )
        )
        return made

    def _foot(self, kit: Kit, at: RulebookPlaces) -> list[Widget]:
        x, y, w, h = at.foot
        half = (w - 14) / 2
        made: list[Widget] = []
        for n, (key, by, code, label) in enumerate(
            (("previous", -1, pygame.K_LEFT, "←"), ("following", 1, pygame.K_RIGHT, "→"))
        ):
            page = self.scene.book.beside(self.scene.current, by)
            if page is not None:
                rect = (x + n * (half + 14), y, half, h)
                title = self.scene.writer.title(page)
                turn = partial(self.scene.turn, by)
                style = "subheading"
                made.append(Button(key, rect, title, turn, hint=label, style=style, keys=(code,)))
        return made

    def _contents(self, kit: Kit, at: RulebookPlaces) -> ScrollArea:
        x, y, w, _ = at.list
        x, top, wide = x + _MARGIN, y + _MARGIN, w - _MARGIN - 44
        rows: list[Widget] = []
        for chapter in self.scene.book.chapters:
            opened = chapter.id in self.scene.opened
            title = kit.texts(f"rulebook-chapter-{chapter.id}")
            fold = partial(self.scene.fold, chapter.id)
            rows.append(ChapterRow(f"chapter-{chapter.id}", (x, top, wide, CHAPTER_H), title, opened, fold))
            top += CHAPTER_H + 2
            for page in chapter.pages if opened else ():
                rect = (x + 26, top, wide - 26, PAGE_H)
                turn = partial(self.scene.turn_to, page.id)
                name = self.scene.writer.title(page)
                rows.append(PageRow(f"page-{page.id}", rect, name, page is self.scene.current, turn))
                top += PAGE_H
            top += 6 if opened else 0
        below, top = self._subjects(kit, (x, top, wide, CHAPTER_H))
        rows += below
        return ScrollArea("contents-list", at.list, top - y + _MARGIN, rows)

    def _subjects(self, kit: Kit, first: Rect) -> tuple[list[Widget], float]:
        """The last chapter, all subjects from A to Z, and where it ends."""
        scene = self.scene
        x, top, wide, _ = first
        opened = A_TO_Z in scene.opened
        title, fold = kit.texts("rulebook-subjects"), partial(scene.fold, A_TO_Z)
        rows: list[Widget] = [ChapterRow(f"chapter-{A_TO_Z}", first, title, opened, fold)]
        top += CHAPTER_H + 2
        for letter in scene.subjects if opened else ():
            name = f"{A_TO_Z}/{letter.name}"
            told, fold = name in scene.opened, partial(scene.fold, name)
            rect = (x + 26, top, wide - 26, CHAPTER_H)
            rows.append(ChapterRow(f"chapter-{name}", rect, letter.name, told, fold))
            top += CHAPTER_H + 2
            for entry in letter.entries if told else ():
                alone = entry.word == entry.title
                rect = (x + 48, top, wide - 48, PAGE_H if alone else WORD_H)
                key, chosen = subject_key(entry), entry.page == scene.current.id
                look_up = partial(scene.look_up, entry)
                if alone:
                    rows.append(PageRow(key, rect, entry.word, chosen, look_up))
                else:
                    rows.append(WordRow(key, rect, entry.word, entry.title, chosen, look_up))
                top += rect[3]
        return rows, top

    def _hit_list(self, kit: Kit, at: RulebookPlaces) -> ScrollArea:
        x, y, w, _ = at.list
        x, top, wide = x + _MARGIN, y + 4, w - _MARGIN - 44
        head = self._heading(kit)
        head_h = len(kit.fonts.wrap(head, "small", wide)) * kit.fonts.line_height("small") + 12
        start, rows = top, list[Widget]()
        top += head_h
        for hit in self.scene.hits:
            page = self.scene.book.page(hit.page)
            rows.append(
                HitRow(
                    f"hit-{hit.page}",
                    (x, top, wide, HIT_H),
                    sign_of(kit, page),
                    self.scene.writer.title(page),
                    hit.line,
                    hit.words,
                    page is self.scene.current,
                    partial(self.scene.turn_to, hit.page),
                )
            )
            top += HIT_H + 8
        for word in () if self.scene.hits else self.scene.search.nearest(self.scene.query):
            rows.append(
                Button(
                    f"word-{word}",
                    (x, top, wide, 48),
                    word,
                    partial(self.scene.suggest, word),
                    style="subheading",
                )
            )
            top += 58

        def draw_head(canvas: Canvas) -> None:
            canvas.text(head, (x, start, wide, head_h), "small", colour.MUTED, wrap=True)

        return ScrollArea("hit-list", at.list, top - y + _MARGIN, rows, draw_head)

    def _heading(self, kit: Kit) -> str:
        if self.scene.hits:
            return kit.texts("rulebook-hits", count=len(self.scene.hits))
        near = self.scene.search.nearest(self.scene.query)
        return kit.texts("rulebook-none" if near else "rulebook-none-at-all", query=self.scene.query)

    # The page, and what stands beside it

    def _shown(self, kit: Kit) -> Shown:
        """Return what of the page is drawn."""
        chapter = kit.texts(f"rulebook-chapter-{self.scene.current.chapter}")
        place = next((n for n, hit in enumerate(self.scene.hits, 1) if hit.page == self.scene.current.id), 0)
        words: frozenset[str] = frozenset()
        if self.scene.query and place:
            values: dict[str, Any] = {
                "number": place,
                "count": len(self.scene.hits),
                "query": self.scene.query,
            }
            chapter = kit.texts("rulebook-hit", chapter=chapter, **values)
            words = self.scene.search.meant(self.scene.query)
        content = self.scene.writer.content
        return Shown(
            self.scene.current,
            self.scene.writer.text(self.scene.current),
            chapter,
            self.scene.book,
            content,
            words,
        )

    def _page_area(self, kit: Kit, at: RulebookPlaces) -> ScrollArea:
        x, y, _, _ = at.page
        shown = self._shown(kit)
        length = page_length(kit, shown, at.width)
        drawn, place = self.scene.figures, (x + _MARGIN, y + 4, at.width, length)
        children: list[Widget] = []
        beside: Callable[[Canvas], None] | None = None
        whole = length + 8
        if at.side is None:
            children, beside, below = self._beside(kit, x + _MARGIN, y + length + 24, at.width)
            whole = below - y

        def draw(canvas: Canvas) -> None:
            draw_page(canvas, shown, place, drawn)
            if beside is not None:
                beside(canvas)

        return ScrollArea("page", at.page, whole, children, draw)

    def _side(self, kit: Kit, rect: Rect) -> ScrollArea:
        x, y, w, h = rect
        rows, draw, below = self._beside(kit, x + _MARGIN, y + _MARGIN, w - _MARGIN - 26)
        if below - y > h:
            rows, draw, below = self._beside(kit, x + _MARGIN, y + _MARGIN, w - _MARGIN - GUTTER)
        return ScrollArea("side", rect, below - y, rows, draw)

    def _beside(
        self, kit: Kit, x: float, y: float, w: float
    ) -> tuple[list[Widget], Callable[[Canvas], None], float]:
        """At your table now, see also: their controls, what draws the rest, and where it ends."""
        texts, now = kit.texts, self.scene.now
        rows: list[Widget] = []
        label = kit.fonts.line_height("label")
        at_table: Rect | None = None
        lesson, lesson_at = self.scene.lesson(), None
        if now is not None:
            showing = bool(now.keys) and self.scene.show is not None
            high = now_height(kit, now, w) + (72 if showing else 0)
            at_table = (x, y, w, high)
            if showing:
                rect = (x + 20, y + high - 70, w - 40, 50)
                hint = kit.keys.label("show-on-table", texts)
                words = texts("rulebook-show")
                style = "subheading"
                rows.append(
                    Button("show", rect, words, self.scene.light, icon="ui-eye", hint=hint, style=style)
                )
            y += high + 26
        see_at = y
        if self.scene.current.see:
            y += label + 10
        for id in self.scene.current.see:
            page = self.scene.book.page(id)
            chapter = texts(f"rulebook-chapter-{page.chapter}")
            turn = partial(self.scene.turn_to, id)
            icon, title = sign_of(kit, page), self.scene.writer.title(page)
            rows.append(SeeRow(f"see-{id}", (x, y, w, SEE_H), icon, title, chapter, turn))
            y += SEE_H + 10
        if lesson is not None:
            y += 14
            lesson_at = (x, y, w, TRY_H)
            rect = (x + w - 160, y + (TRY_H - 50) / 2, 144, 50)
            begin = partial(self.scene.begin_lesson, lesson)
            rows.append(Button("begin", rect, texts("rulebook-begin"), begin, style="subheading"))
            y += TRY_H + 10

        def draw(canvas: Canvas) -> None:
            if at_table is not None and now is not None:
                draw_now(canvas, now, at_table)
            if lesson_at is not None and lesson is not None:
                draw_lesson(canvas, lesson, lesson_at)
            if self.scene.current.see:
                place = (x, see_at, w, label + 2)
                canvas.text(texts("rulebook-see"), place, "label", colour.MUTED, shrink=True)

        return rows, draw, y + 12


def subject_key(entry: SubjectEntry) -> str:
    """Return the name of the row of a subject."""
    return f"subject-{entry.page}-{entry.word}"
