"""Two flights on one ship beside each other, turn by turn: yours and a friend's."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

import pygame

from game.app.bindings.commands import FILM
from game.app.drawing.canvas import Canvas
from game.app.drawing.kit import Kit
from game.app.drawing.viewport import Rect
from game.app.forms.backdrop import draw_backdrop
from game.app.forms.view_scene import ViewScene
from game.app.navigation.scene import Program
from game.app.scenes.film.beside_plot import BesidePlot, draw_sign
from game.app.scenes.film.film_work import FilmWork
from game.app.scenes.film.turn_telling import looking_words
from game.app.views.bits import MARGIN, WHOLE, page_head
from game.app.views.controls import Do
from game.app.views.tree import (
    Act,
    View,
    blank,
    column,
    drawn,
    first_that_fits,
    row,
    scroll,
    space,
    stack,
    text,
)
from game.app.waits import soonest
from game.app.widgets.widget import Widget
from game.bots.data_files import reviewer_mark
from game.bots.film.reckoning import Reviewed
from game.play.session import Session
from game.program_files import data_folder

POLL_MS = 100.0
"""Time in ms between two looks whether more is known."""
Found = Iterable[Reviewed | None]
GAP, NARROW = 20.0, 880.0
PLOT, LOW_PLOT = 400.0, 300.0
"""Least heights of the plot, beside other things and in one column."""


class TurnEnd(NamedTuple):
    """Hold how a flight stood at the end of a turn.

    Attributes:
        diverted: rooms.
        goal: how many there are.
        cards: left in the Resource deck.
    """

    diverted: int
    goal: int
    cards: int


class BesideScene(ViewScene):
    """Both flights.

    Args:
        flights: yours and theirs; they stay as they are.
        found: what is known of the stretches of each already, in order.

    Attributes:
        chosen: number of the turn that is looked at, from 0.
        ends: how each flight stood at the end of its turns, by their numbers.
        count: of turns in the longer one.
    """

    commands_in = FILM
    first_focus = "plot"

    def __init__(self, flights: tuple[Session, Session], found: Sequence[Found] = ((), ())) -> None:
        self.flights, self._given = flights, found
        self.chosen = 0
        self._rest = 0.0
        self.makers = {"plot": self._plot}

    def enter(self, app: Program) -> None:
        """Begin to look at the flights; of what was found once before nothing is looked at again."""
        self.app = app
        mark = reviewer_mark(data_folder())
        pairs = zip(self.flights, self._given, strict=True)
        self.works = [FilmWork(session.branch(None), app.review, given) for session, given in pairs]
        self._keys = [work.key(mark) for work in self.works]
        for work, key in zip(self.works, self._keys, strict=True):
            if not work.done:
                work.take(app.films.read(key))
        self._kept = [len(work.kept()) for work in self.works]
        self.ends = [_ends(*one) for one in zip(self.flights, self.works, strict=True)]
        self.count = max(max(ends) for ends in self.ends)
        super().enter(app)

    def leave(self) -> None:
        """Nobody wants to know any more; what was found is kept."""
        for work, key, kept in zip(self.works, self._keys, self._kept, strict=True):
            work.stop()
            if len(work.kept()) > kept and not self.app.shelf.paused:
                self.app.films.write(key, work.kept())
        super().leave()

    def choose(self, number: int) -> None:
        """Look at a turn.

        Args:
            number: from 0.
        """
        self.chosen = number
        self.rebuild()

    def handle(self, event: pygame.Event) -> bool:
        """The arrows go from turn to turn, wherever the focus is."""
        step = {pygame.K_LEFT: -1, pygame.K_RIGHT: 1}.get(event.key) if event.type == pygame.KEYDOWN else None
        if step is None:
            return super().handle(event)
        self.choose(min(self.count - 1, max(0, self.chosen + step)))
        return True

    def update(self, ms: float) -> bool:
        """Let time pass: more may be known, first of yours, then of theirs."""
        self._rest -= ms
        work, found = self._sought, False
        if work is not None and self._rest <= 0:
            self._rest, found = POLL_MS, work.poll()
            if found:
                self.rebuild()
        return super().update(ms) or found

    @property
    def _sought(self) -> FilmWork | None:
        """Return what is looked at now; None where nothing more is."""
        return next((one for one in self.works if not one.over), None)

    def wake(self) -> float | None:
        """Return when it must be looked again whether more is known."""
        return soonest(super().wake(), None if self._sought is None else max(0.0, self._rest))

    # what is seen

    def view(self, kit: Kit) -> View:
        """Return the page."""
        texts = kit.texts
        head = page_head(kit, texts("beside-title"), texts("film-back"))
        plot = stack(
            blank().named("plot", Act("plot", tip=texts("film-tip-plot"))),
            column(self._plot_head(kit), space(grow=1)),
            look="panel",
            high=(PLOT, 1200),
            grow=1,
        )
        turn = text(texts("film-turn-alone", turn=self.chosen + 1), "dialog-title")
        told = [self._side(kit, number) for number in (0, 1)]
        wide = column(
            head,
            column(plot, turn, row(*told, pack="even", align="fill", gap=GAP), gap=GAP, grow=1).but(
                pad=(MARGIN, 0, MARGIN, MARGIN)
            ),
            **WHOLE,
        )
        narrow = column(
            head.but(pad=(0, GAP, 0, 0)),
            plot.but(high=LOW_PLOT),
            turn,
            *told,
            gap=GAP,
            pad=(0, 0, 0, GAP),
            wide=(0, NARROW),
        )
        return first_that_fits(stack(wide), stack(scroll(stack(narrow), "page"), pad=(GAP, 0)))

    def _plot_head(self, kit: Kit) -> View:
        """Return what the plot shows, how far it is found, and whose line is whose."""
        title = text(kit.texts("film-chance"), "label")
        said = text(self._searching(kit) or kit.texts("film-meaning"), "small", "note")
        return first_that_fits(row(title, said, gap=22), column(title, said, gap=4), pad=(28, 14, 28, 0))

    def _searching(self, kit: Kit) -> str:
        if any(work.unable for work in self.works):
            return kit.texts("film-unable")
        work = self._sought
        if work is not None:
            return looking_words(kit.texts, work)
        return kit.texts("film-stopped") if any(work.stopped for work in self.works) else ""

    def _side(self, kit: Kit, number: int) -> View:
        """Return how one of the flights stood at the end of the turn."""
        texts, ends, turns = kit.texts, self.ends[number], self.works[number].turns
        state = self.flights[number].state
        result, last = state["result"], max(ends)
        known = next((turn.after for turn in turns if turn.turn == self.chosen + 1), None)
        name = texts("beside-theirs" if number else "beside-yours")
        ink = "gold-text" if number else "legal-text"
        title = row(drawn(_sign, bool(number), wide=28, high=28), text(name, "label", ink), gap=12)
        if self.chosen + 1 >= last and result is not None:
            words = texts("flight-won" if result["won"] else "flight-lost", turn=state["turn"])
        elif known is not None:
            words = texts("beside-chance", value=round(100 * known))
        else:
            words = texts("beside-unknown")
        end = ends[min(self.chosen + 1, last)]
        power = texts("ships-power", count=end.diverted, goal=end.goal)
        facts = f"{power} · {texts('records-cards', count=end.cards)}"
        told = text(words, "subheading", lines=0), text(facts, "body", "note", lines=0)
        return column(title, *told, look="panel", pad=(24, 16), gap=8)

    def _plot(self, name: str, rect: Rect, act: Act, do: Do) -> Widget:
        known = [work.turns for work in self.works]
        return BesidePlot(rect, self.count, known, lambda: self.chosen, self.choose, act.tip)

    def backdrop(self, canvas: Canvas) -> None:
        """Draw the ship before the sun."""
        draw_backdrop(canvas, "title", sun=1, veil=0.72)

    def do(self, name: str, value: Any) -> None:
        """Go back."""
        self.app.pop()


def _sign(canvas: Canvas, rect: Rect, theirs: bool) -> None:
    draw_sign(canvas, rect[0] + rect[2] / 2, rect[1] + rect[3] / 2, theirs)


def _ends(session: Session, work: FilmWork) -> dict[int, TurnEnd]:
    """Return how a flight stood at the end of each of its turns."""
    history = session.branch(None).history
    lasts = [place.first for place in work.places[1:]] + [history.length]
    found = {}
    for place, last in zip(work.places, lasts, strict=True):
        state = session.engine.to_json(history.steps[last].state)
        around = [room for room in state["rooms"] if room["cubes"]]
        diverted = sum(room["diverted"] for room in around)
        found[place.turn] = TurnEnd(diverted, len(around), len(state["resource_deck"]))
    return found
