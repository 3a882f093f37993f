"""Where a bubble stands, and that it holds its words in every size of type."""

from __future__ import annotations

import pygame
import pytest

from game.app.drawing.canvas import Canvas
from game.app.drawing.kit import Kit
from game.app.drawing.viewport import Viewport
from game.app.forms.speech_bubble import (
    PAD,
    Speech,
    bubble_height,
    draw_bubble,
    foot_rect,
    place_bubble,
    portrait_size,
    words_left,
)
from game.storage.preferences import Preferences
from game.texts import speak

GROUND = (0.0, 60.0, 1920.0, 780.0)


def overlap(one: tuple[float, ...], other: tuple[float, ...]) -> bool:
    return (
        one[0] < other[0] + other[2]
        and other[0] < one[0] + one[2]
        and one[1] < other[1] + other[3]
        and other[1] < one[1] + one[3]
    )


@pytest.mark.parametrize("about", [(700, 80, 300, 200), (700, 600, 300, 200), (0, 300, 300, 300)])
def test_a_bubble_never_covers_what_it_speaks_about(about: tuple[float, ...]):
    rect = place_bubble((690, 176), about, GROUND, ())  # type: ignore[arg-type]
    assert not overlap(rect, about)
    assert rect[1] >= 60 and rect[1] + rect[3] <= 840 and rect[0] >= 0 and rect[0] + rect[2] <= 1920


def test_it_stands_below_unless_facts_lie_there():
    about = (800.0, 300.0, 300.0, 100.0)
    assert place_bubble((600, 176), about, GROUND, ())[1] > 400
    assert place_bubble((600, 176), about, GROUND, [(500, 430, 900, 200)])[1] < 300


@pytest.mark.parametrize("text", [100, 200])
def test_words_note_and_buttons_have_room(text: int):
    pygame.font.init()
    kit = Kit(Viewport.of_window(1280, 720, 100), speak("en", []), Preferences(text=text))
    speech = Speech("The captain", "word " * 24, note="A second thought.", foot=46)
    width = 690.0
    rect = (100.0, 300.0, width, bubble_height(kit, speech, width))
    canvas = Canvas.of_size(kit, 1920, 1080)
    draw_bubble(canvas, speech, rect, (100, 100, 300, 100))
    assert not [record.text for record in canvas.texts if record.cut]
    foot = foot_rect(kit, speech, rect)
    for record in canvas.texts:
        assert not overlap(record.rect, foot), record.text
        assert record.rect[1] + record.rect[3] <= rect[1] + rect[3]


def test_the_speaker_grows_with_the_type() -> None:
    """The face is as high a part of its bubble in large type, and never over the words."""
    pygame.font.init()
    speech = Speech("The captain", "word " * 24)
    sizes = []
    for text in (100, 200):
        kit = Kit(Viewport.of_window(1280, 720, 100), speak("en", []), Preferences(text=text))
        size = portrait_size(kit, speech)
        assert words_left(kit, speech) >= PAD + size
        assert bubble_height(kit, speech, 690) >= size + 2 * PAD
        sizes.append(size)
    assert sizes[1] >= 1.6 * sizes[0]


def test_what_is_small_and_must_be_seen_is_never_covered_where_there_is_a_place() -> None:
    about, piece = (700.0, 400.0, 360.0, 220.0), (640.0, 700.0, 60.0, 60.0)
    size = (1180.0, 280.0)
    others = [(20.0, 80.0, 1880.0, 300.0)]
    covered = place_bubble(size, about, GROUND, others)
    assert covered[1] < piece[1] + 60 and covered[1] + covered[3] > piece[1]
    x, y, w, h = place_bubble(size, about, GROUND, others, [about, piece])
    for left, top, wide, high in (about, piece):
        assert x >= left + wide or left >= x + w or y >= top + high or top >= y + h
