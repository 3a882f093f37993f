"""The picture of a flight: its words in every language, true to the flight, the same for everybody."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.app.drawing.canvas import Canvas
from game.app.drawing.kit import Kit
from game.app.drawing.looks import LookBook
from game.app.drawing.viewport import Viewport
from game.app.scenes.share.result_picture import SIZE, drawing, picture_kit
from game.app.scenes.share.shared_flight import SharedFlight
from game.play.session import Session
from game.program_files import data_folder
from game.rules import Engine, Settings, load_content
from game.rules.history import History
from game.storage.settings.preferences import Preferences
from game.texts import Texts, languages
from tests.looped import some
from tests.play import invented
from tests.play.test_result_text import recorded
from tests.rules.table import the_engine
from tests.rules.test_flight_line import flight
from tests.shares import mostly_slow

EDGE = 30
"""Pixels that chats may crop."""
FLIGHTS = ("won", "destroyed", "emptied", "flying")
LONG = "WWWWWWWWWWWWWW"


@pytest.fixture(autouse=True)
def window() -> None:
    pygame.init()
    pygame.display.set_mode((320, 180))


@cache
def shared(name: str) -> SharedFlight:
    """A flight as it is handed on."""
    many = {
        "players": 4,
        "rooms": "mixed",
        "expansions": ("damage-control", "escape-pod"),
        "no_counting": True,
    }
    history = flight(6, 30, **many) if name == "flying" else recorded(name)
    return SharedFlight.of(Session(the_engine(), history))


def drawn(flight: SharedFlight, names: bool = False, language: str = "en", **wishes: Any) -> Canvas:
    """The canvas of its picture."""
    settings = Preferences(language=language, **wishes)
    kit = Kit(Viewport(1280, 720), Texts(language), settings, None, LookBook(data_folder()))
    return next(canvas for canvas in drawing(picture_kit(kit), flight, names) if canvas is not None)


def pixels(canvas: Canvas) -> bytes:
    return pygame.image.tobytes(canvas.surface, "RGB")


@pytest.mark.parametrize("language", mostly_slow(languages(), 4))
@pytest.mark.parametrize("name", FLIGHTS)
def test_words_are_whole_and_away_from_the_edge(name: str, language: str) -> None:
    long = replace(shared(name), crew=tuple((LONG, mark, glad) for _, mark, glad in shared(name).crew))
    canvas = drawn(long, True, language)
    assert canvas.surface.get_size() == SIZE
    assert len(canvas.texts) > 10
    for text in canvas.texts:
        x, y, w, h = text.rect
        inside = x >= EDGE and y >= EDGE and x + w <= SIZE[0] - EDGE and y + h <= SIZE[1] - EDGE
        assert inside, f"{text.text!r} is at {text.rect}"
        assert not text.cut or text.text.startswith("W"), f"{text.text!r} is cut"


@pytest.mark.parametrize("name", FLIGHTS)
def test_no_words_lie_on_others(name: str) -> None:
    texts = drawn(shared(name), True, "de").texts
    boxes = [pygame.Rect(*(round(length) for length in text.rect)) for text in texts]
    for n, box in some(enumerate(boxes)):
        hit = box.inflate(-2, -8).collidelist([other.inflate(-2, -8) for other in boxes[n + 1 :]])
        assert hit < 0, f"{texts[n].text!r} and {texts[n + 1 + hit].text!r}"


@pytest.mark.parametrize("name", FLIGHTS)
def test_it_tells_what_came_of_the_flight(name: str) -> None:
    found = shared(name)
    result = found.result
    said = [text.text for text in drawn(found).texts]
    for order in range(1, len(result.diverted) + 1):
        assert str(order) in said
    assert result.code in said and str(result.turn) in said
    power = f"{len(result.diverted)}/{result.goal}"
    assert (power in said) is (result.won is not True)
    head = {True: "Rescued", False: "Lost", None: "In flight"}[result.won]
    assert any(words.startswith(head) for words in said)


def test_a_lost_room_and_the_way_there_are_on_the_plan() -> None:
    rooms = shared("destroyed").rooms
    assert [room.id for room in rooms if room.lost] == [recorded_room()]
    assert sum(room.core for room in rooms) == 1 and rooms[4].core
    orders = {room.id: room.order for room in shared("won").rooms if room.order}
    assert sorted(orders, key=orders.__getitem__) == list(shared("won").result.diverted)


def recorded_room() -> str:
    result = recorded("destroyed").state.result
    assert result is not None and result.room is not None
    return the_engine().content.rooms[result.room].id


def test_a_room_of_ones_own_is_on_the_plan(tmp_path: Path) -> None:
    engine = Engine(load_content(invented.content(tmp_path)))
    history = History.new(engine, Settings(2, "easy", 3))
    found = SharedFlight.of(Session(engine, history))
    assert "observatory" in {room.id for room in found.rooms}
    kit = picture_kit(
        Kit(Viewport(1280, 720), Texts("en", [tmp_path / "data" / "texts"]), book=LookBook(data_folder()))
    )
    assert any(drawing(kit, found, False))


def test_it_is_the_same_at_every_size_of_type_and_under_high_contrast() -> None:
    plain = pixels(drawn(shared("won")))
    assert pixels(drawn(shared("won"), text=200)) == plain
    assert pixels(drawn(shared("won"), contrast=True)) == plain


def test_it_has_the_players_palette() -> None:
    assert pixels(drawn(shared("won"), palette="deutan")) != pixels(drawn(shared("won")))


def test_names_are_there_only_where_they_are_wanted() -> None:
    names = {name for name, _, _ in shared("won").crew}
    assert not names & {text.text for text in drawn(shared("won")).texts}
    assert names <= {text.text for text in drawn(shared("won"), True).texts}


def test_the_largest_words_are_read_in_a_small_preview() -> None:
    """At 400 pixels wide the verdict, and every number, are at least 10 pixels high."""
    sizes = {text.text: text.size for text in drawn(shared("won")).texts}
    assert sizes["Core restarted"] >= 60
    assert all(sizes[str(n)] >= 30 for n in range(1, 9))
