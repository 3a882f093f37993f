"""Limit how long may be drawn in a frame what has never been drawn before.

A picture is made of smaller ones that are kept: letters, panels, lights, icons. Where time is up before all
of them are there, whoever draws the picture gives up and begins anew in a later frame, and finds kept what it
has come to: so anything is drawn a little at a time, and nobody who draws need know of it.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TypeVar

Made = TypeVar("Made")


class TimeUpError(Exception):
    """This frame has no more time: what is being drawn is to be begun anew in the next one."""


class BeingReadError(TimeUpError):
    """A picture is being read beside the drawing: whoever draws comes back for it."""


class Allowance:
    """Lets what is kept once it has been made be made for so long.

    Attributes:
        made: counts what has been made since time was last limited.
        waits: whether whoever draws comes back for what is made beside the drawing.
        missed: whether something was left out for that since time was last limited.
    """

    def __init__(self) -> None:
        self._until = math.inf
        self.made = 0
        self.waits = self.missed = False

    @contextmanager
    def until(self, moment: float, waits: bool = False) -> Iterator[None]:
        """Limit the time of what is drawn inside.

        Args:
            moment: of `time.perf_counter`; infinity for as long as it takes.
            waits: no file is read in this frame: it is read beside the drawing.

        Raises:
            TimeUpError: it has come, and at least one thing more is there than before.
            BeingReadError: a file is being read, and what it is for cannot be left out.
        """
        before = self._until, self.made, self.waits, self.missed
        self._until, self.made, self.waits, self.missed = moment, 0, waits, False
        try:
            yield
        finally:
            self._until, self.made, self.waits, self.missed = before

    def make(self, make: Callable[[], Made], alone: bool = False) -> Made:
        """Return what `make` gives, to be kept.

        Args:
            make: makes it.
            alone: it takes most of a frame: where time is limited nothing is made before it.

        Raises:
            TimeUpError: there is no time for it now.
        """
        if self.made and self._until < math.inf and (alone or time.perf_counter() > self._until):
            raise TimeUpError
        found = make()
        self.made += 1
        return found
