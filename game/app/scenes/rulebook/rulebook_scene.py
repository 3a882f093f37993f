"""The rulebook: a page at a time, found by contents or search, over whatever it was opened from."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import pygame

from game.app.bindings.commands import RULEBOOK
from game.app.drawing.canvas import Canvas
from game.app.drawing.kit import Kit
from game.app.drawing.viewport import Rect
from game.app.forms.backdrop import draw_backdrop
from game.app.forms.veil import Veil
from game.app.forms.view_scene import ViewScene
from game.app.navigation import routes
from game.app.navigation.scene import Program
from game.app.scenes.rulebook.book_reading import reading_of
from game.app.scenes.rulebook.book_rows import chapter_control
from game.app.scenes.rulebook.hit_order import side_in_game_first
from game.app.scenes.rulebook.now_lines import Now, now_at
from game.app.scenes.rulebook.page_view import Figures
from game.app.scenes.rulebook.rulebook_view import A_TO_Z, FRAME, rulebook_page, subject_key
from game.app.table.leaving_question import leave_game
from game.app.table.model.position import Position
from game.app.views.tree import View
from game.app.widgets.scroll import ScrollArea
from game.app.widgets.text_field import TextField
from game.lessons.lesson import LessonCard
from game.rulebook.book import Book, RulePage
from game.rulebook.page_text import TOLD_KEYS, PageWriter
from game.rulebook.search import BookSearch, PageHit
from game.rulebook.subjects import SubjectEntry, SubjectLetter
from game.rules import ContentError
from game.suppressing import suppress_and_log

if TYPE_CHECKING:
    from game.play.session import Session

_log = logging.getLogger(__name__)
INDEX_MS = 4
"""Time in ms of a frame for the index: all pages are in it soon after the book has been opened."""


class RulebookScene(ViewScene):
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
        typed: the same as typed so far, with a space at its end.
        hits: what was found.
        now: what the page means at the table.
    """

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
        self.query = self.typed = ""
        self.hits: tuple[PageHit, ...] = ()
        self.listing = False
        self._led = False
        self.opened: set[str] = set()
        self.current: RulePage
        self.now: Now | None = None
        self.veil = Veil(self)
        self.makers = {"chapter": chapter_control}

    # Coming

    def enter(self, app: Program) -> None:
        """Open the book at the page that is wanted."""
        self.app = app
        self.book: Book = app.rulebook()
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
        self._reading = reading_of(kit, self.book, self.writer, content)
        self.query, self.typed, self.hits = "", "", ()
        self.figures = Figures(self.book, content)

    @property
    def search(self) -> BookSearch:
        """Return the index of the pages that have been read."""
        return self._reading.search

    @property
    def subjects(self) -> tuple[SubjectLetter, ...]:
        """Return all subjects from A to Z; nothing while pages are still being read."""
        return self._reading.subjects

    @property
    def reading(self) -> bool:
        """Return whether pages are still being put into the index."""
        return not self._reading.done

    @property
    def rises(self) -> bool:
        """Return whether it lies over what is below."""
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
                session.state, session.pending, session.facts, session.menu, session.game, session.by_hand
            )
            self.now = now_at(self.app.texts, position, session.knowledge, self.current)

    def turn_to(self, id: str) -> None:
        """Show a page, from its beginning, and where it stands in the contents."""
        self._to(self.book.page(id))

    def look_up(self, entry: SubjectEntry) -> None:
        """Show the page of a subject, and stay at it in the list."""
        self._to(self.book.page(entry.page), subject_key(entry))

    def _to(self, page: RulePage, row: str = "") -> None:
        self.current = page
        self.opened |= set() if row else {page.chapter}
        self.listing = False
        self._renew_now()
        for key in ("page", "side"):
            area = self.form.find(key)
            if isinstance(area, ScrollArea):
                area.scroll_to(0, at_once=True)
        self.rebuild()
        self._reveal(row)

    def _reveal(self, key: str = "") -> None:
        """Scroll the list to a row, or to the page that is shown."""
        row = self.form.find(key or self._row(self.current))
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

    def fold(self, chapter: str) -> None:
        """Fold a chapter of the contents, or unfold it; of the letters of the subjects one is unfolded."""
        letters = {name for name in self.opened if name.startswith(f"{A_TO_Z}/")}
        self.opened ^= {chapter} | (letters if chapter.startswith(f"{A_TO_Z}/") else set())
        self.rebuild()
        self._reveal(f"chapter-{chapter}")

    def list_pages(self) -> None:
        """Show the contents in place of the page, or the page again."""
        self.listing = not self.listing
        self.rebuild()

    def look_for(self, query: str) -> None:
        """Search as one types; the best page is shown at once."""
        self.typed, self.query = query, query.strip()
        rooms = self.session.state["rooms"] if self.session else ()
        sides = {room["id"]: room["variant"] for room in rooms}
        self.hits = side_in_game_first(self.search.find(self.query), self.book, sides, self.query)
        if self.hits:
            self.turn_to(self.hits[0].page)
        if not self.hits or not self._wide:
            self.listing = bool(self.query) and not self._wide
            self.rebuild()

    def suggest(self, word: str) -> None:
        """Search for a word that was suggested."""
        field = self.form.find("search")
        if isinstance(field, TextField):
            field.set_text(word)

    def light(self) -> None:
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
    """True: letters begin a search, whatever has the focus."""

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
            self.light()
            return True
        return False

    @property
    def _wide(self) -> bool:
        """Return whether the contents stand beside the page."""
        return self.form.find("contents") is None

    def _leave_search(self) -> bool:
        """Give the contents back; False when they are there already."""
        if not (self.query or self.listing):
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
        if not self.reading:
            return False
        self._reading.read_on(INDEX_MS)
        if self.reading or not (self.query or A_TO_Z in self.opened):
            return False
        if self.query:
            self.look_for(self.typed)
        else:
            self.rebuild()
        return True

    def wake(self) -> float | None:
        """The next frame while there is something to read."""
        return 0 if self.reading else super().wake()

    # Controls

    def view(self, kit: Kit) -> View:
        """Return the book, opened at the page that is shown."""
        return rulebook_page(kit, self)

    def frame(self, kit: Kit) -> Rect:
        """The book's place."""
        return self.laid.rect(FRAME)

    @property
    def showing(self) -> bool:
        """Return whether what the page is about can be lit up on the table."""
        return self.now is not None and bool(self.now.keys) and self.show is not None

    def do(self, name: str, value: Any) -> None:
        """Do what a control of the book is for."""
        kind, _, what = name.partition("-")
        if name == "search":
            self.look_for(value)
        elif name == "leave-search":
            self._leave_search()
        elif name in ("previous", "following"):
            self.turn(-1 if name == "previous" else 1)
        elif name == "begin":
            if (lesson := self.lesson()) is not None:
                self.begin_lesson(lesson)
        elif kind == "subject":
            entries = (entry for letter in self.subjects for entry in letter.entries)
            self.look_up(next(entry for entry in entries if subject_key(entry) == name))
        elif what:
            ways = {"chapter": self.fold, "word": self.suggest}
            ways.get(kind, self.turn_to)(what)
        else:
            {"contents": self.list_pages, "close": self.app.pop, "show": self.light}[name]()

    def lesson(self) -> LessonCard | None:
        """The lesson that lets one try what the page tells; the first of those of which it is the matter.

        None while the lessons cannot be read: a page does without.
        """
        cards: tuple[LessonCard, ...] = ()
        with suppress_and_log(_log, "name a lesson", ContentError, OSError):
            cards = self.app.lessons().cards
        own = (card for card in cards if card.page == self.current.id)
        return next(own, next((card for card in cards if self.current.id in card.pages), None))

    def begin_lesson(self, lesson: LessonCard) -> None:
        """Leave for a lesson; the game in progress is safe, or the player is asked."""
        app, session = self.app, self.session

        def go() -> None:
            app.start(routes.Lesson(lesson.id))

        if session is None:
            go()
        else:
            leave_game(app, session, go, asks=app.settings.confirm_leave)

    def backdrop(self, canvas: Canvas) -> None:
        """Draw what lies below."""
        if self.full:
            draw_backdrop(canvas, "setup", sun=0, veil=0.35)
        else:
            self.veil.draw(canvas)
