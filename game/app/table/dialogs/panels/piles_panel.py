"""What may be counted (R-35): what is left in both decks, never its order, and both discard piles.

The card under the pointer, or the one that Up and Down have come to, is shown large.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import pygame

from game.app.drawing.colours.theme import colour
from game.app.drawing.viewport import Point, Rect
from game.app.forms.dialog import draw_dialog, middle_offset
from game.app.forms.veil import Veil
from game.app.table.dialogs.cards.close_up import CloseUp, Lying
from game.app.table.dialogs.dialog_sizes import line_of
from game.app.table.dialogs.panels.panel import Panel
from game.app.table.paint.cards import resource_card
from game.app.table.paint.cards.damage_card import draw_breach_card, draw_damage_card
from game.app.widgets.choice import Cell, Segment
from game.app.widgets.widget import Widget
from game.rules.protocol import StateDict
from game.rules.telling.knowledge import DamageCard, Knowledge, damage_card
from game.rules.telling.odds import card_type

if TYPE_CHECKING:
    from game.app.drawing.canvas import Canvas
    from game.app.drawing.kit import Kit
    from game.app.table.table_host import TableHost

PILES = ("deck", "discard", "damage-deck", "damage-discard")
"""The elements of the table whose cards can be looked through."""
SIZE = (1400.0, 860.0)
MORE = (460.0, 190.0)
"""By how much the panel grows where type is twice as large."""
DAMAGE_TYPES = (1, 2, 3)
SIGN, SEEN, WIDEST, NUMBER = 76.0, 168.0, 210.0, 44.0
"""Of the Damage deck: size of a type's sign, height of cards seen, the widest card, room for its place."""
GAP = 14.0
NAMED = 100.0
"""A card so wide has room for its name."""
CARD_HIGH = 1.4
"""How many times as high as wide a card is here."""


