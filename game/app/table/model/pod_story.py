"""Tell how the story of the Escape Pod ended (R-32 to R-34), counted from the events. Pure."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from game.app.table.model.pod_view import PLACE, deserter, is_roll
from game.rules.event_dicts import EventDict
from game.rules.protocol import StateDict


@dataclass(frozen=True)
class PodStory:
    """Hold what became of the deserter.

    Attributes:
        crew: who it was.
        turn: the turn of boarding; 0 if that lies before the record, in a game that was loaded later.
        adrift: turns in the pod after that.
        taken: cards taken out of the discard pile.
        ending: `lost` (the ship was saved without them), `alone` (only they escaped) or `all` (nobody did).
        roll, held: the last roll and the cards held then; None where the ship was saved.
    """

    crew: int
    turn: int
    adrift: int
    taken: int
    ending: str
    roll: int | None = None
    held: int | None = None


def pod_story(events: Iterable[tuple[int, EventDict]], state: StateDict) -> PodStory | None:
    """Count the deserter's part of a game that is over; None where nobody left the ship.

    Args:
        events: all of the game in order, each with the turn in which its choice was made.
        state: STATE at the end.
    """
    who, result = deserter(state["crew"]), state.get("result")
    if who is None or result is None:
        return None
    boarded = adrift = taken = 0
    aboard = False
    roll: int | None = None
    for turn, event in events:
        if event["type"] == "turn":
            adrift += aboard and event["crew"] == who
        elif event["type"] == "meeple" and event["to"] == PLACE:
            boarded, aboard = turn, True
        elif event["type"] == "card" and event["from"] == "discard" and event["to"] == f"hand/{who}":
            taken += aboard
        elif event["type"] == "roll" and is_roll(event):
            roll = event["value"]
    if result["won"]:
        return PodStory(who, boarded, adrift, taken, "lost")
    ending = "alone" if who in result["winners"] else "all"
    return PodStory(who, boarded, adrift, taken, ending, roll, len(state["crew"][who]["hand"]))
