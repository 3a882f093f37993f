"""The bar of a turn that is flown again: which it is, what is asked, and the way out."""

from __future__ import annotations

from game.app.drawing.kit import Kit
from game.app.drawing.viewport import Rect
from game.app.views.bits import cap
from game.app.views.layout import Laid
from game.app.views.painting import layouter
from game.app.views.tree import Act, View, column, first_that_fits, icon, row, space, text


def lay_bar(kit: Kit, turn: int, rect: Rect) -> Laid:
    """Return the bar, laid out.

    Args:
        kit: of the window.
        turn: its number.
        rect: its place in the window.
    """
    return layouter(kit).laid(bar_view(kit, turn), rect[2], rect[3])


def bar_view(kit: Kit, turn: int) -> View:
    """Return the bar; with less room without what is asked."""
    texts = kit.texts
    name = text(texts("turns-again", turn=turn), "subheading", "gold")
    task = column(
        text(texts("turns-task"), "fact", "text"), text(texts("turns-task-end"), "fact", "muted"), grow=1
    )
    sign = icon("ui-redo", 34, "gold")
    leave = row(
        text(texts("turns-leave"), "subheading"),
        cap(kit, texts("key-escape")),
        look="button",
        gap=12,
        pad=(14, 0, 12, 0),
        high=(44, 60),
    ).named("leave", Act())
    short = leave.but(pad=(8, 0), gap=6)
    return first_that_fits(
        row(sign, name, task, leave, gap=16),
        row(sign, name, space(grow=1), leave, gap=12),
        row(name, space(grow=1), short, gap=8),
    )
