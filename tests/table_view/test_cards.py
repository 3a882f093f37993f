"""Cards: which picture is drawn at which size, what an overlapped one still shows, what a large one tells."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.app.drawing.beside import beside
from game.app.drawing.canvas import Canvas
from game.app.drawing.images.pictures import Pictures
from game.app.drawing.looks import LookBook
from game.app.drawing.viewport import Rect, inside
from game.app.table.model.position import Position
from game.app.table.model.table_keys import HAND, TableKey
from game.app.table.model.view_parts import UndoState
from game.app.table.model.words.tooltips import tip_of
from game.app.table.paint.cards import card_info, resource_card
from game.app.table.paint.cards.card_info import uses
from game.app.table.paint.cards.damage_card import draw_damage_card, rooms_of
from game.app.table.paint.panels import decks
from game.play.session import Session
from game.storage.settings.preferences import Preferences
from game.texts import Texts
from tests.play.driver import Hands
from tests.rules.positions import position as laid
from tests.table_view.conftest import KitMaker
from tools.pictures import demo
from tools.pictures.demo import rules
from tools.pictures.table_pictures import view_of

RESOURCE = LookBook().known("resources")


@pytest.fixture
def position() -> Position:
    session = Session.load(demo.state(), rules())
    return Position(session.state, session.pending, session.facts, session.menu)


def pictures_of(kit: Any, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Write down which drawings are asked for from now on."""
    asked: list[str] = []
    draw = Pictures.drawing

    def watched(self: Pictures, path: str, width: int, height: int) -> pygame.Surface:
        asked.append(path)
        return draw(self, path, width, height)

    monkeypatch.setattr(Pictures, "drawing", watched)
    return asked


@pytest.mark.parametrize(
    ("rect", "picture"),
    [
        ((0, 0, 300, 420), "cards/data.svg"),
        ((0, 0, 130, 180), "cards/data.svg"),
        ((0, 0, 80, 120), "cards/data-plain.svg"),
        ((0, 0, 58, 84), "cards/data-small.svg"),
        ((0, 0, 40, 56), "cards/data-small.svg"),
    ],
)
def test_smaller_cards_have_less_detail(
    rect: Rect, picture: str, make_kit: KitMaker, monkeypatch: pytest.MonkeyPatch
) -> None:
    kit = make_kit(1921, 1081)
    kit.pictures._small._kept.clear()
    asked = pictures_of(kit, monkeypatch)
    resource_card.resource_card(Canvas.of_size(kit, rect[2], rect[3]), rect, "data")
    assert asked == [picture]


@pytest.mark.parametrize("width", [61, 75, 84])
def test_a_strip_of_a_card_shows_the_whole_sign_and_key(width: int, make_kit: KitMaker) -> None:
    kit = make_kit(1920, 1080)
    strips = {}
    for kind in RESOURCE:
        canvas = Canvas.of_size(kit, 130, 180)
        resource_card.resource_card(canvas, (0, 0, 130, 180), kind, key="9", visible=width)
        strips[kind] = canvas
        assert [text.text for text in canvas.texts] == ["9"]
        ink = canvas.texts[0].rect
        assert ink[0] + ink[2] <= width and ink[0] >= 0
        icon = kit.pictures.icon(f"res-{kind}", min(52.0, width - 12))
        size = min(52.0, width - 12)
        area = icon.get_rect(topleft=canvas.at((width - size) / 2, 180 * 0.53 - size / 2))
        assert area.right <= kit.viewport.px(width)
        # What is seen there is the sign: most of its opaque pixels lie there as they are.
        same = sum(
            icon.get_at((x, y))[:3] == canvas.surface.get_at((area.x + x, area.y + y))[:3]
            for x in range(0, icon.get_width(), 2)
            for y in range(0, icon.get_height(), 2)
            if icon.get_at((x, y))[3] == 255
        )
        solid = sum(
            icon.get_at((x, y))[3] == 255
            for x in range(0, icon.get_width(), 2)
            for y in range(0, icon.get_height(), 2)
        )
        assert same > 0.9 * solid


def test_a_card_that_is_seen_whole_has_its_name(make_kit: KitMaker) -> None:
    canvas = Canvas.of_size(make_kit(1920, 1080), 130, 180)
    resource_card.resource_card(canvas, (0, 0, 130, 180), "nanobots", visible=None)
    assert [text.text for text in canvas.texts] == ["Nanobots"]


