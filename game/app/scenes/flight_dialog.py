"""The flight of a line: what it is, and what can be done with it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from game.app.drawing.kit import Kit
from game.app.forms.save_words import mode_words
from game.app.forms.view_dialog import ViewDialog
from game.app.navigation import routes
from game.app.table import saving_games
from game.app.views.bits import ENTER, abreast, button, cap, dialog_head, escape_button, field
from game.app.views.tree import Act, View, column, text
from game.play.session import Session
from game.rules.flight_line import fly
from game.rules.history import History
from game.storage.atomic import kind_of
from game.storage.savefile import PLAYING, summarise

LONGEST_NAME = 14


class FlightDialog(ViewDialog):
    """Play on, watch, look back, or fly the same ship. Who plays on can name the crew.

    Args:
        line: of the flight.
        history: of the flight, with the default names.
        names: suggested for the crew.
    """

    width = 980.0

    def __init__(self, line: str, history: History, names: tuple[str, ...]) -> None:
        super().__init__()
        self.line, self.history = line, history
        self.session = Session(history.engine, history)
        self.summary = summarise(dict(self.session.to_json()))
        self.names = list(names if len(names) == len(self.summary.names) else self.summary.names)
        self.first_focus = "watch" if self.over else "play-on"
        self.actions: dict[str, Callable[[], None]] = {
            "watch": lambda: self.app.open(routes.Replay(self.session)),
            "film": lambda: self.app.open(routes.Film(self.session)),
            "same-ship": self.fly_ship,
            "play-on": self.play_on,
            "close": lambda: self.app.pop(),
        }

    @property
    def over(self) -> bool:
        """Whether the flight has ended."""
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
            ),
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
        names = [name.strip() for name in self.names]
        if not all(names):
            return kit.texts("setup-name-empty")
        if len({name.casefold() for name in names}) < len(names):
            return kit.texts("setup-name-twice")
        strange = next(
            (letter for letter in "".join(names) if not kit.fonts.shows(letter, "crew-name")), None
        )
        return None if strange is None else kit.texts("setup-name-letter", letter=strange)

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

    def play_on(self) -> None:
        """Go on with the flight: it becomes the game in progress, and the one before it is kept."""
        history = fly(self.history.engine, self.line, tuple(name.strip() for name in self.names))
        game = Session(history.engine, history).to_json()
        try:
            saving_games.go_on(self.app, game)
        except OSError as error:
            self.form.show_message(self.app.texts(f"saves-refused-{kind_of(error)}"))
