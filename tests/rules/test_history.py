"""Undo, redo, replay and the saved form of a game."""

from __future__ import annotations

import json

import pytest

from game.rules import IllegalOption, Settings
from game.rules.history import History, HistoryError, WayBack, first_difference
from tests.rules.positions import position
from tests.rules.table import the_engine


def new_game(seed=3):
    return History.new(the_engine(), Settings(2, "easy", seed))


def loaded(**facts):
    return History.load(the_engine(), the_engine().from_json(position(**facts)))


def now(history):
    return history.engine.to_json(history.state)


def move_to(room):
    return {"do": "move", "room": room}


def ends(state):
    """All actions are left, or none."""
    return state.actions_left in (3, 0)


def never(state):
    return False


def test_there_is_nothing_to_undo_at_the_start():
    history = new_game()
    assert (history.can_undo, history.can_redo, history.undo_blocked_by) == (False, False, "start")
    assert not history.undo()
    assert not history.redo()
    assert loaded().undo_blocked_by == "start"


def test_setting_a_game_up_reveals_cards_and_writing_a_position_none():
    assert the_engine().new_game(Settings(2, "easy", 3)).revealed
    assert new_game().steps[0].revealed_by == "drawn"
    assert loaded().steps[0].revealed_by is None


def test_undo_and_redo_walk_over_what_revealed_nothing():
    history = loaded(hands=[["data"], ["metal"]])
    positions = [now(history)]
    for option in (move_to("armoury"), move_to("cargo-hold"), {"do": "finish"}):
        history.apply(option)
        positions.append(now(history))
    for position_before in positions[-2::-1]:
        assert history.undo()
        assert now(history) == position_before
    assert history.undo_blocked_by == "start"
    for position_after in positions[1:]:
        assert history.redo()
        assert now(history) == position_after
    assert not history.can_redo


def test_going_back_and_forth_ends_only_where_it_may():
    history = loaded()
    for room in ("armoury", "cargo-hold", "armoury"):
        history.apply(move_to(room))
    assert history.way_back(ends) == WayBack(0, None) and history.way_back(never) == WayBack(None, "start")
    assert not history.undo(never) and history.cursor == 3
    assert history.undo(ends) and history.cursor == 0
    assert history.redo(ends) and history.cursor == 3
    assert history.undo() and history.cursor == 2 and history.way_back() == WayBack(1, None)
    assert history.undo(ends) and history.cursor == 0
    assert history.redo(never) and history.cursor == 3, "at the last choice it ends anyway"


def test_a_new_choice_forgets_what_was_undone():
    history = loaded()
    history.apply(move_to("armoury"))
    history.undo()
    history.apply(move_to("engine-room"))
    assert not history.can_redo
    assert [step.choice for step in history.steps] == [None, move_to("engine-room")]


@pytest.mark.parametrize(
    ("facts", "choices", "blocked"),
    [
        ({}, [{"do": "scavenge"}], "roll"),
        ({"at": ["cargo-hold"]}, [{"do": "activate"}], "seen"),
        ({"at": ["bridge"]}, [{"do": "activate"}], "seen"),
        ({}, [{"do": "finish"}, {"take": "deck"}], "drawn"),
        ({}, [{"do": "finish"}, {"take": "face_up", "card": "data"}], "drawn"),
        ({"damage": []}, [{"do": "finish"}, {"take": "deck"}], "roll"),
        ({"at": ["armoury"]}, [{"do": "activate"}], None),
        ({"at": ["armoury"]}, [{"do": "activate"}, {"rooms": ["bridge", "bridge"]}], None),
    ],
)
def test_undo_stops_where_chance_or_hidden_cards_were_revealed(facts, choices, blocked):
    history = loaded(**facts)
    for choice in choices:
        history.apply(choice)
    assert history.undo_blocked_by == blocked
    assert history.undo() == (blocked is None)


def test_what_was_seen_may_be_put_in_another_order():
    top = ["data", "metal", "energy", "nanobots", "universal"]
    history = loaded(at=["cargo-hold"], deck_top=top)
    history.apply({"do": "activate"})
    history.apply({"order": top[::-1]})
    assert history.undo()
    assert history.undo_blocked_by == "seen"
    history.apply({"order": top})
    assert now(history)["resource_deck"][:5] == top


def test_discarding_to_six_can_be_undone_up_to_the_draw():
    history = loaded(
        hands=[["data", "metal"] * 3], deck_top=["energy", "energy"], damage=[["bridge"], ["armoury"]]
    )
    history.apply({"do": "finish"})
    history.apply({"take": "deck"})
    history.apply({"card": "data"})
    assert history.undo()
    assert history.undo_blocked_by == "drawn"
    history.apply({"card": "energy"})
    history.apply({"card": "energy"})
    assert history.undo_blocked_by == "drawn", "the Damage card was drawn"


def test_a_win_can_be_undone():
    rooms = {room["id"] for room in position()["rooms"]} - {"energy-core"}
    history = loaded(diverted=rooms)
    history.apply({"do": "activate"})
    assert history.decision is None
    assert history.undo()
    assert history.decision is not None


