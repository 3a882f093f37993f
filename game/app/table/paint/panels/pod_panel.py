"""The Escape Pod beside the ship: offline, alive, or gone with the deserter."""

from __future__ import annotations

from game.app.drawing.canvas import Canvas
from game.app.drawing.colours.theme import (
    CREW,
    GOLD_GLOW,
    LEGAL_GLOW,
    PANEL_FILL,
    PANEL_LINE,
    Gradient,
    colour,
    fade,
    mix,
    rgb,
)
from game.app.drawing.viewport import Rect
from game.app.table.model.pod_view import PodView
from game.app.table.paint import brush, tokens

MARGIN = 22.0
TALL = 100.0
"""Panels at least this high show the pod large and their words in several lines."""
CORNERS = (14.0, 5.0, 14.0, 5.0)


def pod_panel(
    canvas: Canvas, pod: PodView, mark: int | None, size: tuple[float, float], marks: frozenset[str]
) -> None:
    """Draw the pod's panel.

    Args:
        canvas: clear, of the panel's size.
        pod: what it shows.
        mark: crew mark of the deserter; None while the pod is empty.
        size: width and height, units.
        marks: signal lights.
    """
    w, h = size
    rect: Rect = (0.0, 0.0, w, h)
    _ground(canvas, rect, pod, mark, marks)
    tall, text = h >= TALL, canvas.kit.text
    picture = min(h - 18, 106.0 - 40 * (text - 1)) if tall else h - 8
    _picture(canvas, (12.0, (h - picture) / 2, picture), pod, mark)
    x = 12 + picture + (16 if tall else 10)
    texts = canvas.kit.texts
    alive = pod.online and pod.crew is None
    ink = colour.LEGAL_TEXT if alive else colour.TEXT if pod.crew is not None else colour.MUTED
    line = 26.0 if text <= 1 else 22 * text
    room, words = w - x - 10, _words(canvas, pod, tall)
    if tall and len(canvas.kit.fonts.wrap(words, "fact", room)) > 2:
        words = _words(canvas, pod, False)
    if not tall and text > 1:
        # One line: the words say more than the name, which is the picture's.
        place: Rect = (x, 0, room, h)
        canvas.text(words, place, "fact", ink, valign="middle", shrink=True)
    else:
        key_wide = 0.0
        top = 12.0 if tall else h / 2 - 24
        if text > 1:
            top = 6.0
        if pod.ready:
            key_wide = (
                brush.key_cap(canvas, w - 10, top + 1, canvas.kit.keys.label("board", texts), height=line) + 8
            )
        place = (x, top, room - key_wide, line)
        canvas.text(texts("pod-title"), place, "subheading", ink, valign="middle", shrink=True)
        lamps = 24 if tall and pod.crew is None else 0
        top += line + (4 if tall else -1)
        place = (x, top, room, h - top - lamps - 6 if tall else 24)
        valign = "top" if text <= 1 and tall else "middle"
        canvas.text(words, place, "fact", colour.MUTED, valign=valign, wrap=tall, shrink=True)
        if lamps:
            _lamps(canvas, pod, x, h - 24)
    if "focus" in marks:
        brush.focus_ring(canvas, rect, CORNERS)


def _ground(canvas: Canvas, rect: Rect, pod: PodView, mark: int | None, marks: frozenset[str]) -> None:
    line, width = PANEL_LINE, 1.6
    fill = PANEL_FILL
    if pod.online and pod.crew is None:
        canvas.glow(rect, fade(LEGAL_GLOW, 0.45), 12)
        line, width = Gradient(fade(colour.LEGAL, 0.75), fade(colour.RIM_HOT, 0.9)), 2.0
        fill = Gradient(rgb("#0E2430"), rgb("#14202C"))
    elif mark is not None:
        line = Gradient(fade(CREW[mark].colour, 0.7), fade(colour.RIM, 0.8))
    if "legal" in marks:
        canvas.glow(rect, LEGAL_GLOW, 20)
        line, width = Gradient(colour.LEGAL, colour.LEGAL), 4.0
    elif "refused" in marks:
        line, width = Gradient(colour.DANGER, colour.DANGER), 3.2
    elif {"lit", "selected"} & marks:
        canvas.glow(rect, GOLD_GLOW, 18)
        line, width = Gradient(colour.GOLD, colour.GOLD), 3.2
    canvas.panel(rect, fill=fill, line=line, corners=CORNERS, width=width)
    if "hover" in marks:
        canvas.panel(rect, fill=rgb("#FFFFFF", 0.06), corners=CORNERS)


def _picture(canvas: Canvas, place: tuple[float, float, float], pod: PodView, mark: int | None) -> None:
    """The pod in its bay: dark, with its lights on, or the bay left empty."""
    x, y, size = place
    bay = (x, y, size, size)
    canvas.panel(
        bay, fill=Gradient(rgb("#070A12"), rgb("#1A1016"), True), line=colour.LINE, corners=(8, 4, 8, 4)
    )
    if pod.crew is None:
        if pod.online:
            tone = fade(rgb("#FFB05A"), 0.75)
            brush.radial(canvas, (x + size * 0.1, y + size * 0.45, size * 0.8, size * 0.55), tone)
        inner = size * 0.86
        at = (x + (size - inner) / 2, y + (size - inner) / 2)
        canvas.icon("pod", *at, inner, alpha=255 if pod.online else 120, grey=not pod.online)
        return
    # The deserter among the stars: the pod small, the meeple's mark before it.
    tone = CREW[mark or 0].colour
    brush.radial(canvas, bay, fade(tone, 0.3))
    for n, (dx, dy) in enumerate(((0.16, 0.2), (0.8, 0.14), (0.7, 0.62), (0.22, 0.76), (0.9, 0.84))):
        canvas.circle(x + dx * size, y + dy * size, 1.6 if n % 2 else 1.1, mix(rgb("#FFFFFF"), tone, 0.3))
    canvas.icon("pod", x + size * 0.16, y + size * 0.1, size * 0.68)
    canvas.icon(tokens.meeple_icon(mark or 0), x + size * 0.52, y + size * 0.5, size * 0.46)


def _words(canvas: Canvas, pod: PodView, tall: bool) -> str:
    texts = canvas.kit.texts
    size = "" if tall else "-short"
    if pod.crew is not None:
        return texts(f"pod-taken{size}", count=pod.cards)
    if pod.online:
        return texts(f"pod-online{size}")
    return texts(f"pod-offline{size}", count=pod.diverted, needed=pod.needed)


def _lamps(canvas: Canvas, pod: PodView, x: float, y: float) -> None:
    """One lamp for every room whose power the pod waits for."""
    if pod.crew is not None:
        return
    for n in range(pod.needed):
        lit = n < pod.diverted
        place = (x + 21.0 * n, y, 15.0, 9.0)
        if lit:
            canvas.glow(place, fade(GOLD_GLOW, 0.7), 6)
        canvas.panel(
            place,
            fill=colour.GOLD if lit else rgb("#181D2E"),
            line=colour.GOLD_TEXT if lit else rgb("#3A4363"),
            corners=(3, 3, 3, 3),
            width=1.2,
        )
