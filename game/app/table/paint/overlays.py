"""Words that lie over the table for a while: reasons, notes, the turn banner, the card of a room in full."""

from __future__ import annotations

import math
from collections.abc import Iterable
from functools import partial

from game.app.drawing.beside import EDGE, beside, meet
from game.app.drawing.canvas import Canvas
from game.app.drawing.colours.theme import CREW, colour
from game.app.drawing.kit import Kit
from game.app.drawing.painted_once import painted_once
from game.app.drawing.viewport import Rect, centre, grow
from game.app.forms.bubble_place import Around, best_place
from game.app.table.paint import tokens
from game.app.views.bits import cap, rule
from game.app.views.painting import Painting, layouter
from game.app.views.tree import View, column, drawn, icon, row, stack, text
from game.sentences import Line, Reason, sentence

WIDTH = 424.0
PAD = 18.0
ICON = 30.0
LINK_H = 42.0
"""Height of the foot of a refusal, the way into the rulebook, in type of 100 %."""
NARROWEST = 110.0
"""Least width of a note."""
FADE = 20.0
"""Units around a refusal over which the ground fades with it."""
FACE, BANNER_W = 112.0, 620.0
"""Size of the face in a banner, and least width of a banner."""
GLOW = 60.0
"""Units that a banner shines."""


def width(kit: Kit) -> float:
    """Width of notes and reasons, which grows with type."""
    return WIDTH * (1 + 0.6 * (kit.text - 1))


def size_of(kit: Kit, view: View, most: float) -> tuple[float, float]:
    """Return the size of a view that is no wider than it wishes, nor than `most`."""
    measure = layouter(kit)
    wide = min(most, measure.across(view)[1])
    return wide, measure.down(view, wide)[1]


def show_at(canvas: Canvas, view: View, rect: Rect) -> None:
    """Draw a view in a rectangle, in front of all that is there."""
    Painting(canvas, {}).paint(layouter(canvas.kit).laid(view, *rect[2:]), *rect[:2])


def cover(canvas: Canvas, rect: Rect) -> None:
    """Forget the texts below something that stands in front of the table, also those it hides in part."""
    x, y, w, h = rect
    right, bottom = x + w, y + h
    kept = []
    for record in canvas.texts:
        left, top, wide, high = record.rect
        if left + wide <= x or left >= right or top + high <= y or top >= bottom:
            kept.append(record)
    canvas.texts = kept


def link_in(kit: Kit, rect: Rect) -> Rect:
    """Return the foot of a refusal that stands in a rectangle: the way into the rulebook."""
    high = LINK_H * kit.text
    return rect[0], rect[1] + rect[3] - high, rect[2], high


def draw_reason(
    canvas: Canvas,
    reason: Reason,
    anchor: Rect,
    arrow: bool = False,
    alpha: int = 255,
    free: Iterable[Rect] = (),
    rooms: Iterable[Rect] = (),
) -> Rect:
    """Draw a refusal: the verdict, then every condition with a tick or a cross.

    Args:
        canvas: the window.
        reason: what to say.
        anchor: what it belongs to; it stands above it, or below where there is no room.
        arrow: whether a small arrow points at the anchor.
        alpha: for fading out.
        free: other words, which it does not cover.
        rooms: the cards of the rooms that it speaks of, which stay to be seen where they can.

    Returns:
        Where it stands.
    """
    kit = canvas.kit
    view = _refusal(kit, reason)
    size = width(kit), layouter(kit).down(view, width(kit))[1]
    rect = _place(canvas, anchor, size, tuple(free), tuple(rooms))
    cover(canvas, grow(rect, 2))
    x, y, wide, high = around = grow(rect, FADE)
    target = canvas if alpha >= 255 else Canvas.of_size(kit, wide, high, origin=(x, y))
    if arrow and rect[1] + rect[3] <= anchor[1]:
        _arrow(target, centre(anchor)[0], rect)
    show_at(target, view, rect)
    if target is not canvas:
        canvas.blit(target, *around[:2], alpha)
    return rect


def _refusal(kit: Kit, reason: Reason) -> View:
    """Return what was tried and the conditions, what is missing first; where there is but one, all of it in
    the heading; and the way into the rulebook."""
    many = len(reason.lines) > 1 or any(line.icons for line in reason.lines)
    told = sorted(reason.lines, key=lambda line: line.ok) if many else []
    words = text(kit.texts("rulebook-open"), "fact", "note", align="right", grow=1)
    key = cap(kit, kit.keys.label("help", kit.texts))
    foot = column(rule("reason"), row(words, key, gap=10, grow=1), high=LINK_H * kit.text)
    lines = [_condition(kit, line, n == 0) for n, line in enumerate(told)]
    label = text(kit.texts("play-refused-label"), "fact", "reason") if many else None
    title = text(reason.what if many else reason.title, "subheading", lines=0)
    head = column(label, title, gap=2)
    return column(head, *lines, foot, look="refusal", gap=8, pad=(PAD, PAD, PAD, 0))


