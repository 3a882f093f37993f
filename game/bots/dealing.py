"""Games set up by the rules and handed to the simulator."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from game.bots.kernels import read_kernels
from game.bots.sim.sim_ship import MODULUS, SimShip
from game.bots.simulated_game import SimulatedGame, hidden_of
from game.program_files import data_folder
from game.rules import Engine, Settings, load_edition, seat_view


@cache
def shared_engine() -> Engine:
    """The rules with the program's own content, read once in a process."""
    return Engine(load_edition(data_folder()))


def dealt_game(settings: Mapping[str, Any]) -> SimShip:
    """Set a game up by the rules and hand it to the simulator, its decks in their true order.

    Args:
        settings: SETTINGS.

    Raises:
        SettingsError: they do not go together.
        UnknownHereError: the simulator has no kernel for something in the game.
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
