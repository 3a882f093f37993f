"""What is wrong with the words on a screen."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Sequence
from dataclasses import replace
from functools import cache
from typing import Any

import pygame

from game.app.drawing.canvas import Canvas
from game.app.drawing.colours.theme import SMALLEST, Paint, Style
from game.app.drawing.images.pages import Pages
from game.app.drawing.images.pictures import Pictures
from game.app.drawing.kit import Kit
from game.app.drawing.type.text_drawing import TextRecord
from game.app.drawing.viewport import Point
from game.app.forms import veil
from game.app.shell import tidying
from game.app.shell.screen.paged_screen import PagedScreen
from game.app.table.motion.painting_ahead import PaintingAhead
from game.app.table.paint import compositor, ship, sun
from game.app.table.paint.component import Component
from game.app.table.paint.compositor import Compositor
from tools.pictures import saves_pictures

TOUCH = 1.5
"""Boxes of ink may touch by this many units, or by a pixel where that is more: letters' edges are soft."""


def overlapping(one: TextRecord, two: TextRecord, touch: float = TOUCH) -> bool:
    """Tell whether two texts lie one over the other."""
    ax, ay, aw, ah = one.rect
    bx, by, bw, bh = two.rect
    across = min(ax + aw, bx + bw) - max(ax, bx)
    down = min(ay + ah, by + bh) - max(ay, by)
    return across > touch and down > touch


def faults(canvas: Canvas) -> list[str]:
    """Return what is wrong with a canvas's words."""
    touch = max(TOUCH, 1.01 / canvas.scale)
    found = [f"cut: {t.text!r}" for t in canvas.texts if t.cut]
    found += [f"too small: {t.text!r} in {t.size}" for t in canvas.texts if t.size < SMALLEST - 0.01]
    return found + [
        f"{one.text!r} {tuple(map(round, one.rect))} over {two.text!r} {tuple(map(round, two.rect))}"
        for one, two in near(canvas.texts)
        if overlapping(one, two, touch)
    ]


def near(texts: Sequence[TextRecord]) -> Iterator[tuple[TextRecord, TextRecord]]:
    """Yield the pairs of texts that share some height: no others can lie one over the other."""
    above: list[TextRecord] = []
    for text in sorted(texts, key=lambda t: t.rect[1]):
        above = [other for other in above if other.rect[1] + other.rect[3] > text.rect[1]]
        for other in above:
            yield other, text
        above.append(text)


SAVED = cache(saves_pictures._played.__wrapped__)
"""Saved games with pictures of tables on which nothing is drawn, for nobody else."""


def nothing(*_: Any, **__: Any) -> None:
    """Draw nothing. Programs that draw so share no pictures with others (`tests/sharing.py`)."""


def look_less_often(patch: Callable[[object, str, Any], None], times: int) -> None:
    """Let the program look for pictures that are gone less often: among all that tests keep it takes long.

    Args:
        patch: puts a value in the place of an attribute, as pytest's `monkeypatch.setattr` does.
        times: as many bytes of them are waited for.
    """
    patch(tidying, "MOST_BYTES", times * tidying.MOST_BYTES)


def write_only(patch: Callable[[object, str, Any], None]) -> None:
    """Let canvases write and draw nothing else: words lie where they lie without pictures, too.

    Args:
        patch: puts a value in the place of an attribute, as pytest's `monkeypatch.setattr` does.
    """

    def words_of(self: Canvas, other: Canvas | pygame.Surface, x: float, y: float, alpha: int = 255) -> None:
        if isinstance(other, Canvas):
            self.texts += [replace(t.moved(x, y), dim=t.dim or alpha < 255) for t in other.texts]

    def written(
        self: Canvas, text: str, px: int, py: int, style: Style, paint: Paint, cut: bool, squeeze: float = 1.0
    ) -> None:
        """Where the ink of a line would be: the same for all colours."""
        if not text:
            return
        fonts = self.kit.fonts
        inks: dict[Hashable, pygame.Rect] = self.kit.memo("ink", dict)
        key = text, style, squeeze
        if key not in inks:
            picture = fonts.render(text, style, (255, 255, 255))
            if squeeze < 1:
                size = max(1, int(picture.get_width() * squeeze)), picture.get_height()
                picture = pygame.transform.smoothscale(picture, size)
            inks[key] = picture.get_bounding_rect(min_alpha=24)
        self._remember(text, inks[key].move(px, py), style, cut)

    @cache
    def blank(size: tuple[int, int]) -> pygame.Surface:
        return pygame.Surface(size)

    def of_blank(
        cls: type[Canvas], kit: Kit, w: float, h: float, alpha: bool = True, origin: Point = (0, 0)
    ) -> Canvas:
        return cls(kit, blank((max(1, kit.viewport.px(w)), max(1, kit.viewport.px(h)))), origin)

    paint = Compositor._painted_now

    def painted_once(self: Compositor, piece: Component) -> Canvas:
        """As on one table components that look alike share a picture, those of all tables do here."""
        there: dict[Hashable, Canvas] = self.kit.memo("components of all tables", dict)
        key = self._key(piece), piece.margin, piece.opaque
        if key not in there:
            there[key] = paint(self, piece)
        return there[key]

    patch(Compositor, "_painted_now", painted_once)
    for drawing in ("icon", "picture", "panel", "glow", "box", "line", "circle", "art", "polygon"):
        patch(Canvas, drawing, nothing)
    patch(Canvas, "blit", words_of)
    patch(Canvas, "_line", written)
    patch(Pictures, "drawing", lambda *args: pygame.Surface(args[2:], pygame.SRCALPHA))
    patch(PagedScreen, "snapshot", lambda self, below: blank(self.sheet.get_size()))
    # What lies below a dialog has been written by its own scene, and nobody looks at it.
    patch(veil, "blurred", lambda _: blank((1, 1)))
    patch(veil, "veiled", lambda *_: (blank((1, 1)), (0, 0)))
    # Nothing is drawn, so nothing is drawn ahead of its time.
    patch(PaintingAhead, "work", nothing)
    # Without pictures a screen that is gone holds little: it is not looked for.
    look_less_often(patch, 100)
    # Pieces of a table are not laid on each other, space is not painted.
    patch(compositor, "_put_together", nothing)
    patch(Compositor, "_lay_ground", nothing)
    # All that nobody looks at may be one picture of each size: to make large ones takes long.
    patch(Pages, "take", lambda self: blank(self._size))
    patch(Canvas, "of_size", classmethod(of_blank))
    patch(sun, "draw_space", nothing)
    patch(sun, "space_in_bands", lambda *_: iter(()))
    patch(Pictures, "_reading", lambda *_: lambda: pygame.Surface((16, 9)))
    patch(Pictures, "file", lambda *_: pygame.Surface((16, 9)))
    patch(saves_pictures, "_played", SAVED)
    patch(ship, "hull", nothing)
