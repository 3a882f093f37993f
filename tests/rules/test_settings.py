"""What a game can be set up with: sound forms are kept as they are, others refused with a sentence."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from game.rules import Settings, SettingsError
from tests.rules.table import the_engine
from tests.soak.counts import check_counts

DIFFICULTIES = ("easy", "medium", "hard", "veteran", "realist")


@st.composite
def sound_forms(draw):
    players = draw(st.integers(1, 4))
    crew = 3 if players == 1 else players
    form = {
        "players": players,
        "difficulty": draw(st.sampled_from(DIFFICULTIES)),
        "seed": draw(st.integers()),
    }
    optional = {
        "first": st.none() | st.integers(0, crew - 1),
        "names": st.none() | st.lists(st.text(max_size=20), min_size=crew, max_size=crew),
        "no_counting": st.booleans(),
        "rooms": st.sampled_from(["v1", "v2", "mixed", {}, {"bridge": "v2"}, {"mess-hall": "v2"}]),
        "damage_control": st.booleans(),
        "escape_pod": st.booleans() if players > 2 else st.just(False),
    }
    for key in draw(st.sets(st.sampled_from(sorted(optional)))):
        form[key] = draw(optional[key])
    return form


@settings(max_examples=60, deadline=None)
@given(form=sound_forms())
def test_every_sound_form_begins_a_sound_game_and_comes_back(form):
    engine = the_engine()
    outcome = engine.new_game(Settings.from_json(form))
    state = engine.to_json(outcome.state)
    check_counts(state)
    shown = state["settings"]
    assert {key: shown[key] for key in form if form[key] is not None} == {
        key: value for key, value in form.items() if value is not None
    }
    assert len(shown["names"]) == (3 if form["players"] == 1 else form["players"])
    assert Settings.from_json(shown).to_json() == shown
    again = engine.to_json(engine.new_game(Settings.from_json(shown)).state)
    assert again == state, "the settings that are shown begin the same game"


@settings(max_examples=100, deadline=None)
@given(
    form=st.dictionaries(
        st.sampled_from(["players", "difficulty", "seed", "first", "names", "rooms", "escape_pod", "x"]),
        st.none()
        | st.booleans()
        | st.integers(-2, 5)
        | st.floats()
        | st.text(max_size=5)
        | st.lists(st.text()),
    )
)
def test_anything_else_is_refused(form):
    try:
        outcome = the_engine().new_game(Settings.from_json(form))
    except SettingsError as error:
        assert len(str(error)) > 10
    else:
        check_counts(the_engine().to_json(outcome.state))
