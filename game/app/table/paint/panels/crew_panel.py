"""Crew panels in turn order: who it is, where, whose turn comes when, tokens, and the cards in hand."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.app.drawing.canvas import Canvas
from game.app.drawing.colours.theme import CREW, Colour
from game.app.drawing.kit import Kit
from game.app.drawing.rank_badge import draw_rank_badge
from game.app.drawing.viewport import Rect
from game.app.table.model.places.frames import CARDS_W, FOOT, SMALL_H, SMALL_W
from game.app.table.model.table_keys import TableKey
from game.app.table.model.view_parts import CrewView
from game.app.table.paint import brush, tokens
from game.app.table.paint.cards.resource_card import empty_place, small_card
from game.app.table.paint.panels.framed import Marks, Size, ground
from game.app.views.bits import rule
from game.app.views.layout import Laid
from game.app.views.painting import Painting, layouter, show
from game.app.views.roles import look
from game.app.views.tree import View, column, drawn, first_that_fits, icon, on, row, space, stack, text
from game.wording import room_brief

MARGIN = 24.0
HEADS_KEPT = 60
"""Number of states of the whole crew whose laid out heads are kept."""
MOST_PLACES = 12
"""Places for more cards than these are not drawn: nobody would count them."""
MOST_TOKENS = 4
"""Number of Action tokens side by side; more are one token with their number."""
APART = 4.0
"""Between a name and the place below it: tails and accents of letters reach beyond their lines."""
FACE = "face"
"""Name of the face in a head."""


@dataclass(frozen=True)
class CrewMarks:
    """The marks on a crew panel and on its cards."""

    panel: Marks
    cards: tuple[Marks, ...]


def crew_heads(kit: Kit, crew: Sequence[tuple[CrewView, int]], size: Size) -> list[Laid]:
    """Lay out what stands above the cards of every crew panel, all in the same way.

    Args:
        kit: of the window.
        crew: crew members with their crew marks.
        size: of the part of the panels in which it stands.
    """
    kept: dict[object, list[Laid]] = kit.memo("crew heads", dict)
    key = tuple(crew), size, kit.text, kit.texts
    if key not in kept:
        if len(kept) > HEADS_KEPT:
            kept.clear()
        ways = [_ways(kit, member, mark) for member, mark in crew]
        levels = first_that_fits(*(stack(*level) for level in zip(*ways, strict=True)))
        kept[key] = [head for _, _, head in layouter(kit).laid(levels, *size).parts[0][2].parts]
    return kept[key]


def crew_panel(canvas: Canvas, crew: CrewView, mark: int, frame: Laid, head: Laid, marks: CrewMarks) -> None:
    """Draw a crew panel.

    Args:
        canvas: of the panel's size.
        crew: what it shows.
        mark: crew mark (index in ``theme.CREW``).
        frame: the places of its parts.
        head: what stands above the cards (`crew_heads`).
        marks: signal lights.
    """
    tone, states = CREW[mark].colour, marks.panel - {"focus"} | {crew.tag}
    pointer = drawn(_pointer, tone) if crew.tag == "active" else None
    show(canvas, stack(pointer, look="crew", states=states, tones=(tone,)), frame.size)
    x, y, _, _ = frame.rect("head")
    Painting(canvas, {}).paint(head, x, y, dict(look("crew", frozenset()).inks), (tone,))
    if not crew.shared:
        _cards(canvas, crew, frame, marks.cards)
    if "illegal" in marks.panel:
        brush.grey_out(canvas, 0.7, 0.55)
    elif crew.tag == "pod":
        brush.grey_out(canvas, 0.75, 0.72)
        left, top, side, _ = head.rect(FACE)
        canvas.icon("pod", x + left, y + top, side)
    if "focus" in marks.panel:
        ground(canvas, frame.size, "crew-ring", frozenset({"focus"}))


def _pointer(canvas: Canvas, rect: Rect, tone: Colour) -> None:
    x, middle = rect[0] + rect[2], rect[1] + rect[3] / 2
    canvas.polygon([(x + 1, middle - 21), (x + 17, middle), (x + 1, middle + 21)], tone)


def _cards(canvas: Canvas, crew: CrewView, frame: Laid, marks: tuple[Marks, ...]) -> None:
    """Draw the hand where its cards lie, and the places of those that may still come."""
    count = len(crew.hand)
    top = frame.size[1] - FOOT - SMALL_H
    step = min(SMALL_W + 5, (CARDS_W - SMALL_W) / max(1, crew.limit - 1))
    for n in range(count, min(crew.limit, MOST_PLACES)):
        empty_place(canvas, (12 + step * n, top, SMALL_W, SMALL_H))
    places = [frame.rect(TableKey.card(crew.crew, n)) for n in range(count)]
    for n, kind in enumerate(crew.hand):
        apart = places[n + 1][0] - places[n][0] if n + 1 < count else SMALL_W
        small_card(canvas, places[n], kind, marks[n], apart if apart < SMALL_W else None)


def _ways(kit: Kit, crew: CrewView, mark: int) -> list[View]:
    """Return the ways to show who it is, best first, as many for everybody; the last shows least."""
    name = text(crew.name, "crew-name", "tone", cut=True, grow=1)
    tag = text(kit.texts(f"tag-{crew.tag}"), "tag", align="center", firm=True, pad=(9, 2))
    tag = tag.but(look="tag", states=frozenset({crew.tag}))
    # Whose turn it is, frame and arrow say.
    tagged = row(name, tag if crew.tag != "active" else None, gap=6, grow=1)
    faces = {size: _face(crew, mark, size) for size in (42, 52, 57)}
    long, short, bare = _places(kit, crew)

    def above(room: View) -> View:
        return column(tagged, room, gap=APART, grow=1)

    if crew.shared:
        who = row(faces[57], above(long), gap=9)
        small = row(faces[42], above(bare), gap=8)
        boxes = [_own(kit, crew, above) for above in (True, False)]
        own = [column(head, rule(), box, gap=8, pad=(0, 4)) for head in (who, small) for box in boxes]
        return [each for each in own for _ in range(2)]
    kept = row(_tokens(kit, crew), space(grow=1), _count(kit, crew, "number-large"), gap=8)
    held, few = row(*_held(crew, 25), gap=5), _count(kit, crew, "number")
    third = row(space(grow=1), held, few, gap=8)

    def whole(*rows: View) -> View:
        return column(*rows, pack="between")

    def middle(room: View) -> View:
        return row(faces[52], above(row(room.but(grow=1), held, few, gap=8)), gap=8)

    def rows(room: View) -> View:
        return whole(row(faces[42], tagged, gap=8), row(room.but(grow=1), held, few, gap=8))

    def folded(room: View) -> View:
        return row(faces[42], name, held, room, _count(kit, crew, "number", sign=False), gap=8)

    full = whole(row(faces[57], above(long), gap=9), rule(), kept)
    thirds = whole(row(faces[52], above(long), gap=9), third)
    return [
        *(full, middle(long), thirds, rows(long), middle(short), rows(short)),
        # From here on everybody's place is told as there is room beside their own name.
        first_that_fits(rows(long), rows(short), rows(bare)),
        first_that_fits(folded(long), folded(short), folded(bare)),
    ]


def _face(crew: CrewView, mark: int, size: float) -> View:
    values = (mark, crew.mood, crew.rank, crew.tag == "pod")
    return drawn(_draw_face, *values, wide=size, high=size, at=(0, 0)).named(FACE)


def _draw_face(canvas: Canvas, rect: Rect, mark: int, mood: str, rank: str, gone: bool) -> None:
    x, y, side, _ = rect
    if gone:
        canvas.icon("pod", x, y, side, grey=True)
        return
    tokens.face(canvas, (x, y, side), mark, mood)
    if rank:
        draw_rank_badge(canvas, rank, x + 9, y + side - 7, 26, CREW[mark].colour)


def _places(kit: Kit, crew: CrewView) -> tuple[View, View, View]:
    """Return where somebody is: with the room's name, with a short one, as a sign alone."""
    if crew.room is None:
        return (text(kit.texts("crew-left"), "body", "note"),) * 3
    seen = kit.looks.room(crew.room)
    sign = icon(seen.icon, 22, seen.frame)
    names = kit.texts(f"room-{crew.room}"), room_brief(kit.texts, crew.room)
    long, short = (row(sign, text(words, "body", seen.frame), gap=5) for words in names)
    return long, short, row(sign)


