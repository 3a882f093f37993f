"""Ghosts on the table: what a plan would do, and has not done yet."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Collection, Mapping, Sequence

from game.app.drawing.canvas import Canvas
from game.app.drawing.colours.theme import CREW, Colour, colour, fade, rgb
from game.app.drawing.viewport import Point, Rect, grow, inside
from game.app.table.model.advice.views import GhostDeed, GhostMove, Ghosts
from game.app.table.model.places.layout import Layout
from game.app.table.model.places.room_plan import RoomPlan
from game.app.table.model.table_keys import TableKey
from game.app.table.paint import brush, curves, overlays, tokens
from game.app.table.paint.cards import resource_card
from game.app.views.roles import tint

END = 62.0
"""Units between a crew member and the beginning or end of a way."""
STOP, LAST = 153, 235
"""Opacity of a ghost on its way and at its end, of 255."""
CARD = 219
BADGE = 19.0
EDGE = 0.2
"""Share of a band of words that is free above and below their letters."""
_CREAM = rgb("#FFF1D0")
_DARK = rgb("#0B0E17")
_SMALL = (40.0, 64.0)


def draw_ghosts(
    canvas: Canvas,
    ghosts: Ghosts,
    colours: Sequence[int],
    layout: Layout,
    steps: float = 99.0,
    labelled: Collection[str] = (),
) -> None:
    """Draw a plan over the table.

    Args:
        canvas: the window.
        ghosts: what has not happened.
        colours: crew marks by crew member.
        layout: where everything lies.
        steps: so many choices of it are drawn by now; of the one in between a part.
        labelled: rooms whose ability, or whose danger, is written at their foot.
    """
    rooms = {key.room_id: rect for key, rect in layout.keys.items() if key.kind == "room"}
    words = _words(rooms, labelled, layout.plan)
    shown = [move for move in ghosts.moves if move.number <= math.ceil(steps)]
    gone: set[tuple[str, str]] = set()
    for move in shown:
        share = min(1.0, steps - move.number + 1)
        if move.number > ghosts.done and move.start in rooms and move.end in rooms:
            ends = (_foot(rooms, move.start, layout), _foot(rooms, move.end, layout))
            _way(canvas, ghosts, move, colours, ends, share, (move.end, move.start) in gone, words)
            gone.add((move.start, move.end))
    last = {move.crew: move for move in shown}
    if not ghosts.solid:
        for move in shown:
            if move.number > ghosts.done and move.end in rooms:
                spot = _foot(rooms, move.end, layout)
                _meeple(canvas, move, colours, spot, last[move.crew] is move)
    places: Counter[str] = Counter()
    for deed in ghosts.deeds:
        if deed.number <= steps and deed.room in rooms:
            _deed(canvas, ghosts, deed, colours, layout, rooms[deed.room], places[deed.room])
            places[deed.room] += 1
    if steps >= len(ghosts.moves) + len(ghosts.deeds) and not ghosts.solid:
        _changes(canvas, ghosts, layout, rooms)


def _tone(ghosts: Ghosts, crew: int, colours: Sequence[int]) -> Colour:
    return colour.WHITE if ghosts.white else CREW[colours[crew]].colour


def _foot(rooms: dict[str, Rect], room: str, layout: Layout) -> Point:
    """Return where a ghost stands in a room: left of those who are there, and right of the dial of the
    core."""
    x, y, w, h = rooms[room]
    return x + w * (0.45 if room == layout.core else 0.4), y + h * (0.5 if room == layout.core else 0.56)


def _way(
    canvas: Canvas,
    ghosts: Ghosts,
    move: GhostMove,
    colours: Sequence[int],
    ends: tuple[Point, Point],
    share: float,
    back: bool,
    words: Sequence[Rect],
) -> None:
    """One way below all `words`, its number beside them; one that leads back bends to the other side."""
    start, end = ends
    far = math.dist(start, end)
    if far < 2 * END + 40:
        return
    dx, dy = (end[0] - start[0]) / far, (end[1] - start[1]) / far
    # Upwards, or to the left; the captain's beside somebody's own, and the way back, to the other side.
    up = 1 if dx > 0.1 or (abs(dx) <= 0.1 and dy < 0) else -1
    side = 0.2 * up * (-1 if ghosts.white != back else 1)
    middle = ((start[0] + end[0]) / 2, (start[1] + end[1]) / 2)
    bend = (middle[0] + dy * far * side, middle[1] - dx * far * side)
    tail, tip = (start[0] + dx * END, start[1] + dy * END), (end[0] - dx * END, end[1] - dy * END)
    spots = curves.bent(tail, bend, tip, max(41, round(far / 5)))
    key = ("ghost", round(tip[0] - tail[0]), round(tip[1] - tail[1]), side)
    ink = _tone(ghosts, move.crew, colours)
    under = frozenset(n for n, spot in enumerate(spots) if any(inside(grow(rect, 4), spot) for rect in words))
    for x, y in (spots[n] for n in range(0, len(spots), 4) if n not in under):
        overlays.cover(canvas, (x - curves.CASING / 2, y - curves.CASING / 2, curves.CASING, curves.CASING))
    curves.draw_curve(canvas, spots, key, ink, share, ghosts.solid, under)
    _badge(canvas, number_spot(spots, words), move.number, move.token, ink, ghosts.white)


def _words(rooms: Mapping[str, Rect], labelled: Collection[str], plan: RoomPlan) -> list[Rect]:
    """Return where the rooms' names stand, and what is written at their feet."""
    plates = [(x, y, w, plan.plate_h) for x, y, w, _ in rooms.values()]
    written = (rooms[room] for room in labelled if room in rooms)
    return plates + [(x, y + h - plan.strip_h, w, plan.strip_h) for x, y, w, h in written]


