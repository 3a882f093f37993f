"""The table in type of every size and in longer words: nothing is cut, overlaps or gets lost."""

from __future__ import annotations

import itertools
from dataclasses import replace
from pathlib import Path

import pytest

from game.app.drawing.canvas import Canvas
from game.app.drawing.colours.theme import SMALLEST
from game.app.drawing.kit import Kit
from game.app.drawing.viewport import Viewport
from game.app.table.model.places.frames import column_width
from game.app.table.model.places.layout import Layout, inside
from game.app.table.model.places.room_plan import SLOT, RoomPlan, folds
from game.app.table.model.table_keys import (
    DAMAGE_DECK,
    DAMAGE_DISCARD,
    DECK,
    DOCK,
    HULL,
    POD,
    STEPPER,
    THREAT,
    TOP,
    TableKey,
    parse,
)
from game.app.table.model.words.folded_facts import folded_facts
from game.app.table.paint.panels import deck_panels
from game.app.views.painting import layouter
from game.app.views.tree import Sign, Words
from game.storage.settings.preferences import Preferences
from game.texts import Texts
from tests.looped import some
from tests.play.driver import Hands
from tests.rules.positions import position
from tests.screens.words import faults
from tests.table_view.test_layout import PARTS, ROOMS, SHAPES, overlap
from tools.pictures.table_pictures import ruled
from tools.studio import Studio

TEXT = (1.0, 1.25, 1.5, 1.75, 2.0)
WINDOWS = ((960, 540), (1280, 800), (1024, 768), (1920, 1080), (2560, 1080))
_studios: dict[tuple[tuple[int, int], int, str], Studio] = {}


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    _studios.clear()
    return tmp_path_factory.mktemp("home")


def take(home: Path, size: tuple[int, int], text: int, language: str, name: str) -> Canvas:
    key = size, text, language
    if key not in _studios:
        _studios.clear()
        _studios[key] = Studio(home, size, Preferences(text=text, language=language))
    return _studios[key].take(name)


@pytest.mark.parametrize("name", ["table-three", "table-four", "play-engine-room", "play-log"])
@pytest.mark.parametrize("text", [150, 200])
def test_type_is_as_large_as_asked_for(home: Path, text: int, name: str) -> None:
    """Words get smaller than the player's size only where there is no other way: few of them."""
    texts = take(home, (1280, 720), text, "en", name).texts
    wanted = SMALLEST * text / 100
    smaller = [record for record in texts if record.size < wanted - 0.01]
    assert len(smaller) <= 0.1 * len(texts), [(record.text, record.size) for record in smaller]
    assert all(record.size >= 0.6 * wanted for record in smaller)


def test_a_word_that_is_cut_is_found(home: Path) -> None:
    canvas = take(home, (1280, 720), 200, "en", "table-three")
    narrow = Canvas.of_size(canvas.kit, 60, 40)
    narrow.text("much too long for so little room", (0, 0, 60, 40), "fact", (255, 255, 255), shrink=True)
    assert any(fault.startswith("cut") for fault in faults(narrow))


# Where everything lies


def laid(name: str, window: tuple[int, int], text: float) -> Layout:
    return Layout.of(SHAPES[name], Viewport(*window).design, text)


@pytest.mark.parametrize("text", TEXT)
@pytest.mark.parametrize("window", WINDOWS, ids=str)
def test_everything_is_on_the_screen_and_apart(window: tuple[int, int], text: float) -> None:
    for name, shape in SHAPES.items():
        layout = laid(name, window, text)
        width, height = layout.size
        for key, (x, y, w, h) in {**layout.keys, **layout.areas}.items():
            assert x >= 0 and y >= 0 and x + w <= width + 0.01 and y + h <= height + 0.01, (name, key)
        panels = [TableKey.crew(n) for n in range(len(shape.hands))] + ([POD] if shape.pod else [])
        panels += [
            TableKey.panel("supply"),
            TableKey.panel("resources"),
            TableKey.panel("damage"),
            TableKey.panel("die"),
            TOP,
            HULL,
            DOCK,
        ]
        for group in (panels, *PARTS):
            for first, second in some(itertools.combinations(group, 2)):
                assert overlap(layout.rect(first), layout.rect(second)) <= 0.01, (name, first, second)


@pytest.mark.parametrize("text", TEXT)
def test_pieces_stand_in_their_rooms_without_hiding_each_other(text: float) -> None:
    for name in SHAPES:
        layout, found = laid(name, (1920, 1080), text), 0
        for room in ROOMS:
            card = layout.rect(TableKey.room(room))
            pieces = [
                key
                for key, rect in layout.keys.items()
                if key.kind in ("slot", "divert", "meeple", "shield") and overlap(rect, card) > 0
            ]
            found += len(pieces)
            for key in pieces:
                x, y, w, h = layout.rect(key)
                assert inside(card, (x + 0.01, y)) and inside(card, (x + w - 0.01, y + h - 0.01)), (name, key)
            for first, second in itertools.combinations(pieces, 2):
                if not first.kind == second.kind == "shield":
                    assert overlap(layout.rect(first), layout.rect(second)) <= 0.01, (name, first, second)
        assert found > len(ROOMS)


@pytest.mark.parametrize("text", TEXT)
def test_targets_stay_large_enough(text: float) -> None:
    for name in SHAPES:
        for key, (_, _, w, h) in some(laid(name, (1280, 720), text).keys.items()):
            assert w >= 40 and h >= 40, (name, key)


