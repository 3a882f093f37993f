"""Several ways to do one thing: the player picks one; the way that keeps Universals stands first."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

import pygame

from game.app.drawing.viewport import Rect, inside
from game.app.forms.veil import Veil
from game.app.forms.view_dialog import FRAME
from game.app.forms.view_scene import ViewScene
from game.app.table.dialogs.look_button import look_view
from game.app.table.dialogs.option_tile import CARD, MAKERS, WAY, option_tile
from game.app.table.dialogs.peek import Peek
from game.app.table.model.gestures.option_views import OptionView
from game.app.views.bits import escape_button
from game.app.views.tree import View, column, first_that_fits, row, scroll, space, stack, text
from game.app.waits import soonest
from game.rules.protocol import OptionDict

if TYPE_CHECKING:
    from game.app.drawing.canvas import Canvas
    from game.app.drawing.kit import Kit
    from game.app.table.table_host import GameShown

TILE_GAP = 16.0
ROW_TILES = 5
WORDS_H = 82.0
"""Height of what is not a card on a tile, in type of 100 %."""
SIZES = (1.9, 1.75, 1.6, 1.45, 1.3, 1.15, 1.0)
"""Factors of the cards' size in a list, to try from the largest until all ways fit the screen."""
MOST = (1720.0, 1000.0)
"""Width and height of the dialog at the most."""


