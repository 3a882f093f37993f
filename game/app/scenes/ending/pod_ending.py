"""How the story of the Escape Pod ended (R-32 to R-34): counted from the events, told beside the verdict."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from game.app.drawing.canvas import Canvas
from game.app.drawing.colours.theme import CREW, PANEL_FILL, Gradient, colour, fade, rgb
from game.app.drawing.viewport import Rect
from game.app.table.model.pod_view import PLACE, deserter, is_roll
from game.app.table.paint import brush, tokens
from game.rules.protocol import EventDict, MemberDict, StateDict

POD_ICON = "pod"


@dataclass(frozen=True)
class PodStory:
    """What became of the deserter.

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
        elif is_roll(event):
            roll = event["value"]
    if result["won"]:
        return PodStory(who, boarded, adrift, taken, "lost")
    ending = "alone" if who in result["winners"] else "all"
    return PodStory(who, boarded, adrift, taken, ending, roll, len(state["crew"][who]["hand"]))


def draw_ending(
    canvas: Canvas, rect: Rect, story: PodStory, crew: Sequence[MemberDict], marks: Sequence[int]
) -> None:
    """Draw the deserter's ending on a panel.

    Args:
        canvas: the window.
        rect: where, in units.
        story: what became of the deserter.
        crew: the crew of STATE.
        marks: the crew mark of everybody.
    """
    texts = canvas.kit.texts
    x, y, w, h = rect
    look = CREW[marks[story.crew]]
    tone = colour.GOLD if story.ending == "alone" else colour.DANGER
    canvas.glow(rect, fade(tone, 0.4), 16)
    canvas.panel(
        rect, fill=PANEL_FILL, line=Gradient(tone, colour.RIM_HOT), corners=(16, 6, 16, 6), width=2.4
    )
    bay = (x + 12, y + 10, 96.0, h - 20)
    canvas.panel(bay, fill=Gradient(rgb("#05070E"), rgb("#3A1A0C")), line=colour.LINE, corners=(8, 4, 8, 4))
    brush.radial(canvas, bay, fade(look.colour, 0.35))
    canvas.icon(POD_ICON, bay[0] + 8, bay[1] + 10, 72, grey=story.ending != "alone")
    canvas.icon(tokens.meeple_icon(marks[story.crew]), bay[0] + 50, bay[1] + 48, 44)
    left, right = x + 126, x + w - 18
    if story.roll is not None:
        right -= 76
        canvas.icon(f"die-{story.roll}", right + 12, y + (h - 60) / 2, 60)
    values = {"name": crew[story.crew]["name"], "roll": story.roll or 0, "held": story.held or 0}
    title = texts(f"over-pod-{story.ending}", **values)
    canvas.text(title, (left, y + 10, right - left, 32), "crew-name", tone, valign="middle", shrink=True)
    why = texts(f"over-pod-{story.ending}-why", **values)
    canvas.text(why, (left, y + 43, right - left, 30), "body", colour.TEXT, valign="middle", shrink=True)
    told = texts("over-pod-told", turn=story.turn, adrift=story.adrift, taken=story.taken)
    canvas.text(told, (left, y + 76, right - left, 28), "fact", colour.MUTED, valign="middle", shrink=True)
