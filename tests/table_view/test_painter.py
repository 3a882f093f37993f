"""The painted table: what is painted again, what it shows, and that every text can be read."""

from __future__ import annotations

import itertools
import time
import weakref
from collections import OrderedDict
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pygame
import pytest

from game.app.drawing.canvas import Canvas
from game.app.drawing.colours.theme import SMALLEST, Colour
from game.app.drawing.images import pictures
from game.app.drawing.images.pages import Pages
from game.app.drawing.images.picture_reader import PictureReader
from game.app.drawing.kit import Kit
from game.app.drawing.viewport import Rect, Viewport
from game.app.table.model.gestures.highlights import NO_MARKS, Highlights
from game.app.table.model.places.layout import Layout
from game.app.table.model.table_keys import DECK, END, HULL, TableKey
from game.app.table.model.table_view import TableView
from game.app.table.paint import compositor
from game.app.table.paint.areas import merge
from game.app.table.paint.component import Component
from game.app.table.paint.components import TableComponents
from game.app.table.paint.compositor import STRIP, Compositor
from game.app.table.paint.painter import TablePainter
from game.app.table.paint.rooms import room_card
from game.app.table.paint.sun import SunStep, sun_picture
from game.texts import Texts
from tests.looped import some
from tests.table_view.conftest import KitMaker
from tools.pictures import demo
from tools.pictures import table_pictures as shots
from tools.pictures.scripts import PAINTED, SHOTS


class Room:
    """Stands in for the studio: only its kit is asked for."""

    def __init__(self, kit: Kit) -> None:
        self.kit = kit


def laid(kit: Kit, state: dict[str, Any] | None = None) -> tuple[TableView, Layout]:
    view = shots.view_of(kit, state or demo.state(), demo.asked())
    return view, Layout.of(view.shape, kit.viewport.design)


@pytest.mark.parametrize("size", [(1280, 720), pytest.param((1920, 1080), marks=pytest.mark.slow)], ids=str)
@pytest.mark.parametrize("name", PAINTED)
def test_no_text_is_cut_small_or_over_another(name: str, size: tuple[int, int], make_kit: KitMaker) -> None:
    canvas = SHOTS[name](Room(make_kit(*size)))  # type: ignore[arg-type]
    texts = canvas.texts  # type: ignore[union-attr]
    assert len(texts) > 60
    assert [text for text in texts if text.cut] == []
    assert [text for text in texts if text.size < SMALLEST] == []
    for a, b in itertools.combinations(texts, 2):
        wide = min(a.rect[0] + a.rect[2], b.rect[0] + b.rect[2]) - max(a.rect[0], b.rect[0])
        high = min(a.rect[1] + a.rect[3], b.rect[1] + b.rect[3]) - max(a.rect[1], b.rect[1])
        assert min(wide, high) <= 1, (a.text, b.text)


@pytest.mark.parametrize("size", [(1024, 768), (1280, 800), (1720, 720)], ids=str)
def test_other_shapes_of_window(size: tuple[int, int], make_kit: KitMaker) -> None:
    canvas = SHOTS["table-four"](Room(make_kit(*size)))  # type: ignore[arg-type]
    assert canvas.surface.get_size() == size  # type: ignore[union-attr]
    assert [text for text in canvas.texts if text.cut] == []  # type: ignore[union-attr]


