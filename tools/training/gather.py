"""Plays games and keeps what was thought of their positions, and what came of them: for `calibrate.py`.

A file holds a game a line, so gathering can be broken off and gone on with: games that are in it are not
played again.
"""

from __future__ import annotations

import json
import random
import time
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import asdict, dataclass
from itertools import count
from pathlib import Path

from game.bots.chances import Chances, mean_of
from game.bots.dealing import dealt_game
from game.bots.network_files import read_network
from game.bots.players.effort import Budget
from game.bots.players.plan_search import Search
from game.bots.players.rank_list import Way, rank_of
from game.bots.processes import processes_for
from game.bots.sim.apply_move import apply
from game.bots.sim.codes import ACT, PLAYING, WON
from game.bots.sim.heuristics import Thumb
from game.bots.sim.judging import chance_at
from game.bots.sim.legal_moves import legal
from game.bots.sim.network import ValueNetwork
from game.bots.sim.playing import play_out
from game.bots.sim.sim_ship import MODULUS, SimShip
from game.bots.weight_files import weights_for
from game.program_files import data_folder
from tools.training.deals import GameKind

FIRST_SEED = 1_600_000
"""Deals that nothing else was trained on."""
PER_GAME = 8
"""Positions kept of a game: neighbours tell nearly the same."""
DEALS = 32
"""Number of deals on which the chance of a position is found."""
ASTRAY = 0.1
"""Likelihood that a leading cadet does anything at all: people do what the program never would."""


@dataclass(frozen=True)
class GatheredPosition:
    """A position, what was thought of it, and what came of it.

    Attributes:
        turn: its number.
        found: the chance found by trying out (`game/bots/chances.py`).
        network: what the network alone says; None within a turn, for which it was not made.
        cadets: 1 if a crew of cadets that went on from there, on cards dealt anew, won.
    """

    turn: int
    found: float
    network: float | None
    cadets: int


@dataclass(frozen=True)
class GatheredGame:
    """A game.

    Attributes:
        cell: the kind of game.
        seed: its number: it says whether it is for the fit or for checks.
        lead: the rank of those who played it.
        effort: how many times they tried plans for a decision.
        won: 1 if they won.
        positions: some of its positions.
    """

    cell: str
    seed: int
    lead: str
    effort: int
    won: int
    positions: tuple[GatheredPosition, ...]


Task = tuple[str, int, str, int]
"""Cell, seed, lead and effort."""


def gathered_game(task: Task) -> GatheredGame:
    """Play one game; the same task gives the same game."""
    cell, seed, lead, effort = task
    network = read_network(data_folder())
    if network is None:
        raise SystemExit("There is no value network yet.")
    chance = random.Random(f"{cell} {seed} {lead}")
    ship = dealt_game(GameKind.read(cell).settings(FIRST_SEED + seed))
    ship.rng = chance.randrange(1, MODULUS)
    thumb = Thumb(ship.table, weights_for(data_folder(), ship.table))
    passed: list[SimShip] = []
    while ship.over == PLAYING:
        passed.append(ship.copy())
        moves = legal(ship)
        if len(moves) == 1:
            move = moves[0]
        elif rank_of(lead).make is Way.THUMB:
            move = chance.choice(moves) if chance.random() < ASTRAY else thumb.choose(ship)
        else:
            search = Search(thumb, network, seed * 1009 + len(passed))
            root = ship.copy()
            move = search.judge(root, search.plans(root), Budget(effort))[0].moves[0]
        apply(ship, move)
    kept = sorted(chance.sample(range(len(passed)), min(PER_GAME, len(passed))))
    positions = tuple(_position(thumb, network, passed[number], chance) for number in kept)
    return GatheredGame(cell, seed, lead, effort, int(ship.over == WON), positions)


def _position(thumb: Thumb, network: ValueNetwork, ship: SimShip, chance: random.Random) -> GatheredPosition:
    begins = ship.question == ACT and ship.actions == ship.table.actions
    alone = round(chance_at(network, thumb, ship), 4) if begins else None
    found = mean_of(Chances(thumb, network, chance.randrange(1 << 20)).results(ship, DEALS)).win
    end = ship.copy()
    end.rng = chance.randrange(1, MODULUS)
    end.deal_anew()
    end.rng = chance.randrange(1, MODULUS)
    play_out(thumb, end)
    return GatheredPosition(ship.turn, round(found, 4), alone, int(end.over == WON))


def read_games(file: Path) -> Iterator[GatheredGame]:
    """The games of a file; a last line that was not written whole is left out.

    Args:
        file: what `gather` has written; it may not be there yet.
    """
    if not file.exists():
        return
    for line in file.read_text(encoding="utf-8").splitlines():
        try:
            held = json.loads(line)
        except ValueError:
            continue
        held["positions"] = tuple(GatheredPosition(*values) for values in held["positions"])
        yield GatheredGame(**held)


def tasks_for(played: Iterable[GatheredGame], cells: Sequence[str], lead: str, effort: int) -> Iterator[Task]:
    """Yield what is to be played next, for ever: of every kind equally many.

    Args:
        played: what has been played.
        cells: kinds of games.
        lead: the rank of those who play.
        effort: how many times they try plans for a decision.
    """
    known = {(game.cell, game.seed) for game in played if game.lead == lead}
    for seed in count():
        for cell in cells:
            if (cell, seed) not in known:
                yield cell, seed, lead, effort


def gather(tasks: Iterator[Task], file: Path, seconds: float, processes: int) -> int:
    """Play games and write each at the end of a file.

    Args:
        tasks: the games, without end.
        file: of games.
        seconds: how long, about; one game at least.
        processes: how many play at a time.

    Returns:
        How many were played.
    """
    end, games = time.monotonic() + seconds, 0

    def until() -> Iterator[Task]:
        yield next(tasks)
        while time.monotonic() < end:
            yield next(tasks)

    with file.open("a+", encoding="utf-8") as out:
        if file.stat().st_size and not file.read_text(encoding="utf-8").endswith("\n"):
            out.write("\n")  # broken off within a line

        def keep(game: GatheredGame) -> None:
            nonlocal games
            held = asdict(game)
            held["positions"] = [list(position.values()) for position in held["positions"]]
            out.write(json.dumps(held) + "\n")
            out.flush()
            games += 1

        if processes == 1:
            for task in until():
                keep(gathered_game(task))
            return games
        with processes_for(processes) as pool:
            while time.monotonic() < end:
                batch = [next(tasks) for _ in range(4 * processes)]
                for game in pool.imap_unordered(gathered_game, batch):
                    keep(game)
    return games
