"""A game whose program was ended from outside just as it ended: the next start keeps it."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.app.scenes.title.title_scene import TitleScene
from game.app.shell.app import App
from game.app.table.saving_games import keep_finished
from game.play.session import Session
from game.storage.logbook.flights import Flight
from game.storage.settings.preferences import Preferences
from tests.app.stage import Hands, open_app

SETUP = {"players": 2, "difficulty": "hard", "seed": 7, "names": ["Ada", "Bo"]}


def ended(app: App) -> Session:
    """Play a game to its end, with nobody there to keep it: only its last save lies on the disk."""
    session = Session.new(SETUP, app.engine(), app.shelf)
    while session.decision:
        session.apply(session.decision["options"][-1])
    return session


def start(folder: Path) -> Hands:
    """Start the program on a folder, and let the title have all that it reads."""
    hands = Hands(open_app(folder, settings=Preferences(animation="off", language="en")))
    hands.app.reset(TitleScene())
    hands.app.engine()
    for _ in range(4):
        hands.app.advance(60)
    return hands


def kept(app: App) -> tuple[tuple[Flight, ...], list[str]]:
    return app.flights.read().flights, [entry.name for entry in app.library.list()]


def test_a_game_that_nobody_kept_is_kept_at_the_next_start(tmp_path: Path) -> None:
    session = ended(open_app(tmp_path))
    turn = session.state["turn"]
    hands = start(tmp_path)
    flights, names = kept(hands.app)
    assert [flight.turn for flight in flights] == [turn] and names == [f"Defeat on turn {turn}"]
    assert "It is now under “Saved games”" in hands.words().replace("\n", " ")
    assert {"load", "descent"} <= {*hands.controls()}, "what there is to see after a first flight"
    assert kept(start(tmp_path).app) == (flights, names), "once"


def test_the_title_tells_of_it_in_the_language_that_is_spoken_now(tmp_path: Path) -> None:
    ended(open_app(tmp_path))
    hands = start(tmp_path)
    hands.app.change_settings(language="de")
    hands.app.advance(60)
    words = hands.words().replace("\n", " ")
    assert "Niederlage in Zug" in words and "Defeat" not in words


@pytest.mark.parametrize("logged", [True, False])
def test_a_game_that_was_kept_is_not_kept_again(tmp_path: Path, logged: bool) -> None:
    """Where the log lost it, its flight comes back into the log."""
    app = open_app(tmp_path)
    assert keep_finished(app, ended(app)) is not None
    flights, names = kept(app)
    if not logged:
        app.flights.path.unlink()
    hands = start(tmp_path)
    assert kept(hands.app) == (flights, names) and len(names) == 1
    assert "It is now under" not in hands.words().replace("\n", " ")


def test_a_copy_that_does_not_save_leaves_it_alone(tmp_path: Path) -> None:
    ended(open_app(tmp_path))
    app = open_app(tmp_path, settings=Preferences(animation="off", language="en"))
    app.shelf.paused = True
    app.reset(TitleScene())
    for _ in range(4):
        app.advance(60)
    assert kept(app) == ((), [])
