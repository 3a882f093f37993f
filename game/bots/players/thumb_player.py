"""The cadet: rules of thumb in the simulator, or the rules themselves where that knows too little."""

from __future__ import annotations

import json
import random
from collections.abc import Sequence
from dataclasses import replace
from typing import NamedTuple

from game.bots.calibration import Calibration, read_calibration
from game.bots.kernels import read_kernels
from game.bots.players.boarding import leaving
from game.bots.players.general import GeneralPlayer
from game.bots.players.plan_search import ACTIONS, MOST_PLANS
from game.bots.players.player import Advice, Choice, Plan
from game.bots.players.prospect import DEALS, prospect
from game.bots.players.sampling import deal_hidden
from game.bots.players.view_checks import check_view
from game.bots.players.why_of import PRELUDES, why_of
from game.bots.sim.apply_move import apply
from game.bots.sim.heuristics import Thumb
from game.bots.sim.legal_moves import legal
from game.bots.sim.planning import Tree
from game.bots.sim.sim_ship import MODULUS, SimShip
from game.bots.sim.weights import ThumbWeights
from game.bots.simulated_game import SimulatedGame, UnknownHereError, option_key
from game.bots.weight_files import weights_for
from game.program_files import data_folder
from game.rules import Content, Engine, Settings
from game.rules.protocol import DecisionDict, OptionDict, ViewDict


class Grasp(NamedTuple):
    """A game as a player that thinks has it before it."""

    content: Content
    game: SimulatedGame
    ship: SimShip
    weights: ThumbWeights


