"""Where everything lies, in every shape of window and with every number of crew and cards."""

from __future__ import annotations

import itertools
from dataclasses import replace

import pytest

from game.app.drawing.viewport import Rect, Viewport
from game.app.table.model.places.layout import ACTIONS, Layout, Shape, inside
from game.app.table.model.table_keys import (
    DAMAGE_DECK,
    DAMAGE_DISCARD,
    DECK,
    DIE,
    DISCARD,
    DOCK,
    END,
    HAND,
    HELP,
    HINT,
    HULL,
    LOG,
    MEMBER,
    MENU,
    REDO,
    STEPPER,
    THREAT,
    TOP,
    TURN,
    UNDO,
    TableKey,
    of_zone,
)
from game.app.table.motion.spectacle.damage_effects import DAMAGE_CARD, damage_card_centre
from game.app.table.paint.rooms.room_card import DESIGNED
from tests.looped import some

WINDOWS = (
    (960, 540),
    (1280, 720),
    (1280, 800),
    (1024, 768),
    (1600, 1200),
    (1920, 1080),
    (2560, 1080),
    (3440, 1440),
    (3840, 2160),
    (1200, 1920),
)
ROOMS = ("bridge", "cargo-hold", "medical-bay", "crew-quarters", "energy-core") + (
    "engine-room",
    "armoury",
    "repair-centre",
    "mess-hall",
)
PLAIN = Shape(
    rooms=ROOMS,
    tracks=(3, 3, 3, 3, 0, 3, 3, 3, 3),
    hands=(3, 6, 4),
    active=1,
    crew_at=(4, 2, 5),
    shields=(0, 1, 0, 0, 0, 0, 0, 2, 0),
)
SHAPES = {
    "three": PLAIN,
    "two": replace(PLAIN, hands=(1, 5), crew_at=(4, 4)),
    "four": replace(PLAIN, hands=(2, 12, 0, 9), crew_at=(0, 0, 1, 8)),
    "four in the core": replace(PLAIN, hands=(2, 7, 0, 9), crew_at=(4, 4, 4, 4)),
    "four and four shields": replace(
        PLAIN, hands=(6, 6, 6, 6), crew_at=(7, 7, 7, 7), shields=(0, 0, 0, 0, 0, 0, 0, 4, 0)
    ),
    "two and two shields": replace(PLAIN, crew_at=(6, 6, 1), shields=(0, 1, 0, 0, 0, 0, 2, 0, 0)),
    "one left the ship": replace(PLAIN, crew_at=(-1, 2, 5)),
    "pod docked": replace(PLAIN, pod=True),
    "pod gone": replace(PLAIN, crew_at=(-1, 2, 5), pod=True),
    "four and the pod": replace(PLAIN, hands=(2, 12, 0, 9), crew_at=(0, 0, -1, 8), pod=True),
    "no card": replace(PLAIN, hands=(0, 0, 0)),
    **{f"{cards} cards": replace(PLAIN, hands=(0, cards, 1)) for cards in range(1, 13)},
}
PARTS = (
    [TableKey.room(room) for room in ROOMS],
    [MENU, TURN, STEPPER, THREAT, UNDO, REDO, LOG, HELP],
    [DECK, TableKey.face_up(0), TableKey.face_up(1), DISCARD],
    [DAMAGE_DECK, DAMAGE_DISCARD],
    [
        TableKey.supply("cube"),
        TableKey.supply("action"),
        TableKey.supply("protection"),
        TableKey.supply("power"),
    ],
    [MEMBER, HAND, HINT, *(TableKey.button(action) for action in ACTIONS), END],
)
"""Parts that lie side by side in the same panel."""


def overlap(a: Rect, b: Rect) -> float:
    """Return the smaller side of what two rectangles share, units."""
    wide = min(a[0] + a[2], b[0] + b[2]) - max(a[0], b[0])
    high = min(a[1] + a[3], b[1] + b[3]) - max(a[1], b[1])
    return min(wide, high)


def layout_of(shape: Shape, window: tuple[int, int] = (1920, 1080)) -> Layout:
    return Layout.of(shape, Viewport(*window).design)


