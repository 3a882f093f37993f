"""What takes longer than an instant shows that it works."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.app.navigation import routes
from game.app.shell.app import App
from game.play.session import Session
from game.storage.files.paths import Home
from game.storage.settings.preferences import Preferences


@pytest.fixture
def app(tmp_path: Path) -> App:
    app = App(Home(tmp_path, tmp_path / "logs"), (1280, 720), Preferences(language="en"))
    app.start(routes.Title())
    app.show()
    return app


def presented(app: App, monkeypatch: pytest.MonkeyPatch, route: routes.Route) -> list[bytes]:
    """The pictures that are sent to the screen while a route is opened."""
    shown: list[bytes] = []
    flip = pygame.display.flip

    def seen() -> None:
        shown.append(pygame.image.tobytes(app.screen, "RGB"))
        flip()

    monkeypatch.setattr(pygame.display, "flip", seen)
    app.open(route)
    return shown


def test_setting_up_and_laying_out_a_game_show_a_sign_first(
    app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = pygame.image.tobytes(app.screen, "RGB")
    session = Session.new({"players": 2, "difficulty": "easy", "seed": 1}, app.engine(), app.shelf)
    for route in (routes.Setup(), routes.Table(session)):
        shown = presented(app, monkeypatch, route)
        assert len(shown) == 1 and shown[0] != before


def test_what_opens_at_once_shows_none(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    assert presented(app, monkeypatch, routes.Settings()) == []


def test_the_first_screen_of_all_has_nothing_below_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = App(Home(tmp_path, tmp_path / "logs"), (1280, 720), Preferences(language="en"))
    assert presented(app, monkeypatch, routes.Setup()) == []
