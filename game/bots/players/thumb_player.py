"""The cadet: rules of thumb in the simulator, or the rules themselves where that knows too little."""

from __future__ import annotations

import json
import random
from typing import NamedTuple

from game.bots.kernels import read_kernels
from game.bots.players.boarding import leaving
from game.bots.players.general import GeneralPlayer
from game.bots.players.plan_search import ACTIONS, MOST_PLANS
from game.bots.players.player import Choice
from game.bots.players.sampling import deal_hidden
from game.bots.players.why_of import PRELUDES, why_of
from game.bots.sim.legal_moves import legal
from game.bots.sim.planning import Tree
from game.bots.sim.sim_ship import MODULUS, SimShip
from game.bots.sim.thumb import Thumb
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
    """

    def __init__(self, content: Content, seed: int = 0) -> None:
        self._engine = Engine(content)
        self._general = GeneralPlayer(content, seed)
        self._seed = seed
        self._games: dict[str, tuple[Content, SimulatedGame]] = {}

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

    def _then(self, grasp: Grasp, thumb: Thumb, option: OptionDict) -> list[OptionDict]:
        """What rules of thumb do after a choice that is made for the sake of others."""
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
