"""The crew in the sun: a rim of light on the side that faces it, at every size that the table has."""

from __future__ import annotations

import numpy as np
import pygame
import pytest

from game.app.drawing.colours.colour_scheme import ColourScheme
from game.app.drawing.colours.theme import CREW
from game.app.drawing.images.figures import in_the_sun, painted, stands
from game.app.drawing.images.pictures import Pictures


@pytest.mark.parametrize("size", [40, 96])
def test_light_lies_on_the_sides_that_face_the_sun_alone(size: int) -> None:
    figure = pygame.Surface((size, size), pygame.SRCALPHA)
    pygame.draw.circle(figure, (60, 80, 100, 255), (size // 2, size // 2), size // 3)
    lit = in_the_sun(figure)
    assert (pygame.surfarray.array_alpha(lit) == pygame.surfarray.array_alpha(figure)).all()
    more = pygame.surfarray.array3d(lit)[..., 0].astype(int) - pygame.surfarray.array3d(figure)[..., 0]
    assert more.min() >= 0 and more.max() > 100
    right, left = more[size // 2 + size // 8 :], more[: size // 2 - size // 8]
    assert right.sum() > 20 * left.sum()
    assert more[:, : size // 2].sum() > more[:, size // 2 :].sum(), "more above than below"


@pytest.mark.parametrize("palette", ["normal", "deutan"])
@pytest.mark.parametrize("size", [40, 96])
def test_the_sun_shines_on_everybody(size: int, palette: str) -> None:
    pictures = Pictures(1, scheme=ColourScheme(palette=palette))
    for member in CREW:
        lit = pictures.icon(member.icon, size)
        red = pygame.surfarray.array3d(lit)[..., 0].astype(int)
        solid = pygame.surfarray.array_alpha(lit) > 200
        rows = [np.flatnonzero(solid[:, y]) for y in range(size)]
        edges = [(red[row[-2], y], red[row[1], y]) for y, row in enumerate(rows) if len(row) > size // 6]
        right, left = np.mean(edges, axis=0)
        assert right > left + 12, (member.icon, right, left)


def test_faces_have_their_own_light_and_the_captain_no_colour_of_the_crew() -> None:
    assert all(stands(member.icon) and not stands(f"{member.face}-calm") for member in CREW)
    sheet = pygame.Surface((6, 6), pygame.SRCALPHA)
    sheet.fill((10, 20, 30, 255))
    assert painted(sheet, None).get_size() == (6, 6)
    assert painted(sheet, None).get_at((3, 3)) == (10, 20, 30, 255)
