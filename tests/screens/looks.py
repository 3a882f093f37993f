"""The settings that words must bear, and which screen is looked at under which of them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from game.storage.settings.preferences import PALETTES, Preferences
from game.texts import FALLBACK, languages
from tests.screens.pairs import turns
from tools.pseudo_language import NAME
from tools.studio import Studio

SIZES = ((960, 540), (1024, 768), (1280, 720), (1280, 800), (1920, 1080))
"""Of windows, in pixels: the smallest, the narrowest, the usual ones, one that is a little taller."""
TEXTS = (100, 125, 150, 175, 200)
"""Of type, per cent."""
MEASURES = ("de", FALLBACK, NAME)
"""Languages that screens are made to bear: the first two, and one that is longer than any other."""
FACTORS: dict[str, Sequence[Any]] = {
    "size": SIZES,
    "text": TEXTS,
    "language": MEASURES,
    "palette": PALETTES,
    "contrast": (False, True),
}


@dataclass(frozen=True)
class Look:
    """What a player has chosen.

    Args:
        size, text, language, palette, contrast: as in `FACTORS`.
        turn: of the array of all pairs that it belongs to; -1 for none.
    """

    size: tuple[int, int]
    text: int
    language: str
    palette: str
    contrast: bool
    turn: int

    def __str__(self) -> str:
        contrast = "-contrast" if self.contrast else ""
        return f"{self.size[0]}x{self.size[1]}-{self.text}-{self.language}-{self.palette}{contrast}"

    def studio(self, home: Path) -> Studio:
        """Open a window that looks like this."""
        wishes = Preferences(
            text=self.text, language=self.language, palette=self.palette, contrast=self.contrast
        )
        return Studio(home, self.size, wishes)


def looks() -> list[Look]:
    """Return all looks, the turns one after the other."""
    return [Look(**row, turn=turn) for turn, rows in enumerate(turns(FACTORS)) for row in rows]


def looks_of_languages() -> list[Look]:
    """Return looks for all other languages: the usual window, with the smallest and the largest type."""
    others = [language for language in languages() if language not in MEASURES]
    return [
        Look((1280, 720), text, language, PALETTES[0], contrast=False, turn=-1)
        for language in others
        for text in (TEXTS[0], TEXTS[-1])
    ]


def unmoving(names: Sequence[str]) -> list[str]:
    """Return the screens that are no moments of something in motion, and of lessons no step."""
    return [name for name in names if "-moment-" not in name and "-step-" not in name]


def still(names: Sequence[str]) -> list[str]:
    """Return those that the quick tests look at: unmoving ones.

    The rulebook's pages have quick tests of their own (`tests/rulebook`).
    """
    left = ("lesson-", "rulebook-")
    return [name for name in unmoving(names) if not any(part in name for part in left)]


def chosen(names: Sequence[str], look: Look) -> list[str]:
    """Return the screens that the quick tests look at in a look: each in one of them."""
    return list(names[looks().index(look) :: len(looks())])


def drawn_whole(names: Sequence[str], look: Look) -> list[str]:
    """Return the screens that the slow tests draw whole in a look: each in one of the first turn."""
    first = [one for one in looks() if one.turn == 0]
    return list(names[first.index(look) :: len(first)]) if look in first else []
