"""The page of the descent: its head with the crew sizes, and the fall as a path or as a list."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.app.drawing.kit import Kit
from game.app.forms.flight_words import log_trouble_words
from game.app.scenes.challenges.descent_view import DescentShown, descent_list, descent_stage
from game.app.scenes.challenges.turns_strip import TurnsWaiting, turns_strip
from game.app.views.bits import HIGH, MARGIN, WHOLE, button, cap, page_head, segments
from game.app.views.tree import View, column, first_that_fits, row, scroll, space, stack, text
from game.storage.logbook.flight_log import Flights

GAP = 16.0
NARROW = WHOLE["wide"] / 2


@dataclass(frozen=True, eq=False)
class DescentRead:
    """Hold what the head of the page shows: each is equal to itself alone.

    Args:
        crews: the crew sizes that there are.
        crew: the one that is shown.
        log: of flights; None while it is read.
        turns: whether the player wants turns to fly again.
        waiting: those that wait; None while they are read.
        unsaved: whether the disk takes no change of theirs.
    """

    crews: Sequence[int]
    crew: int
    log: Flights | None
    turns: bool
    waiting: TurnsWaiting | None = None
    unsaved: bool = False


def descent_page(kit: Kit, read: DescentRead, shown: DescentShown) -> View:
    """Return the page: the path where it has room, else a list that is scrolled."""
    texts = kit.texts
    title, back = texts("descent-title"), texts("saves-back")
    today = button("today", texts("title-daily"), sign="ui-sun")
    turns = button("turns", texts("turns-title"), sign="ui-redo") if read.turns else None
    trouble = "" if read.log is None else log_trouble_words(texts, read.log)
    if read.unsaved:
        trouble = f"{trouble} {texts('turns-unsaved')}".strip()
    told = trouble or texts("records-reading" if read.log is None else "descent-lead")
    lead = text(told, "body", "reason" if trouble else "note", lines=0, look="glass-bar", pad=(16, 8))
    crews = _crews(kit, read)
    strip = turns_strip(kit, read.waiting) if read.turns and read.waiting is not None else None
    wide = column(
        page_head(kit, title, back, crews, today),
        row(lead, space(grow=1), turns, pad=(MARGIN, 0)),
        row(descent_stage(kit, shown), space(grow=1), align="start"),
        space(grow=1),
        None if strip is None else row(strip, space(grow=1), pad=(MARGIN, 0, MARGIN, GAP)),
        **WHOLE,
    )
    below = column(
        page_head(kit, title, back).but(pad=(0, GAP)),
        crews,
        lead,
        descent_list(kit, shown),
        today,
        turns,
        gap=GAP,
        pad=(0, 0, 0, GAP),
        wide=(0, NARROW),
    )
    return first_that_fits(stack(wide), stack(scroll(stack(below), "page"), pad=(GAP, 0)))


def _crews(kit: Kit, read: DescentRead) -> View:
    """Return the crew sizes with the keys that change them."""
    texts = kit.texts
    cells = [(crew, texts("daily-alone") if crew == 1 else str(crew)) for crew in read.crews]
    before, after = (cap(kit, kit.keys.label(name, texts)) for name in ("crew-before", "crew-after"))
    chosen = segments("crew", cells, read.crew, high=HIGH, wide=(4 * HIGH, 420))
    return row(text(texts("daily-players"), "body", "note"), before, chosen, after, gap=GAP / 2)
