"""The descent: ten kinds of ship for each crew size, and how deep the log of flights leads. Pure.

Nothing of it is stored: which rungs are done follows from the flights in their order, each time anew.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from game.rules.content import MIXED, VARIANTS
from game.rules.loader.yaml_nodes import Node, read_yaml
from game.storage.logbook.flights import PERSON, Flight

FILE = "descent.yaml"
RUNGS = 10
"""Number of rungs for each crew size."""
LAST, NEEDED = 3, 2
"""A rung is done when so many of its last flights (`NEEDED` of `LAST`) saved the ship."""


@dataclass(frozen=True)
class Rung:
    """A kind of ship.

    Args:
        players: how many.
        difficulty: id.
        rooms: `v1`, `v2` or `mixed`.
        expansions: ids of those that it is with, besides those that come by themselves.
    """

    players: int
    difficulty: str
    rooms: str
    expansions: tuple[str, ...] = ()

    def is_of(self, flight: Flight) -> bool:
        """Tell whether a flight was of this kind, with a person in the crew."""
        return (
            flight.players == self.players
            and flight.difficulty == self.difficulty
            and flight.rooms == self.rooms
            and {*flight.expansions} == {*self.expansions}
            and not flight.no_counting
            and PERSON in flight.seats
        )


@dataclass(frozen=True)
class RungFlown:
    """Hold what the log says of a rung.

    Args:
        rung: the kind of ship.
        done: two of three ships in a row were saved while it was the current one.
        last: the flights that counted last, at most three, the oldest first.
        won: ships of this kind saved, whether they counted or not.
        flown: ships of this kind flown, whether they counted or not.
    """

    rung: Rung
    done: bool
    last: tuple[Flight, ...]
    won: int
    flown: int


@dataclass(frozen=True)
class Descent:
    """Hold how deep a crew size has come.

    Args:
        rungs: all of them, the gentlest first.
        current: the place of the first rung that is not done; None after the last.
    """

    rungs: tuple[RungFlown, ...]
    current: int | None


def descend(rungs: Sequence[Rung], flights: Iterable[Flight]) -> Descent:
    """Return what a crew size has done of its rungs.

    Each ship counts once, with its first flight, and only on the rung that was current when it ended. So
    nothing that is done is ever taken away.

    Args:
        rungs: of one crew size, the gentlest first.
        flights: of the log, in the order in which they ended.
    """
    counted: list[list[Flight]] = [[] for _ in rungs]
    sums = [[0, 0] for _ in rungs]
    current, ships = 0, set[str]()
    for flight in flights:
        at = next((n for n, rung in enumerate(rungs) if rung.is_of(flight)), None)
        ship = flight.code or flight.id
        if at is None or ship in ships:
            continue
        ships.add(ship)
        sums[at][0] += flight.won
        sums[at][1] += 1
        if at == current:
            counted[at].append(flight)
            current += sum(one.won for one in counted[at][-LAST:]) >= NEEDED
    flown = tuple(
        RungFlown(rung, at < current, tuple(counted[at][-LAST:]), *sums[at]) for at, rung in enumerate(rungs)
    )
    return Descent(flown, current if current < len(rungs) else None)


def read_rungs(folder: Path) -> Mapping[int, tuple[Rung, ...]]:
    """Return the rungs of a data folder by crew size, the gentlest first.

    Raises:
        ContentError: something is wrong; it says what and where.
    """
    found: dict[int, tuple[Rung, ...]] = {}
    for key, node in read_yaml(folder, folder / FILE).mapping("the rungs by crew size").items():
        if not key.isdecimal():
            raise node.error(key, "a crew size")
        rungs = tuple(_rung(int(key), one) for one in node.items("the rungs of a crew size"))
        if len({*rungs}) != RUNGS:
            raise node.error(f"{len({*rungs})} different rungs", f"{RUNGS}")
        found[int(key)] = rungs
    return found


def _rung(players: int, node: Node) -> Rung:
    told = node.record("a rung", ("difficulty", "rooms"), ("expansions",))
    listed = told["expansions"].items("the expansions of a rung") if "expansions" in told else ()
    return Rung(
        players,
        told["difficulty"].string("a difficulty"),
        told["rooms"].name("rooms", (*VARIANTS, MIXED)),
        tuple(one.string("an expansion") for one in listed),
    )
