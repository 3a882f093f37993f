"""What is said of a try, rule by rule: which conditions are met, which are not, and with what values."""

from __future__ import annotations

from typing import Any

import pytest

from game.rules import State, explain
from game.rules.queries.checks import Explanation
from tests.rules.positions import position
from tests.rules.table import the_engine

EVERYWHERE = ("armoury", "bridge", "cargo-hold", "crew-quarters", "engine-room", "medical-bay", "mess-hall",
              "repair-centre")  # fmt: skip


def at(**facts: Any) -> State:
    players = facts.pop("players", 3)
    return the_engine().from_json(position(players, **facts))


def choose(state: State, form: dict[str, Any]) -> State:
    engine = the_engine()
    option = engine.find_option(engine.decision(state), form)
    assert option is not None, form
    return engine.apply(state, option).state


def marks(found: Explanation) -> str:
    """The checks in order, `-` before those that are not met."""
    return " ".join(check.id if check.met else f"-{check.id}" for check in found.checks)


def value(found: Explanation, id: str, name: str) -> Any:
    return next(check for check in found.checks if check.id == id).values[name].value


@pytest.mark.parametrize(
    ("facts", "tried", "said"),
    [
        #
        ({"actions_left": 0}, {"do": "scavenge"}, "-play-left"),
        ({"actions_left": 0, "tokens": [1]}, {"do": "scavenge"}, "play-left"),
        ({"actions_left": 0}, {"do": "move", "room": "armoury"}, "play-next-door -play-left"),
        ({"actions_left": 0}, {"do": "move", "room": "bridge"}, "-play-next-door -play-left"),
        ({"at": ["bridge"], "hands": [["data"]]}, {"do": "give"}, "-play-company play-cards play-left"),
        ({"hands": [[], ["data"]]}, {"do": "give"}, "play-company -play-cards play-left"),
        ({"hands": [["data"]]}, {"do": "take"}, "play-company -play-their-cards play-left"),
        ({"at": ["bridge"], "hands": [[], ["data"]]}, {"do": "take"}, "-play-company play-left"),
        ({"at": ["bridge"], "hands": [[], ["data"]]}, {"do": "take", "card": "data"},
         "-play-company play-left"),
        ({"hands": [["data"]]}, {"do": "give", "to": 1, "card": "data"},
         "play-aboard play-another play-together play-in-hand play-left"),
        ({"hands": [["data"]], "at": ["bridge"]}, {"do": "give", "to": 1, "card": "data"},
         "play-aboard play-another -play-together play-in-hand play-left"),
        ({"hands": [["data"]]}, {"do": "give", "to": 0},
         "play-aboard -play-another play-together play-cards play-left"),
        ({"hands": [[], ["data"]], "at": ["bridge"]}, {"do": "take", "from": 1, "card": "data"},
         "play-aboard play-another -play-together play-their-card play-left"),
        #
        ({}, {"do": "repair"}, "-play-broken"),
        ({"at": ["bridge"], "cubes": {"bridge": "011"}, "hands": [["data"]]}, {"do": "repair"},
         "play-broken -play-fitting play-cube play-left"),
        ({"at": ["bridge"], "cubes": {"bridge": "011"}, "hands": [["universal"]]}, {"do": "repair"},
         "play-broken play-fitting play-cube play-left"),
        ({"at": ["bridge"], "cubes": {"bridge": "011"}, "held_cubes": [0, 1], "hands": [["nanobots"]]},
         {"do": "repair", "slot": 0, "card": "nanobots"},
         "play-broken play-in-hand play-exposed play-match play-topmost -play-cube play-left"),
        ({"at": ["bridge"], "cubes": {"bridge": "011"}, "hands": [["nanobots"]]},
         {"do": "repair", "slot": 1, "card": "nanobots"},
         "play-broken play-in-hand -play-exposed play-cube play-left"),
        ({"at": ["bridge"], "cubes": {"bridge": "011"}}, {"do": "repair", "slot": 0},
         "play-broken play-exposed -play-match play-topmost play-cube play-left"),
        ({"at": ["bridge"], "cubes": {"bridge": "011"}}, {"do": "repair", "slot": 1},
         "play-broken -play-exposed play-cube play-left -play-choice"),
        ({"at": ["bridge"], "cubes": {"bridge": "001"}, "hands": [["nanobots"]]},
         {"do": "repair", "slot": 1, "card": "nanobots"},
         "play-broken play-in-hand play-exposed -play-match play-topmost play-cube play-left"),
        ({"at": ["bridge"], "cubes": {"bridge": "001"}, "diverted": ["bridge"], "hands": [["universal"]]},
         {"do": "repair", "slot": 1, "card": "universal"},
         "play-broken play-in-hand play-exposed play-match -play-topmost play-cube play-left"),
        #
        ({}, {"do": "divert"}, "-play-power"),
        ({"at": ["bridge"], "diverted": ["bridge"]}, {"do": "divert"}, "play-power -play-undiverted"),
        ({"at": ["bridge"], "cubes": {"bridge": "011"}}, {"do": "divert"},
         "play-power play-undiverted -play-whole -play-cost play-left"),
        #
        ({"diverted": ["bridge"]}, {"do": "activate"}, "play-whole play-left -play-power-all"),
        ({"at": ["bridge"], "cubes": {"bridge": "011"}}, {"do": "activate"},
         "-play-whole play-left play-damage-cards"),
        #
        ({"at": ["bridge"], "cubes": {"bridge": "011"}}, {"do": "repair", "cube": True}, "-play-held-cube"),
        ({"at": ["bridge"], "cubes": {"bridge": "011"}, "held_cubes": [1]}, {"do": "repair", "cube": True},
         "play-held-cube play-broken play-left"),
        ({"at": ["bridge"], "cubes": {"bridge": "011"}, "held_cubes": [1], "actions_left": 0},
         {"do": "repair"}, "play-held-cube play-broken -play-left"),
        ({"at": ["repair-centre"]}, {"do": "activate"},
         "play-whole play-left -play-broken-elsewhere"),
        #
        ({"at": ["medical-bay"], "cubes": {"medical-bay": "011"}}, {"do": "activate"},
         "-play-passive-tokens"),
        ({"at": ["medical-bay"], "variants": {"medical-bay": "v2"}, "actions_left": 1}, {"do": "activate"},
         "play-whole -play-left-many play-tokens"),
        #
        ({"at": ["engine-room"]}, {"do": "activate"}, "play-whole play-left -play-own-cards -play-discards"),
        ({"at": ["crew-quarters"] * 3}, {"do": "activate"}, "play-whole play-left -play-apart"),
        ({"at": ["mess-hall"]}, {"do": "activate"}, "play-whole play-left -play-any-cards"),
        ({"at": ["mess-hall"], "variants": {"mess-hall": "v2"}, "hands": [[], ["data"]]}, {"do": "activate"},
         "play-whole play-left -play-two-with-cards"),
        #
        ({"players": 1, "hands": [["data"]], "actions_left": 1}, {"do": "trade"},
         "play-own-cards -play-left-many"),
        ({"players": 1}, {"do": "trade", "take": "energy"}, "-play-own-cards -play-face-up play-left-many"),
        #
        ({"escape_pod": True, "at": ["bridge"]}, {"do": "board"},
         "play-pod-free -play-pod-online -play-pod-core play-left"),
        ({"escape_pod": True, "diverted": EVERYWHERE[:7]}, {"do": "board"},
         "play-pod-free play-pod-online play-pod-core play-left"),
        ({"escape_pod": True, "diverted": EVERYWHERE[:7], "at": [4, "pod"]}, {"do": "board"},
         "-play-pod-free"),
        ({"escape_pod": True, "diverted": EVERYWHERE[:7], "at": [4, "pod"], "hands": [["data"]]},
         {"do": "give", "to": 1}, "-play-aboard play-cards play-left"),
    ],
)  # fmt: skip
def test_the_conditions_of_an_action_in_their_order(facts, tried, said) -> None:
    found = explain(at(**facts), tried)
    assert marks(found) == said
    assert found.legal == (not any(word.startswith("-") for word in said.split()))


