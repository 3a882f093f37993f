"""Somebody who plays for the ship, and for what was tried least; no room, no action is known by name."""

from __future__ import annotations

import random
from collections import Counter

from game.rules import Engine, State
from game.rules.decisions import Option
from tests.play.record import Judge

MOST = 40
"""So many options are thought through."""


class Curious:
    """Weighs what each option leads to, and what is new.

    Args:
        engine: the rules.
        seed: of the chance by which equal options are chosen.
        novelty: how much it is worth to do what was never done.
    """

    def __init__(self, engine: Engine, seed: int, novelty: float = 6.0) -> None:
        self.engine = engine
        self.chance = random.Random(seed)
        self.novelty = novelty
        self.tried: Counter[str] = Counter()

    def pick(self, state: State) -> Option:
        """Return one of the options of a position."""
        decision = self.engine.decision(state)
        assert decision is not None
        options = list(decision.options)
        if len(options) > MOST:
            options = self.chance.sample(options, MOST)
        best = max(options, key=lambda option: (self._worth(state, option), self.chance.random()))
        self.tried[self._kind(state, best)] += 1
        return best

    def _worth(self, state: State, option: Option) -> float:
        after = self.engine.apply(state, option).state
        judge = Judge(state.table.content, "won")
        return judge.value(after) + self.novelty / (1 + self.tried[self._kind(state, option)])

    def _kind(self, state: State, option: Option) -> str:
        """What sort of choice it is: the question, the alternative, and for a room's ability which room."""
        decision = self.engine.decision(state)
        assert decision is not None
        made = option.alternative
        here = state.at[state.active] if "activate" in made.verbs else ""
        return f"{decision.kind} {made.action} {sorted(part.name for part in made.parts)} {here}"
