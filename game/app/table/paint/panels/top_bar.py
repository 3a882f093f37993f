"""The top bar: turn, phase stepper, threat and forecast, menu and tools."""

from __future__ import annotations

from game.app.drawing.canvas import Canvas
from game.app.drawing.colours.theme import GOLD_GLOW, LEGAL_GLOW, Colour, Gradient, colour, fade, mix, rgb
from game.app.drawing.type.text_drawing import NARROW
from game.app.drawing.viewport import Point, Rect
from game.app.table.model.places.room_plan import folds
from game.app.table.model.view_parts import TopView
from game.app.table.paint import brush
from game.wording import difficulty_name

STEPS = ("actions", "collect", "damage")
STEP_RECTS = ((0.0, 212.0), (201.0, 192.0), (382.0, 196.0))
"""Left edge and width of the three arrows of the stepper, units."""
Size = tuple[float, float]
TIP = 22.0
BUTTON_CORNERS = (6.0, 6.0, 6.0, 6.0)
MARGIN = 16.0
SPLIT = 302.0
"""Where the forecast begins in the place of threat and forecast, in type that does not fold."""


def bar(canvas: Canvas, breach: bool, size: tuple[float, float]) -> None:
    """Draw the bar's ground; red once the hull is breached."""
    w, h = size
    fill = Gradient(rgb("#0B0E17", 0.93), rgb("#140E12", 0.78))
    if breach:
        fill = Gradient(rgb("#1E0A0D", 0.94), rgb("#3A0D0C", 0.86))
    canvas.box((0, 0, w, h), fill)
    cool = colour.DANGER if breach else colour.LINE
    canvas.box((0, h - 1.6, w, 1.6), Gradient(cool, colour.RIM))


def turn(canvas: Canvas, top: TopView, size: Size) -> None:
    """Draw the number of the turn, and, where there is room for a second line, difficulty and crew."""
    w, h = size
    texts = canvas.kit.texts
    title = texts("table-turn", turn=top.turn)
    if folds(canvas.kit.text):
        canvas.text(title, (0, 0, w, h), "button", colour.TEXT, valign="middle", shrink=True)
        return
    half = h / 2
    canvas.text(title, (0, -2, w, half + 4), "button", colour.TEXT, valign="middle", shrink=True)
    text = texts("table-game", difficulty=difficulty_name(texts, top.difficulty), players=top.players)
    canvas.text(text, (0, half, w, half), "fact", colour.MUTED, valign="middle", shrink=True)


def stepper(canvas: Canvas, top: TopView, size: Size, marks: frozenset[str]) -> None:
    """Draw the three phases as arrows, the one that is running in gold; folded, it alone has words."""
    rects = _step_rects(canvas, top, size)
    for n in (2, 1, 0):
        if n != top.phase:
            _step(canvas, n, top, rects[n], size[1])
    if 0 <= top.phase < len(STEPS):
        _step(canvas, top.phase, top, rects[top.phase], size[1])
    if "focus" in marks:
        brush.focus_ring(canvas, (0, 0, *size), BUTTON_CORNERS, out=1)


def _step_rects(canvas: Canvas, top: TopView, size: Size) -> list[tuple[float, float]]:
    """Return left edge and width of the three arrows, which overlap by a tip."""
    if not folds(canvas.kit.text):
        return [(left * size[0] / 578, width * size[0] / 578) for left, width in STEP_RECTS]
    small = 46 + 22 * canvas.kit.text
    words = size[0] - 2 * (small - TIP / 2)
    found, left = [], 0.0
    for n in range(len(STEPS)):
        width = words if n == _told(top) else small
        found.append((left, width))
        left += width - TIP / 2
    return found


def _told(top: TopView) -> int:
    """Which of the three has words where there is room for one: the one that runs, or the next to it."""
    return max(0, min(top.phase, len(STEPS) - 1))


