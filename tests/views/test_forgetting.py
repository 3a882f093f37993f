"""What views hold does not outlive its screen."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from game.app.drawing.canvas import Canvas
from game.app.drawing.kit import Kit
from game.app.drawing.viewport import Rect
from game.app.forms.view_scene import ViewScene
from game.app.navigation.scene import Scene
from game.app.scenes.saves.saves_scene import SavesScene
from game.app.scenes.settings.settings_scene import SettingsScene
from game.app.scenes.setup.setup_scene import SetupScene
from game.app.scenes.title.title_scene import TitleScene
from game.app.views import layout, tree
from game.app.views.layout import Layouter
from game.app.views.tree import Act, View, column, drawn, scroll, space, text
from tests.app.stage import Hands, open_app
from tests.views.made_up_type import MadeUpType


class Careless(ViewScene):
    """A screen that hands itself to its views in every way."""

    def view(self, kit: Kit) -> View:
        act = Act(more=(("owner", self), ("asked", lambda: self)))
        page = column(
            drawn(self.paint, self, high=100, wide=100),
            drawn(lambda canvas, rect: self.paint(canvas, rect, self), high=100),
            space(high=66).but(high=66).named("press", act),
            text("words", "body"),
        )
        return column(scroll(page, "page"))

    def paint(self, canvas: Canvas, rect: Rect, owner: object) -> None:
        canvas.box(rect, (0, 0, 0))

    def do(self, name: str, value: Any) -> None:
        pass


class Ground(Scene):
    """What lies below."""


def left(hands: Hands, make: Callable[[], Scene]) -> weakref.ref[Scene]:
    """Return a scene that was opened, drawn, used and left."""
    app = hands.app
    app.push(make())
    hands.run()
    app.draw()
    hands.move((200, 200))
    app.draw()
    gone = weakref.ref(hands.scene)
    app.pop()
    hands.run()
    app.draw()
    return gone


@pytest.mark.parametrize("make", [Careless, SetupScene, SettingsScene, SavesScene, TitleScene])
def test_a_scene_that_left_is_collected(tmp_path: Path, make: Callable[[], Scene]) -> None:
    app = open_app(tmp_path)
    app.reset(Ground())
    gone = left(Hands(app), make)
    gc.collect()
    assert gone() is None


def test_one_that_left_while_views_were_made_anew_is_collected(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tree, "MOST_KEPT", 5)
    app = open_app(tmp_path)
    app.reset(Ground())
    gone = left(Hands(app), Careless)
    gc.collect()
    assert gone() is None


def test_what_is_forgotten_is_laid_out_anew() -> None:
    layouter = Layouter(MadeUpType())
    view = text("there before")
    first = layouter.laid(view, 90, 30)
    assert text("there before") is view and layouter.laid(view, 90, 30) is first
    layout.forget_all()
    assert text("there before") is not view and layouter.laid(view, 90, 30) is not first
