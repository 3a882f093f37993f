"""The value network as a file holds it: `data/bots/value.json` (`game/bots/training/fit.py` makes it)."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path

from game.bots.data_files import NETWORK
from game.bots.sim.features import COUNT
from game.bots.sim.network import ValueNetwork


@cache
def read_network(data: Path) -> ValueNetwork | None:
    """The network of a data folder; None where there is none, or one for other features.

    Args:
        data: the data folder.
    """
    file = data / NETWORK
    if not file.exists():
        return None
    held = json.loads(file.read_text(encoding="utf-8"))
    sizes = [int(size) for size in held["sizes"]]
    if sizes[0] != COUNT:
        return None
    return ValueNetwork(sizes, [float(number) for number in held["numbers"]])
