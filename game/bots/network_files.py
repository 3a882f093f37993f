"""The value network as a file holds it: `data/bots/value.json` (`tools/training/fit.py` makes it)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from game.bots.data_files import NETWORK, read_sides
from game.bots.sim.features import COUNT, FIRST_COUNT
from game.bots.sim.network import ValueNetwork


@cache
def read_network(data: Path) -> ValueNetwork | None:
    """The network of a data folder, with that for second sides.

    None where there is none, or one for other features.

    Args:
        data: the data folder.
    """
    held, second = read_sides(data / NETWORK)
    if held is None:
        return None
    return _network(held, FIRST_COUNT, _network(second, COUNT) if second else None)


def _network(held: Mapping[str, Any], inputs: int, second: ValueNetwork | None = None) -> ValueNetwork | None:
    sizes = [int(size) for size in held["sizes"]]
    if sizes[0] != inputs:
        return None
    return ValueNetwork(sizes, [float(number) for number in held["numbers"]], second)
