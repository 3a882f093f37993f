"""Settings are remembered, and a file that makes no sense does no harm."""

from __future__ import annotations

import json
from dataclasses import fields, replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.storage.settings.new_game import NewGame, Participant
from game.storage.settings.preferences import Preferences, PreferencesFile
from tests.looped import some

FULL = Preferences(
    animation="slow",
    reduced_motion=True,
    confirm=False,
    confirm_leave=True,
    confirm_replace=False,
    confirm_delete=False,
    fullscreen=True,
    display=1,
    window=(1600, 900),
    maximised=True,
    interface=125,
    text=150,
    contrast=True,
    palette="deutan",
    language="de",
    master=10,
    effects=20,
    music=30,
    ambience=40,
    mute=True,
    captions=True,
    keys=(("undo", "u"),),
    new_game=NewGame((Participant("Zoë", 3), Participant("Bo", 0)), "realist", 1, "4817-2206"),
)


@pytest.fixture
def file(tmp_path: Path) -> PreferencesFile:
    return PreferencesFile(tmp_path / "deep" / "settings.json")


def test_none_yet(file: PreferencesFile) -> None:
    assert file.load() == (Preferences(), None)


def test_everything_comes_back(file: PreferencesFile) -> None:
    file.save(FULL)
    assert file.load() == (FULL, None)


@pytest.mark.parametrize("text", ["", "{", "[]", "{}", '{"version": "one"}', '{"version": 99}'])
def test_unreadable_files_are_put_aside(file: PreferencesFile, text: str) -> None:
    file.save(FULL)
    file.path.write_text(text, encoding="utf-8")
    settings, aside = file.load()
    assert settings == Preferences()
    kind = "newer" if "99" in text else "broken"
    assert aside is not None and aside.name == f"settings.json.{kind}-1"
    assert aside.read_text(encoding="utf-8") == text
    assert not file.path.exists()


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("animation", "warp"),
        ("animation", 3),
        ("reduced_motion", "yes"),
        ("confirm", 1),
        ("window", [1, 2]),
        ("window", "big"),
        ("interface", 79),
        ("text", True),
        ("palette", "sepia"),
        ("language", "../en"),
        ("music", 101),
        ("keys", "none"),
        ("display", -1),
        ("new_game", []),
        ("new_game", {"players": [{"name": "A", "mark": 0}]}),
        ("new_game", {"players": [{"name": "A", "mark": 0}, {"name": "B", "mark": 0}]}),
        ("new_game", {"players": [{"name": "A", "mark": 9}, {"name": 4, "mark": 0}]}),
        ("new_game", {"difficulty": 4, "first": 7, "seed": 9, "seats": True, "expansions": [3, ""]}),
    ],
)
def test_one_senseless_value_leaves_the_others(key: str, value: Any) -> None:
    data = json.loads(json.dumps(FULL.to_json()))
    data[key] = value
    read = Preferences.from_json(data)
    for item in some(fields(Preferences)):
        expected = FULL if item.name != key else Preferences()
        assert getattr(read, item.name) == getattr(expected, item.name), item.name


def test_unknown_keys_are_passed_over() -> None:
    assert Preferences.from_json({**json.loads(json.dumps(FULL.to_json())), "wings": 2}) == FULL


_JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=6,
)


@given(st.dictionaries(st.sampled_from(sorted(FULL.to_json())), _JSON, max_size=8))
def test_anything_in_a_file_gives_settings_or_a_refusal(data: dict[str, Any]) -> None:
    data["version"] = 1
    read = Preferences.from_json(data)
    assert Preferences.from_json(json.loads(json.dumps(read.to_json()))) == read


def test_who_never_chose_when_the_captain_answers_is_answered_when_asking() -> None:
    settings, wrong = Preferences.judged({**Preferences().to_json(), "adviser": "usual"})
    assert settings.adviser == "asked" and "adviser" not in wrong


def test_a_window_of_a_file_before_windows_were_maximised_is_not(file: PreferencesFile) -> None:
    before = FULL.to_json()
    assert before.pop("maximised") is True
    file.path.parent.mkdir()
    file.path.write_text(json.dumps(before), encoding="utf-8")
    assert file.load() == (replace(FULL, maximised=False), None)


def test_a_recap_is_on_for_whoever_chose_a_pace_before_there_was_one() -> None:
    assert Preferences.judged({"version": 2, "animation": "fast"})[0].recap
    assert not Preferences.judged({"version": 2, "animation": "fast", "recap": False})[0].recap
    assert not Preferences.judged({"version": 2})[0].recap, "who has not chosen yet is asked"
