"""The panels at the right, on sun glass: Resource deck, face-up cards, discard pile, Damage deck, die."""

from __future__ import annotations

import pygame

from game.app.drawing.canvas import Canvas
from game.app.drawing.colours.theme import GOLD_GLOW, LEGAL_GLOW, colour, fade, mix
from game.app.drawing.kit import Kit
from game.app.drawing.viewport import Rect
from game.app.table.model.view_parts import DamageView, DieView, ResourcesView
from game.app.table.paint import brush
from game.app.table.paint.cards.damage_card import draw_breach_card, draw_damage_card
from game.app.table.paint.cards.resource_card import UNCOUNTED, face_down, resource_card
from game.app.views.painting import Painting, layouter, show
from game.app.views.tree import View, column, drawn, icon, row, text
from game.rules.queries.knowledge import DamageCard

MARGIN = 20.0
FANNED = (80.0, 116.0)
"""A card that has been seen, where all of them lie open."""
Cards = tuple[str, ...] | tuple[DamageCard, ...]


def deck(canvas: Canvas, view: ResourcesView, marks: frozenset[str]) -> None:
    """Draw the Resource deck (84 x 120) with a badge that counts the cards seen."""
    # Where nothing is counted the pile looks the same from first to last.
    depth = UNCOUNTED if view.hidden and view.deck else view.deck
    face_down(canvas, (0, 0, 80, 118), depth, marks, low=view.low, counted=not view.hidden)
    if view.seen:
        _seen_badge(canvas, len(view.seen), 80)


def _seen_badge(canvas: Canvas, count: int, width: float) -> None:
    """Draw how many cards of a deck have been seen, over its upper right corner."""
    eye = row(icon("ui-eye", 22), text(str(count), "number", firm=True), gap=4, pad=(5, 1), look="seen")
    lay = layouter(canvas.kit)
    wide, high = lay.across(eye)[1], max(26.0, lay.down(eye, width)[1])
    Painting(canvas, {}).paint(lay.laid(eye, wide, high), width - wide + 8, -9)


def face_up(canvas: Canvas, kind: str, marks: frozenset[str]) -> None:
    """Draw a face-up card (80 x 120)."""
    resource_card(canvas, (0, 0, 80, 120), kind, marks)


def damage_deck(canvas: Canvas, view: DamageView, marks: frozenset[str]) -> None:
    """Draw the Damage deck (76 x 108); once it is empty, the Hull Breach card."""
    if view.count:
        depth = UNCOUNTED if view.hidden else view.count
        face_down(canvas, (0, 0, 74, 108), depth, marks, damage=view.top, counted=not view.hidden)
    else:
        draw_breach_card(canvas, (0, 0, 76, 108))
        if "focus" in marks:
            canvas.focus_ring((0, 0, 76, 108), (8, 8, 8, 8), out=2)
    if view.seen or view.sunk:
        _seen_badge(canvas, len(view.seen) + len(view.sunk), 76)


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
        canvas.focus_ring(rect, (14, 14, 14, 14), out=2)


def fan(
    canvas: Canvas,
    cards: Cards,
    sunk: Cards,
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
    show(canvas, fan_view(canvas.kit, cards, sunk, title, damage_cards), fan_size(len(cards) + len(sunk)))


def fan_view(kit: Kit, cards: Cards, sunk: Cards, title: str, damage_cards: bool) -> View:
    """Return the cards seen of a deck, each above its place."""
    every, columns = (*cards, *sunk), []
    for n, card in enumerate(every):
        known = n < len(cards)
        place = str(n + 1) if known else kit.texts("damage-sunk", place=len(every) - n)
        words = text(place, "number", align="center", high=30)
        columns.append(column(drawn(_card, card, damage_cards, high=FANNED[1]), words, wide=FANNED[0] + 8))
    head = row(icon("ui-eye", 24), text(title, "fact", "sign", grow=1), gap=8, high=30)
    return column(head, row(*columns, gap=4, align="start"), gap=4, pad=(12, 6, 12, 2), look="fan")


def _card(canvas: Canvas, rect: Rect, card: DamageCard | str, damage: bool) -> None:
    place = (rect[0] + (rect[2] - FANNED[0]) / 2, rect[1], *FANNED)
    if damage:
        draw_damage_card(canvas, place, card)
    else:
        resource_card(canvas, place, str(card))


def fan_size(count: int) -> tuple[float, float]:
    """Return width and height of the panel that shows a number of seen cards, units."""
    return max(360.0, 20 + (FANNED[0] + 12) * count), 194.0
