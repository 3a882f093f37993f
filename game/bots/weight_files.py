"""The weights of the player by rules of thumb, as a file holds them: `data/bots/cadet.json`.

`tools/training/climb.py` finds them. `all` counts in every game; what stands under the number of a crew,
with `shared` behind it where all play from one hand, counts there instead. Ships with second sides are played
in another way, and those of them where no room lays Protection tokens on rooms in yet another: what stands
under the same name with `second` or `unshielded` behind it counts before both. All of these have weights of
their own.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from game.bots.data_files import WEIGHTS, read_json
from game.bots.sim.codes import SHIELD_ROOMS
from game.bots.sim.sim_table import SimTable
from game.bots.sim.weights import ThumbWeights

NAMES = tuple(sorted(name for name in dir(ThumbWeights()) if not name.startswith("_")))
"""Names of the weights: all public attributes of the class."""


def weights_from(values: Mapping[str, float]) -> ThumbWeights:
    """Weights with these values; what is not named stays as it is.

    Args:
        values: by the names of `NAMES`.

    Raises:
        AttributeError: there is no weight of a name.
    """
    weights = ThumbWeights()
    for name, value in values.items():
        if name not in NAMES:
            raise AttributeError(f"There is no weight {name!r}.")
        setattr(weights, name, float(value))
    return weights


def weights_for(data: Path, table: SimTable) -> ThumbWeights:
    """The weights for a game.

    Args:
        data: the data folder.
        table: the game's.
    """
    return _weights(data, crew_name(table), ship_name(table))


def crew_name(table: SimTable) -> str:
    """The name of the weights for a crew of so many."""
    return f"{table.crew}{'-shared' if table.one_hand else ''}"


def ship_name(table: SimTable) -> str:
    """The name of the weights for a crew of so many on such a ship."""
    kind = "" if not table.second else ("-second" if SHIELD_ROOMS in table.ability else "-unshielded")
    return f"{crew_name(table)}{kind}"


@cache
def _weights(data: Path, crew: str, ship: str) -> ThumbWeights:
    held = read_weights(data)
    return weights_from({**held.get("all", {}), **held.get(crew, {}), **held.get(ship, {})})


def read_weights(data: Path) -> dict[str, dict[str, float]]:
    """Return what the file says.

    Args:
        data: the data folder.
    """
    file = data / WEIGHTS
    held: Any = read_json(file) if file.exists() else {}
    found: dict[str, dict[str, float]] = held
    return found
