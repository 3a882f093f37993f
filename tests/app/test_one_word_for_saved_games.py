"""What opens the saved games is called what their page is called, in every language."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from game.app.navigation.scene import Scene
from game.app.scenes.saves.saves_scene import SavesScene
from game.app.scenes.title.title_scene import TitleScene
from game.app.shell.app import App
from game.play.session import Session
from game.texts import Texts, languages
from tests.app.stage import Hands


@pytest.mark.parametrize("language", languages())
def test_both_menus_and_the_page_say_the_same(language: str) -> None:
    texts = Texts(language)
    assert texts("title-load") == texts("menu-load") == texts("ships-title")


def test_the_title_leads_to_a_page_of_that_name(app: App, show: Callable[[Scene], Hands]) -> None:
    session = Session.new({"players": 2, "difficulty": "hard", "seed": 7}, app.engine())
    app.library.save("Friday", session.to_json())
    hands = show(TitleScene())
    assert "Saved games" in hands.words()
    hands.click("load")
    assert isinstance(hands.scene, SavesScene)
    assert "Saved games" in hands.words()
