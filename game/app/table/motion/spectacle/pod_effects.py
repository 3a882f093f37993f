"""The pod's story as it is played: it comes online, leaves, drifts, and a last die is rolled (R-32, R-34)."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Any

from game.app.drawing.canvas import Canvas
from game.app.drawing.colours.theme import Gradient, colour, fade, rgb
from game.app.drawing.viewport import Rect
from game.app.table.model.places.layout import Layout
from game.app.table.model.pod_view import READY
from game.app.table.model.table_keys import HULL, POD
from game.app.table.paint import brush
from game.app.table.paint.overlays import cover

GLOW = 26
"""Width of the light around the pod that has come online, units."""
PLATE = (760.0, 168.0)


def draw_pod(canvas: Canvas, layout: Layout, about: Any, share: float) -> None:
    """Draw a scene of the pod above the ship.

    Args:
        canvas: the window.
        layout: of what is shown.
        about: `scene` (`ready`, `leaves`, `turn` or `last`), the deserter's `name`, the cards `taken`
            before the roll, then `held`, and `left` in the discard pile.
        share: how far it has come, 0 to 1.
    """
    scene = about["scene"]
    fading = min(1.0, share * 6, (1 - share) * 6)
    x, y, w, h = layout.rect(HULL)
    canvas.box((x, y, w, h), fade(colour.SPACE, 0.45 * fading))
    more = canvas.kit.text - 1
    wide, high = min(w, PLATE[0] + 260 * more), PLATE[1] + 90 * more
    left, top = x + (w - wide) / 2, y + h / 2 - high / 2 - 30
    rect: Rect = (left, top, wide, high)
    values = {name: about[name] for name in ("name", "held", "taken", "left")}
    kept = canvas.kit.memo("pod scene", dict)
    key = scene, tuple(values.values()), rect
    if key not in kept:
        kept.clear()
        kept[key] = _scene(canvas, scene, values, rect)
    layer = kept[key]
    _sky(layer, (left + 16, top + 16, 190, high - 32), share, scene)
    if scene == READY:
        brush.ring(canvas, layout.rect(POD), fade(colour.LEGAL, fading), GLOW)
        cover(canvas, layout.rect(POD))
    cover(canvas, rect)
    canvas.blit(layer, 0, 0, round(255 * fading))


def _scene(canvas: Canvas, scene: str, values: Mapping[str, Any], rect: Rect) -> Canvas:
    """The plate with the words of a scene."""
    texts, more = canvas.kit.texts, canvas.kit.text - 1
    left, top, wide, high = rect
    layer = Canvas.of_size(canvas.kit, wide + 80, high + 80, origin=(left - 40, top - 40))
    tone = colour.DANGER if scene == "last" else colour.LEGAL
    layer.glow(rect, fade(tone, 0.6), 26)
    line = Gradient(tone, colour.RIM_HOT)
    layer.panel(rect, fill=(10, 13, 22, 250), line=line, corners=(24, 6, 24, 6), width=3)
    words_x, words_w = left + 232, wide - 256
    title = texts("play-pod-last" if scene == "last" else f"play-pod-{scene}", **values)
    layer.text(
        title,
        (words_x, top + 26, words_w, 44 + 10 * more),
        "active-name",
        colour.TEXT,
        valign="middle",
        shrink=True,
    )
    text = texts(f"play-pod-{scene}-text", **values)
    place = (words_x, top + 78 + 8 * more, words_w, high - 94 - 8 * more)
    layer.text(text, place, "body", colour.MUTED, wrap=True, shrink=True)
    return layer


def _sky(canvas: Canvas, rect: Rect, share: float, scene: str) -> None:
    """The pod against the stars; it pulls away while the scene lasts."""
    x, y, w, h = rect
    canvas.panel(
        rect, fill=Gradient(rgb("#05070E"), rgb("#3A1A0C")), line=colour.LINE, corners=(10, 4, 10, 4)
    )
    for n in range(14):
        dx = (n * 53 + 17) % int(w - 8)
        dy = (n * 37 + 11) % int(h - 8)
        canvas.circle(x + 4 + dx, y + 4 + dy, 1.7 if n % 3 else 1.1, rgb("#FFFFFF", 0.8))
    brush.radial(canvas, (x + w * 0.5, y + h * 0.1, w * 0.5, h * 0.8), rgb("#FF9A3A", 0.5))
    size = 104.0 - (34.0 * round(share * 8) / 8 if scene == "leaves" else 0.0)
    lift = math.sin(share * math.pi) * (10 if scene in ("turn", READY) else 0)
    canvas.icon("pod", x + (w - size) / 2, y + (h - size) / 2 - lift, size)


def pod_verdict(about: Any) -> tuple[str, dict[str, Any], bool]:
    """Return what a roll of the deserter means: message, its values, and whether it is what they hoped
    for."""
    low, more = about["value"] <= about["held"], about["more"]
    if about["last"]:
        return "play-die-last", {"held": about["held"], "more": "no" if low else "yes"}, not low
    return "play-die-pod", {"held": about["held"], "more": "yes" if more else "none" if low else "no"}, more
