"""Cards of a deck that were looked at: how they lie in a dialog, and what follows from where they lie."""

from __future__ import annotations

import math
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Literal

from game.app.drawing.colours.theme import CREW, LEGAL_GLOW
from game.app.drawing.viewport import Point, Rect
from game.app.table.model.position import Position
from game.app.table.model.view_parts import Chip, chips_in_order
from game.app.table.motion.sprites import Sprites
from game.app.table.paint.cards import resource_card
from game.app.table.paint.cards.card_info import uses
from game.app.table.paint.cards.card_uses import draw_uses
from game.app.table.paint.cards.damage_card import draw_damage_card
from game.app.views.tree import View, column, drawn, first_that_fits, icon, row, stack, text
from game.app.widgets.widget import draw_focus
from game.wording import counted_or_plain, damage_words

if TYPE_CHECKING:
    from game.app.drawing.canvas import Canvas
    from game.app.drawing.kit import Kit
    from game.rules.queries.knowledge import Knowledge

Size = tuple[float, float]
SIGN = 32.0
"""Size of the sign before a line."""


class SeenCards(ABC):
    """The cards on top of one deck.

    Args:
        position: in which is asked.
        colours: the crew marks.
    """

    deck: Literal["resource_deck", "damage_deck"]
    """The key of the deck in STATE."""
    size: Size = (172.0, 240.0)
    """Of a card in a row."""
    narrow: Size = (150.0, 210.0)
    """Of a card where the row is parted in two."""
    early = 1
    """Number of the cards that are drawn first, for the player who decides."""
    last_note = "play-split-bottom-note-cards"
    """Text below the place of the cards that go to the bottom."""

    def __init__(self, position: Position, colours: Sequence[int]) -> None:
        self.position = position
        self.colours = colours

    def found(self, count: int) -> list[Any]:
        """The cards in the order in which they lie in the deck."""
        return list(self.position.state[self.deck][:count])

    @abstractmethod
    def draw(self, canvas: Canvas, rect: Rect, card: Any, picked: bool) -> None:
        """Draw a card that has been seen."""

    @abstractmethod
    def draw_held(self, canvas: Canvas, card: Any, at: Point, size: Size) -> None:
        """Draw the card in the hand, at the pointer."""

    @abstractmethod
    def order_view(self, kit: Kit, cards: Sequence[Any]) -> View:
        """Return what follows from the order in which the cards lie on the deck."""

    @abstractmethod
    def split_view(self, kit: Kit, top: Sequence[Any], bottom: Sequence[Any]) -> View:
        """Return what follows from which cards lie on top and which at the bottom."""

    def chips(self, knowledge: Knowledge, top: Sequence[Any], bottom: Sequence[Any]) -> Mapping[str, Chip]:
        """Return the odds that the ship beside the dialog tells, by room id, with the cards as they lie now.

        Args:
            knowledge: what the crew has seen of the decks.
            top: the cards on top of their deck, the next one first.
            bottom: those below it.
        """
        return {}

    def followers(self) -> list[int]:
        """Those on the ship in the order of their next turns, the one who decides first."""
        count = len(self.position.crew)
        order = [(self.position.active + n) % count for n in range(count)]
        return [crew for crew in order if self.position.room_of(crew) is not None]


class SeenResources(SeenCards):
    """The next Resource cards (R-20)."""

    deck = "resource_deck"

    @property
    def early(self) -> int:  # type: ignore[override]
        """The cards that whoever decides would collect."""
        return self.position.facts.deck_cards

    def draw(self, canvas: Canvas, rect: Rect, card: Any, picked: bool) -> None:
        """Draw a card face up."""
        marks = frozenset(("peeked", "selected") if picked else ("peeked",))
        resource_card.resource_card(canvas, rect, card, marks)
        draw_uses(canvas, rect, uses(self.position, card), 14.0 if picked else 0.0)

    def draw_held(self, canvas: Canvas, card: Any, at: Point, size: Size) -> None:
        """Draw the card in the hand."""
        Sprites(canvas.kit, self.colours).draw_held(canvas, "card", card, at, False, size)

    def order_view(self, kit: Kit, cards: Sequence[Any]) -> View:
        """Return who would draw what, and how the deck lies afterwards."""
        return row(self._drawn_by(kit, cards).but(grow=1), self._later(kit, cards), gap=30, align="start")

    def _drawn_by(self, kit: Kit, cards: Sequence[Any]) -> View:
        """Return who would draw which of the cards: this turn, and the next."""
        texts, facts, crew = kit.texts, self.position.facts, self.followers()
        torn, lines = not self.position.state["damage_deck"], []
        for n, (about, other) in enumerate((("first", "or"), ("then", ""))):
            taken = cards[facts.deck_cards * n : facts.deck_cards * (n + 1)]
            if n >= len(crew) or not taken or (n and torn):
                break
            words = texts(f"play-cargo-{about}", name=self.position.name(crew[n]), count=facts.deck_cards)
            small = [drawn(resource_card.small_card, card, wide=30, high=46) for card in taken]
            said = (
                icon(CREW[self.colours[crew[n]]].icon, SIGN, None),
                text(words, wide=(0, math.inf)),
                row(*small, gap=10),
            )
            note = text(texts(f"play-cargo-{other}"), "body", "note") if other else None
            lines.append(first_that_fits(row(*said, note, gap=12), row(*said, gap=12)))
        if torn:
            # In a Hull Breach nobody knows what the next one finds.
            words = texts("play-cargo-torn", least=min(facts.hull_breach), most=max(facts.hull_breach))
            lines.append(text(words, "body", "note", 0, pad=(48, 0, 0, 0)))
        return column(follows(kit), *lines, gap=6)

    def _later(self, kit: Kit, cards: Sequence[Any]) -> View:
        """Return the deck as it lies afterwards, with the cards that all have seen."""
        texts, counted = kit.texts, not self.position.hidden
        count = len(self.position.state[self.deck]) if counted else resource_card.UNCOUNTED
        tones = [kit.looks.resource(card) for card in cards]
        seen = [
            stack(icon(one.icon, 30, None, at=(0.5, 0.5)), look="card-chip", tones=(one.base, one.frame))
            for one in tones
        ]
        told = column(
            row(*[card.but(wide=38, high=44) for card in seen], gap=6),
            row(icon("ui-eye", 22, "legal"), text(texts("play-seen-by-all"), "fact", "legal-text"), gap=8),
            gap=8,
        )
        deck = drawn(_face_down, count, counted, wide=52, high=76)
        return column(
            text(texts("play-afterwards"), "label", "note"), row(deck, told, gap=24, align="start"), gap=8
        )

    def split_view(self, kit: Kit, top: Sequence[Any], bottom: Sequence[Any]) -> View:
        """Return which cards are drawn next, and which last of all."""
        texts = kit.texts
        lines = [
            text(texts(f"play-split-cards-{place}", cards=counted_or_plain(texts, cards)), lines=2)
            for place, cards in (("top", top), ("bottom", bottom))
            if cards
        ]
        return column(follows(kit), *lines, gap=6)


