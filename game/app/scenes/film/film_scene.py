"""Why a game went as it did: its chances turn by turn, and what the captain would have done."""

from __future__ import annotations

from collections.abc import Iterable

import pygame

from game.app.bindings.commands import FILM
from game.app.drawing.canvas import Canvas
from game.app.drawing.colours.theme import PANEL_FILL, PANEL_LINE, colour
from game.app.drawing.kit import Kit
from game.app.drawing.looks import Picture
from game.app.drawing.viewport import Rect
from game.app.forms.form_scene import FormScene
from game.app.navigation import routes
from game.app.navigation.scene import Program
from game.app.scenes.film.film_layout import BUTTON, FilmLayout, film_layout
from game.app.scenes.film.film_player import Projector, draw_player, line_marks, player_of
from game.app.scenes.film.film_plot import FilmPlot, TurningPoint, point_rects
from game.app.scenes.film.film_side import (
    MORE,
    draw_story,
    list_place,
    points_words,
    story_height,
    story_parts,
)
from game.app.scenes.film.film_work import FilmWork
from game.app.scenes.film.turn_telling import turn_story
from game.app.table.branching import play_on
from game.app.table.paint.ending_backdrop import EndingBackdrop
from game.app.widgets.button import Button, IconButton
from game.app.widgets.scroll import ScrollArea
from game.app.widgets.widget import Widget
from game.bots.data_files import reviewer_mark
from game.bots.film.reckoning import FilmTurn, Reviewed, sums, turning_points
from game.play.session import Session
from game.program_files import data_folder

POLL_MS = 100.0
"""So often it is looked whether more is known."""
VEIL = 0.4
AWAY = frozenset(("branch", "show", "names", "back", "more"))
"""Buttons among which the arrows walk as everywhere."""


