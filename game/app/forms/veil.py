"""What lies below a dialog: the screen it opened on, blurred and dark."""

from __future__ import annotations

import pygame

from game.app.drawing.canvas import Canvas
from game.app.navigation.scene import Scene

BLUR = 8
"""How many pixels across become one in the blurred picture below a dialog, at 1920 x 1080."""


class Veil:
    """What lay below a dialog, blurred and dark; made when first drawn and when the window changes its size.

    Args:
        scene: the dialog.
    """

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self._picture: pygame.Surface | None = None

    def renew(self) -> None:
        """Make it anew when next drawn."""
        self._picture = None

    def draw(self, canvas: Canvas) -> None:
        """Fill the window with it."""
        if self._picture is None or self._picture.get_size() != canvas.surface.get_size():
            self._picture = veiled(self.scene.app.snapshot(below=self.scene))
        canvas.surface.blit(self._picture, (0, 0))


def veiled(picture: pygame.Surface) -> pygame.Surface:
    """Blur and darken a picture, and return it."""
    width, height = picture.get_size()
    step = max(2, round(BLUR * height / 1080))
    small = pygame.transform.smoothscale(picture, (max(1, width // step), max(1, height // step)))
    pygame.transform.smoothscale(pygame.transform.box_blur(small, 1), (width, height), picture)
    picture.fill((96, 96, 104), None, pygame.BLEND_RGB_MULT)
    return picture