def test_rewind_takes_back_chance_and_says_when_it_cannot():
    history = new_game()
    start = now(history)
    for _ in range(3):
        history.apply({"do": "scavenge"}, [1])
    with pytest.raises(HistoryError, match="3"):
        history.rewind(4)
    with pytest.raises(HistoryError):
        history.rewind(-1)
    history.rewind(3)
    assert now(history) == start
    history.rewind(0)
    assert now(history) == start


def test_an_illegal_option_leaves_everything_as_it_was():
    history = loaded()
    history.apply(move_to("armoury"))
    history.undo()
    before = now(history)
    dice = [1, 2]
    for wrong in (move_to("bridge"), {"do": "move"}, {}, {"do": ["move"]}, {"do": "scavenge", "extra": 1}):
        with pytest.raises(IllegalOption):
            history.apply(wrong, dice)
    assert now(history) == before
    assert history.can_redo
    assert dice == [1, 2]


def played(seed=5):
    history = new_game(seed)
    for choice, dice in [
        ({"do": "scavenge"}, [6]),
        ({"take": "deck"}, None),
        ({"take": "nothing"}, None),
        ({"do": "scavenge"}, None),
    ]:
        history.apply(choice, dice)
    while history.decision.kind == "scavenge":
        history.apply({"take": "deck"})
    history.apply({"do": "finish"})
    return history


def test_a_saved_game_comes_back_with_its_past_and_its_future():
    history = played()
    history.undo()
    saved = json.loads(json.dumps(history.to_json()))
    again = History.from_json(the_engine(), saved)
    assert now(again) == now(history)
    assert again.can_redo
    assert again.redo()
    assert history.redo()
    assert now(again) == now(history)
    assert again.to_json() == history.to_json()
    assert again.undo()
    assert again.undo_blocked_by == history.steps[-2].revealed_by


def test_a_game_that_began_with_a_position_is_saved_with_it():
    history = loaded(at=["armoury"])
    history.apply({"do": "activate"})
    again = History.from_json(the_engine(), json.loads(json.dumps(history.to_json())))
    assert now(again) == now(history)
    assert again.decision.kind == "armoury"
    again.rewind(1)
    assert again.undo_blocked_by == "start"


def wrong(**changes):
    return played().to_json() | changes


@pytest.mark.parametrize(
    "saved",
    [
        {},
        wrong(settings={"players": 2}),
        wrong(settings=None),
        wrong(choices=[{"do": "move", "room": "bridge"}]),
        wrong(choices=[7]),
        wrong(choices=None),
        wrong(cursor=99),
        wrong(cursor=-1),
        wrong(cursor="1"),
        wrong(cursor=True),
        wrong(cursor=1),
        wrong(rolls={"0": [3]}),
        wrong(rolls=[]),
        wrong(state={}),
        wrong(start={}, settings=None),
    ],
)
def test_what_is_no_saved_game_says_so(saved):
    with pytest.raises(HistoryError):
        History.from_json(the_engine(), saved)


def test_seeking_goes_anywhere_and_forgets_nothing():
    history = loaded(hands=[["data"], ["metal"]])
    positions = [now(history)]
    for option in (move_to("armoury"), move_to("cargo-hold"), {"do": "finish"}):
        history.apply(option)
        positions.append(now(history))
    for choices in (3, 0, 2, 1, 3):
        history.seek(choices)
        assert (history.cursor, history.length) == (choices, 3)
        assert now(history) == positions[choices]
    for nowhere in (-1, 4):
        with pytest.raises(HistoryError):
            history.seek(nowhere)


def test_a_branch_is_played_on_without_losing_what_it_came_from():
    history = new_game()
    history.apply({"do": "finish"})
    history.seek(0)
    branch = history.branch()
    assert (branch.length, now(branch)) == (0, now(history))
    options = branch.decision.to_json()["options"]
    branch.apply(options[0])
    assert branch.length == 1 and history.length == 1
    history.seek(1)
    again = History.from_json(the_engine(), json.loads(json.dumps(branch.to_json())))
    assert now(again) == now(branch)


@pytest.mark.parametrize(
    ("one", "other", "told"),
    [
        ({"a": [1, {"b": 2}]}, {"a": [1, {"b": 3}]}, ("it.a[1].b", 2, 3)),
        ({"a": 1}, {"a": 1, "b": 2}, ("it.b", "missing", 2)),
        ({"a": 1, "b": 2}, {"a": 1}, ("it.b", 2, "missing")),
        ([1, 2], [1], ("it", [1, 2], [1])),
        ({"a": 1}, None, ("it", {"a": 1}, None)),
        (None, {"a": 1}, ("it", None, {"a": 1})),
        ([1], 1, ("it", [1], 1)),
        (1, [1], ("it", 1, [1])),
        ([True], [1], ("it[0]", True, 1)),
        ({"a": [1, True, None]}, {"a": [1, True, None]}, None),
    ],
)
def test_where_two_pieces_of_data_differ_first(one, other, told):
    assert first_difference(one, other, "it") == told
