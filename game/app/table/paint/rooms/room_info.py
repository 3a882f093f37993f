"""The card of a room in full: what it can do, what repairs it, what diverts it, and how it stands."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.app.drawing.beside import beside
from game.app.drawing.canvas import Canvas
from game.app.drawing.colours.theme import colour, fade
from game.app.drawing.viewport import Rect
from game.app.table.model.position import Position
from game.app.table.paint.overlays import cover
from game.rules.telling.facts import RoomFacts
from game.wording import listing

INFO_W = 560.0
"""Width of the card in type of 100 %."""


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
    kit, texts = canvas.kit, canvas.kit.texts
    room, fonts = position.room(room_id), kit.fonts
    tones = canvas.kit.looks.room(room_id)
    wide = INFO_W + 340 * (kit.text - 1)
    inner = wide - 56
    ability = texts(f"{facts.text}-full")
    other = "v1" if room["variant"] == "v2" else "v2"
    said = [(line, colour.MUTED) for words in lines for line in fonts.wrap(words, "fact", inner)]
    said += [
        (line, colour.DISABLED) for line in (_unused(canvas, room_id, other, inner) if facts.repair else [])
    ]
    text_h = len(fonts.wrap(ability, "body", inner)) * fonts.line_height("body")
    row, label = 28 * kit.text, 26 * kit.text
    kinds = label + 70 if facts.repair else 0.0
    need = text_h + 60 + kinds + row * len(said)
    left, top, seen_w, seen_h = kit.seen
    # The picture gives way to words.
    art_h = min(172.0, max(20 + 30 * kit.text, seen_h - 88 - need))
    height = art_h + need
    found = beside(kit.seen, anchor, (wide, height), ("right", "left", "above", "below"), 14, free)
    if found is None and free:
        return None
    x, y = found[:2] if found else (anchor[0] + anchor[2] + 14, anchor[1] - 40)
    x = min(max(left + 8, x), left + seen_w - wide - 8)
    y = max(top + 8, min(max(72.0, top + 8, y), top + seen_h - height - 8))
    rect = (x, y, wide, height)
    cover(canvas, rect)
    canvas.glow(rect, fade(colour.BLACK, 0.85), 26)
    canvas.panel(rect, fill=(13, 17, 31, 252), line=tones.frame, rim=True, corners=(18, 6, 18, 6), width=2.4)
    art = (x + 3, y + 3, wide - 6, art_h)
    picture = kit.looks.room_picture(room_id, room["variant"])
    canvas.picture(picture, art, corners=(16, 4, 0, 0), focus=(0.5, 0.45))
    _plate(canvas, room_id, room["variant"] if facts.repair else "", (x + 14, y + 14, wide - 28))
    top = y + art_h + 18
    canvas.text(ability, (x + 28, top, inner, text_h + 2), "body", colour.TEXT, wrap=True)
    top += text_h + 14
    if facts.repair:
        end = _kinds(canvas, texts("play-info-repair"), facts.repair, (x + 28, top, inner / 2 - 10), label)
        second = max(end + 40, x + wide / 2 + 10)
        _kinds(canvas, texts("play-info-divert"), facts.divert, (second, top, x + wide - 28 - second), label)
        top += kinds
    for line, ink in said:
        canvas.text(line, (x + 28, top, inner, row - 2), "fact", ink, valign="middle", shrink=True)
        top += row
    return rect


def _plate(canvas: Canvas, room_id: str, variant: str, place: tuple[float, float, float]) -> None:
    """Draw the name, with the room's side if it has two."""
    kit, texts, (x, y, most) = canvas.kit, canvas.kit.texts, place
    tones, name = canvas.kit.looks.room(room_id), texts(f"room-{room_id}")
    high = 22 + 26 * kit.text
    words = texts("play-info-variant", variant=variant) if variant else ""
    chip = kit.fonts.width(words, "tag") + 24 if variant else 0.0
    wide = min(most, kit.fonts.width(name, "crew-name") + 78 + chip + (8 if chip else 0))
    canvas.panel((x, y, wide, high), fill=(*tones.plate[:3], 240), line=tones.frame, corners=(12, 4, 12, 4))
    canvas.icon(canvas.kit.looks.room(room_id).icon, x + 10, y + (high - 32) / 2, 32, tones.frame)
    room = (x + 50, y, wide - 58 - chip, high)
    canvas.text(name, room, "crew-name", colour.WHITE, valign="middle", shrink=True)
    if chip:
        tag = (x + wide - chip - 4, y + 9, chip, high - 18)
        canvas.panel(tag, fill=(20, 22, 31, 217), corners=(4, 4, 4, 4))
        canvas.text(words, tag, "tag", colour.TEXT, "center", "middle")


def _unused(canvas: Canvas, room_id: str, variant: str, width: float) -> list[str]:
    """What the room's other side could do (R-30), in lines; none if it has but one side."""
    kit, key = canvas.kit, f"room-{room_id}-{variant}-short"
    if not kit.texts.has(key):
        return []
    words = kit.texts("play-info-other", variant=variant, ability=kit.texts(key))
    return kit.fonts.wrap(words, "fact", width)


def _kinds(
    canvas: Canvas, label: str, kinds: tuple[str, ...], place: tuple[float, float, float], high: float
) -> float:
    x, y, w = place
    canvas.text(label, (x, y, w, high), "label", colour.MUTED, valign="middle", shrink=True)
    for n, kind in enumerate(kinds):
        tones = canvas.kit.looks.resource(kind)
        box = (x + 52 * n, y + high + 6, 44, 44)
        canvas.panel(box, fill=tones.base, line=tones.frame, corners=(7, 4, 7, 4))
        canvas.icon(canvas.kit.looks.resource(kind).icon, box[0] + 4, box[1] + 4, 36)
    return x + 52 * len(kinds)


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
        lit = sum(bool(other["diverted"]) for other in position.state["rooms"])
        lines.append(texts("play-info-core", count=lit))
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
