"""Show what is told of one turn of the film: the ship before it, what changed the chance, what happened, and
what the captain would have done."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.app.drawing.canvas import Canvas
from game.app.drawing.colours.theme import CREW, colour
from game.app.drawing.kit import Kit
from game.app.drawing.viewport import Rect
from game.app.forms.small_ship import draw_small_ship
from game.app.table.model.words.log_text import LogLine
from game.app.views.bits import captain_face, icon_button
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
from game.bots.film.reckoning import FilmTurn
from game.rules.protocol import StateDict

SHIP_H = 234.0
HALF = 50
"""A bar that is filled shows so many points."""


@dataclass(frozen=True, eq=False)
class TurnStory:
    """Hold what is told of a turn; each is equal to itself alone.

    Attributes:
        title: the turn and whose it was; `note` what kind of turn it was.
        crew: whose it was; None where names are hidden.
        begins: STATE where the turn begins; `state` before what was missed most, or before the turn.
        known: what was found; None while it is not known.
        happened: the lines of the log.
        steps: what the captain would have done; empty where nothing would have been better.
        better: how much better that would have been, in words; of a turn that is not known, what is awaited.
        why: the captain's reason, or how it was judged that nothing would have been better.
    """

    title: str
    note: str
    crew: int | None
    begins: StateDict
    state: StateDict
    known: FilmTurn | None
    happened: tuple[LogLine, ...]
    steps: tuple[LogLine, ...] = ()
    better: str = ""
    why: str = ""


def points_words(points: int) -> str:
    """Return a change of the chance in points, with its sign."""
    return f"{points:+d}".replace("-", "\N{MINUS SIGN}") if points else "0"


def film_side(kit: Kit, story: TurnStory, marks: tuple[int, ...], ways: View | None = None) -> View:
    """Return the story of a turn.

    Args:
        kit: of the page.
        story: what is told.
        marks: the crew mark of everybody.
        ways: the buttons at its foot.
    """
    ship = drawn(_ship, story, marks, high=SHIP_H)
    changes = None if story.known is None else _changes(kit, story.known)
    told = changes, _happened(kit, story), _captain(kit, story)
    return column(ship, _title(kit, story, marks), *told, ways, look="panel", pad=(22, 20), gap=10)


def _ship(canvas: Canvas, rect: Rect, story: TurnStory, marks: Sequence[int]) -> None:
    draw_small_ship(canvas, rect, story.state, marks)


def _title(kit: Kit, story: TurnStory, marks: Sequence[int]) -> View:
    """The turn, whose it was, and the chance before and after it."""
    look = None if story.crew is None else CREW[marks[story.crew]]
    title = text(story.title, "crew-name", "ink" if look is None else look.colour, grow=1)
    chance = None
    if story.known is not None:
        points = story.known.points
        before, after = (kit.texts("settings-percent", value=value) for value in (points.start, points.end))
        ink = "good" if points.change > 0 else "reason" if points.change < 0 else "ink"
        # Where nothing changed the chance is told once.
        change = (text(before, "number-large"), icon("ui-chevron", 20, "note")) if before != after else ()
        chance = row(*change, text(after, "number-large", ink), gap=12)
    words = column(row(title, chance, gap=12), text(story.note, "small", "note", lines=0), grow=1)
    return row(icon(look.icon, 48, None) if look is not None else None, words, gap=12)


def _changes(kit: Kit, known: FilmTurn) -> View:
    """Bars as long as what decisions and luck changed: half of the chance fills one."""
    cells = []
    for name, change in (("decisions", known.points.decisions), ("luck", known.points.luck)):
        share = min(1.0, abs(change) / HALF)
        tone = colour.GOOD if change > 0 else colour.DANGER
        ink = "good" if change > 0 else "reason" if change < 0 else "note"
        bar = row(
            space(4, grow=share).but(look="bar", tones=(tone,)) if share else None,
            space(grow=1 - share) if share < 1 else None,
            look="track",
            align="fill",
            high=12,
            grow=1,
        )
        number = text(points_words(change), "number", ink, align="right", wide=(60, 80))
        cells += [text(kit.texts(f"film-{name}"), wide=(120, 200)), bar, number]
    return grid(3, *cells, gap=12, gap_down=10, align="middle")


def _happened(kit: Kit, story: TurnStory) -> View:
    """Return what happened; where not all of it has room it is scrolled, by its button too."""
    if not story.happened:
        return space(grow=1)
    label = text(kit.texts("film-happened"), "label", "note")
    lines = column(*(_line(line) for line in story.happened), gap=4)
    more = icon_button("more", "ui-chevron", Act(tip=kit.texts("film-more")), 22, turn=-90)
    whole = column(label, lines, gap=4)
    part = column(row(label.but(grow=1), more), scroll(lines, "happened", high=(56, 10_000)), gap=4)
    return first_that_fits(whole, part, grow=1)


def _line(line: LogLine) -> View:
    own = not line.icon.startswith(("act-", "ui-", "room-"))
    return row(
        icon(line.icon, 24, None if own else "sign"), text(line.text, lines=0, grow=1), gap=10, align="start"
    )


def _captain(kit: Kit, story: TurnStory) -> View:
    """Return what the captain would have done."""
    return column(
        row(captain_face(38), text(kit.texts("film-captain"), "label", "title"), gap=12),
        text(story.better, lines=0) if story.better else None,
        *(_line(step) for step in story.steps),
        text(story.why, "small", "note", lines=0) if story.why else None,
        look="captain",
        pad=(14, 10),
        gap=4,
    )
