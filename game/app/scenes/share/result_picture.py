"""The picture of a flight to post: 1200 x 630 pixels, the same at every size of window and type.

It is drawn in steps of a few milliseconds; files are read beside the drawing before it begins.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pygame

from game.app.drawing.canvas import Canvas
from game.app.drawing.colours.theme import (
    CREW,
    DISPLAY,
    DISPLAY_BOLD,
    VERDICTS,
    Gradient,
    Style,
    colour,
    fade,
)
from game.app.drawing.kit import Kit
from game.app.drawing.viewport import DESIGN_HEIGHT, DESIGN_WIDTH, Rect, Viewport
from game.app.forms import logo
from game.app.scenes.share.shared_flight import SharedFlight
from game.app.scenes.share.ship_plan import ROOM, draw_room
from game.app.table.model.crew_moods import CALM, GLAD, HURT
from game.app.table.paint import tokens
from game.app.views.painting import Painting, layouter
from game.app.views.tree import View, column, drawn, grid, row, space, text
from game.play.result_text import settings_line
from game.storage.settings.preferences import Preferences

SIZE = 1200, 630
FACE = 112.0
LOGO = 196.0
FOCUS = (0.5, 0.5)
EDGE = 36.0
"""No words are nearer to the edge than 30 pixels: chats crop."""
SUBJECT = 560.0
"""Left edge, in units, of the subject of the picture behind."""
HEAD, FOOT = 300.0, 250.0
"""Units from above and below over which the picture behind comes out of the dark."""
MOODS = {None: CALM, True: GLAD, False: HURT}
_HEAD = Style(DISPLAY, 33)
_VERDICT = Style(DISPLAY_BOLD, 74, 1.1)


def picture_kit(kit: Kit) -> Kit:
    """Return the kit of the picture: one unit is one pixel, type as designed, colours as the player has them.

    Args:
        kit: of the window.
    """
    zoom = 1 / min(SIZE[0] / DESIGN_WIDTH, SIZE[1] / DESIGN_HEIGHT)
    settings = Preferences(palette=kit.settings.palette)
    return Kit(Viewport(*SIZE, zoom), kit.texts, settings, None, kit.book, kit.reader)


def drawing(kit: Kit, flight: SharedFlight, names: bool) -> Iterator[Canvas | None]:
    """Draw the picture, step by step.

    Args:
        kit: of `picture_kit`.
        flight: what is told.
        names: whether the crew's names stand below their faces.

    Yields:
        None after every step, the canvas with the picture at the end.
    """
    while not _read(kit, flight):
        yield None
    canvas = Canvas(kit, pygame.Surface(SIZE))
    _behind(canvas, flight)
    yield None
    laid = layouter(kit).laid(result_view(kit, flight, names), *SIZE)
    apart = frozenset(laid.places)
    yield None
    Painting(canvas, {}, apart).paint(laid)
    for name, (rect, part) in laid.places.items():
        yield None
        Painting(canvas, {}, apart - {name}).paint(part, *rect[:2])
    yield canvas


def _read(kit: Kit, flight: SharedFlight) -> bool:
    """Have all files read; tell whether they are there."""
    pictures, ready = kit.pictures, _backdrop(kit, flight) is not None
    for room in flight.rooms:
        path = kit.looks.room_picture(room.id, room.variant)
        wide, high = (pictures.px(length) for length in ROOM)
        ready = pictures.prepare_px(path, wide, high, FOCUS) and ready
    pictures.prepare_icons(tokens.face_icon(mark, MOODS[glad]) for _, mark, glad in flight.crew)
    return ready and (kit.reader is None or not kit.reader.busy)


def _backdrop(kit: Kit, flight: SharedFlight) -> tuple[pygame.Surface, tuple[int, int]] | None:
    picture = flight.behind
    size = SIZE[0], round(SIZE[0] * 9 / 16)
    return kit.pictures.lit_px(picture.path, picture.light, kit.looks.room(picture.room).frame, size, FOCUS)


def _behind(canvas: Canvas, flight: SharedFlight) -> None:
    """Draw the picture of the ending at the right, dark where words stand."""
    whole = (0.0, 0.0, float(SIZE[0]), float(SIZE[1]))
    canvas.box(whole, colour.SPACE)
    painted = _backdrop(canvas.kit, flight)
    assert painted is not None  # it was read before
    x, y, w, h = flight.behind.subject
    size = painted[0].get_size()
    left = max(0.0, SUBJECT - x * size[0])
    down = (y + h / 2) * size[1] - SIZE[1] * 0.5
    canvas.surface.blit(painted[0], (round(left), -round(min(max(0.0, down), size[1] - SIZE[1]))))
    dark = min(left, 360.0)
    canvas.box((0, 0, left, SIZE[1]), colour.SPACE)
    canvas.box((left, 0, dark + 480 - left, SIZE[1]), Gradient(colour.SPACE, (*colour.SPACE, 0)))
    canvas.box((0, 0, SIZE[0], HEAD), Gradient(fade(colour.SPACE, 0.94), (*colour.SPACE, 0), vertical=True))
    foot = Gradient((*colour.SPACE, 0), fade(colour.SPACE, 0.94), vertical=True)
    canvas.box((0, SIZE[1] - FOOT, SIZE[0], FOOT), foot)


def result_view(kit: Kit, flight: SharedFlight, names: bool) -> View:
    """Return what stands on the picture.

    Args:
        kit: of `picture_kit`.
        flight: what is told.
        names: whether the crew's names stand below their faces.
    """
    texts, result = kit.texts, flight.result
    ink = "ink" if result.won is None else "good" if result.won else "danger"
    power = texts("ships-power", count=len(result.diverted), goal=result.goal)
    verdict = texts(f"over-{flight.reason}") if flight.reason else power
    faces = [_crew(name if names else "", mark, glad, n) for n, (name, mark, glad) in enumerate(flight.crew)]
    words = column(
        text(texts(f"flight-{result.status}", turn=result.turn), _HEAD, ink),
        text(verdict, _VERDICT, "ink" if result.won is None else VERDICTS[result.won]),
        text(settings_line(texts, result), "body"),
        row(*faces, gap=20, pad=(0, 12, 0, 0), align="start"),
        pad=(14, 0, 14, 0),
    )
    below = row(_plan(flight), _facts(kit, flight), _logo(), gap=30, align="end")
    return column(words, space(grow=1), below, pad=(EDGE, 30, EDGE, 30))


def _crew(name: str, mark: int, glad: bool | None, seat: int) -> View:
    face = drawn(_face, mark, MOODS[glad], wide=FACE, high=FACE).named(("face", seat))
    return column(face, text(name, "crew-name", CREW[mark].colour, cut=True), wide=FACE + 16, gap=4)


def _face(canvas: Canvas, rect: Rect, mark: int, mood: str) -> None:
    tokens.face(canvas, rect[:3], mark, mood)


def _plan(flight: SharedFlight) -> View:
    """Return the ship with the order of diverting."""
    result = flight.result
    power = "" if result.won else f"{len(result.diverted)}/{result.goal}"
    rooms = [
        drawn(draw_room, room, power, wide=ROOM[0], high=ROOM[1]).named(("room", room.id))
        for room in flight.rooms
    ]
    return grid(3, *rooms, gap=8, gap_down=8, look="panel", pad=14)


def _facts(kit: Kit, flight: SharedFlight) -> View:
    """Return the numbers, and the code of the ship."""
    texts, result = kit.texts, flight.result
    told: list[tuple[str, int | str]]
    told = [("turns", result.turn), ("cards", result.cards), ("criticals", flight.criticals)]
    if result.won is False:
        told[1] = "diverted", f"{len(result.diverted)}/{result.goal}"
    facts = [
        column(
            text(str(value), "deck-count", "gold-text"),
            text(texts(f"over-fact-{name}", count=value), "small", lines=2, valign="top"),
            grow=1,
        )
        for name, value in told
    ]
    code = None
    if result.code:
        code = column(
            text(texts("share-same-ship"), "small"), text(result.code, "number", "gold-text", lines=2)
        )
    return column(row(*facts, gap=16, align="start", pack="even"), code, gap=10, grow=1)


def _logo() -> View:
    high = LOGO * logo.HEIGHT / logo.WIDTH
    return drawn(_draw_logo, wide=LOGO, high=high).named("logo")


def _draw_logo(canvas: Canvas, rect: Rect) -> None:
    share = LOGO / logo.WIDTH
    kit = canvas.kit
    viewport = replace(kit.viewport, zoom=kit.viewport.zoom * share)
    small = Kit(viewport, kit.texts, kit.settings, None, kit.book)
    logo.draw_logo(Canvas(small, canvas.surface), rect[0] / share, rect[1] / share)