@pytest.mark.parametrize(
    ("facts", "tried", "id", "name", "told"),
    [
        ({}, {"do": "move", "room": "bridge"}, "play-next-door", "steps", 2),
        ({}, {"do": "move"}, "play-next-door", "steps", None),
        ({"actions_left": 1, "tokens": [2]}, {"do": "scavenge"}, "play-left", "count", 3),
        ({"at": ["bridge"], "cubes": {"bridge": "001"}}, {"do": "repair"}, "play-fitting", "wanted",
         ["nanobots", "data"]),
        ({"at": ["bridge"], "cubes": {"bridge": "001"}, "hands": [["metal"]]},
         {"do": "repair", "slot": 1, "card": "metal"}, "play-match", "space", ["data"]),
        ({"at": ["bridge"], "cubes": {"bridge": "001"}, "diverted": ["bridge"], "hands": [["metal"]]},
         {"do": "repair", "slot": 1, "card": "metal"}, "play-match", "space", ["nanobots", "data"]),
        ({"at": ["bridge"], "cubes": {"bridge": "011"}}, {"do": "activate"}, "play-whole", "cubes", 2),
        ({"at": ["bridge"], "cubes": {"bridge": "011"}}, {"do": "divert"}, "play-whole", "spaces", 3),
        ({"at": ["bridge"], "hands": [["data", "universal"]]}, {"do": "divert"}, "play-cost", "cost",
         [["data", True], ["metal", True], ["energy", False]]),
        ({"at": ["medical-bay"], "hands": [["data", "energy"]]}, {"do": "divert"}, "play-cost", "cost",
         [["data", True], ["energy", True], ["energy", False]]),
        ({"diverted": ["bridge", "armoury"]}, {"do": "activate"}, "play-power-all", "number", 2),
        ({"diverted": ["bridge", "armoury"]}, {"do": "activate"}, "play-power-all", "goal", 8),
        ({"escape_pod": True}, {"do": "board"}, "play-pod-online", "goal", 7),
        ({"at": ["medical-bay"], "variants": {"medical-bay": "v2"}, "actions_left": 1}, {"do": "activate"},
         "play-left-many", "price", 2),
        ({"at": ["repair-centre"], "cubes": {"armoury": "101"}, "hands": [["data"]]}, {"do": "activate"},
         "play-fitting-elsewhere", "wanted", ["nanobots"]),
        ({"hands": [["data"]], "at": ["bridge"]}, {"do": "give", "to": 1}, "play-together", "room",
         "energy-core"),
    ],
)  # fmt: skip
def test_a_condition_tells_its_values(facts, tried, id, name, told) -> None:
    assert value(explain(at(**facts), tried), id, name) == told


