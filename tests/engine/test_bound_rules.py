"""What is bound can be looked at: it says its word, its values and its checks, and where it comes from."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from game.program_files import data_folder
from game.rules import Engine, Settings, State, load_edition
from game.rules.effects.binder import Binder
from game.rules.effects.bound_rules import BoundRules
from game.rules.effects.clauses import Gathered, Need
from game.rules.effects.scope import MOST, Scope
from game.rules.effects.vocabulary import CONDITIONS, SOURCES, VERBS
from game.rules.loader.editions import Edition
from game.rules.loader.yaml_nodes import Node, read_yaml
from game.rules.states.state import with_item

SETTINGS = {"players": 2, "difficulty": "medium", "seed": 1}


@cache
def edition() -> Edition:
    return load_edition(data_folder())


def rules() -> BoundRules:
    return edition().program


def written(tmp_path: Path, text: str) -> Node:
    file = tmp_path / "words.yaml"
    file.write_text(text, encoding="utf-8")
    return read_yaml(tmp_path, file)


def needs() -> Iterator[Need]:
    for question in rules().asks.values():
        for alternative in question.alternatives:
            for clause in alternative.clauses:
                if isinstance(clause, Need):
                    yield clause
                elif isinstance(clause, Gathered):
                    yield from clause.needs
    for ability in rules().abilities:
        yield from ability.needs if ability else ()


def test_each_operation_says_which_step_it_belongs_to():
    program = rules()
    assert len(program.made_by) == len(program.code)
    for step in program.made_by:
        line = (data_folder() / step.file).read_text(encoding="utf-8").splitlines()[step.line - 1]
        if step.verb:
            assert step.verb in VERBS and f"{step.verb}" in line.replace(":", " ").split(), (step, line)
    verbs = {step.verb for step in program.made_by}
    assert {"choose", "repair", "hit", "end"} < verbs
    ends = [program.made_by[steps.end - 1] for steps in program.lists.values()]
    assert [step.verb for step in ends] == [""] * len(program.lists), "each list ends with its own operation"


def test_a_list_waits_only_at_questions_and_at_calls():
    program = rules()
    for place, waiting in program.waits.items():
        assert (place in program.asks) == (not waiting.lists), program.made_by[place]
        assert waiting.lists <= set(program.lists)
    rooms = {name for name in program.lists if name.startswith("rooms/")}
    activated = {name for name in rooms if not name.endswith("/turn-start")}
    called = [waiting.lists for waiting in program.waits.values() if waiting.lists & rooms]
    assert sorted(called, key=len) == [rooms - activated, activated], "any room's, each for its moment"


def test_a_need_says_its_word_and_why():
    found = list(needs())
    assert len(found) > 20
    for need in found:
        assert need.condition.word in CONDITIONS
        assert (need.why is None) == (need.condition.checks is not None), need.condition.word
    assert {need.condition.word for need in found if need.condition.checks} == {"usable", "can-activate"}
    for question in rules().asks.values():
        for part in (part for alternative in question.alternatives for part in alternative.parts):
            assert part.source == "list" or part.source in SOURCES


@pytest.fixture
def state() -> State:
    """A room with one cube left, in which the active crew member is."""
    state = Engine(edition()).new_game(Settings.from_json(SETTINGS)).state.copy()
    room = edition().content.ship[0]
    state.at = with_item(state.at, state.active, room)
    state.cubes = with_item(state.cubes, room, 0b100)
    return state


def test_a_condition_owns_the_values_that_it_tells(tmp_path: Path, state: State):
    binder = Binder(edition().content)
    bound = binder.condition(written(tmp_path, "repaired: here"), Scope())
    assert bound.word == "repaired" and bound.checks is None and not bound.test(state, ())
    assert {tell.name: tell.get(state, ()) for tell in bound.tells} == {"cubes": 1, "spaces": 3}
    goal = binder.condition(written(tmp_path, "reaches: {number: {count: {crew: {}}}, goal: 7}"), Scope())
    assert {tell.name: tell.get(state, ()) for tell in goal.tells} == {"number": 2, "goal": 7}


def test_a_condition_owns_its_checks(tmp_path: Path, state: State):
    bound = Binder(edition().content).condition(written(tmp_path, "can-activate: here"), Scope())
    assert bound.word == "can-activate" and not bound.tells
    assert bound.checks and bound.checks(state) == [], "a binder that has bound no room knows none"
    (need,) = {need.condition for need in needs() if need.condition.word == "can-activate"}
    assert need.checks and need.checks(state)[0].id == "play-left"


@pytest.mark.parametrize(
    ("text", "most"),
    [
        ("3", 3),
        ("some", 5),
        ("count: {crew: {}}", MOST),
        ("least: [some, 9]", 5),
        ("least: [some, 4, {count: {crew: {}}}]", 4),
        ("least: [{least: [2, some]}, {count: {crew: {}}}]", 2),
    ],
)
def test_a_number_owns_the_most_that_it_can_be(tmp_path: Path, text: str, most: int):
    scope = Scope()
    node = written(tmp_path, text)
    scope.declare("some", "number", node, 5)
    assert Binder(edition().content).number(node, scope).most == most
