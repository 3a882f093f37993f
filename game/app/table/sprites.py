"""Pieces in the hand and in the air: cached pictures, drawn above the finished table."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Any

import pygame

from game.app.canvas import Canvas
from game.app.kit import Kit
from game.app.table import resource_card, tokens
from game.app.table.director import Moving
from game.app.theme import GOLD_GLOW, LEGAL_GLOW, colour
from game.app.viewport import Point, Rect

CARD = (130.0, 180.0)
HELD_TURN, HELD_SIZE = 6.0, 0.94
STEPS = 12
"""In how many sizes a piece is drawn on its way from large to small."""
HOP_HEIGHT, ARC_HEIGHT = 46.0, 70.0


def ease(share: float) -> float:
    """Quick at first, slow at the end (out-cubic)."""
    return 1 - (1 - share) ** 3


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
            canvas = self.kit.canvas(w + 2 * pad, h + 2 * pad, origin=(-pad, -pad))
            if kind:
                resource_card.resource_card(canvas, (0, 0, w, h), kind, marks)
            else:
                resource_card.back(canvas, (0, 0, w, h))
            surface = canvas.surface
            return pygame.transform.rotozoom(surface, turned, 1.0) if turned else surface

        return self.kit.pictures.shape(("sprite", kind, tuple(sorted(marks)), turned, size), make)

    def scaled(self, key: Any, source: pygame.Surface, share: float, squash: float = 1.0) -> pygame.Surface:
        """A picture at a share of its size, in few steps, perhaps squashed in width; cached by `key`."""
        size = max(1, round(share * STEPS * 4)), max(1, round(abs(squash) * STEPS))
        width = max(2, round(source.get_width() * size[0] / (STEPS * 4) * size[1] / STEPS))
        height = max(2, round(source.get_height() * size[0] / (STEPS * 4)))

        def make() -> pygame.Surface:
            return pygame.transform.smoothscale(source, (width, height))

        return self.kit.pictures.shape(("scaled", key, width, height), make)

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
            canvas.glow((at[0] - 22, at[1] - 18, 44, 44), LEGAL_GLOW, 14)
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
        count = int(length / 15)
        for n in range(3, count - 1):
            t = n / count
            x = (1 - t) ** 2 * start[0] + 2 * t * (1 - t) * middle[0] + t * t * end[0]
            y = (1 - t) ** 2 * start[1] + 2 * t * (1 - t) * middle[1] + t * t * end[1]
            self._middle(canvas, dot, (x, y))

    def _dot(self) -> pygame.Surface:
        canvas = self.kit.canvas(12, 12)
        canvas.circle(6, 6, 5.2, (0, 0, 0, 120))
        canvas.circle(6, 6, 3.6, colour.LEGAL)
        return canvas.surface

    # What flies

    def draw_moving(self, canvas: Canvas, piece: Moving, reduced: bool = False) -> None:
        """Draw a piece on its way."""
        share = 1.0 if reduced else ease(piece.share)
        x, y, w, h = _between(piece.start, piece.end, share)
        flight = piece.flight
        lift = math.sin(math.pi * share)
        if flight.path == "arc":
            y -= ARC_HEIGHT * lift
        elif flight.path == "hop":
            y -= HOP_HEIGHT * lift
        elif flight.path == "drop":
            y -= ARC_HEIGHT * 0.5 * lift
        centre = (x + w / 2, y + h / 2)
        if flight.kind == "card":
            self._flying_card(canvas, flight.value, flight.turns and not reduced, share, h, centre)
        elif flight.kind == "meeple":
            squash = 1.0 if share < 0.9 else 1 - 0.14 * math.sin((share - 0.9) * 10 * math.pi)
            self._squashed_meeple(canvas, flight.value, centre, squash)
        else:
            size = max(26.0, min(w, h))
            if flight.kind == "protection":
                canvas.glow((centre[0] - size / 2, centre[1] - size / 2, size, size), LEGAL_GLOW, 10)
            elif flight.kind == "action":
                canvas.glow((centre[0] - size / 2, centre[1] - size / 2, size, size), GOLD_GLOW, 10)
            tokens.token(canvas, flight.kind, centre[0] - size / 2, centre[1] - size / 2, size)

    def _flying_card(
        self, canvas: Canvas, kind: str, turns: bool, share: float, height: float, at: Point
    ) -> None:
        hidden = turns and share < 0.5
        squash = abs(math.cos(math.pi * share)) if turns else 1.0
        face = "" if hidden else kind
        picture = self.card(face)
        self._middle(canvas, self.scaled((face, "fly"), picture, height / CARD[1], max(0.08, squash)), at)

    def _squashed_meeple(self, canvas: Canvas, crew: int, at: Point, squash: float) -> None:
        icon = tokens.meeple_icon(self.colours[crew])
        picture = self.kit.pictures.icon(icon, 68)
        if squash < 0.995:
            width = round(picture.get_width() * (2 - squash))
            picture = self._stretched(picture, width, round(picture.get_height() * squash), icon)
        px, py = canvas.at(at[0], at[1] + 34)
        canvas.surface.blit(picture, (px - picture.get_width() // 2, py - picture.get_height()))

    def _stretched(self, picture: pygame.Surface, w: int, h: int, key: str) -> pygame.Surface:
        make: Callable[[], pygame.Surface] = lambda: pygame.transform.smoothscale(picture, (w, h))  # noqa: E731
        return self.kit.pictures.shape(("squash", key, w, h), make)


def _between(start: Rect, end: Rect, share: float) -> Rect:
    x, y, w, h = (a + (b - a) * share for a, b in zip(start, end, strict=True))
    return (x, y, w, h)
