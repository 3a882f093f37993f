"""On every picture of every screen all words are whole, apart from each other, and large enough to read."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path

import pytest

from game.app.drawing.canvas import Canvas
from game.app.drawing.text_drawing import TextRecord
from game.app.drawing.theme import SMALLEST
from game.dev.studio import Studio, names

SIZES = [(1280, 720), (1920, 1080)]
TOUCH = 1.5
"""Boxes of ink may touch by this many units: letters' edges are soft."""


@pytest.fixture(scope="module", params=SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def studio(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Studio:
    return Studio(tmp_path_factory.mktemp("home"), request.param)


def overlapping(one: TextRecord, two: TextRecord) -> bool:
    ax, ay, aw, ah = one.rect
    bx, by, bw, bh = two.rect
    across = min(ax + aw, bx + bw) - max(ax, bx)
    down = min(ay + ah, by + bh) - max(ay, by)
    return across > TOUCH and down > TOUCH


def faults(canvas: Canvas) -> list[str]:
    """Return what is wrong with a canvas's words."""
    found = [f"cut: {t.text!r}" for t in canvas.texts if t.cut]
    found += [f"too small: {t.text!r} in {t.size}" for t in canvas.texts if t.size < SMALLEST]
    found += [
        f"{one.text!r} {tuple(map(round, one.rect))} over {two.text!r} {tuple(map(round, two.rect))}"
        for one, two in combinations(canvas.texts, 2)
        if overlapping(one, two)
    ]
    return found


@pytest.mark.parametrize("name", names())
def test_words_are_whole_apart_and_readable(studio: Studio, name: str) -> None:
    canvas = studio.take(name)
    assert canvas.texts, "a screen without words"
    assert faults(canvas) == []


def test_faults_are_found(studio: Studio) -> None:
    canvas = Canvas.of_size(studio.kit, 400, 200)
    canvas.text("Two words", (10, 10), "body", (255, 255, 255))
    canvas.text("at one place", (12, 14), "body", (255, 255, 255))
    canvas.text("far too long for its box", (10, 80, 60, 30), "body", (255, 255, 255))
    canvas.text("beyond the edge", (360, 120), "body", (255, 255, 255))
    wrong = faults(canvas)
    assert len([w for w in wrong if w.startswith("cut")]) == 2
    assert len([w for w in wrong if " over " in w]) == 1


def test_every_shot_is_written(studio: Studio, tmp_path: Path) -> None:
    studio.save("title", tmp_path / "title.png")
    assert (tmp_path / "title.png").stat().st_size > 10_000
