"""The languages that the player's system prefers."""

from __future__ import annotations

from collections.abc import Mapping

import pygame

_VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")


def preferred_languages(environment: Mapping[str, str]) -> list[str]:
    """Return the system's languages, the best first, such as `de-AT`.

    A terminal names one in its environment. A program that was double-clicked has no such environment on
    macOS and never on Windows; there SDL asks the system.

    Args:
        environment: of the process.
    """
    named = next((environment[name] for name in _VARIABLES if environment.get(name)), "")
    if named:
        return [] if named.split(".")[0] in ("C", "POSIX") else [named]
    found = pygame.system.get_pref_locales()
    return ["-".join(part for part in (one["language"], one.get("country")) if part) for one in found]
