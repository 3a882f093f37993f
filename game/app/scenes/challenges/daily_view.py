"""The page of challenges as a view: today's ship, how it was flown, the last seven days."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date, datetime

from game.app.drawing.kit import Kit
from game.app.forms.daily_ships import Logged, Plan, days_shown
from game.app.forms.flight_words import log_trouble_words
from game.app.forms.par_words import Standing, standing, week_words
from game.app.scenes.challenges.daily_pictures import draw_hexagon, draw_room, draw_ruler
from game.app.views.bits import (
    ENTER,
    HIGH,
    MARGIN,
    WHOLE,
    abreast,
    button,
    cap,
    captain_face,
    command_button,
    headed,
    page_head,
    rows_of,
    rule,
    segments,
)
from game.app.views.tree import Act, View, column, drawn, first_that_fits, row, scroll, space, stack, text
from game.play.pars import Par
from game.rules.daily_ship import CREWS
from game.storage.logbook.flights import Flight
from game.wording import difficulty_name, room_brief

GAP = 20.0
SIDE, NARROW = 760.0, 960.0
"""Width of the flight beside the ship, and of the page where all is in one column."""
ROOM, LOW_ROOM = 182.0, 108.0
"""Height of a room, and in one column."""
FACE = 64.0
RADIUS = 30.0
"""Of a day's hexagon."""


@dataclass(frozen=True, eq=False)
class DailyShown:
    """Hold what the page shows: each is equal to itself alone.

    Args:
        day: today.
        crew: how many play; 1 is solo.
        plan: the ship.
        minutes: until the next one; None where none comes.
        logged: what was flown; None while the log is read.
        turns: whether there are turns to fly again.
    """

    day: date
    crew: int
    plan: Plan
    minutes: int | None
    logged: Logged | None
    turns: bool = False

    @property
    def known(self) -> bool:
        """True where the log and the ships were read; else nobody knows what was flown on them."""
        return self.logged is not None and not self.logged.unread

    @property
    def first(self) -> Flight | None:
        """Today's flight with the mark."""
        return self.logged.first(self.day, self.crew) if self.logged is not None and self.known else None

    @property
    def par(self) -> Par | None:
        """Today's par."""
        return None if self.logged is None else self.logged.par(self.day, self.crew)


def challenges_page(kit: Kit, shown: DailyShown) -> View:
    """Return the page: on one screen where it has room, else as a column that is scrolled."""
    texts = kit.texts
    turns = button("turns", texts("turns-title"), sign="ui-redo") if shown.turns else None
    head = page_head(kit, texts("challenges-title"), texts("saves-back"), turns)
    alone = page_head(kit, texts("challenges-title"), texts("saves-back"))
    trouble = log_trouble_words(texts, shown.logged.log) if shown.logged is not None and shown.known else ""
    told = text(trouble, "body", "reason", lines=0)
    flight, days, ways = _flight(kit, shown), _days(kit, shown), _ways(kit, shown)
    beside = row(
        headed(_heading(kit, shown), *_ship(kit, shown, ROOM), space(grow=1), gap=GAP, pad=24, grow=1),
        headed(
            texts("daily-yours"),
            *flight,
            rule() if days else None,
            *days,
            space(grow=1),
            *ways,
            gap=GAP,
            pad=24,
        ).but(wide=SIDE),
        gap=GAP,
        grow=1,
        align="fill",
        pad=(MARGIN, 0, MARGIN, MARGIN),
    )
    landed = shown.first is not None
    below = column(
        alone.but(pad=(0, GAP)),
        told if trouble else None,
        headed(_heading(kit, shown), *_ship(kit, shown, LOW_ROOM), gap=GAP),
        headed(texts("daily-yours"), *flight, *(ways if landed else ()), gap=GAP),
        column(*days, look="panel", pad=(24, 12, 24, 12), gap=GAP) if days else None,
        turns,
        gap=GAP,
        pad=(0, 0, 0, GAP),
        wide=(0, NARROW),
    )
    foot = None if landed else stack(*ways, look="foot", pad=(GAP, GAP / 2))
    return first_that_fits(
        stack(column(head, told.but(pad=(MARGIN, 0, MARGIN, GAP)) if trouble else None, beside, **WHOLE)),
        column(stack(scroll(stack(below), "page"), pad=(GAP, 0), grow=1), foot),
    )


def _heading(kit: Kit, shown: DailyShown) -> str:
    return kit.texts("daily-heading", day=datetime(shown.day.year, shown.day.month, shown.day.day))


# the ship


def _ship(kit: Kit, shown: DailyShown, high: float) -> list[View]:
    """Return for how many players it is, its rooms of a height, and what it is set up with."""
    texts, settings = kit.texts, shown.plan.settings
    cells = [(crew, texts("daily-alone") if crew == 1 else str(crew)) for crew in CREWS]
    before, after = (cap(kit, kit.keys.label(name, texts)) for name in ("crew-before", "crew-after"))
    crews = segments("crew", cells, shown.crew, high=HIGH, wide=(4 * HIGH, 520), grow=1)
    tabs = row(text(texts("daily-players"), "body", "note"), before, crews, after, gap=GAP / 2)
    rooms = zip(shown.plan.rooms, shown.plan.variants, strict=True)
    tiles = rows_of(3, *[_room(kit, *room).but(high=high) for room in rooms], gap=10)
    facts = [] if settings.rooms == "v1" else [texts(f"saves-mode-rooms-{settings.rooms}")]
    facts += [texts(f"expansion-{id}") for id in settings.expansions or ()]
    level = text(difficulty_name(texts, settings.difficulty), "dialog-title", "gold-text")
    kinds = text(" · ".join(facts), "body", lines=0)
    told = first_that_fits(row(level, kinds.but(grow=1), gap=GAP), column(level, kinds, gap=4))
    shared = text(texts("daily-shared"), "small", "note", lines=0)
    return [tabs, tiles, told, column(shared, _next(kit, shown.minutes), gap=4)]


