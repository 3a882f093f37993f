"""Putting looked-at cards back in order: Cargo Hold (R-20) and Bridge (R-25)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

import pygame

from game.app.drawing.text_drawing import NARROW
from game.app.drawing.theme import CREW, LEGAL_GLOW, SMALLEST, Colour, colour, style_of
from game.app.drawing.viewport import Point, Rect
from game.app.table.dialogs.base import DecisionDialog
from game.app.table.dialogs.measures import label, line_of
from game.app.table.input.intents import Option
from game.app.table.model.position import CORE
from game.app.table.motion.sprites import Sprites
from game.app.table.paint import resource_card
from game.app.table.paint.damage_card import draw_damage_card
from game.app.widgets.base import Widget, draw_focus
from game.wording import damage_words

if TYPE_CHECKING:
    from game.app.drawing.canvas import Canvas
    from game.app.drawing.kit import Kit
    from game.app.table.table_scene import TableScene

GAP = 32.0


class OrderDialog(DecisionDialog):
    """A row of cards, the first one on top of its deck; cards are dragged, clicked or moved by keys.

    Attributes:
        cards: as they lie now.
        picked: index of the card that was picked up by a click or key.
    """

    size = (172.0, 240.0)
    note_key = "play-order-note"

    def __init__(self, table: TableScene) -> None:
        super().__init__(table)
        self.first = self._looked_at()
        self.cards = list(self.first)
        self.picked: int | None = None

    def _looked_at(self) -> list[Any]:
        """The cards in the order in which they lie in the deck."""
        return list(self.options[0]["order"])

    def chosen(self) -> Option | None:
        """The option with the cards as they lie."""
        return next((option for option in self.options if option["order"] == self.cards), None)

    def extra_buttons(self, kit: Kit) -> list[Widget]:
        """Back to the order in which the cards were found."""
        return [self.side_button(kit, 0, "reset", "play-order-reset", "reset", self.reset)]

    def reset(self) -> None:
        """Put the cards as they were found."""
        self.cards = list(self.first)
        self.picked = None
        self.rebuild()

    # Places

    def places(self) -> list[Rect]:
        """Where the cards lie, in units."""
        x, y, w, _ = self.body(self.app.kit)
        cw, ch = self.size
        count = len(self.cards)
        left = x + (w - count * cw - (count - 1) * GAP) / 2
        top = y + line_of(self.app.kit, 50)
        return [(left + n * (cw + GAP), top, cw, ch) for n in range(count)]

    def pieces(self) -> Sequence[tuple[Any, Rect]]:
        """The cards by their index."""
        return list(enumerate(self.places()))

    def dragging(self, piece: Any, point: Point) -> None:
        """The other cards make way."""
        self.picked = None
        target = min(range(len(self.cards)), key=lambda n: abs(self._middle(n) - point[0]))
        if target != piece:
            self._shift(piece, target)
            self.grabbed = target

    def _middle(self, index: int) -> float:
        x, _, w, _ = self.places()[index]
        return x + w / 2

    def _shift(self, start: int, end: int) -> None:
        self.cards.insert(end, self.cards.pop(start))

    def clicked(self, piece: Any) -> None:
        """The first click picks a card up, the second says where it goes."""
        if self.picked is None:
            self.picked = piece
        else:
            self._shift(self.picked, piece)
            self.picked = None

    def key_pressed(self, event: pygame.Event) -> bool:
        """Digits pick a card up, or put the one picked up there."""
        card = self.app.kit.keys.card(event)
        if 0 <= card < len(self.cards):
            self.clicked(card)
            return True
        return False

    def stepped(self, step: int) -> None:
        """An arrow moves the card that is picked up."""
        if self.picked is not None:
            target = min(max(0, self.picked + step), len(self.cards) - 1)
            self._shift(self.picked, target)
            self.picked = target

    def handle(self, event: pygame.Event) -> bool:
        """Arrows move the card that is picked up, and go from one to the next while there is none."""
        arrow = event.type == pygame.KEYDOWN and event.key in (pygame.K_LEFT, pygame.K_RIGHT)
        if arrow and self.picked is not None and not self.peeking:
            self.stepped(1 if event.key == pygame.K_RIGHT else -1)
            self.rebuild()
            if self.form.focus is not None:
                self.form.focus_on(f"piece/{self.picked}", by_key=True)
            return True
        if event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE and self.picked is not None:
            self.picked = None
            self.rebuild()
            return True
        return super().handle(event)

    # The picture

    def draw_body(self, canvas: Canvas, rect: Rect) -> None:
        """Draw the row, its numbers, and what follows."""
        texts = canvas.kit.texts
        x, y, w, _ = rect
        places = self.places()
        left, right = places[0][0], places[-1][0] + self.size[0]
        if len(places) > 1:
            first = canvas.text(texts("play-order-first"), (left, y + 4), "key", colour.GOLD)
            last_w = canvas.kit.fonts.width(texts("play-order-last"), "key")
            if right - left > first[2] + last_w + 120:
                canvas.text(texts("play-order-last"), (right - last_w, y + 4), "key", colour.MUTED)
                self._arrow(canvas, left + first[2] + 24, right - last_w - 24, y + 15)
        for n, (card, place) in enumerate(zip(self.cards, places, strict=True)):
            if n == self.grabbed:
                canvas.glow(place, (*LEGAL_GLOW[:3], 90), 12)
                canvas.panel(
                    place, fill=(18, 52, 60, 180), line=colour.LEGAL, corners=(16, 6, 16, 6), width=2
                )
            else:
                lifted = (place[0], place[1] - 12, place[2], place[3]) if n == self.picked else place
                self.draw_card(canvas, lifted, card, n == self.picked)
            self._number(canvas, n, (place[0] + place[2] / 2, place[1] + place[3] + 34))
        top = places[0][1] + self.size[1] + line_of(canvas.kit, 70)
        self.draw_after(canvas, (x, top, w, rect[1] + rect[3] - top))

    def _arrow(self, canvas: Canvas, start: float, end: float, y: float) -> None:
        steps = int((end - start) / 12)
        for n in range(steps):
            canvas.box((start + n * 12, y, 4, 2), colour.MUTED)
        canvas.line((end - 8, y - 6), (end, y + 1), colour.MUTED, 2)
        canvas.line((end - 8, y + 8), (end, y + 1), colour.MUTED, 2)

    def _number(self, canvas: Canvas, n: int, at: Point) -> None:
        tone: Colour = (
            colour.LEGAL if n == self.grabbed else colour.GOLD if n < self.early() else colour.LINE_STRONG
        )
        corners = ((0, -20), (18, -10), (18, 10), (0, 20), (-18, 10), (-18, -10))
        points = [(at[0] + dx, at[1] + dy) for dx, dy in corners]
        canvas.polygon(points, colour.INK, tone, 2)
        place = (at[0] - 18, at[1] - 18, 36, 36)
        canvas.text(str(n + 1), place, "number", colour.TEXT, "center", "middle", shrink=True)

    def early(self) -> int:
        """How many of the cards are drawn first, for whoever decides."""
        return 1

    def draw_card(self, canvas: Canvas, rect: Rect, card: Any, picked: bool) -> None:
        """Draw one card of the row."""

    def draw_after(self, canvas: Canvas, rect: Rect) -> None:
        """Draw what follows from the order."""

    def followers(self) -> list[int]:
        """Those on the ship in the order of their next turns, the one who decides first."""
        count = len(self.position.crew)
        order = [(self.position.active + n) % count for n in range(count)]
        return [crew for crew in order if self.position.room_of(crew) is not None]


class CargoHoldDialog(OrderDialog):
    """The next Resource cards (R-20)."""

    room = "cargo-hold"
    text_key = "play-cargo-text"

    def _looked_at(self) -> list[Any]:
        count = len(self.options[0]["order"])
        return list(self.position.state["resource_deck"][:count])

    def text_values(self) -> dict[str, Any]:
        """How many cards there are."""
        return {"count": len(self.cards)}

    def early(self) -> int:
        """Two cards are collected in one turn."""
        return 2

    def draw_card(self, canvas: Canvas, rect: Rect, card: Any, picked: bool) -> None:
        """Draw a Resource card that has been seen."""
        resource_card.resource_card(
            canvas, rect, card, frozenset(("peeked", "selected") if picked else ("peeked",))
        )

    def draw_held(self, canvas: Canvas) -> None:
        """Draw the card in the hand."""
        sprites = Sprites(canvas.kit, self.table.session.colours)
        sprites.draw_held(canvas, "card", self.cards[self.grabbed], self.pointer, False, self.size)

    def draw_after(self, canvas: Canvas, rect: Rect) -> None:
        """Draw who would draw what."""
        texts = canvas.kit.texts
        x, y, w, _ = rect
        canvas.line((x, y - 4), (x + w, y - 4), colour.LINE)
        label(canvas, "play-follows", x, y + 8)
        for n, crew in enumerate(self.followers()[:2]):
            pair = self.cards[2 * n : 2 * n + 2]
            if not pair:
                break
            row = line_of(canvas.kit, 50)
            top = y + line_of(canvas.kit, 36) + 4 + n * row
            canvas.icon(CREW[self.table.session.colours[crew]].icon, x, top, 36)
            words = texts("play-cargo-first" if n == 0 else "play-cargo-then", name=self.position.name(crew))
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
        left = x + w - self._later(canvas)
        label(canvas, "play-afterwards", left, y + 8)
        y += line_of(canvas.kit, 40) - 40
        counted = not self.position.hidden
        count = len(self.position.state["resource_deck"]) if counted else resource_card.UNCOUNTED
        resource_card.face_down(canvas, (left, y + 40, 52, 76), count, counted=counted)
        for n, card in enumerate(self.cards):
            tones = canvas.kit.looks.resource(card)
            box = (left + 76 + n * 44, y + 40, 38, 44)
            canvas.panel(box, fill=tones.base, line=tones.frame, corners=(6, 3, 6, 3))
            canvas.icon(canvas.kit.looks.resource(card).icon, box[0] + 4, box[1] + 7, 30)
        canvas.icon("ui-eye", left + 76, y + 94, 22, colour.LEGAL)
        place = (left + 106, y + 92, x + w - left - 106, line_of(canvas.kit, 26))
        canvas.text(texts("play-seen-by-all"), place, "fact", colour.LEGAL_TEXT, valign="middle", shrink=True)

    def _later(self, canvas: Canvas) -> float:
        """Width of the ground at the right that shows how the deck lies afterwards."""
        return 410 + 160 * (canvas.kit.text - 1)


class BridgeDialog(OrderDialog):
    """The next Damage cards (R-25)."""

    room = "bridge"
    text_key = "play-bridge-text"
    size = (200.0, 240.0)

    def _looked_at(self) -> list[Any]:
        count = len(self.options[0]["order"])
        return [
            list(card) if isinstance(card, list) else card
            for card in self.position.state["damage_deck"][:count]
        ]

    def text_values(self) -> dict[str, Any]:
        """How many cards there are."""
        return {"count": len(self.cards)}

    def draw_card(self, canvas: Canvas, rect: Rect, card: Any, picked: bool) -> None:
        """Draw a Damage card that has been seen."""
        draw_damage_card(canvas, rect, card, seen=True)
        if picked:
            draw_focus(canvas, rect)

    def draw_held(self, canvas: Canvas) -> None:
        """Draw the card in the hand."""
        w, h = self.size
        rect = (self.pointer[0] - w / 2, self.pointer[1] - h / 2, w, h)
        canvas.glow(rect, LEGAL_GLOW, 18)
        canvas.cover(rect)
        draw_damage_card(canvas, rect, self.cards[self.grabbed], seen=True)

    def draw_after(self, canvas: Canvas, rect: Rect) -> None:
        """Draw at the end of whose turn each card strikes, and which rooms would not stand it."""
        texts = canvas.kit.texts
        x, y, w, _ = rect
        canvas.line((x, y - 4), (x + w, y - 4), colour.LINE)
        label(canvas, "play-follows", x, y + 8)
        crew = self.followers()
        for n, card in enumerate(self.cards):
            row = line_of(canvas.kit, 36)
            top = y + row + n * row
            who = crew[n % len(crew)]
            canvas.icon(CREW[self.table.session.colours[who]].icon, x, top, 30)
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

    def _fatal(self, card: Any) -> bool:
        """Whether a card would lose the ship as it stands; if it may be chosen (R-31), whatever is chosen."""
        if isinstance(card, Mapping):
            return bool(len(self.position.state["rooms"]) - 1 - len(self._bare()) < card["any"])
        return bool(self._bare().intersection(card))

    def _bare(self) -> set[str]:
        """Rooms that have neither a cube nor anything that guards them."""
        position = self.position
        rooms = (room for room in position.state["rooms"] if room["id"] != CORE)
        return {room["id"] for room in rooms if not any(room["cubes"]) and not position.guarded(room["id"])}
