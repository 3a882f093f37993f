"""Who plays a seat: chosen on the setup screen, remembered, and found at the table."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from game.app.navigation.scene import Scene
from game.app.scenes.setup.setup_scene import SetupScene
from game.app.shell.app import App
from game.app.table.table_scene import TableScene
from game.bots.players.rank_list import RANKS
from game.bots.seat import BotSeat
from game.storage.settings.new_game import NewGame, Participant
from game.storage.settings.preferences import Preferences
from tests.app.setup_page import TWO as PEOPLE
from tests.app.setup_page import choose as choose_cell
from tests.app.setup_page import focus
from tests.app.stage import Hands

TWO = (Participant("Mara", 0), Participant("Joon", 1, "captain"))


@pytest.fixture
def setup(app: App, show: Callable[[Scene], Hands]) -> Hands:
    app.change_settings(new_game=PEOPLE)
    return show(SetupScene())


def choose(setup: Hands, seat: int, rank: str) -> None:
    choose_cell(setup, f"rank-{seat}", rank)


def seats(setup: Hands) -> list[str]:
    """Who sits at the table after Start: ranks, empty for a person."""
    setup.click("start")
    assert isinstance(setup.scene, TableScene), setup.scene
    found = setup.scene.session.seats
    return [seat.rank if isinstance(seat, BotSeat) else "" for seat in found]


def test_every_seat_may_be_anybodys(setup: Hands) -> None:
    setup.click("add-2")
    setup.click("add-3")
    for seat, rank in enumerate(("", *RANKS)):
        choose(setup, seat, rank)
        said = setup.widget(f"rank-{seat}").explanation() or ""
        assert ("simple rules" in said) == (rank == "cadet")
    assert "Start" in setup.words()
    assert seats(setup) == ["", *RANKS]
    assert [one.rank for one in setup.app.settings.new_game.players] == ["", *RANKS]


def test_by_keyboard(setup: Hands) -> None:
    focus(setup, "rank-1")
    setup.key(pygame.K_RIGHT)
    setup.key(pygame.K_RIGHT)
    setup.key(pygame.K_RETURN)
    assert isinstance(setup.scene, TableScene)
    assert [seat.to_json().get("rank") for seat in setup.scene.session.seats] == [None, "officer"]


def test_a_crew_without_a_person_is_watched(setup: Hands) -> None:
    choose(setup, 0, "cadet")
    assert "Start" in setup.words() and "Watch" not in setup.words()
    choose(setup, 1, "cadet")
    assert "Watch" in setup.words() and "Start" not in setup.words()
    assert seats(setup) == ["cadet", "cadet"]


def test_what_was_chosen_is_remembered_and_a_single_player_directs_alone(
    app: App, show: Callable[[Scene], Hands]
) -> None:
    app.change_settings(new_game=NewGame(TWO, "easy"))
    setup = show(SetupScene())
    assert setup.scene.draft.ranks == ("", "captain")
    setup.click("expansion-solo")
    assert setup.scene.draft.seats == 1
    assert not [key for key in setup.controls() if key.startswith("rank")]
    assert setup.scene.draft.ranks == ("", "", "")
    setup.click("expansion-solo")
    assert setup.scene.draft.ranks == ("", "captain"), "the others are back as they were"
    setup.click("expansion-solo")
    assert seats(setup) == ["", "", ""]


def test_a_captain_gets_the_time_that_the_settings_say(setup: Hands) -> None:
    setup.app.change_settings(captain_seconds=5)
    choose(setup, 1, "captain")
    assert "up to 5 s a turn" in (setup.widget("rank-1").explanation() or "")
    setup.click("start")
    assert [seat.to_json().get("seconds") for seat in setup.scene.session.seats] == [None, 5.0]


def test_a_game_code_says_nothing_of_it(setup: Hands) -> None:
    choose(setup, 1, "officer")
    draft = setup.scene.draft
    setup.click("start")
    session = setup.scene.session
    assert session.code is not None and "seats" in session.to_json()
    assert "rank" not in str(session.setup) and draft.ranks == ("", "officer")


@pytest.mark.parametrize("rank", [3, "admiral", None, ["cadet"], "x" * 100], ids=str)
def test_a_rank_that_nobody_has_is_a_person(rank: object, app: App, show: Callable[[Scene], Hands]) -> None:
    value = {"version": 2, "new_game": {"players": [
        {"name": "Mara", "mark": 0, "rank": rank}, {"name": "Joon", "mark": 1, "rank": "cadet"},
    ]}}  # fmt: skip
    settings, _ = Preferences.judged(value)
    app.change_settings(new_game=settings.new_game)
    assert show(SetupScene()).scene.draft.ranks == ("", "cadet")
