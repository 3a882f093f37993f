"""Blame only what is blame: what is told of choices is played to its end, and margins hold every error."""

from __future__ import annotations

import json
import math
from collections.abc import Iterator
from typing import Any

import pytest

from game.bots.calibration import Calibration
from game.bots.chances import Chances
from game.bots.dealing import dealt_game, shared_engine
from game.bots.film.network_error import NetworkError, read_network_error
from game.bots.film.reckoning import FilmTurn, Reviewed, reckon
from game.bots.film.second_look import TIMES, question, stretch_of, to_fly_again, worth_a_look
from game.bots.film.stretches import Stretch
from game.bots.network_files import read_network
from game.bots.players.ranks import make_player
from game.bots.players.reviewing import STAGES, TURN, Reviewer
from game.bots.service import BotService, as_data
from game.bots.sim.codes import ACT, M_FINISH, PLAYING
from game.bots.sim.heuristics import Thumb
from game.bots.sim.sim_ship import SimShip
from game.bots.weight_files import weights_for
from game.program_files import data_folder

SAMPLES = 20
ERROR = NetworkError((0.0, 0.02), (0.001, 0.5))
SETTINGS = {"players": 2, "difficulty": "veteran", "seed": 12}


def ship_of_a_turn() -> SimShip:
    return dealt_game(SETTINGS)


def thumb_of(ship: SimShip) -> Thumb:
    return Thumb(ship.table, weights_for(data_folder(), ship.table))


def reviewer(ship: SimShip, error: NetworkError = ERROR, times: int = 1) -> Reviewer:
    network = read_network(data_folder())
    assert network is not None
    return Reviewer(thumb_of(ship), network, Calibration(), error, SAMPLES, 3, times)


class Scripted:
    """Games that end as it is told: each way wins so often of a hundred, on whatever deals.

    Args:
        shares: of the games of each way that are won, by how many moves it begins with.
    """

    def __init__(self, shares: dict[int, float]) -> None:
        self.shares = shares
        self.played: dict[int, int] = {}

    def endings(self, root: SimShip, deals: Any, moves: Any = ()) -> list[float]:
        self.played[len(moves)] = max(self.played.get(len(moves), 0), deals.stop)
        return [float((deal * 37) % 100 < 100 * self.shares[len(moves)]) for deal in deals]

    def results(self, root: SimShip, samples: int, moves: Any = ()) -> list[float]:
        return [self.rated[len(moves)]] * samples

    rated: dict[int, float] = {}


Three = tuple[float, float, float]


def looked_back(rated: Three, won: Three) -> tuple[Reviewed, Scripted]:
    """What is found where the network rates a cadet's way, the one made and the captain's like this."""
    ship = ship_of_a_turn()
    one = reviewer(ship)
    games = Scripted(dict(enumerate(won)))
    games.rated = dict(enumerate(rated))
    one._chances = games  # type: ignore[assignment]
    one._search = Planner()  # type: ignore[assignment]
    found, _ = one.review(ship, [M_FINISH])
    return found, games


class Planner:
    """A captain whose plan has two moves."""

    def plans(self, root: SimShip) -> list[Any]:
        return []

    def judge(self, root: SimShip, plans: Any, effort: Any) -> list[Any]:
        return [self]

    moves = (M_FINISH,)

    def whole(self, root: SimShip, moves: Any) -> list[int]:
        return [M_FINISH, M_FINISH]


def test_what_does_not_stand_is_no_mark() -> None:
    found, games = looked_back(rated=(0.5, 0.4, 0.6), won=(0.5, 0.5, 0.5))
    assert found.missed == pytest.approx(0.0, abs=0.02) and found.sure == 0 and found.played
    assert games.played[1] == games.played[2] < SAMPLES * STAGES[-1][0], "it is not played on for long"


def test_what_stands_is_told_as_it_was_played() -> None:
    found, _ = looked_back(rated=(0.5, 0.5, 0.6), won=(0.5, 0.5, 0.9))
    assert found.missed == pytest.approx(0.4, abs=0.05) and found.sure >= 15
    assert found.best_win == pytest.approx(0.9, abs=0.02)


def test_what_is_hard_to_tell_is_played_longest() -> None:
    found, games = looked_back(rated=(0.5, 0.5, 0.6), won=(0.5, 0.5, 0.57))
    assert games.played[2] == found.played == SAMPLES * STAGES[-1][0]
    assert found.sure < 5


def test_what_the_network_rates_alike_is_not_played() -> None:
    found, games = looked_back(rated=(0.5, 0.51, 0.52), won=(0.5, 0.5, 0.9))
    assert found.played == 0 == found.sure and set(games.played) == {0}, "but for the chance of the turn"
    error = ERROR.of_difference(found.missed, 0.515)
    assert found.missed_margin >= 1.96 * error > 0


