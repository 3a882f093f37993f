"""Everything that is wrong is refused with a sentence and changes nothing."""

from __future__ import annotations

import json

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.referee.driver import NEW, Driver
from tests.rules.positions import position


def broken(change):
    state = json.loads(json.dumps(position(hands=[["data"], ["metal"]], cubes={"bridge": "011"})))
    change(state)
    return state


def _room(state, room):
    return next(place for place in state["rooms"] if place["id"] == room)


BROKEN = {
    "a card too many": lambda s: s["resource_deck"].append("data"),
    "a card too few": lambda s: s["resource_deck"].pop(),
    "an unknown card": lambda s: s["resource_deck"].__setitem__(0, "gold"),
    "a card that is a number": lambda s: s["resource_deck"].__setitem__(0, 3),
    "a card that is a list": lambda s: s["face_up"].__setitem__(0, ["data"]),
    "three face-up cards": lambda s: s["face_up"].append(s["resource_deck"].pop()),
    "one face-up card": lambda s: s["resource_deck"].append(s["face_up"].pop()),
    "an empty deck": lambda s: (s["resource_discard"].extend(s["resource_deck"]), s["resource_deck"].clear()),
    "nine action tokens": lambda s: s["crew"][0].update(action_tokens=9),
    "less than no tokens": lambda s: s["crew"][0].update(action_tokens=-1),
    "tokens that are true": lambda s: s["crew"][0].update(action_tokens=True),
    "half a token": lambda s: s["crew"][0].update(action_tokens=1.0),
    "more cubes than there are": lambda s: s["crew"][0].update(repair_cubes=2),
    "five protection tokens": lambda s: s["rooms"][0].update(protection=[0, 0, 0, 1, 1]),
    "a token of nobody": lambda s: s["rooms"][0].update(protection=[2]),
    "a token of true": lambda s: s["rooms"][0].update(protection=[True]),
    "tokens on the Energy Core": lambda s: s["rooms"][4].update(protection=[0]),
    "cubes on the Energy Core": lambda s: s["rooms"][4].update(cubes=[True, True, True]),
    "the Energy Core diverted": lambda s: s["rooms"][4].update(diverted=True),
    "two repair spaces": lambda s: s["rooms"][0].update(cubes=[True, True]),
    "cubes that are numbers": lambda s: s["rooms"][0].update(cubes=[1, 1, 1]),
    "diverted that is a number": lambda s: s["rooms"][0].update(diverted=1),
    "an unknown variant": lambda s: s["rooms"][0].update(variant="v3"),
    "a Mess Hall V2 for two": lambda s: _room(s, "mess-hall").update(variant="v2"),
    "a room twice": lambda s: s["rooms"][0].update(id="armoury"),
    "an unknown room": lambda s: s["rooms"][0].update(id="cellar"),
    "the Energy Core elsewhere": lambda s: s["rooms"].__setitem__(slice(3, 5), s["rooms"][4:2:-1]),
    "eight rooms": lambda s: s["rooms"].pop(),
    "a Damage card twice": lambda s: s["damage_deck"].append(["bridge"]),
    "a Damage card missing": lambda s: s["damage_deck"].pop(),
    "an invented Damage card": lambda s: s["damage_deck"].__setitem__(0, ["bridge", "bridge"]),
    "a Damage card for the expansion": lambda s: s["damage_deck"].__setitem__(0, {"any": 1}),
    "nobody there": lambda s: s["crew"].clear(),
    "somebody too many": lambda s: s["crew"].append(dict(s["crew"][0], hand=[])),
    "somebody nowhere": lambda s: s["crew"][0].update(at=9),
    "somebody below": lambda s: s["crew"][0].update(at=-1),
    "somebody at true": lambda s: s["crew"][0].update(at=True),
    "a deserter without the expansion": lambda s: s["crew"][0].update(at="pod"),
    "a hand that is no list": lambda s: s["crew"][0].update(hand="data"),
    "a crew member without a hand": lambda s: s["crew"][0].pop("hand"),
    "a crew member with a hat": lambda s: s["crew"][0].update(hat=True),
    "nobody active": lambda s: s.update(active=2),
    "active that is true": lambda s: s.update(active=True),
    "a first player that is nobody": lambda s: s.update(first=-1),
    "an unknown phase": lambda s: s.update(phase="lunch"),
    "four actions": lambda s: s.update(actions_left=4),
    "less than no actions": lambda s: s.update(actions_left=-1),
    "turn nought": lambda s: s.update(turn=0),
    "half a turn": lambda s: s.update(turn=1.5),
    "over without a result": lambda s: s.update(phase="over", result=None),
    "a result that is a word": lambda s: s.update(result="won"),
    "a key too many": lambda s: s.update(weather="storm"),
    "no settings": lambda s: s.pop("settings"),
    "settings for three": lambda s: s["settings"].update(players=3, names=["a", "b", "c"]),
    "another difficulty": lambda s: s["settings"].update(difficulty="hard"),
    "unknown settings": lambda s: s["settings"].update(weather="storm"),
    "no deck": lambda s: s.pop("resource_deck"),
    "a deck that is null": lambda s: s.update(resource_deck=None),
    "pending that is nonsense": lambda s: s.update(pending={"what": "ever"}),
    "rng that is nonsense": lambda s: s.update(rng={"dice": "loaded"}),
}


