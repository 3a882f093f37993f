"""List what the program's players read and what is displayed of them: files of the data folder, who uses
which, and what is alike in them."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any

from game.bots.players.effort import usual_samples
from game.bots.players.rank_list import ADVISER, Way, rank_of
from game.patience import patiently, read_bytes
from game.rules import ContentError

WEIGHTS = "bots/cadet.json"
"""The weights of the player by rules of thumb (`game/bots/weight_files.py`)."""
NETWORK = "bots/value.json"
"""The value network (`game/bots/network_files.py`)."""
CALIBRATION = "bots/calibration.json"
"""The lines that turn a chance found into the calibrated one (`game/bots/calibration.py`)."""
ERRORS = "bots/film_errors.json"
"""The network's error (`game/bots/film/network_error.py`)."""
FIRST, SECOND = "first", "second"
"""The kinds of ships by how they are played, as files name them: all rooms on their first sides, or not."""
SECOND_ENDINGS = (SECOND, "unshielded")
"""Endings of the names of weights and networks that are for ships with second sides."""
MOST_KEPT = 8
"""Number of files that are kept as they were read: the weights and the network, both whole and in part."""
RESULTS = "bots/results.json"
"""The file of measured results of whole games (`game/bots/measured.py`)."""


def read_json(file: Path) -> Any:
    """Return what a data file holds.

    Args:
        file: JSON, in a folder of the data folder.

    Raises:
        ContentError: it is no JSON.
        OSError: it is not there, or the system refuses it.
    """
    try:
        return json.loads(read_bytes(file))
    except ValueError as error:
        line = getattr(error, "lineno", 1)
        raise ContentError(f"{file.parent.name}/{file.name}", line, str(error), "JSON") from error


def read_sides(file: Path) -> tuple[Mapping[str, Any] | None, Mapping[str, Any] | None]:
    """Return what a data file says of all ships, and what it says of those with second sides alone.

    Args:
        file: JSON.

    Returns:
        None twice where there is no file; None for the second where it says nothing of such ships alone.
    """
    if not patiently(file.exists):
        return None, None
    held: Mapping[str, Any] = read_json(file)
    return held, held.get(SECOND)


def reviewer_mark(data: Path) -> str:
    """Return a mark of whoever looks back at games, and of how that is rated.

    Args:
        data: the data folder.
    """
    hashed = hashlib.sha256(rating_mark(data).encode("ascii"))
    if patiently((data / ERRORS).exists):
        hashed.update(read_bytes(data / ERRORS))
    return hashed.hexdigest()[:12]


def rating_mark(data: Path) -> str:
    """Return a mark of how positions are rated: the network's error was measured for one of them.

    Args:
        data: the data folder.
    """
    hashed = hashlib.sha256(digest(data, ADVISER).encode("ascii"))
    if patiently((data / CALIBRATION).exists):
        hashed.update(read_bytes(data / CALIBRATION))
    return hashed.hexdigest()[:12]


def digest(data: Path, rank: str) -> str:
    """Return what tells the weights that a rank plays with, and how often it tries plans with them, from
    others.

    Args:
        data: the data folder.
        rank: one of `RANKS`.
    """
    return _digest(data, rank, False)


def digest_on(data: Path, rank: str, second: bool) -> str:
    """Return what tells how a rank plays one kind of ships: what is for other kinds changes none of it.

    Args:
        data: the data folder.
        rank: one of `RANKS`.
        second: whether some room lies on its second side there.
    """
    return _digest(data, rank, not second)


def _digest(data: Path, rank: str, first_only: bool) -> str:
    hashed, searches = hashlib.sha256(), rank_of(rank).make is Way.SEARCH
    for name in (WEIGHTS, NETWORK) if searches else (WEIGHTS,):
        file = data / name
        seen = patiently(file.stat)
        hashed.update(_sorted(file, (seen.st_mtime_ns, seen.st_size), first_only))
    if searches:
        hashed.update(str(usual_samples(rank)).encode("ascii"))
    return hashed.hexdigest()[:12]


@lru_cache(MOST_KEPT)
def _sorted(file: Path, _version: tuple[int, int], first_only: bool) -> bytes:
    """Return what a file of weights holds with its names in order: to read that takes longer than a frame.

    Args:
        file: of weights.
        _version: its time and size; after a change it is read again.
        first_only: whether what is for ships with second sides is left out.
    """
    held: dict[str, Any] = read_json(file)
    part = {name: value for name, value in held.items() if not (first_only and name.endswith(SECOND_ENDINGS))}
    return json.dumps(part, sort_keys=True).encode("utf-8")
