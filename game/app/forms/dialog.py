"""Say how far dialogs stay from the window's edge, and where an arrangement of its middle lies."""

from __future__ import annotations

from game.app.drawing.kit import Kit

EDGE = 20.0
"""Least distance of a dialog from the window's edge, in units."""


def middle_offset(kit: Kit) -> tuple[float, float]:
    """Return how far a 1920 x 1080 arrangement is moved to stand in the middle of the window, in units."""
    width, height = kit.viewport.design
    return (width - 1920) / 2, (height - 1080) / 2
