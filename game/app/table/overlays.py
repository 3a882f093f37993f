"""Words that lie over the table for a while: reasons, notes, the turn banner, the card of a room in full."""

from __future__ import annotations

from typing import Any

from game.app.canvas import Canvas
from game.app.table import tokens
from game.app.table.position import Position, RoomFacts
from game.app.table.reasons import Reason
from game.app.table.wording import listing
from game.app.theme import CREW, RESOURCE, Gradient, colour, fade, room_colours
from game.app.viewport import Rect, centre, grow

WIDTH = 424.0
PAD = 18.0
ICON = 30.0
INFO = (560.0, 430.0)


def cover(canvas: Canvas, rect: Rect) -> None:
    """Forget the texts below something that stands in front of the table, also those it hides in part."""
    x, y, w, h = rect
    canvas.texts = [
        text
        for text in canvas.texts
        if text.rect[0] + text.rect[2] <= x
        or text.rect[0] >= x + w
        or text.rect[1] + text.rect[3] <= y
        or text.rect[1] >= y + h
    ]


def draw_reason(canvas: Canvas, reason: Reason, anchor: Rect, arrow: bool = False, alpha: int = 255) -> Rect:
    """Draw a refusal: the verdict, then every condition with a tick or a cross.

    Args:
        canvas: the window.
        reason: what to say.
        anchor: what it belongs to; it stands above it, or below where there is no room.
        arrow: whether a small arrow points at the anchor.
        alpha: for fading out.

    Returns:
        Where it stands.
    """
    fonts = canvas.kit.fonts
    inner = WIDTH - 2 * PAD
    heading = fonts.wrap(reason.title, "subheading", inner)
    heading_h = len(heading) * fonts.line_height("subheading")
    several = len(reason.lines) > 1 or any(line.icons for line in reason.lines)
    rows = []
    height = PAD * 2 + heading_h
    if several:
        height += 8
        for line in reason.lines:
            lines = fonts.wrap(line.text, "fact", inner - 30 - (ICON + 26) * len(line.icons))
            row_h = max(28.0, len(lines) * fonts.line_height("fact") + 4, ICON + 4 if line.icons else 0)
            rows.append((line, row_h))
            height += row_h
    rect = _beside(canvas, anchor, WIDTH, height)
    cover(canvas, grow(rect, 2))
    target = (
        canvas
        if alpha >= 255
        else canvas.kit.canvas(WIDTH + 40, height + 40, origin=(rect[0] - 20, rect[1] - 20))
    )
    target.glow(rect, fade(colour.BLACK, 0.7), 14)
    target.panel(rect, fill=colour.REASON_PANEL, line=colour.REASON, corners=(12, 4, 12, 4), width=2)
    if arrow and rect[1] + height <= anchor[1]:
        _arrow(target, centre(anchor)[0], rect)
    x, y = rect[0] + PAD, rect[1] + PAD
    target.text(reason.title, (x, y, inner, heading_h + 2), "subheading", colour.TEXT, wrap=True)
    y += heading_h + 8
    for line, row_h in rows:
        _condition(target, line, (x, y, inner, row_h))
        y += row_h
    if target is not canvas:
        canvas.blit(target, 0, 0, alpha)
    return rect


def _condition(canvas: Canvas, line: Any, rect: Rect) -> None:
    x, y, w, h = rect
    mark = ("ui-check", colour.GOOD) if line.ok else ("ui-cross", colour.DANGER)
    canvas.icon(mark[0], x, y + h / 2 - 10, 20, mark[1])
    words_w = w - 30
    if line.icons:
        words_w = canvas.kit.fonts.width(line.text, "fact") + 6
    ink = colour.TEXT if line.ok else colour.REASON
    canvas.text(line.text, (x + 30, y, words_w, h), "fact", ink, valign="middle", wrap=not line.icons)
    left = x + 40 + words_w
    for kind, paid in line.icons:
        tones = RESOURCE[kind]
        box = (left, y + h / 2 - ICON / 2, ICON, ICON)
        canvas.panel(box, fill=tones.base, line=tones.frame, corners=(5, 3, 5, 3), width=1.6)
        canvas.icon(f"res-{kind}", left + 3, box[1] + 3, ICON - 6)
        tick = ("ui-check", colour.GOOD) if paid else ("ui-cross", colour.DANGER)
        canvas.icon(tick[0], left + ICON + 3, y + h / 2 - 9, 18, tick[1])
        left += ICON + 26


