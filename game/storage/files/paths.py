"""The folders that belong to the player: saves and settings, crash reports, and pictures to show."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

import platformdirs

APP_NAME = "Solar Storm"
HOME_VARIABLE = "SOLAR_STORM_HOME"
NO_HOME = f"The system names no home folder. Set {HOME_VARIABLE} to a folder for the files of {APP_NAME}."


class NoHomeError(RuntimeError):
    """No folder for the player's files is known; the message is a sentence."""


@dataclass(frozen=True)
class Home:
    """Hold where this player's files lie.

    Args:
        data: saves and settings.
        logs: crash reports, and the log.
        shown: pictures to show to others; None for a folder beside the saves.
    """

    data: Path
    logs: Path
    shown: Path | None = None

    @property
    def settings(self) -> Path:
        """The settings file."""
        return self.data / "settings.json"

    @property
    def log(self) -> Path:
        """The log of what went wrong without stopping the game."""
        return self.logs / "solar-storm.log"

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
    def turns(self) -> Path:
        """The file of the turns to fly again."""
        return self.data / "turns.json"

    @property
    def flights(self) -> Path:
        """The log of flights."""
        return self.saves / "flights.jsonl"

    @property
    def records(self) -> Path:
        """The folder of what was exported from the log of flights."""
        return self.data / "records"

    @property
    def posts(self) -> Path:
        """The folder of pictures to show to others."""
        return self.shown or self.data / "pictures"

    @property
    def rooms(self) -> Path:
        """The folder of the player's own rooms and expansions."""
        return self.data / "rooms"

    @property
    def library(self) -> Path:
        """The folder of the games saved under a name."""
        return self.saves / "named"


def find_home(environment: Mapping[str, str]) -> Home:
    """Return the player's folders; nothing is created.

    Args:
        environment: of the process; `SOLAR_STORM_HOME` puts everything below one folder.

    Raises:
        NoHomeError: neither that nor the system names a folder.
    """
    chosen = environment.get(HOME_VARIABLE)
    if chosen:
        return Home(Path(chosen), Path(chosen) / "logs")
    try:
        return Home(
            Path(platformdirs.user_data_dir(APP_NAME, appauthor=False)),
            Path(platformdirs.user_log_dir(APP_NAME, appauthor=False)),
            Path(platformdirs.user_pictures_dir()) / APP_NAME,
        )
    except RuntimeError as error:  # no HOME, and the system does not know who plays
        raise NoHomeError(NO_HOME) from error
