"""Compute what high contrast and the palettes make of every colour, in one place.

Canvas and Pictures ask it for each colour they draw with; painters know nothing of it. Under high contrast
grounds are black, neutral lines and words white, lines two units wide, lights off; what stands for something
keeps its colour. A palette puts other colours in the place of those that must be told apart (`palettes.py`);
shades of them follow.
"""

from __future__ import annotations

import re
from typing import Literal

import pygame

from game.app.drawing.colours.colour_vision import luminance
from game.app.drawing.colours.palettes import Palette
from game.app.drawing.colours.theme import Colour, Gradient, Paint
from game.app.drawing.looks import LookBook

WHITE: Colour = (255, 255, 255)
BLACK: Colour = (0, 0, 0)
OFF_TEXT: Colour = (200, 200, 200)
OFF_LINE: Colour = (150, 150, 150)
"""Colour of what cannot be used now."""
LINE_WIDTH = 2.0
SIGNAL_WIDTH = 3.0
"""Units of a neutral line, and of one that stands for something."""
ART_LIGHT = 0.35
HATCH = 9
"""Units between the strokes that stand for fire."""
_BRIGHT = 0.18
"""A ground lighter than this is no ground but a mark: a knob, a gauge, a lit pip."""
_NEUTRAL = 62
"""Colours whose parts differ by less stand for nothing."""
_WASH = 72
"""Fills more see-through than this only tint what is below."""
_READ = 0.33
"""Words that are so light are read on every panel."""
_LIGHTER = 0.04
_HEX = re.compile(r"#[0-9A-Fa-f]{6}\b")

Role = Literal["ink", "ground", "line", "mark"]


class ColourScheme:
    """Apply how the player wants to see.

    Args:
        contrast: high contrast.
        palette: `normal`, `protan`, `deutan` or `tritan`.
        book: the looks of the content; the program's own if None.
    """

    def __init__(self, contrast: bool = False, palette: str = "normal", book: LookBook | None = None) -> None:
        self.contrast = contrast
        self.palette = palette
        self._palette = Palette(palette, book or LookBook())
        self.plain = not contrast and palette == "normal"
        self._known: dict[tuple[Role, Paint], Paint | None] = {}

    # what canvases ask

    def ink(self, paint: Paint) -> Paint:
        """Return what words are written in."""
        found = self._map("ink", paint)
        return paint if found is None else found

    def panel(
        self, fill: Paint | None, line: Paint | None, width: float
    ) -> tuple[Paint | None, Paint | None, float]:
        """Return fill, line and its width for a panel."""
        if self.plain:
            return fill, line, width
        fill = self._map("ground", fill) if fill is not None else None
        line = self._map("line", line) if line is not None else None
        if self.contrast:
            signal = width >= LINE_WIDTH and line not in (WHITE, OFF_LINE)
            width = max(width, SIGNAL_WIDTH if signal else LINE_WIDTH)
        return fill, line, width

    def ground(self, paint: Paint) -> Paint | None:
        """Return what an area is filled with; None for nothing."""
        return self._map("ground", paint)

    def disc(self, paint: Colour) -> Colour | None:
        """Return what a small shape is filled with; None for nothing."""
        found = self._map("ground", paint)
        return found if found is None or isinstance(found, tuple) else paint

    def line(self, paint: Colour) -> Colour | None:
        """Return the colour of a line; None for none."""
        found = self._map("line", paint)
        return found if found is None or isinstance(found, tuple) else paint

    def mark(self, paint: Colour) -> Colour:
        """Return the colour of a small thing that stands for something: a disc, an icon's tint, a stroke."""
        found = self._map("mark", paint)
        return found if isinstance(found, tuple) else paint

    def veil(self, paint: Paint) -> Paint:
        """Return what lies over a part of the screen to darken or to tint it."""
        if self.plain or not self.contrast:
            return self.ground(paint) or paint
        if isinstance(paint, Gradient):
            if self._light(paint) >= _BRIGHT:
                return self.ground(paint) or paint
            start, end = ((*BLACK, _alpha(end)) for end in (paint.start, paint.end))
            return Gradient(start, end, paint.vertical)
        see_through = len(paint) > 3 and paint[3] < 250
        return paint if see_through else (self.ground(paint) or paint)

    @property
    def glows(self) -> bool:
        """Return whether there are soft lights."""
        return not self.contrast

    def recolour(self, picture: pygame.Surface, ink: Colour) -> None:
        """Give a picture of one colour another, in place: a ground if it is dark, else a mark."""
        if self.plain:
            return
        wanted = self.ground(ink)
        flat = wanted if isinstance(wanted, tuple) else ink
        picture.fill((0, 0, 0, 255), None, pygame.BLEND_RGBA_MULT)
        picture.fill((*flat[:3], 0), None, pygame.BLEND_RGBA_ADD)

    # what pictures ask

    def svg(self, source: str) -> str:
        """Return a vector picture in the colours of the palette."""
        if self.palette == "normal":
            return source
        return _HEX.sub(lambda found: self._hex(found.group()), source)

    def _hex(self, text: str) -> str:
        rgb = tuple(int(text[n : n + 2], 16) for n in (1, 3, 5))
        return "#" + "".join(f"{part:02X}" for part in self._palette.of((rgb[0], rgb[1], rgb[2])))

    def art(self, picture: pygame.Surface, path: str, scale: float) -> pygame.Surface:
        """Return a painted picture as it is seen: dim and grey under high contrast, fire as a still hatch."""
        if not self.contrast:
            return picture
        if path.startswith("overlays/"):
            return hatched(picture, max(4, round(HATCH * scale)))
        dim = pygame.transform.grayscale(picture)
        level = round(255 * ART_LIGHT)
        dim.fill((level, level, level, 255), None, pygame.BLEND_RGBA_MULT)
        return dim

    # one colour

    def _map(self, role: Role, paint: Paint) -> Paint | None:
        if self.plain:
            return paint
        if self._palette.fresh():
            self._known.clear()
        key = role, paint
        if key not in self._known:
            self._known[key] = self._mapped(role, paint)
        return self._known[key]

    def _mapped(self, role: Role, paint: Paint) -> Paint | None:
        other = self._readable if role == "ink" else self.other
        if isinstance(paint, Gradient):
            ends = Gradient(other(paint.start), other(paint.end), paint.vertical)
            return _CONTRAST[role](ends) if self.contrast else ends
        found = other(paint)
        return _CONTRAST[role](found) if self.contrast else found

    def _readable(self, paint: Colour) -> Colour:
        """Return the palette's colour for words.

        Stand-ins are told apart by lightness, too, and some are darker than what they stand for. Words in
        them are as light as they are meant to be, where less would be too little to be read.
        """
        found = self.other(paint)
        wanted = min(luminance(paint[:3]), _READ)
        while luminance(found[:3]) < wanted:
            lighter = (min(255, round(part + (255 - part) * _LIGHTER + 1)) for part in found[:3])
            found = (*lighter, *found[3:])
        return found

    def other(self, paint: Colour) -> Colour:
        """Return the palette's colour in the place of one, contrast or not."""
        if self.palette == "normal":
            return paint
        return (*self._palette.of((paint[0], paint[1], paint[2])), *paint[3:])

    @staticmethod
    def _light(paint: Paint) -> float:
        return _light(paint)


