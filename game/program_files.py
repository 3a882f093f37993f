"""Find where the program finds its own files: content, texts and pictures."""

from __future__ import annotations

import sys
from pathlib import Path

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
