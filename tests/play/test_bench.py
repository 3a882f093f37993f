"""The bench measures what it says, in the agreed form."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from game.app.drawing.images.pictures import Pictures
from tools.bench.__main__ import main, side_by_side, table
from tools.bench.whole_game import Frame, summary, watched


@pytest.mark.slow
def test_the_bench_prints_one_object_with_every_number() -> None:
    run = subprocess.run(
        [sys.executable, "-m", "tools.bench", "--json", "--quick"],
        capture_output=True,
        text=True,
        check=True,
    )
    found = json.loads(run.stdout)
    for key in ("decisions_per_s", "copy_us", "save_ms", "load_ms", "first_frame_s", "memory_mb"):
        assert found[key] > 0, key
    assert found["idle_cpu_percent"] >= 0
    for times in found["frames"].values():
        assert {"bare_ms", "rest_ms", "animating_ms", "dragging_ms"} <= times.keys()
        assert times["animating_ms"] > 0


def test_two_checkouts_stand_side_by_side() -> None:
    here = {"speed": 30, "frames": {"1x1": {"ms": 2.0}}, "new": 1}
    there = {"speed": 10, "frames": {"1x1": {"ms": 4.0}}, "gone": 1}
    lines = [line.split() for line in side_by_side(here, there).splitlines()]
    assert lines == [["speed", "30", "10", "3.00"], ["frames", "1x1", "ms", "2.0", "4.0", "0.50"]]


def test_the_table_tells_all_that_was_measured() -> None:
    frames = [Frame("game", n, n == 0, float(n), (("painting the dock", n - 0.5),)) for n in range(40)]
    times = {f"{name}_{kind}": 1.0 for name in BENCH_FRAMES for kind in ("ms", "p99_ms")}
    told = table(
        {
            **dict.fromkeys(FIGURES, 7),
            "frames": {"1920x1080": times},
            "whole_game": {"1920x1080": summary(frames)},
        }
    )
    assert "most memory, 2560x1080 at 200 %" in told and "23 of 39 frames" in told
    assert told.count("painting the dock") == 10 and "  39.0 ms  game 39: painting the dock 38.5" in told


FIGURES = (
    "decisions_per_s", "decisions_per_s_everything", "copy_us", "save_ms", "load_ms", "first_frame_s",
    "idle_cpu_percent", "idle_after_move_percent", "idle_asleep_percent", "memory_mb",
    "most_memory_mb",
)  # fmt: skip
BENCH_FRAMES = ("bare", "rest", "living", "animating", "dragging")


def test_a_checkout_without_a_bench_is_told_before_anything_is_measured(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.argv", ["bench", "--against", str(tmp_path)])
    monkeypatch.setattr("tools.bench.__main__.measure", lambda **_: pytest.fail("measured"))
    with pytest.raises(SystemExit):
        main()
    assert "has no bench" in capsys.readouterr().err


def test_frames_that_open_a_screen_are_counted_apart() -> None:
    frames = [Frame("game", n, n == 0, 200.0 if n == 0 else float(n), ()) for n in range(20)]
    found = summary(frames)
    assert (found["frames"], found["max_ms"], found["over_16_7"]) == (19, 19.0, 3)
    assert found["opening_max_ms"] == 200.0


def test_what_the_bench_watches_is_there() -> None:
    """It names parts of the program that others may rename."""
    usual = Pictures.shape
    with watched():
        assert Pictures.shape is not usual
    assert Pictures.shape is usual
