"""Tell what events mean together, where one alone does not say it. Pure."""

from __future__ import annotations

from collections.abc import Sequence

from game.rules.event_dicts import EventDict


def strikes(events: Sequence[EventDict], at: int) -> bool:
    """Return whether an event is part of the damage that the ship suffers (Phase 3) and nobody's choice.

    Args:
        events: of one choice, in order.
        at: which of them.
    """
    phases = [event["phase"] for event in events[:at] if event["type"] == "phase"]
    return bool(phases) and bool(phases[-1] == "damage")
