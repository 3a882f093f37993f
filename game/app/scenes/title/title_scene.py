"""The title screen."""

from __future__ import annotations

from game import __version__
from game.app.drawing.canvas import Canvas
from game.app.drawing.colours.theme import colour, fade
from game.app.drawing.kit import Kit
from game.app.drawing.viewport import Rect
from game.app.forms.backdrop import draw_backdrop, prepare_backdrop, shade_left
from game.app.forms.dialog import text_height
from game.app.forms.form_scene import FormScene
from game.app.forms.key_hints import draw_hints, hints_width
from game.app.forms.save_words import missing_words, path_words, trouble_words
from game.app.navigation import routes
from game.app.navigation.scene import Program
from game.app.scenes.title.logo import draw_logo, prepare_logo
from game.app.scenes.title.title_entries import SchoolEntry, TitleTile
from game.app.widgets.button import Button
from game.app.widgets.scroll import GUTTER, ScrollArea
from game.app.widgets.widget import Action, Widget
from game.storage.savefile import SaveError
from game.storage.saves import Found
from game.wording import difficulty_name

LEFT = 112.0
SIDE = 56.0
"""From the window's side to the words, where the logo stands beside the menu."""
LOGO_H = 290.0


class TitleScene(FormScene):
    """The game in progress if there is one, a new game, the lessons, and everything to look up.

    Args:
        notice: something the player must be told, shown until this screen is left.
    """

    paged = True

    def __init__(self, notice: str | None = None) -> None:
        self.found = Found(None, None)
        self._saved = False
        """Whether there are saved games."""
        self.notices: list[str] = [notice] if notice else []

    def enter(self, app: Program) -> None:
        """Look for a game in progress."""
        prepare_backdrop(app.kit, "title")
        self.found, self._saved = app.shelf.read(), app.library.exists()
        self.notices += [trouble_words(app.texts, trouble, app.shelf.path) for trouble in self.found.trouble]
        self.notices += self._standing(app)
        if app.setback is not None:
            self.notices.append(app.texts("notice-settings-broken", path=path_words(app.setback)))
            app.setback = None
        self.app = app
        self.first_focus = "continue" if self.found.game else "school" if self._first_start else "new"
        super().enter(app)

    def _standing(self, app: Program) -> list[str]:
        """What the player must know about saving in this copy of the program."""
        claim = app.shelf.claim
        if app.shelf.paused:
            return [app.texts("title-unsaved")]
        if app.shelf.lost:
            return [app.texts("title-taken")]
        if claim is not None and claim.trouble:
            return [app.texts(f"title-no-saves-{claim.trouble}", path=path_words(app.shelf.folder))]
        return []

    def build(self, kit: Kit) -> list[Widget]:
        """Return the entries that work, on a page of their own that is scrolled in a low window."""
        texts = kit.texts
        x, y, w, h = self._menu_place(kit)
        top = y
        entries: list[Widget] = []
        summary = self.found.summary
        if summary is not None:
            detail = texts(
                "title-continue-detail",
                turn=summary.turn,
                difficulty=difficulty_name(texts, summary.difficulty),
                names=", ".join(summary.names),
            )
            entries.append(
                Button(
                    "continue",
                    (x, y, w, 80.0),
                    texts("title-continue"),
                    self.go_on,
                    icon="ui-play",
                    detail=detail,
                    primary=True,
                    align="left",
                    style="button-large",
                )
            )
            y += 80 + 12
        rows = ("school", "new") if self._first_start else ("new", "school")
        for n, key in enumerate(rows):
            entry = self._row(kit, key, (x, y, w, 74.0), primary=summary is None and n == 0)
            entries.append(entry)
            y += 74 + 12
        tiles = self._looked_up()
        if self._roomy(kit):
            across = 2 if len(tiles) == 4 else 3
            wide, high = (w - (across - 1) * 12) / across, 84.0
            for n, (key, icon, action) in enumerate(tiles):
                spot = (x + (n % across) * (wide + 12), y + 4 + (n // across) * (high + 12), wide, high)
                entries.append(TitleTile(key, spot, texts(f"title-{key}"), action, icon))
            y += 4 + -(-len(tiles) // across) * (high + 12)
        else:
            for key, icon, action in tiles:
                label, rect = texts(f"title-{key}"), (x, y, w, 68.0)
                entries.append(
                    Button(key, rect, label, action, icon=icon, align="left", style="button-large")
                )
                y += 68 + 12
        # room for the glow of the gold entry at the sides, and for the bar
        area = (x - 24, top - 16, w + 24 + GUTTER, h + 32)
        menu = ScrollArea("menu", area, y - top + 20, entries)
        notices = self._notice_place(kit)
        length = sum(high + 12 for _, high in self._noticed(kit, notices[2]))
        return [menu, ScrollArea("notices", notices, length, (), self._draw_notices)]

    @property
    def _first_start(self) -> bool:
        """Whether nothing was played here yet, neither a game nor a lesson: then learning comes first."""
        played = self.found.game or self._saved or self.app.lesson_places.places.lessons
        return not played

    def _row(self, kit: Kit, key: str, rect: Rect, primary: bool) -> Button:
        """Return a large entry: New game, or Flight school with how far the player is."""
        texts = kit.texts
        if key == "new":
            label = texts("title-new")
            return Button(
                key, rect, label, self.new_game, icon="ui-bolt", primary=primary, align="left",
                style="button-large",
            )  # fmt: skip
        places = self.app.lesson_places.places
        detail = texts("title-school-first")
        if places.lessons and places.total:
            detail = texts("title-school-place", done=places.done, count=places.total)
        entry = SchoolEntry(
            key, rect, texts("title-school"), self.open_school, icon="ui-school", detail=detail,
            primary=primary, align="left", style="button-large",
        )  # fmt: skip
        entry.share = places.done / places.total if places.lessons and places.total else None
        return entry

    def _looked_up(self) -> list[tuple[str, str, Action]]:
        """Key, icon and action of the small entries."""
        saved = [("load", "ui-log", self.load)] if self._saved else []
        return [
            *saved,
            ("rulebook", "ui-book", self.open_rulebook),
            ("settings", "ui-settings", self.open_settings),
            ("quit", "ui-cross", self.app.quit),
        ]

    def _roomy(self, kit: Kit) -> bool:
        """Whether the logo stands above the menu; else beside it."""
        return kit.viewport.design[1] >= 1000

    def _top(self, kit: Kit) -> float:
        return max(0.0, (kit.viewport.design[1] - 1080) / 2)

    def _menu_place(self, kit: Kit) -> Rect:
        width, height = kit.viewport.design
        if self._roomy(kit):
            y = self._top(kit) + 462
            return LEFT, y, 500.0, height - y - 110
        return width / 2 + 20, 48.0, width / 2 - 96, height - 48 - 88

    def _notice_place(self, kit: Kit) -> Rect:
        """Where the notices stand: at the right of the menu, or below the logo."""
        width, height = kit.viewport.design
        if self._roomy(kit):
            high = sum(high + 12 for _, high in self._noticed(kit, 800.0))
            high = min(high, height * 0.6)
            return LEFT + 580, height - 108 - high, 800.0 + GUTTER, high
        y = self._under_logo(kit)
        return SIDE, y, width / 2 - SIDE - 20, max(1.0, height - y - 88)

    def _under_logo(self, kit: Kit) -> float:
        """Where the tagline ends in a low window, in units of the page."""
        tagline = text_height(kit.fonts, kit.texts("title-tagline"), "lead", self._narrow(kit))
        return 32 + LOGO_H / self._grown(kit) + tagline + 20

    def _grown(self, kit: Kit) -> float:
        """How much larger the page's units are than those of the logo, which grows neither with the text nor
        smaller with the interface."""
        return kit.viewport.scale / kit.plain().viewport.scale

    def _narrow(self, kit: Kit) -> float:
        return kit.viewport.design[0] / 2 - SIDE - 20

    def _noticed(self, kit: Kit, width: float) -> list[tuple[str, float]]:
        """Return the notices with their heights."""
        room = width - GUTTER - 76
        return [(n, text_height(kit.fonts, n, "small", room) + 26) for n in self.notices]

    def new_game(self) -> None:
        """Go to the setup screen."""
        self.app.open(routes.Setup())

    def load(self) -> None:
        """Go to the saved games."""
        self.app.open(routes.SavedGames())

    def open_school(self) -> None:
        """Go to the lessons."""
        self.app.open(routes.FlightSchool())

    def open_rulebook(self) -> None:
        """Go to the rulebook."""
        self.app.open(routes.Rulebook())

    def open_settings(self) -> None:
        """Go to the settings."""
        self.app.open(routes.Settings())

    def go_on(self) -> None:
        """Go on with the game in progress; if the rules cannot, put it aside and say so."""
        if self.found.game is None or self.found.summary is None:
            return
        if self.app.shelf.changed:  # by somebody else since it was read: what lies there now is shown first
            self.app.start(routes.Title())
            return
        known = self.app.engine().content.expansions
        missing = missing_words(self.app.texts, self.found.summary, known)
        if missing:
            self.form.show_message(missing)
            return
        try:
            session = self.app.take_up(self.found.game)
        except SaveError as error:
            trouble = self.app.shelf.reject(self.found, error.detail)
            words = trouble_words(self.app.texts, trouble, self.app.shelf.path)
            self.app.start(routes.Title(words))
            return
        self.app.start(routes.Table(session))

    def resume(self) -> None:
        """Look again for a game in progress."""
        self.found, self._saved = self.app.shelf.read(), self.app.library.exists()
        self.rebuild()

    def draw_back(self, canvas: Canvas) -> None:
        """Draw backdrop, logo and the small print."""
        kit = canvas.kit
        texts = kit.texts
        width, height = kit.viewport.design
        if self._roomy(kit):
            prepare_logo(canvas)  # while the backdrop is being read
        draw_backdrop(canvas, "title", sun=2)
        shade_left(canvas, 1100 if self._roomy(kit) else width)
        credit = texts("title-credit", version=__version__)
        if self._roomy(kit):
            top = self._top(kit)
            draw_logo(canvas, LEFT - 24, top + 84)
            tagline = (LEFT, top + 396, 900.0, 34.0)
            canvas.text(texts("title-tagline"), tagline, "lead", colour.GOLD_TEXT, shrink=True)
            canvas.text(credit, (LEFT, height - 66), "small", colour.MUTED)
        else:
            # the logo is a picture: it does not grow with the text
            plain = Canvas(kit.plain(), canvas.surface)
            grown = self._grown(kit)
            draw_logo(plain, (SIDE - 12) * grown, 24 * grown)
            canvas.texts += plain.texts_in(canvas)
            tagline = (SIDE, 32 + LOGO_H / grown, self._narrow(kit), 200.0)
            canvas.text(texts("title-tagline"), tagline, "lead", colour.GOLD_TEXT, wrap=True)
            place = (SIDE, height - 76, self._narrow(kit), 60.0)
            canvas.text(credit, place, "small", colour.MUTED, valign="bottom", wrap=True)
        hints = [
            ("↑↓", "hint-choose"),
            (texts("key-enter"), "hint-open"),
            (kit.keys.label("fullscreen", texts), "hint-fullscreen"),
        ]
        named = [(key, texts(words)) for key, words in hints]
        room = width - 64 - kit.fonts.width(credit, "small") - LEFT if self._roomy(kit) else width / 2 - 40
        while named and hints_width(canvas, named) > room:
            named.pop()
        draw_hints(canvas, named, width - 32, height - 54)

    def _draw_notices(self, canvas: Canvas) -> None:
        x, y, w, _ = self._notice_place(canvas.kit)
        for notice, height in self._noticed(canvas.kit, w):
            rect = (x, y, w - GUTTER, height)
            canvas.panel(
                rect, fill=fade(colour.REASON_PANEL, 0.97), line=colour.REASON, corners=(12, 4, 12, 4)
            )
            canvas.icon("ui-warning", x + 16, y + height / 2 - 14, 28, colour.REASON)
            inner = (x + 60, y + 13, w - GUTTER - 76, height - 26)
            canvas.text(notice, inner, "small", colour.TEXT, wrap=True)
            y += height + 12
