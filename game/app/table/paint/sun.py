"""Space behind the table: stars, and the sun that grows as the Damage deck runs down."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial

import pygame

from game.app.drawing.canvas import Canvas
from game.app.drawing.colours.theme import Gradient, colour, fade
from game.app.drawing.kit import Kit
from game.app.table.paint.component import Component
from game.app.views.roles import tint

STAGES = (0.36, 0.73, 1.0)
"""Progress of the sun at the end of each type of Damage card; then the Hull Breach."""
GROWTH = 0.14
"""By how much a stage's sun grows before the next stage begins."""
STEPS = 8
"""Steps of growth inside a stage."""
LARGE = 3840 * 2160
"""A page of more pixels is painted in bands, even where there is time for all of it."""
BANDS, BAND = 24, 90_000
"""A page is painted in so many bands, or in more of at most so many pixels."""
SPACE = "space"
"""Name of the piece below all others."""
STARS = "backdrop/stars.jpg"
LAYER = "sun layer"
"""Of a kit: the sun scaled to the page, while that is painted."""
SUN_HELD = (1.0, 0.42)
"""The point of the sun, in shares, that stays in place as it grows."""
STARLIGHT = (1.0, 0.75, 0.45, 0.15)
STAGES_KEPT = 2
"""Stages of which the painted picture is kept: it takes as much memory as a page."""
SUNLIGHT = (0.25, 0.4, 0.55, 0.7)
"""Light on the ship from the right, by stage."""
SHADE = (0.62, 0.48, 0.3, 0.0)
"""Shade over the sky beside the ship, by stage: until the Hull Breach the rooms are the brightest."""
SHADED = (0.5, 0.8)
"""From where to where, shares of the width, that shade sets in."""


@dataclass(frozen=True)
class SunStep:
    """One picture of the sun: ``stage`` 0 to 3 (3 is the Hull Breach) and ``step`` inside it."""

    stage: int
    step: int

    @staticmethod
    def of(sun: float, breach: bool) -> SunStep:
        """Return the picture for how near the sun is, 0 to 1."""
        if breach:
            return SunStep(3, 0)
        begin = 0.0
        for stage, end in enumerate(STAGES):
            if sun < end or stage == len(STAGES) - 1:
                share = (sun - begin) / (end - begin)
                return SunStep(stage, round(STEPS * min(1.0, max(0.0, share))))
            begin = end
        return SunStep(3, 0)

    @property
    def heat(self) -> float:
        """Return the strength of its light on the ship, 0 to 1."""
        return SUNLIGHT[self.stage]


def space(kit: Kit, sun: SunStep) -> Component:
    """The component below everything, for a step of the sun."""
    size = kit.viewport.design
    return Component(
        SPACE,
        (0, 0, *size),
        (SPACE, sun),
        partial(_draw, size, sun),
        opaque=True,
        lasting=True,
        prepare=partial(prepare_space, kit, sun),
        in_bands=not _is_large(kit),
    )


def _draw(size: tuple[float, float], sun: SunStep, canvas: Canvas) -> None:
    draw_space(canvas, size, sun)


def draw_space(canvas: Canvas, size: tuple[float, float], sun: SunStep) -> None:
    """Draw space behind the table, or as much of it as the clip lets be seen.

    Args:
        canvas: opaque, as large as the design area.
        size: of the design area, units.
        sun: which sun.
    """
    if _is_large(canvas.kit):
        # A sun scaled to the whole page takes as much memory as the page.
        for _ in space_in_bands(canvas, size, sun, bands_of(canvas)):
            pass
        return
    surface = canvas.surface
    surface.fill(colour.SPACE)
    stars = canvas.kit.pictures.picture(STARS, *size)
    stars.set_alpha(round(255 * STARLIGHT[sun.stage]))
    surface.blit(stars, (0, 0))
    stars.set_alpha(255)
    surface.blit(_layer(canvas.kit, sun), (0, 0))
    _shade(canvas, size, sun)
    if surface.get_clip().bottom >= surface.get_height():
        canvas.kit.forget(LAYER)  # that was the last band


