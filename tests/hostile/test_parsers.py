"""Every parser reads files that nobody wrote; `python -m tools.fuzz.parsers` reads a million."""

from __future__ import annotations

import json
import random
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tools.fuzz.parsers import watch as watching
from tools.fuzz.parsers.engines import by_lines
from tools.fuzz.parsers.every import PARSERS, parser_of
from tools.fuzz.parsers.mutations import Mutator
from tools.fuzz.parsers.parsing import BYTES, FORMS, JSON, Parser
from tools.fuzz.parsers.watch import LONGEST_S, Watch, peak_mb

ROOT = Path(__file__).parents[2]
RUNS = (24, pytest.param(1500, marks=pytest.mark.slow))


@pytest.mark.parametrize("runs", RUNS)
@pytest.mark.parametrize("name", PARSERS)
def test_a_parser_raises_what_it_declares_and_nothing_else(tmp_path: Path, name: str, runs: int) -> None:
    watch = Watch(parser_of(name, tmp_path), tmp_path / "found")
    lines = by_lines(watch, runs, 600, 1, lambda: None)
    assert watch.findings == {}
    assert watch.runs == runs and lines > 10, "it is read by the program itself"


@pytest.mark.parametrize("name", PARSERS)
def test_real_files_are_read(tmp_path: Path, name: str) -> None:
    parser = parser_of(name, tmp_path)
    watch = Watch(parser)
    for data in random.Random(2).sample(list(parser.seeds), min(6, len(parser.seeds))):
        watch.read(data)
    assert watch.taken > 0 and not watch.findings and parser.form in FORMS


@pytest.mark.parametrize("form", FORMS)
def test_changed_files_are_other_files_of_the_form(form: str) -> None:
    seeds = [json.dumps({"a": [1, 2, {"b": "c d"}], "e": n}).encode() for n in range(3)]
    change = Mutator(Parser(lambda data: None, (), seeds, form))
    made = [change(seeds[0], random.Random(n)) for n in range(300)]
    assert len(set(made)) > 200
    assert made == [change(seeds[0], random.Random(n)) for n in range(300)] or form == JSON
    if form == JSON:
        assert sum(data.startswith(b"{") for data in made) > 150


def held_mb() -> float:
    """Return what this process holds now: the most it ever held may be of tests before this one."""
    status = Path("/proc/self/status").read_text(encoding="utf-8")
    return int(status.split("VmRSS:")[1].split()[0]) / 1024


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="where memory is looked up in /proc")
def test_what_must_not_be_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert peak_mb() >= held_mb() - 1
    monkeypatch.setattr(watching, "peak_mb", held_mb)
    monkeypatch.setattr(watching, "MOST_MB", 20.0)  # a slow machine gives 200 in more than a second
    kept = []

    def read(data: bytes) -> None:
        if data == b"key":
            {}["x"]  # noqa: B018
        if data == b"slow":
            end = time.thread_time() + LONGEST_S + 0.1
            while time.thread_time() < end:
                pass
        if data == b"large":
            # more than 32 MB come from the system, never from what this process has held before
            kept.append(bytearray(b"x") * 40 * 1024 * 1024)
        if data == b"refused":
            raise ValueError

    watch = Watch(Parser(read, (ValueError,), [b"good"], BYTES), tmp_path)
    for data in (b"good", b"key", b"slow", b"large", b"refused", b"key"):
        watch.read(data)
    assert (watch.runs, watch.taken, watch.refused) == (6, 3, 1)
    assert [*watch.findings.values()] == [2, 1, 1]
    assert [name.split()[0] for name in watch.findings] == ["KeyError", "took", "took"]
    assert {(tmp_path / file).read_bytes() for file in watch.files.values()} == {b"key", b"slow", b"large"}


def test_a_file_that_reaches_a_new_line_is_changed_further(tmp_path: Path) -> None:
    from game.storage.files.jpeg import jpeg_size

    seen = set()

    def read(data: bytes) -> None:
        seen.add(jpeg_size(data))

    watch = Watch(Parser(read, (), [b"\xff\xd8" + bytes(12)], BYTES, [b"\xff\xc0", b"\xff\xda"]))
    few = by_lines(watch, 40, 60, 1, lambda: None)
    watch = Watch(Parser(read, (), [b"\xff\xd8" + bytes(12)], BYTES, [b"\xff\xc0", b"\xff\xda"]))
    assert by_lines(watch, 6000, 60, 1, lambda: None) > few


def test_the_command_prints_a_table(tmp_path: Path) -> None:
    words = ["jpeg", "--runs", "300", "--engine", "lines", "--found", str(tmp_path)]
    command = [sys.executable, "-m", "tools.fuzz.parsers", *words]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 0, done.stderr
    *_, row = done.stdout.strip().splitlines()
    assert row.startswith("| jpeg | lines | 300 | ") and row.endswith(" | 0 |")
