"""Whole games from the title screen to their end, with the mouse or with the keyboard alone."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.app.scenes.ending.ending_scene import EndingScene
from game.app.scenes.title.title_scene import TitleScene
from game.app.table.table_scene import TableScene
from game.storage.settings.new_game import NewGame, Participant
from game.storage.settings.preferences import Preferences
from tests.play.driver import Hands
from tests.play.hand import carry_out
from tests.play.record import GAMES


def recorded(name: str) -> dict[str, Any]:
    """A game that was played before: its settings and its choices."""
    return json.loads((GAMES / f"{name}.json").read_text(encoding="utf-8"))


def remembered(game: dict[str, Any]) -> Preferences:
    """Settings whose setup screen shows the recorded game's crew, difficulty and seed."""
    settings = game["settings"]
    players = tuple(
        Participant(name, mark) for name, mark in zip(settings["names"], game["colours"], strict=True)
    )
    new_game = NewGame(
        players,
        settings["difficulty"],
        settings.get("first"),
        str(settings["seed"]),
        chance=settings.get("chance", 1),
    )
    return Preferences(animation="off", new_game=new_game)


def from_the_title(hands: Hands, keys: bool = False) -> None:
    """Start a game: New game, then Start."""
    hands.app.push(TitleScene())
    hands.wait()
    if keys:
        while hands.top.form.focus is None or hands.top.form.focus.key != "new":
            hands.key("tab")
        hands.key("enter")
        hands.wait()
        hands.key("enter")
    else:
        hands.press_widget("new")
        hands.wait()
        hands.press_widget("start")
    hands.wait()
    assert isinstance(hands.top, TableScene)


def play_on(hands: Hands, choices: Sequence[dict[str, Any]], ways: Sequence[str]) -> None:
    """Carry out the choices, each in the next of the ways."""
    for number, choice in enumerate(choices):
        carry_out(hands, choice, ways[number % len(ways)])
        session = hands.table.session
        assert session.log[-1].events[0]["option"] == choice, f"choice {number}: {choice}"
        if number % 4 == 0:
            hands.app.show()


@pytest.mark.parametrize(
    ("name", "reason", "ways"),
    [
        ("won", "energy-core", ("drag",)),
        pytest.param("destroyed", "room-destroyed", ("drag", "click"), marks=pytest.mark.slow),
        pytest.param("emptied", "deck-empty", ("click",), marks=pytest.mark.slow),
    ],
)
def test_a_whole_game_with_the_mouse(tmp_path: Path, name: str, reason: str, ways: tuple[str, ...]) -> None:
    game = recorded(name)
    hands = Hands(tmp_path, remembered(game))
    from_the_title(hands)
    play_on(hands, game["choices"], ways)
    assert hands.state["result"]["reason"] == reason
    assert isinstance(hands.top, EndingScene)
    hands.press_widget("board")
    hands.wait()
    assert isinstance(hands.top, TableScene)
    assert hands.shows("The game is over") and hands.shows("no more threats")
    assert not hands.shows("every turn") and "%" not in " ".join(hands.texts()), "nothing threatens any more"
    hands.click("end")
    assert isinstance(hands.top, EndingScene)


def test_a_whole_game_by_keyboard_alone(tmp_path: Path) -> None:
    game = recorded("won")
    hands = Hands(tmp_path, remembered(game))
    pointed: list[int] = []
    post = hands.post
    hands.post = lambda kind, **values: (pointed.append(kind), post(kind, **values))[1]  # type: ignore[method-assign]
    from_the_title(hands, keys=True)
    play_on(hands, game["choices"], ("keys",))
    assert hands.state["result"]["won"]
    assert isinstance(hands.top, EndingScene)
    assert not {pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP} & set(pointed)


def test_a_game_goes_on_from_the_autosave(tmp_path: Path) -> None:
    """The program is left in the middle of a game and started again: same position, past and future."""
    game = recorded("won")
    first = Hands(tmp_path, remembered(game))
    from_the_title(first)
    cut = next(n for n, choice in enumerate(game["choices"]) if n > 60 and choice.get("take") == "deck")
    play_on(first, game["choices"][:cut], ("drag",))
    before, log = first.state, first.table.session.log
    again = Hands(tmp_path, Preferences(animation="off"))
    again.app.push(TitleScene())
    again.wait()
    again.press_widget("continue")
    again.wait()
    assert again.state == before
    assert again.table.session.log == log
    play_on(again, game["choices"][cut:], ("drag",))
    assert again.state["result"]["won"]


def test_the_same_ship_again(tmp_path: Path) -> None:
    """After a loss the same seed deals the same ship, decks and first player."""
    game = recorded("destroyed")
    hands = Hands(tmp_path, remembered(game))
    from_the_title(hands)
    first = {key: hands.state[key] for key in ("rooms", "crew", "resource_deck", "damage_deck", "active")}
    play_on(hands, game["choices"], ("click",))
    hands.press_widget("again")
    hands.wait()
    assert {key: hands.state[key] for key in first} == first
    assert hands.state["turn"] == 1 and hands.table.session.colours == tuple(game["colours"])
