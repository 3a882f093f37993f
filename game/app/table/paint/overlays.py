"""Words that lie over the table for a while: reasons, notes, the turn banner, the card of a room in full."""

from __future__ import annotations

from functools import partial
from typing import Any

from game.app.drawing.beside import beside
from game.app.drawing.canvas import Canvas
from game.app.drawing.colours.theme import CREW, SMALLEST, Gradient, colour, fade, style_of
from game.app.drawing.kit import Kit
from game.app.drawing.painted_once import painted_once
from game.app.drawing.type.text_drawing import NARROW
from game.app.drawing.viewport import Rect, centre, grow
from game.app.table.paint import tokens
from game.app.widgets.widget import draw_key
from game.sentences import Reason

WIDTH = 424.0
PAD = 18.0
ICON = 30.0
LINK_H = 34.0
"""Height of the foot of a refusal, the way into the rulebook, in type of 100 %."""


def width(kit: Kit) -> float:
    """Width of notes and reasons, which grows with type."""
    return WIDTH * (1 + 0.6 * (kit.text - 1))


def cover(canvas: Canvas, rect: Rect) -> None:
    """Forget the texts below something that stands in front of the table, also those it hides in part."""
    x, y, w, h = rect
    right, bottom = x + w, y + h
    kept = []
    for text in canvas.texts:
        left, top, wide, high = text.rect
        if left + wide <= x or left >= right or top + high <= y or top >= bottom:
            kept.append(text)
    canvas.texts = kept


def link_in(kit: Kit, rect: Rect) -> Rect:
    """Return the foot of a refusal that stands in a rectangle: the way into the rulebook."""
    high = LINK_H * kit.text + 8
    return rect[0], rect[1] + rect[3] - high, rect[2], high


def draw_reason(canvas: Canvas, reason: Reason, anchor: Rect, arrow: bool = False, alpha: int = 255) -> Rect:
    """Draw a refusal: the verdict, then every condition with a tick or a cross.

    Args:
        canvas: the window.
        reason: what to say.
        anchor: what it belongs to; it stands above it, or below where there is no room.
        arrow: whether a small arrow points at the anchor.
        alpha: for fading out.

    Returns:
        Where it stands.
    """
    fonts = canvas.kit.fonts
    wide = width(canvas.kit)
    inner = wide - 2 * PAD
    heading = fonts.wrap(reason.title, "subheading", inner)
    heading_h = len(heading) * fonts.line_height("subheading")
    several = len(reason.lines) > 1 or any(line.icons for line in reason.lines)
    rows = []
    height = PAD * 2 + heading_h + LINK_H * canvas.kit.text
    if several:
        height += 8
        for line in reason.lines:
            lines = fonts.wrap(line.text, "fact", inner - 36 - (ICON + 26) * len(line.icons))
            row_h = max(28.0, len(lines) * fonts.line_height("fact") + 4, ICON + 4 if line.icons else 0)
            rows.append((line, row_h))
            height += row_h
    rect = _beside(canvas, anchor, wide, height)
    cover(canvas, grow(rect, 2))
    target = (
        canvas
        if alpha >= 255
        else Canvas.of_size(canvas.kit, wide + 40, height + 40, origin=(rect[0] - 20, rect[1] - 20))
    )
    target.glow(rect, fade(colour.BLACK, 0.7), 14)
    target.panel(rect, fill=colour.REASON_PANEL, line=colour.REASON, corners=(12, 4, 12, 4), width=2)
    if arrow and rect[1] + height <= anchor[1]:
        _arrow(target, centre(anchor)[0], rect)
    x, y = rect[0] + PAD, rect[1] + PAD
    target.text(reason.title, (x, y, inner, heading_h + 2), "subheading", colour.TEXT, wrap=True)
    y += heading_h + 8
    for line, row_h in rows:
        _condition(target, line, (x, y, inner, row_h))
        y += row_h
    _link(target, rect)
    if target is not canvas:
        canvas.blit(target, 0, 0, alpha)
    return rect


def _link(canvas: Canvas, rect: Rect) -> None:
    """Draw the way into the rulebook: its key, and its name."""
    kit = canvas.kit
    x, y, w, h = link_in(kit, rect)
    canvas.line((x + PAD, y), (x + w - PAD, y), fade(colour.REASON, 0.4))
    label, middle = kit.keys.label("help", kit.texts), y + h / 2
    right = x + w - PAD
    if label:
        right -= draw_key(canvas, label, right, middle) + 10
    place = (x + PAD, y, right - x - PAD, h)
    canvas.text(kit.texts("rulebook-open"), place, "fact", colour.MUTED, "right", "middle", shrink=True)


