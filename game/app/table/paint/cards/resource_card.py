"""Resource cards in every size and state: picture, pattern, name band, frame; face-down decks."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

import pygame

from game.app.drawing.canvas import Canvas
from game.app.drawing.colours.theme import (
    DANGER_GLOW,
    GOLD_GLOW,
    LEGAL_GLOW,
    SMALLEST,
    STYLES,
    Colour,
    Gradient,
    Style,
    colour,
    fade,
    light,
    mix,
    next_size,
    rgb,
)
from game.app.drawing.kit import Kit
from game.app.drawing.looks import Drawing
from game.app.drawing.type.text_drawing import NARROW
from game.app.drawing.viewport import Rect
from game.app.table.paint import brush
from game.app.table.paint.cards import card_face
from game.app.table.paint.cards.card_face import corners

NAMED_FROM = 150
"""Cards at least this high carry their name, units."""


SMALL_CUT = (4.0, 4.0, 4.0, 4.0)
"""Cut corners of the small cards in crew panels."""
GIVES_WAY = 2 / 3
"""Share of the player's type that is left of the names of overlapped cards, at least."""
NAME_AIR = (9.5, 7.0)
"""Free ground at both sides of the name of a card, and of one that another card covers in part, units."""
LARGE_FROM = 240
"""Cards at least this wide carry their name in the largest type, units."""
WHOLE_SIGN = 34.0
"""A small card of which less is seen has its sign in what is seen, units."""


def resource_card(
    canvas: Canvas,
    rect: Rect,
    kind: str,
    marks: frozenset[str] = frozenset(),
    key: str = "",
    visible: float | None = None,
) -> None:
    """Draw a card.

    Args:
        rect: where it lies; hover and selection lift it out of there (8 and 14 units).
        kind: resource id.
        marks: names of the marks on it; ``disabled``, ``peeked`` and ``dragged`` count, too.
        key: the number key that picks it up, or nothing.
        visible: width of its left part that the next card leaves uncovered; None if nothing lies on it.
    """
    x, y, w, h = rect
    if "held" in marks:
        ghost(canvas, rect, kind)
        return
    if "hidden" in marks:
        return
    if "selected" in marks:
        y -= 14
    elif "hover" in marks and h >= NAMED_FROM:
        y -= 8
    rect = (x, y, w, h)
    cut = corners(w)
    _lights(canvas, rect, marks)
    strip = h >= NAMED_FROM and _is_strip(canvas, visible)
    if strip:
        card_face.picture(canvas, rect, canvas.kit.looks.card(kind, "bare"), cut)
    else:
        card_face.resource_face(canvas, rect, kind, cut, named=h >= NAMED_FROM)
    tones = canvas.kit.looks.resource(kind)
    frame: Colour = tones.frame
    width = max(1.8, w / 48)
    if "selected" in marks or "lit" in marks:
        frame, width = colour.GOLD, max(3.0, w / 32)
    elif "legal" in marks:
        frame, width = colour.LEGAL, max(2.6, w / 38)
    elif "refused" in marks:
        frame, width = colour.DANGER, max(2.6, w / 38)
    line = Gradient(frame, mix(frame, colour.RIM_HOT, 0.8))
    if {"selected", "lit", "legal", "refused"} & marks:
        line = Gradient(frame, frame)
    canvas.panel(rect, fill=None, line=line, corners=cut, width=width)
    if strip and visible is not None:
        _strip(canvas, rect, kind, visible)
    elif h >= NAMED_FROM:
        _name(canvas, rect, kind, visible)
    if "hover" in marks:
        canvas.panel(rect, fill=rgb("#FFFFFF", 0.13), corners=cut)
    if "disabled" in marks or "illegal" in marks:
        dull(canvas, rect, cut)
    if "peeked" in marks:
        _peeked(canvas, rect, cut)
    if key:
        half = max(24.0, canvas.kit.fonts.width(key, "key") + 13) / 2
        right = x + 8 + 2 * half if visible is None or not strip else x + visible / 2 + half + 1
        brush.key_cap(
            canvas, right, y + (12 if strip else 6), key, dim="illegal" in marks or "disabled" in marks
        )
    if "refused" in marks:
        canvas.icon("ui-cross", x + w - 20, y - 12, 32, tint=colour.DANGER)
    if "focus" in marks:
        canvas.focus_ring(rect, cut, out=3 if h >= NAMED_FROM else 2)


