"""Where a bubble stands, and that it holds its words in every size of type."""

from __future__ import annotations

import random

import pygame
import pytest

from game.app.drawing.canvas import Canvas
from game.app.drawing.kit import Kit
from game.app.drawing.viewport import Rect, Viewport
from game.app.forms import bubble_place
from game.app.forms.bubble_place import POINTER, Around, best_place, hidden, pointer
from game.app.forms.speech_bubble import Answer, Speech, bubble_height, draw_bubble, lay_bubble
from game.storage.settings.preferences import Preferences
from game.texts import speak

GROUND = (0.0, 60.0, 1920.0, 780.0)


def overlap(one: tuple[float, ...], other: tuple[float, ...]) -> bool:
    return (
        one[0] < other[0] + other[2]
        and other[0] < one[0] + one[2]
        and one[1] < other[1] + other[3]
        and other[1] < one[1] + one[3]
    )


def kit_of(text: int) -> Kit:
    pygame.font.init()
    return Kit(Viewport.of_window(1280, 720, 100), speak("en", []), Preferences(text=text))


@pytest.mark.parametrize("about", [(700, 80, 300, 200), (700, 600, 300, 200), (0, 300, 300, 300)])
def test_a_bubble_never_covers_what_it_speaks_about(about: Rect) -> None:
    rect = best_place([(690, 176)], Around(GROUND, about))
    assert not overlap(rect, about)
    assert rect[1] >= 60 and rect[1] + rect[3] <= 840 and rect[0] >= 0 and rect[0] + rect[2] <= 1920


def test_it_stands_below_unless_facts_lie_there() -> None:
    about = (800.0, 300.0, 300.0, 100.0)
    assert best_place([(600, 176)], Around(GROUND, about))[1] > 400
    assert best_place([(600, 176)], Around(GROUND, about, avoid=[(500, 430, 900, 200)]))[1] < 300


def test_what_must_be_seen_is_never_covered_where_there_is_a_place() -> None:
    about, piece = (700.0, 360.0, 360.0, 120.0), (640.0, 700.0, 60.0, 60.0)
    size, others = (1180.0, 280.0), [(20.0, 60.0, 1880.0, 300.0)]
    covered = best_place([size], Around(GROUND, about, avoid=others))
    assert overlap(covered, piece)
    kept = best_place([size], Around(GROUND, about, keep=[piece], avoid=others))
    assert not overlap(kept, about) and not overlap(kept, piece)


def test_of_its_sizes_the_one_is_taken_that_spares_the_rooms() -> None:
    rooms = [(340.0 + 430 * n, 100.0, 400.0, 700.0) for n in range(3)]
    wide, narrow = (690.0, 176.0), (300.0, 420.0)
    assert any(overlap(best_place([wide], Around(GROUND, rooms[2], spare=rooms)), room) for room in rooms)
    rect = best_place([wide, narrow], Around(GROUND, rooms[2], spare=rooms))
    assert rect[2:] == narrow and not any(overlap(rect, room) for room in rooms)
    assert rect[0] > 1600, "beside what it speaks about"


def test_no_other_place_hides_less() -> None:
    chance = random.Random(5)

    def rects(count: int) -> list[Rect]:
        sides = (1200, 600, 180, 180)
        return [tuple(chance.uniform(0, side) for side in sides) for _ in range(count)]  # type: ignore[misc]

    for number in range(40):
        around = Around((8.0, 60.0, 1264.0, 500.0), keep=rects(number % 14), spare=rects(8), avoid=rects(4))
        sizes = [(chance.uniform(200, 500), chance.uniform(80, 400)) for _ in range(4)]
        places = [place for size in sizes for place in bubble_place._places(size, around)]
        found = best_place(sizes, around)

        def hides(place: Rect, around: Around = around) -> tuple[float, float]:
            return hidden(place, around.keep), hidden(place, around.spare)

        assert hides(found) == min(map(hides, places))


def test_it_points_at_what_it_speaks_about_or_at_nothing() -> None:
    bubble: Rect = (700.0, 400.0, 500.0, 200.0)
    for about in ((900.0, 100.0, 100.0, 270.0), (900.0, 630.0, 90.0, 80.0), (500.0, 420.0, 170.0, 90.0)):
        points = pointer(bubble, about)
        assert points is not None
        x, y = points[1]
        left, top, wide, high = about
        assert left - POINTER <= x <= left + wide + POINTER and top - POINTER <= y <= top + high + POINTER
    for far in ((100.0, 100.0, 90.0, 80.0), (900.0, 100.0, 90.0, 80.0), (100.0, 420.0, 90.0, 80.0)):
        assert pointer(bubble, far) is None, "the tip would be on something else"
    for beyond in ((100.0, 700.0, 90.0, 80.0), (1300.0, 630.0, 90.0, 80.0)):
        assert pointer(bubble, beyond) is None


@pytest.mark.parametrize("text", [100, 200])
@pytest.mark.parametrize("width", [420.0, 1100.0])
def test_words_note_and_buttons_have_room(text: int, width: float) -> None:
    kit = kit_of(text)
    answers = (Answer("show", "Show me", "H", "ui-play"), Answer("read", "Read more", "F1", "ui-book"))
    speech = Speech("The captain", "word " * 14, note="A second thought.", answers=answers)
    rect = (100.0, 100.0, width, bubble_height(kit, speech, width))
    canvas = Canvas.of_size(kit, 1920, 1600)
    draw_bubble(canvas, speech, rect, (100, 10, 300, 60))
    assert not [record.text for record in canvas.texts if record.cut]
    names = {record.text for record in canvas.texts}
    words = {word for name in names for word in name.split()}
    assert {"captain", "Show", "me", "Read", "more", "H", "F1"} <= words
    assert all(record.rect[1] + record.rect[3] <= rect[1] + rect[3] for record in canvas.texts)
    places = [lay_bubble(kit, speech, rect).rect(one.name) for one in answers]
    assert not overlap(*places) and all(place[3] >= 66 for place in places)


def test_the_speaker_grows_with_the_type() -> None:
    """The face is as high a part of its bubble in large type, and never over the words."""
    speech = Speech("The captain", "word " * 24)
    sizes = []
    for text in (100, 200):
        kit = kit_of(text)
        width = 700.0 * text / 100
        laid = lay_bubble(kit, speech, (0, 0, width, bubble_height(kit, speech, width)))
        places = [(rect, part) for rect, part in laid.walk() if not part.parts and part.view.what is not None]
        face, *words = [rect for rect, _ in places]
        assert not any(overlap(face, rect) for rect in words)
        sizes.append(face[3])
    assert sizes[1] >= 1.6 * sizes[0]
