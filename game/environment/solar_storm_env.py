"""The game behind PettingZoo's interface for games in turns (AEC)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv

from game.environment.action_table import MOST_CREW, ActionTable
from game.environment.observation_table import ObservationTable
from game.program_files import data_folder
from game.rules import Content, Decision, Engine, Option, Settings, load_edition, seat_view
from game.rules.chance import NEWEST
from game.rules.history import History
from game.rules.protocol import DecisionDict, OptionDict, ViewDict

SETTINGS: Mapping[str, Any] = {"players": 3, "difficulty": "easy"}
"""Settings that stand where none are given."""
AGENTS = tuple(f"crew_{number}" for number in range(MOST_CREW))
SEEDS = 2**31
"""Seeds of games that nobody chose a seed for lie below it."""

Observation = dict[str, NDArray[Any]]


@cache
def _tables() -> tuple[Engine, ActionTable, ObservationTable]:
    """Return the rules with the game's own content, read once in a process, and the tables for it."""
    engine = Engine(load_edition(data_folder()))
    return engine, ActionTable(engine.content), ObservationTable(engine.content)


class SolarStormEnv(AECEnv):  # type: ignore[misc]  # PettingZoo has no types
    """A crew that is asked one decision after another.

    The agents are `crew_0` to `crew_3`, as many as the game has crew members (three in solo). An observation
    is `{"observation": array, "action_mask": array}`; an action is an index into `actions`. Rewards are 0
    until the end, then 1 for every winner and 0 for the others.

    Args:
        settings: SETTINGS of docs/protocol.md, without a seed, for every game that `reset` is not given
            others for.

    Attributes:
        actions: what the indices stand for.
        observations: what the numbers of an observation are.
        history: the game with its past.
    """

    metadata = {"render_modes": [], "name": "solar_storm_v1", "is_parallelizable": False}
    history: History

    def __init__(self, settings: Mapping[str, Any] | None = None) -> None:
        super().__init__()
        self._engine, self.actions, self.observations = _tables()
        self._settings = SETTINGS if settings is None else settings
        self._seeds = np.random.default_rng()
        self.render_mode = None
        self.possible_agents = list(AGENTS)
        self.action_spaces = {agent: spaces.Discrete(self.actions.size) for agent in AGENTS}
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(0.0, 1.0, (self.observations.size,), np.float32),
                    "action_mask": spaces.Box(0, 1, (self.actions.size,), np.int8),
                }
            )
            for agent in AGENTS
        }

    @staticmethod
    def content() -> Content:
        """Return the content that is played."""
        return _tables()[0].content

    def observation_space(self, agent: str) -> spaces.Dict:
        """Return the space of an agent's observations; all agents have the same."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """Return the space of an agent's actions; all agents have the same."""
        space: spaces.Discrete = self.action_spaces[agent]
        return space

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game.

        Args:
            seed: of the game, and of the seeds of later games that are begun without one. None: the seed that
                the settings have, or the next of those.
            options: under `settings`, SETTINGS of this game only. Other keys are left to other programs.

        Raises:
            SettingsError: the settings do not go together.
        """
        settings = dict((options or {}).get("settings", self._settings))
        if seed is not None:
            self._seeds = np.random.default_rng(seed)
            settings["seed"] = int(seed)
        settings.setdefault("seed", int(self._seeds.integers(SEEDS)))
        self.history = History.new(self._engine, Settings.from_json(settings, chance=NEWEST))
        self.agents = list(AGENTS[: len(self.history.state.at)])
        self._seats = {agent: seat for seat, agent in enumerate(self.agents)}
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._look()

    def step(self, action: int | None) -> None:
        """Make the choice of the agent that is asked.

        Args:
            action: an index whose place in the action mask is 1; None once the game is over.

        Raises:
            ValueError: the action is not legal now.
        """
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        option = None if action is None else self._legal.get(int(action))
        if option is None:
            raise ValueError(f"The action {action} is not legal now: its place in the action mask is 0.")
        self._cumulative_rewards[agent] = 0.0
        self.history.apply(option)
        self._look()
        self._accumulate_rewards()

    def observe(self, agent: str) -> Observation:
        """Return what an agent sees; only the agent that is asked has legal actions.

        Args:
            agent: one of this game's.

        Raises:
            KeyError: the agent is not in this game.
        """
        mask = np.zeros(self.actions.size, np.int8)
        if self._decision is not None and self._decision["crew"] == self._seats[agent]:
            mask[list(self._legal)] = 1
        return {
            "observation": self.observations.observation(self._view, self._seats[agent], self._decision),
            "action_mask": mask,
        }

    def view(self, agent: str) -> ViewDict:
        """Return VIEW of an agent's seat, to be read only: what its observation is made from.

        Raises:
            KeyError: the agent is not in this game.
        """
        return {**self._view, "seat": self._seats[agent]}

    @property
    def decision(self) -> DecisionDict | None:
        """DECISION that is asked now; None when the game is over."""
        return self._decision

    def action_of(self, option: OptionDict) -> int:
        """Return the index of an option of the decision asked now.

        Raises:
            ValueError: it is not one of its options.
        """
        for index, legal in self._legal.items():
            if legal.to_json() == option:
                return index
        raise ValueError(f"The option {dict(option)} is not legal now.")

    def _look(self) -> None:
        """Take in what is asked now and who is rewarded."""
        found: Decision | None = self.history.decision
        # All hands lie open, so all seats read the same but for their number.
        self._view = seat_view(self._engine.to_json(self.history.state), self.history.knowledge, 0)
        self._legal: dict[int, Option] = {}
        self._decision = None if found is None else found.to_json()
        if found is not None and self._decision is not None:
            self.agent_selection = AGENTS[found.crew]
            indices = self.actions.indices(self._view, self._decision)
            self._legal = dict(zip(indices, found.options, strict=True))
            return
        result = self._view["result"]
        winners = () if result is None else result["winners"]
        self.rewards = {agent: float(self._seats[agent] in winners) for agent in self.agents}
        self.terminations = dict.fromkeys(self.agents, True)
