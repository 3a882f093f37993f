"""The head of a decision's dialog: the room's picture, its name, what is asked, and who decides."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from game.app.drawing.colours.theme import CREW, Gradient, colour
from game.app.drawing.looks import Emblem
from game.app.drawing.viewport import Rect
from game.app.table.paint import tokens

if TYPE_CHECKING:
    from game.app.drawing.canvas import Canvas


class Heading(NamedTuple):
    """What stands in the head of a dialog.

    Attributes:
        room, variant: whose picture it is; empty where no room asks.
        icon: beside the title.
        title, words: what is asked.
        name, mark: who decides, and their crew mark.
    """

    room: str
    variant: str
    icon: str | Emblem
    title: str
    words: str
    name: str
    mark: int


def draw_header(canvas: Canvas, heading: Heading, rect: Rect) -> None:
    """Draw the head of a dialog in a rectangle."""
    kit = canvas.kit
    x, y, w, h = rect
    tones = kit.looks.room(heading.room)
    inner = (x + 3, y + 3, w - 6, h)
    if heading.room:
        canvas.picture(
            kit.looks.room_picture(heading.room, heading.variant),
            inner,
            corners=(22, 6, 0, 0),
            focus=(0.5, 0.42),
        )
    else:
        canvas.panel(inner, fill=Gradient(tones.plate, colour.INK), corners=(22, 6, 0, 0))
    words = heading.words
    # what is written on the picture stands on shade that is still dark behind the last word
    reach = 130 + kit.fonts.width(words, "body") * (1 if kit.text <= 1 else 0.6)
    shade = Gradient((*colour.INK[:3], 215), (*colour.INK[:3], 0))
    for share in (0.62 * w, min(w - 6, 1.5 * reach), min(w - 6, 1.6 * reach)):
        canvas.panel((x + 3, y + 3, share, h), fill=shade, corners=(22, 0, 0, 0))
    canvas.icon(heading.icon, x + 34, y + 30, 58, tones.frame)
    chip = _chip(canvas, heading, x + w - 34, y + (30 if kit.text <= 1 else 12))
    first = min(48 * kit.text, 62.0)
    place = (x + 110, y + (22 if kit.text <= 1 else 12), chip - x - 126, first)
    canvas.text(heading.title, place, "dialog-title", colour.TEXT, valign="middle", shrink=True)
    top = place[1] + first - (2 if kit.text <= 1 else 0)
    wide = chip - x - 126
    if kit.text > 1:
        wide = w - 150
    room = (x + 110, top, wide, 32 if kit.text <= 1 else y + h - top - 8)
    several = kit.fonts.line_height("body") * 2 <= room[3]
    canvas.text(words, room, "body", colour.TEXT, valign="middle", wrap=several, shrink=True)


def _chip(canvas: Canvas, heading: Heading, right: float, top: float) -> float:
    """Who decides; returns where it begins."""
    tone = CREW[heading.mark].colour
    words = canvas.kit.texts("play-decides", name=heading.name)
    width = min(560.0, canvas.kit.fonts.width(words, "button") + 84)
    rect = (right - width, top, width, 54 + 6 * (canvas.kit.text - 1))
    canvas.panel(rect, fill=(*colour.INK[:3], 235), line=tone, corners=(6, 6, 6, 6), width=2)
    canvas.icon(tokens.meeple_icon(heading.mark), rect[0] + 12, top + 8, 38)
    place = (rect[0] + 60, top, width - 66, rect[3])
    canvas.text(words, place, "button", tone, valign="middle", shrink=True)
    return rect[0]
