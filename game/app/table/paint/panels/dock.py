"""The dock: the active crew member, pips and tokens, the six action buttons, End actions."""

from __future__ import annotations

from game.app.drawing.canvas import Canvas
from game.app.drawing.colours.theme import (
    CREW,
    GOLD_GLOW,
    LEGAL_GLOW,
    RAISED_FILL,
    SMALLEST,
    Colour,
    Gradient,
    colour,
    fade,
    light,
    mix,
    rgb,
    style_of,
)
from game.app.drawing.type.text_drawing import NARROW
from game.app.drawing.viewport import Rect
from game.app.table.model.places.layout import CARD_W
from game.app.table.model.places.panel_sizes import PanelSizes
from game.app.table.model.places.room_plan import folds
from game.app.table.model.table_view import DockView
from game.app.table.model.words.button_words import ButtonView, EndView, MoreView
from game.app.table.paint import brush, tokens
from game.app.table.paint.brush import ring
from game.app.table.paint.cards import resource_card
from game.wording import room_brief

CORNERS = (18.0, 6.0, 18.0, 6.0)
BUTTON_CORNERS = (12.0, 4.0, 12.0, 4.0)
MARGIN = 18.0
MAX_TOKENS = 8


def dock_ground(canvas: Canvas, mark: int, size: tuple[float, float]) -> None:
    """Draw the dock's panel, coloured at the left by the crew mark of whoever is active."""
    w, h = size
    tone = CREW[mark].colour
    rect: Rect = (0.0, 0.0, w, h)
    canvas.panel(rect, fill=Gradient(rgb("#0F1320", 0.96), rgb("#17141C", 0.95)), corners=CORNERS)
    canvas.panel((0, 0, 330, h), fill=Gradient(fade(tone, 0.2), fade(tone, 0.0)), corners=(18, 0, 0, 6))
    canvas.panel(
        rect, fill=None, line=Gradient(fade(tone, 0.8), mix(colour.LINE, colour.RIM, 0.75)), corners=CORNERS
    )


def dock_light(canvas: Canvas, size: tuple[float, float], marks: frozenset[str]) -> None:
    """Light the dock's edge: what is held may be dropped anywhere on it."""
    rect: Rect = (0.0, 0.0, *size)
    if "legal" in marks or "lit" in marks:
        tone, glow = (colour.LEGAL, LEGAL_GLOW) if "legal" in marks else (colour.GOLD, GOLD_GLOW)
        ring(canvas, rect, fade(glow, 0.45), 16)
        canvas.panel(rect, fill=None, line=tone, corners=CORNERS, width=3.2)


NAME_MOST = 56.0
"""Size of the active crew member's name at large type, in units."""


def dock_crew(canvas: Canvas, dock: DockView, mark: int, size: tuple[float, float]) -> None:
    """Draw name, room, pips and tokens of the active crew member; folded, without labels."""
    w, h = size
    tone, text = CREW[mark].colour, canvas.kit.text
    texts, folded = canvas.kit.texts, folds(text)
    brush.radial(canvas, (-14, -16, 112, 112), fade(tone, 0.42))
    tokens.face(canvas, (0, 0, 76), mark, dock.mood)
    high = max(44.0, 26 * text)
    # No larger than that a letter's foot stays above the room's name.
    named = style_of("active-name").at(min(style_of("active-name").size, NAME_MOST / text))
    canvas.text(dock.name, (90, 0, w - 90, high), named, tone, valign="middle", shrink=True)
    if dock.room is not None:
        room_tone = canvas.kit.looks.room(dock.room).frame
        line = 28 * text
        canvas.icon(canvas.kit.looks.room(dock.room).icon, 91, high + 2 + line / 2 - 11, 22, tint=room_tone)
        name = texts(f"room-{dock.room}")
        if canvas.kit.fonts.width(name, style_of("body").at(SMALLEST)) * NARROW > w - 120:
            name = room_brief(texts, dock.room)
        place = (120, high + 2, w - 120, line)
        canvas.text(name, place, "body", room_tone, valign="middle", shrink=True)
    note = 26.0 if text <= 1 else 22 * text * (2 if folded else 1)
    held = bool(dock.cubes or dock.shields)
    foot = h - (note if not held else PanelSizes(text).held[1]) - (6 if text <= 1 else 2)
    pips = 134.0 if text <= 1 else foot - 26
    top = pips - 28 - 22 * text
    if not folded and top >= high + 2 + 28 * text:
        split = 130.0
        place = (0, top, split, 24 * text)
        canvas.text(texts("dock-actions"), place, "label", colour.MUTED, valign="middle", shrink=True)
        if dock.tokens:
            place = (138, top, w - 138, 24 * text)
            canvas.text(texts("dock-tokens"), place, "label", colour.MUTED, valign="middle", shrink=True)
    _pips(canvas, dock, pips)
    if dock.tokens:
        _tokens(canvas, dock, pips, w)
    if not held:
        place = (0, foot, w, note)
        words = _note(canvas, dock)
        canvas.text(words, place, "fact", colour.MUTED, valign="middle", wrap=text > 1, shrink=True)


