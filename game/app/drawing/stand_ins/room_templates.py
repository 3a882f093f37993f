"""Read the picture of a room that nobody has painted from its template, in the room's own colours.

There is a template (`templates.py`) for each state and shape. Its words for colours are the room's tones
(`frame`, `plate`, ...) and what is mixed of them.
"""

from __future__ import annotations

from collections.abc import Mapping

from game.app.drawing.colours.theme import Colour, colour, light, mix
from game.app.drawing.looks import RoomArt
from game.app.drawing.stand_ins.templates import painted

SIZE = (720.0, 480.0)
"""Of every template, in its units."""
SHAPES: Mapping[str, int] = {"lit": 6, "dark": 6, "lost": 6, "diverted": 2, "blazing": 1}
"""Number of templates for each state; further shapes take them again."""
NIGHT: Colour = (10, 12, 24)
FIXED: Mapping[str, Colour] = {
    "night": NIGHT,
    "black": (0, 0, 0),
    "white": (255, 255, 255),
    "steel": (74, 82, 104),
    "emergency": (255, 52, 40),
    "rim": colour.RIM,
    "teal": colour.TEAL,
}
"""Tones that all rooms share."""


def room_svg(art: RoomArt) -> str:
    """Return the picture of a room, or what is laid over it, as the text of an SVG file.

    Args:
        art: whose colours it takes.

    Raises:
        OSError: the template cannot be read.
    """
    return painted(f"stand-ins/{art.state}-{art.shape % SHAPES[art.state]}.svg", tones_of(art))


def tones_of(art: RoomArt) -> dict[str, Colour]:
    """Return the colours of a room by the names that templates have for them."""
    lit = art.state == "lit"
    wall, deep = mix(mix(art.plate, FIXED["steel"], 0.34), art.frame, 0.1), mix(art.plate, NIGHT, 0.5)
    lamp, bright = art.frame, light(art.frame, 0.7)
    if not lit:
        lamp, bright = mix(art.frame, NIGHT, 0.82), mix(art.frame, NIGHT, 0.7)
        wall = mix(mix(wall, (34, 36, 64), 0.6), NIGHT, 0.35)
        deep = mix(mix(deep, (20, 22, 46), 0.5), NIGHT, 0.3)
    room = {
        "frame": art.frame,
        "plate": art.plate,
        "lamp": lamp,
        "bright": bright,
        "wall": wall,
        "deep": deep,
    }
    return {**FIXED, **room, "edge": mix(wall, bright, 0.42)}
