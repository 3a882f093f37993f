"""Words that stand above a form for a while: the note on a control, and the short message at the bottom."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from game.app.drawing.beside import beside, meet
from game.app.drawing.canvas import Canvas
from game.app.drawing.kit import Kit
from game.app.drawing.viewport import Rect, centre
from game.app.views.bits import cap, rule
from game.app.views.painting import Painting, layouter
from game.app.views.tree import Span, View, column, on, row, text

WIDTHS = (20.0, 26.0, 34.0)
"""Widths of a note to try, in heights of a line: the first that leaves it low enough, else the widest."""
WIDEST = 900.0
"""A message is no wider, units."""
AROUND = 8.0
"""Free ground around a note."""
FOOT = 24.0
"""Free ground below a message."""
STEP = 6.0
"""Units between the heights at which a place for a message is sought."""
GLOW = 20.0
"""Units that light around a message reaches."""


class Messages:
    """Draws notes and messages with views: what a `Form` asks for."""

    def note(
        self, canvas: Canvas, words: str, anchor: Rect, refused: bool, free: Sequence[Rect], leads: bool
    ) -> None:
        """Draw a note beside a rectangle, where it covers no other control, else where there is room for it.

        Args:
            canvas: the window.
            words: the note.
            anchor: what it is about.
            refused: whether it says why something cannot be done.
            free: the other controls.
            leads: whether its foot names the way into the rulebook.
        """
        kit = canvas.kit
        screen_w, screen_h = kit.viewport.design
        x, y, w, h = anchor
        view = _note(kit, words, refused, leads)
        width, height = _size(kit, view, max(y, screen_h - y - h) - 2 * AROUND)
        seen, size = (0.0, 0.0, screen_w, screen_h), (width, height)
        found = beside(seen, anchor, size, ("above", "below", "right", "left"), free=free) or beside(
            seen, anchor, size
        )
        if found is None:
            left = min(max(AROUND, centre(anchor)[0] - width / 2), screen_w - width - AROUND)
            above = height <= y - 2 * AROUND
            top = y - height - AROUND if above else min(y + h, screen_h - height - 2 * AROUND) + AROUND
            found = (left, top, width, height)
        canvas.cover(found, partly=True)
        Painting(canvas, {}).paint(layouter(kit).laid(view, width, height), *found[:2])

    def message(
        self, canvas: Canvas, words: str, strength: float, refused: bool, free: Sequence[Rect] = ()
    ) -> None:
        """Draw a message in the middle near the bottom, or where it covers no control if it can.

        Args:
            canvas: the window.
            words: what is said.
            strength: from 1 to 0; fades it.
            refused: whether it says why something cannot be done; good news has no frame of alarm.
            free: the controls that can be seen.
        """
        kit = canvas.kit
        left, top, seen_w, seen_h = kit.seen
        said = text(words, "body", "text", lines=0, align="center")
        view = column(said, look="note", states=on(refused=refused), pad=(24, 14))
        width = min(WIDEST, seen_w - 40, layouter(kit).across(view)[1])
        height = layouter(kit).down(view, width)[1]
        rect = message_place(kit.seen, (width, height), tuple(free))
        canvas.cover(rect, partly=True)
        origin = rect[0] - GLOW, rect[1] - GLOW
        whole = Canvas.of_size(kit, width + 2 * GLOW, height + 2 * GLOW, origin=origin)
        Painting(whole, {}).paint(layouter(kit).laid(view, width, height), *rect[:2])
        canvas.blit(whole, 0, 0, alpha=round(255 * strength))


@lru_cache(4)
def message_place(seen: Rect, size: Span, free: tuple[Rect, ...]) -> Rect:
    """Return the lowest place for a message that covers no control, in the middle first; else the foot.

    It is sought once, not in every frame in which the message can be read.

    Args:
        seen: what is seen of the page, in units.
        size: of the message.
        free: what it must not cover.
    """
    left, top, seen_w, seen_h = seen
    width, height = size
    foot = top + seen_h - height - FOOT
    rows = [foot - n * STEP for n in range(int((foot - top - FOOT) // STEP) + 1)]
    columns = (left + (seen_w - width) / 2, left + FOOT, left + seen_w - width - FOOT)
    places = [(x, y, width, height) for x in columns for y in rows]
    apart = (place for place in places if not any(meet(place, rect) for rect in free))
    return next(apart, (columns[0], foot, width, height))


def _note(kit: Kit, words: str, refused: bool, leads: bool) -> View:
    """Return a note; at its foot the way into the rulebook: its name, and the key as it is bound."""
    foot = None
    if leads:
        key = cap(kit, kit.keys.label("help", kit.texts))
        name = text(kit.texts("rulebook-open"), "small", "muted", align="right", grow=1)
        foot = column(rule("reason"), row(name, key, gap=10), gap=6)
    said = text(words, "small", lines=0)
    return column(said, foot, look="note", states=on(refused=refused), pad=(16, 12), gap=8)


def _size(kit: Kit, view: View, room: float) -> Span:
    """Return the size of a note: narrow, unless it would be higher than there is room."""
    lay, most = layouter(kit), kit.viewport.design[0] - 2 * AROUND
    line, wish = kit.fonts.line_height("small"), lay.across(view)[1]
    widths = [min(lines * line, most, wish) for lines in WIDTHS]
    fitting = (width for width in widths if lay.down(view, width)[1] <= room)
    width = next(fitting, min(most, wish))
    return width, lay.down(view, width)[1]
