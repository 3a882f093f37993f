"""The pars of the ships of the day: what captains made of them. Data, made by `python -m game.daily_par`.

The file says which rules and which captains it is of. A par of other rules is one of another ship: it counts
as none.
"""

from __future__ import annotations

import hashlib
import json
import re
from datetime import date
from pathlib import Path
from typing import NamedTuple, TypedDict

from game.rules.daily_ship import CREWS, DAYS, Week
from game.rules.engine import Engine
from game.rules.fingerprints import fingerprint
from game.rules.loader.yaml_nodes import Node, read_yaml

FILE = "daily-par.json"
NONE = "-"
_FORM = re.compile(r"([WL])([0-9]{1,4})\.([0-9]{1,4})")


class ParDict(TypedDict):
    """A par as commands tell it."""

    won: bool
    turn: int
    cards_left: int


class Par(NamedTuple):
    """Hold how captains ended a ship.

    Attributes:
        won: whether they rescued it.
        turn: of the end.
        cards: left in the Resource deck.
    """

    won: bool
    turn: int
    cards: int

    def to_json(self) -> ParDict:
        """Return it as commands tell it."""
        return {"won": self.won, "turn": self.turn, "cards_left": self.cards}


Pars = dict[tuple[date, int], Par]
"""By date and number of players."""


def ships_mark(engine: Engine, week: Week) -> str:
    """Return what tells the ships of the days and the rules that they are flown by from others."""
    told, marks = hashlib.sha256(), {}
    for ordinal in range(1, 1 + len(DAYS)):
        for players in CREWS:
            ship = week.ship(engine.content, date.fromordinal(ordinal), players)
            content = engine.content_of(ship)
            if content.present not in marks:  # a whole content is read for one, and few differ
                marks[content.present] = fingerprint(content)
            form = [ship.to_json(), marks[content.present]]
            told.update(json.dumps(form, sort_keys=True).encode())
    return told.hexdigest()[:12]


def read_pars(folder: Path, mark: str, players: str | None = None) -> Pars:
    """Return the pars that a data folder has; none where it has no such file.

    Args:
        folder: of the data.
        mark: of the ships (`ships_mark`); pars of others count as none.
        players: what tells the captains; None for whichever there were.

    Raises:
        ContentError: the file is wrong; it says what and where.
    """
    if not (folder / FILE).exists():
        return {}
    told = read_yaml(folder, folder / FILE).record("the pars", ("days", "players", "ships"))
    if told["ships"].text != mark or players not in (None, told["players"].text):
        return {}
    found: Pars = {}
    for word, line in told["days"].mapping("the days").items():
        for crew, par in _pars(line).items():
            found[_day(word, line), crew] = par
    return found


def _day(word: str, node: Node) -> date:
    try:
        return date.fromisoformat(word)
    except ValueError:
        raise node.error(repr(word), "a date") from None


def _pars(node: Node) -> dict[int, Par]:
    """Return the pars of a day, by the number of players."""
    words = node.string("the pars of a day").split()
    if len(words) != len(CREWS):
        raise node.error(f"{len(words)} pars", f"{len(CREWS)} pars")
    found = {}
    for crew, word in zip(CREWS, words, strict=True):
        told = _FORM.fullmatch(word)
        if told is not None:
            found[crew] = Par(told[1] == "W", int(told[2]), int(told[3]))
        elif word != NONE:
            raise node.error(repr(word), "a par such as W21.4 or L9.0")
    return found


def written(pars: Pars, mark: str, players: str) -> str:
    """Return the file of some pars: a line for each day, a word for each crew: `W21.4`, or `-` for none."""
    words = {key: f"{'W' if par.won else 'L'}{par.turn}.{par.cards}" for key, par in pars.items()}
    lines = {
        day.isoformat(): " ".join(words.get((day, crew), NONE) for crew in CREWS)
        for day in sorted({day for day, _ in pars})
    }
    form = {"players": players, "ships": mark, "days": lines}
    return json.dumps(form, indent=0) + "\n"