@pytest.mark.parametrize("what", BROKEN)
def test_a_state_that_cannot_be_is_refused(playing, what):
    playing.error(json.dumps({"load": broken(BROKEN[what])}))


def test_the_state_that_is_broken_above_is_sound(playing):
    assert "state" in playing(load=broken(lambda state: None))


@pytest.mark.parametrize(
    "change",
    [
        {"players": 0}, {"players": 5}, {"players": "2"}, {"players": True}, {"players": 2.0},
        {"players": None}, {"difficulty": "impossible"}, {"difficulty": 3}, {"difficulty": None},
        {"difficulty": ["easy"]}, {"seed": 1.5}, {"seed": "7"}, {"seed": True}, {"seed": None},
        {"seeds": 1}, {"first": 2}, {"first": -1}, {"first": True}, {"first": "0"}, {"names": ["Mara"]},
        {"names": "MaraJoon"}, {"names": [1, 2]}, {"names": ["Mara", None]},
        {"names": {"0": "Mara", "1": "Joon"}}, {"no_counting": 1}, {"damage_control": "yes"},
        {"escape_pod": None}, {"escape_pod": True}, {"rooms": "v3"}, {"rooms": {"cellar": "v1"}},
        {"rooms": {"bridge": "v9"}}, {"rooms": ["v1"]}, {"rooms": None}, {"rooms": {"energy-core": "v1"}},
    ],
)  # fmt: skip
def test_settings_that_do_not_go_together(playing, change):
    playing.error(json.dumps({"new": NEW["new"] | change}))


@pytest.mark.parametrize("missing", ["players", "difficulty", "seed"])
def test_required_settings(playing, missing):
    form = {key: value for key, value in NEW["new"].items() if key != missing}
    assert missing in playing.error(json.dumps({"new": form}))


@pytest.mark.parametrize(
    "name",
    ["", " ", "x" * 61, "x" * 900_000, "a\u001b[2J", "a\u0000", "\u3164", "\u200d", "\u202eab", "\ud800"],
)
def test_names_that_cannot_be_shown(playing, driver, name):
    said = playing.error(json.dumps({"new": NEW["new"] | {"names": ["Mara", name]}}))
    assert "name" in said and len(said) < 300
    state = driver(new=NEW["new"])["state"]
    state["crew"][1]["name"] = name
    state["settings"]["names"] = None
    assert "name" in playing.error(json.dumps({"load": state}))


def test_optional_settings_come_back(driver):
    form = NEW["new"] | {
        "names": ["Ä\u200d🚀", "조"],
        "first": 1,
        "rooms": {"bridge": "v1"},
        "seed": -7,
    }
    state = driver(new=form)["state"]
    assert {key: state["settings"][key] for key in form} == form
    assert state["crew"][0]["name"] == form["names"][0]


