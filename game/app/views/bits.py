"""Parts that many screens are made of: key caps, headed panels, buttons, segments, switches, facts."""

from __future__ import annotations

import math
from collections.abc import Hashable, Sequence
from dataclasses import replace
from typing import Any

import pygame

from game.app.drawing.canvas import Canvas
from game.app.drawing.colours.theme import style_of
from game.app.drawing.kit import Kit
from game.app.drawing.portrait import CALM, captain
from game.app.drawing.viewport import Rect
from game.app.views.tree import (
    FREE,
    Act,
    Span,
    View,
    blank,
    column,
    drawn,
    first_that_fits,
    grid,
    icon,
    on,
    row,
    space,
    stack,
    text,
)

RULE = 1.4
"""Height of a level line, units."""
TITLE = "page-title"
"""Name of a page's title: no note on a control lies over it."""
ENTER = (pygame.K_RETURN, pygame.K_KP_ENTER)
HIGH = 66.0
"""Least height of a button, units: 44 pixels at 1280 x 720."""
MARGIN = 60.0
"""Free ground beside what stands on a whole page."""
WHOLE: dict[str, Any] = {"wide": 1920.0, "high": (0.0, 1200.0)}
"""The size of a page that stands on one screen."""
_KEY = replace(style_of("key"), leading=1.0)


def cap(kit: Kit, label: str, *states: str) -> View | None:
    """Return a key with its name, or a round button of a controller; None where there is no key."""
    if not label:
        return None
    look = frozenset(states) | ({"pad"} if kit.pad is not None else set())
    face = text(
        label, _KEY, align="center", firm=True, pad=(5, 0, 5, 4), wide=(21, 400), look="cap", states=look
    )
    return row(face, look="cap-edge", states=look, pad=(1.5, 1.5, 1.5, 3.5), align="fill")


def rule(ink: str = "line") -> View:
    """Return a level line across a column."""
    return space(0, RULE).but(look=f"rule-{ink}", high=RULE)


def headed(
    title: str,
    *parts: View | None,
    note: str = "",
    sign: View | None = None,
    aside: View | None = None,
    **given: Any,
) -> View:
    """Return a panel with a heading, at its right a note with a sign or something else, and what it holds."""
    said = row(space(grow=1), sign, text(note, "small", "note", align="right"), gap=8, grow=1)
    head = row(text(title, "label", firm=bool(note)), said, aside, gap=24, high=(32, 60))
    return column(head, *parts, **{"look": "panel", "pad": (24, 12, 24, 12), "gap": 8, **given})


def button(
    name: Hashable,
    label: str,
    act: Act | None = None,
    *,
    sign: str = "",
    key: View | None = None,
    note: str = "",
    primary: bool = False,
    style: str = "button",
    look: str = "button",
    align: str = "center",
    firm: bool = False,
    **given: Any,
) -> View:
    """Return a button.

    Args:
        name: of its control.
        label: what it does.
        act: what hands can do with it; a plain press if left out.
        sign: an icon before the label.
        key: the cap of its key (`cap`).
        note: a second, smaller line; while the button cannot be used, the reason belongs there.
        primary: the one thing to do next: gold and glowing, and Enter presses it.
        style: of the label.
        look: its role.
        align: `center` or `left`.
        firm: whether the label keeps its width where others can give way.
        given: properties of the view.
    """
    act = act or Act()
    if primary:
        act = replace(act, more=(*act.more, ("primary", True)))
    left = align == "left"
    side = "left" if left else "center"
    words = text(label, style, lines=1 if note else 2, align=side, grow=float(left), firm=firm)
    told = column(words, text(note, "small", "note"), grow=float(left)) if note else words
    states = on(locked=act.reason is not None, primary=primary)
    given = {
        "pad": (16, 6),
        "gap": 14,
        "pack": "start" if left else "middle",
        "high": (HIGH, math.inf),
        **given,
    }
    return row(icon(sign, 30) if sign else None, told, key, look=look, states=states, **given).named(
        name, act
    )


def command_button(
    kit: Kit, name: Hashable, label: str, command: str, act: Act | None = None, **given: Any
) -> View:
    """Return a button that a command's key presses, too; the keys of `act` press it as well."""
    act = act or Act()
    act = replace(act, keys=(kit.keys.code(command), *act.keys))
    return button(name, label, act, key=cap(kit, kit.keys.label(command, kit.texts)), **given)


def escape_button(kit: Kit, name: Hashable, label: str, more: tuple[int, ...] = (), **given: Any) -> View:
    """Return the button of a way back, which Esc presses, too, and perhaps more keys."""
    return button(
        name, label, Act(keys=(pygame.K_ESCAPE, *more)), key=cap(kit, kit.texts("key-escape")), **given
    )


def continue_button(kit: Kit, style: str = "button-large") -> View:
    """Return the button `continue` that closes a menu, which Esc does, too."""
    words = kit.texts("menu-continue")
    return escape_button(kit, "continue", words, sign="ui-play", primary=True, style=style)


def abreast(*buttons: View | None, gap: float = 20.0, **given: Any) -> View:
    """Return buttons side by side, all as wide; below each other where there is no room for their words."""
    there = [one.but(grow=1.0) for one in buttons if one is not None]
    side_by_side = row(*there, pack="even", align="fill", gap=gap)
    return first_that_fits(side_by_side, column(*there, gap=gap / 2), **given)


