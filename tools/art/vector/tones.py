"""The colours of the resources, from the content's looks."""

from __future__ import annotations

from typing import NamedTuple

from game.app.drawing.colours.theme import Colour
from game.app.drawing.looks import LookBook


class Tones(NamedTuple):
    """Frame and base of a resource."""

    frame: Colour
    base: Colour


_BOOK = LookBook()
RESOURCE = {kind: Tones(*_BOOK.tones("resources", kind)) for kind in _BOOK.known("resources")}
