"""Find where the program finds its own files (content, texts and pictures), and ask for one again."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

_T = TypeVar("_T")
PAUSES_S = (0.01, 0.02, 0.05)
"""Seconds to wait before each new try to read a file of the program that the system refused."""

WORKER = "--player"
"""Argument that makes the program a player: the executable has no Python beside it that could be one."""


def program_root() -> Path:
    """Return the folder that holds `data/` and `assets/`, also inside a frozen executable."""
    frozen = getattr(sys, "_MEIPASS", None)
    return Path(frozen) if frozen else Path(__file__).resolve().parents[1]


def data_folder() -> Path:
    """Return the folder of rules, rooms, cards and texts."""
    return program_root() / "data"


def asset_folder() -> Path:
    """Return the folder of pictures and icons."""
    return program_root() / "assets"


def asked_again(read: Callable[[], _T]) -> _T:
    """Read one file of the program, again after a moment where the system refuses it: it does so for moments.

    Args:
        read: reads one file, or asks something of it; several, refused in turn, would use up the tries.

    Raises:
        FileNotFoundError: it is not there.
        OSError: the system refuses it each time.
    """
    for pause in PAUSES_S:
        try:
            return read()
        except OSError as error:
            if isinstance(error, FileNotFoundError):
                raise
            time.sleep(pause)
    return read()
