"""How plans are compared: all of them once before any is dropped, and to the end where that is near."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from game.bots.chances import TO_THE_END
from game.bots.dealing import dealt_game
from game.bots.network_files import read_network
from game.bots.players import plan_search
from game.bots.players.effort import Budget, usual_samples
from game.bots.players.plan_search import (
    FINAL,
    FIRST_SHARE,
    FRESH,
    LONGER,
    LOOK,
    RIVAL_DEALS,
    Judged,
    Search,
    tries_left,
)
from game.bots.sim.apply_move import apply
from game.bots.sim.codes import ACT, CENTRE, PLACES, PLAYING
from game.bots.sim.heuristics import Thumb
from game.bots.sim.sim_ship import SimShip
from game.bots.weight_files import weights_for
from game.program_files import data_folder

OUTCOMES = list[tuple[tuple[int, ...], int, int]]
"""Of each try its plan, the seed of its deal and how many turns were played."""


def search_of(ship: SimShip) -> Search:
    network = read_network(data_folder())
    assert network is not None
    return Search(Thumb(ship.table, weights_for(data_folder(), ship.table)), network, 3)


def many_plans() -> SimShip:
    """A position of a game of four with many plans."""
    ship = dealt_game({"players": 4, "difficulty": "easy", "seed": 5})
    search = search_of(ship)
    thumb = Thumb(ship.table, weights_for(data_folder(), ship.table))
    while ship.question != ACT or len(search.plans(ship)) < 250:
        assert ship.over == PLAYING
        apply(ship, thumb.choose(ship))
    return ship


@pytest.fixture
def tried(monkeypatch: pytest.MonkeyPatch) -> OUTCOMES:
    """Every try is written down, and comes to the same for the same plan."""
    found: OUTCOMES = []

    def outcome(thumb: Any, network: Any, root: Any, moves: list[int], seed: int, turns: int) -> float:
        found.append((tuple(moves), seed, turns))
        return hash(tuple(moves)) % 1000 / 1000

    monkeypatch.setattr(plan_search, "outcome", outcome)
    return found


def effort(tried: OUTCOMES) -> float:
    """What the tries take, in tries of two turns."""
    return sum(LOOK if turns == 1 else 1.0 for _, _, turns in tried)


def judged(ship: SimShip, samples: int) -> tuple[list[Judged], list[Judged]]:
    search = search_of(ship)
    plans = search.plans(ship)
    return plans, search.judge(ship, plans, Budget(samples))


def test_a_captain_carries_every_plan_out_before_it_drops_any(tried: OUTCOMES) -> None:
    plans, order = judged(many_plans(), usual_samples("captain"))
    looked = Counter(moves for moves, _, turns in tried if turns == 1)
    assert looked == Counter(tuple(plan.moves) for plan in plans)
    assert [turns for _, _, turns in tried[: len(plans)]] == [1] * len(plans), "first of all"
    best = max(plans, key=lambda plan: hash(tuple(plan.moves)) % 1000)
    assert order[0] is best, "wherever it stands among them"


def test_that_takes_no_longer_than_it_did(tried: OUTCOMES) -> None:
    samples = usual_samples("captain")
    before = LOOK * FIRST_SHARE * samples + (1 - FIRST_SHARE) * samples
    for plans in range(FINAL + 1, 230, 9):
        assert LOOK * plans + tries_left(samples, plans) <= before
    assert tries_left(samples, 700) >= FIRST_SHARE * samples, "but the best are always compared"
    ship = many_plans()
    search = search_of(ship)
    plans = search.plans(ship)
    search.judge(ship, plans, Budget(samples))
    apart = [one for one in tried if one[1] < 3 * 1_000_003 + FRESH]  # to end or not is asked afterwards
    assert effort(apart) <= LOOK * len(plans) + tries_left(samples, len(plans))


def test_an_officer_looks_at_as_many_as_there_is_time_for(tried: OUTCOMES) -> None:
    samples = usual_samples("officer")
    plans, _ = judged(many_plans(), samples)
    looked = {moves for moves, _, turns in tried if turns == 1}
    assert len(looked) == FIRST_SHARE * samples < len(plans)
    assert tuple(plans[0].moves) in looked, "what rules of thumb do is always among them"


def last_turn() -> SimShip:
    """All power is diverted, and somebody stands beside the core."""
    ship = dealt_game({"players": 2, "difficulty": "easy", "seed": 5})
    thumb = Thumb(ship.table, weights_for(data_folder(), ship.table))
    while ship.done < PLACES - 1:
        assert ship.over == PLAYING, "another seed is needed"
        apply(ship, thumb.choose(ship))
    while ship.question != ACT:
        apply(ship, thumb.choose(ship))
    return ship


def test_near_the_end_plans_are_judged_by_the_end(tried: OUTCOMES) -> None:
    ship = last_turn()
    assert ship.at[ship.active] != CENTRE or ship.over == PLAYING
    search = search_of(ship)
    assert search.near_end(ship)
    plans = search.plans(ship)
    search.judge(ship, plans, Budget(300))
    compared = [turns for _, _, turns in tried if turns != 1]
    assert compared and set(compared) == {TO_THE_END}, "but for the first look"
    assert len(compared) <= 300 / LONGER + 2 * RIVAL_DEALS, "each is more than a try"
    tried.clear()
    few = search_of(ship)
    few.judge(ship, few.plans(ship), Budget(30))
    assert TO_THE_END not in {turns for _, _, turns in tried}, "few games to the end say little"


def test_far_from_the_end_the_network_judges(tried: OUTCOMES) -> None:
    ship = dealt_game({"players": 2, "difficulty": "easy", "seed": 5})
    search = search_of(ship)
    assert not search.near_end(ship)
    search.judge(ship, search.plans(ship), Budget(30))
    assert {turns for _, _, turns in tried} == {1, 2}
