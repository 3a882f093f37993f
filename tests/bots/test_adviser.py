"""What the adviser thinks: plans that differ, and their chances on the same deals."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Any

import pytest

from game.bots.calibration import Calibration
from game.bots.players.deliberation import Deliberation, same_rank
from game.bots.players.effort import Budget
from game.bots.players.plan_search import Judged, Search
from game.bots.players.player import Advice
from game.bots.players.ranks import make_player
from game.bots.players.search_player import FIRST_ROUND, FIRST_S, SearchPlayer
from game.bots.sim.codes import M_FINISH, M_SCAVENGE
from game.bots.sim.legal_moves import legal
from game.bots.sim.sim_ship import SimShip
from game.play.session import Session
from game.rules.queries.seat_view import seat_view
from tests.rules.positions import position
from tests.rules.table import the_engine

SAMPLES = 40


def game() -> Session:
    """A position in which the Bridge can be diverted."""
    hands = [["data", "metal", "metal", "nanobots"], ["energy"], ["data", "data"]]
    return Session.load(position(3, hands=hands, at=[0, 1, 2]), the_engine())


@cache
def asked() -> tuple[Any, Any]:
    """What is asked in it, and what the crew member sees."""
    session = game()
    return seat_view(session.state, session.knowledge, 0), session.decision


def jobs(choices: Iterable[Any]) -> tuple[Any, ...]:
    """What is done, and in which room, whichever way leads there; played by the rules."""
    session, found = game(), []
    for choice in choices:
        where = session.state["crew"][0]["at"]
        job = choice.get("do", "answer")
        found += [(job, -1 if job == "scavenge" else where)] if job not in ("move", "finish") else []
        if session.decision is None or choice not in session.decision["options"]:
            break  # by now chance has had its say
        session.apply(choice)
    return tuple(sorted(found)) or (where,)


def player(calibration: Calibration | None = None) -> SearchPlayer:
    made = SearchPlayer(the_engine().content, Budget(SAMPLES))
    made._calibration = calibration
    return made


@cache
def advice() -> Advice:
    return player().advise(*asked(), 3)


def test_there_are_plans_that_differ_in_what_they_do() -> None:
    view, decision = asked()
    found = advice()
    assert 2 <= len(found.plans) <= 3 and found.tries > 20 and 0 < found.share <= 1
    assert all(plan.choices[0] in decision["options"] for plan in found.plans)
    done = [jobs(plan.choices) for plan in found.plans]
    assert len(set(done)) == len(done)


def test_ending_the_turn_is_judged_beside_them() -> None:
    found = advice()
    assert found.ending is not None
    assert [choice.get("do") for choice in found.ending.choices] == ["finish"]
    assert found.ending.win < found.plans[0].win + found.plans[0].margin


def compared(ending: list[float], other: list[float]) -> tuple[SimShip, Search, Judged, Judged]:
    """A position in which the actions could be ended, or cards be looked for, and what came of both."""
    grasp = player().think(*asked())
    assert grasp is not None
    search = player()._search(grasp)
    moves = {move & 255: move for move in legal(grasp.ship)}
    plans = Judged([moves[M_FINISH]], ending), Judged([moves[M_SCAVENGE]], other)
    return grasp.ship, search, *plans


@pytest.mark.parametrize(
    ("ending", "other", "stands_last"),
    [
        ([0.5, 0.6] * 20, [0.5, 0.6] * 20, True),
        ([0.51, 0.61] * 20, [0.5, 0.6] * 20, True),
        ([0.9, 0.91] * 20, [0.5, 0.51] * 20, False),
    ],
)
def test_ending_the_actions_never_stands_level_with_something_useful(
    ending: list[float], other: list[float], stands_last: bool
) -> None:
    ship, search, idle, useful = compared(ending, other)
    made = Deliberation(search, ship)
    made._judged = [idle, useful]
    assert made.plans == ((useful,) if stands_last else (idle, useful))


@pytest.mark.parametrize(
    ("ending", "other", "ends"),
    [(0.5, 0.5, False), (0.504, 0.5, False), (0.5, 0.52, False), (0.6, 0.5, True)],
)
def test_an_officer_does_something_rather_than_end_where_both_are_level(
    monkeypatch: pytest.MonkeyPatch, ending: float, other: float, ends: bool
) -> None:
    ship, search, idle, useful = compared([0.5], [0.5])
    worth = {idle.moves[0]: ending, useful.moves[0]: other}
    monkeypatch.setattr(search, "result", lambda ship, moves, deal, turns: worth[moves[0]] + deal % 2 / 10)
    first = search._rather_than_end(ship, [idle, useful], lambda share: False)[0]
    assert (first is idle) == ends
    ship.actions = 0
    assert search._rather_than_end(ship, [idle, useful], lambda share: False)[0] is idle, "tokens are kept"


def test_what_somebody_has_done_is_judged_on_the_same_deals() -> None:
    best = advice().plans[0]
    found = player().advise(*asked(), 3, best.choices)
    assert found.own is not None
    assert found.own.choices == best.choices
    assert (found.own.win, found.own.margin) == (best.win, best.margin)
    assert player().advise(*asked(), 3, [{"do": "dance"}]).own is None


def test_it_thinks_on_where_it_was() -> None:
    made = player()
    first = made.advise(*asked(), 3)
    second = made.advise(*asked(), 3, (), True)
    assert second.tries > first.tries and second.share >= first.share
    assert max(plan.margin for plan in second.plans) < max(plan.margin for plan in first.plans) + 0.02
    assert made.advise(*asked(), 3).tries == first.tries, "asked anew it begins anew"


def test_the_first_answer_comes_soon(monkeypatch: pytest.MonkeyPatch) -> None:
    thought: list[Budget] = []
    go_on = Deliberation.go_on

    def noted(self: Deliberation, budget: Budget) -> None:
        thought.append(budget)
        go_on(self, Budget(SAMPLES))

    monkeypatch.setattr(Deliberation, "go_on", noted)
    made = make_player("captain", the_engine().content, seconds=9.0)
    assert isinstance(made, SearchPlayer)
    assert made.advise(*asked(), 3).plans and made.advise(*asked(), 3, (), True).plans
    first, second = (budget.seconds or 0.0 for budget in thought)
    assert 0 < first <= FIRST_S < 1.0 < 6.0 < second <= 9.0
    quick = make_player("captain", the_engine().content, seconds=0.7)
    assert isinstance(quick, SearchPlayer) and quick.advise(*asked(), 3).plans
    assert (thought[2].seconds or 0.0) <= 0.7 * FIRST_ROUND


def test_chances_are_told_only_as_they_are_measured() -> None:
    plain, told = advice(), player(Calibration(1.0, 1.0)).advise(*asked(), 3)
    assert not plain.calibrated and told.calibrated
    assert [plan.choices for plan in plain.plans] == [plan.choices for plan in told.plans]
    for one, other in zip(plain.plans, told.plans, strict=True):
        assert (other.win, other.margin) == pytest.approx(
            Calibration(1.0, 1.0).calibrated(one.win, one.margin)
        )
        assert other.win > one.win


@pytest.mark.parametrize(
    ("plans", "ranks"),
    [
        ([(0.6, 0.02), (0.5, 0.02), (0.49, 0.02)], [1, 2, 2]),
        ([(0.6, 0.03), (0.55, 0.03), (0.5, 0.03)], [1, 1, 3]),
        ([(0.6, 0.1)], [1]),
        ([], []),
    ],
)
def test_whose_margins_overlap_shares_a_rank(plans: list[tuple[float, float]], ranks: list[int]) -> None:
    assert same_rank(plans) == ranks
