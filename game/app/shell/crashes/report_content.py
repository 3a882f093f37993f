"""The player's own rooms that a crash report needs: found in the player's folders, or named as missing."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from game.own_content import OwnContent, read_own
from game.play.session import load_engine
from game.program_files import data_folder
from game.rules import Engine
from game.texts import FALLBACK, Texts


class MissingError(Exception):
    """A room of the player's own is not as the report needs it; the message is a sentence."""


class ReportContent:
    """Read the rules with which a report is replayed.

    Args:
        report: whose games say which rooms they are with.
        home: the folder of the player's own rooms; None where there is none.
        named: further folders of theirs.

    Attributes:
        engine: the rules.
        folders: those of the player's own rooms that the report needs.

    Raises:
        MissingError: one is missing, has a fault, or has changed since.
    """

    def __init__(self, report: Mapping[str, Any], home: Path | None, named: Sequence[Path]) -> None:
        needed = _needed(report)
        self.folders: tuple[Path, ...] = ()
        if not needed:
            self.engine = load_engine(data_folder())
            return
        places = ((home,) if home is not None and os.path.lexists(home) else ()) + tuple(named)
        found = read_own(data_folder(), Texts(FALLBACK), places)
        for id, mark in needed.items():
            _check(found, id, mark, home)
        self.engine = Engine(found.edition)
        self.folders = tuple(folder for folder in found.folders if folder.name in needed)


def _needed(report: Mapping[str, Any]) -> dict[str, str]:
    """Return the rooms of the player's own that the games of a report are with, and their fingerprints."""
    start = report.get("start")
    games = (report.get("game"), start.get("game") if isinstance(start, dict) else None)
    needed: dict[str, str] = {}
    for game in games:
        own = game.get("own") if isinstance(game, dict) else None
        for id, mark in own.items() if isinstance(own, dict) else ():
            if isinstance(mark, str):
                needed.setdefault(id, mark)
    return needed


def _check(found: OwnContent, id: str, mark: str, home: Path | None) -> None:
    """Check that a room of the player's own is there, and as it was; raises MissingError."""
    fault = next((one for one in found.faults if one.folder.name == id), None)
    here = {one.id: one.mark for one in found.edition.content.expansions if one.mark}
    if id not in here and fault is not None:
        raise MissingError(f"it needs your own “{id}”, which has a fault: {fault.sentence}")
    if id not in here:
        where = f"which is not in {home}" if home is not None else "which is not here"
        raise MissingError(f"it needs your own “{id}”, {where}; name its folder with --own FOLDER.")
    if here[id] != mark:
        raise MissingError(f"it needs your own “{id}” as it was then, and its rules have changed since.")