def _beside(canvas: Canvas, anchor: Rect, width: float, height: float) -> Rect:
    """A place above the anchor, else below it, always on the screen."""
    left, top, seen_w, seen_h = canvas.kit.seen
    x = min(max(left + 8.0, centre(anchor)[0] - width / 2), left + seen_w - width - 8)
    y = anchor[1] - height - 8
    if y < max(70, top + 8):
        y = anchor[1] + anchor[3] + 8
    return (x, min(max(top + 8.0, y), top + seen_h - height - 8), width, height)


def _arrow(canvas: Canvas, x: float, rect: Rect) -> None:
    x = min(max(rect[0] + 24, x), rect[0] + rect[2] - 24)
    bottom = rect[1] + rect[3]
    canvas.polygon([(x - 11, bottom - 2), (x + 11, bottom - 2), (x, bottom + 10)], colour.REASON)


def draw_note(canvas: Canvas, words: str, anchor: Rect) -> Rect:
    """Draw a plain note above or below what it is about."""
    fonts = canvas.kit.fonts
    width = min(WIDTH, max(110.0, fonts.width(words, "fact") + 2 * PAD))
    lines = fonts.wrap(words, "fact", width - 2 * PAD + 1)
    height = len(lines) * fonts.line_height("fact") + 24
    rect = _beside(canvas, anchor, width, height)
    cover(canvas, rect)
    canvas.glow(rect, fade(colour.BLACK, 0.6), 12)
    canvas.panel(rect, fill=colour.REASON_PANEL, line=colour.LINE_STRONG, corners=(10, 4, 10, 4), width=2)
    place = (rect[0] + PAD, rect[1] + 12, width - 2 * PAD + 1, height - 24)
    canvas.text(words, place, "fact", colour.TEXT, wrap=True)
    return rect


def draw_banner(
    canvas: Canvas, name: str, mark: int, turn: int, share: float, board: Rect, solo: bool = False
) -> None:
    """Draw whose turn begins; `share` from 0 to 1 over its whole life. Alone nobody hands over the mouse."""
    texts = canvas.kit.texts
    order = texts("play-banner-solo" if solo else "play-banner-order", turn=turn)
    title = texts("play-banner-title", name=name)
    fading = min(1.0, share * 7, (1 - share) * 5)
    slide = (1 - min(1.0, share * 5)) ** 3 * 60
    w = max(620.0, canvas.kit.fonts.width(title, "title") + 240)
    x, y = board[0] + (board[2] - w) / 2 - slide, board[1] + board[3] / 2 - 80
    kept = canvas.kit.memo("banner", dict)
    key = (title, order, mark)
    if key not in kept:
        kept.clear()
        kept[key] = _banner(canvas, title, order, mark, w)
    cover(canvas, (x, y, w, 160))
    canvas.blit(kept[key], x, y, round(255 * fading))


def _banner(canvas: Canvas, title: str, order: str, mark: int, w: float) -> Canvas:
    tone = CREW[mark].colour
    x = y = 0.0
    rect = (x, y, w, 160.0)
    layer = canvas.kit.canvas(w + 120, 280, origin=(-60, -60))
    layer.glow(rect, (*tone[:3], 120), 30)
    layer.panel(
        rect, fill=(11, 14, 23, 245), line=Gradient(tone, colour.RIM), corners=(26, 6, 26, 6), width=3
    )
    layer.icon(tokens.meeple_icon(mark), x + 40, y + 24, 112)
    layer.text(title, (x + 176, y + 26, w - 200, 60), "title", colour.TEXT, valign="middle")
    layer.text(order, (x + 176, y + 88, w - 200, 40), "lead", colour.MUTED, valign="middle")
    return layer