def held_tokens(
    canvas: Canvas, token: str, count: int, size: tuple[float, float], marks: frozenset[str]
) -> None:
    """Draw the Repair cubes or the Protection tokens that the active crew member holds.

    Args:
        token: ``cube`` or ``protection``.
        count: how many.
        size: width and height, units.
        marks: signal lights.
    """
    w, h = size
    rect: Rect = (0.0, 0.0, w, h)
    line: Colour = fade(colour.LINE_STRONG, 0.7)
    if "legal" in marks:
        canvas.glow(rect, LEGAL_GLOW, 12)
        line = colour.LEGAL
    elif {"selected", "lit"} & marks:
        canvas.glow(rect, GOLD_GLOW, 12)
        line = colour.GOLD
    fill = rgb("#222A45", 0.95) if "hover" in marks else rgb("#0B0E17", 0.75)
    canvas.panel(rect, fill=fill, line=line, corners=(8, 4, 8, 4), width=2 if line == colour.LEGAL else 1.4)
    tokens.token(canvas, token, 8, (h - 34) / 2, 34, dim="held" in marks or "hidden" in marks)
    words = canvas.kit.texts("crew-times", count=count)
    canvas.text(words, (46, 0, w - 50, h), "number", colour.TEXT, valign="middle", shrink=True)
    if "focus" in marks:
        brush.focus_ring(canvas, rect, (8, 4, 8, 4), out=0)


def _note(canvas: Canvas, dock: DockView) -> str:
    texts = canvas.kit.texts
    if dock.working:
        return texts("dock-more", count=dock.actions + dock.tokens)
    return texts("dock-over" if dock.end.kind == "over" else f"dock-{dock.phase}")


PIPS = 3
"""So many actions are shown in full size; more of them are smaller."""


def _pips(canvas: Canvas, dock: DockView, y: float) -> None:
    count = max(dock.base, dock.actions)
    used, small = count - dock.actions, min(1.0, PIPS / max(count, 1))
    radius = 22 * small
    sign = canvas.kit.looks.room(dock.centre).icon
    for n in range(count):
        x = 22.0 + 42 * small * n
        if n < used or not dock.working:
            brush.hexagon(canvas, x, y, radius, rgb("#151A2B"), rgb("#3A4363"), 1.8)
            side = 24 * small
            if dock.phase != "setup":  # nothing has been done before the first turn
                canvas.icon("ui-check", x - side / 2, y - side / 2, side, tint=rgb("#7C86A8"))
        else:
            brush.radial(canvas, (x - 34, y - 34, 68, 68), fade(GOLD_GLOW, 0.7))
            brush.hexagon(canvas, x, y, radius, colour.GOLD, colour.GOLD_TEXT, 2)
            side = 28 * small
            canvas.icon(sign, x - side / 2, y - side / 2, side, tint=rgb("#4A2A00"))


def _tokens(canvas: Canvas, dock: DockView, y: float, w: float) -> None:
    """Draw Action tokens; they light up once the base actions are gone and they are what is spent next."""
    count = min(dock.tokens, MAX_TOKENS)
    pitch = min(42.0, (w - 140 - 38) / max(1, count - 1))
    next_up = dock.working and dock.actions == 0
    for n in range(count):
        x = 138 + pitch * n
        if next_up:
            tokens.halo(canvas, "token-action", (x, y - 19, 38), fade(GOLD_GLOW, 0.8))
        canvas.icon("token-action", x, y - 19, 38, alpha=255 if dock.working else 150)


