"""Saved games of earlier versions of the program, brought up to date one version at a time."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from game.storage.files.documents import FileError

FORMAT = "solar-storm-game"
VERSION = 3


def upgrade(whole: object, name: str) -> dict[str, Any]:
    """Return what a saved game's file holds in the form of the present version.

    Args:
        whole: the file's content.
        name: of the file, for errors.

    Raises:
        FileError: no saved game, or one of a later version (`newer`).
    """
    if not isinstance(whole, dict) or whole.get("format") != FORMAT:
        raise FileError("foreign", f"{name}: 'format' is not {FORMAT!r}")
    version = whole.get("version")
    if not isinstance(version, int) or isinstance(version, bool) or version < 1:
        detail = f"{name}: 'version' is {version!r}, but must be a whole number from 1"
        raise FileError("value", detail, "version")
    if version > VERSION:
        raise FileError("newer", f"{name}: its version is {version}, this program reads up to {VERSION}")
    if not isinstance(whole.get("game"), dict):
        raise FileError("value", f"{name}: 'game' must be an object", "game")
    for number in range(version, VERSION):
        whole = STEPS[number](whole)
    return dict(whole)


def _to_2(whole: Mapping[str, Any]) -> dict[str, Any]:
    """Version 2 says when and by which program it was saved, under which name and with which picture."""
    return {
        "format": FORMAT,
        "version": 2,
        "saved": None,
        "program": None,
        "name": None,
        "picture": None,
        "game": whole["game"],
    }


def _to_3(whole: Mapping[str, Any]) -> dict[str, Any]:
    """In version 3 a game may list its expansions by their ids. Before, each had a key of its own in the
    settings, which the rules still read."""
    return {**whole, "version": 3}


STEPS: dict[int, Callable[[Mapping[str, Any]], dict[str, Any]]] = {1: _to_2, 2: _to_3}
"""By version: what brings it to the next one."""
