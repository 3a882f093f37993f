"""The living sky in windows of other shapes: no edge shows where its moving part begins."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future
from pathlib import Path

import numpy as np
import pygame
import pytest

from game.app.drawing.canvas import Canvas
from game.app.drawing.images.picture_reader import PictureReader
from game.app.table.model.table_keys import DOCK, HULL
from game.app.table.motion import sky
from game.app.table.motion.sky import FRAME_MS, FRAMES
from game.app.table.paint import piece_store
from game.app.table.paint.sun import SunStep
from game.app.table.table_scene import TableScene
from game.storage.settings.preferences import Preferences
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


def grown(hands: Hands) -> tuple[TableScene, list[pygame.Surface]]:
    """Let the sun of a table grow by a step; return the table and what lay below it before and afterwards."""
    table = hands.position(position(3))
    hands.app.advance(20)
    hands.app.show()
    compositor, sky = table.painter.compositor, table.idle.sky
    grounds = [compositor._below[0].canvas.surface]
    assert sky.shown is not None
    step = SunStep(sky.shown.stage, sky.shown.step + 1)
    sky.aim(step, at_once=False)
    assert sky.growing
    while sky.painting:
        sky.work()
    while not sky.grow(100):
        sky.breathe(table.layout, table.idle.time, rest=True)
        table.idle.time += 100
    assert sky.shown == step and not sky.growing
    view = table.view
    table.painter.paint(Canvas(hands.app.kit, hands.app.screen), view, table.layout, sun=step)
    return table, [*grounds, compositor._below[0].canvas.surface]


def test_a_very_large_page_has_one_picture_of_the_sky(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The next step of the sun is painted over the former; it looks as if it had a picture of its own."""
    hands = Hands(tmp_path / "a", Preferences(animation="normal"), (640, 360))
    usual, grounds = grown(hands)
    assert grounds[0] is not grounds[1]
    monkeypatch.setattr(piece_store, "AHEAD", 0)
    large = Hands(tmp_path / "b", Preferences(animation="normal"), (640, 360))
    table, grounds = grown(large)
    assert table.painter.compositor.spare
    assert grounds[0] is grounds[1], "a second picture as large as the page"
    one, other = (
        pygame.surfarray.array3d(t.painter.compositor._below[0].canvas.surface) for t in (usual, table)
    )
    assert np.array_equal(one, other)


def test_a_game_that_is_over_keeps_no_picture_for_the_next_sun(tmp_path: Path) -> None:
    hands = Hands(tmp_path, Preferences(animation="normal"), (640, 360))
    table = hands.position(position(3))
    hands.app.advance(20)
    hands.app.show()
    sky = table.idle.sky
    sky.aim(SunStep(2, 0), at_once=False)
    table.pause()
    assert sky.growing, "the game goes on"
    sky.breathe(table.layout, 0.0, rest=True)
    assert sky._loop.pictures and sky._finished_for
    table.fold()
    assert not sky.growing and not sky._loop.pictures and not sky._finished_for
    table.resume()
    hands.app.show()
    sky = table.idle.sky
    sky.aim(SunStep(2, 0), at_once=False)
    assert sky.growing, "the sun goes on where the table is looked at again"


