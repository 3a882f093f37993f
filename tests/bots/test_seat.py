"""A player's seat: asked and cancelled like any other, saved with its reasons, taken back by undo."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from typing import Any

import pytest

from game.bots.lent.strength import Strength
from game.bots.lent.thinkers import Thinkers
from game.bots.seat import BotSeat, seat_from_json
from game.play.seats import PersonSeat
from game.play.session import Session
from tests.bots.players import CADET, LAST, SLOW, always
from tests.bots.test_service import question
from tests.rules.positions import position
from tests.rules.table import the_engine

WHY = {"id": "stop", "values": {}}
SETUP = {"players": 2, "difficulty": "easy", "seed": 4, "first": 0}


@pytest.fixture
def thinkers() -> Iterator[Thinkers]:
    crew = Thinkers(lambda asked: {}, always(LAST))
    yield crew
    crew.close()


def test_it_decides(thinkers: Thinkers) -> None:
    asked = question()
    seat = BotSeat(CADET, thinkers)
    assert seat.decide(asked["view"], asked["decision"]) == asked["decision"]["options"][-1]
    assert seat.why == WHY and seat.answer() is None, "an answer is given once"


def test_it_proposes_before_it_answers_and_thinks_again_where_somebody_refuses(thinkers: Thinkers) -> None:
    asked = question()
    options = asked["decision"]["options"]
    seat = BotSeat(CADET, thinkers)
    seat.ask(asked["view"], asked["decision"])
    assert proposed(seat) == options[-1]
    assert seat.refuse(options[-2:]) and proposed(seat) == options[-3]
    assert not seat.refuse(options), "where there is nothing else it stays as it is"
    assert seat.answer() == options[-3]


def test_a_cancelled_question_is_gone(thinkers: Thinkers) -> None:
    asked = question()
    seat = BotSeat(CADET, Thinkers(lambda asked: {}, always(SLOW)))
    seat.ask(asked["view"], asked["decision"])
    begun = time.monotonic()
    seat.cancel()
    assert time.monotonic() - begun < 0.1
    assert seat.proposal is None and seat.answer() is None and not seat.refuse([])


def proposed(seat: BotSeat) -> Any:
    """What it will choose, once it knows."""
    end = time.monotonic() + 10
    while seat.proposal is None and time.monotonic() < end:
        time.sleep(0.005)
    return seat.proposal


@pytest.mark.parametrize(
    "strength", [CADET, Strength("captain", 2.5, None, 7), Strength("officer", None, 40)], ids=str
)
def test_it_is_saved_and_made_again(strength: Strength, thinkers: Thinkers) -> None:
    form = json.loads(json.dumps(BotSeat(strength, thinkers).to_json()))
    again = seat_from_json(form, thinkers)
    assert again.strength == strength and again.another().to_json() == form


@pytest.mark.parametrize(
    "form",
    [
        {}, {"rank": "admiral"}, {"rank": ["cadet"]}, {"rank": "cadet", "seed": "1"},
        {"rank": "cadet", "seconds": 0}, {"rank": "cadet", "seconds": 1e9},
        {"rank": "cadet", "samples": 0.5}, {"rank": "cadet", "samples": -1},
        {"rank": "cadet", "seconds": True},
    ],
)  # fmt: skip
def test_what_makes_no_sense_is_refused(form: Any, thinkers: Thinkers) -> None:
    with pytest.raises(ValueError):
        seat_from_json(form, thinkers)


class TestReasons:
    """Why a player chose something stays with the choice."""

    def session(self, thinkers: Thinkers) -> Session:
        return Session.load(
            position(2, hands=[["data"], ["metal"]]),
            the_engine(),
            seats=[PersonSeat(), BotSeat(CADET, thinkers)],
        )

    def played(self, thinkers: Thinkers) -> Session:
        """A game in which the player has chosen once, after the person."""
        session = self.session(thinkers)
        session.hand_over(0, BotSeat(CADET, thinkers))
        while session.poll() is None:
            time.sleep(0.005)
        session.hand_over(0, PersonSeat())
        return session

    def test_they_stand_in_the_log(self, thinkers: Thinkers) -> None:
        session = self.played(thinkers)
        assert session.log[-1].why == WHY and session.log[0].why is None
        session.apply(session.decision["options"][0])  # type: ignore[index]
        assert [entry.why for entry in session.log[1:]] == [WHY, None]

    def test_they_are_saved(self, thinkers: Thinkers) -> None:
        session = self.played(thinkers)
        game = json.loads(json.dumps(session.to_json()))
        makers = {BotSeat.kind: lambda form: seat_from_json(form, thinkers)}
        again = Session.resume(game, the_engine(), makers=makers)
        assert again.log[-1].why == WHY and [seat.kind for seat in again.seats] == ["person", "bot"]
        assert again.branch(None).log[-1].why == WHY and again.to_json() == session.to_json()

    @pytest.mark.parametrize(
        "whys",
        [
            3, [], {"x": WHY}, {"0": 3}, {"0": {"id": 1, "values": {}}}, {"0": {"id": "go-near"}},
            {"-1": WHY}, {"99999999999": WHY},
        ],
    )  # fmt: skip
    def test_what_is_no_reason_is_left_out(self, whys: Any, thinkers: Thinkers) -> None:
        game: Any = json.loads(json.dumps(self.played(thinkers).to_json()))
        game["whys"] = whys
        assert Session.resume(game, the_engine()).log[-1].why is None

    def test_what_is_undone_keeps_its_reason_until_something_else_is_chosen(self, thinkers: Thinkers) -> None:
        session = self.session(thinkers)
        session.apply({"do": "finish"})
        session = Session.new(SETUP, the_engine(), seats=[PersonSeat(), BotSeat(CADET, thinkers)])
        first = session.decision["options"][0]  # type: ignore[index]
        session.apply(first, {"id": "go-near", "values": {}})
        assert session.undo() and session.redo()
        assert session.log[-1].why == {"id": "go-near", "values": {}}
        session.undo()
        session.apply(first)
        assert session.log[-1].why is None
