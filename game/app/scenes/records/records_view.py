"""The view of the records: rescues by difficulty and players, sums, firsts, the last flights."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.app.drawing.canvas import Canvas
from game.app.drawing.chance_bar import draw_chance_bar
from game.app.drawing.colours.theme import colour, fade
from game.app.drawing.kit import Kit
from game.app.drawing.viewport import Rect
from game.app.forms.flight_words import day_words, log_trouble_words
from game.app.views.bits import (
    HIGH,
    MARGIN,
    WHOLE,
    abreast,
    button,
    fact,
    headed,
    icon_button,
    page_head,
    rows_of,
)
from game.app.views.tree import (
    Act,
    View,
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
from game.bots.measured import Measured
from game.storage.logbook.firsts import First
from game.storage.logbook.flight_export import CSV, JSON
from game.storage.logbook.flight_log import Flights
from game.storage.logbook.flights import Flight
from game.storage.logbook.records import CLOSE_CARDS, Cell, Records
from game.wording import difficulty_name

GAP = 16.0
MOST_SHOWN = 50
"""Number of the last flights that are listed."""
SIDE, NARROW = 520.0, WHOLE["wide"] / 2
"""Width of the firsts and the last flights beside the table, and of the page where all is in one column."""
NOTHING = "–"
WATCH = "watch-"
"""Beginning of the names of the buttons that show a flight."""


@dataclass(frozen=True, eq=False)
class Logged:
    """The log and what it adds up to: each is equal to itself alone."""

    log: Flights
    records: Records

    @property
    def shown(self) -> tuple[Flight, ...]:
        """The last flights, the latest first."""
        return self.log.flights[: -MOST_SHOWN - 1 : -1]


def records_page(
    kit: Kit,
    logged: Logged | None,
    difficulties: Sequence[str],
    players: Sequence[int],
    turns: bool = False,
) -> View:
    """Return the page: on one screen where it has room, else as a column that is scrolled.

    Args:
        kit: of the page.
        logged: the log and its sums; None while it is read.
        difficulties: ids of those that there are.
        players: the numbers of players that there are.
        turns: whether the player wants turns to fly again.
    """
    texts = kit.texts
    head = texts("records-title"), texts("saves-back")
    again = button("turns", texts("turns-title"), sign="ui-redo") if turns else None
    if logged is None:
        return column(page_head(kit, *head, again), _said(texts("records-reading")))
    records, trouble = logged.records, log_trouble_words(kit.texts, logged.log, where=True)
    if logged.log.unread or not records.flown:
        return column(page_head(kit, *head, again), _said(trouble or texts("records-none")))
    exports = [button(kind, texts(f"records-{kind}"), sign="ui-copy") for kind in (CSV, JSON)]
    told = text(trouble, "body", "reason", lines=0, pad=(MARGIN, 0, MARGIN, GAP))
    note = texts("records-sum", won=records.won, count=records.flown)
    table, sums = _table(kit, records, difficulties, players), _sums(kit, records)
    firsts, last = _firsts(kit, records), [_flight(kit, n, one) for n, one in enumerate(logged.shown)]
    flights = column(*last, gap=GAP)
    beside = row(
        column(table, sums, gap=GAP, grow=1),
        firsts.but(wide=SIDE),
        headed(texts("records-last"), scroll(flights, "flights")).but(wide=SIDE),
        gap=GAP,
        grow=1,
        align="fill",
        pad=(MARGIN, 0, MARGIN, MARGIN),
    )
    below = column(
        page_head(kit, *head, note=note).but(pad=(0, GAP)),
        told.but(pad=0),
        table,
        sums,
        firsts,
        headed(texts("records-last"), flights),
        again,
        abreast(*exports),
        gap=GAP,
        pad=(0, 0, 0, GAP),
        wide=(0, NARROW),
    )
    return first_that_fits(
        stack(column(page_head(kit, *head, again, *exports, note=note), told, beside, **WHOLE)),
        stack(scroll(stack(below), "page"), pad=(GAP, 0)),
    )


def _said(words: str) -> View:
    return text(words, "lead", lines=0, valign="top", pad=(MARGIN, GAP))


def _table(kit: Kit, records: Records, difficulties: Sequence[str], players: Sequence[int]) -> View:
    """Return how many ships were rescued, a row a difficulty, with as many others that the log names."""
    texts = kit.texts
    levels = list(dict.fromkeys([*difficulties, *(key[0] for key in records.cells)]))[: 2 * len(difficulties)]
    crowds = sorted({*players, *(key[1] for key in records.cells)})
    cells = [space()]
    cells += [text(players_words(kit, count), "small", align="center") for count in crowds]
    for level in levels:
        cells.append(text(difficulty_name(texts, level), "subheading", cut=True))
        cells += [_cell(kit, records.cells.get((level, count))) for count in crowds]
    return headed(texts("records-table"), rows_of(1 + len(crowds), *cells, gap=GAP / 2))


def players_words(kit: Kit, count: int) -> str:
    """Return how many players there are."""
    return kit.texts("records-players", players=count)


def _cell(kit: Kit, cell: Cell | None) -> View:
    texts = kit.texts
    sums = texts("records-cell", won=cell.won, count=cell.flown) if cell else NOTHING
    turn = texts("film-turn-alone", turn=cell.fastest) if cell and cell.fastest else ""
    ink = "gold" if cell and cell.won else "note"
    told = text(sums, "subheading", ink, align="center"), text(turn, "small", "note", align="center")
    return column(*told, look="field", pad=(GAP / 2, GAP / 2), high=(HIGH, HIGH * 2), pack="middle")


def _sums(kit: Kit, records: Records) -> View:
    texts = kit.texts

    def flown(flight: Flight | None) -> str:
        if flight is None:
            return NOTHING
        level = difficulty_name(texts, flight.difficulty)
        return f"{texts('film-turn-alone', turn=flight.turn)} · {level}"

    crews = " · ".join(f"{name} {count}" for name, count in records.crews)
    return headed(
        texts("records-sums"),
        _share(kit, records),
        fact(texts("records-fastest"), flown(records.fastest)),
        fact(texts("records-longest"), flown(records.longest)),
        fact(texts("records-close"), str(records.close)),
        text(texts("records-close-note", cards=CLOSE_CARDS), "small", "note", lines=0),
        row(
            text(texts("records-crews"), "body", "note"),
            text(crews or NOTHING, "subheading", align="right", cut=True, grow=1),
            gap=GAP,
        ),
    )


def _share(kit: Kit, records: Records) -> View:
    """Return the share of ships that were rescued, with its 95 % interval in words and on a bar."""
    texts, found = kit.texts, Measured(records.won, records.flown)
    low, high = (round(100 * end) for end in found.interval)
    share = texts("settings-percent", value=round(100 * found.share))
    return row(
        text(texts("records-table"), "body", "note"),
        drawn(_draw_share, records.won, records.flown, wide=(60, 2000), high=18, grow=1),
        text(share, "subheading"),
        text(texts("records-interval", low=low, high=high), "small", "note"),
        gap=GAP,
    )


def _draw_share(canvas: Canvas, rect: Rect, won: int, flown: int) -> None:
    found = Measured(won, flown)
    draw_chance_bar(canvas, rect, found.share, found.interval, fade(colour.LEGAL, 0.7))


def _firsts(kit: Kit, records: Records) -> View:
    rows = [_first(kit, first, flight) for first, flight in records.firsts]
    return headed(kit.texts("records-firsts"), *rows, gap=GAP)


def _first(kit: Kit, first: First, flight: Flight | None) -> View:
    texts = kit.texts
    name = texts(first.text, players=first.players, cards=first.cards)
    return row(
        icon("ui-star", HIGH / 2, "gold" if flight else "note"),
        text(name, "subheading", "ink" if flight else "note", lines=2, grow=1),
        text(day_words(kit.texts, flight.day) if flight else "", "small", "note", align="right"),
        gap=GAP,
    )


def _flight(kit: Kit, number: int, flight: Flight) -> View:
    texts = kit.texts
    facts = (
        day_words(kit.texts, flight.day),
        difficulty_name(texts, flight.difficulty),
        players_words(kit, flight.players),
        texts("records-cards", count=flight.cards),
        *([texts("records-by-programs")] if flight.by_programs else []),
    )
    ended = texts("flight-won" if flight.won else "flight-lost", turn=flight.turn)
    told = column(
        text(ended, "subheading", "gold" if flight.won else "ink"),
        text(" · ".join(facts), "small", "note", lines=0),
        grow=1,
    )
    reason = None if flight.line else texts("records-no-line")
    act = Act(reason=reason, tip=texts("saves-watch"))
    return row(told, icon_button(f"{WATCH}{number}", "ui-play", act, wide=HIGH, high=HIGH), gap=GAP)
