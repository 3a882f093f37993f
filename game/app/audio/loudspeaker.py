"""Define what can play sounds: the loudspeaker (`mixer.py`), or nobody."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Protocol


class Loudspeaker(Protocol):
    """Plays files; never fails and never waits."""

    @property
    def alive(self) -> bool:
        """Return whether anything can be heard."""

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

    def duck(self, ms: float, gain: float) -> None:
        """Music and ambience step back to a gain for so long."""

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


class Silence:
    """Plays nothing."""

    alive = False

    def open(self) -> None:
        """See `Loudspeaker`."""

    def play(self, file: str, bus: str, gain: float, pan: float, weight: int) -> None:
        """See `Loudspeaker`."""

    def loops(self, files: Sequence[tuple[str, str]]) -> None:
        """See `Loudspeaker`."""

    def fade(self, file: str, gain: float, ms: float) -> None:
        """See `Loudspeaker`."""

    def volumes(self, buses: Mapping[str, float]) -> None:
        """See `Loudspeaker`."""

    def duck(self, ms: float, gain: float) -> None:
        """See `Loudspeaker`."""

    def prepare(self, files: Sequence[str]) -> None:
        """See `Loudspeaker`."""

    def hold(self, held: bool) -> None:
        """See `Loudspeaker`."""

    def cut(self, file: str, ms: float) -> None:
        """See `Loudspeaker`."""

    def device(self, added: bool) -> None:
        """See `Loudspeaker`."""

    def update(self, ms: float) -> None:
        """See `Loudspeaker`."""

    def wake(self) -> float | None:
        """See `Loudspeaker`."""
        return None

    def close(self) -> None:
        """See `Loudspeaker`."""
