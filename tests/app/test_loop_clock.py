"""How often the loop looks for events while nothing moves."""

from __future__ import annotations

import time

import pygame
import pytest

from game.app.shell.loop_clock import FRAME_MS, LOOKS, LoopClock


class Sleep:
    """A clock that only moves while somebody sleeps; it tells how long each time."""

    def __init__(self) -> None:
        self.now = 100.0
        self.slept: list[int] = []
        self.events: list[pygame.Event] = []
        self.comes_after = 0

    def wait(self, ms: int) -> int:
        self.slept.append(ms)
        self.now += ms / 1000
        return ms

    def get(self) -> list[pygame.Event]:
        return self.events if len(self.slept) >= self.comes_after else []


@pytest.fixture
def sleep(monkeypatch: pytest.MonkeyPatch) -> Sleep:
    one = Sleep()
    monkeypatch.setattr(time, "perf_counter", lambda: one.now)
    monkeypatch.setattr(pygame.time, "wait", one.wait)
    monkeypatch.setattr(pygame.event, "get", one.get)
    return one


def test_the_longer_no_hand_moves_the_seldomer_it_is_looked_for(sleep: Sleep) -> None:
    clock = LoopClock()
    clock.wait(False, [20_004.9])
    assert [sleep.slept.count(round(every)) for _, every in LOOKS] == [67, 180, 100]
    assert sorted(sleep.slept[:347]) == sleep.slept[:347]
    clock.touched()
    clock.step()
    sleep.slept.clear()
    clock.wait(False, [None, 100.0])
    assert sleep.slept == [15] * 6 + [10], "at the moment that is due it looks again"


def test_what_a_hand_does_ends_the_sleep(sleep: Sleep) -> None:
    clock = LoopClock()
    sleep.events, sleep.comes_after = [pygame.Event(pygame.KEYDOWN, key=pygame.K_a)], 3
    assert clock.wait(False, []) == sleep.events
    assert sleep.slept == [15] * 3


def test_while_something_moves_it_sleeps_for_the_rest_of_a_frame(sleep: Sleep) -> None:
    clock = LoopClock()
    clock.wait(True, [None])
    sleep.now += 0.010
    clock.wait(True, [None])
    assert sleep.slept == [int(FRAME_MS)], "one frame was slept through, and the next has no time left"
    clock.step()
    clock.wait(False, [0.0])
    assert len(sleep.slept) == 2
