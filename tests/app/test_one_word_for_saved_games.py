"""What opens the saved games is called what their page is called, in every language."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.app.navigation import routes
from game.storage.preferences import Preferences
from game.texts import Texts, languages
from tests.play.driver import Hands


@pytest.mark.parametrize("language", languages())
def test_both_menus_and_the_page_say_the_same(language: str) -> None:
    texts = Texts(language)
    assert texts("title-load") == texts("menu-load") == texts("ships-title")


def test_the_page_has_that_name(tmp_path: Path) -> None:
    hands = Hands(tmp_path, Preferences(animation="off", language="en"))
    hands.app.start(routes.Title())
    hands.app.open(routes.SavedGames())
    assert hands.shows("Saved games")
