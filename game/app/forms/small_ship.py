"""A ship drawn small: the rooms' pictures, cubes, power diverted, and who is where."""

from __future__ import annotations

from collections.abc import Sequence

from game.app.drawing.canvas import Canvas
from game.app.drawing.colours.theme import CREW, colour, fade
from game.app.drawing.viewport import Rect
from game.rules.protocol import StateDict

ACROSS = 3
"""Rooms stand in so many columns."""
MEEPLE, FIRST, STEP = 36.0, 42.0, 27.0
"""Height of a meeple, and where in a room the first and each further one stand, in units; none stands out at
its right."""


def draw_small_ship(canvas: Canvas, rect: Rect, state: StateDict, marks: Sequence[int]) -> None:
    """Draw the ship: the rooms' pictures, cubes, power diverted, and who is where.

    Args:
        canvas: to draw on.
        rect: in units.
        state: STATE.
        marks: the crew mark of everybody.
    """
    looks = canvas.kit.looks
    x, y, w, h = rect
    gap = 8.0
    rows = -(-len(state["rooms"]) // ACROSS)
    wide, tall = (w - gap * (ACROSS - 1)) / ACROSS, (h - gap * (rows - 1)) / rows
    for n, room in enumerate(state["rooms"]):
        cell = (x + n % ACROSS * (wide + gap), y + n // ACROSS * (tall + gap), wide, tall)
        look = looks.room(room["id"])
        lit = looks.room_picture(room["id"], room["variant"])
        gone = bool(room["cubes"]) and not any(room["cubes"])
        canvas.panel(cell, fill=colour.INK, corners=(8, 4, 8, 4))
        canvas.picture(lit, cell, corners=(8, 4, 8, 4), alpha=110 if gone else 200)
        line = colour.DANGER if gone else look.frame
        canvas.panel(cell, fill=None, line=line, corners=(8, 4, 8, 4), width=2.6 if gone else 1.8)
        if room["diverted"]:
            canvas.icon("token-diverted", cell[0] + 6, cell[1] + tall / 2 - 15, 30)
        pitch = (tall - 8) / max(1, len(room["cubes"]))
        size = min(21.0, pitch - 2)
        for slot, cube in enumerate(room["cubes"]):
            spot = cell[0] + wide - size - 6, cell[1] + 4 + slot * pitch
            canvas.box((*spot, size, size), fade(colour.INK, 0.8), 4)
            if cube:
                canvas.icon("token-cube", *spot, size)
        here = [seat for seat, member in enumerate(state["crew"]) if member["at"] == n]
        others = len(here) - 1
        step = min(STEP, (wide - MEEPLE) / max(1, others))
        first = min(FIRST, wide - MEEPLE - step * others)
        for place, seat in enumerate(here):
            canvas.icon(CREW[marks[seat]].icon, cell[0] + first + place * step, cell[1] + tall - 40, MEEPLE)
