"""Make the picture of a table that is saved with a game."""

from __future__ import annotations

import io
from dataclasses import replace

import pygame

from game.app.drawing.kit import Kit
from game.app.table.model.places.layout import Layout
from game.app.table.model.table_view import TableView
from game.app.table.paint.painter import TablePainter
from game.app.table.paint.sun import SunStep
from game.play.session import Session
from game.storage.games.savefile import MOST_PIXELS

LARGE_PAGE = 1280 * 720
"""Pixels of the largest page that a picture is painted for."""
PICTURE_WIDTH = 640
"""Pixels of a picture in a saved game; its shape is the window's."""


def table_picture(kit: Kit, session: Session) -> bytes:
    """Paint the table of a game as it stands, only for its picture.

    Args:
        kit: of the window.
        session: the game.

    Returns:
        A JPEG file's bytes.
    """
    page = kit.viewport
    if page.width * page.height > LARGE_PAGE:
        # A second table as large as the window would take as much memory as the first.
        factor = (LARGE_PAGE / (page.width * page.height)) ** 0.5
        small = replace(page, width=round(page.width * factor), height=round(page.height * factor))
        kit = Kit(small, kit.texts, kit.settings, kit.pad, kit.book)
    painter = TablePainter(kit)
    try:
        return picture_of(painter, session)
    finally:
        painter.compositor.release()


def picture_of(painter: TablePainter, session: Session, sun: SunStep | None = None) -> bytes:
    """Bring a painted table to where its game stands, and make the picture from it.

    Args:
        painter: of the table; what it has painted of this game before is not painted again.
        session: the game.
        sun: how the sun is shown; that of the game if None.

    Returns:
        A JPEG file's bytes.
    """
    kit = painter.kit
    view = TableView.of_session(session, kit.texts)
    painter.prepare(view, Layout.of(view.shape, kit.viewport.design, kit.text), sun=sun)
    return _jpeg(painter.compositor.surface)


def _jpeg(table: pygame.Surface) -> bytes:
    """Return a small picture of a table, a JPEG file's bytes."""
    width, height = table.get_size()
    factor = min(PICTURE_WIDTH / width, MOST_PIXELS[1] / height)
    size = max(1, round(width * factor)), max(1, round(height * factor))
    flat = pygame.Surface(size, 0, 24)
    flat.blit(pygame.transform.smoothscale(table, size), (0, 0))
    # pygame never lets go of a file that it has written to: closed, it holds nothing.
    with io.BytesIO() as file:
        pygame.image.save(flat, file, "table.jpg")
        return file.getvalue()
