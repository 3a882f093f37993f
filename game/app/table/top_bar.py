"""The top bar: turn, phase stepper, threat and forecast, menu and tools."""

from __future__ import annotations

from game.app.canvas import Canvas
from game.app.table import brush
from game.app.table.view_parts import TopView
from game.app.theme import GOLD_GLOW, LEGAL_GLOW, Colour, Gradient, colour, fade, mix, rgb
from game.app.viewport import Point, Rect

STEPS = ("actions", "collect", "damage")
STEP_RECTS = ((0.0, 212.0), (201.0, 192.0), (382.0, 196.0))
"""Left edge and width of the three arrows of the stepper, units."""
TIP = 22.0
BUTTON_CORNERS = (6.0, 6.0, 6.0, 6.0)
MARGIN = 16.0


def bar(canvas: Canvas, breach: bool, size: tuple[float, float]) -> None:
    """Draw the bar's ground; red once the hull is breached."""
    w, h = size
    fill = Gradient(rgb("#0B0E17", 0.93), rgb("#140E12", 0.78))
    if breach:
        fill = Gradient(rgb("#1E0A0D", 0.94), rgb("#3A0D0C", 0.86))
    canvas.box((0, 0, w, h), fill)
    cool = colour.DANGER if breach else colour.LINE
    canvas.box((0, h - 1.6, w, 1.6), Gradient(cool, colour.RIM))


def turn(canvas: Canvas, top: TopView) -> None:
    """Draw the number of the turn, difficulty and number of crew in 230 x 48 units."""
    texts = canvas.kit.texts
    canvas.text(texts("table-turn", turn=top.turn), (0, -2, 230, 28), "button", colour.TEXT, valign="middle")
    text = texts("table-game", difficulty=top.difficulty, players=top.players)
    canvas.text(text, (0, 24, 230, 24), "fact", colour.MUTED, valign="middle", shrink=True)


def stepper(canvas: Canvas, top: TopView, marks: frozenset[str]) -> None:
    """Draw the three phases as arrows in 578 x 48 units, the one that is running in gold."""
    for n in (2, 1, 0):
        if n != top.phase:
            _step(canvas, n, top)
    if top.phase < len(STEPS):
        _step(canvas, top.phase, top)
    if "focus" in marks:
        brush.focus_ring(canvas, (0, 0, 578, 48), BUTTON_CORNERS, out=1)


def _step(canvas: Canvas, n: int, top: TopView) -> None:
    texts = canvas.kit.texts
    left, width = STEP_RECTS[n]
    now, done = n == top.phase, n < top.phase
    points: list[Point] = [
        (left, 0),
        (left + width - TIP, 0),
        (left + width, 24),
        (left + width - TIP, 48),
        (left, 48),
        (left + TIP * 0.72, 24),
    ]
    if now:
        canvas.glow((left + 12, 6, width - 28, 36), fade(GOLD_GLOW, 0.7), 14)
        canvas.polygon(points, rgb("#4A2F0A"), colour.GOLD, 2.2)
    else:
        canvas.polygon(points, rgb("#131828"), rgb("#39425F"), 1.6)
    name_tone: Colour = colour.TEXT if now else colour.MUTED if not done else colour.DISABLED
    note_tone: Colour = colour.GOLD_TEXT if now else colour.DISABLED
    x = left + TIP + 6
    if done:
        canvas.icon("ui-check", x - 3, 13, 22, tint=colour.DISABLED)
    else:
        tone = colour.GOLD if now else colour.MUTED
        canvas.text(str(n + 1), (x, 0, 20, 48), "number-large", tone, valign="middle")
    name = texts(f"phase-{STEPS[n]}")
    canvas.text(name, (x + 24, -1, width - 78, 28), "subheading", name_tone, valign="middle", shrink=True)
    note = _note(canvas, n, top)
    canvas.text(note, (x + 24, 23, width - 74, 23), "fact", note_tone, valign="middle", shrink=True)


def _note(canvas: Canvas, n: int, top: TopView) -> str:
    texts = canvas.kit.texts
    if n < top.phase:
        return texts("phase-actions-done")
    if n == 0:
        return texts("phase-actions-left", left=top.actions_left)
    if n == 1:
        return texts("phase-collect-note")
    return texts("phase-damage-note", rooms=top.threat)


