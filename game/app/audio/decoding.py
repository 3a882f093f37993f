"""Turns the file of a sound into a sound, and keeps nobody waiting meanwhile.

pygame's mixer holds its own lock while it reads an Ogg file. Nothing is heard as long as that takes, a tenth
of a second for 40 seconds of music, whoever plays something waits, and a program that ends just then never
ends, for the file is read with Python's lock, which pygame keeps while it waits for the mixer's.
"""

from __future__ import annotations

import io
import logging
from functools import cache
from typing import Any

import pygame

from game.suppressing import log_suppressed

_log = logging.getLogger(__name__)


class NoSoundError(Exception):
    """A file is not a sound."""


def sound_of(device: Any, held: bytes) -> pygame.mixer.Sound:
    """Return a sound.

    Args:
        device: that will play it, with the functions of `pygame.mixer`; it is open, with 16 bits a sample.
        held: the whole Ogg Vorbis file.

    Raises:
        NoSoundError: nothing in it can be played.
        pygame.error: the device has been closed.
    """
    miniaudio = _decoder()
    if miniaudio is None:
        return device.Sound(io.BytesIO(held))  # type: ignore[no-any-return]
    opened = device.get_init()
    if opened is None:
        raise pygame.error("mixer not initialized")
    rate, _, sides = opened
    try:
        samples = miniaudio.decode(held, miniaudio.SampleFormat.SIGNED16, sides, rate).samples
    except miniaudio.MiniaudioError as error:
        raise NoSoundError(str(error)) from error
    return device.Sound(buffer=samples)  # type: ignore[no-any-return]


@cache
def _decoder() -> Any:
    """Return the module `miniaudio`; None where it has no files for this processor (requirements.txt)."""
    try:
        # Not at the top: it takes 15 ms to read, in the thread of the sounds.
        import miniaudio
    except ImportError as error:
        log_suppressed(_log, "read sounds without the mixer", error)
        return None
    return miniaudio
