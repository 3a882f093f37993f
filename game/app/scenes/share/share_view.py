"""The dialog in which a flight is handed on, as a view: its line, its result, its picture."""

from __future__ import annotations

import math
import unicodedata
from collections.abc import Hashable
from dataclasses import dataclass
from typing import Any

import pygame

from game.app.drawing.canvas import Canvas
from game.app.drawing.colours.theme import DISPLAY, LARGE, PLAIN, Style, colour
from game.app.drawing.kit import Kit
from game.app.drawing.viewport import Rect
from game.app.scenes.share.result_picture import SIZE
from game.app.scenes.share.shared_flight import SharedFlight
from game.app.views.bits import button, cap, escape_button, headed, rule, switch
from game.app.views.tree import (
    Act,
    View,
    column,
    drawn,
    first_that_fits,
    grid,
    icon,
    row,
    scroll,
    space,
    text,
)
from game.play.result_text import outcome_line, settings_line

WAYS = (("watch", "ui-eye"), ("check", "ui-check"), ("fly", "ui-redo"), ("play-on", "ui-play"))
"""Uses of a flight line, with their signs."""
RIGHT, NARROW = 500.0, 960.0
"""Width of result and picture beside the line, and of all below each other."""
GROUPS, FEWER = 6, 4
"""Groups of letters in a row."""
MANY_ROWS = 5
"""A line of more rows is set smaller."""
PAGE = 300.0
"""Height of a line of very many rows, which is then scrolled."""
_SIGN, _GAP = 36.0, 8.0
_LARGE, _SMALL = Style(DISPLAY, LARGE, 1.3, 3), Style(DISPLAY, PLAIN, 1.3, 2)


@dataclass(frozen=True)
class ShareState:
    """Hold what the dialog shows besides the flight.

    Args:
        copied: what has just been copied: `line` or `result`; empty for nothing.
        no_clipboard: what could not be copied; empty for nothing.
        names: whether the picture has the crew's names.
        picture: the picture; None while it is being drawn.
        saving: whether it is being written.
        message: where the picture is, or why it could not be saved; empty before.
        failed: whether it could not be.
    """

    copied: str = ""
    no_clipboard: str = ""
    names: bool = False
    picture: pygame.Surface | None = None
    saving: bool = False
    message: str = ""
    failed: bool = False


def share_view(kit: Kit, flight: SharedFlight, state: ShareState) -> View:
    """Return what the dialog holds."""
    texts, result = kit.texts, flight.result
    title = texts("share-heading" if result.won is not None else "share-heading-on")
    about = text(f"{texts(f'flight-{result.status}', turn=result.turn)}", "body", "note", align="right")
    head = row(text(title, "dialog-title", lines=0, grow=1), about, gap=24)
    back = escape_button(kit, "close", texts("confirm-back"), wide=(200, 400))
    sent = text(texts("share-nothing-sent"), "small", "note", lines=0, grow=1)
    copied, holds = _copy_line(kit, flight, state), _holds(kit, flight, state)
    told, picture = _result(kit, flight, state), _picture(kit, flight, state)
    foot = row(back, sent, gap=24)
    left = column(_line(kit, flight, state, GROUPS), copied, holds, space(grow=1), foot, gap=16, grow=1)
    right = column(told, space(grow=1), picture, gap=16, wide=RIGHT)
    narrow = column(_line(kit, flight, state, FEWER), holds, told, picture, sent, gap=18, wide=(0, NARROW))
    return first_that_fits(
        column(head, row(left, right, gap=32, align="fill"), gap=20),
        column(head, scroll(narrow, "page"), row(back, copied.but(grow=1), gap=20), gap=16),
    )


def _line(kit: Kit, flight: SharedFlight, state: ShareState, groups: int) -> View:
    """Return the flight line in groups of four; where there is none, why."""
    texts = kit.texts
    if not flight.line:
        why = texts(f"flight-why-{flight.why}")
        return headed(texts("share-line"), text(why, "body", "reason", lines=0))
    first, *rest = flight.line.split("-")
    rows = math.ceil(len(rest) / groups)
    style = _LARGE if rows <= MANY_ROWS else _SMALL
    letters = grid(groups, *[text(group, style, firm=True) for group in rest], gap=26, gap_down=6)
    if rows > 2 * MANY_ROWS:
        letters = scroll(letters, "letters", high=PAGE)
    note, ink = texts("flight-copy-tip"), "note"
    if state.no_clipboard:
        note, ink = texts("share-no-clipboard"), "reason"
    return headed(
        texts("share-line"),
        column(text(first, style, "gold"), letters, gap=4),
        text(note, "small", ink, lines=0),
        note=texts("share-letters", count=flight.letters),
        look="special",
        pad=(24, 12, 24, 14),
    )


def _copy_line(kit: Kit, flight: SharedFlight, state: ShareState) -> View:
    return _copy(kit, "line", None if flight.line else kit.texts(f"flight-why-{flight.why}"), state)


