"""Show what stands beside a page: what it means at the table now, what to read next, a lesson to try it
in."""

from __future__ import annotations

import math

from game.app.drawing.kit import Kit
from game.app.scenes.rulebook.now_lines import Now, NowLine
from game.app.views.bits import button, cap
from game.app.views.tree import Act, View, column, first_that_fits, icon, row, stack, text
from game.lessons.lesson import LessonCard

LEAST = 170.0
"""Words that would have less room beside their signs stand below them."""


def now_panel(kit: Kit, now: Now, showing: bool) -> View:
    """Return what a page means now; with `showing` it can be lit up on the table."""
    show = None
    if showing:
        key = cap(kit, kit.keys.label("show-on-table", kit.texts))
        words = kit.texts("rulebook-show")
        show = button("show", words, Act(), sign="ui-eye", key=key, style="subheading")
    return column(
        text(kit.texts("rulebook-now"), "label", "gold"),
        text(now.lead, "body", lines=0),
        *(_line(kit, line) for line in now.lines),
        show,
        look="panel",
        pad=(20, 16, 20, 18),
        gap=10,
    )


def _line(kit: Kit, line: NowLine) -> View:
    looks = kit.looks
    signs = []
    if line.ok is not None:
        signs.append(icon("ui-check", 22, "good") if line.ok else icon("ui-cross", 22, "reason"))
    if line.room:
        room = looks.room(line.room)
        signs.append(icon(room.icon, 26, room.frame))
    for kind in line.cards:
        tones = looks.resource(kind)
        sign = icon(tones.icon, 28, None, at=(0.5, 0.5))
        signs.append(stack(sign, look="card-chip", tones=(tones.base, tones.frame), wide=36, high=36))
    ink = "reason" if line.alarm or line.ok is False else "ink"
    words = text(line.words, "fact", ink, lines=0, wide=(LEAST if signs else 0, math.inf), grow=1)
    if not line.words or not signs:
        return row(*signs, words if line.words else None, gap=8)
    beside = row(*signs, words, gap=8)
    return first_that_fits(beside, column(row(*signs, gap=8), words.but(wide=(0, math.inf)), gap=6))


def lesson_panel(kit: Kit, lesson: LessonCard) -> View:
    """Return the way into a lesson that lets one try what the page tells."""
    texts = kit.texts
    told = texts("rulebook-lesson", title=texts(f"lesson-{lesson.id}"), minutes=lesson.minutes)
    return row(
        icon("ui-play", 34, "gold"),
        column(text(texts("rulebook-try"), "subheading", "gold"), text(told, "fact", lines=0), grow=1),
        button("begin", texts("rulebook-begin"), style="subheading"),
        look="panel",
        pad=(18, 12, 16, 12),
        gap=16,
    )
