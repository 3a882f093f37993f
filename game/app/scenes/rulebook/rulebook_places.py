"""Where the parts of the rulebook stand: three columns, two, or one, as wide as the page lets them."""

from __future__ import annotations

from dataclasses import dataclass

from game.app.drawing.kit import Kit
from game.app.drawing.viewport import Rect
from game.app.widgets.scroll import GUTTER

_THREE, _TWO = 1700.0, 1240.0
"""From this width of the page on there are three columns, or two."""
_MARGIN = 10.0
"""Around what scrolls: rings of focus reach so far."""


@dataclass(frozen=True)
class RulebookPlaces:
    """The rulebook's parts, in units.

    Args:
        columns: 3: contents, page, and what stands beside it; 2: contents, and the rest below each other;
            1: everything below each other, the contents in place of the page.
        frame: the whole.
        title: where "Rulebook" stands.
        search: the field.
        list: the contents, or what was found.
        page: the window on the page.
        width: of the page.
        side: the window on what stands beside the page; None where it stands below.
        close: the button.
        origin: from where it was opened.
        foot: where the buttons to the pages before and after stand.
    """

    columns: int
    frame: Rect
    title: Rect
    search: Rect
    list: Rect
    page: Rect
    width: float
    side: Rect | None
    close: Rect
    origin: Rect
    foot: Rect


def places_of(kit: Kit, full: bool) -> RulebookPlaces:
    """Return where everything stands.

    Args:
        kit: of the page.
        full: whether the rulebook fills the window instead of lying over what is below.
    """
    width, height = kit.viewport.design
    if width >= _THREE:
        return _three(width, height, full)
    return _two(width, height) if width >= _TWO else _one(width, height)


def _three(width: float, height: float, full: bool) -> RulebookPlaces:
    x, y, w, h = (width - 1720) / 2, 40.0, 1720.0, height - 80
    top, bottom = y + 24, y + h - 24
    side_x = x + 1184
    return RulebookPlaces(
        3,
        (x, y, w, h),
        (x + 36, top, 380, 52),
        (x + 36, y + 88, 372, 50),
        (x + 36 - _MARGIN, y + 156, 372 + _MARGIN + GUTTER - 6, bottom - y - 156),
        (x + 472 - _MARGIN, top, 660 + _MARGIN + GUTTER, bottom - top),
        660.0,
        (side_x - _MARGIN, y + 104, 490 + _MARGIN + GUTTER - 18, bottom - 76 - y - 104),
        (x + w - 36 - 160, top, 160, 48),
        (side_x, top + 2, 316, 44),
        (side_x, bottom - 58, 490, 56),
    )


def _two(width: float, height: float) -> RulebookPlaces:
    x, y, w, h = 20.0, 20.0, width - 40, height - 40
    top, bottom = y + 20, y + h - 20
    left = 340.0
    page_x = x + 24 + left + GUTTER + 16
    room = x + w - 24 - GUTTER - page_x
    return RulebookPlaces(
        2,
        (x, y, w, h),
        (x + 24, top, left, 52),
        (x + 24, top + 62, left, 50),
        (x + 24 - _MARGIN, top + 126, left + _MARGIN + GUTTER - 6, bottom - top - 126),
        (page_x - _MARGIN, top + 62, room + _MARGIN + GUTTER, bottom - top - 62 - 72),
        room,
        None,
        (x + w - 24 - 160, top, 160, 48),
        (page_x, top + 2, room + GUTTER - 176, 44),
        (page_x, bottom - 56, room, 56),
    )


def _one(width: float, height: float) -> RulebookPlaces:
    x, y, w, h = 12.0, 12.0, width - 24, height - 24
    top, bottom = y + 14, y + h - 14
    left, room = x + 20, w - 40
    half = (room - 190 - 16) / 2
    return RulebookPlaces(
        1,
        (x, y, w, h),
        (left, top, 0.0, 0.0),
        (left, top, half, 50),
        (left - _MARGIN, top + 62, room + _MARGIN + 20, bottom - top - 62 - 66),
        (left - _MARGIN, top + 62, room + _MARGIN + 20, bottom - top - 62 - 66),
        room - GUTTER + 20,
        None,
        (left + room - 174, top, 174, 50),
        (left, top, 0.0, 0.0),
        (left, bottom - 54, room, 54),
    )