def spread(count: int, widest: float, rect: Rect) -> list[Rect]:
    """Return where so many cards lie side by side, row by row, as large as all find room.

    Args:
        count: of the cards.
        widest: a card at the most.
        rect: where they lie.
    """
    x, y, w, h = rect
    columns, wide, most = 1, widest, max(1, int((w + GAP) // (widest + GAP)))
    for columns in range(most, 41):
        wide = min(widest, (w + GAP) / columns - GAP)
        rows = -(-count // columns)
        if rows * (wide * CARD_HIGH + GAP) - GAP <= h:
            break
    return [
        (
            x + n % columns * (wide + GAP),
            y + n // columns * (wide * CARD_HIGH + GAP),
            wide,
            wide * CARD_HIGH,
        )
        for n in range(count)
    ]


@dataclass(frozen=True)
class DamagePlan:
    """Where everything of the Damage deck lies.

    Attributes:
        cards: those that are left, type by type, then those that have been seen at the top and at the bottom.
        signs: left edge and middle height of the sign of every type that is left.
        breach: the Hull Breach card.
        told: top of the line below the rows.
    """

    cards: list[Lying]
    signs: dict[int, Point]
    breach: Rect
    told: float


def damage_plan(
    body: Rect,
    kit: Kit,
    kinds: Mapping[int, Sequence[DamageCard]],
    order: tuple[Sequence[DamageCard], Sequence[DamageCard]],
) -> DamagePlan:
    """Return where the cards of the Damage deck lie, as large as all of them find room.

    Types lie in rows, the Hull Breach after the last; below them what the crew has seen.

    Args:
        body: the ground below the tabs.
        kit: for the size of type.
        kinds: the cards that are left of every type that is left.
        order: those that have been seen at the top and at the bottom.
    """
    x, y, w, h = body
    head, note, gap = line_of(kit, 46), line_of(kit, 40), 2 * GAP
    seen = max(map(len, order))
    low = min(SEEN, h * 0.25) if seen else 0.0
    rows = max(1, len(kinds))
    room = h - head - note - (low + GAP if seen else 0)
    counts = [len(cards) for cards in kinds.values()] or [0]
    columns = max(*counts, counts[-1] + 1)
    indent = SIGN + gap if kinds else 0.0
    wide = min(room / rows / CARD_HIGH - GAP, (w - indent - gap + GAP) / columns - GAP, WIDEST)
    pitch = wide * CARD_HIGH + GAP
    first = y + head + max(0.0, (room - rows * pitch) / 2)
    cards: list[Lying] = []
    signs = {}
    for row, (kind, found) in enumerate(kinds.items()):
        top = first + row * pitch
        signs[kind] = (x, top + wide * CARD_HIGH / 2)
        cards += [
            ((x + indent + n * (wide + GAP), top, wide, wide * CARD_HIGH), card)
            for n, card in enumerate(found)
        ]
    after = x + indent + counts[-1] * (wide + GAP) + (gap if kinds else 0)
    breach = (after, first + (rows - 1) * pitch, wide, wide * CARD_HIGH)
    told = y + h - note - (low + GAP if seen else 0)
    section = w / 2 if all(order) else w
    step = min(low / CARD_HIGH + NUMBER + GAP, section / max(1, seen))
    small = max(1.0, step - NUMBER - GAP)
    for found, left in zip(order, (x, x + (w / 2 if order[0] else 0)), strict=True):
        cards += [
            ((left + n * step, told + note, small, small * CARD_HIGH), card) for n, card in enumerate(found)
        ]
    return DamagePlan(cards, signs, breach, told)


def left_by_kind(state: StateDict, kinds: Iterable[str]) -> list[tuple[str, int]]:
    """Return how many cards of each of these kinds are left in the Resource deck."""
    counts = Counter(state["resource_deck"])
    return [(kind, counts[kind]) for kind in kinds]


def left_by_type(state: StateDict, knowledge: Knowledge) -> dict[int, list[DamageCard]]:
    """Return the cards that may be left in the Damage deck by type, in an order that tells nothing of theirs.

    With Damage Control one more of each type than are there: nobody knows which is missing (R-31).
    """
    found: dict[int, list[DamageCard]] = {1: [], 2: [], 3: []}
    for card in knowledge.damage_left(state):
        found[card_type(card)].append(card)
    return found


class PilesPanel(Panel):
    """Both decks and both discard piles, one at a time.

    Args:
        table: the scene below.
        pile: which of `PILES` is open at first.
    """

    first_focus = "pile"

    def __init__(self, table: TableHost, pile: str) -> None:
        super().__init__(table)
        self.veil = Veil(self)
        self.pile = pile
        self.close = CloseUp()

    @property
    def kinds(self) -> list[str]:
        """The kinds of Resource cards in the game, in the order in which they are shown."""
        return self.table.kit.looks.ordered(self.table.position.facts.resources)

    def frame(self, kit: Kit) -> Rect:
        """In the middle of the window."""
        x, y = middle_offset(kit)
        more = kit.text - 1
        w, h = SIZE[0] + MORE[0] * more, SIZE[1] + MORE[1] * more
        return x + 960 - w / 2, y + 540 - h / 2, w, h

    def resize(self, kit: Kit) -> None:
        """Everything stands elsewhere now."""
        self.veil.renew()
        super().resize(kit)

    def build(self, kit: Kit) -> list[Widget]:
        """The four piles to choose from, and Close."""
        x, y, w, _ = self.frame(kit)
        wide = (w - 80) / len(PILES)
        cells = [
            Cell(pile, (x + 40 + n * wide, y + 64 + 20 * kit.text, wide, 52), kit.texts(f"play-piles-{pile}"))
            for n, pile in enumerate(PILES)
        ]
        return [Segment("pile", cells, self.pile, self.turn_to), *super().build(kit)]

    def turn_to(self, pile: str) -> None:
        """Look through another pile."""
        self.pile = pile
        self.close = CloseUp()
        self.rebuild()

    def handle(self, event: pygame.Event) -> bool:
        """Left and right change the pile from anywhere on the panel."""
        if event.type == pygame.KEYDOWN and event.key in (pygame.K_LEFT, pygame.K_RIGHT):
            step = 1 if event.key == pygame.K_RIGHT else -1
            place = min(max(0, PILES.index(self.pile) + step), len(PILES) - 1)
            self.turn_to(PILES[place])
            return True
        if event.type == pygame.KEYDOWN and event.key in (pygame.K_UP, pygame.K_DOWN):
            cards = self.cards(self.app.kit)
            self.app.dirty |= self.close.step(cards, 1 if event.key == pygame.K_DOWN else -1)
            return True
        if event.type == pygame.MOUSEMOTION:
            kit = self.app.kit
            self.app.dirty |= self.close.point(self.cards(kit), kit.viewport.point(event.pos))
        return super().handle(event)

    # The picture

    def _body(self, kit: Kit) -> Rect:
        x, y, w, h = self.frame(kit)
        return x + 40, y + 126 + 30 * kit.text, w - 80, h - 150 - 30 * kit.text

    def cards(self, kit: Kit) -> list[Lying]:
        """Where the cards of the open pile lie, and which they are."""
        x, y, w, h = self._body(kit)
        y, h = y + line_of(kit, 46) - 46, h - line_of(kit, 46) + 46
        session = self.table.session
        state, knowledge = session.state, session.knowledge
        if self.pile == "deck":
            seen = knowledge.deck_top[: len(state["resource_deck"])]
            # What is left for cards when all lines have been written; the seen ones get the lower part of it.
            room = h - 52 - line_of(kit, 42) - line_of(kit, 46) - (line_of(kit, 34) + 12 if seen else 0)
            pitch = w / len(self.kinds)
            high = min(room * (0.55 if seen else 0.85), (pitch - 12) * CARD_HIGH)
            wide = high / CARD_HIGH
            kinds: list[Lying] = [
                ((x + n * pitch + (pitch - wide) / 2, y + 52, wide, high), kind)
                for n, kind in enumerate(self.kinds)
            ]
            below = y + 52 + high + line_of(kit, 42) + line_of(kit, 46)
            low = min(room * 0.45, (w / max(1, len(seen)) - GAP) * CARD_HIGH)
            apart = low / CARD_HIGH + 24
            first = x + max(0.0, (w - len(seen) * apart + 24) / 2)
            return kinds + [
                ((first + n * apart, below, low / CARD_HIGH, low), kind) for n, kind in enumerate(seen)
            ]
        if self.pile == "discard":
            pile = state["resource_discard"]
            places = spread(len(pile), 150.0, (x, y + 50, w, h - 56))
            return list(zip(places, pile, strict=True))
        if self.pile == "damage-deck":
            return self._damage_plan(kit).cards
        struck = [damage_card(card) for card in state["damage_discard"]]
        return list(zip(spread(len(struck), 150.0, (x, y + 52, w, h - 58)), struck, strict=True))

    def draw(self, canvas: Canvas) -> None:
        """Draw the panel, and above all of it the card that is held close."""
        super().draw(canvas)
        self.close.draw(canvas, self.cards(canvas.kit), self.table.texts, self.table.position)

    def draw_back(self, canvas: Canvas) -> None:
        """Draw the frame and the open pile."""
        self.veil.draw(canvas)
        kit = canvas.kit
        x, y, w, h = rect = self.frame(kit)
        draw_dialog(canvas, rect)
        close = 220 + 130 * (kit.text - 1)
        title = (x + 40, y + 16, w - close - 60, 36 + 20 * kit.text)
        words = kit.texts("play-piles-title")
        wide = min(kit.fonts.width(words, "active-name"), (w - close) * 0.5)
        place = (*title[:2], wide + 2, title[3])
        canvas.text(words, place, "active-name", colour.TEXT, valign="middle", shrink=True)
        left = title[0] + wide + 30
        hint = (left, y + 16, x + w - close - 20 - left, title[3])
        words = kit.texts("card-close-hint")
        canvas.text(words, hint, "fact", colour.MUTED, "right", "middle", shrink=True)
        draw = {
            "deck": self._deck,
            "discard": self._discard,
            "damage-deck": self._damage_deck,
            "damage-discard": self._damage_discard,
        }[self.pile]
        draw(canvas, self._body(kit), self.cards(kit))

    def _line(self, canvas: Canvas, point: Point, key: str, **values: Any) -> None:
        """Draw a line of text from a point on."""
        x, _, w, _ = self._body(canvas.kit)
        place = (*point, x + w - point[0] if point[0] > x else w, line_of(canvas.kit, 32))
        canvas.text(
            canvas.kit.texts(key, **values), place, "body", colour.MUTED, valign="middle", shrink=True
        )

    def _deck(self, canvas: Canvas, rect: Rect, cards: Sequence[Lying]) -> None:
        x, y, _, _ = rect
        left = left_by_kind(self.table.session.state, self.kinds)
        seen = cards[len(left) :]
        count = sum(count for _, count in left)
        self._line(canvas, (x, y), "play-piles-deck-text", count=count, seen=len(seen))
        for (place, _), (kind, count) in zip(cards, left, strict=False):
            marks = frozenset() if count else frozenset(("disabled",))
            resource_card.resource_card(canvas, place, kind, marks)
            words = (place[0], place[1] + place[3] + 4, place[2], line_of(canvas.kit, 42))
            ink = colour.TEXT if count else colour.DISABLED
            canvas.text(
                canvas.kit.texts("crew-times", count=count), words, "number-large", ink, "center", "middle"
            )
        level = cards[0][0][1] + cards[0][0][3] + line_of(canvas.kit, 48)
        self._line(canvas, (x, level), "play-piles-seen" if seen else "play-piles-unseen", count=len(seen))
        for n, (place, kind) in enumerate(seen):
            resource_card.resource_card(canvas, place, kind, frozenset(("peeked",)))
            number = (place[0], place[1] + place[3] + 4, place[2], line_of(canvas.kit, 30))
            canvas.text(str(n + 1), number, "number", colour.LEGAL_TEXT, "center", "middle")

    def _discard(self, canvas: Canvas, rect: Rect, cards: Sequence[Lying]) -> None:
        x, y, w, _ = rect
        counts = Counter(kind for _, kind in cards)
        self._line(canvas, (x, y), "play-pile-title", count=len(cards))
        pitch = min(92 * canvas.kit.text, w * 0.6 / len(self.kinds))
        for n, kind in enumerate(self.kinds):
            high = line_of(canvas.kit, 32)
            left = x + w - pitch * (len(self.kinds) - n)
            alpha = 255 if counts[kind] else 90
            icon, grey = canvas.kit.looks.resource(kind).icon, not counts[kind]
            canvas.icon(icon, left, y + high / 2 - 15, 30, alpha=alpha, grey=grey)
            number = (left + 36, y, pitch - 42, high)
            canvas.text(str(counts[kind]), number, "number", colour.TEXT, valign="middle")
        for place, kind in cards:
            large = place[2] >= NAMED
            draw = resource_card.resource_card if large else resource_card.small_card
            draw(canvas, place, kind)

    def _damage_plan(self, kit: Kit) -> DamagePlan:
        """Where the cards of the Damage deck lie, and all that stands beside them."""
        session = self.table.session
        state, knowledge = session.state, session.knowledge
        kinds = {kind: cards for kind, cards in left_by_type(state, knowledge).items() if cards}
        top, bottom = knowledge.damage_order(state)
        return damage_plan(self._body(kit), kit, kinds, (top, bottom))

    def _damage_deck(self, canvas: Canvas, rect: Rect, cards: Sequence[Lying]) -> None:
        x, y, w, _ = rect
        kit, session = canvas.kit, self.table.session
        inside = Counter(card_type(damage_card(card)) for card in session.state["damage_deck"])
        top, bottom = session.knowledge.damage_order(session.state)
        seen, missing = len(top) + len(bottom), bool(session.knowledge.damage_cards)
        told = kit.texts("play-piles-damage-text", count=inside.total(), seen=seen)
        if missing and seen and inside.total() > seen:
            # Below the seen cards there is no place for it.
            told = f"{told} {kit.texts('play-piles-missing')}"
        high = line_of(kit, 32)
        pitch = min(100 * kit.text, w * 0.12)
        left = x + w - 3 * pitch
        canvas.text(told, (x, y, left - x - 20, high), "body", colour.MUTED, valign="middle", shrink=True)
        for n, kind in enumerate(DAMAGE_TYPES):
            count, at = inside[kind], left + n * pitch
            sign = kit.looks.damage(kind)
            canvas.icon(sign, at, y + high / 2 - 17, 34, alpha=255 if count else 110, grey=not count)
            canvas.text(str(count), (at + 40, y, pitch - 44, high), "number", colour.TEXT, valign="middle")
        plan = self._damage_plan(kit)
        for kind, (left, middle) in plan.signs.items():
            canvas.icon(kit.looks.damage(kind), left, middle - SIGN / 2, SIGN)
        known = len(cards) - seen
        for place, card in cards[:known]:
            draw_damage_card(canvas, place, card)
        draw_breach_card(canvas, plan.breach)
        if top:
            self._line(canvas, (x, plan.told), "play-piles-seen", count=len(top))
            self._seen(canvas, cards[known : known + len(top)], 1)
        if bottom:
            left = x + (w / 2 if top else 0)
            self._line(canvas, (left, plan.told), "play-piles-bottom", count=len(bottom))
            self._seen(canvas, cards[known + len(top) :], inside.total() - len(bottom) + 1)
        if not top and not bottom:
            self._line(canvas, (x, plan.told), "play-piles-missing" if missing else "play-piles-unseen")

    def _seen(self, canvas: Canvas, cards: Sequence[Lying], first: int) -> None:
        """Draw cards that the crew has seen, with their places in the deck."""
        for n, (place, card) in enumerate(cards):
            draw_damage_card(canvas, place, card)
            canvas.panel(place, fill=None, line=colour.LEGAL, corners=(8, 8, 8, 8), width=2)
            number = (place[0] + place[2] + 5, place[1], NUMBER, 30.0)
            canvas.text(str(first + n), number, "number", colour.LEGAL_TEXT, shrink=True)

    def _damage_discard(self, canvas: Canvas, rect: Rect, cards: Sequence[Lying]) -> None:
        self._line(canvas, rect[:2], "play-piles-struck", count=len(cards))
        for place, card in cards:
            draw_damage_card(canvas, place, card)