def test_after_any_changes_the_table_is_as_if_painted_afresh(make_kit: KitMaker) -> None:
    kit = make_kit(960, 540)
    view, layout = laid(kit)
    moved = demo.state()
    moved["crew"][1]["at"] = 5
    moved["resource_discard"].insert(0, moved["crew"][1]["hand"].pop(0))
    moved["rooms"][2]["cubes"] = [True, True, True]
    other, other_layout = laid(kit, moved)
    crowd, crowd_layout = laid(kit, demo.with_crew(4))
    steps = [
        (view, layout, NO_MARKS),
        (view, layout, Highlights(hover=TableKey.hand(2))),
        (
            view,
            layout,
            Highlights(
                held=TableKey.hand(2),
                legal=frozenset({TableKey.room("bridge")}),
                illegal=frozenset({TableKey.room("armoury")}),
            ),
        ),
        (other, other_layout, Highlights(hover=TableKey.room("mess-hall"))),
        (crowd, crowd_layout, Highlights(focus=END)),
        (view, layout, NO_MARKS),
    ]
    painter = TablePainter(kit)
    for view_, layout_, marks in some(steps):
        painter.prepare(view_, layout_, marks)
        fresh = TablePainter(kit)
        fresh.prepare(view_, layout_, marks)
        assert painter.compositor.surface.get_buffer().raw == fresh.compositor.surface.get_buffer().raw, marks
        assert painter.compositor.texts == fresh.compositor.texts


def test_a_change_repaints_its_own_place_only(make_kit: KitMaker) -> None:
    kit = make_kit(1280, 720)
    view, layout = laid(kit)
    painter = TablePainter(kit)
    painter.prepare(view, layout)
    changed = painter.prepare(view, layout, Highlights(hover=TableKey.room("bridge")))
    assert len(changed) == 1
    room = kit.viewport.rect(layout.rect(TableKey.room("bridge")))
    assert room.inflate(100, 100).contains(changed[0])
    assert painter.prepare(view, layout, Highlights(hover=TableKey.room("bridge"))) == []


def test_equal_views_paint_nothing(make_kit: KitMaker) -> None:
    kit = make_kit(1280, 720)
    view, layout = laid(kit)
    painter = TablePainter(kit)
    assert painter.prepare(view, layout)
    again, same_layout = laid(kit)
    assert again is not view
    assert painter.prepare(again, same_layout) == []


def test_moving_the_crew_does_not_paint_a_room_again(make_kit: KitMaker) -> None:
    kit = make_kit(960, 540)
    view, layout = laid(kit)
    state = demo.state()
    state["crew"][1]["at"] = 5
    moved, moved_layout = laid(kit, state)

    def looks(view_: TableView, layout_: Layout) -> dict[str, Any]:
        pieces = TableComponents(kit, view_, layout_, NO_MARKS).all()
        return {piece.name: piece.look for piece in pieces if piece.aboard and piece.name.kind == "room"}

    assert looks(view, layout) == looks(moved, moved_layout)


def test_every_key_that_shows_marks_changes_its_picture(make_kit: KitMaker) -> None:
    kit = make_kit(960, 540)
    view, layout = laid(kit)

    def looks(marks: Highlights) -> dict[str, Any]:
        return {piece.name: piece.look for piece in TableComponents(kit, view, layout, marks).all()}

    plain = looks(NO_MARKS)
    for key in some(layout.keys):
        assert looks(Highlights(focus=key)) != plain, key
        assert looks(Highlights(hover=key)) != plain, key


def test_names_of_pieces_are_unique(make_kit: KitMaker) -> None:
    kit = make_kit(960, 540)
    view, layout = laid(kit, demo.with_crew(4))
    names = [piece.name for piece in TableComponents(kit, view, layout, Highlights(hover=DECK)).all()]
    assert len(names) == len(set(names))


@pytest.mark.parametrize("grey", [False, True], ids=["shape", "grey"])
def test_resources_are_told_apart_without_colour(grey: bool, make_kit: KitMaker) -> None:
    kit = make_kit(1280, 720)
    icons = {kind: kit.pictures.icon(kit.looks.resource(kind).icon, 34) for kind in kit.looks.resources()}
    for first, second in some(itertools.combinations(icons, 2)):
        a, b = icons[first], icons[second]
        if grey:
            assert _difference(a, b) > 40, (first, second)
        else:
            share = pygame.mask.from_surface(a).overlap_area(pygame.mask.from_surface(b), (0, 0))
            whole = pygame.mask.from_surface(a).count() + pygame.mask.from_surface(b).count() - share
            assert share / whole < 0.8, (first, second)