def test_the_chance_at_the_beginning_of_a_turn_is_played_out() -> None:
    found, games = looked_back(rated=(0.9, 0.9, 0.9), won=(0.3, 0.3, 0.3))
    assert found.win == pytest.approx(0.3, abs=0.03) and games.played[0] == TURN * SAMPLES
    share = 0.3
    assert found.margin == pytest.approx(1.96 * math.sqrt(share * (1 - share) / (TURN * SAMPLES)), rel=0.1)


def test_a_margin_of_the_network_holds_its_error() -> None:
    ship = ship_of_a_turn()
    ship.actions = 1
    sure, unsure = (reviewer(ship, error).review(ship, [M_FINISH])[0] for error in (none(), ERROR))
    assert sure.win == unsure.win and sure.margin < unsure.margin
    own = ERROR.of_chance(unsure.win)
    assert unsure.margin == pytest.approx(math.hypot(sure.margin, 1.96 * own), rel=1e-6)


def none() -> NetworkError:
    return NetworkError((0.0, 0.0), (0.0, 0.0))


def test_the_data_tell_an_error_for_both_sides_of_rooms() -> None:
    error = read_network_error(data_folder())
    assert error is not None and error.second is not None
    for side in (error, error.second):
        assert 0.01 < side.of_chance(0.5) < 0.5 and side.of_chance(0.02) < side.of_chance(0.5)
        assert 0.005 < side.of_difference(0.05, 0.5) < side.of_difference(0.2, 0.5) < 0.5


def test_played_deals_are_the_same_for_every_way_and_no_others() -> None:
    ship, network = ship_of_a_turn(), read_network(data_folder())
    assert network is not None
    chances = Chances(thumb_of(ship), network, 5)
    whole = chances.endings(ship, range(12))
    assert whole == chances.endings(ship, range(12)) and set(whole) <= {0.0, 1.0}
    assert chances.endings(ship, range(4, 12)) == whole[4:], "deals have numbers"
    assert ship.over == PLAYING and ship.question == ACT, "it stays as it is"


# flying a turn again


def stretch(first: int, turn: int) -> Stretch:
    return Stretch(first, first + 1, turn, 0, {"turn": turn}, {"options": []}, ({"do": "finish"},))  # type: ignore[arg-type, typeddict-item]


def blamed(missed: float, margin: float = 0.02, played: int = 400) -> Reviewed:
    return Reviewed(0.5, 0.02, 0.0, 0.0, missed, margin, played=played)


CUT = [stretch(first, turn) for first, turn in ((0, 1), (1, 1), (2, 2), (3, 3), (4, 4))]
FOUND = {0: blamed(0.0), 1: blamed(0.2), 2: blamed(0.08), 3: blamed(0.3, played=0), 4: blamed(0.12)}


def film() -> tuple[FilmTurn, ...]:
    return reckon(CUT, FOUND, False)


def test_turns_that_gave_away_much_are_worth_a_second_look() -> None:
    assert [turn.turn for turn in worth_a_look(film())] == [1, 4]
    first = worth_a_look(film())[0]
    assert stretch_of(CUT, first) is CUT[1], "the choices by which it was given away"
    assert question(CUT, first) == {
        "review": {"view": CUT[1].view, "decision": CUT[1].decision},
        "done": [{"do": "finish"}],
        "times": TIMES,
    }
    with pytest.raises(LookupError):
        question(CUT[:1], first)


def test_what_stands_under_ten_times_the_search_is_flown_again() -> None:
    answers: Iterator[Reviewed | None] = iter((blamed(0.15), blamed(0.04)))
    asked: list[int] = []

    def look(line: dict[str, Any]) -> Reviewed | None:
        asked.append(line["review"]["view"]["turn"])
        assert line["times"] == 10
        return next(answers)

    assert [turn.turn for turn in to_fly_again(CUT, film(), look)] == [1]
    assert asked == [1, 4]
    assert to_fly_again(CUT, film(), lambda line: None) == ()
    assert to_fly_again(CUT, (), lambda line: blamed(0.5)) == ()


def test_a_second_look_takes_more_effort_and_other_deals() -> None:
    ship = ship_of_a_turn()
    once, often = reviewer(ship), reviewer(ship, times=3)
    assert often._tries == 3 * once._tries
    assert once.endings(ship, [], range(16)) != often.endings(ship, [], range(16))


def test_a_process_is_asked_for_a_second_look() -> None:
    engine = shared_engine()
    service = BotService(make_player("captain", engine.content, samples=2), as_data)
    from tests.bots.test_service import question as asked

    one = asked()
    line = {"review": one, "done": one["decision"]["options"][:1]}
    for times, right in ((1, True), (10, True), (0, False), (101, False), (True, False), ("x", False)):
        answer = json.loads(service.answer(json.dumps({**line, "times": times}).encode()) or "")
        assert ("found" in answer) is right, times