class FilmScene(FormScene):
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
    paged = True
    layout: FilmLayout

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
        self._part = 0
        self.projector = Projector()

    def enter(self, app: Program) -> None:
        """Begin to look at the game."""
        self.app = app
        self.work = FilmWork(self.whole, app.review, self._given)
        self.marks = line_marks(self.whole, self.work.places)
        if not self._given:
            self._key = self.work.key(reviewer_mark(data_folder()))
            self.work.take(app.films.read(self._key))
            self._kept = len(self.work.kept())
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
            self.chosen, self._part = number, 0
            self._tell()
            self._stale = self.app.dirty = True

    def _go_to_the_worst(self) -> None:
        """Look at what changed most, unless somebody looks at something else."""
        points = turning_points(self.turns)
        if points and not self._touched:
            self.chosen, self._part = max(points, key=lambda n: abs(self.turns[n].change)), 0
            self._tell()

    def _tell(self) -> None:
        """Put the chosen turn into words."""
        self.story = turn_story(self.app.texts, self.session, self.whole, self.work, self.chosen, self.names)

    # controls

    def build(self, kit: Kit) -> list[Widget]:
        """Return the plot, its turning points and the ways on."""
        texts, design = kit.texts, kit.viewport.design
        column = min(880.0, design[0] - 124)
        points = turning_points(self.turns)
        layout = self.layout = film_layout(design, story_height(kit, self.story, column), len(points))
        turn, turns = self.work.turn, len(self.work.places)
        looking = "" if self.work.done else texts("film-looking", turn=turn, turns=turns)
        if self.work.unable:
            looking = texts("film-unable")
        plot = FilmPlot(
            layout.plot, self.work.places, self.turns, points, lambda: self.chosen, self.choose,
            self.session.colours if self.names else None,
            [member["name"] for member in self.session.state["crew"]],
            layout.wide, looking, texts("film-tip-plot"),
        )  # fmt: skip
        self.axis = plot.axis
        back = IconButton(
            "back", layout.back, "ui-chevron", self.app.pop,
            tip=texts("film-back"), turn=180, keys=(pygame.K_ESCAPE,),
        )  # fmt: skip
        player = player_of(kit, plot.axis, self)
        widgets = [plot, *self._points(kit, plot), *self._more(kit), *self._ways(kit), *player, back]
        return [ScrollArea("page", layout.area, layout.length, widgets, self.draw_page)]

    @property
    def _foot(self) -> float:
        """How much of the panel beside the plot belongs to its buttons."""
        return BUTTON + 18 if self.layout.wide else 0.0

    @property
    def list_rect(self) -> Rect:
        """Where what happened is listed, in units."""
        return list_place(self.page(self.app.kit), self.story, self.layout.side, self._foot)

    def _more(self, kit: Kit) -> list[Widget]:
        """The way to the rest of what happened, where not all of it finds room at once."""
        place = self.list_rect
        parts = len(story_parts(kit, self.story, place))
        self._part = min(self._part, parts - 1)
        if self.story.known is None or parts < 2:
            return []
        x, y, w, _ = place
        middle = y - 4 - kit.fonts.line_height("label") / 2
        rect = (x + w - MORE, middle - MORE / 2, MORE, MORE)
        return [
            IconButton(
                "more", rect, "ui-chevron", lambda: self._next_part(parts),
                tip=kit.texts("film-more"), turn=270 if self._part < parts - 1 else 90, size=22,
            )
        ]  # fmt: skip

    def _next_part(self, parts: int) -> None:
        """Show the next part of what happened; the first one after the last."""
        self._part = (self._part + 1) % parts
        self.rebuild()

    def _points(self, kit: Kit, plot: FilmPlot) -> list[Widget]:
        found: list[Widget] = []
        wide, top = self.layout.wide, self.layout.plot[1] + 56
        rects = point_rects(plot.axis, top, plot.points) if wide else self.layout.points
        for n, rect in zip(plot.points, rects, strict=True):
            turn = self.turns[n]
            foot = (plot.axis.x(n + 1), plot.axis.y(turn.after)) if wide else rect[:2]
            words = texts_of_end(kit, self.session, n, len(self.work.places), turn)
            if not wide:
                words = kit.texts("film-point-listed", turn=turn.turn, words=words)
            tip = kit.texts("film-tip-point", turn=turn.turn, points=points_words(turn.change))
            found.append(
                TurningPoint(
                    n, rect, foot, self._picture(kit, turn), words, turn.change,
                    lambda n=n: self.chosen == n, lambda n=n: self.choose(n), tip,  # type: ignore[misc]
                )
            )  # fmt: skip
        return found

    def _picture(self, kit: Kit, turn: FilmTurn) -> Picture | None:
        """The room of a turn: where its crew member stood before what mattered."""
        state = self.session.engine.to_json(self.whole.history.steps[turn.turned].state)
        at = state["crew"][turn.crew]["at"]
        if not isinstance(at, int):
            return None
        room = state["rooms"][at]
        return kit.looks.room_picture(room["id"], room["variant"])

    def _ways(self, kit: Kit) -> list[Widget]:
        texts, keys = kit.texts, kit.keys
        return [
            Button(
                "branch", self.layout.branch, texts("replay-branch"), self.play_on, icon="ui-play",
                primary=True, hint=keys.label("branch", texts), keys=(keys.code("branch"),),
            ),
            Button(
                "show", self.layout.show, texts("film-show"), self.show, icon="ui-eye",
                hint=keys.label("film-show", texts), keys=(keys.code("film-show"),),
            ),
        ]  # fmt: skip

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
        """How many choices lie before what is looked at."""
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
        """The arrows go from turn to turn, but from the buttons that lead away."""
        way = {pygame.K_LEFT: "turn-back", pygame.K_RIGHT: "turn-on"}.get(getattr(event, "key", 0))
        focus = self.form.focus
        if event.type == pygame.KEYDOWN and way and (focus is None or focus.key not in AWAY):
            self.step(way)
            return True
        return super().handle(event)

    def update(self, ms: float) -> bool:
        """Let time pass: more may be known."""
        self._rest -= ms
        if self._rest <= 0 and not self.work.done:
            self._rest = POLL_MS
            if self.work.poll():
                self._tell()
                self._stale = True
                if self.work.done:
                    self._go_to_the_worst()
                    self._keep()
        if self.projector.over(ms):
            last = len(self.work.places) - 1
            self.choose(min(last, self.chosen + 1))
            self.projector.run(self.chosen < last)
        stale, self._stale = self._stale or self.behind.update(self.page(self.app.kit)), False
        if stale:
            self.rebuild()
        return super().update(ms) or stale

    def wake(self) -> float | None:
        """Return when it must be looked again whether more is known."""
        waits = [
            super().wake(),
            self.behind.wake(),
            0.0 if self._stale else None,
            None if self.work.done else max(0.0, self._rest),
            self.projector.wake(),
        ]
        known = [wait for wait in waits if wait is not None]
        return min(known) if known else None

    # picture

    def draw_back(self, canvas: Canvas) -> None:
        """Draw what lies behind the page."""
        self.behind.draw(canvas, VEIL)

    def draw_page(self, canvas: Canvas) -> None:
        """Draw heading, sums, and what is told of the chosen turn."""
        texts, layout = canvas.kit.texts, self.layout
        state = self.session.state
        x, y, w, h = layout.title
        title = texts("film-title")
        canvas.text(title, (x, y, w, h), "title", colour.TEXT, valign="middle", shrink=True)
        after = canvas.kit.fonts.width(title, "title") + 30
        result = state["result"]
        if result is not None and layout.wide:
            words = texts("film-saved" if result["won"] else "film-lost", turn=state["turn"])
            place = (x + after, y, w - after, h)
            canvas.text(words, place, "lead", colour.TEXT, valign="middle", wrap=True, shrink=True)
        self._sums(canvas)
        draw_player(canvas, self.axis, self, self.work.places)
        draw_story(canvas, layout.side, self._foot, self.story, self.session.colours, self._part)

    def _sums(self, canvas: Canvas) -> None:
        """Draw what luck and decisions did to the chance, from that at the start."""
        if not self.turns:
            return
        texts, layout = canvas.kit.texts, self.layout
        told = sums(self.turns)
        for rect, name, icon, points in (
            (layout.luck, "film-luck", "die-5", told.luck),
            (layout.decisions, "film-decisions", "ui-target", told.decisions),
        ):
            x, y, w, h = rect
            canvas.panel(rect, fill=PANEL_FILL, line=PANEL_LINE, corners=(12, 5, 12, 5))
            canvas.icon(icon, x + 16, y + h / 2 - 14, 28, None if icon.startswith("die") else colour.TEXT)
            words = texts("film-points", points=points_words(points / 100))
            wide = min(canvas.kit.fonts.width(words, "number") + 2, w * 0.5)
            ink = colour.GOOD if points > 0 else colour.REASON if points < 0 else colour.TEXT
            canvas.text(words, (x + w - 16 - wide, y, wide, h), "number", ink, "right", "middle", shrink=True)
            name_place = (x + 54, y, w - 54 - wide - 26, h)
            canvas.text(texts(name), name_place, "body", colour.TEXT, valign="middle", shrink=True)
        x, y, w, h = layout.decisions
        if layout.wide:
            start = texts("film-start", value=told.start)
            place: Rect = (x + w + 12, y, layout.side[0] + layout.side[2] - x - w - 12, h)
            canvas.panel(place, fill=PANEL_FILL, line=PANEL_LINE, corners=(12, 5, 12, 5))
            x, y, w, h = place
            canvas.text(
                start, (x + 16, y, w - 32, h), "small", colour.MUTED, valign="middle", wrap=True, shrink=True
            )


def texts_of_end(kit: Kit, session: Session, number: int, turns: int, turn: FilmTurn) -> str:
    """Return what stands below the picture of a turning point: how the game ended, or the points.

    Args:
        kit: of the window.
        session: the game.
        number: of the turn, from 0.
        turns: how many there were.
        turn: what is known of it.
    """
    result = session.state["result"]
    if result is None or number < turns - 1:
        return points_words(turn.change)
    return kit.texts("film-end-saved" if result["won"] else "film-end-lost")
