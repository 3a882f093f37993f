"""The panels at the right, on sun glass: Resource deck, face-up cards, discard pile, Damage deck, die."""

from __future__ import annotations

import pygame

from game.app.drawing.canvas import Canvas
from game.app.drawing.colours.theme import GOLD_GLOW, LEGAL_GLOW, Gradient, colour, fade, mix, rgb
from game.app.drawing.viewport import Rect
from game.app.table.model.view_parts import DamageView, DieView, ResourcesView
from game.app.table.paint import brush
from game.app.table.paint.cards.damage_card import draw_breach_card, draw_damage_card
from game.app.table.paint.cards.resource_card import UNCOUNTED, face_down, resource_card
from game.rules.telling.knowledge import DamageCard

CORNERS = (14.0, 14.0, 14.0, 14.0)
GLASS = rgb("#0A0810", 0.78)
GLASS_LINE = Gradient(rgb("#6E5A4A", 0.9), rgb("#FFC98A", 0.95))
WARM_MUTED = rgb("#D6CBC8")
MARGIN = 20.0
PILE_ANGLES = (-4, 5, 11)
"""How the top cards of the discard pile lie, degrees."""


def deck(canvas: Canvas, view: ResourcesView, marks: frozenset[str]) -> None:
    """Draw the Resource deck (84 x 120) with a badge that counts the cards seen."""
    # Where nothing is counted the pile looks the same from first to last.
    depth = UNCOUNTED if view.hidden and view.deck else view.deck
    face_down(canvas, (0, 0, 80, 118), depth, marks, low=view.low, counted=not view.hidden)
    if view.seen:
        _seen_badge(canvas, len(view.seen), 80)


def _seen_badge(canvas: Canvas, count: int, width: float) -> None:
    text = str(count)
    wide = canvas.kit.fonts.width(text, "number")
    high = max(26.0, 22 * canvas.kit.text)
    rect = (width - wide - 32.0, -9.0, wide + 40, high)
    canvas.panel(rect, fill=rgb("#0B2A33", 0.97), line=colour.LEGAL, corners=(5, 5, 5, 5), width=1.5)
    canvas.icon("ui-eye", rect[0] + 5, rect[1] + (high - 22) / 2, 22, tint=colour.LEGAL_TEXT)
    place = (rect[0] + 30, rect[1], wide + 2, high - 1)
    canvas.text(text, place, "number", colour.LEGAL_TEXT, valign="middle")


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
            brush.focus_ring(canvas, (0, 0, 76, 108), (8, 8, 8, 8), out=2)
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
