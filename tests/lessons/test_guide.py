"""The captain of a guided game: what he says is so, a mistake is what the rules show to be one, and what was
learned follows from the choices that stand."""

from __future__ import annotations

from typing import Any

import pytest

from game.lessons.guide import Guide
from game.lessons.guide_hands import share_helps
from game.lessons.guide_hint import Hint
from game.lessons.guide_record import TOPICS, record
from game.play.seats import PersonSeat
from game.play.session import Session
from tests.lessons.arranged_guide import ENGINE, FINISH, SHIP, begun, choose, kind, learned_already, watched
from tests.lessons.follower import CrewmateSeat, Follower, settle


def pass_turn(session: Session, guide: Guide) -> None:
    """End the turn of the person, and let the crewmate end theirs."""
    choose(session, guide, FINISH)
    choose(session, guide, {"take": "deck"})
    while session.decision is not None and not session.by_hand:
        session.poll()
    guide.follow()
    settle(guide)


# What he says


def test_the_goal_and_how_it_is_lost_come_first_and_stay_until_they_are_read():
    session = Session.new(SHIP.setup, ENGINE)
    guide = Guide(session)
    session.hand_over(0, PersonSeat(guide))
    session.ask()
    settle(guide)
    assert kind(guide) == "goal"
    guide.welcomed()
    assert kind(guide) != "goal"


def test_a_room_one_hit_from_the_end_that_can_be_repaired_comes_first():
    _, guide = begun(cubes={"bridge": [False] * 3}, at="bridge", hand=["data", "metal", "energy", "metal"])
    assert guide.hint is not None
    assert (guide.hint.kind, guide.hint.room, guide.hint.count) == ("critical", "bridge", 1)


def test_the_ship_that_can_be_saved_comes_before_everything():
    rooms = [ENGINE.content.rooms[room].id for room in ENGINE.content.ship]
    _, guide = begun(diverted=rooms, cubes={"bridge": [False] * 3}, at="bridge", hand=["data"])
    assert kind(guide) == "core"


def test_a_critical_room_that_nothing_saves_is_named_with_the_next_best_thing():
    _, guide = begun(cubes={"bridge": [False] * 3}, at="bridge", hand=["metal"])
    hint = guide.hint
    assert hint is not None and (hint.kind, hint.room) == ("danger", "bridge")
    assert hint.then is not None and hint.line == hint.then.line


def test_power_that_can_be_diverted_is_told():
    _, guide = begun(at="cargo-hold", hand=["data", "metal", "nanobots"])
    assert guide.hint is not None
    assert (guide.hint.kind, guide.hint.room, guide.hint.count) == ("divert", "cargo-hold", 1)


def test_where_nothing_can_be_diverted_he_names_the_room_that_lacks_least_and_its_cards():
    session, guide = begun(at="energy-core", hand=["data", "data"])
    learned_already(session, guide)
    hint = guide.hint
    assert hint is not None and (hint.kind, hint.room) == ("gather", "mess-hall")
    assert (hint.cards, hint.line) == (("energy",), ({"do": "scavenge"},))


def test_where_the_nearest_room_is_damaged_its_repair_comes_before_cards_are_looked_for():
    others = {ENGINE.content.rooms[room].id for room in ENGINE.content.ship} - {"bridge"}
    session, guide = begun(
        diverted=others, cubes={"bridge": [True, False, True]}, at="bridge", hand=["data", "data"]
    )
    learned_already(session, guide)
    assert guide.hint is not None
    assert (guide.hint.kind, guide.hint.room) == ("next-repair", "bridge")


def test_what_was_learned_is_not_taught_again_but_leads_on_towards_the_core():
    session, guide = begun(at="cargo-hold", hand=["data", "metal", "nanobots"])
    learned_already(session, guide)
    assert guide.hint is not None
    assert (guide.hint.kind, guide.hint.room) == ("onward", "cargo-hold")


def test_with_one_action_left_and_nothing_to_divert_he_tells_how_an_action_is_saved():
    _, guide = begun(at="energy-core", hand=["data"], left=1)
    assert guide.hint is not None
    assert (guide.hint.kind, guide.hint.line) == ("save", (FINISH,))


def test_a_token_is_named_once_the_actions_are_gone():
    _, guide = begun(cubes={"bridge": [False, True, True]}, at="bridge", hand=["nanobots"], left=0, tokens=1)
    assert kind(guide) == "token"


