"""What the program's players read and what is told of them: files of the data folder, and who uses which."""

from __future__ import annotations

import hashlib
from pathlib import Path

from game.bots.calibration import FILE as CALIBRATION
from game.bots.players.effort import usual_samples
from game.bots.players.rank_list import ADVISER, Way, rank_of

WEIGHTS = "bots/cadet.json"
"""The weights of the player by rules of thumb (`game/bots/weight_files.py`)."""
NETWORK = "bots/value.json"
"""The value network (`game/bots/network_files.py`)."""
RESULTS = "bots/results.json"
"""What came of games (`game/bots/measured.py`)."""


def reviewer_mark(data: Path) -> str:
    """What tells whoever looks back at games, and how that is told, from others.

    Args:
        data: the data folder.
    """
    told = hashlib.sha256(digest(data, ADVISER).encode("ascii"))
    if (data / CALIBRATION).exists():
        told.update((data / CALIBRATION).read_bytes())
    return told.hexdigest()[:12]


def digest(data: Path, rank: str) -> str:
    """What tells the weights that a rank plays with, and how often it tries plans with them, from others.

    Args:
        data: the data folder.
        rank: one of `RANKS`.
    """
    told, searches = hashlib.sha256(), rank_of(rank).make is Way.SEARCH
    for file in (WEIGHTS, NETWORK) if searches else (WEIGHTS,):
        told.update((data / file).read_bytes())
    if searches:
        told.update(str(usual_samples(rank)).encode("ascii"))
    return told.hexdigest()[:12]
