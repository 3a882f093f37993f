"""The panels behind the decks, on sun glass: headings, gauge, numbers, discard pile, last hit, last roll."""

from __future__ import annotations

import pygame

from game.app.drawing.canvas import Canvas
from game.app.drawing.kit import Kit
from game.app.drawing.viewport import Rect
from game.app.table.model.view_parts import DamageView, DieView, ResourcesView
from game.app.table.paint import brush
from game.app.table.paint.cards.resource_card import UNCOUNTED, face_down, resource_card
from game.app.table.paint.panels.framed import Marks, Size, fill, ground
from game.app.views.layout import Laid
from game.app.views.painting import show
from game.app.views.roles import paint, tint
from game.app.views.tree import View, column, drawn, first_that_fits, grid, icon, row, space, stack, text
from game.wording import room_brief

ROLE = "sun-panel"
PILE_ANGLES = (-4, 5, 11)
"""Angles of the top cards of the discard pile, degrees."""
CARD: Size = (58.0, 84.0)
"""A card on the discard pile."""


def resources(canvas: Canvas, view: ResourcesView, frame: Laid) -> None:
    """Draw the resources panel without its cards: heading, gauge, and for how long the deck lasts."""
    ground(canvas, frame.size, ROLE)
    texts = canvas.kit.texts
    turns = text(texts("resources-empty", turns=view.turns), "fact", "reason" if view.low else "note")
    parts = {
        "head": _head(texts("resources-title"), view.hidden and "turns" not in frame.places),
        "gauge": None if view.hidden else drawn(_gauge, view.fill, view.low),
        "turns": _not_counted(canvas.kit) if view.hidden else None if view.over else turns,
        "rule": _rule(),
    }
    fill(canvas, frame, parts, ROLE)


def _head(title: str, locked: bool, ink: str = "note") -> View:
    """Return a panel's heading; with a lock where nothing is counted (R-35) and no words say so."""
    return row(text(title, "label", ink, grow=1), icon("ui-lock", 26, "note") if locked else None, gap=8)


def _rule() -> View:
    return stack(look="rule-warm")


def _not_counted(kit: Kit) -> View:
    """Return that nothing is counted (R-35)."""
    return row(icon("ui-lock", 22, "note"), text(kit.texts("panel-not-counted"), "fact", "note"), gap=8)


def _gauge(canvas: Canvas, rect: Rect, share: float, low: bool) -> None:
    """Draw how full the deck is."""
    x, y, w, h = rect
    canvas.panel(rect, fill=tint("gauge-ground"), line=tint("gauge-line"), corners=(2, 2, 2, 2), width=1.2)
    full, bar = (w - 4) * share, paint("gauge-low > gauge-mid" if low else "gauge-mid > gauge-full")
    if full >= 1 and bar is not None:
        canvas.box((x + 2, y + 2, full, h - 4), bar)
    for n in range(1, 5):
        canvas.box((x + w / 5 * n - 0.8, y, 1.6, h), tint("gauge-mark"))


def discard(canvas: Canvas, view: ResourcesView, size: Size, marks: Marks) -> None:
    """Draw the discard pile: top cards, how many there are, how many of each kind."""
    kit = canvas.kit
    if view.hidden:
        face = drawn(_closed) if view.piled else drawn(_pile, view.discard)
        name = text(kit.texts("resources-discard"), "fact-bold")
        told = column(name, _not_counted(kit), pack="middle", gap=6, grow=1)
    else:
        face, told = drawn(_pile, view.discard), _counts(kit, view)
    states = marks - {"focus"}
    pile = face.but(wide=CARD[0] + 10)
    show(canvas, row(pile, told, gap=8, pad=(6, 2), align="fill", look="pile", states=states), size)
    if "illegal" in marks:
        brush.grey_out(canvas, 0.7, 0.6)
    ground(canvas, size, "pile", marks & {"focus"})


