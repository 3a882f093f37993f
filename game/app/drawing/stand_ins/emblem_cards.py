"""Read the faces of resource cards that nobody has drawn: ground, pattern and a large piece with its letters.

They are built like the drawn ones (`tools/art/vector/resources.py`). There is a template (`templates.py`) for
each kind of face and each outline, which `tools/stand_in_cards.py` draws; its words for colours are the
resource's `frame`, `ground` and strong `tone`, and those of `FIXED`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

import pygame

from game.app.drawing.colours.theme import Colour, colour, light, mix
from game.app.drawing.looks import Emblem
from game.app.drawing.stand_ins.emblems import SIDE, letters_on, outlines, strong_tone
from game.app.drawing.stand_ins.templates import painted

W, H = 300.0, 420.0
MIDDLE = 165.0
"""Height of the piece's middle on a card with a name."""
BLACK: Colour = (0, 0, 0)
FACES = ("named", "plain", "small", "bare")
"""Kinds of faces: with the piece high above a name, in the middle, small without detail, or none at all."""
FIXED: Mapping[str, Colour] = {
    "black": BLACK,
    "white": (255, 255, 255),
    "cool": (111, 168, 255),
    "ink": colour.INK,
    "rim": colour.RIM,
    "hot": colour.RIM_HOT,
}
"""Tones that all cards share."""
SIGN = (150.0, 140.0, 180.0)
"""Middle and size of the sign on a back."""
HERO, SMALL = 3.2, 3.9
"""Size of the piece, as a multiple of an icon's: on most faces, and on the small one."""


def card_svg(emblem: Emblem, face: str) -> str:
    """Return the face of a card as a vector picture without its letters.

    Args:
        emblem: the resource's; further shapes than there are take the templates again.
        face: one of `FACES`.

    Raises:
        OSError: the template cannot be read.
    """
    shapes = len(outlines()["solid"])
    tones = {**FIXED, "frame": emblem.frame, "ground": emblem.ground, "tone": strong_tone(emblem.frame)}
    return painted(f"stand-ins/card-{face}-{emblem.shape % shapes}.svg", tones)


def middle_of(face: str) -> float:
    """Return how high the middle of a face stands."""
    return {"small": H / 2, "plain": MIDDLE + 36}.get(face, MIDDLE)


def put_letters(card: pygame.Surface, emblem: Emblem, face: str) -> None:
    """Write the letters of a resource on the drawn face of its card."""
    if face == "bare":
        return
    scale = card.get_width() / W
    side = SIDE * (SMALL if face == "small" else HERO) * scale
    letters = emblem.letters[:1] if face == "small" else emblem.letters
    place = card.get_width() / 2, (card.get_height() - H * scale) / 2 + middle_of(face) * scale
    tone = strong_tone(emblem.frame)
    for drop, paint in ((0.03, mix(emblem.ground, BLACK, 0.6)), (0.0, light(tone, 0.85))):
        letters_on(
            card,
            letters,
            side * (0.5 if len(letters) == 1 else 0.43),
            (place[0], place[1] + drop * side),
            paint,
        )


def put_sign(card: pygame.Surface, icon: Callable[[int], pygame.Surface]) -> None:
    """Put an icon where the back of a card has its sign; `icon` makes it in so many pixels."""
    scale = card.get_width() / W
    sign = icon(round(SIGN[2] * scale))
    top = (card.get_height() - H * scale) / 2 + SIGN[1] * scale
    card.blit(sign, (round(SIGN[0] * scale - sign.get_width() / 2), round(top - sign.get_height() / 2)))
