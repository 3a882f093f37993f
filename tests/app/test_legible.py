"""On every screen words stand out from what is behind them, 4.5 to 1."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from game.app.drawing.canvas import Canvas
from game.app.drawing.colours.colour_vision import KINDS
from game.storage.settings.preferences import Preferences
from tests.app.legible import Eyes, Reading, luminances
from tools.studio import Studio, names

TEXT = 4.5
"""What the guidelines ask for."""
GRAIN = 0.15
"""How much less is measured on letters of twelve pixels, whose stems are softened at their edges."""
DIM = ("moment", "replay-", "banner")


def faint(readings: list[Reading]) -> list[str]:
    """Return the texts that do not stand out."""
    return [
        f"{r.record.text!r} {r.contrast:.1f}: {r.ink} on {r.ground} at {tuple(map(round, r.record.rect))}"
        for r in readings
        if r.contrast < TEXT - GRAIN
    ]


SIGHTS: dict[str, dict[str, Any]] = {
    "normal": {},
    "high contrast": {"contrast": True},
    **{kind: {"palette": kind} for kind in KINDS},
}
READ_ANEW = ("own-room",)
"""Shots that read own content again: other fonts come with it, so nobody can look without words."""
STILL = [name for name in names() if not any(part in name for part in (*DIM, *READ_ANEW))]
"""Screens that stand still: while things fly or fade they pass over words."""
FEW = 15
"""Every fifteenth screen in the quick tests, all others in the slow ones."""
TURNS = [name for name in SIGHTS if name != "normal"]
"""All screens in the usual colours; the others take turns, and every screen is seen in two of them: panels,
plates and their words are the same on many screens."""


def cases() -> Iterator[Any]:
    """Which screen is looked at in which colours, those that share colours one after the other."""
    for turn, sight in enumerate(["normal", *TURNS]):
        for number, name in enumerate(STILL):
            if sight != "normal" and (number - turn) % len(TURNS) > 1:
                continue
            quick = (
                sight in ("normal", "high contrast") and number % (FEW if sight == "normal" else 2 * FEW) == 0
            )
            yield pytest.param(sight, name, marks=() if quick else pytest.mark.slow)


@pytest.fixture(scope="module")
def eyes_for(tmp_path_factory: pytest.TempPathFactory) -> Callable[[str], Eyes]:
    """Return a function that opens eyes for a sight; those of the last one stay open."""

    @lru_cache(1)
    def opened(sight: str) -> Eyes:
        return Eyes(tmp_path_factory.mktemp("eyes"), (1280, 720), Preferences(language="en", **SIGHTS[sight]))

    return opened


@pytest.mark.parametrize(("sight", "name"), list(cases()))
def test_words_stand_out(eyes_for: Callable[[str], Eyes], sight: str, name: str) -> None:
    eyes = eyes_for(sight)
    readings = eyes.read(name)
    if eyes.carrying:
        pytest.skip("a piece is carried over the words")
    assert readings, "no words were measured"
    assert faint(readings) == []


def test_faint_words_are_found(tmp_path: Path) -> None:
    eyes = Eyes(tmp_path, (1280, 720), Preferences(language="en"))

    def faint_words(studio: Studio) -> object:
        canvas = Canvas.of_size(studio.kit, 600, 200, alpha=False)
        canvas.surface.fill((60, 60, 70))
        canvas.text("easily read", (20, 20), "body", (244, 238, 227))
        canvas.text("hardly read", (20, 90), "body", (130, 130, 140))
        canvas.box((20, 150, 60, 40), (230, 230, 230))
        canvas.text("half on white", (20, 150), "body", (244, 238, 227))
        return canvas

    for studio in (eyes._sighted, eyes._blank):
        studio.shots["faint"] = faint_words  # type: ignore[assignment]
    found = faint(eyes.read("faint"))
    assert [words.split("'")[1] for words in found] == ["hardly read", "half on white"]


def test_luminance_is_that_of_the_other_measure() -> None:
    from game.app.drawing.colours.colour_vision import luminance

    for rgb in ((0, 0, 0), (255, 255, 255), (200, 30, 90), (4, 5, 6)):
        assert float(luminances(np.array([[rgb]]))[0, 0]) == pytest.approx(luminance(rgb), abs=1e-6)