def number_spot(spots: Sequence[Point], words: Sequence[Rect]) -> Point:
    """Return where a way's number lies: as near to its middle as words leave it free.

    Args:
        spots: of the way, close together.
        words: where they stand; their letters keep away from the edges above and below them.
    """
    middle, size = len(spots) // 2, BADGE + 1

    def cost(n: int) -> float:
        x, y = spots[n]
        found = math.dist(spots[n], spots[middle]) * 0.02
        for left, top, wide, high in words:
            if left < x + size and x - size < left + wide:
                edge = EDGE * high
                found += max(0.0, min(y + size, top + high - edge) - max(y - size, top + edge))
        return found

    return spots[min(range(len(spots) // 8, len(spots) * 7 // 8), key=cost)]


def _badge(canvas: Canvas, at: Point, number: int, token: bool, ink: Colour, hollow: bool) -> None:
    """The number of a choice: a hexagon, or an octagon where a token pays."""
    fill, line, words = (_DARK, ink, ink) if hollow else (ink, _DARK, _DARK)
    place = (at[0] - BADGE, at[1] - BADGE, 2 * BADGE, 2 * BADGE)
    overlays.cover(canvas, place)
    corners = 8 if token else 6
    turn = math.pi / 8 if token else 0.0
    points = [
        (
            at[0] + (BADGE + 2) * math.sin(turn + math.tau * n / corners),
            at[1] - (BADGE + 2) * math.cos(turn + math.tau * n / corners),
        )
        for n in range(corners)
    ]
    canvas.polygon(points, fill, line, 3)
    canvas.text(str(number), place, "key", words, "center", "middle", shrink=True)


def _meeple(canvas: Canvas, move: GhostMove, colours: Sequence[int], spot: Point, last: bool) -> None:
    """Draw a meeple that goes at the place where it would be."""
    x, y = spot
    size = 66.0
    icon = tokens.meeple_icon(colours[move.crew])
    tokens.halo(canvas, icon, (x - size / 2, y - 24, size), fade(tint("shadow"), 0.75 if last else 0.4))
    canvas.icon(icon, x - size / 2, y - 24, size, alpha=LAST if last else STOP)


def _deed(
    canvas: Canvas,
    ghosts: Ghosts,
    deed: GhostDeed,
    colours: Sequence[int],
    layout: Layout,
    room: Rect,
    before: int,
) -> None:
    """Draw what is done in a room: its number, the cards it takes, the space it fills."""
    x, y, _, _ = room
    plan = layout.plan
    ink = _tone(ghosts, ghosts.crew, colours)
    slot = layout.keys.get(TableKey.slot(deed.room, deed.slot)) if deed.slot >= 0 else None
    done = deed.number <= ghosts.done
    if slot is not None:
        sx, sy, sw, sh = slot
        if not done and not ghosts.solid:
            brush.ring(canvas, slot, tint("legal-light*60"), 6)
            canvas.panel(grow(slot, 2), fill=None, line=colour.LEGAL, corners=(4, 4, 4, 4), width=3)
        side = sx - (74.0 if ghosts.white else 30.0)
        # The captain's cards would cover the numbers of somebody's own turn.
        if deed.cards and not (done or ghosts.solid or ghosts.white):
            _cards(canvas, deed.cards, (sx - 12 - 34, sy - 6), (34.0, 54.0))
            side -= 46
        at = (side, sy + sh / 2)
    else:
        top = y + plan.plate_h + 26
        if deed.cards and not done and not ghosts.solid:
            _cards(canvas, deed.cards, (x + plan.crew_left + 8, y + plan.plate_h + 6), _SMALL)
            top += 40
        at = (x + plan.crew_left - 8 + 44 * before, top)
    if done:
        _tick(canvas, at)
    else:
        _badge(canvas, at, deed.number, deed.token, ink, ghosts.white)


def _tick(canvas: Canvas, at: Point) -> None:
    """A choice of the plan that has been made."""
    canvas.circle(*at, BADGE, _DARK)
    canvas.circle(*at, BADGE, colour.GOOD, 2.6)
    canvas.icon("ui-check", at[0] - 13, at[1] - 13, 26, colour.GOOD)


def _cards(canvas: Canvas, cards: Sequence[str], at: Point, size: tuple[float, float]) -> None:
    """Cards where they would go, in a dashed frame."""
    w, h = size
    wide = len(cards) * (w + 6)
    layer = Canvas.of_size(canvas.kit, wide, h)
    for n, card in enumerate(cards):
        resource_card.small_card(layer, (n * (w + 6), 0, w, h), card)
    canvas.blit(layer.surface, *at, alpha=CARD)
    for n in range(len(cards)):
        rect = (at[0] + n * (w + 6), at[1], w, h)
        brush.dashed(canvas, brush.cut_points(rect, resource_card.SMALL_CUT), _CREAM, 2.6, 7, 5)


def _changes(canvas: Canvas, ghosts: Ghosts, layout: Layout, rooms: dict[str, Rect]) -> None:
    """Draw what would change on the rooms' chips, and at the core."""
    texts, fonts = canvas.kit.texts, canvas.kit.fonts
    high = layout.plan.plate_h - 4
    for room, before, after in ghosts.risks:
        if room not in rooms:
            continue
        words = [texts("room-chip", percent=n) for n in (before, after)]
        better = after < before
        wide = fonts.width(words[0], "tag") + fonts.width(words[1], "tag") + 52
        place = _chip_place(rooms[room], wide, high, layout.plan)
        _chip(canvas, place, words, colour.GOOD if better else colour.DANGER)
    core = next((rect for room, rect in rooms.items() if room == layout.core), None)
    if ghosts.power is not None and core is not None:
        words = [f"{ghosts.power[0]}/{ghosts.power[1]}"]
        place = _chip_place(core, fonts.width(words[0], "tag") + 26, high, layout.plan)
        _chip(canvas, place, words, colour.GOLD)


def _chip_place(room: Rect, wide: float, high: float, plan: RoomPlan) -> Rect:
    """Beside the name, in place of the threat; in large type below the name, beside the repair track."""
    x, y, w, _ = room
    if plan.folded:
        return (x + w - plan.track(1)[2] - wide - 8, y + plan.plate_h + 3, wide, high)
    return (x + w - wide - 4, y + 3, wide, high)


def _chip(canvas: Canvas, rect: Rect, words: list[str], tone: Colour) -> None:
    wide, high = rect[2:]
    overlays.cover(canvas, rect)
    canvas.panel(rect, fill=fade(colour.INK, 0.96), line=tone, corners=(8, 3, 8, 3), width=2)
    if len(words) == 1:
        canvas.text(words[0], rect, "tag", colour.GOLD_TEXT, "center", "middle", shrink=True)
        return
    half = (wide - 26) / 2
    first = (rect[0] + 6, rect[1], half, high)
    canvas.text(words[0], first, "tag", colour.MUTED, "center", "middle", shrink=True)
    canvas.icon("ui-chevron", rect[0] + wide / 2 - 8, rect[1] + high / 2 - 8, 16, tint=colour.MUTED)
    place = (rect[0] + wide - half - 6, rect[1], half, high)
    canvas.text(words[1], place, "tag", tone, "center", "middle", shrink=True)
