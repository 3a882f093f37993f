"""The vocabulary: importing this file imports every file of words."""

from __future__ import annotations

from game.rules.effects import (  # noqa: F401 - for their words
    arrangements,
    card_verbs,
    conditions,
    flow_verbs,
    sentence_values,
    setup_verbs,
    ship_verbs,
    sources,
    turn_verbs,
)
from game.rules.effects.binding import CONDITIONS, NUMBERS, SOURCES, TELLINGS, VERBS

__all__ = ["CONDITIONS", "NUMBERS", "SOURCES", "TELLINGS", "VERBS"]
