"""The film: what is found of a game's choices, and sums that add up to its end."""

from __future__ import annotations

import random
from dataclasses import asdict, replace

import pytest

from game.bots.calibration import Calibration
from game.bots.dealing import shared_engine
from game.bots.film.network_error import NetworkError
from game.bots.film.reckoning import POINTS, Reviewed, reckon, sums, turning_points
from game.bots.film.stretches import Stretch, stretches
from game.bots.players.ranks import make_player
from game.bots.players.search_player import SearchPlayer
from game.play.session import Session


@pytest.fixture(scope="module")
def played() -> Session:
    """Some turns of people who take what comes first."""
    session = Session.new({"players": 2, "difficulty": "veteran", "seed": 11}, shared_engine())
    chance = random.Random(2)
    while session.decision is not None and session.state["turn"] < 4:
        session.apply(chance.choice(session.decision["options"]))
    return session


@pytest.fixture(scope="module")
def cut(played: Session) -> list[Stretch]:
    return list(stretches(played.engine, played.history.steps))


def captain() -> SearchPlayer:
    player = make_player("captain", shared_engine().content, samples=2, seed=5)
    assert isinstance(player, SearchPlayer)
    player._calibration = Calibration()
    player._error = NetworkError((0.0, 0.1), (0.001, 0.5))
    return player


def made_up(cut: list[Stretch], seed: int) -> dict[int, Reviewed | None]:
    """Something found of every stretch, whatever it was."""
    chance = random.Random(seed)

    def one() -> Reviewed:
        gain = chance.uniform(-0.3, 0.2)
        return Reviewed(chance.random(), 0.02, gain, chance.choice((0.01, 0.5)), chance.random() / 5, 0.05)

    return {n: one() for n in range(len(cut))}


def test_stretches_are_the_whole_game_in_order(played: Session, cut: list[Stretch]):
    assert cut[0].first == 0
    assert [one.first for one in cut[1:]] == [one.last for one in cut[:-1]]
    assert cut[-1].last == played.history.length
    options = [option for one in cut for option in one.done]
    assert options == [step.choice for step in played.history.steps[1:]]
    for one in cut:
        assert not any(step.revealed for step in played.history.steps[one.first + 1 : one.last])
        assert one.done[0] in one.decision["options"]


def test_luck_and_decisions_add_up_to_the_end(cut: list[Stretch]):
    for seed in range(40):
        found, won = made_up(cut, seed), bool(seed % 2)
        turns = reckon(cut, found, won)
        first = found[0]
        assert first is not None
        assert sorted({one.turn for one in cut}) == [turn.turn for turn in turns]
        changed = sum(turn.luck + turn.decision for turn in turns)
        assert first.win + changed == pytest.approx(float(won))
        told = sums(turns)
        assert told.start + told.luck + told.decisions == told.end == 100 * won
        exact = (100 * sum(turn.luck for turn in turns), 100 * sum(turn.decision for turn in turns))
        assert abs(told.luck - exact[0]) <= 2 and abs(told.decisions - exact[1]) <= 2


def test_within_the_margin_nobody_is_blamed(cut: list[Stretch]):
    small = Reviewed(0.4, 0.03, -0.02, 0.03, 0.02, 0.03)
    turns = reckon(cut, dict.fromkeys(range(len(cut)), small), False)
    assert all(turn.decision == 0.0 and turn.best is None for turn in turns)
    large = Reviewed(0.4, 0.03, -0.2, 0.03, 0.2, 0.03)
    turns = reckon(cut, dict.fromkeys(range(len(cut)), large), False)
    assert all(turn.decision < 0 and turn.best is large for turn in turns)


def test_the_film_grows_from_the_left(cut: list[Stretch]):
    found = made_up(cut, 3)
    whole = reckon(cut, found, True)
    for known in range(len(cut)):
        part = reckon(cut, {n: found[n] for n in range(known)}, True)
        assert part == whole[: len(part)]
        assert len(part) < len(whole)
    found[1] = None
    assert sum(turn.change for turn in reckon(cut, found, True)) == pytest.approx(
        sum(turn.change for turn in whole)
    ), "what cannot be judged is luck"


@pytest.mark.parametrize(
    ("missed", "margin", "marks"),
    [(0.06, 0.011, 0), (0.06, 0.01, 1), (0.12, 0.03, 1), (0.12, 0.02, 2), (0.4, 0.01, 3), (0.4, 0.5, 0)],
)
def test_a_mark_for_five_ten_and_fifteen_points_that_are_sure(
    cut: list[Stretch], missed: float, margin: float, marks: int
):
    one = Reviewed(0.4, 0.03, 0.0, 0.0, missed, margin, played=400)
    assert {turn.marks for turn in reckon(cut, dict.fromkeys(range(len(cut)), one), False)} == {marks}
    rated = replace(one, played=0)
    told = reckon(cut, dict.fromkeys(range(len(cut)), rated), False)
    assert {turn.marks for turn in told} == {0}, "what only the network says is no blame"


def test_turning_points_are_the_largest_changes_beyond_their_margin(cut: list[Stretch]):
    turns = reckon(cut, made_up(cut, 9), False)
    points = turning_points(turns)
    assert len(points) <= POINTS
    least = min(abs(turns[n].change) for n in points)
    rest = [turn for n, turn in enumerate(turns) if n not in points]
    assert all(abs(turn.change) <= max(least, 0.03) for turn in rest)
    still = Reviewed(0.4, 0.03, 0.0, 0.0)
    calm = reckon(cut, dict.fromkeys(range(len(cut)), still), None)
    assert turning_points(calm) == ()


def test_the_same_is_found_again_and_the_cadet_does_as_a_cadet_does(cut: list[Stretch]):
    one = next(stretch for stretch in cut if len(stretch.decision["options"]) > 1)
    found = captain().review(one.view, one.decision, one.done)
    assert found is not None
    assert asdict(found) == asdict(captain().review(one.view, one.decision, one.done) or found)
    assert 0 < found.win < 1 and found.best and found.best[0] in one.decision["options"]
    cadet = make_player("cadet", shared_engine().content).choose(one.view, one.decision).option
    own = captain().review(one.view, one.decision, (cadet,))
    assert own is not None and own.gain == 0.0 == own.gain_margin
    assert captain().review(one.view, one.decision, ({"do": "dance"},)) is None
