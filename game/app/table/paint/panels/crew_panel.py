"""Crew panels in turn order, and the supply of tokens below them."""

from __future__ import annotations

from dataclasses import dataclass

from game.app.drawing.canvas import Canvas
from game.app.drawing.colours.theme import (
    CREW,
    GOLD_GLOW,
    LEGAL_GLOW,
    PANEL_FILL,
    PANEL_LINE,
    SMALLEST,
    Colour,
    Gradient,
    colour,
    fade,
    mix,
    rgb,
    style_of,
)
from game.app.drawing.rank_badge import draw_rank_badge
from game.app.drawing.type.text_drawing import NARROW
from game.app.drawing.viewport import Rect
from game.app.table.model.places.panel_sizes import CARDS_W, PanelSizes
from game.app.table.model.view_parts import CrewView, SupplyView
from game.app.table.paint import brush, tokens
from game.app.table.paint.brush import ring
from game.app.table.paint.cards.resource_card import empty_place, small_card
from game.wording import room_brief

CORNERS = (16.0, 6.0, 16.0, 6.0)
MARGIN = 24.0
MOST_PLACES = 12
"""Places for more cards than these are not drawn: nobody would count them."""
FULL_HEIGHT = 200.0
"""Panels at least this high keep tokens and cards on a line of their own."""


@dataclass(frozen=True)
class CrewMarks:
    """The marks on a crew panel and on its cards."""

    panel: frozenset[str]
    cards: tuple[frozenset[str], ...]


def crew_panel(
    canvas: Canvas, crew: CrewView, mark: int, size: tuple[float, float], marks: CrewMarks
) -> None:
    """Draw a crew panel.

    Args:
        crew: what it shows.
        mark: crew mark (index in ``theme.CREW``).
        size: width and height, units: 212 high, or 156 with four crew.
        marks: signal lights.
    """
    w, h = size
    rect: Rect = (0.0, 0.0, w, h)
    tone = CREW[mark].colour
    _ground(canvas, rect, crew, tone, marks.panel)
    place = _head_place(canvas, size)
    gone = crew.tag == "pod"
    if gone:
        canvas.icon("pod", *place, grey=True)
    else:
        tokens.face(canvas, place, mark, crew.mood)
    if crew.rank and not gone:
        x, y, side = place
        draw_rank_badge(canvas, crew.rank, x + 9, y + side - 7, 26, tone)
    if canvas.kit.text > 1:
        _rows(canvas, crew, tone, size)
    else:
        _designed(canvas, crew, tone, size)
    if not crew.shared:
        _cards(canvas, crew, h - PanelSizes(canvas.kit.text).cards(h), marks)
    if "illegal" in marks.panel:
        brush.grey_out(canvas, 0.7, 0.55)
    elif gone:
        brush.grey_out(canvas, 0.75, 0.72)
        canvas.icon("pod", *place)
    if "focus" in marks.panel:
        brush.focus_ring(canvas, rect, CORNERS)


def _head_place(canvas: Canvas, size: tuple[float, float]) -> tuple[float, float, float]:
    """Return where the face is, and its size."""
    if canvas.kit.text > 1:
        return 8.0, 6.0, 42.0
    return (9.0, 8.0, 57.0) if size[1] >= FULL_HEIGHT else (8.0, 7.0, 52.0)


def _designed(canvas: Canvas, crew: CrewView, tone: Colour, size: tuple[float, float]) -> None:
    """Draw name, place, tokens and number of cards as designed for type of 100 %."""
    w, h = size
    full = h >= FULL_HEIGHT
    tag_left = _tag(canvas, crew, tone, w)
    name_left = 75.0 if full else 68.0
    place = (name_left, 8, tag_left - name_left - 6, 34)
    canvas.text(crew.name, place, "crew-name", tone, valign="middle", shrink=True)
    if crew.shared:
        _place(canvas, crew, name_left, 38, w - 12 - name_left)
        canvas.line((12, 70), (w - 12, 70), fade(colour.LINE, 0.8), 1.2)
        _own_tokens(canvas, crew, 82, size)
    elif full:
        _place(canvas, crew, name_left, 38, w - 12 - name_left)
        canvas.line((12, 70), (w - 12, 70), fade(colour.LINE, 0.8), 1.2)
        _tokens(canvas, crew, 12, 80)
        _count(canvas, crew, w - 12, 80)
    else:
        right = _count(canvas, crew, w - 12, 44, small=True)
        right = _tokens_small(canvas, crew, right - 8, 47)
        _place(canvas, crew, name_left, 48, right - name_left - 2)


