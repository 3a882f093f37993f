"""Pieces in the hand and in the air: cached pictures, drawn above the finished table."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Any

import pygame

from game.app.drawing.canvas import Canvas
from game.app.drawing.colours.theme import GOLD_GLOW, LEGAL_GLOW, colour
from game.app.drawing.kit import Kit
from game.app.drawing.timing import HOP_MS
from game.app.drawing.viewport import Point, Rect
from game.app.table.motion import easing
from game.app.table.motion.beats import Flight
from game.app.table.motion.director import Moving
from game.app.table.motion.spectacle import glows
from game.app.table.paint import tokens
from game.app.table.paint.cards import resource_card

CARD = (130.0, 180.0)
HELD_TURN, HELD_SIZE = 6.0, 0.94
STEPS = 12
"""In how many sizes a piece is drawn on its way from large to small."""
HOP_HEIGHT, ARC_HEIGHT, BREAK_HEIGHT, LOW_ARC = 46.0, 70.0, 120.0, 34.0
ANGLES = 12
MOST_DOTS = 400
"""Of a line: more than find room across a window, however far away the pointer is said to be."""
LANDED = 0.82
"""Share of a hop after which the meeple is down again, and is squashed a little."""


class Sprites:
    """Pictures of loose pieces for one window size.

    Args:
        kit: fonts and pictures.
        colours: the crew mark of every crew member.
    """

    def __init__(self, kit: Kit, colours: Sequence[int]) -> None:
        self.kit = kit
        self.colours = colours

    def card(
        self,
        kind: str,
        marks: frozenset[str] = frozenset(),
        turned: float = 0,
        size: tuple[float, float] = CARD,
    ) -> pygame.Surface:
        """A card, with its light around it; `kind` empty: face down."""
        w, h = size
        pad = 24.0

        def make() -> pygame.Surface:
            canvas = Canvas.of_size(self.kit, w + 2 * pad, h + 2 * pad, origin=(-pad, -pad))
            if kind:
                resource_card.resource_card(canvas, (0, 0, w, h), kind, marks)
            else:
                resource_card.back(canvas, (0, 0, w, h))
            surface = canvas.surface
            return pygame.transform.rotozoom(surface, turned, 1.0) if turned else surface

        key = "sprite", kind, tuple(sorted(marks)), turned, size
        return self.kit.pictures.small(key, make, worded=True)

    def ahead(self) -> Iterator[Callable[[], object]]:
        """Yield what draws every card as it flies and as it is held."""
        for kind in ("", *self.kit.looks.resources()):
            yield partial(self.card, kind)
            yield partial(self.card, kind, frozenset(("dragged",)), -HELD_TURN)

    def scaled(self, key: Any, source: pygame.Surface, share: float, squash: float = 1.0) -> pygame.Surface:
        """A picture at a share of its size, in few steps, perhaps squashed in width; cached by `key`."""
        size = max(1, round(share * STEPS * 4)), max(1, round(abs(squash) * STEPS))
        width = max(2, round(source.get_width() * size[0] / (STEPS * 4) * size[1] / STEPS))
        height = max(2, round(source.get_height() * size[0] / (STEPS * 4)))

        def make() -> pygame.Surface:
            return pygame.transform.smoothscale(source, (width, height))

        return self.kit.pictures.shape(("scaled", key, width, height), make, worded=True)

    # What is held

    def draw_held(
        self,
        canvas: Canvas,
        what: str,
        value: Any,
        at: Point,
        refused: bool,
        size: tuple[float, float] = CARD,
    ) -> None:
        """Draw what is being dragged, its middle at a point.

        Args:
            canvas: the window.
            what: `card`, `meeple`, `die`, `cube`, `action`, `protection`, `back` (of a card), `button`.
            value: kind of the card, index of the crew member, value of the die, icon of the button.
            at: in units.
            refused: it is over something that does not take it.
            size: of a card, where it lies.
        """
        if what in ("card", "back"):
            marks = frozenset(("dragged", "refused") if refused else ("dragged",))
            kind = value if what == "card" else ""
            picture = self.card(kind, marks, -HELD_TURN if not refused else HELD_TURN, size)
            self._middle(canvas, self.scaled((kind, refused, "held", size), picture, HELD_SIZE), at)
        elif what == "meeple":
            x, y = at[0] - 34, at[1] - 48
            light = colour.DANGER if refused else colour.LEGAL
            icon = tokens.meeple_icon(self.colours[value])
            canvas.glow((x + 8, y + 66, 52, 14), (0, 0, 0, 150), 12)
            tokens.halo(canvas, icon, (x, y, 68), light)
            canvas.icon(icon, x, y, 68)
        elif what == "die":
            canvas.glow((at[0] - 35, at[1] - 35, 70, 70), (*colour.LEGAL, 120), 14)
            self._middle(canvas, tokens.die_face(self.kit, value, 70, 1), at)
        elif what in ("cube", "action"):
            tokens.halo(canvas, f"token-{what}", (at[0] - 26, at[1] - 26, 52), colour.LEGAL)
            tokens.token(canvas, what, at[0] - 26, at[1] - 26, 52)
        elif what == "protection":
            tokens.shield(canvas, (at[0] - 27, at[1] - 27, 54, 54), frozenset(("legal",)))
        else:
            canvas.glow((at[0] - 24, at[1] - 24, 48, 48), LEGAL_GLOW, 12)
            canvas.panel((at[0] - 28, at[1] - 28, 56, 56), fill=colour.LEGAL_FILL, line=colour.LEGAL)
            canvas.icon(value, at[0] - 18, at[1] - 18, 36, colour.LEGAL_TEXT)

    def _middle(self, canvas: Canvas, picture: pygame.Surface, at: Point) -> None:
        px, py = canvas.at(*at)
        canvas.surface.blit(picture, (px - picture.get_width() // 2, py - picture.get_height() // 2))

    def dotted(self, canvas: Canvas, start: Point, end: Point) -> None:
        """Draw the dotted line from what is held to the nearest place that takes it: a gentle curve."""
        dx, dy = end[0] - start[0], end[1] - start[1]
        length = math.hypot(dx, dy)
        if length < 60:
            return
        bend = min(90.0, length * 0.18)
        middle = (start[0] + dx / 2 - dy / length * bend, start[1] + dy / 2 + dx / length * bend)
        dot = self.kit.pictures.shape(("dot",), lambda: self._dot())
        count = min(MOST_DOTS, int(length / 15))
        for n in range(3, count - 1):
            t = n / count
            x = (1 - t) ** 2 * start[0] + 2 * t * (1 - t) * middle[0] + t * t * end[0]
            y = (1 - t) ** 2 * start[1] + 2 * t * (1 - t) * middle[1] + t * t * end[1]
            self._middle(canvas, dot, (x, y))

    def _dot(self) -> pygame.Surface:
        canvas = Canvas.of_size(self.kit, 12, 12)
        canvas.circle(6, 6, 5.2, (0, 0, 0, 120))
        canvas.circle(6, 6, 3.6, colour.LEGAL)
        return canvas.surface

    # What flies

    def draw_moving(self, canvas: Canvas, piece: Moving, reduced: bool = False) -> None:
        """Draw a piece on its way; without movement it is seen where it will lie."""
        flight = piece.flight
        share = 1.0 if reduced else easing.ease(piece.share)
        if flight.path in ("blown", "fall") and not reduced:
            share = easing.hasten(piece.share)
        x, y, w, h = _between(piece.start, piece.end, share)
        y -= self._height(flight.path, piece, share)
        at = (x + w / 2, y + h / 2)
        if flight.kind == "card":
            self._flying_card(canvas, flight, reduced, share, h, at)
        elif flight.kind == "meeple":
            self._hopping_meeple(canvas, flight.value, flight.path, piece, reduced)
        else:
            self._flying_token(canvas, flight, max(26.0, min(w, h)), 1.0 if reduced else piece.share, at)

    def _height(self, path: str, piece: Moving, share: float) -> float:
        """Return how far above its straight way a piece is, in units."""
        lift = math.sin(math.pi * share)
        if path == "arc":
            return ARC_HEIGHT * lift
        if path == "break":
            return BREAK_HEIGHT * math.sin(math.pi * min(1.0, piece.share * 1.1) ** 0.7)
        if path in ("drop", "spin"):
            return ARC_HEIGHT * 0.5 * lift
        if path == "straight":
            far = math.dist(piece.start[:2], piece.end[:2])
            return min(LOW_ARC, far * 0.08) * lift
        return 0.0

    def _flying_token(self, canvas: Canvas, flight: Flight, size: float, share: float, at: Point) -> None:
        light = LEGAL_GLOW if flight.kind == "protection" else GOLD_GLOW
        if flight.kind != "cube":
            glows.bloom(canvas, at, (size * 2.2, size * 2.2), light, 0.9)
        icon = f"token-{flight.kind}"
        if flight.path == "spin" and share < 1:
            turn = abs(math.cos(share * math.pi * 4))
            picture = self.kit.pictures.icon(icon, size)
            self._middle(canvas, self.scaled((icon, size), picture, 1.0, max(0.12, turn)), at)
        elif flight.path == "break" and share < 1:
            self._middle(canvas, self._turned(icon, size, int(share * 2 * ANGLES)), at)
        else:
            if flight.path == "drop" and share < 1:
                size = size * (1 + 0.35 * (1 - share))
                size = round(size / 3) * 3
            picture = self.kit.pictures.icon(icon, size)
            self._middle(canvas, picture, at)

    def _turned(self, icon: str, size: float, step: int) -> pygame.Surface:
        """An icon turned by twelfths."""
        picture = self.kit.pictures.icon(icon, size)
        if step % ANGLES == 0:
            return picture
        make = lambda: pygame.transform.rotozoom(picture, -360 / ANGLES * (step % ANGLES), 1.0)  # noqa: E731
        return self.kit.pictures.shape(("turned", icon, picture.get_size(), step % ANGLES), make)

    def _flying_card(
        self, canvas: Canvas, flight: Flight, reduced: bool, share: float, height: float, at: Point
    ) -> None:
        turns = flight.turns and not reduced
        hidden = turns and share < 0.5
        squash = abs(math.cos(math.pi * share)) if turns else 1.0
        face = "" if hidden else flight.value
        picture = self.card(face)
        if flight.path == "blown":
            # Torn out of the hull: it tumbles, and is gone.
            turn = int(share * 18) % ANGLES
            make = lambda: pygame.transform.rotozoom(picture, 360 / ANGLES * turn, 0.5)  # noqa: E731
            key = "blown", face, picture.get_size(), turn
            picture = self.kit.pictures.shape(key, make, worded=True)
            glows.bloom(canvas, at, (200, 200), GOLD_GLOW, 0.8 * share)
            self._middle(canvas, picture, at)
            return
        if flight.path == "merge":
            glows.bloom(canvas, at, (190, 190), GOLD_GLOW, 0.9 * share)
        self._middle(canvas, self.scaled((face, "fly"), picture, height / CARD[1], max(0.08, squash)), at)

    def _hopping_meeple(self, canvas: Canvas, crew: int, path: str, piece: Moving, reduced: bool) -> None:
        """A meeple hops along the rooms' axes, one hop a room, and is squashed a little where it lands."""
        icon = tokens.meeple_icon(self.colours[crew])
        picture = self.kit.pictures.icon(icon, piece.end[3])
        x, y, w, h = piece.end
        squash = 1.0
        if not reduced and path == "hop":
            hops = max(1, round(piece.flight.ms / HOP_MS))
            x, y = _along(piece.start, piece.end, piece.share, hops)
            step = piece.share * hops % 1.0 if piece.share < 1 else 1.0
            flown = easing.clamp(step / LANDED)
            y -= HOP_HEIGHT * math.sin(math.pi * flown)
            squash = 1 + 0.06 * math.sin(flown * math.pi)
            if step > LANDED:
                squash = 1 - 0.16 * math.sin((step - LANDED) / (1 - LANDED) * math.pi)
        elif not reduced and path == "fall":
            landing = easing.within(piece.share, 0.62, 1.0)
            y = piece.start[1] + (y - piece.start[1]) * easing.hasten(piece.share / 0.62)
            squash = 1 - 0.24 * math.sin(landing * math.pi) * (1 - landing * 0.5)
        elif not reduced:
            x, y, w, h = _between(piece.start, piece.end, easing.ease(piece.share))
        wide, high = picture.get_size()
        size = wide * (2 - squash), high * squash
        if abs(squash - 1) > 0.005:
            picture = self._stretched(picture, round(size[0] / 2) * 2, round(size[1] / 2) * 2, icon)
        px, py = canvas.at(x + w / 2, y + h)
        canvas.surface.blit(picture, (px - picture.get_width() // 2, py - picture.get_height()))

    def _stretched(self, picture: pygame.Surface, w: int, h: int, key: str) -> pygame.Surface:
        make: Callable[[], pygame.Surface] = lambda: pygame.transform.smoothscale(picture, (w, h))  # noqa: E731
        return self.kit.pictures.shape(("squash", key, w, h), make)


def _along(start: Rect, end: Rect, share: float, hops: int) -> Point:
    """Return where a meeple is that goes along the deck first and then across, with a rest at every room."""
    across = min(hops, round(abs(end[0] - start[0]) / 424))
    down = hops - across
    gone = min(float(hops), share * hops)
    gone = int(gone) + easing.smooth(gone % 1.0 / LANDED)
    level = min(1.0, gone / across) if across else gone / hops
    upright = easing.clamp((gone - across) / down) if down else gone / hops
    return start[0] + (end[0] - start[0]) * level, start[1] + (end[1] - start[1]) * upright


def _between(start: Rect, end: Rect, share: float) -> Rect:
    x, y, w, h = (a + (b - a) * share for a, b in zip(start, end, strict=True))
    return (x, y, w, h)
