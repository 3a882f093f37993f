"""The card of a room in full: what it can do, what repairs it, what diverts it, and how it stands."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.app.drawing.beside import BAR, EDGE, beside
from game.app.drawing.canvas import Canvas
from game.app.drawing.kit import Kit
from game.app.drawing.viewport import Rect
from game.app.table.model.position import Position
from game.app.table.paint.overlays import cover, show_at
from game.app.views.painting import layouter
from game.app.views.tree import View, column, drawn, icon, row, stack, text
from game.rules.queries.facts import RoomFacts
from game.wording import listing

FIRST_SIDE = "v1"
"""The side that rooms have in a usual game."""
INFO_W = 560.0
"""Width of the card in type of 100 %."""
ART_H, CARD, GAP = 172.0, 44.0, 14.0
"""Height of the picture where there is room for it, size of a card, distance from the room on the table."""


def draw_room_info(
    canvas: Canvas,
    position: Position,
    room_id: str,
    facts: RoomFacts,
    anchor: Rect,
    lines: list[str],
    free: Sequence[Rect] = (),
) -> Rect | None:
    """Draw a room's card large: what it can do in full, what repairs it, what diverts its power.

    Args:
        canvas: the window.
        position: for the room's state.
        room_id: which room.
        facts: what is printed on it.
        anchor: the room on the table; the card stands beside it.
        lines: facts of the moment: threat, cubes, who is here.
        free: what must not be covered: what is asked, and what may be clicked to answer it.

    Returns:
        Where it stands; None where there is no room for it, and nothing is drawn.
    """
    kit = canvas.kit
    variant, tones = position.room(room_id)["variant"], kit.looks.room(room_id)
    wide = INFO_W + 340 * (kit.text - 1)
    # On a ship without second sides nobody needs to know that rooms have any.
    second = any(room["variant"] != FIRST_SIDE for room in position.state["rooms"])
    side = variant if facts.repair and second else ""
    body = _body(kit, room_id, side, facts, lines)
    left, top, seen_w, seen_h = kit.seen
    need = layouter(kit).down(body, wide)[1]
    # The picture gives way to words.
    art_h = min(ART_H, max(20 + 30 * kit.text, seen_h - BAR - 2 * EDGE - need))
    height = art_h + need
    found = beside(kit.seen, anchor, (wide, height), ("right", "left", "above", "below"), GAP, free)
    if found is None and free:
        return None
    x, y = found[:2] if found else (anchor[0] + anchor[2] + GAP, anchor[1] - 40)
    x = min(max(left + EDGE, x), left + seen_w - wide - EDGE)
    y = max(top + EDGE, min(max(BAR, top + EDGE, y), top + seen_h - height - EDGE))
    rect = (x, y, wide, height)
    cover(canvas, rect)
    picture = drawn(_art, kit.looks.room_picture(room_id, variant), high=art_h)
    plate = _plate(kit, room_id, side)
    art = stack(picture, row(plate, pad=14, at=(0, 0)), pad=(3, 3, 3, 0))
    show_at(canvas, column(art, body, look="room-sheet", tones=(tones.frame, tones.plate)), rect)
    return rect


def _art(canvas: Canvas, rect: Rect, picture: str) -> None:
    canvas.picture(picture, rect, corners=(16, 4, 0, 0), focus=(0.5, 0.45))


def _body(kit: Kit, room_id: str, side: str, facts: RoomFacts, lines: list[str]) -> View:
    """Return what a room can do, what repairs and diverts it, how it stands, what its other side does where
    sides are told."""
    texts, other = kit.texts, FIRST_SIDE if side == "v2" else "v2"
    key = f"room-{room_id}-{other}-short"
    words = texts("play-info-other", variant=other, ability=texts(key)) if side and texts.has(key) else ""
    unused = text(words, "fact", "quiet", 0) if words else None
    kinds = row(
        _kinds(kit, texts("play-info-repair"), facts.repair),
        _kinds(kit, texts("play-info-divert"), facts.divert),
        pack="even",
        align="start",
        gap=20,
        pad=(0, 4, 0, 10),
    )
    return column(
        text(texts(f"{facts.text}-full"), lines=0),
        kinds if facts.repair else None,
        *[text(line, "fact", "note", 0) for line in lines],
        unused,
        gap=6,
        pad=(28, 18),
    )


def _plate(kit: Kit, room_id: str, variant: str) -> View:
    """Return the name, with the room's side where that is told."""
    words = kit.texts("play-info-variant", variant=variant) if variant else ""
    side = row(text(words, "tag"), look="room-side", pad=(12, 4)) if variant else None
    name = text(kit.texts(f"room-{room_id}"), "crew-name")
    sign = icon(kit.looks.room(room_id).icon, 32)
    return row(sign, name, side, look="room-plate", gap=8, pad=(10, 8))


def _kinds(kit: Kit, label: str, kinds: tuple[str, ...]) -> View:
    """Return kinds of card below what they are for."""
    cards = []
    for tones in map(kit.looks.resource, kinds):
        sign = icon(tones.icon, 36, None, at=(0.5, 0.5))
        cards.append(stack(sign, look="card-chip", tones=(tones.base, tones.frame), wide=CARD, high=CARD))
    return column(text(label, "label", "note"), row(*cards, gap=8), gap=6)


def room_lines(texts: Any, position: Position, room_id: str, critical: bool | None = None) -> list[str]:
    """Facts of the moment about a room, as lines for its large card.

    Args:
        texts: the catalogue.
        position: the position.
        room_id: which room.
        critical: whether its next hit loses the ship and may come; None: as far as the position tells.
    """
    room = position.room(room_id)
    names = [member["name"] for n, member in enumerate(position.crew) if position.room_of(n) == room_id]
    lines = []
    if room["cubes"]:
        lines.append(
            texts("play-info-cubes", cubes=sum(room["cubes"]), diverted="yes" if room["diverted"] else "no")
        )
    else:
        lines.append(texts("play-info-core", count=position.diverted))
    if position.in_danger(room_id) if critical is None else critical:
        lines.append(texts("folded-critical"))
    if room["protection"]:
        lines.append(texts("play-info-shields", count=len(room["protection"])))
    holders = [
        member["name"]
        for n, member in enumerate(position.crew)
        if position.room_of(n) == room_id and member["protection_tokens"]
    ]
    if holders and room["cubes"]:
        lines.append(texts("play-info-held", names=listing(texts, holders), count=len(holders)))
    if names:
        lines.append(texts("play-info-crew", names=", ".join(names), count=len(names)))
    return lines