def _rows(canvas: Canvas, crew: CrewView, tone: Colour, size: tuple[float, float]) -> None:
    """Draw the same in larger type, in as many rows as there is room for above the cards."""
    w, h = size
    text = canvas.kit.text
    cards = 0.0 if crew.shared else PanelSizes(text).cards(h)
    count = 2 if crew.shared else min(3, max(1, int((h - cards - 8) / (24 * text))))
    row = 24 * text if crew.shared else min(31 * text, (h - cards - 8) / count)
    left, top = 58.0, 5.0
    if count == 1:
        # The place has a name where the crew member's leaves room for it, and the number of cards stands
        # beside them.
        right = w - 10.0
        if crew.room is not None:
            right = _place_right(canvas, crew, right, (left, top, row))
        right = _tokens_small(canvas, crew, right - 6, top, row)
        _name(canvas, crew, tone, (left, top, right - left - 6, row))
        _count(canvas, crew, w - 12, h - cards + 32 - row / 2, True, row, sign=False)
        return
    tag_left = w - 12.0
    fonts = canvas.kit.fonts
    tag = fonts.width(canvas.kit.texts(f"tag-{crew.tag}"), "tag") + 18
    if fonts.width(crew.name, style_of("crew-name").at(SMALLEST)) * NARROW <= w - 18 - tag - left:
        tag_left = _tag(canvas, crew, tone, w, (top + 3, row - 6))
    _name(canvas, crew, tone, (left, top, tag_left - left - 6, row))
    top += row
    if crew.shared:
        _place(canvas, crew, left, top, w - 12 - left, row)
        _own_tokens(canvas, crew, top + row + 4, size)
        return
    if count > 2:
        _place(canvas, crew, left, top, w - 12 - left, row)
        top += row
    right = _count(canvas, crew, w - 12, top, True, row)
    right = _tokens_small(canvas, crew, right - 8, top, row)
    if count == 2:
        _place(canvas, crew, 12, top, right - 14, row)


def _place_right(canvas: Canvas, crew: CrewView, right: float, span: tuple[float, float, float]) -> float:
    """Draw where somebody is, ending at ``right``: the sign, and the name where there is room for it.

    Args:
        canvas: the panel's.
        crew: who.
        right: where it ends.
        span: where the name of the crew member begins, top and height of the row.

    Returns:
        Where it begins.
    """
    fonts, (left, top, row) = canvas.kit.fonts, span
    room = crew.room or ""
    tone = canvas.kit.looks.room(room).frame
    held = sum(35 + fonts.width(str(n), "number") for n in (crew.tokens, crew.cubes, crew.shields) if n)
    names = canvas.kit.texts(f"room-{room}"), room_brief(canvas.kit.texts, room)
    # Whose panel it is comes first: smaller than designed only where the place would go without a name.
    for style in (style_of("crew-name"), style_of("crew-name").at(SMALLEST)):
        free = right - 34 - held - 12 - left - fonts.width(crew.name, style)
        fits = [name for name in names if fonts.width(name, style_of("body").at(SMALLEST)) * NARROW <= free]
        if fits:
            wide = min(fonts.width(fits[0], "body") + 1, free)
            right -= wide
            canvas.text(fits[0], (right, top, wide, row), "body", tone, valign="middle", shrink=True)
            break
    right -= 34
    canvas.icon(canvas.kit.looks.room(room).icon, right + 2, top + row / 2 - 15, 30, tint=tone)
    return right


def _name(canvas: Canvas, crew: CrewView, tone: Colour, rect: Rect) -> None:
    canvas.text(crew.name, rect, "crew-name", tone, valign="middle", shrink=True)


def _ground(canvas: Canvas, rect: Rect, crew: CrewView, tone: Colour, marks: frozenset[str]) -> None:
    x, y, w, h = rect
    active = crew.tag == "active"
    line: Gradient = PANEL_LINE
    width = 1.6
    fill: Gradient = PANEL_FILL
    if active:
        canvas.glow(rect, fade(tone, 0.55), 16)
        fill = Gradient(mix(rgb("#12141F"), tone, 0.1), mix(rgb("#17131A"), tone, 0.06))
        line, width = Gradient(tone, mix(tone, colour.RIM_HOT, 0.5)), 3.2
        canvas.polygon([(w + 1, h / 2 - 21), (w + 17, h / 2), (w + 1, h / 2 + 21)], tone)
    if "legal" in marks:
        canvas.glow(rect, LEGAL_GLOW, 18)
        line, width = Gradient(colour.LEGAL, colour.LEGAL), 3.6
    elif "selected" in marks or "lit" in marks:
        canvas.glow(rect, GOLD_GLOW, 18)
        line, width = Gradient(colour.GOLD, colour.GOLD), 3.6
    elif "refused" in marks:
        line, width = Gradient(colour.DANGER, colour.DANGER), 3.2
    canvas.panel(rect, fill=fill, line=line, corners=CORNERS, width=width)
    if "hover" in marks:
        canvas.panel(rect, fill=rgb("#FFFFFF", 0.05), corners=CORNERS)


