"""On every screen, however it is set, all words are whole, apart and large enough, and so is every control.

The quick tests look at every screen that stands still in one of 25 looks, which hold every pair of sizes of
window and type, languages, palettes and contrast, and draw no more than the words; the slow ones at every
screen in all looks, at what moves and at each step of a lesson in the first turn of these, where each screen
is drawn whole in one look, and at the words of every further language.
"""

from __future__ import annotations

import gc
from collections import Counter
from collections.abc import Hashable
from pathlib import Path

import pytest

from game.app.drawing.canvas import Canvas
from game.app.drawing.colours.theme import SIZES, SMALLEST_EAST_ASIAN
from game.app.forms.form_scene import FormScene
from game.app.views.layout import Laid
from game.app.widgets.choice import Choice
from game.app.widgets.scroll import ScrollArea
from tests.screens.looks import Look, chosen, drawn_whole, looks, looks_of_languages, still, unmoving
from tests.screens.words import faults, look_less_often, write_only
from tools.studio import Studio, names

LEAST_PIXELS = {(1280, 720): 12.0, (1920, 1080): 18.0}
"""Pixels of the smallest type in the usual sizes of window."""


def is_a_size(size: float) -> bool:
    """Tell whether type of a size is one of the four, or larger: then its letters are a picture."""
    return size > SIZES[-1] or any(abs(size - each) < 0.01 for each in (*SIZES, SMALLEST_EAST_ASIAN))


TARGET = 44
"""Pixels that a control is wide and high at least at 1280 x 720; more and fewer in other windows."""
SMALLER = {
    "pair/": (110, 54),  # the three pairs of others stand below each other beside one hand of cards
}
"""Controls that may be smaller, by how their names begin: how wide and high they are in units, and why."""


def controls_astray(scene: object) -> list[str]:
    """Return which controls of a form are too small, lie where they cannot be reached, or share a name."""
    if not isinstance(scene, FormScene):
        return []
    found = []
    viewport = scene.form.kit.viewport
    width, height = viewport.design
    least = TARGET * min(viewport.width / 1280, viewport.height / 720) / viewport.scale
    for widget in scene.form.widgets:
        if isinstance(widget, ScrollArea):
            continue
        places = [cell.rect for cell in widget.cells] if isinstance(widget, Choice) else [widget.rect]
        small = next((size for name, size in SMALLER.items() if widget.key.startswith(name)), (least, least))
        for _, _, w, h in places:
            if w < min(least, small[0]) - 0.5 or h < min(least, small[1]) - 0.5:
                found.append(f"{widget.key} is {w:.0f} x {h:.0f} units, {least:.0f} are least")
        x, y, w, h = widget.rect
        left, top, wide, high = widget.area.rect if widget.area else (0, 0, width, height)
        if widget.area:
            high = max(widget.area.length, high)
        if x < left or x + w > left + wide + 0.5 or y < top or y + h > top + high + 0.5:
            found.append(f"{widget.key} sticks out")
    return found + [f"{name} is the name of several parts" for name in names_twice(scene)]


def names_twice(scene: FormScene) -> list[Hashable]:
    """Return the names that several parts of a screen of views share."""
    laid = getattr(scene, "laid", getattr(scene, "chrome", None))
    if not isinstance(laid, Laid):
        return []
    shared = Counter(part.view.name for _, part in laid.walk() if part.view.name is not None)
    return [name for name, times in shared.items() if times > 1]


@pytest.fixture(params=looks(), ids=str)
def look(request: pytest.FixtureRequest) -> Look:
    found: Look = request.param
    return found


@pytest.fixture
def studio(look: Look, tmp_path: Path) -> Studio:
    return look.studio(tmp_path)


def wrong(studio: Studio, screens: list[str]) -> dict[str, list[str]]:
    """Return what is wrong with screens, wherever their pages are scrolled."""
    found = {}
    for name in screens:
        for part, canvas in enumerate(studio.pages(name)):
            here = [] if canvas.texts else ["a screen without words"]
            least = LEAST_PIXELS.get(studio.size, 0.0) - 0.01
            here += [t.text for t in canvas.texts if t.size * canvas.scale < least]
            here += faults(canvas)
            if part == 0:
                here += controls_astray(studio.app.stack.top)
            if studio.settings.text == 100:
                here += [f"{t.text!r} in {t.size}" for t in canvas.texts if not is_a_size(t.size)]
            if here:
                found[f"{name}, part {part}"] = here
    return found


def test_words_are_whole_apart_and_readable(
    studio: Studio, look: Look, monkeypatch: pytest.MonkeyPatch
) -> None:
    write_only(monkeypatch.setattr)
    assert wrong(studio, chosen(still(names()), look)) == {}


@pytest.mark.slow
def test_words_are_whole_apart_and_readable_on_all_screens(
    look: Look, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    look_less_often(monkeypatch.setattr, 2)
    whole, written = drawn_whole(names(), look), names() if look.turn == 0 else unmoving(names())
    assert wrong(look.studio(tmp_path / "whole"), whole) == {}
    gc.collect()  # a window's pictures are large, and its parts know each other
    write_only(monkeypatch.setattr)
    assert wrong(look.studio(tmp_path / "words"), [name for name in written if name not in whole]) == {}
    gc.collect()


def test_each_screen_is_drawn_whole_in_one_look() -> None:
    drawn = [name for look in looks() for name in drawn_whole(names(), look)]
    assert sorted(drawn) == sorted(names())
    assert len({look.turn for look in looks() if drawn_whole(names(), look)}) == 1


@pytest.mark.slow
@pytest.mark.parametrize("look", looks_of_languages(), ids=str)
def test_words_of_every_language_are_whole_apart_and_readable(
    look: Look, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write_only(monkeypatch.setattr)
    assert wrong(look.studio(tmp_path), unmoving(names())) == {}
    gc.collect()


def test_words_lie_where_they_lie_without_pictures(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    studio = Studio(tmp_path, (1280, 720))
    screens = ("setup", "play-cargo-hold", "settings-screen")
    drawn = {name: [canvas.texts for canvas in studio.pages(name)] for name in screens}
    write_only(monkeypatch.setattr)
    studio = Studio(tmp_path, (1280, 720))
    assert {name: [canvas.texts for canvas in studio.pages(name)] for name in screens} == drawn


def test_faults_are_found(tmp_path: Path) -> None:
    studio = Studio(tmp_path, (1280, 720))
    canvas = Canvas.of_size(studio.kit, 400, 200)
    canvas.text("Two words", (10, 10), "body", (255, 255, 255))
    canvas.text("at one place", (12, 14), "body", (255, 255, 255))
    canvas.text("far too long for its box", (10, 80, 60, 30), "body", (255, 255, 255))
    canvas.text("beyond the edge", (360, 120), "body", (255, 255, 255))
    found = faults(canvas)
    assert len([words for words in found if words.startswith("cut")]) == 2
    assert len([words for words in found if " over " in words]) == 1


def test_every_picture_is_written(tmp_path: Path) -> None:
    studio = Studio(tmp_path, (1280, 720))
    studio.save("title", tmp_path / "title.png")
    assert (tmp_path / "title.png").stat().st_size > 10_000
