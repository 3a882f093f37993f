"""A game at the table of a test: positions in, options and positions out, all in protocol form."""

from __future__ import annotations

import copy
import json
from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any

from game.program_files import data_folder
from game.rules import Engine, Settings, load_content
from game.rules.daily_ship import Week, read_week
from tests.rules.positions import position


@cache
def the_engine() -> Engine:
    """Return the engine with the game's own content, bound once for all tests."""
    return Engine(load_content(data_folder()))


@cache
def the_week() -> Week:
    """Return what is flown on which day."""
    return read_week(data_folder(), the_engine().content)


class Table:
    """A game in progress.

    Args:
        state: STATE to load.
    """

    def __init__(self, state: Mapping[str, Any]) -> None:
        self.engine = the_engine()
        self.game = self.engine.from_json(copy.deepcopy(dict(state)))
        self.events: list[dict[str, Any]] = []

    @classmethod
    def new(cls, players: int = 2, difficulty: str = "medium", seed: int = 1, **more: Any) -> Table:
        """Begin a game; keyword arguments as in the referee's `new`."""
        form = {"players": players, "difficulty": difficulty, "seed": seed, **more}
        table = cls.__new__(cls)
        table.engine = the_engine()
        outcome = table.engine.new_game(Settings.from_json(form))
        table.game = outcome.state
        table.events = [dict(event.to_json()) for event in outcome.events]
        return table

    @property
    def state(self) -> dict[str, Any]:
        """STATE now."""
        return dict(self.engine.to_json(self.game))

    @property
    def decision(self) -> dict[str, Any] | None:
        """DECISION now."""
        decision = self.engine.decision(self.game)
        return None if decision is None else dict(decision.to_json())

    @property
    def kind(self) -> str | None:
        """What is asked now, None when the game is over."""
        return self.decision["kind"] if self.decision else None

    @property
    def options(self) -> list[dict[str, Any]]:
        """Every option now, none twice."""
        assert self.decision is not None, "the game is over"
        options: list[dict[str, Any]] = self.decision["options"]
        texts = [json.dumps(option, sort_keys=True) for option in options]
        assert len(texts) == len(set(texts)), "an option is offered twice"
        return options

    def doing(self, what: str) -> list[dict[str, Any]]:
        """Return the options of Phase 1 that do ``what``."""
        assert self.kind == "action"
        return [option for option in self.options if option["do"] == what]

    def choose(self, dice: Iterable[int] = (), **option: Any) -> Table:
        """Choose an option; forced rolls must be used up."""
        rolls = list(dice)
        asked = self.engine.decision(self.game)
        assert asked is not None, "the game is over"
        found = self.engine.find_option(asked, option)
        assert found is not None, f"{option} is not among {self.options}"
        outcome = self.engine.apply(self.game, found, rolls)
        assert not rolls, "not every forced roll was used"
        self.game = outcome.state
        self.events = [dict(event.to_json()) for event in outcome.events]
        return self

    def do(self, what: str, dice: Iterable[int] = (), **option: Any) -> Table:
        """Choose an action of Phase 1."""
        return self.choose(dice, do=what, **option)

    def finish(self) -> Table:
        """Leave Phase 1."""
        return self.do("finish")

    def to_damage(self) -> Table:
        """Leave Phase 1 and collect the left face-up card; Phase 3 follows unless somebody must discard."""
        self.finish()
        return self.choose(take="face_up", card=self.state["face_up"][0])

    def happened(self, kind: str) -> list[dict[str, Any]]:
        """Return the events of one type since the last choice."""
        return [event for event in self.events if event["type"] == kind]

    def hand(self, crew: int) -> list[str]:
        """Return a hand, sorted."""
        return sorted(self.state["crew"][crew]["hand"])

    def tokens(self, crew: int) -> int:
        """Return how many Action tokens someone holds."""
        tokens: int = self.state["crew"][crew]["action_tokens"]
        return tokens

    def at(self, crew: int) -> str:
        """Return the id of the room someone stands in, or "pod"."""
        at = self.state["crew"][crew]["at"]
        return "pod" if at == "pod" else str(self.state["rooms"][at]["id"])


def table(*args: Any, **facts: Any) -> Table:
    """Return a table with a hand-written position on it (see `positions.position`)."""
    return Table(position(*args, **facts))
