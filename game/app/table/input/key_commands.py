"""Find which command a key on the table stands for: the player's own keys, and those that nobody can
change."""

from __future__ import annotations

import pygame

from game.app.bindings.commands import TABLE, Keys

_FIXED = {
    pygame.K_ESCAPE: "back-out",
    pygame.K_RETURN: "enter",
    pygame.K_KP_ENTER: "enter",
    pygame.K_LEFT: "left",
    pygame.K_RIGHT: "right",
    pygame.K_UP: "up",
    pygame.K_DOWN: "down",
}


def command_of(event: pygame.Event, keys: Keys) -> str | None:
    """Return what a key press stands for; None for nothing.

    Args:
        event: a KEYDOWN.
        keys: the player's own keys.

    Returns:
        A command of `game/app/bindings/commands.py`; or `enter`, `next`, `previous`, `back-out`, a direction.
    """
    key, shift = event.key, bool(event.mod & pygame.KMOD_SHIFT)
    if event.mod & pygame.KMOD_CTRL:
        if key == pygame.K_y:
            return "redo"
        return ("redo" if shift else "undo") if key == pygame.K_z else None
    if event.mod & pygame.KMOD_ALT:
        return None
    if key == pygame.K_TAB:
        return "previous" if shift else "next"
    return _FIXED.get(key) or keys.command(event, TABLE)
