"""Pictures with words in them are painted anew in another language, though pictures outlive it."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.app.drawing import kit as kits
from game.app.drawing.images.pictures import Pictures
from game.app.drawing.kit import Kit
from game.app.drawing.viewport import Viewport
from game.app.navigation import routes
from game.app.table.motion.spectacle.damage_effects import damage_side
from game.app.table.motion.sprites import Sprites
from game.storage.settings.preferences import Preferences
from game.texts import speak
from tests.app.stage import open_app
from tests.play.driver import ENGINE
from tools.pictures.screen_pictures import recorded

ROOM, RESOURCE = ENGINE.content.rooms[0].id, ENGINE.content.resources[0].id


def flying(kit: Kit) -> pygame.Surface:
    sprites = Sprites(kit, (0, 1, 2, 3))
    return sprites.scaled((RESOURCE, "fly"), sprites.card(RESOURCE), 1.0)


PAINTED: dict[str, Callable[[Kit], pygame.Surface]] = {
    "a Damage card": lambda kit: damage_side(kit, [ROOM], True),
    "a card in the hand that moves it": lambda kit: Sprites(kit, (0, 1, 2, 3)).card(RESOURCE),
    "a card that flies": flying,
}


def kit_of(language: str) -> Kit:
    pygame.font.init()
    return Kit(Viewport.of_window(1280, 720, 100), speak(language, []), Preferences(language=language))


def pixels(surface: pygame.Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGBA")


@pytest.mark.parametrize("name", PAINTED)
def test_they_say_it_in_the_language_of_now(name: str) -> None:
    paint, german = PAINTED[name], kit_of("de")
    german.pictures.forget_words()  # other tests share them
    before = pixels(paint(german))
    found: Any = german.with_settings(Preferences(language="en"), speak("en", []))
    assert found.pictures is german.pictures, "all others stay"
    after, fresh = pixels(paint(found)), kit_of("en")
    fresh.pictures.forget_words()
    assert before != after == pixels(paint(fresh))


def without_words(home: Path, language: str) -> dict[Hashable, bytes]:
    """Return the pictures by their keys that a table keeps for another language, in the middle of a game."""
    app = open_app(home, settings=Preferences(animation="off", language=language))
    session = recorded(app.engine(), "won")
    app.start(routes.Replay(session))
    scene: Any = app.top
    scene.seek(len(session.history.steps) // 2)
    app.advance(1)
    app.draw()
    for paint in PAINTED.values():
        paint(app.kit)
    caches = app.kit.pictures._kept, app.kit.pictures._small
    return {key: pixels(one.surface) for each in caches for key, one in each._kept.items() if not one.worded}


def test_what_is_kept_for_another_language_has_no_words(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever makes a new kind of picture says whether words are in it: here it is seen."""
    monkeypatch.setattr(kits, "Pictures", Pictures)  # none that other tests share
    german, english = (without_words(tmp_path / language, language) for language in ("de", "en"))
    both = german.keys() & english.keys()
    assert len(both) > 50
    assert not [key for key in both if german[key] != english[key]]
