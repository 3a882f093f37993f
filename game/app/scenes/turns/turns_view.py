"""The page of the turns to fly again as a view: the list, and the one that is looked at."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from game.app.drawing.canvas import Canvas
from game.app.drawing.kit import Kit
from game.app.drawing.viewport import Rect
from game.app.forms.flown_turn import TurnToFly
from game.app.forms.save_words import path_words
from game.app.forms.small_ship import draw_small_ship
from game.app.forms.waiting_turns import ListedTurn, points_words, turn_name
from game.app.views.bits import HIGH, MARGIN, WHOLE, abreast, button, captain_face, cell, page_head
from game.app.views.tree import (
    Act,
    View,
    column,
    drawn,
    first_that_fits,
    row,
    scroll,
    space,
    stack,
    text,
)
from game.wording import Catalogue, difficulty_name

GAP = 20.0
LIST, NARROW = 720.0, 960.0
"""Width of the list beside the ship, and of the page where all is in one column."""
SHIP_H, LOW_SHIP_H = 470.0, 300.0
FACE = 64.0


@dataclass(frozen=True, eq=False)
class TurnsShown:
    """The facts that the page shows: each is equal to itself alone.

    Args:
        reading: the list is not read.
        listed: the turns that wait.
        chosen: id of the one that is looked at.
        flown: that one where it began; None while its flight is played again.
        refused: it cannot be flown here.
        solved: how many were solved.
        setback: where a damaged list is kept; None where it was sound.
        trouble: id of what is told because the disk refuses something; empty where it does not.
    """

    reading: bool
    listed: Sequence[ListedTurn]
    chosen: str
    flown: TurnToFly | None
    refused: bool
    solved: int
    setback: Path | None
    trouble: str

    @property
    def one(self) -> ListedTurn | None:
        """The turn that is looked at."""
        return next((one for one in self.listed if one.turn.id == self.chosen), None)


def turns_page(kit: Kit, shown: TurnsShown) -> View:
    """Return the page: list and ship side by side where they have room, else as a column that is scrolled."""
    texts = kit.texts
    sum_words = "" if shown.reading else texts("turns-sum", waiting=len(shown.listed), solved=shown.solved)
    head = texts("turns-title"), texts("saves-back")
    trouble = _trouble(texts, shown)
    warning = text(trouble, "body", "reason", lines=0, pad=(MARGIN, 0, MARGIN, GAP)) if trouble else None
    if shown.one is None:
        words = texts("turns-none")
        if shown.reading:
            words = "" if shown.trouble else texts("records-reading")
        said = text(words, "lead", lines=0, valign="top", pad=(MARGIN, GAP))
        return column(page_head(kit, *head, note=sum_words), warning, said)
    lead = text(texts("turns-lead"), "body", "note", lines=0)
    rows = column(*(_row(kit, one, shown.chosen) for one in shown.listed), gap=8)
    choice = rows.named("turn", Act("choice", shown.chosen))
    ways = _ways(kit, shown)
    beside = row(
        column(lead, scroll(choice, "turns"), look="panel", pad=(24, 18), gap=GAP, wide=LIST),
        column(
            *_turn_parts(kit, shown, SHIP_H), space(grow=1), ways, look="panel", pad=(24, 18), gap=16, grow=1
        ),
        gap=GAP,
        grow=1,
        align="fill",
        pad=(MARGIN, 0, MARGIN, MARGIN),
    )
    below = column(
        page_head(kit, *head).but(pad=(0, GAP)),
        warning.but(pad=0) if warning is not None else None,
        text(sum_words, "body", "note"),
        lead,
        column(choice, look="panel", pad=(16, 12)),
        column(*_turn_parts(kit, shown, LOW_SHIP_H), look="panel", pad=(24, 18), gap=16),
        gap=GAP,
        pad=(0, 0, 0, GAP),
        wide=(0, NARROW),
    )
    foot = stack(ways, look="foot", pad=(GAP, GAP / 2))
    return first_that_fits(
        stack(column(page_head(kit, *head, note=sum_words), warning, beside, **WHOLE)),
        column(stack(scroll(stack(below), "page"), pad=(GAP, 0), grow=1), foot),
    )


def _row(kit: Kit, one: ListedTurn, chosen: str) -> View:
    texts, turn = kit.texts, one.turn
    words = column(
        text(turn_name(texts, one), "subheading", lines=2),
        text(difficulty_name(texts, turn.difficulty), "small", "note"),
        grow=1,
    )
    points = text(points_words(texts, turn.points), "subheading", "gold", align="right")
    return cell(
        ("turn", turn.id),
        Act("cell", turn.id),
        turn.id == chosen,
        words,
        points,
        gap=16,
        pad=(18, 8),
        high=(HIGH, 200),
    )


def _turn_parts(kit: Kit, shown: TurnsShown, high: float) -> list[View]:
    """Return the ship as it was, whose turn, and what the captain says of it."""
    one = shown.one
    assert one is not None
    texts, turn, flown = kit.texts, one.turn, shown.flown
    facts = [difficulty_name(texts, turn.difficulty)]
    if flown is not None:
        state = flown.session.state
        facts.append(texts("records-players", players=len(state["crew"])))
        facts.append(texts("records-cards", count=len(state["resource_deck"])))
        ship = drawn(_ship, flown, high=high)
    elif shown.refused:
        ship = text(texts("turns-cannot"), "body", "reason", lines=0, valign="top", high=(HIGH, high))
    else:
        ship = text(texts("records-reading"), "body", "note", valign="top", high=high)
    better = texts("turns-better", points=points_words(texts, turn.points), margin=turn.margin)
    captain = row(captain_face(FACE), text(better, "body", lines=0, grow=1), gap=16)
    return [
        ship,
        text(turn_name(texts, one), "dialog-title", "gold", lines=2),
        text(" · ".join(facts), "body", "note", lines=0),
        captain,
        text(texts("turns-how"), "body", lines=0),
    ]


def _ship(canvas: Canvas, rect: Rect, flown: TurnToFly) -> None:
    draw_small_ship(canvas, rect, flown.session.state, flown.session.colours)


def _ways(kit: Kit, shown: TurnsShown) -> View:
    texts = kit.texts
    reason = None
    if shown.flown is None:
        reason = texts("turns-cannot" if shown.refused else "records-reading")
    return abreast(
        button("fly", texts("turns-fly"), Act(reason=reason), sign="ui-redo", primary=True),
        button("drop", texts("turns-drop"), sign="ui-cross"),
    )


def _trouble(texts: Catalogue, shown: TurnsShown) -> str:
    """Return what went wrong with the list; empty where nothing did."""
    told = [texts(shown.trouble)] if shown.trouble else []
    if shown.setback is not None:
        told.append(texts("turns-damaged", file=path_words(shown.setback)))
    return " ".join(told)