class ThumbPlayer:
    """Plays by rules of thumb: at once, and the same in the same position.

    Args:
        content: everything that can be played.
        seed: of the chance with which hidden cards are dealt; rules of thumb do not look at those.
        engine: the rules bound to that, where somebody has them: to bind takes longer than a frame.
    """

    def __init__(self, content: Content, seed: int = 0, engine: Engine | None = None) -> None:
        self._engine = Engine(content) if engine is None else engine
        self._general = GeneralPlayer(content, seed, self._engine)
        self._seed = seed
        self._games: dict[str, tuple[Content, SimulatedGame]] = {}

    def check(self, view: ViewDict) -> None:
        """Refuse a VIEW of a game that cannot be.

        Args:
            view: VIEW, or what somebody takes for one.

        Raises:
            ViewError: there is no such game.
        """
        check_view(self._engine, view)

    def choose(self, view: ViewDict, decision: DecisionDict) -> Choice:
        """Answer a decision."""
        options = decision["options"]
        if len(options) == 1:
            return Choice(options[0])
        thought = self.think(view, decision)
        if thought is not None:
            thumb = Thumb(thought.game.table, thought.weights)
            move = leaving(thumb, thought.ship)
            if move is None:
                move = thumb.choose(thought.ship)
            found = offered(decision, thought.game.option(move))
            if found is not None:
                then = self._then(thought, thumb, found)
                return Choice(found, why_of(view, decision, found, thought.content, then))
        return self._general.choose(view, decision)

    def advise(
        self,
        view: ViewDict,
        decision: DecisionDict,
        plans: int,
        done: Sequence[OptionDict] = (),
        onward: bool = False,
    ) -> Advice:
        """Tell what rules of thumb do up to the next revelation: a single plan, and what it leads to."""
        first, grasp = self.choose(view, decision), self.think(view, decision)
        if grasp is None:
            return blind_advice(first)
        moves = Tree(Thumb(grasp.game.table, grasp.weights), ACTIONS, MOST_PLANS).usual(grasp.ship)
        line = [grasp.game.option(move) for move in moves]
        same = option_key(line[0]) == option_key(first.option)
        held = read_calibration(data_folder())
        calibration = Calibration() if held is None else held.seen(view)
        best = self._line(grasp, [first.option, *(line[1:] if same else [])], calibration)
        if best is None:
            return blind_advice(first)
        best = replace(best, why=first.why)
        finish = next((one for one in decision["options"] if one.get("do") == "finish"), None)
        ending = None if finish is None else self._line(grasp, [finish], calibration)
        crew = held.crew if held is not None else ""
        own = self._line(grasp, done, calibration) if done else None
        return Advice(best.win, best.margin, (best,), ending, own, bool(crew), crew, DEALS)

    def usual(self, view: ViewDict, decision: DecisionDict) -> tuple[OptionDict, ...]:
        """Return what rules of thumb do up to the next revelation; nothing where they know too little.

        Args:
            view: VIEW.
            decision: DECISION.
        """
        grasp = self.think(view, decision)
        if grasp is None:
            return ()
        moves = Tree(Thumb(grasp.game.table, grasp.weights), ACTIONS, MOST_PLANS).usual(grasp.ship)
        return tuple(grasp.game.option(move) for move in moves)

    def _line(self, grasp: Grasp, choices: Sequence[OptionDict], calibration: Calibration) -> Plan | None:
        """A plan of these choices, tried on the deals of every other; None where it cannot be tried."""
        moves = self.made(grasp, choices)
        if moves is None:
            return None
        thumb = Thumb(grasp.game.table, grasp.weights)
        found = prospect(thumb, grasp.ship, moves, self._seed + grasp.ship.turn, calibration)
        return None if found is None else Plan(tuple(choices), *found)

    def outlook(
        self, view: ViewDict, decision: DecisionDict, option: OptionDict
    ) -> tuple[float, float] | None:
        """Tell the chance after an option that no search has weighed, and its margin; None: not known.

        Args:
            view: VIEW.
            decision: DECISION.
            option: one of its options.
        """
        grasp, calibration = self.think(view, decision), read_calibration(data_folder())
        if grasp is None or calibration is None:
            return None
        line = self._line(grasp, [option], calibration.seen(view))
        return None if line is None else (line.win, line.margin)

    def made(self, grasp: Grasp, done: Sequence[OptionDict]) -> list[int] | None:
        """The simulator's moves of what somebody chooses; None where it has no such moves.

        Args:
            grasp: the position before it.
            done: the options, in order.
        """
        ship, moves = grasp.ship.copy(), list[int]()
        for option in done:
            key = option_key(option)
            found = next((move for move in legal(ship) if option_key(grasp.game.option(move)) == key), None)
            if found is None:
                return None
            moves.append(found)
            apply(ship, found)
        return moves

    def _then(self, grasp: Grasp, thumb: Thumb, option: OptionDict) -> list[OptionDict]:
        """Return what rules of thumb do after a choice that is made for the sake of others."""
        if option.get("do") not in PRELUDES:
            return []
        moves = Tree(thumb, ACTIONS, MOST_PLANS).usual(grasp.ship)
        return [grasp.game.option(move) for move in moves[1:]]

    def think(self, view: ViewDict, decision: DecisionDict) -> Grasp | None:
        """The game in the simulator, what is hidden dealt in some way; None where it cannot play it.

        Args:
            view: VIEW.
            decision: DECISION.
        """
        try:
            content, game = self._game(view)
            hidden = deal_hidden(view, content, random.Random(self._seed))
            ship = game.ship(view, hidden, decision)
        except UnknownHereError:
            return None
        if not legal(ship):
            return None  # with no counting the cards asked about may lie elsewhere than was dealt
        ship.rng = (self._seed * 7919 + view["turn"]) % (MODULUS - 1) + 1
        return Grasp(content, game, ship, weights_for(data_folder(), game.table))

    def _game(self, view: ViewDict) -> tuple[Content, SimulatedGame]:
        rooms = [(room["id"], room["variant"]) for room in view["rooms"]]
        key = json.dumps([view["settings"], rooms], sort_keys=True)
        if key not in self._games:
            settings = Settings.from_json({**view["settings"], "seed": 0})
            content = self._engine.content_of(settings)
            self._games.clear()
            self._games[key] = content, SimulatedGame(content, read_kernels(data_folder()), view)
        return self._games[key]


def offered(decision: DecisionDict, option: OptionDict) -> OptionDict | None:
    """The option of a decision that equals another; None if there is none.

    Args:
        decision: DECISION.
        option: made elsewhere.
    """
    key = option_key(option)
    return next((one for one in decision["options"] if option_key(one) == key), None)


def blind_advice(choice: Choice) -> Advice:
    """Return what is said of a position whose chances nobody knows: half, give or take half.

    Args:
        choice: what is done there.
    """
    return Advice(0.5, 0.5, (Plan((choice.option,), 0.5, 0.5, choice.why),))
