"""The page of the keys: a list of commands with their keys, and what happens when one is changed."""

from __future__ import annotations

import pygame

from game.app.bindings.commands import COMMANDS, GROUPS, Keys, key_label, refused
from game.app.drawing.canvas import Canvas
from game.app.drawing.colours.theme import colour, light
from game.app.drawing.kit import Kit
from game.app.drawing.viewport import Rect
from game.app.forms.confirm_scene import ConfirmScene
from game.app.scenes.settings.settings_rows import GAP, PAD, Row, SettingsScreen
from game.app.widgets.button import Button
from game.app.widgets.widget import Widget, draw_focus
from game.texts import Texts

_CELL = 56.0
_TWO_COLUMNS = 900.0


def command_words(texts: Texts, name: str) -> str:
    """Return what a command is called."""
    if name.startswith("card-"):
        return texts("command-card", number=name.removeprefix("card-"))
    return texts(f"command-{name}")


class KeyButton(Button):
    """A command's key; pressed, it waits for another one.

    Args:
        scene: the settings.
        command: whose key it is.
        rect: in units.
        kit: for its words.
    """

    def __init__(self, scene: SettingsScreen, command: str, rect: Rect, kit: Kit) -> None:
        self.waiting = scene.waiting_for == command
        texts = kit.texts
        keys = keyboard(scene)
        label = texts("settings-key-press") if self.waiting else keys.label(command, texts)
        super().__init__(f"key-{command}", rect, label, lambda: scene.wait_for(command))

    def draw(self, canvas: Canvas) -> None:
        """Draw it as a key of a keyboard, gold while it waits."""
        line = colour.GOLD if self.waiting else light(colour.LINE_STRONG, 0.5 * self.lightness)
        fill = colour.GOLD_FILL if self.waiting else colour.FIELD
        canvas.panel(
            self.rect, fill=fill, line=line, corners=(5, 5, 5, 5), width=2.4 if self.waiting else 1.6
        )
        x, y, w, h = self.rect
        ink = colour.GOLD_TEXT if self.waiting else colour.TEXT
        canvas.text(self.label, (x + 8, y, w - 16, h), "subheading", ink, "center", "middle", shrink=True)
        if self.focused:
            draw_focus(canvas, self.rect, 5)


class KeysBlock(Row):
    """The commands of one group with their keys, in two columns where there is room.

    Args:
        scene: the settings.
        kit: for its words.
        group: one of `groups`.
    """

    groups = GROUPS

    def __init__(self, scene: SettingsScreen, kit: Kit, group: str) -> None:
        super().__init__(kit.texts(f"settings-keys-{group}"), "", lambda rect: Widget("", rect))
        self.scene = scene
        self.names = [command.name for command in COMMANDS if command.group == group]
        self._cells: list[tuple[str, Rect]] = []

    def lay(self, kit: Kit, x: float, y: float, w: float) -> tuple[list[Widget], float]:
        """Take a place."""
        texts, fonts = kit.texts, kit.fonts
        columns = 2 if w >= _TWO_COLUMNS else 1
        wide = (w - (columns - 1) * 2 * GAP) / columns
        key_w = max(140.0, fonts.width(texts("settings-key-press"), "subheading") + 32)
        top = y + fonts.line_height("label") + 10
        high = max(44.0, fonts.line_height("subheading") + 14)
        pitch = max(_CELL, high + 12)
        each = -(-len(self.names) // columns)
        widgets: list[Widget] = []
        self._cells = []
        for n, name in enumerate(self.names):
            column, row = divmod(n, each)
            left, place = x + column * (wide + 2 * GAP), top + row * pitch
            key = (left + wide - key_w, place + (pitch - high) / 2, key_w, high)
            widgets.append(KeyButton(self.scene, name, key, kit))
            self._cells.append((command_words(texts, name), (left, place, wide - key_w - 16, pitch)))
        height = top - y + each * pitch + 10
        self.rect = (x, y, w, height)
        return widgets, height

    def draw(self, canvas: Canvas) -> None:
        """Write the group's name and the commands."""
        canvas.text(self.label, (self.rect[0] + PAD, self.rect[1] + 2), "label", colour.MUTED)
        for words, (x, y, w, h) in self._cells:
            canvas.text(
                words, (x + PAD, y, w - PAD, h), "subheading", colour.TEXT, valign="middle", wrap=True
            )
            canvas.line((x + PAD, y + h), (x + w + 16, y + h), (*colour.LINE[:3], 120), 1)


def keyboard(scene: SettingsScreen) -> Keys:
    """Return what the keys are for; what is shown of them holds while a controller is in use, too."""
    return Keys(scene.app.kit.settings.keys)


def take_key(scene: SettingsScreen, event: pygame.Event) -> None:
    """A key was pressed while a command waits for one."""
    command = scene.waiting_for
    keys = keyboard(scene)
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
    keys = keyboard(scene)
    texts = scene.app.kit.texts
    words = {
        "key": key_label(code, texts),
        "rival": command_words(texts, rivals[0]),
        "other": keys.label(command, texts),
    }
    swapped = keys.swapped(command, rivals[0]) if len(rivals) == 1 else None
    if swapped is None:
        scene.form.show_message(texts("settings-key-blocked", **words))
        return
    scene.app.push(
        ConfirmScene(
            texts("settings-key-swap-title"),
            texts("settings-key-swap-text", **words),
            texts("settings-key-swap-yes"),
            lambda: scene.change(keys=swapped),
        )
    )
