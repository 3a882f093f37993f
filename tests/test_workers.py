"""Tests are spread over as many processes as the machine bears."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tests import workers
from tests.workers import MOST, count, resident

PLENTY = "MemTotal: 64000000 kB\nMemAvailable: 60000000 kB\n"


@pytest.mark.parametrize(
    ("cores", "quota", "memory", "processes"),
    [
        (1, "max 100000", PLENTY, 0),
        (2, "max 100000", PLENTY, 2),
        (4, "", PLENTY, 4),
        (16, "max 100000", PLENTY, MOST),
        (64, "200000 100000", PLENTY, 2),
        (64, "50000 100000", PLENTY, 0),
        (4, "max 100000", "MemAvailable: 4000000 kB", 2),
        (4, "max 100000", "MemAvailable: 1000000 kB", 0),
        (4, "max 100000", "nothing that is known", 4),
    ],
)
def test_the_number_of_processes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, cores: int, quota: str, memory: str, processes: int
) -> None:
    monkeypatch.setattr(os, "sched_getaffinity", lambda _: set(range(cores)), raising=False)
    (tmp_path / "quota").write_text(quota)
    (tmp_path / "memory").write_text(memory)
    assert count(tmp_path / "quota", tmp_path / "memory") == processes


def test_without_linux_the_cores_count(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(os, "sched_getaffinity", raising=False)
    monkeypatch.setattr(os, "cpu_count", lambda: 4)
    assert count(tmp_path / "none", tmp_path / "none") == 4


def test_what_this_process_takes_is_told_or_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    if workers.OWN.exists():
        assert 10**7 < resident() < 10**11
    monkeypatch.setattr(workers, "OWN", tmp_path / "nowhere")
    assert resident() == 0
