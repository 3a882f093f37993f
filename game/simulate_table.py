"""The table of results: every rank in every difficulty, crew size and mode, better every time it runs.

`python -m game.simulate_table --crew cadet --games 400`

It goes on from what `data/bots/results.json` holds, plays first where the fewest games have been played, and
writes after every round. Results of other weights than the present ones are played anew.
"""

from __future__ import annotations

import argparse
import json
import os
import time
from collections.abc import Iterator, Mapping, Sequence
from multiprocessing import cpu_count
from pathlib import Path
from typing import Any

from game.bots.cluster import ClusterError, Workforce, add_cluster_options, scheduler_of
from game.bots.command_numbers import at_least_one, number_of_processes
from game.bots.data_files import RESULTS
from game.bots.dealing import shared_engine
from game.bots.measured import TableCell, weights_of, wilson
from game.bots.players.rank_list import RANKS
from game.bots.progress import Progress
from game.bots.workforce import workforce
from game.json_lines import CommandParser, say
from game.program_files import data_folder
from game.rules.content import MIXED, VARIANTS
from game.simulate import GamePlayed, Task, play
from game.told_errors import told


def cells() -> Iterator[TableCell]:
    """Every cell of the table."""
    content = shared_engine().content
    chosen = [one for one in content.expansions if not one.always]
    for players in content.players:
        for difficulty in content.difficulties:
            for rooms in (*VARIANTS, MIXED):
                yield TableCell(players, difficulty, rooms)
            for one in chosen:
                if players in one.players:
                    yield TableCell(players, difficulty, VARIANTS[0], (one.id,))


def held_in(file: Path) -> dict[str, Any]:
    """Return what the file holds by rank: `weights` by the kind of ships, and `cells` with their `games`,
    `wins` and `turns`."""
    held: Any = json.loads(file.read_text(encoding="utf-8")) if file.exists() else {}
    found: dict[str, Any] = held
    return found


def add(line: dict[str, Any], played: GamePlayed) -> None:
    """Count a game."""
    line["games"] = line.get("games", 0) + 1
    line["wins"] = line.get("wins", 0) + played.won
    line["turns"] = line.get("turns", 0) + played.turns


def fill(
    file: Path, rank: str, wanted: int, chosen: list[TableCell], each: Workforce, end: float, part: int
) -> None:
    """Play until every cell has its games or time is up.

    Args:
        file: the results.
        rank: who plays, every crew member.
        wanted: games of each cell.
        chosen: the cells.
        each: who plays them.
        end: when to stop beginning new ones, by `time.monotonic`.
        part: games of a cell in a round.
    """
    while time.monotonic() < end:
        lines = lines_of_rank(held_in(file), rank)
        open_cells = [cell for cell in chosen if games_of(lines, cell) < wanted]
        if not open_cells:
            return
        fewest = min(games_of(lines, cell) for cell in open_cells)
        now = [cell for cell in open_cells if games_of(lines, cell) == fewest]
        tasks = [
            (cell, Task(cell.settings(fewest + number), (rank,)))
            for cell in now
            for number in range(min(part, wanted - fewest))
        ]
        found = zip(tasks, each(play, (task for _, task in tasks)), strict=True)
        keep(file, rank, fewest, [(cell, played) for (cell, _), played in found])


def lines_of_rank(held: dict[str, Any], rank: str) -> dict[str, Any]:
    """Return what is held of a rank, by the names of the cells; nothing of other weights than the present
    ones.

    Args:
        held: what the file holds; it is changed.
        rank: whose results.
    """
    own, present = held.setdefault(rank, {}), weights_of(data_folder(), rank)
    before: Mapping[str, str] = own.get("weights", {})
    lines: dict[str, Any] = {
        name: line
        for name, line in own.get("cells", {}).items()
        if before.get(TableCell.named(name).sides) == present[TableCell.named(name).sides]
    }
    own.update({"weights": present, "cells": lines})
    return lines


