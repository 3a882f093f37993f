"""The screens that messages are on: each shot asks for its words, and those that were wanted are kept."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pygame

from game.storage.settings.preferences import Preferences
from game.texts import Texts
from tools.studio import Studio

SIZE = (1280, 720)


@contextmanager
def listening() -> Iterator[set[str]]:
    """Give the ids of all messages that are asked for meanwhile."""
    asked: set[str] = set()
    say = Texts.__call__

    def noted(self: Texts, key: str, /, **values: object) -> str:
        asked.add(key)
        return say(self, key, **values)

    Texts.__call__ = noted  # type: ignore[method-assign]
    try:
        yield asked
    finally:
        Texts.__call__ = say  # type: ignore[method-assign]


def take(language: str, wanted: set[str], out: Path, beginning: str = "") -> dict[str, str]:
    """Write a picture of a screen for every wanted message that some shot asks for.

    Args:
        language: that the screens speak.
        wanted: ids of messages.
        out: the folder for the pictures.
        beginning: of the names of shots; all if not given.

    Returns:
        The name of the shot for every message that there is one for.
    """
    os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
    out.mkdir(parents=True, exist_ok=True)
    found: dict[str, str] = {}
    with tempfile.TemporaryDirectory() as home:
        studio = Studio(Path(home), SIZE, Preferences(language=language))
        for name in (name for name in studio.shots if name.startswith(beginning)):
            with listening() as asked:
                canvas = studio.take(name)
            new = (asked & wanted) - found.keys()
            if new:
                pygame.image.save(canvas.surface, out / f"{name}.png")
                found |= dict.fromkeys(new, name)
    return found
