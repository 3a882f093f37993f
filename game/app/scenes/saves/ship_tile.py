"""One saved game as a tile: its board, how much power is diverted, its crew, its name; charred if damaged."""

from __future__ import annotations

import io
import logging

import pygame

from game.app.drawing.canvas import Canvas
from game.app.drawing.images.pictures import cover
from game.app.drawing.kit import Kit
from game.app.drawing.shapes import Corners, clipped
from game.app.drawing.viewport import Rect
from game.app.forms.save_words import Known, missing_or_changed_words, mode_words, why_words
from game.app.scenes.saves.save_pictures import SavePictures
from game.app.table.paint import tokens
from game.app.views.tree import View, blank, column, drawn, first_that_fits, icon, on, row, space, stack, text
from game.storage.files.atomic import NEWER
from game.storage.games.library import LibraryEntry
from game.storage.games.savefile import Summary
from game.suppressing import log_suppressed
from game.wording import difficulty_name

_log = logging.getLogger(__name__)

NO_SHIP = pygame.Surface((1, 1))
"""Stands for the picture of a ship where there is none."""

FRAME = "tile"
"""The name of the view that pointer and focus light up."""
SHIP = (0.16, 0.055, 0.685, 0.72)
"""Place of the ship in the picture of a table, as shares of it: left, top, width, height."""
SHIP_SHAPE = 0.59
"""Its height by its width."""
CORNERS = (16.0, 4.0, 16.0, 4.0)
_SEAL, _FACE = 84.0, 52.0


def tile(kit: Kit, entry: LibraryEntry, ship: str, chosen: bool, known: Known, read: SavePictures) -> View:
    """Return the tile of a saved game.

    Args:
        kit: of the page.
        entry: of the library.
        ship: what its ship is called; empty for one without a name.
        chosen: whether it is looked at.
        known: what games can be played with.
        read: the pictures that have been read.
    """
    if entry.summary is None:
        return _charred(kit, entry, chosen)
    summary = entry.summary
    frame = blank(look="tile", states=on(chosen=chosen)).named(FRAME)
    missing = missing_or_changed_words(kit.texts, summary, known)
    modes = mode_words(kit.texts, summary, known.expansions), difficulty_name(kit.texts, summary.difficulty)
    rows = [kit.texts("saves-row", turn=summary.turn, modes=words) for words in modes]
    lines = [*(f"{ship} · {words}" for words in rows), ship] if ship else rows
    told = [text(words, "small", "note") for words in lines]
    words = column(
        text(entry.name, "crew-name", cut=True),
        text(missing, "small", "reason", lines=2, valign="top") if missing else first_that_fits(*told),
        look="tile-band",
        pad=(_SEAL + 32, 8, 16, 14),
        gap=4,
    )
    faces = [drawn(_draw_face, mark, wide=_FACE, high=_FACE) for mark in summary.marks]
    crew = row(*faces, gap=8, pack="end", pad=(0, 0, 16, 8))
    return stack(
        drawn(draw_save_picture, entry, read),
        first_that_fits(*[column(space(grow=1), shown, words) for shown in (crew, None)]),
        row(_seal(summary), pad=(16, 0, 0, 36), at=(0, 1)),
        frame,
        look="tile-back",
        states=on(chosen=chosen),
    )


def _charred(kit: Kit, entry: LibraryEntry, chosen: bool) -> View:
    """Return the tile of a file that cannot be read, with what is wrong."""
    error, texts = entry.error, kit.texts
    newer = error is not None and error.kind == NEWER
    status = texts("saves-unreadable-newer" if newer else "saves-unreadable")
    why = why_words(texts, error.why if error else "unreadable")
    return stack(
        column(
            space(grow=1),
            row(icon("ui-warning", 26), text(status, "small", "sign", grow=1), gap=10),
            text(entry.name, "crew-name", cut=True),
            text(texts("saves-row-broken", why=why), "small", "note", lines=0, valign="top"),
            look="charred",
            pad=(24, 16, 24, 18),
            gap=4,
        ),
        blank(look="tile", states=on(chosen=chosen, broken=True)).named(FRAME),
        look="tile-back",
        states=on(chosen=chosen),
    )


def _seal(summary: Summary) -> View:
    """Return how many rooms have their power diverted, of how many."""
    number = text(f"{summary.diverted}/{summary.goal}", "number-large", align="center", grow=1)
    face = row(number, look="seal", pad=(6, 0))
    return stack(face, look="seal-edge", pad=3, wide=_SEAL, high=_SEAL)


def _draw_face(canvas: Canvas, rect: Rect, mark: int) -> None:
    tokens.face(canvas, rect[:3], mark)


def draw_save_picture(canvas: Canvas, rect: Rect, entry: LibraryEntry, read: SavePictures) -> None:
    """Draw the ship in the picture of a saved game; where it has no sound one, the sun."""
    x, y, w, h = rect
    where = canvas.px((x, y, w, min(h, w * SHIP_SHAPE)))
    pictures, found = canvas.kit.pictures, NO_SHIP
    if entry.picture is not None:
        large, small = CORNERS[0] * canvas.scale, CORNERS[1] * canvas.scale
        cuts = large, small, large, small
        key = "save", entry.path.name, entry.picture, where.size
        if not (pictures.has_shape(key) or read.there(entry)):
            canvas.come_back()
            return
        if pictures.has_shape(key) or read.shown(entry):
            found = pictures.shape(key, lambda: _ship(read.take(entry), where.size, cuts))
    if found is NO_SHIP:
        canvas.picture("backdrop/sun_1.webp", rect, corners=CORNERS, focus=(1, 0.5), alpha=140)
    else:
        canvas.surface.blit(found, where)


def _ship(picture: bytes, size: tuple[int, int], cuts: Corners) -> pygame.Surface:
    """Return the ship in a picture of a table, so many pixels large; `NO_SHIP` if it is damaged."""
    try:
        found = pygame.image.load(io.BytesIO(picture), "table.jpg")
    except pygame.error as error:
        log_suppressed(_log, "read the picture of a saved game", error)
        return NO_SHIP
    sides = found.get_size() * 2
    ship = pygame.Rect(*(round(share * side) for share, side in zip(SHIP, sides, strict=True)))
    return clipped(cover(found.subsurface(ship) if ship.w and ship.h else found, *size), cuts)
