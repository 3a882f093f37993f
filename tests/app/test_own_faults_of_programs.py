"""A mistake in a player's own room that strikes where nobody chose it: a program's turn, another game."""

from __future__ import annotations

import random
import shutil
from pathlib import Path
from typing import Any

import pytest

from game.app.forms.confirm_scene import ConfirmScene
from game.app.scenes.ending.ending_scene import EndingScene
from game.app.scenes.error_scene import ErrorScene
from game.app.table.motion.transients import TOAST_MS, Toast
from game.app.table.table_scene import TableScene
from game.bots.lent.strength import Strength
from game.bots.seat import BotSeat
from game.play.seats import PersonSeat
from game.play.session import Session
from tests.app.saved_games import plain
from tests.app.stage import Hands
from tests.app.test_own_faults import (
    ACTIVATE,
    ENDLESS,
    SETUP,
    at_table,
    garden,
    in_the_garden,
    opened,
    opening,
)
from tests.bots.players import AtHand
from tests.pack.garden import make
from tests.shares import mostly_slow


def program(rule: Any) -> BotSeat:
    """A program's player that follows a rule."""
    return BotSeat(Strength("cadet"), AtHand(rule))  # type: ignore[arg-type]


def ending_turns(home: Path) -> None:
    """Make an expansion whose steps never end when a turn does."""
    folder = make(home / "rooms")
    file, steps = folder / "expansion.yaml", ENDLESS.replace("\n    ", "\n").rstrip()
    file.write_text(f"{file.read_text(encoding='utf-8')}\nbefore:\n  next-turn:{steps}\n", encoding="utf-8")


def finished(hands: Hands) -> Session:
    """A game with the room that is over."""
    session, chance = Session.new(SETUP, hands.app.engine(), hands.app.shelf), random.Random(1)
    while session.decision is not None:
        session.apply(chance.choice(session.decision["options"]))
    return session


def watched(home: Path, speed: str = "off") -> tuple[Hands, TableScene]:
    """A table at which programs run into the mistake whenever they can."""
    garden(home)
    seats = [program(lambda options: ACTIVATE if ACTIVATE in options else options[-1]) for _ in range(2)]
    hands, table = at_table(home, seats=seats)
    hands.app.change_settings(animation=speed)
    return hands, table


def note_on(table: TableScene) -> Toast | None:
    """The note on the mistake, if it is there."""
    toast = table.transients.toast
    return toast if toast is not None and "garden" in toast.note else None


def until_told(hands: Hands, table: TableScene) -> Toast:
    for _ in range(200):
        hands.app.advance(50)
        if (note := note_on(table)) is not None:
            return note
    raise AssertionError("nothing is told")


@pytest.mark.parametrize("speed", mostly_slow(["normal", "off", "fast"], 1))
def test_who_watches_is_told_once_and_can_read_it(tmp_path: Path, speed: str) -> None:
    hands, table = watched(tmp_path, speed)
    seen = [until_told(hands, table)]
    for _ in range(500):
        hands.app.advance(50)
        if (note := note_on(table)) is not None:
            seen.append(note)
    assert len({id(note) for note in seen}) == 1
    assert seen[0].note.startswith("Your own “garden” has an error (garden/rooms/garden.yaml, line ")
    assert len(seen) * 50 > TOAST_MS, "it does not go with the next step"


def test_the_note_goes_with_a_click_and_with_its_language(tmp_path: Path) -> None:
    hands, table = watched(tmp_path / "click")
    until_told(hands, table)
    hands.click((5.0, 5.0))
    hands.app.advance(50)
    assert note_on(table) is None
    hands, table = watched(tmp_path / "language")
    until_told(hands, table)
    hands.app.change_settings(language="de")
    for _ in range(20):
        hands.app.advance(50)
    assert note_on(table) is None


def test_whoever_has_its_turns_ended_is_told_once_where_nothing_is_left(tmp_path: Path) -> None:
    garden(tmp_path)
    hands, table = at_table(tmp_path)
    session = table.session
    asked = session.pending
    assert asked is not None and session.decision is not None
    hands.app.change_settings(auto_end=True)
    session.decision = {**session.decision, "options": [ACTIVATE]}  # type: ignore[list-item]
    session.hand_over(asked.crew, program(lambda options: ACTIVATE))
    for _ in range(100):
        hands.app.advance(100)
        if isinstance(hands.app.top, ConfirmScene):
            break
    hands.run()
    hands.click("no")
    for _ in range(20):
        hands.app.advance(100)
    assert hands.app.top is table


