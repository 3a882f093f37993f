"""What can play sounds: the loudspeaker (`mixer.py`), or nobody."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Protocol


class Player(Protocol):
    """Plays files; never fails and never waits."""

    @property
    def alive(self) -> bool:
        """Whether anything can be heard."""

    def open(self) -> None:
        """Find a loudspeaker; nothing is heard before."""

    def play(self, file: str, bus: str, gain: float, pan: float, weight: int) -> None:
        """Play a file once, now or never."""

    def loops(self, files: Sequence[tuple[str, str]]) -> None:
        """Begin loops (file, bus) together, in silence."""

    def fade(self, file: str, gain: float, ms: float) -> None:
        """Bring a loop to a gain in so many ms."""

    def volumes(self, buses: Mapping[str, float]) -> None:
        """Set the volume of every bus, 0 to 1; what is heard changes at once."""

    def duck(self, ms: float) -> None:
        """Music and ambience step back for so long."""

    def prepare(self, files: Sequence[str]) -> None:
        """Read files that will be needed."""

    def hold(self, held: bool) -> None:
        """Stop everything where it is, or go on."""

    def cut(self, file: str, ms: float) -> None:
        """Fade out a file that plays once."""

    def device(self, added: bool) -> None:
        """A sound device has come or gone."""

    def update(self, ms: float) -> None:
        """Let time pass."""

    def wake(self) -> float | None:
        """Ms until `update` must be called; None if it need not be."""

    def close(self) -> None:
        """The program ends."""


class Nobody:
    """Plays nothing."""

    alive = False

    def open(self) -> None:
        """See `Player`."""

    def play(self, file: str, bus: str, gain: float, pan: float, weight: int) -> None:
        """See `Player`."""

    def loops(self, files: Sequence[tuple[str, str]]) -> None:
        """See `Player`."""

    def fade(self, file: str, gain: float, ms: float) -> None:
        """See `Player`."""

    def volumes(self, buses: Mapping[str, float]) -> None:
        """See `Player`."""

    def duck(self, ms: float) -> None:
        """See `Player`."""

    def prepare(self, files: Sequence[str]) -> None:
        """See `Player`."""

    def hold(self, held: bool) -> None:
        """See `Player`."""

    def cut(self, file: str, ms: float) -> None:
        """See `Player`."""

    def device(self, added: bool) -> None:
        """See `Player`."""

    def update(self, ms: float) -> None:
        """See `Player`."""

    def wake(self) -> float | None:
        """See `Player`."""
        return None

    def close(self) -> None:
        """See `Player`."""