def test_while_a_very_large_sun_is_painted_the_former_is_seen(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(piece_store, "AHEAD", 0)
    hands = Hands(tmp_path, Preferences(animation="normal"), (640, 360))
    table = hands.position(position(3))
    hands.app.advance(20)
    hands.app.show()
    sky = table.idle.sky

    def seen() -> list[np.ndarray]:
        shown = sky.breathe(table.layout, 9000.0, rest=True)
        return [pygame.surfarray.array3d(picture) for picture, _ in shown]

    sky.breathe(table.layout, 0.0, rest=True)
    before = seen()
    sky.aim(SunStep(3, 0), at_once=False)
    for _ in range(12):
        sky.work()
    assert sky.painting
    after = seen()
    assert before and len(before) == len(after)
    for one, other in zip(before, after, strict=True):
        assert np.abs(one.astype(int) - other).max() <= 3


def test_the_sky_at_rest_lights_nothing_twice(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Once the loop has run through, a moment of the sky is drawn from pictures that are kept."""
    hands = Hands(tmp_path, Preferences(animation="normal"), (640, 360))
    table = hands.position(position(3))
    hands.app.advance(20)
    hands.app.show()
    sky = table.idle.sky
    for n in range(FRAMES):
        assert sky.breathe(table.layout, n * FRAME_MS, rest=True)
    again: list[int] = []
    monkeypatch.setattr(type(sky), "_plasma_in", lambda *_: again.append(1))
    monkeypatch.setattr(type(table.painter.compositor), "sky", lambda *_: again.append(1))
    for n in range(FRAMES, 2 * FRAMES):
        assert sky.breathe(table.layout, n * FRAME_MS, rest=True)
    assert not again


def test_while_something_moves_the_sky_is_drawn_gap_by_gap(tmp_path: Path) -> None:
    hands = Hands(tmp_path, Preferences(animation="normal"))
    table = hands.position(position(3))
    hands.app.advance(20)
    hands.app.show()
    sky, drawn = table.idle.sky, []
    sky.breathe(table.layout, 0.0, rest=True)
    usual = table.painter.compositor.under
    table.painter.compositor.under = lambda area, draw: (drawn.append(area), usual(area, draw))  # type: ignore[method-assign,assignment]
    assert sky.breathe(table.layout, FRAME_MS, rest=False) == []
    assert not drawn
    counts = []
    for _ in range(12):
        before = len(drawn)
        sky.creep()
        counts.append(len(drawn) - before)
    assert sum(counts) == len(sky._areas) and counts[0] < len(sky._areas) and counts[-1] == 0


def test_the_sky_seen_at_rest_lies_on_the_table_when_that_is_drawn_again(tmp_path: Path) -> None:
    """At rest only the window is drawn on; no older sky comes back when something moves."""
    hands = Hands(tmp_path, Preferences(animation="normal"), (640, 360))
    table = hands.position(position(3))
    hands.app.advance(20)
    hands.app.show()
    sky, surface = table.idle.sky, table.painter.compositor.surface
    for n in (*range(FRAMES), FRAMES // 2):
        shown = sky.breathe(table.layout, n * FRAME_MS, rest=True)
    assert shown

    def same() -> bool:
        lying = (pygame.surfarray.array3d(surface.subsurface(area)) for _, area in shown)
        return all(
            np.array_equal(pygame.surfarray.array3d(picture), one)
            for (picture, _), one in zip(shown, lying, strict=True)
        )

    assert not same()
    sky.sink()
    assert same()


def test_where_the_table_was_put_together_again_the_sky_is_as_it_was(tmp_path: Path) -> None:
    """Only what is missing of it is drawn, and no seam is to be seen."""
    hands = Hands(tmp_path, Preferences(animation="normal"), (960, 540))
    table = hands.position(position(3))
    for _ in range(40):
        hands.app.advance(100)
        hands.app.show()
    living, compositor = table.idle.sky, table.painter.compositor
    living.sink()
    for n in range(len(living._areas)):
        living._draw(n)
    before = pygame.image.tobytes(compositor.surface, "RGB")
    screen = compositor.surface.get_rect()
    hidden = [pygame.Rect(0, 100, screen.w, 130), pygame.Rect(screen.w - 90, 300, 60, 41)]
    for area in hidden:
        compositor._owed.append(area)
    compositor._catch_up(None)
    assert pygame.image.tobytes(compositor.surface, "RGB") == before, "the ground holds it, too"
    for area in hidden:
        compositor.sky(compositor._ground, area)  # as when another step of the sun is put below
        compositor._owed.append(area)
    compositor._catch_up(None)
    assert pygame.image.tobytes(compositor.surface, "RGB") != before
    # What lies over the sky outside of its gaps is not the sky's: only there is it compared.
    compositor.sunk = hidden
    living.settle()
    after = compositor.surface.copy()
    for area in living._areas:
        seen = pygame.image.frombytes(before, screen.size, "RGB").subsurface(area)
        assert pygame.image.tobytes(after.subsurface(area), "RGB") == pygame.image.tobytes(seen, "RGB"), area


class Later(PictureReader):
    """Makes nothing before it is told to."""

    def __init__(self) -> None:
        self.wanted: list[tuple[Callable[[], pygame.Surface], Future[pygame.Surface]]] = []

    def begin(self, make: Callable[[], pygame.Surface]) -> Future[pygame.Surface]:
        self.wanted.append((make, Future()))
        return self.wanted[-1][1]


def test_plasma_is_made_beside_the_drawing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What it is made of takes most of a frame in a large window."""
    hands = Hands(tmp_path, Preferences(animation="normal"))
    living, pictures = hands.position(position(3)).idle.sky, hands.app.kit.pictures
    living._loop.tiles.clear()
    later = Later()
    monkeypatch.setattr(pictures, "reader", later)
    for n in (0, 1):
        assert not living._tiles_there() and len(later.wanted) == n + 1, "it is only begun"
        make, found = later.wanted[n]
        found.set_result(make())
    assert living._tiles_there()
    for n, tile in living._loop.tiles.items():
        light = sky.STRENGTH[n]
        source = pictures.picture_px(sky.PLASMA, *tile.get_size(), (0.5, 0.5))
        expected = pygame.transform.flip(source, True, True) if n else source.copy()
        expected.fill((light, round(light * 0.8), round(light * 0.55)), None, pygame.BLEND_RGB_MULT)
        assert np.array_equal(pygame.surfarray.array3d(tile), pygame.surfarray.array3d(expected))
