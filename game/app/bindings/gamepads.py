"""Game controllers: which button is which, and what a press of it means in keys.

Everything can be done by keyboard, so a controller is a keyboard with few keys: its buttons become key
events, and the screens need not know of it. Hints show its buttons while it is in use.
"""

from __future__ import annotations

import logging
from collections.abc import Hashable, Mapping
from dataclasses import dataclass
from typing import Any

import pygame

from game.app.bindings.commands import PLACES, Keys
from game.suppressing import suppress_and_log
from game.texts import Texts

_log = logging.getLogger(__name__)

DEAD_ZONE = 0.6
"""Deflection from which a stick counts; below 0.7 of it the stick counts as let go."""
REPEAT_AFTER_MS, REPEAT_MS = 420.0, 140.0
"""A direction that is held repeats; nothing needs that."""

_SIGNS = {"left": "←", "right": "→", "up": "↑", "down": "↓"}
_ARROWS = {"left": pygame.K_LEFT, "right": pygame.K_RIGHT, "up": pygame.K_UP, "down": pygame.K_DOWN}
_FIXED = {"accept": pygame.K_RETURN, "back": pygame.K_ESCAPE, "menu": pygame.K_ESCAPE, **_ARROWS}
_COMMANDS: dict[str, tuple[str, ...]] = {
    "west": ("help", "why", "again", "show-on-table", "rename", "film-show", "daily-again"),
    "north": ("show-me", "adviser", "watch", "play-pause", "search", "from-start"),
    "view": ("log", "film", "daily-film"),
    "left-stick": ("end", "play-plan", "board-look"),
    "right-stick": ("pause", "skip-step", "keep-ghosts", "reset", "copy", "branch", "delete", "daily-copy"),
    "left-trigger": ("undo",),
    "right-trigger": ("redo",),
}
"""Commands of the other buttons. No two commands of a button count in the same place: so each has one
button, and a hint that names it is right everywhere."""
_ROLES = {name: role for role, names in _COMMANDS.items() for name in names}
_FIXED_ROLES = {"enter": "accept", "escape": "back", "tab": "right-shoulder", "arrows": "cross"}
"""The buttons of keys that always do the same. Single arrows are told by their signs."""
_SHOULDERS = {"left-shoulder": pygame.KMOD_SHIFT, "right-shoulder": 0}
"""They are the Tab key, and can be held as it can."""
PULLED, LET_GO = 0.5, -0.2
"""Positions of a trigger from which it counts as pulled, and as let go; at rest it is at -1."""


@dataclass(frozen=True)
class PadLayout:
    """The buttons of a kind of controller.

    Args:
        name: of the kind: texts `pad-<name>-<role>` name its buttons.
        signs: what its controllers call themselves, in small letters.
        buttons: role by pygame's number of the button.
        triggers: role by pygame's number of the axis.
    """

    name: str
    signs: tuple[str, ...]
    buttons: Mapping[int, str]
    triggers: Mapping[int, str]


XBOX = PadLayout(
    "xbox",
    (),
    {
        0: "accept", 1: "back", 2: "west", 3: "north", 4: "left-shoulder", 5: "right-shoulder",
        6: "view", 7: "menu", 8: "left-stick", 9: "right-stick",
    },
    {2: "left-trigger", 5: "right-trigger"},
)  # fmt: skip
"""Also how controllers are read that nobody knows."""
PLAYSTATION = PadLayout(
    "playstation",
    ("ps4", "ps5", "playstation", "dualshock", "dualsense", "sony"),
    {
        0: "accept", 1: "back", 2: "west", 3: "north", 4: "view", 6: "menu",
        7: "left-stick", 8: "right-stick", 9: "left-shoulder", 10: "right-shoulder",
        11: "up", 12: "down", 13: "left", 14: "right",
    },
    {4: "left-trigger", 5: "right-trigger"},
)  # fmt: skip
SWITCH = PadLayout(
    "switch",
    ("nintendo", "switch", "joy-con"),
    {
        0: "accept", 1: "back", 2: "west", 3: "north", 4: "view", 6: "menu",
        7: "left-stick", 8: "right-stick", 9: "left-shoulder", 10: "right-shoulder",
        11: "up", 12: "down", 13: "left", 14: "right",
    },
    {4: "left-trigger", 5: "right-trigger"},
)  # fmt: skip
DECK = PadLayout("deck", ("steam", "valve"), XBOX.buttons, XBOX.triggers)
"""A Steam Deck: Steam gives its buttons to a game as those of an Xbox controller, under its own name."""
LAYOUTS = (PLAYSTATION, SWITCH, DECK, XBOX)
"""The numbers are those that pygame documents for these controllers."""


