"""A loudspeaker for tests: writes down what it is told to play."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from pathlib import Path

from game.app.audio.audio import Audio
from game.app.audio.sounds import Sounds
from game.program_files import asset_folder

FOLDER: Path = asset_folder() / "sounds"
SOUNDS = Sounds.read(FOLDER)


class Recorder:
    """A `Player` that plays nothing.

    Attributes:
        played: (file, gain) of everything played once, the newest last.
        faded: the goal of every loop.
        levels: the volume of every bus.
        held: whether it stands still.
    """

    alive = True

    def open(self) -> None:
        self.opened += 1

    def __init__(self) -> None:
        self.played: list[tuple[str, float]] = []
        self.begun: list[tuple[str, str]] = []
        self.faded: dict[str, float] = {}
        self.levels: dict[str, float] = {}
        self.ducks: list[float] = []
        self.devices: list[bool] = []
        self.held = False
        self.opened = 0
        self.hushed: list[str] = []

    def play(self, file: str, bus: str, gain: float, pan: float, weight: int) -> None:
        assert -1 <= pan <= 1 and 0 < gain <= 1
        self.played.append((file, gain))

    def loops(self, files: Sequence[tuple[str, str]]) -> None:
        self.begun += files

    def fade(self, file: str, gain: float, ms: float) -> None:
        assert 0 <= gain <= 1
        self.faded[file] = gain

    def volumes(self, buses: Mapping[str, float]) -> None:
        self.levels.update(buses)

    def duck(self, ms: float, gain: float) -> None:
        assert 0 < gain < 1
        self.ducks.append(ms)

    def prepare(self, files: Sequence[str]) -> None:
        pass

    def hold(self, held: bool) -> None:
        self.held = held

    def cut(self, file: str, ms: float) -> None:
        self.hushed.append(file)

    def device(self, added: bool) -> None:
        self.devices.append(added)

    def update(self, ms: float) -> None:
        pass

    def wake(self) -> float | None:
        return None

    def close(self) -> None:
        pass

    def cues(self) -> list[str]:
        """The names of what was played."""
        names = {file: cue for cue, files in SOUNDS.files.items() for file in files}
        return [names[file] for file, _ in self.played]


def recording(seed: int = 1) -> tuple[Audio, Recorder]:
    """An audio that plays to a recorder, and the recorder."""
    recorder = Recorder()
    return Audio(SOUNDS, recorder, random.Random(seed)), recorder
