"""The flight of a line: what it is, and what can be done with it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from datetime import date
from functools import partial
from typing import Any

from game.app.drawing.kit import Kit
from game.app.forms.daily_ships import DailyShips, dated_ship_name
from game.app.forms.disk_answer import DiskAnswer
from game.app.forms.flight_lines import flown_line
from game.app.forms.save_words import mode_words
from game.app.forms.view_dialog import ViewDialog
from game.app.navigation import routes
from game.app.navigation.scene import Program
from game.app.table import saving_games
from game.app.views.bits import ENTER, abreast, button, cap, dialog_head, escape_button, field
from game.app.views.tree import Act, View, column, text
from game.app.waits import soonest
from game.crew_names import looks, written
from game.play.session import Session
from game.rules.crockford import plain
from game.rules.flight_line import fly
from game.rules.history import History
from game.storage.files.atomic import kind_of
from game.storage.games.savefile import PLAYING, summarise
from game.storage.logbook.flights import Flight

LONGEST_NAME = 14


class FlightDialog(ViewDialog):
    """Play on, watch, look back, or fly the same ship. Who plays on can name the crew.

    Where it has ended, and is on the ship of a day that the player has flown, both can stand beside each
    other.

    Args:
        line: of the flight.
        history: of the flight, with the default names.
        names: suggested for the crew.

    Attributes:
        day: whose ship it is; None for any other ship.
        own: the player's first flight on it; None if there is none, or it is not known yet.
    """

    width = 980.0

    def __init__(self, line: str, history: History, names: tuple[str, ...]) -> None:
        super().__init__()
        self.line, self.history = line, history
        self.session = Session(history.engine, history)
        self.summary = summarise(dict(self.session.to_json()))
        self.names = list(names if len(names) == len(self.summary.names) else self.summary.names)
        self._own_answer = DiskAnswer[Flight | None]()
        self.first_focus = "watch" if self.over else "play-on"
        self.actions: dict[str, Callable[[], None]] = {
            "watch": lambda: self.app.open(routes.Replay(self.session)),
            "film": lambda: self.app.open(routes.Film(self.session)),
            "same-ship": self.fly_ship,
            "share": lambda: self.app.open(routes.Share(self.session)),
            "beside": self.stand_beside,
            "play-on": self.play_on,
            "close": lambda: self.app.pop(),
        }

    day: date | None = None
    own: Flight | None = None

    def enter(self, app: Program) -> None:
        """Look whether it is on the ship of a day, and whether that was flown."""
        self.app = app
        self._look()
        super().enter(app)

    def resume(self) -> None:
        """Look again, where that was refused."""
        super().resume()
        if self.own is None and not self._own_answer.awaited:
            self._look()

    def _look(self) -> None:
        app, settings = self.app, self.history.state.table.settings
        ships = DailyShips(app.engine())
        self.day = ships.week.day_of(ships.engine, settings)
        if self.over and self.day is not None:
            first = partial(ships.first, app.flights, self.day, settings.players)
            self._own_answer.await_job(app.disk.ask(first))

    def update(self, ms: float) -> bool:
        """Let time pass: the disk may have answered."""
        job = self._own_answer.take()
        if job is not None:
            own = job.result
            if own is not None and plain(own.line) not in ("", plain(self.line)):
                self.own = own
                self.rebuild()
        return super().update(ms) or job is not None

    def wake(self) -> float | None:
        """Return when to look for the disk's answer."""
        return soonest(super().wake(), self._own_answer.wake())

    @property
    def over(self) -> bool:
        """Return whether the flight has ended."""
        return self.summary.status != PLAYING

    def inside(self, kit: Kit) -> View:
        """Return what the flight is, the names of its crew while it goes on, and the ways on."""
        texts, summary = kit.texts, self.summary
        known = self.history.engine.content.expansions
        facts = (
            texts("flight-crew", count=len(summary.names)),
            mode_words(texts, summary, known),
            texts("ships-power", count=summary.diverted, goal=summary.goal),
            texts("flight-choices", count=summary.choices),
        )
        status = texts(f"flight-{summary.status}", turn=summary.turn)
        return column(
            dialog_head(texts("flight-title"), "ui-play", status),
            None if self.day is None else text(dated_ship_name(texts, self.day), "body", "gold-text"),
            text(" · ".join(facts), "body", lines=0),
            None if self.over else self._crew(kit),
            self._ways(kit),
            gap=24,
        )

    def _crew(self, kit: Kit) -> View:
        """Return a field for each name, and what is wrong with one."""
        problem = self._problem(kit)
        fields = [
            field(f"name-{seat}", name, grow=1.0, limit=LONGEST_NAME, problem=bool(problem))
            for seat, name in enumerate(self.names)
        ]
        words = problem or kit.texts("flight-names")
        return column(
            text(words, "small", "reason" if problem else "note", lines=0), abreast(*fields), gap=10
        )

    def _ways(self, kit: Kit) -> View:
        texts = kit.texts
        enter = cap(kit, texts("key-enter"))
        problem = None if self.over else self._problem(kit)
        on = Act(keys=ENTER, reason=problem)
        return column(
            abreast(
                button("watch", texts("over-watch"), sign="ui-fast"),
                button("film", texts("over-film"), sign="ui-target") if self.over else None,
                button("same-ship", texts("over-again"), sign="ui-redo"),
                button("share", texts("share-open"), Act(tip=texts("share-open-tip")), sign="ui-copy"),
            ),
            None if self.own is None else button("beside", texts("flight-beside"), sign="ui-eye"),
            abreast(
                escape_button(kit, "close", texts("confirm-back")),
                None
                if self.over
                else button("play-on", texts("replay-branch"), on, key=enter, sign="ui-play", primary=True),
            ),
            gap=14,
        )

    def _problem(self, kit: Kit) -> str | None:
        """Return what is wrong with a name."""
        names = [looks(name) for name in self.names]
        if not all(names):
            return kit.texts("setup-name-empty")
        if len({*names}) < len(names):
            return kit.texts("setup-name-twice")
        letters = ((place, letter) for name in self.names for place, letter in enumerate(name, 1))
        strange = next((place for place, one in letters if not kit.fonts.shows(one, "crew-name")), None)
        return None if strange is None else kit.texts("setup-name-letter", place=strange)

    def do(self, name: str, value: Any) -> None:
        """Take a name, or go one of the ways."""
        if name.startswith("name-"):
            self.names[int(name.removeprefix("name-"))] = value
            self.rebuild()
        else:
            super().do(name, value)

    def fly_ship(self) -> None:
        """Set up a game with the same ship."""
        settings = self.history.state.table.settings
        self.app.start(routes.Title())
        self.app.open(routes.Setup(replace(settings, names=None)))

    def stand_beside(self) -> None:
        """Show both flights beside each other."""
        assert self.own is not None
        own = flown_line(self.app, self.own.line, self.form.show_message)
        if own is not None:
            self.app.open(routes.Beside(Session(own.engine, own), self.session))

    def play_on(self) -> None:
        """Go on with the flight: it becomes the game in progress, and the one before it is kept."""
        history = fly(self.history.engine, self.line, tuple(map(written, self.names)))
        game = Session(history.engine, history).to_json()
        try:
            saving_games.go_on(self.app, game)
        except OSError as error:
            self.form.show_message(self.app.texts(f"saves-refused-{kind_of(error)}"))
