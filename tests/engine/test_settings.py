"""What a game may be set up with."""

import pytest

from game.rules import Settings, SettingsError
from tests.engine.walks import engine

GOOD = {"players": 3, "difficulty": "medium", "seed": 7}


def new(**more):
    return engine().new_game(Settings.from_json(GOOD | more))


def test_defaults_are_filled_in():
    assert engine().to_json(new().state)["settings"] == {
        "players": 3,
        "difficulty": "medium",
        "seed": 7,
        "rooms": "v1",
        "damage_control": False,
        "escape_pod": False,
        "no_counting": False,
        "first": None,
        "names": list(engine().content.crew[:3]),
    }


@pytest.mark.parametrize(
    "more",
    [
        {"rooms": {"bridge": "v1", "armoury": "v1"}},
        {"rooms": {}},
        {"names": ["A", "B", "C"]},
        {"first": 2},
        {"first": None, "names": None},
        {"no_counting": True},
        {"seed": -5},
        {"rooms": "v2"},
        {"rooms": "mixed"},
        {"rooms": {"mess-hall": "v2", "bridge": "v1"}},
        {"damage_control": True, "escape_pod": True},
        {"players": 1, "first": 2, "names": ["A", "B", "C"]},
    ],
)
def test_settings_come_back_as_given(more: dict):
    given = engine().to_json(new(**more).state)["settings"]
    assert Settings.from_json(given).to_json() == given
    for key, value in more.items():
        assert value is None or given[key] == value


def test_the_first_player_is_as_set_up_or_by_chance():
    assert new(first=2).state.first == 2
    assert {new(seed=seed).state.first for seed in range(30)} == {0, 1, 2}


@pytest.mark.parametrize(
    ("more", "says"),
    [
        ({"players": 5}, "from 1 to 4"),
        ({"players": 0}, "from 1 to 4"),
        ({"players": "three"}, "whole number"),
        ({"players": True}, "whole number"),
        ({"players": 3.0}, "whole number"),
        ({"difficulty": "eazy"}, "Did you mean 'easy'"),
        ({"difficulty": 3}, "string"),
        ({"seed": None}, "whole number"),
        ({"seed": 1.5}, "whole number"),
        ({"sed": 1}, "Did you mean 'seed'"),
        ({"first": 3}, "from 0 to 2"),
        ({"first": -1}, "from 0 to 2"),
        ({"first": False}, "whole number"),
        ({"names": ["A", "B"]}, "must have 3"),
        ({"names": ["A", "B", 3]}, "string"),
        ({"names": "ABC"}, "list"),
        ({"rooms": "v3"}, "v1, v2, mixed"),
        ({"rooms": {"brigde": "v1"}}, "Did you mean 'bridge'"),
        ({"rooms": {"energy-core": "v1"}}, "no variants"),
        ({"rooms": {"bridge": "v9"}}, "must say v1 or v2"),
        ({"rooms": ["v1"]}, "string"),
        ({"no_counting": 1}, "true or false"),
        ({"escape_pod": True, "players": 2}, "three or four"),
        ({"escape_pod": True, "players": 1}, "three or four"),
        ({"players": 1, "first": 3}, "from 0 to 2"),
        ({"players": 1, "names": ["A"]}, "must have 3"),
        ({"players": 1, "names": ["A", "B", "C", "D"]}, "must have 3"),
        ({"damage_control": 1}, "true or false"),
    ],
)
def test_wrong_settings_say_what_is_wrong(more: dict, says: str):
    with pytest.raises(SettingsError) as caught:
        new(**more)
    assert says in str(caught.value)


@pytest.mark.parametrize("key", GOOD)
def test_the_first_three_are_required(key: str):
    with pytest.raises(SettingsError, match=f"'{key}' is missing"):
        Settings.from_json({name: value for name, value in GOOD.items() if name != key})


@pytest.mark.parametrize("form", [None, [], 3, "new"])
def test_settings_are_an_object(form: object):
    with pytest.raises(SettingsError, match="must be an object"):
        Settings.from_json(form)