def _condition(kit: Kit, line: Line, first: bool) -> View:
    """Return a condition: a tick or a cross, its words, the cards that it takes; of the first one what is
    missing in words, too."""
    cards: list[View] = []
    for kind, paid in line.icons:
        tones = kit.looks.resource(kind)
        sign = icon(tones.icon, ICON - 6, None, at=(0.5, 0.5))
        cards.append(stack(sign, look="card-chip", tones=(tones.base, tones.frame), wide=ICON, high=ICON))
        cards.append(_mark(paid, 18))
    told = sentence(line.problem) if first and not line.ok else line.text
    words = text(told, "fact", "ink" if line.ok else "reason", 0, grow=0.0 if cards else 1.0)
    return row(_mark(line.ok, 20), words, *cards, gap=8)


def _mark(good: bool, size: float) -> View:
    return icon("ui-check" if good else "ui-cross", size, "good" if good else "danger")


def _beside(canvas: Canvas, anchor: Rect, width: float, height: float, free: Iterable[Rect] = ()) -> Rect:
    """A place beside the anchor: above it, else below, else at a side; always on the screen.

    Where it can be so it leaves `free` to be seen, beside that if need be.
    """
    seen, size, kept = canvas.kit.seen, (width, height), tuple(free)
    found = (
        beside(seen, anchor, size, free=kept)
        or next((place for one in kept if (place := beside(seen, one, size, free=(anchor, *kept)))), None)
        or beside(seen, anchor, size)
    )
    if found is not None:
        return found
    left, top, seen_w, seen_h = canvas.kit.seen
    x = min(max(left + 8.0, centre(anchor)[0] - width / 2), left + seen_w - width - 8)
    y = anchor[1] - height - 8
    if y < max(70, top + 8):
        y = anchor[1] + anchor[3] + 8
    return (x, min(max(top + 8.0, y), top + seen_h - height - 8), width, height)


def _place(
    canvas: Canvas, anchor: Rect, size: tuple[float, float], free: tuple[Rect, ...], rooms: tuple[Rect, ...]
) -> Rect:
    """Return where a refusal is: beside what it belongs to, off other words and off the rooms it names."""
    seen = canvas.kit.seen
    found = beside(seen, anchor, size, free=(*free, *rooms))
    if found is not None or not (free or rooms):
        return found or _beside(canvas, anchor, *size)
    ground = grow(seen, -EDGE)
    place = best_place([size], Around(ground, anchor, (*free, *rooms)))
    if any(meet(place, one) for one in free):
        place = best_place([size], Around(ground, None, free, (anchor, *rooms), avoid=free))
    return place


def _arrow(canvas: Canvas, x: float, rect: Rect) -> None:
    x = min(max(rect[0] + 24, x), rect[0] + rect[2] - 24)
    bottom = rect[1] + rect[3]
    canvas.polygon([(x - 11, bottom - 2), (x + 11, bottom - 2), (x, bottom + 10)], colour.REASON)


def draw_note(canvas: Canvas, words: str, anchor: Rect, free: Iterable[Rect] = ()) -> Rect:
    """Draw a plain note beside what it is about, where it can be so off what must stay free."""
    view = text(words, "fact", lines=0, look="note", pad=(PAD, 12), wide=(NARROWEST, width(canvas.kit)))
    rect = _beside(canvas, anchor, *size_of(canvas.kit, view, width(canvas.kit)), free)
    cover(canvas, rect)
    show_at(canvas, view, rect)
    return rect


def draw_banner(
    canvas: Canvas, name: str, who: tuple[int, str], order: str, share: float, board: Rect
) -> None:
    """Draw whose turn begins, with what else is to be said; `share` from 0 to 1 over its whole life.

    Args:
        canvas: the window.
        name, who: of the crew member: as entered; crew mark, and what the face says.
        order: the line below.
        share: of the banner's life.
        board: what it lies over.
    """
    texts = canvas.kit.texts
    title = texts("play-banner-title", name=name)
    fading = min(1.0, share * 7, (1 - share) * 5)
    slide = (1 - min(1.0, share * 5)) ** 3 * 60
    view = row(
        drawn(_face, *who, wide=FACE, high=FACE),
        column(text(title, "title"), text(order, "lead", "note"), grow=1, gap=4),
        look="banner",
        tones=(CREW[who[0]].colour,),
        gap=24,
        pad=(40, 24),
        wide=(BANNER_W, math.inf),
    )
    w, h = size_of(canvas.kit, view, board[2])
    x, y = board[0] + (board[2] - w) / 2 - slide, board[1] + (board[3] - h) / 2
    kept = canvas.kit.memo("banner", dict)
    key = (view, w)
    if key not in kept:
        kept.clear()
        around = grow((0.0, 0.0, w, h), GLOW)
        paint = partial(show_at, view=view, rect=(0.0, 0.0, w, h))
        kept[key] = painted_once(canvas.kit, around[2:], around[:2], paint)
    cover(canvas, (x, y, w, h))
    canvas.blit(kept[key], x, y, round(255 * fading))


def _face(canvas: Canvas, rect: Rect, mark: int, mood: str) -> None:
    tokens.face(canvas, rect[:3], mark, mood)
