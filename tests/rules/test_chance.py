"""Chance of both kinds: old flights keep theirs, new ones have a stream for each use."""

from __future__ import annotations

import hashlib
import json
from collections import Counter
from typing import Any

import pytest

from game.rules import Settings, SettingsError
from game.rules.chance import NEWEST, ONE_STREAM, STREAMS, Streams, below, seeded, shuffled
from game.rules.gamecode import decode, encode
from game.rules.states.state_json import StateError
from tests.rules.table import the_engine


def dealt(chance: int, difficulty: str = "easy", rooms: str = "mixed", seed: int = 12) -> dict[str, Any]:
    """STATE of a fresh game."""
    engine = the_engine()
    return dict(engine.to_json(engine.new_game(Settings(3, difficulty, seed, rooms, chance=chance)).state))


def rolls(seed: int, wanted: str, count: int, moves_between: bool) -> list[int]:
    """The first rolls for a purpose on a ship in a storm that soon begins again.

    Args:
        seed: of the ship.
        wanted: what the rolls are for.
        count: how many.
        moves_between: the crew moves before each of its other actions.
    """
    engine = the_engine()
    form = dealt(STREAMS, seed=seed)
    form["damage_discard"] += form["damage_deck"][1:]
    del form["damage_deck"][1:]
    state = engine.from_json(form)
    found: list[int] = []
    moved = not moves_between
    while (asked := engine.decision(state)) is not None and len(found) < count:
        forms = [option.to_json() for option in asked.options]
        place = 0
        if asked.kind == "action":
            order = ("repair", "scavenge", "finish") if moved else ("move",)
            place = next(n for do in order for n, form in enumerate(forms) if form["do"] == do)
            moved = not moves_between or not moved
        outcome = engine.apply(state, asked.options[place])
        state = outcome.state
        events = [event.to_json() for event in outcome.events]
        found += [event["value"] for event in events if event["type"] == "roll" and event["for"] == wanted]
    return found


def digest(state: dict[str, Any]) -> str:
    return hashlib.sha256(json.dumps(state, sort_keys=True).encode()).hexdigest()[:16]


@pytest.mark.parametrize(
    ("chance", "known"), [(ONE_STREAM, "d9162b1df87d1327"), (STREAMS, "b5a86cc393ce03a2")]
)
def test_a_seed_deals_the_same_ship_in_every_version(chance: int, known: str) -> None:
    assert digest(dealt(chance)) == known


@pytest.mark.parametrize(
    ("seed", "begun"),
    [
        (0, 0x0),
        (-1, 0xE220A8397B1DCDAF),
        (5, 0xB6BF613DBEBB45DC),
        (2**64, 0x5692161D100B05E5),
        (10**30, 0xAE6150CE09E4CA06),
        (-(10**30), 0x56EFBC86DBEA08B0),
    ],
)
def test_a_seed_of_any_size_begins_chance_alike_in_every_version(seed: int, begun: int) -> None:
    assert seeded(seed) == begun and seeded(seed, STREAMS) == Streams(begun)


@pytest.mark.parametrize(("wanted", "count"), [("scavenge", 4), ("hull-breach", 1)])
def test_the_nth_roll_for_a_purpose_is_the_same_whatever_else_a_crew_does(wanted: str, count: int) -> None:
    busy = [rolls(seed, wanted, count, True) for seed in range(60)]
    other = [rolls(seed, wanted, count, False) for seed in range(60)]
    both = [(a, b) for a, b in zip(busy, other, strict=True) if len(a) == len(b) == count]
    assert len(both) >= 20
    assert all(a == b for a, b in both)
    assert len({tuple(a) for a, _ in both}) >= 4


def test_a_ship_keeps_its_rooms_and_its_storm_under_another_difficulty() -> None:
    easy, hard = dealt(STREAMS), dealt(STREAMS, "realist")
    for same in ("first", "damage_deck", "damage_discard"):
        assert easy[same] == hard[same]
    assert [room["id"] for room in easy["rooms"]] == [room["id"] for room in hard["rooms"]]
    assert easy["resource_deck"] != hard["resource_deck"]
    mixed, plain = dealt(STREAMS), dealt(STREAMS, rooms="v1")
    assert mixed["resource_deck"] == plain["resource_deck"] and mixed["damage_deck"] == plain["damage_deck"]


