"""The panels at the right, on sun glass: Resource deck, face-up cards, discard pile, Damage deck, die."""

from __future__ import annotations

import pygame

from game.app.canvas import Canvas
from game.app.table import brush
from game.app.table.damage_card import draw_breach_card, draw_damage_card
from game.app.table.resource_card import UNCOUNTED, face_down, resource_card
from game.app.table.room_card import room_icon
from game.app.table.view_parts import DamageView, DieView, ResourcesView
from game.app.theme import GOLD_GLOW, LEGAL_GLOW, Colour, Gradient, colour, fade, mix, rgb, room_colours
from game.app.viewport import Rect
from game.rules.knowledge import DamageCard
from game.rules.odds import BREACH_CARDS

CORNERS = (14.0, 14.0, 14.0, 14.0)
GLASS = rgb("#0A0810", 0.78)
GLASS_LINE = Gradient(rgb("#6E5A4A", 0.9), rgb("#FFC98A", 0.95))
WARM_MUTED = rgb("#D6CBC8")
MARGIN = 20.0
PILE_ANGLES = (-4, 5, 11)
"""How the top cards of the discard pile lie, degrees."""
TYPE_CARDS = 8
"""Damage cards of each type."""


def panel(canvas: Canvas, size: tuple[float, float]) -> None:
    """Draw the dark glass of a panel before the sun."""
    canvas.panel((0, 0, *size), fill=GLASS, line=GLASS_LINE, corners=CORNERS)


def resources(canvas: Canvas, view: ResourcesView) -> None:
    """Draw the resources panel (288 x 368) without its cards: heading, gauge, labels."""
    panel(canvas, (288, 368))
    texts = canvas.kit.texts
    _heading(canvas, texts("resources-title"), None if view.hidden else view.deck, WARM_MUTED, view.low)
    if view.hidden:
        _not_counted(canvas, (14, 44, 262, 40))
    else:
        _gauge(canvas, view)
    canvas.text(
        texts("resources-deck"), (14, 217, 84, 24), "fact", colour.TEXT, align="center", valign="middle"
    )
    canvas.text(
        texts("resources-face-up"), (102, 217, 166, 24), "fact", colour.TEXT, align="center", valign="middle"
    )
    canvas.line((14, 248), (274, 248), rgb("#6B5C6A", 0.8), 1.2)


def _not_counted(canvas: Canvas, rect: Rect) -> None:
    """Say that nothing is counted (R-35)."""
    x, y, w, h = rect
    canvas.icon("ui-lock", x, y + h / 2 - 11, 22, tint=WARM_MUTED)
    words = canvas.kit.texts("panel-not-counted")
    canvas.text(words, (x + 30, y, w - 30, h), "fact", WARM_MUTED, valign="middle", shrink=True)


def _gauge(canvas: Canvas, view: ResourcesView) -> None:
    """Draw how full the deck is, and for how many turns."""
    gauge: Rect = (14.0, 43.0, 260.0, 16.0)
    canvas.panel(gauge, fill=rgb("#120D0C"), line=rgb("#4A3A32"), corners=(2, 2, 2, 2), width=1.2)
    full = 256 * view.fill
    if full >= 1:
        paint = (
            Gradient(rgb("#FF3B24"), rgb("#FF6A2E")) if view.low else Gradient(rgb("#FF6A2E"), rgb("#FFD27A"))
        )
        canvas.box((16, 45, full, 12), paint)
    for n in range(1, 5):
        canvas.box((14 + 52.0 * n - 0.8, 43, 1.6, 16), rgb("#2B201C"))
    tone = colour.REASON if view.low else WARM_MUTED
    canvas.text(
        canvas.kit.texts("resources-empty", turns=view.turns),
        (14, 62, 262, 25),
        "fact",
        tone,
        valign="middle",
        shrink=True,
    )


def _heading(canvas: Canvas, title: str, count: int | None, tone: Colour, low: bool = False) -> None:
    canvas.text(title, (14, 10, 170, 26), "label", tone, valign="middle")
    if count is None:
        return
    word = canvas.kit.texts("panel-left")
    fonts = canvas.kit.fonts
    wide = fonts.width(word, "body")
    number = str(count)
    canvas.text(word, (274 - wide, 10, wide + 1, 26), "body", WARM_MUTED, valign="middle")
    left = 274 - wide - 6 - fonts.width(number, "number")
    canvas.text(number, (left, 10, 50, 26), "number", colour.REASON if low else colour.TEXT, valign="middle")


def deck(canvas: Canvas, view: ResourcesView, marks: frozenset[str]) -> None:
    """Draw the Resource deck (84 x 120) with a badge that counts the cards seen."""
    # Where nothing is counted the pile looks the same from first to last.
    depth = UNCOUNTED if view.hidden and view.deck else view.deck
    face_down(canvas, (0, 0, 80, 118), depth, marks, low=view.low, counted=not view.hidden)
    if view.seen:
        _seen_badge(canvas, len(view.seen), 80)


