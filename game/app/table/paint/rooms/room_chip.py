"""The threat chip of a room: how likely the next Damage card hits it, on its card and on the small ship."""

from __future__ import annotations

from typing import NamedTuple

from game.app.drawing.canvas import Canvas
from game.app.drawing.colours.theme import SMALLEST, Colour, colour, fade, rgb, style_of
from game.app.drawing.viewport import Rect
from game.app.table.model.places.room_plan import RoomPlan
from game.app.table.model.view_parts import Chip
from game.app.views.roles import tint

AMBER = rgb("#FFB04A")
LOUD = frozenset({"high", "fatal"})
"""Kinds of chances to be hit that matter now; the others stand back."""
SMALL_H = 24.0
"""Height of a chip on the small ship, in units: its type is no smaller there than elsewhere."""


class _Look(NamedTuple):
    """Colours of a chip: of its words, its ground and its line; None for no line."""

    tone: Colour
    fill: Colour
    line: Colour | None


def _look(chip: Chip) -> _Look:
    ground = fade(colour.INK, 0.88)
    if chip.kind == "zero":
        return _Look(colour.MUTED, ground, None)
    if chip.kind == "high":
        return _Look(AMBER, ground, AMBER)
    if chip.kind == "fatal":
        return _Look(colour.WHITE, colour.CRITICAL, tint("alarm-line"))
    return _Look(colour.LEGAL_TEXT if chip.kind == "protected" else colour.TEXT, ground, None)


def draw_chip(canvas: Canvas, chip: Chip, plan: RoomPlan) -> float:
    """Draw the threat; return where it begins.

    Args:
        canvas: the card's top left is its (0, 0).
        chip: what it says.
        plan: where the parts of the card lie.
    """
    text = canvas.kit.texts("room-chip", percent=chip.percent)
    # What need not trouble anybody now is smaller, and has no line.
    quiet = chip.kind not in LOUD
    small = plan.text > 1 or quiet
    style = style_of("number").at(SMALLEST) if small else style_of("number")
    width = (40 if small else 46) + canvas.kit.fonts.width(text, style)
    height = max(24.0 if quiet else 26.0, 19 * plan.text)
    rect = (
        plan.w - (5 if small else 9) - width,
        (plan.plate_h - height) / 2 + (2 if not small else 0),
        width,
        height,
    )
    tone, fill, line = _look(chip)
    canvas.panel(rect, fill=fill, line=line, corners=(4, 4, 4, 4), width=1.4)
    top = rect[1] + (height - 22) / 2
    if chip.kind == "protected":
        canvas.icon("token-protection", rect[0] + 6, top, 22)
    else:
        canvas.icon("ui-target", rect[0] + 6, top, 22, tint=tone)
    place = (rect[0] + (30 if small else 34), rect[1], width - (32 if small else 40), height)
    canvas.text(text, place, style, tone, align="center", valign="middle")
    return rect[0]


def small_chip(canvas: Canvas, room: Rect, chip: Chip) -> None:
    """Draw the threat at the top right of a room of the small ship, over what its picture says there.

    Args:
        canvas: the window.
        room: the room's place on it, in units.
        chip: what it says.
    """
    text, style = canvas.kit.texts("room-chip", percent=chip.percent), style_of("number").at(SMALLEST)
    width = canvas.kit.fonts.width(text, style) + 12
    rect = (room[0] + room[2] - width, room[1], width, SMALL_H)
    tone, fill, line = _look(chip)
    canvas.panel(rect, fill=colour.INK, corners=(4, 4, 4, 4))
    canvas.panel(rect, fill=fill, line=line or colour.LINE, corners=(4, 4, 4, 4), width=1.4)
    canvas.text(text, rect, style, tone, align="center", valign="middle")
