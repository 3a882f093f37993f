"""Find the turns to fly again that come with the game, in games of cadets, and measure how many stand.

`python -m tools.starters --turns 40 --out data/turns.json`
`python -m tools.starters --turns 40`
`python -m tools.starters --check data/turns.json`

Cadets fly ships by the rules, each is looked back at as its film does it, and every turn that gave away ten
points is looked at once more with ten times the search. What still gives away ten points is a turn to fly
again. Each is then played to its end on fresh deals, as it was chosen and as the captain would have: it
stands if that still makes five points. The status is 1 where fewer than 95 of 100 do. With `--out` twelve of
those that stand are written, of as many kinds of ship as there are. `--check` takes those of a file instead,
and tells which still stand after players have changed.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from game.app.forms.flown_turn import kept_turn, turn_to_fly
from game.bots.answer_forms import is_review
from game.bots.chances import Chance
from game.bots.dealing import shared_engine
from game.bots.film.reckoning import MARKS, FilmTurn, Reviewed, reckon
from game.bots.film.second_look import gives_away, question, stretch_of, worth_a_look
from game.bots.film.stretches import Stretch, stretches
from game.bots.film.ways import Ways, comparison
from game.bots.players.rank_list import ADVISER
from game.bots.players.ranks import make_player
from game.bots.service import BotService, as_data
from game.rules import Settings, seat_view
from game.rules.chance import NEWEST
from game.rules.history import History
from game.storage.logbook.kept_turns import VERSION, KeptTurn
from game.storage.logbook.turns_file import starters_of

STARTERS = 12
CADET = "cadet"
KINDS = ((2, "easy"), (3, "easy"), (1, "medium"), (2, "medium"), (3, "medium"), (4, "easy"), (2, "hard"))
"""Crew sizes and difficulties of the ships, in turn: those that a newcomer meets."""
FIRST_SEED = 31_000_000
SAMPLES = 192
"""The effort of a film with the compiled simulator."""
DEALS = 800
WANTED = 0.95
MOST_CHOICES = 4000


class Found(NamedTuple):
    """A turn to fly again.

    Attributes:
        kept: the turn.
        flight: the number of its flight.
        players: how many flew it.
        apart: by how much the captain's plan was better on fresh deals.
    """

    kept: KeptTurn
    flight: int
    players: int
    apart: Chance

    @property
    def stands(self) -> bool:
        """Tell whether it is still five points and more."""
        return 100 * self.apart.win >= MARKS[0]


class Reviewing:
    """Asks a captain in this process, in the lines of the protocol."""

    def __init__(self, samples: int) -> None:
        content = shared_engine().content
        self._service = BotService(make_player(ADVISER, content, samples=samples), as_data)

    def ask(self, line: Mapping[str, Any]) -> dict[str, Any]:
        """Return the answer to a line."""
        found = json.loads(self._service.answer(json.dumps(line).encode()) or "{}")
        return found if isinstance(found, dict) else {}

    def look(self, line: Mapping[str, Any]) -> Reviewed | None:
        """Return what is found of choices."""
        form = self.ask(line).get("found")
        if not isinstance(form, dict) or not is_review(form):
            return None
        return Reviewed(**{**form, "best": tuple(form["best"])})


def flown(players: int, difficulty: str, seed: int) -> History:
    """Fly a ship by the rules, with a cadet in every seat."""
    engine = shared_engine()
    history = History.new(engine, Settings(players, difficulty, seed, chance=NEWEST))
    cadet = make_player(CADET, engine.content)
    while (decision := history.decision) is not None and history.length < MOST_CHOICES:
        view = seat_view(engine.to_json(history.state), history.knowledge, decision.crew)
        history.apply(cadet.choose(view, decision.to_json()).option)
    return history


def dear(history: History, captain: Reviewing) -> Iterator[tuple[KeptTurn, Stretch]]:
    """Yield the turns of a flight that gave away ten points, and still do with ten times the search."""
    cut = list(stretches(history.engine, history.steps))
    looked = {
        n: captain.look({"review": {"view": one.view, "decision": one.decision}, "done": list(one.done)})
        for n, one in enumerate(cut)
    }
    result = history.engine.to_json(history.state)["result"]
    turns: Sequence[FilmTurn] = reckon(cut, looked, result is not None and result["won"])
    for turn in worth_a_look(turns):
        again = captain.look(question(cut, turn))
        if again is not None and gives_away(again):
            stretch = stretch_of(cut, turn)
            kept = kept_turn(history, stretch, again)
            if kept is not None and turn_to_fly(history.engine, kept) is not None:
                yield kept, stretch


def on_fresh_deals(kept: KeptTurn, stretch: Stretch, captain: Reviewing) -> Chance:
    """Return by how much the captain's plan is better than what was chosen, on deals that nobody has seen."""
    ways = Ways(2)
    line = comparison(stretch, [[dict(one) for one in kept.best], stretch.done], range(DEALS))
    assert ways.add(captain.ask(line))
    return ways.apart(0, 1)


