"""A Dask cluster plays the same games: by the very commands of docs/bots.md, each a process of its own."""

from __future__ import annotations

import json
import os
import re
import shlex
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from game.bots import cluster as module
from game.bots import same_program
from game.bots.cluster import Alike, ClusterError, Scheduler
from game.bots.same_program import differences, fingerprint
from game.bots.workforce import workforce
from game.simulate import Task, simulate
from game.simulate_table import cells, fill, held_in

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "bots.md"
WAIT = 120.0
"""Seconds for a process to begin, on a machine with other work."""


def commands() -> dict[str, list[str]]:
    """The commands of the page, by what is started."""
    (block,) = re.findall(r"^```\n(openssl.*?)^```$", PAGE.read_text(encoding="utf-8"), re.M | re.S)
    names = ("openssl", "scheduler", "worker", "simulate", "table")
    return dict(zip(names, map(shlex.split, block.splitlines()), strict=True))


class TestFingerprint:
    def test_it_covers_rules_python_content_and_weights(self) -> None:
        assert list(fingerprint()) == ["Python", "rules", "content", "weights"]

    def test_what_differs_is_named(self) -> None:
        own = dict(fingerprint())
        assert differences(own, own) == []
        assert differences(own, {**own, "rules": "other"}) == ["rules"]
        assert differences(own, {"weights": own["weights"]}) == ["Python", "rules", "content"]

    def test_other_code_is_seen(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        before = same_program._code()
        for name in ("rules/engine.py", "bots/sim/heuristics.py", "simulate.py"):
            for file in {file for pattern in same_program.DECIDE for file in same_program.CODE.glob(pattern)}:
                copy = tmp_path / file.relative_to(same_program.CODE)
                copy.parent.mkdir(parents=True, exist_ok=True)
                copy.write_bytes(file.read_bytes())
            with monkeypatch.context() as patch:
                patch.setattr(same_program, "CODE", tmp_path)
                assert same_program._code() == before
                with (tmp_path / name).open("a", encoding="utf-8") as changed:
                    changed.write("# another\n")
                assert same_program._code() != before, name

    def test_a_worker_that_joins_late_is_looked_at_too(self) -> None:
        assert Alike(abs, fingerprint())(-3) == 3
        with pytest.raises(ClusterError, match="other content and weights"):
            Alike(abs, {**fingerprint(), "content": "x", "weights": "y"})(-3)


class TestRefused:
    def test_without_dask(self, monkeypatch: pytest.MonkeyPatch) -> None:
        def missing(name: str) -> Any:
            raise ImportError(f"No module named {name!r}")

        monkeypatch.setattr(module, "import_module", missing)
        with (
            pytest.raises(ClusterError, match=r"requirements-cluster\.lock"),
            workforce(1, Scheduler("tcp://127.0.0.1:1")),
        ):
            pass

    @pytest.mark.parametrize(
        ("scheduler", "why"),
        [
            (Scheduler("tls://127.0.0.1:1"), "--tls-ca-file, --tls-cert and --tls-key"),
            (Scheduler("tls://127.0.0.1:1", "a", "b"), "--tls-ca-file, --tls-cert and --tls-key"),
            (Scheduler("tcp://127.0.0.1:1", "a", "b", "c"), "does not begin with tls://"),
        ],
    )
    def test_files_and_address_must_fit(self, scheduler: Scheduler, why: str) -> None:
        pytest.importorskip("distributed")
        with pytest.raises(ClusterError, match=why), workforce(1, scheduler):
            pass

    def test_workers_of_another_state_are_named_with_what_differs(self) -> None:
        class Client:
            def run(self, work: Any) -> Mapping[str, Any]:
                return {"tls://one": fingerprint(), "tls://two": {**fingerprint(), "rules": "other"}}

        with pytest.raises(ClusterError, match=r"this machine: tls://two \(rules\)\.$"):
            module._examine(Client(), "tls://there")

    @pytest.mark.slow
    def test_where_nobody_answers(self) -> None:
        pytest.importorskip("distributed")
        with (
            pytest.raises(ClusterError, match="No Dask scheduler"),
            workforce(1, Scheduler("tcp://127.0.0.1:1")),
        ):
            pass


class Cluster:
    """A scheduler and the workers of two machines, as the page starts them.

    Args:
        folder: for certificate and key.
    """

    def __init__(self, folder: Path) -> None:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self._port = str(free.getsockname()[1])
        self._folder = folder
        self._started: list[subprocess.Popen[bytes]] = []
        subprocess.run(self.line("openssl"), check=True, capture_output=True)
        self._start("scheduler")
        self.workers = [self._start("worker"), self._start("worker")]

    def line(self, name: str) -> list[str]:
        """A command of the page, for this machine, these files and this port."""
        words = []
        for word in commands()[name]:
            word = word.replace("HOST", "127.0.0.1").replace("8786", self._port)
            words.append(str(self._folder / word) if word.endswith(".pem") else word)
        return [sys.executable if words[0] == "python" else words[0], *words[1:]]

    def scheduler(self) -> Scheduler:
        """Where it is reached."""
        line = self.line("simulate")
        return Scheduler(*(line[line.index(f"--{name}") + 1] for name in WAYS))

    def _start(self, name: str, where: Path = ROOT) -> subprocess.Popen[bytes]:
        environment = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
        with (self._folder / f"{name}-{len(self._started)}.log").open("wb") as log:
            started = subprocess.Popen(
                self.line(name), cwd=where, env=environment, stdout=log, stderr=log, start_new_session=True
            )
        self._started.append(started)
        return started

    def strangers(self) -> subprocess.Popen[bytes]:
        """Start a machine's workers in another folder than that of the game."""
        return self._start("worker", self._folder)

    def lose(self, machine: subprocess.Popen[bytes]) -> None:
        """Kill a machine's worker with all its processes, at once."""
        os.killpg(machine.pid, signal.SIGKILL)
        machine.wait()

    def close(self) -> None:
        """End what is left."""
        for started in reversed(self._started):
            if started.poll() is None:
                os.killpg(started.pid, signal.SIGKILL)
                started.wait()


WAYS = ("scheduler", "tls-ca-file", "tls-cert", "tls-key")


@contextmanager
def reached(cluster: Cluster) -> Iterator[Any]:
    """Dask's own client."""
    distributed: Any = pytest.importorskip("distributed")
    address, *_ = scheduler = cluster.scheduler()
    security = module._security(distributed, scheduler)
    with distributed.Client(address, timeout=WAIT, security=security) as client:
        yield client


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Cluster]:
    """A cluster whose workers are all there."""
    pytest.importorskip("distributed")
    cluster = Cluster(tmp_path_factory.mktemp("cluster"))
    try:
        with reached(cluster) as client:
            client.wait_for_workers(2 * (os.cpu_count() or 1), timeout=WAIT)
        yield cluster
    finally:
        cluster.close()


