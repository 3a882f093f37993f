"""Choose who plays many games: this process, several on this machine, or the workers of a Dask cluster."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from game.bots.cluster import Scheduler, Workforce, cluster
from game.bots.processes import processes_for


@contextmanager
def workforce(processes: int, scheduler: Scheduler | None = None) -> Iterator[Workforce]:
    """Have games played, for as long as the context lasts.

    Args:
        processes: how many play at a time on this machine.
        scheduler: of a Dask cluster whose workers play instead.

    Raises:
        ClusterError: there is no such cluster to play on.
    """
    if scheduler is not None:
        with cluster(scheduler) as there:
            yield there
    elif processes == 1:
        yield lambda work, things: map(work, things)
    else:
        with processes_for(processes) as pool:
            yield lambda work, things: pool.imap(work, things, chunksize=1)
