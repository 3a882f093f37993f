"""What a screen showed in another language, size or with other keys is given up."""

from __future__ import annotations

import gc
from collections.abc import Callable
from pathlib import Path
from weakref import ref

import pytest

from game.app.bindings.gamepads import XBOX
from game.app.navigation import routes
from game.app.shell.app import App
from tests.app.stage import open_app
from tests.shares import mostly_slow
from tools.pictures.screen_pictures import recorded

SCREENS: dict[str, Callable[[App], routes.Route]] = {
    "title": lambda app: routes.Title(),
    "setup": lambda app: routes.Setup(),
    "settings": lambda app: routes.Settings(),
    "rulebook": lambda app: routes.Rulebook(),
    "school": lambda app: routes.FlightSchool(),
    "descent": lambda app: routes.Descent(),
    "challenges": lambda app: routes.Challenges(),
    "saved games": lambda app: routes.SavedGames(),
    "records": lambda app: routes.Records(),
    "guided": lambda app: routes.GuidedGame(),
    "film": lambda app: routes.Film(recorded(app.engine(), "won")),
    "table": lambda app: routes.Table(recorded(app.engine(), "won")),
}


@pytest.mark.parametrize("screen", mostly_slow(SCREENS, 5))
def test_former_words_looks_and_keys_are_given_up(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, screen: str
) -> None:
    app = open_app(tmp_path, (640, 360))
    app.start(SCREENS[screen](app))
    former = []
    ways: list[Callable[[], None]] = [
        *(
            lambda language=language: app.change_settings(language=language)
            for language in ("de", "ja", "en")
        ),
        lambda: app.change_settings(text=150),
        lambda: app.change_settings(text=100),
        lambda: app.use(XBOX),
        lambda: app.use(None),
    ]
    for change in ways:
        former.append(ref(app.kit))
        change()
        app.advance(100)
        app.show()
    caplog.clear()  # what was logged has the frames in which it happened
    gc.collect()
    held = [number for number, kit in enumerate(former) if kit() is not None]
    assert former and not held, held
