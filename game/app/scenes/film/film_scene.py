"""Show why a game went as it did: its chances turn by turn, and what the captain would have done."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import pygame

from game.app.bindings.commands import FILM
from game.app.drawing.canvas import Canvas
from game.app.drawing.kit import Kit
from game.app.drawing.looks import Picture
from game.app.drawing.viewport import Rect
from game.app.forms.view_scene import ViewScene
from game.app.navigation import routes
from game.app.navigation.scene import Program
from game.app.scenes.film.film_player import STEPS, WITHIN, Projector, line_marks
from game.app.scenes.film.film_plot import FilmPlot
from game.app.scenes.film.film_view import film_page
from game.app.scenes.film.film_work import FilmWork, TurnPlace
from game.app.scenes.film.turn_finder import TurnFinder
from game.app.scenes.film.turn_telling import looking_words, turn_story
from game.app.table.branching import play_on
from game.app.table.paint.ending_backdrop import EndingBackdrop
from game.app.views.controls import Do
from game.app.views.tree import Act, View
from game.app.waits import soonest
from game.app.widgets.scroll import ScrollArea
from game.app.widgets.timeline import Timeline
from game.app.widgets.widget import Widget
from game.bots.data_files import reviewer_mark
from game.bots.film.reckoning import FilmTurn, Reviewed, turning_points
from game.play.session import Session
from game.program_files import data_folder

POLL_MS = 100.0
"""Time in ms between two looks whether more is known."""
VEIL = 0.4
AWAY = frozenset(("points", "branch", "show", "names", "back", "more", "share", "turns"))
"""Controls which have the arrows for themselves, as everywhere."""


class FilmScene(ViewScene):
    """The film of a game.

    Args:
        session: the game; it stays as it is.
        found: what is known of its stretches already, in order.

    Attributes:
        chosen: number of the turn that is looked at, from 0.
        names: whether it is said whose turn it was.
    """

    commands_in = FILM
    first_focus = "plot"

    def __init__(self, session: Session, found: Iterable[Reviewed | None] = ()) -> None:
        self.session = session
        self.whole = session.branch(None)
        self.chosen = 0
        self.names = True
        self.behind = EndingBackdrop(session)
        self._given = tuple(found)
        self._key = ""
        self._kept = 0
        self._touched = False
        self._stale = False
        self._rest = 0.0
        self.projector = Projector()
        self.makers = {"plot": self._plot, "line": self._line}

    def enter(self, app: Program) -> None:
        """Begin to look at the game."""
        self.app = app
        self.work = FilmWork(self.whole, app.review, self._given)
        self.marks = line_marks(self.whole, self.work.places)
        if not self._given:
            self._key = self.work.key(reviewer_mark(data_folder()))
            self.work.take(app.films.read(self._key))
            self._kept = len(self.work.kept())
        self.finder = TurnFinder(app, self.whole, self.work)
        if not self._key:
            self.finder.stop()  # what is shown was found elsewhere
        self._tell()
        if self.work.done:
            self._go_to_the_worst()
        super().enter(app)
        self.behind.begin(self.page(app.kit))

    def resize(self, kit: Kit) -> None:
        """Have the picture read for another size, and the turn told in the words of now."""
        self._tell()
        super().resize(kit)
        self.behind.begin(self.page(kit))

    def leave(self) -> None:
        """Nobody wants to know any more; what was found is kept."""
        self.work.stop()
        self.finder.stop()
        self._keep()
        super().leave()

    def _keep(self) -> None:
        """Keep what was found, where there is more of it than before."""
        found = self.work.kept()
        if self._key and len(found) > self._kept and not self.app.shelf.paused:
            self.app.films.write(self._key, found)
            self._kept = len(found)

    # what is told

    @property
    def turns(self) -> tuple[FilmTurn, ...]:
        """The turns of which everything is known."""
        return self.work.turns

    def choose(self, number: int) -> None:
        """Look at a turn.

        Args:
            number: from 0.
        """
        self._touched = True
        if number != self.chosen:
            self.chosen = number
            self._tell()
            self._stale = self.app.dirty = True

    def _go_to_the_worst(self) -> None:
        """Look at what changed most, unless somebody looks at something else."""
        points = turning_points(self.turns)
        if points and not self._touched:
            self.chosen = max(points, key=lambda n: abs(self.turns[n].change))
            self._tell()

    def _tell(self) -> None:
        """Put the chosen turn into words."""
        texts, work, awaited = self.app.texts, self.work, self._awaited()
        self.story = turn_story(texts, self.session, self.whole, work, self.chosen, self.names, awaited)

    def _awaited(self) -> str:
        """Return what is said of a turn of which nothing is known: where it will stay so, why."""
        why = self.searching if self.work.over else ""
        return why or self.app.texts("film-awaited")

    # controls

    @property
    def places(self) -> Sequence[TurnPlace]:
        """All turns."""
        return self.work.places

    def view(self, kit: Kit) -> View:
        """Return the page."""
        return film_page(kit, self)

    def do(self, name: str, value: Any) -> None:
        """Do what a control of the film is for."""
        if name == "speed":
            self.set_speed(value)
        elif name == "points":
            self.choose(value)
        elif any(name == step[0] for step in STEPS):
            self.step(name)
        else:
            ways = {"back": self.app.pop, "play": self.toggle, "names": self.hide_names, "more": self.more}
            ways |= {"branch": self.play_on, "show": self.show, "share": self.share, "turns": self.fly_again}
            ways[name]()

    def share(self) -> None:
        """Hand the flight on."""
        self.app.open(routes.Share(self.session))

    def fly_again(self) -> None:
        """Look at the turns to fly again."""
        self.app.open(routes.TurnsAgain())

    @property
    def turns_again(self) -> bool:
        """Tell whether there are turns to fly again."""
        return self.app.settings.turns_again

    def more(self) -> None:
        """Show the next part of what happened; the first one after the last."""
        area = self.form.find("happened")
        if isinstance(area, ScrollArea):
            end = area.offset >= area.furthest - 1
            area.scroll_to(0 if end else area.offset + max(40.0, area.rect[3] - 48.0), at_once=True)
            self.app.dirty = True

    def _plot(self, name: str, rect: Rect, act: Act, do: Do) -> Widget:
        crew, points = self.session.colours if self.names else None, turning_points(self.turns)
        places, wide = self.work.places, bool(act.value)
        return FilmPlot(
            rect, places, self.turns, points, lambda: self.chosen, self.choose, crew, wide, act.tip
        )

    def _line(self, name: str, rect: Rect, act: Act, do: Do) -> Widget:
        turns, tip = len(self.work.places), self.app.texts("replay-tip-line")

        def seek(at: int) -> None:
            self.choose(min(turns - 1, at // WITHIN))

        return Timeline(name, rect, WITHIN * turns, WITHIN * self.chosen, self.marks, seek, tip)

    def hit(self, number: int) -> tuple[str, ...]:
        """Return the rooms that were hit in a turn, the worst first, where luck made it a turning point."""
        turn, places = self.turns[number], self.work.places
        if turn.luck >= 0 or abs(turn.luck) < abs(turn.decision):
            return ()
        last = places[number + 1].first if number + 1 < len(places) else self.whole.history.length
        log = self.whole.log[places[number].first + 1 : last + 1]
        hits = [event for entry in log for event in entry.events if event["type"] == "hit"]
        after = self.session.engine.to_json(self.whole.history.steps[last].state)
        left = {room["id"]: sum(room["cubes"]) for room in after["rooms"]}
        order = ("destroyed", "cube", "protected")
        hits.sort(key=lambda event: (order.index(event["result"]), left[event["room"]]))
        return tuple(dict.fromkeys(event["room"] for event in hits))

    def picture(self, number: int) -> Picture | None:
        """Return the room that was hit hardest in a turn; of any other turn the one where its crew member
        stood before what mattered."""
        turn, hit = self.turns[number], self.hit(number)
        state = self.session.engine.to_json(self.whole.history.steps[turn.turned].state)
        at = state["crew"][turn.crew]["at"]
        if hit:
            at = [room["id"] for room in state["rooms"]].index(hit[0])
        if not isinstance(at, int):
            return None
        room = state["rooms"][at]
        return self.app.kit.looks.room_picture(room["id"], room["variant"])

    @property
    def searching(self) -> str:
        """Return what is said while more is being found, or where nothing can be; empty when all is known."""
        texts, work = self.app.texts, self.work
        if work.unable:
            return texts("own-rooms-film" if self.session.own else "film-unable")
        if work.stopped:
            return texts("film-stopped")
        return "" if work.done else looking_words(texts, work)

    # ways on

    def step(self, way: str) -> None:
        """Go one of the ways below the plot."""
        last = len(self.work.places) - 1
        points = turning_points(self.turns)
        target = {
            "first": 0,
            "point-back": max((n for n in points if n < self.chosen), default=self.chosen),
            "turn-back": max(0, self.chosen - 1),
            "turn-on": min(last, self.chosen + 1),
            "point-on": min((n for n in points if n > self.chosen), default=self.chosen),
            "last": last,
        }[way]
        self.projector.run(False)
        self._stale = True
        self.choose(target)

    def toggle(self) -> None:
        """Show one turn after the other, or stop; after the last one it begins again."""
        self.projector.run(not self.projector.running)
        if self.projector.running and self.chosen == len(self.work.places) - 1:
            self.choose(0)
        self._stale = self.app.dirty = True

    def set_speed(self, speed: float) -> None:
        """Choose how fast one turn follows the other."""
        self.projector.set_speed(speed)
        self.rebuild()

    def hide_names(self) -> None:
        """Say whose turn it was no more, or again."""
        self.names = not self.names
        self._tell()
        self.rebuild()

    @property
    def at(self) -> int:
        """Return how many choices lie before what is looked at."""
        known = self.story.known
        return known.turned if known is not None else self.work.places[self.chosen].first

    def show(self) -> None:
        """Show the place in the game, as it was played, and the captain's plan where that was better."""
        best = self.story.known.best if self.story.known is not None else None
        plan = () if best is None else tuple(dict(option) for option in best.best[: len(self.story.steps)])
        self.app.open(routes.Replay(self.session, self.at, plan))

    def play_on(self) -> None:
        """Play on from before what is looked at, as a new game."""
        session = self.session.branch(None)
        session.seek(self.at)
        play_on(self.app, session)

    # events and time

    def handle(self, event: pygame.Event) -> bool:
        """The arrows go from turn to turn, but from the buttons that lead away; so do the keys of the player,
        unless they move a page on which all stands in one column."""
        if event.type == pygame.KEYDOWN:
            way = {pygame.K_LEFT: "turn-back", pygame.K_RIGHT: "turn-on"}.get(event.key)
            focus = self.form.focus
            if way and focus is not None and focus.key in AWAY:
                way = None
            if self.form.find("page") is None:
                way = next((name for name, _, _, key, _ in STEPS if 0 < key == event.key), way)
            if way:
                self.step(way)
                return True
        before, done = self.form.focus, super().handle(event)
        focus, points = self.form.focus, turning_points(self.turns)
        if focus is not None and focus is not before and focus.key == "points" and self.chosen not in points:
            # Whoever comes to the turning points looks at one of them: the nearest.
            self.choose(min(points, key=lambda n: abs(n - self.chosen)))
        return done

    def update(self, ms: float) -> bool:
        """Let time pass: more may be known."""
        self._rest -= ms
        if self._rest <= 0 and not self.work.over:
            self._rest = POLL_MS
            if self.work.poll():
                self._tell()
                self._stale = True
                if self.work.done:
                    self._go_to_the_worst()
                    self._keep()
        elif self._rest <= 0 and self._finds:
            self._rest = POLL_MS
            if self.finder.poll():
                self.form.show_message(self.app.texts("turns-found", count=self.finder.found))
        if self.projector.over(ms):
            last = len(self.work.places) - 1
            self.choose(min(last, self.chosen + 1))
            self.projector.run(self.chosen < last)
        stale, self._stale = self._stale or self.behind.update(self.page(self.app.kit)), False
        if stale:
            self.rebuild()
        return super().update(ms) or stale

    @property
    def _finds(self) -> bool:
        """Return whether turns to fly again are looked for: in a film that is whole."""
        return self.work.done and not self.finder.done

    def wake(self) -> float | None:
        """Return when it must be looked again whether more is known."""
        return soonest(
            super().wake(),
            self.behind.wake(),
            0.0 if self._stale else None,
            None if self.work.over and not self._finds else max(0.0, self._rest),
            self.projector.wake(),
        )

    # picture

    def backdrop(self, canvas: Canvas) -> None:
        """Draw what lies behind the page."""
        self.behind.draw(canvas, VEIL)
