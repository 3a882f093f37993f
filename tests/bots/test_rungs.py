"""The rungs of the descent fall evenly, and what is two rungs apart can be told apart."""

from __future__ import annotations

import random
from itertools import pairwise
from pathlib import Path

import pytest

from game.bots.measured import Measured, Results, TableCell, read_results
from game.program_files import data_folder
from game.storage.logbook.descent import FILE, RUNGS, read_rungs
from tools.rungs import (
    FIRST,
    RANK,
    TooFewKindsError,
    apart,
    choose,
    faults,
    kinds_of,
    ordered,
    rank_correlation,
    written,
)

GAMES = 400


def measured(shares: list[float], games: int = GAMES) -> dict[TableCell, Measured]:
    """Return kinds of game with these shares."""
    return {
        TableCell(2, f"level-{n}", "v1"): Measured(round(share * games), games)
        for n, share in enumerate(shares)
    }


@pytest.mark.slow
def test_an_even_fall_is_found_among_many_kinds() -> None:
    chance = random.Random(2)
    even = [0.95 - 0.06 * n for n in range(RUNGS)]
    kinds = measured([*even, *(chance.random() for _ in range(15))])
    found = [kinds[cell].share for cell in choose(kinds)]
    assert found[0] == pytest.approx(FIRST, abs=0.02)
    assert all(one > other for one, other in pairwise(found))
    steps = [one - other for one, other in pairwise(found)]
    assert max(steps) - min(steps) < 0.06
    assert all(apart(kinds[a], kinds[b]) for a, b in zip(choose(kinds), choose(kinds)[2:], strict=False))


def test_kinds_that_cannot_be_told_apart_make_no_rungs() -> None:
    with pytest.raises(TooFewKindsError):
        choose(measured([0.95 - 0.01 * n for n in range(20)]))
    close = measured([0.95 - 0.03 * n for n in range(12)])
    with pytest.raises(TooFewKindsError):
        choose(close)
    falling = [close[cell].share for cell in choose(close, strict=False)]
    assert all(one > other for one, other in pairwise(falling)) and falling[-1] < 0.7
    with pytest.raises(TooFewKindsError):
        choose(measured([0.9, 0.5]))
    with pytest.raises(TooFewKindsError):
        choose(measured([0.95 - 0.06 * n for n in range(RUNGS)], games=40))


def test_what_is_written_is_read_back(tmp_path: Path) -> None:
    cells = [
        TableCell(3, "easy", rooms, more)
        for rooms in ("v1", "v2", "mixed")
        for more in ((), ("a",), ("a", "b"))
    ]
    cells.append(TableCell(3, "realist", "v2"))
    (tmp_path / FILE).write_text(written({3: cells}), encoding="utf-8")
    rungs = read_rungs(tmp_path)[3]
    assert [(one.difficulty, one.rooms, one.expansions) for one in rungs] == [
        (one.difficulty, one.rooms, one.expansions) for one in cells
    ]


def test_faults_of_rungs_are_found(tmp_path: Path) -> None:
    shares = [0.95 - 0.06 * n for n in range(RUNGS)]
    kinds = measured(shares)
    (tmp_path / FILE).write_text(written({2: choose(kinds)}), encoding="utf-8")
    rungs = read_rungs(tmp_path)
    assert list(faults(Results({RANK: kinds}), rungs, GAMES)) == []
    assert list(faults(Results({RANK: kinds}), rungs, GAMES + 1)) != []
    assert list(faults(Results({}), rungs, GAMES)) != []
    upside = Results({RANK: measured(shares[::-1])})
    assert any("order" in one for one in faults(upside, rungs, GAMES))
    level = Results({RANK: measured([0.5] * RUNGS)})
    assert any("rungs 1 and 3" in one for one in faults(level, rungs, GAMES))


def test_rungs_come_in_the_order_of_what_is_saved_on_them(tmp_path: Path) -> None:
    shares = [0.95, 0.9, 0.8, 0.5, 0.55, 0.85, 0.3, 0.2, 0.1, 0.05]
    kinds = measured(shares, 40)
    (tmp_path / FILE).write_text(written({2: list(kinds)}), encoding="utf-8")
    names = [rung.difficulty for rung in ordered(Results({RANK: kinds}), read_rungs(tmp_path)[2])]
    assert names == [f"level-{n}" for n in (0, 1, 5, 2, 4, 3, 6, 7, 8, 9)]
    assert ordered(Results({}), read_rungs(tmp_path)[2]) == list(read_rungs(tmp_path)[2])


def test_no_number_of_the_descent_rises_on_the_way_down() -> None:
    results, rungs = read_results(data_folder()), read_rungs(data_folder())
    assert set(rungs) == {1, 2, 3, 4}
    for row in rungs.values():
        assert ordered(results, row) == list(row)


def test_kinds_with_too_few_games_are_left_out() -> None:
    kinds = measured([0.5, 0.4]) | {TableCell(2, "rare", "v1"): Measured(1, 3)}
    assert set(kinds_of(Results({RANK: kinds}), 2, GAMES)) == set(measured([0.5, 0.4]))
    assert kinds_of(Results({RANK: kinds}), 3, GAMES) == {}


@pytest.mark.parametrize(
    ("one", "other", "likeness"),
    [
        ([1, 2, 3], [10, 20, 30], 1.0),
        ([1, 2, 3], [3, 2, 1], -1.0),
        ([1, 1, 2], [5, 5, 9], 1.0),
        ([1, 2, 3, 4], [1, 3, 2, 4], 0.8),
    ],
)
def test_rank_correlation(one: list[float], other: list[float], likeness: float) -> None:
    assert rank_correlation(one, other) == pytest.approx(likeness)