def small_card(
    canvas: Canvas,
    rect: Rect,
    kind: str,
    marks: frozenset[str] = frozenset(),
    visible: float | None = None,
) -> None:
    """Draw the small card of a crew panel (40 x 64): colour and icon only.

    Args:
        rect: where it lies.
        kind: resource id.
        marks: names of the marks on it.
        visible: width of its left part that the next card leaves uncovered; None if nothing lies on it.
    """
    if "hidden" in marks:
        return
    tones = canvas.kit.looks.resource(kind)
    cut = SMALL_CUT
    if "held" in marks:
        brush.dashed(canvas, brush.cut_points(rect, cut), fade(tones.frame, 0.8), 1.6, 5, 4)
        return
    frame: Colour = tones.frame
    width = 1.6
    if "legal" in marks:
        canvas.glow(rect, fade(LEGAL_GLOW, 0.9), 8)
        frame, width = colour.LEGAL, 2.6
    if "selected" in marks or "lit" in marks:
        canvas.glow(rect, GOLD_GLOW, 8)
        frame, width = colour.GOLD, 2.6
    if "hover" in marks:
        frame, width = light(frame, 0.35), 2.4
    if visible is not None and visible < WHOLE_SIGN:
        x, y, _, h = rect
        size = max(18.0, visible)
        fill = Gradient(light(tones.base, 0.08), mix(tones.base, colour.INK, 0.5), vertical=True)
        canvas.panel(rect, fill=fill, line=frame, corners=cut, width=width)
        canvas.icon(tones.icon, x + (visible - size) / 2 + 1, y + (h - size) / 2, size)
    else:
        card_face.resource_face(canvas, rect, kind, cut, named=False)
        canvas.panel(rect, fill=None, line=frame, corners=cut, width=width)
    if "illegal" in marks:
        dull(canvas, rect, cut)
    if "focus" in marks:
        canvas.focus_ring(rect, cut, out=0)


def empty_place(canvas: Canvas, rect: Rect) -> None:
    """Draw the dashed place of a card that is not there."""
    points = brush.cut_points(rect, (4, 4, 4, 4))
    brush.dashed(canvas, points, fade(colour.LINE, 0.75), 1.3, 4, 4)


def socket(canvas: Canvas, rect: Rect, kind: str) -> None:
    """Draw an exposed repair space: base in the resource's colour, dashed frame, icon."""
    x, y, w, h = rect
    tones = canvas.kit.looks.resource(kind)
    # Darker at the top: light from above does not reach into it.
    hollow = Gradient(mix(tones.base, colour.INK, 0.5), light(tones.base, 0.1), vertical=True)
    canvas.panel(rect, fill=hollow, corners=(3, 3, 3, 3))
    brush.dashed(canvas, brush.cut_points((x + 1, y + 1, w - 2, h - 2), (2, 2, 2, 2)), tones.frame, 2, 5, 3)
    size = w * 0.78
    canvas.icon(tones.icon, x + (w - size) / 2, y + (h - size) / 2, size)


def ghost(canvas: Canvas, rect: Rect, kind: str) -> None:
    """Draw the outline left in the hand by a card that is being dragged."""
    x, y, w, h = rect
    tones = canvas.kit.looks.resource(kind)
    cut = corners(w)
    canvas.panel(rect, fill=fade(mix(tones.base, colour.INK, 0.4), 0.42), corners=cut)
    brush.dashed(canvas, brush.cut_points(rect, cut), fade(tones.frame, 0.8), 2, 9, 6)
    size = w * 0.7
    canvas.icon(tones.icon, x + (w - size) / 2, y + h * 0.42 - size / 2, size, alpha=60)


UNCOUNTED = 3
"""As how many cards a pile is drawn whose cards are not counted (R-35)."""
LAYER_CARDS = 7
"""Number of cards for each edge that shows below the top card of a deck."""
LAYERS = 6
"""At most so many edges show."""
LAYER = (1.3, 1.7)
"""Units to the right and down between an edge and the one above it."""


def back(canvas: Canvas, rect: Rect, damage: int = 0) -> None:
    """Draw the back of a single card."""
    cut = corners(rect[2] * 1.2)
    tone = colour.DANGER if damage else colour.GOLD
    card_face.picture(canvas, rect, _back(canvas.kit, damage), cut)
    line = Gradient(mix(tone, colour.INK, 0.25), mix(tone, colour.RIM_HOT, 0.6))
    canvas.panel(rect, fill=None, line=line, corners=cut, width=max(1.6, rect[2] / 48))


