"""Paints views that have been laid out: one function for all screens, panels and dialogs."""

from __future__ import annotations

from collections.abc import Hashable, Mapping

from game.app.drawing.canvas import Canvas
from game.app.drawing.colours.theme import Colour, colour
from game.app.drawing.kit import Kit
from game.app.drawing.viewport import Rect, grow
from game.app.views.layout import Laid, Layouter
from game.app.views.roles import Look, look, tint
from game.app.views.tree import Sign, View, Words
from game.app.widgets.scroll import GUTTER

Light = tuple[frozenset[str], float]
"""The states of a named view that change while it is seen, and how much light of pointing falls on it."""
DARK: Light = (frozenset(), 0.0)
REACH = 40.0
"""Units that light and ring reach beyond a view: what is further away is not drawn."""
_PAGE: dict[str, Colour] = {"ink": colour.TEXT, "note": colour.MUTED, "sign": colour.TEXT}


def layouter(kit: Kit) -> Layouter:
    """Return what lays views out in the type of a window."""
    made: Layouter = kit.memo("layouter", lambda: Layouter(kit.fonts, GUTTER))
    return made


def show(
    canvas: Canvas, view: View, size: tuple[float, float], lights: Mapping[Hashable, Light] | None = None
) -> None:
    """Lay a view out and paint it from the point (0, 0) on, as the painters of components do."""
    Painting(canvas, lights or {}).paint(layouter(canvas.kit).laid(view, *size))


class Painting:
    """Paints views on a canvas.

    Args:
        canvas: to draw on; what lies outside its clip is left out.
        lights: what pointer, focus and game make of named views now.
        without: names of views that somebody else paints.
    """

    def __init__(
        self, canvas: Canvas, lights: Mapping[Hashable, Light], without: frozenset[Hashable] = frozenset()
    ) -> None:
        self.canvas = canvas
        self.lights = lights
        self.without = without

    def paint(
        self,
        laid: Laid,
        x: float = 0.0,
        y: float = 0.0,
        inks: Mapping[str, Colour] = _PAGE,
        tones: tuple[Colour, ...] = (),
    ) -> None:
        """Paint a view with its top left at a point; `inks` and `tones` are those of what is around it."""
        view, canvas = laid.view, self.canvas
        rect = (x, y, *laid.size)
        if view.name is not None and view.name in self.without:
            return
        if not canvas.px(grow(rect, REACH)).colliderect(canvas.surface.get_clip()):
            return
        tones = view.tones or tones
        if not view.look:
            self._inside(laid, rect, inks, tones)
            return
        states, hover = self.lights.get(view.name, DARK)
        seen = look(view.look, view.states | states, tones, hover)
        rect = (x, y + seen.sink, *laid.size)
        self._ground(rect, seen)
        self._inside(laid, rect, {**inks, **dict(seen.inks)}, tones)
        if seen.shade is not None:
            canvas.panel(rect, fill=seen.shade, corners=seen.corners)
        if seen.ring:
            canvas.focus_ring(rect, seen.corners, 2)

    def _ground(self, rect: Rect, seen: Look) -> None:
        if seen.shadow is not None:
            self.canvas.glow(rect, seen.shadow, seen.spread)
        if seen.glow is not None:
            self.canvas.glow(rect, seen.glow, seen.reach)
        if seen.round and seen.fill is not None:
            self.canvas.box(rect, seen.fill, seen.round)
            return
        self.canvas.panel(rect, fill=seen.fill, line=seen.line, corners=seen.corners, width=seen.width)
        if seen.veil is not None:
            self.canvas.panel(rect, fill=seen.veil, corners=seen.corners)

    def _inside(self, laid: Laid, rect: Rect, inks: Mapping[str, Colour], tones: tuple[Colour, ...]) -> None:
        left, top, right, bottom = laid.view.pad
        inner = (rect[0] + left, rect[1] + top, rect[2] - left - right, rect[3] - top - bottom)
        what, canvas = laid.view.what, self.canvas
        if isinstance(what, Words):
            ink, wrap, style = _ink(what.ink, inks, tones), what.lines != 1, what.style
            if wrap and what.text:
                style = layouter(canvas.kit).style_in(what, inner[2])
            canvas.text(what.text, inner, style, ink, what.align, what.valign, wrap=wrap, shrink=True)
        elif isinstance(what, Sign):
            size, paint = min(inner[2:]), None if what.ink is None else _ink(what.ink, inks, tones)
            x, y = inner[0] + (inner[2] - size) / 2, inner[1] + (inner[3] - size) / 2
            canvas.icon(what.name, x, y, size, paint, what.alpha, what.grey, what.turn)
        elif what is not None:
            what.paint(canvas, inner, *what.values)
        for x, y, part in laid.parts:
            self.paint(part, rect[0] + x, rect[1] + y, inks, tones)


def _ink(ink: Hashable, inks: Mapping[str, Colour], tones: tuple[Colour, ...]) -> Colour:
    """Return a colour by its role in the look around it, by its name, or as it is."""
    if isinstance(ink, str):
        return inks[ink] if ink in inks else tint(ink, tones)
    return ink  # type: ignore[return-value]
