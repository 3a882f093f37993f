"""Show how the story of the Escape Pod ended, told beside the verdict."""

from __future__ import annotations

from collections.abc import Sequence

from game.app.drawing.canvas import Canvas
from game.app.drawing.colours.theme import CREW, Colour, colour, fade
from game.app.drawing.viewport import Rect
from game.app.table.model.pod_story import PodStory
from game.app.table.paint import brush, tokens
from game.app.views.tree import View, column, drawn, icon, row, stack, text
from game.rules.protocol import MemberDict
from game.texts import Texts

POD_ICON = "pod"


def pod_ending(texts: Texts, story: PodStory, crew: Sequence[MemberDict], marks: Sequence[int]) -> View:
    """Return the deserter's ending.

    Args:
        texts: the catalogue.
        story: what became of the deserter.
        crew: the crew of STATE.
        marks: the crew mark of everybody.
    """
    alone = story.ending == "alone"
    values = {"name": crew[story.crew]["name"], "roll": story.roll or 0, "held": story.held or 0}
    told = texts("over-pod-told", turn=story.turn, adrift=story.adrift, taken=story.taken)
    mark = marks[story.crew]
    bay = stack(
        drawn(_light, CREW[mark].colour),
        icon(POD_ICON, 72, None, grey=not alone, at=(0.3, 0.3)),
        icon(tokens.meeple_icon(mark), 44, None, at=(0.95, 0.95)),
        look="pod-bay",
        wide=96,
        high=(96, 160),
    )
    words = column(
        text(texts(f"over-pod-{story.ending}", **values), "crew-name", "title"),
        text(texts(f"over-pod-{story.ending}-why", **values), "body", lines=0),
        text(told, "small", "note", lines=0),
        grow=1,
        gap=4,
    )
    die = icon(f"die-{story.roll}", 60, None) if story.roll is not None else None
    tones = (colour.GOLD if alone else colour.DANGER,)
    return row(bay, words, die, look="pod-ending", tones=tones, pad=(12, 10, 18, 10), gap=16)


def _light(canvas: Canvas, rect: Rect, tone: Colour) -> None:
    """Draw the deserter's light in the bay."""
    brush.radial(canvas, rect, fade(tone, 0.35))
