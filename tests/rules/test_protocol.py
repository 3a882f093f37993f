"""What goes over the wire has the keys and the types of `game/rules/protocol.py`, in every recorded game."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from types import UnionType
from typing import (
    Any,
    Literal,
    NotRequired,
    Required,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

import pytest

from game.program_files import data_folder
from game.rules import Engine, Settings, load_content, seat_view
from game.rules import protocol as wire
from game.rules.event_dicts import EventDict
from game.rules.history import History
from game.rules.queries.explain import explain
from tests.golden.transcript import read
from tests.shares import mostly_slow

GAMES = sorted((Path(__file__).parent.parent / "golden" / "games").glob("*.txt"))
PAGE = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text(encoding="utf-8")
EVERY = 30
"""Every so many positions of a game its STATE, VIEW and checks are looked at; all events are."""


def event_keys() -> dict[str, set[str]]:
    """The keys of each type of event, as the page has them."""
    rows = re.findall(r"^\| `([a-z-]+)` \| ?([^|]*)\| [^|]* \|$", PAGE[PAGE.index("## EVENTS") :], re.M)
    return {kind: {"type", *re.findall(r"`(\w+)`", keys)} for kind, keys in rows}


def slips(value: Any, form: Any, where: str) -> Iterator[str]:
    """Every way in which a value is not what a type says."""
    origin, args = get_origin(form), get_args(form)
    if form is Any:
        return
    if origin in (Required, NotRequired):
        yield from slips(value, args[0], where)
    elif is_typeddict(form):
        yield from _slips_of_dict(value, form, where)
    elif origin in (Union, UnionType):
        if all(list(slips(value, arg, where)) for arg in args):
            yield f"{where}: {value!r} is none of {form}"
    elif origin is Literal:
        if value not in args:
            yield f"{where}: {value!r} is none of {args}"
    elif origin is list:
        if not isinstance(value, list):
            yield f"{where}: {value!r} is no list"
        else:
            for n, item in enumerate(value):
                yield from slips(item, args[0], f"{where}[{n}]")
    elif origin in (dict, Mapping) or getattr(origin, "__name__", "") == "Mapping":
        if not isinstance(value, Mapping):
            yield f"{where}: {value!r} is no object"
        else:
            for key, item in value.items():
                yield from slips(key, args[0], f"{where} key")
                yield from slips(item, args[1], f"{where}.{key}")
    elif form is type(None):
        if value is not None:
            yield f"{where}: {value!r} is not null"
    elif type(value) is not form:  # true is no number
        yield f"{where}: {value!r} is no {form.__name__}"


def _slips_of_dict(value: Any, form: Any, where: str) -> Iterator[str]:
    if not isinstance(value, dict):
        yield f"{where}: {value!r} is no object"
        return
    hints = get_type_hints(form, include_extras=True)
    missing = {
        key
        for key, hint in hints.items()
        if get_origin(hint) is not NotRequired and (form.__total__ or get_origin(hint) is Required)
    } - set(value)
    if missing:
        yield f"{where}: {sorted(missing)} are missing"
    for key, item in value.items():
        if key in hints:
            yield from slips(item, hints[key], f"{where}.{key}")
        else:
            yield f"{where}: {key!r} is no key of {form.__name__}"


@pytest.fixture(scope="module")
def engine() -> Engine:
    return Engine(load_content(data_folder()))


@pytest.mark.parametrize("file", mostly_slow(GAMES, 10), ids=[file.stem for file in GAMES])
def test_everything_said_in_a_recorded_game(engine: Engine, file: Path):
    keys = event_keys()
    settings, choices = read(engine, file.read_text(encoding="utf-8"))
    assert not list(slips(settings, wire.SetupDict, "settings"))
    history = History.new(engine, Settings.from_json(settings))
    for number, choice in enumerate([None, *choices]):
        decision = history.decision
        if choice is not None:
            assert decision is not None
            assert not list(slips(decision.to_json(), wire.DecisionDict, "decision"))
            history.apply(choice)
        for event in history.events:
            said = event.to_json()
            assert not list(slips(said, EventDict, "event")), said
            assert set(said) == keys[said["type"]], said
        if number % EVERY == 0 or number == len(choices):
            state = engine.to_json(history.state)
            view = seat_view(state, history.knowledge, state["active"])
            assert not list(slips(state, wire.StateDict, "state"))
            assert not list(slips(view, wire.ViewDict, "view"))
            for check in explain(history.state, {"do": "repair"}).checks:
                assert not list(slips(check.to_json(), wire.CheckDict, "check"))
    assert not list(slips(history.to_json(), wire.GameDict, "game"))


def test_the_page_and_the_type_know_the_same_keys():
    said = {get_args(get_type_hints(one)["type"])[0]: set(one.__annotations__) for one in get_args(EventDict)}
    keys = event_keys()
    assert said == {kind: keys[kind] for kind in keys if kind != "type"}, "the head of the table aside"


@pytest.mark.parametrize(
    ("form", "value"),
    (
        (wire.RoomDict, {"id": "a", "variant": "v1", "cubes": [1], "diverted": False, "protection": []}),
        (wire.RoomDict, {"id": "a", "variant": "v1", "cubes": [True], "diverted": False}),
        (wire.ResultDict, {"won": True, "reason": "a", "winners": [], "rooms": []}),
        (wire.StateDict, []),
    ),
)
def test_a_slip_is_seen(form: Any, value: Any):
    assert list(slips(value, form, "value"))
