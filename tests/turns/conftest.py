"""The window that turns are flown in."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.app.scenes.title.title_scene import TitleScene
from game.storage.settings.preferences import Preferences
from tests.app.stage import Hands, open_app


@pytest.fixture
def hands(tmp_path: Path) -> Hands:
    app = open_app(tmp_path, settings=Preferences(animation="off", language="en"))
    app.reset(TitleScene())
    return Hands(app)
