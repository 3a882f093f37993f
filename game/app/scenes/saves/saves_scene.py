"""The saved games as ships: look at them, load one, give it another name, delete it and take that back."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pygame

from game.app.bindings.commands import SAVES
from game.app.drawing.canvas import Canvas
from game.app.drawing.kit import Kit
from game.app.drawing.viewport import Rect
from game.app.forms.backdrop import draw_backdrop
from game.app.forms.confirm_scene import ConfirmScene
from game.app.forms.daily_ships import DailyShips
from game.app.forms.disk_answer import Again
from game.app.forms.flight_lines import paste_flight, pasted
from game.app.forms.needed_content import find_hindrance, known_here
from game.app.forms.save_words import Known, path_words, why_words
from game.app.forms.view_scene import ViewScene
from game.app.navigation import routes
from game.app.navigation.said import message
from game.app.navigation.scene import Program
from game.app.scenes.saves.naming_scene import NamingScene
from game.app.scenes.saves.save_pictures import SavePictures
from game.app.scenes.saves.saves_view import TABS, drawers, heads, nothing, page, tab_of
from game.app.scenes.saves.ship_list import ShipList
from game.app.table import saving_games
from game.app.views.controls import Do
from game.app.views.tree import Act, View, column, first_that_fits, space
from game.app.waits import soonest
from game.storage.files.atomic import kind_of
from game.storage.files.json_positions import with_place_of_rules
from game.storage.games.library import LibraryEntry
from game.storage.games.savefile import PLAYING, Save, SaveError

RULES = "rules"
"""The flaw of a game that can be read, but not played on."""


class SavesScene(ViewScene):
    """Every saved game, the latest first, in tabs.

    Attributes:
        games: what the library holds.
        tab: the status of the games that are shown.
        chosen: number of the one that is looked at, among those shown.
    """

    first_focus = "list"
    commands_in = SAVES

    def __init__(self) -> None:
        self.games: list[LibraryEntry] = []
        self.tab = PLAYING
        self.chosen = 0
        self.unread = ""
        self._again = Again()
        self._deleted: tuple[Path, str] | None = None
        self._problems: dict[Path, str] = {}
        self._known = Known(())
        self.makers = {"ships": self._list}
        self._doings: dict[str, Callable[[], None]] = {
            "load": self.load,
            "watch": self.watch,
            "film": self.film,
            "rename": self.rename,
            "delete": self.delete,
            "restore": self.restore,
            "start": lambda: self.app.open(routes.Setup()),
            "share": self.share,
            "paste": self.paste,
            "records": lambda: self.app.open(routes.Records()),
        }

    def enter(self, app: Program) -> None:
        """Read the library, and show a tab that has games."""
        self.app = app
        self._meet()
        self._pictures = SavePictures(app.library)
        self._read()
        self._open_a_tab()
        super().enter(app)

    def _meet(self) -> None:
        """Go by the rules and expansions that there are now."""
        self._engine = self.app.engine()
        self._known = known_here(self.app)
        self._ships = DailyShips(self._engine)

    def _open_a_tab(self) -> None:
        """Show the first tab that has games."""
        self.tab = next((tab for tab in TABS if self._of(tab)), PLAYING)

    def resume(self) -> None:
        """A dialog has closed."""
        self.app.dirty = True

    def update(self, ms: float) -> bool:
        """Let time pass: the disk may have answered, or may list the games now."""
        come = self._pictures.update()
        if self._again.let_pass(ms, bool(self.unread)):
            self._read()
            if not self.unread:
                self._open_a_tab()
            self.rebuild()
        return super().update(ms) or come

    def wake(self) -> float | None:
        """Return when to look for the disk's answer, or to ask it again."""
        return soonest(super().wake(), self._pictures.wake(), self._again.wake())

    def _read(self) -> None:
        try:
            self.games, self.unread = self.app.library.list(), ""
        except OSError as error:
            self.games = []
            folder = path_words(self.app.library.folder)
            self.unread = self.app.texts("saves-folder-unread", path=folder, detail=error.strerror or "")
        self.chosen = min(self.chosen, max(0, len(self.entries) - 1))

    def _of(self, tab: str) -> list[LibraryEntry]:
        return [game for game in self.games if tab_of(game) == tab]

    @property
    def entries(self) -> list[LibraryEntry]:
        """The games that are shown."""
        return self._of(self.tab)

    @property
    def entry(self) -> LibraryEntry | None:
        """The game that is looked at."""
        entries = self.entries
        return entries[self.chosen] if entries else None

    # what is to be seen

    def view(self, kit: Kit) -> View:
        """Return the head with its tabs, the tiles, and what can be done with the chosen game."""
        counts = {tab: len(self._of(tab)) for tab in TABS} if self.games else {}
        tops, entry = heads(kit, counts, self.tab, self._deleted is not None), self.entry
        if entry is None:
            words = self.unread or kit.texts("ships-none" if self.games else "saves-none")
            return column(first_that_fits(*tops), nothing(kit, words, not (self.games or self.unread)))
        problem = self._problems.get(entry.path, "")
        told = drawers(kit, entry, self._known, problem, self._ship_name(entry))
        return page(tops, space(grow=1).named("list", Act("ships")), told)

    def _list(self, name: str, rect: Rect, act: Act, do: Do) -> ShipList:
        choose, load, known, read = self._choose, self.load, self._known, self._pictures
        return ShipList(name, rect, self.entries, self.chosen, choose, load, known, read, self._ship_name)

    def _ship_name(self, entry: LibraryEntry) -> str:
        """Return what the ship of a game is called where it is that of a day."""
        return self._ships.name_of(self.app.texts, entry.summary)

    def backdrop(self, canvas: Canvas) -> None:
        """Draw the ship before the sun: bright where there is nothing else to see."""
        draw_backdrop(canvas, "title", sun=1, veil=0.72 if self.games else 0.35)

    def handle(self, event: pygame.Event) -> bool:
        """The list has the arrows and Enter from the first press on, and while no other focus is seen: what
        was clicked keeps one."""
        tiles, focus = self.form.find("list"), self.form.focus
        mine = focus is None or focus is tiles or not focus.focused
        if event.type == pygame.KEYDOWN and mine and tiles is not None and tiles.key_down(event):
            self.form.focus_on("list", by_key=True)
            self.app.dirty = True
            return True
        return super().handle(event) or pasted(self.app, event, self.form.show_message)

    # what can be done

    def do(self, name: str, value: Any) -> None:
        """Show another tab, or do something with the chosen game."""
        if name == "tab":
            self.tab, self.chosen = value, 0
            self.rebuild()
        else:
            self._doings.get(name, self.app.pop)()

    def _choose(self, number: int) -> None:
        self.chosen = number
        self.rebuild()

    def load(self) -> None:
        """Go on with the chosen game; look at it if it is over."""
        self._use(lambda save: saving_games.go_on_with(self.app, save))

    def watch(self) -> None:
        """Watch the chosen game from its beginning; it can be played on from any point there."""

        def show(save: Save) -> None:
            self.app.open(routes.Replay(self.app.take_up(save.game, keep=False)))

        self._use(show)

    def share(self) -> None:
        """Hand the flight of the chosen game on."""
        self._use(lambda save: self.app.open(routes.Share(self.app.take_up(save.game, keep=False))))

    def paste(self) -> None:
        """Open the flight line or the game code on the clipboard."""
        paste_flight(self.app, self.form.show_message)

    def film(self) -> None:
        """See why the chosen game went as it did."""
        self._use(lambda save: self.app.open(routes.Film(self.app.take_up(save.game, keep=False))))

    def _use(self, use: Callable[[Save], None]) -> None:
        """Do something with the chosen game; where that cannot be, say why."""
        entry = self.entry
        if entry is None:
            return
        texts = self.app.texts
        if entry.summary is None:
            self.form.show_message(texts("ships-cannot"))
            return
        missing = find_hindrance(self.app, entry.summary, partial(self.app.library.load, entry))
        if self.app.engine() is not self._engine:  # the player's own folders were read again
            self._meet()
            self.rebuild()
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
            title, go = message("saves-rename-title"), message("saves-rename-go")
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
        title = message("saves-delete-title", name=entry.name)
        words = message("saves-delete-text", path=path_words(self.app.library.deleted))
        go = lambda: self._delete(entry)  # noqa: E731 - the dialog calls it once
        self.app.push(ConfirmScene(title, words, message("saves-delete-go"), go, takes=True))

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
        self._read()
        self.tab = tab_of(back)
        self.chosen = next((n for n, entry in enumerate(self.entries) if entry.path == back.path), 0)
        self._refresh(texts("saves-restored", name=name))

    def _refresh(self, words: str) -> None:
        self._read()
        self.rebuild()
        if self.form.focus is None:
            self.form.focus_on("list" if self.entries else "back")
        self.form.show_message(words)
