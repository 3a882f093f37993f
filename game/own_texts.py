"""The texts of somebody's own expansions: read once, in all languages, and checked before they are used."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import partial
from pathlib import Path

from game.patience import patiently
from game.rules.loader.folders import entries_in
from game.text_checks import MOST_TOGETHER, check
from game.text_files import Entry, mistake, read_entries, shown
from game.texts import FALLBACK, Texts, languages

FOLDER = "texts"
MOST_FILES = 40
"""Text files in a folder; the game has forty for all that it says."""

Catalogue = Mapping[str, Mapping[str, Entry]]
"""The messages of one expansion, by language and id."""


class OwnTexts:
    """Hold what all own expansions together say. It is kept: a folder may go while the game runs.

    Args:
        texts: the game's own catalogue, in any language.
    """

    def __init__(self, texts: Texts) -> None:
        self._game = {texts.language: texts}
        self._catalogues: list[Catalogue] = []

    def read(self, folder: Path) -> Catalogue:
        """Return the messages in the folder `texts` of an expansion, by language.

        Args:
            folder: of the expansion.

        Raises:
            TextError: a message is wrong, or is there already; it says file and line.
            OSError: a folder cannot be looked into.
        """
        found: dict[str, dict[str, Entry]] = {}
        left = MOST_TOGETHER
        for place in _places(folder / FOLDER):
            said = found[place.name] = dict[str, Entry]()
            there = self._game_in(place.name).entries
            others = self.of(place.name)
            for name, entry in _entries(place):
                left -= len(entry.source)
                if left < 0:
                    words = f"more than {MOST_TOGETHER} characters in all texts of the folder"
                    raise mistake(entry.path, entry.line, words)
                if name in there or name in others or name in said:
                    raise mistake(entry.path, entry.line, f"message {name} exists twice")
                said[name] = entry
            check(said, {**there, **others, **said})
        return found

    def take(self, catalogue: Catalogue) -> None:
        """Add the messages of an expansion to those that can be said."""
        self._catalogues.append(catalogue)

    def of(self, language: str) -> Mapping[str, Entry]:
        """Return all messages in a language; of an expansion without it those in English, or in any."""
        found: dict[str, Entry] = {}
        for catalogue in self._catalogues:
            found.update(spoken(catalogue, language))
        return found

    def _game_in(self, language: str) -> Texts:
        if language not in self._game:
            self._game[language] = Texts(language)
        return self._game[language]


def spoken(catalogue: Catalogue, language: str) -> Mapping[str, Entry]:
    """Return what an expansion says in a language; where it does not speak that one, in English or in any."""
    named = (language, FALLBACK, *catalogue)
    return next((catalogue[name] for name in named if name in catalogue), {})


def _places(folder: Path) -> Iterator[Path]:
    """Yield the folders of languages."""
    known = languages()
    for place in patiently(partial(entries_in, folder)):
        if patiently(place.is_dir):
            if place.name not in known:
                raise mistake(place, 1, f"a folder of no language of the game; it speaks {', '.join(known)}")
            yield place


def _entries(place: Path) -> Iterator[tuple[str, Entry]]:
    files = patiently(partial(entries_in, place, "*.ftl"))
    if len(files) > MOST_FILES:
        raise mistake(files[MOST_FILES], 1, f"more than {MOST_FILES} text files in {shown(place.name)}")
    for file in files:
        yield from read_entries(file)
