"""Draw what lives on a table at rest: a pulse on critical rooms, light along the conduits, embers in the
breach.

Small pictures at a low rate on top of the finished table. Each tick takes the former ones off by drawing the
table there again, and tells which pixels changed, so that a tick costs next to nothing.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass

import pygame

from game.app.drawing.canvas import Canvas
from game.app.drawing.colours.theme import colour, mix, rgb
from game.app.drawing.kit import Kit
from game.app.drawing.viewport import Point, Rect, inside
from game.app.table.model.places.layout import Layout
from game.app.table.model.table_keys import DECK, TableKey
from game.app.table.model.table_view import TableView
from game.app.table.motion import easing
from game.app.table.motion.spectacle import glows
from game.app.table.motion.spectacle.power_effects import path_to_core
from game.app.table.paint.areas import merge
from game.app.table.paint.compositor import Compositor

TICK_MS = 1000 / 12
"""Time in ms between two changes at rest."""
RUN_MS, RUN_ON_MS = 4200.0, 2300.0
"""Time in ms between two lights that run along a conduit, and for one to run."""
EMBERS = 18
EMBER_TONE = rgb("#FF9A4A")
PULSE_REACH = 24.0


@dataclass(frozen=True)
class Wisp:
    """One small picture on the table.

    Attributes:
        picture: what is drawn.
        at: its top left, in pixels.
        part: the part of the picture that is drawn.
        alpha: its strength, for pictures that are not added.
        added: whether it is added to what lies below.
    """

    picture: pygame.Surface
    at: tuple[int, int]
    part: pygame.Rect
    alpha: int = 255
    added: bool = True

    @property
    def area(self) -> pygame.Rect:
        """The pixels that it covers."""
        return pygame.Rect(self.at, self.part.size)


class RestingLights:
    """The wisps of one window size.

    Args:
        kit: pictures and viewport.
        compositor: the finished table below.
    """

    def __init__(self, kit: Kit, compositor: Compositor) -> None:
        self.kit = kit
        self.compositor = compositor
        self._for: tuple[TableView, Layout] | None = None
        self._critical: list[Rect] = []
        self._paths: list[tuple[Point, Point, tuple[int, ...]]] = []
        self._kept_free: list[Rect] = []
        self._breach = False
        self._drawn: list[pygame.Rect] = []

    def follow(self, view: TableView, layout: Layout) -> None:
        """Look at what lives in a view."""
        if self._for is not None and self._for[0] is view and self._for[1] is layout:
            return
        self._for = view, layout
        rooms = {room.id: room for room in view.rooms}
        self._critical = [layout.rect(TableKey.room(room.id)) for room in rooms.values() if room.critical]
        few = view.resources
        if few.low and few.deck and not (few.hidden or few.over) and DECK in layout.keys:
            self._critical.append(layout.rect(DECK))  # it beats: the last cards are being drawn
        self._paths = []
        for room in rooms.values():
            path = path_to_core(layout, room.id) if room.diverted and not view.lost else None
            if path is not None:
                self._paths.append((*path, self.kit.looks.room(room.id).frame))
        self._kept_free = [rect for key, rect in layout.keys.items() if key.kind == "meeple"]
        for core in (room for room in rooms.values() if room.core):
            x, y, w, h = layout.rect(TableKey.room(core.id))
            plan, strip = layout.plan, layout.plan.strip_h
            self._kept_free += [(x, y, w * 0.72, plan.plate_h + 4), (x, y + h - strip - 4, w, strip + 4)]
            at, far = plan.middle, plan.radius + 4
            self._kept_free.append((x + at[0] - far, y + at[1] - far, 2 * far, 2 * far))
        self._breach = view.breach

    def wait(self, time: float) -> float:
        """After how many ms something moves; infinity if there is nothing that does."""
        if self._paths or self._breach:
            return TICK_MS
        if not self._critical:
            return math.inf
        into = time % easing.PULSE_MS
        return TICK_MS if into < easing.PULSE_ON_MS else easing.PULSE_MS - into

    def dark(self, time: float) -> bool:
        """Return whether nothing is drawn at a moment, and nothing has to be taken off."""
        return not self._drawn and self.wait(time) > TICK_MS

    @property
    def out(self) -> bool:
        """Return whether none lies on the window."""
        return not self._drawn

    def draw(self, surface: pygame.Surface, time: float) -> None:
        """Draw all wisps on a freshly drawn table; they are taken off from there by the next `tick`."""
        self._drawn = [self._put(surface, wisp) for wisp in self._wisps(time)]

    def tick(self, surface: pygame.Surface, time: float, covered: list[pygame.Rect]) -> list[pygame.Rect]:
        """Move all wisps; returns the pixels that changed.

        Args:
            surface: the window.
            time: ms since anything.
            covered: where words lie over the table: nothing is drawn there.
        """
        new = [wisp for wisp in self._wisps(time) if wisp.area.collidelist(covered) < 0]
        old = self.put_out(surface, covered)
        self._drawn = [self._put(surface, wisp) for wisp in new]
        return merge([*old, *self._drawn])

    def put_out(self, surface: pygame.Surface, covered: list[pygame.Rect]) -> list[pygame.Rect]:
        """Take all wisps off; returns the pixels that changed. Arguments as for `tick`."""
        old = [area for area in self._drawn if area.collidelist(covered) < 0]
        for area in old:
            surface.blit(self.compositor.surface, area, area)
        self._drawn = []
        return old

    def forget(self) -> None:
        """The window has been drawn without wisps."""
        self._drawn = []

    def _put(self, surface: pygame.Surface, wisp: Wisp) -> pygame.Rect:
        if wisp.added:
            surface.blit(wisp.picture, wisp.at, wisp.part, pygame.BLEND_RGB_ADD)
        else:
            wisp.picture.set_alpha(wisp.alpha)
            surface.blit(wisp.picture, wisp.at, wisp.part)
        return wisp.area.clip(surface.get_rect())

    def _wisps(self, time: float) -> Iterator[Wisp]:
        strength = easing.resting_pulse(time)
        if strength > 0:
            for rect in self._critical:
                yield from self._pulse(rect, strength)
        for n, (start, end, tone) in enumerate(self._paths):
            yield from self._running(start, end, tone, (time / RUN_MS + n * 0.37) % 1.0)
        if self._breach:
            yield from self._embers(time / 1000)

    def _pulse(self, rect: Rect, strength: float) -> Iterator[Wisp]:
        """The red light around a critical room, in the four strips that are outside of it."""
        where = self.kit.viewport.rect(rect)
        reach = self.kit.viewport.px(PULSE_REACH)
        key = ("pulse", where.size, reach)
        picture = self.kit.pictures.shape(key, lambda: self._pulse_picture(where.size, reach))
        w, h = picture.get_size()
        for part in (
            (0, 0, w, reach),
            (0, h - reach, w, reach),
            (0, reach, reach, h - 2 * reach),
            (w - reach, reach, reach, h - 2 * reach),
        ):
            at = where.x - reach + part[0], where.y - reach + part[1]
            yield Wisp(picture, at, pygame.Rect(part), round(235 * strength), added=False)

    def _pulse_picture(self, size: tuple[int, int], reach: int) -> pygame.Surface:
        scale = self.kit.viewport.scale
        w, h = size[0] / scale, size[1] / scale
        pad = reach / scale
        canvas = Canvas.of_size(self.kit, w + 2 * pad, h + 2 * pad, origin=(-pad, -pad))
        canvas.glow((0, 0, w, h), colour.DANGER, pad)
        canvas.glow((2, 2, w - 4, h - 4), colour.DANGER, pad / 2)
        return canvas.surface

    def _running(self, start: Point, end: Point, tone: tuple[int, ...], phase: float) -> Iterator[Wisp]:
        """A light that runs from a room to the core, and its tail."""
        share = phase * RUN_MS / RUN_ON_MS
        bright = mix(tone[:3], colour.WHITE, 0.45)
        for n in range(3):
            part = share - 0.07 * n
            if not 0 < part < 1:
                continue
            at = (start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part)
            if not any(inside(rect, at) for rect in self._kept_free):
                yield self._mote(at, 13.0 - 2.5 * n, bright, (0.95, 0.6, 0.35)[n] * easing.hump(part) ** 0.5)

    def _embers(self, time: float) -> Iterator[Wisp]:
        """Glowing flakes that the storm drives across the board, from the sun to the bow."""
        width, height = self.kit.viewport.design
        for n in range(EMBERS):
            speed = 34 + 46 * (n * 0.618 % 1)
            run = width + 120
            x = width + 60 - (speed * time + n * 0.382 * run) % run
            y = 90 + (n * 0.7548 % 1) * (height - 350) + 26 * math.sin(time * 0.5 + n * 1.7)
            glow = 0.45 + 0.4 * math.sin(time * 1.3 + n * 2.1) ** 2
            yield self._mote((x, y), 5.0 + 4.0 * (n * 0.445 % 1), EMBER_TONE, glow)

    def _mote(self, at: Point, size: float, tone: tuple[int, ...], strength: float) -> Wisp:
        picture = glows.mote(self.kit, "ember", size, tone, strength)
        x, y = at[0] * self.kit.viewport.scale, at[1] * self.kit.viewport.scale
        w, h = picture.get_size()
        return Wisp(picture, (round(x - w / 2), round(y - h / 2)), picture.get_rect())
