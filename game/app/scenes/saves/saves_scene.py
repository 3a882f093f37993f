"""The saved games: look at them, load one, give it another name, delete it and take that back."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pygame

from game.app.bindings.commands import SAVES
from game.app.drawing.canvas import Canvas
from game.app.drawing.colours.theme import PANEL_LINE, colour
from game.app.drawing.kit import Kit
from game.app.drawing.viewport import Rect
from game.app.forms.backdrop import draw_backdrop
from game.app.forms.confirm_scene import ConfirmScene
from game.app.forms.form_scene import FormScene
from game.app.forms.key_hints import draw_hints
from game.app.forms.save_words import (
    flaw_words,
    missing_words,
    mode_words,
    path_words,
    when_words,
    why_words,
)
from game.app.navigation import routes
from game.app.navigation.scene import Program
from game.app.scenes.saves.naming_scene import NamingScene
from game.app.scenes.saves.saves_list import SaveList, crew_line, draw_save_picture
from game.app.table import saving_games
from game.app.widgets.button import Button, IconButton
from game.app.widgets.widget import Widget
from game.rules.content import Expansion
from game.storage.atomic import kind_of
from game.storage.json_positions import with_place_of_rules
from game.storage.library import LibraryEntry
from game.storage.savefile import PLAYING, Save, SaveError

LEFT, TOP, SIDE, GAP = 64.0, 124.0, 700.0, 40.0
_PAD = 28.0
BESIDE = 0.45
"""Width of a picture beside the words, as a share of the panel; above them none is smaller than that."""
_WHEEL = 90.0


RULES = "rules"
"""What is wrong with a game that can be read, but not played on."""


class SavesScene(FormScene):
    """Every saved game, the latest first.

    Attributes:
        entries: what the library holds.
        chosen: number of the entry that is looked at.
    """

    first_focus = "list"
    commands_in = SAVES

    def __init__(self) -> None:
        self.entries: list[LibraryEntry] = []
        self.chosen = 0
        self.unread = ""
        self._deleted: tuple[Path, str] | None = None
        self._problems: dict[Path, str] = {}
        self._known: tuple[Expansion, ...] = ()

    def enter(self, app: Program) -> None:
        """Read the library."""
        self.app = app
        self._known = app.engine().content.expansions
        self._read()
        super().enter(app)

    def resume(self) -> None:
        """A dialog has closed."""
        self.app.dirty = True

    def _read(self) -> None:
        try:
            self.entries, self.unread = self.app.library.list(), ""
        except OSError as error:
            self.entries = []
            folder = path_words(self.app.library.folder)
            self.unread = self.app.texts("saves-folder-unread", path=folder, detail=error.strerror or "")
        self.chosen = min(self.chosen, max(0, len(self.entries) - 1))

    @property
    def entry(self) -> LibraryEntry | None:
        """The entry that is looked at."""
        return self.entries[self.chosen] if self.entries else None

    # controls

    def _places(self, kit: Kit) -> tuple[Rect, Rect]:
        """The list's place and that of the panel beside it, in units."""
        width, height = kit.viewport.design
        foot = max(112.0, kit.fonts.line_height("small") + 80)
        side = min(SIDE * (1 + (kit.text - 1) * 0.25), width * 0.44)
        tall = height - TOP - foot
        return (
            (LEFT, TOP, width - 2 * LEFT - GAP - side, tall),
            (width - LEFT - side, TOP, side, tall),
        )

    def _button_height(self, kit: Kit) -> float:
        return max(60.0, kit.fonts.line_height("button") + 28)

    def build(self, kit: Kit) -> list[Widget]:
        """Return the list and what can be done with the chosen game."""
        texts = kit.texts
        rows, side = self._places(kit)
        made: list[Widget] = []
        made.append(
            IconButton(
                "back", (LEFT, 40, 56, 56), "ui-chevron", self.app.pop,
                tip=texts("saves-back"), turn=180, keys=(pygame.K_ESCAPE,),
            )
        )  # fmt: skip
        if self._deleted is not None:
            label = texts("saves-restore")
            high = self._button_height(kit)
            wide = kit.fonts.width(label, "button") + 110
            hint, keys = self._by(kit, "undo")
            wide += kit.fonts.width(hint, "key") + 48
            x = kit.viewport.design[0] - LEFT - wide
            rect = (x, (TOP - high) / 2 + 4, wide, high)
            made.append(Button("restore", rect, label, self.restore, icon="ui-undo", hint=hint, keys=keys))
        if self.entries:
            made.append(
                SaveList("list", rows, self.entries, self.chosen, self._choose, self.load, self._known)
            )
            made += self._doings(kit, side)
        return made

    @staticmethod
    def _by(kit: Kit, command: str) -> tuple[str, tuple[int, ...]]:
        """The name of a command's key, and the key."""
        return kit.keys.label(command, kit.texts), (kit.keys.code(command),)

    def _rows_below(self, entry: LibraryEntry) -> int:
        """Rows of buttons: what cannot be read can only be deleted."""
        return 3 if entry.summary else 1

    def _doings(self, kit: Kit, side: Rect) -> list[Widget]:
        texts, entry = kit.texts, self.entry
        assert entry is not None
        x, y, w, h = side
        high = self._button_height(kit)
        wide = w - 2 * _PAD
        half = (wide - 16) / 2
        left, top = x + _PAD, y + h - _PAD - high
        readable = entry.summary is not None
        place = (left + half + 16, top, half, high) if readable else (left, top, wide, high)
        hint, keys = self._by(kit, "delete")
        delete = Button("delete", place, texts("saves-delete"), self.delete, hint=hint, keys=keys)
        if entry.summary is None:
            return [delete]
        over = entry.summary.status != PLAYING
        problem = missing_words(texts, entry.summary, self._known)
        if problem is None and entry.path in self._problems:
            problem = texts("saves-cannot")
        load = Button(
            "load",
            (left, top - 2 * (high + 16), wide, high),
            texts("saves-look" if over else "saves-load"),
            self.load,
            icon="ui-eye" if over else "ui-play",
            primary=True,
            reason=problem,
            hint=texts("key-enter"),
        )
        hint, keys = self._by(kit, "watch")
        place = (left, top - high - 16, half if over else wide, high)
        watch = Button(
            "watch", place, texts("over-watch" if over else "saves-watch"), self.watch,
            icon="ui-fast", reason=problem, hint=hint, keys=keys,
        )  # fmt: skip
        made = [load, watch]
        if over:
            hint, keys = self._by(kit, "film")
            place = (left + half + 16, top - high - 16, half, high)
            made.append(
                Button(
                    "film", place, texts("over-film"), self.film,
                    icon="ui-target", reason=problem, hint=hint, keys=keys,
                )
            )  # fmt: skip
        hint, keys = self._by(kit, "rename")
        place = (left, top, half, high)
        rename = Button("rename", place, texts("saves-rename"), self.rename, hint=hint, keys=keys)
        return [*made, rename, delete]

    def handle(self, event: pygame.Event) -> bool:
        """The wheel scrolls; the list has the arrows from the first press on."""
        rows = self.form.find("list")
        if isinstance(rows, SaveList):
            if event.type == pygame.MOUSEWHEEL:
                rows.scroll(-event.y * _WHEEL)
                self.app.dirty = True
                return True
            mine = self.form.focus is None or self.form.focus is rows
            if event.type == pygame.KEYDOWN and mine and rows.key_down(event):
                self.form.focus_on("list", by_key=True)
                self.app.dirty = True
                return True
        return super().handle(event)

    def _choose(self, number: int) -> None:
        self.chosen = number
        self.rebuild()

    # what can be done

    def load(self) -> None:
        """Go on with the chosen game; look at it if it is over."""
        self._use(lambda save: saving_games.go_on_with(self.app, save))

    def watch(self) -> None:
        """Watch the chosen game from its beginning; it can be played on from any point there."""

        def show(save: Save) -> None:
            self.app.open(routes.Replay(self.app.take_up(save.game, keep=False)))

        self._use(show)

    def film(self) -> None:
        """See why the chosen game went as it did."""
        self._use(lambda save: self.app.open(routes.Film(self.app.take_up(save.game, keep=False))))

    def _use(self, use: Callable[[Save], None]) -> None:
        """Do something with the chosen game; where that cannot be, say why beside its picture."""
        entry = self.entry
        if entry is None:
            return
        texts = self.app.texts
        if entry.summary is None:
            self.form.show_message(texts("saves-cannot"))
            return
        missing = missing_words(texts, entry.summary, self._known)
        if missing:
            self.form.show_message(missing)
            return
        try:
            use(self.app.library.read(entry))
        except FileNotFoundError:
            self._refresh(texts("saves-gone"))
        except SaveError as error:
            detail = with_place_of_rules(entry.path, error.detail) if error.why == RULES else error.detail
            self._problem(entry, texts("saves-row-broken", why=why_words(texts, error.why)), detail)
        except OSError as error:
            self.form.show_message(texts(f"saves-refused-{kind_of(error)}"))

    def _problem(self, entry: LibraryEntry, words: str, detail: str) -> None:
        self._problems[entry.path] = f"{words} {self.app.texts('saves-detail', detail=detail)}"
        self.rebuild()

    def rename(self) -> None:
        """Ask for another name."""
        entry = self.entry
        if entry is not None and entry.summary is not None:
            texts = self.app.texts
            title, go = texts("saves-rename-title"), texts("saves-rename-go")
            self.app.push(NamingScene(title, entry.name, go, lambda name: self._rename(entry, name)))

    def _rename(self, entry: LibraryEntry, name: str) -> str | None:
        texts = self.app.texts
        try:
            self.app.library.rename(entry, name)
        except FileNotFoundError:
            self._refresh(texts("saves-gone"))
        except SaveError as error:
            return texts("saves-row-broken", why=why_words(texts, error.why))
        except OSError as error:
            return texts(f"saves-refused-{kind_of(error)}")
        else:
            self._refresh(texts("saves-renamed", name=name))
        return None

    def delete(self) -> None:
        """Ask, then move the chosen game to the deleted ones."""
        entry = self.entry
        if entry is None:
            return
        if not self.app.settings.confirm_delete:
            self._delete(entry)
            return
        texts = self.app.texts
        title = texts("saves-delete-title", name=entry.name)
        words = texts("saves-delete-text", path=path_words(self.app.library.deleted))
        go = lambda: self._delete(entry)  # noqa: E731 - the dialog calls it once
        self.app.push(ConfirmScene(title, words, texts("saves-delete-go"), go, takes=True))

    def _delete(self, entry: LibraryEntry) -> None:
        texts = self.app.texts
        try:
            self._deleted = self.app.library.delete(entry), entry.name
        except FileNotFoundError:
            self._refresh(texts("saves-gone"))
        except OSError as error:
            self.form.show_message(texts(f"saves-refused-{kind_of(error)}"))
        else:
            self._refresh(texts("saves-deleted", name=entry.name))

    def restore(self) -> None:
        """Bring the game back that was deleted last."""
        if self._deleted is None:
            return
        texts = self.app.texts
        path, name = self._deleted
        try:
            back = self.app.library.restore(path)
        except FileNotFoundError:
            self._deleted = None
            self._refresh(texts("saves-gone"))
            return
        except OSError as error:
            self.form.show_message(texts(f"saves-refused-{kind_of(error)}"))
            return
        self._deleted = None
        self._refresh(texts("saves-restored", name=name))
        self.chosen = next((n for n, e in enumerate(self.entries) if e.path == back.path), self.chosen)
        self.rebuild()

    def _refresh(self, words: str) -> None:
        self._read()
        self.rebuild()
        if self.form.focus is None:
            self.form.focus_on("list" if self.entries else "back")
        self.form.show_message(words)

    # picture

    def draw_back(self, canvas: Canvas) -> None:
        """Draw heading, backdrop, and what is told of the chosen game."""
        kit = canvas.kit
        texts = kit.texts
        width, height = kit.viewport.design
        draw_backdrop(canvas, "title", sun=1, veil=0.72)
        heading = (LEFT + 80, 34.0, width - 2 * LEFT - 80, 68.0)
        canvas.text(texts("saves-heading"), heading, "title", colour.TEXT, valign="middle", shrink=True)
        rows, side = self._places(kit)
        if self.entries:
            self._tell(canvas, side)
            keys = [("↑↓", "hint-choose")]
            summary = self.entry.summary if self.entry else None
            if summary is not None:
                goes_on = summary.status == PLAYING
                keys.append((texts("key-enter"), "saves-hint-load" if goes_on else "hint-open"))
            hints = [(key, texts(words)) for key, words in keys]
            draw_hints(canvas, hints, width - LEFT, height - 56)
        else:
            words = self.unread or texts("saves-none")
            canvas.text(words, (LEFT, TOP + 20, width - 2 * LEFT, 400), "lead", colour.MUTED, wrap=True)

    def _tell(self, canvas: Canvas, side: Rect) -> None:
        entry = self.entry
        assert entry is not None
        x, y, w, h = side
        kit = canvas.kit
        fonts = kit.fonts
        canvas.panel(side, fill=colour.PANEL, line=PANEL_LINE, corners=(18, 6, 18, 6), width=2)
        left, room = x + _PAD, w - 2 * _PAD
        bottom = y + h - _PAD - self._rows_below(entry) * (self._button_height(kit) + 16) - 8
        words = self._words(entry)
        heights = [len(fonts.wrap(text, style, room)) * fonts.line_height(style) for text, style, _ in words]
        crew = max(36.0, fonts.line_height("body")) * (2 if kit.text > 1 else 1) + 8 if entry.summary else 0
        high = min(room * 9 / 16, max(90.0, bottom - y - _PAD - sum(heights) - 10 * len(words) - crew - 16))
        wide, top = high * 16 / 9, y + _PAD + high + 16
        place = (left + (room - wide) / 2, y + _PAD, wide, high)
        widths = [room] * len(words)
        if wide < BESIDE * room:
            # Large type leaves little above the words: the picture lies at the right of all but the name.
            wide = BESIDE * room
            narrow = [room, *[room - wide - 20] * (len(words) - 1)]
            lines = [
                len(fonts.wrap(text, style, most)) * fonts.line_height(style)
                for (text, style, _), most in zip(words, narrow, strict=True)
            ]
            needed = max(sum(lines) + 10 * len(lines), lines[0] + 10 + wide * 9 / 16 + 10)
            if y + _PAD + needed + crew <= bottom + 30:
                widths, heights, top = narrow, lines, y + _PAD
                place = (left + room - wide, top + lines[0] + 10, wide, wide * 9 / 16)
        if entry.summary is None and top + sum(heights) + 10 * (len(words) - 1) > bottom:
            # A game that cannot be read has no picture of its own: words come first.
            top = y + _PAD
        else:
            draw_save_picture(canvas, entry, place)
        for (text, style, paint), tall, most in zip(words, heights, widths, strict=True):
            box = (left, top, most, min(tall + 1, max(fonts.line_height(style), bottom - top)))
            canvas.text(text, box, style, paint, wrap=True)
            top += tall + 10
        top = max(top, place[1] + place[3] + 10)
        if entry.summary is not None and top + crew <= bottom + 30:
            crew_line(canvas, entry.summary, left, top, room)

    def _words(self, entry: LibraryEntry) -> list[tuple[str, str, tuple[int, ...]]]:
        """What is told of a game: text, style, colour."""
        texts = self.app.texts
        told: list[tuple[str, str, tuple[int, ...]]] = [(entry.name, "crew-name", colour.TEXT)]
        summary = entry.summary
        if summary is None:
            assert entry.error is not None
            told.append(
                (texts("saves-row-broken", why=why_words(texts, entry.error.why)), "body", colour.REASON)
            )
            told.append((texts("saves-detail", detail=entry.error.detail), "small", colour.MUTED))
            advice = texts(f"saves-{entry.error.kind}-advice", path=path_words(entry.path))
            told.append((advice, "small", colour.MUTED))
            return told
        status = texts(f"saves-status-{summary.status}")
        told.append((texts("saves-turn", turn=summary.turn, status=status), "body", colour.GOLD_TEXT))
        told.append((when_words(texts, entry.saved), "body", colour.MUTED))
        told.append((mode_words(texts, summary, self._known), "body", colour.TEXT))
        missing = missing_words(texts, summary, self._known)
        if missing:
            told.append((missing, "small", colour.REASON))
        if entry.flaws:
            told.append((flaw_words(texts, entry.flaws), "small", colour.REASON))
        if entry.path in self._problems:
            told.append((self._problems[entry.path], "small", colour.REASON))
        return told