def _shade(canvas: Canvas, size: tuple[float, float], sun: SunStep) -> None:
    """Darken the ship's own side of space, so that panels at the left can be read, and what is beside it."""
    w, h = size
    canvas.box((0, 0, w * 0.55, h), Gradient(tint("shadow*45"), tint("shadow*0")))
    begin, full = w * SHADED[0], w * SHADED[1]
    shade = fade(tint("shadow"), SHADE[sun.stage])
    canvas.box((begin, 0, full - begin, h), Gradient(tint("shadow*0"), shade))
    if SHADE[sun.stage]:
        canvas.box((full, 0, w - full, h), shade)


def _is_large(kit: Kit) -> bool:
    return kit.viewport.width * kit.viewport.height > LARGE


def bands_of(canvas: Canvas) -> int:
    """Return in how many bands a page is painted so that each takes a few milliseconds."""
    width, height = canvas.surface.get_size()
    return max(BANDS, width * height // BAND)


def space_in_bands(canvas: Canvas, size: tuple[float, float], sun: SunStep, bands: int) -> Iterator[None]:
    """Draw space in so many level bands, one at a time, so that each takes little time.

    Args:
        canvas, size, sun: as for `draw_space`.
        bands: how many; after the last one the picture is whole.
    """
    surface, kit = canvas.surface, canvas.kit
    large = _is_large(kit)
    stars = None if large else kit.pictures.picture(STARS, *size)
    source = sun_picture(kit, sun.stage)
    yield
    screen = surface.get_rect()
    for n in range(bands):
        top, bottom = screen.h * n // bands, screen.h * (n + 1) // bands
        band = pygame.Rect(0, top, screen.w, bottom - top)
        surface.set_clip(band)
        surface.fill(colour.SPACE)
        starlight = round(255 * STARLIGHT[sun.stage])
        if stars is None:
            _stars(surface, star_picture(kit), starlight, band)
        else:
            stars.set_alpha(starlight)
            surface.blit(stars, (0, 0))
            stars.set_alpha(255)
        _sun(surface, source, sun, band)
        _shade(canvas, size, sun)
        surface.set_clip(None)
        yield
    if large:
        # They are read again in a thread for the next step; here every picture counts.
        for name in ("stars", f"sun {sun.stage}"):
            kit.forget(name)


def _layer(kit: Kit, sun: SunStep) -> pygame.Surface:
    """Return the sun scaled to the whole page; the latest is kept while the page is painted in bands."""
    kept: dict[SunStep, pygame.Surface] = kit.memo(LAYER, dict)
    if sun not in kept:
        kept.clear()
        kept[sun] = _scaled_sun(kit, sun)()
    return kept[sun]


def forget_layer(kit: Kit) -> None:
    """Let the scaled sun go: no table is painted any more."""
    kit.forget(LAYER)


def _scaled_sun(kit: Kit, sun: SunStep) -> Callable[[], pygame.Surface]:
    """Return what scales a step of the sun to the whole page; it may do so beside the drawing."""
    screen = pygame.Rect(0, 0, kit.viewport.width, kit.viewport.height)
    part, height, _ = _rows(screen, sun_picture(kit, sun.stage), _grown(sun), SUN_HELD, screen)
    return lambda: pygame.transform.smoothscale(part, (screen.w, height))


def prepare_space(kit: Kit, sun: SunStep) -> bool:
    """Have what `draw_space` needs read and scaled ahead of its time; tell whether it is there."""
    if kit.reader is None:
        return True
    if not prepare_sun(kit, sun.stage):
        return False
    kept: dict[SunStep, pygame.Surface] = kit.memo(LAYER, dict)
    if not _is_large(kit) and sun not in kept:
        made = kit.pictures.made_beside((LAYER, sun), _scaled_sun(kit, sun))
        if made is None:
            return False
        kept.clear()
        kept[sun] = made
    return True


def sun_picture(kit: Kit, stage: int) -> pygame.Surface:
    """Return the picture of a stage of the sun as it was painted; reading it takes longer than a frame.

    Those of two stages are kept, the former and the next.
    """
    name = f"sun {stage}"
    picture: pygame.Surface = kit.memo(name, lambda: kit.pictures.file(_sun_file(stage)))
    latest: list[str] = kit.memo("suns", list)
    if name not in latest:
        latest.append(name)
        if len(latest) > STAGES_KEPT:
            kit.forget(latest.pop(0))
    return picture


def star_picture(kit: Kit) -> pygame.Surface:
    """Return the picture of the stars as it was painted."""
    return kit.memo("stars", lambda: kit.pictures.file(STARS))  # type: ignore[no-any-return]


def prepare_sun(kit: Kit, stage: int) -> bool:
    """Have what `space_in_bands` needs read ahead of its time; tell whether it is there."""
    view = kit.viewport
    if view.width * view.height > LARGE:
        stars = kit.made("stars") or kit.pictures.prepare_file(STARS)
    else:
        wide, high = view.design
        stars = kit.pictures.prepare_px(STARS, view.px(wide), view.px(high), (0.5, 0.5))
    return (kit.made(f"sun {stage}") or kit.pictures.prepare_file(_sun_file(stage))) and stars


def _sun_file(stage: int) -> str:
    return f"backdrop/sun_{stage}.webp"


def _grown(sun: SunStep) -> float:
    """Return how many times as large the sun is as at the beginning of its stage."""
    return 1 + GROWTH * sun.step / STEPS


def _sun(surface: pygame.Surface, source: pygame.Surface, sun: SunStep, band: pygame.Rect) -> None:
    """Draw a band of the sun's layer, a little larger with every step, held at the screen's right edge."""
    layer, top = _scaled(surface.get_rect(), source, _grown(sun), SUN_HELD, band)
    surface.blit(layer, (0, top))


def _stars(surface: pygame.Surface, source: pygame.Surface, light: int, band: pygame.Rect) -> None:
    """Draw a band of the stars, so bright of 255."""
    layer, top = _scaled(surface.get_rect(), source, 1.0, (0.5, 0.5), band)
    layer.set_alpha(light)
    surface.blit(layer, (0, top))


def _scaled(
    screen: pygame.Rect,
    source: pygame.Surface,
    grown: float,
    held: tuple[float, float],
    band: pygame.Rect,
) -> tuple[pygame.Surface, int]:
    """Scale the rows of a picture that a band shows; return them and where they begin (see `_rows`)."""
    part, height, begin = _rows(screen, source, grown, held, band)
    return pygame.transform.smoothscale(part, (screen.w, height)), begin


def _rows(
    screen: pygame.Rect,
    source: pygame.Surface,
    grown: float,
    held: tuple[float, float],
    band: pygame.Rect,
) -> tuple[pygame.Surface, int, int]:
    """Find the rows of a picture that a band shows when the picture covers a whole page.

    Args:
        screen: the page, in pixels.
        source: the picture.
        grown: how many times as large it is as it must be to cover it.
        held: which part stays where it is too large: (1, 1) the right and lower edge.
        band: of the page.

    Returns:
        The rows, how high they are on the page, and where they begin there.
    """
    factor = max(screen.w / source.get_width(), screen.h / source.get_height()) * grown
    # Only the part that is seen is scaled.
    part_w, part_h = max(1, int(screen.w / factor)), max(1, int(screen.h / factor))
    left = int((source.get_width() - part_w) * held[0])
    top = int((source.get_height() - part_h) * held[1])
    down = part_h / screen.h
    # A row more above and below: no seam is to be seen between two bands.
    first, last = max(0, int(band.top * down) - 1), min(part_h, math.ceil(band.bottom * down) + 1)
    part = source.subsurface((left, top + first, part_w, last - first))
    begin, end = round(first / down), round(last / down)
    return part, end - begin, begin
