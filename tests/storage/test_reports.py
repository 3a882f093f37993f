"""Crash reports tell a person what happened and the program how to see it again."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path
from typing import Any

import pytest

from game.storage.files.documents import FileError
from game.storage.reports.crash import (
    KEPT,
    MARK,
    describe,
    pack_files,
    read_crash_report,
    unpack_files,
    write_crash_report,
)

NOW = datetime(2026, 1, 2, 20, 15, 0)
RECORDED: dict[str, Any] = {
    "game": {"choices": ["all of them"]},
    "attempt": None,
    "settings": {"version": 1},
    "size": [1280, 720],
    "files": {},
    "start": None,
    "steps": [[16.5, []]],
}


def raised() -> BaseException:
    try:
        raise ValueError("wrong turn, Zoë")
    except ValueError as error:
        return error


def test_a_crash_report_tells_all(tmp_path: Path) -> None:
    path = write_crash_report(tmp_path / "logs", raised(), RECORDED, NOW)
    text = path.read_text(encoding="utf-8").partition(MARK)[0]
    for part in (
        "2026-01-02 20:15:00",
        "ValueError: wrong turn, Zoë",
        "in raised",
        "Python",
        "pygame-ce",
        "Solar Storm 0.",
        "--replay-report",
    ):
        assert part in text, part


def test_a_report_is_read_again(tmp_path: Path) -> None:
    whole = read_crash_report(write_crash_report(tmp_path, raised(), RECORDED, NOW))
    for key, value in RECORDED.items():
        assert whole[key] == value
    assert whole["error"] == describe(raised())
    assert whole["error"]["type"] == "ValueError" and whole["error"]["where"] == "test_reports.py: raised"
    assert whole["versions"]["Python"] and whole["when"] == "2026-01-02T20:15:00"


def test_reports_of_one_second_have_different_names(tmp_path: Path) -> None:
    assert len({write_crash_report(tmp_path, raised(), RECORDED, NOW) for _ in range(3)}) == 3


def test_old_reports_are_removed(tmp_path: Path) -> None:
    for _ in range(KEPT + 5):
        last = write_crash_report(tmp_path, raised(), RECORDED, NOW)
    assert len(list(tmp_path.glob("crash-*.txt"))) == KEPT
    assert last.exists()


def test_a_disk_that_refuses(tmp_path: Path) -> None:
    (tmp_path / "logs").write_text("a file where the folder should be")
    with pytest.raises(OSError):
        write_crash_report(tmp_path / "logs", raised(), RECORDED, NOW)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("a letter to the makers", "foreign"),
        (MARK, "empty"),
        (MARK + "\n{", "cut-off"),
        (MARK + "\n[]", "foreign"),
        (MARK + '\n{"format": "solar-storm-report", "version": 99}', "newer"),
        (MARK + '\n{"format": "solar-storm-report", "version": "1"}', "value"),
        (MARK + '\n{"format": "solar-storm-report", "version": 1}', "value"),
    ],
)
def test_what_is_no_report_says_why(tmp_path: Path, text: str, why: str) -> None:
    (tmp_path / "x.txt").write_text(text, encoding="utf-8")
    with pytest.raises(FileError) as refused:
        read_crash_report(tmp_path / "x.txt")
    assert refused.value.why == why and "x.txt" in refused.value.detail


@pytest.mark.parametrize(
    ("key", "value"),
    [("error", None), ("settings", []), ("size", [1, 2, 3]), ("size", ["a", 2]), ("steps", {})],
)
def test_a_part_that_makes_no_sense_is_named(tmp_path: Path, key: str, value: Any) -> None:
    path = write_crash_report(tmp_path, raised(), {**RECORDED, key: value}, NOW)
    with pytest.raises(FileError) as refused:
        read_crash_report(path)
    assert refused.value.why == "value" and f"'{key}'" in refused.value.detail


def test_files_are_packed_as_they_are(tmp_path: Path) -> None:
    one, two = tmp_path / "one.json", tmp_path / "two.json"
    one.write_bytes(b"\xff\x00 cut o")
    packed = pack_files([one, two, tmp_path])
    assert set(packed) == {"one.json"}, "what cannot be read is left out"
    unpack_files({**packed, "../out.json": packed["one.json"], "bad": "&&&", "list": []}, tmp_path / "there")
    assert (tmp_path / "there" / "one.json").read_bytes() == b"\xff\x00 cut o"
    assert not (tmp_path / "out.json").exists()


@pytest.mark.parametrize(
    "file",
    ["game/rules/history.py", "/opt/solar storm/game/app/shell/app.py", "C:\\x\\game\\storage\\saves.py"],
)
def test_the_place_of_an_error_is_in_the_program(file: str) -> None:
    """Also in an executable, where paths are relative, and on Windows; libraries below it play no part."""
    names: dict[str, Any] = {}
    library = "def inner(f):\n    raise ValueError('x')\n"
    exec(compile(library, "/usr/lib/python3/json/decoder.py", "exec"), names)
    exec(compile("def outer():\n    inner(1)\n", file, "exec"), names)
    with pytest.raises(ValueError, match="x") as caught:
        names["outer"]()
    assert describe(caught.value)["where"].endswith(": outer")
