"""Officer and captain: they compare plans up to the next revelation on cards dealt at random."""

from __future__ import annotations

from game.bots.calibration import Calibration, read_calibration
from game.bots.network_files import read_network
from game.bots.players.plan_search import Judged, Search
from game.bots.players.player import Advice, Choice, Plan
from game.bots.players.thumb_player import Grasp, ThumbPlayer, offered
from game.bots.players.why_of import why_of
from game.bots.sim.thumb import Thumb
from game.program_files import data_folder
from game.rules import Content
from game.rules.protocol import DecisionDict, OptionDict, ViewDict

DECISIONS = 6
"""About so many decisions make a turn: each gets its part of the time."""


class SearchPlayer(ThumbPlayer):
    """A player that searches.

    Args:
        content: everything that can be played.
        seconds: about how long a turn may be thought about.
        samples: how many times plans are tried for a decision; None: as time allows.
        seed: of the cards dealt for trying.
    """

    def __init__(self, content: Content, seconds: float, samples: int | None = None, seed: int = 0) -> None:
        super().__init__(content, seed)
        self._seconds = seconds / DECISIONS
        self._samples = samples
        self._network = read_network(data_folder())
        self._calibration = read_calibration(data_folder())

    def choose(self, view: ViewDict, decision: DecisionDict) -> Choice:
        """Answer a decision."""
        options = decision["options"]
        if len(options) == 1:
            return Choice(options[0])
        grasp = self.think(view, decision)
        if grasp is None or self._network is None:
            return super().choose(view, decision)
        judged = self._judged(grasp, self._seconds)
        for plan in judged:
            found = offered(decision, grasp.game.option(plan.moves[0]))
            if found is not None:
                why = why_of(view, decision, found, grasp.content)
                if self._calibration is None:
                    return Choice(found, why)
                return Choice(found, why, *self._calibration.told(plan.win, plan.margin))
        return super().choose(view, decision)

    def advise(self, view: ViewDict, decision: DecisionDict, plans: int) -> Advice:
        """Compare plans; the chance now is that of the best one."""
        grasp = self.think(view, decision)
        if grasp is None or self._network is None:
            choice = super().choose(view, decision)
            # Nothing is known of the chances: half, give or take half.
            return Advice(0.5, 0.5, (Plan((choice.option,), 0.5, 0.5, choice.why),))
        judged = [
            plan
            for plan in self._judged(grasp, self._seconds * DECISIONS)
            if offered(decision, grasp.game.option(plan.moves[0])) is not None and plan.results
        ]
        told = tuple(self._plan(grasp, view, decision, plan) for plan in judged[: max(1, plans)])
        return Advice(told[0].win, told[0].margin, told)

    def _judged(self, grasp: Grasp, seconds: float) -> list[Judged]:
        assert self._network is not None
        search = Search(Thumb(grasp.game.table, grasp.weights), self._network, self._seed + grasp.ship.turn)
        return search.judge(grasp.ship, search.plans(grasp.ship), self._samples, seconds)

    def _plan(self, grasp: Grasp, view: ViewDict, decision: DecisionDict, plan: Judged) -> Plan:
        choices: list[OptionDict] = [grasp.game.option(move) for move in plan.moves]
        first = offered(decision, choices[0]) or choices[0]
        win, margin = (self._calibration or Calibration()).told(plan.win, plan.margin)
        return Plan(tuple(choices), win, margin, why_of(view, decision, first, grasp.content))