@pytest.mark.parametrize(
    "line",
    [
        "", " ", "\t", "new", "{", "}", "[]", "[1]", "null", "1", '"new"', "{}", '{"new": 1}',
        '{"new": null}', '{"load": []}', '{"load": "x"}', '{"load": {}}', '{"choose": null}',
        '{"choose": "finish"}', '{"choose": {}}', '{"choose": []}', '{"quit": false}', '{"quit": 1}',
        '{"quit": null}', '{"help": true}', '{"New": {}}', '{"undo": 1, "die": []}',
        '{"undo": 0, "undo": 0}', '{"undo": NaN}', '{"undo": Infinity}', '{"undo": 1e999}', '{"undo": 0}}',
        '{"undo": 0} {"undo": 0}', "{'undo': 0}", '{"undo": 0,}', '{"undo": 00}', "\x00",
        '{"choose": {"do": NaN}}', '{"choose": {"do": "finish", "do": "finish"}}', '{"": 1}', "[" * 100000,
        '{"choose": ' + "[" * 5000 + "]" * 5000 + "}", '{"a":' * 20000 + "1" + "}" * 20000,
        '{"undo": ' + "9" * 10000 + "}", '{"seed": "' + "x" * 100000 + '"}', b"\xff\xfe",
        b'{"undo": "\xc3"}', b"\xef\xbb\xbf{}", '{"die": [' + "1," * 5000 + "7]}",
    ],
)  # fmt: skip
def test_a_line_that_is_no_command(playing, line):
    playing.error(line)


@pytest.mark.parametrize(
    "option",
    [
        {"do": "fly"}, {"do": "move"}, {"do": "move", "room": "energy-core"}, {"do": "move", "room": 1},
        {"do": "finish", "now": True}, {"take": "deck"}, {"do": None}, {"do": {"do": "finish"}},
        {"do": ["finish"]}, {"do": "give", "card": "data"}, {"do": "give", "card": "gold", "to": 1},
        {"room": "armoury", "do": "Move"},
    ],
)  # fmt: skip
def test_an_option_that_is_not_legal_now(playing, option):
    playing.error(json.dumps({"choose": option}))


def test_true_is_no_number_and_1_0_is_no_1(driver):
    driver(load=position(hands=[["data"], ["metal"]]))
    for to in ("true", "1.0", '"1"'):
        driver.error('{"choose": {"do": "give", "card": "data", "to": ' + to + "}}")
    assert "state" in driver(choose={"do": "give", "card": "data", "to": 1})


@pytest.mark.parametrize("digits", [5_000, 500_000])
def test_a_number_too_long_to_read_is_refused_in_words_of_our_own(playing, digits):
    line = '{"new": {"seed": ' + "7" * digits + "}}"
    assert playing.error(line) == "A number in the line has too many digits."


def test_before_a_game_there_is_nothing_to_choose_or_undo(driver):
    for command in ({"choose": {"do": "finish"}}, {"undo": 0}):
        assert set(driver(**command)) == {"error"}
    assert driver(die=[3]) == {"ok": True}


anything = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=12,
)
commands = st.sampled_from(["new", "load", "choose", "die", "undo"])


@settings(max_examples=80, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(command=commands, value=anything)
def test_any_json_is_answered_with_one_line_and_an_error_changes_nothing(command, value):
    driver = Driver()
    before = driver(**NEW)
    answer = driver(**{command: value})
    if "error" in answer:
        assert "failed" not in answer["error"], answer
        assert driver(undo=0) == before


@settings(max_examples=100, deadline=None)
@given(line=st.binary(max_size=60).filter(lambda line: b"\n" not in line))
def test_any_bytes_are_answered(line):
    driver = Driver()
    assert set(driver.raw(line)) == {"error"}


def paths(value, path=()):
    """Yield the path of everything inside a JSON value."""
    items = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, inner in items:
        yield (*path, key)
        yield from paths(inner, (*path, key))


SOUND = broken(lambda state: None)
PATHS = [
    path
    for path in paths(SOUND)
    if path[0] not in ("resource_deck", "damage_deck") or path[1:2] in ((), (0,))
]


@settings(max_examples=120, deadline=None)
@given(path=st.sampled_from(PATHS), value=anything)
def test_a_state_with_anything_anywhere_is_loaded_or_refused(path, value):
    state = json.loads(json.dumps(SOUND))
    inner = state
    for key in path[:-1]:
        inner = inner[key]
    inner[path[-1]] = value
    driver = Driver()
    answer = driver(load=state)
    if "error" in answer:
        assert "The referee failed" not in answer["error"], (path, value, answer)
    else:
        assert driver(load=answer["state"])["state"] == answer["state"]
