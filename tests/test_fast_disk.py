"""Tests write into memory only where there is a place for it with room, from which programs may run."""

from __future__ import annotations

import os
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from tests.fast_disk import fast_root

FREE = {"f_flag": 0, "f_bavail": 100, "f_frsize": 10}
needs_statvfs = pytest.mark.skipif(not hasattr(os, "statvfs"), reason="this system has no such question")


@needs_statvfs
@pytest.mark.parametrize(
    ("changes", "found"),
    [({}, True), ({"f_bavail": 99}, False), ({"f_flag": 8}, False)],
    ids=["room", "little room", "nothing may run"],
)
def test_a_place_in_memory_is_taken_where_it_serves(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, changes: dict[str, Any], found: bool
) -> None:
    monkeypatch.setattr(os, "ST_NOEXEC", 8, raising=False)
    monkeypatch.setattr(os, "statvfs", lambda _: SimpleNamespace(**{**FREE, **changes}))
    assert fast_root(tmp_path, 1000) == (tmp_path if found else None)


@needs_statvfs
def test_a_system_without_the_flag_runs_programs_anywhere(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delattr(os, "ST_NOEXEC", raising=False)
    monkeypatch.setattr(os, "statvfs", lambda _: SimpleNamespace(**FREE))
    assert fast_root(tmp_path, 1000) == tmp_path


def test_where_there_is_none_the_usual_one_serves(tmp_path: Path) -> None:
    assert fast_root(tmp_path / "nowhere", 0) is None
