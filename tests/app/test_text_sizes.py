"""On screens outside the table the focus moves as one reads, whatever the size of type."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.app.drawing.viewport import Rect
from game.app.forms.form_scene import FormScene
from game.storage.settings.preferences import Preferences
from tests.looped import some
from tools.studio import Studio

SOME = [
    "title-broken",
    "setup-everything",
    "setup-problems",
    "menu",
    "confirm",
    "error",
    "game-over-destroyed",
    "saves",
    "settings-reading",
    "settings-keys",
]
"""One of each kind of screen."""


def follows(before: Rect, after: Rect) -> bool:
    """Tell whether reading goes on from one rectangle to another: to the right in a row, down, or up to a
    column further right."""
    bx, by, bw, bh = before
    ax, ay, _, ah = after
    same_row = min(by + bh, ay + ah) - max(by, ay) > 0.5 * min(bh, ah)
    if same_row:
        return ax >= bx + bw - 1
    return ay >= by + bh - 1 or ax >= bx + bw - 1


@pytest.mark.parametrize("text", [pytest.param(100, marks=pytest.mark.slow), 200])
def test_the_focus_moves_as_one_reads(tmp_path: Path, text: int) -> None:
    studio = Studio(tmp_path, (1280, 720), Preferences(language="en", text=text))
    for name in SOME:
        studio.take(name)
        scene = studio.app.stack.top
        assert isinstance(scene, FormScene)
        ring = [w for w in scene.form.widgets if w.focusable]
        assert ring
        for before, after in some(zip(ring, ring[1:], strict=False)):
            if before.area is after.area:
                assert follows(before.rect, after.rect), f"{name}: {after.key} after {before.key}"


def test_steps_back_are_no_reading_order() -> None:
    assert follows((0, 0, 50, 50), (60, 0, 50, 50)) and follows((60, 0, 50, 50), (0, 60, 50, 50))
    assert not follows((60, 0, 50, 50), (0, 0, 50, 50)) and not follows((0, 60, 50, 50), (0, 0, 50, 50))
