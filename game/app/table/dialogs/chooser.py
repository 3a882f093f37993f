"""Several ways to do one thing: the player picks one; the way that keeps Universals stands first."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

import pygame

from game.app.bindings.commands import CARDS
from game.app.drawing.theme import colour
from game.app.drawing.viewport import Point, Rect
from game.app.forms.dialog import draw_dialog, middle_offset
from game.app.forms.form_scene import FormScene
from game.app.forms.veil import Veil
from game.app.table.input.intents import Option
from game.app.table.model.position import Position
from game.app.table.paint import resource_card
from game.app.widgets.base import Widget, draw_focus, draw_key
from game.app.widgets.button import Button, draw_plate
from game.texts import TextError
from game.wording import Texts, resource_name, room_name

if TYPE_CHECKING:
    from game.app.drawing.canvas import Canvas
    from game.app.drawing.kit import Kit

PAD = 40.0
TILE_H = 214.0
TILE_GAP = 16.0
CARD = (80.0, 112.0)
ROW_TILES = 5


@dataclass(frozen=True)
class Way:
    """One way: its option, the cards it shows, and its words."""

    option: Option
    cards: tuple[str, ...]
    words: str
    icon: str = ""


def ways_of(texts: Texts, position: Position, options: Sequence[Option]) -> list[Way]:
    """Put options of one gesture into pictures and words."""
    return [_way(texts, position, option) for option in options]


def _way(texts: Texts, position: Position, option: Option) -> Way:
    if "cards" in option:
        cards = tuple(option["cards"])
        return Way(option, cards, texts("play-way-pay", universals=cards.count("universal")))
    if "slot" in option:
        room_id = option.get("room", position.here["id"])
        wanted = position.facts[room_id].repair[option["slot"]]
        card = option.get("card")
        name = resource_name(texts, wanted)
        if position.room(room_id)["diverted"]:
            words = texts("play-way-refill")
        else:
            words = texts("play-way-slot", number=option["slot"] + 1, resource=name)
        return Way(option, (card,) if card else (), words, "" if card else "token-cube")
    if "to" in option and "card" in option:
        return Way(option, (option["card"],), texts("play-way-give", name=position.name(option["to"])))
    if "give" in option and "with" not in option:
        words = texts("play-way-trade", give=resource_name(texts, option["give"]))
        return Way(option, (option["give"],), words)
    if "from" in option:
        return Way(option, (option["card"],), texts("play-way-take", name=position.name(option["from"])))
    return Way(option, (), describe(texts, position, option), "ui-target")


def describe(texts: Texts, position: Position, option: Option) -> str:
    """Any option in plain words: what it names, in the order in which it names it."""
    parts = []
    for value in option.values():
        for item in value if isinstance(value, list) else [value]:
            parts.append(_word(texts, position, item))
    return ", ".join(parts) or texts("play-confirm")


def _word(texts: Texts, position: Position, item: object) -> str:
    if isinstance(item, bool) or not isinstance(item, (str, int, list)):
        return str(item)
    if isinstance(item, int):
        return position.name(item) if item < len(position.crew) else str(item)
    if isinstance(item, list):
        return " + ".join(_word(texts, position, part) for part in item)
    if item in position.facts:
        return room_name(texts, item)
    try:
        return resource_name(texts, item)
    except TextError:
        # A word of somebody's own room: shown as it is.
        return item


class Chooser(FormScene):
    """A small dialog with one tile for each way; a click, its digit or Enter takes it at once.

    Args:
        title: what is being done.
        ways: at least two; the first has the focus.
        on_choose: called with the option, after the dialog has closed.
        on_cancel: called when nothing was chosen; None: something must be.
    """

    first_focus = "way/0"

    def __init__(
        self,
        title: str,
        ways: Sequence[Way],
        on_choose: Callable[[Option], None],
        on_cancel: Callable[[], None] | None = None,
    ) -> None:
        self.title, self.ways = title, list(ways)
        self.on_choose, self.on_cancel = on_choose, on_cancel
        self.veil = Veil(self)

    def enter(self, app: object) -> None:
        """The first way has the focus, visibly: Enter takes it."""
        super().enter(app)  # type: ignore[arg-type]
        self.form.focus_on("way/0", by_key=True)

    def tile_w(self) -> float:
        """Width of a tile: room for its cards and its words."""
        most = max(len(way.cards) for way in self.ways)
        return max(190.0 + 120 * (self.app.kit.text - 1), most * (CARD[0] + 8) + 36)

    def tile_h(self) -> float:
        """Height of a tile."""
        return TILE_H + 90 * (self.app.kit.text - 1)

    def frame(self, kit: Kit) -> Rect:
        """The dialog's place, in units."""
        columns = min(self._columns(), len(self.ways))
        rows = -(-len(self.ways) // self._columns())
        more = kit.text - 1
        w = max(620.0 + 300 * more, columns * (self.tile_w() + TILE_GAP) - TILE_GAP + 2 * PAD)
        h = 206 + 40 * more + rows * (self.tile_h() + TILE_GAP)
        x, y = middle_offset(kit)
        return x + (1920 - w) / 2, y + (1080 - h) / 2, w, h

    def _columns(self) -> int:
        room = 1400 + 400 * (self.app.kit.text - 1)
        return max(1, min(ROW_TILES, int(room // (self.tile_w() + TILE_GAP))))

    def build(self, kit: Kit) -> list[Widget]:
        """One tile for each way, and the way back."""
        x, y, w, h = self.frame(kit)
        tile_w, columns = self.tile_w(), self._columns()
        widgets: list[Widget] = []
        shown = min(columns, len(self.ways))
        left = x + (w - shown * (tile_w + TILE_GAP) + TILE_GAP) / 2
        for n, way in enumerate(self.ways):
            row, column = divmod(n, columns)
            top = y + 104 + 20 * (kit.text - 1) + row * (self.tile_h() + TILE_GAP)
            rect = (left + column * (tile_w + TILE_GAP), top, tile_w, self.tile_h())
            widgets.append(_Tile(n, rect, way, self))
        if self.on_cancel is not None:
            wide, high = 260 + 140 * (kit.text - 1), 56 + 14 * (kit.text - 1)
            rect = (x + (w - wide) / 2, y + h - 30 - high, wide, high)
            texts = kit.texts
            widgets.append(
                Button(
                    "cancel",
                    rect,
                    texts("confirm-back"),
                    self.cancel,
                    hint=texts("key-escape"),
                    keys=(pygame.K_ESCAPE,),
                )
            )
        return widgets

    def take(self, way: Way) -> None:
        """Choose a way."""
        self.app.pop()
        self.on_choose(way.option)

    def cancel(self) -> None:
        """Choose nothing."""
        if self.on_cancel is not None:
            self.app.pop()
            self.on_cancel()

    def handle(self, event: pygame.Event) -> bool:
        """A click beside the dialog and the right button close it."""
        if event.type == pygame.MOUSEBUTTONDOWN and self.on_cancel is not None:
            x, y, w, h = self.frame(self.app.kit)
            px, py = self.app.kit.viewport.point(event.pos)
            if event.button == 3 or not (x <= px < x + w and y <= py < y + h):
                self.cancel()
                return True
        return super().handle(event)

    def resize(self, kit: Kit) -> None:
        """Build for another size."""
        self.veil.renew()
        super().resize(kit)

    def draw_back(self, canvas: Canvas) -> None:
        """Draw the veil, the frame and the title."""
        self.veil.draw(canvas)
        x, y, w, _ = rect = self.frame(canvas.kit)
        draw_dialog(canvas, rect)
        place = (x + PAD, y + 28, w - 2 * PAD, 50 + 24 * (canvas.kit.text - 1))
        canvas.text(self.title, place, "active-name", colour.TEXT, "center", "middle", shrink=True)


class _Tile(Button):
    """One way: its cards, its words, its digit."""

    def __init__(self, number: int, rect: Rect, way: Way, chooser: Chooser) -> None:
        keys = (chooser.app.kit.keys.code(f"card-{number + 1}"),) if number < CARDS else ()
        super().__init__(f"way/{number}", rect, way.words, lambda: chooser.take(way), keys=keys)
        self.number, self.way = number, way

    def press(self, point: Point | None = None) -> None:
        """Take this way."""
        self.on_press()

    def draw(self, canvas: Canvas) -> None:
        """Draw the plate, the cards and the words."""
        x, y, w, h = self.rect
        draw_plate(canvas, self.rect, self.lightness, self.number == 0, True, self.held)
        count = len(self.way.cards)
        left = x + (w - count * (CARD[0] + 8) + 8) / 2
        for n, card in enumerate(self.way.cards):
            resource_card.resource_card(canvas, (left + n * (CARD[0] + 8), y + 20, *CARD), card)
        if self.way.icon:
            canvas.icon(self.way.icon, x + (w - 72) / 2, y + 38, 72, None if count else colour.TEXT)
        place = (x + 12, y + 138, w - 24, h - 146)
        canvas.text(self.label, place, "fact", colour.TEXT, "center", "middle", wrap=True, shrink=True)
        if self.number < 9:
            draw_key(canvas, str(self.number + 1), x + w - 8, y + 20)
        if self.focused:
            draw_focus(canvas, self.rect)