def _condition(canvas: Canvas, line: Any, rect: Rect) -> None:
    x, y, w, h = rect
    mark = ("ui-check", colour.GOOD) if line.ok else ("ui-cross", colour.DANGER)
    canvas.icon(mark[0], x, y + h / 2 - 10, 20, mark[1])
    words_w = w - 30
    if line.icons:
        room = w - 36 - (ICON + 26) * len(line.icons)
        words_w = min(room, canvas.kit.fonts.width(line.text, "fact")) + 6
    ink = colour.TEXT if line.ok else colour.REASON
    canvas.text(line.text, (x + 30, y, words_w, h), "fact", ink, valign="middle", wrap=True)
    left = x + 40 + words_w
    for kind, paid in line.icons:
        tones = canvas.kit.looks.resource(kind)
        box = (left, y + h / 2 - ICON / 2, ICON, ICON)
        canvas.panel(box, fill=tones.base, line=tones.frame, corners=(5, 3, 5, 3), width=1.6)
        canvas.icon(canvas.kit.looks.resource(kind).icon, left + 3, box[1] + 3, ICON - 6)
        tick = ("ui-check", colour.GOOD) if paid else ("ui-cross", colour.DANGER)
        canvas.icon(tick[0], left + ICON + 3, y + h / 2 - 9, 18, tick[1])
        left += ICON + 26


def _beside(canvas: Canvas, anchor: Rect, width: float, height: float) -> Rect:
    """A place beside the anchor: above it, else below, else at a side; always on the screen."""
    found = beside(canvas.kit.seen, anchor, (width, height))
    if found is not None:
        return found
    left, top, seen_w, seen_h = canvas.kit.seen
    x = min(max(left + 8.0, centre(anchor)[0] - width / 2), left + seen_w - width - 8)
    y = anchor[1] - height - 8
    if y < max(70, top + 8):
        y = anchor[1] + anchor[3] + 8
    return (x, min(max(top + 8.0, y), top + seen_h - height - 8), width, height)


def _arrow(canvas: Canvas, x: float, rect: Rect) -> None:
    x = min(max(rect[0] + 24, x), rect[0] + rect[2] - 24)
    bottom = rect[1] + rect[3]
    canvas.polygon([(x - 11, bottom - 2), (x + 11, bottom - 2), (x, bottom + 10)], colour.REASON)


def draw_note(canvas: Canvas, words: str, anchor: Rect) -> Rect:
    """Draw a plain note above or below what it is about."""
    fonts = canvas.kit.fonts
    longest = max(fonts.width(line, "fact") for line in words.split("\n"))
    wide = min(width(canvas.kit), max(110.0, longest + 2 * PAD))
    lines = fonts.wrap(words, "fact", wide - 2 * PAD + 1)
    height = len(lines) * fonts.line_height("fact") + 24
    rect = _beside(canvas, anchor, wide, height)
    cover(canvas, rect)
    canvas.glow(rect, fade(colour.BLACK, 0.6), 12)
    canvas.panel(rect, fill=colour.REASON_PANEL, line=colour.LINE_STRONG, corners=(10, 4, 10, 4), width=2)
    place = (rect[0] + PAD, rect[1] + 12, wide - 2 * PAD + 1, height - 22)
    canvas.text(words, place, "fact", colour.TEXT, wrap=True)
    return rect


def draw_banner(
    canvas: Canvas, name: str, who: tuple[int, str], order: str, share: float, board: Rect
) -> None:
    """Draw whose turn begins, with what else is to be said; `share` from 0 to 1 over its whole life.

    Args:
        canvas: the window.
        name, who: of the crew member: as entered; crew mark, and what the face says.
        order: the line below.
        share: of the banner's life.
        board: what it lies over.
    """
    texts = canvas.kit.texts
    title = texts("play-banner-title", name=name)
    fading = min(1.0, share * 7, (1 - share) * 5)
    slide = (1 - min(1.0, share * 5)) ** 3 * 60
    fonts = canvas.kit.fonts
    least = style_of("lead").at(SMALLEST)
    w = max(620.0, fonts.width(title, "title") + 240, fonts.width(order, least) * NARROW + 220)
    w = min(w, board[2])
    h = 160 + 60 * (canvas.kit.text - 1)
    x, y = board[0] + (board[2] - w) / 2 - slide, board[1] + (board[3] - h) / 2
    kept = canvas.kit.memo("banner", dict)
    key = (title, order, who, w)
    if key not in kept:
        kept.clear()
        paint = partial(_banner, title=title, order=order, who=who, size=(w, h))
        kept[key] = painted_once(canvas.kit, (w + 120, h + 120), (-60, -60), paint)
    cover(canvas, (x, y, w, h))
    canvas.blit(kept[key], x, y, round(255 * fading))


def _banner(layer: Canvas, title: str, order: str, who: tuple[int, str], size: tuple[float, float]) -> None:
    tone = CREW[who[0]].colour
    w, h = size
    rect = (0.0, 0.0, w, h)
    layer.glow(rect, (*tone[:3], 120), 30)
    layer.panel(
        rect, fill=(11, 14, 23, 245), line=Gradient(tone, colour.RIM), corners=(26, 6, 26, 6), width=3
    )
    tokens.face(layer, (40, (h - 112) / 2, 112), *who)
    first = h * 0.16, h * 0.4
    layer.text(title, (176, first[0], w - 200, first[1]), "title", colour.TEXT, valign="middle", shrink=True)
    place = (176, first[0] + first[1], w - 200, h * 0.26)
    layer.text(order, place, "lead", colour.MUTED, valign="middle", shrink=True)
