"""A program for each test."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from game.app.navigation.scene import Scene
from game.app.shell.app import App
from tests.app.stage import Hands, open_app


@pytest.fixture
def app(tmp_path: Path) -> Iterator[App]:
    """Return a program with an empty home and nothing on its screen."""
    yield open_app(tmp_path)


@pytest.fixture
def show(app: App) -> Callable[[Scene], Hands]:
    """Return a function that shows a scene and returns the hands to use it."""

    def shown(scene: Scene) -> Hands:
        app.reset(scene)
        hands = Hands(app)
        hands.run()
        return hands

    return shown
