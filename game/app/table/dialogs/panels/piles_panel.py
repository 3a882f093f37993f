"""Show what may be counted (R-35): what is left in both decks, never its order, and both discard piles.

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
from game.app.forms.dialog import EDGE
from game.app.forms.veil import Veil
from game.app.forms.view_dialog import FRAME
from game.app.table.dialogs.cards.close_up import CloseUp, Lying
from game.app.table.dialogs.panels.panel import Panel
from game.app.table.paint.cards import resource_card
from game.app.table.paint.cards.damage_card import draw_breach_card, draw_damage_card
from game.app.views.bits import HIGH, segments
from game.app.views.tree import View, column, drawn, icon, row, stack, text
from game.rules.protocol import StateDict
from game.rules.queries.knowledge import DamageCard, Knowledge, damage_card
from game.rules.queries.odds import card_type

if TYPE_CHECKING:
    from game.app.drawing.canvas import Canvas
    from game.app.drawing.kit import Kit
    from game.app.table.table_host import SheetHost

PILES = ("deck", "discard", "damage-deck", "damage-discard")
"""The elements of the table whose cards can be looked through."""
SIZE = (1400.0, 860.0)
MORE = (460.0, 190.0)
"""By how much the panel grows where type is twice as large."""
DAMAGE_TYPES = (1, 2, 3)
SIGN, WIDEST, PILED = 76.0, 210.0, 150.0
"""Of the Damage deck: size of a type's sign, the widest card; the widest card of a discard pile."""
SEEN = (118.0, 168.0)
"""The largest Damage card that has been seen."""
GAP = 14.0
NAMED = 100.0
"""A card so wide has room for its name."""
CARD_HIGH = 1.4
"""Height of a card here, as a multiple of its width."""


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


def fitted(rect: Rect) -> Rect:
    """Return the largest card in the middle of a rectangle."""
    x, y, w, h = rect
    wide = min(w, h / CARD_HIGH)
    return x + (w - wide) / 2, y + (h - wide * CARD_HIGH) / 2, wide, wide * CARD_HIGH


@dataclass(frozen=True)
class DamagePlan:
    """Hold where what is left of the Damage deck lies.

    Attributes:
        cards: type by type.
        signs: left edge and middle height of the sign of every type that is left.
        breach: the Hull Breach card.
    """

    cards: list[Lying]
    signs: dict[int, Point]
    breach: Rect


