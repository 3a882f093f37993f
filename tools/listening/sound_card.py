"""A loudspeaker without sound: the game's own mixer on a device that adds samples up."""

from __future__ import annotations

import contextlib
import os
import queue
from collections.abc import Callable, Collection
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import numpy as np
import numpy.typing as npt
import pygame

from game.app.audio.kept_sounds import KeptSounds
from game.app.audio.mixer import BUFFER, RATE, Mixer

Samples = npt.NDArray[np.float32]


@cache
def samples_of(path: Path) -> Samples:
    """Read a file as the game does.

    Returns:
        Both sides in two columns, -1 to 1.
    """
    if pygame.mixer.get_init() != (RATE, -16, 2):
        pygame.mixer.quit()  # whoever opened it before wanted other samples
        os.environ["SDL_AUDIODRIVER"] = "dummy"  # no loudspeaker is needed, whatever was tried before
        pygame.mixer.init(RATE, -16, 2, BUFFER)
    raw = np.frombuffer(pygame.mixer.Sound(path).get_raw(), dtype=np.int16)
    return (raw.reshape(-1, 2) / 32768).astype(np.float32)


@dataclass
class CardSound:
    """Take the place of `pygame.mixer.Sound`."""

    path: Path
    volume: float = 1.0

    def set_volume(self, volume: float) -> None:
        """Set how loud it is on every channel."""
        self.volume = volume

    def get_length(self) -> float:
        """Return how many seconds it takes."""
        return len(samples_of(self.path)) / RATE


@dataclass
class CardChannel:
    """Take the place of `pygame.mixer.Channel`."""

    sound: CardSound | None = None
    at: int = 0
    loops: int = 0
    paused: bool = False
    sides: tuple[float, float] = (1.0, 1.0)
    fading: float = 0.0
    fade: float = 1.0

    def play(self, sound: CardSound, loops: int = 0) -> None:
        """Begin a sound; at full volume, as pygame does."""
        self.sound, self.at, self.loops = sound, 0, loops
        self.paused, self.sides, self.fading, self.fade = False, (1.0, 1.0), 0.0, 1.0

    def pause(self) -> None:
        """Stand still."""
        self.paused = True

    def unpause(self) -> None:
        """Go on."""
        self.paused = False

    def get_busy(self) -> bool:
        """Return whether something plays here, or stands still."""
        return self.sound is not None

    def stop(self) -> None:
        """Play no more of it."""
        self.sound = None

    def set_volume(self, left: float, right: float | None = None) -> None:
        """Set how loud it is, on both sides or on each."""
        self.sides = (left, left if right is None else right)

    def fadeout(self, ms: int) -> None:
        """Bring it to silence in so many ms."""
        self.fading = 1.0 / max(1.0, ms * RATE / 1000)

    def add_to(self, mix: Samples) -> None:
        """Add what is heard of it in the next samples, and go on by as many."""
        if self.sound is None or self.paused:
            return
        source = samples_of(self.sound.path)
        count = len(mix)
        if self.loops:
            part = source[np.arange(self.at, self.at + count) % len(source)]
            self.at = (self.at + count) % len(source)
        else:
            part = source[self.at : self.at + count]
            self.at += count
        gain = np.array(self.sides, dtype=np.float32) * self.sound.volume
        if self.fading:
            ramp = np.clip(self.fade - self.fading * np.arange(len(part)), 0, 1)
            mix[: len(part)] += part * gain * ramp[:, None].astype(np.float32)
            self.fade -= self.fading * count
        else:
            mix[: len(part)] += part * gain
        if self.fade <= 0 or (not self.loops and self.at >= len(source)):
            self.sound = None


class SoundCard:
    """Take the place of `pygame.mixer`; time passes only in `listen`.

    Attributes:
        apart: files that are added up on their own.
        unheard: a folder of which nothing else is heard.
        seconds: played so far.
    """

    def __init__(self) -> None:
        self.channels: list[CardChannel] = []
        self.apart: Collection[str] = ()
        self.unheard = ""
        self.seconds = 0.0

    def init(self, *_: int) -> None:
        """Open the device."""

    def get_init(self) -> tuple[int, int, int]:
        """Return samples per second, their bits, and the number of sides."""
        return RATE, -16, 2

    def quit(self) -> None:
        """Close the device."""

    def stop(self) -> None:
        """Play no more of anything."""
        for channel in self.channels:
            channel.stop()

    def set_num_channels(self, count: int) -> None:
        """Have so many channels."""
        self.channels = [CardChannel() for _ in range(count)]

    def Channel(self, number: int) -> CardChannel:  # noqa: N802 - pygame's name
        """Return a channel."""
        return self.channels[number]

    def pause(self) -> None:
        """Stop all channels."""
        for channel in self.channels:
            channel.pause()

    def unpause(self) -> None:
        """Let all channels go on."""
        for channel in self.channels:
            channel.unpause()

    def listen(self, ms: float) -> tuple[Samples, Samples]:
        """Let time pass.

        Returns:
            What is heard of the files `apart`, and of all others.
        """
        count = round((self.seconds + ms / 1000) * RATE) - round(self.seconds * RATE)
        self.seconds += ms / 1000
        apart, rest, unheard = np.zeros((3, count, 2), dtype=np.float32)
        for channel in self.channels:
            if channel.sound is not None:
                folder = channel.sound.path.parent.name
                own = f"{folder}/{channel.sound.path.name}" in self.apart
                channel.add_to(apart if own else unheard if folder == self.unheard else rest)
        return apart, rest


class _AtOnce(queue.Queue[Callable[[], object] | None]):
    """Jobs that are done where they are put."""

    def put(self, job: Callable[[], object] | None, block: bool = True, timeout: float | None = None) -> None:
        """Do it; a device that fails is silent, as in the game."""
        if job is not None:
            with contextlib.suppress(pygame.error, OSError):
                job()


class OfflineMixer(Mixer):
    """The game's mixer in a time of its own: files are there as soon as they are asked for.

    Args:
        folder: of the sounds.
    """

    def __init__(self, folder: Path) -> None:
        self.card = SoundCard()
        super().__init__(folder, lambda: self.card.seconds, self.card)
        self._sounds = KeptSounds(folder, self.card, make=lambda path, _: CardSound(path))
        self._jobs.put(None)
        self._worker.join()
        self._jobs = _AtOnce()