def test_the_edges_of_a_deck_grow_fewer(make_kit: KitMaker) -> None:
    kit = make_kit(1920, 1080)

    def reach(count: int) -> int:
        canvas = Canvas.of_size(kit, 120, 160)
        resource_card.face_down(canvas, (10, 10, 80, 118), count, counted=False)
        return canvas.surface.get_bounding_rect().bottom

    heights = [reach(count) for count in (60, 30, 16, 8, 1)]
    assert heights == sorted(heights, reverse=True)
    assert heights[0] > heights[2] > heights[4]


@pytest.mark.parametrize("card", [("bridge",), ("bridge", "armoury"), ("bridge", "armoury", "mess-hall")])
def test_a_large_damage_card_names_its_rooms_in_order(card: tuple[str, ...], make_kit: KitMaker) -> None:
    kit = make_kit(1280, 720)
    for w, h in ((200, 240), (300, 420)):
        canvas = Canvas.of_size(kit, w, h)
        draw_damage_card(canvas, (0, 0, w, h), card)
        names = [text.text for text in sorted(canvas.texts, key=lambda text: text.rect[1])]
        assert names == [kit.texts(f"room-{room}") for room in card]
        assert not any(text.cut for text in canvas.texts)


def test_damage_cards_say_how_many_rooms() -> None:
    assert rooms_of(["bridge", "armoury"]) == (2, ["bridge", "armoury"])
    assert rooms_of({"any": 3}) == (3, [])
    assert rooms_of(1) == (1, [])


def test_a_resource_is_wanted_where_spaces_are_open_and_power_is_not_diverted(position: Position) -> None:
    for kind in RESOURCE:
        wanted = uses(position, kind)
        for room in position.state["rooms"]:
            facts = position.facts.rooms[room["id"]]
            open_ = {want for want, cube in zip(facts.repair, room["cubes"], strict=True) if not cube}
            cost = set() if room["diverted"] else set(facts.divert)
            if kind == "universal":
                assert (room["id"] in wanted.repairs, room["id"] in wanted.diverts) == (
                    bool(open_),
                    bool(cost),
                )
            else:
                assert (room["id"] in wanted.repairs, room["id"] in wanted.diverts) == (
                    kind in open_,
                    kind in cost,
                )
    assert uses(position, "energy").repairs == ("repair-centre",)


@pytest.mark.parametrize("kind", RESOURCE)
@pytest.mark.parametrize("anchor", [(340, 854, 130, 180), (1714, 173, 80, 120), (32, 210, 40, 64)])
def test_a_card_held_close_stands_beside_its_place_on_the_screen(
    kind: str, anchor: Rect, make_kit: KitMaker, position: Position
) -> None:
    kit = make_kit(1280, 720)
    canvas = Canvas.of_size(kit, 1920, 1080)
    x, y, w, h = card_info.draw_card_info(canvas, kit.texts, position, kind, anchor, "Something to say.")
    assert x >= 0 and x + w <= 1920 and y >= 0 and y + h <= 1080
    apart = (
        x >= anchor[0] + anchor[2] or x + w <= anchor[0] or y >= anchor[1] + anchor[3] or y + h <= anchor[1]
    )
    assert apart
    assert not any(text.cut for text in canvas.texts)
    # Everything said lies on the panel.
    assert all(x <= t.rect[0] and t.rect[0] + t.rect[2] <= x + w for t in canvas.texts)
    assert all(y <= t.rect[1] and t.rect[1] + t.rect[3] <= y + h for t in canvas.texts)


def test_beside_prefers_above_and_leaves_the_screen_never() -> None:
    seen, size, sides = (0.0, 0.0, 1920.0, 1080.0), (300.0, 420.0), ("above", "left", "right", "below")
    assert beside(seen, (900, 900, 100, 100), size, sides, 14) == (800, 466, 300, 420)
    assert beside(seen, (1700, 100, 100, 100), size, sides, 14) == (1386, 70, 300, 420)
    assert beside(seen, (10, 100, 100, 100), size, sides, 14) == (124, 70, 300, 420)
    assert beside(seen, (10, 100, 100, 100), size, sides, 14, [(350, 0, 100, 1080)]) == (8, 214, 300, 420)
    assert beside(seen, (10, 100, 100, 100), size, sides, 14, [(100, 0, 100, 1080)]) is None


