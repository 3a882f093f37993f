"""Cards of a deck that were looked at: how they lie in a dialog, and what follows from where they lie."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Literal

from game.app.drawing.colours.theme import CREW, LEGAL_GLOW, SMALLEST, colour, style_of
from game.app.drawing.type.text_drawing import NARROW
from game.app.drawing.viewport import Point, Rect
from game.app.table.dialogs.dialog_sizes import label, line_of
from game.app.table.model.position import Position
from game.app.table.motion.sprites import Sprites
from game.app.table.paint.cards import resource_card
from game.app.table.paint.cards.card_info import uses
from game.app.table.paint.cards.card_uses import draw_uses
from game.app.table.paint.cards.damage_card import draw_damage_card
from game.app.widgets.widget import draw_focus
from game.wording import counted_or_plain, damage_words

if TYPE_CHECKING:
    from game.app.drawing.canvas import Canvas

Size = tuple[float, float]


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
    """How many of the cards are drawn first, for whoever decides."""
    last_note = "play-split-bottom-note-cards"
    """What is said of the place for those at the bottom."""

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
    def draw_order(self, canvas: Canvas, rect: Rect, cards: Sequence[Any]) -> None:
        """Draw what follows from the order in which the cards lie on the deck."""

    @abstractmethod
    def draw_split(self, canvas: Canvas, rect: Rect, top: Sequence[Any], bottom: Sequence[Any]) -> None:
        """Draw what follows from which cards lie on top and which at the bottom."""

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

    def draw_order(self, canvas: Canvas, rect: Rect, cards: Sequence[Any]) -> None:
        """Draw who would draw what."""
        texts = canvas.kit.texts
        x, y, w, _ = rect
        canvas.line((x, y - 4), (x + w, y - 4), colour.LINE)
        label(canvas, "play-follows", x, y + 8)
        torn = not self.position.state["damage_deck"]
        for n, crew in enumerate(self.followers()[: 1 if torn else 2]):
            taken = self.position.facts.deck_cards
            pair = cards[taken * n : taken * (n + 1)]
            if not pair:
                break
            row = line_of(canvas.kit, 50)
            top = y + line_of(canvas.kit, 36) + 4 + n * row
            canvas.icon(CREW[self.colours[crew]].icon, x, top, 36)
            about, name = "play-cargo-first" if n == 0 else "play-cargo-then", self.position.name(crew)
            words = texts(about, name=name, count=taken)
            high = line_of(canvas.kit, 36)
            right = x + w - self._later(canvas) - 30
            place = (x + 48, top, right - x - 48 - 94, high)
            box = canvas.text(words, place, "body", colour.TEXT, valign="middle", shrink=True)
            left = x + 48 + box[2] + 14
            for card in pair:
                resource_card.small_card(canvas, (left, top - 6, 30, 46), card)
                left += 40
            if n == 0:
                words, room = texts("play-cargo-or"), right - left - 6
                if canvas.kit.fonts.width(words, style_of("body").at(SMALLEST)) * NARROW <= room:
                    place = (left + 6, top, room, high)
                    canvas.text(words, place, "body", colour.MUTED, valign="middle", shrink=True)
        if torn:
            # In a Hull Breach nobody knows what the next one finds.
            sides, top = (
                self.position.facts.hull_breach,
                y + line_of(canvas.kit, 36) + 4 + line_of(canvas.kit, 50),
            )
            words = texts("play-cargo-torn", least=min(sides), most=max(sides))
            place = (x + 48, top, w - self._later(canvas) - 78, line_of(canvas.kit, 36))
            canvas.text(words, place, "body", colour.MUTED, valign="middle", shrink=True)
        left = x + w - self._later(canvas)
        place = (left, y + 8, x + w - left, line_of(canvas.kit, 26))
        canvas.text(texts("play-afterwards"), place, "label", colour.MUTED, shrink=True)
        y += line_of(canvas.kit, 40) - 40
        counted = not self.position.hidden
        count = len(self.position.state[self.deck]) if counted else resource_card.UNCOUNTED
        resource_card.face_down(canvas, (left, y + 40, 52, 76), count, counted=counted)
        for n, card in enumerate(cards):
            tones = canvas.kit.looks.resource(card)
            box = (left + 76 + n * 44, y + 40, 38, 44)
            canvas.panel(box, fill=tones.base, line=tones.frame, corners=(6, 3, 6, 3))
            canvas.icon(tones.icon, box[0] + 4, box[1] + 7, 30)
        canvas.icon("ui-eye", left + 76, y + 94, 22, colour.LEGAL)
        place = (left + 106, y + 92, x + w - left - 106, line_of(canvas.kit, 26))
        canvas.text(texts("play-seen-by-all"), place, "fact", colour.LEGAL_TEXT, valign="middle", shrink=True)

    def _later(self, canvas: Canvas) -> float:
        """Width of the ground at the right that shows how the deck lies afterwards."""
        return 410 + 160 * (canvas.kit.text - 1)

    def draw_split(self, canvas: Canvas, rect: Rect, top: Sequence[Any], bottom: Sequence[Any]) -> None:
        """Draw which cards are drawn next, and which last of all."""
        texts = canvas.kit.texts
        x, y, w, _ = rect
        label(canvas, "play-follows", x, y)
        high = line_of(canvas.kit, 38)
        lines = [("top", top)] if top else []
        lines += [("bottom", bottom)] if bottom else []
        for line, (place, cards) in enumerate(lines):
            words = texts(f"play-split-cards-{place}", cards=counted_or_plain(texts, cards))
            where = (x, y + high - 8 + line * high, w, high)
            canvas.text(words, where, "body", colour.TEXT, valign="middle", shrink=True)


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

    def draw_order(self, canvas: Canvas, rect: Rect, cards: Sequence[Any]) -> None:
        """Draw at the end of whose turn each card strikes, and which rooms would not stand it."""
        texts = canvas.kit.texts
        x, y, w, _ = rect
        canvas.line((x, y - 4), (x + w, y - 4), colour.LINE)
        label(canvas, "play-follows", x, y + 8)
        crew = self.followers()
        for n, card in enumerate(cards):
            row = line_of(canvas.kit, 36)
            top = y + row + n * row
            who = crew[n % len(crew)]
            canvas.icon(CREW[self.colours[who]].icon, x, top, 30)
            words = texts("play-bridge-line", name=self.position.name(who), rooms=damage_words(texts, card))
            warning = canvas.kit.fonts.width(texts("play-bridge-fatal"), "fact-bold") + 60
            high = line_of(canvas.kit, 32)
            place = (x + 44, top, w - 60 - min(warning, w / 2), high)
            box = canvas.text(words, place, "body", colour.TEXT, valign="middle", shrink=True)
            if self._fatal(card):
                canvas.icon("ui-warning", x + 60 + box[2], top + 3, 26, colour.DANGER)
                place = (x + 94 + box[2], top, w - 94 - box[2], high)
                words = texts("play-bridge-fatal")
                canvas.text(words, place, "fact-bold", colour.REASON, valign="middle", shrink=True)

    def draw_split(self, canvas: Canvas, rect: Rect, top: Sequence[Any], bottom: Sequence[Any]) -> None:
        """Draw at the end of whose turn each card on top strikes, and what lies at the bottom."""
        texts = canvas.kit.texts
        x, y, w, _ = rect
        label(canvas, "play-follows", x, y)
        crew = self.followers()
        row = [*((card, True) for card in top), *((card, False) for card in bottom)]
        for line, (card, above) in enumerate(row):
            row_h = line_of(canvas.kit, 38)
            level = y + row_h - 8 + line * row_h
            rooms = damage_words(texts, card)
            if above:
                who = crew[line % len(crew)]
                canvas.icon(CREW[self.colours[who]].icon, x, level, 30)
                words = texts("play-bridge-line", name=self.position.name(who), rooms=rooms)
            else:
                canvas.icon("ui-chevron", x, level, 30, colour.MUTED)
                words = texts("play-split-later", rooms=rooms)
            warned = canvas.kit.fonts.width(texts("play-bridge-fatal"), "fact-bold") + 60
            high = line_of(canvas.kit, 32)
            place = (x + 44, level, w - 60 - min(warned, w / 2), high)
            box = canvas.text(words, place, "body", colour.TEXT, valign="middle", shrink=True)
            if above and self._fatal(card):
                canvas.icon("ui-warning", x + 60 + box[2], level + 3, 26, colour.DANGER)
                warning = (x + 94 + box[2], level, w - 94 - box[2], high)
                words = texts("play-bridge-fatal")
                canvas.text(words, warning, "fact-bold", colour.REASON, valign="middle", shrink=True)

    def _fatal(self, card: Any) -> bool:
        """Whether a card would lose the ship as it stands; if it may be chosen (R-31), whatever is chosen."""
        if isinstance(card, Mapping):
            return bool(len(self.position.state["rooms"]) - 1 - len(self._bare()) < card["any"])
        return bool(self._bare().intersection(card))

    def _bare(self) -> set[str]:
        """Rooms that have neither a cube nor anything that guards them."""
        position = self.position
        rooms = (room for room in position.state["rooms"] if room["cubes"])
        return {room["id"] for room in rooms if not any(room["cubes"]) and not position.guarded(room["id"])}
