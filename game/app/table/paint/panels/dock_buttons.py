"""The dock's buttons: actions, further actions, End actions."""

from __future__ import annotations

from game.app.drawing.canvas import Canvas
from game.app.drawing.colours.theme import colour
from game.app.drawing.kit import Kit
from game.app.drawing.rank_badge import rank_icon
from game.app.drawing.viewport import Rect
from game.app.table.model.words.button_words import ButtonView, EndView, MoreView
from game.app.table.paint import brush
from game.app.views.bits import cap
from game.app.views.painting import show
from game.app.views.tree import (
    View,
    column,
    drawn,
    first_that_fits,
    icon,
    on,
    row,
    space,
    text,
    with_room_for,
)

Marks = frozenset[str]
Size = tuple[float, float]
MARGIN = 18.0
IDLE = ("wait", "strike", "adrift", "seat")
"""Kinds of the large button while it does nothing."""
DIM = ("dim",)
LOOKED = frozenset(("hover", "focus", "pressed", "selected", "legal", "refused"))
"""Marks of what somebody looks at."""


def action_button(canvas: Canvas, button: ButtonView, size: Size, marks: Marks) -> None:
    """Draw an action button with its icon, name, what it would do or the short reason, and its key."""
    show(canvas, action_view(canvas.kit, button, marks), size)


def action_view(kit: Kit, button: ButtonView, marks: Marks) -> View:
    """Return an action button; where there is less room its key stands below the icon.

    Why it cannot be done, and the key that would do it, are there while it is pointed at or has the focus.
    """
    look, texts = button.look or button.action, kit.texts
    name = texts("button-restart" if button.gold else f"button-{look}")
    quiet = not button.enabled and not marks & LOOKED
    key = cap(kit, kit.keys.label(button.action, texts), *(() if button.enabled else DIM))
    key = with_room_for(space(), key) if quiet and key else key
    pips = [drawn(_pip, wide=16, high=18) for _ in range(button.cost if button.cost > 1 else 0)]
    note, sign = None if quiet else text(button.line, "fact", "note"), f"act-{look}"
    states = marks | on(gold=button.gold, disabled=not button.enabled)

    def whole(*parts: View) -> View:
        return row(*parts, look="action", states=states, align="fill", gap=10, pad=(12, 2, 10, 2))

    def beside(firm: bool) -> View:
        head = row(text(name, "button", firm=firm, grow=1), *pips, key, gap=4)
        return whole(icon(sign, 36, at=(0.5, 0.5)), column(head, note, pack="middle", grow=1))

    signs = column(icon(sign, 30, at=(0.5, 0.5)), key, pack="middle", gap=4, at=(0.5, 0.5))
    words = column(row(text(name, "button", grow=1), *pips, gap=4), note, pack="middle", grow=1)
    return first_that_fits(beside(True), whole(signs, words), beside(False))


def _pip(canvas: Canvas, rect: Rect) -> None:
    brush.hexagon(canvas, rect[0] + 8, rect[1] + rect[3] / 2, 8, colour.GOLD, None)


def more_button(canvas: Canvas, more: MoreView, size: Size, marks: Marks) -> None:
    """Draw the button for further actions: its name, how many are possible now, its key."""
    kit, dim = canvas.kit, () if more.possible else DIM
    key, label = cap(kit, kit.keys.label("more", kit.texts), *dim), kit.texts("button-more")
    count = text(kit.texts("would-more", count=more.possible), "fact", "note")
    edge = {"look": "more", "states": marks | on(disabled=bool(dim)), "pad": (14, 4, 10, 4)}
    ways = (
        column(row(text(label, "button", grow=1), key), count, pack="middle", **edge),
        row(text(label, "fact", lines=2, grow=1), key, gap=6, **edge),
    )
    show(canvas, first_that_fits(*ways), size)


def end_button(canvas: Canvas, end: EndView, size: Size, marks: Marks) -> None:
    """Draw End actions: calm dark gold while actions remain, glowing when nothing else is left."""
    show(canvas, end_view(canvas.kit, end, marks), size)


def end_view(kit: Kit, end: EndView, marks: Marks) -> View:
    """Return the large button; where there is less room the arrow goes first, then what leaving gives."""
    live, taking = end.kind not in IDLE, end.kind == "take-over"
    states = marks | on(
        quiet=end.quiet, locked=not live, primary=live and not end.quiet and (end.primary or "legal" in marks)
    )
    label = kit.keys.label("take-over" if taking else "end", kit.texts)
    # To take nothing has no key of its own: see `TableInput.end`.
    key = cap(kit, label) if live and end.kind != "nothing" else None
    keyed = row(key, pack="middle") if key else None
    name, note = kit.texts(f"end-{end.kind}"), _end_note(kit, end)
    sign = "ui-take-over" if taking else "ui-chevron"

    def way(arrow: float, lines: int, told: View | None = None, firm: bool = False) -> View:
        title = text(name, "end", lines=lines, align="center", firm=firm)
        above = icon(sign, arrow, at=(0.5, 0)) if arrow else None
        return column(above, title, told, keyed, look="end", states=states, pack="middle", pad=(12, 4), gap=4)

    return first_that_fits(
        *(way(arrow, lines, note, lines == 1) for arrow in (60, 40, 0) for lines in (1, 2)),
        *(way(0, lines, told) for told in (note, None) for lines in (1, 2)),
    )


def back_button(canvas: Canvas, rank: str, size: Size, marks: Marks) -> None:
    """Draw the button that gives a seat back to the program's player, who has this rank."""
    name, sign = canvas.kit.texts("end-give-back"), icon(rank_icon(rank), 30, at=(0.5, 0.5))

    def way(*parts: View) -> View:
        return row(*parts, look="button", states=marks, pack="middle", gap=8, pad=(6, 2))

    firm, loose = (text(name, "button", align="center", firm=firm) for firm in (True, False))
    show(canvas, first_that_fits(way(sign, firm), way(firm), way(loose)), size)


def _end_note(kit: Kit, end: EndView) -> View | None:
    """Return what leaving now gives, or what it gives away."""
    if end.kind != "finish":
        return None
    if end.tokens:
        words = text(kit.texts("end-tokens", count=end.tokens), "body", "note")
        return row(icon("token-action", 28, None), words, gap=8, pack="middle")
    lost = kit.texts("end-lost") if end.lost else kit.texts("end-none-left", tokens=end.kept)
    return text(lost, "fact", "reason" if end.lost else "note", align="center")
