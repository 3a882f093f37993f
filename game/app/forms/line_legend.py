"""The legend of the line of a game: what its marks stand for."""

from __future__ import annotations

from game.app.drawing.kit import Kit
from game.app.views.tree import View, drawn, row, text
from game.app.widgets.timeline import draw_mark

KINDS = ("turn", "divert", "hit")
"""Marks that are explained: a game has one end."""


def line_legend(kit: Kit) -> View:
    """Return what each mark on the line of a game stands for.

    Args:
        kit: of the window.
    """
    signs = (
        row(
            drawn(draw_mark, kind, wide=18, high=22),
            text(kit.texts(f"line-{kind}"), "small", "note"),
            gap=8,
        )
        for kind in KINDS
    )
    return row(*signs, gap=18)