def _counts(kit: Kit, view: ResourcesView) -> View:
    """Return how many cards lie on the pile, in all and of each kind."""
    counts, looks = dict(view.counts), kit.looks
    # The number of all is wider than those of a kind: its column has more room, or it touches the next sign.
    cells = [_number("ui-cards", sum(counts.values()), "note").but(grow=1.2)]
    cells += [_number(looks.resource(kind).icon, counts[kind], None) for kind in looks.ordered(counts)]
    return grid(max(3, -(-len(cells) // 2)), *cells, pack="even", gap=4, grow=1)


def _number(sign: object, count: int, ink: str | None) -> View:
    faint = not count and ink is None
    signed = icon(sign, 26, ink, alpha=90 if faint else 255, grey=faint)
    return row(signed, text(str(count), "number", "note" if faint else "ink"), gap=4)


def _closed(canvas: Canvas, rect: Rect) -> None:
    w, h = CARD
    face_down(canvas, (rect[0] + 4, rect[1] + (rect[3] - h) / 2, w, h), UNCOUNTED, counted=False)


def _pile(canvas: Canvas, rect: Rect, cards: tuple[str, ...]) -> None:
    x, y, w, h = rect
    if not cards:
        place = (x + 4, y + (h - CARD[1]) / 2, *CARD)
        brush.dashed(canvas, brush.cut_points(place, (5, 5, 5, 5)), tint("empty-pile"), 1.4, 5, 4)
        return
    for kind, angle in reversed(list(zip(cards, PILE_ANGLES, strict=False))):
        picture = _tilted(canvas, kind, angle)
        canvas.surface.blit(picture, picture.get_rect(center=canvas.at(x + w / 2, y + h / 2)))


def _tilted(canvas: Canvas, kind: str, angle: int) -> pygame.Surface:
    def make() -> pygame.Surface:
        card = Canvas.of_size(canvas.kit, CARD[0] + 16, CARD[1] + 16, origin=(-8, -8))
        resource_card(card, (0, 0, *CARD), kind)
        return pygame.transform.rotozoom(card.surface, angle, 1)

    return canvas.kit.pictures.shape(("tilted", kind, angle, canvas.px((0, 0, *CARD)).size), make)


def damage(canvas: Canvas, view: DamageView, frame: Laid) -> None:
    """Draw the damage panel without its deck: cards left by type, the Hull Breach."""
    ground(canvas, frame.size, ROLE)
    kit = canvas.kit
    left = _next_damage(kit, view) if view.hidden else left_by_type(kit, view)
    parts = {"head": _head(kit.texts("damage-title"), False, "alarm"), "left": left, "rule": _rule()}
    fill(canvas, frame, parts, ROLE)


def left_by_type(kit: Kit, view: DamageView) -> View:
    """Return one row for each type: its sign, a lamp for every card, how many are left; the breach last.

    Where there is no room for a row of its own the breach stands beside the last type.
    """
    most = max((cards for _, _, cards in view.left), default=1)

    def rows(style: str) -> list[View]:
        return [
            row(
                icon(kit.looks.damage(kind), 27, None, alpha=255 if left else 110),
                drawn(_lamps, left, cards, most, wide=(40, 96), grow=1, high=18),
                text(str(left), style, "ink" if left else "faint", align="right", wide=(24, 80)),
                gap=6,
            )
            for kind, left, cards in view.left
        ]

    words = text(kit.texts("damage-breach-on"), "fact", "reason") if view.breach else None
    last = icon("hull-breach", 27, None)
    below = column(*rows("number"), row(last, words, gap=6), pack="even")
    beside = (
        row(column(*rows(style), pack="even"), column(space(grow=1), last), gap=14, align="fill")
        for style in ("number", "fact", "small")
    )
    return first_that_fits(below, *beside)


def _lamps(canvas: Canvas, rect: Rect, left: int, cards: int, most: int) -> None:
    x, y, w, h = rect
    pitch = min(14.0, w / most)
    for card in range(cards):
        tone = tint("lamp" if card < left else "lamp-out")
        canvas.box((x + pitch * card, y, max(1.6, pitch - 5), h), tone)


def _next_damage(kit: Kit, view: DamageView) -> View:
    """Return what the back of the next card shows, and no more (R-35)."""
    words = text(kit.texts("damage-next", rooms=view.top), "fact", lines=2, grow=1)
    coming = row(icon(kit.looks.damage(view.top), 34, None), words, gap=8) if view.top else None
    return column(_not_counted(kit), coming, gap=10, pack="middle")


def damage_discard(canvas: Canvas, view: DamageView, size: Size, marks: Marks) -> None:
    """Draw the last Damage card: the rooms that it struck."""
    kit = canvas.kit
    if view.last is None:
        inside = text(kit.texts("damage-none"), "fact", "note")
    elif isinstance(view.last, int):
        inside = _struck(kit, view.last, text(kit.texts("damage-any", count=view.last), "fact"))
    else:
        names = [kit.texts(f"room-{room}") for room in view.last]
        brief = [room_brief(kit.texts, room) for room in view.last]
        ways = [_rooms(kit, view.last, words) for words in (names, brief, [""] * len(names))]
        inside = first_that_fits(*(_struck(kit, len(view.last), way) for way in ways))
    show(canvas, row(inside.but(grow=1), pad=(4, 2), look="pile", states=marks), size)


def _struck(kit: Kit, kind: int, words: View) -> View:
    return row(icon(kit.looks.damage(kind), 40, None), words, gap=8)


def _rooms(kit: Kit, rooms: tuple[str, ...], names: list[str]) -> View:
    """Return rooms with their signs and names; the note on the card has the words in any case."""
    parts: list[View] = []
    for room, name in zip(rooms, names, strict=True):
        look = kit.looks.room(room)
        parts += (
            [space(), icon(look.icon, 23, look.frame), text(name, "fact")]
            if name
            else [icon(look.icon, 23, look.frame)]
        )
    return row(*parts, gap=5)


def die_panel(canvas: Canvas, view: DieView, frame: Laid) -> None:
    """Draw the die's panel: what the last roll was and what it meant, and whose it was."""
    ground(canvas, frame.size, ROLE)
    fill(canvas, frame, {"said": _said(canvas.kit, view)}, ROLE)


def _said(kit: Kit, view: DieView) -> View:
    texts = kit.texts
    if view.value is None:
        return column(text(texts("die-before"), "fact", lines=2), pack="middle")
    name = {"scavenge": "scavenge", "hull-breach": "breach"}.get(view.purpose, "other")
    told = text(texts(f"die-{name}", value=view.value, cards=view.cards or 0), "button")
    who = text(texts(f"die-who-{name}", name=view.name), "fact", "note")
    return first_that_fits(
        column(told, who, pack="middle", gap=4),
        column(told, text(view.name, "fact", "note", cut=True), pack="middle", gap=4),
    )
