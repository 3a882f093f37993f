"""Carry out what is no choice of the game: every command of the table, by its name."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import TYPE_CHECKING

from game.app.table.model.table_keys import parse

if TYPE_CHECKING:
    from game.app.table.advising import Advising
    from game.app.table.deciding import Deciding
    from game.app.table.input.popups import Popups
    from game.app.table.input.skipped_keys import SkippedKeys
    from game.app.table.input.table_input import TableInput
    from game.app.table.motion.stage import Stage
    from game.app.table.rewinding import Rewinding
    from game.app.widgets.widget import Action


class Commanding:
    """Know for every command which part of the table carries it out.

    Args:
        stage: the position, and what is there for a moment.
        hands: of the table: the seat that the focus is on can be taken over.
        deciding: tells the result, and steers the turn of a player of the program.
        rewinding: takes choices back.
        popups: opens sheets and panels.
        advising: the adviser, whose plan is given up before the menu opens.
        skipped: the keys that have skipped a turn.
    """

    def __init__(
        self,
        stage: Stage,
        hands: TableInput,
        deciding: Deciding,
        rewinding: Rewinding,
        popups: Popups,
        advising: Advising,
        skipped: SkippedKeys,
    ) -> None:
        self._shown, self._transients = stage.shown, stage.transients
        self._hands, self._deciding, self._popups = hands, deciding, popups
        self._advising, self._skipped = advising, skipped
        self._ways: Mapping[str, Action] = {
            "menu": self._menu,
            "undo": partial(rewinding.go, "undo"),
            "redo": partial(rewinding.go, "redo"),
            "back": self._back,
            "result": deciding.tell_result,
            "take-over": self._take_over,
            "give-back": deciding.turn.give_back,
            "adviser": popups.ask_adviser,
        }
        self._families: Mapping[str, Callable[[str], None]] = {"lent": self._steer, "crew": self._seat}
        """Ways of names of two parts (`lent/skip`, `crew/1`), by the first of them."""

    def carry_out(self, name: str) -> None:
        """Do what a command is for; one that no other part knows opens a panel."""
        family = name.partition("/")[0]
        if name in self._ways:
            self._ways[name]()
        elif family in self._families:
            self._families[family](name)
        else:
            self._popups.open_panel(name)

    def _menu(self) -> None:
        """Give up the plan that is being carried out; without one open the menu."""
        if self._advising.carrying:
            self._advising.drop()
        else:
            self._popups.open_panel("menu")

    def _back(self) -> None:
        """Have what was let go at home lie there at once."""
        self._transients.returning = None

    def _steer(self, name: str) -> None:
        how = name.partition("/")[2]
        self._skipped.steered(how)
        self._deciding.steer(how)

    def _seat(self, name: str) -> None:
        self._popups.ask_who_plays(parse(name).member)

    def _take_over(self) -> None:
        """Ask who plays the seat that the focus is on; else a person takes the seat of a player whose turn it
        is; else it is the seat of whoever decides."""
        focus = self._hands.focus if self._hands.by_key else None
        if focus is not None and focus.kind == "crew":
            self._popups.ask_who_plays(focus.member)
        elif self._deciding.turn.view() is not None:
            self._deciding.steer("take-over")
        else:
            self._popups.ask_who_plays(self._shown.position.decider)