def layout_of(name: str) -> PadLayout:
    """Return the layout of a controller by what it calls itself."""
    plain = name.casefold()
    return next((layout for layout in LAYOUTS if any(sign in plain for sign in layout.signs)), XBOX)


class PadKeys(Keys):
    """The player's keys while a controller is in use: hints name its buttons, or nothing.

    Args:
        changed: as for `Keys`.
        layout: of the controller.
    """

    device = "pad"

    def __init__(self, changed: Any, layout: PadLayout) -> None:
        super().__init__(changed)
        self.layout = layout

    @property
    def identity(self) -> Hashable:
        """Return what the labels depend on: not the keys."""
        return self.device, self.layout.name

    def label(self, name: str, texts: Texts) -> str:
        """Return the button of a command; empty where it has none and is reached by the focus."""
        if name in _ARROWS:
            return _SIGNS[name]
        role = _ROLES.get(name) or _FIXED_ROLES.get(name)
        if role == "cross":
            return texts("pad-cross")
        return texts(f"pad-{self.layout.name}-{role}") if role else ""


class Pads:
    """All controllers there are.

    Attributes:
        layout: of the one used last.
    """

    def __init__(self) -> None:
        self.layout = XBOX
        self._open: dict[int, Any] = {}
        self._held: dict[tuple[int, str], str] = {}
        """Direction by controller and by stick or hat axis."""
        self._pulled: dict[tuple[int, str], bool] = {}
        """Triggers, by controller and role: true while pulled, missing until seen at rest."""
        self._shoulders: set[tuple[int, str]] = set()
        """Shoulder buttons that are down, by controller and role."""
        self._repeat = 0.0
        self._started = False

    def start(self) -> None:
        """Look for controllers; a system without any is no error."""
        if not self._started:
            self._started = True
            pygame.joystick.init()

    def handle(self, event: pygame.Event, keys: Keys, place: str | None) -> list[pygame.Event] | None:
        """Translate an event.

        Args:
            event: any event.
            keys: the player's keys.
            place: where the commands of `game/app/bindings/commands.py` count; None elsewhere.

        Returns:
            None if it is no controller's; else key events, perhaps none.
        """
        if event.type == pygame.JOYDEVICEADDED:
            # It may be gone again before it is asked for; then there is nothing to take.
            with suppress_and_log(_log, "open a controller", pygame.error):
                added = pygame.joystick.Joystick(event.device_index)
                self._open[added.get_instance_id()] = added
            return []
        if event.type == pygame.JOYDEVICEREMOVED:
            self._open.pop(event.instance_id, None)
            self._held = {k: v for k, v in self._held.items() if k[0] != event.instance_id}
            self._pulled = {k: v for k, v in self._pulled.items() if k[0] != event.instance_id}
            held = [role for number, role in self._shoulders if number == event.instance_id]
            return [key for role in held for key in self._shoulder(event, role, down=False)]
        if event.type not in (
            pygame.JOYBUTTONDOWN,
            pygame.JOYBUTTONUP,
            pygame.JOYHATMOTION,
            pygame.JOYAXISMOTION,
        ):
            return None
        pad = self._open.get(event.instance_id)
        if pad is not None:
            self.layout = layout_of(pad.get_name())
        if event.type == pygame.JOYHATMOTION:
            x, y = event.value
            return [
                *self._push(event, "x", _way(x, "left", "right")),
                *self._push(event, "y", _way(-y, "up", "down")),
            ]
        if event.type == pygame.JOYAXISMOTION:
            trigger = self.layout.triggers.get(event.axis)
            return self._trigger(event, trigger, keys, place) if trigger else self._stick(event)
        role = self.layout.buttons.get(event.button)
        if role in _ARROWS:
            return self._push(event, f"button {role}", role if event.type == pygame.JOYBUTTONDOWN else "")
        if role in _SHOULDERS:
            return self._shoulder(event, role, event.type == pygame.JOYBUTTONDOWN)
        if role is None or event.type == pygame.JOYBUTTONUP:
            return []
        return _press(role, keys, place)

    def _shoulder(self, event: pygame.Event, role: str, down: bool) -> list[pygame.Event]:
        """A shoulder button is the Tab key: held, it shows the table."""
        key = event.instance_id, role
        if down == (key in self._shoulders):
            return []
        (self._shoulders.add if down else self._shoulders.discard)(key)
        pressed, freed = _keys(pygame.K_TAB, _SHOULDERS[role])
        return [pressed if down else freed]

    def _trigger(self, event: pygame.Event, role: str, keys: Keys, place: str | None) -> list[pygame.Event]:
        """A trigger counts once when it is pulled, after it has been seen at rest.

        Controllers that nobody knows may have a stick there, which rests in the middle.
        """
        key = event.instance_id, role
        before = self._pulled.get(key)
        if event.value < LET_GO:
            self._pulled[key] = False
        elif before is False and event.value > PULLED:
            self._pulled[key] = True
            return _press(role, keys, place)
        return []

    def _stick(self, event: pygame.Event) -> list[pygame.Event]:
        """The left stick is a slow cross of keys."""
        names = {0: ("left", "right"), 1: ("up", "down")}.get(event.axis)
        if names is None:
            return []
        axis = f"stick {event.axis}"
        held = (event.instance_id, axis) in self._held
        far = abs(event.value) > DEAD_ZONE * (0.7 if held else 1)
        return self._push(event, axis, _way(event.value, *names) if far else "")

    def _push(self, event: pygame.Event, axis: str, way: str) -> list[pygame.Event]:
        """A direction is pushed, or let go (empty)."""
        key = event.instance_id, axis
        if self._held.get(key, "") == way:
            return []
        if not way:
            del self._held[key]
            return []
        self._held[key] = way
        self._repeat = REPEAT_AFTER_MS
        return _keys(_ARROWS[way])

    def update(self, ms: float) -> list[pygame.Event]:
        """Let time pass; a direction that is held comes again."""
        if not self._held:
            return []
        self._repeat -= ms
        if self._repeat > 0:
            return []
        self._repeat = REPEAT_MS
        return _keys(_ARROWS[list(self._held.values())[-1]])

    def wake(self) -> float | None:
        """Return when a held direction comes again; None while none is held."""
        return max(0.0, self._repeat) if self._held else None


def _way(value: float, less: str, more: str) -> str:
    return less if value < 0 else more if value > 0 else ""


def _press(role: str, keys: Keys, place: str | None) -> list[pygame.Event]:
    if role in _FIXED:
        return _keys(_FIXED[role])
    name = next((n for n in _COMMANDS.get(role, ()) if place in PLACES[n]), None)
    return _keys(keys.code(name)) if name else []


def _keys(code: int, mod: int = 0) -> list[pygame.Event]:
    """Return a key pressed and let go."""
    return [
        pygame.Event(kind, key=code, mod=mod, unicode="", scancode=0, pad=True)
        for kind in (pygame.KEYDOWN, pygame.KEYUP)
    ]