def face_down(
    canvas: Canvas,
    rect: Rect,
    count: int,
    marks: frozenset[str] = frozenset(),
    damage: int = 0,
    low: bool = False,
    counted: bool = True,
) -> None:
    """Draw a deck, face down, with the number of its cards.

    Args:
        rect: of the top card; the edges of the cards below show to the right and below, at most 11 units.
        count: cards left.
        marks: names of the marks on it.
        damage: type of the Damage card on top; 0 is the Resource deck.
        low: five cards or fewer: a red dashed frame.
        counted: False draws a deck without its number (R-35).
    """
    x, y, w, h = rect
    cut = corners(w * 1.2)
    tone = colour.DANGER if damage else colour.GOLD
    if "legal" in marks:
        canvas.glow(rect, LEGAL_GLOW, 14)
    elif "selected" in marks or "lit" in marks:
        canvas.glow(rect, GOLD_GLOW, 14)
    elif low:
        canvas.glow(rect, fade(DANGER_GLOW, 0.6), 12)
    layers = min(LAYERS, -(-(count - 1) // LAYER_CARDS))
    for n in range(layers, 0, -1):
        edge = (x + LAYER[0] * n, y + LAYER[1] * n, w, h)
        line = mix(tone, colour.INK, 0.35 if n % 2 else 0.72)
        canvas.panel(edge, fill=mix(tone, colour.INK, 0.85), line=line, corners=cut, width=1.2)
    back(canvas, rect, damage)
    if counted:
        style = "deck-count" if w > 60 else "number-large"
        place = (x, y + h * 0.58, w, h * 0.32)
        canvas.text(str(count), place, style, colour.TEXT, "center", "middle", shrink=True)
    if "hover" in marks:
        canvas.panel(rect, fill=rgb("#FFFFFF", 0.12), corners=cut)
    if "legal" in marks:
        canvas.panel(_grown(rect, 1), fill=None, line=colour.LEGAL, corners=cut, width=3.6)
    elif "selected" in marks or "lit" in marks:
        canvas.panel(_grown(rect, 1), fill=None, line=colour.GOLD, corners=cut, width=3.6)
    if low:
        brush.dashed(canvas, brush.cut_points(_grown(rect, 4), cut), colour.DANGER, 2.6, 8, 5)
    if "focus" in marks:
        canvas.focus_ring(rect, cut, out=4)


SIZES = ((130.0, 180.0), (80.0, 120.0), (58.0, 84.0), (40.0, 64.0))
"""In which cards lie on the table."""


def prepare(kit: Kit) -> None:
    """Have the faces of all resource cards, as they lie on the table, drawn ahead of their time."""
    for w, h in SIZES:
        for kind in kit.looks.resources():
            cut = corners(w) if w > 40 else SMALL_CUT
            card_face.prepare(kit, (w, h), card_face.face_of(kit, kind, w, h >= NAMED_FROM), cut)
    prepare_back(kit, SIZES[0])


def prepare_back(kit: Kit, size: tuple[float, float], damage: int = 0) -> None:
    """Have the back of a card of a size in units drawn ahead of its time; `damage` as for `back`."""
    card_face.prepare(kit, size, _back(kit, damage), corners(size[0] * 1.2))


def _back(kit: Kit, damage: int) -> Drawing:
    return kit.looks.damage_back(damage) if damage else "cards/resource-back.svg"


def ahead(kit: Kit) -> Iterator[Callable[[], object]]:
    """Yield what draws the faces of all resource cards as they lie on the table."""
    for w, h in SIZES:
        canvas = Canvas.of_size(kit, w, h)
        for kind in kit.looks.resources():
            cut = corners(w) if w > 40 else SMALL_CUT
            place = (0, 0, w, h)
            yield partial(card_face.resource_face, canvas, place, kind, cut, named=h >= NAMED_FROM)


def dull(canvas: Canvas, rect: Rect, cut: tuple[float, float, float, float]) -> None:
    """Take most colour and light from what is drawn inside a rectangle."""
    where = canvas.px(rect)
    where = where.clip(canvas.surface.get_rect())
    if not where:
        return  # a window so low that the card is below it
    grey = pygame.transform.grayscale(canvas.surface.subsurface(where).copy())
    grey.set_alpha(205)
    canvas.surface.blit(grey, where)
    canvas.panel(rect, fill=rgb("#090B13", 0.5), corners=cut)


def _grown(rect: Rect, by: float) -> Rect:
    return rect[0] - by, rect[1] - by, rect[2] + 2 * by, rect[3] + 2 * by


def _lights(canvas: Canvas, rect: Rect, marks: frozenset[str]) -> None:
    w = rect[2]
    if "dragged" in marks:
        brush.shadow(canvas, (rect[0], rect[1] + 10, rect[2], rect[3]), 20, 0.8)
        light_ = DANGER_GLOW if "refused" in marks else LEGAL_GLOW
        canvas.glow(rect, light_, 14)
    elif "refused" in marks:
        canvas.glow(rect, DANGER_GLOW, 16)
    elif "selected" in marks or "lit" in marks:
        canvas.glow(rect, GOLD_GLOW, 16)
    elif "legal" in marks:
        canvas.glow(rect, LEGAL_GLOW, 12)
    else:
        brush.shadow(canvas, rect, max(4, w * 0.07), 0.55)


def _is_strip(canvas: Canvas, visible: float | None) -> bool:
    """Tell whether the next card leaves so little of a card that no name of a resource would fit there."""
    if visible is None:
        return False
    return _widest(canvas, _least_style(canvas)) > visible - 8


def _least_style(canvas: Canvas) -> Style:
    """Return the smallest style of names: large type gives way before a name is left out."""
    return STYLES["card-name"].at(SMALLEST * max(GIVES_WAY, 1 / canvas.kit.text))


def _widest(canvas: Canvas, style: Style) -> float:
    """Return how wide the longest name of a resource is."""
    kit = canvas.kit
    names = (kit.texts(f"resource-{kind}") for kind in kit.looks.resources())
    return max(kit.fonts.width(name, style) for name in names)


def _strip(canvas: Canvas, rect: Rect, kind: str, visible: float) -> None:
    """Draw the resource's sign in the middle of what the next card leaves of a card."""
    x, y, _, h = rect
    size = min(52.0, visible - 12)
    middle = x + visible / 2
    place = (middle - size / 2 - 7, y + h * 0.53 - size / 2 - 7, size + 14, size + 14)
    brush.radial(canvas, _grown(place, 12), rgb("#05060B", 0.75))
    canvas.icon(canvas.kit.looks.resource(kind).icon, middle - size / 2, y + h * 0.53 - size / 2, size)


def _name(canvas: Canvas, rect: Rect, kind: str, visible: float | None) -> None:
    x, y, w, h = rect
    band = h * 0.215
    tones = canvas.kit.looks.resource(kind)
    cut = corners(w)[2]
    top = y + h - band
    fill = Gradient(rgb("#0A0C14", 0.94), fade(mix(colour.INK, tones.base, 0.12), 0.94), True)
    canvas.panel((x + 2, top, w - 4, band - 2), fill=fill, corners=(0, 0, cut, cut))
    canvas.line((x + 2, top), (x + w - 2, top), fade(tones.frame, 0.8), 1.4)
    style = STYLES["card-name" if w < LARGE_FROM else "active-name"]
    air, seen = NAME_AIR[visible is not None], w if visible is None else visible
    room = seen - 2 * air
    high = canvas.kit.fonts.line_height(style) / style.leading
    if high > band or _widest(canvas, style) > seen - 8:  # cards beside each other have names of one size
        style = style.at(next_size(style.size))
        widest = _widest(canvas, style.at(SMALLEST)) * NARROW
        if visible is not None and widest > room:
            style = style.at(max(_least_style(canvas).size, SMALLEST * room / widest))
    place = (x + air, top, room, band - 3)
    text = canvas.kit.texts(f"resource-{kind}")
    canvas.text(text, place, style, colour.TEXT, align="center", valign="middle", shrink=True)


def _peeked(canvas: Canvas, rect: Rect, cut: tuple[float, float, float, float]) -> None:
    x, y, w, _ = rect
    brush.dashed(canvas, brush.cut_points(_grown(rect, 4), cut), colour.LEGAL, 1.8, 2.4, 4)
    badge = (x + w - 32, y + 6, 27, 23) if w >= 90 else (x + w - 24, y + 3, 21, 18)
    canvas.panel(badge, fill=rgb("#0B2A33", 0.94), line=colour.LEGAL, corners=(4, 4, 4, 4), width=1.3)
    size = badge[3] - 2
    canvas.icon("ui-eye", badge[0] + (badge[2] - size) / 2, badge[1] + 1, size, tint=colour.LEGAL_TEXT)
