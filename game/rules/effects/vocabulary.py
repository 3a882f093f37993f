"""The words that steps may use, each with what binds it: verbs, sources, conditions, numbers, tellings."""

from __future__ import annotations

from game.rules.effects import (
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
from game.rules.effects.binding import VerbEntry

VERBS: dict[str, VerbEntry] = {
    entry.name: entry
    for family in (flow_verbs, card_verbs, ship_verbs, turn_verbs, setup_verbs)
    for entry in family.VERBS
}
SOURCES: dict[str, VerbEntry] = {entry.name: entry for entry in (*sources.SOURCES, *arrangements.SOURCES)}
CONDITIONS: dict[str, VerbEntry] = {entry.name: entry for entry in conditions.CONDITIONS}
NUMBERS: dict[str, VerbEntry] = {entry.name: entry for entry in conditions.NUMBERS}
TELLINGS: dict[str, VerbEntry] = {entry.name: entry for entry in sentence_values.TELLINGS}