def _copy(kit: Kit, name: str, reason: str | None, state: ShareState) -> View:
    """Return the button that copies the line or the result; it says so for a while."""
    copied = state.copied == name
    label = "flight-copy" if name == "line" else "share-copy-result"
    words = kit.texts("share-copied" if copied else label)
    act = Act(reason=reason, keys=(kit.keys.code(f"share-{name}"),))
    key = cap(kit, kit.keys.label(f"share-{name}", kit.texts))
    sign = "ui-check" if copied else "ui-copy"
    return button(name, words, act, sign=sign, key=key, primary=name == "line" and reason is None)


def _holds(kit: Kit, flight: SharedFlight, state: ShareState) -> View:
    """Return what the line holds, and the switch of the picture's names."""
    texts = kit.texts
    ways = [
        row(
            icon(sign, 30, "gold"),
            column(
                text(texts(f"share-way-{name}"), "subheading"),
                text(texts(f"share-way-{name}-note"), "small", "note", lines=0),
                grow=1,
            ),
            gap=14,
        )
        for name, sign in WAYS
        if name != "play-on" or flight.result.won is None
    ]
    ways = ways if flight.line else []
    key = cap(kit, kit.keys.label("share-names", texts))
    names = switch(
        "names", texts("share-names"), state.names, texts("share-names-note"), aside=key, pad=(0, 6, 0, 4)
    )
    names = names.but(act=Act("switch", state.names, keys=(kit.keys.code("share-names"),)))
    told = texts("share-holds", choices=texts("flight-choices", count=flight.choices))
    return column(
        text(told, "body", lines=0) if flight.line else None,
        grid(2, *ways, gap=20, gap_down=8, pack="even") if ways else None,
        rule() if flight.line else None,
        names,
        look="panel",
        pad=(24, 12, 24, 10),
        gap=10,
    )


def _result(kit: Kit, flight: SharedFlight, state: ShareState) -> View:
    """Return the result as it will be pasted, with drawn signs, and the button that copies it."""
    texts, result = kit.texts, flight.result
    wide = (result.goal + (result.won is False)) * (_SIGN + _GAP)
    signs = drawn(_draw_signs, flight, wide=wide, high=_SIGN)
    panel = headed(
        texts("share-result"),
        text(settings_line(texts, result), "body", lines=0),
        signs,
        text(outcome_line(texts, result), "body", lines=0),
        text(result.code or "", "number", "gold-text"),
        note=texts("share-no-spoilers"),
    )
    return column(panel, _copy(kit, "result", None, state), gap=12)


def _draw_signs(canvas: Canvas, rect: Rect, flight: SharedFlight) -> None:
    """Draw the signs of the rooms in their colours: squares and circles, as the text has them."""
    x, y = rect[:2]
    result = flight.result
    for n in range(result.goal):
        place = (x + n * (_SIGN + _GAP), y, _SIGN, _SIGN)
        if n >= len(result.diverted):
            canvas.panel(place, fill=colour.INK, line=colour.LINE_STRONG, corners=(6, 6, 6, 6))
            continue
        tone = canvas.kit.looks.room(result.diverted[n]).frame
        if "CIRCLE" in unicodedata.name(result.signs[n][0], ""):
            canvas.circle(place[0] + _SIGN / 2, y + _SIGN / 2, _SIGN / 2, tone)
        else:
            canvas.panel(place, fill=tone, corners=(6, 6, 6, 6))
    if result.won is False:
        canvas.icon("ui-cross", x + result.goal * (_SIGN + _GAP), y, _SIGN, colour.DANGER)


def _picture(kit: Kit, flight: SharedFlight, state: ShareState) -> View:
    """Return the picture as it will be saved, the button that saves it, and what came of that."""
    texts = kit.texts
    wide = RIGHT - 48
    size: dict[str, Any] = {"wide": wide, "high": wide * SIZE[1] / SIZE[0], "at": (0.5, 0)}
    act = Act(
        reason=texts("share-drawing") if state.picture is None or state.saving else None,
        keys=(kit.keys.code("share-picture"),),
    )
    key = cap(kit, kit.keys.label("share-picture", texts))
    shown = flight, state.names, texts.language
    note = state.message or texts("share-size", wide=str(SIZE[0]), high=str(SIZE[1]))
    panel = headed(
        texts("share-picture"),
        drawn(_draw_picture, state.picture, shown, **size).named("preview"),
        text(note, "small", "reason" if state.failed else "note", 0, valign="top", high=(48, math.inf)),
    )
    return column(panel, button("picture", texts("share-save-picture"), act, key=key), gap=12)


def _draw_picture(canvas: Canvas, rect: Rect, picture: pygame.Surface | None, shown: Hashable) -> None:
    """Draw the picture small; `shown` is all that it depends on besides the kit."""
    where = canvas.px(rect)
    if picture is None:
        canvas.box(rect, colour.SPACE)
        return

    def make() -> pygame.Surface:
        return pygame.transform.smoothscale(picture, where.size)

    small = canvas.kit.pictures.shape(("shared picture", shown, where.size), make, worded=True)
    canvas.surface.blit(small, where)
    canvas.panel(rect, fill=None, line=colour.LINE_STRONG, corners=(0, 0, 0, 0))