def more_button(canvas: Canvas, more: MoreView, size: tuple[float, float], marks: frozenset[str]) -> None:
    """Draw the button for further actions: its name, how many are possible now, its key."""
    w, h = size
    y = 2.0 if "pressed" in marks else 0.0
    rect: Rect = (0.0, y, w, h)
    live = more.possible > 0
    name_tone: Colour = colour.TEXT if live else colour.DISABLED
    fill: Gradient = RAISED_FILL if live else Gradient(rgb("#11141F", 0.96), rgb("#131420", 0.96))
    line = Gradient(rgb("#5A658A"), mix(colour.LINE, colour.RIM, 0.85))
    if not live:
        line = Gradient(rgb("#272F49"), rgb("#2B3049"))
    if "hover" in marks:
        line = Gradient(colour.LINE_STRONG, colour.RIM)
    canvas.panel(rect, fill=fill, line=line, corners=BUTTON_CORNERS, width=1.6)
    texts, fonts, text = canvas.kit.texts, canvas.kit.fonts, canvas.kit.text
    key = canvas.kit.keys.label("more", texts)
    cap = max(24.0, fonts.width(key, "key") + 13) if key else 0.0
    high = max(26.0, min(23 * text, h * 0.52 - 6))
    if key:
        brush.key_cap(canvas, w - 11, y + (11 if text <= 1 else 7), key, not live, high)
    if folds(text):
        place = (14, y + 4, w - 26 - cap, h - 8)
        canvas.text(texts("button-more"), place, "fact", name_tone, valign="middle", wrap=True, shrink=True)
    else:
        first, top = 31 * text, y + h / 2 - 29 * text
        place = (16, top, w - 32 - cap, first)
        canvas.text(texts("button-more"), place, "button", name_tone, valign="middle", shrink=True)
        words, place = texts("would-more", count=more.possible), (16, top + first - 1, w - 28, 24 * text)
        canvas.text(words, place, "fact", colour.MUTED, valign="middle", shrink=True)
    if "pressed" in marks:
        canvas.panel(rect, fill=rgb("#000000", 0.2), corners=BUTTON_CORNERS)
    if "focus" in marks:
        brush.focus_ring(canvas, rect, BUTTON_CORNERS)


def action_button(
    canvas: Canvas, button: ButtonView, size: tuple[float, float], marks: frozenset[str]
) -> None:
    """Draw an action button with its icon, name, what it would do or the short reason, and its key."""
    w, h = size
    y = 2.0 if "pressed" in marks else 0.0
    rect: Rect = (0.0, y, w, h)
    legal = "legal" in marks
    name_tone, line_tone, icon_tone = colour.TEXT, colour.MUTED, colour.TEXT
    fill: Gradient = RAISED_FILL
    line = Gradient(rgb("#5A658A"), mix(colour.LINE, colour.RIM, 0.85))
    width = 1.6
    if legal:
        canvas.glow(rect, LEGAL_GLOW, 14)
        fill, line, width = (
            Gradient(colour.LEGAL_FILL, colour.LEGAL_FILL),
            Gradient(colour.LEGAL, colour.LEGAL),
            2.4,
        )
        name_tone = icon_tone = colour.LEGAL
        line_tone = colour.LEGAL_TEXT
    elif "selected" in marks or button.gold:
        canvas.glow(rect, GOLD_GLOW, 14)
        fill, line, width = (
            Gradient(colour.GOLD_FILL, colour.GOLD_FILL),
            Gradient(colour.GOLD, colour.GOLD),
            2.4,
        )
        name_tone, icon_tone, line_tone = colour.GOLD_TEXT, colour.GOLD, colour.GOLD_TEXT
    elif not button.enabled:
        fill = Gradient(rgb("#11141F", 0.96), rgb("#131420", 0.96))
        line = Gradient(rgb("#272F49"), rgb("#2B3049"))
        name_tone, icon_tone, line_tone = colour.DISABLED, rgb("#747D96"), colour.REASON
    elif "hover" in marks:
        fill = Gradient(light(rgb("#1B2239"), 0.14), light(rgb("#231E2C"), 0.14))
        line, width = Gradient(colour.LINE_STRONG, colour.RIM), 2.0
    if "hover" in marks and not button.enabled:
        line = Gradient(rgb("#4A5472"), rgb("#4A5472"))
    canvas.panel(rect, fill=fill, line=line, corners=BUTTON_CORNERS, width=width)
    if "hover" in marks and button.enabled:
        canvas.glow((6, y + 4, w - 12, h - 8), rgb("#8FA4E8", 0.1), 6)
    _button_words(canvas, button, (w, h), y, (name_tone, line_tone, icon_tone))
    if "pressed" in marks:
        canvas.panel(rect, fill=rgb("#000000", 0.2), corners=BUTTON_CORNERS)
    if "focus" in marks:
        brush.focus_ring(canvas, rect, BUTTON_CORNERS)