def games_of(lines: dict[str, Any], cell: TableCell) -> int:
    """Return how many games of a cell have been counted."""
    count: int = lines.get(cell.name, {}).get("games", 0)
    return count


def missing(file: Path, rank: str, wanted: int, chosen: Sequence[TableCell]) -> int:
    """Return how many games a rank has yet to play.

    Args:
        file: the results.
        rank: who plays.
        wanted: games of each cell.
        chosen: the cells.
    """
    lines = lines_of_rank(held_in(file), rank)
    return sum(max(0, wanted - games_of(lines, cell)) for cell in chosen)


def keep(file: Path, rank: str, begun: int, played: Sequence[tuple[TableCell, GamePlayed]]) -> None:
    """Add a round of games to what the file holds by now: others may have written in the meantime.

    Args:
        file: the results; a program that is killed leaves the old ones or the new ones.
        rank: who played.
        begun: games of each of these cells when the round began; where there are more by now somebody else
            has played the same.
        played: the games.
    """
    held = held_in(file)
    lines = lines_of_rank(held, rank)
    open_names = {cell.name for cell, _ in played if games_of(lines, cell) == begun}
    for cell, game in played:
        if cell.name in open_names:
            add(lines.setdefault(cell.name, {}), game)
    fresh = file.with_name(f"{file.name}.{os.getpid()}")
    fresh.write_text(json.dumps(held, indent=1, sort_keys=True) + "\n", encoding="utf-8")
    fresh.replace(file)


def lines_of(file: Path) -> Iterator[str]:
    """The table in words, a line for each cell with games."""
    held = held_in(file)
    yield "| game | " + " | ".join(RANKS) + " |"
    yield "|---" * (1 + len(RANKS)) + "|"
    for cell in cells():
        parts = []
        for rank in RANKS:
            line = held.get(rank, {}).get("cells", {}).get(cell.name)
            if line is None:
                parts.append("no games yet")
            else:
                low, high = wilson(line["wins"], line["games"])
                share = line["wins"] / line["games"]
                parts.append(f"{share:.0%} ({low:.0%} to {high:.0%}) of {line['games']}")
        if any(part != "no games yet" for part in parts):
            yield f"| {cell.name} | " + " | ".join(parts) + " |"


def main() -> None:
    """Play on, or print the table."""
    parser = CommandParser(prog="python -m game.simulate_table", description=__doc__)
    with told(parser):
        _fill_table(parser)


def _fill_table(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--crew", choices=RANKS, help="the rank that plays; without it, only print the table")
    parser.add_argument("--games", type=at_least_one, default=400, help="games per cell")
    parser.add_argument("--cells", help="only cells with these prefixes, separated by commas: 3/easy/v1")
    parser.add_argument("--base", action="store_true", help="only the base game")
    parser.add_argument("--minutes", type=float, default=60.0, help="start no new games after this time")
    parser.add_argument("--part", type=at_least_one, default=8, help="games per cell and round")
    parser.add_argument("--processes", type=number_of_processes, default=cpu_count())
    add_cluster_options(parser)
    parser.add_argument("--file", type=Path, default=data_folder() / RESULTS)
    args = parser.parse_args()
    if args.crew is None:
        say("\n".join(lines_of(args.file)))
        return
    chosen = [cell for cell in cells() if not args.base or (cell.rooms, cell.expansions) == (VARIANTS[0], ())]
    if args.cells:
        chosen = [cell for cell in chosen if cell.name.startswith(tuple(args.cells.split(",")))]
    if not chosen:
        parser.error("--cells: no cell matches; run without --crew to list the cells played so far")
    try:
        with workforce(args.processes, scheduler_of(args)) as each:
            end = time.monotonic() + 60 * args.minutes
            watched = Progress(missing(args.file, args.crew, args.games, chosen)).watching(each)
            fill(args.file, args.crew, args.games, chosen, watched, end, args.part)
    except ClusterError as error:
        parser.error(str(error))
    say("\n".join(lines_of(args.file)))


if __name__ == "__main__":
    main()
