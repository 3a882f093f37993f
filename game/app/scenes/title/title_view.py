"""Compose the title screen: logo, menu, notices and small print, below each other or side by side."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import chain

from game import __version__
from game.app.drawing.canvas import Canvas
from game.app.drawing.kit import Kit
from game.app.drawing.viewport import Rect
from game.app.forms.logo import HEIGHT, WIDTH, draw_logo
from game.app.views.bits import button, hints, rows_of
from game.app.views.tree import (
    Act,
    View,
    blank,
    column,
    drawn,
    first_that_fits,
    icon,
    row,
    scroll,
    space,
    stack,
    text,
)

TALL = "tall"
"""The name of the whole where the menu stands below the logo."""
RING = (24.0, 12.0)
"""Room around the entries for the glow of the gold one."""
MENU = (440.0, math.inf)
"""Height that the menu wants below the logo, units."""
SIGNS = {
    "continue": "ui-play",
    "new": "ui-bolt",
    "school": "ui-school",
    "guided": "ui-target",
    "descent": "ui-star",
    "daily": "ui-sun",
    "load": "ui-log",
    "rulebook": "ui-book",
    "settings": "ui-settings",
    "quit": "ui-cross",
}
"""The entries and their signs."""


@dataclass(frozen=True)
class Entry:
    """One entry of the menu.

    Args:
        name: of `SIGNS`.
        note: a smaller line below its label.
        share: how much of it is done, 0 to 1; None for nothing to tell.
    """

    name: str
    note: str = ""
    share: float | None = None


def title_view(
    kit: Kit,
    large: Sequence[Entry],
    small: Sequence[Entry],
    notices: Sequence[str],
    pairs: Sequence[Sequence[Entry]],
    lit: str,
) -> View:
    """Return the title screen.

    Args:
        kit: of the page.
        large: what is done here.
        small: what is looked up.
        notices: what the player must be told.
        pairs: what comes between them, side by side.
        lit: the name of the thing to do next.
    """
    told = (
        scroll(column(*[_notice(words) for words in notices], gap=12), "notices", grow=0) if notices else None
    )
    several = len(small) == 4
    tiles = [_half(kit, one) if several else _tile(kit, one) for one in small]
    entries = [_row(kit, one, primary=one.name == lit) for one in large]
    halves = [row(*[_half(kit, one) for one in pair], pack="even", align="fill", gap=12) for pair in pairs]
    below = column(*entries, *halves, rows_of(2 if several else 3, *tiles, gap=12), gap=12, pad=RING)
    beside = column(*entries, *[_row(kit, one) for one in (*chain(*pairs), *small)], gap=12, pad=RING)
    return first_that_fits(_tall(kit, below, told), _wide(kit, beside, told))


def _tall(kit: Kit, menu: View, told: View | None) -> View:
    credit = text(kit.texts("title-credit", version=__version__), "small", "note", grow=1)
    whole = column(
        row(_logo(1.0), pad=(88, 84, 60, 12)),
        text(kit.texts("title-tagline"), "lead", "gold-text", pad=(112, 0, 60, 16)),
        row(
            scroll(menu, "menu", grow=0, wide=592),
            column(space(grow=1), told, wide=(0, 844), grow=1),
            align="fill",
            high=MENU,
            grow=1,
            pad=(88, 0, 60, 0),
        ),
        row(credit, _hints(kit), gap=24, pad=(112, 10, 32, 30)),
    )
    return stack(whole, row(_language(kit), pad=(0, 28, 32, 0), at=(1, 0))).named(TALL)


def _wide(kit: Kit, menu: View, told: View | None) -> View:
    """Return the logo with the small print at the left, the menu at the right."""
    grown = kit.viewport.scale / kit.plain().viewport.scale
    credit = text(kit.texts("title-credit", version=__version__), "small", "note", lines=0)
    left = column(
        row(_logo(grown)),
        text(kit.texts("title-tagline"), "lead", "gold-text", lines=0, pad=(12, 0, 0, 0)),
        column(told, grow=1, pad=(12, 0, 0, 0)),
        row(credit.but(grow=1), _language(kit), gap=12, pad=(12, 0, 0, 0)),
        gap=12,
    )
    right = column(scroll(menu, "menu"), row(_hints(kit), pack="end"), gap=8)
    return row(left.but(grow=1), right.but(grow=1), pack="even", align="fill", gap=24, pad=(44, 20, 32, 22))


def _hints(kit: Kit) -> View:
    """Return as many hints of keys as there is room for."""
    texts = kit.texts
    keys = [
        ("↑↓", texts("hint-choose")),
        (texts("key-enter"), texts("hint-open")),
        (kit.keys.label("fullscreen", texts), texts("hint-fullscreen")),
        (texts("flight-paste-key"), texts("flight-paste-hint")),
    ]
    return first_that_fits(*[hints(kit, *keys[:count]) for count in (4, 3, 2, 1)])


def _language(kit: Kit) -> View:
    """Return where another language is chosen: a sign and the name of this one, for who cannot read it."""
    tip = kit.texts("settings-language")
    return button("language", kit.texts("language-name"), Act(tip=tip), sign="ui-globe", style="small")


def _logo(grown: float) -> View:
    """Return the logo; where the page grows with the text it does not."""
    return drawn(_draw_logo, grown, wide=WIDTH / grown, high=HEIGHT / grown)


def _draw_logo(canvas: Canvas, rect: Rect, grown: float) -> None:
    if grown == 1:
        draw_logo(canvas, *rect[:2])
        return
    plain = Canvas(canvas.kit.plain(), canvas.surface)
    draw_logo(plain, rect[0] * grown, rect[1] * grown)
    canvas.texts += plain.texts_in(canvas)


def _row(kit: Kit, entry: Entry, primary: bool = False) -> View:
    return button(
        entry.name,
        kit.texts(f"title-{entry.name}"),
        _act(kit, entry),
        sign=SIGNS[entry.name],
        note=entry.note,
        key=_progress(entry.share) if entry.share is not None else None,
        primary=primary,
        style="button-large",
        align="left",
        pad=(20, 6),
        high=(74, math.inf),
    )


def _half(kit: Kit, entry: Entry) -> View:
    """Return an entry half as wide: sign and label, and below them its note if it has one."""
    label = text(kit.texts(f"title-{entry.name}"), "subheading", grow=1)
    note = text(entry.note, "small", "note", lines=0) if entry.note else None
    face = column(row(icon(SIGNS[entry.name], 26), label, gap=10), note, gap=4)
    high = (96 if entry.note else 66, math.inf)
    return face.but(look="button", pad=(14, 8), high=high, grow=1, pack="middle").named(
        entry.name, _act(kit, entry)
    )


def _tile(kit: Kit, entry: Entry) -> View:
    """Return a small entry, its sign above its label."""
    words = text(kit.texts(f"title-{entry.name}"), "subheading", align="center")
    face = column(icon(SIGNS[entry.name], 30), words, align="middle", gap=4, at=(0.5, 0.5))
    return stack(face, look="button", pad=(8, 6), high=84).named(entry.name, _act(kit, entry))


def _act(kit: Kit, entry: Entry) -> Act:
    """Return what hands can do with an entry: the key for help opens the rulebook, as everywhere."""
    return Act(keys=(kit.keys.code("help"),)) if entry.name == "rulebook" else Act()


def _progress(share: float) -> View:
    done = blank(wide=1 + 110 * min(1.0, share), high=10, look="progress", at=(0, 0.5))
    return stack(done, look="progress-plate", wide=112, high=12, pad=1)


def _notice(words: str) -> View:
    told = text(words, "small", lines=0, grow=1)
    return row(icon("ui-warning", 28), told, look="notice", gap=16, pad=(16, 13))
