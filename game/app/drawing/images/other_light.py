"""Painted light in another colour: what has the one gets the other, white and black stay."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.app.drawing.colours.theme import Colour


def in_other_light(picture: pygame.Surface, old: Colour, new: Colour) -> pygame.Surface:
    """Return a picture of a light in another colour.

    Every pixel is taken as white light and some of the coloured one: its least part, and how far its largest
    is above that. What is neither, such as a thing of another colour in that light, takes part as it shines.

    Args:
        picture: with colours for its channels, and alpha if it has any.
        old: the colour that it was painted in.
        new: the one that it is to have.
    """
    found = picture.copy() if picture.get_bitsize() == 32 else picture.convert(32)
    strong = found.copy()
    for turned in _turned(found):
        found.blit(turned, (0, 0), None, pygame.BLEND_RGB_MIN)
        strong.blit(turned, (0, 0), None, pygame.BLEND_RGB_MAX)
    strong.blit(found, (0, 0), None, pygame.BLEND_RGB_SUB)
    least, span = min(old[:3]), max(1, max(old[:3]) - min(old[:3]))
    _add(found, strong, [(part - least) / span for part in new[:3]])
    return found


def in_other_light_as_told(
    picture: pygame.Surface, light: pygame.Surface, old: Colour, new: Colour
) -> pygame.Surface:
    """Return a picture of things in another light; how much of that there is, another picture tells.

    What else shines in it, such as fire, stays as it is.

    Args:
        picture: with colours for its channels.
        light: how much of the light each pixel has, in white; of any size.
        old: the colour that it was painted in.
        new: the one that it is to have.
    """
    found = picture.copy() if picture.get_bitsize() == 32 else picture.convert(32)
    light = light.convert(found)
    if light.get_size() != found.get_size():
        light = pygame.transform.smoothscale(light, found.get_size())
    _add(found, light, [(other - part) / 255 for part, other in zip(old[:3], new[:3], strict=True)])
    return found


def _add(picture: pygame.Surface, light: pygame.Surface, shares: Sequence[float]) -> None:
    """Add so many times a white light to each colour of a picture; what is below 0 is taken away."""
    for blend, sign in ((pygame.BLEND_RGB_ADD, 1), (pygame.BLEND_RGB_SUB, -1)):
        rest = [max(0.0, sign * share) for share in shares]
        while any(rest):
            part = light.copy()
            part.fill([round(255 * min(1.0, share)) for share in rest], None, pygame.BLEND_RGB_MULT)
            picture.blit(part, (0, 0), None, blend)
            rest = [max(0.0, share - 1) for share in rest]


def _turned(picture: pygame.Surface) -> list[pygame.Surface]:
    """Return a picture with its three colours changed about: green, blue, red, and blue, red, green."""
    parts = pygame.image.tobytes(picture, "RGBA")
    colours = [parts[n::4] for n in range(3)]
    found = []
    for way in ((1, 2, 0), (2, 0, 1)):
        mixed = bytearray(parts)
        for n, part in enumerate(way):
            mixed[n::4] = colours[part]
        found.append(pygame.image.frombytes(bytes(mixed), picture.get_size(), "RGBA"))
    return found
