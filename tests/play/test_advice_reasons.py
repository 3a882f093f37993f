"""What the captain gives as reasons: the cause before its effect, and nothing that is so without the plan."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.app.table.model.advice.reader import AdviceReader
from game.play.session import Session
from game.texts import Texts
from tests.play.driver import ENGINE
from tests.rules.positions import position

FINISH = {"do": "finish"}


def reader(state: Any) -> AdviceReader:
    session = Session.load(state, ENGINE)
    return AdviceReader(session, Texts("en"), session.game, session.knowledge)


def read(state: Any, choices: Sequence[Any], why: Any = None) -> list[str]:
    return list(reader(state).plan(choices, why).reasons)


def test_that_a_room_is_repaired_is_said_before_what_that_makes_possible_there() -> None:
    """Orion can divert the Bridge only once it is repaired."""
    hands = [["data"], ["data", "metal", "energy"], []]
    state = position(3, hands=hands, at=["bridge", "bridge", "cargo-hold"], cubes={"bridge": "101"})
    repair = {"do": "repair", "card": "data", "slot": 1}
    told = read(state, [repair, FINISH])
    assert told[:2] == ["Fully repairs the Bridge.", "Joon can then divert the Bridge."]


def test_what_is_diverted_need_not_be_called_repaired_and_waiting_is_the_risk() -> None:
    hands = [["data", "data", "metal", "energy"], [], []]
    state = position(3, hands=hands, at=["bridge", "mess-hall", "cargo-hold"], cubes={"bridge": "101"})
    divert = {"do": "divert", "cards": ["data", "energy", "metal"]}
    told = read(state, [{"do": "repair", "card": "data", "slot": 1}, divert, FINISH])
    assert told[0] == "1 of 8 rooms is then diverted."
    assert told[1] == "Waiting is risky: the storm may hit the Bridge first, and then you cannot divert it."
    assert not any("ully repairs" in one for one in told)


def test_to_walk_makes_nothing_possible_that_saved_actions_would_not() -> None:
    """The Mess Hall is three moves from the Armoury: nobody can go there and divert it in three actions."""
    state = position(3, hands=[["data", "data", "energy"], [], []], at=["armoury", 1, 1])
    told = read(state, [{"do": "move", "room": "energy-core"}, FINISH])
    assert told[0] == "The next turn starts closer to the Mess Hall, where Mara can use a card."
    assert not any("can then divert" in one for one in told)
    # Where there are no tokens to be saved, the way gone is all there is.
    none = position(3, hands=[["data", "data", "energy"], [], []], at=["armoury", 1, 1], tokens=[0, 4, 4])
    assert (
        read(none, [{"do": "move", "room": "energy-core"}, FINISH])[0]
        == "Mara can then divert the Mess Hall."
    )


def test_only_one_card_is_called_the_one_that_is_missed_least() -> None:
    hand = ["data", "metal", "nanobots", "energy", "data", "metal", "energy"]
    state = position(3, hands=[hand, [], []], at=[0, 1, 2], phase="collect")
    session = Session.load(state, ENGINE)
    while session.decision is not None and "card" not in session.decision["options"][0]:
        session.apply(session.decision["options"][0])
    assert session.decision is not None
    told = AdviceReader(session, Texts("en"), session.game, session.knowledge)
    plans = [
        {"choices": [option], "win": win, "margin": 0.01, "why": {"id": "least", "values": {}}}
        for option, win in zip(session.decision["options"], (0.6, 0.59, 0.3), strict=False)
    ]
    first, *others = told.read({"plans": plans}).plans
    assert first.reasons[0] == "This card will be missed least."
    assert len(others) == 2
    assert [plan.reasons[0] for plan in others] == ["Has no particular advantage."] * 2
