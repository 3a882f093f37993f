"""The ship of the day, the same for everybody. `python -m game.daily 2026-12-24 --crew 3`."""

from __future__ import annotations

import argparse
import json
import re
import sys
import time
from collections.abc import Sequence
from datetime import date
from typing import Any

from game.json_lines import CommandParser, say, speak_plainly
from game.play.pars import Par, read_pars, ships_mark
from game.program_files import data_folder
from game.rules import Engine, load_edition
from game.rules.crockford import letters_of
from game.rules.daily_ship import CREWS, Week, read_week
from game.rules.fingerprints import fingerprint
from game.rules.gamecode import encode
from game.text_files import shown
from game.told_errors import told

_DATE = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}")
"""One way to write a date, in digits that every program reads."""


def report(engine: Engine, week: Week, day: date, crew: int, par: Par | None) -> dict[str, Any]:
    """Return what there is to know of a ship.

    Args:
        engine: the rules.
        week: what is flown on which day.
        day: of the ship.
        crew: how many play, 1 to 4.
        par: what captains made of it; None where they have not flown it.
    """
    ship = week.ship(engine.content, day, crew)
    settings: dict[str, Any] = {**engine.complete(ship).to_json()}
    return {
        "date": day.isoformat(),
        "crew": crew,
        "settings": settings,
        "seed": settings.pop("seed"),
        "code": encode(engine, ship),
        "par": None if par is None else par.to_json(),
        "rules": letters_of(fingerprint(engine.content_of(ship))),
    }


def in_words(found: dict[str, Any]) -> str:
    """Return a report in one line of words."""
    settings, par = found["settings"], found["par"]
    crew = "one player" if found["crew"] == 1 else f"{found['crew']} players"
    kinds = [settings["difficulty"], f"rooms {settings['rooms']}"]
    kinds += [name.replace("_", " ") for name, value in settings.items() if value is True]
    end = "captains have not flown it"
    if par is not None:
        left = f"{par['cards_left']} Resource card{'s' * (par['cards_left'] != 1)} left"
        end = f"captains {'saved' if par['won'] else 'lost'} it in turn {par['turn']} with {left}"
    return f"{found['date']}, {crew}: {', '.join(kinds)}, seed {found['seed']}, code {found['code']}; {end}"


def date_of(word: str) -> date:
    """Return the date of a word on a command line, `today` among them.

    Raises:
        argparse.ArgumentTypeError: it is none; the message is a sentence.
    """
    if word == "today":
        return today()
    try:
        if _DATE.fullmatch(word):
            return date.fromisoformat(word)
    except ValueError:
        pass
    raise argparse.ArgumentTypeError(
        f"{ascii(shown(word, 40))} is no date of the calendar, such as 2026-12-24"
    )


def today() -> date:
    """Return the date in this computer's own calendar."""
    return date(*time.localtime()[:3])


def main(words: Sequence[str] | None = None) -> int:
    """Tell a ship.

    Args:
        words: the command line; None for the process's own.

    Returns:
        0.
    """
    parser = CommandParser(prog="python -m game.daily", description="Tells the ship of a day.")
    said = "such as 2026-12-24; today where none is given"
    parser.add_argument("date", metavar="DATE", nargs="?", type=date_of, help=said)
    parser.add_argument("--crew", type=int, choices=CREWS, default=1, help="how many play, 1 to 4")
    parser.add_argument("--json", action="store_true", help="answer in JSON")
    asked = parser.parse_args(words)
    speak_plainly(sys.stdout)
    with told(parser):
        engine = Engine(load_edition(data_folder()))
        week = read_week(data_folder(), engine.content)
        pars = read_pars(data_folder(), ships_mark(engine, week))
    day = asked.date or today()
    found = report(engine, week, day, asked.crew, pars.get((day, asked.crew)))
    say(json.dumps(found) if asked.json else in_words(found))
    return 0


if __name__ == "__main__":
    sys.exit(main())
