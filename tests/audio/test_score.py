"""The score follows the danger without wavering, and never repeats itself exactly."""

from __future__ import annotations

import random

import pytest

from game.app.audio.background_loops import LOOPS, Alarms, distance, levels
from game.app.audio.score import (
    BEAT_MS,
    CALM,
    FALL,
    GAPS,
    LEVELS,
    PERIL,
    RISE,
    STRAINED,
    Score,
    Signs,
    danger,
    intensity,
)

COUNTS = {CALM: 7, STRAINED: 6, PERIL: 6}


def test_every_sign_of_danger_raises_it() -> None:
    calm = danger(Signs(deck=30))
    assert calm == 0
    for worse in (
        Signs(deck=30, loss=0.2),
        Signs(deck=30, critical=(0,)),
        Signs(deck=30, burning=1),
        Signs(deck=30, damaged=1),
        Signs(deck=30, breach=True),
        Signs(deck=9),
        Signs(deck=30, sun=0.5),
    ):
        assert danger(worse) > calm, worse
    assert danger(Signs(loss=1.0, critical=(0, 1, 2), breach=True, deck=1, sun=1.0)) == 1.0


def test_a_quiet_start_is_calm_and_the_end_in_the_breach_is_perilous() -> None:
    assert intensity(CALM, danger(Signs(deck=40))) == CALM
    assert intensity(CALM, danger(Signs(sun=0.4, damaged=5, critical=(3,), deck=25))) == STRAINED
    assert intensity(CALM, danger(Signs(loss=0.33, sun=1.0, breach=True, deck=12, damaged=8))) == PERIL


def test_where_nothing_is_counted_the_deck_says_nothing() -> None:
    assert danger(Signs(deck=None)) == danger(Signs(deck=40))
    assert not any(levels(Signs(deck=None))[f"heart-{n}"] for n in (10, 5, 3))
    assert levels(Signs(deck=4))["heart-5"]


@pytest.mark.parametrize("at", [0, 1])
def test_an_intensity_does_not_waver_around_its_border(at: int) -> None:
    level = LEVELS[at]
    level = intensity(level, RISE[at])
    assert level == LEVELS[at + 1]
    for value in (RISE[at] - 0.01, FALL[at] + 0.01, RISE[at] - 0.05):
        level = intensity(level, value)
        assert level == LEVELS[at + 1]
    assert intensity(level, FALL[at] - 0.01) == LEVELS[at]


def test_it_can_leap_from_calm_to_peril_and_back() -> None:
    assert intensity(CALM, 1.0) == PERIL
    assert intensity(PERIL, 0.0) == CALM


def _phrases(seed: int, minutes: float, value: float) -> list[tuple[float, int, float, float]]:
    score, now, found = Score(random.Random(seed), COUNTS), 0.0, []
    score.listen(value)
    while now < minutes * 60_000:
        wait = score.wake()
        assert wait is not None
        now += wait
        phrase = score.update(wait)
        assert phrase is not None, "it wakes when a phrase begins, and not before"
        found.append((now, phrase.variation, phrase.gain, phrase.pan))
    return found


@pytest.mark.parametrize(("value", "level"), [(0.0, CALM), (0.4, STRAINED), (0.9, PERIL)])
def test_phrases_come_on_the_beat_with_rests_and_none_of_the_last_two_again(value: float, level: str) -> None:
    found = _phrases(5, 30, value)
    assert len(found) > 40
    assert all(abs(at % BEAT_MS) < 1e-6 for at, *_ in found)
    gaps = [b[0] - a[0] for a, b in zip(found, found[1:], strict=False)]
    assert min(gaps) >= GAPS[level][0] * BEAT_MS
    numbers = [number for _, number, *_ in found]
    for a, b, c in zip(numbers, numbers[1:], numbers[2:], strict=False):
        assert c not in (a, b)
    assert set(numbers) == set(range(COUNTS[level]))
    assert len({round(pan, 6) for *_, pan in found}) > len(found) * 0.9


def test_half_an_hour_is_never_the_same_twice_but_a_seed_is() -> None:
    assert _phrases(1, 30, 0.4) != _phrases(2, 30, 0.4)
    assert _phrases(1, 5, 0.4) == _phrases(1, 5, 0.4)


def test_in_silence_nothing_wakes_it() -> None:
    score = Score(random.Random(1), COUNTS)
    score.listen(0.5)
    score.rest()
    assert score.wake() is None and score.update(1_000_000) is None


def test_fire_and_sun_are_louder_the_more_and_the_nearer() -> None:
    fires = [levels(Signs(burning=n, deck=30)) for n in range(8)]
    assert fires[0]["fire"] == 0
    for less, more in zip(fires, fires[1:], strict=False):
        assert (more["fire"], more["blaze"]) >= (less["fire"], less["blaze"])
    assert fires[7]["blaze"] > fires[2]["blaze"] == 0
    suns = [levels(Signs(sun=n / 10))["sun-near"] for n in range(11)]
    assert suns == sorted(suns) and suns[0] == 0 and suns[10] == 1
    assert set(fires[3]) == set(LOOPS)


def test_after_the_end_everything_is_still() -> None:
    assert not any(levels(Signs(over=True, burning=5, sun=1.0, deck=2)).values())


def test_an_alarm_is_the_nearer_the_nearer_its_room() -> None:
    assert distance(0, 0) == "near"
    assert distance(0, 1) == distance(0, 3) == distance(4, 7) == "middle"
    assert distance(0, 8) == distance(2, 6) == distance(None, 5) == "far"


def test_alarms_sound_only_while_a_room_is_critical() -> None:
    alarms, signs = Alarms(random.Random(2)), Signs(critical=(2,), here=0)
    alarms.watch(Signs())
    assert alarms.wake() is None
    alarms.watch(signs)
    heard = []
    for _ in range(20):
        wait = alarms.wake()
        assert wait is not None and wait >= 0
        heard += alarms.update(wait, signs)
    assert {cue.name for cue in heard} == {"alarm-far"} and len(heard) == 20
    assert all(cue.pan > 0 for cue in heard), "from the side on which the room lies"
    alarms.watch(Signs())
    assert alarms.wake() is None and alarms.update(1e6, Signs()) == []
