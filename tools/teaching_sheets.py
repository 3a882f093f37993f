"""All that teaches, on sheets to be looked through: every step of every lesson, every page of the rulebook.

`python -m tools.shots OUT --lessons --rulebook --language all` makes them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import islice
from pathlib import Path

import pygame

from game.app.drawing.colours.theme import colour
from game.app.drawing.kit import Kit
from game.app.scenes.rulebook.rulebook_scene import RulebookScene
from game.app.widgets.scroll import ScrollArea
from tools.pictures.rulebook_pictures import at_table
from tools.studio import Studio, names

Named = tuple[str, pygame.Surface]
"""A picture, and what it shows."""

COLUMNS, ROWS = 2, 3
"""Pictures on a sheet, each as large as it was taken: words are to be read."""
GAP, CAPTION = 8, 24
"""In pixels."""
STEP = 0.85
"""Share of the view by which a long page is scrolled on: no line is seen in halves only."""


def lesson_steps(studio: Studio) -> Iterator[Named]:
    """Yield every step of every lesson as it begins, what comes around them, and the guided game."""
    for name in (*names("flight-school"), *names("lesson-"), *names("guided-game")):
        yield name, studio.take(name).surface.copy()


def rulebook_pages(studio: Studio) -> Iterator[Named]:
    """Yield every page of the rulebook at a table, without the contents; long pages in several parts."""
    scene = at_table("goal", studio)
    for page in scene.book.pages:
        scene.turn_to(page.id)
        for part, seen in enumerate(_parts(studio, scene), 1):
            yield f"{page.id}, {part}" if part > 1 else page.id, seen


def _parts(studio: Studio, scene: RulebookScene) -> Iterator[pygame.Surface]:
    """Yield a page from its beginning, and once more for every part that must be scrolled to."""
    areas = [area for key in ("page", "side") if isinstance(area := scene.form.find(key), ScrollArea)]
    yield _cut(scene, studio.settle(50).surface)
    while any(area.offset < area.furthest for area in areas):
        for area in areas:
            area.scroll(area.rect[3] * STEP, at_once=True)
        yield _cut(scene, studio.settle(0).surface)


def _cut(scene: RulebookScene, picture: pygame.Surface) -> pygame.Surface:
    """Return what is right of the contents, where they stand beside the page."""
    kit = scene.form.kit
    x, y, w, h = scene.frame(kit)
    left = scene.laid.rect("page")[0] if scene.form.find("contents") is None else x
    cut = kit.viewport.rect((left, y, x + w - left, h))
    return picture.subsurface(cut.clip(picture.get_rect())).copy()


PARTS: dict[str, Callable[[Studio], Iterator[Named]]] = {"lessons": lesson_steps, "rulebook": rulebook_pages}
"""Makers of sheets, by name."""


def write_sheets(studio: Studio, part: str, folder: Path) -> int:
    """Write sheets of a part of what teaches as PNG files.

    Args:
        studio: takes the pictures.
        part: of `PARTS`.
        folder: for the files; they are called like the part, the language, the size of type and a number.

    Returns:
        How many pictures there are on the sheets.
    """
    settings, count = studio.settings, 0
    pictures = PARTS[part](studio)
    while some := list(islice(pictures, COLUMNS * ROWS)):
        name = f"{part}-{settings.language}-{settings.text}-{count // (COLUMNS * ROWS) + 1:02}.png"
        pygame.image.save(_sheet(some, studio.kit), folder / name)
        count += len(some)
    return count


def _sheet(taken: Sequence[Named], kit: Kit) -> pygame.Surface:
    """Put pictures beside and below each other, each with its name under it."""
    wide = max(picture.get_width() for _, picture in taken) + GAP
    high = max(picture.get_height() for _, picture in taken) + CAPTION + GAP
    found = pygame.Surface((wide * min(COLUMNS, len(taken)), high * -(-len(taken) // COLUMNS)))
    found.fill(colour.SPACE)
    for place, (name, picture) in enumerate(taken):
        left, top = place % COLUMNS * wide, place // COLUMNS * high
        found.blit(picture, (left, top))
        found.blit(kit.fonts.render(name, "small", colour.MUTED), (left, top + picture.get_height() + 2))
    return found
