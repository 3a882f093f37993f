"""The command that plays an evening at the window: it plays, and knows when memory grows."""

from __future__ import annotations

from itertools import islice
from pathlib import Path

import pytest

from tests.app.stage import open_app
from tools.bench import soak
from tools.bench.soak import Evening, Held, growth


@pytest.mark.skipif(not Path("/proc/self/statm").exists(), reason="the system does not tell")
def test_an_evening_is_played_at_the_window(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(soak, "SAMPLE_S", 20.0)
    monkeypatch.setattr(soak, "PAUSE_S", 0.0)
    evening = Evening(open_app(tmp_path, (640, 360)), seed=1)
    held = list(islice(evening.play(0.05), 4))
    assert [one.choices for one in held] == sorted({one.choices for one in held})
    assert len({one.at_s for one in held}) == len(held)
    assert all(one.most_mb * 1.01 > one.memory_mb > 50 and one.files > 2 and one.threads >= 1 for one in held)


def test_growth_is_told_in_mb_an_hour() -> None:
    flat = [Held(600.0 * n, 400.0 + n % 2, 410.0, 30, 8, n, n) for n in range(12)]
    assert abs(growth(flat)) < soak.MOST_AN_HOUR
    growing = [Held(600.0 * n, 400.0 + n / 2, 410.0, 30, 8, n, n) for n in range(12)]
    assert growth(growing) == pytest.approx(3.0)