def _button_words(
    canvas: Canvas,
    button: ButtonView,
    size: tuple[float, float],
    y: float,
    tones: tuple[Colour, Colour, Colour],
) -> None:
    """Write icon, name, line and key of a button; where type is large the key stands under the icon."""
    w, h = size
    texts, fonts, text = canvas.kit.texts, canvas.kit.fonts, canvas.kit.text
    name_tone, line_tone, icon_tone = tones
    middle = y + h / 2
    look = button.look or button.action
    name = texts("button-restart" if button.gold else f"button-{look}")
    key = canvas.kit.keys.label(button.action, texts)
    key_wide = max(24.0, fonts.width(key, "key") + 13)
    pips = 18 * button.cost + 6 if button.cost > 1 else 0
    beside = w - 62 - key_wide - 20 - pips
    below = folds(text) and fonts.width(name, "button") > beside
    if below:
        high = min(23 * text, h - 34)
        side = min(36.0, h - high - 10)
        canvas.icon(f"act-{look}", 33 - side / 2, y + 4, side, tint=icon_tone)
        brush.key_cap(canvas, 33 + key_wide / 2, y + h - high - 4, key, not button.enabled, high)
        beside = w - 70 - pips
        pip_right = w - 14.0
    else:
        canvas.icon(f"act-{look}", 15, middle - 18, 36, tint=icon_tone)
        high = max(26.0, min(23 * text, h * 0.52 - 6))
        brush.key_cap(canvas, w - 11, y + (11 if text <= 1 else 7), key, not button.enabled, high)
        pip_right = w - 26.0 - key_wide
    if button.cost > 1:
        for n in range(button.cost):
            brush.hexagon(canvas, pip_right - 18 * n, y + 24, 8, colour.GOLD, None)
    first = 31 * text if text <= 1 else h * 0.52
    second = 24 * text if text <= 1 else h * 0.44
    top = middle - 29 if text <= 1 else y + h * 0.02
    place = (62, top, beside, first)
    canvas.text(name, place, "button", name_tone, valign="middle", shrink=True)
    place = (62, top + first - (1 if text <= 1 else 0), w - 70, second)
    canvas.text(button.line, place, "fact", line_tone, valign="middle", shrink=True)


def end_button(canvas: Canvas, end: EndView, size: tuple[float, float], marks: frozenset[str]) -> None:
    """Draw End actions: calm dark gold while actions remain, glowing when nothing else is left."""
    w, h = size
    y = 2.0 if "pressed" in marks else 0.0
    rect: Rect = (0.0, y, w, h)
    corners = (16.0, 16.0, 16.0, 16.0)
    live = end.kind not in ("wait", "strike", "adrift", "seat")
    primary = end.primary or "legal" in marks
    tone: Colour = colour.GOLD if live else colour.DISABLED
    words: Colour = colour.GOLD_TEXT if live else colour.DISABLED
    fill = Gradient(rgb("#4A2F0A", 0.98), rgb("#3A260C", 0.98), True)
    line = Gradient(mix(tone, colour.INK, 0.25), colour.RIM_HOT)
    if not live or end.quiet:
        fill, line = (
            Gradient(rgb("#11141F", 0.96), rgb("#131420", 0.96)),
            Gradient(rgb("#2B3350"), rgb("#3A3C52")),
        )
    if end.quiet:
        tone = words = colour.MUTED
    if primary and live:
        canvas.glow(rect, GOLD_GLOW, 18)
        fill = Gradient(rgb("#7A4F10"), rgb("#5A380B"), True)
        line = Gradient(colour.GOLD, colour.RIM_HOT)
    if "hover" in marks and live:
        fill = Gradient(light(fill.start, 0.12), light(fill.end, 0.12), True)
    canvas.panel(rect, fill=fill, line=line, corners=corners, width=2.6 if primary else 2.0)
    _end_words(canvas, end, (w, h), y, (tone, words))
    if "focus" in marks:
        brush.focus_ring(canvas, rect, corners)


