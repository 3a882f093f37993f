"""Thousands of random decisions, and after every one of them everything that must always hold."""

from __future__ import annotations

import copy
import json
import random

import pytest

from game.rules import Settings
from game.rules.history import History
from tests.oracle.anywhere import any_settings, anywhere
from tests.oracle.lockstep import comparable, keen
from tests.rules.table import the_engine
from tests.soak.counts import check_counts, check_decision
from tests.soak.ledger import book

PARTS = [0, *(pytest.param(part, marks=pytest.mark.slow) for part in range(1, 4))]
"""One part in the quick tests, all others with `--slow`."""
DECISIONS = 2000
FEW = 900
"""Decisions of the parts that are in the quick tests."""
BASE_KINDS = {"action", "scavenge", "collect", "discard", "cargo-hold", "bridge", "armoury", "mess-hall"}
DIFFICULTIES = ("easy", "medium", "hard", "veteran", "realist")


def frozen(value):
    """Return whether nothing in a state's value can be changed."""
    if isinstance(value, tuple | frozenset):
        return all(map(frozen, value))
    return value is None or isinstance(value, int | str | bytes | bool | float)


def future(engine, state, seed, steps=4):
    """Play a few seeded choices and return what came of them."""
    rng = random.Random(seed)
    seen = []
    for _ in range(steps):
        decision = engine.decision(state)
        if decision is None:
            break
        option = rng.choice(decision.to_json()["options"])
        outcome = engine.apply(state, engine.find_option(decision, option))
        state = outcome.state
        seen.append(
            (option, comparable(engine.to_json(state)), [event.to_json() for event in outcome.events])
        )
    return seen


@pytest.mark.parametrize("players", (3, *(pytest.param(n, marks=pytest.mark.slow) for n in (2, 4))))
def test_soak(players):
    decisions = FEW if players == 3 else DECISIONS
    kinds = soak(
        f"soak {players}", decisions, lambda rng, seed: Settings(players, DIFFICULTIES[seed % 5], seed)
    )
    assert kinds >= BASE_KINDS


@pytest.mark.parametrize("part", PARTS)
def test_soak_in_any_mode(part):
    decisions = DECISIONS if part else FEW
    kinds = soak(f"modes {part}", decisions, lambda rng, seed: Settings.from_json(any_settings(rng, seed)))
    assert kinds >= BASE_KINDS | {"damage-control", "crew-quarters", "engine-room", "repair-centre"}


@pytest.mark.parametrize("part", PARTS)
def test_soak_from_anywhere(part):
    engine = the_engine()
    rng = random.Random(f"soak anywhere {part}")
    made, gone = 0, 0
    for seed in range(120 if part else 60):
        history = History.load(engine, engine.from_json(anywhere(rng)))
        for _ in range(12):
            decision = history.decision
            if decision is None:
                break
            before = engine.to_json(history.state)
            option = keen(rng, decision.to_json()["options"])
            outcome = history.apply(option)
            position = check_step(engine, history, before, outcome)
            gone += any(member["at"] == "pod" for member in position["crew"])
            check_undo(engine, history, before, position)
            if made % 3 == 0:
                check_save_and_load(engine, history.state, position, seed)
            made += 1
        check_replay(engine, history)
    assert made > (500 if part else 250)
    assert gone > (20 if part else 8)


def soak(name, decisions, settings):
    """Play games of random settings and check every step; return the kinds of decision that were asked."""
    engine = the_engine()
    rng = random.Random(name)
    made, kinds = 0, set()
    for seed in range(1000):
        history = History.new(engine, settings(rng, seed))
        while (decision := history.decision) is not None:
            before = engine.to_json(history.state)
            kinds.add(decision.kind)
            option = keen(rng, decision.to_json()["options"])
            copied = history.state.copy()
            outcome = history.apply(option)
            assert engine.to_json(copied) == before, "a choice changed a copy of the state before"
            position = check_step(engine, history, before, outcome)
            check_undo(engine, history, before, position)
            if made % 5 == 0:
                check_save_and_load(engine, history.state, position, seed)
            made += 1
        if made % 10 == 0:
            check_replay(engine, history)
        if made >= decisions:
            break
    return kinds


def check_step(engine, history, before, outcome):
    """Check the position after a choice: its counts, its decision, and that the events account for it."""
    position = engine.to_json(history.state)
    check_counts(position)
    decision = history.decision
    check_decision(position, None if decision is None else decision.to_json())
    events = [event.to_json() for event in outcome.events]
    json.dumps(events)
    assert events[0]["type"] == "chose"
    assert comparable(book(before, events)) == comparable(position)
    hidden = {"roll", "seen", "damage-card"} & {event["type"] for event in events}
    drawn = any(event["type"] == "card" and event["from"] == "deck" for event in events)
    assert outcome.revealed == bool(hidden or drawn)
    return position


def check_undo(engine, history, before, after):
    """Check that every choice can be taken back and made again, by players only if nothing was seen."""
    assert history.can_undo == (history.undo_blocked_by is None)
    allowed = history.can_undo
    assert history.undo() == allowed
    if allowed:
        assert engine.to_json(history.state) == before
        assert history.can_redo
        history.redo()
        assert engine.to_json(history.state) == after
    else:
        assert history.undo_blocked_by in ("roll", "seen", "drawn")
        history.rewind(1)
        assert engine.to_json(history.state) == before
        assert history.redo()
    assert engine.to_json(history.state) == after


def check_save_and_load(engine, state, position, seed):
    """Check that a position saved as text and loaded again is the same, now and later."""
    again = engine.from_json(json.loads(json.dumps(position)))
    assert engine.to_json(again) == position
    assert future(engine, again, seed) == future(engine, state, seed)
    if position["pending"] is None and position["phase"] != "over":
        short = {key: value for key, value in position.items() if key not in ("pending", "result")}
        assert engine.to_json(engine.from_json(short)) == position


def check_replay(engine, history):
    """Check that a saved game, played again, is the same game."""
    saved = json.loads(json.dumps(history.to_json()))
    again = History.from_json(engine, saved)
    assert again.to_json() == history.to_json()
    assert [step.events for step in again.steps] == [step.events for step in history.steps]


def test_a_state_holds_nothing_that_can_change():
    engine = the_engine()
    rng = random.Random(3)
    for players in (2, 3, 4):
        state = engine.new_game(Settings(players, "easy", players)).state
        assert engine.decision(state) is not None, "nothing would be looped over"
        while (decision := engine.decision(state)) is not None:
            for name in type(state).__slots__:
                if name not in ("table", "asked"):
                    assert frozen(getattr(state, name)), name
            copied = state.copy()
            assert copied is not state
            assert engine.to_json(copied) == engine.to_json(state)
            option = engine.find_option(decision, keen(rng, decision.to_json()["options"]))
            state = engine.apply(state, option).state


def test_one_seed_is_one_game_and_two_seeds_are_two():
    engine = the_engine()

    def game(seed):
        start = engine.new_game(Settings(3, "medium", seed))
        return engine.to_json(start.state), future(engine, start.state, 1, steps=60)

    assert game(11) == game(11)
    assert len({json.dumps(game(seed)[0]["resource_deck"]) for seed in range(20)}) == 20


def test_asking_twice_and_printing_change_nothing():
    engine = the_engine()
    state = engine.new_game(Settings(2, "hard", 8)).state
    before = copy.deepcopy(engine.to_json(state))
    shown = engine.decision(state).to_json()
    shown["options"].clear()
    engine.to_json(state)["crew"][0]["hand"].append("data")
    assert engine.to_json(state) == before
    assert engine.decision(state).to_json()["options"]
