"""Draw what beats look like beyond flying pieces: the die here, the others by what they tell of."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from typing import Any

import pygame

from game.app.drawing.canvas import Canvas
from game.app.drawing.colours.theme import GOLD_GLOW, colour
from game.app.drawing.effects import Effect
from game.app.drawing.viewport import Point
from game.app.table.model.places.layout import Layout
from game.app.table.model.table_keys import DIE, HULL
from game.app.table.motion import easing
from game.app.table.motion.spectacle import breach_effects, damage_effects, power_effects
from game.app.table.motion.spectacle.glows import Instant, bloom, plate
from game.app.table.motion.spectacle.opening import laid
from game.app.table.motion.spectacle.pod_effects import draw_pod, pod_verdict
from game.app.table.paint import tokens

Draw = Callable[[Canvas, Layout, Any, Instant], None]
TUMBLE = 0.8
"""Share of a roll in which the die tumbles (600 of 750 ms); then it settles."""
DIE_SIZE = 120.0


def draw_effect(canvas: Canvas, layout: Layout, effect: tuple[Effect, Any, float], now: Instant) -> None:
    """Draw an effect above the table.

    Args:
        canvas: the window.
        layout: of what is shown.
        effect: which, what it is about, and how far it has come (0 to 1).
        now: the moment; its share is the effect's.
    """
    name, about, _ = effect
    draw = EFFECTS.get(name)
    if draw is not None:
        draw(canvas, layout, about, now)


def die(canvas: Canvas, layout: Layout, about: Any, now: Instant) -> None:
    """The die tumbles from its panel to the middle of the board, bounces and settles on its face."""
    if now.reduced:
        result(canvas, layout, about, 0.0)
        return
    start, end = layout.centre(DIE), layout.centre(HULL)
    travel = easing.clamp(now.share / TUMBLE)
    eased = 1 - (1 - travel) ** 2
    x = start[0] + (end[0] - start[0]) * eased
    lift = abs(math.sin(travel * math.pi * 3)) * 110 * (1 - travel)
    y = start[1] + (end[1] - start[1]) * eased
    size = 80 + (DIE_SIZE - 80) * eased
    shade = canvas.px((x - 46, y + size / 2 - 12, 92, 22))
    shadow = canvas.kit.pictures.shape(("die shadow", shade.size), lambda: _shadow(shade.size))
    shadow.set_alpha(round(200 * (1 - lift / 160)))
    canvas.surface.blit(shadow, shade)
    if now.share < TUMBLE:
        step = int((1 - (1 - travel) ** 1.6) * 26)
        face = 1 + (about["value"] + 5 * (step + 1)) % 6 if step < 25 else about["value"]
        picture = tokens.die_face(canvas.kit, face, DIE_SIZE, (26 - step) * 5 % tokens.DIE_ANGLES)
    else:
        settle = easing.within(now.share, TUMBLE, 1.0)
        grown = DIE_SIZE * (1 + 0.07 * math.sin(settle * math.pi * 2) * (1 - settle))
        picture = tokens.die_face(canvas.kit, about["value"], round(grown / 2) * 2)
    px, py = canvas.at(x, y - lift)
    canvas.surface.blit(picture, (px - picture.get_width() // 2, py - picture.get_height() // 2))


def _shadow(size: tuple[int, int]) -> pygame.Surface:
    large = pygame.Surface((size[0] * 2, size[1] * 2), pygame.SRCALPHA)
    for n in range(10, 0, -1):
        box = pygame.Rect(0, 0, round(size[0] * 2 * n / 10), round(size[1] * 2 * n / 10))
        box.center = large.get_rect().center
        pygame.draw.ellipse(large, (0, 0, 0, round(150 * (1 - n / 10) + 16)), box)
    return pygame.transform.smoothscale(large, size)


def result(canvas: Canvas, layout: Layout, about: Any, age: float) -> None:
    """The die lies on its face in its halo, with what it means in words; it stays a moment, then fades.

    Args:
        canvas: the window.
        layout: of what is shown.
        about: the roll.
        age: ms since the die settled.
    """
    x, y = layout.centre(HULL)
    lucky = _lucky(about)
    tone = GOLD_GLOW if lucky else colour.LINE_STRONG
    swell = easing.ease(age / 160) * (1 - 0.45 * easing.clamp((age - 160) / 240))
    bloom(canvas, (x, y), (330, 330), tone, (0.95 if lucky else 0.5) * max(0.35, swell))
    picture = tokens.die_face(canvas.kit, about["value"], DIE_SIZE)
    px, py = canvas.at(x, y)
    canvas.surface.blit(picture, (px - picture.get_width() // 2, py - picture.get_height() // 2))
    _verdict(canvas, about, (x, y + 92))


def _lucky(about: Any) -> bool:
    if "held" in about:
        return pod_verdict(about)[2]
    return bool(about["for"] == "scavenge" and about["cards"])


def _verdict(canvas: Canvas, about: Any, at: Point) -> None:
    line = colour.GOLD if _lucky(about) else colour.LINE_STRONG
    if "held" in about:
        key, values, _ = pod_verdict(about)
        plate(canvas, canvas.kit.texts(key, **values), at, line)
        return
    scavenge = about["for"] == "scavenge"
    words = canvas.kit.texts("play-die-scavenge" if scavenge else "play-die-breach", cards=about["cards"])
    plate(canvas, words, at, line)


def _pod(canvas: Canvas, layout: Layout, about: Any, now: Instant) -> None:
    draw_pod(canvas, layout, about, 0.5 if now.reduced else now.share)


def _over(canvas: Canvas, layout: Layout, about: Any, now: Instant) -> None:
    (power_effects.won if about["won"] else power_effects.lost)(canvas, layout, about, now)


EFFECTS: Mapping[Effect, Draw] = {
    Effect.LAID: laid,
    Effect.DIE: die,
    Effect.DAMAGE: damage_effects.damage,
    Effect.OPEN: damage_effects.lies_open,
    Effect.HIT: damage_effects.hit,
    Effect.SHIELD: damage_effects.shield,
    Effect.DESTROYED: damage_effects.destroyed,
    Effect.CRITICAL: damage_effects.critical,
    Effect.ACTIVATE: power_effects.activate,
    Effect.DIVERT: power_effects.divert,
    Effect.SURGE: power_effects.surge,
    Effect.BREACH: breach_effects.breach,
    Effect.POD: _pod,
    Effect.OVER: _over,
}
"""The picture of every effect that a beat may have."""
