"""The workers of a Dask cluster: they play games that this machine would play alike (docs/bots.md)."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from importlib import import_module
from typing import Any, Generic, NamedTuple, Protocol, TypeVar

from game.bots.same_program import differences, fingerprint
from game.text_files import shown

T = TypeVar("T")
R = TypeVar("R")
REQUIREMENTS = "requirements-cluster.lock"
SECRET = "tls://"
"""Beginning of the address of a scheduler that lets in only whom it knows; nobody else can read what it
says."""
ADDRESSES = (SECRET, "tcp://")
"""Beginnings of addresses."""
TRIES = 2
"""Times a game that failed is begun again. Games of a lost worker go to others, and do not count."""


class ClusterError(Exception):
    """A cluster cannot play the games: nothing to reach it with, no workers, or workers of another state."""


class Scheduler(NamedTuple):
    """Hold where a cluster is reached, and with which files, all in PEM format.

    Attributes:
        address: `tls://HOST:8786`, or `tcp://HOST:8786` for one that takes anybody.
        ca_file: whose signature everybody in the cluster has.
        certificate: of this machine.
        key: of the certificate.
    """

    address: str
    ca_file: str | None = None
    certificate: str | None = None
    key: str | None = None


class Workforce(Protocol):
    """Does something with each of many things, several at a time."""

    def __call__(self, work: Callable[[T], R], things: Iterable[T]) -> Iterator[R]:
        """Return what comes of each, in their order.

        Args:
            work: a function of a module.
            things: what it is called with; they can be pickled, and so can what comes of them.
        """
        ...


@dataclass(frozen=True)
class Alike(Generic[T, R]):
    """Work that only a program does which is the same as the one that asks: workers may join at any time.

    Attributes:
        work: a function of a module.
        own: fingerprint of who asks.
    """

    work: Callable[[T], R]
    own: Mapping[str, str]

    def __call__(self, thing: T) -> R:
        """Do the work.

        Raises:
            ClusterError: this program is another one.
        """
        different = differences(self.own, fingerprint())
        if different:
            raise ClusterError(f"A worker has other {' and '.join(different)} than this machine.")
        return self.work(thing)


def add_cluster_options(parser: argparse.ArgumentParser) -> None:
    """Add the options that name a cluster."""
    parser.add_argument(
        "--scheduler",
        type=_address,
        metavar="ADDRESS",
        help=f"of a Dask cluster that plays the games ({REQUIREMENTS}), such as tls://HOST:8786",
    )
    for name, what in (("ca-file", "authority"), ("cert", "certificate"), ("key", "key of the certificate")):
        parser.add_argument(f"--tls-{name}", metavar="FILE", help=f"{what} for a scheduler at {SECRET}")


def _address(word: str) -> str:
    """Read the address of a scheduler: one that is none keeps Dask waiting for long.

    Raises:
        argparse.ArgumentTypeError: it is none.
    """
    if not word.startswith(ADDRESSES) or word in ADDRESSES:
        raise argparse.ArgumentTypeError(f"{ascii(shown(word, 40))} is no address like {SECRET}HOST:8786")
    return word


def scheduler_of(args: argparse.Namespace) -> Scheduler | None:
    """Return the cluster that a command line names; None: this machine plays."""
    if args.scheduler is None:
        return None
    return Scheduler(args.scheduler, args.tls_ca_file, args.tls_cert, args.tls_key)


@contextmanager
def cluster(scheduler: Scheduler) -> Iterator[Workforce]:
    """Have the workers of a cluster play, for as long as the context lasts.

    Raises:
        ClusterError: it cannot be reached, or its workers would play other games.
    """
    try:
        distributed: Any = import_module("distributed")  # only who has a cluster needs Dask
    except ImportError as error:
        raise ClusterError(f"A Dask cluster needs the packages of {REQUIREMENTS}: {error}.") from error
    try:
        client = distributed.Client(
            scheduler.address, timeout="20s", security=_security(distributed, scheduler), set_as_default=False
        )
    except (OSError, ValueError) as error:
        raise ClusterError(f"No Dask scheduler answers at {scheduler.address}: {error}") from error
    with client:
        _examine(client, scheduler.address)

        def everywhere(work: Callable[[T], R], things: Iterable[T]) -> Iterator[R]:
            # Not remembered from one call to the next: equal things are games of their own.
            checked = Alike(work, fingerprint())
            futures = client.map(checked, list(things), pure=False, retries=TRIES)
            gone = (distributed.KilledWorker, distributed.CancelledError, OSError)
            for future in futures:
                try:
                    yield future.result()
                except gone as error:
                    raise ClusterError(f"The cluster at {scheduler.address} was lost: {error}") from error

        yield everywhere


def _security(distributed: Any, scheduler: Scheduler) -> Any:
    """Return what the client shows and asks of others; None where anybody is taken."""
    files = scheduler[1:]
    if not scheduler.address.startswith(SECRET):
        if any(files):
            raise ClusterError(
                f"Files for TLS are given, but {scheduler.address} does not begin with {SECRET}."
            )
        return None
    if not all(files):
        raise ClusterError(f"{scheduler.address} needs --tls-ca-file, --tls-cert and --tls-key.")
    ca_file, certificate, key = files
    return distributed.Security(
        tls_ca_file=ca_file, tls_client_cert=certificate, tls_client_key=key, require_encryption=True
    )


def _examine(client: Any, address: str) -> None:
    """Refuse workers that would play other games than this machine.

    Raises:
        ClusterError: there are such workers, or none at all.
    """
    try:
        there = client.run(fingerprint)
    except Exception as error:  # what a worker raises arrives as any kind
        raise ClusterError(
            f"The workers at {address} do not play: start them in the folder of the game ({error})."
        ) from error
    if not there:
        raise ClusterError(f"The scheduler at {address} has no workers.")
    own = fingerprint()
    others = [
        f"{worker} ({' and '.join(different)})"
        for worker, theirs in sorted(there.items())
        if (different := differences(own, theirs))
    ]
    if others:
        raise ClusterError(f"These workers differ from this machine: {', '.join(others)}.")
