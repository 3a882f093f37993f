"""List what stands on each page of the settings: a row for every setting that names the page
(`setting.py`)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pygame

from game.app.drawing.kit import Kit
from game.app.navigation.scene import Program
from game.app.scenes.settings.settings_keys import key_blocks
from game.app.scenes.settings.settings_rows import choice, note, slider, toggle
from game.app.table.motion.pace import FIRST
from game.app.views.tree import View
from game.storage.settings.preferences import ALL_GAMES, Preferences
from game.storage.settings.setting import Kind, Setting, on_page
from game.texts import language_name, language_of, languages

KEYS = "keys"
PAGES = ("screen", "reading", "motion", "sound", KEYS, "game")
"""The pages in their order."""


def field_of(control: str) -> str:
    """Return the setting that a control is for."""
    return control.replace("-", "_")


def usual(settings: Preferences, page: str) -> dict[str, Any]:
    """Return the settings of a page as they are at first.

    Args:
        settings: of the program.
        page: one of `PAGES`.
    """
    return {setting.field: setting.default for setting in on_page(type(settings), page)}


def rows(app: Program, page: str, kit: Kit, waiting: str | None) -> list[View]:
    """Return the rows of a page.

    Args:
        app: whose settings they are.
        page: one of `PAGES`.
        kit: of the page.
        waiting: the command that waits for its new key.
    """
    if page == KEYS:
        return [note(kit.texts("settings-keys-note")), *key_blocks(app, kit, waiting)]
    found = [_row(app, kit, setting) for setting in on_page(type(app.settings), page)]
    return [*found, note(kit.texts("settings-confirm-pod"))] if page == "game" else found


def _row(app: Program, kit: Kit, setting: Setting) -> View:
    value = getattr(app.settings, setting.field)
    if setting.kind == Kind.SWITCH:
        values = {"usual": app.kit.keys.label("mute", kit.texts)} if setting.field == "mute" else {}
        return toggle(kit, setting.control, value, **values)
    if setting.kind == Kind.PERCENT:
        least, most = setting.options
        return slider(kit, setting.control, value, (least, most), *setting.marks)
    found = _CHOICES.get(setting.field, _declared_options)(app, kit, setting)
    return choice(kit, setting.control, found.cells, found.value, note=found.note)


@dataclass(frozen=True)
class _Choice:
    """Hold what a row offers: each option with its words, what is chosen, and a note in place of the usual
    one."""

    cells: list[tuple[Any, str]]
    value: Any
    note: str = ""


def _declared_options(app: Program, kit: Kit, setting: Setting) -> _Choice:
    """Return the options that were declared, with a message for each."""
    named = [(one, kit.texts(f"settings-{setting.control}-{one}")) for one in setting.options]
    return _Choice(named, getattr(app.settings, setting.field))


def _window(app: Program, kit: Kit, setting: Setting) -> _Choice:
    words = {False: kit.texts("settings-fullscreen-off"), True: kit.texts("settings-fullscreen-on")}
    return _Choice([(one, words[one]) for one in setting.options], app.fullscreen)


def _screens(app: Program, kit: Kit, setting: Setting) -> _Choice:
    texts, screens = kit.texts, pygame.display.get_desktop_sizes()
    cells = [
        (n, texts("settings-display-cell", number=str(n + 1), width=str(w), height=str(h)))
        for n, (w, h) in enumerate(screens)
    ]
    only = texts("settings-display-one") if len(screens) < 2 else ""
    return _Choice(cells, min(app.display, len(cells) - 1), only)


def _languages(app: Program, kit: Kit, setting: Setting) -> _Choice:
    system = language_name(language_of("", app.system_languages))
    spoken = [("", kit.texts("settings-language-system", name=system))]
    return _Choice(spoken + [(name, language_name(name)) for name in languages()], app.settings.language)


def _paces(app: Program, kit: Kit, setting: Setting) -> _Choice:
    cells = [(one, kit.texts(f"speed-{one}")) for one in setting.options]
    return _Choice(cells, app.settings.animation or FIRST)


def _seconds(app: Program, kit: Kit, setting: Setting) -> _Choice:
    cells = [(one, kit.texts("settings-seconds", count=one)) for one in setting.options]
    return _Choice(cells, app.settings.captain_seconds)


def _kept_games(app: Program, kit: Kit, setting: Setting) -> _Choice:
    words = {0: kit.texts("settings-kept-games-none"), ALL_GAMES: kit.texts("settings-kept-games-all")}
    return _Choice([(one, words.get(one, str(one))) for one in setting.options], app.settings.kept_games)


_CHOICES: dict[str, Callable[[Program, Kit, Setting], _Choice]] = {
    "fullscreen": _window,
    "display": _screens,
    "language": _languages,
    "animation": _paces,
    "captain_seconds": _seconds,
    "kept_games": _kept_games,
}
"""Choices whose options only the running program knows, or whose words are those of something else."""
