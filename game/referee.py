"""The rules as a process: JSON commands in, one a line, JSON answers out, one a line (docs/protocol.md).

Run it as ``python -m game.referee``. It is a thin shell around `game.rules`: it keeps one game with its past,
and everything it says about the game comes from the engine.
"""

from __future__ import annotations

import json
import sys
import traceback
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

from game.crew_names import LONGEST, name_problem
from game.json_lines import (
    CommandParser,
    LineError,
    error_line,
    lines_of,
    read_object,
    serve,
    status_of_closed,
)
from game.own_folders import add_own, own_texts
from game.program_files import data_folder
from game.rules import (
    Engine,
    IllegalOption,
    Settings,
    SettingsError,
    StateError,
    explain,
    load_edition,
    seat_view,
)
from game.rules.chance import NEWEST
from game.rules.event_dicts import PositionDict
from game.rules.flight_line import FlightLineError, flight_line, fly
from game.rules.history import History, HistoryError
from game.rules.loader.yaml_nodes import ContentError
from game.rules.protocol import CheckDict, ViewDict
from game.sentences import Sentences
from game.text_files import TextError
from game.texts import FALLBACK, Texts
from game.told_errors import told


class CommandError(ValueError):
    """A line that is no command; the message is a sentence."""


_REFUSED = (
    CommandError,
    LineError,
    SettingsError,
    StateError,
    IllegalOption,
    HistoryError,
    FlightLineError,
    ContentError,
    TextError,
)
"""Errors that a command may be answered with; the message is a sentence. A content's own mistake is one of
them."""


class Referee:
    """One game, driven line by line.

    Args:
        engine: the rules.
        texts: what explanations are worded in; English if left out.
    """

    def __init__(self, engine: Engine, texts: Texts | None = None) -> None:
        self._engine = engine
        self._texts = texts or Texts()
        self._history: History | None = None
        self._dice: list[int] = []
        self._commands: dict[str, Callable[[Any], Mapping[str, Any]]] = {
            "new": self._new,
            "load": self._load,
            "choose": self._choose,
            "die": self._die,
            "undo": self._undo,
            "view": self._view,
            "explain": self._explain,
            "line": self._line,
            "fly": self._fly,
        }

    def answer(self, line: bytes) -> str | None:
        """Carry out one command and return the line to answer; None when the command was to quit.

        A command that fails is answered with an error and changes nothing.
        """
        try:
            name, value = _parse(line)
            if name == "quit":
                if value is not True:
                    raise CommandError('The command is {"quit": true}.')
                return None
            if name not in self._commands:
                known = ", ".join([*self._commands, "quit"])
                raise CommandError(f"Unknown command {name!r}. The commands are {known}.")
            return json.dumps(self._commands[name](value))
        except _REFUSED as error:
            return error_line(str(error))
        except RecursionError:
            return error_line("The line is nested too deeply.")
        except Exception as error:  # a fault of ours must not end the games of others
            traceback.print_exc(file=sys.stderr)
            return error_line(
                f"The referee hit an internal error ({type(error).__name__}). The game has not changed."
            )

    def _new(self, value: Any) -> PositionDict:
        if not isinstance(value, dict):
            raise CommandError("'new' takes an object of settings.")
        settings = Settings.from_json(value, NEWEST)
        _check_names(settings.names or ())
        return self._begin(History.new(self._engine, settings))

    def _load(self, value: Any) -> PositionDict:
        if not isinstance(value, dict):
            raise CommandError("'load' takes an object, a STATE.")
        state = self._engine.from_json(value)
        _check_names([member["name"] for member in self._engine.to_json(state)["crew"]])
        return self._begin(History.load(self._engine, state))

    def _begin(self, history: History) -> PositionDict:
        position = self._position(history)
        self._history = history
        self._dice = []
        return position

    def _choose(self, value: Any) -> PositionDict:
        history = self._game()
        if not isinstance(value, dict):
            raise CommandError("'choose' takes an object, one of the options.")
        dice = list(self._dice)
        history.apply(value, dice)
        self._dice = dice
        return self._position(history)

    def _die(self, value: Any) -> dict[str, Any]:
        if not isinstance(value, list):
            raise CommandError("'die' takes a list of rolls.")
        for roll in value:
            if isinstance(roll, bool) or not isinstance(roll, int) or not 1 <= roll <= 6:
                raise CommandError(f"'die' takes whole numbers from 1 to 6, not {roll!r}.")
        self._dice = list(value)
        return {"ok": True}

    def _undo(self, value: Any) -> PositionDict:
        history = self._game()
        if isinstance(value, bool) or not isinstance(value, int):
            raise CommandError("'undo' takes the number of choices to undo.")
        history.rewind(value)
        self._dice = []
        return self._position(history)

    def _view(self, value: Any) -> dict[str, ViewDict]:
        history = self._game()
        if isinstance(value, bool) or not isinstance(value, int):
            raise CommandError("'view' takes the number of a seat.")
        try:
            state = self._engine.to_json(history.state)
            return {"view": seat_view(state, history.knowledge, value)}
        except IndexError as error:
            raise CommandError(str(error)) from error

    def _explain(self, value: Any) -> dict[str, Any]:
        history = self._game()
        if not isinstance(value, dict):
            raise CommandError("'explain' takes an object, an option or part of one.")
        names = [member["name"] for member in self._engine.to_json(history.state)["crew"]]
        sentences = Sentences(self._texts, names)
        found = explain(history.state, value)
        checks: list[CheckDict] = [
            {**check.to_json(), "text": sentences.text(check)} for check in found.checks
        ]
        return {"legal": found.legal, "checks": checks}

    def _line(self, value: Any) -> dict[str, str]:
        if value is not True:
            raise CommandError('The command is {"line": true}.')
        return {"line": flight_line(self._game())}

    def _fly(self, value: Any) -> PositionDict:
        if not isinstance(value, str):
            raise CommandError("'fly' takes a flight line, a string.")
        return self._begin(fly(self._engine, value))

    def _game(self) -> History:
        if self._history is None:
            raise CommandError("No game is in progress. Start one with 'new' or 'load'.")
        return self._history

    def _position(self, history: History) -> PositionDict:
        decision = history.decision
        return {
            "state": self._engine.to_json(history.state),
            "decision": None if decision is None else decision.to_json(),
            "events": [event.to_json() for event in history.events],
        }


def _check_names(names: Iterable[str]) -> None:
    """Raise CommandError where a crew member's name cannot be shown, as no window would let one through."""
    for name in names:
        problem = name_problem(name)
        if problem is not None:
            raise CommandError(f"The name {name[:LONGEST]!r} must be {problem}.")


def _parse(line: bytes) -> tuple[str, Any]:
    """Return the command and its value; raises CommandError or LineError for anything that is not one."""
    command = read_object(line)
    if len(command) != 1:
        raise CommandError("A command is an object with one key.")
    return next(iter(command.items()))


def main(words: Sequence[str] | None = None) -> int:
    """Serve standard input; return the status of the process.

    Args:
        words: the command line; None for the process's own.
    """
    parser = CommandParser(prog="python -m game.referee", description="Serve the rules over JSON lines.")
    add_own(parser)
    own: list[Path] = parser.parse_args(words).own
    closed = status_of_closed()
    if closed is not None:
        return closed
    with told(parser):
        referee = Referee(Engine(load_edition(data_folder(), own=own)), own_texts(FALLBACK, own))
    return serve(referee, lines_of(sys.stdin.buffer), sys.stdout.buffer)


if __name__ == "__main__":
    sys.exit(main())