def _difference(a: pygame.Surface, b: pygame.Surface) -> float:
    """Return the mean difference of two pictures in greys on black, 0 to 255, where either has ink."""
    total, count = 0.0, 0
    for x, y in itertools.product(range(a.get_width()), range(a.get_height())):
        p, q = a.get_at((x, y)), b.get_at((x, y))
        if p.a or q.a:
            total += abs((p.r + p.g + p.b) * p.a - (q.r + q.g + q.b) * q.a) / 765
            count += 1
    return total / count


def test_crew_marks_are_told_apart_without_colour(make_kit: KitMaker) -> None:
    kit = make_kit(1920, 1080)
    for first, second in some(itertools.combinations(range(1, 5), 2)):
        a, b = (kit.pictures.icon(f"meeple-{n}", 68) for n in (first, second))
        chest = pygame.Rect(0, 0, a.get_width() // 2, a.get_height() // 3)
        chest.center = a.get_width() // 2, round(a.get_height() * 0.55)
        assert _difference(a.subsurface(chest), b.subsurface(chest)) > 15, (first, second)


def test_a_room_from_somebody_else_has_a_card_of_its_own(make_kit: KitMaker, tmp_path: Path) -> None:
    (tmp_path / "observatory.ftl").write_text(
        "room-observatory = Observatory\nroom-observatory-v1-short = Look at two damage cards.\n"
    )
    kit = Kit(Viewport(1280, 720), Texts(folders=[tmp_path]))
    view, _ = laid(make_kit(1280, 720))
    room = replace(view.rooms[1], id="observatory", ability="room-observatory-v1")
    canvas = Canvas.of_size(kit, 392, 224)
    room_card.room_card(canvas, room, room_card.RoomCardState(labelled=True))
    assert {"Observatory", "Look at two damage cards."} <= {text.text for text in canvas.texts}
    tones = {tuple(canvas.surface.get_at((x, 60))) for x in range(60, 200, 5)}
    assert len(tones) > 8


def test_merged_rectangles_cover_everything_once() -> None:
    areas = [
        pygame.Rect(0, 0, 10, 10),
        pygame.Rect(5, 5, 10, 10),
        pygame.Rect(40, 40, 5, 5),
        pygame.Rect(12, 12, 30, 30),
    ]
    merged = merge(areas)
    assert merged == [pygame.Rect(0, 0, 45, 45)]
    apart = [pygame.Rect(0, 0, 10, 10), pygame.Rect(20, 0, 10, 10)]
    assert merge(apart) == apart


def test_space_and_plates_are_painted_for_the_first_table_only(texts: Texts) -> None:
    kit = Kit(Viewport(1280, 720), texts)
    kept = kit.memo("lasting pieces", OrderedDict)
    kept.clear()
    view, layout = laid(kit)
    for lasting in (False, True):
        pieces = TableComponents(kit, view, layout, NO_MARKS, SunStep.of(view.sun, view.breach))
        below = {piece.name: piece for piece in pieces.ground()}
        stage = Compositor(kit)
        assert stage.has(below["space"]) == lasting
        assert below[HULL].base is not None and stage.has(below[HULL].base) == lasting
        stage.compose(list(pieces.ground()), [])
        assert len(kept) == 2


def test_the_sun_is_in_the_window_s_order_of_colours(make_kit: KitMaker) -> None:
    """In that of its file each band of the sky took 7 ms instead of 0.2."""
    picture = sun_picture(make_kit(640, 360), 0)
    assert picture.get_flags() & pygame.SRCALPHA
    assert picture.get_masks() == pygame.Surface((1, 1)).convert_alpha().get_masks()


def test_a_table_gets_its_pages_before_it_is_drawn_not_when_it_opens(make_kit: KitMaker) -> None:
    kit = make_kit(640, 360)
    with patch.object(Pages, "take", side_effect=Pages.take, autospec=True) as taken:
        stage = Compositor(kit)
        assert not taken.called, "the frame that opens it has enough to do"
        assert stage.gather([], time.perf_counter())
        assert taken.call_count == 2
        stage.compose(list(TableComponents(kit, *laid(kit), NO_MARKS, SunStep(0, 0)).ground()), [])
        assert taken.call_count == 2


def test_the_pictures_of_a_table_that_is_gone_go_a_few_in_each_frame(
    make_kit: KitMaker, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pictures, "LET_GO", 2 * 50 * 50 * 4)
    kit, size = make_kit(640, 360), (50, 50)
    stage, gone = Compositor(kit), []
    for n in range(6):
        piece = Component(n, (0, 0, *size), n, lambda canvas: None)
        stage.give(piece, Canvas(kit, pygame.Surface(size, pygame.SRCALPHA)))
        weakref.finalize(stage._pictures[stage._key(piece)].surface, gone.append, n)
    stage.release()
    told = []
    for _ in range(5):
        told.append(len(gone))
        kit.begin_frame()
    assert told == [0, 2, 4, 6, 6]


def test_of_a_very_large_page_they_go_at_once(make_kit: KitMaker) -> None:
    kit = make_kit(640, 360)
    stage = Compositor(kit)
    stage.spare = True
    piece = Component(1, (0, 0, 50, 50), 1, lambda canvas: None)
    stage.give(piece, Canvas(kit, pygame.Surface((50, 50), pygame.SRCALPHA)))
    gone = weakref.ref(stage._pictures[stage._key(piece)].surface)
    stage.release()
    assert gone() is None


def test_pieces_of_one_look_share_a_picture(make_kit: KitMaker) -> None:
    kit = make_kit(960, 540)
    calls: list[str] = []

    def paint(canvas: Any) -> None:
        calls.append("painted")
        canvas.box((0, 0, 10, 10), (255, 0, 0))

    stage = Compositor(kit)
    ground = Component(
        "ground", (0, 0, 1920, 1080), "black", lambda c: c.surface.fill((0, 0, 0)), opaque=True
    )
    stage.compose(
        [ground],
        [Component("a", (0, 0, 10, 10), "red", paint), Component("b", (50, 50, 10, 10), "red", paint)],
    )
    assert calls == ["painted"]
    assert stage.surface.get_at((2, 2)) == stage.surface.get_at((27, 27)) == (255, 0, 0, 255)
    changed = stage.compose([ground], [Component("b", (50, 50, 10, 10), "red", paint)])
    assert stage.surface.get_at((2, 2)) == (0, 0, 0, 255)
    assert changed == [pygame.Rect(0, 0, 5, 5)]


def test_a_piece_of_many_pictures_is_painted_a_little_at_a_time(make_kit: KitMaker) -> None:
    """Where time is up after each of its pictures it is there after as many frames, and complete."""
    kit = make_kit(960, 540)
    made: list[int] = []

    def part(n: int) -> pygame.Surface:
        made.append(n)
        picture = pygame.Surface((10, 10))
        picture.fill((0, 40 + 20 * n, 0))
        return picture

    def paint(canvas: Canvas) -> None:
        for n in range(8):
            picture = kit.pictures.shape(("part of a piece", n), partial(part, n))
            canvas.surface.blit(picture, (10 * n, 0))

    stage = Compositor(kit)
    piece = Component("a", (0, 0, 200, 20), "new", paint, opaque=True)
    frames = 0
    while not stage.ready(piece, until=time.perf_counter() - 3600):
        frames += 1
        assert len(made) == frames
    assert made == list(range(8)) and frames == 7
    stage.compose([], [piece])
    assert [stage.surface.get_at((10 * n + 5, 5))[1] for n in range(8)] == [40 + 20 * n for n in range(8)]


def test_a_piece_shows_its_former_picture_while_the_new_one_is_painted(make_kit: KitMaker) -> None:
    kit = make_kit(960, 540)

    def paint(canvas: Canvas) -> None:
        for n in range(3):
            kit.pictures.shape(("slow", n), partial(pygame.Surface, (4, 4)))
        canvas.surface.fill((0, 200, 0))

    def former(canvas: Canvas) -> None:
        canvas.surface.fill((200, 0, 0))

    stage, rect = Compositor(kit), (0.0, 0.0, 100.0, 100.0)
    stage.compose([], [Component("a", rect, "former", former, opaque=True)])
    shown = []
    while not shown or stage.behind:
        stage.compose([], [Component("a", rect, "later", paint, opaque=True)], budget=-60_000)
        shown.append(stage.surface.get_at((9, 9))[:3])
    assert shown == [(200, 0, 0), (200, 0, 0), (0, 200, 0)]


def test_another_sky_is_put_below_the_table_strip_by_strip(make_kit: KitMaker) -> None:
    kit = make_kit(960, 540)

    def sky(tone: Colour) -> Component:
        rect = (0, 0, 1920, 1080)
        return Component("space", rect, ("space", tone), lambda c: c.surface.fill(tone), opaque=True)

    stage = Compositor(kit)
    stage.compose([sky((9, 0, 0))], [])
    new = sky((0, 9, 0))
    stage.ready(new)
    frames = 0
    while not frames or stage.behind:
        before = pygame.surfarray.array3d(stage.surface)
        stage.compose([new], [], budget=-60_000)
        changed = (pygame.surfarray.array3d(stage.surface) != before).any(axis=2).sum()
        assert 0 < changed <= STRIP
        frames += 1
    assert frames == -(-540 // (STRIP // 960))
    assert (pygame.surfarray.array3d(stage.surface) == (0, 9, 0)).all()
    stage.compose([sky((9, 9, 0))], [])
    assert (pygame.surfarray.array3d(stage.surface) == (9, 9, 0)).all(), "without a budget all at once"


def test_a_large_change_is_put_together_in_parts_the_small_one_first(make_kit: KitMaker) -> None:
    reader = PictureReader()
    kit = replace(make_kit(1280, 720), reader=reader)

    def piece(name: str, rect: Rect, tone: Colour) -> Component:
        return Component(name, rect, (rect, tone), lambda c: c.surface.fill(tone), opaque=True)

    def pieces(tone: Colour) -> list[Component]:
        return [piece("large", (0, 0, 1920, 600), tone), piece("small", (0, 900, 30, 30), tone)]

    stage, green = Compositor(kit), (0, 90, 0)
    stage.compose([], pieces((90, 0, 0)), budget=-60_000)
    assert not stage.behind, "the first table is there at once"
    for one in pieces(green):
        stage.ready(one)
    with patch.object(compositor, "PUT_MS", -60_000):
        small = stage.compose([], pieces(green), budget=-60_000)
        assert small == [pygame.Rect(0, 600, 20, 20)] and stage.behind
        parts: list[pygame.Rect] = []
        while stage.behind:
            parts += stage.compose([], pieces(green), budget=-60_000)
    assert len(parts) == 2 and parts[0].unionall(parts[1:]) == pygame.Rect(0, 0, 1280, 400)
    assert (pygame.surfarray.array3d(stage.surface)[:, :400] == green).all()
    with patch.object(compositor, "PUT_MS", -60_000):
        stage.at_once = True
        stage.compose([], pieces((0, 0, 90)), budget=-60_000)
        stage.compose([], pieces((0, 0, 90)), budget=-60_000)
        assert not stage.behind, "a picture that stays is whole"
    assert (pygame.surfarray.array3d(stage.surface)[:, :400] == (0, 0, 90)).all()
    reader.close()
