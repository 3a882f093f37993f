"""The light of a step over the table: veil, frames, arrow, and the ghost that goes the captain's way."""

from __future__ import annotations

from game.app.drawing.canvas import Canvas
from game.app.drawing.colours.theme import Colour, colour, fade
from game.app.drawing.viewport import Point, Rect, grow
from game.app.scenes.lessons import spotlight
from game.app.scenes.lessons.lesson_subject import LessonHost, LessonSubject, Way
from game.app.table.model.places.layout import Layout
from game.app.table.model.table_keys import DIE, TOP, TableKey
from game.app.table.paint import tokens
from game.lessons.teacher import Mood

VEIL_MS, SLIDE_MS, ARROW_MS, RING_MS = 160.0, 240.0, 320.0, 400.0
SHOW_MS = 900.0
"""Time in ms in which a ghost goes its way once."""
SHOWN_TIMES = 2
SHOWN_SHARE = 0.62
"""After so much of that time it has arrived, and stays."""
_LINED = frozenset(("button", "end", "hand", "die"))
"""Kinds of things that are close to others of their kind: a line is drawn around them."""
_GHOST = 153


def lit_place(layout: Layout, key: TableKey) -> Rect:
    """Return what is lit of something: of the die its whole panel, with the words about its roll.

    Args:
        layout: of the table.
        key: what is spoken of.
    """
    return layout.areas[TableKey.panel("die")] if key == DIE else layout.rect(key)


