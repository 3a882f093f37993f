"""Who plays many games: whoever it is, the same games come out, in their order."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from game.bots import workforce as module
from game.bots.workforce import ClusterError, workforce
from game.simulate import Task, play, simulate
from game.simulate_table import cells, fill, held_in

SETTINGS = {"players": 3, "difficulty": "easy", "rooms": "v1", "expansions": ["escape-pod"]}
TASKS = [Task({**SETTINGS, "seed": seed}, ("cadet",)) for seed in range(8)]


def results(processes: int, scheduler: str | None = None) -> list[tuple[bool, str, int]]:
    """What came of the games, but for the time they took."""
    with workforce(processes, scheduler) as each:
        return [(game.won, game.reason, game.turns) for game in each(play, TASKS)]


@pytest.mark.slow
def test_two_processes_play_the_same_games() -> None:
    assert results(2) == results(1)


def test_dask_is_needed_only_where_a_cluster_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    done = "import sys, game.simulate, game.simulate_table; sys.exit('distributed' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", done], check=False).returncode == 0

    def missing(name: str) -> Any:
        raise ImportError(f"No module named {name!r}")

    monkeypatch.setattr(module, "import_module", missing)
    with pytest.raises(ClusterError, match=r"requirements-cluster\.txt"), workforce(1, "tcp://127.0.0.1:1"):
        pass


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    """Of the scheduler of two workers on this machine."""
    distributed = pytest.importorskip("distributed")
    with distributed.LocalCluster(
        n_workers=2, threads_per_worker=1, processes=True, dashboard_address=None
    ) as cluster:
        yield cluster.scheduler_address


@pytest.mark.slow
class TestCluster:
    """Two workers on this machine."""

    def test_a_cluster_plays_the_same_games(self, address: str) -> None:
        assert results(1, address) == results(1)

    def test_those_who_search_choose_the_same(self, address: str) -> None:
        tasks = [Task({"players": 2, "difficulty": "easy", "seed": 4}, ("officer", "cadet"), samples=4)]
        alone, there = simulate(tasks, 1), simulate(tasks, 1, address)
        for told in (alone, there):
            del told["seconds_per_turn"], told["games_per_s"]
        assert alone == there

    def test_the_table_is_the_same(self, address: str, tmp_path: Path) -> None:
        chosen = [cell for cell in cells() if cell.name.startswith("2/easy/v1")]
        for name, scheduler in (("alone", None), ("there", address)):
            with workforce(1, scheduler) as each:
                fill(tmp_path / name, "cadet", 3, chosen, each, float("inf"), 2)
        assert held_in(tmp_path / "alone") == held_in(tmp_path / "there")

    def test_by_the_command(self, address: str) -> None:
        asked = "game.simulate --players 3 --difficulty easy --crew cadet --games 8 --escape-pod --json"
        line = [sys.executable, "-m", *asked.split(), "--scheduler", address]
        told = json.loads(subprocess.run(line, capture_output=True, text=True, check=True).stdout)
        assert told["wins"] == sum(won for won, _, _ in results(1)) and told["games"] == 8

    def test_workers_with_other_weights_are_refused(
        self, address: str, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(module, "digest", lambda data, rank: "other")
        with pytest.raises(ClusterError, match="other weights"), workforce(1, address):
            pass

    def test_where_nobody_answers(self) -> None:
        pytest.importorskip("distributed")
        with pytest.raises(ClusterError, match="No Dask scheduler"), workforce(1, "tcp://127.0.0.1:1"):
            pass
