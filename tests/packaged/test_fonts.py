"""The program as players get it has the letters of every language, whichever is spoken."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.app.drawing.colours.theme import DISPLAY
from game.app.drawing.type import fallback_fonts
from game.texts import language_name, languages
from tools.east_asian_fonts import SETS

pytestmark = pytest.mark.slow
KEPT = (fallback_fonts.east_asian_files, fallback_fonts._file_for)


def test_every_language_is_named_in_every_other(unpacked: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each of its fonts has the letters of one language: names of the others were boxes, and so was each
    space of Korean."""
    pygame.font.init()
    assets = unpacked / "_internal" / "assets"
    files = sorted((assets / "fonts").iterdir())
    monkeypatch.setattr(fallback_fonts, "asset_folder", lambda: assets)
    for kept in KEPT:
        kept.cache_clear()
    try:
        letters = {letter for language in languages() for letter in language_name(language)}
        asked = [(tongue, letter) for tongue in ("", *SETS) for letter in letters]
        lacking = [one for one in asked if fallback_fonts.file_for(one[1], DISPLAY, one[0]) is None]
        spaceless = [path.name for path in files if not fallback_fonts._has(str(path), " ")]
    finally:
        for kept in KEPT:
            kept.cache_clear()
    assert len(files) == len(SETS) and len(letters) > 40
    assert lacking == spaceless == []