class LessonLight:
    """Draws what a step of a lesson lights up on the table.

    Args:
        scene: the lesson's table.
        subject: what is spoken of.

    Attributes:
        lit: the elements under the light.
        arrow: from where to where the arrow points; None for no arrow.
        veiled: whether all else is dim.
    """

    def __init__(self, scene: LessonHost, subject: LessonSubject) -> None:
        self.scene, self.subject = scene, subject
        self.lit: tuple[TableKey, ...] = ()
        self.arrow: Way | None = None
        self.veiled = False
        self._holes: tuple[Rect, ...] = ()
        self._old: tuple[Rect, ...] = ()
        self._age = 0.0
        self._ring: tuple[tuple[Rect, ...], float] | None = None
        self._showing: float | None = None

    def turn(self, lit: tuple[TableKey, ...], arrow: Way | None) -> None:
        """Light up something else."""
        if lit != self.lit or arrow != self.arrow:
            self._old, self._age = self._holes, 0.0
        self.lit, self.arrow = lit, arrow
        rects = [lit_place(self.scene.layout, one) for one in lit]
        self._holes = spotlight.holes_of(rects, [one.kind in _LINED for one in lit])

    def done(self) -> None:
        """A goal was reached: a gold ring on what it was about."""
        rects = tuple(rect for rect in (self.subject.rect(key) for key in self.lit) if rect is not None)
        if rects:
            self._ring = rects[:1], 0.0

    def show(self, shown: bool = True) -> None:
        """Let the ghost go the captain's way, or go no more."""
        self._showing = 0.0 if shown else None

    @property
    def showing(self) -> bool:
        """Return whether a ghost goes its way."""
        return self._showing is not None

    def update(self, ms: float) -> bool:
        """Let time pass; tell whether there is something to draw."""
        moving = self.moving
        self._age = min(ARROW_MS, self._age + ms)
        if self._ring is not None:
            rects, age = self._ring
            self._ring = (rects, age + ms) if age + ms < RING_MS else None
        if self._showing is not None:
            self._showing += ms
            if self._showing >= SHOW_MS * SHOWN_TIMES:
                self._showing = None
        return moving

    @property
    def moving(self) -> bool:
        """Return whether anything of it moves."""
        return self._age < ARROW_MS or self._ring is not None or self._showing is not None

    @property
    def _still(self) -> bool:
        return self.scene.reduced

    def draw(self, canvas: Canvas, told: bool) -> None:
        """Draw veil, frames, arrow and ghosts.

        Args:
            canvas: of the whole window.
            told: whether the captain says anything; else nothing is lit.
        """
        layout = self.scene.layout
        # While something is held its places shine: no veil lies on them.
        self.veiled = told and bool(self._holes) and self.scene.input.source is None
        if not told:
            self._draw_ring(canvas)
            return
        share = 1.0 if self._still else min(1.0, self._age / VEIL_MS)
        if self.veiled:
            slide = 1.0 if self._still else min(1.0, self._age / SLIDE_MS)
            holes = spotlight.between(self._old, self._holes, slide)
            top = layout.rect(TOP)[3]
            ground = (0.0, top, layout.size[0], layout.size[1] - top)
            spotlight.draw_veil(canvas, ground, holes, 1.0 if self._old else share)
        for key in self.lit:
            rect = lit_place(layout, key)
            if key.kind == "meeple":
                spotlight.draw_piece(canvas, rect)
            elif key.kind in _LINED:
                spotlight.draw_line(canvas, rect)
            else:
                spotlight.draw_target(canvas, rect)
        if self.scene.input.source is None:
            self._draw_way(canvas)
        self._draw_ring(canvas)

    def _draw_way(self, canvas: Canvas) -> None:
        layout, teacher = self.scene.layout, self.scene.teacher
        if self._showing is not None:
            way = self.subject.way()
            if way is not None:
                self._draw_ghost(canvas, way, colour.LEGAL, self._step_of_way())
            for key in self.subject.places():
                spotlight.draw_dashes(canvas, layout.rect(key), colour.LEGAL)
        elif teacher.mood is Mood.OTHER:
            way = self.subject.way() if teacher.current and not teacher.current.free else None
            if way is not None and way[0] != way[1]:
                self._draw_ghost(canvas, way, colour.WHITE, 1.0)
        elif self.arrow is not None:
            start, end = (self._tip(key) for key in self.arrow)
            share = 1.0 if self._still else min(1.0, self._age / ARROW_MS)
            spotlight.draw_arrow(canvas, start, end, share)
            if share >= 1:
                self._draw_piece(canvas, self.arrow[0], self._ghost_spot(self.arrow[1]))

    def _step_of_way(self) -> float:
        if self._still or self._showing is None:
            return 1.0
        share = (self._showing % SHOW_MS) / SHOW_MS
        return min(1.0, share / SHOWN_SHARE)

    def _draw_ghost(self, canvas: Canvas, way: Way, ink: Colour, share: float) -> None:
        """The piece on its way, and the way; what is only clicked gets a frame."""
        layout = self.scene.layout
        start, end = way
        spotlight.draw_dashes(canvas, layout.rect(end), ink)
        if start == end:
            return
        spotlight.draw_arrow(canvas, self._tip(start), self._tip(end), 1.0, ink)
        (x0, y0), (x1, y1) = layout.centre(start), self._ghost_spot(end)
        eased = 1 - (1 - share) ** 3
        self._draw_piece(canvas, start, (x0 + (x1 - x0) * eased, y0 + (y1 - y0) * eased))

    def _draw_piece(self, canvas: Canvas, key: TableKey, at: Point) -> None:
        what, value = self.scene.shown_table.held_piece(key)
        if what == "meeple":
            icon = tokens.meeple_icon(self.scene.session.colours[value])
            canvas.icon(icon, at[0] - 34, at[1] - 38, 68, alpha=_GHOST)
        elif what == "card":
            sign = canvas.kit.looks.resource(value).icon
            box = (at[0] - 26, at[1] - 26, 52.0, 52.0)
            canvas.panel(box, fill=fade(canvas.kit.looks.resource(value).base, 0.86), line=colour.TEXT)
            canvas.icon(sign, at[0] - 20, at[1] - 20, 40)

    def _tip(self, key: TableKey) -> Point:
        x, y = self.scene.layout.centre(key)
        if key.kind == "room":
            rect = self.scene.layout.rect(key)
            return x, rect[1] + rect[3] * 0.46
        return x, y

    def _ghost_spot(self, key: TableKey) -> Point:
        if key.kind != "room":
            return self.scene.layout.centre(key)
        x, y, w, h = self.scene.layout.rect(key)
        return x + w * 0.4, y + h * 0.62

    def _draw_ring(self, canvas: Canvas) -> None:
        if self._ring is None:
            return
        rects, age = self._ring
        strength = 1 - age / RING_MS
        for rect in rects:
            out = 0.0 if self._still else 14 * age / RING_MS
            canvas.panel(
                grow(rect, out),
                fill=None,
                line=fade(colour.GOLD, strength),
                corners=(14, 14, 14, 14),
                width=5,
            )
