"""The effects of the table: what a moment of the story shows, and lets be heard, beside pieces that fly."""

from __future__ import annotations

from enum import StrEnum


class Effect(StrEnum):
    """Every effect. Pictures, light, sound and pace have a table each, by these."""

    NONE = ""
    LAID = "laid"
    DIE = "die"
    DAMAGE = "damage"
    OPEN = "open"
    HIT = "hit"
    SHIELD = "shield"
    DESTROYED = "destroyed"
    CRITICAL = "critical"
    DIVERT = "divert"
    SURGE = "surge"
    ACTIVATE = "activate"
    BREACH = "breach"
    POD = "pod"
    OVER = "over"


BY_RESULT = {"cube": Effect.HIT, "protected": Effect.SHIELD, "destroyed": Effect.DESTROYED}
"""The effect of a hit by its `result`."""
