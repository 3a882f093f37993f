"""Hold what shows the game at a table: the picture, the events being played, what is there for a moment."""

from __future__ import annotations

from typing import NamedTuple

from game.app.table.motion.director import Director
from game.app.table.motion.shown_table import ShownTable
from game.app.table.motion.transients import Transients


class Stage(NamedTuple):
    """Hold what shows the game at one table.

    Attributes:
        shown: what is true, what is shown of it, and where it is.
        director: the events being shown.
        transients: what is on the screen for a moment.
    """

    shown: ShownTable
    director: Director
    transients: Transients
