"""Keep beside the player's settings what the system's window alone knows of itself."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Any, Self

from game.storage.preferences import Preferences
from game.storage.setting import read_switch, unseen


@dataclass(frozen=True)
class WindowPreferences(Preferences):
    """The settings as the file has them.

    Args:
        maximised: the window was maximised when it was written; `window` is the size that it goes back to.
    """

    maximised: bool = unseen(False, read_switch)

    @classmethod
    def of(cls, settings: Preferences, maximised: bool) -> Self:
        """Return what is written.

        Args:
            settings: of the player.
            maximised: whether the window is.
        """
        return cls(**_fields(settings), maximised=maximised)

    @property
    def chosen(self) -> Preferences:
        """Return the player's settings alone."""
        return Preferences(**_fields(self))


def _fields(settings: Preferences) -> dict[str, Any]:
    return {item.name: getattr(settings, item.name) for item in fields(Preferences)}
