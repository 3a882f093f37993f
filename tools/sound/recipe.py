"""Define what a sound is made from, and the list that the parts add to."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from synth import Chance, Sound

Make = Callable[[Chance, int], Sound]


@dataclass(frozen=True)
class Recipe:
    """Hold how one cue is made.

    Attributes:
        make: gets chance and the number of the variation, from 0.
        lufs: how loud it is to be: of loops the whole, else the loudest 400 ms.
        count: variations, where repeats would tire.
        loop: whether it goes on without a seam.
        quality: of the Vorbis encoder, 0 to 1.
    """

    make: Make
    lufs: float
    count: int = 1
    loop: bool = False
    quality: float = 0.4


Recipes = dict[str, Recipe]
