"""Which questions are asked is the player's choice; what they guard happens either way."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from game.app.forms.confirm_scene import ConfirmScene
from game.app.navigation.scene import Scene
from game.app.scenes.menu_scene import MenuScene
from game.app.scenes.saves.saves_scene import SavesScene
from game.app.scenes.setup.setup_scene import SetupScene
from game.app.scenes.title.title_scene import TitleScene
from game.app.shell.app import App
from game.app.table.table_scene import TableScene
from game.play.session import Session
from tests.app.stage import Hands

SETUP = {"players": 2, "difficulty": "medium", "seed": 5, "names": ["Ada", "Bo"]}
Show = Callable[[Scene], Hands]


def at_menu(app: App, show: Show) -> Hands:
    session = Session.new(SETUP, app.engine(), app.shelf)
    hands = show(TableScene(session))
    app.push(MenuScene(session))
    hands.run()
    return hands


@pytest.mark.parametrize("way", ["title", "new", "quit"])
@pytest.mark.parametrize("asked", [True, False])
def test_leaving_a_game(app: App, show: Show, way: str, asked: bool) -> None:
    app.change_settings(confirm_leave=asked)
    hands = at_menu(app, show)
    hands.click(way)
    if asked:
        assert isinstance(hands.scene, ConfirmScene)
        assert "saved" in hands.words()
        hands.key(pygame.K_ESCAPE)
        assert isinstance(hands.scene, MenuScene) and app.running, "Back stays in the game"
        hands.click(way)
        hands.key(pygame.K_RETURN)
    if way == "quit":
        assert not app.running
    else:
        assert isinstance(hands.scene, TitleScene if way == "title" else SetupScene)


@pytest.mark.parametrize("asked", [True, False])
def test_a_new_game_in_the_place_of_one_in_progress(app: App, show: Show, asked: bool) -> None:
    app.change_settings(confirm_replace=asked)
    Session.new(SETUP, app.engine(), app.shelf)
    hands = show(SetupScene())
    hands.scene.start()
    hands.run()
    if asked:
        assert isinstance(hands.scene, ConfirmScene)
        hands.key(pygame.K_RETURN)
    assert isinstance(hands.scene, TableScene)


@pytest.mark.parametrize("asked", [True, False])
def test_deleting_a_saved_game(app: App, show: Show, asked: bool) -> None:
    app.change_settings(confirm_delete=asked)
    app.library.save("Old", Session.new(SETUP, app.engine(), app.shelf).to_json())
    hands = show(SavesScene())
    hands.key(pygame.K_DOWN)
    hands.key(pygame.K_DELETE)
    if asked:
        assert isinstance(hands.scene, ConfirmScene)
        hands.key(pygame.K_RETURN)
        assert len(app.library.list()) == 1, "Enter deletes nothing by itself"
        hands.key(pygame.K_DELETE)
        hands.key(pygame.K_RIGHT)
        hands.key(pygame.K_RETURN)
    assert app.library.list() == []
