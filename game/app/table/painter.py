"""Paints the whole table, and hands out the sprites that fly over it."""

from __future__ import annotations

from collections.abc import Callable, Hashable

import pygame

from game.app.cache import SurfaceCache
from game.app.canvas import Canvas
from game.app.kit import Kit
from game.app.table import decks, resource_card, tokens
from game.app.table.layout import Layout
from game.app.table.marks import NO_MARKS, Marks
from game.app.table.pieces import TablePieces
from game.app.table.stage import Stage
from game.app.table.view import TableView
from game.app.theme import colour
from game.rules.knowledge import DamageCard


class TablePainter:
    """Paints the table at one window size; make a new one with a new kit.

    Args:
        kit: fonts, pictures, texts and viewport.
    """

    def __init__(self, kit: Kit) -> None:
        self.kit = kit
        self.stage = Stage(kit)
        self._shown: tuple[TableView, Layout, Marks] | None = None
        self._sprites = SurfaceCache(2 * kit.viewport.width * kit.viewport.height)

    def paint(
        self, canvas: Canvas, view: TableView, layout: Layout, marks: Marks = NO_MARKS
    ) -> list[pygame.Rect]:
        """Draw the table on a canvas over the whole window.

        Nothing is drawn again but what has changed since the last call.

        Returns:
            What changed on the finished table, in pixels; empty when it is the same as before.
        """
        changed = self.prepare(view, layout, marks)
        canvas.surface.blit(self.stage.surface, (0, 0))
        canvas.texts.extend(self.stage.texts)
        return changed

    def prepare(self, view: TableView, layout: Layout, marks: Marks = NO_MARKS) -> list[pygame.Rect]:
        """Bring the finished table (``stage.surface``) up to date without drawing it anywhere."""
        shown = self._shown
        if shown is not None and shown[0] is view and shown[1] is layout and shown[2] == marks:
            return []
        self._shown = (view, layout, marks)
        return self.stage.compose(list(TablePieces(self.kit, view, layout, marks).all()))

    # sprites: pictures of pieces in flight, in pixels, cached; shared, so never draw on them

    def card(
        self, kind: str, w: float, h: float, state: frozenset[str] = frozenset(), angle: int = 0
    ) -> pygame.Surface:
        """Return a Resource card, with room around it for its light.

        Args:
            kind: resource id.
            w: width in units (130, 80, 172, ...).
            h: height in units.
            state: ``dragged``, ``refused``, ``selected``, ``peeked``, ``disabled``.
            angle: degrees to the right; a dragged card leans by 6.
        """

        def make() -> pygame.Surface:
            margin = 30
            canvas = self.kit.canvas(w + 2 * margin, h + 2 * margin, origin=(-margin, -margin))
            resource_card.resource_card(canvas, (0, 0, w, h), kind, state)
            return pygame.transform.rotozoom(canvas.surface, -angle, 1) if angle else canvas.surface

        return self._sprite(("card", kind, w, h, state, angle), make)

    def card_back(self, w: float, h: float) -> pygame.Surface:
        """Return the back of a Resource card in flight."""

        def make() -> pygame.Surface:
            canvas = self.kit.canvas(w, h)
            resource_card.card_back(canvas, (0, 0, w, h))
            return canvas.surface

        return self._sprite(("back", w, h), make)

    def damage_card(self, card: DamageCard | None, w: float, h: float) -> pygame.Surface:
        """Return a Damage card face up (None: the Hull Breach card), with 10 units of room around it."""

        def make() -> pygame.Surface:
            canvas = self.kit.canvas(w + 20, h + 20, origin=(-10, -10))
            decks.damage_card(canvas, (0, 0, w, h), card)
            return canvas.surface

        return self._sprite(("damage", card, w, h), make)

    def meeple(self, mark: int, h: float, state: frozenset[str] = frozenset()) -> pygame.Surface:
        """Return a crew member of a crew mark (index in ``theme.CREW``), with 20 units of room around it.

        Args:
            mark: colour and shape.
            h: height in units.
            state: ``legal`` (cyan light), ``dragged`` (shadow below).
        """

        def make() -> pygame.Surface:
            canvas = self.kit.canvas(h + 40, h + 40, origin=(-20, -20))
            if "dragged" in state:
                canvas.glow((h * 0.25, h * 0.98, h * 0.5, 4), (0, 0, 0, 170), 10)
            if "legal" in state:
                tokens.halo(canvas, tokens.meeple_icon(mark), (0, 0, h), colour.LEGAL)
            canvas.icon(tokens.meeple_icon(mark), 0, 0, h)
            return canvas.surface

        return self._sprite(("meeple", mark, h, state), make)

    def die(self, value: int, size: float, angle: int = 0) -> pygame.Surface:
        """Return a die; ``angle`` is 0 to 11, twelfths of a turn; turned ones are larger, one middle."""
        return tokens.die_face(self.kit, value, size, angle)

    def token(self, kind: str, size: float) -> pygame.Surface:
        """Return a token: ``cube``, ``action``, ``protection`` or ``power``."""
        return self.kit.pictures.icon(tokens.TOKEN_ICON[kind], size)

    def _sprite(self, key: Hashable, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        found = self._sprites.get(key)
        if found is None:
            found = make()
            self._sprites.put(key, found)
        return found
