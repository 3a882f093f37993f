"""Who plays many games: whoever it is, the same games come out, in their order."""

from __future__ import annotations

import io
import subprocess
import sys

import pytest

from game.bots.progress import Progress
from game.bots.workforce import workforce
from game.simulate import Task, play

SETTINGS = {"players": 3, "difficulty": "easy", "rooms": "v1", "expansions": ["escape-pod"]}
TASKS = [Task({**SETTINGS, "seed": seed}, ("cadet",)) for seed in range(8)]


def results(processes: int) -> list[tuple[bool, str, int]]:
    """What came of the games, but for the time they took."""
    with workforce(processes) as each:
        return [(game.won, game.reason, game.turns) for game in each(play, TASKS)]


@pytest.mark.slow
def test_two_processes_play_the_same_games() -> None:
    assert results(2) == results(1)


def test_dask_is_needed_only_where_a_cluster_plays() -> None:
    done = "import sys, game.simulate, game.simulate_table; sys.exit('distributed' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", done], check=False).returncode == 0


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_a_bar_grows_on_a_terminal() -> None:
    out, clock = Terminal(), iter(range(100))
    each = Progress(4, out, lambda: next(clock)).watching(lambda work, things: map(work, things))
    assert list(each(abs, [-1, -2])) == [1, 2]
    assert list(each(abs, [-3, -4])) == [3, 4], "more rounds move the same bar"
    pictures = [line.removesuffix("\x1b[K") for line in out.getvalue().strip().split("\r")]
    assert [picture.split("] ")[1].split(",")[0] for picture in pictures[:3]] == [
        "1 of 4 games",
        "2 of 4 games",
        "3 of 4 games",
    ]
    assert [picture.count("#") for picture in pictures] == [8, 15, 22, 30]
    assert out.getvalue().endswith("0:00 left\x1b[K\n")


def test_no_bar_in_a_file() -> None:
    out = io.StringIO()
    each = Progress(2, out).watching(lambda work, things: map(work, things))
    assert list(each(abs, [-1, -2])) == [1, 2] and out.getvalue() == ""
