"""What was fades only where the table has become another one."""

from __future__ import annotations

import random

import pygame

from game.app.table.motion.spectacle.dissolves import Dissolves
from game.app.table.paint.areas import outside

AREA = pygame.Rect(10, 10, 40, 30)
OLD, NEW = (200, 100, 0), (0, 100, 200)


def test_what_lies_outside_of_others_is_covered_once() -> None:
    chance = random.Random(1)
    for _ in range(200):
        area, *holes = (
            pygame.Rect(chance.randrange(12), chance.randrange(12), chance.randrange(9), chance.randrange(9))
            for _ in range(4)
        )
        wanted = {
            (x, y)
            for x in range(area.left, area.right)
            for y in range(area.top, area.bottom)
            if not any(hole.collidepoint(x, y) for hole in holes)
        }
        parts = outside(area, holes)
        found = [
            (x, y) for part in parts for x in range(part.x, part.right) for y in range(part.y, part.bottom)
        ]
        assert len(found) == len(set(found)) and set(found) == wanted


def test_only_what_has_changed_fades_and_from_what_was_there_first() -> None:
    table, window = pygame.Surface((80, 60)), pygame.Surface((80, 60))
    table.fill(OLD)
    dissolves = Dissolves()
    dissolves.keep(AREA, 100)
    assert dissolves.busy
    for tone, place in (((9, 9, 9), pygame.Rect(0, 0, 20, 20)), (NEW, pygame.Rect(0, 0, 30, 20))):
        dissolves.before(table, place)
        table.fill(tone, place)
    dissolves.update(50)
    window.blit(table, (0, 0))
    dissolves.draw(window)
    assert window.get_at((5, 5))[:3] == NEW, "outside of what fades"
    assert window.get_at((45, 35))[:3] == OLD, "where nothing has changed"
    for spot in ((15, 15), (25, 15)):
        red, _, blue, _ = window.get_at(spot)
        assert OLD[0] > red > NEW[0] and OLD[2] < blue < NEW[2]
    dissolves.update(50)
    assert not dissolves.busy
