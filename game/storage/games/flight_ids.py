"""Tell one flight from another."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from typing import Any

_LENGTH = 32


def flight_id(game: Mapping[str, Any]) -> str:
    """Return what is the same for the same settings and choices.

    Args:
        game: what `Session.to_json` gave.
    """
    settings = game.get("settings") or game["state"]["settings"]
    told = [settings, game["choices"][: game["cursor"]]]
    return hashlib.sha256(json.dumps(told, sort_keys=True).encode()).hexdigest()[:_LENGTH]
