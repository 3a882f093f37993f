"""Every page of the rulebook is whole and readable, and says what is so at the table."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from game.app.navigation import routes
from game.app.scenes.rulebook.rulebook_scene import RulebookScene
from game.storage.settings.preferences import Preferences
from tests.screens.test_words import LEAST_PIXELS, controls_astray
from tests.screens.words import faults, write_only
from tools.pictures.screen_pictures import started
from tools.studio import Studio


@dataclass(frozen=True)
class Reading:
    """How the rulebook is read: in a window, in a type, in a language, at a table or from the title."""

    size: tuple[int, int]
    text: int
    language: str
    table: bool

    def __str__(self) -> str:
        place = "table" if self.table else "title"
        return f"{self.size[0]}x{self.size[1]}-{self.text}-{self.language}-{place}"


SIZES = ((1280, 720), (1920, 1080))
ALL = [
    Reading(size, text, language, table)
    for size in SIZES
    for text in (100, 200)
    for language in ("en", "de")
    for table in (True, False)
]
SAMPLE = (Reading(SIZES[0], 100, "de", True), Reading(SIZES[0], 200, "de", True))
"""What the quick tests read: the longer words in the smaller window, in the columns and below each other."""
QUICK_PAGES = 5
"""They read each page so many on."""


def opened(home: Path, reading: Reading) -> tuple[Studio, RulebookScene]:
    studio = Studio(home, reading.size, Preferences(text=reading.text, language=reading.language))
    if reading.table:
        session = started(studio)
        studio.app.start(routes.Table(session))
        studio.app.open(routes.Rulebook((), session, "Mara", lambda keys: None))
    else:
        studio.app.start(routes.Title())
        studio.app.open(routes.Rulebook())
    scene = studio.app.top
    assert isinstance(scene, RulebookScene)
    return studio, scene


def wrong(studio: Studio, scene: RulebookScene, step: int = 1) -> dict[str, list[str]]:
    """What is wrong with the words of pages, wherever they are scrolled."""
    found = {}
    for page in scene.book.pages[::step]:
        scene.turn_to(page.id)
        parts = [studio.settle(50)]
        for area in scene.form.areas():
            while area.offset < area.furthest:
                area.scroll(area.rect[3] * 0.6, at_once=True)
                parts.append(studio.settle(0))
        least = LEAST_PIXELS[studio.size] - 0.01
        here = [fault for canvas in parts for fault in faults(canvas)]
        here += [t.text for canvas in parts for t in canvas.texts if t.size * canvas.scale < least]
        here += controls_astray(scene)
        shown = {text.text for canvas in parts for text in canvas.texts}
        words = scene.writer.text(page)
        last = words.lead.split()[-1]
        if not any(last in line for line in shown):
            here.append(f"not to be read: {last}")
        if here:
            found[page.id] = here
    return found


@pytest.fixture(params=SAMPLE, ids=str)
def sample(
    request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Reading]:
    write_only(monkeypatch.setattr)
    yield request.param
    gc.collect()


def test_pages_are_whole_and_readable(sample: Reading, tmp_path: Path) -> None:
    assert wrong(*opened(tmp_path, sample), QUICK_PAGES) == {}


@pytest.mark.slow
@pytest.mark.parametrize("reading", ALL, ids=str)
def test_all_pages_are_whole_and_readable(reading: Reading, tmp_path: Path) -> None:
    assert wrong(*opened(tmp_path, reading)) == {}
    gc.collect()