def test_cards_on_the_table_are_explained_by_themselves(position: Position, texts: Texts) -> None:
    no_undo = UndoState()
    for key in (TableKey.hand(0), TableKey.face_up(0), TableKey.card(0, 0)):
        tip = tip_of(texts, position, key, no_undo)
        assert tip is not None and tip.card == position.card(key)
    tip = tip_of(texts, position, TableKey.face_up(0), no_undo)
    assert tip is not None and tip.note


def test_faces_painted_ahead_are_those_that_the_table_shows(
    make_kit: KitMaker, monkeypatch: pytest.MonkeyPatch
) -> None:
    kit = make_kit(1281, 721)
    for draw in resource_card.ahead(kit):
        draw()
    asked = pictures_of(kit, monkeypatch)
    for n, kind in enumerate(RESOURCE):
        for w, h in ((130, 180), (80, 120), (58, 84)):
            canvas = Canvas.of_size(kit, w + 60, h + 60, origin=(-7.3 * n, -11.7))
            resource_card.resource_card(canvas, (3.3 * n, 0, w, h), kind)
        resource_card.small_card(Canvas.of_size(kit, 60, 80), (n, 0, 40, 64), kind)
    assert asked == []


@pytest.mark.parametrize("hidden", [False, True])
def test_the_damage_deck_shows_the_back_of_its_top_card(
    hidden: bool, make_kit: KitMaker, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A card of an earlier type that was put at the bottom (R-25, V2) does not show."""
    kit = make_kit(1283, 723)
    state = demo.state()
    state["settings"]["no_counting"] = hidden
    first = next(card for card in state["damage_deck"] if len(card) == 2)
    state["damage_deck"].remove(first)
    state["damage_deck"] = [card for card in state["damage_deck"] if len(card) == 3] + [first]
    view = view_of(kit, state, demo.asked()).damage
    assert view.top == 3
    kit.pictures._small._kept.clear()
    asked = pictures_of(kit, monkeypatch)
    decks.damage_deck(Canvas.of_size(kit, 90, 120), view, frozenset())
    assert asked == ["cards/damage-back-3.svg"]


def test_where_nothing_is_counted_a_deck_looks_the_same_from_first_to_last(make_kit: KitMaker) -> None:
    kit = make_kit(1280, 720)
    pictures = []
    for cards in (40, 1):
        state = demo.state()
        state["settings"]["no_counting"] = True
        state["resource_deck"] = state["resource_deck"][:1] * cards
        canvas = Canvas.of_size(kit, 100, 140)
        decks.deck(canvas, view_of(kit, state, demo.asked()).resources, frozenset())
        pictures.append(pygame.image.tobytes(canvas.surface, "RGBA"))
    assert pictures[0] == pictures[1]


def test_a_drawing_covers_whatever_size_is_asked_for(make_kit: KitMaker) -> None:
    pictures, rng = make_kit(1280, 720).pictures, random.Random(1)
    for _ in range(80):
        size = rng.randint(2, 260), rng.randint(2, 300)
        found = pictures.drawing("cards/data-small.svg", *size)
        assert found.get_size() == size
        corners = [(x, y) for x in (0, size[0] - 1) for y in (0, size[1] - 1)]
        assert all(found.get_at(corner)[3] == 255 for corner in corners), size


@pytest.mark.parametrize("text", [100, 125, 150])
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_cards_of_a_full_hand_have_their_names_in_large_type_too(
    size: tuple[int, int], text: int, tmp_path: Path
) -> None:
    """At 150% only the last of six cards had one: the type gives way, no name does."""
    hands = Hands(tmp_path, Preferences(animation="off", language="en", text=text), size)
    cards = ["nanobots", "metal", "data", "energy", "nanobots", "universal"]
    table = hands.position(laid(2, hands=[cards, []]))
    left, top, wide, high = table.layout.rect(HAND)
    said = [record for record in hands.app.draw().texts if inside((left, top, wide, high), record.rect[:2])]
    names = [record.text for record in said]
    for card in set(cards):
        assert names.count(hands.app.texts(f"resource-{card}")) == cards.count(card), card
    assert not any(record.cut for record in said)
