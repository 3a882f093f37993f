"""How the story of the Escape Pod ended, told beside the verdict."""

from __future__ import annotations

from collections.abc import Sequence

from game.app.drawing.canvas import Canvas
from game.app.drawing.colours.theme import CREW, PANEL_FILL, Gradient, colour, fade, rgb
from game.app.drawing.viewport import Rect
from game.app.table.model.pod_story import PodStory
from game.app.table.paint import brush, tokens
from game.rules.protocol import MemberDict

POD_ICON = "pod"


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