def _seen_badge(canvas: Canvas, count: int, width: float) -> None:
    text = str(count)
    rect = (width - 46.0, -9.0, 54.0, 26.0)
    canvas.panel(rect, fill=rgb("#0B2A33", 0.97), line=colour.LEGAL, corners=(5, 5, 5, 5), width=1.5)
    canvas.icon("ui-eye", rect[0] + 5, rect[1] + 2, 22, tint=colour.LEGAL_TEXT)
    canvas.text(
        text, (rect[0] + 29, rect[1], 20, 25), "number", colour.LEGAL_TEXT, align="center", valign="middle"
    )


def face_up(canvas: Canvas, kind: str, marks: frozenset[str]) -> None:
    """Draw a face-up card (80 x 120)."""
    resource_card(canvas, (0, 0, 80, 120), kind, marks)


def discard(canvas: Canvas, view: ResourcesView, marks: frozenset[str]) -> None:
    """Draw the discard pile in 268 x 96 units: top cards, count, counts by kind."""
    texts = canvas.kit.texts
    rect: Rect = (0.0, 0.0, 268.0, 96.0)
    if "legal" in marks:
        canvas.glow(rect, LEGAL_GLOW, 12)
        canvas.panel(
            rect, fill=fade(colour.LEGAL_FILL, 0.75), line=colour.LEGAL, corners=(8, 8, 8, 8), width=3
        )
    elif "selected" in marks or "lit" in marks:
        canvas.panel(
            rect, fill=fade(colour.GOLD_FILL, 0.7), line=colour.GOLD, corners=(8, 8, 8, 8), width=2.4
        )
    elif "hover" in marks:
        canvas.panel(rect, fill=rgb("#FFFFFF", 0.07), corners=(8, 8, 8, 8))
    if view.hidden:
        if view.piled:
            face_down(canvas, (10, 6, 58, 82), UNCOUNTED, counted=False)
        else:
            _pile(canvas, view)
        canvas.text(texts("resources-discard"), (88, 14, 170, 28), "fact-bold", colour.TEXT, valign="middle")
        _not_counted(canvas, (88, 46, 176, 30))
    else:
        _pile(canvas, view)
        _pile_counts(canvas, view)
    if "illegal" in marks:
        brush.grey_out(canvas, 0.7, 0.6)
    if "focus" in marks:
        brush.focus_ring(canvas, rect, (8, 8, 8, 8), out=-2)


