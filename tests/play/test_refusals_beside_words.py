"""A refusal and the words of the captain, or of a program's player, never cover each other, nor the rooms the
refusal speaks of."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from game.app.drawing.viewport import Rect, centre
from game.app.scenes.lessons.guided_scene import GuidedScene
from game.app.table.model.gestures.refusals import button_reason, why_not
from game.app.table.model.table_keys import TableKey
from game.app.table.paint import overlays
from game.app.table.table_scene import TableScene
from game.storage.settings.preferences import Preferences
from tests.play.test_guided_places import HINTS, covers
from tools.studio import Studio

SIZES = ((1280, 720), 100), ((1280, 720), 200), ((1920, 1080), 100)
LANGUAGES = "en", "de", "ja"
LOOKS = [
    pytest.param(size, text, language, marks=[] if LANGUAGES[number] == language else pytest.mark.slow)
    for number, (size, text) in enumerate(SIZES)
    for language in LANGUAGES
]
"""Each size of window and type in one language is quick."""
TRIES = (
    ("button/repair", None), ("button/divert", None), ("button/share", None), ("hand/0", "room/bridge"),
    ("hand/0", "room/mess-hall"), ("hand/1", "room/energy-core"), ("meeple/0", "deck"), ("hand/0", "deck"),
)  # fmt: skip


@pytest.fixture
def refusals(monkeypatch: pytest.MonkeyPatch) -> list[tuple[Any, Rect]]:
    """Every refusal that is drawn, and where."""
    drawn: list[tuple[Any, Rect]] = []
    draw = overlays.draw_reason

    def noted(canvas: Any, reason: Any, *given: Any, **named: Any) -> Rect:
        rect = draw(canvas, reason, *given, **named)
        drawn.append((reason, rect))
        return rect

    monkeypatch.setattr(overlays, "draw_reason", noted)
    return drawn


def attempt(scene: TableScene, source: str, target: str | None) -> bool:
    """Try something that is refused; tell whether it was."""
    keys = scene.layout.keys
    first = next((key for key in keys if str(key) == source), None)
    last = first if target is None else next((key for key in keys if str(key) == target), None)
    if first is None or last is None:
        return False
    reason = (
        button_reason(scene.texts, scene.position, first.name)
        if target is None
        else why_not(scene.texts, scene.position, first, last)
    )
    if reason is not None:
        scene.input.host.refuse(reason, centre(scene.layout.rect(last)))
    return reason is not None


@pytest.mark.parametrize(("size", "text", "language"), LOOKS)
def test_neither_covers_the_other(
    size: tuple[int, int], text: int, language: str, tmp_path: Path, refusals: list[tuple[Any, Rect]]
) -> None:
    studio = Studio(tmp_path, size, Preferences(text=text, language=language))
    studio.take("guided-game")
    scene = studio.shown
    assert isinstance(scene, GuidedScene)
    faults, count = [], 0
    for hint in HINTS[::3]:
        for source, target in TRIES:
            scene.guide.hint = hint
            scene.update(0)
            if not attempt(scene, source, target):
                continue
            refusals.clear()
            studio.app.draw()
            count += 1
            [(reason, rect)] = refusals
            bubble = scene.bubble.rect
            if bubble is not None and covers(bubble, rect):
                faults.append((hint.kind, source, target, "the captain"))
            named = [scene.layout.rect(TableKey.room(room)) for room in reason.rooms]
            if text == 100 and any(covers(rect, room) for room in named):
                faults.append((hint.kind, source, target, reason.rooms))
            scene.transients.toast = None
    assert not faults and count >= 20
