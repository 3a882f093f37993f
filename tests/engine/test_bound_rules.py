"""What is bound can be looked at: it says its word, its values and its checks, and where it comes from."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from game.program_files import data_folder
from game.rules import Engine, Settings, State, load_edition
from game.rules.effects.binder import Binder
from game.rules.effects.bound_rules import BoundRules, GameState
from game.rules.effects.clauses import Gathered, Need
from game.rules.effects.mistakes import EndlessError
from game.rules.effects.scope import MOST, Scope
from game.rules.effects.vocabulary import CONDITIONS, SOURCES, VERBS
from game.rules.loader.editions import Edition
from game.rules.loader.yaml_nodes import Node, read_yaml
from game.rules.states.state import with_item
from tests.rules.positions import position

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
    ("text", "crew"),
    [
        ("crew: {}", (0, 1)),
        ("crew: {other-than: active}", (1,)),
        ("crew: {in: here}", (0, 1)),
        ("crew: {other-than: active, in: here}", (1,)),
        ("crew: {holding: protection}", (0,)),
        ("crew: {other-than: active, in: here, holding: protection}", ()),
    ],
)
def test_a_source_lists_the_crew_that_its_arguments_let_through(
    tmp_path: Path, state: State, text: str, crew: tuple[int, ...]
):
    state.active, state.at, state.shields = 0, (state.at[state.active],) * 2, (1, 0)
    source = Binder(edition().content).source(written(tmp_path, text), Scope())
    assert source.get(state, ()) == crew


@pytest.mark.parametrize(
    ("count", "ways"),
    [("", 2**9 - 1), ("count: 7", 36), ("count: 5, repeated: true", 1287), ("count: 0, repeated: true", 1)],
)
def test_choices_of_several_are_counted_before_they_are_listed(
    tmp_path: Path, state: State, count: str, ways: int
):
    binder, rooms = Binder(edition().content), "of: {rooms: {}}"
    source = binder.source(written(tmp_path, f"picks: {{{rooms}, {count}}}"), Scope())
    assert len(set(source.get(state, ()))) == ways
    endless = binder.source(written(tmp_path, f"picks: {{{rooms}, count: 7, repeated: true}}"), Scope())
    with pytest.raises(EndlessError):
        endless.get(state, ())


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


@cache
def position_of_words() -> GameState:
    """Two of three in a damaged Bridge, a bare Armoury, power diverted from the Mess Hall and the hold."""
    return Engine(edition()).from_json(
        position(
            3,
            at=["bridge", "bridge", "armoury"],
            hands=[["data", "data", "metal", "universal"], ["energy"], []],
            tokens=[2, 0, 1],
            held_cubes=[0, 1, 0],
            held_protection=[1, 0, 0],
            cubes={"bridge": "010", "armoury": "000"},
            diverted=["mess-hall", "cargo-hold"],
            protection={"engine-room": [1, 0]},
            deck=["metal", "data", "nanobots"],
            face_up=("data", "data"),
            damage=[("bridge",), ("armoury",), ("bridge", "armoury")],
        )
    )


AROUND = ["armoury", "bridge", "cargo-hold", "crew-quarters", "engine-room", "medical-bay", "mess-hall",
          "repair-centre"]  # fmt: skip
LISTED: dict[str, list[Any]] = {
    "neighbours: here": ["crew-quarters", "engine-room"],
    "cards: face-up": ["data"],
    "cards: deck": ["metal", "data", "nanobots"],
    "cards: damage-deck": [["bridge"], ["armoury"], ["bridge", "armoury"]],
    "cards: {hand: active}": ["data", "metal", "universal"],
    "crew: {}": [0, 1, 2],
    "crew: {other-than: active, in: here}": [1],
    "deserters: {}": [],
    "rooms: {centre: false}": AROUND,
    "rooms: {centre: false, other-than: here}": [room for room in AROUND if room != "bridge"],
    "rooms: {occupied: true}": ["armoury", "bridge"],
    "rooms: {occupied: false, centre: false}": AROUND[2:],
    "rooms: {diverted: true}": ["cargo-hold", "mess-hall"],
    "rooms: {diverted: false, occupied: false, centre: false}": [*AROUND[3:6], "repair-centre"],
    "spaces: here": [0, 2],
    "spaces: {room: here, topmost: true}": [0, 2],
    "wanted: here": ["nanobots", "energy"],
    "wanted: {rooms: {occupied: true}}": ["data", "nanobots", "metal", "energy"],
    "payments: {room: here, hand: active}": [["data", "metal", "universal"]],
    "protection-on: here": [],
    "cubes-on: here": [1],
    "picks: {of: {crew: {}}}": [[0], [1], [2], [0, 1], [0, 2], [1, 2], [0, 1, 2]],
    "picks: {of: {crew: {}}, count: 2}": [[0, 1], [0, 2], [1, 2]],
    "picks: {of: {crew: {in: here}}, count: 2, repeated: true}": [[0, 0], [0, 1], [1, 1]],
    "sets: {hand: active, count: 1}": [["data"], ["metal"], ["universal"]],
    "sets: {hand: active, count: 3, up-to: 4}": [
        *(["data", "data", "metal"], ["data", "data", "universal"], ["data", "metal", "universal"]),
        ["data", "data", "metal", "universal"],
    ],
    "shares: {among: {crew: {other-than: active}}, most: 2}": [
        *({"1": 1}, {"2": 1}, {"1": 2}, {"1": 1, "2": 1}, {"2": 2})
    ],
    "orders: {deck: deck, count: 2}": [["data", "metal"], ["metal", "data"]],
    "orders: {deck: damage-deck, count: 1}": [[["bridge"]]],
    "selections: {deck: deck, count: 3, most: 1}": [[], ["data"], ["metal"], ["nanobots"]],
    "selections: {deck: deck, count: 2}": [[], ["data"], ["metal"], ["data", "metal"], ["metal", "data"]],
}


@pytest.mark.parametrize("text", LISTED)
def test_a_source_lists_what_there_is_in_order(tmp_path: Path, text: str):
    binder = Binder(edition().content)
    source = binder.source(written(tmp_path, text), Scope())
    plain = binder.plain(source.element)
    assert [plain(value) for value in source.get(position_of_words(), ())] == LISTED[text]


HOLDS = {
    "supply: {of: action-tokens, least: 5}": True,
    "supply: {of: action-tokens, least: 6}": False,
    "supply: {of: repair-cubes, least: 4}": True,
    "supply: {of: protection-tokens}": True,
    "supply: {of: protection-tokens, least: 2}": False,
    "holds: {crew: active, what: action-token}": True,
    "holds: {crew: active, what: repair-cube}": False,
    "holds: {crew: active, what: protection-token}": True,
    "repaired: here": False,
    "repaired: centre": True,
    "diverted: here": False,
    "stands-in: {crew: active, room: here}": True,
    "stands-in: {crew: active, room: centre}": False,
    "in-pod: active": False,
    "some: {spaces: here}": True,
    "some: {deserters: {}}": False,
    "some: {gather: {who: {crew: {in: here}}, card: {cards: {hand: who}}}}": True,
    "some: {gather: {who: {crew: {in: centre}}, card: {cards: {hand: who}}}}": False,
    "some: {gather: {slot: {spaces: here}, who: {deserters: {}}}}": False,
    "not: {some: {spaces: here}}": False,
    "any: [{in-pod: active}, {diverted: here}]": False,
    "any: [{in-pod: active}, {some: {spaces: here}}]": True,
    "more: {number: 3, than: 2}": True,
    "more: {number: 2, than: 2}": False,
    "reaches: {number: 2, goal: 2}": True,
    "reaches: {number: 1, goal: 2}": False,
}


@pytest.mark.parametrize("text", HOLDS)
def test_a_condition_holds_or_does_not(tmp_path: Path, text: str):
    bound = Binder(edition().content).condition(written(tmp_path, text), Scope())
    assert bound.test(position_of_words(), []) == HOLDS[text]


COUNTED = {
    "0": 0,
    "99": 99,
    "hand-limit": 6,
    "least: [3, 2, 4]": 2,
    "supply-of: repair-cubes": 4,
    "supply-of: action-tokens": 5,
    "supply-of: protection-tokens": 1,
    "count: {crew: {in: here}}": 2,
    "cards-in: deck": 3,
    "cards-in: discard": 58,
    "cards-in: damage-deck": 3,
    "cards-in: damage-discard": 21,
    "cards-in: {hand: active}": 4,
    "cards-in: {hands: {crew: {}}}": 5,
    "cards-in: {hands: {crew: {other-than: active}}}": 1,
    "steps: {from: here, to: centre}": 2,
    "steps: {from: {where: active}, to: here}": 0,
}


@pytest.mark.parametrize("text", COUNTED)
def test_a_number_counts(tmp_path: Path, text: str):
    number = Binder(edition().content).number(written(tmp_path, text), Scope())
    assert number.get(position_of_words(), ()) == COUNTED[text]
