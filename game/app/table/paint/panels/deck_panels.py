"""The panels behind the decks, on sun glass: headings, gauge, numbers, discard pile, last hit, last roll."""

from __future__ import annotations

import pygame

from game.app.drawing.canvas import Canvas
from game.app.drawing.colours.theme import LEGAL_GLOW, Colour, Gradient, colour, fade, rgb
from game.app.drawing.looks import Icon
from game.app.drawing.type.text_drawing import NARROW
from game.app.drawing.viewport import Rect
from game.app.table.model.places.panel_sizes import PanelSizes
from game.app.table.model.view_parts import DamageView, DieView, ResourcesView
from game.app.table.paint import brush
from game.app.table.paint.cards.resource_card import UNCOUNTED, face_down, resource_card
from game.rules.telling.knowledge import DamageCard
from game.wording import room_brief

Size = tuple[float, float]
CORNERS = (14.0, 14.0, 14.0, 14.0)
GLASS = rgb("#0A0810", 0.78)
GLASS_LINE = Gradient(rgb("#6E5A4A", 0.9), rgb("#FFC98A", 0.95))
WARM_MUTED = rgb("#D6CBC8")
RULE = rgb("#6B5C6A", 0.8)
PILE_ANGLES = (-4, 5, 11)
"""How the top cards of the discard pile lie, degrees."""


def panel(canvas: Canvas, size: Size) -> None:
    """Draw the dark glass of a panel before the sun."""
    canvas.panel((0, 0, *size), fill=GLASS, line=GLASS_LINE, corners=CORNERS)


def resources(canvas: Canvas, view: ResourcesView, size: Size) -> None:
    """Draw the resources panel without its cards: heading, gauge, labels; folded, without the labels."""
    panel(canvas, size)
    texts, sizes, w = canvas.kit.texts, PanelSizes(canvas.kit.text), size[0]
    count = None if view.hidden else view.deck
    _heading(canvas, texts("resources-title"), count, WARM_MUTED, w, view.low)
    if view.hidden and not sizes.folded:
        _not_counted(canvas, (14, sizes.head + 2, w - 26, sizes.cards_top - sizes.head - 11))
    elif not view.hidden:
        _gauge(canvas, view, w)
    top = sizes.cards_top + 120
    if not sizes.folded:
        left, high = (w - 260) / 2, 24 * canvas.kit.text
        place = (left, top + 4, 84, high)
        canvas.text(
            texts("resources-deck"), place, "fact", colour.TEXT, align="center", valign="middle", shrink=True
        )
        place = (left + 88, top + 4, 166, high)
        canvas.text(texts("resources-face-up"), place, "fact", colour.TEXT, "center", "middle", shrink=True)
        top += 29 * canvas.kit.text
    level = top + (10 if sizes.folded else 6)
    canvas.line((14, level), (w - 14, level), RULE, 1.2)


def _not_counted(canvas: Canvas, rect: Rect) -> None:
    """Say that nothing is counted (R-35)."""
    x, y, w, h = rect
    canvas.icon("ui-lock", x, y + h / 2 - 11, 22, tint=WARM_MUTED)
    words = canvas.kit.texts("panel-not-counted")
    canvas.text(words, (x + 30, y, w - 30, h), "fact", WARM_MUTED, valign="middle", shrink=True)


def _gauge(canvas: Canvas, view: ResourcesView, w: float) -> None:
    """Draw how full the deck is, and for how many turns."""
    sizes = PanelSizes(canvas.kit.text)
    top, wide = sizes.head + 1, w - 28
    gauge: Rect = (14.0, top, wide, 16.0)
    canvas.panel(gauge, fill=rgb("#120D0C"), line=rgb("#4A3A32"), corners=(2, 2, 2, 2), width=1.2)
    full = (wide - 4) * view.fill
    if full >= 1:
        paint = (
            Gradient(rgb("#FF3B24"), rgb("#FF6A2E")) if view.low else Gradient(rgb("#FF6A2E"), rgb("#FFD27A"))
        )
        canvas.box((16, top + 2, full, 12), paint)
    for n in range(1, 5):
        canvas.box((14 + wide / 5 * n - 0.8, top, 1.6, 16), rgb("#2B201C"))
    if sizes.folded or view.over:
        return
    tone = colour.REASON if view.low else WARM_MUTED
    words = canvas.kit.texts("resources-empty", turns=view.turns)
    place = (14, top + 19, w - 26, 25 * canvas.kit.text)
    canvas.text(words, place, "fact", tone, valign="middle", shrink=True)


