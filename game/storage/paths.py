"""The folders that belong to the player: saves and settings, and crash reports."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

import platformdirs

APP_NAME = "Solar Storm"
HOME_VARIABLE = "SOLAR_STORM_HOME"


@dataclass(frozen=True)
class Home:
    """Where this player's files lie.

    Args:
        data: saves and settings.
        logs: crash reports.
    """

    data: Path
    logs: Path

    @property
    def settings(self) -> Path:
        """The settings file."""
        return self.data / "settings.json"

    @property
    def lessons(self) -> Path:
        """The file of how far the player is in the lessons."""
        return self.data / "lessons.json"

    @property
    def saves(self) -> Path:
        """The folder of the game in progress."""
        return self.data / "saves"

    @property
    def films(self) -> Path:
        """The folder of what was found of games that are over."""
        return self.data / "films"

    @property
    def flights(self) -> Path:
        """The log of flights."""
        return self.saves / "flights.jsonl"

    @property
    def records(self) -> Path:
        """The folder of what was exported from the log of flights."""
        return self.data / "records"

    @property
    def library(self) -> Path:
        """The folder of the games saved under a name."""
        return self.saves / "named"


def find_home(environment: Mapping[str, str]) -> Home:
    """Return the player's folders; nothing is created.

    Args:
        environment: of the process; `SOLAR_STORM_HOME` puts everything below one folder.
    """
    chosen = environment.get(HOME_VARIABLE)
    if chosen:
        return Home(Path(chosen), Path(chosen) / "logs")
    return Home(
        Path(platformdirs.user_data_dir(APP_NAME, appauthor=False)),
        Path(platformdirs.user_log_dir(APP_NAME, appauthor=False)),
    )
