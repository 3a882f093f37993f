"""Everything a key can do, in one table, and the player's own keys for it.

A command is a name. Screens ask which command a key stands for; a pad or anything else can give the same
names.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Mapping
from dataclasses import dataclass

import pygame

from game.texts import Texts

TABLE, DIALOG, RESULT, REPLAY, SAVES, RULEBOOK = "table", "dialog", "result", "replay", "saves", "rulebook"
LESSON, ADVISER, SCHOOL, SETUP, FILM, SHARE = "lesson", "adviser", "school", "setup", "film", "share"
CHALLENGES, VERDICT = "challenges", "verdict"
"""Places where commands count: on the table, on that of a lesson, in the adviser's sheet, in a decision's
dialog, on the last screen, while a game is watched, among the saved games, in the rulebook, among the
lessons, where a game is set up, in the film of a game, where a flight is handed on, among the challenges, in
the verdict on a turn that was flown again."""
_PAGES = (RESULT, REPLAY, SAVES, RULEBOOK, SCHOOL, SETUP, FILM, SHARE, CHALLENGES, VERDICT)
EVERYWHERE = frozenset((TABLE, LESSON, ADVISER, DIALOG, *_PAGES))
CARDS = 9
"""Number of cards of a hand that have a key."""


@dataclass(frozen=True)
class Command:
    """Something that a key does.

    Args:
        name: in settings and texts (`command-<name>`).
        key: the usual key's name in pygame.
        places: where it counts; two commands may share a key if they have no place in common.
        group: of the list in the settings: `actions`, `cards`, `game` or `window`.
    """

    name: str
    key: str
    places: frozenset[str]
    group: str


def _commands() -> tuple[Command, ...]:
    table, both = frozenset((TABLE, LESSON)), frozenset((TABLE, LESSON, DIALOG))
    watched = both | {REPLAY}
    actions = (("move", "m"), ("scavenge", "v"), ("share", "s"), ("divert", "d"), ("repair", "r"))
    found = [
        Command(name, key, table, "actions")
        for name, key in (*actions, ("activate", "a"), ("board", "b"), ("more", "x"))
    ]
    found.append(Command("end", "space", table, "actions"))
    found += [Command(f"card-{n}", str(n), both | {ADVISER}, "cards") for n in range(1, CARDS + 1)]
    game = (
        ("undo", "z", watched | {SAVES}),
        ("redo", "y", watched),
        ("log", "l", watched),
        ("piles", "c", table),
        ("help", "f1", watched | {SCHOOL, SETUP}),
        ("take-over", "t", table),
        ("pause", "p", frozenset((TABLE,))),
        ("adviser", "h", frozenset((TABLE, ADVISER, DIALOG))),
        ("keep-ghosts", "k", frozenset((ADVISER,))),
        ("play-plan", "p", frozenset((ADVISER,))),
        ("why", "w", frozenset((ADVISER,))),
    )
    found += [Command(name, key, places, "game") for name, key, places in game]
    found.append(Command("reset", "r", frozenset((DIALOG,)), "game"))
    over = frozenset((RESULT,))
    result = (
        ("board-look", "b", over),
        ("watch", "w", over | {SAVES}),
        ("film", "f", over | {SAVES}),
        ("again", "a", over),
        ("copy", "c", over),
    )
    found += [Command(name, key, places, "game") for name, key, places in result]
    saves = (("rename", "r"), ("delete", "delete"))
    found += [Command(name, key, frozenset((SAVES,)), "game") for name, key in saves]
    found.append(Command("play-pause", "space", frozenset((REPLAY, FILM)), "game"))
    found.append(Command("branch", "p", frozenset((REPLAY, FILM)), "game"))
    found.append(Command("film-show", "s", frozenset((FILM,)), "game"))
    shared = (("share-line", "c"), ("share-result", "r"), ("share-picture", "p"), ("share-names", "w"))
    found += [Command(name, key, frozenset((SHARE,)), "game") for name, key in shared]
    taught = (("show-me", "h"), ("skip-step", "k"))
    found += [Command(name, key, frozenset((LESSON,)), "game") for name, key in taught]
    found.append(Command("from-start", "r", frozenset((SCHOOL,)), "game"))
    book = (("search", "/"), ("show-on-table", "f3"))
    found += [Command(name, key, frozenset((RULEBOOK,)), "game") for name, key in book]
    daily = (("daily-copy", "c"), ("daily-film", "w"), ("daily-again", "a"))
    crews = (("crew-before", "q"), ("crew-after", "e"))
    found += [Command(name, key, frozenset((CHALLENGES,)), "game") for name, key in (*daily, *crews)]
    judged = (("turn-keep", "k"), ("turn-again", "a"), ("turn-show", "s"))
    found += [Command(name, key, frozenset((VERDICT,)), "game") for name, key in judged]
    window = (("settings", "f2"), ("mute", "n"), ("smaller", "f9"), ("larger", "f10"), ("fullscreen", "f11"))
    found += [Command(name, key, EVERYWHERE, "window") for name, key in window]
    return tuple(found)


COMMANDS = _commands()
"""In the order of the list in the settings."""
GROUPS = ("actions", "cards", "game", "window")
WINDOW = tuple(command.name for command in COMMANDS if command.group == "window")
_PROTECTED = frozenset(
    (
        *(pygame.K_ESCAPE, pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_TAB),
        *(pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP, pygame.K_DOWN),
        *(pygame.K_HOME, pygame.K_END, pygame.K_PAGEUP, pygame.K_PAGEDOWN),
    )
)
FIXED = {
    "enter": pygame.K_RETURN,
    "escape": pygame.K_ESCAPE,
    "tab": pygame.K_TAB,
    "up": pygame.K_UP,
    "down": pygame.K_DOWN,
    "left": pygame.K_LEFT,
    "right": pygame.K_RIGHT,
    "plus": pygame.K_PLUS,
}
"""Keys that always do the same, by the names under which sentences and hints ask for them."""
_MODIFIERS = frozenset(
    (
        *(pygame.K_LSHIFT, pygame.K_RSHIFT, pygame.K_LCTRL, pygame.K_RCTRL, pygame.K_LALT, pygame.K_RALT),
        *(pygame.K_LGUI, pygame.K_RGUI, pygame.K_CAPSLOCK, pygame.K_NUMLOCKCLEAR, pygame.K_MODE),
    )
)
_DIGIT_ROW = {pygame.KSCAN_1 + n: f"card-{n + 1}" for n in range(CARDS)}
_KEYPAD = {pygame.K_KP1 + n: f"card-{n + 1}" for n in range(CARDS)}


class Keys:
    """Keep which key does what.

    Args:
        changed: pairs of a command and a key's name that differ from the usual ones; what is unknown,
            protected or already taken is passed over.
    """

    device = "keys"

    def __init__(self, changed: Iterable[tuple[str, str]] = ()) -> None:
        changed = tuple(changed)
        self._codes = {command.name: code_of(command.key) for command in COMMANDS}
        wanted = {name: code_of(key) for name, key in changed if name in self._codes}
        good = {name: code for name, code in wanted.items() if code and refused(code) is None}
        whole = {**self._codes, **good}
        for name, code in good.items():
            if not any(
                code == other for rival, other in whole.items() if rival != name and share_place(rival, name)
            ):
                self._codes[name] = code
        self._changes = tuple(sorted(good.items()))
        self._by_code: dict[int, list[str]] = {}
        for name, code in self._codes.items():
            self._by_code.setdefault(code, []).append(name)

    @property
    def identity(self) -> Hashable:
        """Return what the labels depend on."""
        return self.device, self._changes

    def code(self, name: str) -> int:
        """Return the pygame key of a command."""
        return self._codes[name]

    def command(self, event: pygame.Event, place: str) -> str | None:
        """Return the command that a pressed key stands for in a place; None with Ctrl or Alt.

        Where the row of digits types other letters it counts as digits all the same.
        """
        if event.mod & (pygame.KMOD_CTRL | pygame.KMOD_ALT):
            return None
        for name in self._by_code.get(event.key, ()):
            if place in PLACES[name]:
                return name
        card = _KEYPAD.get(event.key) or _DIGIT_ROW.get(getattr(event, "scancode", 0))
        return card if card and place in PLACES[card] and not self._by_code.get(event.key) else None

    def card(self, event: pygame.Event, place: str = "dialog") -> int:
        """Return which card, from 0, a pressed key stands for; -1 for none."""
        name = self.command(event, place)
        return int(name.removeprefix("card-")) - 1 if name and name.startswith("card-") else -1

    def window_command(self, event: pygame.Event) -> str | None:
        """Return the command for the window itself that a pressed key stands for, wherever one is."""
        name = self.command(event, TABLE) or self.command(event, RESULT)
        return name if name in WINDOW else None

    def label(self, name: str, texts: Texts) -> str:
        """Return the name of a key as it is shown.

        Args:
            name: of a command, or of a key that always does the same (`FIXED`, `arrows`).
            texts: the catalogue.
        """
        if name == "arrows":
            return texts("key-name-arrows")
        return key_label(FIXED.get(name) or self._codes[name], texts)

    def rivals(self, name: str, code: int) -> list[str]:
        """Return the commands that have a key already where another one wants it."""
        return [rival for rival in self._by_code.get(code, ()) if rival != name and share_place(rival, name)]

    def given(self, name: str, code: int) -> tuple[tuple[str, str], ...]:
        """Return what stands in the settings when a command gets a key that nobody else has."""
        return self._changed({**self._codes, name: code})

    def swapped(self, name: str, rival: str) -> tuple[tuple[str, str], ...] | None:
        """Return what stands in the settings when two commands swap their keys.

        None if a third one is in the way.
        """
        whole = {**self._codes, name: self._codes[rival], rival: self._codes[name]}
        for mine in (name, rival):
            if any(
                whole[mine] == code and other != mine and share_place(mine, other)
                for other, code in whole.items()
            ):
                return None
        return self._changed(whole)

    @staticmethod
    def _changed(codes: Mapping[str, int]) -> tuple[tuple[str, str], ...]:
        usual = {command.name: code_of(command.key) for command in COMMANDS}
        return tuple((name, pygame.key.name(code)) for name, code in codes.items() if code != usual[name])


PLACES = {command.name: command.places for command in COMMANDS}


def share_place(one: str, other: str) -> bool:
    """Tell whether two commands count in the same place."""
    return bool(PLACES[one] & PLACES[other])


def code_of(key: str) -> int:
    """Return the pygame key of a name; 0 if there is none."""
    try:
        return pygame.key.key_code(key)
    except ValueError:
        return 0


def refused(code: int) -> str | None:
    """Return why a key cannot be given to a command: `protected`, `modifier` or `unknown`; None if it can."""
    if code in _PROTECTED:
        return "protected"
    if code in _MODIFIERS:
        return "modifier"
    name = pygame.key.name(code) if code else ""
    return None if name and code_of(name) == code else "unknown"


def key_label(code: int, texts: Texts) -> str:
    """Return a key's name as it is shown: capitals for letters, words for keys such as Space."""
    name = pygame.key.name(code)
    if name.startswith("[") and name.endswith("]") and len(name) == 3:
        return texts("key-name-keypad", key=name[1])
    known = "key-name-" + name.replace(" ", "-")
    if texts.has(known):
        return texts(known)
    return name.upper() if len(name) <= 3 else name.capitalize()
