"""Signal lights on room cards: laid over the card's finished picture, so that a drag paints no card again."""

from __future__ import annotations

from dataclasses import dataclass

from game.app.drawing.canvas import Canvas
from game.app.drawing.colours.theme import (
    DANGER_GLOW,
    GOLD_GLOW,
    LEGAL_GLOW,
    Colour,
    Gradient,
    colour,
    fade,
    light,
)
from game.app.drawing.viewport import Rect
from game.app.table.model.places.room_plan import RoomPlan
from game.app.table.model.view_parts import RoomView
from game.app.table.paint import brush
from game.app.table.paint.overlays import cover
from game.app.table.paint.rooms.room_art import CORNERS
from game.app.table.paint.rooms.room_card import RoomCardState, ability_strip, cost_icons, frame, track
from game.app.views.roles import tint

NONE: frozenset[str] = frozenset()


@dataclass(frozen=True)
class RoomLights:
    """The marks on a room card and on the places printed on it."""

    room: frozenset[str] = NONE
    divert: frozenset[str] = NONE
    slots: tuple[frozenset[str], ...] = ()

    @property
    def any(self) -> bool:
        """Return whether there is anything to draw."""
        return bool(self.room or self.divert or any(self.slots))


def room_marks(
    canvas: Canvas, room: RoomView, marks: RoomLights, plan: RoomPlan, look: RoomCardState, card: Canvas
) -> None:
    """Draw a room card with its marks, and what the room can do while the pointer or the focus is on it.

    Args:
        canvas: clear, of the card's size.
        room: what the card shows.
        marks: what to light.
        plan: where its parts lie.
        look: how the card differs from what its room says.
        card: its picture without marks.
    """
    _lights(canvas, marks.room, plan)
    canvas.blit(card, 0, 0)
    if {"hover", "focus"} & marks.room and not (room.critical or look.destroyed):
        cover(canvas, plan.band)
        ability_strip(canvas, room, plan)
        if not room.core:
            track(canvas, room, look.hidden, plan)
        frame(canvas, room, plan, look)
    for n, slot in enumerate(marks.slots):
        if slot:
            _slot(canvas, plan.slot(n), slot)
    if marks.divert:
        _divert(canvas, room, marks.divert, plan)
    _frame(canvas, room, marks.room, plan)
    if "illegal" in marks.room:
        brush.grey_out(canvas)
    outer = (-13.0, -13.0, plan.w + 26, plan.h + 26)
    if "legal" in marks.room:
        brush.brackets(canvas, outer, colour.LEGAL)
    elif "selected" in marks.room:
        brush.brackets(canvas, outer, colour.GOLD)
    if "focus" in marks.room:
        canvas.focus_ring(plan.card, CORNERS)


def _lights(canvas: Canvas, marks: frozenset[str], plan: RoomPlan) -> None:
    if "legal" in marks:
        canvas.glow(plan.card, LEGAL_GLOW, 22)
    elif "refused" in marks:
        canvas.glow(plan.card, DANGER_GLOW, 18)
    elif "selected" in marks or "lit" in marks:
        canvas.glow(plan.card, GOLD_GLOW, 22)


def _frame(canvas: Canvas, room: RoomView, marks: frozenset[str], plan: RoomPlan) -> None:
    line: Colour | None = None
    width = 4.0
    if "legal" in marks:
        line = colour.LEGAL
    elif "refused" in marks:
        line = colour.DANGER
    elif "selected" in marks or "lit" in marks:
        line = colour.GOLD
    elif "hover" in marks:
        tone = colour.DANGER if room.critical else canvas.kit.looks.room(room.id).frame
        line, width = light(tone, 0.35), 4.0 if room.critical else 3.4 if room.diverted else 2.8
    if "hover" in marks:
        canvas.panel(plan.card, fill=fade(colour.WHITE, 0.05), corners=CORNERS)
    if line is not None:
        canvas.panel(plan.card, fill=None, line=Gradient(line, line), corners=CORNERS, width=width)


def _slot(canvas: Canvas, rect: Rect, marks: frozenset[str]) -> None:
    x, y, w, h = rect
    ring = (x - 1, y - 1, w + 2, h + 2)
    if "legal" in marks:
        tone = colour.WHITE if "hover" in marks else colour.LEGAL
        canvas.panel(
            (x - 4, y - 4, w + 8, h + 8),
            fill=None,
            line=tint("legal-light*40"),
            corners=(7, 7, 7, 7),
            width=3,
        )
        canvas.panel(ring, fill=None, line=tone, corners=(5, 5, 5, 5), width=3.6)
        if "hover" in marks:
            canvas.icon("token-cube", x + 3, y + 3, w - 6, alpha=150)
    elif "selected" in marks or "lit" in marks:
        canvas.panel(ring, fill=None, line=colour.GOLD, corners=(5, 5, 5, 5), width=3.6)
    elif "illegal" in marks:
        canvas.panel(rect, fill=fade(colour.SPACE, 0.55), corners=(3, 3, 3, 3))
    elif "hover" in marks:
        canvas.panel(
            ring, fill=fade(colour.WHITE, 0.1), line=colour.LINE_STRONG, corners=(5, 5, 5, 5), width=1.6
        )
    if "refused" in marks:
        canvas.panel(rect, fill=None, line=colour.DANGER, corners=(3, 3, 3, 3), width=2.4)
        canvas.icon("ui-cross", x + w - 16, y - 8, 24, tint=colour.DANGER)
    if "focus" in marks:
        canvas.focus_ring(rect, (4, 4, 4, 4), out=0)


def _divert(canvas: Canvas, room: RoomView, marks: frozenset[str], plan: RoomPlan) -> None:
    """Light the cost to divert, or the token that lies in its place."""
    coin, cost = plan.coin, plan.cost
    if room.diverted:
        if "focus" in marks:
            canvas.focus_ring((coin[0], coin[1], coin[2], 86), (8, 8, 8, 8), out=0)
        elif {"lit", "hover"} & marks:
            canvas.circle(coin[0] + coin[2] / 2, coin[1] + coin[3] / 2, coin[2] / 2, fade(colour.WHITE, 0.14))
        return
    corners = (5.0, 5.0, 5.0, 5.0)
    if "legal" in marks:
        tone = colour.WHITE if "hover" in marks else colour.LEGAL
        canvas.glow(cost, LEGAL_GLOW, 12)
        canvas.panel(cost, fill=colour.LEGAL_FILL, line=tone, corners=corners, width=3)
        cost_icons(canvas, room, plan)
    elif "selected" in marks or "lit" in marks:
        canvas.panel(cost, fill=None, line=colour.GOLD, corners=corners, width=3)
    elif "illegal" in marks:
        canvas.panel(cost, fill=fade(colour.SPACE, 0.5), corners=corners)
    elif "hover" in marks:
        canvas.panel(cost, fill=fade(colour.WHITE, 0.08), line=colour.LINE_STRONG, corners=corners, width=1.6)
    if "refused" in marks:
        canvas.panel(cost, fill=None, line=colour.DANGER, corners=corners, width=2.6)
    if "focus" in marks:
        canvas.focus_ring(cost, (6, 6, 6, 6), out=0)
