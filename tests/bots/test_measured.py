"""The table of results: what it says of a kind of game, and of those that nobody has played."""

from __future__ import annotations

import json
from itertools import pairwise
from pathlib import Path

import pytest

from game.bots.data_files import NETWORK, RESULTS, WEIGHTS
from game.bots.measured import (
    Difference,
    Measured,
    Results,
    TableCell,
    read_results,
    weights_of,
    wilson,
)
from game.bots.players.rank_list import ADVISER, LENT, PLAIN, RANKS
from game.program_files import data_folder
from game.rules.content import MIXED
from game.simulate_table import cells

LEVELS = ("easy", "medium", "hard", "veteran", "realist")
EASY = TableCell(3, "easy", "v1")


@pytest.mark.parametrize("cell", [EASY, TableCell(4, "hard", "v1", ("escape-pod",))], ids=str)
def test_a_cell_is_found_by_its_name(cell: TableCell):
    assert TableCell.named(cell.name) == cell


def test_the_cadets_games_are_there_for_every_kind():
    """And they belong to the weights that there are: others would have to be played anew."""
    results = read_results(data_folder())
    assert [cell.name for cell in cells() if results.of(PLAIN, cell) is None] == []


LEAST = {PLAIN: 2500, LENT: 40}
"""So many games of each kind, at least; of the base game more (`LEAST_BASE`)."""
LEAST_BASE = {PLAIN: 2500, LENT: 100, ADVISER: 40}
GOOD = 0.9
"""Where fewer ships than these are saved, a higher rank shows."""


@pytest.mark.parametrize("rank", RANKS)
def test_the_table_rests_on_as_many_games_as_its_page_says(rank: str):
    """`docs/bots.md`, How well they play."""
    results = read_results(data_folder())
    few = []
    for cell in cells():
        base = cell.rooms == "v1" and not cell.expansions
        least = LEAST_BASE[rank] if base and (rank != ADVISER or cell.players > 1) else LEAST.get(rank, 0)
        found = results.of(rank, cell)
        if least and (found is None or found.games < least):
            few.append(cell.name)
    assert few == []


def test_the_cadets_shares_are_within_two_points():
    results = read_results(data_folder())
    wide = [cell.name for cell in cells() if results.of(PLAIN, cell).margin > 0.02]  # type: ignore[union-attr]
    assert wide == []


@pytest.mark.parametrize(("lower", "higher"), list(pairwise(RANKS)))
def test_each_rank_stands_above_the_one_below_it_where_there_is_room(lower: str, higher: str):
    results, compared = read_results(data_folder()), 0
    for cell in (TableCell(crew, level, "v1") for crew in range(2, 5) for level in LEVELS):
        low, high = results.of(lower, cell), results.of(higher, cell)
        assert low is not None and high is not None, cell.name
        if low.share < GOOD and high.share < GOOD:
            assert low.interval[1] < high.interval[0], cell.name
            compared += 1
    assert compared >= len(LEVELS) - 1


def test_results_of_other_weights_count_as_none(tmp_path: Path):
    (tmp_path / "bots").mkdir()
    for file in (WEIGHTS, NETWORK):
        (tmp_path / file).write_bytes((data_folder() / file).read_bytes())
    turned = TableCell(3, "easy", "v2")
    line = {"games": 4, "wins": 1, "turns": 80}
    own = {"weights": weights_of(tmp_path, "cadet"), "cells": {EASY.name: line, turned.name: line}}
    (tmp_path / RESULTS).write_text(json.dumps({"cadet": own, "officer": own}), encoding="utf-8")
    results = read_results(tmp_path)
    assert results.of("cadet", EASY) == results.of("cadet", turned) == Measured(1, 4)
    assert results.of("officer", EASY) is None, "the officer's weights are more than the cadet's"
    held = json.loads((tmp_path / WEIGHTS).read_text(encoding="utf-8"))
    held["3-unshielded"] = {**held["3-unshielded"], "card": 9.0}
    (tmp_path / WEIGHTS).write_text(json.dumps(held), encoding="utf-8")
    results = read_results(tmp_path)
    assert results.of("cadet", EASY) == Measured(1, 4), "no such ship is played in another way"
    assert results.of("cadet", turned) is None
    (tmp_path / WEIGHTS).write_text("{}", encoding="utf-8")
    assert read_results(tmp_path).of("cadet", EASY) is None
    (tmp_path / RESULTS).unlink()
    assert read_results(tmp_path).by_rank == {}


@pytest.mark.parametrize(("wins", "games"), [(0, 12), (5, 12), (16, 16), (150, 400)])
def test_a_margin_reaches_both_ends_of_the_interval(wins: int, games: int):
    found = Measured(wins, games)
    low, high = wilson(wins, games)
    assert found.share - found.margin <= low + 1e-12 and high - 1e-12 <= found.share + found.margin


def test_a_difference_is_known_only_beyond_its_margin():
    few, many = (Difference.between(Measured(6 * n, 10 * n), Measured(5 * n, 10 * n)) for n in (4, 100))
    assert few.value == pytest.approx(0.1) == many.value
    assert not few.known and many.known
    back = Difference.between(Measured(500, 1000), Measured(600, 1000))
    assert back.value == -many.value and back.margin == pytest.approx(many.margin, abs=0.002)


@pytest.mark.parametrize(
    ("asked", "nearest"),
    [
        (TableCell(3, "medium", "v1"), "3/easy/v1"),
        (TableCell(3, "hard", "v1"), "3/veteran/v2"),
        (TableCell(3, "easy", MIXED), "3/easy/v1"),
        (TableCell(3, "veteran", "v2", ("escape-pod",)), "3/easy/v1/escape-pod"),
        (TableCell(3, "easy", "v1", ("damage-control", "escape-pod")), "3/easy/v1/escape-pod"),
        (TableCell(2, "easy", "v1"), None),
    ],
    ids=lambda value: value.name if isinstance(value, TableCell) else str(value),
)
def test_the_nearest_game_has_as_many_players(asked: TableCell, nearest: str | None):
    names = ("3/easy/v1", "3/veteran/v2", "3/easy/v1/escape-pod", "4/easy/v1", "3/own/v1", "3/easy/v1/gone")
    played = {TableCell.named(name): Measured(1, 2) for name in names}
    found = Results({"officer": played}).nearest("officer", asked, LEVELS, ("damage-control", "escape-pod"))
    assert (found.name if found else None) == nearest
    assert Results({}).nearest("officer", asked, LEVELS, ()) is None
