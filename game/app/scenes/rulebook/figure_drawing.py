"""The figures of the rulebook, made of the pieces of the table by the table's own painters."""

from __future__ import annotations

from collections.abc import Sequence

from game.app.drawing.canvas import Canvas
from game.app.drawing.colours.theme import colour
from game.app.drawing.viewport import Rect
from game.app.table.model.places.room_plan import ROOM_H, ROOM_W, RoomPlan
from game.app.table.model.view_parts import RoomView
from game.app.table.paint import tokens
from game.app.table.paint.cards import resource_card
from game.app.table.paint.cards.damage_card import draw_breach_card, draw_damage_card
from game.app.table.paint.rooms.room_card import MARGIN, RoomCardState, room_card
from game.rulebook.book import Book, FigurePiece, Subject
from game.rules.content import Content

GAP = 16.0
_SIZES = {
    "room": (ROOM_W, ROOM_H),
    "card": (130.0, 180.0),
    "damage": (152.0, 212.0),
    "breach": (152.0, 212.0),
    "back": (130.0, 180.0),
    "token": (96.0, 96.0),
    "meeple": (84.0, 96.0),
    "die": (84.0, 84.0),
    "icon": (72.0, 72.0),
    "then": (40.0, 40.0),
    "to": (76.0, 40.0),
    "from": (76.0, 40.0),
}
"""Width and height of each kind of piece, in units."""
_NO_MARKS: frozenset[str] = frozenset()


def figure_size(pieces: Sequence[FigurePiece], width: float) -> tuple[float, float]:
    """Return how much room a figure takes in a width, without its words."""
    scale = _scale(pieces, width)
    wide = sum(_size(piece, scale)[0] for piece in pieces) + GAP * (len(pieces) - 1)
    return wide, max(_size(piece, scale)[1] for piece in pieces)


def _size(piece: FigurePiece, scale: float) -> tuple[float, float]:
    w, h = _SIZES[piece.kind]
    return (w, h) if piece.kind == "room" else (w * scale, h * scale)


def _scale(pieces: Sequence[FigurePiece], width: float) -> float:
    """Return how much smaller everything but room cards is, so that all stands in one row."""
    rooms = sum(ROOM_W for piece in pieces if piece.kind == "room")
    others = sum(_SIZES[piece.kind][0] for piece in pieces if piece.kind != "room")
    room = width - rooms - GAP * (len(pieces) - 1)
    return min(1.0, room / others) if others else 1.0


def draw_figure(
    canvas: Canvas, pieces: Sequence[FigurePiece], place: Rect, book: Book, content: Content | None
) -> None:
    """Draw a figure in the middle of a place.

    Args:
        canvas: to draw on.
        pieces: from left to right.
        place: where, in units.
        book: the rulebook, which knows the content of all pieces.
        content: that of the game in progress; None for the base content.
    """
    scale = _scale(pieces, place[2])
    x = place[0] + (place[2] - figure_size(pieces, place[2])[0]) / 2
    for piece in pieces:
        w, h = _size(piece, scale)
        _draw(canvas, piece, (x, place[1] + (place[3] - h) / 2, w, h), book, content)
        x += w + GAP


def _draw(canvas: Canvas, piece: FigurePiece, rect: Rect, book: Book, content: Content | None) -> None:
    x, y, w, h = rect
    what = piece.what
    if piece.kind == "room":
        _room(canvas, piece, (x, y), book, content)
    elif piece.kind == "card":
        resource_card.resource_card(canvas, rect, str(what))
    elif piece.kind == "damage":
        draw_damage_card(canvas, rect, {"any": what} if isinstance(what, int) else list(what))
    elif piece.kind == "breach":
        draw_breach_card(canvas, rect)
    elif piece.kind == "back":
        resource_card.back(canvas, rect, int(what) if isinstance(what, int) else 0)
    elif piece.kind == "token":
        tokens.token(canvas, str(what), x, y, w)
    elif piece.kind == "meeple" and isinstance(what, int):
        canvas.icon(tokens.meeple_icon(what), x + (w - h) / 2, y, h)
    elif piece.kind == "die" and isinstance(what, int):
        face = tokens.die_face(canvas.kit, what, w)
        canvas.surface.blit(face, face.get_rect(center=canvas.at(x + w / 2, y + h / 2)))
    elif piece.kind == "icon":
        canvas.icon(str(what), x, y, w)
    elif piece.kind == "then":
        canvas.icon("ui-chevron", x, y, w, colour.MUTED)
    else:
        _arrow(canvas, rect, piece.kind == "from")


def _arrow(canvas: Canvas, rect: Rect, back: bool) -> None:
    x, y, w, h = rect
    middle, tip = y + h / 2, x if back else x + w
    inward = 16.0 if back else -16.0
    canvas.line((tip + inward / 2, middle), (x + w if back else x, middle), colour.LEGAL, 4)
    points = [(tip, middle), (tip + inward, middle - 11), (tip + inward, middle + 11)]
    canvas.polygon(points, colour.LEGAL)


def _room(
    canvas: Canvas, piece: FigurePiece, at: tuple[float, float], book: Book, content: Content | None
) -> None:
    """Draw a room card as it would lie on the table, with whoever stands there."""
    plan = RoomPlan()
    view = arranged(piece, book, content)
    size = ROOM_W + 2 * MARGIN, ROOM_H + 2 * MARGIN
    card = Canvas.of_size(canvas.kit, *size, origin=(-MARGIN, -MARGIN))
    room_card(card, view, RoomCardState(labelled=True), plan)  # as it is printed
    for x, y in plan.shield_spots(piece.shields, len(piece.crew)):
        tokens.shield(card, (x, y, plan.shield, plan.shield), _NO_MARKS)
    width, height = plan.meeple
    spots = plan.crew_spots(len(piece.crew), piece.shields, view.core)
    for crew, middle in zip(piece.crew, spots, strict=True):
        tokens.meeple(card, (middle - width / 2, plan.meeple_top, width, height), crew, crew == 0, _NO_MARKS)
    canvas.blit(card, *at)


def arranged(piece: FigurePiece, book: Book, content: Content | None) -> RoomView:
    """Return what is to be seen of a room as a figure arranges it.

    Args:
        piece: the room, and how it stands.
        book: the rulebook.
        content: that of the game in progress.
    """
    found, room, variant = book.room(Subject("room", str(piece.what), piece.side), content)
    track, cost = (tuple(found.resources[n].id for n in kinds) for kinds in (room.repair, room.divert))
    core = found.rooms[found.centre].id == room.id
    cubes = tuple(n >= piece.gone for n in range(len(track)))
    around = [found.rooms[index].id for index in found.ship]
    middle = len(around) // 2
    lit = [n < piece.diverted for n in range(len(around))]
    return RoomView(
        id=room.id,
        variant=piece.side,
        place=middle,
        track=track,
        cubes=cubes,
        cost=cost,
        diverted=bool(piece.diverted) and not core,
        shields=(0,) * piece.shields,
        crew=piece.crew,
        active=0 if 0 in piece.crew else None,
        usable=all(lit) if core else all(cubes) and not variant.passive,
        ready=False,
        passive=variant.passive,
        chip=None,
        lit=(*lit[:middle], False, *lit[middle:]) if core else (),
        neighbours=(*around[:middle], room.id, *around[middle:]) if core else (),
        ability=variant.text,
    )
