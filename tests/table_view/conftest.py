"""A kit without a window, and positions to look at."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pygame
import pytest

from game.app.drawing.kit import Kit
from game.app.drawing.viewport import Viewport
from game.texts import Texts

KitMaker = Callable[[int, int], Kit]


@pytest.fixture(scope="session")
def texts() -> Texts:
    return Texts()


@pytest.fixture(scope="session")
def make_kit(texts: Texts) -> Iterator[KitMaker]:
    pygame.display.init()
    pygame.font.init()
    if pygame.display.get_surface() is None:
        pygame.display.set_mode((64, 64))
    kits: dict[tuple[int, int], Kit] = {}

    def make(width: int, height: int) -> Kit:
        if (width, height) not in kits:
            kits[width, height] = Kit(Viewport(width, height), texts)
        return kits[width, height]

    yield make
