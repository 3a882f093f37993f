"""Games to train on: set up by the rules, played in the simulator."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from game.bots.kernels import read_kernels
from game.bots.sim.sim_ship import MODULUS, SimShip
from game.bots.simulated_game import SimulatedGame, hidden_of
from game.program_files import data_folder
from game.rules import Engine, Settings, load_content, seat_view


@dataclass(frozen=True)
class GameKind:
    """A kind of game.

    Attributes:
        players: how many; 1 is solo.
        difficulty: its id.
        rooms: v1, v2 or mixed.
        expansions: ids, separated by `+`.
    """

    players: int
    difficulty: str
    rooms: str = "v1"
    expansions: str = ""

    @classmethod
    def read(cls, text: str) -> GameKind:
        """A cell as `str` writes it: `3/easy/v2/escape-pod`; rooms and expansions may be left out."""
        parts = text.split("/")
        return cls(int(parts[0]), *parts[1:])

    def __str__(self) -> str:
        return f"{self.players}/{self.difficulty}/{self.rooms}/{self.expansions}".rstrip("/")

    def settings(self, seed: int) -> dict[str, Any]:
        """SETTINGS of a game."""
        found: dict[str, Any] = {
            "players": self.players,
            "difficulty": self.difficulty,
            "seed": seed,
            "rooms": self.rooms,
        }
        if self.expansions:
            found["expansions"] = self.expansions.split("+")
        return found


@cache
def shared_engine() -> Engine:
    """The rules with the program's own content, read once."""
    return Engine(load_content(data_folder()))


def deal(settings: Mapping[str, Any]) -> SimShip:
    """Set a game up and return it for the simulator, its decks in their true order.

    Args:
        settings: SETTINGS.
    """
    engine = shared_engine()
    state = engine.new_game(Settings.from_json(settings)).state
    form = engine.to_json(state)
    decision = engine.decision(state)
    view = seat_view(form, engine.first_knowledge(state), state.active)
    game = SimulatedGame(state.table.content, read_kernels(data_folder()), view)
    ship = game.ship(view, hidden_of(form), decision.to_json() if decision else None)
    ship.rng = (settings["seed"] * 7919 + 12345) % (MODULUS - 1) + 1
    return ship
