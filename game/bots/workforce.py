"""Who plays many games: this process, several on this machine, or the workers of a Dask cluster."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from importlib import import_module
from typing import Any, Protocol, TypeVar

from game.bots.data_files import digest
from game.bots.players.rank_list import ADVISER
from game.bots.processes import processes_for
from game.program_files import data_folder

T = TypeVar("T")
R = TypeVar("R")
REQUIREMENTS = "requirements-cluster.txt"


class ClusterError(Exception):
    """A cluster cannot play the games: nothing to reach it with, no workers, or workers of another state."""


class Workforce(Protocol):
    """Does something with each of many things, several at a time."""

    def __call__(self, work: Callable[[T], R], things: Iterable[T]) -> Iterator[R]:
        """Return what comes of each, in their order.

        Args:
            work: a function of a module.
            things: what it is called with; they can be pickled, and so can what comes of them.
        """
        ...


@contextmanager
def workforce(processes: int, scheduler: str | None = None) -> Iterator[Workforce]:
    """Have games played, for as long as the context lasts.

    Args:
        processes: how many play at a time on this machine.
        scheduler: the address of a Dask scheduler, `tcp://HOST:8786`, whose workers play instead.

    Raises:
        ClusterError: there is no such cluster to play on.
    """
    if scheduler is not None:
        with _cluster(scheduler) as there:
            yield there
    elif processes == 1:
        yield lambda work, things: map(work, things)
    else:
        with processes_for(processes) as pool:
            yield lambda work, things: pool.imap(work, things, chunksize=1)


@contextmanager
def _cluster(scheduler: str) -> Iterator[Workforce]:
    """The workers of a cluster: they must have the players that are here, else the games would be others."""
    try:
        distributed: Any = import_module("distributed")  # only who has a cluster needs Dask
    except ImportError as error:
        raise ClusterError(f"A Dask cluster needs the packages of {REQUIREMENTS}: {error}.") from error
    try:
        client = distributed.Client(scheduler, timeout="20s")
    except (OSError, ValueError) as error:
        raise ClusterError(f"No Dask scheduler answers at {scheduler}: {error}") from error
    with client:
        own = fingerprint()
        there = client.run(fingerprint)
        if not there:
            raise ClusterError(f"The scheduler at {scheduler} has no workers.")
        others = sorted(worker for worker, theirs in there.items() if theirs != own)
        if others:
            raise ClusterError(f"These workers have other weights: {', '.join(others)}.")

        def everywhere(work: Callable[[T], R], things: Iterable[T]) -> Iterator[R]:
            # Not remembered from one call to the next: equal things are games of their own.
            futures = client.map(work, list(things), pure=False, retries=2)
            for future in futures:
                yield future.result()

        yield everywhere


def fingerprint() -> str:
    """What tells the weights of all ranks from others."""
    return digest(data_folder(), ADVISER)
