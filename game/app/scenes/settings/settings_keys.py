"""The page of the keys: a list of commands with their keys, and what happens when one is changed."""

from __future__ import annotations

from typing import Any, Protocol

import pygame

from game.app.bindings.commands import COMMANDS, GROUPS, Keys, key_label, refused
from game.app.drawing.kit import Kit
from game.app.forms.confirm_scene import ConfirmScene
from game.app.navigation.said import message
from game.app.navigation.scene import Program
from game.app.scenes.settings.settings_rows import PAD
from game.app.views.bits import HIGH, rule
from game.app.views.tree import Act, View, column, first_that_fits, on, row, text, with_room_for
from game.app.widgets.form import Form
from game.texts import Texts


class SettingsScreen(Protocol):
    """Declare what a key that is pressed asks of the screen.

    Attributes:
        app: the program.
        form: the screen's controls.
        waiting_for: the command that waits for its new key.
    """

    app: Program
    form: Form
    waiting_for: str | None

    def change(self, **changes: Any) -> None:
        """Change settings."""

    def wait_for(self, command: str | None) -> None:
        """The next key is for a command; None for no longer."""


ROW = HIGH + 8.0
"""Height of a command's row, units: one that is known at once, for there are many."""


def command_words(texts: Texts, name: str) -> str:
    """Return what a command is called."""
    if name.startswith("card-"):
        return texts("command-card", number=name.removeprefix("card-"))
    return texts(f"command-{name}")


def key_blocks(app: Program, kit: Kit, waiting: str | None) -> list[View]:
    """Return the commands group by group, each with its key that can be changed.

    Args:
        app: whose keys they are.
        kit: of the page.
        waiting: the command that waits for its new key.
    """
    keys, found = keyboard(app), []
    for group in GROUPS:
        rows = [_command(kit, keys, one.name, waiting) for one in COMMANDS if one.group == group]
        half = -(-len(rows) // 2)
        side_by_side = row(column(*rows[:half]), column(*rows[half:]), pack="even", align="start", gap=24)
        title = text(kit.texts(f"settings-keys-{group}"), "label", "note", pad=(PAD[0], 10, 0, 2))
        found.append(column(title, first_that_fits(side_by_side, column(*rows))))
    return found


def _command(kit: Kit, keys: Keys, name: str, waiting: str | None) -> View:
    """Return a command with its key, gold while it waits for another one."""
    press = text(kit.texts("settings-key-press"), "subheading", align="center", grow=1)
    now = text(keys.label(name, kit.texts), "subheading", align="center", grow=1)
    face = press if name == waiting else with_room_for(now, press, grow=1)
    key = row(face, look="cell", states=on(chosen=name == waiting), pad=(12, 0), high=HIGH)
    words = text(command_words(kit.texts, name), "subheading", lines=2, grow=1)
    line = row(words, key.named(f"key-{name}", Act()), gap=16, pad=(PAD[0], 0, 0, 0), grow=1)
    return column(line, rule("faint"), high=ROW)


def keyboard(app: Program) -> Keys:
    """Return what the keys are for; what is shown of them holds while a controller is in use, too."""
    return Keys(app.kit.settings.keys)


def take_key(scene: SettingsScreen, event: pygame.Event) -> None:
    """A key was pressed while a command waits for one."""
    command = scene.waiting_for
    keys = keyboard(scene.app)
    texts = scene.app.kit.texts
    if command is None:
        return
    if event.key == pygame.K_ESCAPE:
        scene.wait_for(None)
        scene.form.show_message(texts("settings-key-kept", key=keys.label(command, texts)))
        return
    reason = refused(event.key)
    if reason is not None:
        name = key_label(event.key, texts) if reason != "unknown" else ""
        scene.form.show_message(texts(f"settings-key-{reason}", key=name))
        return
    rivals = keys.rivals(command, event.key)
    scene.wait_for(None)
    if event.key == keys.code(command):
        scene.form.show_message(texts("settings-key-kept", key=keys.label(command, texts)))
    elif not rivals:
        scene.change(keys=keys.given(command, event.key))
    else:
        _solve(scene, command, rivals, event.key)


def _solve(scene: SettingsScreen, command: str, rivals: list[str], code: int) -> None:
    """The key belongs to another command already: offer to swap, or say why not."""
    keys = keyboard(scene.app)

    def words(texts: Texts) -> dict[str, str]:
        return {
            "key": key_label(code, texts),
            "rival": command_words(texts, rivals[0]),
            "other": keys.label(command, texts),
        }

    swapped = keys.swapped(command, rivals[0]) if len(rivals) == 1 else None
    if swapped is None:
        texts = scene.app.kit.texts
        scene.form.show_message(texts("settings-key-blocked", **words(texts)))
        return
    scene.app.push(
        ConfirmScene(
            message("settings-key-swap-title"),
            lambda texts: texts("settings-key-swap-text", **words(texts)),
            message("settings-key-swap-yes"),
            lambda: scene.change(keys=swapped),
        )
    )
