"""What beats look like beyond flying pieces: the die, damage, shields, power, the breach, the end."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import pygame

from game.app.canvas import Canvas
from game.app.table import resource_card, tokens
from game.app.table.damage_card import draw_damage_card, rooms_of
from game.app.table.layout import Layout
from game.app.table.overlays import cover
from game.app.table.pod_effects import draw_pod, pod_verdict
from game.app.theme import DANGER_GLOW, GOLD_GLOW, Colour, colour, fade, room_colours
from game.app.viewport import Point, Rect, centre, grow

DAMAGE_CARD = (200.0, 250.0)
WHITE_OUT = 0.8
"""White never covers more than this share of the picture."""

Effect = Callable[[Canvas, Layout, Any, float], None]


def draw_effect(canvas: Canvas, layout: Layout, effect: tuple[str, Any, float], reduced: bool) -> None:
    """Draw an effect above the table.

    Args:
        canvas: the window.
        layout: of what is shown.
        effect: its name, what it is about, and how far it has come (0 to 1).
        reduced: nothing moves or flashes; still pictures only.
    """
    name, about, share = effect
    draw = _EFFECTS.get(name)
    if draw is not None:
        draw(canvas, layout, about, 0.5 if reduced else share)


def draw_drawn_damage(canvas: Canvas, layout: Layout, card: Any, share: float = 1.0) -> None:
    """Draw the Damage card that has just been drawn, beside its deck; `share` turns it over."""
    w, h = DAMAGE_CARD
    x, y, _, dh = layout.rect("damage-deck")
    left = x - w - 28
    top = min(max(layout.areas["top"][3] + 12, y + dh / 2 - h / 2), layout.rect("dock")[1] - h - 12)
    squash = max(0.06, abs(math.cos(math.pi * (1 - share)))) if share < 1 else 1.0
    side = canvas.kit.pictures.shape(
        ("damage-card", str(card), share > 0.5), lambda: _damage_picture(canvas, card, share > 0.5)
    )
    if squash < 1:
        width = max(2, round(side.get_width() * round(squash * 12) / 12))
        side = canvas.kit.pictures.shape(
            ("damage-turn", str(card), share > 0.5, width),
            lambda: pygame.transform.smoothscale(side, (width, side.get_height())),
        )
    px, py = canvas.at(left + w / 2, top + h / 2)
    canvas.surface.blit(side, (px - side.get_width() // 2, py - side.get_height() // 2))


def damage_card_centre(layout: Layout) -> Point:
    """Where the drawn Damage card's middle lies."""
    x, y, _, h = layout.rect("damage-deck")
    return x - DAMAGE_CARD[0] / 2 - 28, y + h / 2


def _damage_picture(canvas: Canvas, card: Any, front: bool) -> pygame.Surface:
    w, h = DAMAGE_CARD
    picture = canvas.kit.canvas(w + 40, h + 40, origin=(-20, -20))
    picture.glow((0, 0, w, h), DANGER_GLOW, 18)
    if front:
        draw_damage_card(picture, (0, 0, w, h), card)
    else:
        resource_card.back(picture, (0, 0, w, h), rooms_of(card)[0])
    return picture.surface


