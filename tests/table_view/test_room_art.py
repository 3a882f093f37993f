"""A room's picture shows its state: hurt, dark, its power diverted; each room in its own way."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from game.app.drawing.canvas import Canvas
from game.app.drawing.images import pictures as picture_files
from game.app.drawing.kit import Kit
from game.app.drawing.looks import Shine
from game.app.drawing.viewport import Viewport
from game.app.table.model.places.layout import Layout
from game.app.table.model.places.room_plan import RoomPlan
from game.app.table.model.table_keys import TableKey
from game.app.table.model.view_parts import RoomView
from game.app.table.paint.rooms.core_dial import rim_point
from game.app.table.paint.rooms.room_art import FOCUS, ahead, room_art
from game.play.session import load_engine
from game.program_files import asset_folder, data_folder
from game.storage.settings.preferences import Preferences
from game.texts import Texts
from tests.looped import some
from tests.table_view.conftest import KitMaker
from tools.pictures import demo
from tools.pictures import table_pictures as shots
from tools.pictures.scripts import SHOTS

ASSETS = asset_folder()
CONTENT = load_engine(data_folder()).content
CORE = CONTENT.rooms[CONTENT.centre].id
SIDES = [(room.id, variant) for room in CONTENT.rooms for variant in room.variants if room.id != CORE]
SEEN = pygame.Rect(52, 38, 284, 134)
"""What no facts cover on a card, pixels at 1920 x 1080."""
Picture = pygame.Surface


class Studio:
    """Stands in for the studio: only its kit is asked for."""

    def __init__(self, kit: Kit) -> None:
        self.kit = kit


@pytest.fixture(scope="module")
def kit(make_kit: KitMaker) -> Kit:
    return make_kit(1920, 1080)


def view(kit: Kit, room: str) -> RoomView:
    """Return a room of the demonstration with all its cubes and without power given away."""
    found = next(r for r in shots.view_of(kit, demo.state(), demo.asked()).rooms if r.id == room)
    return replace(found, variant="v1", cubes=tuple(True for _ in found.cubes), diverted=False)


def drawn(kit: Kit, room: RoomView, powerless: bool = False) -> Picture:
    canvas = Canvas.of_size(kit, 392, 224)
    room_art(canvas, room, RoomPlan(), powerless=powerless)
    return canvas.surface


def hurt(room: RoomView, gone: int) -> RoomView:
    return replace(room, cubes=tuple(n >= gone for n in range(len(room.cubes))))


def light(picture: Picture, part: pygame.Rect = SEEN) -> float:
    """Return how bright a part of a picture is, 0 to 255."""
    r, g, b, _ = pygame.transform.average_color(picture, part)
    return 0.2126 * r + 0.7152 * g + 0.0722 * b


def far(a: Picture, b: Picture) -> float:
    """Return how far two pictures are from each other as one sees them: mean difference of small ones."""
    small = [pygame.transform.smoothscale(p.subsurface(SEEN), (28, 13)) for p in (a, b)]
    pairs = [
        abs(x - y)
        for at in itertools.product(range(28), range(13))
        for x, y in zip(*(tuple(p.get_at(at))[:3] for p in small), strict=True)
    ]
    return sum(pairs) / len(pairs)


def states(kit: Kit, room: str, side: str) -> Iterator[Picture]:
    """Yield the picture of a room with none to three cubes gone."""
    whole = replace(view(kit, room), variant=side)
    for gone in range(4):
        yield drawn(kit, hurt(whole, gone))


def test_there_are_sixteen_pictures_that_can_be_hurt() -> None:
    assert len(SIDES) == 16


@pytest.mark.parametrize(("room", "side"), SIDES)
def test_every_cube_that_is_gone_is_seen(kit: Kit, room: str, side: str) -> None:
    pictures = list(states(kit, room, side))
    for a, b in some(itertools.combinations(pictures, 2)):
        assert far(a, b) > 5


@pytest.mark.parametrize(("room", "side"), SIDES)
def test_damage_is_made_for_the_picture(kit: Kit, room: str, side: str) -> None:
    for name in ("1", "2", "3", "diverted"):
        path = kit.looks.overlay(room, side, name)
        assert path is not None
        overlay = pygame.image.load(ASSETS / (path.path if isinstance(path, Shine) else path))
        whole = pygame.image.load(ASSETS / kit.looks.room_picture(room, side))
        # The same part of both is shown, so they have the same proportions; cards are 784 wide at the most.
        assert overlay.get_width() == 784
        assert overlay.get_width() / overlay.get_height() == pytest.approx(
            whole.get_width() / whole.get_height(), rel=2e-3
        )
        assert overlay.get_flags() & pygame.SRCALPHA


def test_no_two_rooms_burn_alike(kit: Kit) -> None:
    burning = {side: list(states(kit, *side))[3] for side in SIDES}
    for (a, one), (b, other) in some(itertools.combinations(burning.items(), 2)):
        assert far(one, other) > 12, (a, b)


@pytest.mark.parametrize(("room", "side"), SIDES)
def test_the_room_is_recognised_behind_its_first_wounds(kit: Kit, room: str, side: str) -> None:
    """Little of the middle, where the hero prop stands, is covered by one or two missing cubes."""
    for name, most in (("1", 0.25), ("2", 0.62)):
        overlay = pygame.image.load(ASSETS / str(kit.looks.overlay(room, side, name)))
        box = pygame.Rect(0, 0, 320, 180)
        box.center = overlay.get_width() // 2, round(overlay.get_height() * 0.42)
        part = pygame.mask.from_surface(overlay.subsurface(box), 127)
        assert part.count() / (box.w * box.h) < most


@pytest.mark.parametrize(("room", "side"), SIDES)
def test_a_dark_room_and_one_that_gives_its_power_look_other(kit: Kit, room: str, side: str) -> None:
    whole = replace(view(kit, room), variant=side)
    lit, dark = drawn(kit, whole), drawn(kit, whole, powerless=True)
    assert light(dark) < 0.85 * light(lit)
    assert far(dark, lit) > 20
    assert light(dark) > 6, "nothing can be made out"
    power = drawn(kit, replace(whole, diverted=True))
    assert light(power) > 0.95 * light(lit)
    assert far(power, lit) > 5


def test_a_critical_room_has_its_lamps_out(kit: Kit) -> None:
    looks = kit.looks
    shown: list[object] = []

    class Watching(Canvas):
        def picture(self, path: str, *args: object, **options: object) -> None:
            shown.append(path)
            super().picture(path, *args, **options)  # type: ignore[arg-type]

    canvas = Watching(kit, Canvas.of_size(kit, 392, 224).surface)
    room_art(canvas, hurt(view(kit, "mess-hall"), 3), RoomPlan())
    assert shown == [looks.room_state("mess-hall", "v1", "dark"), looks.overlay("mess-hall", "v1", "3")]


def test_the_room_that_is_lost_is_told_from_all_others_by_its_own_picture(kit: Kit) -> None:
    """Each has one, as has a room that nobody painted; none is as dark as the rest of a lost ship."""
    lost = {}
    for room, side in [*SIDES, ("greenhouse", "v1")]:
        own = replace(view(kit, "mess-hall"), id=room, variant=side)
        canvas = Canvas.of_size(kit, 392, 224)
        room_art(canvas, own, RoomPlan(), destroyed=True)
        lost[room, side] = canvas.surface
        assert light(canvas.surface) > 1.15 * light(drawn(kit, own, powerless=True)), (room, side)
    for (a, one), (b, other) in some(itertools.combinations(lost.items(), 2)):
        assert far(one, other) > 8, (a, b)


def test_the_core_is_brighter_with_every_room(kit: Kit) -> None:
    core = view(kit, CORE)
    places = [n for n in range(9) if n != core.place]
    lights = []
    for count in range(9):
        lit = tuple(n in places[:count] for n in range(9))
        lights.append(light(drawn(kit, replace(core, lit=lit))))
    assert lights == sorted(lights)
    assert lights[0] < 0.55 * lights[7]
    assert lights[8] > 1.3 * lights[7], "the last room must be seen"
    assert light(drawn(kit, replace(core, lit=(True,) * 9), powerless=True)) == lights[0]


def test_a_room_without_pictures_of_its_own_is_hurt_all_the_same(kit: Kit) -> None:
    invented = replace(view(kit, "mess-hall"), id="greenhouse")
    pictures = [drawn(kit, hurt(invented, gone)) for gone in range(4)]
    for a, b in some(itertools.combinations(pictures, 2)):
        assert far(a, b) > 4
    drawn(kit, replace(invented, diverted=True), powerless=True)


def test_what_lies_over_a_picture_shows_the_same_part_on_cards_of_any_shape(kit: Kit) -> None:
    shown: list[tuple[float, float]] = []

    class Watching(Canvas):
        def picture(self, path: str, *args: object, **options: object) -> None:
            shown.append(options["focus"])  # type: ignore[arg-type]
            super().picture(path, *args, **options)  # type: ignore[arg-type]

    for w, h in ((392.0, 224.0), (392.0, 300.0), (520.0, 224.0)):
        canvas = Watching(kit, Canvas.of_size(kit, w, h).surface)
        for gone in (1, 3):
            room_art(canvas, replace(hurt(view(kit, "bridge"), gone), diverted=True), RoomPlan(w, h))
    assert set(shown) == {FOCUS}


def test_overlays_are_no_larger_than_needed() -> None:
    hurt_sizes = [path.stat().st_size for path in Path(ASSETS / "overlays").glob("*_[123].webp")]
    assert len(hurt_sizes) == 16 * 3 + 3
    assert sum(hurt_sizes) < 7_000_000


def test_under_high_contrast_hurt_rooms_have_the_plain_hatch(texts: Texts) -> None:
    """The light of a painted fire reaches far: as a hatch it would hide the whole room."""
    plain = Kit(Viewport(1920, 1080), texts, settings=Preferences(contrast=True))
    room = view(plain, "bridge")
    shown: list[str] = []

    class Watching(Canvas):
        def picture(self, path: str, *args: object, **options: object) -> None:
            shown.append(path)
            super().picture(path, *args, **options)  # type: ignore[arg-type]

    canvas = Watching(plain, Canvas.of_size(plain, 392, 224).surface)
    room_art(canvas, replace(hurt(room, 3), diverted=True), RoomPlan())
    assert shown == ["rooms/bridge.jpg", "overlays/damage_3.webp"]
    pictures = [drawn(plain, hurt(room, gone)) for gone in range(4)]
    for a, b in itertools.combinations(pictures, 2):
        assert far(a, b) > 2


def test_what_the_next_hit_needs_is_made_ahead(texts: Texts, monkeypatch: pytest.MonkeyPatch) -> None:
    fresh = Kit(Viewport(1280, 720), texts)
    room = view(fresh, "armoury")
    loads: list[str] = []
    content = picture_files.content_of
    monkeypatch.setattr(picture_files, "content_of", lambda path: loads.append(path.name) or content(path))
    for gone in (0, 2):
        drawn(fresh, hurt(room, gone))
        for _ in ahead(fresh, hurt(room, gone), RoomPlan()):
            pass
        loads.clear()
        drawn(fresh, replace(hurt(room, gone + 1), diverted=True))
        assert loads == []


def test_no_power_flows_in_a_lost_ship(kit: Kit) -> None:
    shown = {name: SHOTS[f"table-{name}"](Studio(kit)).surface for name in ("lost", "all-diverted")}  # type: ignore
    plan, view_ = RoomPlan(), shots.view_of(kit, demo.state(), demo.asked())
    left, top, _, _ = Layout.of(view_.shape, (1920, 1080)).rect(TableKey.room(CORE))
    for place, x, y in ((1, 0, -12), (3, -16, 0), (5, 16, 0), (7, 0, 12)):
        # In the middle of the gap between the core's card and its neighbour's.
        end = rim_point(plan, place)
        spot = pygame.Rect(round(left + end[0] + x) - 3, round(top + end[1] + y) - 3, 6, 6)
        assert light(shown["all-diverted"], spot) > light(shown["lost"], spot) + 60