def _room(kit: Kit, room: str, variant: str) -> View:
    name = text(room_brief(kit.texts, room), "small", align="center", pad=(6, 2), look="room-side")
    return stack(
        drawn(draw_room, room, variant),
        column(space(grow=1), row(space(grow=1), name, space(grow=1)), pad=6),
    )


def _next(kit: Kit, minutes: int | None) -> View | None:
    """Return how long it is to the next ship; None where none comes."""
    if minutes is None:
        return None
    hours, rest = divmod(minutes, 60)
    words = kit.texts("daily-next" if hours else "daily-next-soon", hours=hours, minutes=rest)
    return text(words, "body", "note", lines=0)


# how it was flown


def _flight(kit: Kit, shown: DailyShown) -> list[View]:
    """Return the first flight beside the par; before it has landed the par is covered."""
    texts, first, par = kit.texts, shown.first, shown.par
    if shown.logged is None:
        return [text(texts("records-reading"), "lead", lines=0)]
    if not shown.known:
        log = shown.logged.log
        why = log_trouble_words(texts, log) if log.unread else texts("daily-unread")
        return [text(why, "lead", "reason", lines=0)]
    if first is None:
        told = [text(texts("daily-not-flown"), "lead", lines=0)]
        return [*told, _par(kit, None)] if par is not None else told
    found = standing(texts, first, par)
    cards = [_yours(kit, first, found)]
    if par is not None:
        cards.insert(0, _par(kit, par))
    more = len(shown.logged.flights[shown.day, shown.crew]) - 1
    rest = text(texts("daily-more", count=more), "small", "note", lines=0) if more else None
    parts = [abreast(*cards), _ruler(first, par, kit), rest]
    return [part for part in parts if part is not None]


def _par(kit: Kit, par: Par | None) -> View:
    """Return the captain's par; None: it is told when the first flight has landed."""
    texts = kit.texts
    words = [text(texts("daily-par"), "label", "gold")]
    if par is None:
        words.append(text(texts("daily-par-covered"), "body", "note", lines=0))
    else:
        words += _ended(kit, par.won, par.turn, par.cards)
    return row(captain_face(FACE), column(*words, gap=4, grow=1), gap=12, look="figure", pad=(16, 12))


def _yours(kit: Kit, flight: Flight, found: Standing) -> View:
    words = [text(kit.texts("daily-first"), "label", "legal-text")]
    words += _ended(kit, flight.won, flight.turn, flight.cards)
    if found.words:
        words.append(text(found.words, "body", found.ink, lines=0))
    return column(*words, gap=4, look="seen", pad=(16, 12))


def _ended(kit: Kit, won: bool, turn: int, cards: int) -> list[View]:
    ended = kit.texts("flight-won" if won else "flight-lost", turn=turn)
    left = kit.texts("records-cards", count=cards)
    return [text(ended, "subheading", "ink", lines=2), text(left, "small", "note", lines=0)]


def _ruler(flight: Flight, par: Par | None, kit: Kit) -> View | None:
    """Return both on a ruler of turns; None unless both rescued the ship."""
    if par is None or not (par.won and flight.won):
        return None
    return drawn(draw_ruler, flight.turn, par.turn, high=92)


# the last days


def _days(kit: Kit, shown: DailyShown) -> list[View]:
    """Return the last seven days as hexagons, each with how far from its par it ended; nothing while nobody
    knows that."""
    if not shown.known:
        return []
    title = text(kit.texts("daily-days"), "label")
    days = [_day(kit, shown, day) for day in days_shown(shown.day)]
    return [title, row(*days, pack="even", align="fill", gap=4)]


def _day(kit: Kit, shown: DailyShown, day: date) -> View:
    texts = kit.texts
    assert shown.logged is not None
    flight = shown.logged.first(day, shown.crew)
    par = None if flight is None else shown.logged.par(day, shown.crew)
    found = week_words(texts, flight, par)
    name = texts("daily-today") if day == shown.day else texts("daily-weekday", day=day.weekday())
    ended = None if flight is None else (flight.won, flight.turn)
    return column(
        text(name, "small", "note", align="center"),
        drawn(draw_hexagon, ended, RADIUS, high=2 * RADIUS + 6),
        text(found.words or " ", "small", found.ink, align="center"),
        gap=6,
    )


# what can be done


def _ways(kit: Kit, shown: DailyShown) -> Sequence[View]:
    """Return the buttons: to fly the ship, and once it was flown to see what came of it."""
    texts, first = kit.texts, shown.first
    if first is None:
        key = cap(kit, texts("key-enter"))
        return [button("fly", texts("daily-fly"), Act(keys=ENTER), key=key, sign="ui-play", primary=True)]
    act = Act(reason=None if first.line else texts("records-no-line"))
    once = text(texts("daily-once"), "small", "note", lines=0)
    return [
        abreast(
            command_button(kit, "copy", texts("daily-copy"), "daily-copy", act, sign="ui-copy"),
            command_button(kit, "film", texts("daily-film"), "daily-film", act, sign="ui-target"),
        ),
        command_button(kit, "again", texts("daily-again"), "daily-again", sign="ui-redo"),
        once,
    ]
