"""Words that stand above a form for a while: the note on a control, and the short message at the bottom."""

from __future__ import annotations

from collections.abc import Sequence

from game.app.drawing.beside import beside
from game.app.drawing.canvas import Canvas
from game.app.drawing.colours.theme import colour, fade
from game.app.drawing.kit import Kit
from game.app.drawing.viewport import Rect, centre
from game.app.widgets.widget import draw_key


def draw_tooltip(
    canvas: Canvas,
    text: str,
    anchor: Rect,
    refused: bool = False,
    free: Sequence[Rect] = (),
    leads: bool = False,
) -> None:
    """Draw a note beside a rectangle, where it covers no other control, else where there is room for it.

    Args:
        canvas: the window.
        text: the note.
        anchor: what it is about.
        refused: whether it says why something cannot be done.
        free: the other controls.
        leads: whether its foot names the way into the rulebook.
    """
    fonts, grown = canvas.kit.fonts, canvas.kit.text
    screen_w, screen_h = canvas.kit.viewport.design
    x, y, w, h = anchor
    foot_w, foot_h = _foot_size(canvas.kit) if leads else (0.0, 0.0)
    for most in (424.0, 560.0, 720.0, screen_w - 16):
        width = min(most * grown, screen_w - 16, max(120.0, foot_w + 34, fonts.width(text, "small") + 34))
        lines = fonts.wrap(text, "small", width - 32)
        height = len(lines) * fonts.line_height("small") + 24 + foot_h
        if height <= max(y - 16, screen_h - y - h - 16):
            break
    seen, size = (0.0, 0.0, screen_w, screen_h), (width, height)
    found = beside(seen, anchor, size, ("above", "below", "right", "left"), free=free) or beside(
        seen, anchor, size
    )
    if found is None:
        left = min(max(8.0, centre(anchor)[0] - width / 2), screen_w - width - 8)
        top = y - height - 8 if height <= y - 16 else min(y + h + 8, screen_h - height - 8)
        found = (left, top, width, height)
    left, top = found[:2]
    rect = found
    canvas.cover(rect, partly=True)
    canvas.glow(rect, fade(colour.BLACK, 0.6), 12)
    line = colour.REASON if refused else colour.LINE_STRONG
    canvas.panel(rect, fill=colour.REASON_PANEL, line=line, corners=(10, 4, 10, 4), width=2)
    ink = colour.REASON if refused else colour.TEXT
    canvas.text(text, (left + 16, top + 12, width - 32, height - 24 - foot_h), "small", ink, wrap=True)
    if leads:
        _draw_foot(canvas, (left + 16, top + height - foot_h - 6, width - 32, foot_h))


def _foot_size(kit: Kit) -> tuple[float, float]:
    """Width and height of the way into the rulebook: its name, and the key as it is bound."""
    fonts, label = kit.fonts, kit.keys.label("help", kit.texts)
    key = max(30.0, fonts.width(label, "key") + 16) + 10 if label else 0.0
    return fonts.width(kit.texts("rulebook-open"), "small") + key + 4, max(36.0, 31 * kit.text)


def _draw_foot(canvas: Canvas, place: Rect) -> None:
    """Draw the way into the rulebook: its key, and its name."""
    kit = canvas.kit
    x, y, w, h = place
    canvas.line((x, y), (x + w, y), fade(colour.REASON, 0.4))
    label, right = kit.keys.label("help", kit.texts), x + w
    if label:
        right -= draw_key(canvas, label, right, y + h / 2) + 10
    words = kit.texts("rulebook-open")
    canvas.text(words, (x, y, right - x, h), "small", colour.MUTED, "right", "middle", shrink=True)


def draw_toast(canvas: Canvas, text: str, strength: float, refused: bool) -> None:
    """Draw a message in the middle near the bottom.

    Args:
        canvas: the window.
        text: what is said.
        strength: from 1 to 0; fades it.
        refused: whether it says why something cannot be done; good news has no frame of alarm.
    """
    fonts = canvas.kit.fonts
    left, top, seen_w, seen_h = canvas.kit.seen
    width = min(900.0, seen_w - 40, fonts.width(text, "body") + 56)
    lines = fonts.wrap(text, "body", width - 48)
    height = len(lines) * fonts.line_height("body") + 28
    rect = (left + (seen_w - width) / 2, top + seen_h - height - 24, width, height)
    canvas.cover(rect, partly=True)
    whole = Canvas.of_size(canvas.kit, width + 40, height + 40, origin=(rect[0] - 20, rect[1] - 20))
    whole.glow(rect, fade(colour.BLACK, 0.7), 16)
    line = colour.REASON if refused else colour.LINE_STRONG
    whole.panel(rect, fill=colour.REASON_PANEL, line=line, corners=(12, 4, 12, 4), width=2)
    whole.text(
        text, (rect[0] + 24, rect[1] + 14, width - 48, height - 28), "body", colour.TEXT, "center", wrap=True
    )
    canvas.blit(whole, 0, 0, alpha=round(255 * strength))
