"""Watches a process that has been asked something: it may take its time, but not stand still."""

from __future__ import annotations

import logging
import threading
import time
from collections.abc import Callable

from game.bots.lent.processor_time import processor_time

_log = logging.getLogger(__name__)
LOOK_S = 0.5
"""Seconds between two looks at a process; an answer is mostly there before the first one."""
LATE_S = 5.0
"""Seconds without any processor time after which whoever waits is told that it takes unusually long."""
STILL_S = 15.0
"""Seconds without any after which a process is given up. However busy a computer is, a process that can run
gets a moment within that time, and a disk that has to wake up gives it what it reads."""


class ProcessWatch:
    """Watch one process while it is at a question, in a thread that ends with the question.

    Where the system tells no processor times, only the patience counts.

    Args:
        pid: of the process.
        patience: seconds after which it is given up, however hard it works; those in which this program stood
            still itself do not count.
        late: called once it takes unusually long: it stands still, or half of the patience is over.
        give_up: ends it.
    """

    def __init__(
        self, pid: int, patience: float, late: Callable[[], None], give_up: Callable[[], None]
    ) -> None:
        self._pid, self._patience = pid, patience
        self._late, self._give_up = late, give_up
        self._over = threading.Event()
        self.thread = threading.Thread(target=self._watch, name="player's watch", daemon=True)

    def cancel(self) -> None:
        """Look no more: there is an answer, or nobody wants one."""
        self._over.set()

    def _watch(self) -> None:
        seen, spent = time.monotonic(), 0.0
        used, still, told = processor_time(self._pid), 0.0, False
        while (left := self._patience - spent) > 0:
            if self._over.wait(min(LOOK_S, left)):
                return
            before, used_before = seen, used
            seen, used = time.monotonic(), processor_time(self._pid)
            works = used is None or used != used_before
            # Not all that the clock says: where it has leapt, this program stood still itself.
            passed = min(seen - before, 2 * LOOK_S)
            spent, still = spent + passed, 0.0 if works else still + passed
            if not told and (still >= LATE_S or spent >= self._patience / 2):
                self._late()
                told = True
            if still >= STILL_S:
                _log.warning("Process %d of a player stands still", self._pid)
                break
        self._give_up()
