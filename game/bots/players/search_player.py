"""Officer and captain: they compare plans up to the next revelation on cards dealt at random."""

from __future__ import annotations

import json
import time
from collections.abc import Sequence
from dataclasses import asdict, replace

from game.bots.calibration import Calibration, read_calibration
from game.bots.chances import Chances
from game.bots.film.network_error import read_network_error
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
from game.bots.sim.heuristics import Thumb
from game.program_files import data_folder
from game.rules import Content
from game.rules.protocol import DecisionDict, OptionDict, ViewDict

FIRST_ROUND = 0.35
"""Part of a round after which advice gets its first answer; better ones follow."""
FIRST_S = 0.6
"""After so many seconds at the latest, however long a round is."""
REVIEW_DEALS = 100
"""Number of deals on which a choice is judged, where no effort is fixed."""
FRESH = 23_000_000
"""The deals on which ways are compared are none of those on which any of them was found."""


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
        self._error = read_network_error(data_folder())
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
        search = self._search(grasp)
        with self._clock.decision(view["turn"]) as effort:
            judged = search.judge(grasp.ship, search.plans(grasp.ship), effort)
        for plan in judged:
            found = offered(decision, grasp.game.option(plan.moves[0]))
            if found is not None:
                then = [grasp.game.option(move) for move in plan.moves[1:]]
                why = why_of(view, decision, found, grasp.content, then)
                if self._calibration is None:
                    return Choice(found, why)
                return Choice(
                    found, why, *self._calibrating(search, grasp, view).calibrated(plan.win, plan.margin)
                )
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
            search = self._search(grasp)
            calibrate = self._calibrating(search, grasp, view).calibrated
            made = Deliberation(search, grasp.ship, self.made(grasp, done), calibrate)
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
        search = made.search
        found = [self._plan(search, grasp, view, decision, plan) for plan in judged]
        if not judged:
            return blind_advice(super().choose(view, decision))
        ranks = same_rank([(plan.win, plan.margin) for plan in found])
        ranked = tuple(replace(plan, rank=rank) for plan, rank in zip(found, ranks, strict=True))
        ending, own = (
            None if plan is None else self._plan(search, grasp, view, decision, plan)
            for plan in (made.ending, made.own)
        )
        crew = self._calibration.crew if self._calibration is not None else ""
        best = ranked[0]
        return Advice(best.win, best.margin, ranked, ending, own, bool(crew), crew, made.tries, made.share)

    def review(
        self, view: ViewDict, decision: DecisionDict, done: Sequence[OptionDict], times: int = 1
    ) -> Reviewed | None:
        """Look back at what was chosen; None where that cannot be judged.

        Args:
            view: VIEW before it.
            decision: DECISION that was asked first.
            done: the options that were chosen, up to a revelation at most.
            times: the captain's plan is looked for with so many times the effort.
        """
        grasp = self.think(view, decision)
        moves = self.made(grasp, done) if grasp is not None else None
        if grasp is None or moves is None or self._network is None:
            return None
        if self._calibration is None or self._error is None:
            return None
        thumb = Thumb(grasp.game.table, grasp.weights)
        seed, samples = self._seed + grasp.ship.turn, self._fixed or REVIEW_DEALS
        calibration, error = self._calibration.seen(view), self._error.seen(view)
        reviewer = Reviewer(thumb, self._network, calibration, error, samples, seed, times)
        found, best = reviewer.review(grasp.ship, moves)
        if not best:
            return found
        plan = self._plan(self._search(grasp), grasp, view, decision, Judged(best))
        return replace(found, best=plan.choices, why=None if plan.why is None else asdict(plan.why))

    def compare(
        self,
        view: ViewDict,
        decision: DecisionDict,
        ways: Sequence[Sequence[OptionDict]],
        deals: range,
    ) -> list[list[bool]] | None:
        """Play ways on from a position to the end, all on the same deals, a crew of cadets after them.

        Args:
            view: VIEW before them.
            decision: DECISION that was asked first.
            ways: of each the options that are chosen, up to a revelation at most.
            deals: their numbers; the same one deals the same cards every time.

        Returns:
            Of each way whether the ship was saved on each deal; None where that cannot be played.
        """
        grasp = self.think(view, decision)
        moves = [self.made(grasp, way) for way in ways] if grasp is not None else [None]
        if grasp is None or self._network is None:
            return None
        chances = Chances(Thumb(grasp.game.table, grasp.weights), self._network, self._seed + FRESH)
        found = [chances.endings(grasp.ship, deals, made) for made in moves if made is not None]
        if len(found) < len(moves):
            return None
        return [[result == 1.0 for result in results] for results in found]

    def _search(self, grasp: Grasp) -> Search:
        assert self._network is not None
        return Search(Thumb(grasp.game.table, grasp.weights), self._network, self._seed + grasp.ship.turn)

    def _calibrating(self, search: Search, grasp: Grasp, view: ViewDict) -> Calibration:
        """Return the calibration of what a search has found: none where games were played to their end."""
        if self._calibration is None or search.near_end(grasp.ship):
            return Calibration()
        return self._calibration.seen(view)

    def _plan(
        self, search: Search, grasp: Grasp, view: ViewDict, decision: DecisionDict, plan: Judged
    ) -> Plan:
        choices: list[OptionDict] = [grasp.game.option(move) for move in plan.moves]
        first = offered(decision, choices[0]) or choices[0]
        win, margin = self._calibrating(search, grasp, view).calibrated(plan.win, plan.margin)
        return Plan(tuple(choices), win, margin, why_of(view, decision, first, grasp.content, choices[1:]))
