"""A player asks before it takes a person's card or sends a person somewhere, and takes no for an answer."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from game.app.table.dialogs.consent_scene import ConsentScene
from game.app.table.table_scene import TableScene
from game.bots.lent.strength import Strength
from game.bots.seat import BotSeat
from game.play.consent import touched, touching
from game.play.seats import PersonSeat, Seat
from game.play.session import Session
from game.storage.settings.preferences import Preferences
from tests.bots.players import AtHand
from tests.play.driver import ENGINE, Hands
from tests.rules.positions import position


def together(**more: Any) -> dict[str, Any]:
    """Two in one room, with cards."""
    return position(2, at=["bridge", "bridge"], hands=[["data"], ["metal", "energy"]], **more)


def takes(options: list[Any]) -> Any:
    """Takes a card where it can, else ends its turn."""
    return next((option for option in options if option.get("do") == "take"), options[-1])


def test_what_touches_others_and_what_does_not() -> None:
    session = Session.load(together(), ENGINE)
    assert session.decision is not None
    found = {
        str(option): touched(ENGINE, session.game, option, {1}).crew for option in session.decision["options"]
    }
    for option, crew in found.items():
        assert crew == ({1} if "'take'" in option else set()), option
    against = touching(ENGINE, session.game, session.decision["options"], frozenset({1}))
    assert {option["card"] for option in against} == {"metal", "energy"}


def test_to_be_sent_somewhere_touches() -> None:
    session = Session.load(position(2, at=["crew-quarters", "bridge"]), ENGINE)
    session.apply({"do": "activate"})
    assert session.decision is not None
    found = [touched(ENGINE, session.game, option, {1}) for option in session.decision["options"]]
    others = [
        one.crew for one, option in zip(found, session.decision["options"], strict=True) if option["crew"]
    ]
    assert others and all(crew == {1} for crew in others)


ACTIVATE = {"do": "activate"}


@pytest.mark.parametrize(
    ("hands", "variant", "whom", "found"),
    [
        ([["data"], ["metal"], ["energy"]], "v2", {1, 2}, {1, 2}),
        ([["data"], ["metal"], ["energy"]], "v2", {1}, {1}),
        ([["data"], ["metal"], ["energy"], ["energy"]], "v2", {1}, set()),
        ([["data"], ["metal"], ["energy"], ["energy"]], "v2", {1, 2, 3}, {1, 2, 3}),
        ([[], ["metal", "data"]], "v1", {1}, {1}),
        ([["data"], ["metal", "data"]], "v1", {1}, set()),
    ],
)
def test_what_leads_to_nothing_but_that_touches_already(
    hands: list[list[str]], variant: str, whom: set[int], found: set[int]
) -> None:
    state = position(len(hands), at=["mess-hall"], hands=hands, variants={"mess-hall": variant})
    session = Session.load(state, ENGINE)
    assert touched(ENGINE, session.game, ACTIVATE, whom).crew == found
    assert (ACTIVATE in touching(ENGINE, session.game, [ACTIVATE], frozenset(whom))) == bool(found)


def test_hundreds_of_answers_are_not_all_tried() -> None:
    everything = ["data", "metal", "nanobots", "energy", "universal"]
    state = position(4, at=["mess-hall"], hands=[["data"], *[everything] * 3], variants={"mess-hall": "v2"})
    session, tried = Session.load(state, ENGINE), []

    class Counting(type(ENGINE)):  # type: ignore[misc]
        def apply(self, state: Any, option: Any) -> Any:
            tried.append(option)
            return ENGINE.apply(state, option)

    found = touched(Counting(ENGINE.content), session.game, ACTIVATE, {1, 2, 3})
    assert found.crew == {1, 2, 3} and len(tried) < 60
    session.apply(ACTIVATE)
    assert session.decision is not None and len(session.decision["options"]) > 300


class TestAtTheTable:
    @pytest.fixture
    def hands(self, tmp_path: Path) -> Hands:
        return Hands(tmp_path, Preferences(animation="off", language="en"))

    def sit(self, hands: Hands, other: Seat | None = None) -> TableScene:
        seats = [BotSeat(Strength("officer"), AtHand(takes)), other or PersonSeat()]
        table = hands.sit_down(Session.load(together(), ENGINE, hands.app.shelf, seats))
        for _ in range(20):
            hands.wait(40)
        return table

    def taken(self, table: TableScene) -> list[Any]:
        return [
            e.events[0]["option"] for e in table.session.log[1:] if e.events[0]["option"].get("do") == "take"
        ]

    @pytest.mark.parametrize("way", ["yes", "1"])
    def test_a_person_agrees(self, hands: Hands, way: str) -> None:
        table = self.sit(hands)
        assert isinstance(hands.top, ConsentScene) and self.taken(table) == []
        names = [table.position.name(n) for n in range(2)]
        assert hands.shows(f"{names[0]} asks {names[1]}")
        hands.press_widget("yes") if way == "yes" else hands.key(way)
        hands.wait(100)
        assert len(self.taken(table)) == 1

    @pytest.mark.parametrize("key", ["enter", "space"])
    def test_whoever_skips_through_the_turn_does_not_answer_by_it(self, hands: Hands, key: str) -> None:
        table = self.sit(hands)
        for _ in range(3):
            hands.key(key)
            hands.wait(400)
        assert isinstance(hands.top, ConsentScene) and self.taken(table) == []

    def test_the_question_leaves_ship_and_hands_to_be_seen_and_names_its_keys(self, hands: Hands) -> None:
        table = self.sit(hands)
        frame = hands.top.frame(hands.app.kit)
        seen = [key for key in table.layout.keys if key.kind in ("room", "crew")]
        assert len(seen) == 11
        for key in seen:
            _, y, _, high = table.layout.rect(key)
            assert y + high <= frame[1] + 1, key
        assert hands.shows("1") and hands.shows("Esc")
        assert len([words for words in hands.texts() if words.startswith("Joon gives")]) == 1
        hands.move("room/bridge")
        hands.wait(2000)
        assert table.input.hover is not None, "what is pointed at explains itself"

    @pytest.mark.parametrize("way", ["esc", "no"])
    def test_a_person_declines_and_is_not_asked_again_this_turn(self, hands: Hands, way: str) -> None:
        table = self.sit(hands)
        hands.press_widget("no") if way == "no" else hands.key(way)
        for _ in range(20):
            hands.wait(40)
        assert self.taken(table) == [] and not isinstance(hands.top, ConsentScene)
        assert len(table.session.log) > 1, "it has chosen among the rest"

    def test_players_of_the_program_do_not_ask_each_other(self, hands: Hands) -> None:
        table = self.sit(hands, BotSeat(Strength("cadet"), AtHand(takes)))
        assert len(self.taken(table)) >= 1 and hands.top is table


class TestWhereEveryAnswerTouchesSomebody:
    """Mess Hall V2 in a crew of three: others swap cards, whatever is chosen."""

    @pytest.fixture
    def hands(self, tmp_path: Path) -> Hands:
        return Hands(tmp_path, Preferences(animation="off", language="en"))

    def sit(self, hands: Hands) -> TableScene:
        state = position(
            3,
            at=["mess-hall"],
            hands=[["data"], ["metal", "data"], ["energy"]],
            variants={"mess-hall": "v2"},
        )

        def uses(options: list[Any]) -> Any:
            return ACTIVATE if ACTIVATE in options else options[-1 if {"do": "finish"} in options else 0]

        seats = [BotSeat(Strength("officer"), AtHand(uses)), PersonSeat(), PersonSeat()]
        table = hands.sit_down(Session.load(state, ENGINE, hands.app.shelf, seats))
        self.wait(hands)
        return table

    def wait(self, hands: Hands) -> None:
        for _ in range(20):
            hands.wait(40)

    def swaps(self, table: TableScene) -> list[Any]:
        done = [e.events[0]["option"] for e in table.session.log[1:]]
        return [option for option in done if "between" in option]

    def test_nobody_agrees_and_the_room_is_not_used(self, hands: Hands) -> None:
        table = self.sit(hands)
        assert isinstance(hands.top, ConsentScene)
        names = [table.position.name(n) for n in range(3)]
        assert hands.shows(f"{names[0]} asks {names[1]} and {names[2]}")
        assert hands.shows("Mara activates the Mess Hall.") and hands.shows(
            "Two other crew members swap one card each"
        )
        hands.press_widget("no")
        self.wait(hands)
        done = [e.events[0]["option"] for e in table.session.log[1:]]
        assert ACTIVATE not in done and done and not isinstance(hands.top, ConsentScene)

    def test_they_agree_and_are_asked_for_the_cards(self, hands: Hands) -> None:
        table = self.sit(hands)
        hands.press_widget("yes")
        self.wait(hands)
        assert table.session.decision is not None and table.session.decision["kind"] == "mess-hall"
        first, second = table.session.decision["options"][:2]
        assert isinstance(hands.top, ConsentScene) and self.swaps(table) == []
        hands.press_widget("no")
        self.wait(hands)
        assert isinstance(hands.top, ConsentScene) and self.swaps(table) == [], "another swap is asked for"
        hands.press_widget("yes")
        self.wait(hands)
        assert self.swaps(table) == [second] != [first]

    def test_what_must_be_chosen_in_the_end_is_chosen(self, hands: Hands) -> None:
        table = self.sit(hands)
        hands.press_widget("yes")
        self.wait(hands)
        assert table.session.decision is not None
        options = table.session.decision["options"]
        for _ in options:
            if self.swaps(table):
                break
            hands.press_widget("no")
            self.wait(hands)
        assert self.swaps(table) == [options[-1]]