def _step(canvas: Canvas, n: int, top: TopView, span: tuple[float, float], h: float) -> None:
    texts, fonts = canvas.kit.texts, canvas.kit.fonts
    left, width = span
    now, done = n == top.phase, n < top.phase
    points: list[Point] = [
        (left, 0),
        (left + width - TIP, 0),
        (left + width, h / 2),
        (left + width - TIP, h),
        (left, h),
        (left + TIP * 0.72, h / 2),
    ]
    if now:
        canvas.glow((left + 12, 6, width - 28, h - 12), fade(GOLD_GLOW, 0.7), 14)
        canvas.polygon(points, rgb("#4A2F0A"), colour.GOLD, 2.2)
    else:
        canvas.polygon(points, rgb("#131828"), rgb("#39425F"), 1.6)
    name_tone: Colour = colour.TEXT if now else colour.MUTED if not done else colour.DISABLED
    note_tone: Colour = colour.GOLD_TEXT if now else colour.DISABLED
    x = left + TIP + 6
    number = str(n + 1)
    step = fonts.width(number, "number-large") + 10
    if done:
        canvas.icon("ui-check", x - 3, h / 2 - 11, 22, tint=colour.DISABLED)
    else:
        tone = colour.GOLD if now else colour.MUTED
        canvas.text(number, (x, 0, step, h), "number-large", tone, valign="middle")
    name, note = texts(f"phase-{STEPS[n]}"), _note(canvas, n, top)
    x += max(24.0, step)
    room = left + width - TIP - x
    if folds(canvas.kit.text):
        if n == _told(top):
            wide = min(fonts.width(name, "subheading") + 2, room)
            canvas.text(name, (x, 0, wide, h), "subheading", name_tone, valign="middle", shrink=True)
            rest = room - wide - 16
            if rest > fonts.width(note, "fact") * NARROW:
                place = (x + wide + 16, 0, rest, h)
                canvas.text(note, place, "fact", note_tone, valign="middle", shrink=True)
        return
    canvas.text(name, (x, -1, room, h * 0.58), "subheading", name_tone, valign="middle", shrink=True)
    canvas.text(note, (x, h * 0.48, room + 4, h * 0.48), "fact", note_tone, valign="middle", shrink=True)


def _note(canvas: Canvas, n: int, top: TopView) -> str:
    texts = canvas.kit.texts
    if n < top.phase:
        return texts("phase-actions-done")
    if n == 0:
        return texts("phase-actions-left", left=top.actions_left, base_actions=top.base_actions)
    if n == 1:
        return texts("phase-collect-note", deck_cards=top.deck_cards)
    return texts("phase-damage-note", rooms=top.hits)


def threat(canvas: Canvas, top: TopView, size: Size, marks: frozenset[str]) -> None:
    """Draw the threat of this turn and the forecast."""
    if "hover" in marks:
        canvas.panel((0, 0, *size), fill=rgb("#FFFFFF", 0.06), corners=BUTTON_CORNERS)
    canvas.icon(
        "hull-breach" if top.threat == 0 else canvas.kit.looks.damage(top.threat), 0, size[1] / 2 - 22, 44
    )
    if folds(canvas.kit.text):
        _folded_threat(canvas, top, size)
    else:
        _whole_threat(canvas, top, size)
    if "focus" in marks:
        brush.focus_ring(canvas, (0, 0, *size), BUTTON_CORNERS, out=1)


def _over(top: TopView) -> bool:
    """Whether the game has ended."""
    return top.phase >= len(STEPS)


def _title(canvas: Canvas, top: TopView) -> str:
    return canvas.kit.texts("threat-title", phase=top.outlook)


def _cards(canvas: Canvas, top: TopView) -> str:
    key = "threat-empty" if top.empty else "threat-sides" if top.threat == 0 else "threat-cards"
    return canvas.kit.texts(key, fatal=top.fatal, possible=top.possible)


