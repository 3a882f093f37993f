"""A card held close: large, with what it is good for now; a Damage card large with its rooms."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from game.app.drawing.beside import beside
from game.app.drawing.canvas import Canvas
from game.app.drawing.colours.theme import colour, fade
from game.app.drawing.kit import Kit
from game.app.drawing.viewport import Rect, centre
from game.app.table.model.position import Position
from game.app.table.paint.cards.damage_card import draw_damage_card
from game.app.table.paint.cards.resource_card import resource_card
from game.app.table.paint.overlays import show_at, size_of
from game.app.views.painting import layouter
from game.app.views.tree import View, column, drawn, flow, icon, row, text
from game.wording import Catalogue, listing, resource_name

CARD = (300.0, 420.0)
PAD = 20.0
COLUMN, WIDEST = 372.0, 600.0
"""Width of the words beside the card as designed, and where type is set larger."""
CHIP, CHIP_GAP = 34.0, 7.0
"""Height of a room's chip, and its distance from the next: eight without a name stand in a row."""
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
    kit, facts, wanted = canvas.kit, position.facts, uses(position, kind)
    plain = [name for name in kit.looks.ordered(facts.resources) if name not in facts.wild]
    stands = listing(texts, (resource_name(texts, name) for name in plain), "or")
    about = texts("card-about-wild", resources=stands) if kind in facts.wild else texts("card-about")
    wide = min(WIDEST, COLUMN * kit.text)

    def with_rooms(named: bool) -> View:
        lists = (("card-repairs", wanted.repairs), ("card-diverts", wanted.diverts))
        rooms = [_rooms(kit, texts(key), found, named) for key, found in lists]
        words = column(text(about, lines=0), text(note, "fact", "note", 0) if note else None, gap=GAP)
        return column(words, *rooms, gap=2 * GAP, wide=wide, at=(0, 0))

    # Where all names would not leave room for the card on the table their signs must do.
    design = kit.viewport.design
    room = design[1] - anchor[3] - TOP_BAR - 2 * PAD
    body = with_rooms(named=layouter(kit).down(with_rooms(named=True), wide)[1] <= room)
    card = drawn(resource_card, kind, wide=CARD[0], high=CARD[1])
    tones = (kit.looks.resource(kind).frame,)
    whole = row(card, body, gap=PAD, pad=PAD, look="room-sheet", tones=tones)
    rect = _place(design, anchor, size_of(kit, whole, design[0]), free)
    if rect is not None:
        canvas.cover(rect, partly=True)
        show_at(canvas, whole, rect)
    return rect


def _rooms(kit: Kit, label: str, rooms: Sequence[str], named: bool) -> View:
    """Return the chips of rooms, with or without their names, or that there are none."""
    high = max(CHIP, kit.fonts.line_height("fact") + 10)
    chips = []
    for room in rooms:
        looks = kit.looks.room(room)
        name = text(kit.texts(f"room-{room}"), "fact") if named else None
        parts = icon(looks.icon, 26), name
        tones = (looks.frame, looks.plate)
        chips.append(row(*parts, look="room-chip", tones=tones, gap=GAP, pad=(CHIP_GAP, 0), high=high))
    found = (
        flow(*chips, gap=CHIP_GAP, gap_down=GAP)
        if chips
        else text(kit.texts("card-nowhere"), "fact", "quiet")
    )
    return column(text(label, "label", "note"), found, gap=GAP)


def draw_damage_info(canvas: Canvas, card: Any, anchor: Rect) -> Rect:
    """Draw a Damage card large beside where it lies; return where it stands."""
    rect = _place(canvas.kit.viewport.design, anchor, CARD) or anchor
    canvas.cover(rect, partly=True)
    canvas.glow(rect, fade(colour.BLACK, 0.85), 26)
    draw_damage_card(canvas, rect, card)
    return rect
