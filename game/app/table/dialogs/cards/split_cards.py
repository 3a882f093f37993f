"""Cards that were looked at, each to the top or to the bottom of its deck (R-25, V2)."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from game.app.drawing.viewport import Point, Rect, inside
from game.app.table.dialogs.cards.order_cards import LIFT, NUMBER, OrderDialog, cards_in, draw_gap
from game.app.table.dialogs.dialog_sizes import MARGIN
from game.app.views.painting import Light
from game.app.views.tree import View, column, row, text
from game.app.widgets.widget import draw_focus
from game.rules.protocol import OptionDict

if TYPE_CHECKING:
    from game.app.drawing.canvas import Canvas
    from game.app.drawing.kit import Kit
    from game.app.table.table_host import DialogHost

ZONES = ("top", "bottom")
GAP = 24.0


class SplitDialog(OrderDialog):
    """Two places, the top and the bottom of the deck; each card is dragged, clicked or moved by keys to one.

    Attributes:
        cards: as they were found.
        zones: what lies in each place: indices of cards, the one drawn first in front.
        picked: index of the card that was picked up by a click or key.
    """

    note_key = "play-split-note"

    def __init__(self, table: DialogHost) -> None:
        super().__init__(table)
        self.zones: dict[str, list[int]] = {"top": list(range(len(self.cards))), "bottom": []}

    @property
    def size(self) -> tuple[float, float]:
        """Size of a card, in units."""
        return self.seen.narrow

    def lying(self, zone: str) -> list[Any]:
        """The cards in one of the two places."""
        return [self.cards[n] for n in self.zones[zone]]

    def answer(self) -> OptionDict | None:
        """The option with the cards as they lie."""
        _, reading, _ = self.position.offers[0]
        wanted = {reading.card: self.lying("top"), reading.taken: self.lying("bottom")}
        return next((option for option in self.options if dict(option) == wanted), None)

    def arrange(self, option: OptionDict) -> None:
        """The cards in the two places of an option."""
        _, reading, _ = self.position.offers[0]
        left = list(range(len(self.cards)))
        for zone, part in zip(ZONES, (reading.card, reading.taken), strict=True):
            row = self.zones[zone] = []
            for card in option[part]:
                row.append(next(n for n in left if self.cards[n] == card))
                left.remove(row[-1])
        self.picked = None

    def words_of(self, option: OptionDict, words: str) -> str:
        """Return what lies in each of the two places."""
        _, reading, _ = self.position.offers[0]
        texts = self.app.kit.texts
        lines = (
            f"{texts(f'play-split-{zone}')}: {self.in_order(option[part])}"
            for zone, part in zip(ZONES, (reading.card, reading.taken), strict=True)
            if option[part]
        )
        return "\n".join(lines)

    def reset(self) -> None:
        """All cards on top, as they were found."""
        self.zones = {"top": list(range(len(self.cards))), "bottom": []}
        self.picked = None
        self.rebuild()

    # Places

    def zone(self, name: str) -> Rect:
        """The ground of one of the two places, in units."""
        return self.chrome.rect(("zone", name))

    def places(self) -> list[Rect]:
        """Return where the cards lie, by their index."""
        found: dict[int, Rect] = {}
        for name in ZONES:
            lying, ground = self.zones[name], self.chrome.rect(("cards", name))
            found |= zip(lying, cards_in(ground, self.size, len(lying), GAP), strict=True)
        return [found[n] for n in range(len(self.cards))]

    def pieces(self) -> Sequence[tuple[Any, Rect]]:
        """The cards by their index, and the places under them by their names."""
        zones: list[tuple[Any, Rect]] = [(name, self.zone(name)) for name in ZONES]
        return [*zones, *enumerate(self.places())]

    def _zone_of(self, card: int) -> str:
        return next(name for name in ZONES if card in self.zones[name])

    # Hands

    def put(self, card: int, name: str, place: int | None = None) -> None:
        """Lay a card into one of the two places, in front of the n-th card there, or behind all."""
        self.zones[self._zone_of(card)].remove(card)
        row = self.zones[name]
        row.insert(len(row) if place is None else min(place, len(row)), card)

    def dragging(self, piece: Any, point: Point) -> None:
        """The card goes along with the pointer; the others make way."""
        self.picked = None
        name = next((name for name in ZONES if inside(self.zone(name), point)), None)
        if isinstance(piece, str) or name is None:
            return
        before = {zone: list(cards) for zone, cards in self.zones.items()}
        rest = [card for card in self.zones[name] if card != piece]
        middles = [self._middle(card) for card in rest]
        self.put(piece, name, sum(middle < point[0] for middle in middles))
        if self.zones != before:
            self.rebuild()

    def dropped(self, piece: Any, point: Point) -> None:
        """It lies already where it was dragged to."""

    def card_of(self, piece: Any) -> Any:
        """A card that was looked at."""
        return self.cards[piece] if isinstance(piece, int) else None

    def clicked(self, piece: Any) -> None:
        """The first click picks a card up, the second says where it goes."""
        if self.picked is None:
            self.picked = None if isinstance(piece, str) else piece
            return
        card, self.picked = self.picked, None
        if isinstance(piece, str):
            self.put(card, piece)
        elif piece != card:
            name = self._zone_of(piece)
            self.put(card, name, self.zones[name].index(piece))

    def stepped(self, step: int) -> None:
        """Arrows move the card that is picked up, from the last place on top to the bottom."""
        if self.picked is None:
            return
        name = self._zone_of(self.picked)
        place = self.zones[name].index(self.picked) + step
        if 0 <= place < len(self.zones[name]):
            self.put(self.picked, name, place)
        elif name == ("top" if step > 0 else "bottom"):
            self.put(self.picked, "bottom" if step > 0 else "top", 0 if step > 0 else None)

    # What is to be seen

    def middle(self, kit: Kit) -> View:
        """Return both places, and what follows."""
        zones = row(*[self._zone(kit, name) for name in ZONES], gap=GAP, pack="even", align="fill")
        follows = self.seen.split_view(kit, self.lying("top"), self.lying("bottom"))
        return column(zones, follows, gap=20, pad=(MARGIN, 2, MARGIN, 0))

    def _zone(self, kit: Kit, name: str) -> View:
        """Return one of the two places: what it is, what is said of it, and room for cards."""
        texts, top = kit.texts, name == "top"
        note = texts("play-split-top-note" if top else self.seen.last_note)
        head = row(
            text(texts(f"play-split-{name}"), "key", "gold" if top else "note"),
            text(note, "fact", "note", 2, align="right", grow=1),
            gap=16,
        )
        empty = "" if self.zones[name] else texts("play-split-empty")
        ground = text(empty, "body", "note", 0, align="center", high=self.size[1]).named(("cards", name))
        return column(head.but(grow=1), ground, look="card-row", gap=GAP, pad=GAP / 2).named(("zone", name))

    def lit(self) -> Mapping[Hashable, Light]:
        """Both places are lit while a card is on its way."""
        if self.picked is None and not isinstance(self.grabbed, int):
            return {}
        return {("zone", name): (frozenset({"legal"}), 0.0) for name in ZONES}

    # The picture

    def draw_body(self, canvas: Canvas, rect: Rect) -> None:
        """Draw the cards with their numbers."""
        for n, (card, place) in enumerate(zip(self.cards, self.places(), strict=True)):
            if n == self.grabbed:
                draw_gap(canvas, place)
                continue
            lifted = (place[0], place[1] - LIFT, place[2], place[3]) if n == self.picked else place
            self.seen.draw(canvas, lifted, card, False)
            self._number(canvas, n, (lifted[0] + NUMBER, lifted[1] + NUMBER))
            if n == self.picked:
                draw_focus(canvas, lifted)
