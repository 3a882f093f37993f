"""The events of a table go from part to part, and the keys that skipped a turn begin nothing: no scene."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pygame
import pytest

from game.app.table.input.skipped_keys import SKIPPED_MS, SkippedKeys
from game.app.table.table_events import TableEvents

SPACE = pygame.Event(pygame.KEYDOWN, key=pygame.K_SPACE)
ENTER = pygame.Event(pygame.KEYDOWN, key=pygame.K_RETURN)
LETTER = pygame.Event(pygame.KEYDOWN, key=pygame.K_m)
CLICK = pygame.Event(pygame.MOUSEBUTTONDOWN, button=1, pos=(0, 0))


def table(taken_by: str) -> tuple[TableEvents, list[str]]:
    """Return events whose parts note that they were asked, and what they have noted."""
    asked: list[str] = []

    def part(name: str) -> Any:
        def takes(event: pygame.Event) -> bool:
            asked.append(name)
            return name == taken_by

        return takes

    hands: Any = SimpleNamespace(takes=part("hands"))
    sound: Any = SimpleNamespace(before=lambda: asked.append("before"), after=lambda: asked.append("after"))
    return TableEvents((part("first"), part("second")), hands, sound), asked


@pytest.mark.parametrize(
    ("taken_by", "asked", "used"),
    [
        ("first", ["first"], True),
        ("second", ["first", "second"], True),
        ("hands", ["first", "second", "before", "hands", "after"], True),
        ("nobody", ["first", "second", "before", "hands"], False),
    ],
)
def test_a_part_sees_nothing_that_one_before_it_has_taken(
    taken_by: str, asked: list[str], used: bool
) -> None:
    events, noted = table(taken_by)
    assert events.handle(CLICK) is used and noted == asked


@pytest.fixture
def skipped() -> SkippedKeys:
    shown: Any = SimpleNamespace(kit=SimpleNamespace(keys=SimpleNamespace(code=lambda name: pygame.K_SPACE)))
    return SkippedKeys(shown)


def test_keys_that_skipped_do_nothing_until_they_have_been_let_go(skipped: SkippedKeys) -> None:
    assert not skipped.takes(SPACE)
    skipped.steered("skip")
    skipped.update(SKIPPED_MS - 1)
    assert skipped.takes(SPACE) and skipped.takes(ENTER)
    skipped.update(SKIPPED_MS - 1)
    assert skipped.takes(SPACE), "the time begins again with every press"
    assert not skipped.takes(LETTER) and not skipped.takes(CLICK)
    skipped.update(SKIPPED_MS)
    assert not skipped.takes(SPACE)


def test_whoever_steers_otherwise_has_let_them_go(skipped: SkippedKeys) -> None:
    skipped.steered("skip")
    skipped.steered("pause")
    assert not skipped.takes(SPACE)