def _heading(
    canvas: Canvas, title: str, count: int | None, tone: Colour, w: float, low: bool = False
) -> None:
    """Draw a panel's heading and how many cards are left; a lock where nothing is counted (R-35)."""
    sizes, fonts = PanelSizes(canvas.kit.text), canvas.kit.fonts
    top, high = 10.0, sizes.head - 16
    right = w - 14
    if count is None and sizes.folded:
        right -= 28
        canvas.icon("ui-lock", right + 2, top + high / 2 - 13, 26, tint=WARM_MUTED)
    elif count is not None:
        word, number = canvas.kit.texts("panel-left"), str(count)
        wide = fonts.width(word, "body")
        canvas.text(word, (right - wide, top, wide + 1, high), "body", WARM_MUTED, valign="middle")
        right -= wide + 6 + fonts.width(number, "number")
        ink = colour.REASON if low else colour.TEXT
        canvas.text(
            number, (right, top, fonts.width(number, "number") + 2, high), "number", ink, valign="middle"
        )
    canvas.text(title, (14, top, right - 22, high), "label", tone, valign="middle", shrink=True)


def discard(canvas: Canvas, view: ResourcesView, size: Size, marks: frozenset[str]) -> None:
    """Draw the discard pile: top cards, count, counts by kind."""
    texts, (w, h) = canvas.kit.texts, size
    rect: Rect = (0.0, 0.0, w, h)
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
        place = (88, 4, w - 94, h / 2 - 4)
        canvas.text(texts("resources-discard"), place, "fact-bold", colour.TEXT, valign="middle", shrink=True)
        _not_counted(canvas, (88, h / 2, w - 92, h / 2 - 6))
    else:
        _pile(canvas, view)
        _pile_counts(canvas, view, size)
    if "illegal" in marks:
        brush.grey_out(canvas, 0.7, 0.6)
    if "focus" in marks:
        brush.focus_ring(canvas, rect, (8, 8, 8, 8), out=-2)