@pytest.mark.parametrize("text", TEXT)
def test_every_key_can_still_be_pointed_at(text: float) -> None:
    for name in SHAPES:
        layout = laid(name, (1280, 720), text)
        for key, (x, y, _, h) in some(layout.keys.items()):
            spots = [layout.centre(key), (x + 4, y + h / 2), (x + 10, y + 8), (x + 3, y + h - 3)]
            assert key in [layout.at(spot) for spot in spots], (name, key)


def test_at_a_hundred_per_cent_the_board_has_its_designed_size() -> None:
    layout = laid("three", (1920, 1080), 1.0)
    assert layout.plan == RoomPlan()
    assert layout.pitch == (424, 248)


def test_words_are_folded_from_150_on() -> None:
    assert [folds(text) for text in TEXT] == [False, False, True, True, True]
    assert column_width(1.5) == 384
    assert laid("three", (1920, 1080), 1.5).plan.w >= 0.85 * 392
    assert laid("three", (1920, 1080), 2.0).plan.slot(0)[2:] == (SLOT, SLOT)


# What is folded is told elsewhere


@pytest.fixture(scope="module")
def kit() -> Kit:
    return Kit(Viewport(1280, 720), Texts())


def test_notes_tell_what_the_bar_has_no_room_for(kit: Kit) -> None:
    from tools.pictures import demo

    view, texts = ruled(kit, demo.state()), kit.texts
    threat = folded_facts(texts, view, THREAT)
    top = view.top
    assert f"({top.fatal} of {top.possible} cards)" in threat
    for kind, count in top.ahead:
        assert f"{texts('threat-times', count=count)} {texts('phase-damage-note', rooms=kind)}" in threat
    turn = folded_facts(texts, view, STEPPER)
    for name in ("actions", "collect", "damage"):
        assert texts(f"phase-{name}") in turn
    assert texts("table-game", difficulty=texts(f"difficulty-{top.difficulty}"), players=top.players) in turn
    assert texts("resources-empty", turns=view.resources.turns) in folded_facts(texts, view, DECK)
    assert texts("damage-last", turn=view.damage.last_turn) in folded_facts(texts, view, DAMAGE_DISCARD)


def test_notes_tell_where_everybody_is_and_what_they_hold(kit: Kit) -> None:
    from tools.pictures import demo

    state = demo.state()
    state["crew"][0] |= {"repair_cubes": 1, "protection_tokens": 2, "action_tokens": 0}
    view = ruled(kit, state)
    for crew in view.crew:
        words = folded_facts(kit.texts, view, TableKey.crew(crew.crew))
        assert kit.texts(f"room-{crew.room}") in words
        assert f"{len(crew.hand)} cards" in words
    first = folded_facts(kit.texts, view, TableKey.crew(0))
    assert "0 Action tokens, one Repair cube, 2 Protection tokens" in first


def test_nothing_is_counted_in_notes_where_nothing_may_be(kit: Kit) -> None:
    from tools.pictures import demo

    state = demo.state()
    view = ruled(kit, state)
    hidden = replace(
        view,
        top=replace(view.top, hidden=True),
        resources=replace(view.resources, hidden=True),
        damage=replace(view.damage, hidden=True, left=(0, 1, 0)),
    )
    assert folded_facts(kit.texts, hidden, DECK) == ""
    assert "%" not in folded_facts(kit.texts, hidden, THREAT)
    assert not any(
        letter.isdigit() and letter != "2" for letter in folded_facts(kit.texts, hidden, DAMAGE_DECK)
    )


# What is beside what, in large type


@pytest.mark.parametrize("size", [1.5, 2.0])
def test_the_breach_stands_beside_the_cards_before_it(size: float) -> None:
    """Its sign once stood alone at the far end of the panel."""
    from tools.pictures import demo

    kit = Kit(Viewport(1280, 720), Texts(), Preferences(text=round(100 * size)))
    view = ruled(kit, demo.state())
    frame = laid("three", (1920, 1080), size).frames[TableKey.panel("damage")]
    _, _, wide, high = frame.rect("left")
    parts = layouter(kit).laid(deck_panels.left_by_type(kit, view.damage), wide, high)
    leaves = [(place, part.view.what) for place, part in parts.walk(0, 0)]
    x, y, w, h = next(
        place for place, what in leaves if isinstance(what, Sign) and what.name == "hull-breach"
    )
    *_, last = (place for place, what in leaves if isinstance(what, Words))
    assert x - (last[0] + last[2]) < 30 and x + w <= wide and y + h > last[1], "beside the last type"


@pytest.mark.parametrize(("words", "element", "air"), [("Nanobots", "hand/0", 9), ("Aktionen", "end", 12)])
def test_no_name_touches_the_edges_of_its_card_or_button(
    tmp_path: Path, words: str, element: str, air: float
) -> None:
    hands = Hands(tmp_path, Preferences(text=150, language="de", animation="off"))
    table = hands.position(position(2, hands=[["nanobots"], ["data"]]))
    x, y, w, _ = table.layout.rect(parse(element))
    left, _, wide, _ = next(
        one.rect for one in hands.app.draw().texts if one.text == words and one.rect[1] > y
    )
    assert left >= x + air and left + wide <= x + w - air