def draw_room_info(
    canvas: Canvas, position: Position, room_id: str, facts: RoomFacts, anchor: Rect, lines: list[str]
) -> Rect:
    """Draw a room's card large: what it can do in full, what repairs it, what diverts its power.

    Args:
        canvas: the window.
        position: for the room's state.
        room_id: which room.
        facts: what is printed on it.
        anchor: the room on the table; the card stands beside it.
        lines: facts of the moment: threat, cubes, who is here.
    """
    kit, texts = canvas.kit, canvas.kit.texts
    room = position.room(room_id)
    tones = room_colours(room_id)
    ability = texts(f"room-{room_id}-{position.ability(room_id)}-full")
    wrapped = kit.fonts.wrap(ability, "body", INFO[0] - 56)
    height = (
        232 + len(wrapped) * kit.fonts.line_height("body") + 28 * len(lines) + (96 if facts.repair else 0)
    )
    other = "v1" if room["variant"] == "v2" else "v2"
    unused = _unused(canvas, room_id, other) if facts.repair else []
    height += 28 * len(unused)
    left, top, seen_w, seen_h = kit.seen
    x = anchor[0] + anchor[2] + 14
    if x + INFO[0] > left + seen_w - 8:
        x = anchor[0] - INFO[0] - 14
    x = min(max(left + 8, x), left + seen_w - INFO[0] - 8)
    y = min(max(72.0, top + 8, anchor[1] - 40), top + seen_h - height - 8)
    rect = (x, y, INFO[0], height)
    cover(canvas, rect)
    canvas.glow(rect, fade(colour.BLACK, 0.85), 26)
    canvas.panel(rect, fill=(13, 17, 31, 252), line=tones.frame, rim=True, corners=(18, 6, 18, 6), width=2.4)
    art = (x + 3, y + 3, INFO[0] - 6, 172)
    picture = kit.pictures.room(room_id, room["variant"])
    if kit.pictures.has(picture):
        canvas.picture(picture, art, corners=(16, 4, 0, 0), focus=(0.5, 0.45))
    else:
        canvas.box(art, Gradient(tones.plate, colour.INK))
    name = texts(f"room-{room_id}")
    chip = 58 if facts.repair else 0
    plate = (x + 14, y + 14, kit.fonts.width(name, "crew-name") + 78 + chip, 48)
    canvas.panel(plate, fill=(*tones.plate[:3], 240), line=tones.frame, corners=(12, 4, 12, 4))
    canvas.icon(f"room-{room_id}", x + 24, y + 22, 32, tones.frame)
    canvas.text(name, (x + 64, y + 14, INFO[0] - 100, 48), "crew-name", colour.WHITE, valign="middle")
    if chip:
        tag = (x + plate[2] - 52, y + 25, 50, 27)
        canvas.panel(tag, fill=(20, 22, 31, 217), corners=(4, 4, 4, 4))
        words = texts("play-info-variant", variant=room["variant"])
        canvas.text(words, tag, "tag", colour.TEXT, "center", "middle")
    top = y + 190
    text_h = len(wrapped) * kit.fonts.line_height("body")
    canvas.text(ability, (x + 28, top, INFO[0] - 56, text_h + 2), "body", colour.TEXT, wrap=True)
    top += text_h + 14
    if facts.repair:
        left = _kinds(canvas, texts("play-info-repair"), facts.repair, x + 28, top)
        _kinds(canvas, texts("play-info-divert"), facts.divert, max(left + 40, x + 290), top)
        top += 92
    for line in lines:
        canvas.text(line, (x + 28, top, INFO[0] - 56, 26), "fact", colour.MUTED, valign="middle")
        top += 28
    for line in unused:
        canvas.text(line, (x + 28, top, INFO[0] - 56, 26), "fact", colour.DISABLED, valign="middle")
        top += 28
    return rect


def _unused(canvas: Canvas, room_id: str, variant: str) -> list[str]:
    """What the room's other side could do (R-30), in lines; none if it has but one side."""
    kit, key = canvas.kit, f"room-{room_id}-{variant}-short"
    if not kit.texts.has(key):
        return []
    words = kit.texts("play-info-other", variant=variant, ability=kit.texts(key))
    return kit.fonts.wrap(words, "fact", INFO[0] - 56)


def _kinds(canvas: Canvas, label: str, kinds: tuple[str, ...], x: float, y: float) -> float:
    canvas.text(label, (x, y, 240, 26), "label", colour.MUTED, valign="middle")
    for n, kind in enumerate(kinds):
        tones = RESOURCE[kind]
        box = (x + 52 * n, y + 32, 44, 44)
        canvas.panel(box, fill=tones.base, line=tones.frame, corners=(7, 4, 7, 4))
        canvas.icon(f"res-{kind}", box[0] + 4, box[1] + 4, 36)
    return x + 52 * len(kinds)


def room_lines(texts: Any, position: Position, room_id: str) -> list[str]:
    """Facts of the moment about a room, as lines for its large card."""
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
