"""Pictures cropped and scaled to cover a size, and those so large that only the part that is seen is made."""

from __future__ import annotations

from collections.abc import Callable, Hashable

import pygame

from game.app.drawing.shapes import scaled_part


class LargePicture:
    """The latest very large picture: as it was painted, and the part of it that is seen."""

    def __init__(self) -> None:
        self._of: tuple[object, ...] = ()
        self._seen: tuple[int, ...] = ()
        self._forget()

    def _forget(self) -> None:
        """Let go of both pictures: there is no room for the next beside them."""
        self._source = pygame.Surface((1, 1))
        self._part = self._source, (0, 0)

    def has(self, key: Hashable, size: tuple[int, int], focus: tuple[float, float]) -> bool:
        """Return whether `part` would read nothing for this picture."""
        return self._of == (key, size, focus)

    def part(
        self,
        key: Hashable,
        load: Callable[[], pygame.Surface],
        size: tuple[int, int],
        focus: tuple[float, float],
        box: pygame.Rect,
    ) -> tuple[pygame.Surface, tuple[int, int]]:
        """Return what is seen of a picture that covers a size, and where it lies in it.

        Args:
            key: names the picture.
            load: reads it, as it was painted.
            size: of all of it, in pixels.
            focus: which part stays when it is cropped: (0, 0) the top left, (1, 1) the bottom right.
            box: what is seen of it, in pixels; what is returned is a little larger.

        Raises:
            FileNotFoundError: no such picture.
        """
        if not self.has(key, size, focus):
            self._of = ()
            self._forget()
            self._source = crop(for_scaling(load()), *size, focus)
            self._of, self._seen = (key, size, focus), ()
        if self._seen != tuple(box):
            self._part, self._seen = scaled_part(self._source, size, box), tuple(box)
        return self._part


def for_scaling(picture: pygame.Surface) -> pygame.Surface:
    """Return a picture in a form that can be scaled smoothly and is drawn fast."""
    if pygame.display.get_surface() is not None:
        return picture.convert_alpha() if picture.get_flags() & pygame.SRCALPHA else picture.convert()
    return picture.convert(32) if picture.get_bitsize() < 24 else picture


def crop(
    source: pygame.Surface, width: int, height: int, focus: tuple[float, float] = (0.5, 0.5)
) -> pygame.Surface:
    """Return the part of a picture that covers a size when it is scaled and keeps its proportions."""
    sw, sh = source.get_size()
    factor = max(width / sw, height / sh)
    cw, ch = min(sw, round(width / factor)), min(sh, round(height / factor))
    return source.subsurface((round((sw - cw) * focus[0]), round((sh - ch) * focus[1]), cw, ch))