def threat(canvas: Canvas, top: TopView, marks: frozenset[str]) -> None:
    """Draw the threat of this turn and the forecast in 670 x 48 units."""
    texts = canvas.kit.texts
    if "hover" in marks:
        canvas.panel((0, 0, 670, 48), fill=rgb("#FFFFFF", 0.06), corners=BUTTON_CORNERS)
    over = top.phase >= len(STEPS)
    breach = top.threat == 0
    canvas.icon("hull-breach" if breach else f"damage-{top.threat}", 0, 2, 44)
    title = texts("threat-title", phase="over" if over else "breach" if breach else "running")
    canvas.text(title, (56, -1, 250, 28), "subheading", colour.TEXT, valign="middle", shrink=True)
    if over:
        canvas.text(texts("threat-over"), (56, 23, 250, 24), "fact", colour.MUTED, valign="middle")
    elif top.hidden:
        note = texts("threat-hidden", rooms=top.threat)
        canvas.text(note, (56, 23, 240, 24), "fact", colour.MUTED, valign="middle", shrink=True)
    else:
        tone = colour.DANGER if top.loss else colour.GOOD
        words = colour.REASON if top.loss else colour.MUTED
        box = canvas.text(texts("threat-loss", percent=top.loss), (56, 23), "number", tone, valign="top")
        left = box[0] + box[2] + 6
        box = canvas.text(texts("threat-lost"), (left, 24, 110, 24), "fact-bold", words, valign="middle")
        left = box[0] + box[2] + 6
        cards = texts("threat-sides" if breach else "threat-cards", fatal=top.fatal, possible=top.possible)
        canvas.text(cards, (left, 24, 296 - left, 24), "fact", colour.MUTED, valign="middle", shrink=True)
    canvas.line((302, 4), (302, 44), fade(colour.LINE_STRONG, 0.55), 1.6)
    if top.hidden:
        canvas.icon("ui-lock", 320, 11, 26, tint=colour.MUTED)
        note = texts("threat-not-counted")
        canvas.text(note, (358, 0, 300, 48), "fact", colour.MUTED, valign="middle", shrink=True)
    else:
        _forecast(canvas, top, over)
    if "focus" in marks:
        brush.focus_ring(canvas, (0, 0, 670, 48), BUTTON_CORNERS, out=1)


def _forecast(canvas: Canvas, top: TopView, over: bool) -> None:
    texts = canvas.kit.texts
    x = 318.0
    # Early in the game three types lie ahead: they stand closer together.
    gap = 3.0 if len(top.ahead) > 2 else 7.0
    for kind, count in top.ahead:
        text = texts("threat-times", count=count)
        box = canvas.text(text, (x, 8, 60, 32), "number", colour.TEXT, valign="middle")
        x = box[0] + box[2] + gap
        canvas.icon(f"damage-{kind}", x, 9, 31)
        x += 32 + gap
        canvas.icon("ui-chevron", x, 16, 16, tint=colour.MUTED)
        x += 16 + gap
    canvas.icon("hull-breach", x, 7, 34)
    name = texts("threat-breach")
    room = 670 - x - 40
    canvas.text(name, (x + 40, 2, room, 22), "fact", colour.MUTED, valign="middle", shrink=True)
    breach = top.threat == 0
    note = texts("threat-breach-now") if breach else texts("threat-breach-turn", turn=top.breach_turn)
    canvas.text(note, (x + 40, 23, room, 22), "fact", colour.MUTED, valign="middle", shrink=True)


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
    tone: Colour = colour.TEXT if enabled else rgb("#656D85")
    if "hover" in marks and enabled:
        fill, line = mix(fill, colour.WHITE, 0.14), colour.LINE_STRONG
    if "legal" in marks or "selected" in marks:
        canvas.glow(rect, LEGAL_GLOW, 10)
        line = colour.LEGAL
    canvas.panel(rect, fill=fill, line=line, corners=BUTTON_CORNERS, width=1.6)
    side = 28.0
    if key:
        wide = canvas.kit.fonts.width(key, "key")
        left = (w - side - wide - 3) / 2
        canvas.icon(icon, left, y + (h - side) / 2, side, tint=tone)
        canvas.text(
            key, (left + side + 3, y, wide + 2, h), "key", mix(tone, colour.INK, 0.2), valign="middle"
        )
    else:
        canvas.icon(icon, (w - 32) / 2, y + (h - 32) / 2, 32, tint=tone)
    if "focus" in marks:
        brush.focus_ring(canvas, rect, BUTTON_CORNERS, out=1)
