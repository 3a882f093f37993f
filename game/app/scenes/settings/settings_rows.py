"""The rows of the settings: words at the left, the control at the right, or below where there is no room."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

from game.app.drawing.kit import Kit
from game.app.views.bits import HIGH, cell, rows_of, segments, switch_plate
from game.app.views.tree import Act, View, blank, column, first_that_fits, row, text

GAP = 12.0
CONTROL = 520.0
"""Least width of a control beside its words, units."""
SIDE_BY_SIDE = 5
"""Largest number of choices in one line."""
STEP = 5
"""Per cents from one value of a slider to the next."""
PAD = (22.0, 12.0)


def labelled(kit: Kit, key: str, note: str = "", **values: object) -> View:
    """Return the name of a setting, and one sentence of what it does (`note`, or a message of its own)."""
    said = note or kit.texts(f"settings-{key}-note", **values)
    name = text(kit.texts(f"settings-{key}"), "button", lines=0)
    return column(name, text(said, "small", "note", lines=0), gap=2, grow=1)


def setting(words: View, control: View) -> View:
    """Return a row of words and their control."""
    beside = row(words.but(wide=(320, math.inf)), control.but(wide=(CONTROL, math.inf)), gap=30)
    below = column(words, control.but(wide=(300, math.inf)), gap=10)
    return first_that_fits(beside, below, look="setting", pad=PAD)


def choice(kit: Kit, key: str, values: Sequence[tuple[Any, str]], value: Any, note: str = "") -> View:
    """Return the row of one of several: side by side, or in lines below the words if they are many."""
    words = labelled(kit, key, note)
    if len(values) <= SIDE_BY_SIDE:
        shares = [len(label) + 4.0 for _, label in values]
        return setting(words, segments(key, values, value, shares, high=HIGH))
    cells = [
        cell((key, one), Act("cell", one), one == value, text(label, "subheading", align="center", grow=1))
        for one, label in values
    ]
    cells = [one.but(high=HIGH, pad=(8, 0)) for one in cells]
    lines = [rows_of(count, *cells, gap=6).named(key, Act("choice", value)) for count in (6, 4, 3, 2)]
    ways = [column(words, line, gap=10) for line in lines]
    return first_that_fits(*ways, look="setting", pad=PAD)


def slider(kit: Kit, key: str, value: int, ends: tuple[int, int], *marks: int) -> View:
    """Return the row of a number of per cents, with marks on its track."""
    act = Act("percent", value, more=(("ends", ends), ("marks", marks)))
    return setting(labelled(kit, key), blank(high=HIGH).named(key, act))


def toggle(kit: Kit, key: str, value: bool, **values: object) -> View:
    """Return the row of something that is on or off: all of it is the control."""
    state = text(kit.texts("settings-on" if value else "settings-off"), "subheading", wide=(64, math.inf))
    plate = switch_plate(value, False).but(at=None)
    view = row(
        labelled(kit, key, "", **values),
        plate,
        state,
        gap=16,
        look="setting-switch",
        pad=PAD,
        high=(HIGH, math.inf),
    )
    return view.named(key, Act("switch", value))


def note(words: str) -> View:
    """Return a sentence about a page."""
    return text(words, "small", "note", lines=0, pad=(PAD[0], 4))
