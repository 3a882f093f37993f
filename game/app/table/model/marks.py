"""Find what is worth finding again in a game that is watched again."""

from __future__ import annotations

from game.app.widgets.timeline import Mark
from game.play.session import Session


def marks_of(session: Session) -> tuple[Mark, ...]:
    """Return what is worth finding again in a game, in order."""
    marks = []
    for at, entry in enumerate(session.log):
        kinds = {event["type"] for event in entry.events}
        hit = any(event["type"] == "hit" and event["result"] == "cube" for event in entry.events)
        found = {
            "turn": at > 0 and "turn" in kinds,
            "hit": hit,
            "divert": "divert" in kinds,
            "over": "over" in kinds,
        }
        marks += [Mark(at, kind) for kind, there in found.items() if there]
    return tuple(marks)
