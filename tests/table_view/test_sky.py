"""The living sky in windows of other shapes: no edge shows where its moving part begins."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pygame
import pytest

from game.app.table.model.table_keys import DOCK, HULL
from game.app.table.motion import sky
from game.storage.preferences import Preferences
from tests.play.driver import Hands
from tests.rules.positions import position


def brightness(hands: Hands) -> np.ndarray:
    return pygame.surfarray.array3d(hands.app.screen).mean(axis=2)


@pytest.mark.parametrize("size", [(1024, 768), (1280, 800), (2560, 1080)])
def test_the_moving_part_begins_without_an_edge(tmp_path: Path, size: tuple[int, int]) -> None:
    hands = Hands(tmp_path, Preferences(animation="normal"), size)
    table = hands.position(position(3, damage=[["bridge"]]))
    for _ in range(40):
        hands.app.advance(100)
        hands.app.show()
    kit, layout = hands.app.kit, table.layout
    areas = sky.gaps(kit, layout) + sky.fading(kit, layout)
    picture = brightness(hands)
    hull = kit.viewport.rect(layout.rect(HULL))
    dock = kit.viewport.rect(layout.rect(DOCK))
    if size[0] / size[1] < 1.7:
        # Above the hull, where the strip beside it begins.
        x, top, bottom = areas[0].x, areas[0].y + 2, hull.y - 8
        before, at, after = (
            picture[n + 1, top:bottom] - picture[n, top:bottom] for n in (x - 3, x - 1, x + 2)
        )
    else:
        # Beside the dock, at the height at which it begins.
        left, right, y = dock.right + 2, size[0] - 2, dock.y
        before, at, after = (
            picture[left:right, n + 1] - picture[left:right, n] for n in (y - 3, y - 1, y + 2)
        )
    usual = max(np.abs(before).mean(), np.abs(after).mean())
    assert np.abs(at.mean()) < 4 and np.abs(at).mean() < usual * 2.5 + 3


def test_at_16_to_9_nothing_more_moves_than_beside_the_ship(tmp_path: Path) -> None:
    """What is redrawn five times a second stays as small as it can be."""
    hands = Hands(tmp_path, Preferences(animation="normal"))
    table = hands.position(position(3))
    assert sky.fading(hands.app.kit, table.layout) == []
    hull = hands.app.kit.viewport.rect(table.layout.rect(HULL))
    assert all(area.x > hull.right - 20 for area in sky.gaps(hands.app.kit, table.layout))
