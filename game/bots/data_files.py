"""List what the program's players read and what is told of them: files of the data folder, and who uses
which."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from game.bots.calibration import FILE as CALIBRATION
from game.bots.film.network_error import FILE as ERRORS
from game.bots.players.effort import usual_samples
from game.bots.players.rank_list import ADVISER, Way, rank_of

WEIGHTS = "bots/cadet.json"
"""The weights of the player by rules of thumb (`game/bots/weight_files.py`)."""
NETWORK = "bots/value.json"
"""The value network (`game/bots/network_files.py`)."""
SECOND = ("second", "unshielded")
"""Endings of the names of weights and networks that are for ships with second sides."""
RESULTS = "bots/results.json"
"""The file of measured results of whole games (`game/bots/measured.py`)."""


def reviewer_mark(data: Path) -> str:
    """Return what tells whoever looks back at games, and how that is told, from others.

    Args:
        data: the data folder.
    """
    told = hashlib.sha256(rating_mark(data).encode("ascii"))
    if (data / ERRORS).exists():
        told.update((data / ERRORS).read_bytes())
    return told.hexdigest()[:12]


def rating_mark(data: Path) -> str:
    """Return what tells how positions are rated from other ways: the network's error belongs to it.

    Args:
        data: the data folder.
    """
    told = hashlib.sha256(digest(data, ADVISER).encode("ascii"))
    if (data / CALIBRATION).exists():
        told.update((data / CALIBRATION).read_bytes())
    return told.hexdigest()[:12]


def digest(data: Path, rank: str) -> str:
    """Return what tells the weights that a rank plays with, and how often it tries plans with them, from
    others.

    Args:
        data: the data folder.
        rank: one of `RANKS`.
    """
    return _digest(data, rank, lambda held: held)


def digest_on(data: Path, rank: str, second: bool) -> str:
    """Return what tells how a rank plays one kind of ships: what is for other kinds changes none of it.

    Args:
        data: the data folder.
        rank: one of `RANKS`.
        second: whether some room lies on its second side there.
    """
    return digest(data, rank) if second else _digest(data, rank, _for_first_sides)


def _for_first_sides(held: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in held.items() if not name.endswith(SECOND)}


def _digest(data: Path, rank: str, part: Callable[[dict[str, Any]], dict[str, Any]]) -> str:
    told, searches = hashlib.sha256(), rank_of(rank).make is Way.SEARCH
    for file in (WEIGHTS, NETWORK) if searches else (WEIGHTS,):
        held = json.loads((data / file).read_text(encoding="utf-8"))
        told.update(json.dumps(part(held), sort_keys=True).encode("utf-8"))
    if searches:
        told.update(str(usual_samples(rank)).encode("ascii"))
    return told.hexdigest()[:12]
