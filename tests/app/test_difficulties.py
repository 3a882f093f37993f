"""The numbers of the difficulties on the setup screen: none rises with the difficulty by luck alone."""

from __future__ import annotations

import re

import pytest

from game.app.scenes.setup.measured_words import share_words
from game.app.scenes.setup.outlook import levelled
from game.bots.measured import Measured, TableCell, read_results
from game.bots.players.rank_list import RANKS
from game.program_files import data_folder
from game.rules.loader.loading import load_content
from game.texts import Texts

RESULTS = read_results(data_folder())
LEVELS = tuple(load_content(data_folder()).difficulties)
KINDS = sorted(
    {(cell.players, cell.rooms, cell.expansions) for cells in RESULTS.by_rank.values() for cell in cells}
)


def row(rank: str, players: int, rooms: str, expansions: tuple[str, ...]) -> dict[str, Measured | None]:
    """What came of a crew's games at every difficulty."""
    return {level: RESULTS.of(rank, TableCell(players, level, rooms, expansions)) for level in LEVELS}


@pytest.mark.parametrize("rank", RANKS)
def test_no_difficulty_looks_easier_than_the_one_before_it(rank: str) -> None:
    texts = Texts("en")
    compared = 0
    for players, rooms, expansions in KINDS:
        found = row(rank, players, rooms, expansions)
        told = [one for one in levelled(found).values() if one is not None]
        for easier, harder in zip(told, told[1:], strict=False):
            numbers = [int("".join(re.findall(r"\d", share_words(texts, one)))) for one in (easier, harder)]
            compared += 1
            assert numbers[1] <= numbers[0] or harder.interval[0] > easier.interval[1], (
                rank, players, rooms, expansions, numbers,
            )  # fmt: skip
    assert compared >= 4


def test_two_crew_members_of_the_program_are_told_one_number_where_games_cannot_tell() -> None:
    found = row("officer", 2, "v1", ())
    told = levelled(found)
    assert [one and one.wins for one in found.values()] == [98, 258, 100, 194, 366]
    assert told["easy"] == told["medium"] == told["hard"], "98 of 100, 258 of 260 and 100 of 100: as one"