def asked(line: list[str], *more: str) -> subprocess.CompletedProcess[str]:
    environment = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
    return subprocess.run(
        [*line, *more], cwd=ROOT, env=environment, capture_output=True, text=True, check=False
    )


@pytest.mark.slow
@pytest.mark.skipif(os.name == "nt", reason="kills groups of processes")
class TestByTheCommandsOfThePage:
    """In this order: the last test loses a worker."""

    def test_the_same_games_as_here(self, running: Cluster) -> None:
        line = running.line("simulate")
        done = asked(line, "--games", "12", "--json")
        assert done.returncode == 0, done.stderr
        told = json.loads(done.stdout)
        tasks = [Task({"players": 3, "difficulty": "easy", "seed": seed}, ("cadet",)) for seed in range(12)]
        here = simulate(tasks, 1)
        for one in (told, here):
            del one["seconds_per_turn"], one["games_per_s"]
        assert told == here

    def test_who_searches_chooses_the_same(self, running: Cluster) -> None:
        tasks = [Task({"players": 2, "difficulty": "easy", "seed": 4}, ("officer", "cadet"), samples=4)]
        here, there = simulate(tasks, 1), simulate(tasks, 1, running.scheduler())
        for one in (here, there):
            del one["seconds_per_turn"], one["games_per_s"]
        assert here == there

    def test_nobody_without_the_certificate_is_let_in(self, running: Cluster, tmp_path: Path) -> None:
        distributed: Any = pytest.importorskip("distributed")
        address, ca_file, *_ = running.scheduler()
        line = running.line("openssl")
        stranger = [str(tmp_path / Path(word).name) if word.endswith(".pem") else word for word in line]
        subprocess.run(stranger, check=True, capture_output=True)
        for security in (
            None,
            distributed.Security(
                tls_ca_file=ca_file,
                tls_client_cert=str(tmp_path / "cert.pem"),
                tls_client_key=str(tmp_path / "key.pem"),
                require_encryption=True,
            ),
        ):
            plain = address if security else address.replace("tls:", "tcp:")
            with (
                pytest.raises((OSError, TypeError)),
                distributed.Client(plain, timeout="4s", security=security),
            ):
                pass

    def test_workers_without_the_game_are_told_where_to_start(self, running: Cluster) -> None:
        cores = os.cpu_count() or 1
        strangers = running.strangers()
        with reached(running) as client:
            client.wait_for_workers(3 * cores, timeout=WAIT)
            with pytest.raises(ClusterError, match="start them in the folder of the game"):
                module._examine(client, "tls://there")
            running.lose(strangers)
            until = time.monotonic() + WAIT
            while len(client.scheduler_info(n_workers=-1)["workers"]) > 2 * cores:
                assert time.monotonic() < until
                time.sleep(0.2)

    def test_a_lost_machine_changes_nothing(self, running: Cluster, tmp_path: Path) -> None:
        file, chosen = tmp_path / "there.json", [cell for cell in cells() if cell.name == "2/easy/v1"]
        games = 60
        more = ["--games", str(games), "--cells", "2/easy/v1", "--base", "--part", "20", "--file", str(file)]
        environment = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
        with subprocess.Popen([*running.line("table"), *more], cwd=ROOT, env=environment) as table:
            until = time.monotonic() + WAIT
            while not file.exists() and time.monotonic() < until:
                time.sleep(0.05)
            running.lose(running.workers[0])
            assert table.wait(2 * WAIT) == 0
        with workforce(2) as each:
            fill(tmp_path / "here.json", "cadet", games, chosen, each, float("inf"), 20)
        assert held_in(file) == held_in(tmp_path / "here.json")
        assert held_in(file)["cadet"]["cells"]["2/easy/v1"]["games"] == games