@pytest.mark.parametrize("window", WINDOWS, ids=str)
@pytest.mark.parametrize("shape", SHAPES.values(), ids=SHAPES.keys())
def test_everything_is_on_the_screen(shape: Shape, window: tuple[int, int]) -> None:
    layout = layout_of(shape, window)
    width, height = layout.size
    for key, (x, y, w, h) in {**layout.keys, **layout.areas}.items():
        assert x >= 0 and y >= 0 and x + w <= width + 0.01 and y + h <= height + 0.01, key


@pytest.mark.parametrize("window", WINDOWS, ids=str)
def test_panels_do_not_overlap(window: tuple[int, int]) -> None:
    for shape in SHAPES.values():
        layout = layout_of(shape, window)
        panels = [TableKey.crew(n) for n in range(len(shape.hands))]
        panels += [
            TableKey.panel("supply"),
            TableKey.panel("resources"),
            TableKey.panel("damage"),
            TableKey.panel("die"),
            TOP,
            HULL,
            DOCK,
        ]
        for first, second in some(itertools.combinations(panels, 2)):
            assert overlap(layout.rect(first), layout.rect(second)) <= 0, (first, second)


@pytest.mark.parametrize("window", WINDOWS, ids=str)
def test_parts_of_a_panel_do_not_overlap(window: tuple[int, int]) -> None:
    for name, shape in SHAPES.items():
        layout = layout_of(shape, window)
        for group in PARTS:
            for first, second in some(itertools.combinations(group, 2)):
                assert overlap(layout.rect(first), layout.rect(second)) <= 0, (name, first, second)


@pytest.mark.parametrize("shape", SHAPES.values(), ids=SHAPES.keys())
def test_pieces_in_a_room_do_not_hide_each_other(shape: Shape) -> None:
    layout, found = layout_of(shape), 0
    for room in ROOMS:
        card = layout.rect(TableKey.room(room))
        pieces = [
            key
            for key, rect in layout.keys.items()
            if key.kind in ("slot", "divert", "meeple", "shield") and overlap(rect, card) > 0
        ]
        for first, second in itertools.combinations(pieces, 2):
            if first.kind == second.kind == "shield":
                continue
            assert overlap(layout.rect(first), layout.rect(second)) <= 0, (first, second)
        found += len(pieces)
        for key in pieces:
            x, y, w, h = layout.rect(key)
            assert card[0] <= x and x + w <= card[0] + card[2], key
            assert card[1] <= y and y + h <= card[1] + card[3], key
    assert found > len(ROOMS)


