"""Choices, undo, redo, rewinding and saving in any order, against the simplest model: a list of positions."""

from __future__ import annotations

import json

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from game.rules import Settings
from game.rules.history import History, HistoryError
from tests.rules.table import the_engine


class HistoryMachine(RuleBasedStateMachine):
    """`positions[: cursor + 1]` is the past, the rest can be redone; `open`: steps that revealed nothing."""

    @initialize(players=st.integers(2, 4), seed=st.integers(0, 50))
    def begin(self, players, seed):
        self.history = History.new(the_engine(), Settings(players, "medium", seed))
        self.positions = [self.now()]
        self.open = [False]
        self.cursor = 0

    def now(self):
        return the_engine().to_json(self.history.state)

    @precondition(lambda self: self.history.decision is not None)
    @rule(pick=st.integers(0, 10**6), rolls=st.lists(st.integers(1, 6), max_size=2))
    def apply(self, pick, rolls):
        options = self.history.decision.to_json()["options"]
        outcome = self.history.apply(options[pick % len(options)], rolls)
        del self.positions[self.cursor + 1 :], self.open[self.cursor + 1 :]
        self.positions.append(self.now())
        self.open.append(not outcome.revealed)
        self.cursor += 1

    @rule()
    def undo(self):
        expected = self.open[self.cursor]
        assert self.history.undo() == expected
        self.cursor -= expected

    @rule()
    def redo(self):
        expected = self.cursor < len(self.positions) - 1
        assert self.history.redo() == expected
        self.cursor += expected

    @rule(choices=st.integers(0, 12))
    def rewind(self, choices):
        if choices <= self.cursor:
            self.history.rewind(choices)
            self.cursor -= choices
            return
        try:
            self.history.rewind(choices)
        except HistoryError:
            return
        raise AssertionError("more choices were taken back than were made")

    @rule()
    def save_and_load(self):
        saved = json.loads(json.dumps(self.history.to_json()))
        self.history = History.from_json(the_engine(), saved)

    @invariant()
    def it_stands_where_the_model_stands(self):
        assert self.now() == self.positions[self.cursor]
        assert self.history.can_undo == self.open[self.cursor]
        assert self.history.can_redo == (self.cursor < len(self.positions) - 1)
        assert len(self.history.steps) == self.cursor + 1


HistoryMachine.TestCase.settings = settings(max_examples=40, stateful_step_count=40, deadline=None)
TestHistoryMachine = HistoryMachine.TestCase
