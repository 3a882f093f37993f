"""The contact sheet: key screens, every room in its states, and every piece, on one picture."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pygame
import yaml

from game.app.drawing.canvas import Canvas
from game.app.drawing.colours.theme import colour
from game.app.drawing.kit import Kit
from game.app.table.model.view_parts import RoomView
from game.app.table.paint.rooms import room_card
from tools.pictures import demo
from tools.pictures.table_pictures import view_of
from tools.studio import Studio

SCREENS: tuple[str, ...] = tuple(yaml.safe_load((demo.FOLDER / "contact.yaml").read_text(encoding="utf-8")))
"""Shots on the sheet, four in a row."""
PIECES = ("pieces-cards", "pieces-small")
COLUMNS = 4
WIDTH, GAP, CAPTION = 1920, 12, 26
"""Of the sheet, in pixels."""
LARGEST = 1_500_000
"""No sheet is larger, bytes."""


def room_states(kit: Kit) -> Iterator[tuple[str, list[RoomView]]]:
    """Yield every side of every room in its states: whole, one to three cubes gone, diverted."""
    view = view_of(kit, demo.state(), demo.asked())
    for room in view.rooms:
        clear = replace(room, shields=(), crew=(), active=None, chip=None)
        if room.core:
            around = [n for n in range(len(room.lit)) if n != room.place]
            power = [tuple(n in around[:count] for n in range(len(room.lit))) for count in (0, 2, 4, 6, 8)]
            yield room.id, [replace(clear, lit=lit) for lit in power]
            continue
        for variant in ("v1", "v2"):
            side = replace(clear, variant=variant, ability=_texts_of(room.id, variant), diverted=False)
            track = len(room.track)
            steps = [replace(side, cubes=(False,) * n + (True,) * (track - n)) for n in range(track + 1)]
            yield f"{room.id} {variant}", [*steps, replace(steps[0], diverted=True)]


def _texts_of(room: str, variant: str) -> str:
    """Return how the ids of the texts of a room's ability begin."""
    return next(card for card in demo.rules().content.rooms if card.id == room).variants[variant].text


def sheet(studio: Studio) -> pygame.Surface:
    """Return the contact sheet."""
    rows = [*_screens(studio), *_rooms(studio), *_pieces(studio)]
    height = sum(row.get_height() for row in rows) + GAP * (len(rows) + 1)
    found = pygame.Surface((WIDTH, height))
    found.fill(colour.SPACE)
    top = GAP
    for row in rows:
        found.blit(row, (0, top))
        top += row.get_height() + GAP
    return found


def write(studio: Studio, path: Path) -> None:
    """Write the contact sheet as a JPEG, as large as it may be."""
    whole = sheet(studio)
    path.parent.mkdir(parents=True, exist_ok=True)
    share = 1.0
    pygame.image.save(whole, path)
    while path.stat().st_size > LARGEST:
        share *= 0.95
        pygame.image.save(pygame.transform.smoothscale_by(whole, share), path)


def _row(pictures: list[tuple[str, pygame.Surface]], kit: Kit, columns: int) -> pygame.Surface:
    """Put pictures beside each other, each with a word under it."""
    wide = (WIDTH - GAP * (columns + 1)) // columns
    high = max(round(picture.get_height() * wide / picture.get_width()) for _, picture in pictures)
    row = pygame.Surface((WIDTH, high + CAPTION))
    row.fill(colour.SPACE)
    for n, (name, picture) in enumerate(pictures):
        left = GAP + n * (wide + GAP)
        size = wide, round(picture.get_height() * wide / picture.get_width())
        row.blit(pygame.transform.smoothscale(picture, size), (left, 0))
        words = kit.fonts.render(name, "small", colour.MUTED)
        row.blit(words, (left, high + 2))
    return row


def _screens(studio: Studio) -> Iterator[pygame.Surface]:
    taken = [(name, studio.take(name).surface.copy()) for name in SCREENS]
    for first in range(0, len(taken), COLUMNS):
        yield _row(taken[first : first + COLUMNS], studio.kit, COLUMNS)


def _rooms(studio: Studio) -> Iterator[pygame.Surface]:
    """Two sides of rooms in a row, each in all its states."""
    strips = []
    for name, states in room_states(studio.kit):
        cards = [_room(studio.kit, state).surface for state in states]
        w, h = cards[0].get_size()
        strip = pygame.Surface((w * len(cards), h))
        strip.fill(colour.SPACE)
        for n, card in enumerate(cards):
            strip.blit(card, (n * w, 0))
        strips.append((name, strip))
    for first in range(0, len(strips), 2):
        yield _row(strips[first : first + 2], studio.kit, 2)


def _room(kit: Kit, room: RoomView) -> Canvas:
    _, _, w, h = room_card.DESIGNED.card
    canvas = Canvas.of_size(kit, w + 16, h + 16, origin=(-8, -8))
    room_card.room_card(canvas, room)
    return canvas


def _pieces(studio: Studio) -> Iterator[pygame.Surface]:
    yield _row([(name, studio.take(name).surface.copy()) for name in PIECES], studio.kit, 2)
