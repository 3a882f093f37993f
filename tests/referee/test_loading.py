"""Positions in the middle of something, whole and damaged: loaded soundly or refused."""

from __future__ import annotations

import copy
import json
import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.oracle.anywhere import anywhere
from tests.referee.driver import NEW, Driver
from tests.referee.test_refused import anything, paths
from tests.rules.positions import TRACKS, position

DAMAGED = {"bridge": "000", "armoury": "001"}


def in_the_middle():
    """Return a STATE for each kind of decision that needs ``pending``, by kind and mode."""
    found = {}

    def ask(*choices, dice=(), mode="", **facts):
        driver = Driver()
        answer = driver(load=position(**facts))
        driver(die=list(dice))
        for choice in choices:
            answer = driver(choose=choice)
        found[f"{answer['decision']['kind']}{mode}"] = answer["state"]

    hands = [["data", "universal"], ["metal", "energy"]]
    for where in ("crew-quarters", "cargo-hold", "mess-hall", "engine-room", "repair-centre"):
        ask({"do": "activate"}, at=[where], hands=hands, discard=["energy"], cubes=DAMAGED)
    ask({"do": "activate"}, at=["bridge"], hands=hands)
    ask({"do": "activate"}, at=["armoury"], hands=hands)
    ask({"do": "scavenge"}, dice=[6], hands=hands)
    ask({"do": "finish"}, {"take": "deck"}, hands=[["data"] * 6])
    ask(
        {"do": "finish"},
        {"take": "face_up", "card": "data"},
        at=["bridge", "bridge"],
        held_protection=[1, 1],
        damage=[["bridge", "engine-room", "crew-quarters"]],
    )
    hands.append(["energy", "energy"])
    for where in TRACKS:
        ask(
            {"do": "activate"},
            mode=" v2",
            players=3,
            at=[where],
            hands=hands,
            discard=["energy"],
            cubes=DAMAGED if where not in DAMAGED else {},
            variants={where: "v2"} if where != "repair-centre" else dict.fromkeys(TRACKS, "v2"),
        )
    ask({"do": "activate"}, mode=" solo", players=1, at=["mess-hall"], hands=hands[:1])
    collect = {"take": "face_up", "card": "data"}
    control = {"damage": [{"any": 3}, ["bridge"]], "damage_control": True}
    ask({"do": "finish"}, collect, mode=" 3", players=3, hands=hands, **control)
    ask(
        {"do": "finish"},
        collect,
        {"rooms": ["armoury", "bridge", "cargo-hold"]},
        mode=" control",
        at=["bridge", "bridge"],
        held_protection=[1, 1],
        **control,
    )
    driver = Driver()
    for seed in range(100):
        answer = driver(new={**NEW["new"], "seed": seed, "damage_control": True})
        if answer["decision"]["kind"] == "damage-control":
            found["damage-control setup"] = answer["state"]
            break
    return found


MIDDLE = in_the_middle()


def play_everything(driver, answer):
    """Make every choice there is once, and a few more after each."""
    assert answer["decision"]["options"]
    for option in answer["decision"]["options"][:8]:
        after = driver(choose=option)
        assert "error" not in after, (option, after)
        made = 1
        while after["decision"] and made < 4:
            after = driver(choose=after["decision"]["options"][-1])
            made += 1
        driver(undo=made)


def test_every_kind_of_decision_in_the_middle_is_here():
    assert set(MIDDLE) == {
        "crew-quarters", "cargo-hold", "mess-hall", "engine-room", "repair-centre", "bridge", "armoury",
        "scavenge", "discard", "protection",
        *(f"{room} v2" for room in TRACKS), "mess-hall solo",
        "damage-control 3", "damage-control setup", "protection control",
    }  # fmt: skip


@pytest.mark.parametrize("kind", MIDDLE)
def test_a_position_in_the_middle_goes_on_after_a_load(kind):
    driver = Driver()
    answer = driver(load=json.loads(json.dumps(MIDDLE[kind])))
    assert answer["decision"]["kind"] == kind.split()[0]
    assert answer["state"] == MIDDLE[kind]
    play_everything(driver, answer)


@pytest.mark.parametrize("kind", MIDDLE)
def test_without_pending_it_stands_at_the_beginning_of_the_phase(kind):
    state = {key: value for key, value in MIDDLE[kind].items() if key not in ("pending", "rng", "result")}
    driver = Driver()
    answer = driver(load=state)
    at_once = {"discard": "collect", "protection": "protection", "protection control": "damage-control"}
    expected = at_once.get(kind, "damage-control" if kind.startswith("damage") else "action")
    assert answer["decision"]["kind"] == expected
    play_everything(driver, answer)


PENDING = [(kind, path) for kind in MIDDLE for path in paths(MIDDLE[kind]["pending"])]


def broken_at(kind, path, value):
    state = copy.deepcopy(MIDDLE[kind])
    inner = state["pending"]
    for key in path[:-1]:
        inner = inner[key]
    inner[path[-1]] = value
    return state


PLACE, VALUE = st.sampled_from(PENDING), anything | st.integers(-2, 12)


@settings(max_examples=60, deadline=None)
@given(PLACE, VALUE)
def test_pending_with_anything_in_it_is_sound_or_refused(where, value):
    sound_or_refused(where, value)


@pytest.mark.slow
@settings(max_examples=500, deadline=None)
@given(PLACE, VALUE)
def test_pending_with_very_many_things_in_it_is_sound_or_refused(where, value):
    sound_or_refused(where, value)


def sound_or_refused(where, value):
    driver = Driver()
    answer = driver(load=broken_at(*where, value))
    if "error" in answer:
        assert "failed" not in answer["error"], (where, value)
    elif answer["decision"]:
        play_everything(driver, answer)


@pytest.mark.parametrize("kind", MIDDLE)
def test_pending_of_another_moment_is_sound_or_refused(kind):
    for other in MIDDLE.values():
        driver = Driver()
        answer = driver(load=other | {"pending": MIDDLE[kind]["pending"]})
        if "error" in answer:
            assert "failed" not in answer["error"]
        elif answer["decision"]:
            play_everything(driver, answer)


@pytest.mark.parametrize("phase", ["actions", "collect", "damage", "over"])
@pytest.mark.parametrize("part", range(4))
def test_any_phase_anywhere_is_sound_or_refused(phase, part):
    loaded = 0
    for seed in range(25):
        state = anywhere(random.Random(f"{part} {seed}")) | {"phase": phase}
        driver = Driver()
        answer = driver(load=state)
        if "error" in answer:
            assert "failed" not in answer["error"], answer
            continue
        loaded += answer["decision"] is not None
        assert answer["decision"] or answer["state"]["phase"] == "over"
        if answer["decision"]:
            play_everything(driver, answer)
    assert loaded > 20 or phase in ("damage", "over"), "these two need pending or a reason"


def test_r30_a_hand_written_position_may_show_the_other_side_of_a_room(driver):
    state = position(hands=[["data"], ["metal"]], at=["bridge", "bridge"])
    bridge = next(room for room in state["rooms"] if room["id"] == "bridge")
    bridge["variant"] = "v2"
    loaded = driver(load=state)
    assert loaded["state"]["settings"]["rooms"] == "v1"
    asked = driver(choose={"do": "activate"})["decision"]
    assert asked["kind"] == "bridge"
    assert all(set(option) == {"top", "bottom"} for option in asked["options"])
