"""The fixed game that a newcomer is guided through: `data/guided.yaml`."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from game.lessons.goals import plain
from game.rules.loader.yaml_nodes import read_yaml


@dataclass(frozen=True)
class GuidedShip:
    """Hold what a guided game is set up with.

    Args:
        setup: what `Session.new` takes.
        seats: the rank of who plays each crew member; empty for a person.
    """

    setup: dict[str, Any]
    seats: tuple[str, ...]


def guided_ship(data: Path) -> GuidedShip:
    """Return the guided game.

    Args:
        data: the folder of the content.

    Raises:
        ContentError: something in its file is wrong.
    """
    record = read_yaml(data, data / "guided.yaml").record("the guided game", ("settings", "seats"))
    seats = tuple(one.text for one in record["seats"].items("who plays"))
    return GuidedShip(plain(record["settings"]), seats)
