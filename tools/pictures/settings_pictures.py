"""Pictures of the settings."""

from __future__ import annotations

from functools import partial

import pygame

from game.app.navigation.scene import Scene
from game.app.scenes.settings.settings_pages import PAGES
from game.app.scenes.settings.settings_scene import SettingsScene
from tools.studio import Shot, Studio


def page(name: str, studio: Studio) -> Scene:
    """A page, the keyboard on its first control."""
    scene = SettingsScene(name)
    studio.app.reset(scene)
    for _ in range(4):
        studio.key(pygame.K_TAB)
    return scene


def waiting(studio: Studio) -> Scene:
    """A command waits for its key; one that cannot be given away was pressed."""
    scene = SettingsScene("keys")
    studio.app.reset(scene)
    scene.wait_for("share")
    studio.key(pygame.K_TAB)
    return scene


def swapping(studio: Studio) -> Scene:
    """The key pressed belongs to another command."""
    scene = SettingsScene("keys")
    studio.app.reset(scene)
    scene.wait_for("share")
    studio.key(pygame.K_m)
    top = studio.app.stack.top
    assert top is not None
    return top


SHOTS: dict[str, Shot] = {
    **{f"settings-{name}": partial(page, name) for name in PAGES},
    "settings-keys-waiting": waiting,
    "settings-keys-swap": swapping,
}