@pytest.mark.parametrize("text", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("window", WINDOWS)
def test_the_open_damage_card_hides_no_room(window: tuple[int, int], text: float) -> None:
    layout = Layout.of(PLAIN, Viewport(*window).design, text)
    x, y = damage_card_centre(layout)
    w, h = DAMAGE_CARD
    card = (x - w / 2, y - h / 2, w, h)
    assert card[1] >= 0
    assert all(overlap(card, layout.rect(TableKey.room(room))) <= 0 for room in ROOMS)


def test_the_crew_in_the_core_stand_beside_the_dial() -> None:
    layout = layout_of(SHAPES["four in the core"])
    x, _, w, _ = layout.rect(TableKey.room("energy-core"))
    dial = x + DESIGNED.middle[0] + DESIGNED.radius
    for crew in range(4):
        left, _, wide, _ = layout.rect(TableKey.meeple(crew))
        assert dial <= left and left + wide <= x + w


@pytest.mark.parametrize("shape", SHAPES.values(), ids=SHAPES.keys())
@pytest.mark.parametrize("window", [(1280, 720), (1024, 768)], ids=str)
def test_targets_are_large_enough(shape: Shape, window: tuple[int, int]) -> None:
    for key, (_, _, w, h) in some(layout_of(shape, window).keys.items()):
        assert w >= 40 and h >= 40, key


@pytest.mark.parametrize("window", WINDOWS, ids=str)
@pytest.mark.parametrize("shape", SHAPES.values(), ids=SHAPES.keys())
def test_every_key_can_be_pointed_at(shape: Shape, window: tuple[int, int]) -> None:
    layout = layout_of(shape, window)
    order = list(layout.keys)
    for key, (x, y, w, h) in some(layout.keys.items()):
        found = layout.at(layout.centre(key))
        if found != key:
            # Only something that lies on top of it may stand before its centre; then its edge is free.
            assert found is not None and order.index(found) > order.index(key), (key, found)
            edges = [(x + 4, y + h / 2), (x + 10, y + 8), (x + 3, y + h - 3), (x + w / 2, y + h - 4)]
            assert key in [layout.at(edge) for edge in edges], (key, found)


def test_nothing_is_under_empty_space() -> None:
    layout = layout_of(PLAIN)
    assert layout.at((1640, 838)) is None
    assert layout.at((326, 400)) is None


def test_the_topmost_is_found_first() -> None:
    layout = layout_of(SHAPES["four"])
    assert layout.at(layout.centre(TableKey.meeple(2))) == TableKey.meeple(2)
    assert layout.at(layout.centre(TableKey.slot("bridge", 1))) == TableKey.slot("bridge", 1)
    x, y, _, _ = layout.rect(TableKey.hand(1))
    assert layout.at((x - 1, y + 50)) == TableKey.hand(0)
    assert layout.at((x + 1, y + 50)) == TableKey.hand(1)


def test_the_whole_die_panel_is_the_die() -> None:
    layout = layout_of(PLAIN)
    x, y, w, h = layout.rect(TableKey.panel("die"))
    assert layout.at((x + w - 5, y + h - 5)) == DIE


def test_up_to_six_cards_lie_side_by_side_and_more_share_the_same_width() -> None:
    six, twelve = (layout_of(replace(PLAIN, hands=(0, cards, 0))) for cards in (6, 12))
    assert six.rect(TableKey.hand(1))[0] - six.rect(TableKey.hand(0))[0] == 135
    for layout, last in ((six, 5), (twelve, 11)):
        area, card = layout.areas[HAND], layout.rect(TableKey.hand(last))
        assert card[0] + card[2] <= area[0] + area[2] + 0.01
        assert card[2:] == (130, 180)


def test_the_board_keeps_its_size_and_the_dock_grows_in_a_taller_window() -> None:
    wide, tall = layout_of(PLAIN, (1920, 1080)), layout_of(PLAIN, (1600, 1200))
    assert wide.rect(TableKey.room("bridge"))[2:] == tall.rect(TableKey.room("bridge"))[2:] == (392, 224)
    assert tall.rect(DOCK)[3] > wide.rect(DOCK)[3]
    assert tall.rect(TOP)[3] > wide.rect(TOP)[3]


def test_the_rectangles_of_the_drawing() -> None:
    layout = layout_of(PLAIN)
    assert layout.rect(TableKey.room("mess-hall")) == (1188, 589, 392, 224)
    assert layout.rect(HULL) == (318, 74, 1286, 758)
    assert layout.rect(TableKey.crew(1)) == (20, 304, 288, 212)
    assert layout.rect(TableKey.panel("supply")) == (20, 752, 288, 74)
    assert layout.rect(TableKey.panel("damage")) == (1612, 460, 288, 240)
    assert layout.rect(TableKey.button("divert")) == (1418, 851, 252, 66)
    assert layout.rect(END) == (1684, 851, 200, 208)
    assert layout.rect(HELP) == (1848, 4, 52, 56)


def test_zones_of_events_are_places() -> None:
    layout = layout_of(PLAIN)
    assert layout.zone(of_zone("hand/1")) == layout.areas[HAND]
    assert layout.zone(of_zone("hand/2")) == layout.rect(TableKey.crew(2))
    assert layout.zone(of_zone("room/bridge/2")) == layout.rect(TableKey.slot("bridge", 2))
    assert layout.zone(of_zone("room/bridge")) == layout.rect(TableKey.room("bridge"))
    assert layout.zone(of_zone("supply")) == layout.areas[TableKey.panel("supply")]
    for zone in ("deck", "discard", "face-up/1", "crew/0", "damage-deck", "damage-discard", "box"):
        x, y, w, h = layout.zone(of_zone(zone))
        assert inside((0, 0, 1920, 1080), (x + w / 2, y + h / 2))
