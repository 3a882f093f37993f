"""A game that was over, and not kept, when the program ended: the next one keeps it, in log and library."""

from __future__ import annotations

import errno
import os
import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.app.navigation import routes
from game.app.scenes.title.title_scene import TitleScene
from game.app.shell.app import App
from game.app.table import saving_games
from game.app.table.saving_games import keep_finished
from game.app.table.starting import start_game
from game.play.session import Session
from game.storage.games import generations
from game.storage.games.library import Library
from game.storage.games.saves import Shelf
from game.storage.logbook.flight_log import FlightLog
from game.storage.logbook.flights import Flight
from game.storage.settings.preferences import Preferences
from tests.app.stage import Hands, open_app
from tests.app.test_own_faults import garden, in_the_garden
from tests.pack.garden import make

SETUP = {"players": 2, "difficulty": "hard", "seed": 7, "names": ["Ada", "Bo"]}


def ended(app: App) -> Session:
    """Play a game to its end, with nobody there to keep it: only its last save lies on the disk."""
    session = Session.new(SETUP, app.engine(), app.shelf)
    while session.decision:
        session.apply(session.decision["options"][-1])
    return session


def begun(folder: Path) -> App:
    """The program, with a title that has read nothing yet."""
    app = open_app(folder, settings=Preferences(animation="off", language="en"))
    app.reset(TitleScene())
    app.engine()
    return app


def let_read(app: App) -> None:
    """Let the screen have all that it reads."""
    for _ in range(6):
        app.advance(60)
        app.disk.settle(5.0)


def start(folder: Path) -> Hands:
    """Start the program on a folder, and let the title have all that it reads."""
    hands = Hands(begun(folder))
    let_read(hands.app)
    return hands


def kept(app: App) -> tuple[tuple[Flight, ...], list[str]]:
    return app.flights.read().flights, [entry.name for entry in app.library.list()]


def told(hands: Hands) -> bool:
    return "It is now under “Saved games”" in hands.words().replace("\n", " ")


def test_a_game_that_nobody_kept_is_kept_at_the_next_start(tmp_path: Path) -> None:
    session = ended(open_app(tmp_path))
    turn = session.state["turn"]
    hands = start(tmp_path)
    flights, names = kept(hands.app)
    assert [flight.turn for flight in flights] == [turn] and names == [f"Defeat on turn {turn}"]
    assert told(hands)
    assert {"load", "descent"} <= {*hands.controls()}, "what there is to see after a first flight"
    assert kept(start(tmp_path).app) == (flights, names), "once"


@pytest.mark.parametrize("how", ["begin", "guided", "play on"])
def test_it_is_kept_before_another_game_takes_its_place(tmp_path: Path, how: str) -> None:
    """Whoever is quick begins one before the title has read the log."""
    before = ended(open_app(tmp_path))
    app = begun(tmp_path)
    if how == "guided":
        assert isinstance(app.top, TitleScene)
        app.top.start_guided()
    elif how == "play on":
        saving_games.go_on(app, Session.new({**SETUP, "seed": 8}, app.engine()).to_json())
    else:
        other = {**SETUP, "seed": 9}
        start_game(app, lambda: app.start(routes.Table(Session.new(other, app.engine(), app.shelf))))
    assert not isinstance(app.top, TitleScene) and app.shelf.read().ended is None
    flights, names = kept(app)
    assert len(flights) == 1 and names == [f"Defeat on turn {before.state['turn']}"]


def test_the_records_have_it(tmp_path: Path) -> None:
    ended(open_app(tmp_path))
    hands = Hands(begun(tmp_path))
    hands.app.open(routes.Records())
    let_read(hands.app)
    assert "0 of 1 ships rescued" in hands.words() and len(kept(hands.app)[1]) == 1


