"""Measures the program: `python -m tools.bench [--json] [--quick]`.

Everything is measured on SDL's dummy driver, so that a number says what the program costs and not what a
screen does. Start, idling and memory are measured in a process of their own.
"""

import os
from typing import Any

os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"

SETUP: dict[str, Any] = {
    "players": 3,
    "difficulty": "medium",
    "seed": 7,
    "names": ["Mara", "Joon", "Teo"],
    "first": 0,
}
"""The game that is measured."""
