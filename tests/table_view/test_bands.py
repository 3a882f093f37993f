"""Large pictures are painted in bands, others of their own once all is there; they are the same pictures."""

from __future__ import annotations

import time
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.app.drawing.allowance import TimeUpError
from game.app.drawing.canvas import Canvas
from game.app.drawing.images.surface_cache import weight
from game.app.drawing.painted_once import painted_once
from game.app.table.model.gestures.highlights import NO_MARKS
from game.app.table.model.places.layout import Layout
from game.app.table.paint import cut_out, piece_store
from game.app.table.paint.component import Component
from game.app.table.paint.components import TableComponents
from game.app.table.paint.compositor import Compositor
from game.app.table.paint.sun import SunStep
from game.storage.settings.preferences import Preferences
from tests.play.driver import Hands
from tests.rules.positions import position
from tests.table_view.conftest import KitMaker
from tools.pictures import demo
from tools.pictures import table_pictures as shots


def long_ago() -> float:
    return time.perf_counter() - 3600


def pixels(surface: pygame.Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGBA")


def banded(kit: Any) -> dict[Any, Component]:
    """What is painted in bands, by its look: rooms in all states, whole and hurt."""
    found = {}
    hurt = demo.state()
    demo.damage(hurt, {room: n % 4 for n, room in enumerate(demo.ROOMS)})
    for state in (demo.state(), hurt):
        view = shots.view_of(kit, state, demo.asked())
        layout = Layout.of(view.shape, kit.viewport.design)
        pieces = TableComponents(kit, view, layout, NO_MARKS, SunStep.of(view.sun, True))
        for piece in (*pieces.ground(), *pieces.all()):
            for one in (piece, piece.base):
                if one is not None and one.in_bands:
                    found[one.look] = one
    return found


def test_what_is_painted_in_bands_is_the_same(make_kit: KitMaker, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each call paints one band where time is up; nothing draws past it, or over what is there twice."""
    monkeypatch.setattr(piece_store, "BAND", 5_000)
    kit = make_kit(640, 360)
    pieces = banded(kit)
    kinds = {str(piece.look[0]) for piece in pieces.values() if isinstance(piece.look, tuple)}
    assert {"hull", "dock", "room", "room ground"} <= kinds and len(pieces) > 20
    bands: list[int] = []
    usual = Compositor._paint_band

    def counted(self: Compositor, *parts: Any) -> None:
        bands.append(1)
        usual(self, *parts)

    monkeypatch.setattr(Compositor, "_paint_band", counted)
    for piece in pieces.values():
        whole, stage = Compositor(kit), Compositor(kit)
        assert whole.ready(piece) and not bands
        whole._lasting.clear()  # the other one is not to find it there
        if piece.base is not None:
            assert stage.ready(piece.base)
        for _ in range(300):
            before = len(bands)
            there = stage.ready(piece, until=long_ago())
            assert len(bands) - before <= 1
            if there:
                break
        assert stage.has(piece) and 1 < len(bands) <= stage._bands(piece), piece.look
        bands.clear()
        one, other = (each._pictures[each._key(piece)] for each in (whole, stage))
        assert pixels(one.surface) == pixels(other.surface), piece.look
        assert one.surface.get_masks() == other.surface.get_masks() and one.texts == other.texts
        assert other.surface.get_clip() == other.surface.get_rect()
        assert stage._bytes >= weight(other.surface) and not stage._halves


def test_a_large_piece_that_has_become_another_one_is_begun_anew(
    make_kit: KitMaker, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The table shows the former picture until all of the new one is there, and never half of each."""
    monkeypatch.setattr(piece_store, "BAND", 500)
    kit, rect = make_kit(960, 540), (0.0, 0.0, 200.0, 100.0)

    def piece(tone: tuple[int, int, int]) -> Component:
        return Component("a", rect, tone, lambda canvas: canvas.box(rect, tone), in_bands=True)

    red, green, blue = ((200, 0, 0), (0, 200, 0), (0, 0, 200))
    stage = Compositor(kit)
    stage.compose([], [piece(red)])
    seen = []
    for tone, frames in ((green, 3), (blue, 30)):
        for _ in range(frames):
            stage.compose([], [piece(tone)], budget=-60_000)
            seen.append({tuple(stage.surface.get_at((5, y)))[:3] for y in range(0, 50, 3)})
    assert seen[:4] == [{red}] * 4 and seen[-1] == {blue} and not stage.behind
    assert all(tones in ({red}, {blue}) for tones in seen)
    assert seen.count({red}) > 8, "one band in each frame"


def test_the_ship_is_cut_out_in_strips_and_drawn_again_where_it_changes(
    make_kit: KitMaker, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cut_out, "STRIP", 100 * 10)
    kit, area = make_kit(960, 540), pygame.Rect(0, 0, 100, 100)

    def box(name: str, y: float, tone: tuple[int, int, int], aboard: bool = True) -> Component:
        rect = (20.0, y, 100.0, 40.0)
        paint = partial(Canvas.box, rect=(0, 0, *rect[2:]), paint=tone)
        return Component(name, rect, (name, tone), paint, aboard=aboard)

    def pieces(tone: tuple[int, int, int]) -> list[Component]:
        return [box("high", 20.0, (90, 90, 0)), box("low", 140.0, tone), box("sign", 90.0, (9, 9, 9), False)]

    stage = Compositor(kit)
    stage.compose([], pieces((200, 0, 0)))
    steps = 1
    while stage.lift(area):
        steps += 1
    assert steps == 10
    ship = stage.lifted(area)[0]
    kept = pixels(ship)
    assert tuple(ship.get_at((20, 20))) == (90, 90, 0, 255) and tuple(ship.get_at((20, 80))) == (
        200,
        0,
        0,
        255,
    )
    assert ship.get_at((20, 55))[3] == 0, "what is not aboard stays"
    stage.compose([], pieces((200, 0, 0)))
    assert stage.lifted(area)[0] is ship and pixels(ship) == kept
    stage.compose([], pieces((0, 200, 0)))
    steps = 1
    while stage.lift(area):
        steps += 1
    assert steps <= 4, "only where something has changed"
    fresh = Compositor(kit)
    fresh.compose([], pieces((0, 200, 0)))
    assert pixels(ship) == pixels(fresh.lifted(area)[0]) != kept


def test_a_picture_of_its_own_is_painted_when_all_its_parts_are_there(make_kit: KitMaker) -> None:
    kit, touched = make_kit(960, 540), []

    def paint(canvas: Canvas) -> None:
        for n in range(5):
            canvas.box((10.0 * n, 0.0, 9.0, 9.0), (40 * n, 90, 7, 99))  # see-through: each is a picture
        if canvas.surface.get_clip().w:
            touched.append(canvas)

    tries = 0
    while True:
        tries += 1
        assert tries < 20
        try:
            with kit.pictures.allowance.until(long_ago()):
                found = painted_once(kit, (60.0, 20.0), (0.0, 0.0), paint)
        except TimeUpError:
            assert not touched, "nothing is painted that has to be painted again"
            continue
        break
    assert tries >= 5 and touched == [found]
    whole = Canvas.of_size(kit, 60.0, 20.0)
    paint(whole)
    assert pixels(whole.surface) == pixels(found.surface)


def test_what_cannot_wait_for_its_picture_is_painted_ahead_first(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A hand of one card fewer has all its cards elsewhere: what stays shows its former picture meanwhile."""
    hands = Hands(tmp_path, Preferences(animation="normal"))
    table = hands.position(position(3))
    hands.app.advance(20)
    hands.app.show()
    stays, moves = (replace(piece, look="another") for piece in table.painter._lists[1][:2])
    moves = replace(moves, rect=(moves.rect[0] + 9, *moves.rect[1:]))
    monkeypatch.setattr(table.painter, "missing", lambda *_: [stays, moves])
    ahead = table.idle.ahead
    ahead._truth = None
    assert ahead.look()
    assert [one.args[0] for one in ahead._coming if isinstance(one, partial)] == [moves, stays]
