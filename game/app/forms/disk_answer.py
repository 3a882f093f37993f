"""Take the answer of the disk's thread once it is there: a screen looks now and then, and never waits.

What the disk refuses is asked for again after a while.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Generic, TypeVar

from game.storage.files.disk import Job

POLL_MS = 50.0
"""Time in ms between two looks whether the disk has answered."""
AGAIN_MS = 5000.0
"""Time in ms before what the disk refused is asked for again."""
T = TypeVar("T")


class DiskAnswer(Generic[T]):
    """Hold what was asked of the disk last, until its answer is taken."""

    def __init__(self) -> None:
        self._job: Job[T] | None = None

    def await_job(self, job: Job[T]) -> None:
        """Wait for another answer; one that was waited for before is not taken any more.

        Args:
            job: as `Disk.ask` returns it.
        """
        self._job = job

    @property
    def awaited(self) -> bool:
        """Return whether something was asked whose answer has not been taken."""
        return self._job is not None

    def take(self) -> Job[T] | None:
        """Return the job that is over, once; None while there is none."""
        if self._job is None or not self._job.over.is_set():
            return None
        job, self._job = self._job, None
        return job

    def wake(self) -> float | None:
        """Return after how many ms to look again; None where nothing was asked."""
        return POLL_MS if self.awaited else None


class DiskJobs:
    """Have jobs of the disk done one after the other, so that saves come between.

    Args:
        jobs: yields each job, and goes on when it is over.
    """

    def __init__(self, jobs: Iterable[Job[Any]] = ()) -> None:
        self._jobs = iter(jobs)
        self._job = next(self._jobs, None)

    @property
    def busy(self) -> bool:
        """Return whether a job is left."""
        return self._job is not None

    def go_on(self) -> None:
        """Go on with what is over by now."""
        while self._job is not None and self._job.over.is_set():
            self._job = next(self._jobs, None)

    def wake(self) -> float | None:
        """Return after how many ms to look again; None where no job is left."""
        return POLL_MS if self.busy else None


class Again:
    """Tell when it is time to ask the disk again for what it has refused."""

    def __init__(self) -> None:
        self._rest: float | None = None

    def let_pass(self, ms: float, refused: bool) -> bool:
        """Let time pass; tell whether to ask again now, which begins the next wait.

        Args:
            ms: since the last call.
            refused: whether something is refused that nobody has asked for again by now.
        """
        if not refused:
            self._rest = None
            return False
        if self._rest is None:
            self._rest = AGAIN_MS
            return False
        self._rest -= ms
        if self._rest > 0:
            return False
        self._rest = None
        return True

    def wake(self) -> float | None:
        """Return after how many ms to ask again; None where nothing is refused."""
        return None if self._rest is None else max(0.0, self._rest)