def test_a_full_hand_is_named_before_the_actions_are_ended():
    cards = ["data", "data", "metal", "metal", "energy"]
    _, guide = begun(at="energy-core", hand=cards, left=0)
    assert guide.hint is not None and (guide.hint.kind, guide.hint.count) == ("hand-limit", 5)


def test_a_card_that_brings_a_cost_nearer_is_to_be_shared_and_one_that_does_not_is_no_good_share():
    _, guide = begun(at="energy-core", hand=["metal"], other=["data", "energy"])
    assert kind(guide) == "share" and guide.hint is not None
    session, guide = begun(at="energy-core", hand=["metal"], other=["metal", "metal", "nanobots"])
    before = session.game
    choose(session, guide, {"do": "take", "from": 1, "card": "nanobots"})
    assert not share_helps(before, session.game, 1, 0), "the giver had all three cards of the Crew Quarters"
    assert "share" in guide.record.open


# What was left undone


def test_to_end_while_a_critical_room_could_be_repaired_is_a_mistake_with_a_way_back():
    session, guide = begun(cubes={"bridge": [False] * 3}, at="bridge", hand=["data"])
    choose(session, guide, FINISH)
    hint = guide.hint
    assert hint is not None and (hint.kind, hint.room) == ("missed-critical", "bridge") and hint.missed
    assert session.can_undo and session.undo()
    guide.follow()
    settle(guide)
    assert kind(guide) == "critical", "the player is back in the actions"


def test_to_end_when_nothing_repairs_it_is_none():
    session, guide = begun(cubes={"bridge": [False] * 3}, at="bridge", hand=["metal"])
    choose(session, guide, FINISH)
    assert not any(topic == "critical" for _, topic in session.notes.missed)


def test_a_topic_that_was_learned_comes_back_when_it_is_missed():
    session, guide = begun(at="cargo-hold", hand=["data", "metal", "nanobots", "data", "metal", "nanobots"])
    choose(session, guide, {"do": "divert", "cards": ["data", "metal", "nanobots"]})
    assert "divert" in guide.record.learned and "divert" not in guide.record.open
    session.notes.missed.append((session.history.cursor, "divert"))
    found = record(session, [(session.history.cursor + 1, "divert")])
    assert "divert" not in found.open, "what lies ahead has not happened"
    choose(session, guide, FINISH)
    session.notes.missed.append((session.history.cursor, "divert"))
    assert "divert" in record(session, session.notes.missed).open


def test_undo_takes_back_what_was_learned_and_redo_gives_it_back():
    session, guide = begun(at="cargo-hold", hand=["data", "metal", "nanobots"])
    choose(session, guide, {"do": "divert", "cards": ["data", "metal", "nanobots"]})
    assert guide.learned == 1
    session.undo()
    guide.follow()
    assert guide.learned == 0 and "divert" in guide.record.open
    session.redo()
    guide.follow()
    assert guide.learned == 1


def test_a_mistake_that_is_taken_back_is_forgotten():
    session, guide = begun(cubes={"bridge": [False] * 3}, at="bridge", hand=["data"])
    choose(session, guide, FINISH)
    assert (1, "critical") in session.notes.missed
    session.undo()
    guide.follow()
    settle(guide)
    choose(session, guide, {"do": "repair", "slot": 1, "card": "data"})
    assert not session.notes.missed
    assert "critical" in guide.record.learned and "critical" not in guide.record.open


def test_what_was_learned_and_missed_goes_on_after_quitting():
    session = Session.new(SHIP.setup, ENGINE)
    guide = watched(session)
    session.notes.guided = True
    Follower(session, guide).play(turns=6)
    session.notes.missed.append((session.history.cursor, "share"))
    again = Session.resume(session.to_json(), ENGINE)
    again.hand_over(1, CrewmateSeat(ENGINE.content))
    taken_up = Guide(again)
    assert again.notes.guided and taken_up.record == record(session, session.notes.missed)
    assert taken_up.learned >= 3 and "share" in taken_up.record.open


def test_a_save_whose_misses_make_no_sense_is_read_all_the_same():
    session = Session.new(SHIP.setup, ENGINE)
    game: Any = session.to_json()
    for nonsense in (7, "x", [7], [["x", 1]], [[1, "share"], None, [True, "a"]]):
        taken_up = Session.resume({**game, "missed": nonsense}, ENGINE)
        assert all(
            isinstance(number, int) and isinstance(topic, str) for number, topic in taken_up.notes.missed
        )


