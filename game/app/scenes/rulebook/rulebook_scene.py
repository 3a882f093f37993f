"""The rulebook: a page at a time, found by contents or search, over whatever it was opened from."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import TYPE_CHECKING, Any

import pygame

from game.app.bindings.commands import RULEBOOK
from game.app.drawing.canvas import Canvas
from game.app.drawing.kit import Kit
from game.app.drawing.theme import PANEL_FILL, PANEL_LINE, colour, fade
from game.app.drawing.viewport import Rect
from game.app.forms.backdrop import draw_backdrop
from game.app.forms.dialog import draw_dialog
from game.app.forms.form_scene import FormScene
from game.app.forms.veil import Veil
from game.app.navigation.scene import Program
from game.app.scenes.rulebook.book_rows import (
    CHAPTER_H,
    HIT_H,
    PAGE_H,
    SEE_H,
    ChapterRow,
    HitRow,
    PageRow,
    SeeRow,
)
from game.app.scenes.rulebook.now_drawing import draw_now, now_height
from game.app.scenes.rulebook.now_lines import Now, now_at
from game.app.scenes.rulebook.page_drawing import Shown, draw_page, page_length, sign_of
from game.app.scenes.rulebook.rulebook_places import RulebookPlaces, places_of
from game.app.table.model.position import Position
from game.app.widgets.button import Button
from game.app.widgets.scroll import ScrollArea
from game.app.widgets.text_field import TextField
from game.app.widgets.widget import Widget
from game.program_files import data_folder
from game.rulebook.book import Book, RulePage
from game.rulebook.book_loading import load_book
from game.rulebook.page_text import TOLD_KEYS, PageWriter
from game.rulebook.search import MOST_LETTERS, BookSearch, PageHit

if TYPE_CHECKING:
    from game.play.session import Session

INDEX_MS = 4
"""How much of a frame is spent on the index, ms: all pages are in it soon after the book has been opened."""
_MARGIN = 10.0


class RulebookScene(FormScene):
    """The rulebook.

    Args:
        wanted: what it is opened at: ids of pages and reasons, keys of the table, the most particular first;
            empty for the first page.
        session: the game in progress, if it is read at a table.
        origin: what it was opened from, in words; empty for nothing.
        show: lights elements of the table up.
        full: whether it fills the window instead of lying over what is below.

    Attributes:
        current: the page that is shown.
        query: what is looked for.
        hits: what was found.
        now: what the page means at the table.
        reading: whether pages are still being put into the index.
    """

    paged = True
    commands_in = RULEBOOK

    def __init__(
        self,
        wanted: tuple[str, ...] = (),
        session: Session | None = None,
        origin: str = "",
        show: Callable[[frozenset[Any]], None] | None = None,
        full: bool = False,
    ) -> None:
        self.wanted = wanted
        self.session = session
        self.origin = origin
        self.show = show
        self.full = full
        self.query = ""
        self.hits: tuple[PageHit, ...] = ()
        self.listing = False
        self._led = False
        self.opened: set[str] = set()
        self.current: RulePage
        self.now: Now | None = None
        self.veil = Veil(self)
        self._figures: dict[object, Canvas] = {}

    # Coming

    def enter(self, app: Program) -> None:
        """Open the book at the page that is wanted."""
        self.app = app
        content = app.engine().content
        self.book: Book = app.kit.memo("rulebook", lambda: load_book(data_folder(), content))
        self._words(app.kit)
        self.current = self.book.find(self.wanted)
        self.opened = {self.current.chapter}
        self._renew_now()
        self.first_focus = self._row(self.current)
        super().enter(app)
        self._reveal()

    def _words(self, kit: Kit) -> None:
        """Take the words of a language and the keys of a device; the index is made anew."""
        keys = {f"key-{name}": kit.keys.label(name, kit.texts) for name in TOLD_KEYS}
        content = self.session.game.table.content if self.session else None
        self._spoken = kit.texts, kit.keys
        self.writer = PageWriter(kit.texts, self.book, content, keys)
        self.search = BookSearch()
        self.query, self.hits = "", ()
        self._unread: Iterator[RulePage] = iter(self.book.pages)
        self.reading = True

    @property
    def rises(self) -> bool:
        """Whether it lies over what is below."""
        return not self.full

    def resize(self, kit: Kit) -> None:
        """Everything stands elsewhere now, and may have other words."""
        self.veil.renew()
        if self._spoken != (kit.texts, kit.keys):
            self._words(kit)
            self._renew_now()
        super().resize(kit)
        self._reveal()

    # What is shown

    def _renew_now(self) -> None:
        session = self.session
        self.now = None
        if session is not None:
            position = Position(
                session.state, session.asked, session.facts, session.menu, session.game, session.by_hand
            )
            self.now = now_at(self.app.texts, position, session.knowledge, self.current)

    def turn_to(self, id: str) -> None:
        """Show a page, from its beginning, and where it stands in the contents."""
        self._to(self.book.page(id))

    def _to(self, page: RulePage) -> None:
        self.current = page
        self.opened.add(page.chapter)
        self.listing = False
        self._renew_now()
        for key in ("page", "side"):
            area = self.form.find(key)
            if isinstance(area, ScrollArea):
                area.scroll_to(0, at_once=True)
        self.rebuild()
        self._reveal()

    def _reveal(self) -> None:
        """Scroll the list to the page that is shown."""
        row = self.form.find(self._row(self.current))
        if row is not None and isinstance(row.area, ScrollArea):
            row.area.reveal(row.rect)

    def _row(self, page: RulePage) -> str:
        return f"{'hit' if self.query else 'page'}-{page.id}"

    def turn(self, by: int) -> None:
        """Turn over so many pages; among those that were found, go to the next of them."""
        if self.query and self.hits:
            ids = [hit.page for hit in self.hits]
            place = ids.index(self.current.id) if self.current.id in ids else -by
            self.turn_to(ids[min(max(0, place + by), len(ids) - 1)])
            return
        page = self.book.beside(self.current, by)
        if page is not None:
            self._to(page)

    def _fold(self, chapter: str) -> None:
        self.opened ^= {chapter}
        self.rebuild()

    def _list(self) -> None:
        self.listing = not self.listing
        self.rebuild()

    def look_for(self, query: str) -> None:
        """Search as one types; the best page is shown at once."""
        self.query = query.strip()
        self.hits = self.search.find(self.query)
        if self.hits:
            self.turn_to(self.hits[0].page)
        self.listing = bool(self.query) and self.places(self.app.kit).columns == 1
        self.rebuild()

    def _suggest(self, word: str) -> None:
        field = self.form.find("search")
        if isinstance(field, TextField):
            field.set_text(word)

    def _light(self) -> None:
        """Close the book and light up what the page is about."""
        now, show = self.now, self.show
        self.app.pop()
        if now is not None and show is not None:
            show(now.keys)

    # Events

    def handle(self, event: pygame.Event) -> bool:
        """Letters look for something; arrows turn pages or go through what was found."""
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 3:
            self.app.pop()
            return True
        if event.type == pygame.TEXTINPUT and self._led:
            return True  # the letter of the key that led to the field
        if event.type == pygame.TEXTINPUT and not self._in_field:
            return self._begin(event)
        if event.type == pygame.KEYDOWN:
            self._led = False
        if event.type == pygame.KEYDOWN and self._key(event):
            return True
        return super().handle(event)

    typing = True
    """Wherever the focus is, letters begin a search."""

    @property
    def _in_field(self) -> bool:
        return self.form.focus is not None and self.form.focus.typing

    def _begin(self, event: pygame.Event) -> bool:
        """Look for what begins with a letter."""
        if event.text.isalnum():
            self.form.focus_on("search")
            return super().handle(event)
        return False

    def _key(self, event: pygame.Event) -> bool:
        if self._in_field:
            if event.key in (pygame.K_UP, pygame.K_DOWN):
                self.turn(1 if event.key == pygame.K_DOWN else -1)
                return True
            if event.key in (pygame.K_RETURN, pygame.K_KP_ENTER) and self.hits:
                self.listing = False
                self.rebuild()
                self.form.focus_on(self._row(self.current) if self._wide else "close", by_key=True)
                return True
            if event.key == pygame.K_ESCAPE:
                return self._leave_search()
            return False
        if event.key == pygame.K_ESCAPE and (self.query or self.listing):
            return self._leave_search()
        command = self.app.kit.keys.command(event, RULEBOOK)
        if command == "search":
            self.form.focus_on("search")
            self._led = True
            return True
        if command == "show-on-table" and self.now is not None and self.show is not None:
            self._light()
            return True
        return False

    @property
    def _wide(self) -> bool:
        return self.places(self.app.kit).columns > 1

    def _leave_search(self) -> bool:
        """Give the contents back; False when they are there already."""
        if not (self.query or self.listing or self._in_field):
            return False
        self.listing = False
        field = self.form.find("search")
        if isinstance(field, TextField) and self.query:
            field.set_text("")
        self.rebuild()
        self.form.focus_on(self._row(self.current) if self._wide else "close", by_key=True)
        return True

    def update(self, ms: float) -> bool:
        """Put a few more pages into the index."""
        return self._read_on() or super().update(ms)

    def _read_on(self) -> bool:
        """Read pages for a few ms; True when all have been read and something is looked for."""
        start = pygame.time.get_ticks()
        while self.reading and pygame.time.get_ticks() - start < INDEX_MS:
            page = next(self._unread, None)
            if page is None:
                self.reading = False
                if self.query:
                    self.look_for(self.query)
                    return True
                break
            self.search.add(page.id, self.writer.text(page))
        return False

    def wake(self) -> float | None:
        """The next frame while there is something to read."""
        return 0 if self.reading else super().wake()

    # Controls

    def places(self, kit: Kit) -> RulebookPlaces:
        """Return where everything stands."""
        return places_of(self.page(kit), self.full)

    def frame(self, kit: Kit) -> Rect:
        """The book's place."""
        return places_of(kit, self.full).frame

    def build(self, kit: Kit) -> list[Widget]:
        """Return page, search, contents, and what stands beside the page."""
        at, texts = places_of(kit, self.full), kit.texts
        made: list[Widget] = []
        listed = at.columns > 1 or self.listing
        if not self.listing or at.columns > 1:
            made.append(self._page_area(kit, at))
        made.append(
            TextField(
                "search",
                at.search,
                self.query,
                self.look_for,
                limit=MOST_LETTERS,
                placeholder=f"{texts('rulebook-search')}  {kit.keys.label('search', texts)}",
            )
        )
        if at.columns == 1:
            x, y, w, h = at.search
            rect = (x + w + 8, y, w, h)
            made.append(Button("contents", rect, texts("rulebook-contents"), self._list, icon="ui-menu"))
        if listed:
            made.append(self._hit_list(kit, at) if self.query else self._contents(kit, at))
        if at.side is not None:
            made.append(self._side(kit, at.side))
        made += self._foot(kit, at)
        made.append(
            Button(
                "close",
                at.close,
                texts("rulebook-close"),
                self.app.pop,
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
            page = self.book.beside(self.current, by)
            if page is not None:
                rect = (x + n * (half + 14), y, half, h)
                title = self.writer.title(page)
                turn = partial(self.turn, by)
                style = "subheading"
                made.append(Button(key, rect, title, turn, hint=label, style=style, keys=(code,)))
        return made

    def _contents(self, kit: Kit, at: RulebookPlaces) -> ScrollArea:
        x, y, w, _ = at.list
        x, top, wide = x + _MARGIN, y + _MARGIN, w - _MARGIN - 44
        rows: list[Widget] = []
        for chapter in self.book.chapters:
            opened = chapter.id in self.opened
            title = kit.texts(f"rulebook-chapter-{chapter.id}")
            fold = partial(self._fold, chapter.id)
            rows.append(ChapterRow(f"chapter-{chapter.id}", (x, top, wide, CHAPTER_H), title, opened, fold))
            top += CHAPTER_H + 2
            for page in chapter.pages if opened else ():
                rect = (x + 26, top, wide - 26, PAGE_H)
                turn = partial(self.turn_to, page.id)
                name = self.writer.title(page)
                rows.append(PageRow(f"page-{page.id}", rect, name, page is self.current, turn))
                top += PAGE_H
            top += 6 if opened else 0
        return ScrollArea("contents-list", at.list, top - y + _MARGIN, rows)

    def _hit_list(self, kit: Kit, at: RulebookPlaces) -> ScrollArea:
        x, y, w, _ = at.list
        x, top, wide = x + _MARGIN, y + 4, w - _MARGIN - 44
        head = self._heading(kit)
        head_h = len(kit.fonts.wrap(head, "small", wide)) * kit.fonts.line_height("small") + 12
        start, rows = top, list[Widget]()
        top += head_h
        for hit in self.hits:
            page = self.book.page(hit.page)
            rows.append(
                HitRow(
                    f"hit-{hit.page}",
                    (x, top, wide, HIT_H),
                    sign_of(kit, page),
                    self.writer.title(page),
                    hit.line,
                    hit.words,
                    page is self.current,
                    partial(self.turn_to, hit.page),
                )
            )
            top += HIT_H + 8
        for word in () if self.hits else self.search.nearest(self.query):
            rows.append(
                Button(
                    f"word-{word}", (x, top, wide, 48), word, partial(self._suggest, word), style="subheading"
                )
            )
            top += 58

        def draw_head(canvas: Canvas) -> None:
            canvas.text(head, (x, start, wide, head_h), "small", colour.MUTED, wrap=True)

        return ScrollArea("hit-list", at.list, top - y + _MARGIN, rows, draw_head)

    def _heading(self, kit: Kit) -> str:
        if self.hits:
            return kit.texts("rulebook-hits", count=len(self.hits))
        near = self.search.nearest(self.query)
        return kit.texts("rulebook-none" if near else "rulebook-none-at-all", query=self.query)

    # The page, and what stands beside it

    def shown(self, kit: Kit) -> Shown:
        """Return what of the page is drawn."""
        chapter = kit.texts(f"rulebook-chapter-{self.current.chapter}")
        place = next((n for n, hit in enumerate(self.hits, 1) if hit.page == self.current.id), 0)
        words: frozenset[str] = frozenset()
        if self.query and place:
            values: dict[str, Any] = {"number": place, "count": len(self.hits), "query": self.query}
            chapter = kit.texts("rulebook-hit", chapter=chapter, **values)
            words = self.search.meant(self.query)
        content = self.writer.content
        return Shown(self.current, self.writer.text(self.current), chapter, self.book, content, words)

    def _page_area(self, kit: Kit, at: RulebookPlaces) -> ScrollArea:
        x, y, _, _ = at.page
        shown = self.shown(kit)
        length = page_length(kit, shown, at.width)
        drawn, place = self._figures, (x + _MARGIN, y + 4, at.width, length)
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
        x, y, w, _ = rect
        rows, draw, below = self._beside(kit, x + _MARGIN, y + _MARGIN, w - _MARGIN - 26)
        return ScrollArea("side", rect, below - y, rows, draw)

    def _beside(
        self, kit: Kit, x: float, y: float, w: float
    ) -> tuple[list[Widget], Callable[[Canvas], None], float]:
        """At your table now, see also: their controls, what draws the rest, and where it ends."""
        texts, now = kit.texts, self.now
        rows: list[Widget] = []
        label = kit.fonts.line_height("label")
        at_table: Rect | None = None
        if now is not None:
            showing = bool(now.keys) and self.show is not None
            high = now_height(kit, now, w) + (72 if showing else 0)
            at_table = (x, y, w, high)
            if showing:
                rect = (x + 20, y + high - 70, w - 40, 50)
                hint = kit.keys.label("show-on-table", texts)
                words = texts("rulebook-show")
                style = "subheading"
                rows.append(Button("show", rect, words, self._light, icon="ui-eye", hint=hint, style=style))
            y += high + 26
        see_at = y
        if self.current.see:
            y += label + 10
        for id in self.current.see:
            page = self.book.page(id)
            chapter = texts(f"rulebook-chapter-{page.chapter}")
            turn = partial(self.turn_to, id)
            icon, title = sign_of(kit, page), self.writer.title(page)
            rows.append(SeeRow(f"see-{id}", (x, y, w, SEE_H), icon, title, chapter, turn))
            y += SEE_H + 10

        def draw(canvas: Canvas) -> None:
            if at_table is not None and now is not None:
                draw_now(canvas, now, at_table)
            if self.current.see:
                place = (x, see_at, w, label + 2)
                canvas.text(texts("rulebook-see"), place, "label", colour.MUTED, shrink=True)

        return rows, draw, y + 12

    # The picture

    def draw_back(self, canvas: Canvas) -> None:
        """Draw what lies below, the frame, the title, and from where the book was opened."""
        kit = canvas.kit
        at = places_of(kit, self.full)
        if self.full:
            draw_backdrop(canvas, "setup", sun=0, veil=0.35)
            canvas.panel(at.frame, fill=PANEL_FILL, line=PANEL_LINE, corners=(20, 6, 20, 6))
        else:
            self.veil.draw(canvas)
            draw_dialog(canvas, at.frame)
        if at.title[2]:
            words = kit.texts("rulebook-title")
            canvas.text(words, at.title, "dialog-title", colour.TEXT, valign="middle", shrink=True)
            x, y, w, h = at.list
            canvas.box((x + w + 4, at.frame[1] + 24, 1.6, at.frame[3] - 48), fade(colour.LINE, 0.9))
        if self.origin and at.origin[2]:
            x, y, w, h = at.origin
            words = kit.texts("rulebook-from", what=self.origin)
            wide = min(w, kit.fonts.width(words, "small") + 62)
            chip = (x, y, wide, h)
            canvas.panel(chip, fill=fade(colour.GOLD_FILL, 0.5), line=colour.GOLD, corners=(10, 4, 10, 4))
            canvas.icon("ui-target", x + 12, y + (h - 24) / 2, 24, colour.GOLD)
            place = (x + 46, y, wide - 56, h)
            canvas.text(words, place, "small", colour.GOLD_TEXT, valign="middle", shrink=True)
