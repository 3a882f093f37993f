"""The rooms' pictures are free at rest, and what a room can do is said where and when it matters."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.app.drawing.canvas import Canvas
from game.app.table.model.table_keys import TableKey
from game.app.table.model.table_view import TableView
from game.app.table.paint.rooms.room_card import DESIGNED, RoomCardState, room_card
from game.storage.settings.preferences import Preferences
from tests.play.driver import Hands
from tests.rules.positions import position
from tests.table_view.conftest import KitMaker
from tools.bench.free_art import free_share, shares
from tools.pictures import demo

BEFORE = {
    "bridge": 0.528,
    "cargo-hold": 0.526,
    "medical-bay": 0.520,
    "crew-quarters": 0.513,
    "energy-core": 0.465,
    "engine-room": 0.517,
    "armoury": 0.520,
    "repair-centre": 0.502,
    "mess-hall": 0.534,
}
"""What was seen of each picture, counted the same way, while all words stood on it all the time."""


def test_a_fifth_more_of_every_picture_is_seen_at_rest(make_kit: KitMaker) -> None:
    seen = dict(shares(make_kit(1280, 720)))
    assert seen.keys() == BEFORE.keys()
    assert {room: share for room, share in seen.items() if share < 1.2 * BEFORE[room]} == {}


def test_what_covers_a_picture_is_counted(make_kit: KitMaker) -> None:
    kit = make_kit(640, 360)
    view = TableView.of(demo.state(), None, facts=demo.facts(), texts=kit.texts)
    core = next(room for room in view.rooms if room.core)
    told = free_share(kit, core, RoomCardState(labelled=True))
    assert told < free_share(kit, core) - 0.1, "the words are a tenth of the card and more"


def test_the_dial_stands_beside_the_reactor() -> None:
    (x, y), far = DESIGNED.middle, DESIGNED.radius
    assert x + far < DESIGNED.heart[0] - 60 and y - far > DESIGNED.plate_h
    first = DESIGNED.crew_spots(4, 0, True)[0] - DESIGNED.meeple[0] / 2
    assert first >= x + far, "nobody stands on it"


@pytest.mark.parametrize("always", [False, True])
def test_what_a_room_can_do_is_written_where_it_can_be_done_and_under_the_pointer(
    tmp_path: Path, always: bool
) -> None:
    hands = Hands(tmp_path, Preferences(animation="off", language="en", abilities=always))
    hands.position(position(2, at=["cargo-hold", "bridge"], hands=[[], []]))
    for room, now in (("cargo-hold", True), ("mess-hall", False), ("armoury", False)):
        words = hands.app.kit.texts(f"room-{room}-v1-short")
        assert hands.shows(words) is (now or always), room
    words = hands.app.kit.texts("room-mess-hall-v1-short")
    hands.move(TableKey.room("mess-hall"))
    assert hands.shows(words)


def test_chances_that_do_not_matter_now_step_back(make_kit: KitMaker) -> None:
    kit = make_kit(1920, 1080)
    view = TableView.of(demo.state(), None, facts=demo.facts(), texts=kit.texts)
    wide = {}
    for room in view.rooms:
        if room.chip is None:
            continue
        canvas = Canvas.of_size(kit, DESIGNED.w, DESIGNED.h)
        room_card(canvas, room)
        text = kit.texts("room-chip", percent=room.chip.percent)
        wide.setdefault(room.chip.kind, next(t.size for t in canvas.texts if t.text == text))
    assert {"high", "fatal", "zero", "low", "protected"} == wide.keys()
    assert max(wide[kind] for kind in ("zero", "low", "protected")) < min(wide["high"], wide["fatal"])
