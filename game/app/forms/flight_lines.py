"""Flight lines and game codes from the clipboard."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, TypeVar

import pygame

from game.app.forms.needed_content import absent_words
from game.app.navigation import routes
from game.app.navigation.scene import Program
from game.app.widgets.clipboard import Unpasted, paste, pastes

if TYPE_CHECKING:  # the first picture needs no rules
    from game.rules import Engine
    from game.rules.history import History
    from game.rules.settings import Settings

Say = Callable[[str], None]
T = TypeVar("T")


def paste_flight(app: Program, say: Say) -> None:
    """Open what is on the clipboard: the flight of a line, or the setup of a game code.

    Args:
        app: the program.
        say: tells what stands in the way.
    """
    # Not at the top: the first picture needs no rules.
    from game.rules.gamecode import CodeError

    text = paste()
    if isinstance(text, Unpasted):
        say(app.texts(f"paste-{text.value}"))
        return
    if open_flight(app, text, say):
        return
    try:
        settings = settings_in(app, text)
    except CodeError as error:
        say(app.texts("flight-paste-nothing" if error.kind == "letters" else f"code-{error.kind}"))
        return
    app.start(routes.Title())
    app.open(routes.Setup(settings))


def settings_in(app: Program, text: str) -> Settings:
    """Return what a game code says; where an expansion is not there, the player's own are read again first.

    Args:
        app: the program.
        text: as somebody sent it.

    Raises:
        CodeError: no game code, or one that cannot be used here.
    """
    # Not at the top: the first picture needs no rules.
    from game.rules.gamecode import CodeError, decode_in

    return _with_own(app, lambda engine: decode_in(engine, text), CodeError, "expansion")


def pasted(app: Program, event: pygame.Event, say: Say) -> bool:
    """Open what is on the clipboard where a key asks to paste; tell whether it does.

    Args:
        app: the program.
        event: that no control has taken.
        say: tells what stands in the way.
    """
    wanted = event.type == pygame.KEYDOWN and pastes(event)
    if wanted:
        app.attempt(partial(paste_flight, app, say))  # a file of the rules may be refused
    return wanted


def open_flight(app: Program, text: str, say: Say) -> bool:
    """Open the flight of a line.

    Args:
        app: the program.
        text: as somebody sent it, perhaps below a result.
        say: tells what is wrong with it.

    Returns:
        False where the text does not look like a flight line.
    """
    # Not at the top: the first picture needs no rules.
    from game.rules.flight_line import is_flight_line, line_in

    text = line_in(text)
    if not is_flight_line(text):
        return False
    history = flown_line(app, text, say)
    if history is not None:
        names = tuple(player.name for player in app.settings.new_game.players)
        app.open(routes.Flight(text, history, names))
    return True


def flown_line(app: Program, line: str, say: Say) -> History | None:
    """Return the flight of a line; None where it holds none that can be flown here, which is said.

    Args:
        app: the program.
        line: of the flight.
        say: tells what is wrong with it.
    """
    # Not at the top: the first picture needs no rules.
    from game.rules.flight_line import FlightLineError, fly

    try:
        return _with_own(app, lambda engine: fly(engine, line), FlightLineError, "content")
    except FlightLineError as error:
        details = absent_words(app, error.details) if error.kind == "content" else ", ".join(error.details)
        say(app.texts(f"flight-why-{error.kind}", details=details))
        return None


def _with_own(app: Program, read: Callable[[Engine], T], refusal: type[Exception], lacking: str) -> T:
    """Return what is read by the rules; where content is not there, the player's own is read again first.

    Args:
        app: the program.
        read: reads it.
        refusal: that it raises; its `kind` says why.
        lacking: the kind that says that content is not there.
    """
    try:
        return read(app.engine())
    except refusal as error:
        if getattr(error, "kind", "") != lacking:
            raise
    app.read_own_again()
    return read(app.engine())
