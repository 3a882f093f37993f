"""A card held close: large, with what it is good for now; a Damage card large with its rooms."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from game.app.drawing.beside import beside
from game.app.drawing.canvas import Canvas
from game.app.drawing.colours.theme import colour, fade, light
from game.app.drawing.viewport import Rect, centre
from game.app.table.model.position import Position
from game.app.table.paint.cards.damage_card import draw_damage_card
from game.app.table.paint.cards.resource_card import resource_card
from game.wording import Catalogue, listing, resource_name

CARD = (300.0, 420.0)
PAD = 20.0
COLUMN, WIDEST = 372.0, 600.0
"""Width of the words beside the card as designed, and where type is set larger."""
CHIP, SIGN = 34.0, 40.0
"""Height of a room's chip, and width of one without a name: eight of them stand in a row."""
TOP_BAR = 72.0
"""Above this nothing is placed while there is room elsewhere, units."""
GAP = 8.0


@dataclass(frozen=True)
class Uses:
    """Rooms in which a resource would do something: repair an open space, or help to divert the power."""

    repairs: tuple[str, ...]
    diverts: tuple[str, ...]


def uses(position: Position, kind: str) -> Uses:
    """Return where a resource is wanted as the ship stands (R-8, R-13); a Universal card is wanted anywhere.

    Args:
        position: the position, with the facts printed on the rooms.
        kind: resource id.
    """
    repairs, diverts = [], []
    for room in position.state["rooms"]:
        facts = position.facts.rooms[room["id"]]
        open_spaces = [wanted for wanted, cube in zip(facts.repair, room["cubes"], strict=True) if not cube]
        if any(position.facts.fits(kind, wanted) for wanted in open_spaces):
            repairs.append(room["id"])
        if not room["diverted"] and any(position.facts.fits(kind, wanted) for wanted in facts.divert):
            diverts.append(room["id"])
    return Uses(tuple(repairs), tuple(diverts))


def _place(
    design: tuple[float, float], anchor: Rect, size: tuple[float, float], free: Sequence[Rect] = ()
) -> Rect | None:
    """Return a place beside something on the screen, never over it: above it, or at a side of it.

    Args:
        design: width and height of the screen, in units.
        anchor: what must stay free.
        size: width and height of what is placed.
        free: what else must stay free.

    Returns:
        The place; None where there is none without covering what must stay free.
    """
    seen, sides = (0.0, 0.0, *design), ("above", "left", "right", "below")
    found = beside(seen, anchor, size, sides, 14, free)
    if found is not None or free:
        return found
    w, h = size
    x = min(max(8.0, centre(anchor)[0] - w / 2), design[0] - w - 8)
    return x, min(anchor[1] + anchor[3] + 14, design[1] - h - 8), w, h


def column_of(canvas: Canvas) -> float:
    """Return the width of the words beside a card: more where type is set larger, units."""
    return min(WIDEST, COLUMN * canvas.kit.text)


