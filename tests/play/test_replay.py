"""The picture that follows the events ends where the rules are; every event has its beat and words."""

from __future__ import annotations

import random

import pytest

from game.app.table.model.places.layout import Layout
from game.app.table.model.table_view import TableView
from game.app.table.model.words.log_text import lines_of
from game.app.table.motion.beats import beats_of
from game.app.table.motion.director import Director
from game.app.table.motion.shown_state import ShownState
from game.play.session import Session
from game.texts import Texts
from tests.looped import some
from tests.play.driver import ENGINE
from tests.rules.positions import position

TEXTS = Texts()
SEEN = (
    "rooms", "crew", "resource_deck", "resource_discard", "face_up", "damage_deck", "damage_discard",
    "active", "phase", "actions_left", "turn",
)  # fmt: skip


def in_order(state: dict) -> dict:
    """What is to be seen of a state; the order inside a hand carries no meaning."""
    seen = {key: state[key] for key in SEEN}
    seen["crew"] = [{**member, "hand": sorted(member["hand"])} for member in state["crew"]]
    return seen


@pytest.mark.parametrize("seed", range(6))
def test_every_event_has_one_beat_and_together_they_lead_to_the_truth(seed: int) -> None:
    chance = random.Random(seed)
    session = Session.new({"players": 2 + seed % 3, "difficulty": "medium", "seed": seed}, ENGINE)
    assert session.decision is not None, "nothing would be looped over"
    while session.decision is not None:
        before = session.state
        events = session.apply(chance.choice(session.decision["options"]))
        shown, played = ShownState(before, 3), []
        for beat in beats_of(events):
            for event in (*beat.before, *(flight.event for flight in beat.flights), *beat.after):
                shown.apply(event)
                played.append(event)
        assert sorted(map(str, played)) == sorted(map(str, events))
        assert in_order(shown.state) == in_order(session.state)
        assert in_order(before) == in_order(before | {}), "the copy must not change what it was made from"


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("step", [7.0, 90.0, 5000.0])
def test_the_director_arrives_at_the_truth_however_time_passes(seed: int, step: float) -> None:
    chance = random.Random(seed)
    session = Session.new({"players": 3, "difficulty": "easy", "seed": seed}, ENGINE)

    def layout_of(state: dict) -> Layout:
        view = TableView.of(state, None, facts=session.facts, texts=TEXTS)
        return Layout.of(view.shape, (1920, 1080))

    director = Director(layout_of, session.facts)
    for _ in range(25):
        if session.decision is None:
            break
        before = session.state
        events = session.apply(chance.choice(session.decision["options"]))
        director.play(events, before, "normal")
        last = None
        for _ in range(4000):
            if director.shown is not None:
                last = director.shown
            if not director.update(step):
                break
        assert not director.busy
        assert last is not None and in_order(last.state) == in_order(session.state)


def test_skip_ends_everything_at_once() -> None:
    session = Session.new({"players": 2, "difficulty": "easy", "seed": 3}, ENGINE)
    facts = session.facts
    director = Director(lambda state: Layout.of(
        TableView.of(state, None, facts=facts, texts=TEXTS).shape, (1920, 1080)), facts)  # fmt: skip
    before = session.state
    director.play(session.apply({"do": "scavenge"}), before, "slow")
    director.update(30)
    assert director.busy
    director.skip()
    assert not director.busy and not director.moving() and not director.hidden() and director.effect() is None


def told(session: Session) -> list[str]:
    """The lines of the last choice."""
    names = [member["name"] for member in session.state["crew"]]
    return [line.text for line in lines_of(TEXTS, names, session.log[-1].events, session.facts)]


def after(state: dict, *choices: dict, dice: list[int] | None = None) -> list[str]:
    """The lines of the last of some choices."""
    session = Session.load(state, ENGINE)
    session.dice = dice or []
    for choice in choices:
        session.apply(choice)
    return told(session)


class TestWords:
    AT = ["bridge", "bridge", "mess-hall"]
    HANDS = [["data", "metal", "energy"], ["nanobots"], []]

    def base(self, **changes) -> dict:
        return position(3, **{"at": self.AT, "hands": self.HANDS, **changes})

    @pytest.mark.parametrize(
        ("option", "words"),
        [
            ({"do": "move", "room": "crew-quarters"}, ["Mara moves to the Crew Quarters"]),
            ({"do": "give", "card": "data", "to": 1}, ["Mara gives data to Joon"]),
            ({"do": "take", "card": "nanobots", "from": 1}, ["Joon gives nanobots to Mara"]),
            ({"do": "divert", "cards": ["data", "energy", "metal"]},
             ["Mara diverts power from the Bridge with data, energy and metal"]),
            ({"do": "finish"}, ["Mara ends their actions", "Mara gains 3 Action tokens"]),
        ],
    )  # fmt: skip
    def test_actions(self, option: dict, words: list[str]) -> None:
        assert after(self.base(), option) == words

    def test_a_roll_says_what_it_means(self) -> None:
        assert after(self.base(), {"do": "scavenge"}, dice=[2]) == ["Mara scavenges and rolls 2: nothing"]
        assert after(self.base(), {"do": "scavenge"}, dice=[6]) == ["Mara scavenges and rolls 6: 2 cards"]

    def test_a_repair_and_a_refill(self) -> None:
        lines = after(self.base(cubes={"bridge": "101"}), {"do": "repair", "slot": 1, "card": "data"})
        assert lines == ["Mara repairs the Bridge with data"]
        state = self.base(cubes={"bridge": "000"}, diverted=["bridge"])
        assert after(state, {"do": "repair", "slot": 1, "card": "data"}) == [
            "Mara repairs the Bridge with data: 3 cubes"
        ]

    def test_the_end_of_a_turn(self) -> None:
        state = self.base(damage=[["repair-centre", "cargo-hold"], ["bridge"]], phase="collect",
                          protection={"cargo-hold": [1]}, deck_top=["data", "data"])  # fmt: skip
        assert after(state, {"take": "deck"}) == [
            "Mara draws 2 data",
            "Damage hits the Repair Centre and the Cargo Hold",
            "The Repair Centre loses a cube",
            "A Protection token saves the Cargo Hold",
            "Turn 6: Joon",
        ]

    def test_a_token_spent(self) -> None:
        lines = after(self.base(actions_left=0, tokens=[1, 0, 0]), {"do": "move", "room": "crew-quarters"})
        assert lines == ["Mara spends an Action token", "Mara moves to the Crew Quarters"]

    def test_losing_a_room(self) -> None:
        state = self.base(damage=[["bridge"], ["armoury"]], phase="collect", cubes={"bridge": "000"})
        assert after(state, {"take": "deck"})[-2:] == [
            "The Bridge is destroyed",
            "The ship is lost with the Bridge",
        ]

    def test_every_line_touches_something_on_the_table(self) -> None:
        chance = random.Random(4)
        session = Session.new({"players": 4, "difficulty": "easy", "seed": 4}, ENGINE)
        while session.decision is not None:
            session.apply(chance.choice(session.decision["options"]))
        view = TableView.of(session.state, None, facts=session.facts, texts=TEXTS)
        layout = Layout.of(view.shape, (1920, 1080))
        for entry in some(session.log):
            for line in lines_of(TEXTS, ["A", "B", "C", "D"], entry.events, session.facts):
                assert line.text and line.keys
                assert any(key in layout.keys for key in line.keys), line
