"""The simulator plays the rules: random games step by step beside the engine, every card in its place."""

from __future__ import annotations

import random
from collections import Counter
from functools import cache
from typing import Any

import pytest

from game.bots.kernels import read_kernels
from game.bots.sim.apply_move import apply
from game.bots.sim.codes import DECK_EMPTY, DESTROYED, PLAYING, WON
from game.bots.sim.legal_moves import legal
from game.bots.sim.sim_ship import SimShip
from game.bots.simulated_game import SimulatedGame, hidden_of, option_key
from game.program_files import data_folder
from game.rules import Settings, seat_view
from game.rules.history import History
from tests.engine.walks import engine

ENDS = {"energy-core": WON, "deck-empty": DECK_EMPTY, "room-destroyed": DESTROYED}
SAME = (
    *("cubes", "diverted", "guards", "at", "hand", "held", "tokens", "spare", "shields", "deck", "discard"),
    *("face", "damage", "struck", "deck_left", "hits", "left", "cube_supply", "token_supply", "done"),
    *("shield_supply", "active", "turn", "actions", "deck_seen", "damage_seen"),
)


@cache
def kernels() -> Any:
    return read_kernels(data_folder())


def settings_of(seed: int, players: int, rooms: str, more: bool) -> dict[str, Any]:
    return {
        "players": players,
        "difficulty": ("easy", "medium", "hard", "veteran", "realist")[seed % 5],
        "seed": seed,
        "rooms": rooms,
        "damage_control": more,
        "escape_pod": more and players > 2,
    }


class Pair:
    """A game of the engine and the same in the simulator."""

    def __init__(self, settings: dict[str, Any]) -> None:
        self.history = History.new(engine(), Settings.from_json(settings))
        self.game = SimulatedGame(self.history.state.table.content, kernels(), self._view())
        self.ship = self.fresh()
        self.ship.rng = settings["seed"] + 1

    def _view(self) -> Any:
        decision = self.history.decision
        seat = decision.crew if decision else 0
        return seat_view(engine().to_json(self.history.state), self.history.knowledge, seat)

    def fresh(self) -> SimShip:
        decision = self.history.decision
        hidden = hidden_of(engine().to_json(self.history.state))
        return self.game.ship(self._view(), hidden, decision.to_json() if decision else None)

    def step(self, chance: random.Random, keen: float) -> None:
        decision = self.history.decision
        assert decision is not None
        moves = {option_key(self.game.option(move)): move for move in legal(self.ship)}
        options = {option_key(option): option for option in decision.to_json()["options"]}
        assert sorted(moves) == sorted(options), decision.kind
        assert len(moves) == len(legal(self.ship))
        liked = [key for key in options if '"activate"' in key or '"divert"' in key or '"repair"' in key]
        key = chance.choice(sorted(liked if liked and chance.random() < keen else options))
        ahead = self.ship.copy()
        dice = [ahead.roll() + 1 for _ in range(6)]
        apply(self.ship, moves[key])
        self.history.apply(options[key], dice)
        self.compare()

    def compare(self) -> None:
        result = self.history.state.result
        expected = self.fresh()
        for name in SAME:
            if result is None or name not in ("actions", "turn", "active", "deck_seen", "damage_seen"):
                assert getattr(self.ship, name) == getattr(expected, name), name
        assert self.ship.over == (ENDS[result.reason] if result else PLAYING)
        if result is None:
            assert self.ship.question == expected.question or len(legal(self.ship)) == len(legal(expected))
        else:
            assert self.ship.alone == int(not result.won and bool(result.winners))
        self.conserved()

    def conserved(self) -> None:
        ship, table = self.ship, self.game.table
        cards = Counter([*ship.deck, *ship.discard, *ship.face])
        for hand in range(table.hands):
            for card in range(table.kinds):
                cards[card] += ship.hand[hand * table.kinds + card]
        assert [cards[card] for card in range(table.kinds)] == list(table.cards)
        assert sum(cubes.bit_count() for cubes in ship.cubes) + sum(ship.spare) + ship.cube_supply == 24


def walk(seed: int, players: int, rooms: str, more: bool) -> None:
    chance = random.Random(seed)
    pair = Pair(settings_of(seed, players, rooms, more))
    pair.compare()
    while pair.history.decision is not None:
        pair.step(chance, 0.7)


@pytest.mark.parametrize("more", [False, True])
@pytest.mark.parametrize("rooms", ["v1", "v2", "mixed"])
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_random_games_step_by_step(players: int, rooms: str, more: bool):
    walk(players, players, rooms, more)


@pytest.mark.slow
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_many_random_games_step_by_step(players: int):
    for seed in range(60):
        walk(100 + seed, players, ("v1", "v2", "mixed")[seed % 3], seed % 2 == 1)
