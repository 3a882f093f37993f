"""Draw what outlasts its beat: sparks, splinters, a ring, the result of a roll. It delays nothing."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from game.app.drawing.canvas import Canvas
from game.app.drawing.colours.theme import GOLD_GLOW, colour, fade, rgb
from game.app.drawing.effects import Effect
from game.app.drawing.viewport import centre, grow
from game.app.table.model.places.layout import Layout
from game.app.table.model.table_keys import MEMBER, TableKey, of_zone
from game.app.table.motion import easing
from game.app.table.motion.spectacle.damage_effects import broken_shield, shards, sparks
from game.app.table.motion.spectacle.event_effects import result
from game.app.table.motion.spectacle.glows import Burst, bloom, draw_burst, frame, spread
from game.app.table.paint.brush import ring
from game.app.table.paint.compositor import Compositor

Draw = Callable[[Canvas, Layout, Any, float], None]


@dataclass
class Aftereffect:
    """One picture that goes on by itself; `age` is in ms at normal speed."""

    name: str
    about: Any
    age: float = 0.0

    @property
    def over(self) -> bool:
        """Return whether it has faded."""
        return self.age >= ECHOES[self.name][0]


def draw_aftereffect(canvas: Canvas, layout: Layout, echo: Aftereffect, compositor: Compositor) -> None:
    """Draw an echo above the table.

    Args:
        canvas: the window.
        layout: of what is shown.
        echo: which.
        compositor: the finished table below.
    """
    draw_echo(canvas, layout, echo)
    if echo.name == "turn":
        _slide_in(canvas, layout, compositor, easing.ease(echo.age / ECHOES["turn"][0]))


def draw_echo(canvas: Canvas, layout: Layout, echo: Aftereffect) -> None:
    """Draw what of an echo needs no table below it."""
    ECHOES[echo.name][1](canvas, layout, echo.about, echo.age)


def _slide_in(canvas: Canvas, layout: Layout, compositor: Compositor, share: float) -> None:
    """The name of whoever is active now slides into the dock."""
    x, y, w, h = layout.rect(MEMBER)
    area = canvas.px((x + 84, y - 4, w - 84, h * 0.42)).clip(canvas.surface.get_rect())
    if not area:
        return  # a window so low that the dock is below it
    name = compositor.surface.subsurface(area).copy()
    compositor.bare(canvas.surface, area)
    name.set_alpha(round(255 * share))
    clip = canvas.surface.get_clip()
    canvas.surface.set_clip(area)
    canvas.surface.blit(name, (area.x + round(64 * (1 - share) * canvas.scale), area.y))
    canvas.surface.set_clip(clip)


def aftereffect_of(what: str, about: Any, moment: str) -> Aftereffect | None:
    """Return what goes on after something that the director tells; None for nothing.

    Args:
        what: an effect, `flight/<kind>` or `event`.
        about: what it is about.
        moment: `begin`, `end`, `lift`, `land` or `true`.
    """
    if moment == "begin" and what == Effect.HIT:
        return Aftereffect("sparks", about, -0.3 * 350)
    if moment == "begin" and what == Effect.SHIELD:
        return Aftereffect("broken shield", about, -0.3 * 400)
    if moment == "end" and what == Effect.DIE:
        return Aftereffect("result", about)
    if what == "flight/cube":
        if moment == "lift" and of_zone(about["from"]).kind == "slot":
            return Aftereffect("shards", about["from"])
        if moment == "land" and of_zone(about["to"]).kind == "slot":
            return Aftereffect("mended", about["to"])
    if what == "flight/action" and moment == "land" and "to" in about and of_zone(about["to"]).kind == "crew":
        return Aftereffect("gained", about["to"])
    if what == "event" and about["type"] == "turn":
        return Aftereffect("turn", about["crew"])
    return None


def _mended(canvas: Canvas, layout: Layout, about: Any, age: float) -> None:
    """A ring runs out from the cube that has just been set, and a few sparks of the welder."""
    slot = layout.rect(of_zone(about))
    share = age / 520
    frame(canvas, grow(slot, spread(34, easing.ease(share))), colour.GOOD, 3, 1 - share)
    bloom(canvas, centre(slot), (120, 120), rgb("#BFFFE0"), 0.8 * (1 - share))
    burst = Burst(sum(map(ord, about)), 9, 240, size=6, life=420)
    draw_burst(canvas, centre(slot), burst, age, rgb("#D8FFF0"))


def _gained(canvas: Canvas, layout: Layout, about: Any, age: float) -> None:
    x, y, _, _ = layout.rect(of_zone(about))
    bloom(canvas, (x + 34, y + 92), (110, 110), GOLD_GLOW, 0.9 * (1 - age / 300))


def _turn(canvas: Canvas, layout: Layout, about: Any, age: float) -> None:
    """A gold sweep runs over the panel of whoever is active now."""
    key = TableKey.crew(about)
    if key not in layout.keys:
        return
    x, y, w, h = layout.rect(key)
    share = age / 450
    clip = canvas.surface.get_clip()
    canvas.surface.set_clip(canvas.px((x, y, w, h)))
    middle = x - 80 + (w + 160) * easing.ease(share)
    bloom(canvas, (middle, y + h / 2), (200, h * 2.4), rgb("#FFD27A"), 0.75 * easing.hump(share))
    canvas.surface.set_clip(clip)
    ring(canvas, (x, y, w, h), fade(colour.GOLD, 0.6 * (1 - share)), 16)


ECHOES: dict[str, tuple[float, Draw]] = {
    "sparks": (900.0, sparks),
    "shards": (620.0, shards),
    "broken shield": (620.0, broken_shield),
    "result": (900.0, result),
    "mended": (520.0, _mended),
    "gained": (300.0, _gained),
    "turn": (450.0, _turn),
}
"""Length of each effect, in ms at normal speed, and what draws it."""
