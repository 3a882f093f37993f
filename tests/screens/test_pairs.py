"""The looks hold every pair of settings; the quick tests see each screen in one of them, the slow in all."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import asdict
from typing import Any

import pytest

from tests.screens.looks import FACTORS, chosen, looks, still, unmoving
from tests.screens.pairs import missing, turns
from tools.studio import names


@pytest.mark.parametrize("sizes", [(2, 2), (3, 3, 3), (5, 4, 3, 2, 5), (7, 2), (4, 4, 4, 4, 4, 4), (1, 6)])
def test_an_array_holds_every_pair_and_each_turn_every_value(sizes: tuple[int, ...]) -> None:
    factors: dict[str, Sequence[Hashable]] = {f"factor {n}": range(count) for n, count in enumerate(sizes)}
    found = turns(factors)
    assert missing([row for turn in found for row in turn], factors) == []
    for turn in found:
        for name, values in factors.items():
            assert {row[name] for row in turn} == set(values)


def test_a_missing_pair_is_found() -> None:
    factors: dict[str, Sequence[Hashable]] = {"one": (1, 2), "two": "ab"}
    rows = [{"one": 1, "two": "a"}, {"one": 2, "two": "b"}, {"one": 2, "two": "a"}]
    assert missing(rows, factors) == [("one", 1, "two", "b")]


def test_the_quick_tests_see_every_screen_and_all_that_can_be_set() -> None:
    screens = still(names())
    seen = [{"screen": name, **asdict(look)} for look in looks() for name in chosen(screens, look)]
    assert sorted(one["screen"] for one in seen) == sorted(screens)
    for factor, values in FACTORS.items():
        assert {one[factor] for one in seen} == set(values), factor


def test_the_slow_tests_see_every_pair_of_screen_and_settings() -> None:
    screens = unmoving(names())
    factors: dict[str, Sequence[Any]] = {"screen": screens, **FACTORS}
    seen = [{"screen": name, **asdict(look)} for look in looks() for name in screens]
    assert missing(seen, factors) == []
