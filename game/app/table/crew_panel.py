"""Crew panels in turn order, and the supply of tokens below them."""

from __future__ import annotations

from dataclasses import dataclass

from game.app.canvas import Canvas
from game.app.table import brush, tokens
from game.app.table.resource_card import empty_place, small_card
from game.app.table.room_card import room_icon
from game.app.table.view_parts import HAND_LIMIT, CrewView, SupplyView
from game.app.theme import (
    CREW,
    GOLD_GLOW,
    LEGAL_GLOW,
    PANEL_FILL,
    PANEL_LINE,
    Colour,
    Gradient,
    colour,
    fade,
    mix,
    rgb,
    room_colours,
)
from game.app.viewport import Rect

CORNERS = (16.0, 6.0, 16.0, 6.0)
MARGIN = 24.0
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
    full = h >= FULL_HEIGHT
    gone = crew.tag == "pod"
    head, top = (46.0, 10.0) if full else (38.0, 7.0)
    canvas.icon("escape-pod" if gone else tokens.meeple_icon(mark), 10, top, head, grey=gone)
    tag_left = _tag(canvas, crew, tone, w)
    name_left = 68.0 if full else 56.0
    place = (name_left, 8, tag_left - name_left - 6, 34)
    canvas.text(crew.name, place, "crew-name", tone, valign="middle", shrink=True)
    if crew.shared:
        _place(canvas, crew, name_left, 38, w - 12 - name_left)
        canvas.line((12, 70), (w - 12, 70), fade(colour.LINE, 0.8), 1.2)
        _own_tokens(canvas, crew, h)
    elif full:
        _place(canvas, crew, name_left, 38, w - 12 - name_left)
        canvas.line((12, 70), (w - 12, 70), fade(colour.LINE, 0.8), 1.2)
        _tokens(canvas, crew, 12, 80)
        _count(canvas, crew, w - 12, 80)
        cards_top = 130.0
    else:
        right = _count(canvas, crew, w - 12, 44, small=True)
        right = _tokens_small(canvas, crew, right - 8, 47)
        _place(canvas, crew, 12, 48, right - 14)
        cards_top = 78.0
    if not crew.shared:
        _cards(canvas, crew, cards_top, marks)
    if "illegal" in marks.panel:
        brush.grey_out(canvas, 0.7, 0.55)
    elif gone:
        brush.grey_out(canvas, 0.75, 0.72)
        canvas.icon("escape-pod", 10, top, head)
    if "focus" in marks.panel:
        brush.focus_ring(canvas, rect, CORNERS)


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


def _tag(canvas: Canvas, crew: CrewView, tone: Colour, w: float) -> float:
    text = canvas.kit.texts(f"tag-{crew.tag}")
    width = canvas.kit.fonts.width(text, "tag") + 18
    rect = (w - 12 - width, 12.0, width, 25.0)
    if crew.tag == "active":
        canvas.box(rect, tone, 3)
        canvas.text(text, rect, "tag", rgb("#1A1206"), align="center", valign="middle")
    else:
        canvas.panel(rect, fill=rgb("#0B0E17", 0.6), line=colour.LINE, corners=(3, 3, 3, 3), width=1.4)
        canvas.text(text, rect, "tag", colour.MUTED, align="center", valign="middle")
    return rect[0]


def _place(canvas: Canvas, crew: CrewView, x: float, y: float, width: float) -> None:
    """Draw where somebody is; the name is left out where tokens leave no room for it."""
    texts = canvas.kit.texts
    if crew.room is None:
        place = (x, y, width, 24)
        canvas.text(texts("crew-left"), place, "body", colour.MUTED, valign="middle", shrink=True)
        return
    tone = room_colours(crew.room).frame
    canvas.icon(room_icon(canvas, crew.room), x, y + 3, 19, tint=tone)
    name = texts(f"room-{crew.room}")
    if canvas.kit.fonts.width(name, "fact") <= width - 24:
        canvas.text(name, (x + 24, y, width - 24, 25), "body", tone, valign="middle", shrink=True)


