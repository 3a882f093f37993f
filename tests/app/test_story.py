"""What happened in a game, counted from its events, agrees with the rules."""

from __future__ import annotations

import random
from functools import cache
from typing import Any

import pytest

from game.app.scenes.ending.chart import close_calls, runs
from game.app.table.model.story import Moment, Story, tell
from game.play.chronicle import LogEntry
from game.play.session import Session, load_engine
from game.program_files import data_folder
from game.rules import Engine
from tests.looped import some


@cache
def engine() -> Engine:
    return load_engine(data_folder())


def played(seed: int, players: int) -> Session:
    rng = random.Random(seed)
    session = Session.new({"players": players, "difficulty": "easy", "seed": seed}, engine())
    while session.decision:
        options = session.decision["options"]
        rare = [o for o in options if o.get("do") in ("divert", "repair", "activate", "give", "scavenge")]
        session.apply(rng.choice(rare or options))
    return session


@pytest.fixture(
    scope="module", params=[(seed, players) for seed in range(4) for players in (2, 3, 4)], ids=str
)
def session(request: pytest.FixtureRequest) -> Session:
    return played(*request.param)


@pytest.fixture(scope="module")
def story(session: Session) -> Story:
    return tell(session.log, session.state)


def options(session: Session, kind: str) -> list[tuple[int, dict[str, Any]]]:
    """Return who chose what, for one kind of decision."""
    chosen = [event for entry in session.log for event in entry.events if event["type"] == "chose"]
    return [(event["crew"], event["option"]) for event in chosen if event["kind"] == kind]


def test_the_start(session: Session, story: Story) -> None:
    start = story.moments[0]
    assert (start.turn, start.diverted, start.missing) == (0, 0, 6)
    hands = {2: 4, 3: 3, 4: 2}[len(session.state["crew"])] * len(session.state["crew"])
    assert start.deck == 68 - hands - 2


def test_the_end_is_what_the_state_shows(session: Session, story: Story) -> None:
    end, state = story.moments[-1], session.state
    assert end.turn == story.turns == state["turn"]
    assert end.deck == len(state["resource_deck"])
    assert end.diverted == sum(room["diverted"] for room in state["rooms"]) == len(story.diverts)
    assert end.missing == sum(room["cubes"].count(False) for room in state["rooms"])


def test_one_moment_for_every_turn(story: Story) -> None:
    assert [m.turn for m in story.moments] == list(range(story.turns + 1))


def test_moments_agree_with_the_states_of_the_past(session: Session, story: Story) -> None:
    steps = session.history.steps
    states = [session.engine.to_json(step.state) for step in steps]
    for before, after in some(zip(states, states[1:], strict=False)):
        if after["turn"] != before["turn"]:
            moment = story.moments[before["turn"]]
            # what falls due at the start of a turn moves tokens only: cubes and cards are those of the end
            assert moment.missing == sum(room["cubes"].count(False) for room in after["rooms"])
            assert moment.deck == len(after["resource_deck"])
            assert moment.diverted == sum(room["diverted"] for room in after["rooms"])


def test_deeds_agree_with_the_choices(session: Session, story: Story) -> None:
    actions = options(session, "action")
    for seat, deeds in enumerate(story.deeds):
        mine = [option["do"] for crew, option in actions if crew == seat]
        assert deeds.moves == mine.count("move")
        assert deeds.diverts == mine.count("divert")
        assert deeds.shares == mine.count("give") + mine.count("take")
        assert deeds.scavenges == mine.count("scavenge")
        assert deeds.activations == mine.count("activate")
    assert sum(deeds.turns for deeds in story.deeds) == story.turns


def test_cubes_put_back_balance_the_cubes_lost(session: Session, story: Story) -> None:
    lost = sum(
        event["from"].startswith("room/")
        for e in session.log
        for event in e.events
        if event["type"] == "cube"
    )
    repaired = sum(deeds.repairs for deeds in story.deeds)
    assert lost - repaired == story.moments[-1].missing


def test_close_calls_are_rooms_that_lost_their_last_cube_and_lived(session: Session, story: Story) -> None:
    calls: list[str] = []
    empty: set[str] = set()
    for step in session.history.steps:
        rooms = session.engine.to_json(step.state)["rooms"]
        now = {room["id"] for room in rooms if room["cubes"] and not any(room["cubes"])}
        calls += now - empty
        empty = now
    result = session.state["result"]
    assert result is not None
    if result.get("room"):
        calls.reverse()
        calls.remove(result["room"])
    assert sorted(room for _, room in story.criticals) == sorted(calls)


def test_a_game_loaded_in_the_middle_begins_there() -> None:
    session = played(1, 3)
    middle = session.engine.to_json(session.history.steps[len(session.history.steps) // 2].state)
    loaded = Session.load(middle, engine())
    while loaded.decision:
        loaded.apply(loaded.decision["options"][-1])
    story = tell(loaded.log, loaded.state)
    assert story.moments[-1].deck == len(loaded.state["resource_deck"])
    assert story.moments[0].turn == middle["turn"]


def test_cards_torn_by_the_breach() -> None:
    state = {"crew": [{}, {}], "rooms": [], "resource_deck": [], "turn": 1}
    torn = [{"type": "card", "card": "data", "from": "deck", "to": "discard"}] * 2
    roll = {"type": "roll", "crew": 0, "value": 4, "for": "hull-breach"}
    story = tell([LogEntry(1, 0, ({"type": "turn", "crew": 0, "turn": 1}, roll, *torn))], state)
    assert story.cards_torn == 2
    drawn = {"type": "card", "card": "data", "from": "deck", "to": "hand/0"}
    assert tell([LogEntry(1, 0, ({"type": "turn", "crew": 0, "turn": 1}, drawn))], state).cards_torn == 0


def test_runs_of_damage() -> None:
    hits = [0, 1, 1, 2, 0, 2]
    moments = [Moment(turn, 0, 0, 0, hit) for turn, hit in enumerate(hits)] + [Moment(6, 0, 0, 0, 0, True)]
    assert runs(moments) == [(1, 2, 1), (3, 3, 2), (5, 5, 2), (6, 6, "breach")]


def test_close_calls_of_one_turn_are_told_together(session: Session, story: Story) -> None:
    calls = close_calls(story)
    assert sum(map(len, calls.values())) == len(story.criticals), "the chart tells of as many as the words"
    assert all(room in calls[turn] for turn, room in story.criticals)