def draw_card_info(
    canvas: Canvas,
    texts: Catalogue,
    position: Position,
    kind: str,
    anchor: Rect,
    note: str = "",
    free: Sequence[Rect] = (),
) -> Rect | None:
    """Draw a resource card large, with what it is for, beside where it lies.

    Args:
        canvas: the window.
        texts: the catalogue.
        position: for what is open and what is diverted.
        kind: resource id.
        anchor: the card on the table.
        note: what else is to be said of the place where it lies.
        free: what must not be covered: what is asked, and what may be clicked to answer it.

    Returns:
        Where it stands; None where there is no room for it, and nothing is drawn.
    """
    fonts = canvas.kit.fonts
    column = column_of(canvas)
    facts = position.facts
    plain = [name for name in canvas.kit.looks.ordered(facts.resources) if name not in facts.wild]
    stands = listing(texts, (resource_name(texts, name) for name in plain), "or")
    about = texts("card-about-wild", resources=stands) if kind in facts.wild else texts("card-about")
    words = fonts.wrap(about, "body", column)
    more = fonts.wrap(note, "fact", column) if note else []
    wanted = uses(position, kind)
    lists = [("card-repairs", wanted.repairs), ("card-diverts", wanted.diverts)]
    text_h = len(words) * fonts.line_height("body")
    note_h = len(more) * fonts.line_height("fact") + (GAP if more else 0)
    label = fonts.line_height("label") + GAP

    def body(named: bool) -> float:
        return text_h + note_h + sum(2 * GAP + label + _flow_height(canvas, r, named) for _, r in lists)

    # Where all names would not leave room for the card on the table their signs must do.
    named = body(named=True) <= canvas.kit.viewport.design[1] - anchor[3] - TOP_BAR - 2 * PAD
    body_h = body(named)
    height = max(CARD[1], body_h) + 2 * PAD
    size = (CARD[0] + column + 3 * PAD, height)
    rect = _place(canvas.kit.viewport.design, anchor, size, free)
    if rect is None:
        return None
    x, y, w, h = rect
    canvas.cover(rect, partly=True)
    canvas.glow(rect, fade(colour.BLACK, 0.85), 26)
    tone = canvas.kit.looks.resource(kind).frame
    canvas.panel(rect, fill=(13, 17, 31, 252), line=tone, rim=True, corners=(18, 6, 18, 6), width=2.4)
    resource_card(canvas, (x + PAD, y + (h - CARD[1]) / 2, *CARD), kind)
    left, top = x + 2 * PAD + CARD[0], y + PAD
    canvas.text(about, (left, top, column, text_h + 2), "body", colour.TEXT, wrap=True)
    top += text_h
    if more:
        canvas.text(note, (left, top + GAP, column, note_h), "fact", colour.MUTED, wrap=True)
        top += note_h
    for key, rooms in lists:
        top += 2 * GAP
        canvas.text(texts(key), (left, top, column, label), "label", colour.MUTED, shrink=True)
        top += label
        top = _flow(canvas, texts, rooms, left, top, named)
    return rect


def draw_damage_info(canvas: Canvas, card: Any, anchor: Rect) -> Rect:
    """Draw a Damage card large beside where it lies; return where it stands."""
    rect = _place(canvas.kit.viewport.design, anchor, CARD) or anchor
    canvas.cover(rect, partly=True)
    canvas.glow(rect, fade(colour.BLACK, 0.85), 26)
    draw_damage_card(canvas, rect, card)
    return rect


def _flow_places(canvas: Canvas, texts: Catalogue, rooms: tuple[str, ...], named: bool) -> list[Rect]:
    """Return the chips of rooms, one after the other in rows, from (0, 0)."""
    fonts = canvas.kit.fonts
    high = max(CHIP, fonts.line_height("fact") + 10)
    places: list[Rect] = []
    column = column_of(canvas)
    x = y = 0.0
    for room in rooms:
        name = texts(f"room-{room}")
        wide = min(column, 44 + fonts.width(name, "fact") + 10) if named else SIGN
        if x and x + wide > column:
            x, y = 0.0, y + high + GAP
        places.append((x, y, wide, high))
        x += wide + (GAP if named else GAP - 1)
    return places


def _flow_height(canvas: Canvas, rooms: tuple[str, ...], named: bool) -> float:
    places = _flow_places(canvas, canvas.kit.texts, rooms, named)
    if not places:
        return canvas.kit.fonts.line_height("fact")
    return places[-1][1] + places[-1][3]


def _flow(
    canvas: Canvas, texts: Catalogue, rooms: tuple[str, ...], left: float, top: float, named: bool
) -> float:
    """Draw the chips of rooms, or that there are none; return where they end."""
    if not rooms:
        high = canvas.kit.fonts.line_height("fact")
        canvas.text(
            texts("card-nowhere"),
            (left, top, column_of(canvas), high + 1),
            "fact",
            colour.DISABLED,
            shrink=True,
        )
        return top + high
    places = _flow_places(canvas, texts, rooms, named)
    for room, (x, y, w, h) in zip(rooms, places, strict=True):
        tones = canvas.kit.looks.room(room)
        chip = (left + x, top + y, w, h)
        canvas.panel(chip, fill=tones.plate, line=fade(tones.frame, 0.8), corners=(6, 3, 6, 3), width=1.4)
        icon = canvas.kit.looks.room(room).icon
        canvas.icon(icon, chip[0] + 7, chip[1] + (h - 26) / 2, 26, light(tones.frame, 0.25))
        if named:
            place = (chip[0] + 40, chip[1], w - 46, h)
            canvas.text(texts(f"room-{room}"), place, "fact", colour.WHITE, valign="middle", shrink=True)
    return top + places[-1][1] + places[-1][3]