def _pile_counts(canvas: Canvas, view: ResourcesView) -> None:
    texts = canvas.kit.texts
    total = sum(count for _, count in view.counts)
    word = texts("resources-discard")
    box = canvas.text(word, (88, 2, 100, 26), "fact-bold", colour.TEXT, valign="middle")
    canvas.text(str(total), (box[0] + box[2] + 7, 2, 50, 26), "number", colour.TEXT, valign="middle")
    for n, (kind, count) in enumerate(view.counts):
        x, y = 86 + 60.0 * (n % 3), 32 + 30.0 * (n // 3)
        canvas.icon(f"res-{kind}", x, y, 26, alpha=255 if count else 90, grey=not count)
        tone = colour.TEXT if count else WARM_MUTED
        canvas.text(str(count), (x + 30, y, 30, 27), "number", tone, valign="middle")


def _pile(canvas: Canvas, view: ResourcesView) -> None:
    if not view.discard:
        brush.dashed(canvas, brush.cut_points((8, 4, 60, 88), (5, 5, 5, 5)), rgb("#8C7B78", 0.8), 1.4, 5, 4)
        return
    for kind, angle in reversed(list(zip(view.discard, PILE_ANGLES, strict=False))):
        picture = _tilted(canvas, kind, angle)
        canvas.surface.blit(picture, picture.get_rect(center=canvas.at(38, 48)))


def _tilted(canvas: Canvas, kind: str, angle: int) -> pygame.Surface:
    def make() -> pygame.Surface:
        card = canvas.kit.canvas(74, 100, origin=(-8, -8))
        resource_card(card, (0, 0, 58, 84), kind)
        return pygame.transform.rotozoom(card.surface, angle, 1)

    return canvas.kit.pictures.shape(("tilted", kind, angle, canvas.px((0, 0, 58, 84)).size), make)


def damage(canvas: Canvas, view: DamageView) -> None:
    """Draw the damage panel (288 x 240) without its deck: cards left by type, the Hull Breach."""
    panel(canvas, (288, 240))
    texts = canvas.kit.texts
    _heading(canvas, texts("damage-title"), None if view.hidden else view.count, rgb("#FFB3A8"))
    if view.hidden:
        _next_damage(canvas, view)
    for row, left in enumerate(() if view.hidden else view.left):
        y = 41 + 29.0 * row
        canvas.icon(f"damage-{row + 1}", 104, y, 28, alpha=255 if left else 110)
        for n in range(TYPE_CARDS):
            lit = n < left
            canvas.box((138 + 14.0 * n, y + 5, 9, 18), rgb("#FF6A4A") if lit else rgb("#2E2338"))
        tone = colour.TEXT if left else rgb("#948A90")
        canvas.text(str(left), (250, y, 26, 28), "number", tone, align="right", valign="middle")
    canvas.icon("hull-breach", 104, 128, 28, alpha=255)
    word = texts("damage-breach-on" if view.breach else "damage-breach-last")
    tone = colour.REASON if view.breach else WARM_MUTED
    canvas.text(word, (138, 128, 142, 28), "fact", tone, valign="middle", shrink=True)
    canvas.line((14, 166), (274, 166), rgb("#6B5C6A", 0.8), 1.2)


def _next_damage(canvas: Canvas, view: DamageView) -> None:
    """Say what the back of the next card shows, and no more (R-35)."""
    texts = canvas.kit.texts
    _not_counted(canvas, (104, 41, 176, 28))
    kind = next((n + 1 for n, left in enumerate(view.left) if left), 0)
    if kind:
        canvas.icon(f"damage-{kind}", 104, 80, 34)
        words = texts("damage-next", rooms=kind)
        canvas.text(words, (146, 80, 134, 34), "fact", colour.TEXT, valign="middle", shrink=True)


def damage_deck(canvas: Canvas, view: DamageView, marks: frozenset[str]) -> None:
    """Draw the Damage deck (76 x 108); once it is empty, the Hull Breach card."""
    if view.count:
        depth = UNCOUNTED if view.hidden else view.count
        face_down(canvas, (0, 0, 74, 108), depth, marks, damage=view.top, counted=not view.hidden)
    else:
        draw_breach_card(canvas, (0, 0, 76, 108))
        if "focus" in marks:
            brush.focus_ring(canvas, (0, 0, 76, 108), (8, 8, 8, 8), out=2)
    if view.seen or view.sunk:
        _seen_badge(canvas, len(view.seen) + len(view.sunk), 76)


def damage_discard(canvas: Canvas, view: DamageView, marks: frozenset[str]) -> None:
    """Draw the last Damage card in words, in 268 x 58 units."""
    texts = canvas.kit.texts
    rect: Rect = (0.0, 0.0, 268.0, 58.0)
    if "hover" in marks:
        canvas.panel(rect, fill=rgb("#FFFFFF", 0.07), corners=(6, 6, 6, 6))
    if "legal" in marks:
        canvas.glow(rect, LEGAL_GLOW, 8)
        canvas.panel(
            rect, fill=fade(colour.LEGAL_FILL, 0.75), line=colour.LEGAL, corners=(6, 6, 6, 6), width=2.4
        )
    elif {"lit", "selected"} & marks:
        canvas.panel(
            rect, fill=fade(colour.GOLD_FILL, 0.7), line=colour.GOLD, corners=(6, 6, 6, 6), width=2.4
        )
    if view.last is None:
        canvas.text(texts("damage-none"), (6, 0, 256, 58), "fact", WARM_MUTED, valign="middle")
    else:
        kind = view.last if isinstance(view.last, int) else len(view.last)
        canvas.icon(f"damage-{kind}", 4, 9, 40)
        title = texts("damage-last", turn=view.last_turn or 0)
        canvas.text(title, (52, 4, 214, 24), "fact", WARM_MUTED, valign="middle", shrink=True)
        _last_rooms(canvas, view.last)
    if "focus" in marks:
        brush.focus_ring(canvas, rect, (6, 6, 6, 6), out=-2)


def _last_rooms(canvas: Canvas, card: DamageCard) -> None:
    texts = canvas.kit.texts
    if isinstance(card, int):
        canvas.text(texts("damage-any", count=card), (52, 28, 214, 26), "fact", colour.TEXT, valign="middle")
        return
    # One or two rooms are named; three show their signs and stand on the log in words.
    x = 52.0
    fonts = canvas.kit.fonts
    names = [texts("room-brief", id=room, name=texts(f"room-{room}")) for room in card]
    wide = sum(fonts.width(name, "fact") for name in names) + 36 * len(names)
    for room, name in zip(card, names, strict=True):
        tone = room_colours(room).frame
        canvas.icon(room_icon(canvas, room), x, 30, 23, tint=tone)
        x += 28
        if wide <= 214 or len(card) == 1:
            box = canvas.text(name, (x, 28, 264 - x, 26), "fact", colour.TEXT, valign="middle", shrink=True)
            x = box[0] + box[2] + 9


def die_panel(canvas: Canvas, view: DieView) -> None:
    """Draw the die's panel (288 x 114): what the last roll was and what it meant."""
    panel(canvas, (288, 114))
    texts = canvas.kit.texts
    canvas.text(texts("die-title"), (106, 12, 170, 24), "label", WARM_MUTED, valign="middle")
    if view.value is None:
        canvas.text(
            texts("die-before"), (106, 40, 174, 28), "fact", colour.TEXT, valign="middle", shrink=True
        )
        return
    if view.purpose == "scavenge":
        cards = 0 if view.value <= 2 else 1 if view.value <= 5 else 2
        said, who = (
            texts("die-scavenge", value=view.value, cards=cards),
            texts("die-who-scavenge", name=view.name),
        )
    elif view.purpose == "hull-breach":
        cards = BREACH_CARDS[view.value - 1]
        said, who = texts("die-breach", value=view.value, cards=cards), texts("die-who-breach")
    else:
        said, who = texts("die-other", value=view.value), texts("die-who-other", name=view.name)
    canvas.text(said, (106, 38, 174, 30), "button", colour.TEXT, valign="middle", shrink=True)
    if canvas.kit.fonts.width(who, "fact") > 174:
        who = view.name
    canvas.text(who, (106, 68, 174, 26), "fact", WARM_MUTED, valign="middle", shrink=True)


def die(canvas: Canvas, view: DieView, marks: frozenset[str]) -> None:
    """Draw the die (80 x 80) as it fell."""
    rect: Rect = (0.0, 0.0, 80.0, 80.0)
    if "hidden" in marks or "held" in marks:
        return
    if "legal" in marks:
        canvas.glow((8, 8, 64, 64), LEGAL_GLOW, 14)
    elif "selected" in marks or "lit" in marks:
        canvas.glow((8, 8, 64, 64), GOLD_GLOW, 14)
    elif "hover" in marks:
        canvas.glow((8, 8, 64, 64), fade(mix(colour.TEXT, colour.GOLD, 0.4), 0.45), 12)
    brush.shadow(canvas, (8, 8, 64, 64), 9, 0.75)
    value = view.value or 1
    face = canvas.kit.pictures.icon(f"die-{value}", 70)
    turned = canvas.kit.pictures.shape(
        ("resting die", value, face.get_size()), lambda: pygame.transform.rotozoom(face, 7, 1)
    )
    canvas.surface.blit(turned, turned.get_rect(center=canvas.at(40, 40)))
    if {"legal", "selected", "lit"} & marks:
        tone = colour.LEGAL if "legal" in marks else colour.GOLD
        canvas.panel((0, 0, 80, 80), fill=None, line=tone, corners=(14, 14, 14, 14), width=3)
    if "focus" in marks:
        brush.focus_ring(canvas, rect, (14, 14, 14, 14), out=2)


def fan(
    canvas: Canvas,
    cards: tuple[str, ...] | tuple[DamageCard, ...],
    sunk: tuple[DamageCard, ...],
    title: str,
    damage_cards: bool,
) -> None:
    """Draw the cards seen of a deck on a panel of ``fan_size``: those on top, then those at the bottom.

    Args:
        cards: seen on top, the next one first.
        sunk: seen at the bottom, the last one last.
        title: the heading.
        damage_cards: whether they are Damage cards.
    """
    texts = canvas.kit.texts
    w, h = fan_size(len(cards) + len(sunk))
    canvas.panel(
        (0, 0, w, h), fill=rgb("#0B0F1B", 0.97), line=colour.LEGAL, corners=(10, 10, 10, 10), width=1.8
    )
    canvas.icon("ui-eye", 14, 9, 24, tint=colour.LEGAL_TEXT)
    canvas.text(title, (44, 8, w - 56, 26), "fact", colour.LEGAL_TEXT, valign="middle", shrink=True)
    for n, card in enumerate((*cards, *sunk)):
        rect: Rect = (16 + 92.0 * n, 44.0, 80.0, 116.0)
        if damage_cards:
            draw_damage_card(canvas, rect, card)
        else:
            resource_card(canvas, rect, str(card))
        place = str(n + 1)
        if n >= len(cards):
            place = texts("damage-sunk", place=len(cards) + len(sunk) - n)
        below = (rect[0] - 5, 163, 90, 24)
        canvas.text(place, below, "number", colour.LEGAL_TEXT, "center", "middle", shrink=True)


def fan_size(count: int) -> tuple[float, float]:
    """Return width and height of the panel that shows a number of seen cards, units."""
    return max(360.0, 20 + 92.0 * count), 194.0
