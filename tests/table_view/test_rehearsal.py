"""What is to be seen in a moment is drawn before, a little at a time, where nobody sees it."""

from __future__ import annotations

import time
from functools import partial

import numpy as np
import pygame

from game.app.drawing.canvas import Canvas
from game.app.drawing.images.picture_reader import PictureReader
from game.app.drawing.kit import Kit
from game.app.drawing.viewport import Viewport
from game.app.table.motion.rehearsal import Rehearsal
from game.app.table.motion.spectacle import glows
from game.app.table.motion.spectacle.glows import beam
from game.texts import Texts

LONG_AGO = -3600.0


def reading_kit(texts: Texts) -> Kit:
    pygame.display.init()
    pygame.font.init()
    if pygame.display.get_surface() is None:
        pygame.display.set_mode((64, 64))
    return Kit(Viewport(960, 540), texts, reader=PictureReader())


def test_words_are_set_a_few_at_a_time(texts: Texts) -> None:
    kit = reading_kit(texts)
    drawn: list[int] = []

    def draw(canvas: Canvas) -> None:
        for n in range(6):
            canvas.text(f"never written {n}", (100.0, 100.0 + 40 * n), "body", (255, 255, 255))
            drawn.append(n)

    stage, frames = Rehearsal(kit), 0
    while not stage.ready("words", (draw,), time.perf_counter() + LONG_AGO):
        frames += 1
    assert frames >= 4 and drawn[-6:] == list(range(6))
    drawn.clear()
    assert stage.ready("words", (draw,), time.perf_counter() + LONG_AGO) and not drawn
    assert stage._stage is not None
    assert not pygame.surfarray.pixels3d(stage._stage).any(), "something was drawn"


def test_where_nothing_may_depend_on_time_all_is_ready_at_once(texts: Texts) -> None:
    kit = Kit(Viewport(960, 540), texts)
    assert Rehearsal(kit).ready("anything", (lambda _: 1 / 0,), time.perf_counter() + LONG_AGO)


def test_a_veil_stays_within_the_clip(texts: Texts) -> None:
    """Filling with a flag knows no clip: a rehearsal would darken memory that nobody has."""
    canvas = Canvas.of_size(Kit(Viewport(960, 540), texts), 200, 200, alpha=False)
    canvas.surface.fill((100, 100, 100))
    canvas.surface.set_clip((0, 0, 10, 10))
    glows.veil(canvas, (0, 0, 200, 200), -0.5)
    assert canvas.surface.get_at((5, 5))[0] < 60 and canvas.surface.get_at((50, 50))[0] == 100


def test_a_beam_is_the_same_however_it_is_cut(texts: Texts) -> None:
    """A long line aslant is drawn in boxes side by side; it has no seams, and all of its width."""
    kit = Kit(Viewport(1920, 1080), texts)
    for end in ((1500.0, 900.0), (300.0, 980.0), (1700.0, 130.0), (120.0, 110.0)):
        pictures = []
        for along in (glows._along, partial(_whole)):
            canvas = Canvas.of_size(kit, 1920, 1080, alpha=False)
            usual, glows._along = glows._along, along
            try:
                beam(canvas, (100.0, 100.0), end, (255, 60, 40), 5)
            finally:
                glows._along = usual
            pictures.append(pygame.surfarray.array3d(canvas.surface))
        assert pictures[0].any()
        assert np.array_equal(*pictures)


def _whole(a: tuple[int, int], b: tuple[int, int], reach: int) -> list[pygame.Rect]:
    """One box around all of a line."""
    box = pygame.Rect(min(a[0], b[0]), min(a[1], b[1]), abs(a[0] - b[0]) + 1, abs(a[1] - b[1]) + 1)
    return [box.inflate(2 * reach, 2 * reach)]