def _tag(
    canvas: Canvas, crew: CrewView, tone: Colour, w: float, span: tuple[float, float] = (12.0, 25.0)
) -> float:
    """Draw when somebody's turn comes, in a span of top and height; return where it begins."""
    text = canvas.kit.texts(f"tag-{crew.tag}")
    width = canvas.kit.fonts.width(text, "tag") + 18
    rect = (w - 12 - width, span[0], width, span[1])
    if crew.tag == "active":
        canvas.box(rect, tone, 3)
        canvas.text(text, rect, "tag", rgb("#1A1206"), align="center", valign="middle")
    else:
        canvas.panel(rect, fill=rgb("#0B0E17", 0.6), line=colour.LINE, corners=(3, 3, 3, 3), width=1.4)
        canvas.text(text, rect, "tag", colour.MUTED, align="center", valign="middle")
    return rect[0]


def _place(canvas: Canvas, crew: CrewView, x: float, y: float, width: float, h: float = 25.0) -> None:
    """Draw where somebody is; the name is left out where tokens leave no room for it."""
    texts = canvas.kit.texts
    if crew.room is None:
        place = (x, y, width, h)
        canvas.text(texts("crew-left"), place, "body", colour.MUTED, valign="middle", shrink=True)
        return
    tone, side = canvas.kit.looks.room(crew.room).frame, min(30.0, 19 * canvas.kit.text)
    canvas.icon(canvas.kit.looks.room(crew.room).icon, x, y + (h - side) / 2, side, tint=tone)
    name = texts(f"room-{crew.room}")
    short = room_brief(texts, crew.room)
    room = width - side - 5
    for words in (name, short):
        if canvas.kit.fonts.width(words, style_of("body").at(SMALLEST)) * NARROW <= room:
            place = (x + side + 5, y, room, h)
            canvas.text(words, place, "body", tone, valign="middle", shrink=True)
            return


def _own_tokens(canvas: Canvas, crew: CrewView, top: float, size: tuple[float, float]) -> None:
    """Draw what belongs to this crew member alone, large: in solo the hand is everybody's (R-28)."""
    w, h = size
    kinds = (("action", crew.tokens), ("cube", crew.cubes), ("protection", crew.shields))
    pitch, high = (w - 18) / 3, h - top - 14
    line_h = 33 * canvas.kit.text
    stacked = high >= 54 + line_h
    for n, (kind, count) in enumerate(kinds):
        box = (12 + pitch * n, top, pitch - 6, high)
        line = fade(colour.LINE, 0.9 if count else 0.5)
        canvas.panel(box, fill=rgb("#0B0E17", 0.55), line=line, corners=(6, 6, 6, 6), width=1.4)
        words = canvas.kit.texts("crew-times", count=count)
        tone = colour.TEXT if count else colour.DISABLED
        if stacked:
            tokens.token(canvas, kind, box[0] + (box[2] - 44) / 2, top + 10, 44, dim=not count)
            place: Rect = (box[0], top + high - line_h - 4, box[2], line_h)
            canvas.text(words, place, "number-large", tone, "center", "middle", shrink=True)
        else:
            side = min(40.0, high - 6)
            tokens.token(canvas, kind, box[0] + 6, top + (high - side) / 2, side, dim=not count)
            place = (box[0] + side + 8, top, box[2] - side - 12, high)
            canvas.text(words, place, "number-large", tone, "center", "middle", shrink=True)


def _tokens_small(canvas: Canvas, crew: CrewView, right: float, y: float, h: float = 28.0) -> float:
    """Draw each kind of token once with its number, ending at ``right``; return where they begin."""
    fonts = canvas.kit.fonts
    for kind, count in (("protection", crew.shields), ("cube", crew.cubes), ("action", crew.tokens)):
        if count:
            wide = fonts.width(str(count), "number")
            right -= wide
            canvas.text(str(count), (right, y, wide + 2, h), "number", colour.TEXT, valign="middle")
            right -= 28
            tokens.token(canvas, kind, right, y + h / 2 - 13, 25)
            right -= 7
    return right


def _tokens(canvas: Canvas, crew: CrewView, x: float, y: float) -> None:
    """Draw Action tokens, then held cubes and held Protection tokens, each with its number."""
    if crew.cubes or crew.shields:
        _tokens_dense(canvas, crew, x, y)
        return
    size = 34.0
    left = x
    shown = max(1, min(crew.tokens, 3))
    for n in range(shown):
        canvas.icon(
            "token-action",
            left + n * size * 0.86,
            y,
            size,
            alpha=255 if crew.tokens else 100,
            grey=not crew.tokens,
        )
    left += (shown - 1) * size * 0.86 + size + 8
    text = canvas.kit.texts("crew-times", count=crew.tokens)
    tone = colour.GOLD_TEXT if crew.tokens else colour.DISABLED
    canvas.text(text, (left, y, 40, size), "number", tone, valign="middle")


