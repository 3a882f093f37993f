"""The environment for programs that learn keeps PettingZoo's promises and its own."""

from __future__ import annotations

import random
import subprocess
import sys
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from game.environment import SolarStormEnv
from game.rules import SettingsError
from game.rules.chance import seeded
from game.rules.flight_line import flight_line, fly
from game.rules.history import History
from tests.rules.positions import TRACKS, position
from tests.rules.table import the_engine

EASY = {"players": 2, "difficulty": "easy"}


def play_on(env: SolarStormEnv, seed: int) -> list[dict[str, Any]]:
    """Make random choices to the end; return the observations."""
    chance, seen = random.Random(seed), []
    while not env.terminations[env.agent_selection]:
        seen.append(env.observe(env.agent_selection))
        env.step(chance.choice(list(np.flatnonzero(seen[-1]["action_mask"]))))
    return seen


@pytest.mark.filterwarnings("ignore")  # a dictionary with an action mask, no picture: said on the page
@pytest.mark.parametrize("settings", [None, {"players": 1, "difficulty": "hard", "rooms": "v2"}])
def test_pettingzoo_finds_nothing_wrong(settings: dict[str, Any] | None) -> None:
    api_test(SolarStormEnv(settings), num_cycles=200)
    seed_test(lambda: SolarStormEnv(settings), num_cycles=100)


@pytest.mark.parametrize(("players", "crew"), [(1, 3), (2, 2), (3, 3), (4, 4)])
def test_one_agent_for_each_crew_member(players: int, crew: int) -> None:
    env = SolarStormEnv()
    env.reset(seed=1, options={"settings": {"players": players, "difficulty": "hard"}})
    assert env.agents == [f"crew_{number}" for number in range(crew)]


def test_settings_of_one_reset_are_not_those_of_the_next() -> None:
    env = SolarStormEnv(EASY)
    env.reset(seed=1, options={"settings": {"players": 4, "difficulty": "hard"}})
    env.reset(seed=1)
    assert len(env.agents) == 2
    with pytest.raises(SettingsError, match="players"):
        env.reset(options={"settings": {"players": 9, "difficulty": "hard"}})


def test_only_who_is_asked_can_act() -> None:
    env = SolarStormEnv(EASY)
    env.reset(seed=1)
    decision = env.decision
    assert decision is not None
    masks = {agent: env.observe(agent)["action_mask"].sum() for agent in env.agents}
    assert masks[env.agent_selection] == len(decision["options"])
    assert sum(masks.values()) == len(decision["options"])


def test_what_is_not_legal_is_refused_and_changes_nothing() -> None:
    env = SolarStormEnv(EASY)
    env.reset(seed=1)
    before = env.observe(env.agent_selection)
    with pytest.raises(ValueError, match="not legal"):
        env.step(int(np.flatnonzero(before["action_mask"] == 0)[0]))
    after = env.observe(env.agent_selection)
    assert all((before[key] == after[key]).all() for key in before)


def test_an_action_does_what_its_option_says() -> None:
    env = SolarStormEnv(EASY)
    env.reset(seed=3)
    decision = env.decision
    assert decision is not None
    option = next(option for option in decision["options"] if option["do"] == "move")
    env.step(env.action_of(option))
    assert env.history.steps[-1].choice == option


def test_no_reward_before_the_end_and_none_for_a_lost_ship() -> None:
    env = SolarStormEnv(EASY)
    env.reset(seed=5)
    play_on(env, 5)
    assert env.history.state.result is not None and not env.history.state.result.won
    assert set(env.rewards.values()) == {0.0} and all(env.terminations.values())


def arranged(monkeypatch: pytest.MonkeyPatch, form: Any) -> SolarStormEnv:
    """An environment whose next game begins in a position."""
    state = the_engine().from_json(form)
    monkeypatch.setattr(History, "new", lambda engine, settings: History.load(engine, state))
    env = SolarStormEnv()
    env.reset()
    return env


@pytest.mark.parametrize(
    ("places", "rewards"),
    [(["energy-core"], [1, 1, 1]), (["energy-core", "pod"], [1, 0, 1])],
    ids=["everybody", "not the deserter"],
)
def test_every_winner_is_rewarded(
    places: list[str], rewards: list[float], monkeypatch: pytest.MonkeyPatch
) -> None:
    made = position(3, escape_pod=True, diverted=sorted(TRACKS), at=places)
    env = arranged(monkeypatch, made)
    env.step(env.action_of({"do": "activate"}))
    assert [env.rewards[agent] for agent in env.agents] == rewards
    told = {}
    for agent in env.agent_iter():
        told[agent] = env.last()[1]
        env.step(None)
    assert list(told.values()) == rewards


def test_a_deserter_who_is_saved_alone_is_rewarded_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    seven = sorted(TRACKS)[:7]
    made = position(3, escape_pod=True, diverted=seven, at=["bridge", "pod"], deck=["data"])
    ends = set()
    for number in range(12):
        env = arranged(monkeypatch, {**made, "rng": f"{seeded(number):016x}"})
        env.step(env.action_of({"do": "finish"}))
        env.step(env.action_of({"take": "deck"}))
        ends.add(tuple(env.rewards[agent] for agent in env.agents))
    assert ends == {(0, 1, 0), (0, 0, 0)}


def test_observations_tell_nothing_that_the_seat_cannot_know(monkeypatch: pytest.MonkeyPatch) -> None:
    env = SolarStormEnv({"players": 3, "difficulty": "easy", "damage_control": True})
    env.reset(seed=2)
    chance = random.Random(2)
    for _ in range(12):
        env.step(chance.choice(list(np.flatnonzero(env.observe(env.agent_selection)["action_mask"]))))
    before, knowledge = env.observe(env.agent_selection), env.history.knowledge
    form: Any = the_engine().to_json(env.history.state)
    known = len(knowledge.deck_top)
    form["resource_deck"][known:] = reversed(form["resource_deck"][known:])
    form["damage_deck"][-8:] = reversed(form["damage_deck"][-8:])  # those that name three rooms
    monkeypatch.setattr(History, "knowledge", knowledge)
    other = arranged(monkeypatch, {**form, "rng": None})
    assert other.history.state.deck != env.history.state.deck
    assert other.history.state.damage_deck != env.history.state.damage_deck
    after = other.observe(other.agent_selection)
    assert all((before[key] == after[key]).all() for key in before)


def test_seeds() -> None:
    def first_views(env: SolarStormEnv) -> list[Any]:
        env.reset(seed=7)
        views = [env.view("crew_0")]
        for _ in range(2):  # seeds of their own, which the first one leads to
            env.reset()
            views.append(env.view("crew_0"))
        return views

    views = first_views(SolarStormEnv(EASY))
    assert views == first_views(SolarStormEnv(EASY))
    assert views[0] != views[1] != views[2]
    env = SolarStormEnv({**EASY, "seed": 7})
    env.reset()
    assert env.view("crew_0") == views[0]


def test_a_game_is_a_flight_that_can_be_told() -> None:
    env = SolarStormEnv(EASY)
    env.reset(seed=11)
    play_on(env, 11)
    again = fly(the_engine(), flight_line(env.history))
    assert the_engine().to_json(again.state) == the_engine().to_json(env.history.state)


def test_the_game_itself_does_without() -> None:
    program = (
        "import sys, game.referee, game.bots.service, game.simulate, game.app.shell.start\n"
        "late = ('pettingzoo', 'gymnasium', 'game.environment')\n"
        "sys.exit(' '.join(name for name in late if name in sys.modules) or 0)"
    )
    assert subprocess.run([sys.executable, "-c", program], check=False).returncode == 0