@pytest.mark.parametrize("others", [0, 1], ids=["alone", "with a program"])
def test_where_a_program_can_do_nothing_else_who_watches_plays_on(tmp_path: Path, others: int) -> None:
    """It opened the screen of an error, and the game could not be gone on with."""
    ending_turns(tmp_path)
    hands = opened(tmp_path)
    app = hands.app
    other = program(lambda options: options[-1]) if others else PersonSeat()
    seats = [program(lambda options: options[-1]), other]
    setup = {**SETUP, "first": 0}
    table = TableScene(Session.new(setup, app.engine(), app.shelf, (), seats))
    app.reset(table)
    for _ in range(400):
        if isinstance(app.top, ConfirmScene):
            break
        session = table.session
        if session.by_hand and session.decision is not None:
            session.apply(session.decision["options"][-1])
            table.renew()
        app.advance(600)
        hands.run()
    assert isinstance(app.top, ConfirmScene)
    told = plain(hands)
    assert "Your own “garden” has an error" in told and "garden/expansion.yaml, line" in told
    assert "reinstall" not in told and "something else" not in told
    hands.click("no")
    assert app.top is table and table.session.by_hand and table.session.decision is not None
    assert not any(isinstance(scene, ErrorScene) for scene in app.scenes)
    table.propose(table.session.decision["options"][0])
    hands.run()
    assert isinstance(app.top, ConfirmScene), "by hand it is refused in the same words"
    hands.click("yes")
    make(tmp_path / "rooms")
    hands.click("continue")
    table = app.top
    assert isinstance(table, TableScene), "corrected, the game goes on"
    made = table.session.history.cursor
    for _ in range(20):
        app.advance(600)
        if table.session.by_hand and app.top is table and table.session.decision is not None:
            table.propose(table.session.decision["options"][0])
        hands.run()
    assert table.session.history.cursor > made


def test_a_program_to_whom_the_seat_is_given_back_is_asked_all_again(tmp_path: Path) -> None:
    garden(tmp_path)
    session = in_the_garden(opened(tmp_path).app)
    asked = session.pending
    assert asked is not None and session.decision is not None
    session.decision = {**session.decision, "options": [ACTIVATE]}  # type: ignore[list-item]
    seat = program(lambda options: ACTIVATE)
    session.hand_over(asked.crew, seat)
    with pytest.raises(Exception, match="steps that never end"):
        session.poll()
    assert session.attempt == ACTIVATE and session.pass_over() and session.stuck
    assert session.attempt is None
    assert session.ask() is seat and seat.proposal == ACTIVATE


def test_the_same_ship_again_says_that_the_room_is_wrong_and_begins_once_it_is_corrected(
    tmp_path: Path,
) -> None:
    """It said that one of the game's own files was wrong, and to install the game again."""
    make(tmp_path / "rooms")
    hands = opened(tmp_path)
    hands.app.reset(EndingScene(finished(hands)))
    opening(tmp_path)
    hands.app.read_own_again()
    hands.app.advance(2000)
    hands.run()
    hands.click("again")
    told = plain(hands)
    assert isinstance(hands.scene, ConfirmScene)
    assert "Your own “garden” has an error" in told and "garden/expansion.yaml:" in told
    assert "reinstall" not in told and "own files" not in told
    (tmp_path / "rooms" / "garden" / "expansion.yaml").unlink()
    make(tmp_path / "rooms")
    hands.click("yes")
    assert isinstance(hands.scene, TableScene)


def test_the_same_ship_again_says_what_is_missing(tmp_path: Path) -> None:
    """It opened the screen of an error."""
    make(tmp_path / "rooms")
    hands = opened(tmp_path)
    hands.app.reset(EndingScene(finished(hands)))
    shutil.move(tmp_path / "rooms" / "garden", tmp_path / "aside")
    hands.app.read_own_again()
    hands.app.advance(2000)
    hands.run()
    hands.click("again")
    assert isinstance(hands.scene, EndingScene) and "“garden”, which is not installed" in plain(hands)
    shutil.move(tmp_path / "aside", tmp_path / "rooms" / "garden")
    hands.click("again")
    assert isinstance(hands.scene, TableScene)
