"""Do what the keys are for that count everywhere: full screen, sound, the size of all, the settings."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from game.app.navigation import routes
from game.app.navigation.scene import Program
from game.storage.settings.preferences import INTERFACE

if TYPE_CHECKING:  # the first picture needs no controls
    from game.app.widgets.widget import Action

INTERFACE_STEP = 10
"""Per cent by which a key makes everything larger or smaller."""


def do_window_command(app: Program, command: str) -> None:
    """Do what a command is for that counts everywhere.

    Args:
        app: the program.
        command: one of `commands.WINDOW`.
    """
    ways: dict[str, Action] = {
        "fullscreen": partial(_toggle_fullscreen, app),
        "mute": partial(_toggle_mute, app),
        "smaller": partial(_change_interface, app, -INTERFACE_STEP),
        "larger": partial(_change_interface, app, INTERFACE_STEP),
        "settings": partial(app.open, routes.Settings()),
    }
    ways[command]()


def _toggle_fullscreen(app: Program) -> None:
    """Fill the screen, or go back to the window."""
    app.change_settings(fullscreen=not app.fullscreen)


def _toggle_mute(app: Program) -> None:
    app.change_settings(mute=not app.settings.mute)
    app.audio.show_caption("sound-off" if app.settings.mute else "sound-on")
    app.dirty = True


def _change_interface(app: Program, step: int) -> None:
    """Make everything larger or smaller by a step, as far as that goes."""
    size = round(app.settings.interface / INTERFACE_STEP) * INTERFACE_STEP + step
    app.change_settings(interface=min(INTERFACE[1], max(INTERFACE[0], size)))