def _die(canvas: Canvas, layout: Layout, about: Any, share: float) -> None:
    """The die rolls from its panel to the middle of the board, settles and shows what it means."""
    start, end = layout.centre("die"), _stage(layout)
    travel = min(1.0, share / 0.7)
    eased = 1 - (1 - travel) ** 2
    x = start[0] + (end[0] - start[0]) * eased
    y = start[1] + (end[1] - start[1]) * eased - abs(math.sin(travel * math.pi * 3)) * 90 * (1 - travel)
    size = 80 + 40 * eased
    if share < 0.7:
        step = int(share * 40)
        picture = tokens.die_face(canvas.kit, 1 + (about["value"] + step * 2 + step // 3) % 6, 110, step % 12)
        canvas.glow((x - 40, y + size / 2 - 6, 80, 12), fade(colour.BLACK, 0.6), 14)
    else:
        picture = tokens.die_face(canvas.kit, about["value"], 120)
        light = GOLD_GLOW if _lucky(about) else fade(colour.LINE_STRONG, 0.3)
        canvas.glow((x - 60, y - 60, 120, 120), light, 22)
    px, py = canvas.at(x, y)
    canvas.surface.blit(picture, (px - picture.get_width() // 2, py - picture.get_height() // 2))
    if share >= 0.75:
        _verdict(canvas, about, (x, y + 84))


def _lucky(about: Any) -> bool:
    if "held" in about:
        return pod_verdict(about)[2]
    return bool(about["for"] == "scavenge" and about["value"] >= 3)


def _verdict(canvas: Canvas, about: Any, at: Point) -> None:
    if "held" in about:
        key, values, lucky = pod_verdict(about)
        plate(canvas, canvas.kit.texts(key, **values), at, colour.GOLD if lucky else colour.LINE_STRONG)
        return
    value = about["value"]
    scavenge = about["for"] == "scavenge"
    cards = (0 if value < 3 else 1 if value < 6 else 2) if scavenge else (value + 1) // 2
    words = canvas.kit.texts("play-die-scavenge" if scavenge else "play-die-breach", cards=cards)
    plate(canvas, words, at, colour.GOLD if _lucky(about) else colour.LINE_STRONG)


def plate(
    canvas: Canvas, words: str, at: Point, line: Colour, style: str = "button", height: float = 44
) -> Rect:
    """Draw words on a small dark plate, its middle at a point."""
    width = canvas.kit.fonts.width(words, style) + 48
    rect = (at[0] - width / 2, at[1] - height / 2, width, height)
    cover(canvas, rect)
    canvas.panel(rect, fill=colour.REASON_PANEL, line=line, corners=(12, 4, 12, 4), width=2)
    canvas.text(words, rect, style, colour.TEXT, "center", "middle")
    return rect


def _stage(layout: Layout) -> Point:
    """The middle of the board."""
    return layout.centre("hull")


def _damage(canvas: Canvas, layout: Layout, about: Any, share: float) -> None:
    draw_drawn_damage(canvas, layout, about, min(1.0, share * 1.6))


def ring(canvas: Canvas, rect: Rect, tone: Colour, size: float) -> None:
    """Draw a soft light around a rectangle and nothing inside it: what lies there stays readable."""
    where = canvas.px(rect)
    if where.w <= 0 or where.h <= 0:
        return
    whole = canvas.kit.pictures.glow(where.w, where.h, (*tone[:3], 255), size)

    def hollow() -> pygame.Surface:
        picture = whole.copy()
        hole = pygame.Rect(0, 0, where.w, where.h)
        hole.center = picture.get_rect().center
        picture.fill((*tone[:3], 0), hole)
        return picture

    light = canvas.kit.pictures.shape(("ring", where.size, tone[:3], size), hollow)
    light.set_alpha(tone[3] if len(tone) > 3 else 255)
    canvas.surface.blit(light, light.get_rect(center=where.center))


def _hit(canvas: Canvas, layout: Layout, about: Any, share: float) -> None:
    """A red line runs from the card to the room; the room flashes and shakes."""
    room = layout.rect(f"room/{about}")
    _strike(canvas, damage_card_centre(layout), centre(room), min(1.0, share * 3))
    if share > 0.3:
        strength = 1 - (share - 0.3) / 0.7
        ring(canvas, room, fade(DANGER_GLOW, strength), 30)
        canvas.box(room, fade(colour.DANGER, 0.4 * strength))
        canvas.panel(room, fill=None, line=colour.DANGER, corners=(16, 5, 16, 5), width=4)


def _strike(canvas: Canvas, start: Point, end: Point, share: float) -> None:
    tip = start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share
    for width, tone in ((9.0, fade(colour.DANGER, 0.25)), (3.2, colour.DANGER)):
        _thick(canvas, start, tip, tone, width)


def _thick(canvas: Canvas, start: Point, end: Point, tone: Colour, width: float) -> None:
    """A slanted line drawn at once: it never looks the same twice, so it is not worth keeping."""
    a, b = canvas.at(*start), canvas.at(*end)
    thick = max(1, round(width * canvas.scale))
    if len(tone) < 4:
        pygame.draw.line(canvas.surface, tone, a, b, thick)
        return
    left, top = min(a[0], b[0]) - thick, min(a[1], b[1]) - thick
    size = abs(a[0] - b[0]) + 2 * thick, abs(a[1] - b[1]) + 2 * thick
    layer = pygame.Surface(size, pygame.SRCALPHA)
    pygame.draw.line(layer, tone, (a[0] - left, a[1] - top), (b[0] - left, b[1] - top), thick)
    canvas.surface.blit(layer, (left, top))


def _shield(canvas: Canvas, layout: Layout, about: Any, share: float) -> None:
    room = layout.rect(f"room/{about}")
    _strike(canvas, damage_card_centre(layout), centre(room), min(1.0, share * 3))
    if share > 0.25:
        rest = (share - 0.25) / 0.75
        ring(canvas, room, fade(colour.LEGAL, 1 - rest), 30)
        spread = grow(room, 18 * rest)
        canvas.panel(spread, fill=None, line=fade(colour.LEGAL, 1 - rest), corners=(20, 8, 20, 8), width=4)


def _destroyed(canvas: Canvas, layout: Layout, about: Any, share: float) -> None:
    """White, then black, then embers."""
    room = layout.rect(f"room/{about}")
    _strike(canvas, damage_card_centre(layout), centre(room), min(1.0, share * 4))
    if share < 0.25:
        return
    rest = (share - 0.25) / 0.75
    white = max(0.0, WHITE_OUT * (1 - rest * 3))
    ring(canvas, room, DANGER_GLOW, 40)
    canvas.box(room, (6, 4, 6, round(235 * min(1.0, rest * 2))))
    if white:
        canvas.box(room, (255, 246, 230, round(255 * white)))
    canvas.panel(room, fill=None, line=colour.DANGER, corners=(16, 5, 16, 5), width=5)


def _critical(canvas: Canvas, layout: Layout, about: Any, share: float) -> None:
    """All else dims, the room pulses twice."""
    room = layout.rect(f"room/{about}")
    fading = min(1.0, share * 5, (1 - share) * 5)
    _dim_around(canvas, layout, grow(room, 10), 0.26 * fading)
    pulse = abs(math.sin(share * math.pi * 2))
    ring(canvas, room, fade(colour.DANGER, 0.35 + 0.45 * pulse), 34)
    canvas.panel(grow(room, 3), fill=None, line=colour.DANGER, corners=(18, 6, 18, 6), width=3 + 3 * pulse)


def _dim_around(canvas: Canvas, layout: Layout, hole: Rect, strength: float) -> None:
    x, y, w, h = hole
    width, height = layout.size
    tone = fade(colour.SPACE, strength)
    for rect in (
        (0, 0, width, y),
        (0, y + h, width, height - y - h),
        (0, y, x, h),
        (x + w, y, width - x - w, h),
    ):
        canvas.box(rect, tone)


def _activate(canvas: Canvas, layout: Layout, about: Any, share: float) -> None:
    room = layout.rect(f"room/{about}")
    strength = math.sin(math.pi * share)
    ring(canvas, room, fade(colour.GOLD, 0.8 * strength), 28)
    canvas.panel(room, fill=None, line=fade(colour.GOLD, strength), corners=(16, 5, 16, 5), width=5)


def _divert(canvas: Canvas, layout: Layout, about: Any, share: float) -> None:
    """The coin lands on the room, light runs to the Energy Core, the whole board lights up for a moment."""
    room = layout.rect(f"room/{about}")
    tone = room_colours(about).frame
    middle = centre(room)
    landing = min(1.0, share / 0.3)
    size = 58 + 70 * (1 - landing)
    slot = layout.rect(f"divert/{about}")
    at = (slot[0] + 26, slot[1] + 30)
    canvas.glow((at[0] - 30, at[1] - 30, 60, 60), fade(GOLD_GLOW, landing), 20)
    icon = canvas.kit.pictures.icon("token-diverted", round(size / 6) * 6)
    px, py = canvas.at(*at)
    canvas.surface.blit(icon, (px - icon.get_width() // 2, py - icon.get_height() // 2))
    if share > 0.3:
        run = (share - 0.3) / 0.5
        core = layout.centre("room/energy-core")
        ring(canvas, room, fade(tone, 0.8 * max(0.0, 1 - run)), 30)
        head = min(1.0, run)
        tip = middle[0] + (core[0] - middle[0]) * head, middle[1] + (core[1] - middle[1]) * head
        tail_share = max(0.0, head - 0.45)
        tail = middle[0] + (core[0] - middle[0]) * tail_share, middle[1] + (core[1] - middle[1]) * tail_share
        for width, ink in ((14.0, (*tone[:3], 70)), (7.0, (*tone[:3], 160)), (3.0, colour.WHITE)):
            _thick(canvas, tail, tip, ink, width)
    if share > 0.75:
        glow = math.sin((share - 0.75) * 4 * math.pi)
        canvas.box(layout.rect("hull"), (255, 240, 210, round(26 * max(0.0, glow))))


def _breach(canvas: Canvas, layout: Layout, about: Any, share: float) -> None:
    """The hull cracks; once in a game."""
    width, height = layout.size
    fading = min(1.0, share * 6, (1 - share) * 4)
    canvas.box((0, 0, width, height), (70, 6, 4, round(120 * fading)))
    x, y, w, h = layout.rect("hull")
    reach = min(1.0, share * 2.4)
    for n, start in enumerate(((x + w, y + h * 0.1), (x + w, y + h * 0.62), (x + w * 0.72, y + h))):
        points = [start]
        for step in range(1, 10):
            if step / 9 > reach:
                break
            dx, dy = ((-1, 0.45), (-1, -0.35), (-0.4, -1))[n]
            jag = 26 if step % 2 else -26
            points.append((start[0] + dx * 58 * step + jag * abs(dy), start[1] + dy * 58 * step + jag))
        for a, b in zip(points, points[1:], strict=False):
            _thick(canvas, a, b, fade(colour.DANGER, 0.35), 12)
            _thick(canvas, a, b, colour.RIM_HOT, 3)
    texts = canvas.kit.texts
    plate(canvas, texts("play-breach-title"), (x + w / 2, y + h / 2 - 36), colour.DANGER, "title", 72)
    plate(canvas, texts("play-breach-text"), (x + w / 2, y + h / 2 + 34), colour.DANGER, "body")


def _over(canvas: Canvas, layout: Layout, about: Any, share: float) -> None:
    """The core blazes, or the lights go out."""
    width, height = layout.size
    if about["won"]:
        core = layout.rect("room/energy-core")
        canvas.glow(grow(core, 30 * share), (255, 214, 140, round(230 * min(1.0, share * 2))), 60)
        veil = (255, 236, 200, round(255 * WHITE_OUT * max(0.0, share - 0.35) / 0.65))
    else:
        veil = (10, 3, 4, round(225 * share))
    canvas.box((0, 0, width, height), veil)


_EFFECTS: dict[str, Effect] = {
    "die": _die,
    "damage": _damage,
    "hit": _hit,
    "shield": _shield,
    "destroyed": _destroyed,
    "critical": _critical,
    "activate": _activate,
    "divert": _divert,
    "breach": _breach,
    "pod": draw_pod,
    "over": _over,
}
