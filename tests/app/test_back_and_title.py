"""Full pages: the note on the way back leaves the title to be read; help is at hand on the title screen."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.app.navigation import routes
from game.app.views.bits import TITLE
from game.storage.settings.preferences import Preferences
from tests.play.driver import Hands

PAGES = [routes.Settings(), routes.FlightSchool(), routes.SavedGames()]


@pytest.mark.parametrize("text", [100, 200])
@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("route", PAGES, ids=[type(page).__name__ for page in PAGES])
def test_the_note_on_back_does_not_lie_over_the_title(
    tmp_path: Path, route: routes.Route, language: str, text: int
) -> None:
    hands = Hands(tmp_path, Preferences(animation="off", language=language, text=text))
    hands.app.start(routes.Title())
    hands.app.open(route)
    if TITLE not in hands.top.laid.places:
        pytest.skip("the page has another head")
    back = hands.top.form.find("back")
    hands.top.form.focus_on("back", by_key=True)
    hands.wait(1000)
    notes = [record.rect for record in hands.app.draw().texts if record.text == back.explanation()]
    assert notes, "the note is shown"
    scale = hands.app.kit.viewport.scale / hands.top.form.kit.viewport.scale
    x, y, w, h = (side / scale for side in hands.top.laid.rect(TITLE))
    for left, top, wide, high in notes:
        assert left >= x + w or left + wide <= x or top >= y + h or top + high <= y


def test_the_help_key_opens_the_rulebook_on_the_title_screen(tmp_path: Path) -> None:
    hands = Hands(tmp_path, Preferences(animation="off", language="en"))
    hands.app.start(routes.Title())
    hands.wait()
    hands.key("f1")
    assert type(hands.top).__name__ == "RulebookScene"