def _own_tokens(canvas: Canvas, crew: CrewView, h: float) -> None:
    """Draw what belongs to this crew member alone, large: in solo the hand is everybody's (R-28)."""
    kinds = (("action", crew.tokens), ("cube", crew.cubes), ("protection", crew.shields))
    for n, (kind, count) in enumerate(kinds):
        box = (12 + 90.0 * n, 82.0, 84.0, h - 96)
        line = fade(colour.LINE, 0.9 if count else 0.5)
        canvas.panel(box, fill=rgb("#0B0E17", 0.55), line=line, corners=(6, 6, 6, 6), width=1.4)
        tokens.token(canvas, kind, box[0] + 20, box[1] + 10, 44, dim=not count)
        words = (box[0], box[1] + 62, box[2], 40)
        tone = colour.TEXT if count else colour.DISABLED
        canvas.text(
            canvas.kit.texts("crew-times", count=count), words, "number-large", tone, "center", "middle"
        )


def _tokens_small(canvas: Canvas, crew: CrewView, right: float, y: float) -> float:
    """Draw each kind of token once with its number, ending at ``right``; return where they begin."""
    fonts = canvas.kit.fonts
    for kind, count in (("protection", crew.shields), ("cube", crew.cubes), ("action", crew.tokens)):
        if count:
            right -= fonts.width(str(count), "number")
            canvas.text(str(count), (right, y, 24, 28), "number", colour.TEXT, valign="middle")
            right -= 28
            tokens.token(canvas, kind, right, y + 1, 25)
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


def _count(canvas: Canvas, crew: CrewView, right: float, y: float, small: bool = False) -> float:
    """Draw the number of cards, ending at ``right``; return where it begins."""
    gone = crew.tag == "pod"
    over = len(crew.hand) > HAND_LIMIT and not gone
    tone = colour.REASON if over else colour.TEXT
    # Whoever has left the ship has no limit any more.
    limit = "" if gone else canvas.kit.texts("crew-of-limit", count=HAND_LIMIT)
    fonts = canvas.kit.fonts
    wide = fonts.width(limit, "number")
    number = str(len(crew.hand))
    canvas.text(limit, (right - wide, y, wide + 1, 34), "number", colour.MUTED, valign="middle")
    style, icon = ("number", 22.0) if small else ("number-large", 26.0)
    left = right - wide - 5 - fonts.width(number, style)
    canvas.text(number, (left, y, 40, 34), style, tone, valign="middle")
    left -= icon + (4 if small else 8)
    canvas.icon("ui-cards", left, y + (34 - icon) / 2, icon, tint=colour.MUTED)
    return left


def _cards(canvas: Canvas, crew: CrewView, top: float, marks: CrewMarks) -> None:
    count = len(crew.hand)
    pitch = min(45.0, (265 - 40) / max(1, count - 1))
    for n in range(HAND_LIMIT):
        if n >= count:
            empty_place(canvas, (12 + 45.0 * n, top, 40, 64))
    for n, kind in enumerate(crew.hand):
        visible = pitch if n + 1 < count and pitch < 40 else None
        small_card(canvas, (12 + pitch * n, top, 40, 64), kind, marks.cards[n], visible)


def supply_panel(canvas: Canvas, supply: SupplyView, marks: tuple[frozenset[str], ...]) -> None:
    """Draw the supply: cubes, Action tokens, Protection tokens, power tokens with their numbers."""
    canvas.panel((0, 0, 288, 74), fill=PANEL_FILL, line=PANEL_LINE, corners=(10, 5, 10, 5))
    canvas.text(canvas.kit.texts("supply-title"), (14, 5, 200, 24), "label", colour.MUTED, valign="middle")
    kinds = (
        ("cube", supply.cubes),
        ("action", supply.actions),
        ("protection", supply.shields),
        ("power", supply.powers),
    )
    for n, (kind, count) in enumerate(kinds):
        x = 10 + 68.0 * n
        rect = (x, 30.0, 66.0, 40.0)
        if {"legal", "selected", "lit"} & marks[n]:
            tone = colour.LEGAL if "legal" in marks[n] else colour.GOLD
            canvas.glow(rect, fade(tone, 0.4), 8)
            canvas.panel(rect, fill=fade(tone, 0.12), line=tone, corners=(5, 5, 5, 5), width=2.4)
        elif "hover" in marks[n]:
            canvas.panel(rect, fill=rgb("#FFFFFF", 0.07), corners=(5, 5, 5, 5))
        tokens.token(canvas, kind, x + 4, 35, 30, dim=count == 0)
        tone = colour.TEXT if count else colour.REASON
        canvas.text(str(count), (x + 37, 35, 28, 30), "number", tone, valign="middle")
        if "focus" in marks[n]:
            brush.focus_ring(canvas, rect, (5, 5, 5, 5), out=0)