@pytest.mark.parametrize(
    ("place", "name"),
    [(saving_games, "table_picture"), (Library, "save"), (saving_games, "note_flight")],
    ids=["while its picture is painted", "before the library has it", "before the log has it"],
)
def test_a_kill_at_any_moment_of_its_end_leaves_it_to_be_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, place: Any, name: str
) -> None:
    app = open_app(tmp_path)
    session = ended(app)

    def killed(*_: Any, **__: Any) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as system, pytest.raises(KeyboardInterrupt):
        system.setattr(place, name, killed)
        keep_finished(app, session)
    app.disk.settle(5.0)
    flights, names = kept(start(tmp_path).app)
    assert len(flights) == len(names) == 1


def refused(*_: Any, **__: Any) -> None:
    raise OSError(errno.EACCES, os.strerror(errno.EACCES))


@contextmanager
def refusing(*places: tuple[Any, str]) -> Iterator[None]:
    """Let the disk refuse what is written in these places, by module or class and name."""
    with pytest.MonkeyPatch.context() as system:
        for where, name in places:
            system.setattr(where, name, refused)
        yield


LIBRARY, GAME = (Library, "save"), (generations, "write_bytes")


def test_what_the_library_refused_is_tried_again(tmp_path: Path) -> None:
    app = open_app(tmp_path, settings=Preferences(animation="off", language="en"))
    session = ended(app)
    with refusing(LIBRARY):
        assert keep_finished(app, session) is None
        assert [len(part) for part in kept(app)] == [1, 0], "the flight is in the log all the same"
        app.reset(TitleScene())
        let_read(app)
        assert not told(Hands(app))
    app.reset(TitleScene())
    let_read(app)
    assert [len(part) for part in kept(app)] == [1, 1] and told(Hands(app))


def lines(app: App) -> int:
    """Count the lines of the log."""
    return len(app.flights.path.read_bytes().splitlines())


@pytest.mark.parametrize("how", ["title", "records", "begin"])
def test_what_the_library_refused_is_tried_again_after_a_restart(tmp_path: Path, how: str) -> None:
    """By what the log has, the next start took it for kept."""
    app = open_app(tmp_path)
    session = ended(app)
    with refusing(LIBRARY):
        keep_finished(app, session)
        again = start(tmp_path)
        assert [len(part) for part in kept(again.app)] == [1, 0] and not told(again)
    app = begun(tmp_path)
    if how == "records":
        app.open(routes.Records())
    elif how == "begin":
        other = {**SETUP, "seed": 9}
        start_game(app, lambda: app.start(routes.Table(Session.new(other, app.engine(), app.shelf))))
    let_read(app)
    flights, names = kept(app)
    assert len(flights) == lines(app) == 1 and names == [f"Defeat on turn {session.state['turn']}"]
    assert told(Hands(app)) == (how == "title")
    for entry in app.library.list():
        app.library.delete(entry)
    hands = start(tmp_path)
    assert [len(part) for part in kept(hands.app)] == [1, 0], "it was kept once: what is deleted stays away"
    assert lines(hands.app) == 1 and not told(hands)


def test_that_the_library_refused_it_stays_noted_whatever_is_noted_beside_it(tmp_path: Path) -> None:
    """A guided game is none any more once the captain has gone: by that the note was lost."""
    app = open_app(tmp_path)
    session = ended(app)
    session.notes.guided = True
    with refusing(LIBRARY):
        keep_finished(app, session)
    session.notes.guided = False
    session.save()
    assert [len(part) for part in kept(start(tmp_path).app)] == [1, 1]


def test_one_that_lay_in_the_generation_before_does_not_come_back(tmp_path: Path) -> None:
    app = open_app(tmp_path)
    session = ended(app)
    with refusing(LIBRARY):
        keep_finished(app, session)
        Session.new({**SETUP, "seed": 9}, app.engine(), app.shelf)
    app.shelf.path.write_text("{", encoding="utf-8")
    again = start(tmp_path)
    assert told(again) and [len(part) for part in kept(again.app)] == [1, 1]
    (entry,) = again.app.library.list()
    again.app.library.delete(entry)
    last = start(tmp_path)
    assert not told(last) and [len(part) for part in kept(last.app)] == [1, 0]