def _tokens_dense(canvas: Canvas, crew: CrewView, x: float, y: float) -> None:
    """Draw each kind of token once with its number: three kinds stand beside the number of cards."""
    left = x
    for kind, count in (("action", crew.tokens), ("cube", crew.cubes), ("protection", crew.shields)):
        if count:
            tokens.token(canvas, kind, left, y + 4, 27)
            text = canvas.kit.texts("crew-times", count=count)
            tone = colour.GOLD_TEXT if kind == "action" else colour.TEXT
            box = canvas.text(text, (left + 29, y, 30, 34), "number", tone, valign="middle")
            left = box[0] + box[2] + 6


def _count(
    canvas: Canvas,
    crew: CrewView,
    right: float,
    y: float,
    small: bool = False,
    h: float = 34.0,
    sign: bool = True,
) -> float:
    """Draw the number of cards, ending at ``right``; return where it begins."""
    gone = crew.tag == "pod"
    over = len(crew.hand) > crew.limit and not gone
    tone = colour.REASON if over else colour.TEXT
    # Whoever has left the ship has no limit any more.
    limit = "" if gone else canvas.kit.texts("crew-of-limit", count=crew.limit)
    fonts = canvas.kit.fonts
    wide = fonts.width(limit, "number")
    number = str(len(crew.hand))
    canvas.text(limit, (right - wide, y, wide + 1, h), "number", colour.MUTED, valign="middle")
    style, icon = ("number", 22.0) if small else ("number-large", 26.0)
    left = right - wide - 5 - fonts.width(number, style)
    canvas.text(number, (left, y, fonts.width(number, style) + 2, h), style, tone, valign="middle")
    if not sign:
        return left
    left -= icon + (4 if small else 8)
    canvas.icon("ui-cards", left, y + (h - icon) / 2, icon, tint=colour.MUTED)
    return left


def _cards(canvas: Canvas, crew: CrewView, top: float, marks: CrewMarks) -> None:
    count = len(crew.hand)
    pitch = PanelSizes(canvas.kit.text).card_pitch(count)
    step = min(45.0, (CARDS_W - 40) / max(1, crew.limit - 1))
    for n in range(count, min(crew.limit, MOST_PLACES)):
        empty_place(canvas, (12 + step * n, top, 40, 64))
    for n, kind in enumerate(crew.hand):
        visible = pitch if n + 1 < count and pitch < 40 else None
        small_card(canvas, (12 + pitch * n, top, 40, 64), kind, marks.cards[n], visible)


def supply_panel(
    canvas: Canvas, supply: SupplyView, marks: tuple[frozenset[str], ...], size: tuple[float, float]
) -> None:
    """Draw the supply: cubes, Action tokens, Protection tokens, power tokens with their numbers."""
    w, h = size
    sizes = PanelSizes(canvas.kit.text)
    row = sizes.stock_row
    canvas.panel((0, 0, w, h), fill=PANEL_FILL, line=PANEL_LINE, corners=(10, 5, 10, 5))
    if not sizes.folded:
        place: Rect = (14, 4, w - 28, h - row - 8)
        canvas.text(
            canvas.kit.texts("supply-title"), place, "label", colour.MUTED, valign="middle", shrink=True
        )
    kinds = (
        ("cube", supply.cubes),
        ("action", supply.actions),
        ("protection", supply.shields),
        ("power", supply.powers),
    )
    cell, top = (w - 16) / 4, h - row - 4
    for n, (kind, count) in enumerate(kinds):
        x = 10 + cell * n
        rect = (x, top, cell - 2, row)
        if {"legal", "selected", "lit"} & marks[n]:
            tone = colour.LEGAL if "legal" in marks[n] else colour.GOLD
            ring(canvas, rect, fade(tone, 0.4), 8)
            canvas.panel(rect, fill=fade(tone, 0.12), line=tone, corners=(5, 5, 5, 5), width=2.4)
        elif "hover" in marks[n]:
            canvas.panel(rect, fill=rgb("#FFFFFF", 0.07), corners=(5, 5, 5, 5))
        tokens.token(canvas, kind, x + 4, top + (row - 30) / 2, 30, dim=count == 0)
        tone = colour.TEXT if count else colour.REASON
        place = (x + 37, top, cell - 40, row)
        canvas.text(str(count), place, "number", tone, valign="middle", shrink=True)
        if "focus" in marks[n]:
            brush.focus_ring(canvas, rect, (5, 5, 5, 5), out=0)
