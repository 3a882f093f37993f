"""Draws, where nobody sees it and a little in each frame, what is to be seen in a moment.

What is drawn for the first time takes long: words are set, lights are made. Drawn before, all that is kept.
"""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable, Hashable, Sequence

import pygame

from game.app.drawing.allowance import TimeUpError
from game.app.drawing.canvas import Canvas
from game.app.drawing.images.untouched import untouched
from game.app.drawing.kit import Kit

Draw = Callable[[Canvas], object]
MOST_KNOWN = 200
"""Number of things remembered as rehearsed; the oldest of more is rehearsed again."""


class Rehearsal:
    """Keep what has been drawn ahead of its time in one window size.

    Args:
        kit: fonts and pictures.
    """

    def __init__(self, kit: Kit) -> None:
        self.kit = kit
        self._known: OrderedDict[Hashable, int] = OrderedDict()
        self._stage: pygame.Surface | None = None

    def knows(self, key: Hashable, draws: Sequence[Draw]) -> bool:
        """Return whether something has been drawn, all of it."""
        return self.kit.reader is None or self._known.get(key, 0) >= len(draws)

    def ready(self, key: Hashable, draws: Sequence[Draw], until: float) -> bool:
        """Draw something, if need be in several calls, and tell whether all of it has been drawn by now.

        Args:
            key: names it, with all that its pictures depend on.
            draws: draw its moments one after the other; they may be called more than once.
            until: a moment of `time.perf_counter` after which nothing new is made.

        Returns:
            Always true where nothing may depend on how fast it is drawn.
        """
        if self.kit.reader is None:
            return True
        done = self._known.get(key, 0)
        while done < len(draws):
            try:
                with self.kit.pictures.allowance.until(until):
                    draws[done](self._scene())
            except TimeUpError:
                break
            done += 1
            if time.perf_counter() > until:
                break
        self._known[key] = done
        while len(self._known) > MOST_KNOWN:
            self._known.popitem(last=False)
        return done >= len(draws)

    def _scene(self) -> Canvas:
        """A canvas as large as the page on which nothing is drawn: so it takes no memory."""
        view = self.kit.viewport
        if self._stage is None:
            self._stage = untouched((view.width, view.height))
        self._stage.set_clip((0, 0, 0, 0))
        return Canvas(self.kit, self._stage)
