"""The pars of the ships of the day: captains fly them, better known every time it runs.

`python -m game.daily_par --days 60 --crew 1,2`

It goes on from what `data/daily-par.json` holds, and writes after every flight. Pars of other captains, or of
other ships than the present ones, are flown anew.
"""

from __future__ import annotations

import argparse
import os
import time
from collections.abc import Iterable, Iterator, Sequence
from datetime import date, timedelta
from multiprocessing import cpu_count
from pathlib import Path
from typing import NamedTuple

from game.bots.command_numbers import at_least_one, number_of_processes
from game.bots.data_files import digest
from game.bots.dealing import shared_engine
from game.bots.players.effort import usual_samples
from game.bots.players.rank_list import ADVISER
from game.bots.players.ranks import make_player
from game.bots.workforce import workforce
from game.daily import date_of
from game.json_lines import CommandParser, say
from game.play.pars import FILE, Par, Pars, read_pars, ships_mark, written
from game.program_files import data_folder
from game.rules import seat_view
from game.rules.daily_ship import CREWS, read_week
from game.rules.history import History
from game.told_errors import told

FIRST = date(2026, 11, 20)
DAYS = 1000
MOST_CHOICES = 4000
"""More than a flight has."""


class Ship(NamedTuple):
    """A ship that captains fly.

    Attributes:
        day: whose it is.
        crew: how many play.
        samples: how often a captain tries plans for a decision.
    """

    day: date
    crew: int
    samples: int


def fly(ship: Ship) -> Par:
    """Fly a ship by the rules, with a captain at every seat: the decks and rolls are those of everybody."""
    engine = shared_engine()
    settings = read_week(data_folder(), engine.content).ship(engine.content, ship.day, ship.crew)
    history = History.new(engine, settings)
    captain = make_player(ADVISER, engine.content, samples=ship.samples)
    while (decision := history.decision) is not None and history.length < MOST_CHOICES:
        view = seat_view(engine.to_json(history.state), history.knowledge, decision.crew)
        history.apply(captain.choose(view, decision.to_json()).option)
    state = engine.to_json(history.state)
    result = state["result"]
    return Par(result is not None and result["won"], state["turn"], len(state["resource_deck"]))


def missing(pars: Pars, days: Iterable[date], crews: Sequence[int], samples: int) -> Iterator[Ship]:
    """Yield the ships that nobody has flown."""
    for day in days:
        for crew in crews:
            if (day, crew) not in pars:
                yield Ship(day, crew, samples)


def fill(folder: Path, days: Iterable[date], crews: Sequence[int], processes: int, end: float) -> int:
    """Have ships flown until all are or time is up; return how many were.

    Args:
        folder: with the file of the pars.
        days: whose ships.
        crews: how many play.
        processes: how many fly at a time.
        end: when to stop, by `time.monotonic`.
    """
    engine, captains = shared_engine(), digest(data_folder(), ADVISER)
    mark = ships_mark(engine, read_week(data_folder(), engine.content))
    wanted = list(missing(read_pars(folder, mark, captains), days, crews, usual_samples(ADVISER)))
    flown = 0
    with workforce(processes) as each:
        for ship, par in zip(wanted, each(fly, wanted), strict=True):
            pars = read_pars(folder, mark, captains)  # somebody else may have flown others meanwhile
            pars[ship.day, ship.crew] = par
            fresh = folder / f"{FILE}.{os.getpid()}"
            fresh.write_text(written(pars, mark, captains), encoding="utf-8")
            fresh.replace(folder / FILE)
            flown += 1
            if time.monotonic() > end:
                break
    return flown


def main() -> None:
    """Fly what the command line says."""
    parser = CommandParser(prog="python -m game.daily_par", description=__doc__)
    with told(parser):
        _fly(parser)


def _fly(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--first", type=date_of, default=FIRST, help="the first day, such as 2026-11-20")
    parser.add_argument("--days", type=at_least_one, default=DAYS)
    parser.add_argument(
        "--crew", default=",".join(map(str, CREWS)), help="how many play, separated by commas"
    )
    parser.add_argument("--minutes", type=float, default=60.0, help="start no new flights after this time")
    parser.add_argument("--processes", type=number_of_processes, default=cpu_count())
    parser.add_argument("--folder", type=Path, default=data_folder())
    args = parser.parse_args()
    chosen = args.crew.split(",")
    if not set(chosen) <= set(map(str, CREWS)):
        parser.error(f"--crew: {', '.join(map(str, CREWS))} can play")
    days = min(args.days, (date.max - args.first).days + 1)
    begun = time.monotonic()
    flown = fill(
        args.folder,
        (args.first + timedelta(number) for number in range(days)),
        [int(crew) for crew in chosen],
        args.processes,
        begun + 60 * args.minutes,
    )
    say(f"{flown} ships flown in {(time.monotonic() - begun) / 60:.1f} minutes")


if __name__ == "__main__":
    main()
