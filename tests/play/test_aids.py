"""What helped the persons in a game is kept with it, and the log of flights tells it."""

from __future__ import annotations

from datetime import date
from pathlib import Path

import pytest

from game.play.game_notes import ADVISER, UNDO
from game.play.session import Session
from game.storage.logbook.flights import Flight, flight_form, parse_form
from tests.play.advised import Asked
from tests.play.driver import Hands
from tests.rules.positions import position
from tests.rules.table import the_engine

SETUP = {"players": 2, "difficulty": "hard", "seed": 7, "names": ["Ada", "Bo"], "chance": 2}
DAY = date(2026, 3, 1)


def begun() -> Session:
    return Session.new(SETUP, the_engine())


def move(session: Session) -> None:
    """Make a choice that can be taken back."""
    assert session.decision is not None
    session.apply(next(one for one in session.decision["options"] if one.get("do") == "move"))


def landed(session: Session) -> Flight:
    """Play to the end and return the flight."""
    while session.decision is not None:
        options = session.decision["options"]
        session.apply(next((one for one in options if one.get("do") == "finish"), options[0]))
    flight = parse_form(flight_form(session.to_json(), DAY, None, None))
    assert flight is not None
    return flight


def marks(session: Session) -> tuple[str, ...]:
    """Play to the end and return the marks of the flight."""
    return landed(session).marks


def test_without_help_a_flight_has_no_marks() -> None:
    session = begun()
    assert not session.undo(), "there is nothing to take back, so nothing helped"
    assert marks(session) == ()


def test_a_choice_that_was_taken_back_is_told() -> None:
    session = begun()
    move(session)
    assert session.undo()
    assert marks(session) == (UNDO,)


def test_what_helped_stays_with_the_game_and_its_branches() -> None:
    session = begun()
    move(session)
    session.undo()
    session.notes.aids |= {ADVISER}
    again = Session.resume(session.to_json(), the_engine())
    assert again.notes.aids == {ADVISER, UNDO}
    assert again.branch(None).notes.aids == {ADVISER, UNDO}
    assert marks(again) == (ADVISER, UNDO)


def test_a_branch_is_guided_by_nobody_and_notes_for_itself() -> None:
    session = begun()
    session.notes.guided, session.notes.missed = True, [(1, "critical")]
    branch = session.branch(None)
    assert not branch.notes.guided and branch.notes.missed == []
    branch.notes.aids |= {ADVISER}
    branch.spend(2000.0)
    assert session.notes.aids == frozenset() and session.notes.seconds == 0 and session.notes.guided


@pytest.mark.parametrize("nonsense", ["undo", 3, None, [["undo"]], ["all", 5], {"undo": True}])
def test_nonsense_in_a_file_is_no_help(nonsense: object) -> None:
    game = {**begun().to_json(), "aids": nonsense}
    assert Session.resume(game, the_engine()).notes.aids == frozenset()


def test_asking_the_adviser_at_the_table_is_help(tmp_path: Path) -> None:
    hands = Hands(tmp_path)
    table = hands.position(position(2))
    table.advising.ask = Asked()
    assert table.session.notes.aids == frozenset()
    table.popups.ask_adviser()
    assert table.session.notes.aids == {ADVISER}


def test_the_time_of_play_is_logged_without_long_rests() -> None:
    session = begun()
    assert landed(begun()).seconds is None, "nobody has sat at a table"
    for ms in (900.0, 600.0, 3_600_000.0):
        session.spend(ms)
    again = Session.resume(session.to_json(), the_engine())
    assert again.notes.seconds == 121 and landed(again).seconds == 121 == landed(again.branch(None)).seconds


@pytest.mark.parametrize("nonsense", ["9", -1, 1.5, None, True, 10**9, [3]])
def test_a_time_that_makes_no_sense_is_none(nonsense: object) -> None:
    game = {**begun().to_json(), "seconds": nonsense}
    assert Session.resume(game, the_engine()).notes.seconds == 0


def test_time_passes_only_at_a_table_that_is_played(tmp_path: Path) -> None:
    hands = Hands(tmp_path)
    table = hands.position(position(2))
    before = table.session.notes.seconds
    hands.app.advance(2500)
    assert table.session.notes.seconds == pytest.approx(before + 2.5)
    table.past = True
    hands.app.advance(2500)
    assert table.session.notes.seconds == pytest.approx(before + 2.5), "a game that is watched is not played"
