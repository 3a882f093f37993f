"""The window keeps its picture: only what has changed is put together and sent to the screen."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.app.drawing.traced_surface import MOST_AREAS, TracedSurface
from game.app.table.model.table_keys import TableKey
from game.storage.settings.preferences import Preferences
from tests.play.driver import Hands
from tests.rules.positions import position

SIZE = (60, 40)


def pictured(tone: int) -> pygame.Surface:
    found = pygame.Surface(SIZE)
    found.fill((tone, tone, tone))
    return found


def pixels(surface: pygame.Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGB")


class TestTrace:
    def test_what_was_drawn_is_taken_off_and_nothing_else_is_touched(self) -> None:
        plain, below, light = pygame.Surface(SIZE), pictured(40), pictured(9)
        traced = TracedSurface(plain)
        traced.blit_below(below, [])
        assert traced.take_dirty_rects() is None and pixels(plain) == pixels(below)
        traced.blit(light, (50, 30))
        traced.fill((3, 4, 5), (1, 2, 3, 4))
        traced.fill((90, 90, 90), pygame.Rect(8, 0, 2, 2), pygame.BLEND_RGB_ADD)
        traced.fblits([(light, pygame.Rect(-58, 20, *SIZE))], pygame.BLEND_RGB_ADD)
        traced.subsurface(pygame.Rect(20, 20, 5, 5)).fill((7, 7, 7))
        drawn = {(50, 30, 10, 10), (1, 2, 3, 4), (8, 0, 2, 2), (0, 20, 2, 20), (20, 20, 5, 5)}
        assert set(traced.take_dirty_rects() or ()) == drawn
        below.fill((80, 0, 0), (30, 5, 4, 4))
        traced.blit_below(below, [pygame.Rect(30, 5, 4, 4)])
        assert pixels(plain) == pixels(below)
        assert set(traced.take_dirty_rects() or ()) == drawn | {(30, 5, 4, 4)}
        assert traced.take_dirty_rects() == []

    def test_beyond_the_clip_nothing_is_drawn_or_remembered(self) -> None:
        traced = TracedSurface(pygame.Surface(SIZE))
        traced.blit_below(pictured(40), [])
        traced.take_dirty_rects()
        traced.set_clip(pygame.Rect(0, 0, 10, 10))
        traced.blit(pictured(9), (20, 20))
        traced.fblits([(pictured(9), pygame.Rect(5, 5, *SIZE))])
        assert traced.take_dirty_rects() == [(5, 5, 5, 5)]

    def test_another_picture_or_a_lost_one_is_laid_whole(self) -> None:
        plain, below = pygame.Surface(SIZE), pictured(40)
        traced = TracedSurface(plain)
        traced.blit_below(below, [])
        traced.take_dirty_rects()
        traced.blit_below(pictured(50), [])
        assert traced.take_dirty_rects() is None and plain.get_at((9, 9))[:3] == (50, 50, 50)
        traced.blit_below(below, [])
        traced.take_dirty_rects()
        plain.fill((1, 1, 1))
        traced.forget()
        assert traced.take_dirty_rects() is None
        traced.blit_below(below, [])
        assert traced.take_dirty_rects() is None and pixels(plain) == pixels(below)

    def test_of_very_many_places_all_counts(self) -> None:
        plain, below = pygame.Surface(SIZE), pictured(40)
        traced = TracedSurface(plain)
        traced.blit_below(below, [])
        traced.take_dirty_rects()
        for n in range(MOST_AREAS + 1):
            traced.fill((1, 1, 1), (n % 60, n // 60, 1, 1))
        assert traced.take_dirty_rects() is None
        traced.blit_below(below, [])
        assert pixels(plain) == pixels(below)

    def test_what_cannot_be_traced_is_an_error(self) -> None:
        traced = TracedSurface(pygame.Surface(SIZE))
        with pytest.raises(TypeError):
            pygame.draw.line(traced.surface, (1, 1, 1), (0, 0), (5, 5))
        with pytest.raises(AttributeError):
            traced.surface.set_at((1, 1), (1, 1, 1))


class Laid:
    """Looks, whenever a table is laid below what moves, whether all of it is there."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.whole = self.parts = 0
        usual = TracedSurface.blit_below

        def blit_below(
            traced: TracedSurface, picture: pygame.Surface, changed: Sequence[pygame.Rect]
        ) -> None:
            usual(traced, picture, changed)
            news: Any = traced._new  # noqa: SLF001
            self.whole, self.parts = self.whole + bool(news), self.parts + (not news)
            assert pixels(traced.plain) == pixels(picture)

        monkeypatch.setattr(TracedSurface, "blit_below", blit_below)


@pytest.mark.parametrize("reduced", [False, True])
def test_no_trace_is_left_of_what_moved(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, reduced: bool
) -> None:
    """A card dragged and put back, a repair, a storm with a breach, a step back, another screen and rest."""
    laid = Laid(monkeypatch)
    hands = Hands(tmp_path, Preferences(animation="normal", reduced_motion=reduced), (960, 540))

    def frames(count: int) -> None:
        for _ in range(count):
            hands.app.advance(50)
            hands.app.show()

    hands.position(position(3, hands=[["metal", "data"], [], []], damage=[["bridge"]]))
    frames(8)
    hands.grab(TableKey.hand(0))
    for n in range(6):
        hands.move((500 + 90 * n, 600 - 40 * n), held=True)
        frames(2)
    hands.release((30, 300))
    frames(8)
    table: Any = hands.table
    table.propose(table.session.decision["options"][0])
    frames(25)
    table.propose(table.session.decision["options"][-1])
    frames(40)
    for _ in range(2):
        hands.key("esc")
        frames(5)
    frames(45)
    assert laid.parts > 2 * laid.whole > 0


def test_what_the_system_wants_shown_anew_is_sent_whole(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    hands = Hands(tmp_path, Preferences(animation="normal"), (960, 540))
    hands.position(position(3))
    for _ in range(30):
        hands.app.advance(50)
        hands.app.show()
    sent: list[object] = []
    monkeypatch.setattr(pygame.display, "flip", lambda: sent.append(None))
    monkeypatch.setattr(pygame.display, "update", sent.append)
    hands.move(TableKey.room("bridge"))
    hands.app.show()
    assert sent and None not in sent
    hands.post(pygame.WINDOWEXPOSED)
    hands.app.show()
    assert sent[-1] is None
