"""Read SVG templates whose colours are words: `mix(wall,steel,0.5)` is half of each, `light(frame,0.3)` the
frame moved towards white. They are in `assets/stand-ins`; `tools/stand_in_files.py` writes them."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache

from game.app.drawing.colours.theme import Colour, light, mix
from game.app.drawing.stand_ins.svg import hexed
from game.patience import read_bytes
from game.program_files import asset_folder

FOLDER = "stand-ins"
"""In the assets."""
_TONE = re.compile(r'"([a-z]+|(?:mix|light)\([^"]*\))"')
_PARTS = re.compile(r"[a-z]+|[\d.]+|[(),]")


def painted(name: str, tones: Mapping[str, Colour]) -> str:
    """Return a template in colours, as the text of an SVG file.

    Args:
        name: of its file in the assets, for example `stand-ins/lit-0.svg`.
        tones: the colours, by the words of the template for them.

    Raises:
        OSError: the template cannot be read.
    """
    known: dict[str, str] = {}

    def in_colour(found: re.Match[str]) -> str:
        said = found[1]
        if said not in known:
            first = said.partition("(")[0]
            known[said] = hexed(tone(said, tones)) if first in tones or first in ("mix", "light") else said
        return f'"{known[said]}"'

    return _TONE.sub(in_colour, template(name))


def tone(said: str, tones: Mapping[str, Colour]) -> Colour:
    """Return the colour that a template names or mixes.

    Args:
        said: a name, or `mix(first,second,share)` or `light(first,share)` of such.
        tones: by name.

    Raises:
        KeyError: there is no such tone.
    """
    parts = iter(_PARTS.findall(said))

    def read() -> Colour:
        name = next(parts)
        if name not in ("mix", "light"):
            return tones[name]
        next(parts)
        first = read()
        next(parts)
        second = read() if name == "mix" else None
        if second is not None:
            next(parts)
        share = float(next(parts))
        next(parts)
        return light(first, share) if second is None else mix(first, second, share)

    return read()


@cache
def template(name: str) -> str:
    """Return the text of a template, with its words.

    Raises:
        OSError: the file cannot be read.
    """
    return read_bytes(asset_folder() / name).decode("utf-8")
