"""Ogg Vorbis files that are the same byte for byte whenever they are made."""

from __future__ import annotations

import struct
import zlib
from pathlib import Path

import numpy as np
import soundfile
from synth import RATE, Sound

_BLOCK = 1 << 15


def write(path: Path, sound: Sound, quality: float) -> Sound:
    """Write a stereo sound and return what a player of the file gets back.

    Args:
        quality: of the encoder, 0 to 1.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    level = 1.0 - quality
    with soundfile.SoundFile(path, "w", RATE, 2, "VORBIS", format="OGG", compression_level=level) as file:
        # The encoder of libsndfile fails on long blocks.
        for begin in range(0, len(sound), _BLOCK):
            file.write(np.ascontiguousarray(sound[begin : begin + _BLOCK]))
    path.write_bytes(_with_number(path.read_bytes(), zlib.crc32(path.name.encode())))
    return soundfile.read(path, always_2d=True)[0]


def _with_number(data: bytes, number: int) -> bytes:
    """The encoder gives every stream a number by chance: here it gets ours, and its pages new sums."""
    made, at = bytearray(data), 0
    while at < len(made):
        assert made[at : at + 4] == b"OggS"
        segments = made[at + 26]
        size = 27 + segments + sum(made[at + 27 : at + 27 + segments])
        struct.pack_into("<I", made, at + 14, number)
        struct.pack_into("<I", made, at + 22, 0)
        struct.pack_into("<I", made, at + 22, _sum(bytes(made[at : at + size])))
        at += size
    return bytes(made)


def _table() -> list[int]:
    found = []
    for n in range(256):
        value = n << 24
        for _ in range(8):
            value = (value << 1) ^ 0x04C11DB7 if value & 0x80000000 else value << 1
        found.append(value & 0xFFFFFFFF)
    return found


_SUMS = _table()


def _sum(page: bytes) -> int:
    value = 0
    for byte in page:
        value = ((value << 8) & 0xFFFFFFFF) ^ _SUMS[(value >> 24) ^ byte]
    return value
