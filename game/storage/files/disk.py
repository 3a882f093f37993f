"""A thread for the player's files, so that no picture waits for a slow disk.

Everything is done in the order in which it was asked for: what is read after a write sees what was written.
Nobody waits for what is written. What somebody must know to go on is waited for, and whoever waits is told
meanwhile, so that the window lives on.
"""

from __future__ import annotations

import functools
import threading
import time
from collections import deque
from collections.abc import Callable
from functools import partial
from typing import Any, Concatenate, Generic, ParamSpec, Protocol, TypeVar

LOOK_S = 0.03
"""Seconds between two reports to the caller that waits."""


T = TypeVar("T")
S = TypeVar("S", bound="OnDisk")
P = ParamSpec("P")


class GivenUp(BaseException):  # noqa: N818 - no error: the player leaves rather than wait
    """The player does not want to wait any longer, and leaves."""


class Job(Generic[T]):
    """Something to be done with files.

    Args:
        work: does it.
        key: what it is about, where a later one makes it needless; empty for what must be done all the same.
    """

    def __init__(self, work: Callable[[], T], key: str = "") -> None:
        self.work = work
        self.key = key
        self.since = time.monotonic()
        self.over = threading.Event()
        self._result: T | None = None
        self.error: BaseException | None = None

    def do(self) -> None:
        """Do it."""
        try:
            self._result = self.work()
        except BaseException as error:  # noqa: BLE001 - it belongs to whoever asked
            self.error = error
        self.over.set()

    @property
    def result(self) -> T:
        """Return what came of it; raises what it raised."""
        if self.error is not None:
            raise self.error
        return self._result  # type: ignore[return-value]


class Disk:
    """Does things with files at once, in the thread of whoever asks: for tests, and where nobody looks."""

    meanwhile: Callable[[float], None] | None = None
    """Told how many seconds somebody has waited, again and again; it may raise `GivenUp`."""

    def another(self) -> Disk:
        """Return one more of the kind, for files behind which nothing of the player's is to wait.

        Whoever waits for it is told as here.
        """
        other = type(self)()
        other.meanwhile = self._tell
        return other

    def _tell(self, seconds: float) -> None:
        if self.meanwhile is not None:
            self.meanwhile(seconds)

    def later(self, key: str, work: Callable[[], None]) -> None:
        """Do something that nobody waits for. What was asked for under the same key and has not begun yet is
        needless then.

        Args:
            key: what it is about.
            work: does it, and deals with what the disk refuses.
        """
        work()

    def ask(self, work: Callable[[], T]) -> Job[T]:
        """Do something whose result is looked at later."""
        job = Job(work)
        job.do()
        return job

    def run(self, work: Callable[[], T], most: float | None = None) -> T:
        """Do something and wait for it.

        Args:
            work: does it.
            most: seconds to wait at most; None for as long as it takes.

        Raises:
            TimeoutError: it takes longer; it is done all the same.
            GivenUp: the player does not want to wait.
        """
        return work()

    def waits(self, key: str) -> float:
        """Seconds since something was asked for under a key that is not done yet; 0 where all is done."""
        return 0.0

    @property
    def writes(self) -> frozenset[str]:
        """Return the first words of the keys under which something was asked for that is not done yet."""
        return frozenset()

    @property
    def busy(self) -> bool:
        """Return whether something is not done yet that nobody waits for."""
        return False

    def settle(self, most: float) -> bool:
        """Wait until all is done that was asked for; tell whether it is.

        Args:
            most: seconds to wait at most.
        """
        return True

    def check(self) -> None:
        """Raise what something has raised that nobody waits for: an error of the program."""


