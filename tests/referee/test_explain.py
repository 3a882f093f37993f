"""`{"explain": TRIED}`: what is legal and why not, in English sentences."""

from __future__ import annotations

import json
import random

import pytest

from game.rules.states.json_values import same
from tests.looped import some
from tests.rules.positions import position


def explained(driver, state: dict, tried: dict) -> dict:
    driver(load=state)
    return driver(explain=tried)


def sentences(answer: dict) -> dict[str, str]:
    """The sentences of the checks that are not met, by their ids."""
    return {check["id"]: check["text"] for check in answer["checks"] if not check["met"]}


def test_every_option_is_legal_and_so_is_every_part_of_it(playing):
    chance = random.Random(1)
    for option in some(playing(undo=0)["decision"]["options"]):
        part = {key: option[key] for key in option if chance.random() < 0.5}
        for tried in (option, part):
            answer = playing(explain=tried)
            assert answer["legal"] is True
            assert all(check["met"] for check in answer["checks"])


def test_an_answer_says_what_is_met_and_what_is_missing_with_its_values(driver):
    state = position(3, at=["bridge"] * 3, hands=[["data", "metal"], ["energy"]], cubes={"bridge": "011"})
    answer = explained(driver, state, {"do": "divert"})
    assert answer["legal"] is False
    found = [(check["id"], check["met"], check["text"]) for check in answer["checks"]]
    assert found == [
        ("play-power", True, "It has power to divert"),
        ("play-undiverted", True, "Its power is not diverted yet"),
        ("play-whole", False, "Repair it first (2 of 3 cubes in place)"),
        ("play-cost", False, "You have data and metal, but still need 1 energy"),
        ("play-left", True, "3 actions left"),
    ]
    cost = next(check for check in answer["checks"] if check["id"] == "play-cost")
    assert cost["values"]["cost"] == {
        "type": "price",
        "value": [["data", True], ["metal", True], ["energy", False]],
    }


@pytest.mark.parametrize(
    ("tried", "id", "text"),
    [
        ({"do": "move", "room": "medical-bay"}, "play-next-door",
         "It is 4 moves away; you move one room at a time, never diagonally"),
        ({"do": "move", "room": "bridge"}, "play-next-door", "You are already there"),
        ({"do": "give", "to": 2}, "play-together",
         "Ines is in the Energy Core, you are in the Bridge; you must share a room"),
        ({"do": "give", "to": 0}, "play-another", "You already hold this card"),
        ({"do": "give", "card": "energy"}, "play-in-hand", "You hold no such card"),
        ({"do": "take", "from": 1}, "play-their-cards", "Joon holds no cards"),
        ({"do": "repair", "slot": 1}, "play-exposed", "This space still has its cube"),
        ({"do": "repair", "slot": 0, "card": "data"}, "play-match", "This space takes nanobots, not data"),
        ({"do": "repair"}, "play-fitting", "It takes nanobots; you hold no such card and no Universal"),
        ({"do": "repair", "cube": True}, "play-held-cube", "You hold no Repair cube"),
        ({"do": "activate"}, "play-whole", "Repair it first (2 of 3 cubes in place)"),
        ({"do": "fly"}, "play-unknown-value", "“do” cannot be \"fly\""),
        ({"do": "move", "room": "brigde"}, "play-unknown-value", "“room” cannot be \"brigde\""),
        ({"do": "move", "slot": 1}, "play-unknown-value", "“slot” cannot be 1"),
        ({"do": "move", "wings": 2}, "play-unknown-key", "“wings” is not known here"),
        ({"take": "deck"}, "play-unknown-key", "“take” is not known here"),
    ],
)  # fmt: skip
def test_what_is_missing_is_said(driver, tried, id, text):
    state = position(3, at=["bridge", "bridge"], hands=[["data", "metal"]], cubes={"bridge": "011"})
    answer = explained(driver, state, tried)
    assert answer["legal"] is False
    assert sentences(answer)[id] == text


def test_something_else_is_asked_first(driver):
    driver(load=position(3, at=["bridge"]))
    driver(choose={"do": "activate"})
    answer = driver(explain={"do": "move", "room": "crew-quarters"})
    assert (answer["legal"], sentences(answer)) == (
        False,
        {"play-first": "Mara must reorder the Damage cards first"},
    )


def test_when_the_game_is_over_nothing_is_legal(driver):
    state = position(2, at=["energy-core"], diverted=[
        "bridge", "crew-quarters", "mess-hall", "engine-room", "repair-centre", "cargo-hold", "armoury",
        "medical-bay",
    ])  # fmt: skip
    driver(load=state)
    assert driver(explain={"do": "activate"})["legal"] is True
    driver(choose={"do": "activate"})
    assert driver(explain={"do": "activate"}) == {
        "legal": False,
        "checks": [{"id": "play-over", "met": False, "values": {}, "text": "The game is over"}],
    }


def test_it_changes_nothing(playing):
    before = playing(undo=0)
    playing(explain={"do": "move"})
    assert playing(undo=0) == before


@pytest.mark.parametrize("value", [None, 1, "finish", [], True])
def test_what_is_no_option_is_an_error(playing, value):
    assert "explain" in playing(explain=value)["error"]


def test_without_a_game_it_is_an_error(driver):
    assert "No game" in driver(explain={"do": "move"})["error"]


def test_legal_is_what_the_options_say_through_a_game(playing):
    chance = random.Random(3)
    for _ in range(120):
        now = playing(undo=0)
        if now["decision"] is None:
            break
        options = now["decision"]["options"]
        for _ in range(4):
            tried = {**chance.choice(options), **chance.choice(options)}
            legal = any(all(k in o and same(o[k], v) for k, v in tried.items()) for o in options)
            answer = playing(explain=tried)
            assert answer["legal"] is legal
            assert all(check["text"] for check in answer["checks"])
        playing(choose=chance.choice(options))


def test_an_answer_is_no_longer_than_there_is_to_say(playing):
    def answer(value):
        line = json.dumps({"explain": value})
        return len(line), len(json.dumps(playing(explain=value)))

    for value in (
        {f"k{n}": 0 for n in range(20_000)},
        {"do": "share", **{f"k{n}": n for n in range(20_000)}},
        {"do": "share", "cards": ["data"] * 50_000},
        {"do": "x" * 100_000},
        {"x" * 100_000: "\u2028" * 10_000},
    ):
        asked, told = answer(value)
        assert told < min(asked, 10_000)


def test_a_number_of_shares_without_end_is_none(playing):
    found = playing(explain={"shares": {"0": 10**12}})
    assert found["legal"] is False