def test_r06_the_cost_is_judged_paid_before_the_conditions() -> None:
    """The two Action tokens that the activation pays lie in the supply by then."""
    facts = {"at": ["medical-bay"], "variants": {"medical-bay": "v2"}, "tokens": [2, 3, 3]}
    assert marks(explain(at(**facts), {"do": "activate"})) == "play-whole play-left-many -play-tokens"
    found = explain(at(**facts, actions_left=0), {"do": "activate"})
    assert marks(found) == "play-whole play-left-many play-tokens"


@pytest.mark.parametrize(
    ("facts", "tried", "said"),
    [
        ({"at": ["crew-quarters", "bridge", "bridge"]}, {"crew": 1, "room": "bridge"},
         "play-aboard -play-elsewhere play-joined"),
        ({"at": ["crew-quarters", "bridge", "bridge"]}, {"crew": 1, "room": "armoury"},
         "play-aboard play-elsewhere -play-joined"),
        ({"at": ["crew-quarters", "bridge", "bridge"], "variants": {"crew-quarters": "v2"}},
         {"crew": 0, "room": "bridge"}, "play-aboard play-elsewhere -play-empty"),
        ({"at": ["repair-centre"], "cubes": {"armoury": "101", "repair-centre": "111"},
         "hands": [["nanobots"]]},
         {"room": "repair-centre"}, "-play-other-room -play-broken"),
        ({"at": ["repair-centre"], "cubes": {"armoury": "101"}, "hands": [["nanobots", "data"]]},
         {"room": "armoury", "card": "data"}, "play-other-room play-broken play-in-hand -play-fitting"),
        ({"at": ["repair-centre"], "cubes": {"armoury": "101"}, "hands": [["nanobots", "data"]]},
         {"room": "bridge", "card": "data"}, "play-other-room -play-broken"),
        ({"at": ["repair-centre"], "variants": {"repair-centre": "v2"}, "cubes": {"armoury": "101"}},
         {"to": 0}, "play-aboard -play-other-crew"),
    ],
)  # fmt: skip
def test_r19_to_r27_the_conditions_of_a_question_of_a_room(facts, tried, said) -> None:
    assert marks(explain(choose(at(**facts), {"do": "activate"}), tried)) == said