def _whole_threat(canvas: Canvas, top: TopView, size: Size) -> None:
    """Draw two lines: what threatens, and how likely it is; beside them the forecast."""
    texts = canvas.kit.texts
    w, h = size
    split = SPLIT
    first, second = (56, -1, split - 60, h * 0.58), h * 0.48
    canvas.text(_title(canvas, top), first, "subheading", colour.TEXT, valign="middle", shrink=True)
    line = h - second
    if _over(top):
        place: Rect = (56, second, split - 60, line)
        canvas.text(texts("threat-over"), place, "fact", colour.MUTED, valign="middle", shrink=True)
        return
    if top.hidden:
        note = texts("threat-hidden", rooms=top.threat)
        place = (56, second, split - 60, line)
        canvas.text(note, place, "fact", colour.MUTED, valign="middle", shrink=True)
    else:
        tone = colour.DANGER if top.loss else colour.GOOD
        words = colour.REASON if top.loss else colour.MUTED
        percent = texts("threat-loss", percent=top.loss)
        fonts = canvas.kit.fonts
        wide = fonts.width(percent, "number")
        canvas.text(percent, (56, second, wide + 2, line), "number", tone, valign="middle")
        left = 56 + wide + 6
        lost, cards = texts("threat-lost"), _cards(canvas, top)
        # Both share what is left of the line as they need it.
        need = fonts.width(lost, "fact-bold"), fonts.width(cards, "fact")
        room = split - 6 - left - 6
        share = min(need[0] + 1, room * need[0] / max(1.0, sum(need)))
        place = (left, second, share, line)
        canvas.text(lost, place, "fact-bold", words, valign="middle", shrink=True)
        place = (left + share + 6, second, room - share, line)
        canvas.text(cards, place, "fact", colour.MUTED, valign="middle", shrink=True)
    canvas.line((split, 4), (split, h - 4), fade(colour.LINE_STRONG, 0.55), 1.6)
    if top.hidden:
        canvas.icon("ui-lock", split + 18, h / 2 - 13, 26, tint=colour.MUTED)
        note = texts("threat-not-counted")
        place = (split + 56, 0, w - split - 66, h)
        canvas.text(note, place, "fact", colour.MUTED, valign="middle", shrink=True)
    elif top.few:
        _few(canvas, top, (split + 14, 2, w - split - 16, h - 4))
    else:
        _forecast(canvas, top, split + 16, size)


def _few(canvas: Canvas, top: TopView, rect: Rect) -> None:
    """Draw that the Resource deck is about to end, which loses the ship (R-18)."""
    x, y, w, h = rect
    canvas.panel(rect, fill=rgb("#3A0A08", 0.95), line=colour.DANGER, corners=(6, 3, 6, 3), width=1.8)
    side = min(30.0, h - 10)
    canvas.icon("ui-cards", x + 12, y + (h - side) / 2, side, tint=colour.REASON)
    place = (x + side + 24, y, w - side - 32, h)
    words = canvas.kit.texts("threat-few", count=top.few)
    canvas.text(words, place, "fact-bold", colour.WHITE, valign="middle", shrink=True)


def _forecast(canvas: Canvas, top: TopView, x: float, size: Size) -> None:
    """Draw the Damage cards to come by type, and when the Hull Breach begins."""
    texts, (w, h) = canvas.kit.texts, size
    # Early in the game three types lie ahead: they stand closer together.
    gap = 3.0 if len(top.ahead) > 2 else 7.0
    for kind, count in top.ahead:
        text = texts("threat-times", count=count)
        wide = canvas.kit.fonts.width(text, "number")
        canvas.text(text, (x, 0, wide + 2, h), "number", colour.TEXT, valign="middle")
        x += wide + gap
        canvas.icon(canvas.kit.looks.damage(kind), x, h / 2 - 15, 31)
        x += 32 + gap
        canvas.icon("ui-chevron", x, h / 2 - 8, 16, tint=colour.MUTED)
        x += 16 + gap
    canvas.icon("hull-breach", x, h / 2 - 17, 34)
    room = w - x - 40
    name, note = texts("threat-breach"), _breach_note(canvas, top)
    first, second = (x + 40, h * 0.04, room, h * 0.46), (x + 40, h * 0.48, room, h * 0.46)
    canvas.text(name, first, "fact", colour.MUTED, valign="middle", shrink=True)
    canvas.text(note, second, "fact", colour.MUTED, valign="middle", shrink=True)


def _breach_note(canvas: Canvas, top: TopView) -> str:
    texts = canvas.kit.texts
    return (
        texts("threat-breach-now") if top.threat == 0 else texts("threat-breach-turn", turn=top.breach_turn)
    )


