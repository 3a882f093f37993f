"""Screens outside the table hold words of any size and length: none is cut, none overlap, all is reached."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

import pytest

from game.app.drawing.viewport import Rect
from game.app.forms.form_scene import FormScene
from game.app.widgets.scroll import ScrollArea
from game.dev.studio import Studio
from game.storage.preferences import Preferences
from game.texts import FALLBACK, languages
from tests.app.test_shots_text import faults

MODULES = tuple(f"game.dev.pictures.{name}_pictures" for name in ("screen", "settings", "saves"))
ALL = [name for module in MODULES for name in import_module(module).SHOTS]
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
CASES = [
    ("pseudo", 200, (1280, 720), ALL),
    ("pseudo", 100, (1280, 720), ALL),
    ("pseudo", 150, (1920, 1080), SOME),
    ("de", 100, (1920, 1080), SOME),
    ("de", 200, (1024, 768), SOME),
    ("en", 150, (1280, 720), SOME),
    ("en", 200, (1920, 1080), SOME),
    ("en", 125, (960, 540), SOME),
]


@pytest.fixture(
    scope="module", params=CASES, ids=lambda case: f"{case[0]}-{case[1]}-{case[2][0]}x{case[2][1]}"
)
def case(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> tuple[Studio, list[str]]:
    language, text, size, names = request.param
    home: Path = tmp_path_factory.mktemp("home")
    return Studio(home, size, Preferences(language=language, text=text)), names


def test_words_are_whole_and_apart_wherever_the_page_is_scrolled(case: tuple[Studio, list[str]]) -> None:
    studio, names = case
    wrong = {}
    for name in names:
        for part, canvas in enumerate(studio.pages(name)):
            assert canvas.texts, f"{name}: a screen without words"
            found = faults(canvas)
            if found:
                wrong[f"{name}, part {part}"] = found
    assert wrong == {}


def test_every_control_is_large_enough_and_on_the_page(case: tuple[Studio, list[str]]) -> None:
    studio, _ = case
    for name in SOME:
        studio.take(name)
        scene = studio.app.stack.top
        assert isinstance(scene, FormScene)
        width, height = scene.form.kit.viewport.design
        for widget in scene.form.widgets:
            if isinstance(widget, ScrollArea):
                continue
            x, y, w, h = widget.rect
            assert w >= 40 and h >= 40, f"{name}: {widget.key} is {w:.0f} x {h:.0f}"
            area: Rect = widget.area.rect if widget.area else (0, 0, width, height)
            length = max(widget.area.length, area[3]) if widget.area else height
            assert area[0] <= x and x + w <= area[0] + area[2] + 0.5, f"{name}: {widget.key} sticks out"
            assert area[1] <= y and y + h <= area[1] + length + 0.5, f"{name}: {widget.key} sticks out"


# the focus


def follows(before: Rect, after: Rect) -> bool:
    """Tell whether reading goes on from one rectangle to another: to the right in a row, down, or up to a
    column further right."""
    bx, by, bw, bh = before
    ax, ay, _, ah = after
    same_row = min(by + bh, ay + ah) - max(by, ay) > 0.5 * min(bh, ah)
    if same_row:
        return ax >= bx + bw - 1
    return ay >= by + bh - 1 or ax >= bx + bw - 1


@pytest.mark.parametrize("text", [100, 200])
def test_the_focus_moves_as_one_reads(tmp_path: Path, text: int) -> None:
    studio = Studio(tmp_path, (1280, 720), Preferences(language="en", text=text))
    for name in SOME:
        studio.take(name)
        scene = studio.app.stack.top
        assert isinstance(scene, FormScene)
        ring = [w for w in scene.form.widgets if w.focusable]
        assert ring
        for before, after in zip(ring, ring[1:], strict=False):
            if before.area is after.area:
                assert follows(before.rect, after.rect), f"{name}: {after.key} after {before.key}"


def test_steps_back_are_no_reading_order() -> None:
    assert follows((0, 0, 50, 50), (60, 0, 50, 50)) and follows((60, 0, 50, 50), (0, 60, 50, 50))
    assert not follows((60, 0, 50, 50), (0, 0, 50, 50)) and not follows((0, 60, 50, 50), (0, 0, 50, 50))


# the table in another language

TABLE = [
    "table-four",
    "table-variants",
    "table-breach",
    "table-lost",
    "play-help-panel",
    "play-log",
    "play-bridge",
    "play-refusal",
    "play-room-card",
    "play-end-question",
    "piles-known",
    "damage-control",
    "pod-offline",
    "pod-online",
    "pod-question",
    "solo-trade-ask",
    "variant-mess-hall",
    "uncounted",
    "replay-middle",
]


@pytest.mark.parametrize("language", [language for language in languages() if language != FALLBACK])
def test_other_languages_fit_on_the_table(tmp_path: Path, language: str) -> None:
    studio = Studio(tmp_path, (1280, 720), Preferences(language=language))
    wrong = {name: found for name in TABLE if (found := faults(studio.take(name)))}
    assert wrong == {}