def icon_button(
    name: Hashable,
    sign: str,
    act: Act,
    size: float = 30,
    ink: Hashable | None = "sign",
    turn: int = 0,
    **given: Any,
) -> View:
    """Return a button with nothing but a sign, square unless told otherwise; its tip says what it does."""
    locked = act.reason is not None
    face = icon(sign, size, ink, turn=turn, grey=ink is None and locked, at=(0.5, 0.5))
    given = {"wide": HIGH, "high": HIGH, **given}
    return stack(face, look="icon-button", states=on(locked=locked), **given).named(name, act)


def field(name: Hashable, value: str, wide: Span = FREE, grow: float = 0.0, **more: Any) -> View:
    """Return a text field; `more` as `TextField` takes it: `limit`, `placeholder`, `problem`, ..."""
    act = Act("field", value, more=tuple(more.items()))
    return blank(wide=wide, high=HIGH, grow=grow).named(name, act)


def segments(
    name: Hashable, cells: Sequence[tuple[Any, str]], value: Any, shares: Sequence[float] = (), **given: Any
) -> View:
    """Return cells side by side of which one is chosen: pairs of what each stands for and its words."""
    made = [
        cell(
            (name, value_of),
            Act("cell", value_of),
            value_of == value,
            text(words, "subheading", align="center", grow=1),
        ).but(grow=share, pad=(8, 0))
        for (value_of, words), share in zip(cells, shares or [1.0] * len(cells), strict=True)
    ]
    return row(*made, **{"pack": "even", "align": "fill", **given}).named(name, Act("choice", value))


def cell(
    name: Hashable, act: Act, chosen: bool, *parts: View | None, look: str = "cell", **given: Any
) -> View:
    """Return one of several things to choose."""
    states = on(chosen=chosen, locked=act.reason is not None and not chosen)
    return row(*parts, look=look, states=states, **given).named(name, act)


def switch_plate(value: bool, locked: bool) -> View:
    """Return the sign of what is on or off: a knob at the right or the left of its plate."""
    state = on(chosen=value, locked=locked)
    mark = icon("ui-check", 16, "mark", at=(0.5, 0.5)) if value else None
    knob = stack(mark, look="knob", states=state, wide=22, high=22, at=(0.9 if value else 0.1, 0.5))
    return stack(knob, look="switch-plate", states=state, wide=62, high=32, at=(0.08, 0))


def switch(
    name: Hashable,
    label: str,
    value: bool,
    detail: str,
    reason: str | None = None,
    aside: View | None = None,
    tip: str | None = None,
    **given: Any,
) -> View:
    """Return something that is on or off, with what it means below its name."""
    state = on(chosen=value, locked=reason is not None)
    words = column(
        row(text(label, "subheading"), aside, gap=12, pack="between"),
        text(reason or detail, "small", "note", 0),
        grow=1,
    )
    view = row(
        switch_plate(value, reason is not None),
        words,
        gap=16,
        align="start",
        **{"look": "switch", "states": state, "high": (HIGH, math.inf), **given},
    )
    return view.named(name, Act("switch", value, reason, tip))


def rows_of(count: int, *parts: View | None, gap: float = 0.0, **given: Any) -> View:
    """Return parts in rows of so many, all of one width and as high."""
    return grid(count, *parts, gap=gap, gap_down=gap, pack="even", **given)


def captain_face(size: float, mood: str = CALM) -> View:
    """Return the captain's face."""
    return drawn(_captain, mood, wide=size, high=size)


def _captain(canvas: Canvas, rect: Rect, mood: str) -> None:
    captain(canvas, rect[:3], mood)


def fact(label: str, value: str, style: str = "subheading") -> View:
    """Return what something is called at the left, and what it is at the right."""
    return row(text(label, "body", "note"), text(value, style, align="right"), gap=16, pack="between")


def page_head(kit: Kit, title: str, tip: str, *aside: View | None, note: str = "") -> View:
    """Return the head of a full page: the way back (`back`, Esc), the title, what stands at its right.

    Args:
        kit: of the page.
        title: of the page.
        tip: says where the way back leads.
        aside: controls at the right end.
        note: in smaller words beside the title.
    """
    back = icon_button("back", "ui-chevron", Act(tip=tip, keys=(pygame.K_ESCAPE,)), turn=180)
    words = text(title, "title", firm=True).named(TITLE)
    told = text(note, "body", "note", grow=1)
    return row(back, words, told, *aside, gap=24, pad=(MARGIN, 20, MARGIN, 12))


def dialog_head(title: str, sign: str = "", over: str = "", face: View | None = None) -> View:
    """Return the head of a dialog: an icon or a face, the title, and a short line above it."""
    words = column(
        text(over, "label", "gold") if over else None, text(title, "dialog-title", lines=0), gap=12, grow=1
    )
    return row(icon(sign, 44) if sign else None, face, words, gap=18)


def hints(kit: Kit, *keys: tuple[str, str], **given: Any) -> View | None:
    """Return which keys do what, on dark glass: pairs of a key's name and what it does; None without any."""
    pairs = [row(cap(kit, key), text(words, "small"), gap=10) for key, words in keys if key]
    if not pairs:
        return None
    return row(*pairs, **{"look": "glass-bar", "gap": 26, "pad": (16, 8), "high": (48, 120), **given})
