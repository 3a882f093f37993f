"""The head of a decision's dialog: the room's picture, its name, what is asked, and who decides."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from game.app.drawing.colours.theme import CREW, Gradient, colour
from game.app.drawing.looks import Emblem
from game.app.drawing.viewport import Rect
from game.app.table.paint import tokens
from game.app.views.tree import View, column, drawn, first_that_fits, icon, row, stack, text

if TYPE_CHECKING:
    from game.app.drawing.canvas import Canvas
    from game.app.drawing.kit import Kit

CORNERS = (22, 6, 0, 0)


class Heading(NamedTuple):
    """Hold what stands in the head of a dialog.

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


def header_view(kit: Kit, heading: Heading) -> View:
    """Return the head of a dialog: where the words have no room beside who decides, they stand below."""
    tone = CREW[heading.mark].colour
    chip = row(
        icon(tokens.meeple_icon(heading.mark), 38, None),
        text(kit.texts("play-decides", name=heading.name), "button", tone),
        gap=10,
        pad=(12, 8),
        look="own-chip",
        tones=(tone,),
    )
    title = text(heading.title, "dialog-title", grow=1)
    words = text(heading.words, "body")
    sign = icon(heading.icon, 58, kit.looks.room(heading.room).frame)
    broken = text(heading.words, "body", lines=0)
    ways = (
        row(sign, column(title, words, grow=1), chip, gap=18),
        row(sign, column(row(title, chip, gap=18), broken, grow=1), gap=18),
    )
    ground = drawn(_ground, heading.room, heading.variant, heading.words)
    return stack(ground, first_that_fits(*ways, pad=(34, 8)))


def _ground(canvas: Canvas, rect: Rect, room: str, variant: str, words: str) -> None:
    """Draw the room's picture; what is written on it stands on shade that is dark behind the last word."""
    kit, (x, y, w, h) = canvas.kit, rect
    inner = (x + 3, y + 3, w - 6, h)
    if room:
        canvas.picture(kit.looks.room_picture(room, variant), inner, corners=CORNERS, focus=(0.5, 0.42))
    else:
        canvas.panel(inner, fill=Gradient(kit.looks.room(room).plate, colour.INK), corners=CORNERS)
    reach = min(w - 6, 1.6 * (130 + min(0.6 * w, kit.fonts.width(words, "body"))))
    shade = Gradient((*colour.INK[:3], 215), (*colour.INK[:3], 0))
    for share in (0.62 * w, 0.95 * reach, reach):
        canvas.panel((x + 3, y + 3, share, h), fill=shade, corners=(22, 0, 0, 0))
