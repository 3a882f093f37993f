"""Measures how well words stand out, on rendered screens: with the words and without them."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import pygame

from game.app.drawing.canvas import Canvas
from game.app.drawing.colours.theme import Paint, Style
from game.app.drawing.type.fonts import Fonts
from game.app.drawing.type.text_drawing import TextRecord
from game.storage.settings.preferences import Preferences
from tools.studio import Studio

LOGO = "SOLAR STORM"
"""A picture made of letters."""
WITH, WITHOUT = "oonno", "onnoo"
"""Folders of one width, for they have the same pairs of letters: a screen breaks both paths at one place."""
STRAY = 0.02
"""Share of the pixels behind a word that may be worse."""
LEAST_DIFFERENCE = 24
"""Pixels that differ by less than this between the two renderings are no letters."""


class Silent(Fonts):
    """Type that takes its room and leaves no ink."""

    def render(self, text: str, style: str | Style, paint: Paint) -> pygame.Surface:
        picture = super().render(text, style, paint).copy()
        picture.fill((0, 0, 0, 0))
        return picture


@dataclass(frozen=True)
class Reading:
    """A text and the least contrast of its letters with what is behind and around them."""

    record: TextRecord
    contrast: float
    ink: tuple[int, ...]
    ground: tuple[int, ...]


class Eyes:
    """Two windows for the same pictures, one of them without words.

    Args:
        home: an empty folder.
        size: of the windows, in pixels.
        settings: of the player.
    """

    def __init__(self, home: Path, size: tuple[int, int], settings: Preferences) -> None:
        self.settings = settings
        self._sighted = Studio(home / WITH, size, settings)
        self._blank = Studio(home / WITHOUT, size, settings)
        kit = self._blank.kit
        object.__setattr__(kit, "fonts", Silent(kit.viewport.scale, kit.text))

    @property
    def carrying(self) -> bool:
        """Whether a piece is in the hand: it lies over words for a moment."""
        top: Any = self._sighted.app.stack.top
        hands = getattr(top, "input", None)
        return bool(getattr(top, "grabbed", None) or (hands and hands.drag.held))

    def read(self, name: str) -> list[Reading]:
        """Return how well every text of a shot stands out; those that are dim on purpose are left out.

        Nothing is read while something is carried.
        """
        shown = self._sighted.take(name)
        if self.carrying:
            return []
        records = [record for record in shown.texts if not record.dim and record.text != LOGO]
        scale = shown.scale
        pixels = _pixels(shown)
        ground = _pixels(self._blank.take(name))
        found = []
        for record in records:
            reading = _read(record, scale, pixels, ground)
            if reading is not None:
                found.append(reading)
        return found


def _pixels(canvas: Canvas) -> np.ndarray:
    return pygame.surfarray.array3d(canvas.surface).swapaxes(0, 1)


def _read(record: TextRecord, scale: float, pixels: np.ndarray, ground: np.ndarray) -> Reading | None:
    x, y, w, h = record.rect
    left, top = max(0, int(x * scale)), max(0, int(y * scale))
    right, bottom = int(np.ceil((x + w) * scale)), int(np.ceil((y + h) * scale))
    front = pixels[top:bottom, left:right].astype(int)
    back = ground[top:bottom, left:right].astype(int)
    if front.size == 0:
        return None
    differs = np.abs(front - back).max(axis=2)
    most = differs.max()
    if most < LEAST_DIFFERENCE:
        return None
    letters = differs > max(LEAST_DIFFERENCE, 0.3 * most)
    lights = luminances(front)
    behind = luminances(back)
    # the letters' own colour is where a stem covers a whole pixel
    core = differs >= np.quantile(differs[letters], 0.9)
    ink = np.median(lights[core & letters])
    contrasts = _contrast(ink, behind)
    # a stray pixel of a neighbour's edge does not make a word hard to read
    worst = np.quantile(contrasts, STRAY)
    spot = np.unravel_index(np.argmin(np.abs(contrasts - worst)), contrasts.shape)
    chosen = np.argwhere(core & letters)[0]
    return Reading(
        record,
        float(contrasts[spot]),
        tuple(int(part) for part in front[tuple(chosen)]),
        tuple(int(part) for part in back[spot]),
    )


_SHARES = np.arange(256) / 255
_LIGHTS = np.where(_SHARES <= 0.04045, _SHARES / 12.92, ((_SHARES + 0.055) / 1.055) ** 2.4)


def luminances(pixels: np.ndarray) -> np.ndarray:
    """Return the luminance of every pixel (WCAG)."""
    return _LIGHTS[pixels] @ np.array([0.2126, 0.7152, 0.0722])


def _contrast(one: float, others: np.ndarray) -> np.ndarray:
    return (np.maximum(one, others) + 0.05) / (np.minimum(one, others) + 0.05)