def damage_plan(ground: Rect, kinds: Mapping[int, Sequence[DamageCard]]) -> DamagePlan:
    """Return where the cards of the Damage deck lie, as large as all of them find room.

    Types lie in rows, the Hull Breach after the last.

    Args:
        ground: for all rows.
        kinds: the cards that are left of every type that is left.
    """
    x, y, w, h = ground
    rows, gap = max(1, len(kinds)), 2 * GAP
    counts = [len(cards) for cards in kinds.values()] or [0]
    columns = max(*counts, counts[-1] + 1)
    indent = SIGN + gap if kinds else 0.0
    wide = min(h / rows / CARD_HIGH - GAP, (w - indent - gap + GAP) / columns - GAP, WIDEST)
    pitch = wide * CARD_HIGH + GAP
    first = y + max(0.0, (h - rows * pitch) / 2)
    cards: list[Lying] = []
    signs = {}
    for n, (kind, found) in enumerate(kinds.items()):
        top = first + n * pitch
        signs[kind] = (x, top + wide * CARD_HIGH / 2)
        cards += [
            ((x + indent + n * (wide + GAP), top, wide, wide * CARD_HIGH), card)
            for n, card in enumerate(found)
        ]
    after = x + indent + counts[-1] * (wide + GAP) + (gap if kinds else 0)
    return DamagePlan(cards, signs, (after, first + (rows - 1) * pitch, wide, wide * CARD_HIGH))


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

    transparent = False
    first_focus = "pile"

    def __init__(self, table: SheetHost, pile: str) -> None:
        super().__init__(table)
        self.veil = Veil(self)
        self.pile = pile
        self.close = CloseUp()

    @property
    def kinds(self) -> list[str]:
        """The kinds of Resource cards in the game, in the order in which they are shown."""
        return self.shown.kit.looks.ordered(self.shown.position.facts.resources)

    def resize(self, kit: Kit) -> None:
        """Everything stands elsewhere now."""
        self.veil.renew()
        super().resize(kit)

    def do(self, name: str, value: Any) -> None:
        """Look through another pile, or close the panel."""
        self.turn_to(value) if name == "pile" else self.app.pop()

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

    # What is to be seen

    def view(self, kit: Kit) -> View:
        """Return the frame in the middle of the window, with the open pile."""
        texts = kit.texts
        head = row(
            text(texts("play-piles-title"), "active-name"),
            text(texts("card-close-hint"), "fact", "note", 2, "right", grow=1),
            self.close_button(kit),
            gap=24,
        )
        cells = [(pile, texts(f"play-piles-{pile}")) for pile in PILES]
        shown = {
            "deck": self._deck,
            "discard": self._discard,
            "damage-deck": self._damage_deck,
            "damage-discard": self._damage_discard,
        }[self.pile](kit)
        tabs = segments("pile", cells, self.pile, high=HIGH)
        size = [least + more * (kit.text - 1) for least, more in zip(SIZE, MORE, strict=True)]
        frame = column(
            head,
            tabs,
            shown.but(grow=1),
            gap=GAP,
            pad=(40, 16, 40, 24),
            look="dialog",
            wide=size[0],
            high=size[1],
            at=(0.5, 0.5),
        )
        return stack(frame.named(FRAME), pad=EDGE)

    def _note(self, kit: Kit, key: str, **values: Any) -> View:
        return text(kit.texts(key, **values), "body", "note")

    def _counted(self, signs: Iterable[tuple[Any, int]]) -> list[View]:
        """Return how many there are of each of some signs."""
        return [
            row(
                icon(sign, 32, None, alpha=255 if count else 100, grey=not count),
                text(str(count), "number"),
                gap=6,
            )
            for sign, count in signs
        ]

    def _deck(self, kit: Kit) -> View:
        session = self.shown.session
        left = left_by_kind(session.state, self.kinds)
        seen = session.knowledge.deck_top[: len(session.state["resource_deck"])]
        kinds = [
            column(
                drawn(_resource, kind, "" if count else "disabled", grow=1).named(("card", n, kind)),
                text(
                    kit.texts("crew-times", count=count),
                    "number-large",
                    "ink" if count else "disabled",
                    align="center",
                ),
                gap=4,
            )
            for n, (kind, count) in enumerate(left)
        ]
        known = [
            column(
                drawn(_resource, kind, "peeked", grow=1).named(("card", len(left) + n, kind)),
                text(str(n + 1), "number", "legal-text", align="center"),
                gap=4,
            )
            for n, kind in enumerate(seen)
        ]
        count = sum(count for _, count in left)
        return column(
            self._note(kit, "play-piles-deck-text", count=count, seen=len(seen)),
            row(*kinds, pack="even", align="fill", gap=12, grow=5),
            self._note(kit, "play-piles-seen" if seen else "play-piles-unseen", count=len(seen)),
            row(*known, pack="even", align="fill", gap=12, grow=4) if known else None,
            gap=GAP,
        )

    def _discard(self, kit: Kit) -> View:
        pile = self.shown.session.state["resource_discard"]
        counts, looks = Counter(pile), kit.looks
        told = self._note(kit, "play-pile-title", count=len(pile)).but(grow=1)
        signs = self._counted((looks.resource(kind).icon, counts[kind]) for kind in self.kinds)
        return column(row(told, *signs, gap=28), drawn(self._draw_cards, grow=1).named("ground"), gap=GAP)

    def _damage_deck(self, kit: Kit) -> View:
        session = self.shown.session
        inside = Counter(card_type(damage_card(card)) for card in session.state["damage_deck"])
        top, bottom = session.knowledge.damage_order(session.state)
        seen, missing = len(top) + len(bottom), bool(session.knowledge.damage_cards)
        told = kit.texts("play-piles-damage-text", count=inside.total(), seen=seen)
        if missing and seen and inside.total() > seen:
            # Below the seen cards there is no place for it.
            told = f"{told} {kit.texts('play-piles-missing')}"
        signs = self._counted((kit.looks.damage(kind), inside[kind]) for kind in DAMAGE_TYPES)
        rows = [
            self._seen(kit, top, "play-piles-seen", 1, 0),
            self._seen(kit, bottom, "play-piles-bottom", inside.total() - len(bottom) + 1, len(top)),
        ]
        return column(
            row(text(told, "body", "note", grow=1), *signs, gap=28),
            drawn(self._draw_damage, grow=1).named("ground"),
            row(*[one for one in rows if one is not None], pack="even", gap=GAP) if seen else None,
            None if seen else self._note(kit, "play-piles-missing" if missing else "play-piles-unseen"),
            gap=GAP,
        )

    def _seen(self, kit: Kit, cards: Sequence[DamageCard], key: str, first: int, before: int) -> View | None:
        """Return cards that the crew has seen, with their places in the deck."""
        cells = [
            row(
                drawn(_seen_damage, card, grow=1, wide=(20, SEEN[0])).named(("card", before + n, card)),
                text(str(first + n), "number", "legal-text", valign="top"),
                gap=5,
                align="fill",
                grow=1,
                wide=(20, SEEN[0] + 50),
            )
            for n, card in enumerate(cards)
        ]
        if not cells:
            return None
        lying = row(*cells, gap=GAP, align="fill", high=SEEN[1])
        return column(self._note(kit, key, count=len(cards)), lying, gap=4)

    def _damage_discard(self, kit: Kit) -> View:
        told = self._note(kit, "play-piles-struck", count=len(self.shown.session.state["damage_discard"]))
        return column(told, drawn(self._draw_cards, grow=1).named("ground"), gap=GAP)

    # Cards

    def cards(self, kit: Kit) -> list[Lying]:
        """Return where the cards of the open pile lie, and which they are."""
        state = self.shown.session.state
        single = [
            (fitted(rect), name[2])
            for name, (rect, _) in self.laid.places.items()
            if isinstance(name, tuple) and name[0] == "card"
        ]
        if self.pile == "deck":
            return single
        ground = self.laid.rect("ground")
        if self.pile == "damage-deck":
            return self._damage_plan(ground).cards + single
        pile: Sequence[Any] = state["resource_discard"]
        if self.pile == "damage-discard":
            pile = [damage_card(card) for card in state["damage_discard"]]
        return list(zip(spread(len(pile), PILED, ground), pile, strict=True))

    def _damage_plan(self, ground: Rect) -> DamagePlan:
        """Return where the cards of the Damage deck lie, and all that stands beside them."""
        session = self.shown.session
        kinds = left_by_type(session.state, session.knowledge)
        return damage_plan(ground, {kind: cards for kind, cards in kinds.items() if cards})

    # The picture

    def backdrop(self, canvas: Canvas) -> None:
        """Draw what it opened on."""
        self.veil.draw(canvas)

    def draw(self, canvas: Canvas) -> None:
        """Draw the panel, and above all of it the card that is held close."""
        super().draw(canvas)
        self.close.draw(canvas, self.cards(canvas.kit), self.shown.texts, self.shown.position)

    def _draw_cards(self, canvas: Canvas, rect: Rect) -> None:
        """Draw the cards of a discard pile."""
        for place, card in self.cards(canvas.kit):
            if not isinstance(card, str):
                draw_damage_card(canvas, place, card)
            elif place[2] >= NAMED:
                resource_card.resource_card(canvas, place, card)
            else:
                resource_card.small_card(canvas, place, card)

    def _draw_damage(self, canvas: Canvas, rect: Rect) -> None:
        """Draw what is left of the Damage deck."""
        plan = self._damage_plan(rect)
        for kind, (left, middle) in plan.signs.items():
            canvas.icon(canvas.kit.looks.damage(kind), left, middle - SIGN / 2, SIGN)
        for place, card in plan.cards:
            draw_damage_card(canvas, place, card)
        draw_breach_card(canvas, plan.breach)


def _resource(canvas: Canvas, rect: Rect, kind: str, mark: str) -> None:
    """Draw a Resource card in the middle of its room."""
    resource_card.resource_card(canvas, fitted(rect), kind, frozenset((mark,) if mark else ()))


def _seen_damage(canvas: Canvas, rect: Rect, card: DamageCard) -> None:
    """Draw a Damage card that the crew has seen."""
    draw_damage_card(canvas, fitted(rect), card)
    canvas.panel(fitted(rect), fill=None, line=colour.LEGAL, corners=(8, 8, 8, 8), width=2)