class DiskThread(Disk):
    """Does things with files in a thread of its own; where the system has none left, as `Disk` does."""

    def __init__(self) -> None:
        self._jobs: deque[Job[Any]] = deque()
        self._change = threading.Condition()
        self._thread: threading.Thread | None = None
        self._now: Job[Any] | None = None
        self._since: dict[str, float] = {}
        """Time at which each write was asked for, by its key, while it is not on the disk yet."""
        self._failed: BaseException | None = None

    def _add(self, job: Job[T]) -> Job[T]:
        if threading.current_thread() is self._thread or not self._runs():
            job.do()
            return job
        with self._change:
            if job.key:
                self._since.setdefault(job.key, job.since)
                for other in [one for one in self._jobs if one.key == job.key]:
                    self._jobs.remove(other)
            self._jobs.append(job)
            self._change.notify_all()
        return job

    def _runs(self) -> bool:
        """Return whether there is a thread; started when first needed."""
        with self._change:
            if self._thread is None:
                thread = threading.Thread(target=self._work, name="disk", daemon=True)
                try:
                    thread.start()
                except RuntimeError:  # no thread is left: this once it is done here
                    return False
                self._thread = thread
        return True

    def _work(self) -> None:
        while True:
            with self._change:
                while not self._jobs:
                    self._change.wait()
                job = self._now = self._jobs.popleft()
            job.do()
            with self._change:
                self._now = None
                if job.key:
                    if job.error is not None:
                        self._failed = job.error
                    newer = [one.since for one in self._jobs if one.key == job.key]
                    if newer:
                        self._since[job.key] = newer[0]
                    else:
                        self._since.pop(job.key, None)
                self._change.notify_all()

    def later(self, key: str, work: Callable[[], None]) -> None:  # noqa: D102 - see `Disk`
        job = self._add(Job(work, key))
        if job.over.is_set() and job.error is not None and threading.current_thread() is not self._thread:
            with self._change:
                self._failed = job.error

    def ask(self, work: Callable[[], T]) -> Job[T]:  # noqa: D102 - see `Disk`
        return self._add(Job(work))

    def run(self, work: Callable[[], T], most: float | None = None) -> T:  # noqa: D102 - see `Disk`
        job = self.ask(work)
        self._wait(job.over.wait, job.over.is_set, most)
        if not job.over.is_set():
            raise TimeoutError("the disk does not answer")
        return job.result

    def _wait(self, sleep: Callable[[float], object], done: Callable[[], bool], most: float | None) -> None:
        start = time.monotonic()
        while not done():
            waited = time.monotonic() - start
            if most is not None and waited >= most:
                return
            sleep(LOOK_S)
            if self.meanwhile is not None and not done():
                self.meanwhile(time.monotonic() - start)

    def waits(self, key: str) -> float:  # noqa: D102 - see `Disk`
        with self._change:
            since = self._since.get(key)
        return 0.0 if since is None else time.monotonic() - since

    @property
    def writes(self) -> frozenset[str]:  # noqa: D102 - see `Disk`
        with self._change:
            return frozenset(key.partition(" ")[0] for key in self._since)

    @property
    def busy(self) -> bool:  # noqa: D102 - see `Disk`
        with self._change:  # the thread takes a job in two steps, between which it would seem to have none
            return bool(self._jobs) or self._now is not None

    def settle(self, most: float) -> bool:  # noqa: D102 - see `Disk`
        def sleep(seconds: float) -> None:
            with self._change:
                if self.busy:
                    self._change.wait(seconds)

        self._wait(sleep, lambda: not self.busy, most)
        return not self.busy

    def check(self) -> None:  # noqa: D102 - see `Disk`
        with self._change:
            error, self._failed = self._failed, None
        if error is not None:
            raise error


class OnDisk(Protocol):
    """Something that lies on a disk."""

    disk: Disk


def on_disk(method: Callable[Concatenate[S, P], T]) -> Callable[Concatenate[S, P], T]:
    """Let a method be done by its object's `disk`, and wait for it."""

    def waited(self: S, /, *args: P.args, **kwargs: P.kwargs) -> T:
        return self.disk.run(partial(method, self, *args, **kwargs))

    functools.update_wrapper(waited, method)
    return waited