def _folded_threat(canvas: Canvas, top: TopView, size: Size) -> None:
    """Draw one line: how likely the ship is lost, and a chip for the Hull Breach."""
    texts, fonts, (w, h) = canvas.kit.texts, canvas.kit.fonts, size
    if not forecast_told(top):
        words = texts("threat-over") if _over(top) else texts("threat-hidden", rooms=top.threat)
        canvas.text(words, (56, 0, w - 60, h), "fact", colour.MUTED, valign="middle", shrink=True)
        return
    chip = folded_forecast_width(canvas, top)
    percent, lost, cards = texts("threat-loss", percent=top.loss), texts("threat-lost"), _cards(canvas, top)
    tone = colour.DANGER if top.loss else colour.GOOD
    wide = fonts.width(percent, "number")
    canvas.text(percent, (56, 0, wide + 2, h), "number", tone, valign="middle")
    left = 56 + wide + 8
    ink = colour.REASON if top.loss else colour.MUTED
    room = w - left - chip - 24
    need = min(fonts.width(lost, "fact-bold") + 1, room)
    canvas.text(lost, (left, 0, need, h), "fact-bold", ink, valign="middle", shrink=True)
    left += need + 10
    if fonts.width(cards, "fact") < w - left - chip - 24:
        box = canvas.text(cards, (left, 0, w - left, h), "fact", colour.MUTED, valign="middle")
        left += box[2] + 10
    left += 10
    folded_forecast(canvas, top, (left, 0, chip, h))


def _brief(canvas: Canvas, top: TopView) -> str:
    texts = canvas.kit.texts
    return texts("threat-few-brief", count=top.few) if top.few else _breach_note(canvas, top)


def forecast_told(top: TopView) -> bool:
    """Tell whether there is a forecast: not after the end of the game, and not where nothing is counted."""
    return not (_over(top) or top.hidden)


def folded_forecast_width(canvas: Canvas, top: TopView) -> float:
    """Return how wide the forecast is in type that folds."""
    return canvas.kit.fonts.width(_brief(canvas, top), "fact") + 54


def folded_forecast(canvas: Canvas, top: TopView, rect: Rect) -> None:
    """Draw the forecast as it is in type that folds: when the Hull Breach begins, or how few cards are left.

    Args:
        canvas: of whatever it stands in.
        top: what the top bar knows.
        rect: its place.
    """
    x, y, w, h = rect
    canvas.panel(
        (x, y + 4, w, h - 8), fill=rgb("#0B0E17", 0.6), line=colour.LINE, corners=(5, 5, 5, 5), width=1.4
    )
    if top.few:
        canvas.icon("ui-cards", x + 8, y + h / 2 - 16, 32, tint=colour.REASON)
    else:
        canvas.icon("hull-breach", x + 8, y + h / 2 - 16, 32)
    ink = colour.REASON if top.few else colour.MUTED
    place = (x + 46, y, w - 50, h)
    canvas.text(_brief(canvas, top), place, "fact", ink, valign="middle", shrink=True)


def tool(
    canvas: Canvas, icon: str, key: str, enabled: bool, size: tuple[float, float], marks: frozenset[str]
) -> None:
    """Draw one of the small buttons at the ends of the bar.

    Args:
        icon: its picture.
        key: the letter that does the same, or nothing.
        enabled: greyed if not.
        size: width and height, units.
        marks: signal lights.
    """
    w, h = size
    y = 2.0 if "pressed" in marks else 0.0
    rect: Rect = (0.0, y, w, h)
    fill: Colour = rgb("#1B2239", 0.95) if enabled else rgb("#141824", 0.8)
    line: Colour = rgb("#5E698E") if enabled else rgb("#343C56")
    tone: Colour = colour.TEXT if enabled else rgb("#A2A9BC")
    if "hover" in marks and enabled:
        fill, line = mix(fill, colour.WHITE, 0.14), colour.LINE_STRONG
    if "legal" in marks or "selected" in marks:
        canvas.glow(rect, LEGAL_GLOW, 10)
        line = colour.LEGAL
    if "lit" in marks:
        canvas.glow(rect, GOLD_GLOW, 10)
        line = colour.GOLD
    canvas.panel(rect, fill=fill, line=line, corners=BUTTON_CORNERS, width=1.6)
    side = 24.0 if w < 56 else 28.0
    wide = canvas.kit.fonts.width(key, "key") if key else w
    if side + wide + 6 <= w:
        left = (w - side - wide - 3) / 2
        canvas.icon(icon, left, y + (h - side) / 2, side, tint=tone)
        canvas.text(
            key, (left + side + 3, y, wide + 2, h), "key", mix(tone, colour.INK, 0.2), valign="middle"
        )
    else:
        canvas.icon(icon, (w - 32) / 2, y + (h - 32) / 2, 32, tint=tone)
    if "focus" in marks:
        brush.focus_ring(canvas, rect, BUTTON_CORNERS, out=1)