def search(count: int, first: int, samples: int) -> Iterator[Found]:
    """Yield turns to fly again, as many as wanted.

    Args:
        count: how many.
        first: the seed of the first ship.
        samples: the captain's effort.
    """
    captain, number = Reviewing(samples), 0
    while count > 0:
        players, difficulty = KINDS[number % len(KINDS)]
        for kept, stretch in dear(flown(players, difficulty, first + number), captain):
            yield Found(kept, number, players, on_fresh_deals(kept, stretch, captain))
            count -= 1
            if not count:
                return
        number += 1


def kept(file: Path, samples: int) -> Iterator[Found]:
    """Yield the turns of a file, with what they are worth on fresh deals today.

    Args:
        file: as `--out` writes it.
        samples: the captain's effort.
    """
    captain = Reviewing(samples)
    for number, one in enumerate(starters_of(json.loads(file.read_text(encoding="utf-8")))):
        flown = turn_to_fly(shared_engine(), one)
        if flown is None:
            raise SystemExit(f"Turn {number + 1} of {file} is no turn of its flight.")
        players = len(flown.session.state["crew"])
        yield Found(one, number, players, on_fresh_deals(one, flown.stretch, captain))


def chosen(found: Sequence[Found]) -> list[KeptTurn]:
    """Return twelve of the turns that stand, each of another flight: of one kind of ship after the other the
    dearest that is left."""
    kinds: dict[tuple[int, str], list[Found]] = {}
    flights = set[int]()
    for one in sorted(found, key=lambda one: -one.kept.points):
        if one.stands and one.flight not in flights:
            flights.add(one.flight)
            kinds.setdefault((one.players, one.kept.difficulty), []).append(one)
    taken: list[KeptTurn] = []
    while len(taken) < STARTERS and any(kinds.values()):
        for kind in sorted(kinds, key=lambda kind: KINDS.index(kind)):
            if kinds[kind] and len(taken) < STARTERS:
                taken.append(kinds[kind].pop(0).kept)
    return taken


def main() -> int:
    """Find turns and say which stand; returns the status of the process."""
    parser = argparse.ArgumentParser(
        prog="python -m tools.starters",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--turns", type=int, default=40, help="how many are found")
    parser.add_argument("--seed", type=int, default=FIRST_SEED, help="of the first ship")
    parser.add_argument("--samples", type=int, default=SAMPLES, help="the captain's effort")
    parser.add_argument("--check", type=Path, help="look at the turns of this file")
    parser.add_argument("--out", type=Path, help="write twelve of them to this file")
    args = parser.parse_args()
    begun, found = time.monotonic(), list[Found]()
    if args.check is not None:
        turns = kept(args.check, args.samples)
    else:
        turns = search(args.turns, args.seed, args.samples)
    for one in turns:
        found.append(one)
        told, was = one.kept, one.apart
        print(
            f"{one.players}/{told.difficulty}, turn {told.turn}: told {told.points} ± {told.margin}, "
            f"found {100 * was.win:.1f} ± {100 * was.margin:.1f}",
            flush=True,
        )
    standing = sum(one.stands for one in found)
    print(f"{standing} of {len(found)} turns stand; {time.monotonic() - begun:.0f} s")
    if args.out is not None:
        twelve = chosen(found)
        if len(twelve) < STARTERS:
            print(f"Only {len(twelve)} turns can be written; look for more.", file=sys.stderr)
            return 1
        form = {"version": VERSION, "turns": [one.to_json() for one in twelve]}
        args.out.write_text(json.dumps(form, indent=1) + "\n", encoding="utf-8")
    return 0 if standing >= WANTED * len(found) else 1


if __name__ == "__main__":
    sys.exit(main())