def _pile_counts(canvas: Canvas, view: ResourcesView, size: Size) -> None:
    """Draw how many cards lie on the pile, in all and of each kind; folded, a sign stands for the word."""
    texts, fonts, (w, h) = canvas.kit.texts, canvas.kit.fonts, size
    total = str(sum(count for _, count in view.counts))
    folded = PanelSizes(canvas.kit.text).folded
    columns = max(3, -(-(len(view.counts) + folded) // 2))
    cell = (w - 88) / columns
    looks, counts = canvas.kit.looks, dict(view.counts)
    cells: list[tuple[Icon, str, int]] = [
        (looks.resource(kind).icon, str(counts[kind]), counts[kind]) for kind in looks.ordered(counts)
    ]
    if folded:
        cells.insert(0, ("ui-cards", total, 1))
        top, row = 2.0, (h - 4) / 2
    else:
        high = 26 * canvas.kit.text
        word = texts("resources-discard")
        wide = min(fonts.width(word, "fact-bold") + 1, w - 100 - fonts.width(total, "number"))
        canvas.text(word, (88, 2, wide, high), "fact-bold", colour.TEXT, valign="middle", shrink=True)
        place = (88 + wide + 7, 2, w - 96 - wide, high)
        canvas.text(total, place, "number", colour.TEXT, valign="middle")
        top, row = high + 4, (h - high - 6) / 2
    for n, (icon, number, count) in enumerate(cells):
        x, y = 86 + cell * (n % columns), top + row * (n // columns)
        tint = WARM_MUTED if icon == "ui-cards" else None
        canvas.icon(icon, x, y + (row - 26) / 2, 26, tint=tint, alpha=255 if count else 90, grey=not count)
        ink = colour.TEXT if count else WARM_MUTED
        canvas.text(number, (x + 30, y, cell - 30, row), "number", ink, valign="middle", shrink=True)


def _pile(canvas: Canvas, view: ResourcesView) -> None:
    if not view.discard:
        brush.dashed(canvas, brush.cut_points((8, 4, 60, 88), (5, 5, 5, 5)), rgb("#8C7B78", 0.8), 1.4, 5, 4)
        return
    for kind, angle in reversed(list(zip(view.discard, PILE_ANGLES, strict=False))):
        picture = _tilted(canvas, kind, angle)
        canvas.surface.blit(picture, picture.get_rect(center=canvas.at(38, 48)))


def _tilted(canvas: Canvas, kind: str, angle: int) -> pygame.Surface:
    def make() -> pygame.Surface:
        card = Canvas.of_size(canvas.kit, 74, 100, origin=(-8, -8))
        resource_card(card, (0, 0, 58, 84), kind)
        return pygame.transform.rotozoom(card.surface, angle, 1)

    return canvas.kit.pictures.shape(("tilted", kind, angle, canvas.px((0, 0, 58, 84)).size), make)


def damage(canvas: Canvas, view: DamageView, size: Size) -> None:
    """Draw the damage panel without its deck: cards left by type, the Hull Breach."""
    panel(canvas, size)
    texts, sizes, (w, h) = canvas.kit.texts, PanelSizes(canvas.kit.text), size
    count = None if view.hidden else view.count
    _heading(canvas, texts("damage-title"), count, rgb("#FFB3A8"), w)
    row = 36.0 if sizes.folded else 29.0
    top = sizes.head if sizes.folded else sizes.head - 1
    if view.hidden:
        _next_damage(canvas, view, w)
    else:
        _left_by_type(canvas, view, (top, 3 * row), w - 38 if not sizes.folded else w - 90)
    rule = h - sizes.last - 16
    if sizes.folded:
        # Alone at the right: words about it are in the note.
        canvas.icon("hull-breach", w - 56, top + 31, 44, alpha=255 if not view.hidden or view.breach else 0)
    else:
        canvas.icon("hull-breach", 104, top + 3 * row, 28, alpha=255)
        word = texts("damage-breach-on" if view.breach else "damage-breach-last")
        tone = colour.REASON if view.breach else WARM_MUTED
        place = (138, top + 3 * row, w - 146, row - 1)
        canvas.text(word, place, "fact", tone, valign="middle", shrink=True)
    canvas.line((14, rule), (w - 14, rule), RULE, 1.2)


def _left_by_type(canvas: Canvas, view: DamageView, span: tuple[float, float], number: float) -> None:
    """Draw one row for each type of Damage cards: its sign, a lamp for every card, and how many are left.

    Args:
        canvas: the panel's.
        view: what is left.
        span: where the rows begin, and how high all of them are together.
        number: where the numbers stand.
    """
    top, row = span[0], span[1] / max(3, len(view.left))
    most = max((cards for _, _, cards in view.left), default=1)
    pitch = min(14.0, (number - 36 - 138) / most)
    side = min(28.0, row)
    for n, (kind, left, cards) in enumerate(view.left):
        y = top + row * n
        place = (104 + (28 - side) / 2, y + (row - side - 1) / 2)
        canvas.icon(canvas.kit.looks.damage(kind), *place, side, alpha=255 if left else 110)
        high = min(18.0, row - 4)
        for card in range(cards):
            box = (138 + pitch * card, y + (row - high) / 2, max(1.6, pitch - 5), high)
            canvas.box(box, rgb("#FF6A4A") if card < left else rgb("#2E2338"))
        tone = colour.TEXT if left else rgb("#B9AFB5")
        words = (number - 30, y, 56, row - 1)
        canvas.text(str(left), words, "number", tone, align="right", valign="middle", shrink=row < 28)


def _next_damage(canvas: Canvas, view: DamageView, w: float) -> None:
    """Say what the back of the next card shows, and no more (R-35)."""
    texts, sizes = canvas.kit.texts, PanelSizes(canvas.kit.text)
    top, row = sizes.head - 1, 28 * canvas.kit.text
    if not sizes.folded:
        _not_counted(canvas, (104, top, w - 112, row))
        top += row + 11
    kind = view.top
    if kind:
        canvas.icon(canvas.kit.looks.damage(kind), 104, top + (row - 28) / 2, 34)
        words, place = texts("damage-next", rooms=kind), (146, top, w - 154, max(34.0, row))
        canvas.text(words, place, "fact", colour.TEXT, valign="middle", shrink=True)


def damage_discard(canvas: Canvas, view: DamageView, size: Size, marks: frozenset[str]) -> None:
    """Draw the last Damage card in words."""
    texts, (w, h) = canvas.kit.texts, size
    rect: Rect = (0.0, 0.0, w, h)
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
        canvas.text(texts("damage-none"), (6, 0, w - 12, h), "fact", WARM_MUTED, valign="middle", shrink=True)
    else:
        kind = view.last if isinstance(view.last, int) else len(view.last)
        canvas.icon(canvas.kit.looks.damage(kind), 4, (h - 40) / 2, 40)
        if PanelSizes(canvas.kit.text).folded:
            _last_rooms(canvas, view.last, (52, 0, w - 54, h))
        else:
            title = texts("damage-last", turn=view.last_turn or 0)
            place = (52, 3, w - 54, h / 2 - 4)
            canvas.text(title, place, "fact", WARM_MUTED, valign="middle", shrink=True)
            _last_rooms(canvas, view.last, (52, h / 2 - 1, w - 54, h / 2 - 3))
    if "focus" in marks:
        brush.focus_ring(canvas, rect, (6, 6, 6, 6), out=-2)


def _last_rooms(canvas: Canvas, card: DamageCard, rect: Rect) -> None:
    texts, (x, y, w, h) = canvas.kit.texts, rect
    if isinstance(card, int):
        words = texts("damage-any", count=card)
        canvas.text(words, rect, "fact", colour.TEXT, valign="middle", shrink=True)
        return
    # Rooms are named in full, else in brief, else closer; where not even that fits they show their signs, and
    # the note on them has the words.
    fonts = canvas.kit.fonts
    room_for_words = w - 28 * len(card) - 8 * (len(card) - 1)
    names, share = [room_brief(texts, room) for room in card], 0.0
    for forms in ([texts(f"room-{room}") for room in card], names):
        need = sum(fonts.width(name, "fact") + 1 for name in forms)
        if need * NARROW <= room_for_words:
            names, share = forms, min(1.0, room_for_words / need)
            break
    for room, name in zip(card, names, strict=True):
        tone = canvas.kit.looks.room(room).frame
        canvas.icon(canvas.kit.looks.room(room).icon, x, y + (h - 23) / 2, 23, tint=tone)
        x += 28
        if share:
            wanted = (fonts.width(name, "fact") + 1) * share
            canvas.text(name, (x, y, wanted, h), "fact", colour.TEXT, valign="middle", shrink=True)
            x += wanted + 8


def die_panel(canvas: Canvas, view: DieView, size: Size) -> None:
    """Draw the die's panel: what the last roll was and what it meant; folded, without heading."""
    panel(canvas, size)
    texts, (w, h) = canvas.kit.texts, size
    x, room = 106.0, w - 114
    top, shares = 10.0, (0.0, 0.52, 0.48)
    if not PanelSizes(canvas.kit.text).folded:
        shares = (0.28, 0.38, 0.34)
        place = (x, top, room, (h - 20) * shares[0])
        canvas.text(texts("die-title"), place, "label", WARM_MUTED, valign="middle", shrink=True)
    first = (x, top + (h - 20) * shares[0], room, (h - 20) * shares[1])
    second = (x, first[1] + first[3], room, (h - 20) * shares[2])
    if view.value is None:
        words = texts("die-before")
        canvas.text(words, first, "fact", colour.TEXT, valign="middle", shrink=True)
        return
    if view.purpose == "scavenge":
        said, who = (
            texts("die-scavenge", value=view.value, cards=view.cards or 0),
            texts("die-who-scavenge", name=view.name),
        )
    elif view.purpose == "hull-breach":
        said, who = texts("die-breach", value=view.value, cards=view.cards or 0), texts("die-who-breach")
    else:
        said, who = texts("die-other", value=view.value), texts("die-who-other", name=view.name)
    canvas.text(said, first, "button", colour.TEXT, valign="middle", shrink=True)
    if canvas.kit.fonts.width(who, "fact") > room and view.name:
        who = view.name
    canvas.text(who, second, "fact", WARM_MUTED, valign="middle", shrink=True)