def hatched(picture: pygame.Surface, pitch: int) -> pygame.Surface:
    """Return the shape of a picture as slanted white strokes, `pitch` pixels apart."""
    width, height = picture.get_size()
    strokes = pygame.Surface((width, height), pygame.SRCALPHA)
    strokes.fill((255, 255, 255, 0))
    thick = max(1, pitch // 4)
    for x in range(-height, width, pitch):
        pygame.draw.line(strokes, (255, 255, 255, 190), (x, height), (x + height, 0), thick)
    shape = picture.convert_alpha() if pygame.display.get_surface() else picture.copy()
    shape.fill((255, 255, 255, 0), None, pygame.BLEND_RGBA_MAX)
    strokes.blit(shape, (0, 0), None, pygame.BLEND_RGBA_MULT)
    return strokes


def _alpha(paint: Colour) -> int:
    return paint[3] if len(paint) > 3 else 255


def _light(paint: Paint) -> float:
    """Return how light a paint is, by its lighter end."""
    ends = (paint.start, paint.end) if isinstance(paint, Gradient) else (paint,)
    return max(luminance(end[:3]) for end in ends)


def _neutral(paint: Colour) -> bool:
    return max(paint[:3]) - min(paint[:3]) < _NEUTRAL


def _vivid(paint: Colour) -> Colour:
    """Return a colour light enough to stand on black."""
    rgb = paint[:3]
    while luminance(rgb) < 0.16:
        rgb = tuple(min(255, round(part + (255 - part) * 0.12 + 1)) for part in rgb)
    return rgb


def _ink(paint: Paint) -> Paint:
    """Words: white; grey if they say what cannot be done; black where they were dark, on something bright."""
    flat = paint.start if isinstance(paint, Gradient) else paint
    alpha = flat[3:]
    light = _light(paint)
    if light < 0.1:
        return (*BLACK, *alpha)
    return (*(OFF_TEXT if _neutral(flat) and light < 0.36 else WHITE), *alpha)


def _ground(paint: Paint) -> Paint | None:
    """Grounds: black, but washes go and what is bright stays."""
    flat = paint.start if isinstance(paint, Gradient) else paint
    ends = (paint.start, paint.end) if isinstance(paint, Gradient) else (paint,)
    if max(_alpha(end) for end in ends) < _WASH and not (_neutral(flat) and _light(paint) >= _BRIGHT):
        return None
    if _light(paint) >= _BRIGHT:
        if isinstance(paint, Gradient):
            return Gradient(_mark(paint.start), _mark(paint.end), paint.vertical)
        return _mark(paint)
    if isinstance(paint, Gradient):
        strong = max(_alpha(paint.start), _alpha(paint.end))
        return BLACK if strong >= _WASH and min(_alpha(paint.start), _alpha(paint.end)) >= _WASH else None
    return BLACK if _alpha(flat) >= _WASH else None


def _line(paint: Paint) -> Paint | None:
    """Lines: white if they stand for nothing, else in their colour; faint ones go."""
    flat = paint.start if isinstance(paint, Gradient) else paint
    if _alpha(flat) < 90:
        return None
    if _neutral(flat):
        return OFF_LINE if _alpha(flat) < 170 or luminance(flat[:3]) < 0.05 else WHITE
    return _vivid(flat)


def _mark(paint: Paint) -> Colour:
    """Small things: white if they stand for nothing, else in their colour."""
    flat = paint.start if isinstance(paint, Gradient) else paint
    alpha = flat[3:]
    if _neutral(flat):
        light = luminance(flat[:3])
        if light < 0.05:
            return (*BLACK, *alpha) if light < 0.02 else (*OFF_LINE, *alpha)
        return (*WHITE, *alpha)
    return (*_vivid(flat), *alpha)


_CONTRAST = {"ink": _ink, "ground": _ground, "line": _line, "mark": _mark}
