"""Every screen can be drawn where nobody sees it, as it is while it is on its way."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pygame
import pytest

from game.app.drawing.canvas import Canvas
from game.app.drawing.unseen_surface import UnseenSurface
from game.app.table.paint.cards.resource_card import resource_card
from tests.shares import mostly_slow
from tools.studio import Studio, names

PARTS = 12


def unseen(studio: Studio) -> Canvas:
    view = studio.kit.viewport
    size = view.width, view.height
    return Canvas(studio.kit, UnseenSurface(size, pygame.Rect((0, 0), size)).surface)


@pytest.mark.parametrize("screens", mostly_slow(((tuple(names())[n::PARTS],) for n in range(PARTS)), quick=1))
def test_a_screen_is_drawn_where_nobody_sees_it(screens: Sequence[str], tmp_path: Path) -> None:
    studio = Studio(tmp_path, (960, 540))
    for name in screens:
        for _ in studio.pages(name):
            for scene in studio.app.stack.visible():
                scene.draw(unseen(studio))


@pytest.mark.parametrize("mark", ["disabled", "illegal", "hover", "peeked", "selected", "legal", "refused"])
def test_a_card_with_any_mark_is_drawn_where_nobody_sees_it(mark: str, tmp_path: Path) -> None:
    studio = Studio(tmp_path, (960, 540))
    resource_card(unseen(studio), (10, 10, 120, 170), "data", frozenset((mark,)))