def _tokens(kit: Kit, crew: CrewView) -> View:
    """Return all tokens; Action tokens one by one where there is nothing else."""
    if crew.cubes or crew.shields:
        return row(*_held(crew, 27), gap=5)
    if crew.tokens <= MOST_TOKENS:
        return row(*[_token("action", 32, not crew.tokens) for _ in range(max(1, crew.tokens))], gap=-4)
    words = text(kit.texts("crew-times", count=crew.tokens), "number", "gold-text")
    return row(_token("action", 32), words, gap=8)


def _held(crew: CrewView, size: float) -> list[View]:
    """Return each kind of token once with its number."""
    kinds = (("action", crew.tokens), ("cube", crew.cubes), ("protection", crew.shields))
    parts: list[View] = []
    for kind, count in kinds:
        if count:
            parts += [_token(kind, size), text(str(count), "number", firm=True)]
    return parts


def _token(kind: str, size: float, dim: bool = False) -> View:
    return icon(tokens.TOKEN_ICON[kind], size, None, alpha=90 if dim else 255, grey=dim)


def _own(kit: Kit, crew: CrewView, above: bool) -> View:
    """Return what belongs to this crew member alone, large: in solo the hand is everybody's (R-28)."""
    boxes = []
    for kind, count in (("action", crew.tokens), ("cube", crew.cubes), ("protection", crew.shields)):
        words = text(kit.texts("crew-times", count=count), "number-large", align="center")
        edge = {"look": "own", "states": on(none=not count), "pad": 4, "pack": "middle"}
        if above:
            boxes.append(column(_token(kind, 44, not count).but(at=(0.5, 0)), words, **edge))
        else:
            boxes.append(row(_token(kind, 34, not count), words, gap=4, **edge))
    return row(*boxes, pack="even", gap=6, align="fill", grow=1)


def _count(kit: Kit, crew: CrewView, style: str, sign: bool = True) -> View:
    """Return the number of cards; how many there may be where they are more, else empty places say it."""
    # Whoever has left the ship has no limit any more.
    over = len(crew.hand) > crew.limit and crew.tag != "pod"
    words = kit.texts("crew-of-limit", count=crew.limit)
    limit = text(words, "number", "note", firm=True) if over else None
    number = text(str(len(crew.hand)), style, "reason" if over else "ink", firm=True)
    return row(icon("ui-cards", 24, "note") if sign else None, number, limit, gap=5)
