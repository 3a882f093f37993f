"""Events by chance: what hands, the system and its devices can tell a window, and what they never should."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pygame

from game.app.shell.app import App
from game.app.table.model.places.layout import Layout

Make = Callable[[random.Random, App], list[pygame.Event]]

KEYS: tuple[int, ...] = tuple(
    sorted({getattr(pygame, name) for name in dir(pygame) if name.startswith("K_")} | {-1, 0, 2**30 - 1})
)
USUAL: tuple[int, ...] = (
    *(pygame.K_RETURN, pygame.K_ESCAPE, pygame.K_TAB, pygame.K_SPACE, pygame.K_BACKSPACE, pygame.K_DELETE),
    *(pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP, pygame.K_DOWN, pygame.K_HOME, pygame.K_END),
    *(pygame.K_PAGEUP, pygame.K_PAGEDOWN, pygame.K_F1, pygame.K_F2, pygame.K_F11),
    *range(pygame.K_0, pygame.K_9 + 1),
    *range(pygame.K_a, pygame.K_z + 1),
)
MODS = (
    *(0, 0, 0, 0, pygame.KMOD_SHIFT, pygame.KMOD_CTRL, pygame.KMOD_ALT, pygame.KMOD_META, pygame.KMOD_NUM),
    *(pygame.KMOD_CTRL | pygame.KMOD_SHIFT, pygame.KMOD_CTRL | pygame.KMOD_ALT, -1 & 0xFFFF),
)
LETTERS = (
    *("a", "Z", "7", " ", "", "-", "ß", "Ω", "조", "\u202e", "\u200d", "\u0301", "\ufffe", "\U0010ffff"),
    *("\0", "\x1b", "\x7f", "\n", "\t", "\ud800", "\udcff", "👩\u200d🚀", "x" * 400, "\u0300" * 60, "ab\0cd"),
)
"""Letters, what is none, halves of some, and far too many."""
FARAWAY = (-(2**31), -10_000, -1, 0, 1, 10_000, 2**31 - 1)
NUMBERS = (0, 1, 2, 3, 4, 5, 7, 8, 9, 11, 16, 99, -1, 2**31 - 1)
STICKS = (0.0, 1.0, -1.0, 0.5, -0.61, 0.61, 1e-9, -32768.0, 1e300, float("inf"), float("nan"))
FILES = ("", "/", "x.json", "/dev/zero", "a\nb.png", "\udcff\udcfe.json", "ä" * 500, "C:\\con", "~")
WINDOW = tuple(
    getattr(pygame, name)
    for name in sorted(dir(pygame))
    if name.startswith("WINDOW") and pygame.USEREVENT > getattr(pygame, name) > pygame.QUIT
)
SYSTEM = tuple(
    getattr(pygame, name)
    for name in (
        "AUDIODEVICEADDED", "AUDIODEVICEREMOVED", "CLIPBOARDUPDATE", "KEYMAPCHANGED", "LOCALECHANGED",
        "RENDER_TARGETS_RESET", "RENDER_DEVICE_RESET", "APP_LOWMEMORY", "APP_WILLENTERBACKGROUND",
        "APP_DIDENTERFOREGROUND", "APP_TERMINATING", "SYSWMEVENT", "MIDIIN", "USEREVENT", "ACTIVEEVENT",
        "NOEVENT", "DROPBEGIN", "DROPCOMPLETE", "MULTIGESTURE", "VIDEOEXPOSE",
    )
    if hasattr(pygame, name)
)  # fmt: skip


def spot(chance: random.Random, app: App) -> tuple[int, int]:
    """Return where the pointer may be: mostly on something, often anywhere, at times far outside."""
    width, height = app.screen.get_size()
    way = chance.random()
    if way < 0.6 and (found := _something(chance, app)) is not None:
        return found[0] - app.page.offset[0], found[1] - app.page.offset[1]
    if way < 0.95:
        return chance.randrange(width), chance.randrange(height)
    return chance.choice((*FARAWAY, width)), chance.choice((*FARAWAY, height))


def _something(chance: random.Random, app: App) -> tuple[int, int] | None:
    """The middle of a control, or of something on the table, in pixels of the page."""
    top = app.top
    form = getattr(top, "form", None)
    if form is not None and form.widgets:
        box = form.kit.viewport.rect(chance.choice(form.widgets).place)
        return int(box.centerx), int(box.centery)
    layout = getattr(top, "layout", None)
    if isinstance(layout, Layout) and layout.keys:
        box = app.kit.viewport.rect(layout.rect(chance.choice(list(layout.keys))))
        return int(box.centerx), int(box.centery)
    return None


def _at(kind: int, pos: tuple[int, int], **values: Any) -> pygame.Event:
    return pygame.Event(kind, {"pos": pos, "touch": False, "window": None, **values})


def pointing(chance: random.Random, app: App) -> list[pygame.Event]:
    """Move, press and let go, click, or drag from one thing to another."""
    here = spot(chance, app)
    button = chance.choice((1, 1, 1, 1, 1, 2, 3, 4, 5, 6, 7, 0, 255))
    held = tuple(chance.choice(((0, 0, 0), (1, 0, 0), (1, 1, 1))))
    move = _at(pygame.MOUSEMOTION, here, rel=(chance.choice(FARAWAY), 1), buttons=held)
    press = _at(pygame.MOUSEBUTTONDOWN, here, button=button, clicks=chance.choice((1, 2, 255)))
    free = _at(pygame.MOUSEBUTTONUP, here, button=button, clicks=1)
    way = chance.random()
    if way < 0.25:
        return [move]
    if way < 0.35:
        return [press]
    if way < 0.45:
        return [free]
    if way < 0.8:
        return [move, press, free]
    there = spot(chance, app)
    return [
        *(move, press, _at(pygame.MOUSEMOTION, there, rel=(0, 0), buttons=(1, 0, 0))),
        _at(pygame.MOUSEBUTTONUP, there, button=button, clicks=1),
    ]


def wheel(chance: random.Random, app: App) -> list[pygame.Event]:
    """Turn the wheel: a little, a lot, sideways."""
    x, y = chance.choice((0, 0, 1, -1, *FARAWAY)), chance.choice((1, -1, 3, -3, *FARAWAY))
    exact = chance.choice((float(y), 0.25, 1e30, float("nan"), float("inf")))
    values = {"x": x, "y": y, "precise_x": 0.0, "precise_y": exact, "flipped": chance.random() < 0.5}
    if chance.random() < 0.1:
        values = {"x": x, "y": y}
    return [pygame.Event(pygame.MOUSEWHEEL, {**values, "which": 0, "window": None})]


def keys(chance: random.Random, app: App) -> list[pygame.Event]:
    """Press keys, with the letters that they make, with others, or with none."""
    code = chance.choice(USUAL if chance.random() < 0.85 else KEYS)
    mod = chance.choice(MODS)
    letter = chr(code) if 32 <= code < 127 and chance.random() < 0.8 else chance.choice(LETTERS)
    scancode = chance.choice((0, 30, 39, 89, 511, -1))
    values = {"key": code, "mod": mod, "unicode": letter, "scancode": scancode, "window": None}
    if chance.random() < 0.05:
        del values["unicode"]
    down, up = pygame.Event(pygame.KEYDOWN, values), pygame.Event(pygame.KEYUP, values)
    way = chance.random()
    if way < 0.06:
        return [down]
    if way < 0.1:
        return [up]
    if way < 0.15:
        return [down] * chance.randrange(2, 5)
    if way < 0.5 and letter:
        return [down, pygame.Event(pygame.TEXTINPUT, text=letter, window=None), up]
    return [down, up]


def typing(chance: random.Random, app: App) -> list[pygame.Event]:
    """Letters without keys, as an input method or another program sends them."""
    text = "".join(chance.choice(LETTERS) for _ in range(chance.choice((1, 1, 2, 5))))
    if chance.random() < 0.3:
        start, length = chance.choice(NUMBERS), chance.choice(NUMBERS)
        return [pygame.Event(pygame.TEXTEDITING, text=text, start=start, length=length, window=None)]
    return [pygame.Event(pygame.TEXTINPUT, text=text, window=None)]


def pads(chance: random.Random, app: App) -> list[pygame.Event]:
    """Controllers: buttons, sticks, crosses; some of controllers that are not there, or come and go."""
    one = chance.choice((0, 0, 0, 1, -1, 2**31 - 1))
    way = chance.random()
    if way < 0.5:
        button = chance.choice(NUMBERS)
        told = {"instance_id": one, "joy": one, "button": button}
        return [pygame.Event(pygame.JOYBUTTONDOWN, told), pygame.Event(pygame.JOYBUTTONUP, told)]
    if way < 0.7:
        values = {"axis": chance.choice(NUMBERS), "value": chance.choice(STICKS)}
        return [pygame.Event(pygame.JOYAXISMOTION, {"instance_id": one, "joy": one, **values})]
    if way < 0.85:
        value = chance.choice(((0, 0), (1, 0), (-1, 0), (0, 1), (0, -1), (1, -1)))
        return [pygame.Event(pygame.JOYHATMOTION, {"instance_id": one, "joy": one, "hat": 0, "value": value})]
    if way < 0.93:
        return [
            pygame.Event(pygame.JOYDEVICEADDED, {"device_index": chance.choice(NUMBERS), "guid": "0" * 32})
        ]
    if way < 0.96:
        return [pygame.Event(pygame.JOYBALLMOTION, {"instance_id": one, "ball": 0, "rel": (1, 1)})]
    return [pygame.Event(pygame.JOYDEVICEREMOVED, {"instance_id": one})]


def window(chance: random.Random, app: App) -> list[pygame.Event]:
    """The system tells of the window: focus lost and gained, hidden and shown, moved, exposed."""
    kind = chance.choice([one for one in WINDOW if one != pygame.WINDOWSIZECHANGED])
    x, y = chance.choice(FARAWAY), chance.choice(FARAWAY)
    return [pygame.Event(kind, {"window": None, "x": x, "y": y, "display_index": chance.choice(NUMBERS)})]


def system(chance: random.Random, app: App) -> list[pygame.Event]:
    """Devices, clipboards, gestures, files dropped on the window: nothing of it is asked for."""
    way = chance.random()
    if way < 0.3:
        file = chance.choice(FILES)
        kind = chance.choice((pygame.DROPFILE, pygame.DROPTEXT))
        return [pygame.Event(kind, {"file": file, "text": file, "window": None})]
    if way < 0.5:
        kind = chance.choice((pygame.FINGERDOWN, pygame.FINGERMOTION, pygame.FINGERUP))
        x, y = chance.random(), chance.choice((0.0, 1.0, float("nan")))
        return [pygame.Event(kind, {"touch_id": 1, "finger_id": 1, "x": x, "y": y, "dx": 0.0, "dy": 0.0})]
    values = {"which": chance.choice(NUMBERS), "iscapture": chance.choice((0, 1)), "gain": 1, "state": 1}
    return [pygame.Event(chance.choice(SYSTEM), values)]


EVENTS: tuple[tuple[Make, int], ...] = (
    (pointing, 40), (wheel, 6), (keys, 30), (typing, 4), (pads, 12), (window, 4), (system, 4),
)  # fmt: skip
"""Makers of events, each with its weight."""


def some(chance: random.Random, app: App) -> list[pygame.Event]:
    """Return what happens at once."""
    make = chance.choices([one for one, _ in EVENTS], [weight for _, weight in EVENTS])[0]
    return make(chance, app)