def _end_words(
    canvas: Canvas, end: EndView, size: tuple[float, float], y: float, tones: tuple[Colour, Colour]
) -> None:
    """Write the large button: an arrow, what it does in one line or two, what it gives, its key."""
    (w, h), (tone, words) = size, tones
    texts, fonts, text = canvas.kit.texts, canvas.kit.fonts, canvas.kit.text
    middle = y + h / 2
    title = texts(f"end-{end.kind}")
    line = 34 * text
    style = style_of("end")
    lines = 1 if fonts.width(title, style.at(SMALLEST)) * NARROW <= w - 16 else 2
    note = 28 * text if end.kind == "finish" else 0.0
    taking = end.kind == "take-over"
    cap = canvas.kit.keys.label("take-over" if taking else "end", texts)
    # To take nothing has no key of its own: see `TableInput.end`.
    key = max(26.0, 23 * text) if tone != colour.DISABLED and end.kind != "nothing" else 0.0
    icon = 60.0 if text <= 1 and lines == 1 else 44.0
    need = icon + line * lines + note + key
    # Where a button stands below, there is less room: the arrow goes first, then what leaving gives.
    if need > h - 8:
        need, icon = need - icon, 0.0
    if need > h + 4:
        need, note = need - note, 0.0
    # As designed it stands at places of its own; with larger type, or less room, one part below the other.
    designed = icon > 0 and text <= 1 and lines == 1
    top = middle - 92 if designed else middle - need / 2
    if icon:
        sign = "ui-take-over" if taking else "ui-chevron"
        canvas.icon(sign, w / 2 - icon / 2, top, icon, tint=tone)
    top = middle - 20 if designed else top + icon
    place = (8, top, w - 16, line * lines)
    canvas.text(title, place, style, words, "center", "middle", wrap=lines > 1, shrink=True)
    top += line * lines + (4 if text <= 1 else 0)
    if note:
        _end_note(canvas, end, w, top, note)
    if key:
        width = max(24.0, fonts.width(cap, "key") + 13)
        top = middle + 58 if designed else top + note + 2
        brush.key_cap(canvas, w / 2 + width / 2, top, cap, height=key)


def _end_note(canvas: Canvas, end: EndView, w: float, y: float, h: float) -> None:
    texts = canvas.kit.texts
    if end.tokens:
        text = texts("end-tokens", count=end.tokens)
        wide = min(canvas.kit.fonts.width(text, "body") + 2, w - 50)
        left = (w - wide - 34) / 2
        canvas.icon("token-action", left, y + (h - 28) / 2, 28)
        place = (left + 36, y, wide, h)
        canvas.text(text, place, "body", colour.GOLD_TEXT, valign="middle", shrink=True)
    else:
        words = texts("end-lost") if end.lost else texts("end-none-left", tokens=end.kept)
        tone = colour.REASON if end.lost else colour.GOLD_TEXT
        canvas.text(words, (8, y, w - 16, h), "fact", tone, align="center", valign="middle", shrink=True)


def hint(canvas: Canvas, text: str, over: bool, size: tuple[float, float]) -> None:
    """Draw the line below the hand: what can be done now, or that there are too many cards."""
    tone = colour.REASON if over else colour.MUTED
    canvas.text(text, (0, 0, *size), "fact", tone, valign="middle", wrap=True, shrink=True)


def no_hand(canvas: Canvas, size: tuple[float, float]) -> None:
    """Draw the places of cards where there is no hand."""
    pitch = min(135.0, (size[0] - CARD_W) / 5)
    for n in range(6):
        resource_card.empty_place(canvas, (pitch * n, 0, min(CARD_W, pitch - 5), size[1]))
    text = canvas.kit.texts("dock-empty-hand")
    canvas.text(text, (0, 0, *size), "body", colour.MUTED, align="center", valign="middle")
