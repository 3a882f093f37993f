"""Measure how much of each room's picture is seen at rest: `python -m tools.bench.free_art`.

Each room card is drawn twice with plain pictures, one white and one black: where both look alike something
lies over the picture.
"""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pygame

from game.app.drawing.canvas import Canvas, Corners
from game.app.drawing.kit import Kit
from game.app.drawing.looks import Picture
from game.app.drawing.viewport import Point, Rect
from game.app.table.model.table_view import TableView
from game.app.table.model.view_parts import RoomView
from game.app.table.paint.rooms.room_art import room_art
from game.app.table.paint.rooms.room_card import DESIGNED, PLAIN, RoomCardState, room_card
from tools.pictures import demo
from tools.studio import Studio

HALF = 0.5
"""A pixel is seen where at least so much of the picture's own light comes through."""


class PlainCanvas(Canvas):
    """Has one colour in place of all pictures.

    Attributes:
        plain: that colour.
    """

    plain: tuple[int, int, int] = (255, 255, 255)

    def picture(
        self,
        path: Picture,
        rect: Rect,
        corners: Corners | None = None,
        alpha: int = 255,
        focus: Point = (0.5, 0.5),
    ) -> None:
        """Fill the place of a picture."""
        self.panel(rect, fill=self.plain, corners=corners or (0, 0, 0, 0))


def free_share(kit: Kit, room: RoomView, look: RoomCardState = PLAIN) -> float:
    """Return the share of a room's picture, 0 to 1, that nothing covers while nobody points at the room.

    Args:
        kit: for one window size.
        room: what is to be seen.
        look: how its card differs from that.
    """
    white, black = (_light(kit, room, colour, look) for colour in ((255, 255, 255), (0, 0, 0)))
    bare, dark = (_light(kit, room, colour, None) for colour in ((255, 255, 255), (0, 0, 0)))
    whole = [a - b for a, b in zip(bare, dark, strict=True)]
    seen = [a - b for a, b in zip(white, black, strict=True)]
    painted = [n for n, most in enumerate(whole) if most > 32]
    return sum(seen[n] >= HALF * whole[n] for n in painted) / len(painted)


def _light(kit: Kit, room: RoomView, plain: tuple[int, int, int], look: RoomCardState | None) -> bytes:
    """Draw a card, with or without what lies over its picture; return the green of every pixel."""
    _, _, w, h = DESIGNED.card
    canvas = PlainCanvas.of_size(kit, w, h)
    assert isinstance(canvas, PlainCanvas)
    canvas.plain = plain
    if look is None:
        room_art(canvas, room, DESIGNED)
    else:
        room_card(canvas, room, look)
    return pygame.image.tobytes(canvas.surface, "RGB")[1::3]


def shares(kit: Kit) -> Iterator[tuple[str, float]]:
    """Yield every room of the demonstration's table and the share of its picture that is seen."""
    view = TableView.of(demo.state(), None, facts=demo.facts(), texts=kit.texts)
    for room in view.rooms:
        yield room.id, free_share(kit, room)


def main() -> None:
    """Print the shares."""
    os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
    with tempfile.TemporaryDirectory() as home:
        for room, share in shares(Studio(Path(home), (1920, 1080)).kit):
            print(f"{room:16} {100 * share:5.1f} %")


if __name__ == "__main__":
    main()