class Chooser(ViewScene):
    """A small dialog with one tile for each way; a click, its digit or Enter takes it at once.

    Args:
        shown: the game below, and where everything is on its table.
        title: what is being done.
        ways: at least two; the first has the focus.
        on_choose: called with the option, after the dialog has closed.
        colours: the crew marks.
        on_cancel: called when nothing was chosen; None: something must be.
    """

    first_focus = "way/0"
    paged = False
    makers = MAKERS
    leads = False
    """True where the rulebook explains why a way cannot be taken."""

    def __init__(
        self,
        shown: GameShown,
        title: str,
        ways: Sequence[OptionView],
        on_choose: Callable[[OptionDict], None],
        colours: Sequence[int],
        on_cancel: Callable[[], None] | None = None,
    ) -> None:
        self.shown, self.veil = shown, Veil(self)
        self.peek = Peek()
        self.title, self.ways = title, sorted(ways, key=lambda way: self._groups(ways).index(way.group))
        self.on_choose, self.on_cancel = on_choose, on_cancel
        self.colours = colours

    def enter(self, app: object) -> None:
        """The first way has the focus, visibly: Enter takes it."""
        super().enter(app)  # type: ignore[arg-type]
        self.form.focus_on("way/0", by_key=True)

    @staticmethod
    def _groups(ways: Sequence[OptionView]) -> list[str]:
        """The groups of the ways, in the order in which they come."""
        return list(dict.fromkeys(way.group for way in ways))

    def rows(self) -> list[list[int]]:
        """The numbers of the ways, row by row: each group begins a row of its own."""
        return self._rows(self.app.kit, self._times())

    def card(self) -> tuple[float, float]:
        """Size of a card: the largest with which everything is on the screen."""
        return _card(self._times())

    def _times(self) -> float:
        """Return how many times as large as in a list cards are."""
        times = (name[1] for name in self.laid.places if isinstance(name, tuple) and name[0] == "cards")
        return float(next(times))

    def _rows(self, kit: Kit, times: float) -> list[list[int]]:
        found: list[list[int]] = []
        columns = int((MOST[0] - 2 * TILE_GAP) // (self._tile(kit, times)[0] + TILE_GAP))
        for n, way in enumerate(self.ways):
            if n == 0 or way.group != self.ways[n - 1].group or len(found[-1]) >= min(columns, ROW_TILES):
                found.append([])
            found[-1].append(n)
        return found

    def _tile(self, kit: Kit, times: float) -> tuple[float, float]:
        """Width and height of a tile with cards of a size."""
        most, more, card = max(way.cards for way in self.ways), kit.text - 1, _card(times)
        high = card[1] if most else CARD[1]
        return max(190.0 + 120 * more, most * (card[0] + 8) + 36), high + WORDS_H + 20 + 90 * more

    def frame(self, kit: Kit) -> Rect:
        """The dialog's place, in units."""
        return self.laid.rect(FRAME)

    def resize(self, kit: Kit) -> None:
        """Build for another size."""
        self.veil.renew()
        super().resize(kit)

    def view(self, kit: Kit) -> View:
        """Return the frame in the middle of the window, its cards as large as there is room."""
        wide, high = kit.viewport.design
        sizes = SIZES if any(way.cards for way in self.ways) else SIZES[-1:]
        ways = [*(self._inside(kit, times) for times in sizes), self._inside(kit, SIZES[-1], scrolled=True)]
        frame = {"look": "dialog", "pad": (40, 28, 40, 24), "wide": (620, MOST[0]), "at": (0.5, 0.5)}
        frames = [stack(column(way, **frame).named(FRAME)) for way in ways]
        return first_that_fits(*frames, pad=((wide - MOST[0]) / 2, (high - MOST[1]) / 2))

    def _inside(self, kit: Kit, times: float, scrolled: bool = False) -> View:
        """Return title, tiles and ways out, with cards of a size."""
        size, card, texts = self._tile(kit, times), _card(times), kit.texts
        tiles = [
            option_tile(
                kit,
                n,
                way,
                self.colours,
                marked=n == 0,
                leads=self.leads,
                card=card,
                wide=size[0],
                high=size[1],
            )
            for n, way in enumerate(self.ways)
        ]
        rows = [row(*[tiles[n] for n in numbers], gap=TILE_GAP) for numbers in self._rows(kit, times)]
        page = column(*rows, gap=TILE_GAP, align="start").named(("cards", times))
        asked = self.on_cancel is not None
        cancel = escape_button(kit, "cancel", texts("confirm-back")) if asked else None
        foot = row(look_view(kit, True), space(grow=1), cancel, space(grow=1), gap=TILE_GAP)
        middle = scroll(page, "ways") if scrolled else row(page, pack="middle")
        return column(text(self.title, "active-name", align="center"), middle, foot, gap=24)

    def do(self, name: str, value: Any) -> None:
        """Take a way, look at the table, or go back."""
        if name.startswith(WAY):
            self.take(self.ways[value])
        else:
            {"look": self.look, "cancel": self.cancel}[name]()

    def take(self, way: OptionView) -> None:
        """Choose a way."""
        self.app.pop()
        self.on_choose(way.option)

    def cancel(self) -> None:
        """Choose nothing."""
        if self.on_cancel is not None:
            self.app.pop()
            self.on_cancel()

    def look(self) -> None:
        """Look at the table until the next click or key."""
        self.peek.look()
        self.app.dirty = True

    @property
    def transparent(self) -> bool:  # type: ignore[override]
        """The table is drawn while it is looked at."""
        return self.peek.open

    def pause(self) -> None:
        """Another scene comes on top."""
        self.peek.let_go()
        super().pause()

    def update(self, ms: float) -> bool:
        """Let time pass; holding Tab shows the table after a moment."""
        changed = self.peek.update(ms)
        return super().update(ms) or changed

    def wake(self) -> float | None:
        """Return when the form or the Tab key wants time to pass."""
        return soonest(super().wake(), self.peek.wake())

    def draw(self, canvas: Canvas) -> None:
        """Draw the dialog, or only a hint while the table is looked at."""
        if self.peek.open:
            self.peek.draw(canvas, self.shown.layout)
        else:
            super().draw(canvas)

    def handle(self, event: pygame.Event) -> bool:
        """A click beside the dialog and the right button close it."""
        if self.peek.handle(event, self.form):
            self.app.dirty = True
            return True
        if event.type in (pygame.WINDOWFOCUSLOST, pygame.WINDOWLEAVE):
            self.peek.let_go()
        if event.type == pygame.MOUSEBUTTONDOWN and self.on_cancel is not None:
            point = self.app.kit.viewport.point(event.pos)
            if event.button == 3 or not inside(self.frame(self.app.kit), point):
                self.cancel()
                return True
        return super().handle(event)

    def backdrop(self, canvas: Canvas) -> None:
        """Draw what it opened on."""
        self.veil.draw(canvas)


def _card(times: float) -> tuple[float, float]:
    """Return the size of a card that is so many times as large as in a list."""
    return CARD[0] * times, CARD[1] * times
