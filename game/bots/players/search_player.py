"""Officer and captain: they compare plans up to the next revelation on cards dealt at random."""

from __future__ import annotations

import json
import time
from collections.abc import Sequence
from dataclasses import asdict, replace

from game.bots.calibration import Calibration, read_calibration
from game.bots.film.reckoning import Reviewed
from game.bots.network_files import read_network
from game.bots.players.boarding import leaving
from game.bots.players.deliberation import Deliberation, same_rank
from game.bots.players.effort import Budget, TurnClock
from game.bots.players.plan_search import Judged, Search
from game.bots.players.player import Advice, Choice, Plan
from game.bots.players.reviewing import Reviewer
from game.bots.players.thumb_player import Grasp, ThumbPlayer, blind_advice, offered
from game.bots.players.why_of import why_of
from game.bots.sim.thumb import Thumb
from game.program_files import data_folder
from game.rules import Content
from game.rules.protocol import DecisionDict, OptionDict, ViewDict

FIRST_ROUND = 0.35
"""Whoever asks for advice gets a first answer after this part of a round, and better ones later."""
FIRST_S = 0.6
"""After so many seconds at the latest, however long a round is."""
REVIEW_DEALS = 100
"""What was chosen is judged on so many deals, where no effort is fixed."""


class SearchPlayer(ThumbPlayer):
    """A player that searches.

    Args:
        content: everything that can be played.
        effort: for a decision.
        round_s: how long a round of advice takes; None: so many tries as a decision gets, whatever time that
            takes.
        seed: of the cards dealt for trying.
    """

    def __init__(self, content: Content, effort: Budget, round_s: float | None = None, seed: int = 0) -> None:
        super().__init__(content, seed)
        self._effort = effort
        self._clock = TurnClock(effort)
        self._round_s = round_s
        self._fixed = effort.samples if effort.seconds is None else None
        self._network = read_network(data_folder())
        self._calibration = read_calibration(data_folder())
        self._begun: tuple[str, Grasp, Deliberation] | None = None

    def choose(self, view: ViewDict, decision: DecisionDict) -> Choice:
        """Answer a decision."""
        options = decision["options"]
        if len(options) == 1:
            return Choice(options[0])
        grasp = self.think(view, decision)
        if grasp is None or self._network is None:
            return super().choose(view, decision)
        gone = leaving(Thumb(grasp.game.table, grasp.weights), grasp.ship)
        left = offered(decision, grasp.game.option(gone)) if gone is not None else None
        if left is not None:
            return Choice(left, why_of(view, decision, left, grasp.content))
        for plan in self._judged(grasp, view["turn"]):
            found = offered(decision, grasp.game.option(plan.moves[0]))
            if found is not None:
                then = [grasp.game.option(move) for move in plan.moves[1:]]
                why = why_of(view, decision, found, grasp.content, then)
                if self._calibration is None:
                    return Choice(found, why)
                return Choice(found, why, *self._calibration.seen(view).told(plan.win, plan.margin))
        return super().choose(view, decision)

    def advise(
        self,
        view: ViewDict,
        decision: DecisionDict,
        plans: int,
        done: Sequence[OptionDict] = (),
        onward: bool = False,
    ) -> Advice:
        """Compare plans; the chance now is that of the best one."""
        question = json.dumps([view, decision, list(done)], sort_keys=True)
        begun = self._begun if onward and self._begun is not None and self._begun[0] == question else None
        started, first = time.perf_counter(), begun is None
        if begun is None:
            grasp = self.think(view, decision)
            if grasp is None or self._network is None:
                return blind_advice(super().choose(view, decision))
            made = Deliberation(self._search(grasp), grasp.ship, self.made(grasp, done))
            begun = self._begun = question, grasp, made
        _, grasp, made = begun
        if self._round_s is None:
            made.go_on(Budget(self._effort.samples))
        else:
            round_s = min(FIRST_S, self._round_s * FIRST_ROUND) if first else self._round_s
            made.go_on(Budget(None, max(0.0, round_s - (time.perf_counter() - started))))
        judged = [
            plan
            for plan in made.plans
            if offered(decision, grasp.game.option(plan.moves[0])) is not None and plan.results
        ][: max(1, plans)]
        told = [self._plan(grasp, view, decision, plan) for plan in judged]
        if not judged:
            return blind_advice(super().choose(view, decision))
        ranks = same_rank([(plan.win, plan.margin) for plan in told])
        ranked = tuple(replace(plan, rank=rank) for plan, rank in zip(told, ranks, strict=True))
        ending, own = (
            None if plan is None else self._plan(grasp, view, decision, plan)
            for plan in (made.ending, made.own)
        )
        crew = self._calibration.crew if self._calibration is not None else ""
        best = ranked[0]
        return Advice(best.win, best.margin, ranked, ending, own, bool(crew), crew, made.tries, made.share)

    def review(self, view: ViewDict, decision: DecisionDict, done: Sequence[OptionDict]) -> Reviewed | None:
        """Look back at what was chosen; None where that cannot be judged.

        Args:
            view: VIEW before it.
            decision: DECISION that was asked first.
            done: the options that were chosen, up to a revelation at most.
        """
        grasp = self.think(view, decision)
        moves = self.made(grasp, done) if grasp is not None else None
        if grasp is None or moves is None or self._network is None or self._calibration is None:
            return None
        thumb = Thumb(grasp.game.table, grasp.weights)
        seed = self._seed + grasp.ship.turn
        calibration = self._calibration.seen(view)
        reviewer = Reviewer(thumb, self._network, calibration, self._fixed or REVIEW_DEALS, seed)
        found, best = reviewer.review(grasp.ship, moves)
        if not best:
            return found
        plan = self._plan(grasp, view, decision, Judged(best))
        return replace(found, best=plan.choices, why=None if plan.why is None else asdict(plan.why))

    def _search(self, grasp: Grasp) -> Search:
        assert self._network is not None
        return Search(Thumb(grasp.game.table, grasp.weights), self._network, self._seed + grasp.ship.turn)

    def _judged(self, grasp: Grasp, turn: int) -> list[Judged]:
        search = self._search(grasp)
        plans = search.plans(grasp.ship)
        with self._clock.decision(turn) as effort:
            return search.judge(grasp.ship, plans, effort)

    def _plan(self, grasp: Grasp, view: ViewDict, decision: DecisionDict, plan: Judged) -> Plan:
        choices: list[OptionDict] = [grasp.game.option(move) for move in plan.moves]
        first = offered(decision, choices[0]) or choices[0]
        win, margin = (self._calibration or Calibration()).seen(view).told(plan.win, plan.margin)
        return Plan(tuple(choices), win, margin, why_of(view, decision, first, grasp.content, choices[1:]))