def test_that_the_library_refused_it_is_noted_as_soon_as_the_disk_takes_it(tmp_path: Path) -> None:
    """The disk may refuse the note, too: the next save of the game, now and then and at the end, has it."""
    app = open_app(tmp_path)
    session = ended(app)
    with refusing(LIBRARY, GAME):
        keep_finished(app, session)
        assert session.save_trouble is not None
    session.save()
    assert session.save_trouble is None
    assert [len(part) for part in kept(start(tmp_path).app)] == [1, 1]


def test_what_the_log_refused_is_logged_after_a_restart_and_kept_once(tmp_path: Path) -> None:
    app = open_app(tmp_path)
    session = ended(app)
    with refusing((FlightLog, "_append")):
        assert keep_finished(app, session) is not None
        assert not app.flights.path.exists()
    hands = start(tmp_path)
    assert [len(part) for part in kept(hands.app)] == [1, 1] and lines(hands.app) == 1 and not told(hands)


def gone(home: Path) -> None:
    """The player's own room is not there."""
    shutil.rmtree(home / "rooms" / "garden")


def broken(home: Path) -> None:
    """The file of the room cannot be read."""
    (home / "rooms" / "garden" / "rooms" / "garden.yaml").write_text("id: [")


def mistaken(home: Path) -> None:
    """What the room did goes wrong now."""
    garden(home)


@pytest.mark.parametrize("how", [gone, broken, mistaken], ids=lambda how: how.__name__)
def test_a_game_with_own_rooms_that_cannot_be_read_is_kept_once(
    tmp_path: Path, how: Callable[[Path], None]
) -> None:
    """Its flight cannot be logged, by which the next starts took it for unkept: deleted, it came back."""
    make(tmp_path / "rooms")
    session = in_the_garden(open_app(tmp_path))
    session.apply({"do": "activate"})
    while session.decision:
        session.apply(session.decision["options"][-1])
    how(tmp_path)
    hands = start(tmp_path)
    assert told(hands) and [len(part) for part in kept(hands.app)] == [0, 1]
    hands.app.library.delete(hands.app.library.list()[0])
    hands = start(tmp_path)
    assert not told(hands) and [len(part) for part in kept(hands.app)] == [0, 0]
    make(tmp_path / "rooms")
    hands = start(tmp_path)
    assert not told(hands) and [len(part) for part in kept(hands.app)] == [1, 0], "the log can have it now"
    assert lines(hands.app) == 1


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
    assert kept(hands.app) == (flights, names) and len(names) == 1 and not told(hands)


def test_a_copy_that_does_not_save_leaves_it_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither one that the player wants no saving of, nor one that another has taken over from."""
    ended(open_app(tmp_path))
    app = begun(tmp_path)
    app.shelf.paused = True
    let_read(app)
    assert kept(app) == ((), [])
    with monkeypatch.context() as system:
        system.setattr(Shelf, "lost", True)
        assert kept(start(tmp_path).app) == ((), [])
    assert len(kept(start(tmp_path).app)[1]) == 1


@pytest.mark.parametrize("error", [pygame.error("no surface"), MemoryError(), OSError(errno.EIO, "refused")])
def test_a_game_whose_table_cannot_be_drawn_is_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, error: Exception
) -> None:
    app = open_app(tmp_path)

    def refused(*_: Any) -> bytes:
        raise error

    monkeypatch.setattr(saving_games, "table_picture", refused)
    entry = keep_finished(app, ended(app))
    assert entry is not None and entry.picture is None
    assert [len(part) for part in kept(app)] == [1, 1]


def test_where_no_games_are_kept_by_themselves_nothing_is_said_to_be(tmp_path: Path) -> None:
    ended(open_app(tmp_path))
    app = open_app(tmp_path, settings=Preferences(animation="off", language="en", kept_games=0))
    app.reset(TitleScene())
    app.engine()
    let_read(app)
    assert [len(part) for part in kept(app)] == [1, 0] and not told(Hands(app))
