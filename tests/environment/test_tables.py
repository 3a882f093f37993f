"""The fixed tables: every legal option of every kind of game has one index, every number its place."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from game.environment import ActionTable, ObservationTable
from game.environment.action_table import UnknownOptionError
from game.environment.observation_table import KINDS
from game.rules import Settings, seat_view
from game.rules.history import History
from game.rules.queries.knowledge import NOTHING_KNOWN
from tests.looped import some
from tests.rules.table import table, the_engine

ENGINE = the_engine()
ACTIONS, OBSERVATIONS = ActionTable(ENGINE.content), ObservationTable(ENGINE.content)
PAGE = Path(__file__).parents[2] / "docs" / "environment.md"
PODS = {"damage-control": 1, "escape-pod": 3}
"""Expansions with the fewest players that they are for."""
GAMES = [
    (players, rooms, chosen)
    for players in (1, 2, 3, 4)
    for rooms in ("v1", "v2", "mixed")
    for wanted in product((False, True), repeat=len(PODS))
    if all(players >= PODS[id] for id, on in zip(PODS, wanted, strict=True) if on)
    for chosen in [tuple(id for id, on in zip(PODS, wanted, strict=True) if on)]
]
LIKING = {"activate": 60, "board": 60, "repair": 8, "divert": 8, "finish": 0.2}
"""How gladly a random player does what leads to many kinds of questions."""


def played(seed: int, players: int, rooms: str, chosen: tuple[str, ...]) -> Iterator[tuple[Any, Any]]:
    """View and decision of every position of a random game."""
    chance = random.Random(seed)
    settings = Settings(
        players, "easy", seed, rooms=rooms, expansions=chosen, chance=2, no_counting=seed % 5 == 0
    )
    history = History.new(ENGINE, settings)
    while (decision := history.decision) is not None:
        form = decision.to_json()
        yield seat_view(ENGINE.to_json(history.state), history.knowledge, decision.crew), form
        liked = [LIKING.get(option.get("do", ""), 1) for option in form["options"]]
        history.apply(chance.choices(decision.options, liked)[0])


@pytest.mark.slow
def test_every_option_of_every_kind_of_game_has_an_index_of_its_own() -> None:
    kinds: Counter[str] = Counter()
    blocks: Counter[str] = Counter()
    for seed, game in enumerate(GAMES * 2):
        for view, decision in played(seed, *game):
            indices = ACTIONS.indices(view, decision)
            assert len(set(indices)) == len(decision["options"]), decision
            back = [ACTIONS.option(index, view, decision) for index in indices[:3]]
            assert back == decision["options"][:3]
            kinds[decision["kind"]] += 1
            for block in ACTIONS.blocks:
                inside = range(block.first, block.first + len(block.rows))
                blocks[block.what] += any(index in inside for index in indices)
    # `test_several_holders` has what is too rare for so few games
    assert {*kinds, "protection"} == set(KINDS)
    assert {block.what for block in ACTIONS.blocks if not blocks[block.what]} <= {ACTIONS.blocks[-1].what}


def test_several_holders() -> None:
    game = table(
        4,
        at=["armoury", "bridge", "bridge", "bridge"],
        held_protection=[0, 1, 0, 2],
        damage=[["bridge"]],
        active=1,
        actions_left=0,
    ).to_damage()
    view: Any = seat_view(ENGINE.to_json(game.game), NOTHING_KNOWN, 1)
    decision: Any = game.decision
    rows = [dict(ACTIONS.rows[index]) for index in ACTIONS.indices(view, decision)]
    assert game.kind == "protection" and game.options == [{"holder": 1}, {"holder": 3}]
    assert rows == [{"holder": 0}, {"holder": 2}]


def test_no_row_is_there_twice() -> None:
    assert len(set(ACTIONS.rows)) == ACTIONS.size
    assert sum(len(block.rows) for block in ACTIONS.blocks) == ACTIONS.size


def test_an_index_that_is_not_legal_stands_for_nothing() -> None:
    view, decision = next(played(1, 2, "v1", ()))
    (spare,) = ACTIONS.blocks[-1].rows[-1:]
    assert ACTIONS.option(ACTIONS.rows.index(spare), view, decision) is None


def test_an_option_without_a_row_is_an_error() -> None:
    view, decision = next(played(1, 2, "v1", ()))
    with pytest.raises(UnknownOptionError, match="no row"):
        ACTIONS.indices(view, {**decision, "options": [{"do": "sing"}]})


def test_seats_and_equal_cards_are_told_apart() -> None:
    view: Any = {
        "crew": [None] * 4,
        "resource_deck": {"top": ["data", "metal", "data"]},
        "damage_deck": {"top": [["bridge"], {"any": 2}]},
    }
    cross = {"between": [0, 3], "first": ["data"], "second": ["metal"]}
    other = {"between": [0, 3], "first": ["metal"], "second": ["data"]}
    orders = [{"order": list(order)} for order in (["data", "metal", "data"], ["metal", "data", "data"])]
    split = {"top": [{"any": 2}], "bottom": [["bridge"]]}
    options = [cross, other, *orders, split, {"tokens": {"0": 2, "3": 1}}]
    rows = [dict(ACTIONS.rows[ACTIONS.index(option, view, {"crew": 2})]) for option in options]  # type: ignore[typeddict-item]
    # from the third of four, the first is two seats away and the last one seat
    assert rows[0] == {"between": (1, 2), "first": ("metal",), "second": ("data",)}
    assert rows[1] == {"between": (1, 2), "first": ("data",), "second": ("metal",)}
    assert rows[2] == {"order": (0, 1, 2)} and rows[3] == {"order": (1, 0, 2)}
    assert rows[4] == {"top": (1,), "bottom": (0,)}
    assert rows[5] == {"tokens": ((1, 1), (2, 2))}


def test_observations_of_every_kind_of_game_fit() -> None:
    for seed, game in enumerate(GAMES):
        for view, decision in some(played(100 + seed, *game)):
            for block in OBSERVATIONS.blocks:
                told = list(block.told(view, view["seat"], decision))
                assert len(told) <= block.size, block.name
                assert all(0 <= number <= 1 for number in told), (block.name, told)


def test_an_observation_tells_what_the_table_says() -> None:
    view, decision = next(played(7, 3, "v2", ()))
    numbers = OBSERVATIONS.observation(view, view["seat"], decision)
    found = {block.name: numbers[block.first : block.first + block.size] for block in OBSERVATIONS.blocks}
    assert list(np.flatnonzero(found["kind"])) == [KINDS.index("action")]
    assert list(found["asked"]) == [1, 0, 0, 0]
    cards = sorted(resource.id for resource in ENGINE.content.resources)
    rooms = sorted(room["id"] for room in view["rooms"])
    size = OBSERVATIONS.blocks[4].size // 4
    own = found["crew"][:size]
    held = own[2 + len(rooms) : 2 + len(rooms) + len(cards)]
    hand = view["crew"][view["seat"]]["hand"]
    assert [round(number * 15) for number in held] == [hand.count(card) for card in cards]
    assert rooms[int(own[1 : 1 + len(rooms)].argmax())] == view["rooms"][view["crew"][0]["at"]]["id"]


def page_rows(heading: str) -> list[list[str]]:
    """The rows of the first table below a heading of the page."""
    table = PAGE.read_text(encoding="utf-8").split(f"## {heading}\n")[1].split("\n\n|", 1)[1].split("\n\n")[0]
    return [[cell.strip(" `") for cell in row.strip("|").split("|")] for row in table.splitlines()[2:]]


def test_the_page_says_which_index_is_what() -> None:
    assert page_rows("Actions") == [
        [str(block.first), str(len(block.rows)), block.what] for block in ACTIONS.blocks
    ]
    assert f"{ACTIONS.size} rows" in PAGE.read_text(encoding="utf-8")


def test_the_page_says_which_number_is_what() -> None:
    assert page_rows("Observations") == [
        [str(block.first), str(block.size), block.name, block.what] for block in OBSERVATIONS.blocks
    ]
    assert f"{OBSERVATIONS.size} numbers" in PAGE.read_text(encoding="utf-8")
