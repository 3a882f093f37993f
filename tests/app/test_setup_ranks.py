"""Who plays a seat: chosen on the setup screen, remembered, and found at the table."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from game.app.navigation.scene import Scene
from game.app.scenes.setup.setup_scene import SetupScene
from game.app.shell.app import App
from game.app.table.table_scene import TableScene
from game.bots.players.player import RANKS
from game.bots.seat import BotSeat
from game.storage.preferences import NewGame, Participant, Preferences
from tests.app.stage import Hands

TWO = (Participant("Mara", 0), Participant("Joon", 1, "captain"))


@pytest.fixture
def setup(app: App, show: Callable[[Scene], Hands]) -> Hands:
    return show(SetupScene())


def choose(setup: Hands, seat: int, rank: str) -> None:
    cell = next(cell for cell in setup.widget(f"rank-{seat}").cells if cell.value == rank)  # type: ignore[attr-defined]
    setup.click((cell.rect[0] + 20, cell.rect[1] + 20))


def seats(setup: Hands) -> list[str]:
    """Who sits at the table after Start: ranks, empty for a person."""
    setup.click("start")
    assert isinstance(setup.scene, TableScene), setup.scene
    found = setup.scene.session.seats
    return [seat.rank if isinstance(seat, BotSeat) else "" for seat in found]


def test_every_seat_may_be_anybodys(setup: Hands) -> None:
    setup.click("add-2")
    setup.click("add-3-officer")
    for seat, rank in enumerate(("", *RANKS)):
        choose(setup, seat, rank)
    assert "rules of thumb, at once" in setup.words() and "Start" in setup.words()
    assert seats(setup) == ["", *RANKS]
    assert [one.rank for one in setup.app.settings.new_game.players] == ["", *RANKS]


def test_by_keyboard(setup: Hands) -> None:
    while setup.scene.form.focus is None or setup.scene.form.focus.key != "rank-1":
        setup.key(pygame.K_TAB)
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
    cells = setup.widget("players").cells  # type: ignore[attr-defined]
    setup.click((cells[0].rect[0] + 20, cells[0].rect[1] + 20))
    assert setup.scene.draft.seats == 1
    assert not [key for key in setup.controls() if key.startswith("rank")]
    assert setup.scene.draft.ranks == ("", "", "") and seats(setup) == ["", "", ""]


def test_a_captain_gets_the_time_that_the_settings_say(setup: Hands) -> None:
    setup.app.change_settings(captain_seconds=5)
    choose(setup, 1, "captain")
    assert "searches whole turns, up to 5 s each" in setup.words()
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
