"""Draw what lies below a dialog: the screen it opened on, blurred and dark."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pygame

from game.app.drawing.canvas import Canvas
from game.app.drawing.shapes import scaled_part
from game.app.drawing.viewport import Rect
from game.app.navigation.scene import Scene

Crop = Callable[[], tuple[pygame.Rect, tuple[int, int]] | None]
STRIPS = 8
BLUR = 4
"""Pixels across that become one in the blurred picture below a dialog, at 1920 x 1080."""
LIGHT = (140, 140, 150)
"""Light that is left of the picture, of 255: the table can be made out, and the dialog stands out."""


class Veil:
    """Keep what lay below a dialog, blurred and dark; made when first drawn and when the window changes its
    size.

    Args:
        scene: the dialog.
        crop: tells which pixels are kept sharp as a picture of their own, and its size; None for none.

    Attributes:
        kept: that picture; None until `work` has made it, and where these pixels are not all seen.
    """

    def __init__(self, scene: Scene, crop: Crop | None = None) -> None:
        self.scene = scene
        self.crop = crop
        self.kept: pygame.Surface | None = None
        self._sharp: Iterator[pygame.Surface | None] | None = None
        self._small: pygame.Surface | None = None
        self._shown: tuple[pygame.Surface, tuple[int, int]] | None = None
        self._for: tuple[object, ...] = ()

    def renew(self) -> None:
        """Make it anew when next drawn."""
        self._small = None

    @property
    def working(self) -> bool:
        """Return whether the sharp picture is still to be made."""
        return self._sharp is not None

    def work(self) -> bool:
        """Make a strip of the sharp picture: all of it at once would take a frame; True once it is there."""
        if self._sharp is None:
            return False
        self.kept = next(self._sharp)
        if self.kept is not None:
            self._sharp = None
        return self.kept is not None

    def draw(self, canvas: Canvas) -> None:
        """Fill the window with it."""
        size, box = canvas.surface.get_size(), canvas.kit.view.box
        make = canvas.kit.pictures.allowance.make
        if self._small is None or self._for[0] != size:
            make(lambda: self._look(size, box))
        if self._for[1:] != (box,):
            # Of a page larger than the window only what is seen: all of it is four windows and more.
            assert self._small is not None
            small = self._small
            self._shown = make(lambda: veiled(small, size, pygame.Rect(box)), alone=True)
            self._for = (size, box)
        assert self._shown is not None
        canvas.surface.blit(*self._shown)

    def _look(self, size: tuple[int, int], box: Rect) -> None:
        """Take a small picture of what lies below, and begin with the sharp one.

        Args:
            size: of the page, in pixels.
            box: what is seen of it.
        """
        picture = self.scene.app.snapshot(below=self.scene)
        found = self.crop() if self.crop is not None else None
        whole = found is not None and pygame.Rect(box).contains(found[0])
        self.kept = None
        self._sharp = _scaled(picture.subsurface(found[0]).copy(), found[1]) if found and whole else None
        self._small = blurred(picture)
        self._for = (size,)


def _scaled(picture: pygame.Surface, size: tuple[int, int]) -> Iterator[pygame.Surface | None]:
    """Make a picture smaller, strip by strip; the last step gives it."""
    made = pygame.Surface(size)
    across, down = size
    for n in range(STRIPS):
        top, bottom = down * n // STRIPS, down * (n + 1) // STRIPS
        above, below = (round(edge * picture.get_height() / down) for edge in (top, bottom))
        if top < bottom and above < below:
            strip = picture.subsurface((0, above, picture.get_width(), below - above))
            made.blit(pygame.transform.smoothscale(strip, (across, bottom - top)), (0, top))
        yield made if n == STRIPS - 1 else None


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
    picture.fill(LIGHT, None, pygame.BLEND_RGB_MULT)
    return picture, at
