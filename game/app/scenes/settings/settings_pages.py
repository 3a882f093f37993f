"""What stands on each page of the settings."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import pygame

from game.app.drawing.kit import Kit
from game.app.navigation.scene import Program
from game.app.scenes.settings.settings_keys import key_blocks
from game.app.scenes.settings.settings_rows import choice, note, slider, toggle
from game.app.table.motion.pace import FIRST
from game.app.views.tree import View
from game.storage.preferences import ADVICE, ALL_GAMES, INTERFACE, PALETTES, SPEEDS, TEXT, VOLUME, Preferences
from game.texts import language_name, language_of, languages

CAPTAIN_SECONDS = (1, 3, 5, 10)
"""How long a captain of the program can be given for a turn."""
KEPT_GAMES = (0, 10, 50, 200, ALL_GAMES)
"""How many games can be kept by themselves."""
FIELDS: dict[str, tuple[str, ...]] = {
    "screen": ("fullscreen", "display", "interface"),
    "reading": ("text", "language", "abilities", "contrast", "palette"),
    "motion": ("animation", "recap", "ready", "auto_end", "reduced_motion"),
    "sound": ("master", "effects", "music", "ambience", "mute", "background", "captions"),
    "keys": ("keys",),
    "game": (
        "confirm",
        "confirm_leave",
        "confirm_replace",
        "confirm_delete",
        "adviser",
        "captain_seconds",
        "kept_games",
    ),
}
"""The pages in their order, and the settings that stand on each."""
_NAMED = {"window": "fullscreen", "reduced": "reduced_motion"}
"""Settings whose control has another name than they."""


def field_of(control: str) -> str:
    """Return the setting that a control is for."""
    return _NAMED.get(control, control.replace("-", "_"))


def usual(page: str) -> dict[str, Any]:
    """Return the settings of a page as they are at first."""
    first = Preferences()
    return {name: getattr(first, name) for name in FIELDS[page]}


def rows(app: Program, page: str, kit: Kit, waiting: str | None) -> list[View]:
    """Return the rows of a page.

    Args:
        app: whose settings they are.
        page: one of `FIELDS`.
        kit: of the page.
        waiting: the command that waits for its new key.
    """
    if page == "keys":
        return [note(kit.texts("settings-keys-note")), *key_blocks(app, kit, waiting)]
    return _PAGES[page](app, kit)


def _screen(app: Program, kit: Kit) -> list[View]:
    texts = kit.texts
    screens = pygame.display.get_desktop_sizes()
    places = [
        (n, texts("settings-display-cell", number=str(n + 1), width=str(w), height=str(h)))
        for n, (w, h) in enumerate(screens)
    ]
    full = [(False, texts("settings-window-off")), (True, texts("settings-window-on"))]
    only = texts("settings-display-one") if len(screens) < 2 else ""
    return [
        choice(kit, "window", full, app.fullscreen),
        choice(kit, "display", places, min(app.display, len(places) - 1), note=only),
        slider(kit, "interface", kit.settings.interface, INTERFACE, 100),
    ]


def _reading(app: Program, kit: Kit) -> list[View]:
    texts, settings = kit.texts, app.settings
    system = language_name(language_of("", app.system_languages))
    spoken = [("", texts("settings-language-system", name=system))]
    spoken += [(name, language_name(name)) for name in languages()]
    return [
        slider(kit, "text", settings.text, TEXT, 150),
        choice(kit, "language", spoken, settings.language),
        *_toggles(app, kit, "abilities", "contrast"),
        choice(kit, "palette", _named(kit, "settings-palette", PALETTES), settings.palette),
    ]


def _motion(app: Program, kit: Kit) -> list[View]:
    return [
        choice(kit, "animation", _named(kit, "speed", SPEEDS), app.settings.animation or FIRST),
        *_toggles(app, kit, "recap", "ready", "auto-end", "reduced"),
    ]


def _sound(app: Program, kit: Kit) -> list[View]:
    settings = app.settings
    return [
        *[slider(kit, name, getattr(settings, name), VOLUME) for name in FIELDS["sound"][:4]],
        toggle(kit, "mute", settings.mute, usual=app.kit.keys.label("mute", kit.texts)),
        *_toggles(app, kit, "background", "captions"),
    ]


def _game(app: Program, kit: Kit) -> list[View]:
    texts, settings = kit.texts, app.settings
    words = {0: texts("settings-kept-games-none"), ALL_GAMES: texts("settings-kept-games-all")}
    counts = [(count, words.get(count, str(count))) for count in KEPT_GAMES]
    seconds = [(count, texts("settings-seconds", count=count)) for count in CAPTAIN_SECONDS]
    return [
        *_toggles(app, kit, "confirm", "confirm-leave", "confirm-replace", "confirm-delete"),
        choice(kit, "adviser", _named(kit, "settings-adviser", ADVICE), settings.adviser),
        choice(kit, "captain-seconds", seconds, settings.captain_seconds),
        choice(kit, "kept-games", counts, settings.kept_games),
        note(texts("settings-confirm-pod")),
    ]


def _named(kit: Kit, message: str, values: Sequence[Any]) -> list[tuple[Any, str]]:
    """Return values with their words."""
    return [(value, kit.texts(f"{message}-{value}")) for value in values]


def _toggles(app: Program, kit: Kit, *names: str) -> list[View]:
    return [toggle(kit, name, getattr(app.settings, field_of(name))) for name in names]


_PAGES: dict[str, Callable[[Program, Kit], list[View]]] = {
    "screen": _screen,
    "reading": _reading,
    "motion": _motion,
    "sound": _sound,
    "game": _game,
}
