"""What lies below a dialog: the screen it opened on, blurred and dark."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.app.drawing.canvas import Canvas
from game.app.drawing.shapes import scaled_part
from game.app.navigation.scene import Scene

Crop = Callable[[], tuple[pygame.Rect, tuple[int, int]] | None]
BLUR = 8
"""How many pixels across become one in the blurred picture below a dialog, at 1920 x 1080."""


class Veil:
    """What lay below a dialog, blurred and dark; made when first drawn and when the window changes its size.

    Args:
        scene: the dialog.
        crop: tells which pixels are kept sharp as a picture of their own, and its size; None for none.

    Attributes:
        kept: that picture; None where these pixels are not all seen.
    """

    def __init__(self, scene: Scene, crop: Crop | None = None) -> None:
        self.scene = scene
        self.crop = crop
        self.kept: pygame.Surface | None = None
        self._small: pygame.Surface | None = None
        self._shown: tuple[pygame.Surface, tuple[int, int]] | None = None
        self._for: tuple[object, ...] = ()

    def renew(self) -> None:
        """Make it anew when next drawn."""
        self._small = None

    def draw(self, canvas: Canvas) -> None:
        """Fill the window with it."""
        size, box = canvas.surface.get_size(), canvas.kit.view.box
        if self._small is None or self._for[0] != size:
            picture = self.scene.app.snapshot(below=self.scene)
            found = self.crop() if self.crop is not None else None
            whole = found is not None and pygame.Rect(box).contains(found[0])
            self.kept = (
                pygame.transform.smoothscale(picture.subsurface(found[0]), found[1])
                if found and whole
                else None
            )
            self._small = blurred(picture)
            self._for = ()
        if self._for != (size, box):
            # Of a page larger than the window only what is seen: all of it is four windows and more.
            self._for, self._shown = (size, box), veiled(self._small, size, pygame.Rect(box))
        assert self._shown is not None
        canvas.surface.blit(*self._shown)


def blurred(picture: pygame.Surface) -> pygame.Surface:
    """Return a small picture of a large one, from which the blurred one is made."""
    width, height = picture.get_size()
    step = max(2, round(BLUR * height / 1080))
    small = pygame.transform.smoothscale(picture, (max(1, width // step), max(1, height // step)))
    return pygame.transform.box_blur(small, 1)


def veiled(
    small: pygame.Surface, size: tuple[int, int], box: pygame.Rect
) -> tuple[pygame.Surface, tuple[int, int]]:
    """Return a part of a blurred picture, dark, and where it lies.

    Args:
        small: as `blurred` makes it.
        size: of what it was made from.
        box: what is seen of it, in pixels; the part returned is a little larger.
    """
    picture, at = scaled_part(small, size, box)
    picture.fill((96, 96, 104), None, pygame.BLEND_RGB_MULT)
    return picture, at
