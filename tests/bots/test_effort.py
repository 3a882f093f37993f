"""How much players think: so many tries, and never longer than the time they have."""

from __future__ import annotations

from game.bots.dealing import dealt_game
from game.bots.network_files import read_network
from game.bots.players.effort import DECISIONS, Budget, TurnClock, effort_of, usual_samples, usual_seconds
from game.bots.players.plan_search import Judged, Search, clearly_better
from game.bots.players.rank_list import RANKS
from game.bots.sim.heuristics import Thumb
from game.bots.weight_files import weights_for
from game.program_files import data_folder
from tests.looped import some
from tests.timed import within


def judged(effort: Budget) -> list[Judged]:
    """The plans of a first turn."""
    ship = dealt_game({"players": 2, "difficulty": "easy", "seed": 4})
    network = read_network(data_folder())
    assert network is not None
    search = Search(Thumb(ship.table, weights_for(data_folder(), ship.table)), network, 1)
    return search.judge(ship, search.plans(ship), effort)


def tries(plans: list[Judged]) -> int:
    return sum(len(plan.results) for plan in plans)


def test_whoever_has_time_enough_thinks_as_if_there_were_no_clock():
    assert [(plan.moves, plan.results) for plan in judged(Budget(40, 600.0))] == [
        (plan.moves, plan.results) for plan in judged(Budget(40))
    ]


def test_time_that_runs_out_ends_the_tries():
    with within(10):
        few = judged(Budget(100_000, 0.02))
    assert 0 < tries(few) < 20_000


def test_the_usual_effort_is_a_number_of_tries_with_a_limit():
    for rank in some(RANKS[1:]):
        samples, seconds = effort_of(rank)
        assert samples == usual_samples(rank) and seconds is not None
        assert seconds < usual_seconds(rank), "a decision is a part of a turn"
        assert effort_of(rank, seconds=2 * usual_seconds(rank)).samples == 2 * usual_samples(rank)
        assert effort_of(rank, samples=7) == Budget(7)


def test_another_plan_than_the_usual_one_must_be_clearly_better():
    usual, lucky, better = Judged([1], [0.5, 0.6, 0.4, 0.5]), Judged([2]), Judged([3])
    lucky.results = [0.9, 0.3, 0.7, 0.4]
    better.results = [0.6, 0.71, 0.52, 0.6]
    assert lucky.win > usual.win and not clearly_better(lucky, usual)
    assert clearly_better(better, usual) and not clearly_better(usual, better)
    assert not clearly_better(Judged([4], [1.0]), Judged([5], [0.0])), "once is luck"


def test_a_turn_of_many_decisions_takes_no_longer_than_it_may():
    time_now = 0.0
    clock = TurnClock(Budget(60, 0.5), lambda: time_now)
    given = []
    for _ in range(30):
        with clock.decision(4) as effort:
            assert effort.samples == 60 and effort.seconds is not None
            given.append(effort.seconds)
            time_now += effort.seconds
    usual = effort_of("captain", 0.5 * DECISIONS).seconds
    assert given[:4] == [usual] * 4, "the usual number of decisions has the usual time"
    assert all(one >= 0.05 for one in given) and sum(given) < 0.5 * DECISIONS + 30 * 0.05
    with clock.decision(5) as effort:
        assert effort.seconds == 0.5, "the next turn begins anew"
    with TurnClock(Budget(7)).decision(1) as effort:
        assert effort == Budget(7), "a fixed effort knows no clock"