def test_the_hand_limit_is_met_well_with_one_discard_and_missed_with_two():
    five = ["data", "data", "metal", "metal", "energy"]
    for cards, well in ((five, True), ([*five, "energy"], False)):
        session, guide = begun(at="energy-core", hand=cards, left=0)
        choose(session, guide, FINISH)
        choose(session, guide, {"take": "deck"})
        while session.decision is not None and session.decision["kind"] == "discard":
            choose(session, guide, session.decision["options"][0])  # type: ignore[arg-type]
        found = record(session, session.notes.missed)
        assert ("hand-limit" in found.learned) is well
        assert ("hand-limit" in found.open) is not well


# The whole game


def test_on_the_fixed_ship_everything_comes_up_in_good_time_and_the_ship_is_saved():
    session = Session.new(SHIP.setup, ENGINE)
    guide = watched(session)
    follower = Follower(session, guide)
    follower.play(turns=8)
    assert set(guide.record.learned) >= set(TOPICS) - {"core", "critical"}
    follower.play()
    assert set(guide.record.learned) == set(TOPICS)
    assert not session.notes.missed, "who follows the captain misses nothing"
    assert session.game.result is not None and session.game.result.won


@pytest.mark.parametrize(
    "seed", [pytest.param(seed, marks=() if seed == 2 else pytest.mark.slow) for seed in range(32)]
)
def test_however_somebody_plays_he_has_something_true_to_say_until_the_end(seed: int):
    """Deviating plays: every hint's way is legal, nothing fails, and the game ends with a farewell."""
    session = Session.new(SHIP.setup, ENGINE)
    guide = watched(session)
    follower = Follower(session, guide, seed=seed, deviates=(0.1, 0.25, 0.5, 0.8)[seed % 4])
    follower.play()
    assert session.decision is None and guide.over
    assert guide.hint in (Hint("won"), Hint("lost"))
    silent = [hint for hint in follower.said if not hint.line and (hint.then or hint).kind != "hand-limit"]
    assert follower.said and not silent, "each hint says what to do"
    learned = record(session, session.notes.missed)
    assert set(learned.learned) | learned.open == set(TOPICS)


def test_no_card_is_asked_for_only_to_be_given_back():
    """With a metal that Vega would first have to take, Orion would have what he had before."""
    diverted = ("armoury", "mess-hall", "medical-bay", "cargo-hold")
    hand, other = ["nanobots", "nanobots", "universal"], ["metal", "nanobots"]
    cubes = {"repair-centre": [True, False, False], "bridge": [False, False, True]}
    session, guide = begun(hand=hand, other=other, diverted=diverted, at="energy-core", cubes=cubes)
    assert guide._outlook is not None and guide._outlook.done
    ways = [way for way in guide._outlook.ways.values() if way.topic == "share"]
    for way in ways:
        cards = [form["card"] for form in way.line if form["do"] != "move"]
        assert len(cards) == len(set(cards)), way.line
    for hint in (guide.hint, guide.hint and guide.hint.then):
        if hint is not None and hint.kind == "share":
            _hand_over(session, hint)


@pytest.mark.slow
def test_every_card_that_is_to_change_hands_is_in_the_hand_that_he_names():
    told = 0
    for seed in range(3):
        session = Session.new({**SHIP.setup, "seed": seed}, ENGINE)
        guide = watched(session)
        follower = Follower(session, guide, seed=seed, deviates=0.5)
        while session.decision is not None:
            if not isinstance(session.ask(), PersonSeat):
                session.poll()
                continue
            settle(guide)
            for hint in (guide.hint, guide.hint and guide.hint.then):
                if hint is not None and hint.kind == "share":
                    told += 1
                    _hand_over(session, hint)
            session.choose(dict(follower.choice()))  # type: ignore[arg-type]
        guide.follow()
    assert told > 3


def _hand_over(session: Session, hint: Hint) -> None:
    """Carry out what a hint says about cards: raises ValueError where a hand does not hold one."""
    hands = [list(member["hand"]) for member in session.state["crew"]]
    for form in hint.line:
        if form["do"] != "move":
            giver = session.state["active"] if form["do"] == "give" else form["from"]
            hands[giver].remove(form["card"])
