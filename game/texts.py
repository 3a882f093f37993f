"""The catalogue of every sentence a player reads, in Fluent files under `data/texts/<language>/`."""

from __future__ import annotations

import difflib
import locale
from collections.abc import Iterable
from pathlib import Path

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser, ast

from game.resources import data_folder


class TextError(Exception):
    """A text file that cannot be read, a message that does not exist, or one that lacks a value."""


def languages() -> tuple[str, ...]:
    """Return the languages there are texts in: folder names under `data/texts`, in alphabetical order."""
    return tuple(sorted(folder.name for folder in (data_folder() / "texts").iterdir() if folder.is_dir()))


def language_of(wanted: str) -> str:
    """Return the language to speak.

    Args:
        wanted: as in the settings; empty for the system's own.

    Returns:
        A folder name under `data/texts`: the language itself, else the same without its region, else `en`.
    """
    name = (wanted or locale.getlocale()[0] or "").replace("_", "-")
    known = languages()
    return next((n for n in (name, name.split("-")[0]) if n in known), "en")


def speak(language: str) -> Texts:
    """Return the catalogue of a language as the settings name it."""
    return Texts(language_of(language))


class Texts:
    """Messages of one language: `texts("end-actions", tokens=2)`.

    Args:
        language: folder name under `data/texts`, for example `en`; also the locale of plurals and numbers.
        folders: extra folders with `.ftl` files, read after the language's own.

    Raises:
        TextError: a file has a syntax error, or two messages share an id.
    """

    def __init__(self, language: str = "en", folders: Iterable[Path] = ()) -> None:
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        ids: set[str] = set()
        for folder in (data_folder() / "texts" / language, *folders):
            for path in sorted(folder.glob("*.ftl")):
                resource = self._prepared(_parse(path))
                for entry in resource.body:
                    if isinstance(entry, ast.Message):
                        if entry.id.name in ids:
                            raise TextError(f"{path}: message {entry.id.name} exists twice")
                        ids.add(entry.id.name)
                self._bundle.add_resource(resource)
        self.ids: frozenset[str] = frozenset(ids)

    def _prepared(self, resource: ast.Resource) -> ast.Resource:
        """Return a file's messages as they are to be spoken."""
        return resource

    def has(self, key: str) -> bool:
        """Tell whether a message with this id exists."""
        return key in self.ids

    def __call__(self, key: str, /, **values: object) -> str:
        """Return the message `key` with its values filled in.

        Underscores in the names of values stand for hyphens in the file: `crew_name=` fills `{ $crew-name }`.

        Raises:
            TextError: no such message, or a value that it needs is missing.
        """
        if key not in self.ids:
            near = difflib.get_close_matches(key, self.ids, 1)
            raise TextError(f"no text {key!r}" + (f", did you mean {near[0]!r}?" if near else ""))
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            raise TextError(f"text {key!r} has no value")
        named = {name.replace("_", "-"): value for name, value in values.items()}
        text, errors = self._bundle.format_pattern(pattern, named)
        if errors:
            raise TextError(f"text {key!r}: {errors[0]}")
        return str(text)


def _parse(path: Path) -> ast.Resource:
    source = path.read_text(encoding="utf-8")
    resource = FluentParser().parse(source)
    for entry in resource.body:
        if isinstance(entry, ast.Junk):
            line = source[: entry.span.start].count("\n") + 1 if entry.span else 1
            raise TextError(f"{path}:{line}: not a Fluent message: {(entry.content or '').strip()[:60]!r}")
    return resource
