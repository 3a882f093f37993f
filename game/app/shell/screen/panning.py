"""A page larger than the window: what of it must be seen, events in its pixels, and where one is on it."""

from __future__ import annotations

import pygame

from game.app.drawing.colours.theme import colour
from game.app.navigation.scene import Scene
from game.app.shell.screen.page import Page

_AT = (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)
_THICK = 4
"""Pixels, at 720 rows, of the lines that tell where on the page the window is."""


def on_page(event: pygame.Event, page: Page) -> pygame.Event:
    """Return the event as it happened on the page; the page is told where the pointer is."""
    if event.type in (pygame.WINDOWLEAVE, pygame.WINDOWFOCUSLOST):
        page.point(None)
    if event.type not in _AT:
        return event
    page.point(event.pos)
    if not page.larger:
        return event
    return pygame.Event(event.type, {**event.dict, "pos": page.on_page(event.pos)})


def pointer_event(page: Page) -> pygame.Event | None:
    """Return what tells a scene that the page has moved below the pointer."""
    if page.pointer is None:
        return None
    spot = page.on_page(page.pointer)
    return pygame.Event(pygame.MOUSEMOTION, pos=spot, rel=(0, 0), buttons=pygame.mouse.get_pressed())


def show_keyboard(page: Page, scene: Scene) -> None:
    """Bring what the keyboard is on into the window."""
    place = scene.attention()
    if place is not None:
        page.reveal((place.x, place.y, place.w, place.h))


def show_scene(page: Page, scene: Scene) -> None:
    """Bring a new scene into the window: a dialog's frame, or a screen's beginning and what has the focus."""
    frame = scene.place()
    if frame is not None:
        page.centre_on((frame.x, frame.y, frame.w, frame.h))
    elif scene.attention() is not None:
        page.home()
        show_keyboard(page, scene)


def draw_place(window: pygame.Surface, page: Page) -> None:
    """Draw two thin lines at the window's edges that tell which part of the page it shows."""
    thick = max(3, round(_THICK * page.window[1] / 720))
    for way in (0, 1):
        length, whole, start = page.window[way], page.size[way], page.offset[way]
        if whole <= length:
            continue
        end = page.window[1 - way] - thick
        track = (0, end, length, thick) if way == 0 else (end, 0, thick, length)
        at, long = round(start * length / whole), round(length * length / whole)
        thumb = (at, end, long, thick) if way == 0 else (end, at, thick, long)
        window.fill(colour.INK, track)
        window.fill(colour.LINE_STRONG, thumb)