def test_every_side_of_the_die_falls_alike_at_every_throw() -> None:
    for throw in range(4):
        found: Counter[int] = Counter()
        for seed in range(6000):
            rng = seeded(seed, STREAMS)
            for _ in range(throw + 1):
                value, rng = below(rng, 6, "scavenge")
            found[value] += 1
        assert sorted(found) == list(range(6))
        assert (
            sum((count - 1000) ** 2 / 1000 for count in found.values()) < 20.5
        )  # one in a thousand by chance


def test_uses_do_not_follow_each_other() -> None:
    alike = sum(
        below(seeded(seed, STREAMS), 6, "scavenge")[0] == below(seeded(seed, STREAMS), 6, "hull-breach")[0]
        for seed in range(6000)
    )
    assert 870 < alike < 1130
    orders = {tuple(shuffled(seeded(seed, STREAMS), range(8), "ship")[0]) for seed in range(2000)}
    assert len(orders) > 1900


@pytest.mark.parametrize("chance", [ONE_STREAM, STREAMS])
def test_a_position_goes_on_alike_after_it_was_written(chance: int) -> None:
    engine = the_engine()
    state = engine.new_game(Settings(2, "easy", 5, chance=chance)).state
    for _ in range(25):
        asked = engine.decision(state)
        assert asked is not None
        option = next((o for o in asked.options if o.to_json().get("do") == "scavenge"), asked.options[0])
        again = engine.from_json(json.loads(json.dumps(engine.to_json(state))))
        state = engine.apply(state, option).state
        twin = engine.decision(again)
        assert twin is not None
        same = next(o for o in twin.options if o.to_json() == option.to_json())
        assert engine.to_json(engine.apply(again, same).state) == engine.to_json(state)


def test_settings_that_name_no_kind_are_of_an_older_flight() -> None:
    older = Settings.from_json({"players": 2, "difficulty": "easy", "seed": 1})
    assert older.chance == ONE_STREAM and "chance" not in older.to_json()
    assert (
        Settings.from_json({"players": 2, "difficulty": "easy", "seed": 1}, NEWEST).to_json()["chance"] == 2
    )


@pytest.mark.parametrize("kind", [0, 3, True, "2", None, 2.0])
def test_other_kinds_are_refused(kind: object) -> None:
    with pytest.raises(SettingsError, match="chance"):
        Settings.from_json({"players": 2, "difficulty": "easy", "seed": 1, "chance": kind})


@pytest.mark.parametrize(
    "rng",
    [
        "00000000000000ff",
        {"key": "ff", "used": {}},
        {"key": "0" * 16},
        {"key": "0" * 16, "used": []},
        {"key": "0" * 16, "used": {"scavenge": 0}},
        {"key": "0" * 16, "used": {"scavenge": True}},
        {"key": "0" * 16, "used": {str(n): 1 for n in range(1001)}},
    ],
)
def test_a_state_of_chance_that_is_none_is_refused(rng: object) -> None:
    with pytest.raises(StateError, match="rng"):
        the_engine().from_json({**dealt(STREAMS), "rng": rng})


def test_as_many_uses_as_a_state_may_have_and_as_often_are_read() -> None:
    uses = {str(n): 10**9 for n in range(1000)}
    state = the_engine().from_json({**dealt(STREAMS), "rng": {"key": "0" * 16, "used": uses}})
    assert the_engine().to_json(state)["rng"] == {"key": "0" * 16, "used": uses}
    with pytest.raises(StateError, match="a whole number from 1 to 1000000000"):
        the_engine().from_json({**dealt(STREAMS), "rng": {"key": "0" * 16, "used": {"scavenge": 10**9 + 1}}})


@pytest.mark.parametrize(("chance", "letter"), [(ONE_STREAM, "A"), (STREAMS, "C")])
def test_a_code_deals_the_ship_of_its_time(chance: int, letter: str) -> None:
    engine = the_engine()
    code = encode(engine, Settings(3, "medium", 48172206, "mixed", chance=chance))
    assert code is not None and code[0] == letter
    assert decode(engine, code).chance == chance


@pytest.mark.parametrize("part", ["turn", "used"])
def test_numbers_that_nobody_can_count_to_are_refused(part: str) -> None:
    """One more than the longest number that JSON may hold could not be written again."""
    state = dealt(STREAMS)
    endless = 10**4300 - 1
    if part == "turn":
        state = {**state, "turn": endless}
    else:
        state = {**state, "rng": {"key": "0" * 16, "used": {"damage 1": endless}}}
    with pytest.raises(StateError, match=part):
        the_engine().from_json(state)
