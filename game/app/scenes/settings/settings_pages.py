"""What stands on each page of the settings."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import pygame

from game.app.drawing.colours.theme import colour
from game.app.drawing.kit import Kit
from game.app.scenes.settings.settings_keys import KeysBlock
from game.app.scenes.settings.settings_preview import ColourPreview, HopRow
from game.app.scenes.settings.settings_rows import (
    PAD,
    GridRow,
    Row,
    SettingsScreen,
    percent,
    segment,
    segment_width,
    toggle,
)
from game.app.table.motion.pace import FIRST
from game.app.widgets.widget import Widget
from game.storage.preferences import ADVICE, ALL_GAMES, INTERFACE, PALETTES, SPEEDS, TEXT, VOLUME, Preferences
from game.texts import language_name, language_of, languages

_STEP = 5
SIDE_BY_SIDE = 5
"""So many things to choose from stand in one line, at most."""
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


def usual(page: str) -> dict[str, Any]:
    """Return the settings of a page as they are at first."""
    first = Preferences()
    return {name: getattr(first, name) for name in FIELDS[page]}


def rows(scene: SettingsScreen, page: str, kit: Kit) -> list[Row]:
    """Return the rows of a page."""
    return _PAGES[page](scene, kit)


def _choice(
    kit: Kit, key: str, values: list[tuple[Any, str]], value: Any, on_change: Callable[[Any], None]
) -> Row:
    """Return the row of one of several."""
    if len(values) > SIDE_BY_SIDE:
        return GridRow(key, *_words(kit, key), values, value, on_change)
    make = segment(key, values, value, on_change)
    return Row(*_words(kit, key), make, segment_width(kit, [label for _, label in values]))


def _words(kit: Kit, key: str, **values: object) -> tuple[str, str]:
    return kit.texts(f"settings-{key}"), kit.texts(f"settings-{key}-note", **values)


def _screen(scene: SettingsScreen, kit: Kit) -> list[Row]:
    texts, change = kit.texts, scene.change
    full = [(False, texts("settings-window-off")), (True, texts("settings-window-on"))]
    screens = pygame.display.get_desktop_sizes()
    places: list[tuple[Any, str]] = [
        (n, texts("settings-display-cell", number=str(n + 1), width=str(w), height=str(h)))
        for n, (w, h) in enumerate(screens)
    ]
    display = _choice(kit, "display", places, min(scene.app.display, len(places) - 1), _to(change, "display"))
    if len(screens) < 2:
        display.note = texts("settings-display-one")
    return [
        _choice(kit, "window", full, scene.app.fullscreen, _to(change, "fullscreen")),
        display,
        Row(
            *_words(kit, "interface"),
            percent(
                kit,
                "interface",
                kit.settings.interface,
                INTERFACE,
                _STEP,
                _to(change, "interface"),
                live=False,
                marks=(100,),
            ),
        ),
    ]


def _to(change: Callable[..., None], name: str) -> Callable[[Any], None]:
    """Return what sets one setting."""
    return lambda value: change(**{name: value})


def _reading(scene: SettingsScreen, kit: Kit) -> list[Row]:
    texts, settings, change = kit.texts, scene.app.settings, scene.change
    spoken: list[tuple[Any, str]] = [
        (
            "",
            texts(
                "settings-language-system", name=language_name(language_of("", scene.app.system_languages))
            ),
        ),
        *((name, language_name(name)) for name in languages()),
    ]
    palettes: list[tuple[Any, str]] = [(name, texts(f"settings-palette-{name}")) for name in PALETTES]
    return [
        Row(
            *_words(kit, "text"),
            percent(kit, "text", settings.text, TEXT, _STEP, _to(change, "text"), live=False, marks=(150,)),
        ),
        _choice(kit, "language", spoken, settings.language, _to(change, "language")),
        *_toggles(scene, kit, ("abilities",)),
        toggle("contrast", *_words(kit, "contrast"), settings.contrast, _to(change, "contrast")),
        _choice(kit, "palette", palettes, settings.palette, _to(change, "palette")),
        ColourPreview(kit),
    ]


def _motion(scene: SettingsScreen, kit: Kit) -> list[Row]:
    texts, settings, change = kit.texts, scene.app.settings, scene.change
    speeds: list[tuple[Any, str]] = [(name, texts(f"speed-{name}")) for name in SPEEDS]
    reduced = _to(change, "reduced_motion")
    return [
        _choice(kit, "animation", speeds, settings.animation or FIRST, _to(change, "animation")),
        *_toggles(scene, kit, ("recap", "ready", "auto_end")),
        toggle("reduced", *_words(kit, "reduced"), settings.reduced_motion, reduced),
        HopRow(kit),
    ]


def _sound(scene: SettingsScreen, kit: Kit) -> list[Row]:
    settings, change = scene.app.settings, scene.change
    found: list[Row] = []
    for name in ("master", "effects", "music", "ambience"):
        make = percent(
            kit, name, getattr(settings, name), VOLUME, _STEP, _to(change, name), on_settle=scene.sample(name)
        )
        found.append(Row(*_words(kit, name), make))
    mute = _words(kit, "mute", usual=scene.app.kit.keys.label("mute", kit.texts))
    return [
        *found,
        toggle("mute", *mute, settings.mute, _to(change, "mute")),
        toggle("background", *_words(kit, "background"), settings.background, _to(change, "background")),
        toggle("captions", *_words(kit, "captions"), settings.captions, _to(change, "captions")),
    ]


def _keys(scene: SettingsScreen, kit: Kit) -> list[Row]:
    note = NoteRow(kit.texts("settings-keys-note"))
    return [note, *(KeysBlock(scene, kit, group) for group in KeysBlock.groups)]


def _game(scene: SettingsScreen, kit: Kit) -> list[Row]:
    settings, change = scene.app.settings, scene.change
    found = _toggles(scene, kit, [n for n in FIELDS["game"] if isinstance(getattr(settings, n), bool)])
    words = {0: kit.texts("settings-kept-games-none"), ALL_GAMES: kit.texts("settings-kept-games-all")}
    counts: list[tuple[Any, str]] = [(count, words.get(count, str(count))) for count in KEPT_GAMES]
    seconds: list[tuple[Any, str]] = [(n, kit.texts("settings-seconds", count=n)) for n in CAPTAIN_SECONDS]
    thinks = _choice(
        kit, "captain-seconds", seconds, settings.captain_seconds, _to(change, "captain_seconds")
    )
    kept = _choice(kit, "kept-games", counts, settings.kept_games, _to(change, "kept_games"))
    ways: list[tuple[Any, str]] = [(way, kit.texts(f"settings-adviser-{way}")) for way in ADVICE]
    advice = _choice(kit, "adviser", ways, settings.adviser, _to(change, "adviser"))
    return [*found, advice, thinks, kept, NoteRow(kit.texts("settings-confirm-pod"))]


def _toggles(scene: SettingsScreen, kit: Kit, names: Sequence[str]) -> list[Row]:
    """Return the rows of settings that are on or off."""
    found: list[Row] = []
    for name in names:
        key = name.replace("_", "-")
        value = getattr(scene.app.settings, name)
        found.append(toggle(key, *_words(kit, key), value, _to(scene.change, name)))
    return found


class NoteRow(Row):
    """A sentence about the page."""

    def __init__(self, note: str) -> None:
        super().__init__("", note, lambda rect: Widget("", rect))

    def lay(self, kit: Kit, x: float, y: float, w: float) -> tuple[list[Widget], float]:
        """Take a place."""
        height = len(kit.fonts.wrap(self.note, "small", w - 2 * PAD)) * kit.fonts.line_height("small") + 12
        self.rect = (x + PAD, y, w - 2 * PAD, height)
        return [], height

    def draw(self, canvas: Any) -> None:
        """Write it."""
        canvas.text(self.note, self.rect, "small", colour.MUTED, wrap=True)


_PAGES: dict[str, Callable[[SettingsScreen, Kit], list[Row]]] = {
    "screen": _screen,
    "reading": _reading,
    "motion": _motion,
    "sound": _sound,
    "keys": _keys,
    "game": _game,
}
