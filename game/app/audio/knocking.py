"""Opens the loudspeaker once for nothing, so that nobody waits for one that does not answer.

pygame holds Python's lock while a device is opened: one that hangs (a sound server that has stopped) would
stop the whole program, whichever thread asks. SDL itself, asked by way of ctypes, holds nothing.
"""

from __future__ import annotations

import ctypes
import sys

import pygame

_AUDIO = 0x10
"""`SDL_INIT_AUDIO`."""
_SIGNED_16 = 0x8010
"""`AUDIO_S16LSB`."""
_ANY = 0x0F
"""Whatever the device has in place of what is asked for is right."""


class _Spec(ctypes.Structure):
    """`SDL_AudioSpec`."""

    _fields_ = (
        ("freq", ctypes.c_int),
        ("format", ctypes.c_uint16),
        ("channels", ctypes.c_uint8),
        ("silence", ctypes.c_uint8),
        ("samples", ctypes.c_uint16),
        ("padding", ctypes.c_uint16),
        ("size", ctypes.c_uint32),
        ("callback", ctypes.c_void_p),
        ("userdata", ctypes.c_void_p),
    )


def knock(rate: int, buffer: int) -> None:
    """Open the loudspeaker and close it again; comes back when it has answered, whatever it said.

    Args:
        rate: samples per second.
        buffer: samples at once.

    Raises:
        OSError, AttributeError: SDL cannot be asked like this; nothing has happened.
    """
    # The library that pygame has loaded: Windows finds it by its name, others through what was linked to it.
    sdl = ctypes.CDLL("SDL2.dll" if sys.platform == "win32" else pygame.mixer.__file__)
    sdl.SDL_OpenAudioDevice.restype = ctypes.c_uint32
    sdl.SDL_OpenAudioDevice.argtypes = (
        *(ctypes.c_char_p, ctypes.c_int, ctypes.POINTER(_Spec), ctypes.POINTER(_Spec), ctypes.c_int),
    )
    sdl.SDL_CloseAudioDevice.argtypes = (ctypes.c_uint32,)
    if sdl.SDL_InitSubSystem(_AUDIO) != 0:
        return
    wanted, found = _Spec(rate, _SIGNED_16, 2, 0, buffer), _Spec()
    device = sdl.SDL_OpenAudioDevice(None, 0, ctypes.byref(wanted), ctypes.byref(found), _ANY)
    if device:
        sdl.SDL_CloseAudioDevice(device)
    sdl.SDL_QuitSubSystem(_AUDIO)
