"""Help: the table below a veil, a line and a key for what is on it; all keys; the way into the rulebook."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from typing import TYPE_CHECKING, Any

import pygame

from game.app.drawing.canvas import Canvas
from game.app.drawing.colours.theme import colour, fade
from game.app.drawing.viewport import Point, Rect, centre, grow
from game.app.navigation import routes
from game.app.table.dialogs.panels.panel import Panel
from game.app.table.model.table_keys import ASKED, DISCARD, END, HAND, HULL, parse
from game.app.views.bits import button, cap, segments
from game.app.views.tree import View, column, first_that_fits, grid, row, scroll, space, stack, text

if TYPE_CHECKING:
    from game.app.drawing.kit import Kit
    from game.app.table.table_host import SheetHost

TABLE, KEYS = "table", "keys"
VEIL = 0.66
"""Darkness of the veil over the table, 0 to 1."""
GAP = 16.0
LINE = 2.4
"""Width of the lines to what is meant."""
ENDS = 12
"""Into so many parts the width of that is divided, to find where a line can end."""
ASK = "ask"
TOP, FOOT = ("undo", "adviser", "log", "piles"), ("hand", "choose", "end")
"""Callouts below each other at the upper right, and side by side above the dock."""
ORDER = ("undo", "adviser", "log", "ask", "piles", "end", "choose", "hand")
"""All of them below each other, where there is no room for that."""
AT_RIGHT = (*TOP, "end")
ABOUT = {
    "hand": HAND,
    "choose": ASKED,
    "end": END,
    "undo": parse("undo"),
    "adviser": parse("adviser"),
    "log": parse("log"),
    "piles": DISCARD,
}
"""Things on the table that the callouts point at; the one about asking points at any room in sight."""


class HelpPanel(Panel):
    """Eight callouts on the table, or every key; and the way into the rulebook."""

    command = "help"

    def __init__(self, table: SheetHost) -> None:
        super().__init__(table)
        self.tab = TABLE

    def frame(self, kit: Kit) -> Rect:
        """The whole window: a click anywhere closes it that is on no control."""
        return (0.0, 0.0, *kit.viewport.design)

    typing = True
    """Declares that letters are no commands here: they begin a search in the rulebook."""

    def handle(self, event: pygame.Event) -> bool:
        """Take an event; a letter begins a search in the rulebook: nothing on this panel is looked for."""
        if event.type == pygame.TEXTINPUT and event.text.isalnum():
            self.do("rulebook", None)
            book = self.app.top
            return book is not None and book.handle(event)
        return super().handle(event)

    def do(self, name: str, value: Any) -> None:
        """Turn to a tab, read the rules, or close."""
        if name == "tab":
            self.tab = value
            self.rebuild()
            return
        self.app.pop()
        if name == "rulebook":
            self.app.open(routes.Rulebook((), self.shown.session, "", self.table.light))

    def view(self, kit: Kit) -> View:
        """Return what is told on the ship's ground, and the controls above: nothing is pointed at there."""
        texts = kit.texts
        x, y, w, h = self.shown.layout.rect(HULL)
        wide, high = kit.viewport.design
        told = self._callouts(kit) if self.tab == TABLE else self._keys(kit)
        tabs = segments(
            "tab",
            ((TABLE, texts("help-table")), (KEYS, texts("play-help-keys"))),
            self.tab,
            wide=(300, 700),
            high=66,
        )
        rules = button("rulebook", texts("rulebook-open"), sign="ui-help", primary=True)
        bar = row(tabs, self.close_button(kit), rules, gap=GAP, look="glass-bar", pad=(12, 6), at=(0.0, 0.0))
        ground = stack(told, pad=(x + GAP, y + GAP, wide - x - w + GAP, high - y - h + GAP))
        return stack(ground, stack(bar, pad=(GAP, 0)))

    def _callouts(self, kit: Kit) -> View:
        made = {name: self._callout(kit, name) for name in ORDER}
        firm = {name: self._callout(kit, name, firm=True) for name in ORDER}
        hand, choose, end = (firm[name] for name in FOOT)
        upper = column(*[firm[name] for name in TOP], gap=GAP, align="end")
        head, middle = row(firm[ASK], space(3 * GAP, grow=1), upper, align="start"), space(3 * GAP, grow=1)
        in_row = column(head, middle, row(hand, choose, end, gap=GAP, pack="between"))
        in_two = column(head, middle, row(choose, end, gap=GAP, pack="between"), row(hand), gap=GAP)
        sides = {name: float(name in AT_RIGHT) for name in ORDER}
        below = column(*[made[name].but(at=(sides[name], 0.0)) for name in ORDER], gap=8, pack="between")
        return first_that_fits(in_row, in_two, below)

    def _callout(self, kit: Kit, name: str, firm: bool = False) -> View:
        """Return one line and its key."""
        said = text(kit.texts(f"help-{name}"), "lead", firm=firm)
        key = cap(kit, _key(kit, name))
        return row(said, key, gap=12, pad=(14, 8), look="callout").named(("callout", name))

    def _keys(self, kit: Kit) -> View:
        """Return all keys and what they do: in two columns, or on a page."""
        keys = _buttons(kit) if kit.pad else _keys(kit)
        half = -(-len(keys) // 2)

        def listed(some: list[tuple[str, str]], style: str, firm: bool = False) -> View:
            cells = [
                cell
                for key, what in some
                for cell in (row(space(grow=1), cap(kit, key)), text(what, style, firm=firm))
            ]
            return grid(2, *cells, gap=24, gap_down=12, align="middle")

        def beside(style: str, firm: bool) -> View:
            columns = listed(keys[:half], style, firm), listed(keys[half:], style, firm)
            return stack(column(row(*columns, gap=60, align="start"), **look, at=(0.5, 0.5)))

        look = {"look": "sheet", "pad": (32, 24)}
        page = stack(scroll(listed(keys, "lead"), "keys"), **look)
        return first_that_fits(beside("lead", True), beside("body", True), page)

    # The picture

    def draw_back(self, canvas: Canvas) -> None:
        """Draw the veil, what the callouts are about, and the callouts."""
        whole = self.frame(canvas.kit)
        canvas.cover(whole)
        canvas.box(whole, fade(colour.BLACK, VEIL))
        if self.tab == TABLE:
            for _, about, way in self.pointers():
                canvas.panel(grow(about, 4), fill=None, line=colour.GOLD, corners=(6, 6, 6, 6), width=LINE)
                for start, end in pairwise(way):
                    canvas.line(start, end, colour.GOLD, LINE)
        super().draw_back(canvas)

    def pointers(self) -> Iterator[tuple[str, Rect, Sequence[Point]]]:
        """Yield the name of each callout, what it is about, and the line between them."""
        boxes = {name: self.laid.rect(("callout", name)) for name in ORDER}
        for name, box in boxes.items():
            about = self._about(name, boxes.values())
            if about is not None:
                others = [other for other_name, other in boxes.items() if other_name != name]
                yield name, about, _way(box, about, others)

    def _about(self, name: str, boxes: Iterable[Rect]) -> Rect | None:
        """Return what a callout is about; None where no room stays to be seen."""
        layout, covering = self.shown.layout, list(boxes)
        if name != ASK:
            return layout.rect(ABOUT[name])
        rooms = (layout.rect(key) for key in layout.keys if key.kind == "room")
        return next((room for room in rooms if not any(_cover(room, box) for box in covering)), None)


def _cover(one: Rect, other: Rect) -> bool:
    """Tell whether two rectangles cover each other."""
    return (
        one[0] < other[0] + other[2]
        and other[0] < one[0] + one[2]
        and one[1] < other[1] + other[3]
        and other[1] < one[1] + one[3]
    )


def _way(box: Rect, about: Rect, others: Sequence[Rect]) -> Sequence[Point]:
    """Return the points of a line from a callout to what it is about, as straight as can be, so that it runs
    below none of the others."""
    ways = list(_ways(box, about))
    free = (way for way in ways if not any(_cover(part, one) for part in _parts(way) for one in others))
    return next(free, ways[0])


def _ways(box: Rect, about: Rect) -> Iterator[tuple[Point, ...]]:
    """Yield lines from a callout to what it is about: level, then upright, the best one first."""
    (x, y, w, h), (ax, ay, aw, ah) = box, about
    (_, middle), (across, _) = centre(box), centre(about)
    below, after = ay > y, ax >= x + w
    side = x + w if after else x
    if (ax >= x + w or ax + aw <= x) and ay <= middle <= ay + ah:
        yield (side, middle), (ax if after else ax + aw, middle)
        return
    ends = [ax + aw * n / ENDS for n in range(1, ENDS)]
    for end in (across, *sorted(ends, key=lambda each: abs(each - across))):
        if x + GAP <= end <= x + w - GAP:
            yield (end, y + h if below else y), (end, ay if below else ay + ah)
        elif not x <= end <= x + w:
            side = x + w if end > x else x
            yield (side, middle), (end, middle), (end, ay if ay > middle else ay + ah)
    nearest = min(max(across, x + GAP), x + w - GAP)
    yield (nearest, y + h if below else y), (nearest, ay if below else ay + ah)


def _parts(way: Sequence[Point]) -> Iterator[Rect]:
    """Yield the ground of each part of a line."""
    for (x, y), (to_x, to_y) in pairwise(way):
        yield min(x, to_x) - LINE, min(y, to_y) - LINE, abs(x - to_x) + 2 * LINE, abs(y - to_y) + 2 * LINE


def _key(kit: Kit, name: str) -> str:
    """Return the key of a callout; empty where a controller has no button for it."""
    if name == "choose":
        return kit.texts("key-enter")
    if name == "hand":
        ends = [kit.keys.label(f"card-{n}", kit.texts) for n in (1, 9)]
        return "\u2013".join(ends) if all(ends) else ""
    return kit.keys.label("help" if name == ASK else name, kit.texts)


_HELP = {
    2: ("move", "scavenge", "share"),
    3: ("repair", "divert", "activate", "board"),
    7: ("end",),
    9: ("undo",),
    10: ("redo",),
    11: ("log", "piles"),
    13: ("help",),
    14: ("fullscreen", "mute"),
}
"""Rows of the help whose keys can be changed, and their commands."""


_FIXED = (4, 5, 6, 8, 12)
"""Rows of keys that always do the same."""
_ON_PAD = ("end", "undo", "redo", "log", "help")
"""Commands that have a button of a controller on the table."""


def _keys(kit: Kit) -> list[tuple[str, str]]:
    """Return the rows of the help: keys, and what they do."""
    return [_row(kit, n) for n in range(1, 15)]


def _buttons(kit: Kit) -> list[tuple[str, str]]:
    """Return the rows of the help while a controller is in use."""
    named = [(kit.keys.label(name, kit.texts), kit.texts(f"command-{name}")) for name in _ON_PAD]
    return [*(_row(kit, n) for n in _FIXED), *named]


def _row(kit: Kit, n: int) -> tuple[str, str]:
    words = kit.texts(f"play-key-{n}", **_own_keys(kit, n))
    key, _, what = words.partition("：" if "：" in words else ":")
    return key.strip(), what.strip()


def _own_keys(kit: Kit, row: int) -> dict[str, str]:
    """Return what fills a row of the help: the player's own keys."""
    if row == 1:
        return {"first": kit.keys.label("card-1", kit.texts), "last": kit.keys.label("card-9", kit.texts)}
    if row not in _HELP:
        return {}
    return {"keys": " ".join(kit.keys.label(name, kit.texts) for name in _HELP[row])}