class SeenDamage(SeenCards):
    """The next Damage cards (R-25)."""

    deck = "damage_deck"
    size = (200.0, 240.0)
    narrow = (196.0, 226.0)
    last_note = "play-split-bottom-note"

    def draw(self, canvas: Canvas, rect: Rect, card: Any, picked: bool) -> None:
        """Draw a card with its rooms."""
        draw_damage_card(canvas, rect, card, seen=True)
        if picked:
            draw_focus(canvas, rect)

    def draw_held(self, canvas: Canvas, card: Any, at: Point, size: Size) -> None:
        """Draw the card in the hand."""
        w, h = size
        rect = (at[0] - w / 2, at[1] - h / 2, w, h)
        canvas.glow(rect, LEGAL_GLOW, 18)
        canvas.cover(rect)
        draw_damage_card(canvas, rect, card, seen=True)

    def order_view(self, kit: Kit, cards: Sequence[Any]) -> View:
        """Return at the end of whose turn each card strikes, and which rooms would not stand it."""
        return self.split_view(kit, cards, ())

    def split_view(self, kit: Kit, top: Sequence[Any], bottom: Sequence[Any]) -> View:
        """Return at the end of whose turn each card on top strikes, and what lies at the bottom."""
        texts, crew, lines = kit.texts, self.followers(), []
        turn = self.position.state["turn"]
        for n, card in enumerate(top):
            who, rooms = crew[n % len(crew)], damage_words(texts, card)
            words = texts("play-bridge-line", turn=turn + n, name=self.position.name(who), rooms=rooms)
            fatal = (
                icon("ui-warning", 26, "danger"),
                text(texts("play-bridge-fatal"), "fact-bold", "reason"),
            )
            sign = icon(CREW[self.colours[who]].icon, SIGN, None)
            lines.append(row(sign, text(words), *(fatal if self._fatal(card) else ()), gap=12))
        for card in bottom:
            words = texts("play-split-later", rooms=damage_words(texts, card))
            lines.append(row(icon("ui-chevron", SIGN, "note"), text(words), gap=12))
        return column(follows(kit), *lines, gap=4)

    def chips(self, knowledge: Knowledge, top: Sequence[Any], bottom: Sequence[Any]) -> Mapping[str, Chip]:
        """Return how likely the next Damage card hits each room, in this order."""
        return chips_in_order(self.position, knowledge, top, bottom)

    def _fatal(self, card: Any) -> bool:
        """Return whether a card would lose the ship as it stands; if it may be chosen (R-31), whatever is
        chosen."""
        if isinstance(card, Mapping):
            return bool(len(self.position.state["rooms"]) - 1 - len(self._bare()) < card["any"])
        return bool(self._bare().intersection(card))

    def _bare(self) -> set[str]:
        """Rooms that have neither a cube nor anything that guards them."""
        position = self.position
        rooms = (room for room in position.state["rooms"] if room["cubes"])
        return {room["id"] for room in rooms if not any(room["cubes"]) and not position.guarded(room["id"])}


def follows(kit: Kit) -> View:
    """Return the heading of what follows."""
    return text(kit.texts("play-follows"), "label", "note")


def _face_down(canvas: Canvas, rect: Rect, count: int, counted: bool) -> None:
    resource_card.face_down(canvas, rect, count, counted=counted)
