"""Draw the table itself, below what lies over it: what is shown, lit by what hands may do."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from game.app.table.model.table_keys import ADVISER, TableKey

if TYPE_CHECKING:
    from game.app.drawing.canvas import Canvas
    from game.app.table.advising import Advising
    from game.app.table.model.gestures.highlights import Highlights
    from game.app.table.motion.idle_motion import IdleMotion
    from game.app.table.table_host import PictureHost


class TablePicture:
    """Have a table painted as it is shown now.

    Args:
        table: what is shown, and who paints it.
        idle: what moves by itself.
        advising: the adviser, whose button is lit while he has something to say.
        lit: returns what a line of the log touches.
    """

    def __init__(
        self,
        table: PictureHost,
        idle: IdleMotion,
        advising: Advising,
        lit: Callable[[], frozenset[TableKey]],
    ) -> None:
        self._table, self._idle, self._advising, self._lit = table, idle, advising, lit

    def _marks(self) -> Highlights:
        """Return what signal lights show, and what is not where it lies."""
        hidden, returning = self._table.director.hidden(), self._table.transients.returning
        if returning is not None:
            hidden = hidden | {returning.source}
        waits = frozenset((ADVISER,)) if self._advising.lit else frozenset()
        return self._table.input.marks(hidden, self._lit() | waits)

    def gather(self, until: float) -> bool:
        """Paint some of the pieces that the first picture shows; tell whether all are there.

        Args:
            until: a moment of `time.perf_counter` after which nothing new is begun.
        """
        table = self._table
        return table.painter.gather(table.view, table.layout, self._marks(), self._idle.sun, until)

    def draw(self, canvas: Canvas) -> None:
        """Draw it, with what lives on it."""
        table, idle = self._table, self._idle
        idle.before_draw()
        table.painter.compositor.at_once = not table.on_top
        table.painter.prepare(table.view, table.layout, self._marks(), idle.budget, idle.sun)
        idle.composed()
        table.painter.blit_table(canvas)
        idle.draw(canvas.surface)
