"""What is on the screen for a moment: a message, the turn banner, a piece that flies back."""

from __future__ import annotations

from dataclasses import dataclass

from game.app.table.reasons import Reason
from game.app.viewport import Point, Rect

TOAST_MS = 2500.0
BANNER_MS = 1700.0
RETURN_MS = 220.0


@dataclass
class Toast:
    """A message beside `anchor`: a reason, or plain words; `left` ms remain."""

    anchor: Rect
    reason: Reason | None = None
    note: str = ""
    left: float = TOAST_MS


@dataclass
class Banner:
    """Whose turn begins; `share` of its life has passed."""

    crew: int
    turn: int
    share: float = 0.0


@dataclass
class Returning:
    """A piece on its way back to where it was picked up."""

    source: str
    start: Point
    end: Point
    share: float = 0.0
    ms: float = RETURN_MS