def test_r31_the_rooms_that_damage_strikes() -> None:
    state = at(damage=[{"any": 2}], damage_control=True, phase="collect", deck=["data"] * 5)
    state = choose(state, {"take": "face_up", "card": "data"})
    assert marks(explain(state, {"rooms": ["energy-core"]})) == "-play-strikes"
    assert marks(explain(state, {"rooms": ["armoury"]})) == "play-strikes -play-strikes-count"
    assert marks(explain(state, {"rooms": ["armoury", "bridge"]})) == "play-strikes play-strikes-count"
    assert marks(explain(state, {"rooms": ["armoury", "armoury"]})) == "-play-strikes"


def test_an_aim_at_another_room_is_told_with_what_would_lack_there() -> None:
    state = at(at=["bridge"], cubes={"mess-hall": "011"}, hands=[["data", "data", "energy"]])
    found = explain(state, {"do": "divert"}, aim="mess-hall")
    assert marks(found) == "-play-standing play-power play-undiverted -play-whole play-cost play-left"
    assert value(found, "play-standing", "here") == "bridge"
    assert explain(state, {"do": "divert"}, aim="bridge").checks[0].met
    assert not explain(state, {"do": "divert"}, aim="nowhere").legal


def test_while_something_else_is_asked_an_action_has_to_wait() -> None:
    state = choose(at(at=["bridge"]), {"do": "activate"})
    for tried in ({"do": "move"}, {"do": "move", "room": "armoury"}, {"do": "activate"}):
        found = explain(state, tried)
        assert marks(found) == "-play-first"
        assert value(found, "play-first", "question") == "ask-bridge"


@pytest.mark.parametrize(
    ("tried", "said"),
    [
        ({"do": "move", "wings": 2}, "-play-unknown-key play-next-door play-left"),
        ({"do": "move", "slot": 1}, "-play-unknown-value play-next-door play-left"),
        ({"do": "move", "room": "brigde"}, "-play-unknown-value play-left"),
        ({"do": "move", "room": 1, "wings": 2}, "-play-unknown-key -play-unknown-value play-left"),
        ({"do": "fly"}, "-play-unknown-value"),
        ({"take": "deck"}, "-play-unknown-key"),
        ({"room": "armoury", "wings": 2}, "-play-unknown-key play-next-door play-left"),
        ({"do": "fly", "room": "armoury"}, "-play-unknown-value -play-unknown-value"),
    ],
)
def test_what_means_nothing_is_said_before_the_rest_is_judged(tried, said) -> None:
    found = explain(at(), tried)
    assert marks(found) == said and not found.legal


def test_an_answer_of_more_things_than_anybody_has_means_nothing() -> None:
    for cards, said in ((99, "-play-cost play-left"), (100, "-play-unknown-value play-left")):
        found = explain(at(at=["bridge"]), {"do": "divert", "cards": ["data"] * cards})
        assert marks(found) == f"play-power play-undiverted play-whole {said}"
    state = choose(at(at=["medical-bay"], variants={"medical-bay": "v2"}), {"do": "activate"})
    for tokens, said in ((99, "-play-choice"), (100, "-play-unknown-value")):
        assert marks(explain(state, {"tokens": {"1": tokens}})) == said


def test_of_what_means_nothing_only_so_much_is_told() -> None:
    assert len(explain(at(), {f"k{n}": 0 for n in range(20)}).checks) == 8
    assert value(explain(at(), {"k": "\u00fc"}), "play-unknown-key", "value") == '"\u00fc"'
    for letters, told in ((58, f'"{"x" * 58}"'), (59, f'"{"x" * 59} ...')):
        found = explain(at(), {"k" * 61: "x" * letters})
        assert value(found, "play-unknown-key", "value") == told
        assert value(found, "play-unknown-key", "key") == "k" * 60
