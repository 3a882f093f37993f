"""Whose mistake it is: steps that find nothing to act on are the content's; anything else is the engine's."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from game.program_files import data_folder
from game.rules import ContentError, Engine, Settings, load_edition
from game.rules.decisions import Alternative, Option
from game.rules.effects.execution import WAIT, Execution, take_from_hand
from game.rules.effects.limits import UNCOUNTED, Effort, few
from game.rules.effects.mistakes import CannotError, EndlessError
from game.rules.states.packed_hands import pack
from game.rules.states.state import State

BUGS = [
    KeyError("room"),
    IndexError("list index out of range"),
    ValueError("?"),
    TypeError("?"),
    RecursionError(),
]


@pytest.fixture
def engine() -> Engine:
    """Rules of its own: what is broken here breaks no other test."""
    return Engine(load_edition(data_folder()))


def break_off(engine: Engine, error: Exception) -> None:
    """Let every step raise an error."""

    def broken(work: Execution) -> int:
        raise error

    object.__setattr__(engine.program, "code", (broken,) * len(engine.program.code))


def scavenge(engine: Engine) -> Callable[[], Any]:
    state = engine.new_game(Settings(players=2, difficulty="medium", seed=1)).state
    decision = engine.decision(state)
    option = next(one for one in decision.options if engine.option_to_json(one).get("do") == "scavenge")
    return lambda: engine.apply(state, option)


@pytest.mark.parametrize("error", BUGS, ids=lambda error: type(error).__name__)
def test_a_mistake_of_the_engine_is_not_blamed_on_the_content(engine: Engine, error: Exception) -> None:
    act = scavenge(engine)
    break_off(engine, error)
    with pytest.raises(type(error)) as caught:
        act()
    assert caught.value is error


@pytest.mark.parametrize("error", [CannotError("the Resource deck is empty"), EndlessError("too many steps")])
def test_what_a_step_cannot_do_is_told_with_file_and_line(engine: Engine, error: Exception) -> None:
    act = scavenge(engine)
    break_off(engine, error)
    with pytest.raises(ContentError) as caught:
        act()
    assert str(error) in str(caught.value)
    file, line = str(caught.value).split(":")[:2]
    assert Path(data_folder(), file).is_file() and int(line) > 0


@pytest.mark.parametrize("held", [(), (0,), (0, 0, 2, 3), (2,)])
def test_a_card_that_is_not_in_the_hand_cannot_be_taken_out_of_it(
    engine: Engine, held: tuple[int, ...]
) -> None:
    """Not even where the hand holds others: their numbers are in the same integer."""
    state = engine.new_game(Settings(players=2, difficulty="easy", seed=5)).state
    hand, missing = state.table.hand_of[0], 1
    state.hands = (*state.hands[:hand], pack(held), *state.hands[hand + 1 :])
    before = state.hands
    with pytest.raises(CannotError, match="not in the hand"):
        take_from_hand(state, 0, missing)
    assert state.hands == before
    state.hands = (*before[:hand], pack((*held, missing)), *before[hand + 1 :])
    take_from_hand(state, 0, missing)
    assert state.hands == before


@pytest.mark.parametrize("left", [8, 7])
def test_what_an_answer_lists_counts_among_all_that_is_listed(engine: Engine, left: int) -> None:
    """Two names of the first, four of the second for each: eight things, and no more are left than that."""
    state = engine.new_game(Settings(players=2, difficulty="easy", seed=5)).state
    effort, made = Effort(), list[Option]()
    effort.left = left
    lists = [lambda *_: (0, 1), lambda *_: (0, 1, 2, 3), lambda *_: (0,)]
    alternative = Alternative((), ("a", "b", "c"), (), (0, 1, 2), 0, (), tuple(lists), effort=effort)
    if left == 8:
        alternative.build(state, [None] * 3, made)
        assert len(made) == 8 and effort.left == 0
    else:
        with pytest.raises(EndlessError, match="a choice among more than"):
            alternative.build(state, [None] * 3, made)


@pytest.mark.parametrize("steps", [5_000, 5_001])
def test_so_many_steps_run_between_two_questions_and_no_more(engine: Engine, steps: int) -> None:
    act, left = scavenge(engine), list[float]()

    def step(work: Execution) -> int:
        left.append(engine.program.effort.left)
        return WAIT if len(left) == steps else 0

    object.__setattr__(engine.program, "code", (step,) * len(engine.program.code))
    if steps == 5_000:
        act()
    else:
        with pytest.raises(ContentError, match="steps that never end: 5000 since the last question"):
            act()
    assert left == [100_000] * 5_000 and engine.program.effort.left == UNCOUNTED


@pytest.mark.parametrize(("first", "allowed"), [(100, True), (101, False)])
def test_so_many_answers_has_a_question_and_no_more(first: int, allowed: bool) -> None:
    made, state = list[Option](), State()
    lists = (lambda *_: range(first), lambda *_: range(50))
    alternative = Alternative((), ("a", "b"), (), (0, 1), 0, (), lists)
    if allowed:
        alternative.build(state, [None] * 2, made)
        assert len(made) == len({option.values for option in made}) == 5_000
    else:
        with pytest.raises(EndlessError, match="a question with more than 5000 answers"):
            alternative.build(state, [None] * 2, made)


def test_so_many_ways_and_things_are_listed_and_no_more() -> None:
    few(5_040)
    with pytest.raises(EndlessError, match="more than 5040 ways"):
        few(5_041)
    effort = Effort()
    effort.left = 3
    effort.spend(3)
    with pytest.raises(EndlessError, match="a choice among more than 100000 things"):
        effort.spend(1)
